#include <stdlib.h>
#include "shapes.h"

int weigh(const int *items, int count)
{
  int weight = 0;
  while (count-- > 0) {
    if (items[count] % 2 == 0 || items[count] > 100)
      weight += items[count];
    else if (items[count] < 0)
      weight -= 1;
    else
      continue;
    weight = clamp(weight, -10, 1000);
  }
  return weight;
}

void leave(int status)
{
  if (status > 0)
    exit(status);
  weigh(NULL, 0);
}
