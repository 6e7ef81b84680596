// Calls through tables of functions: areas of shapes. size 2000, tiny 1
#include <stdio.h>
#include <stdlib.h>
struct shape;
struct methods { double (*area)(const struct shape *); void (*grow)(struct shape *, double); };
struct shape { const struct methods *methods; double a, b; };
static double square_area(const struct shape *s) { return s->a * s->a; }
static double rectangle_area(const struct shape *s) { return s->a * s->b; }
static double triangle_area(const struct shape *s) { return s->a * s->b / 2; }
static void grow_a(struct shape *s, double by) { s->a += by; }
static void grow_both(struct shape *s, double by) { s->a += by; s->b += by; }
static const struct methods kinds[] = {{square_area, grow_a}, {rectangle_area, grow_both}, {triangle_area, grow_both}};
int main(int argc, char **argv) {
  enum { N = 100000 };
  struct shape *shapes = malloc(N * sizeof *shapes);
  for (int i = 0; i < N; i++) shapes[i] = (struct shape){&kinds[i % 3], i % 10, i % 7};
  double sum = 0;
  for (int rounds = atoi(argv[1]); rounds > 0; rounds--)
    for (int i = 0; i < N; i++) { struct shape *s = &shapes[i]; s->methods->grow(s, 0.125); sum += s->methods->area(s); }
  printf("%.3f\n", sum);
}
