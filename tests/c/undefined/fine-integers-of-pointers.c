/* Pointers go through integers of their width, and are copied as bytes. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

int main(void) {
  int list[4] = {1, 2, 3, 4};
  uintptr_t number = (uintptr_t)&list[1];
  int *place = (int *)(number + sizeof(int));
  int *copy;
  memcpy(&copy, &place, sizeof copy);
  printf("%d %d\n", *place, *copy);
  return 0;
}
