#include <stdio.h>
static int log_[10], n;
__attribute__((constructor(201))) static void c2(void) { log_[n++] = 2; }
__attribute__((constructor(101))) static void c1(void) { log_[n++] = 1; }
__attribute__((constructor)) static void c3(void) { log_[n++] = 3; }
__attribute__((destructor(101))) static void d1(void) { puts("d1"); }
__attribute__((destructor)) static void d2(void) { puts("d2"); }
__attribute__((destructor(300))) static void d3(void) { puts("d3"); }
int weak_missing(void) __attribute__((weak));
__attribute__((weak)) int weak_here(void) { return 5; }
int real(int x) { return x + 1; }
int aliased(int x) __attribute__((alias("real")));
static int target = 9;
extern int other __attribute__((alias("target")));
__attribute__((section("mine"))) int in_section = 4;
inline __attribute__((always_inline)) static int inl(int x) { return x * 2; }
extern inline __attribute__((gnu_inline)) int gnu(int x) { return x + 100; }
int gnu(int x) { return x + 200; }
inline int plain(int x) { return x + 3; }
extern int plain(int);
__attribute__((packed)) struct pk { char c; int i; short s; } ;
struct __attribute__((packed, aligned(2))) pa { char c; int i; };
struct al { char c; int i __attribute__((aligned(16))); };
typedef int aligned_int __attribute__((aligned(8)));
struct am { char c; __attribute__((aligned(16))) int i; };
struct an { char c; int i __attribute__((packed)); short s __attribute__((aligned(8), packed)); };
struct ta { char c; aligned_int i; };
__attribute__((noreturn, cold)) void die(void);
int pure(int) __attribute__((pure, const, nonnull, warn_unused_result));
__attribute__((format(printf, 1, 2))) static int say(const char *f, ...) { return f[0]; }
int main(void) {
  printf("%d%d%d\n", log_[0], log_[1], log_[2]);
  printf("%d %d %d\n", weak_missing == 0, 1, weak_here());
  printf("%d %d %d %d %d\n", aliased(3), other, in_section, inl(4), gnu(1));
  printf("%zu %zu %zu %zu %zu\n", sizeof(struct pk), sizeof(struct pa), sizeof(struct al), sizeof(struct ta), _Alignof(struct ta));
  printf("%d %d\n", plain(1), say("a"));
  printf("%zu %zu\n", sizeof(struct am), sizeof(struct an));
  other = 10;
  printf("%d\n", target);
  return 0;
}
