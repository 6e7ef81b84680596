/*
 * The input of lowered Tuyin programs: segments of bytes, one behind the other, and a place in the first one.
 *
 *     at ──▶ | put back | ──▶ | put back | ──▶ | from the host ... | ──▶ (the host may have more)
 *
 * What is put back goes over bytes that have been read, where there are enough of them, else into a segment of its own that says where
 * reading goes on behind it. While a mark is open, nothing is overwritten and nothing freed: what was left behind waits until
 * the last mark is forgotten, and what nobody can reach then is freed.
 */
#include "sys.h"
#include "tuyin-memory.h"
#include <stdlib.h>
#include <string.h>

/* In front of what the host gives there is room for what is put back before anything was read. */
enum { AHEAD = 256, AT_ONCE = 1 << 16, MOST_AT_ONCE = 1 << 20 };

struct segment {
  /* What follows, and where in it reading goes on. */
  struct segment *next;
  byte *next_at;
  byte *room, *end;
  byte *limit; /* of the segment's bytes */
  int is_open; /* the host may have more */
  int is_kept; /* in `waiting` */
  int is_reached;
  struct segment *older;
};

/* All that reading changes. */
struct state {
  byte *at, *end, *origin;
  long limit;
  struct segment *segment;
};

struct saved {
  struct saved *older;
  struct state state;
  unsigned first; /* of the pointers in the input */
  struct pointer *pointers; /* of a mark: all of them */
  unsigned pointer_count;
  unsigned changes;
};

/* A pointer in the input, at a position. Those of an input begin at `first_pointer`, the one that is read next at the end. */
struct pointer {
  long position;
  unsigned type;
};
static struct pointer *pointers;
static unsigned pointer_count, pointer_room, first_pointer;
int __tuyin_marked;

static byte first_bytes[AHEAD + AT_ONCE];
static struct segment host = {
  .room = first_bytes, .end = first_bytes + AHEAD, .limit = first_bytes + AHEAD + AT_ONCE, .is_open = 1};
static struct segment *current = &host;
static struct segment *waiting;
static struct saved *marks, *others;

byte *__tuyin_at = first_bytes + AHEAD;
byte *__tuyin_end = first_bytes + AHEAD;
byte *__tuyin_origin = first_bytes + AHEAD;
long __tuyin_limit;
int __tuyin_depth;

static void *room_for(size_t n) {
  void *made = malloc(n);
  if (made == NULL) __sys_trap(SYS_OUT_OF_MEMORY, NULL);
  return made;
}

static void keep(struct segment *one) {
  if (one->is_kept) return;
  one->is_kept = 1;
  one->older = waiting;
  waiting = one;
}

/* A segment of `ahead` bytes that may be overwritten and n more. */
static struct segment *segment_of(size_t ahead, size_t n) {
  struct segment *made = room_for(sizeof *made + ahead + n);
  memset(made, 0, sizeof *made);
  made->room = (byte *)(made + 1);
  made->end = made->room + ahead;
  made->limit = made->end + n;
  if (marks != NULL) keep(made);
  return made;
}

/* Nobody will read it any more. */
static void drop(struct segment *one) {
  if (one == &host) return;
  if (marks != NULL) keep(one);
  else free(one);
}

/* Reading goes on elsewhere, at the same position. */
static void go_to(struct segment *segment, byte *at) {
  __tuyin_origin = at - (__tuyin_at - __tuyin_origin);
  __tuyin_at = at;
  __tuyin_end = segment->end;
  current = segment;
}

/* What the host has, up to the room in the segment. */
static int fill(struct segment *segment) {
  __tuyin_flush();
  long long got = __sys_read(0, segment->end, (size_t)(segment->limit - segment->end));
  if (got <= 0) {
    segment->is_open = 0;
    return 0;
  }
  segment->end += got;
  return 1;
}

/* A segment behind the last one, which is open. */
static struct segment *extend(struct segment *last, size_t n) {
  struct segment *made = segment_of(AHEAD, n);
  made->is_open = 1;
  last->is_open = 0;
  last->next = made;
  last->next_at = made->end;
  return made;
}

/* To the next segment that has bytes, if all of this one are read. */
static int advance(void) {
  while (__tuyin_at == __tuyin_end) {
    struct segment *done = current;
    if (done->next != NULL) {
      go_to(done->next, done->next_at);
      drop(done);
    } else if (!done->is_open) {
      return 0;
    } else if (marks != NULL) {
      extend(done, AT_ONCE);
    } else {
      done->end = done->room + AHEAD;
      int is_more = fill(done);
      go_to(done, done->room + AHEAD);
      if (!is_more) return 0;
      continue;
    }
    if (__tuyin_at == __tuyin_end && current->is_open && current->end < current->limit) {
      fill(current);
      __tuyin_end = current->end;
    }
  }
  return 1;
}

