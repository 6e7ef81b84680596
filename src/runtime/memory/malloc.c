/* malloc and its family [C17 7.24.3], with what POSIX and GNU add, over memory that the system gives for good (`__sys_grow`).

       block - 8   size of the preceding block; 0 in front of the first one
       block - 4   size of this block, a multiple of 16 that includes these 8 bytes; its state in the low 4 bits
       block       16-byte aligned; in a free block: the next and the previous one of its list

   Blocks of up to MOST_SMALL bytes go, when freed, onto a stack of their exact size and are handed out again from it, with a few loads and
   stores each way. Other free blocks are merged with their neighbours at once and kept in bins of similar sizes, with a bitmap of those that
   hold any. Before more memory is asked for, the stacks are emptied into the bins (each block pays for that once), so small blocks cannot pin
   the heap. Behind the last block lies what was never cut into blocks, `top`.

   Invariants: the header in front of `top` holds the last block's size; two FREE blocks never touch, nor does one touch `top`; a block that is
   not LIVE any more keeps a header that says so until its bytes are used again, which is how a second `free` is told from a wrong address.
   Memory that does not follow on what there is begins with a block of its own: what was `top` becomes a free block, and behind it stands
   a fence, the header of a LIVE block of size 0. */
#include <errno.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "sys.h"

enum { LIVE = 0xb, FREE = 0x4, CACHED = 0x6, STATE = 15 };

typedef struct {
  uint32_t before;
  uint32_t here;
} Header;

typedef struct Free {
  struct Free *next;
  struct Free *previous;
} Free;

#define MOST_SMALL 1024
/* Room for a header and the links of a free block. */
#define LEAST 32
/* Keeps sizes below 2^31. */
#define MOST 0x7fff0000
/* Bins: one for each size up to 496, then eight for each doubling. */
#define EXACT_BINS 32
#define BIN_COUNT (EXACT_BINS + 22 * 8)
/* Blocks of the bin that merely may fit are tried, before a larger bin is used. */
#define MOST_TRIES 16
/* What is asked of the system, at least and at most, as long as less will do: an eighth of what there is. */
#define LEAST_GROWTH 0x10000
#define MOST_GROWTH 0x400000

static char *lowest, *top, *end;
/* What lies above this and `top` was never handed out and so is still zero. */
static char *high_water;
static Free *cache[MOST_SMALL / 16 + 1];
static Free *bins[BIN_COUNT];
static uint32_t bins_in_use[(BIN_COUNT + 31) / 32];
/* The words of the bitmap that are not 0. */
static uint32_t words_in_use;

/* No functions: a call takes as long as all else that a small block needs. */
#define HEADER(block) ((Header *)(block) - 1)

/* For at most MOST bytes. */
#define BLOCK_SIZE(size) ((size) <= LEAST - sizeof(Header) ? LEAST : (uint32_t)((size) + sizeof(Header) + 15) & ~(uint32_t)15)

/* Of an address that is no block's, a number that is no size. */
#define SIZE_IF_LIVE(block) \
  (((uintptr_t)(block) & 15) == 0 && (char *)(block) >= lowest && (char *)(block) < top ? HEADER(block)->here ^ LIVE : STATE)
#define IS_SIZE(size, block) \
  (((size) & STATE) == 0 && (size) <= (size_t)(top - (char *)(block)) && HEADER((char *)(block) + (size))->before == (size))

static uint32_t size_of(void *block) {
  return HEADER(block)->here & ~(uint32_t)STATE;
}

static void set_header(char *block, uint32_t size, uint32_t state) {
  HEADER(block)->here = size | state;
  HEADER(block + size)->before = size;
}

/* What is wrong */

static char *put_words(char *to, const char *words) {
  while (*words != 0) *to++ = *words++;
  *to = 0;
  return to;
}

static char *put_address(char *to, const void *address) {
  long number = __sys_address(address);
  int digits = 1;
  while (digits < 2 * (int)sizeof number && number >> 4 * digits != 0) digits++;
  to = put_words(to, "0x");
  while (digits > 0) *to++ = "0123456789abcdef"[number >> 4 * --digits & 15];
  *to = 0;
  return to;
}

