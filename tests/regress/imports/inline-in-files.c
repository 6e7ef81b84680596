#include "inline-in-files.h"
int spare(int a) { return a + 100; }
int from_other(anon *a) { return a->t->k + lone(a->n); }
int (*getter(void))(int, int) { return add; }
