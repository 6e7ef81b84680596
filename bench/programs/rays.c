// Rays and spheres: small structs by value. size 4000, tiny 8
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
typedef struct { double x, y, z; } vec;
typedef struct { vec center; double radius; } sphere;
static vec add(vec a, vec b) { return (vec){a.x + b.x, a.y + b.y, a.z + b.z}; }
static vec sub(vec a, vec b) { return (vec){a.x - b.x, a.y - b.y, a.z - b.z}; }
static vec scale(vec a, double k) { return (vec){a.x * k, a.y * k, a.z * k}; }
static double dot(vec a, vec b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
static vec unit(vec a) { return scale(a, 1 / sqrt(dot(a, a))); }
static sphere spheres[8];
static double hit(const sphere *s, vec from, vec way) {
  vec to = sub(s->center, from);
  double along = dot(to, way), rest = s->radius * s->radius - (dot(to, to) - along * along);
  return rest < 0 || along < 0 ? -1 : along - sqrt(rest);
}
static double shade(vec from, vec way, int depth) {
  double nearest = 1e9;
  const sphere *found = NULL;
  for (int i = 0; i < 8; i++) { double d = hit(&spheres[i], from, way); if (d > 1e-6 && d < nearest) { nearest = d; found = &spheres[i]; } }
  if (!found) return 0.1 + 0.5 * (way.y + 1) / 2;
  vec at = add(from, scale(way, nearest)), normal = unit(sub(at, found->center));
  double light = dot(normal, unit((vec){1, 1, -1}));
  double own = light < 0 ? 0 : light;
  return depth == 0 ? own : 0.7 * own + 0.3 * shade(at, sub(way, scale(normal, 2 * dot(way, normal))), depth - 1);
}
int main(int argc, char **argv) {
  int size = atoi(argv[1]);
  for (int i = 0; i < 8; i++) spheres[i] = (sphere){{i % 3 - 1.0, i / 3 - 1.0, 4 + i % 2}, 0.5};
  double sum = 0;
  for (int y = 0; y < size; y++) for (int x = 0; x < size; x++)
    sum += shade((vec){0, 0, 0}, unit((vec){2.0 * x / size - 1, 2.0 * y / size - 1, 1.5}), 3);
  printf("%.6f\n", sum);
}
