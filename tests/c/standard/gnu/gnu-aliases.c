/* GNU: another name for a function or object; weak definitions. */
#include <stdio.h>
int real(int n) { return n + 5; } int other(int n) __attribute__((alias("real"))); int value = 7; extern int same __attribute__((alias("value"))); __attribute__((weak)) int soft(void) { return 1; } extern int missing(void) __attribute__((weak)); static int hidden(void) { return 9; } int shown(void) __attribute__((alias("hidden")));
int main(void) { same++; printf("%d %d %d %d %d\n", other(1), value, soft(), missing == 0, shown()); printf("%d %d\n", other == real, &same == &value); }
// out: 6 8 1 1 9
// out: 1 1
