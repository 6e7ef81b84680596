/* Shifted by less than nothing. */
int main(int argc, char **argv) {
  int count = -argc;
  return 8 >> count;
}
