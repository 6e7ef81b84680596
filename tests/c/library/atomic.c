/* <stdatomic.h>: every operation, on integers, pointers and flags. */
#include <stdatomic.h>
#include <stdio.h>

static atomic_flag flag = ATOMIC_FLAG_INIT;
static atomic_int counter = ATOMIC_VAR_INIT(5);

int main(void) {
  atomic_uchar byte;
  _Atomic(long long) big = 1LL << 40;
  int cells[4] = {10, 20, 30, 40};
  _Atomic(int *) at = cells;
  atomic_init(&byte, 250);
  printf("%d\n", atomic_fetch_add(&counter, 3));
  printf("%d\n", atomic_fetch_sub_explicit(&counter, 1, memory_order_relaxed));
  printf("%d %d\n", atomic_load(&counter), atomic_is_lock_free(&counter) != 0);
  printf("%d\n", atomic_exchange(&counter, 42));
  int expected = 41;
  printf("%d", atomic_compare_exchange_strong(&counter, &expected, 1));
  printf(" %d\n", expected);
  while (!atomic_compare_exchange_weak_explicit(&counter, &expected, 99, memory_order_acq_rel, memory_order_acquire)) {
  }
  printf("%d\n", atomic_load_explicit(&counter, memory_order_acquire));
  printf("%d", atomic_fetch_add(&byte, 10));
  printf(" %d\n", atomic_load(&byte));
  printf("%lld", atomic_fetch_or(&big, 3));
  printf(" %lld", atomic_fetch_xor(&big, 1));
  printf(" %lld", atomic_fetch_and(&big, ~2LL));
  printf(" %lld\n", atomic_load(&big));
  atomic_store(&at, cells + 1);
  printf("%d\n", *atomic_load(&at));
  printf("%d", atomic_flag_test_and_set(&flag));
  printf("%d", atomic_flag_test_and_set_explicit(&flag, memory_order_acquire));
  atomic_flag_clear(&flag);
  printf("%d\n", atomic_flag_test_and_set(&flag));
  atomic_thread_fence(memory_order_seq_cst);
  atomic_signal_fence(memory_order_seq_cst);
  counter += 2;
  counter++;
  printf("%d %d\n", (int)counter, kill_dependency(7));
  return 0;
}
