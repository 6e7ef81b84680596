// A bytecode machine with a stack, as interpreters of languages have. size 50000000, tiny 1000
#include <stdio.h>
#include <stdlib.h>
enum op { PUSH, ADD, SUB, MUL, LESS, LOAD, STORE, JUMP, BRANCH, HALT };
struct machine { const int *code; int pc, sp; int stack[64], local[8]; };
static void push(struct machine *m, int value) { m->stack[m->sp++] = value; }
static int pop(struct machine *m) { return m->stack[--m->sp]; }
static int fetch(struct machine *m) { return m->code[m->pc++]; }
static void run(struct machine *m) {
  for (;;) switch (fetch(m)) {
    case PUSH: push(m, fetch(m)); break;
    case ADD: { int b = pop(m), a = pop(m); push(m, (int)((unsigned)a + b)); break; }
    case SUB: { int b = pop(m), a = pop(m); push(m, (int)((unsigned)a - b)); break; }
    case MUL: { int b = pop(m), a = pop(m); push(m, (int)((unsigned)a * b)); break; }
    case LESS: { int b = pop(m), a = pop(m); push(m, a < b); break; }
    case LOAD: push(m, m->local[fetch(m)]); break;
    case STORE: { int at = fetch(m); m->local[at] = pop(m); break; }
    case JUMP: m->pc = fetch(m); break;
    case BRANCH: { int to = fetch(m); if (!pop(m)) m->pc = to; break; }
    case HALT: return;
  }
}
int main(int argc, char **argv) {
  const int code[] = {LOAD, 0, PUSH, atoi(argv[1]) / 16, LESS, BRANCH, 25, LOAD, 1, PUSH, 31, MUL, LOAD, 0, ADD, STORE, 1, LOAD, 0, PUSH, 1, ADD, STORE, 0, JUMP, 0};
  int program[32];
  for (int i = 0; i < 26; i++) program[i] = code[i];
  program[6] = 26;
  program[26] = HALT;
  unsigned sum = 0;
  for (int round = 0; round < 16; round++) {
    struct machine m = {.code = program};
    run(&m);
    sum += m.local[1];
  }
  printf("%u\n", sum);
}
