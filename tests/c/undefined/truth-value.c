/* A byte that is no truth value is read as one. */
#include <stdbool.h>
#include <string.h>

int main(void) {
  bool flag;
  memset(&flag, 3, sizeof flag);
  return flag ? 1 : 0;
}
