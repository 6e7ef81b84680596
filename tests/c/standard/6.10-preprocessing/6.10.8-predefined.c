/* 6.10.8: macros that are there from the start. */
#include <stdio.h>
#include <string.h>
#if !__STDC__ || __STDC_VERSION__ < 201710L || __STDC_HOSTED__ != 1
#error standard
#endif
#ifdef __cplusplus
#error plus
#endif
static int line = __LINE__; static const char *file = __FILE__;
int main(void) {
  printf("%zu %zu %d\n", strlen(__DATE__), strlen(__TIME__), __DATE__[3] == ' ' && __TIME__[2] == ':');
  printf("%d %s\n", line, strrchr(file, '/') + 1);
  printf("%d %d %d\n", __STDC__, __STDC_HOSTED__, __STDC_VERSION__ >= 201710L);
#if defined __STDC_UTF_16__ && defined __STDC_UTF_32__
  puts("utf");
#endif
#ifdef __STDC_NO_VLA__
  puts("no vla");
#endif
  printf("%d %d\n", __CHAR_BIT__, __SIZEOF_POINTER__);
  printf("%d\n", __COUNTER__ + 1 == __COUNTER__);
}
// model: LP64
// out: 11 8 1
// out: 10 6.10.8-predefined.c
// out: 1 1 1
// out: utf
// out: 8 8
// out: 1
