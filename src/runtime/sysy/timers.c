/* Timers of SysY [SysY 2022, run-time library]: intervals with the lines of their calls, told on standard error when the program ends.

     Timer@0012-0056: 0H-0M-1S-234567us
     TOTAL: 0H-0M-1S-234567us                                                                                                      */
#include <stdlib.h>
#include <string.h>

#include "stream.h"

enum { IN_PIECE = 64 };

struct interval {
  int from;
  int to;
  long long microseconds;
};

/* Intervals in order. */
struct piece {
  struct piece *next;
  int count;
  struct interval intervals[IN_PIECE];
};

static struct piece first;
static struct piece *last = &first;
static struct interval open;
static int is_reported;

static long long microseconds(void) {
  return __sys_clock(SYS_CALENDAR) / 1000;
}

static void put(const char *text) {
  __stream_write(stderr, text, (long)strlen(text));
}

/* With zeros in front up to so many digits. */
static void put_number(long long value, int least) {
  char text[24], *end = text + sizeof text, *from = end;
  for (; value > 0 || end - from < least; value /= 10) *--from = (char)('0' + value % 10);
  __stream_write(stderr, from, end - from);
}

static void put_time(long long us) {
  put_number(us / 3600000000, 1);
  put("H-");
  put_number(us / 60000000 % 60, 1);
  put("M-");
  put_number(us / 1000000 % 60, 1);
  put("S-");
  put_number(us % 1000000, 1);
  put("us\n");
}

static void put_interval(struct interval interval) {
  put("Timer@");
  put_number(interval.from, 4);
  put("-");
  put_number(interval.to, 4);
  put(": ");
  put_time(interval.microseconds);
}

static void report(void) {
  long long total = 0;
  for (const struct piece *piece = &first; piece != NULL; piece = piece->next)
    for (int i = 0; i < piece->count; i++) {
      put_interval(piece->intervals[i]);
      total += piece->intervals[i].microseconds;
    }
  put("TOTAL: ");
  put_time(total);
  __stream_settle(stderr);
}

static void report_at_exit(void) {
  if (!is_reported) atexit(report);
  is_reported = 1;
}

/* Is there room for one more? */
static int has_room(void) {
  if (last->count < IN_PIECE) return 1;
  struct piece *added = calloc(1, sizeof *added);
  if (added == NULL) return 0;
  last->next = added;
  last = added;
  return 1;
}

void _sysy_starttime(int line) {
  report_at_exit();
  open.from = line;
  open.microseconds = microseconds();
}

void _sysy_stoptime(int line) {
  report_at_exit();
  long long now = microseconds();
  if (has_room()) last->intervals[last->count++] = (struct interval){open.from, line, now - open.microseconds};
}

/* In SysY they are macros that pass their line; a front end that keeps them as calls passes none. */
void starttime(void) {
  _sysy_starttime(0);
}

void stoptime(void) {
  _sysy_stoptime(0);
}
