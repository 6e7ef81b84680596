/* Calendar times [C17 7.27]: the Gregorian calendar, in UTC, which is local time as well. */
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#define DAY 86400LL
#define YEARS_400 146097LL

static const char days[7][10] = {"Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"};
static const char months[12][10] = {"January", "February", "March",     "April",   "May",      "June",
                                    "July",    "August",   "September", "October", "November", "December"};

/* Rounds towards negative infinity. */
static long long divide(long long a, long long b) {
  return a / b - (a % b < 0);
}

static long long modulo(long long a, long long b) {
  return a - divide(a, b) * b;
}

static int is_leap(long long year) {
  return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
}

/* Days from 1970-01-01 to the first of a month (0 is January). Years begin in March here, so that the leap day is their last. */
static long long days_before(long long year, int month) {
  long long shifted = month < 2 ? year - 1 : year;
  int since_march = month < 2 ? month + 10 : month - 2;
  long long leap_days = divide(shifted, 4) - divide(shifted, 100) + divide(shifted, 400);
  return shifted * 365 + leap_days + (153 * since_march + 2) / 5 - 719468;
}

time_t timegm(struct tm *time) {
  long long year = 1900LL + time->tm_year + divide(time->tm_mon, 12);
  long long day = days_before(year, modulo(time->tm_mon, 12)) + time->tm_mday - 1;
  long long seconds = ((day * 24 + time->tm_hour) * 60 + time->tm_min) * 60 + time->tm_sec;
  if ((time_t)seconds != seconds) {
    errno = EOVERFLOW;
    return -1;
  }
  return gmtime_r(&(time_t){(time_t)seconds}, time) == NULL ? -1 : (time_t)seconds;
}

time_t mktime(struct tm *time) {
  return timegm(time);
}

struct tm *gmtime_r(const time_t *restrict time, struct tm *restrict result) {
  long long day = divide(*time, DAY), second = modulo(*time, DAY);
  long long from_march = day + 719468, era = divide(from_march, YEARS_400), of_era = modulo(from_march, YEARS_400);
  long long year = (of_era - of_era / 1460 + of_era / 36524 - of_era / 146096) / 365;
  int of_year = of_era - (365 * year + year / 4 - year / 100), since_march = (5 * of_year + 2) / 153;
  int month = since_march < 10 ? since_march + 2 : since_march - 10;
  year += era * 400 + (month < 2);
  if (year - 1900 > INT_MAX || year - 1900 < INT_MIN) {
    errno = EOVERFLOW;
    return NULL;
  }
  *result = (struct tm){
    .tm_sec = second % 60,
    .tm_min = second / 60 % 60,
    .tm_hour = second / 3600,
    .tm_mday = of_year - (153 * since_march + 2) / 5 + 1,
    .tm_mon = month,
    .tm_year = year - 1900,
    .tm_wday = modulo(day + 4, 7),
    .tm_yday = day - days_before(year, 0),
    .tm_zone = "UTC",
  };
  return result;
}

struct tm *localtime_r(const time_t *restrict time, struct tm *restrict result) {
  return gmtime_r(time, result);
}

struct tm *gmtime(const time_t *time) {
  static struct tm result;
  return gmtime_r(time, &result);
}

struct tm *localtime(const time_t *time) {
  return gmtime(time);
}

char *asctime(const struct tm *time) {
  static char text[64];
  const char *day = time->tm_wday < 0 || time->tm_wday > 6 ? "???" : days[time->tm_wday];
  const char *month = time->tm_mon < 0 || time->tm_mon > 11 ? "???" : months[time->tm_mon];
  snprintf(text, sizeof text, "%.3s %.3s%3d %.2d:%.2d:%.2d %lld\n", day, month, time->tm_mday, time->tm_hour, time->tm_min,
           time->tm_sec, 1900LL + time->tm_year);
  return text;
}

char *ctime(const time_t *time) {
  return asctime(localtime(time));
}

int timespec_get(struct timespec *result, int base) {
  return base == TIME_UTC && clock_gettime(CLOCK_REALTIME, result) == 0 ? base : 0;
}

/* The year to which the week of a day belongs [ISO 8601]: weeks begin on Mondays, the first has a Thursday. `week` is its number. */
static long long iso_year(const struct tm *time, int *week) {
  long long year = 1900LL + time->tm_year;
  int thursday = time->tm_yday + 3 - (time->tm_wday + 6) % 7;
  if (thursday < 0) {
    year--;
    thursday += 365 + is_leap(year);
  } else if (thursday >= 365 + is_leap(year)) {
    thursday -= 365 + is_leap(year);
    year++;
  }
  *week = thursday / 7 + 1;
  return year;
}

