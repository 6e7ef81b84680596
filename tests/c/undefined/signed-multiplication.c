/* 50,000 times 50,000 as int. */
static int square(int number) {
  return number * number;
}

int main(void) {
  return square(50000) > 0;
}
