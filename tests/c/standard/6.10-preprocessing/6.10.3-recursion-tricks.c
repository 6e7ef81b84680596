/* 6.10.3.4: what is done with macros that count, choose and repeat. */
#include <stdio.h>
#define EMPTY()
#define DEFER(x) x EMPTY()
#define EXPAND(...) __VA_ARGS__
#define A() 123
#define IF_0(t, f) f
#define IF_1(t, f) t
#define CAT_(a, b) a##b
#define CAT(a, b) CAT_(a, b)
#define IF(c) CAT(IF_, c)
#define EVAL(...) EVAL1(EVAL1(EVAL1(__VA_ARGS__)))
#define EVAL1(...) EVAL2(EVAL2(EVAL2(__VA_ARGS__)))
#define EVAL2(...) __VA_ARGS__
#define S_(...) #__VA_ARGS__
#define S(...) S_(__VA_ARGS__)
#define REPEAT_() REPEAT
#define REPEAT(n) n DEFER(REPEAT_)()(n)
#define DEC_3 2
#define DEC_2 1
#define DEC_1 0
int main(void) { printf("%d %s\n", EXPAND(DEFER(A)()), S(IF(1)(yes, no) IF(0)(yes, no))); printf("%d %d\n", CAT(DEC_, 3), CAT(DEC_, CAT(DEC_, 2))); const char *r = S(EVAL(DEFER(A)())); printf("%s\n", r); }
// out: 123 yes no
// out: 2 0
// out: 123
