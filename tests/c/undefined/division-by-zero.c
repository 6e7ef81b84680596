/* The mean of nothing. */
static int mean(int sum, int count) {
  return sum / count;
}

int main(void) {
  return mean(0, 0);
}
