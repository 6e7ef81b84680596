/* 6.10.8: what is predefined, and what each is worth. */
#include <stdio.h>
#include <string.h>
#if !defined __STDC__ || __STDC__ != 1 || __STDC_HOSTED__ != 1 || __STDC_VERSION__ != 201710L || !defined __FILE__ || !defined __LINE__
#error predefined
#endif
#ifdef __cplusplus
#error this is C
#endif
#define S(x) #x
#define X(x) S(x)
int main(void) {
  printf("%zu %zu\n", strlen(__DATE__), strlen(__TIME__));
  printf("%c%c %c%c\n", __DATE__[3], __DATE__[6], __TIME__[2], __TIME__[5]);
  printf("%s %d\n", X(__STDC_VERSION__), __STDC_VERSION__ > 199901L);
  printf("%d %d\n", __LINE__, (__LINE__) + 0 *
    1);
  printf("%s %s\n", __func__, sizeof __func__ == 5 ? "main" : "");
  printf("%d %d %d\n", __CHAR_BIT__, __SIZEOF_INT__, __SIZEOF_POINTER__);
  printf("%d %d\n", __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, __INT_MAX__ == 2147483647);
  printf("%s\n", strrchr(__FILE__, '.'));
#ifdef __STDC_UTF_16__
  puts("UTF-16");
#endif
  int counter = __COUNTER__; printf("%d\n", __COUNTER__ - counter);
}
// model: LP64
// out: 11 8
// out:    ::
// out: 201710L 1
// out: 16 16
// out: main main
// out: 8 4 8
// out: 1 1
// out: .c
// out: UTF-16
// out: 1
