/* The same with a local variable. */
int main(int argc, char **argv) {
  const int limit = argc;
  int *place = (int *)&limit;
  *place = 3;
  return 0;
}
