#include <stdio.h>
#include "calendar.h"

int main(void) {
  static const int years[] = { 1818, 2000, 2024, 2038 };
  for (int i = 0; i < 4; i++) {
    const int date = easter(years[i]), month = date / 100, day = date % 100;
    /* Addresses of the library are places in a memory of its own. */
    const char *name = (const char *)calendar_memory() + weekday_name(weekday(years[i], month, day));
    printf("%d: %s, day %d\n", years[i], name, day_number(years[i], month, day));
  }
  return 0;
}
