/* 6.10.3.1: __VA_ARGS__ with none, one, many; through other macros; stringized; as macros' names; with commas. */
#include <stdio.h>
#define SHOW(...) printf(__VA_ARGS__)
#define LOG(level, ...) printf("[" level "] " __VA_ARGS__)
#define PASS(...) SHOW(__VA_ARGS__)
#define NTH(a, b, c, d, e, f, n, ...) n
#define N(...) NTH(__VA_ARGS__, 6, 5, 4, 3, 2, 1, 0)
#define LIST(...) (int[]){__VA_ARGS__}, N(__VA_ARGS__)
#define MAP1(f, x) f(x)
#define MAP2(f, x, ...) f(x) MAP1(f, __VA_ARGS__)
#define MAP3(f, x, ...) f(x) MAP2(f, __VA_ARGS__)
#define CAT(a, b) a##b
#define CAT_(a, b) CAT(a, b)
#define MAP(f, ...) CAT_(MAP, N(__VA_ARGS__))(f, __VA_ARGS__)
#define SQ(x) ((x) * (x)) +
#define FIELD(x) int x;
#define DEFINE(name, ...) struct name { MAP(FIELD, __VA_ARGS__) }
#define CALL(f, ...) f(__VA_ARGS__)
#define STR(...) #__VA_ARGS__
#define OPT(fmt, ...) printf(fmt, ##__VA_ARGS__)
DEFINE(point, x, y, z); static int sum(const int *a, int n) { int s = 0; while (n--) s += *a++; return s; } static int three(int a, int b, int c) { return a * 100 + b * 10 + c; }
int main(void) { SHOW("plain\n"); SHOW("%d %d\n", 1, 2); LOG("info", "%s\n", "text"); LOG("bare", "\n"); PASS("%s\n", STR(a, b , c)); printf("%d %d %d\n", N(a), N(a, b, c), N((a, b), c)); printf("%d %d\n", sum(LIST(1, 2, 3)), sum(LIST(5))); printf("%d\n", MAP(SQ, 1, 2, 3) 0); struct point p = {1, 2, 3}; printf("%d\n", p.x + p.z); printf("%d %d\n", CALL(three, 1, 2, 3), CALL((three), 4, 5, 6)); OPT("none\n"); OPT("%d\n", 5); printf("[%s] [%s]\n", STR(), STR(,)); }
// out: "plain\n1 2\n[info] text\n[bare] \na, b , c\n1 3 2\n6 5\n14\n4\n123 456\nnone\n5\n[] [,]\n"
