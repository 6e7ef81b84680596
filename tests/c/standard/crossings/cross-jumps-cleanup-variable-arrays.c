/* variable arrays, setjmp, cleanup, statement expressions, computed goto */
#include <setjmp.h>
#include <stdio.h>
#include <string.h>
static jmp_buf env;
static int depth;
static void bye(int *p) { printf("[bye %d]", *p); }
static int dive(int n) {
  int row[n + 1]; row[n] = n;
  if (n == 0) longjmp(env, 7);
  return dive(n - 1) + row[n];
}
static int machine(const char *code, int n) {
  static void *const ops[] = {&&push, &&dup, &&add, &&stop};
  int stack[n], *sp = stack;
  goto *ops[*code - '0'];
push: *sp++ = ({ int v[code[1] - '0' + 1]; memset(v, 0, sizeof v); v[0] = code[1] - '0'; code += 2; v[0]; }); goto *ops[*code - '0'];
dup: sp[0] = sp[-1]; sp++; code++; goto *ops[*code - '0'];
add: sp--; sp[-1] += *sp; code++; goto *ops[*code - '0'];
stop: return sp[-1];
}
int main(void) {
  volatile int tries = 0;
  int v = setjmp(env);
  if (v == 0) { dive(5); } else { printf("back %d %d\n", v, ++tries); if (tries < 3) dive(tries); }
  printf("%d\n", machine("0501" "2" "3", 8));
  for (int i = 0; i < 3; i++) { __attribute__((cleanup(bye))) int x = i; int y = ({ __attribute__((cleanup(bye))) int z = i * 10; if (i == 1) continue; z + 1; }); printf("(%d)", y); }
  puts("");
  int total = 0;
  for (int i = 1; i < 5; i++) { char text[i]; total += sizeof text; int m[i][i + 1]; total += sizeof m / sizeof **m; if (i == 3) break; }
  printf("%d\n", total);
  return 0;
}
// out: back 7 1
// out: back 7 2
// out: back 7 3
// out: 6
// out: [bye 0](1)[bye 0][bye 10][bye 1][bye 20](21)[bye 2]
// out: 26
