/* 7.13: a parser whose errors are jumps, with codes; structures that keep their places; jumps in expressions of conditions. */
#include <ctype.h>
#include <setjmp.h>
#include <stdio.h>

enum error { none, digit, bracket, zero };
struct parser { const char *at; jmp_buf failed; int depth; };

static int sum(struct parser *p);
static int atom(struct parser *p) {
  if (*p->at == '(') {
    p->at++;
    p->depth++;
    int n = sum(p);
    if (*p->at++ != ')') longjmp(p->failed, bracket);
    p->depth--;
    return n;
  }
  if (!isdigit((unsigned char)*p->at)) longjmp(p->failed, digit);
  int n = 0;
  while (isdigit((unsigned char)*p->at)) n = n * 10 + *p->at++ - '0';
  return n;
}
static int product(struct parser *p) {
  int n = atom(p);
  while (*p->at == '*' || *p->at == '/') {
    char op = *p->at++;
    int m = atom(p);
    if (op == '/' && m == 0) longjmp(p->failed, zero);
    n = op == '*' ? n * m : n / m;
  }
  return n;
}
static int sum(struct parser *p) {
  int n = product(p);
  while (*p->at == '+' || *p->at == '-') n = *p->at++ == '+' ? n + product(p) : n - product(p);
  return n;
}

int main(void) {
  const char *const texts[] = {"1+2*3", "(1+2)*3", "2*(3", "4/(2-2)", "7-x", "((((5))))", "", "100/7/2", ")"};
  for (volatile int i = 0; i < 9; i++) {
    struct parser p = {.at = texts[i]};
    switch (setjmp(p.failed)) {
      case none: printf("%d; ", sum(&p)); break;
      case digit: printf("digit at %d; ", (int)(p.at - texts[i])); break;
      case bracket: printf("bracket, depth %d; ", p.depth); break;
      case zero: printf("zero; "); break;
    }
  }
  puts("");
}
// out: "7; 9; bracket, depth 1; zero; digit at 2; 5; digit at 0; 7; digit at 0; \n"
