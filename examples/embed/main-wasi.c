#include <stdio.h>

int day_number(int year, int month, int day);
int weekday(int year, int month, int day);
int easter(int year);
const char *weekday_name(int which);

int main(void) {
  static const int years[] = { 1818, 2000, 2024, 2038 };
  for (int i = 0; i < 4; i++) {
    const int date = easter(years[i]), month = date / 100, day = date % 100;
    printf("%d: %s, day %d\n", years[i], weekday_name(weekday(years[i], month, day)), day_number(years[i], month, day));
  }
  return 0;
}
