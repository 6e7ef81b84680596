/* An interpreter of a small byte code: a switch in a loop. */
static const unsigned char program[] = { 0, 0, 1, 0, 3, 5, 2, 4, 200, 6 };
long kernel(void) {
  int acc = 0, x = 0, pc = 0, turns = 0;
  for (;;) {
    switch (program[pc++]) {
      case 0: acc += 3; break;
      case 1: acc ^= x; break;
      case 2: x++; break;
      case 3: acc = acc * 5 + 1; break;
      case 4: if (x < program[pc++] * 500) pc = 0; break;
      case 5: acc &= 0xfffff; break;
      case 6: return (long)acc * 1000 + turns;
    }
    turns++;
  }
}
