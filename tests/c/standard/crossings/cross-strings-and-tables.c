/* 6.4.5 with 6.7.9: tables of strings of all shapes. */
#include <stdio.h>
#include <string.h>
static const char fixed[][6] = {"one", "three", {'f', 'o', 'u', 'r'}, ""}, *const ptrs[] = {"alpha", "beta", 0, "delta" + 1}; static char rw[2][8] = {"abc", [1] = {'x', 0, 'z'}};
int main(void) { size_t total = 0; for (size_t i = 0; i < sizeof fixed / sizeof *fixed; i++) total = total * 10 + strnlen(fixed[i], 6); printf("%zu %zu %s\n", total, sizeof fixed, fixed[1]); for (int i = 0; i < 4; i++) printf("%s ", ptrs[i] ? ptrs[i] : "(none)"); rw[0][3] = '!'; printf("%.4s %c %d\n", rw[0], rw[1][2], rw[1][7]); const char (*row)[6] = fixed + 1; printf("%c%c %d\n", (*row)[0], row[1][1], fixed[0] == &fixed[0][0]); }
// out: 3540 24 three
// out: alpha beta (none) elta abc! z 0
// out: to 1
