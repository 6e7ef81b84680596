/*
 * The run time of lowered Tuyin programs: the input of the function that runs, and what the program has written.
 *
 * Lowered code reads by itself as long as the bytes lie before it, between `__tuyin_at` and `__tuyin_end`, and calls the functions below
 * for the rest. None of them traps for what the program has done: they say that bytes are missing, and lowered code, which knows
 * the place, traps.
 */
#ifndef TUYIN_RUNTIME_H
#define TUYIN_RUNTIME_H

#include <stddef.h>

typedef unsigned char byte;

/* Unread bytes at hand. */
extern byte *__tuyin_at, *__tuyin_end;
/* Bytes read so far, less those that were put back, are `at - origin`. */
extern byte *__tuyin_origin;
/* Up to this position bytes were put back by the call that reads; what of them is unread when it returns goes. */
extern long __tuyin_limit;

/* Are so many bytes left? If so, they lie at `at`, one behind the other. */
int __tuyin_need(unsigned n);
/* Fewer than n are left: n bytes with zeros in place of those that are missing. */
const byte *__tuyin_missing(unsigned n, int consumes);
/* Consumes up to n bytes, as many as there are. */
void __tuyin_skip(unsigned n);
/* Consumes n bytes, if there are so many. */
int __tuyin_pass(unsigned n);
/* All unread bytes. */
int __tuyin_size(void);
/* Room for n bytes that are the next to be read. */
byte *__tuyin_put_back(unsigned n);

/* The call that begins has a new input: n bytes, to be written where the result says. */
byte *__tuyin_open(unsigned n);
/* The same with the next n bytes of the input, if there are so many. */
int __tuyin_take(unsigned n);
/* Back to the input before. */
void __tuyin_close(void);
/* Closes inputs until so many are open. */
void __tuyin_close_to(int depth);
/* Closes the one before the newest if that leaves so many and the newest: the call that had it is over. */
void __tuyin_close_below(int depth);
/* Inputs that are open beside the program's own. */
extern int __tuyin_depth;

/* The state of the input is kept, put back (and kept still), or forgotten. */
void __tuyin_mark(void);
void __tuyin_rewind(void);
void __tuyin_drop(void);

/* The constants of the program, which begin at address 16: their bytes, and where each begins and how many bytes it has, in order. */
struct object {
  unsigned start, size;
};
/* Where in a thing of a type pointers lie: in a row of them, every `stride` bytes, those of `count` from `first` on. 0 has none. */
struct layout {
  unsigned stride, count, first;
};
struct pointer_at {
  unsigned offset, type;
};
void __tuyin_begin(const byte *constants, unsigned size, const struct object *objects, unsigned count, const struct layout *types,
                   const struct pointer_at *pointers);

/* Where n bytes at an address of the program lie, which must be within one block; to be changed, one that is no constant. */
const byte *__tuyin_view(unsigned address, unsigned n);
byte *__tuyin_change(unsigned address, unsigned n);
/* All bytes from an address to the end of its block. */
unsigned __tuyin_rest(unsigned address);
/* Traps if the first address is that of a block that does not live as long as the block of the second. */
void __tuyin_escape(unsigned address, unsigned keeper);
/* Traps if the first address is in another block than the second. */
void __tuyin_within(unsigned address, unsigned from);
/* A new block of zeros in the frame. */
unsigned __tuyin_alloc(unsigned n);
void __tuyin_copy(unsigned to, unsigned from, unsigned n);
void __tuyin_fill(unsigned to, unsigned value, unsigned n);
/* Writes the text at an address, up to a zero byte, with a newline. */
int __tuyin_puts(unsigned address);

/* A frame begins; the next one that begins is the one that is there. */
void __tuyin_enter(void);
void __tuyin_inherit(void);
/* A pointer that goes on, to something of a type. When the frame has ended or begun anew, `moved` gives the i-th as it is then. */
void __tuyin_root(unsigned address, unsigned type);
void __tuyin_leave(void);
void __tuyin_restart(void);
unsigned __tuyin_moved(unsigned i);
/* The next 4 bytes that were put into the input, `offset` bytes on, are a pointer to something of a type. */
void __tuyin_pointer(unsigned offset, unsigned type);

/* Regions (regions.c). */
const byte *__tuyin_region_take(unsigned region, unsigned n, int consumes);
const byte *__tuyin_region_padded(unsigned region, unsigned n, int consumes);
byte *__tuyin_region_room(unsigned region, unsigned n);
void __tuyin_region_copy(unsigned region, unsigned from, unsigned n);
void __tuyin_region_seek(unsigned region, unsigned to);
void __tuyin_region_reset(unsigned region);
unsigned __tuyin_region_pos(unsigned region);
unsigned __tuyin_region_cap(unsigned region);
unsigned __tuyin_region_size(unsigned region);
int __tuyin_region_has(unsigned region, unsigned n);
unsigned __tuyin_region_block(unsigned region, unsigned n, int consumes);
unsigned __tuyin_input_block(unsigned n, int consumes);

/* Scalars (scalars.c), as bytes; types and operations as tuyin-numbers.h and lowered code number them. What is wrong: 1 that a promise is
 * broken, 2 a division by 0, 4 a negative count. */
int __tuyin_whole(int operation, byte *to, const byte *a, const byte *b, unsigned long long type, int promises);
int __tuyin_shift(int is_up, byte *to, const byte *a, const byte *by, unsigned long long type, unsigned long long count_type, int promises);
/* -1, 0, 1, or 2 if there is no order. */
int __tuyin_order(const byte *a, const byte *b, unsigned long long type);
void __tuyin_float(int operation, byte *to, const byte *a, const byte *b, const byte *c, unsigned width, int mode);
/* 0 finite, 1 infinite, 2 NaN. */
int __tuyin_class(const byte *a, unsigned width);
void __tuyin_convert(byte *to, unsigned long long type, const byte *a, unsigned long long from, int saturates);

/* Output: 1 or 2. */
void __tuyin_write(int stream, const byte *from, unsigned n);
/* The lowest n bytes of a number, the lowest first. */
void __tuyin_write_number(int stream, unsigned long long value, unsigned n);
void __tuyin_flush(void);
/* Where standard output goes if it is not held back here; for no bytes it writes what it holds. */
extern void (*__tuyin_shared)(const byte *from, unsigned n);
/* From now on it is the stream of C. */
void __tuyin_share(void);
_Noreturn void __tuyin_exit(int status);

#endif
