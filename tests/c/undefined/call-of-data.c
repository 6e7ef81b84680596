/* A variable is called. */
int main(void) {
  int number = 1;
  void *place = &number;
  ((void (*)(void))place)();
  return 0;
}
