/* A function of a double is called as one of an int. */
static int twice(double number) {
  return (int)(number * 2);
}

int main(void) {
  int (*function)(int) = (int (*)(int))twice;
  return function(3) == 6;
}
