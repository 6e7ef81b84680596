/* A pointer is moved in front of its array; nothing is accessed. */
int main(int argc, char **argv) {
  int list[4] = {0};
  int *place = list;
  place -= argc;
  return place == 0;
}