static _Noreturn void refuse_heap(const void *block) {
  static char words[80];
  put_words(put_address(put_words(words, "the free block at address "), block), " was written to");
  __sys_trap(SYS_HEAP_CORRUPTION, words);
}

/* `address` is no live block, or its header or the one behind it was written to. */
static _Noreturn void refuse(char *address, const char *caller) {
  static char words[120];
  int is_plausible = ((uintptr_t)address & 15) == 0 && address >= lowest && address <= end;
  uint32_t state = is_plausible ? HEADER(address)->here & STATE : 0;
  char *at = put_address(put_words(put_words(words, caller), " of address "), address);
  if (state == FREE || state == CACHED) __sys_trap(SYS_DOUBLE_FREE, words);
  if (state == LIVE) put_words(at, ", or bytes beyond the block's end were overwritten");
  __sys_trap(SYS_INVALID_FREE, words);
}

static uint32_t live_size(char *block, const char *caller) {
  uint32_t size = SIZE_IF_LIVE(block);
  if (!IS_SIZE(size, block)) refuse(block, caller);
  return size;
}

/* Bins */

static int bin_of(uint32_t size) {
  uint32_t units = size >> 4;
  if (units < EXACT_BINS) return (int)units;
  int log = 31 - __builtin_clz(units);
  return EXACT_BINS + (log - 5) * 8 + (int)(units >> (log - 3) & 7);
}

static void link_free(Free *block, uint32_t size) {
  int bin = bin_of(size), word = bin >> 5;
  Free *head = bins[bin];
  block->next = head;
  block->previous = NULL;
  if (head != NULL) head->previous = block;
  bins[bin] = block;
  bins_in_use[word] |= 1u << (bin & 31);
  words_in_use |= 1u << word;
}

static void unlink_free(Free *block, uint32_t size) {
  Free *next = block->next, *previous = block->previous;
  int bin = bin_of(size);
  if (previous != NULL ? previous->next != block : bins[bin] != block) refuse_heap(block);
  if (next != NULL) next->previous = previous;
  if (previous != NULL) {
    previous->next = next;
    return;
  }
  bins[bin] = next;
  if (next != NULL) return;
  bins_in_use[bin >> 5] &= ~(1u << (bin & 31));
  if (bins_in_use[bin >> 5] == 0) words_in_use &= ~(1u << (bin >> 5));
}

/* The bin of the size itself may hold smaller blocks, too. */
static Free *search_bin(uint32_t size) {
  Free *block = bins[bin_of(size)];
  for (int tries = 0; block != NULL && tries < MOST_TRIES; tries++, block = block->next)
    if (size_of(block) >= size) return block;
  return NULL;
}

static Free *search_larger_bins(uint32_t size) {
  int from = bin_of(size) + 1, word = from >> 5;
  uint32_t bits = from < BIN_COUNT ? bins_in_use[word] & ~0u << (from & 31) : 0;
  if (bits == 0) {
    uint32_t words = words_in_use & ~1u << word;
    if (words == 0) return NULL;
    word = __builtin_ctz(words);
    bits = bins_in_use[word];
  }
  return bins[word * 32 + __builtin_ctz(bits)];
}

/* Giving back */

static void make_free(char *block, uint32_t size) {
  set_header(block, size, FREE);
  link_free((Free *)block, size);
}

/* Takes a neighbour out of its list; the bytes won, 0 if it is in use. */
static uint32_t absorb(char *neighbour) {
  if ((HEADER(neighbour)->here & STATE) != FREE) return 0;
  uint32_t size = size_of(neighbour);
  unlink_free((Free *)neighbour, size);
  return size;
}

/* Merges with free neighbours or the top. */
static void release(char *block, uint32_t size) {
  uint32_t before = HEADER(block)->before;
  char *next = block + size;
  HEADER(block)->here = size | FREE;
  if (before != 0 && absorb(block - before) != 0) {
    block -= before;
    size += before;
  }
  if (next == top) {
    if (high_water < top) high_water = top;
    top = block;
  } else make_free(block, size + absorb(next));
}

