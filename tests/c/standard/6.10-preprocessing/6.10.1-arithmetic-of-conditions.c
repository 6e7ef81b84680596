/* 6.10.1p4: conditions are computed in intmax_t and uintmax_t; unknown names are 0; what is not evaluated may divide by zero. */
#include <stdio.h>
#define T(e) puts(#e)
#define ONE 1
#define EMPTY
#define F(x) ((x) * 2)
int main(void) {
#if -1 > 0u && 0xffffffffffffffff == -1 && 18446744073709551615u + 1 == 0
  T(unsigned);
#endif
#if 0x7fffffffffffffff > 0 && -9223372036854775807 - 1 < 0 && 2147483647 + 1 > 0 && (1 << 40) == 1099511627776
  T(wide);
#endif
#if 0 && 1 / 0 || 1 || 1 % 0
  T(not evaluated);
#endif
#if (ONE ? 2 : 1 / 0) == 2 && (0 ? 1 / 0 : 3) == 3 && (-1 ? -1 : 0u) > 0
  T(conditional);
#endif
#if 'a' == 97 && '\377' < 0 && L'\xff' == 255 && 'ab' > 'a' && '\0' == 0
  T(characters);
#endif
#if unknown == 0 && !sizeof && (int + 1) && !(while)
  T(names are zero);
#endif
#if F(ONE + 2) == 6 && F == 0 && defined F && !defined(EMPTY2) EMPTY && defined EMPTY
  T(macros);
#endif
#if -7 / 2 == -3 && -7 % 2 == -1 && -1 >> 1 == -1 && ~0 == -1 && !0 == 1
  T(operators);
#elif 1
  T(never);
#endif
#if 3 - 2 - 1 == 0 && 2 + 3 * 4 == 14 && (1 | 2 ^ 3 & 4) == 3 && 1 < 2 == 1 && 010 == 8 && 0x1F == 31 && 0b11 == 3 && 10LLU / 3uL == 3
  T(precedence);
#endif
#if (-1)/2u == 9223372036854775807 && 1 - 2 < 0 && 1 - 2u > 0 && (2 || 1u - 2) == 1 && -(0u == 0) < 0
  T(signs);
#endif
}
// out: unsigned
// out: wide
// out: not evaluated
// out: conditional
// out: characters
// out: names are zero
// out: macros
// out: operators
// out: precedence
// out: signs
