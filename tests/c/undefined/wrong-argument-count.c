/* A function of two numbers gets one. */
static int sum(int one, int other) {
  return one + other;
}

int main(void) {
  int (*function)(int) = (int (*)(int))sum;
  return function(3) == 3;
}
