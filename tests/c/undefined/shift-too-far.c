/* 32 bits, shifted by 32. */
int main(int argc, char **argv) {
  unsigned bit = 31 + argc;
  return (int)(1u << bit);
}
