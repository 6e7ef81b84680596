/* A variable is read that only one branch has assigned. */
int main(int argc, char **argv) {
  int value;
  if (argc > 5) value = 1;
  return value == 1;
}
