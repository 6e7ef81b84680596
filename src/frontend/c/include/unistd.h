/* The system, as far as programs reach it [POSIX]: files that were granted, no other processes. */
#ifndef _SAMARA_UNISTD_H
#define _SAMARA_UNISTD_H

#include <stddef.h>
#include <sys/types.h>

#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define F_OK 0
#define X_OK 1
#define W_OK 2
#define R_OK 4
#ifndef SEEK_SET
#define SEEK_SET 0
#define SEEK_CUR 1
#define SEEK_END 2
#endif

extern char *optarg;
extern int optind;
extern int opterr;
extern int optopt;

ssize_t read(int file, void *to, size_t size);
ssize_t write(int file, const void *from, size_t size);
int close(int file);
off_t lseek(int file, off_t offset, int from);
int isatty(int file);
int access(const char *name, int mode);
int unlink(const char *name);
int rmdir(const char *name);
int chdir(const char *name);
char *getcwd(char *to, size_t size);
pid_t getpid(void);
pid_t getppid(void);
uid_t getuid(void);
unsigned int sleep(unsigned int seconds);
int usleep(useconds_t microseconds);
int getopt(int count, char *const words[], const char *options);
_Noreturn void _exit(int status);

#endif
