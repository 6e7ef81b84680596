/* The run-time library of SysY for the oracle: what docs/guide/sysy.md says, in the plainest C. */
#include <stdarg.h>
#include <stdio.h>
#include <sys/time.h>

static struct { int from, to; long microseconds; } intervals[1024];
static int interval_count;
static struct timeval started;
static int started_line;

int getint(void) { int value = 0; if (scanf("%d", &value) != 1) return 0; return value; }
int getch(void) { return getchar(); }
float getfloat(void) { float value = 0; if (scanf("%a", &value) != 1) return 0; return value; }

int getarray(int a[]) {
  int count = getint();
  for (int i = 0; i < count; i++) a[i] = getint();
  return count;
}

int getfarray(float a[]) {
  int count = getint();
  for (int i = 0; i < count; i++) a[i] = getfloat();
  return count;
}

void putint(int value) { printf("%d", value); }
void putch(int byte) { putchar(byte); }
void putfloat(float value) { printf("%a", value); }

void putarray(int count, int a[]) {
  printf("%d:", count);
  for (int i = 0; i < count; i++) printf(" %d", a[i]);
  printf("\n");
}

void putfarray(int count, float a[]) {
  printf("%d:", count);
  for (int i = 0; i < count; i++) printf(" %a", a[i]);
  printf("\n");
}

void putf(char format[], ...) {
  va_list args;
  va_start(args, format);
  vprintf(format, args);
  va_end(args);
}

void _sysy_starttime(int line) { started_line = line; gettimeofday(&started, 0); }

void _sysy_stoptime(int line) {
  struct timeval now;
  gettimeofday(&now, 0);
  if (interval_count == 1024) return;
  intervals[interval_count].from = started_line;
  intervals[interval_count].to = line;
  intervals[interval_count++].microseconds = (now.tv_sec - started.tv_sec) * 1000000L + now.tv_usec - started.tv_usec;
}

static void print_time(long us) { fprintf(stderr, "%ldH-%ldM-%ldS-%ldus\n", us / 3600000000L, us / 60000000L % 60, us / 1000000L % 60, us % 1000000L); }

__attribute__((destructor)) static void report(void) {
  long total = 0;
  for (int i = 0; i < interval_count; i++) {
    fprintf(stderr, "Timer@%04d-%04d: ", intervals[i].from, intervals[i].to);
    print_time(intervals[i].microseconds);
    total += intervals[i].microseconds;
  }
  fprintf(stderr, "TOTAL: ");
  print_time(total);
}
