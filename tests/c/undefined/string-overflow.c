/* strcpy writes the zero behind the end. */
#include <string.h>

int main(void) {
  char name[5];
  strcpy(name, "hello");
  return name[0] == 'x';
}
