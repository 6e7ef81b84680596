/* 6.10.9: _Pragma with a string, also out of macros. */
#include <stdio.h>
#define PACK(n) _Pragma(STR(pack(n)))
#define STR(x) #x
#define BEGIN _Pragma("pack(push, 1)")
#define END _Pragma("pack(pop)")
BEGIN struct a { char c; int i; }; END
struct b { char c; int i; };
PACK(2) struct c { char c; int i; }; PACK()
_Pragma("GCC diagnostic ignored \"-Wunused\"")
int main(void) {
  _Pragma("nothing known") printf("%zu %zu %zu\n", sizeof(struct a), sizeof(struct b), sizeof(struct c));
}
// out: 5 8 6
