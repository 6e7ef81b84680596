/* C23 6.4.4: binary constants as patterns of pixels and of instructions. */
// oracle: -std=gnu2x
#include <stdio.h>

static const unsigned char glyphs[][5] = {
    ['C' - 'A'] = {0b01110, 0b10001, 0b10000, 0b10001, 0b01110},
    ['H' - 'A'] = {0b10001, 0b10001, 0b11111, 0b10001, 0b10001},
    ['I' - 'A'] = {0b111'00, 0b010'00, 0b010'00, 0b010'00, 0b111'00},
};
enum { OP_MASK = 0b1100'0000, ADD = 0b00 << 6, SUB = 0b01 << 6, SHOW = 0b10 << 6, END = 0b11 << 6, VALUE = ~OP_MASK & 0xff };

static void run(const unsigned char *code) {
  int a = 0;
  for (;; code++) {
    switch (*code & OP_MASK) {
      case ADD: a += *code & VALUE; break;
      case SUB: a -= *code & VALUE; break;
      case SHOW: printf("%d ", a); break;
      case END: puts(""); return;
    }
  }
}

int main(void) {
  for (const char *text = "HIC"; *text; text++) {
    for (int row = 0; row < 5; row++) {
      for (int bit = 4; bit >= 0; bit--) putchar(glyphs[*text - 'A'][row] >> bit & 0b1 ? '#' : '.');
      puts("");
    }
  }
  run((const unsigned char[]){0b0000'1010, 0b1000'0000, 0b0100'0011, 0b1000'0000, 0b0011'1111, 0b1000'0000, 0b1100'0000});
  long long total = 0;
  for (int i = 0; i < 1'0; i++) total += 1'000'000'000ll << i;
  printf("%lld %d\n", total, 0b1111'1111 == 0xF'F && 0xF'F == 0'377);
}
// out: "#...#\n#...#\n#####\n#...#\n#...#\n###..\n.#...\n.#...\n.#...\n###..\n.###.\n#...#\n#....\n#...#\n.###.\n10 7 70 \n1023000000000 1\n"
