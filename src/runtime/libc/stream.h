/* What a stream is inside [C17 7.21.2, 7.21.3]. A stream reads, or it writes, or neither; both use its buffer, which starts at `out.from`:

     reading   from … get ▒▒▒▒ get_end           ▒ has been read from the file, and not yet by the program
     writing   from ▒▒▒▒ out.n …… size           ▒ has been written by the program, and not yet to the file

   In front of the buffer there is room for what `ungetc` gives back. `limit` is where `putc` has to look closer: the size of the buffer, or
   0 if the stream is not fully buffered or not writing. `get` and `get_end` always point into the buffer. */
#ifndef STREAM_H
#define STREAM_H

#include <stdio.h>

#include "sys.h"

#define UNGET_ROOM 16

struct _samara_file {
  /* The system finds here what is still to be written, and the next stream; the number of the file, too. */
  struct __sys_pending out;
  long limit;
  long size;
  char *get;
  char *get_end;
  unsigned char can_read;
  unsigned char can_write;
  unsigned char is_writing;
  unsigned char is_at_end;
  unsigned char has_failed;
  /* _IOFBF, _IOLBF or _IONBF */
  unsigned char buffering;
  /* What fclose gives back: the buffer, the stream. */
  unsigned char owns_buffer;
  unsigned char is_allocated;
  /* As fwide says. */
  signed char orientation;
};

/* To the list of those that are flushed at the end, and out of it. */
void __stream_add(FILE *stream);
void __stream_drop(FILE *stream);
/* Gives a stream this buffer, of which the first bytes are for `ungetc`. */
void __stream_use_buffer(FILE *stream, char *buffer, long size);
/* Sets errno and the mark of errors; EOF. */
int __stream_fail(FILE *stream, int number);
/* Writes what waits in the buffer; EOF if that fails. */
int __stream_flush(FILE *stream);
/* Writes what waits, or forgets what was read ahead, so that the file's own position is that of the program. */
int __stream_rest(FILE *stream);
/* Puts bytes into the buffer or through it; EOF if that fails. `__stream_settle` is to follow. */
int __stream_write(FILE *stream, const void *from, long length);
/* To be called at the end of what writes: what the stream's buffering does not let wait is written. EOF if that fails. */
int __stream_settle(FILE *stream);
int __stream_put_slowly(FILE *stream, int byte);
/* The next byte where the buffer has none, or EOF. */
int __stream_refill(FILE *stream);
/* Up to so many bytes; fewer only at the end or after an error. */
long __stream_read(FILE *stream, void *to, long length);

static inline int __stream_get(FILE *stream) {
  return stream->get < stream->get_end ? (unsigned char)*stream->get++ : __stream_refill(stream);
}

static inline int __stream_put(FILE *stream, int byte) {
  if (stream->out.n >= stream->limit) return __stream_put_slowly(stream, byte);
  stream->out.from[stream->out.n++] = (char)byte;
  return (unsigned char)byte;
}

#endif
