// Compression by repeated strings, and back. size 450, tiny 1
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
enum { N = 400000 };
static unsigned char text[N + 8], packed[2 * N], back[N + 300];
static int table[65536];
static unsigned hash(const unsigned char *p) { return (p[0] << 16 ^ p[1] << 8 ^ p[2]) * 2654435761u >> 16; }
static int match(const unsigned char *a, const unsigned char *b, int most) {
  int n = 0;
  while (n < most && a[n] == b[n]) n++;
  return n;
}
static int compress(const unsigned char *in, int n, unsigned char *out) {
  int o = 0;
  memset(table, 0, sizeof table);
  for (int i = 0; i < n;) {
    unsigned h = hash(in + i);
    int from = table[h] - 1, length = from >= 0 && i - from < 65536 ? match(in + from, in + i, n - i < 255 ? n - i : 255) : 0;
    table[h] = i + 1;
    if (length >= 4) { out[o++] = 1; out[o++] = (i - from) >> 8; out[o++] = i - from; out[o++] = length; i += length; }
    else { out[o++] = 0; out[o++] = in[i++]; }
  }
  return o;
}
static int expand(const unsigned char *in, int n, unsigned char *out) {
  int o = 0;
  for (int i = 0; i < n;)
    if (in[i]) {
      int distance = in[i + 1] << 8 | in[i + 2];
      for (int k = in[i + 3]; k > 0; k--, o++) out[o] = out[o - distance];
      i += 4;
    } else { out[o++] = in[i + 1]; i += 2; }
  return o;
}
int main(int argc, char **argv) {
  static const char *words[] = {"the ", "winged ", "seed ", "of ", "maple ", "falls ", "and ", "turns "};
  unsigned seed = 1, o = 0;
  while (o < N - 8) { seed = seed * 1664525 + 1013904223; const char *w = words[seed >> 29]; while (*w) text[o++] = *w++; if ((seed >> 20 & 15) == 0) text[o++] = seed >> 8; }
  int size = 0, same = 0;
  for (int rounds = atoi(argv[1]); rounds > 0; rounds--) {
    size = compress(text, o, packed);
    same += expand(packed, size, back) == (int)o && memcmp(text, back, o) == 0;
  }
  printf("%d %d\n", size, same);
}
