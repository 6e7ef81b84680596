/* 7.17: loads, stores, exchanges and read-modify-write of all types; each gives what was there before. */
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>

static atomic_int counter = ATOMIC_VAR_INIT(5);
static _Atomic long long wide;

int main(void) {
  printf("%d ", atomic_fetch_add(&counter, 3));
  printf("%d ", atomic_fetch_sub(&counter, 10));
  printf("%d ", atomic_fetch_or(&counter, 0x10));
  printf("%d ", atomic_fetch_and(&counter, 0xff));
  printf("%d ", atomic_fetch_xor(&counter, 0x0f));
  printf("%d\n", atomic_load(&counter));
  atomic_store(&wide, -1);
  printf("%lld ", atomic_exchange(&wide, 1LL << 40));
  printf("%lld ", atomic_fetch_add_explicit(&wide, -1, memory_order_relaxed));
  printf("%lld\n", atomic_load_explicit(&wide, memory_order_acquire));
  atomic_uchar byte = 250;
  printf("%d ", atomic_fetch_add(&byte, 10));
  printf("%d\n", atomic_load(&byte));
  atomic_short s;
  atomic_init(&s, 32767);
  atomic_fetch_add(&s, 1);
  printf("%d\n", atomic_load(&s));
  atomic_bool b = false;
  printf("%d", atomic_exchange(&b, true));
  printf(" %d\n", atomic_load(&b));
  int array[4] = {1, 2, 3, 4};
  _Atomic(int *) p = array;
  printf("%d ", *atomic_exchange(&p, array + 2));
  printf("%d\n", *atomic_load(&p));
  atomic_thread_fence(memory_order_seq_cst);
  atomic_signal_fence(memory_order_acq_rel);
  printf("%d %d\n", atomic_is_lock_free(&counter), ATOMIC_INT_LOCK_FREE);
}
// out: 5 8 -2 -2 254 241
// out: -1 1099511627776 1099511627775
// out: 250 4
// out: -32768
// out: 0 1
// out: 1 3
// out: 1 2
