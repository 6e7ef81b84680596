/* 6.4.2.2: __func__ is an array with the name of the function, the same one each time. */
#include <stdio.h>
#include <string.h>
static const char *who(void) { return __func__; }
static size_t size_of_name(void) { return sizeof __func__; }
static int outer(void) { { const char *a = __func__; return a == __func__; } }
int main(void) {
  printf("%s %s %zu %d\n", __func__, who(), size_of_name(), outer());
  printf("%d %c\n", who() == who(), __func__[1]);
  printf("%zu %d\n", strlen(__func__), _Generic(&__func__[0], const char *: 1, char *: 2));
}
// out: main who 13 1
// out: 1 a
// out: 4 1
