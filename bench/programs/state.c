// Scanners with their state in a struct and in static variables. size 120, tiny 1
#include <stdio.h>
#include <stdlib.h>
enum { N = 1000000 };
struct scanner { const char *text; int at, line, words, numbers; };
static char text[N + 1];
static int calls, longest;
static int peek(struct scanner *s) { return s->text[s->at]; }
static int next(struct scanner *s) { int c = peek(s); if (c) s->at++; if (c == '\n') s->line++; return c; }
static int is_digit(int c) { return c >= '0' && c <= '9'; }
static int is_letter(int c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
static int token(struct scanner *s) {
  calls++;
  int c, length = 0;
  while ((c = peek(s)) == ' ' || c == '\n') next(s);
  if (c == 0) return 0;
  if (is_digit(c)) { while (is_digit(peek(s))) { next(s); length++; } s->numbers++; }
  else if (is_letter(c)) { while (is_letter(peek(s)) || is_digit(peek(s))) { next(s); length++; } s->words++; }
  else next(s);
  if (length > longest) longest = length;
  return 1;
}
int main(int argc, char **argv) {
  static const char letters[] = "abc12 xyz_9\n(+)";
  unsigned seed = 1;
  for (int i = 0; i < N; i++) { seed = seed * 1664525 + 1013904223; text[i] = letters[(seed >> 16) % 15]; }
  unsigned sum = 0;
  for (int n = atoi(argv[1]); n > 0; n--) { struct scanner s = {text}; while (token(&s)) {} sum = sum * 31 + s.line + s.words + s.numbers; }
  printf("%u %d %d\n", sum, calls, longest);
}
