/* 6.8.6.1: goto into blocks, past initialisers, out of nested loops, backwards, between branches. */
#include <stdio.h>
static int into(int k) {
  int r = 0;
  if (k == 1) goto inside;
  if (k == 2) goto loop;
  if (k == 3) goto branch;
  {
    int x = 5;
    r += x;
  inside:
    x = 7;
    r += x;
  }
  for (int i = 0; i < 3; i++) {
    r += 10;
    if (0) {
    loop:
      i = 1;
      r += 100;
    }
  }
  if (r < 0) {
  branch:
    r += 1000;
  } else
    r += 10000;
  return r;
}
static int find(int m[3][4], int v) {
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 4; j++)
      if (m[i][j] == v) {
        v = i * 10 + j;
        goto found;
      }
  return -1;
found:
  return v;
}
static int machine(const char *s) {
  int n = 0;
start:
  switch (*s++) {
  case 'a': n++; goto start;
  case 'b': goto second;
  case 0: return n;
  default: goto fail;
  }
second:
  if (*s == 'b') {
    s++;
    n += 10;
    goto second;
  }
  goto start;
fail:
  return -n;
}
int main(void) {
  for (int k = 0; k < 4; k++) printf("%d ", into(k));
  puts("");
  int m[3][4] = {{1, 2, 3, 4}, {5, 6, 7, 8}, {9, 10, 11, 12}};
  printf("%d %d %d\n", find(m, 7), find(m, 12), find(m, 13));
  printf("%d %d %d\n", machine("aabbba"), machine("bab"), machine("aax"));
  int tries = 0;
retry : {
  int fresh = tries * 2;
  if (++tries < 4) goto retry;
  printf("%d %d\n", tries, fresh);
}
  goto last;
first:
  puts("first");
  goto end;
last:
  puts("last");
  goto first;
end:;
  {
    goto here;
    {
    here:
      puts("here");
    }
  }
  int a = 0;
  do {
    if (a == 2) goto skip;
    printf("%d", a);
  skip:
    a++;
  } while (a < 4);
  puts("");
  while (a) {
    switch (a--) {
    case 3: goto next;
    case 1: goto done;
    }
    printf("s%d ", a);
    continue;
  next:
    printf("n%d ", a);
  }
done:
  printf("%d\n", a);
}
// out: "10042 10037 10110 1000 \n12 23 -1\n23 1 -2\n4 6\nlast\nfirst\nhere\n013\ns3 n2 s1 0\n"
