/* 7.17.7.4, 7.17.8: compare and exchange, which says what it found; flags; a stack without locks. */
#include <stdatomic.h>
#include <stdio.h>

struct node { int value; struct node *next; };
static _Atomic(struct node *) top;

static void push(struct node *n) {
  n->next = atomic_load(&top);
  while (!atomic_compare_exchange_weak(&top, &n->next, n)) {}
}
static struct node *pop(void) {
  struct node *n = atomic_load(&top);
  while (n && !atomic_compare_exchange_weak(&top, &n, n->next)) {}
  return n;
}

int main(void) {
  atomic_int a = 5;
  int expected = 4;
  printf("%d", atomic_compare_exchange_strong(&a, &expected, 9));
  printf(" %d %d\n", expected, atomic_load(&a));
  printf("%d", atomic_compare_exchange_strong_explicit(&a, &expected, 9, memory_order_acq_rel, memory_order_acquire));
  printf(" %d %d\n", expected, atomic_load(&a));
  _Atomic unsigned char c = 255;
  unsigned char was = 255;
  printf("%d", atomic_compare_exchange_strong(&c, &was, 256 + 7));
  printf(" %d\n", c);
  struct node nodes[4] = {{1}, {2}, {3}, {4}};
  for (int i = 0; i < 4; i++) push(&nodes[i]);
  printf("%d ", pop()->value);
  push(&nodes[0]);
  for (int i = 0; i < 3; i++) printf("%d ", pop()->value);
  puts("");
  atomic_flag flag = ATOMIC_FLAG_INIT;
  printf("%d", atomic_flag_test_and_set(&flag));
  printf("%d", atomic_flag_test_and_set(&flag));
  atomic_flag_clear(&flag);
  printf("%d", atomic_flag_test_and_set_explicit(&flag, memory_order_acquire));
  atomic_flag_clear_explicit(&flag, memory_order_release);
  printf("%d\n", atomic_flag_test_and_set(&flag));
  double d = 0;
  _Atomic double sum = 0.5;
  for (int i = 0; i < 3; i++) {
    d = sum;
    while (!atomic_compare_exchange_strong(&sum, &d, d * 2)) {}
  }
  printf("%g\n", sum);
}
// out: "0 5 5\n1 5 9\n1 7\n4 1 3 2 \n0100\n4\n"
