/* 7.22.3: memory that is aligned, zeroed by calloc, kept by realloc. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main(void) {
  int *a = malloc(4 * sizeof *a); for (int i = 0; i < 4; i++) a[i] = i * 11;
  a = realloc(a, 100 * sizeof *a); printf("%d %d\n", a[0], a[3]);
  a = realloc(a, 2 * sizeof *a); printf("%d %d\n", a[0], a[1]);
  char *z = calloc(10, 30); int n = 0; for (int i = 0; i < 300; i++) n += z[i]; memset(z, 1, 300); free(z);
  z = calloc(1, 300); for (int i = 0; i < 300; i++) n += z[i]; printf("%d\n", n);
  char *r = realloc(NULL, 8); strcpy(r, "seven77"); printf("%s %d\n", r, a != (void *)r);
  free(NULL), free(a), free(z), free(r);
  struct node { struct node *next; int v; } *list = 0; for (int i = 0; i < 5; i++) { struct node *x = malloc(sizeof *x); *x = (struct node){list, i}; list = x; }
  int s = 0; while (list) { struct node *x = list; list = x->next; s = s * 10 + x->v; free(x); } printf("%d\n", s);
}
// out: 0 33
// out: 0 11
// out: 0
// out: seven77 1
// out: 43210
