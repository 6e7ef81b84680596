/* 6.7.9p21: large local and static arrays of which little is given. */
#include <stdio.h>
static int st[1000] = {1, [500] = 2, [999] = 3}; static char text[2000] = "begin"; static double d[100] = {[50] = 0.5};
int main(void) { int lo[1000] = {5, [998] = 6, 7}; long s = 0; for (int i = 0; i < 1000; i++) s += st[i] * i + lo[i] * i; printf("%ld %zu %d %g\n", s, sizeof text, text[1999] + text[5], d[49] + d[50]); struct { char n[300]; int v[50]; } r = {"name", {[49] = 1}}; int z = 0; for (int i = 4; i < 300; i++) z += r.n[i]; for (int i = 0; i < 50; i++) z += r.v[i]; printf("%d\n", z); int m[20][30] = {{1}, [19] = {[29] = 2}}; z = 0; for (int i = 0; i < 600; i++) z += m[i / 30][i % 30] * (i + 1); printf("%d\n", z); }
// out: 16978 2000 0 0.5
// out: 1
// out: 1201