/* Some bytes are left, and the segment is the last one: more of the host goes behind them. */
static int fill_behind(unsigned n) {
  byte *from = current->room + AHEAD;
  size_t left = (size_t)(__tuyin_end - __tuyin_at);
  if ((size_t)(current->limit - from) < n) return 0;
  memmove(from, __tuyin_at, left);
  current->end = from + left;
  go_to(current, from);
  while ((size_t)(current->end - __tuyin_at) < n && fill(current)) {}
  __tuyin_end = current->end;
  return 1;
}

/* The next n bytes, or as many as there are, in a segment of their own. */
static void gather(unsigned n) {
  struct segment *made = segment_of(0, n);
  byte *from = __tuyin_at, *origin = __tuyin_origin;
  while ((size_t)(made->limit - made->end) > 0 && advance()) {
    size_t part = (size_t)(__tuyin_end - __tuyin_at), wanted = (size_t)(made->limit - made->end);
    if (part > wanted) part = wanted;
    memcpy(made->end, __tuyin_at, part);
    made->end += part;
    __tuyin_at += part;
  }
  made->next = current;
  made->next_at = __tuyin_at;
  current = made;
  __tuyin_at = made->room;
  __tuyin_end = made->end;
  __tuyin_origin = made->room - (from - origin);
}

static unsigned at_hand(void) {
  return (unsigned)(__tuyin_end - __tuyin_at);
}

/* How many bytes are left; more than `wanted` may not be counted. */
static unsigned count_left(unsigned wanted) {
  unsigned total = at_hand();
  size_t room = AT_ONCE;
  struct segment *last = current;
  while (total < wanted) {
    if (last->next != NULL) {
      byte *from = last->next_at;
      last = last->next;
      total += (unsigned)(last->end - from);
    } else if (!last->is_open) {
      break;
    } else if (last->end == last->limit) {
      if (room < MOST_AT_ONCE) room *= 2;
      extend(last, room);
    } else {
      byte *end = last->end;
      fill(last);
      total += (unsigned)(last->end - end);
      if (last == current) __tuyin_end = last->end;
    }
  }
  return total;
}

void __tuyin_skip(unsigned n) {
  while (n > 0 && advance()) {
    unsigned part = at_hand() < n ? at_hand() : n;
    __tuyin_at += part;
    n -= part;
  }
}

int __tuyin_pass(unsigned n) {
  if (count_left(n) < n) return 0;
  __tuyin_skip(n);
  return 1;
}

int __tuyin_size(void) {
  return (int)count_left(0xffffffff);
}

int __tuyin_need(unsigned n) {
  if (n > 0x7fffffff) return 0;
  if (at_hand() >= n || !advance()) return at_hand() >= n;
  if (at_hand() >= n) return 1;
  if (marks == NULL && current->next == NULL && current->is_open && fill_behind(n)) return at_hand() >= n;
  if (count_left(n) < n) return 0;
  gather(n);
  return 1;
}

const byte *__tuyin_missing(unsigned n, int consumes) {
  static byte *padded;
  static unsigned size;
  if (size < n) {
    free(padded);
    padded = room_for(n);
    size = n;
  }
  unsigned left = count_left(n);
  __tuyin_need(left);
  memcpy(padded, __tuyin_at, left);
  memset(padded + left, 0, n - left);
  if (consumes) __tuyin_at += left;
  return padded;
}

byte *__tuyin_put_back(unsigned n) {
  long position = __tuyin_at - __tuyin_origin;
  if (position > __tuyin_limit) __tuyin_limit = position;
  while (pointer_count > first_pointer && pointers[pointer_count - 1].position < position) pointer_count--;
  if (marks != NULL || (size_t)(__tuyin_at - current->room) < n) {
    size_t ahead = n < AHEAD ? AHEAD : n;
    struct segment *made = segment_of(ahead, n);
    made->next = current;
    made->next_at = __tuyin_at;
    made->end = made->limit;
    go_to(made, made->end);
  }
  return __tuyin_at -= n;
}

/* Pointers. */

void __tuyin_pointer(unsigned offset, unsigned type) {
  if (pointer_count == pointer_room) {
    pointer_room = pointer_room == 0 ? 16 : 2 * pointer_room;
    pointers = realloc(pointers, pointer_room * sizeof *pointers);
    if (pointers == NULL) __sys_trap(SYS_OUT_OF_MEMORY, NULL);
  }
  pointers[pointer_count++] = (struct pointer){__tuyin_at - __tuyin_origin + (long)offset, type};
}

/* Where the 4 bytes at a position behind the next one lie, which were put there together. */
static byte *bytes_at(long position) {
  const struct segment *segment = current;
  byte *at = __tuyin_at;
  long offset = position - (__tuyin_at - __tuyin_origin);
  while (segment->next != NULL && offset >= segment->end - at) {
    offset -= segment->end - at;
    at = segment->next_at;
    segment = segment->next;
  }
  return at + offset;
}

