/* GNU: an interpreter whose instructions are labels: threaded code, and addresses that are kept. */
#include <stdio.h>

static long run(const int *code, long input) {
  static void *const table[] = {&&push, &&add, &&mul, &&dup, &&swap, &&jump_nonzero, &&dec, &&over, &&halt, &&take};
  long stack[32], *top = stack;
  int steps = 0;
#define NEXT() do { steps++; goto *table[*code++]; } while (0)
  NEXT();
push: *top++ = *code++; NEXT();
take: *top++ = input; NEXT();
add: top--; top[-1] += top[0]; NEXT();
mul: top--; top[-1] *= top[0]; NEXT();
dup: top[0] = top[-1]; top++; NEXT();
over: top[0] = top[-2]; top++; NEXT();
swap: { long t = top[-1]; top[-1] = top[-2]; top[-2] = t; } NEXT();
dec: top[-1]--; NEXT();
jump_nonzero: { int by = *code++; if (top[-1]) code += by; } NEXT();
halt:
  printf("(%d) ", steps);
  return top[-2];
}

int main(void) {
  enum { PUSH, ADD, MUL, DUP, SWAP, JNZ, DEC, OVER, HALT, TAKE };
  const int factorial[] = {PUSH, 1, TAKE, SWAP, OVER, MUL, SWAP, DEC, JNZ, -7, HALT};
  for (int n = 1; n <= 12; n++) printf("%ld ", run(factorial, n));
  puts("");
  int state = 0;
  const char *script = "abcacb!";
  for (; *script != '!'; script++) {
    goto *(void *[]){&&a, &&b, &&c}[*script - 'a'];
  a: state = state * 10 + 1; continue;
  b: state = state * 10 + 2; continue;
  c: state = -state; continue;
  }
  printf("%d\n", state);
  void *where = &&first;
  for (int i = 0; i < 3; i++) {
    goto *where;
  first: printf("first "); where = &&second; continue;
  second: printf("second "); where = i == 1 ? &&third : &&first; continue;
  third: puts("third");
  }
}
// out: "(9) 1 (15) 2 (21) 6 (27) 24 (33) 120 (39) 720 (45) 5040 (51) 40320 (57) 362880 (63) 3628800 (69) 39916800 (75) 479001600 \n1192\nfirst second third\n"
