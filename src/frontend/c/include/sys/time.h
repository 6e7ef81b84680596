/* Times of the system [POSIX]. */
#ifndef _SAMARA_SYS_TIME_H
#define _SAMARA_SYS_TIME_H

#include <stddef.h>
#include <time.h>

struct timeval {
  time_t tv_sec;
  long tv_usec;
};

int gettimeofday(struct timeval *restrict result, void *restrict zone);

#endif
