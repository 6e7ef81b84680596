// Planets: structs of doubles. size 7000000, tiny 100
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
struct body { double x, y, z, vx, vy, vz, mass; };
static struct body bodies[5] = {
  {0, 0, 0, 0, 0, 0, 39.47}, {4.84, -1.16, -0.10, 0.60, 2.81, -0.02, 0.037}, {8.34, 4.12, -0.4, -1.01, 1.82, 0.008, 0.011},
  {12.89, -15.11, -0.22, 1.08, 0.86, -0.01, 0.0017}, {15.37, -25.9, 0.17, 0.97, 0.59, -0.03, 0.002}};
static double square(double v) { return v * v; }
static void advance(struct body *b, double dt) {
  for (int i = 0; i < 5; i++)
    for (int j = i + 1; j < 5; j++) {
      double dx = b[i].x - b[j].x, dy = b[i].y - b[j].y, dz = b[i].z - b[j].z;
      double d2 = square(dx) + square(dy) + square(dz), mag = dt / (d2 * sqrt(d2));
      b[i].vx -= dx * b[j].mass * mag; b[i].vy -= dy * b[j].mass * mag; b[i].vz -= dz * b[j].mass * mag;
      b[j].vx += dx * b[i].mass * mag; b[j].vy += dy * b[i].mass * mag; b[j].vz += dz * b[i].mass * mag;
    }
  for (int i = 0; i < 5; i++) { b[i].x += dt * b[i].vx; b[i].y += dt * b[i].vy; b[i].z += dt * b[i].vz; }
}
int main(int argc, char **argv) {
  for (int n = atoi(argv[1]); n > 0; n--) advance(bodies, 0.001);
  printf("%.9f %.9f\n", bodies[0].x, bodies[4].vz);
}
