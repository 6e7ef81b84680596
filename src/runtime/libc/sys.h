/* The system interface: all that this library reaches of the world. src/vm/system.ts says what each function does and its errors. */
#ifndef SYS_H
#define SYS_H

#include <stddef.h>

/* Counts and positions are bytes. What fails gives minus the number of the error. */
long long __sys_write(int file, const void *from, size_t n);
long long __sys_read(int file, void *to, size_t n);
enum { SYS_READ = 1, SYS_WRITE = 2, SYS_CREATE = 4, SYS_TRUNCATE = 8, SYS_APPEND = 16, SYS_EXCLUSIVE = 32 };
int __sys_open(const char *name, int flags);
int __sys_close(int file);
long long __sys_seek(int file, long long offset, int from);
enum { SYS_REMOVE = 1, SYS_RENAME, SYS_MAKE_FOLDER };
int __sys_path(int what, const char *a, const char *b);

_Noreturn void __sys_exit(int status);

/* Nanoseconds. */
enum { SYS_CALENDAR, SYS_PROCESSOR };
long long __sys_clock(int which);

/* The bytes of argument i with its zero, which are written if there is room; for i = -1 how many arguments there are.
   From -2 downwards come the variables of the environment, `NAME=VALUE`. */
long long __sys_args(int i, char *to, size_t room);
/* The number of an address: the formal machine knows addresses by their objects, and calculates with none. */
long long __sys_address(const void *at);
/* At most 256 bytes. */
int __sys_random(void *to, size_t n);
/* Zero bytes, aligned to 16, that are never given back, behind those that were given last if nothing else has come there; for none of them,
   where memory ends. */
void *__sys_grow(size_t n);

/* Bytes that a stream holds. Of the list that was given last they are delivered too if the program is trapped. The result says whether
   standard output should hold none, because somebody watches the program at work. */
struct __sys_pending {
  struct __sys_pending *next;
  char *from;
  long n;
  long file;
};
int __sys_pending(struct __sys_pending *list);

enum {
  SYS_ABORT,
  SYS_ASSERTION,
  SYS_UNCAUGHT,
  SYS_NULL_POINTER,
  SYS_ARRAY_BOUNDS,
  SYS_OUT_OF_MEMORY,
  SYS_USE_AFTER_FREE,
  SYS_BAD_CALL,
  SYS_BAD_OBJECT,
  SYS_UNSUPPORTED,
  SYS_STACK_OVERFLOW,
  SYS_OUT_OF_BOUNDS,
  SYS_DOUBLE_FREE,
  SYS_INVALID_FREE,
  SYS_HEAP_CORRUPTION,
  SYS_READ_ONLY,
  SYS_ESCAPE
};
/* `words` may be null. */
_Noreturn void __sys_trap(int kind, const char *words);

/* What is to be done when the program ends (finish.c): called after the handlers of atexit. */
extern void (*__libc_flush)(void);
/* Runs the handlers, then `__libc_flush`. `exit` calls it, and so does the engine when `main` returns. */
void __libc_finish(void);

#endif
