/* GNU: distances of labels in static tables, which fit into narrow integers. */
#include <stdio.h>
static int run(const unsigned char *code) {
  static const short table[] = {[0] = &&push - &&start, [1] = &&add - &&start, [2] = &&end - &&start};
  static struct { const char *name; int at; } named[] = {{"push", &&push - &&start}, {"end", (int)(&&end - &&start)}};
  int stack[8], *sp = stack;
start:
  goto *(&&start + table[*code++]);
push: *sp++ = *code++; goto *(&&start + table[*code++]);
add: sp--; sp[-1] += sp[0]; goto *(&&start + table[*code++]);
end: return sp[-1] + (named[0].at == table[0]) * 100;
}
int main(void) { static const int offsets[] = {&&a - &&a, &&b - &&a}; int s = 0; goto *(&&a + offsets[1]); a: s = 1; b: printf("%d\n", s);
 printf("%d\n", run((unsigned char[]){0, 4, 0, 5, 1, 2})); printf("%d\n", run((unsigned char[]){0, 4, 0, 8, 1, 2})); }
// out: 0
// out: 109
// out: 112
