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
/* The same n bytes with zeros in place of those that are missing. They are not consumed. */
const byte *__tuyin_padded(unsigned n);
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
void __tuyin_begin(const byte *constants, unsigned size, const struct object *objects, unsigned count);
/* Where n bytes at an address of the program lie, which must be within one object. */
const byte *__tuyin_view(unsigned address, unsigned n);
/* All bytes from an address to the end of its object. */
unsigned __tuyin_rest(unsigned address);
/* Writes the text at an address, up to a zero byte, with a newline. */
int __tuyin_puts(unsigned address);

/* Output: 1 or 2. */
void __tuyin_write(int stream, const byte *from, unsigned n);
/* The lowest n bytes of a number, the lowest first. */
void __tuyin_write_number(int stream, unsigned long long value, unsigned n);
void __tuyin_flush(void);
_Noreturn void __tuyin_exit(int status);

#endif
