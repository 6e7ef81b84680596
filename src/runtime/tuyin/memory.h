/* The memory of lowered Tuyin programs, as the parts of their run time see it. */
#ifndef TUYIN_MEMORY_H
#define TUYIN_MEMORY_H

#include "tuyin-runtime.h"

struct block {
  unsigned start, size;
  int frame; /* whose it is; -1 of constants */
  unsigned read_at, write_at;
  unsigned id;
  int is_kept;
  unsigned view; /* the last one as which it was looked at, while blocks move */
};

extern byte *__tuyin_memory;

/* The block at an address. */
struct block *__tuyin_find(unsigned address);
/* The same; there must be one. */
struct block *__tuyin_block(unsigned address);
/* Changes of cursors that marks may want to undo. */
unsigned __tuyin_changes(void);
void __tuyin_undo(unsigned count);
void __tuyin_forget(void);
/* Is a mark open? */
extern int __tuyin_marked;
/* Pointers in the input of the call that runs: roots, and where they point when blocks have moved. */
void __tuyin_input_roots(void);
void __tuyin_move_input(unsigned (*moved)(unsigned address));

#endif
