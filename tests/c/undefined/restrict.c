/* Two restrict pointers to one object: not found. */
static int add(int *restrict sum, const int *restrict other) {
  *sum += *other;
  return *sum + *other;
}

int main(void) {
  int number = 2;
  return add(&number, &number) == 8;
}
