/* 64 bits overflow too. */
#include <limits.h>

int main(int argc, char **argv) {
  long big = LONG_MAX - argc;
  big += 2;
  return big < 0;
}
