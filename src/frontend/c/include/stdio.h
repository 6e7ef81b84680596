/* Input and output [C17 7.21; POSIX]. */
#ifndef _SAMARA_STDIO_H
#define _SAMARA_STDIO_H

#include <stdarg.h>
#include <stddef.h>

typedef struct _samara_file FILE;
typedef long fpos_t;
typedef long ssize_t;
typedef long off_t;

extern FILE *stdin;
extern FILE *stdout;
extern FILE *stderr;
#define stdin stdin
#define stdout stdout
#define stderr stderr

#define EOF (-1)
#define BUFSIZ 8192
#define FILENAME_MAX 4096
#define FOPEN_MAX 16
#define L_tmpnam 20
#define TMP_MAX 10000
#define SEEK_SET 0
#define SEEK_CUR 1
#define SEEK_END 2
#define _IOFBF 0
#define _IOLBF 1
#define _IONBF 2

int printf(const char *restrict format, ...) __attribute__((format(printf, 1, 2)));
int fprintf(FILE *restrict stream, const char *restrict format, ...) __attribute__((format(printf, 2, 3)));
int sprintf(char *restrict to, const char *restrict format, ...) __attribute__((format(printf, 2, 3)));
int snprintf(char *restrict to, size_t size, const char *restrict format, ...) __attribute__((format(printf, 3, 4)));
int dprintf(int file, const char *restrict format, ...) __attribute__((format(printf, 2, 3)));
int asprintf(char **to, const char *restrict format, ...) __attribute__((format(printf, 2, 3)));
int vprintf(const char *restrict format, va_list list);
int vfprintf(FILE *restrict stream, const char *restrict format, va_list list);
int vsprintf(char *restrict to, const char *restrict format, va_list list);
int vsnprintf(char *restrict to, size_t size, const char *restrict format, va_list list);
int vasprintf(char **to, const char *restrict format, va_list list);
int vdprintf(int file, const char *restrict format, va_list list);
int scanf(const char *restrict format, ...) __attribute__((format(scanf, 1, 2)));
int fscanf(FILE *restrict stream, const char *restrict format, ...) __attribute__((format(scanf, 2, 3)));
int sscanf(const char *restrict text, const char *restrict format, ...) __attribute__((format(scanf, 2, 3)));
int vscanf(const char *restrict format, va_list list);
int vfscanf(FILE *restrict stream, const char *restrict format, va_list list);
int vsscanf(const char *restrict text, const char *restrict format, va_list list);

int putchar(int c);
int fputc(int c, FILE *stream);
int putc(int c, FILE *stream);
int puts(const char *text);
int fputs(const char *restrict text, FILE *restrict stream);
size_t fwrite(const void *restrict from, size_t size, size_t count, FILE *restrict stream);
int fflush(FILE *stream);
void perror(const char *text);
int getchar(void);
int fgetc(FILE *stream);
int getc(FILE *stream);
int ungetc(int c, FILE *stream);
char *fgets(char *restrict to, int size, FILE *restrict stream);
size_t fread(void *restrict to, size_t size, size_t count, FILE *restrict stream);
ssize_t getline(char **restrict line, size_t *restrict size, FILE *restrict stream);
ssize_t getdelim(char **restrict line, size_t *restrict size, int end, FILE *restrict stream);
int feof(FILE *stream);
int ferror(FILE *stream);
void clearerr(FILE *stream);
int fileno(FILE *stream);
int setvbuf(FILE *restrict stream, char *restrict buffer, int mode, size_t size);
void setbuf(FILE *restrict stream, char *restrict buffer);
FILE *fopen(const char *restrict name, const char *restrict mode);
FILE *fdopen(int file, const char *mode);
FILE *freopen(const char *restrict name, const char *restrict mode, FILE *restrict stream);
int fclose(FILE *stream);
FILE *tmpfile(void);
char *tmpnam(char *to);
int remove(const char *name);
int rename(const char *from, const char *to);
int fseek(FILE *stream, long offset, int from);
long ftell(FILE *stream);
int fseeko(FILE *stream, off_t offset, int from);
off_t ftello(FILE *stream);
void rewind(FILE *stream);
int fgetpos(FILE *restrict stream, fpos_t *restrict position);
int fsetpos(FILE *stream, const fpos_t *position);

#endif
