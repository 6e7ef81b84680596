// A hash table with open addressing: words counted. size 60000000, tiny 1000
#include <stdio.h>
#include <stdlib.h>
typedef struct { unsigned long long key; int count; } entry;
typedef struct { entry *entries; unsigned size, used; } table;
static unsigned long long mix(unsigned long long x) {
  x ^= x >> 33; x *= 0xff51afd7ed558ccdULL; x ^= x >> 33; x *= 0xc4ceb9fe1a85ec53ULL;
  return x ^ x >> 33;
}
static entry *find(table *t, unsigned long long key) {
  for (unsigned i = mix(key) & (t->size - 1);; i = (i + 1) & (t->size - 1))
    if (t->entries[i].count == 0 || t->entries[i].key == key) return &t->entries[i];
}
static void grow(table *t) {
  table bigger = {calloc(2 * t->size, sizeof(entry)), 2 * t->size, t->used};
  for (unsigned i = 0; i < t->size; i++) if (t->entries[i].count > 0) *find(&bigger, t->entries[i].key) = t->entries[i];
  free(t->entries);
  *t = bigger;
}
static void add(table *t, unsigned long long key) {
  if (2 * t->used >= t->size) grow(t);
  entry *e = find(t, key);
  if (e->count++ == 0) { e->key = key; t->used++; }
}
int main(int argc, char **argv) {
  int n = atoi(argv[1]);
  table t = {calloc(16, sizeof(entry)), 16, 0};
  unsigned long long x = 88172645463325252ULL;
  for (int i = 0; i < n; i++) {
    x ^= x << 13; x ^= x >> 7; x ^= x << 17;
    add(&t, x % 50000);
  }
  int most = 0;
  for (unsigned i = 0; i < t.size; i++) if (t.entries[i].count > most) most = t.entries[i].count;
  printf("%u %d\n", t.used, most);
}
