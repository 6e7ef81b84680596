/* <time.h>: days over 800 years, conversions of strftime, times that are out of order. */
#include <stdio.h>
#include <string.h>
#include <sys/time.h>
#include <time.h>

static void show(const struct tm *t) {
  char text[300];
  static const char *const formats[] = {
    "%a %A %b %B %C %d %e %F %g %G %h %H %I %j %k %l", "%m %M %p %P %r %R %S %T %u %U %V %w %W %y %Y %%|%n|%t|", "%c|%x|%X|%D|%Ey|%Od"};
  for (int i = 0; i < 3; i++) {
    size_t length = strftime(text, sizeof text, formats[i], t);
    printf("%zu %s\n", length, text);
  }
}

int main(void) {
  unsigned long long sum = 0;
  /* As far as times reach. */
  long long first = sizeof(time_t) == 8 ? -12000000000LL : -2147483647LL, last = sizeof(time_t) == 8 ? 13000000000LL : 2147483647LL;
  for (long long at = first; at < last; at += 40000003) {
    struct tm a, b;
    time_t t = (time_t)at;
    gmtime_r(&t, &a);
    sum = sum * 31 + a.tm_year * 400 + a.tm_yday + a.tm_mon * 31 + a.tm_mday + a.tm_wday + a.tm_hour + a.tm_min + a.tm_sec;
    b = a;
    if (timegm(&b) != t || memcmp(&a.tm_sec, &b.tm_sec, 9 * sizeof(int)) != 0) printf("wrong: %ld\n", (long)t);
  }
  printf("%llu\n", sum);
  static const time_t some[] = {0, 951827696, 1704067199, 1735603200, -1, 1609459200, 4107542400};
  for (int i = 0; i < 7; i++) {
    show(gmtime(&some[i]));
    printf("%s%s", asctime(localtime(&some[i])), ctime(&some[i]));
  }
  struct tm odd = {.tm_year = 124, .tm_mon = 14, .tm_mday = -40, .tm_hour = 49, .tm_min = -3, .tm_sec = 4000};
  printf("%ld", (long)mktime(&odd));
  printf(" %d %d %d %d %d\n", odd.tm_year, odd.tm_mon, odd.tm_mday, odd.tm_wday, odd.tm_yday);
  char small[5];
  printf("%zu %zu\n", strftime(small, 5, "%Y", &odd), strftime(small, 4, "%Y", &odd));
  struct tm result;
  time_t now = time(NULL), zero = 0;
  struct timespec exact;
  printf("%d\n", timespec_get(&exact, TIME_UTC) == TIME_UTC && exact.tv_sec - now <= 1 && exact.tv_nsec < 1000000000);
  printf("%d %d\n", clock_gettime(CLOCK_REALTIME, &exact), localtime_r(&zero, &result) == &result && clock() >= 0);
  printf("%g\n", difftime(now + 5, now));
  struct timeval precise;
  printf("%d\n", gettimeofday(&precise, NULL) == 0 && precise.tv_sec - now <= 1 && precise.tv_usec < 1000000);
  return 0;
}
