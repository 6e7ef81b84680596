#include <stdio.h>
#include <stddef.h>
int unnamed(int, int b) { return b; }
enum small : unsigned char { X = 200, Y };
#if 1'000 != 1000
#error
#endif
[[nodiscard]] static int f([[maybe_unused]] int a) { return 3; }
[[deprecated("x")]] [[gnu::noinline]] static int g(void) { return 4; }
struct [[gnu::packed]] s { char a; int b; };
enum e { A [[deprecated]] = 2, B };
static_assert(sizeof(int) == 4);
static_assert(sizeof(int) == 4, "x");
constexpr int size = 5;
static int arr[size];
int main() {
  printf("%zu %d %d\n", sizeof(enum small), Y, unnamed(1, 2));
  bool t = true, u = false;
  int *p = nullptr;
  int n = 0b1010'1010 + 1'000'000;
  int z[3] = {};
  struct s y = {};
  auto w = 2.5;
  typeof_unqual(const int) v = 3;
  v = 4;
  switch (n) { case 1: [[fallthrough]]; default: break; }
  [[maybe_unused]] int q;
  printf("%d %d %d %d %d %g %d %d %zu %zu %d\n", t, u, p == nullptr, n, z[1] + y.b, w, f(1), g(), sizeof(y), sizeof arr, v);
  typeof(nullptr) np = nullptr;
  if (n) goto end;
end:
  int after = 5;
  alignas(16) int al;
  printf("%d %d %d\n", after, alignof(double) == 8, (int)((size_t)&al % 16));
  thread_local static int tl = 3;
  printf("%d\n", tl);
  unsigned bi = 5;
  return 0;
lab:
}
