#include <stdio.h>
#include "shapes.h"

static int kind(int c)
{
  switch (c) {
  case 'a':
  case 'e':
    return 1;
  case '0' ... '9':
    c -= '0';
    /* on */
  case 1:
    c++;
    break;
  default:
    return 0;
  }
  return c;
}

static int collatz(int n)
{
  int steps = 0;
  do {
    n = n % 2 == 0 ? n / 2 : 3 * n + 1;
    steps++;
    if (steps > 1000)
      goto give_up;
  } while (n != 1);
  return steps;
give_up:
  return -1;
}

static long ackermann(long m, long n)
{
  if (m == 0) return n + 1;
  if (n == 0) return ackermann(m - 1, 1);
  return ackermann(m - 1, ackermann(m, n - 1));
}

static void unused(void)
{
  puts("never");
}

static void line_of_loops(void)
{
  int sum = 0;
  for (int i = 0; i < 7; i++) for (int j = 0; j < i; j++) sum += j;
  while (sum > 0 && sum % 9 != 0) sum--;
}

int main(int argc, char **argv)
{
  int sum = 0;
  const char text[] = "ha3e7";
  for (const char *p = text; *p; p++)
    sum += kind(*p);
  SUM_OF(sum, 0, 6);
  int items[] = {3, 4, -7, 250, 101, 8, 9};
  sum += weigh(items, sizeof items / sizeof *items);
  sum += clamp(sum, 0, 50);
  for (int n = 1; n < 10; n++) {
    if (n == 6)
      continue;
    if (n == 9)
      break;
    sum += collatz(n);
  }
  if (argc > 5)
    unused();
  else
    line_of_loops();
  printf("%d %ld\n", sum, ackermann(2, 3));
  leave(0);
  leave(argc > 9 ? 0 : 4);
  puts("never");
  return 0;
}
