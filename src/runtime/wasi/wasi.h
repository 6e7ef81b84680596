/*
 * The system interface (sys.h) over version 1 of the WebAssembly System Interface, for programs that are files of their own. Functions of
 * the host have the names of their module and their own; addresses are numbers of 32 bits for them. `__wasm_…` are written by the
 * emitter (src/backend/wasm/telling.ts), which also calls `__wasi_trap_at` and `__wasi_wrong_access`.
 */
#ifndef WASI_H
#define WASI_H

#include <stddef.h>
#include "sys.h"

typedef unsigned wasi_address;

int wasi_snapshot_preview1_args_get(wasi_address list, wasi_address bytes);
int wasi_snapshot_preview1_args_sizes_get(wasi_address count, wasi_address size);
int wasi_snapshot_preview1_environ_get(wasi_address list, wasi_address bytes);
int wasi_snapshot_preview1_environ_sizes_get(wasi_address count, wasi_address size);
int wasi_snapshot_preview1_clock_time_get(int clock, unsigned long long precision, wasi_address time);
int wasi_snapshot_preview1_fd_close(int fd);
int wasi_snapshot_preview1_fd_fdstat_get(int fd, wasi_address stat);
int wasi_snapshot_preview1_fd_prestat_get(int fd, wasi_address stat);
int wasi_snapshot_preview1_fd_prestat_dir_name(int fd, wasi_address path, int size);
int wasi_snapshot_preview1_fd_read(int fd, wasi_address parts, int count, wasi_address size);
int wasi_snapshot_preview1_fd_seek(int fd, long long offset, int from, wasi_address position);
int wasi_snapshot_preview1_fd_write(int fd, wasi_address parts, int count, wasi_address size);
int wasi_snapshot_preview1_path_create_directory(int fd, wasi_address path, int size);
int wasi_snapshot_preview1_path_open(int fd, int lookup, wasi_address path, int size, int open,
                                     unsigned long long rights, unsigned long long inherited, int flags,
                                     wasi_address opened);
int wasi_snapshot_preview1_path_remove_directory(int fd, wasi_address path, int size);
int wasi_snapshot_preview1_path_rename(int fd, wasi_address from, int from_size, int to_fd, wasi_address to, int to_size);
int wasi_snapshot_preview1_path_unlink_file(int fd, wasi_address path, int size);
int wasi_snapshot_preview1_random_get(wasi_address to, int size);
_Noreturn void wasi_snapshot_preview1_proc_exit(int status);

/* Places of the program's text, and kinds of traps, as the emitter lays them out; addresses are numbers. */
struct wasm_place {
  wasi_address function, position;
  /* 1: of the run time, 2: what no one wrote. */
  unsigned kind;
  /* The call in whose place it stands, 0 for none. */
  unsigned outer;
};
struct wasm_kind {
  wasi_address name, sentence;
};
struct wasm_info {
  /* Lists of structures; the first entries of `calls` are the places of the calls that are open, outermost first. */
  wasi_address kinds, places, calls;
  unsigned place_count;
  /* Where memory begins that nothing lies in, the lowest address that may be read, and the lowest that may be written. */
  wasi_address heap, lowest, bottom;
};
wasi_address __wasm_info(void);
/* Behind the last entry of `calls` that is in use. */
wasi_address __wasm_calls(void);
/* Bytes that the memory has; it gets so many pages of 64 KiB more, or the result is 0. */
unsigned __wasm_size(void);
int __wasm_grow(unsigned pages);

static inline wasi_address address_of(const void *at) {
  return (wasi_address)(unsigned long)at;
}

static inline void *at_address(wasi_address at) {
  return (void *)(unsigned long)at;
}

static inline const struct wasm_info *info(void) {
  return at_address(__wasm_info());
}

struct wasi_part {
  wasi_address from;
  unsigned size;
};

/* Minus the number in errno.h for one of the host's. */
int __wasi_error(int number);
/* Bytes written, or minus an error. */
long long __wasi_write(int fd, const void *from, size_t n);
/* Traps unless the program has these bytes, from the address `lowest` on. */
void __wasi_check(const void *at, size_t n, wasi_address lowest);
_Noreturn void __wasi_sys_trap(int kind, const char *words);
_Noreturn void __wasi_tell(int kind, const char *words, unsigned place, wasi_address calls);

#endif
