/* 6.7.6.3 with 6.7.9: objects with tables of functions; a base as the first member. */
#include <stdio.h>
struct shape; struct ops { const char *name; double (*area)(const struct shape *); void (*scale)(struct shape *, double); };
struct shape { const struct ops *ops; }; struct square { struct shape base; double side; }; struct circle { struct shape base; double r; };
static double sq_area(const struct shape *s) { const struct square *q = (const void *)s; return q->side * q->side; } static void sq_scale(struct shape *s, double k) { ((struct square *)s)->side *= k; }
static double ci_area(const struct shape *s) { return 3 * ((const struct circle *)s)->r * ((const struct circle *)s)->r; } static void ci_scale(struct shape *s, double k) { ((struct circle *)s)->r *= k; }
static const struct ops square_ops = {"square", sq_area, sq_scale}, circle_ops = {.scale = ci_scale, .area = ci_area, .name = "circle"};
int main(void) { struct square q = {{&square_ops}, 2}; struct circle c = {{&circle_ops}, 1}; struct shape *list[] = {&q.base, &c.base}; for (int i = 0; i < 4; i++) { struct shape *s = list[i % 2]; printf("%s %g\n", s->ops->name, s->ops->area(s)); s->ops->scale(s, 1.5); } }
// out: square 4
// out: circle 3
// out: square 9
// out: circle 6.75
