/* Days of the calendar, for whoever wants them: a library that is written once. */

/* Days since the first of January 1970; months and days count from 1. */
int day_number(int year, int month, int day) {
  /* Years begin in March, so that the odd day comes last. */
  const int y = month <= 2 ? year - 1 : year;
  const int era = (y >= 0 ? y : y - 399) / 400, year_of_era = y - era * 400;
  const int day_of_year = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1;
  return era * 146097 + year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year - 719468;
}

/* 0 is Monday. */
int weekday(int year, int month, int day) {
  const int rest = (day_number(year, month, day) + 3) % 7;
  return rest < 0 ? rest + 7 : rest;
}

/* The day of Easter as month * 100 + day, by the rule of Gauss for the Gregorian calendar. */
int easter(int year) {
  const int a = year % 19, b = year / 100, c = year % 100;
  const int d = (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30;
  const int e = (32 + 2 * (b % 4) + 2 * (c / 4) - d - c % 4) % 7;
  const int f = d + e - 7 * ((a + 11 * d + 22 * e) / 451) + 114;
  return f / 31 * 100 + f % 31 + 1;
}

const char *weekday_name(int which) {
  static const char *const names[] = { "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday" };
  return names[which];
}