/* Whether there was anything. */
static int empty_cache(void) {
  int has_any = 0;
  for (uint32_t units = LEAST / 16; units <= MOST_SMALL / 16; units++) {
    Free *block = cache[units];
    cache[units] = NULL;
    while (block != NULL) {
      /* Also what keeps a list that the program has bent into a ring from being walked for ever. */
      if (HEADER(block)->here != (units << 4 | CACHED)) refuse_heap(block);
      Free *next = block->next;
      release((char *)block, units << 4);
      block = next;
      has_any = 1;
    }
  }
  return has_any;
}

/* Finding room */

static char *take_from_bins(uint32_t size) {
  if (words_in_use == 0) return NULL;
  Free *block = search_bin(size);
  if (block == NULL) block = search_larger_bins(size);
  if (block == NULL) return NULL;
  uint32_t found = size_of(block);
  if (found < size || HEADER(block)->here != (found | FREE)) refuse_heap(block);
  unlink_free(block, found);
  if (found - size < LEAST) size = found;
  set_header((char *)block, size, LIVE);
  if (found > size) make_free((char *)block + size, found - size);
  return (char *)block;
}

static char *take_from_top(uint32_t size) {
  char *block = top;
  if (size > (size_t)(end - top)) return NULL;
  top += size;
  set_header(block, size, LIVE);
  return block;
}

/* What was `top` ends here. */
static void put_fence(void) {
  size_t rest = (size_t)(end - top);
  if (rest >= LEAST && rest <= MOST) {
    make_free(top, (uint32_t)rest);
    top = end;
  }
  HEADER(top)->here = LIVE;
}

/* Memory that follows on what there is, or begins anew. */
static void add_memory(char *from, size_t size) {
  if (from != end || end == NULL) {
    if (end != NULL) put_fence();
    else lowest = from + 16;
    top = from + 16;
    HEADER(top)->before = 0;
  }
  end = from + size;
}

static int grow_by(size_t size) {
  char *from = __sys_grow(size);
  if (from != NULL) add_memory(from, size);
  return from != NULL;
}

/* Whether `top` has so many bytes then; it may be somewhere else. */
static int grow_top(uint32_t size) {
  size_t generous = (size_t)(end - lowest) / 8 & ~(size_t)15;
  if (generous > MOST_GROWTH) generous = MOST_GROWTH;
  if (generous < LEAST_GROWTH) generous = LEAST_GROWTH;
  while (size > (size_t)(end - top)) {
    size_t missing = end == NULL ? (size_t)size + 16 : size - (size_t)(end - top);
    if (!(missing < generous && grow_by(generous)) && !grow_by(missing)) return 0;
  }
  return 1;
}

static void *allocate(size_t size) {
  char *block = NULL;
  if (size <= MOST) {
    uint32_t whole = BLOCK_SIZE(size);
    block = take_from_bins(whole);
    if (block == NULL) block = take_from_top(whole);
    if (block == NULL && empty_cache()) {
      block = take_from_bins(whole);
      if (block == NULL) block = take_from_top(whole);
    }
    if (block == NULL && grow_top(whole)) block = take_from_top(whole);
  }
  if (block == NULL) errno = ENOMEM;
  return block;
}

void *malloc(size_t size) {
  if (size > MOST_SMALL - sizeof(Header)) return allocate(size);
  uint32_t whole = BLOCK_SIZE(size);
  Free *block = cache[whole >> 4];
  if (block == NULL) return allocate(size);
  if (HEADER(block)->here != (whole | CACHED)) refuse_heap(block);
  cache[whole >> 4] = block->next;
  HEADER(block)->here = whole | LIVE;
  return block;
}

void free(void *block) {
  if (block == NULL) return;
  uint32_t size = SIZE_IF_LIVE(block);
  if (!IS_SIZE(size, block)) refuse(block, "free");
  if (size > MOST_SMALL) return release(block, size);
  Free *freed = block;
  HEADER(block)->here = size | CACHED;
  freed->next = cache[size >> 4];
  cache[size >> 4] = freed;
}

