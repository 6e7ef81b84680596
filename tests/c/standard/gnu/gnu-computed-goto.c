/* GNU: addresses of labels, tables of them, and goto to a value. */
#include <stdio.h>
static int run(const char *code) {
  static void *ops[] = {['+'] = &&add, ['-'] = &&sub, ['*'] = &&mul, ['.'] = &&end};
  int acc = 0;
  goto *ops[(int)*code++];
add: acc += 3; goto *ops[(int)*code++];
sub: acc -= 1; goto *ops[(int)*code++];
mul: acc *= 2; goto *ops[(int)*code++];
end: return acc;
}
int main(void) {
  printf("%d %d\n", run("++*-."), run("."));
  int n = 0; void *next = &&first;
again: goto *next;
first: n += 1; next = &&second; goto again;
second: n += 10; next = n > 25 ? &&done : &&first; goto again;
done: printf("%d %d\n", n, next == &&done);
}
// out: 11 0
// out: 33 1
