/* The system, as far as programs reach it [POSIX]: one process, and files as far as they are granted. */
#include <errno.h>
#include <stdio.h>
#include <unistd.h>

#include "sys.h"

static int refuse(int number) {
  errno = number;
  return -1;
}

static long long result_of(long long result) {
  if (result >= 0) return result;
  return refuse((int)-result);
}

/* As many bytes as there are. */
ssize_t read(int file, void *to, size_t size) {
  return result_of(__sys_read(file, to, size));
}

ssize_t write(int file, const void *from, size_t size) {
  return result_of(__sys_write(file, from, size));
}

int close(int file) {
  return (int)result_of(__sys_close(file));
}

off_t lseek(int file, off_t offset, int from) {
  return result_of(__sys_seek(file, offset, from));
}

/* Whether it is one is not told. */
int isatty(int file) {
  errno = file < 0 || file > STDERR_FILENO ? EBADF : ENOTTY;
  return 0;
}

/* Whether it can be opened so; nothing can be executed. */
int access(const char *name, int mode) {
  int file = mode & X_OK ? -EACCES : __sys_open(name, mode & W_OK ? SYS_WRITE : SYS_READ);
  if (file >= 0) __sys_close(file);
  return file < 0 ? refuse(-file) : 0;
}

int unlink(const char *name) {
  return (int)result_of(__sys_path(SYS_REMOVE, name, NULL));
}

int rmdir(const char *name) {
  return (int)result_of(__sys_path(SYS_REMOVE, name, NULL));
}

int chdir(const char *name) {
  return refuse(EACCES);
}

char *getcwd(char *to, size_t size) {
  errno = EACCES;
  return NULL;
}

pid_t getpid(void) {
  return 1;
}

pid_t getppid(void) {
  return 0;
}

uid_t getuid(void) {
  return 0;
}

/* Nothing waits: all of the time is left. */
unsigned int sleep(unsigned int seconds) {
  return seconds;
}

int usleep(useconds_t microseconds) {
  return refuse(ENOSYS);
}
