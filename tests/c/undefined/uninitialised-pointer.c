/* A pointer that leads nowhere yet. */
int main(void) {
  int *place;
  *place = 1;
  return 0;
}
