/* Times [C17 7.27], with what POSIX adds. Local time is UTC. */
#ifndef _SAMARA_TIME_H
#define _SAMARA_TIME_H

#include <stddef.h>

#define CLOCKS_PER_SEC 1000000L
#define TIME_UTC 1
#define CLOCK_REALTIME 0
#define CLOCK_MONOTONIC 1

typedef long clock_t;
typedef long time_t;
typedef int clockid_t;
struct timespec {
  time_t tv_sec;
  long tv_nsec;
};
struct tm {
  int tm_sec;
  int tm_min;
  int tm_hour;
  int tm_mday;
  int tm_mon;
  int tm_year;
  int tm_wday;
  int tm_yday;
  int tm_isdst;
  long tm_gmtoff;
  const char *tm_zone;
};

time_t time(time_t *result);
clock_t clock(void);
double difftime(time_t end, time_t start);
int clock_gettime(clockid_t clock, struct timespec *result);
int timespec_get(struct timespec *result, int base);
time_t mktime(struct tm *time);
time_t timegm(struct tm *time);
struct tm *gmtime(const time_t *time);
struct tm *localtime(const time_t *time);
struct tm *gmtime_r(const time_t *restrict time, struct tm *restrict result);
struct tm *localtime_r(const time_t *restrict time, struct tm *restrict result);
char *asctime(const struct tm *time);
char *ctime(const time_t *time);
size_t strftime(char *restrict to, size_t size, const char *restrict format, const struct tm *restrict time);

#endif
