/* A number is used as an address. */
int main(void) {
  int *place = (int *)0x1234;
  return *place;
}
