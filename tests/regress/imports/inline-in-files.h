#include <stdio.h>
typedef struct { int n; struct tag *t; } anon;
struct tag { anon a; int k; };
int from_other(anon *);
inline int add(int a, int b) { return a + b; }
__attribute__((gnu_inline)) extern inline int spare(int a) { return a + 1; }
__attribute__((gnu_inline)) extern inline int lone(int a) { return a + 2; }
int (*getter(void))(int, int);
