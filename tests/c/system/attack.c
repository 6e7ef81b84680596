/* The system interface as a hostile program uses it: one attack for each letter. */
#include <stddef.h>
#include <stdio.h>
long __sys_write(int file, const void *from, size_t n);
long __sys_read(int file, void *to, size_t n);
int __sys_open(const char *name, int flags);
int __sys_close(int file);
long __sys_seek(int file, long offset, int from);
long __sys_clock(int which);
long __sys_args(int i, char *to, size_t room);
int __sys_random(void *to, size_t n);
void *__sys_grow(size_t n);
void __sys_trap(int kind, const char *words);
static char room[300];
int main(int count, char **words) {
  switch (words[1][0]) {
  case 'a': return __sys_write(1, room, (size_t)-1);
  case 'b': return __sys_write(1, (void *)(1L << 40), 10);
  case 'c': return __sys_read(0, (void *)8, 4);
  case 'd': return __sys_read(0, room, 1L << 33);
  case 'e': return __sys_open((void *)(-1L), 1);
  case 'f': return __sys_args(0, (void *)-5L, 100);
  case 'g': return __sys_random((void *)0, 8);
  case 'h': __sys_trap(99999, (void *)-1L);
  case 'i':
    printf("%ld %ld %ld %d %d %ld %ld %ld\n", __sys_write(7, room, 1), __sys_write(-1, room, 1), __sys_read(1, room, 1), __sys_close(1 << 30),
      __sys_open("/etc/passwd", 1), __sys_seek(99, 0, 0), __sys_clock(77), __sys_args(100, room, 4));
    printf("%ld %d %d\n", __sys_args(-7, room, 4), __sys_random(room, 257), __sys_grow(1L << 45) == NULL);
    return __sys_write(1, room, 0);
  }
  return 0;
}
