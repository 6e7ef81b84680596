/* 7.22.4: exit runs what atexit was given, the last first, each as often as it was given. */
#include <stdio.h>
#include <stdlib.h>
static int n;
static void a(void) { printf("a%d ", ++n); }
static void b(void) { printf("b%d ", ++n); }
static void deep(int k) { if (k) deep(k - 1); else exit(k + 21); }
int main(void) { printf("%d%d%d ", atexit(a), atexit(b), atexit(a)); deep(5); puts("never"); }
// out: "000 a1 b2 a3 "
// status 21