void *calloc(size_t count, size_t size) {
  if (size != 0 && count > SIZE_MAX / size) return allocate(SIZE_MAX);
  size_t length = count * size;
  char *dirty = high_water < top ? top : high_water, *block = malloc(length);
  if (block != NULL && block < dirty) memset(block, 0, length < (size_t)(dirty - block) ? length : (size_t)(dirty - block));
  return block;
}

/* Resizing */

/* Lets a block grow over the top, or over a free block behind it. */
static int extend(char *block, uint32_t old, uint32_t wanted) {
  char *next = block + old;
  if (next == top) {
    if (!grow_top(wanted - old) || next != top) return 0;
    top = block + wanted;
    set_header(block, wanted, LIVE);
    return 1;
  }
  uint32_t size = size_of(next);
  if ((HEADER(next)->here & STATE) != FREE || size < wanted - old) return 0;
  unlink_free((Free *)next, size);
  set_header(block, old + size, LIVE);
  return 1;
}

/* Cuts what lies beyond `wanted` off a live block, unless that is too little to matter. */
static void trim(char *block, uint32_t wanted) {
  uint32_t size = size_of(block);
  if (size - wanted < LEAST) return;
  set_header(block, wanted, LIVE);
  set_header(block + wanted, size - wanted, LIVE);
  release(block + wanted, size - wanted);
}

/* What the system calls, too, for blocks that it gives to the program or takes from it. */
void *__heap_resize(void *block, size_t size) {
  if (block == NULL) return malloc(size);
  uint32_t old = live_size(block, "realloc");
  if (size == 0) {
    free(block);
    return NULL;
  }
  if (size > MOST) return allocate(size);
  uint32_t wanted = BLOCK_SIZE(size);
  if (wanted <= old || extend(block, old, wanted)) {
    trim(block, wanted);
    return block;
  }
  void *moved = malloc(size);
  if (moved == NULL) return NULL;
  memcpy(moved, block, old - sizeof(Header));
  free(block);
  return moved;
}

/* As in glibc, `realloc(p, 0)` frees and gives null, and if there is no memory the old block stays. */
void *realloc(void *block, size_t size) {
  return __heap_resize(block, size);
}

void *reallocarray(void *block, size_t count, size_t size) {
  if (size != 0 && count > SIZE_MAX / size) return allocate(SIZE_MAX);
  return __heap_resize(block, count * size);
}

/* Alignment */

/* Frees the first bytes of a live block; the rest stays live. */
static void split_front(char *block, uint32_t length) {
  uint32_t size = size_of(block);
  set_header(block, length, LIVE);
  set_header(block + length, size - length, LIVE);
  release(block, length);
}

static int is_power(size_t alignment) {
  return alignment != 0 && (alignment & (alignment - 1)) == 0;
}

static void *allocate_aligned(size_t alignment, size_t size) {
  if (alignment <= 16) return malloc(size);
  if (alignment > MOST || size > MOST) return allocate(SIZE_MAX);
  /* What is cut off in front has to be a block. */
  char *block = malloc(size + alignment + 2 * LEAST);
  if (block == NULL) return NULL;
  size_t skipped = -(uintptr_t)block & (alignment - 1);
  if (skipped > 0 && skipped < LEAST) skipped += alignment;
  if (skipped > 0) split_front(block, (uint32_t)skipped);
  trim(block + skipped, BLOCK_SIZE(size));
  return block + skipped;
}

void *aligned_alloc(size_t alignment, size_t size) {
  if (is_power(alignment)) return allocate_aligned(alignment, size);
  errno = EINVAL;
  return NULL;
}

void *memalign(size_t alignment, size_t size) {
  return aligned_alloc(alignment, size);
}

int posix_memalign(void **to, size_t alignment, size_t size) {
  if (!is_power(alignment) || alignment < sizeof(void *)) return EINVAL;
  int before = errno;
  void *block = allocate_aligned(alignment, size);
  errno = before;
  if (block == NULL) return ENOMEM;
  *to = block;
  return 0;
}

size_t malloc_usable_size(void *block) {
  return block == NULL ? 0 : live_size(block, "malloc_usable_size") - sizeof(Header);
}
