/* The system, as far as programs reach it [POSIX]: three streams, one process, no files. */
#include <errno.h>
#include <stdio.h>
#include <unistd.h>

static int refuse(int number) {
  errno = number;
  return -1;
}

/* As many bytes as there are, up to the end of a line. */
ssize_t read(int file, void *to, size_t size) {
  if (file != STDIN_FILENO) return refuse(EBADF);
  char *bytes = to;
  size_t count = 0;
  for (int c = 0; count < size && c != '\n' && (c = getchar()) != EOF;) bytes[count++] = c;
  return count;
}

ssize_t write(int file, const void *from, size_t size) {
  if (file != STDOUT_FILENO && file != STDERR_FILENO) return refuse(EBADF);
  FILE *stream = file == STDOUT_FILENO ? stdout : stderr;
  size_t count = fwrite(from, 1, size, stream);
  fflush(stream);
  return count;
}

int close(int file) {
  return file < 0 || file > STDERR_FILENO ? refuse(EBADF) : 0;
}

off_t lseek(int file, off_t offset, int from) {
  return refuse(file < 0 || file > STDERR_FILENO ? EBADF : ESPIPE);
}

/* Whether it is one is not told. */
int isatty(int file) {
  errno = file < 0 || file > STDERR_FILENO ? EBADF : ENOTTY;
  return 0;
}

int access(const char *name, int mode) {
  return refuse(EACCES);
}

int unlink(const char *name) {
  return refuse(EACCES);
}

int rmdir(const char *name) {
  return refuse(EACCES);
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
