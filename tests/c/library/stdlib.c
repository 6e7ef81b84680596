/* <stdlib.h>: every function but those that leave in a way of their own. light: no, it has no long double. */
#include <errno.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int compare(const void *a, const void *b) {
  int x = *(const int *)a, y = *(const int *)b;
  return (x > y) - (x < y);
}

static void last(void) {
  puts("last");
}

int main(int argc, char **argv) {
  int *block = malloc(4 * sizeof(int)), *zeros = calloc(8, sizeof(int));
  block = realloc(block, 100 * sizeof(int));
  block = reallocarray(block, 50, sizeof(int));
  for (int i = 0; i < 50; i++) block[i] = i * 37 % 50;
  qsort(block, 50, sizeof(int), compare);
  int key = 17, *found = bsearch(&key, block, 50, sizeof(int), compare);
  printf("%d %d %td %d\n", block[0], block[49], found - block, zeros[7]);
  free(block);
  free(zeros);
  void *aligned = aligned_alloc(64, 128), *other;
  printf("%d %d %d\n", (uintptr_t)aligned % 64 == 0, posix_memalign(&other, 32, 10), (uintptr_t)other % 32 == 0);
  extern size_t malloc_usable_size(void *);
  printf("%d\n", malloc_usable_size(aligned) >= 128);
  free(aligned);
  free(other);
  char *end;
  printf("%d %ld %lld %g\n", atoi(" -12x"), atol("123456789012"), atoll("-5"), atof("2.5e3"));
  printf("%ld %lu %lld %llu\n", strtol("0x7f", NULL, 16), strtoul("777", NULL, 8), strtoll("-zz", NULL, 36), strtoull("18446744073709551615", NULL, 10));
  errno = 0;
  long big = strtol("99999999999999999999", &end, 10);
  printf("%d %d %s|\n", big == LONG_MAX, errno == ERANGE, end);
  printf("%g ", strtod("1e3abc", &end));
  printf("%s %g %d\n", end, strtof("0.1", NULL), strtold("0.5", NULL) == 0.5L);
  printf("%d %ld %lld\n", abs(-3), labs(-4L), llabs(-5LL));
  div_t d = div(-7, 2);
  ldiv_t l = ldiv(7, -2);
  lldiv_t ll = lldiv(-7, -2);
  printf("%d %d %ld %ld %lld %lld\n", d.quot, d.rem, l.quot, l.rem, ll.quot, ll.rem);
  printf("%d\n", getenv("NOT_SET_ANYWHERE_42") == NULL);
  srand(1);
  int first = rand();
  srand(1);
  unsigned int seed = 5, again = 5;
  printf("%d %d %d\n", first == rand(), rand_r(&seed) == rand_r(&again), first >= 0);
  srandom(3);
  long r = random();
  srandom(3);
  printf("%d\n", r == random());
  char *alloced = alloca(10);
  strcpy(alloced, "stack");
  printf("%s\n", alloced);
  if (argc > 5) abort();
  if (argc > 6) system("true");
  atexit(last);
  if (argc > 7) _Exit(1);
  exit(4);
}
