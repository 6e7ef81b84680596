/* GNU: names for the rest of the arguments; the comma before an empty rest. */
#include <stdio.h>
#define say(fmt, args...) printf(fmt "\n", ##args)
#define log(fmt, ...) printf("[" fmt "]\n", ##__VA_ARGS__)
#define opt(fmt, ...) printf(fmt "\n" __VA_OPT__(,) __VA_ARGS__)
#define count(x...) (sizeof(int[]){0, ##x} / sizeof(int) - 1)
#define $dollar 5
int main(void) { say("none"); say("%d %d", 1, 2); log("none"); log("%s", "one"); opt("x"); opt("%d", 3); printf("%zu %zu %d\n", count(), count(1, 2, 3), $dollar); }
// out: none
// out: 1 2
// out: [none]
// out: [one]
// out: x
// out: 3
// out: 0 3 5
