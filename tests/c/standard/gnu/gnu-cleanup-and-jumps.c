/* GNU: cleanups when blocks are left by goto, break, continue, return and out of a switch. */
#include <stdio.h>

static void end(const char **name) { printf("-%s ", *name); }
#define SCOPED(name) __attribute__((cleanup(end))) const char *name = (printf("+" #name " "), #name)

static const char *leave(int how) {
  SCOPED(a);
  for (int i = 0; i < 3; i++) {
    SCOPED(b);
    switch (how) {
      case 0: continue;
      case 1: break;
      case 2: { SCOPED(c); return a; }
      case 3: { SCOPED(d); goto out; }
      default: {
        SCOPED(e);
        if (i == 1) goto again;
      }
    }
    if (how == 1) break;
  again:
    if (i < 0) goto again;
  }
  { SCOPED(f); }
out:
  printf("out ");
  return "none";
}

static int counted(int n) {
  SCOPED(g);
  int back = 0;
retry:;
  SCOPED(h);
  if (back++ < n) goto retry;
  return back;
}

int main(void) {
  for (int how = 0; how < 5; how++) printf("= %s\n", leave(how));
  printf("= %d\n", counted(2));
  { SCOPED(x); SCOPED(y); { SCOPED(z); } }
  puts("");
}
// out: "+a +b -b +b -b +b -b +f -f out -a = none\n+a +b -b +f -f out -a = none\n+a +b +c -c -b -a = a\n+a +b +d -d -b out -a = none\n+a +b +e -e -b +b +e -e -b +b +e -e -b +f -f out -a = none\n+g +h -h +h -h +h -h -g = 3\n+x +y +z -z -y -x \n"
