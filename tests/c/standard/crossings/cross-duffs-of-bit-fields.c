/* 6.7.2.1 with 6.8.4.2 and 6.5.16.2: bit-fields as counters of loops and switches. */
#include <stdio.h>
struct m { unsigned state : 2, count : 5; signed delta : 4; _Bool done : 1; };
int main(void) {
  struct m m = {0};
  for (m.delta = -3; !m.done; m.delta++) {
    switch (m.state) { case 0: m.count += 5; break; case 1: m.count *= 2; break; case 2: m.count ^= 0x1f; break; case 3: m.count -= 30; m.done = m.delta > 4; }
    m.state++;
    printf("%d,%d,%d ", m.delta, m.state, m.count);
    if (m.delta == 7) break;
  }
  printf("\n%d %d\n", m.delta, m.done);
}
// out: "-3,1,5 -2,2,10 -1,3,21 0,0,23 1,1,28 2,2,24 3,3,7 4,0,9 5,1,14 6,2,28 7,3,3 \n7 0\n"
