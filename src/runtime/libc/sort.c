/* Sorting [C17 7.22.5.2]. Equal elements keep their order, as in most versions of glibc, and no memory is asked for, so that a comparison may
   leave by longjmp or by an exception and nothing is lost.

   Runs of 8 elements are sorted by insertion, then neighbouring runs are merged. Where the shorter run does not fit into the buffer, both are
   cut so that two merges are left, and what lies between is rotated. That makes n log n comparisons, whatever the order of the elements, and
   moves each of them log n times, times the logarithm of how often the buffer goes into all. */
#include <stdlib.h>

#define RUN 8
/* Bytes. */
#define BUFFER 4096

typedef int Compare(const void *a, const void *b);

/* Parameters, and no structure, so that the optimiser can copy these functions for a comparison and a size that it knows. */
#define KNOWN Compare *compare, size_t size, char *buffer

static inline void move(char *to, const char *from, size_t size) {
  switch (size) {
    case 4: __builtin_memcpy(to, from, 4); break;
    case 8: __builtin_memcpy(to, from, 8); break;
    case 16: __builtin_memcpy(to, from, 16); break;
    default: __builtin_memcpy(to, from, size);
  }
}

static void swap_areas(char *buffer, char *a, char *b, size_t size) {
  for (size_t done = 0; done < size; done += BUFFER) {
    size_t piece = size - done < BUFFER ? size - done : BUFFER;
    __builtin_memcpy(buffer, a + done, piece);
    __builtin_memcpy(a + done, b + done, piece);
    __builtin_memcpy(b + done, buffer, piece);
  }
}

/* Two neighbouring areas change places. Areas longer than the buffer are swapped as far as both go. */
static void rotate(char *buffer, char *from, char *middle, char *end) {
  for (;;) {
    size_t left = middle - from, right = end - middle;
    if (left <= BUFFER) {
      __builtin_memcpy(buffer, from, left);
      __builtin_memmove(from, middle, right);
      __builtin_memcpy(end - left, buffer, left);
      return;
    }
    if (right <= BUFFER) {
      __builtin_memcpy(buffer, middle, right);
      __builtin_memmove(from + right, from, left);
      __builtin_memcpy(from, buffer, right);
      return;
    }
    if (left <= right) {
      swap_areas(buffer, from, middle, left);
      from = middle;
      middle += left;
    } else {
      swap_areas(buffer, middle - right, middle, right);
      end = middle;
      middle -= right;
    }
  }
}

/* The shorter run, in the buffer, and the longer one behind its place. */
static void merge_up(KNOWN, char *to, char *right, char *end) {
  size_t count = right - to;
  char *left = buffer, *left_end = left + count;
  __builtin_memcpy(left, to, count);
  while (left < left_end && right < end) {
    int is_left = compare(left, right) <= 0;
    move(to, is_left ? left : right, size);
    *(is_left ? &left : &right) += size;
    to += size;
  }
  __builtin_memcpy(to, left, left_end - left);
}

/* As merge_up, from the end. */
static void merge_down(KNOWN, char *from, char *left, char *to) {
  size_t count = to - left;
  char *right = buffer + count;
  __builtin_memcpy(buffer, left, count);
  while (left > from && right > buffer) {
    int is_left = compare(left - size, right - size) > 0;
    *(is_left ? &left : &right) -= size;
    to -= size;
    move(to, is_left ? left : right, size);
  }
  __builtin_memcpy(left, buffer, right - buffer);
}

/* Where the key belongs in a run: before its equals, or behind them. */
static char *place_of(Compare *compare, size_t size, const char *key, char *run, size_t count, int is_behind) {
  while (count > 0) {
    char *middle = run + count / 2 * size;
    int order = is_behind ? compare(key, middle) >= 0 : compare(middle, key) < 0;
    if (order) run = middle + size;
    count = order ? count - count / 2 - 1 : count / 2;
  }
  return run;
}

static void merge(KNOWN, char *from, char *middle, char *end) {
  size_t left = middle - from, right = end - middle;
  if (left == 0 || right == 0 || compare(middle - size, middle) <= 0) return;
  if (left <= right && left <= BUFFER) return merge_up(compare, size, buffer, from, middle, end);
  if (right <= BUFFER) return merge_down(compare, size, buffer, from, middle, end);
  if (left == size && right == size) return rotate(buffer, from, middle, end);
  char *first, *second;
  if (left >= right) {
    first = from + left / size / 2 * size;
    second = place_of(compare, size, first, middle, right / size, 0);
  } else {
    second = middle + right / size / 2 * size;
    first = place_of(compare, size, second, from, left / size, 1);
  }
  rotate(buffer, first, middle, second);
  char *cut = first + (second - middle);
  merge(compare, size, buffer, from, first, cut);
  merge(compare, size, buffer, cut, second, end);
}

static void sort_run(KNOWN, char *from, char *end) {
  for (char *next = from + size; next < end; next += size) {
    char *place = next;
    while (place > from && compare(place - size, next) > 0) place -= size;
    if (place < next) rotate(buffer, place, next, next + size);
  }
}

static size_t least(size_t a, size_t b) {
  return a < b ? a : b;
}

void qsort(void *base, size_t count, size_t size, Compare *compare) {
  char buffer[BUFFER], *bytes = base;
  if (count < 2 || size == 0) return;
  for (size_t i = 0; i < count; i += RUN) sort_run(compare, size, buffer, bytes + i * size, bytes + least(i + RUN, count) * size);
  for (size_t width = RUN; width < count; width *= 2)
    for (size_t i = 0; i + width < count; i += 2 * width)
      merge(compare, size, buffer, bytes + i * size, bytes + (i + width) * size, bytes + least(i + 2 * width, count) * size);
}
