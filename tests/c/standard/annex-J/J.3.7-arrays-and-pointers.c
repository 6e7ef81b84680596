/* J.3.7: an address as an integer has its bits; differences are long. */
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
int main(void) { int a[4] = {1, 2, 3, 4}; uintptr_t n = (uintptr_t)&a[1]; printf("%d %d\n", *(int *)(n + 4), *(int *)(void *)n); printf("%zu %zu %d\n", sizeof(ptrdiff_t), sizeof(void *), (uintptr_t)(void *)0 == 0); printf("%td %s\n", &a[3] - a, _Generic(&a[1] - a, long: "long", default: "other")); printf("%s\n", _Generic(sizeof a, unsigned long: "unsigned long", default: "other")); }
// model: LP64
// out: 3 2
// out: 8 8 1
// out: 3 long
// out: unsigned long
