/* 7.29.4.2 and 3: copies of wide strings and memory with limits, over each other. */
#include <stdio.h>
#include <wchar.h>

static void show(const wchar_t *t, int n) {
  for (int i = 0; i < n; i++) printf("%x ", (unsigned)t[i]);
  puts("");
}

int main(void) {
  wchar_t t[10];
  for (int limit = 0; limit < 5; limit++) {
    wmemset(t, 0x2603, 10);
    wcsncpy(t, L"ab\x1f600", limit);
    show(t, 6);
  }
  wcscpy(t, L"xy");
  wcsncat(t, L"zw\x20ac", 2);
  show(t, 5);
  wcscat(t, L"!");
  printf("%zu %d\n", wcslen(t), t[4] == L'!');
  wmemmove(t + 1, t, 5);
  show(t, 7);
  wmemmove(t, t + 2, 5);
  show(t, 7);
  wchar_t u[4] = {1, 2, 3, 4};
  wmemcpy(u, t, 2);
  show(u, 4);
  printf("%d %d\n", wmemcmp(u, t, 2), wmemcmp(u, t, 3) != 0);
  wchar_t text[] = L"wide" L" text" "\x263a";
  printf("%zu %zu\n", sizeof text / sizeof *text, wcslen(text));
}
// out: "2603 2603 2603 2603 2603 2603 \n61 2603 2603 2603 2603 2603 \n61 62 2603 2603 2603 2603 \n61 62 1f600 2603 2603 2603 \n61 62 1f600 0 2603 2603 \n78 79 7a 77 0 \n5 1\n78 78 79 7a 77 21 2603 \n79 7a 77 21 2603 21 2603 \n79 7a 3 4 \n0 1\n11 10\n"
