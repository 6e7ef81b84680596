/* General functions [C17 7.22], with what POSIX and GNU add. */
#ifndef _SAMARA_STDLIB_H
#define _SAMARA_STDLIB_H

#include <stddef.h>

#define EXIT_SUCCESS 0
#define EXIT_FAILURE 1
#define RAND_MAX 2147483647
#define MB_CUR_MAX 4

typedef struct __div {
  int quot;
  int rem;
} div_t;
typedef struct __ldiv {
  long quot;
  long rem;
} ldiv_t;
typedef struct __lldiv {
  long long quot;
  long long rem;
} lldiv_t;

void *malloc(size_t size);
void *calloc(size_t count, size_t size);
void *realloc(void *block, size_t size);
void *reallocarray(void *block, size_t count, size_t size);
void free(void *block);
void *aligned_alloc(size_t alignment, size_t size);
int posix_memalign(void **block, size_t alignment, size_t size);
size_t malloc_usable_size(void *block);
#define alloca(size) __builtin_alloca(size)

int atoi(const char *text);
long atol(const char *text);
long long atoll(const char *text);
double atof(const char *text);
long strtol(const char *restrict text, char **restrict end, int base);
long long strtoll(const char *restrict text, char **restrict end, int base);
unsigned long strtoul(const char *restrict text, char **restrict end, int base);
unsigned long long strtoull(const char *restrict text, char **restrict end, int base);
double strtod(const char *restrict text, char **restrict end);
float strtof(const char *restrict text, char **restrict end);
long double strtold(const char *restrict text, char **restrict end);

int abs(int value);
long labs(long value);
long long llabs(long long value);
div_t div(int a, int b);
ldiv_t ldiv(long a, long b);
lldiv_t lldiv(long long a, long long b);

_Noreturn void exit(int status);
_Noreturn void _Exit(int status);
_Noreturn void abort(void);
int atexit(void (*function)(void));
int at_quick_exit(void (*function)(void));
_Noreturn void quick_exit(int status);
char *getenv(const char *name);
int system(const char *command);
void qsort(void *base, size_t count, size_t size, int (*compare)(const void *, const void *));
void *bsearch(const void *key, const void *base, size_t count, size_t size, int (*compare)(const void *, const void *));
int mblen(const char *text, size_t size);
int mbtowc(wchar_t *restrict to, const char *restrict from, size_t size);
int wctomb(char *to, wchar_t c);
size_t mbstowcs(wchar_t *restrict to, const char *restrict from, size_t size);
size_t wcstombs(char *restrict to, const wchar_t *restrict from, size_t size);
int rand(void);
void srand(unsigned int seed);
int rand_r(unsigned int *seed);
long random(void);
void srandom(unsigned int seed);

#endif