void __tuyin_input_roots(void) {
  long position = __tuyin_at - __tuyin_origin;
  for (unsigned i = pointer_count; i > first_pointer; i--) {
    const struct pointer *pointer = &pointers[i - 1];
    if (pointer->position < position) continue;
    unsigned address;
    memcpy(&address, bytes_at(pointer->position), sizeof address);
    __tuyin_root(address, pointer->type);
  }
}

void __tuyin_move_input(unsigned (*moved)(unsigned address)) {
  long position = __tuyin_at - __tuyin_origin;
  for (unsigned i = pointer_count; i > first_pointer; i--) {
    const struct pointer *pointer = &pointers[i - 1];
    if (pointer->position < position) continue;
    unsigned address;
    byte *at = bytes_at(pointer->position);
    memcpy(&address, at, sizeof address);
    address = moved(address);
    memcpy(at, &address, sizeof address);
  }
}

static struct state state(void) {
  return (struct state){__tuyin_at, __tuyin_end, __tuyin_origin, __tuyin_limit, current};
}

static struct saved *save(struct saved *older) {
  struct saved *made = room_for(sizeof *made);
  made->older = older;
  made->state = state();
  made->first = first_pointer;
  made->pointers = NULL;
  return made;
}

static void restore(const struct state *state) {
  __tuyin_at = state->at;
  __tuyin_end = state->segment->end;
  __tuyin_origin = state->origin;
  __tuyin_limit = state->limit;
  current = state->segment;
}

byte *__tuyin_open(unsigned n) {
  others = save(others);
  first_pointer = pointer_count;
  __tuyin_depth++;
  struct segment *made = segment_of(AHEAD, n);
  made->end = made->limit;
  current = made;
  __tuyin_end = made->end;
  __tuyin_origin = __tuyin_at = made->end - n;
  __tuyin_limit = 0;
  return __tuyin_at;
}

int __tuyin_take(unsigned n) {
  if (!__tuyin_need(n)) return 0;
  byte *from = __tuyin_at;
  long position = from - __tuyin_origin;
  unsigned first = first_pointer, end = pointer_count;
  __tuyin_at += n;
  byte *to = __tuyin_open(n);
  memcpy(to, from, n);
  for (unsigned i = first; i < end; i++) {
    struct pointer one = pointers[i];
    if (one.position >= position && one.position + 4 <= position + (long)n) __tuyin_pointer((unsigned)(one.position - position), one.type);
  }
  return 1;
}

static void drop_all(struct segment *first) {
  for (struct segment *one = first, *next; one != NULL; one = next) {
    next = one->next;
    drop(one);
  }
}

void __tuyin_close(void) {
  drop_all(current);
  struct saved *top = others;
  others = top->older;
  __tuyin_depth--;
  pointer_count = first_pointer;
  first_pointer = top->first;
  restore(&top->state);
  free(top);
}

void __tuyin_close_to(int depth) {
  while (__tuyin_depth > depth) __tuyin_close();
}

void __tuyin_close_below(int depth) {
  if (__tuyin_depth - 1 <= depth) return;
  struct saved *top = others;
  drop_all(top->state.segment);
  unsigned below = first_pointer - top->first;
  memmove(pointers + top->first, pointers + first_pointer, (pointer_count - first_pointer) * sizeof *pointers);
  first_pointer -= below;
  pointer_count -= below;
  others = top->older;
  __tuyin_depth--;
  free(top);
}

void __tuyin_mark(void) {
  marks = save(marks);
  __tuyin_marked = 1;
  marks->changes = __tuyin_changes();
  marks->pointer_count = pointer_count;
  if (pointer_count == first_pointer) return;
  size_t size = (pointer_count - first_pointer) * sizeof *pointers;
  marks->pointers = room_for(size);
  memcpy(marks->pointers, pointers + first_pointer, size);
}

void __tuyin_rewind(void) {
  restore(&marks->state);
  __tuyin_undo(marks->changes);
  pointer_count = marks->pointer_count;
  if (marks->pointers != NULL)
    memcpy(pointers + first_pointer, marks->pointers, (pointer_count - first_pointer) * sizeof *pointers);
}

/* What was left behind and cannot be read any more. */
static void sweep(void) {
  for (struct segment *one = current; one != NULL; one = one->next) one->is_reached = 1;
  for (struct segment *one = waiting, *next; one != NULL; one = next) {
    next = one->older;
    one->is_kept = 0;
    if (!one->is_reached && one != &host) free(one);
  }
  for (struct segment *one = current; one != NULL; one = one->next) one->is_reached = 0;
  waiting = NULL;
}

void __tuyin_drop(void) {
  struct saved *top = marks;
  marks = top->older;
  free(top->pointers);
  free(top);
  if (marks != NULL) return;
  __tuyin_marked = 0;
  __tuyin_forget();
  if (waiting != NULL) sweep();
}
