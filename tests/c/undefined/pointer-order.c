/* The order of two variables. */
int main(void) {
  int one[2] = {0}, other[2] = {0};
  int *first = one, *second = other;
  return first < second ? 0 : 0;
}
