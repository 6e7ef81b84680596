/* 7.29.4.4: order of wide strings by their values, with limits, beyond 16 bits. */
#include <stdio.h>
#include <wchar.h>

static int sign(int n) { return (n > 0) - (n < 0); }

int main(void) {
  const wchar_t *of[] = {L"", L"a", L"ab", L"b", L"\xff", L"\x20ac", L"\x1f600", L"A"};
  for (int i = 0; i < 8; i++) {
    for (int j = 0; j < 8; j++) printf("%2d%2d ", sign(wcscmp(of[i], of[j])), sign(wcsncmp(of[i], of[j], 1)));
    puts("");
  }
  printf("%d %d %d\n", wcsncmp(L"x", L"y", 0), sign(wcsncmp(L"ab\0c", L"ab\0d", 4)), sign(wmemcmp(L"ab\0c", L"ab\0d", 4)));
  wchar_t a[8], b[8];
  size_t n = wcsxfrm(a, L"abc", 8), m = wcsxfrm(b, L"abd", 8);
  printf("%d %d\n", n == m, sign(wcscmp(a, b)) == sign(wcscoll(L"abc", L"abd")));
  int order[8] = {0, 1, 2, 3, 4, 5, 6, 7};
  for (int i = 1; i < 8; i++)
    for (int j = i; j > 0 && wcscmp(of[order[j - 1]], of[order[j]]) > 0; j--) {
      int t = order[j];
      order[j] = order[j - 1];
      order[j - 1] = t;
    }
  for (int i = 0; i < 8; i++) printf("%d ", order[i]);
  puts("");
}
// out: " 0 0 -1-1 -1-1 -1-1 -1-1 -1-1 -1-1 -1-1 \n 1 1  0 0 -1 0 -1-1 -1-1 -1-1 -1-1  1 1 \n 1 1  1 0  0 0 -1-1 -1-1 -1-1 -1-1  1 1 \n 1 1  1 1  1 1  0 0 -1-1 -1-1 -1-1  1 1 \n 1 1  1 1  1 1  1 1  0 0 -1-1 -1-1  1 1 \n 1 1  1 1  1 1  1 1  1 1  0 0 -1-1  1 1 \n 1 1  1 1  1 1  1 1  1 1  1 1  0 0  1 1 \n 1 1 -1-1 -1-1 -1-1 -1-1 -1-1 -1-1  0 0 \n0 0 -1\n1 1\n0 7 1 2 3 4 5 6 \n"
