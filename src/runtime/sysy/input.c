/* Input of SysY [SysY 2022, run-time library]: as `%d`, `%c` and `%a` read. Where there is no number, the value is 0. */
#include "scan.h"
#include "stream.h"

static int after_space(void) {
  int c = __stream_get(stdin);
  while (c == ' ' || (c >= '\t' && c <= '\r')) c = __stream_get(stdin);
  return c;
}

/* What is too large wraps to 32 bits. */
int getint(void) {
  int c = after_space();
  int is_negative = c == '-';
  if (is_negative || c == '+') c = __stream_get(stdin);
  unsigned value = 0;
  for (; c >= '0' && c <= '9'; c = __stream_get(stdin)) value = value * 10 + (unsigned)(c - '0');
  ungetc(c, stdin);
  return (int)(is_negative ? -value : value);
}

int getch(void) {
  return __stream_get(stdin);
}

float getfloat(void) {
  float value = 0;
  __Input in = {.stream = stdin};
  __Scan number = {.conversion = 'a', .to = &value};
  __input_skip_space(&in);
  __scan_float(&in, &number);
  if (in.is_held) ungetc(in.held, stdin);
  return value;
}

/* How many there are stands in front. */
int getarray(int *array) {
  int count = getint();
  for (int i = 0; i < count; i++) array[i] = getint();
  return count;
}

int getfarray(float *array) {
  int count = getint();
  for (int i = 0; i < count; i++) array[i] = getfloat();
  return count;
}