/* What several conversions stand for. */
static const char *composed(char conversion) {
  switch (conversion) {
    case 'c': return "%a %b %e %H:%M:%S %Y";
    case 'D': case 'x': return "%m/%d/%y";
    case 'F': return "%Y-%m-%d";
    case 'r': return "%I:%M:%S %p";
    case 'R': return "%H:%M";
    case 'T': case 'X': return "%H:%M:%S";
    case '+': return "%a %b %e %H:%M:%S %Z %Y";
    default: return NULL;
  }
}

static const char *name_of(const char (*names)[10], int count, int at) {
  return at < 0 || at >= count ? "?" : names[at];
}

/* The text of one conversion, of at most 31 bytes; whether there is such a conversion. */
static int convert(char *to, char conversion, const struct tm *time) {
  int week, hour = time->tm_hour % 12 == 0 ? 12 : time->tm_hour % 12;
  long long year = 1900LL + time->tm_year;
  struct tm copy = *time;
  switch (conversion) {
    case 'a': return sprintf(to, "%.3s", name_of(days, 7, time->tm_wday));
    case 'A': return sprintf(to, "%s", name_of(days, 7, time->tm_wday));
    case 'b': case 'h': return sprintf(to, "%.3s", name_of(months, 12, time->tm_mon));
    case 'B': return sprintf(to, "%s", name_of(months, 12, time->tm_mon));
    case 'C': return sprintf(to, "%02lld", divide(year, 100));
    case 'd': return sprintf(to, "%02d", time->tm_mday);
    case 'e': return sprintf(to, "%2d", time->tm_mday);
    case 'g': return sprintf(to, "%02lld", modulo(iso_year(time, &week), 100));
    case 'G': return sprintf(to, "%lld", iso_year(time, &week));
    case 'H': return sprintf(to, "%02d", time->tm_hour);
    case 'I': return sprintf(to, "%02d", hour);
    case 'j': return sprintf(to, "%03d", time->tm_yday + 1);
    case 'k': return sprintf(to, "%2d", time->tm_hour);
    case 'l': return sprintf(to, "%2d", hour);
    case 'm': return sprintf(to, "%02d", time->tm_mon + 1);
    case 'M': return sprintf(to, "%02d", time->tm_min);
    case 'n': return sprintf(to, "\n");
    case 'p': return sprintf(to, time->tm_hour < 12 ? "AM" : "PM");
    case 'P': return sprintf(to, time->tm_hour < 12 ? "am" : "pm");
    case 's': return sprintf(to, "%ld", timegm(&copy));
    case 'S': return sprintf(to, "%02d", time->tm_sec);
    case 't': return sprintf(to, "\t");
    case 'u': return sprintf(to, "%d", time->tm_wday == 0 ? 7 : time->tm_wday);
    case 'U': return sprintf(to, "%02d", (time->tm_yday + 7 - time->tm_wday) / 7);
    case 'V': iso_year(time, &week); return sprintf(to, "%02d", week);
    case 'w': return sprintf(to, "%d", time->tm_wday);
    case 'W': return sprintf(to, "%02d", (time->tm_yday + 7 - (time->tm_wday + 6) % 7) / 7);
    case 'y': return sprintf(to, "%02lld", modulo(year, 100));
    case 'Y': return sprintf(to, "%lld", year);
    case 'z': return sprintf(to, "+0000");
    case 'Z': return sprintf(to, "UTC");
    case '%': return sprintf(to, "%%");
    default: return 0;
  }
}

size_t strftime(char *restrict to, size_t size, const char *restrict format, const struct tm *restrict time) {
  size_t length = 0;
  for (; *format != 0; format++) {
    char text[128];
    size_t count = 1;
    text[0] = *format;
    if (*format == '%' && format[1] != 0) {
      do format++;
      while ((*format == 'E' || *format == 'O') && format[1] != 0);
      const char *parts = composed(*format);
      count = parts != NULL ? strftime(text, sizeof text, parts, time) : (size_t)convert(text, *format, time);
      if (count == 0) count = sprintf(text, "%%%c", *format);
    }
    if (length + count >= size) return 0;
    memcpy(to + length, text, count);
    length += count;
  }
  if (size == 0) return 0;
  to[length] = 0;
  return length;
}
