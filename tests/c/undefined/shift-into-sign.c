/* A bit is shifted into the sign and beyond. */
int main(int argc, char **argv) {
  int bits = 0x40000000 + argc;
  return (bits << 2) == 4;
}
