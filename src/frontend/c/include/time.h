/* Times [C17 7.27], as far as the library has them. */
#ifndef _SAMARA_TIME_H
#define _SAMARA_TIME_H

#include <stddef.h>

#define CLOCKS_PER_SEC 1000000L
#define CLOCK_REALTIME 0
#define CLOCK_MONOTONIC 1

typedef long clock_t;
typedef long time_t;
typedef int clockid_t;
struct timespec {
  time_t tv_sec;
  long tv_nsec;
};

time_t time(time_t *result);
clock_t clock(void);
double difftime(time_t end, time_t start);
int clock_gettime(clockid_t clock, struct timespec *result);

#endif
