/* Planets under gravity: double arithmetic on structures. */
#include <math.h>
struct body { double x, y, z, vx, vy, vz, m; };
static struct body b[5];
long kernel(void) {
  for (int i = 0; i < 5; i++) {
    b[i].x = i * 1.5; b[i].y = 2.0 - i; b[i].z = i * 0.25;
    b[i].vx = 0.1 * i; b[i].vy = 0.2; b[i].vz = -0.05 * i; b[i].m = 1.0 + i;
  }
  for (int t = 0; t < 10000; t++) {
    for (int i = 0; i < 5; i++)
      for (int j = i + 1; j < 5; j++) {
        double dx = b[i].x - b[j].x, dy = b[i].y - b[j].y, dz = b[i].z - b[j].z;
        double d = dx * dx + dy * dy + dz * dz + 0.01;
        double f = 0.001 / (d * sqrt(d));
        b[i].vx -= dx * b[j].m * f; b[i].vy -= dy * b[j].m * f; b[i].vz -= dz * b[j].m * f;
        b[j].vx += dx * b[i].m * f; b[j].vy += dy * b[i].m * f; b[j].vz += dz * b[i].m * f;
      }
    for (int i = 0; i < 5; i++) {
      b[i].x += 0.001 * b[i].vx; b[i].y += 0.001 * b[i].vy; b[i].z += 0.001 * b[i].vz;
    }
  }
  return (long)(b[0].x * 1e9);
}
