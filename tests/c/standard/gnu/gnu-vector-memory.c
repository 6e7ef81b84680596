/* GNU: vectors in arrays, structures, unions, parameters, results and memory that is copied. */
// light: MPL4001 MPL4003
#include <stdio.h>
#include <string.h>

typedef int v4 __attribute__((vector_size(16)));
typedef long long l2 __attribute__((vector_size(16)));
struct row { char name; v4 values; };
union view { v4 v; int i[4]; short s[8]; };

static v4 rotated(v4 v) { return (v4){v[1], v[2], v[3], v[0]}; }
static struct row named(char name, v4 values) { return (struct row){name, values + name}; }

int main(void) {
  v4 table[3] = {{1, 2, 3, 4}, {5, 6}, {0, 0, 9}};
  v4 sum = {0};
  for (int i = 0; i < 3; i++) sum += rotated(table[i]);
  union view u = {.v = sum};
  printf("%d %d %d %d\n", u.i[0], u.i[1], u.i[2], u.i[3]);
  u.s[0] = -1;
  printf("%d\n", u.v[0]);
  struct row r = named('A', sum);
  printf("%c %d %zu\n", r.name, r.values[3], sizeof r);
  int plain[8] = {0, 1, 2, 3, 4, 5, 6, 7};
  memcpy(&sum, plain + 3, sizeof sum);
  printf("%d %d\n", sum[0], sum[3]);
  l2 wide = (l2)(v4){-1, 0, 1, 1};
  printf("%lld %lld\n", wide[0], wide[1]);
  v4 constant = {1, 2, 3, 4};
  v4 *p = &constant;
  (*p)[1] = 20;
  *p *= *p;
  printf("%d %d\n", constant[1], constant[3]);
  for (int i = 0; i < 4; i++) constant[i] = constant[3 - i];
  printf("%d %d %d %d\n", constant[0], constant[1], constant[2], constant[3]);
}
// out: 8 12 4 6
// out: 65535
// out: A 71 32
// out: 3 6
// out: 4294967295 4294967297
// out: 400 16
// out: 16 9 9 16
