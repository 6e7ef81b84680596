/* What cannot be reached is reached. */
static int digit(int number) {
  switch (number) {
  case 0: return '0';
  case 1: return '1';
  }
  __builtin_unreachable();
}

int main(void) {
  return digit(2);
}
