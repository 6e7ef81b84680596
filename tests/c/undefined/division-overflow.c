/* The least number, divided by -1. */
#include <limits.h>

int main(int argc, char **argv) {
  int least = INT_MIN, minus = -argc;
  return least / minus < 0;
}
