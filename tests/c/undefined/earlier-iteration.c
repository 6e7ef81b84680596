/* A variable of the iteration before. */
int main(void) {
  int *before = 0;
  int sum = 0;
  for (int i = 0; i < 3; i++) {
    int square = i * i;
    if (before != 0) sum += *before;
    before = &square;
  }
  return sum == 1;
}
