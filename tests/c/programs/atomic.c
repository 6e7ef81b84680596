#include <stdio.h>
#include <stdbool.h>
#include <string.h>
struct pair { _Alignas(8) int a; short b, c; };
static _Atomic int counter = 5;
static _Atomic(unsigned char) byte;
_Thread_local int local = 3;
static _Thread_local long hidden = 4;
static __thread char old_word = 'x';
static int calls;
static int *where(int *p) { calls++; return p; }

#define ALL(T, suffix, init, v) do { \
    T x = init; \
    printf(#T ": %lld", (long long)__atomic_fetch_add(&x, v, __ATOMIC_SEQ_CST)); \
    printf(" %lld", (long long)__atomic_fetch_sub(&x, v, __ATOMIC_RELAXED)); \
    printf(" %lld", (long long)__atomic_fetch_or(&x, v, 5)); \
    printf(" %lld", (long long)__atomic_fetch_xor(&x, v, 5)); \
    printf(" %lld", (long long)__atomic_fetch_and(&x, v, 5)); \
    printf(" %lld", (long long)__atomic_fetch_nand(&x, v, 5)); \
    printf(" %lld;", (long long)x); \
    printf(" %lld", (long long)__atomic_add_fetch(&x, v, 5)); \
    printf(" %lld", (long long)__atomic_sub_fetch(&x, v + 1, 5)); \
    printf(" %lld", (long long)__atomic_or_fetch(&x, v, 5)); \
    printf(" %lld", (long long)__atomic_xor_fetch(&x, v, 5)); \
    printf(" %lld", (long long)__atomic_and_fetch(&x, v, 5)); \
    printf(" %lld;", (long long)__atomic_nand_fetch(&x, v, 5)); \
    printf(" %lld", (long long)__sync_fetch_and_add(&x, v)); \
    printf(" %lld", (long long)__sync_sub_and_fetch(&x, v)); \
    printf(" %lld", (long long)__sync_fetch_and_nand(&x, v)); \
    printf(" %lld", (long long)__sync_nand_and_fetch(&x, v)); \
    T e = x, f = (T)(x + 1); \
    printf(" %d", __atomic_compare_exchange_n(&x, &e, (T)v, 0, 5, 5)); \
    printf(" %d", __atomic_compare_exchange_n(&x, &f, (T)1, 1, 5, 5)); printf(" %lld", (long long)f); \
    printf(" %d", __sync_bool_compare_and_swap(&x, (T)v, (T)9)); \
    printf(" %lld", (long long)__sync_val_compare_and_swap(&x, (T)8, (T)7)); \
    printf(" %lld", (long long)__atomic_exchange_n(&x, (T)-3, 5)); \
    printf(" %lld", (long long)__sync_lock_test_and_set(&x, (T)1)); \
    __sync_lock_release(&x); \
    printf(" %lld\n", (long long)__atomic_load_n(&x, 5)); \
  } while (0)

int main(void) {
  ALL(char, 1, 120, 17);
  ALL(unsigned char, 1, 250, 17);
  ALL(short, 2, 32760, 170);
  ALL(unsigned short, 2, 65530, 170);
  ALL(int, 4, 2147483640, 1700);
  ALL(unsigned, 4, 4294967290u, 1700);
  ALL(long, 8, 0x7ffffffffffffff0, 17000000000);
  ALL(unsigned long, 8, -3, 17000000000);
  ALL(long long, 8, 7, 1);

  counter++, counter += 3, ++counter;
  int seen = counter--;
  byte = 255, byte++;
  printf("%d %d %d %zu %zu\n", counter, seen, byte, sizeof counter, sizeof byte);

  float f = 1.5f, g = 2.5f, h;
  __atomic_store(&f, &g, 5);
  __atomic_load(&f, &h, 5);
  g = 9;
  __atomic_exchange(&f, &g, &h, 5);
  printf("%g %g %g\n", f, g, h);

  struct pair p = {1, 2, 3}, q = {4, 5, 6}, r;
  __atomic_exchange(&p, &q, &r, 5);
  printf("%d %d %d, %d %d %d\n", p.a, p.b, p.c, r.a, r.b, r.c);
  bool done = __atomic_compare_exchange(&p, &r, &q, 0, 5, 5);
  printf("%d %d %d\n", done, r.a, r.c);
  done = __atomic_compare_exchange(&p, &q, &(struct pair){7, 8, 9}, 0, 5, 5);
  printf("%d %d %d\n", done, p.a, p.c);

  int list[4] = {1, 2, 3, 4}, *at = list;
  int *before = __atomic_fetch_add(&at, 2 * sizeof(int), 5);
  printf("%td %d\n", before - list, *at);
  at = __atomic_sub_fetch(&at, sizeof(int), 5);
  int *want = list;
  printf("%d", __atomic_compare_exchange_n(&at, &want, list, 0, 5, 5));
  printf(" %td\n", want - list);

  bool flag = false;
  printf("%d", __atomic_test_and_set(&flag, 5));
  printf(" %d", __atomic_test_and_set(&flag, 5));
  __atomic_clear(&flag, 5);
  printf(" %d\n", flag);
  __atomic_thread_fence(__ATOMIC_ACQUIRE);
  __atomic_signal_fence(__ATOMIC_RELEASE);
  __sync_synchronize();
  printf("%d %d\n", __atomic_always_lock_free(4, 0), __atomic_is_lock_free(8, 0));

  __atomic_fetch_add(where(&list[0]), 10, 5);
  __atomic_exchange_n(where(&list[1]), 20, 5);
  want = &list[2];
  __atomic_store_n(where(&list[2]), list[2] + 30, 5);
  printf("%d %d %d, %d calls\n", list[0], list[1], list[2], calls);

  local += hidden;
  int *address = &local;
  static _Thread_local int inner = 8;
  inner += ++*address;
  printf("%d %ld %d %c\n", local, hidden, inner, old_word);
  const _Atomic int *view = &counter;
  printf("%d\n", *view);
  struct pair first = {1, 2, 3};
  _Atomic struct pair whole = first;
  struct pair copy = whole;
  copy.a = 5;
  whole = copy;
  copy = whole;
  printf("%d %d\n", copy.a, copy.c);
  return 0;
}
