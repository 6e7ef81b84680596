/* 7.27.2.3, 7.27.3: mktime brings members into their ranges; gmtime and mktime of many days. */
#include <stdio.h>
#include <time.h>

static void show(struct tm t) {
  time_t at = mktime(&t);
  printf("%lld %d-%02d-%02d %02d:%02d:%02d %d %d\n", (long long)at, t.tm_year + 1900, t.tm_mon + 1, t.tm_mday, t.tm_hour, t.tm_min, t.tm_sec, t.tm_wday, t.tm_yday);
}

int main(void) {
  show((struct tm){.tm_year = 70, .tm_mday = 1});
  show((struct tm){.tm_year = 100, .tm_mon = 1, .tm_mday = 29});
  show((struct tm){.tm_year = 101, .tm_mon = 1, .tm_mday = 29});
  show((struct tm){.tm_year = 123, .tm_mon = 12, .tm_mday = 32, .tm_hour = 25, .tm_min = 61, .tm_sec = 61});
  show((struct tm){.tm_year = 120, .tm_mon = -1, .tm_mday = 0, .tm_hour = -1});
  show((struct tm){.tm_year = 60, .tm_mon = 5, .tm_mday = 15});
  show((struct tm){.tm_year = 138, .tm_mon = 0, .tm_mday = 19, .tm_hour = 3, .tm_min = 14, .tm_sec = 8});
  long wrong = 0;
  for (long day = -40000; day < 60000; day += 337) {
    time_t at = day * 86400 + 12345;
    struct tm t = *gmtime(&at);
    wrong += mktime(&t) != at || t.tm_wday != ((day + 4) % 7 + 7) % 7;
  }
  printf("%ld\n", wrong);
  struct tm t = {.tm_year = 99, .tm_mon = 11, .tm_mday = 31, .tm_hour = 23, .tm_min = 59, .tm_sec = 59, .tm_wday = 5};
  printf("%s", asctime(&t));
  time_t zero = 0;
  printf("%s%g\n", ctime(&zero), difftime(100, -50));
  printf("%d %d\n", time(NULL) > 1600000000, clock() != (clock_t)-1);
}
// model: LP64
// out: 0 1970-01-01 00:00:00 4 0
// out: 951782400 2000-02-29 00:00:00 2 59
// out: 983404800 2001-03-01 00:00:00 4 59
// out: 1706839321 2024-02-02 02:02:01 5 32
// out: 1575068400 2019-11-29 23:00:00 5 332
// out: -301276800 1960-06-15 00:00:00 3 166
// out: 2147483648 2038-01-19 03:14:08 2 18
// out: 0
// out: Fri Dec 31 23:59:59 1999
// out: Thu Jan  1 00:00:00 1970
// out: 150
// out: 1 1
