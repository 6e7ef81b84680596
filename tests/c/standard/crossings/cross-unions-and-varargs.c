/* 7.16 with 6.7.2.1: unions as arguments, also through `...`. */
#include <stdarg.h>
#include <stdio.h>
union v { int i; double d; const char *s; char bytes[8]; }; struct tagged { char tag; union v v; };
static void show(int n, ...) { va_list ap; va_start(ap, n); while (n--) { struct tagged t = va_arg(ap, struct tagged); switch (t.tag) { case 'i': printf("%d ", t.v.i); break; case 'd': printf("%g ", t.v.d); break; case 's': printf("%s ", t.v.s); } } va_end(ap); puts(""); }
static union v pick(union v a, union v b, int k) { return k ? a : b; }
int main(void) { show(3, (struct tagged){'i', {5}}, (struct tagged){'d', {.d = 2.5}}, (struct tagged){'s', {.s = "text"}}); printf("%d %s\n", pick((union v){.i = 1}, (union v){.i = 2}, 0).i, pick((union v){.s = "x"}, (union v){0}, 1).s); }
// out: "5 2.5 text \n2 x\n"
