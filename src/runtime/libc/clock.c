/* Clocks [C17 7.27.2.1, 7.27.2.2, 7.27.2.4] and those of POSIX: the calendar's, and every other one is the processor's. */
#include "sys.h"
#include <sys/time.h>
#include <time.h>

#define SECOND 1000000000LL

time_t time(time_t *result) {
  time_t seconds = __sys_clock(SYS_CALENDAR) / SECOND;
  if (result != NULL) *result = seconds;
  return seconds;
}

clock_t clock(void) {
  return __sys_clock(SYS_PROCESSOR) / (SECOND / CLOCKS_PER_SEC);
}

double difftime(time_t end, time_t start) {
  return end - start;
}

int clock_gettime(clockid_t clock, struct timespec *result) {
  long long now = __sys_clock(clock == CLOCK_REALTIME ? SYS_CALENDAR : SYS_PROCESSOR);
  *result = (struct timespec){now / SECOND, now % SECOND};
  return 0;
}

int gettimeofday(struct timeval *restrict result, void *restrict zone) {
  long long now = __sys_clock(SYS_CALENDAR);
  if (result != NULL) *result = (struct timeval){now / SECOND, now % SECOND / 1000};
  return 0;
}
