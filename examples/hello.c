/* The smallest C program that says something.
 *   samara run examples/hello.c
 *   samara lower examples/hello.c --to high      the MAPLE that it becomes
 */
#include <stdio.h>

int main(void) {
  printf("Hello from %s\n", "C");
  return 0;
}
