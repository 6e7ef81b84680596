// A brainfuck interpreter that runs nested loops. size 550, tiny 1
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static const char *program = "+++++++[>+++++[>+++++++[>+++++++++[>++++++[>+>+<<-]<-]<-]<-]<-]>>>>>.>.[-]<[->+++<]>.";
static unsigned char tape[30000];
static int jump[1000];
static unsigned checksum;
static void link_brackets(void) {
  int stack[100], depth = 0;
  for (int i = 0; program[i]; i++) {
    if (program[i] == '[') stack[depth++] = i;
    if (program[i] == ']') { int open = stack[--depth]; jump[open] = i; jump[i] = open; }
  }
}
static void run(void) {
  int pc = 0, at = 0;
  memset(tape, 0, sizeof tape);
  for (; program[pc]; pc++)
    switch (program[pc]) {
      case '>': at++; break;
      case '<': at--; break;
      case '+': tape[at]++; break;
      case '-': tape[at]--; break;
      case '.': checksum = checksum * 31 + tape[at]; break;
      case '[': if (!tape[at]) pc = jump[pc]; break;
      case ']': if (tape[at]) pc = jump[pc]; break;
    }
}
int main(int argc, char **argv) {
  link_brackets();
  for (int n = 10 * atoi(argv[1]); n > 0; n--) run();
  printf("%u\n", checksum);
}
