/* One branch ends without a value, and the value is used. */
static int sign(int number) {
  if (number > 0) return 1;
  if (number < 0) return -1;
}

int main(void) {
  return sign(0) == 5;
}
