/* The address of a local variable leaves its function. */
static int *counter(void) {
  int count = 0;
  int *place = &count;
  return place;
}

int main(void) {
  int *place = counter();
  *place = 1;
  return 0;
}
