/* <string.h>, <strings.h>, <ctype.h> and <stdlib.h> on random strings: for each function a sum of what it gave. */
#define _GNU_SOURCE
#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

static unsigned long long state = 88172645463325252;

static unsigned int any(unsigned int below) {
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return (unsigned int)(state >> 20) % below;
}

/* A sum for each function, in the order of their first calls. */
static struct {
  const char *name;
  unsigned int sum;
} sums[80];

static void add(const char *name, unsigned int value) {
  int i = 0;
  while (sums[i].name != NULL && sums[i].name != name) i++;
  sums[i].name = name;
  sums[i].sum = sums[i].sum * 31 + value;
}

#define VALUE(f, ...) add(#f, (unsigned int)f(__VA_ARGS__))
#define SIGN(f, ...) add(#f, (f(__VA_ARGS__) > 0) - (f(__VA_ARGS__) < 0))
#define PLACE(f, base, ...) add(#f, place(f(__VA_ARGS__), base))
#define CLASS(f) add(#f, f(c) != 0)

static unsigned int place(const void *at, const void *base) {
  return at == NULL ? 999 : (unsigned int)((const char *)at - (const char *)base);
}

static void add_bytes(const char *name, const char *bytes, int count) {
  for (int i = 0; i < count; i++) add(name, (unsigned char)bytes[i]);
}

static void fill(char *to, int most, int letters) {
  int length = any(most + 1);
  for (int i = 0; i < length; i++) to[i] = letters > 100 ? 1 + any(255) : 'A' + any(letters) + (any(2) ? 32 : 0);
  to[length] = 0;
}

static void search(const char *a, const char *b, int c) {
  PLACE(strchr, a, a, c);
  PLACE(strrchr, a, a, c);
  PLACE(strchrnul, a, a, c);
  PLACE(index, a, a, c);
  PLACE(rindex, a, a, c);
  PLACE(memchr, a, a, c, strlen(a) + 1);
  PLACE(memrchr, a, a, c, strlen(a));
  PLACE(strstr, a, a, b);
  PLACE(memmem, a, a, strlen(a), b, strlen(b));
  PLACE(strpbrk, a, a, b);
  VALUE(strspn, a, b);
  VALUE(strcspn, a, b);
}

static void compare(const char *a, const char *b, size_t n) {
  size_t shorter = strlen(a) < strlen(b) ? strlen(a) : strlen(b);
  SIGN(strcmp, a, b);
  SIGN(strncmp, a, b, n);
  SIGN(strcoll, a, b);
  SIGN(strcasecmp, a, b);
  SIGN(strncasecmp, a, b, n);
  SIGN(memcmp, a, b, shorter);
  add("bcmp", bcmp(a, b, shorter) != 0);
  VALUE(strlen, a);
  VALUE(strnlen, a, n);
}

#define COPY(f, count, ...) (memset(to, '.', sizeof to), strcpy(to, start), PLACE(f, to, to, __VA_ARGS__), add_bytes(#f, to, count))

static void copy(const char *a, const char *start, int c, size_t n) {
  char to[200];
  size_t length = strlen(a) + 1;
  COPY(memcpy, 100, a, length);
  COPY(memmove, 100, to + n % 8, length);
  COPY(mempcpy, 100, a, length);
  COPY(memccpy, 100, a, c, length);
  COPY(memset, 100, c, n);
  COPY(strcpy, 100, a);
  COPY(stpcpy, 100, a);
  COPY(strncpy, 100, a, n);
  COPY(stpncpy, 100, a, n);
  COPY(strcat, 100, a);
  COPY(strncat, 100, a, n);
  strcpy(to, start);
  VALUE(strxfrm, to, a, n);
  char *one = strdup(a), *other = strndup(a, n);
  add_bytes("strdup", one, length);
  add_bytes("strndup", other, strlen(other));
  free(one);
  free(other);
}

static void split(const char *a, const char *separators) {
  char copy[100], *rest = copy, *at, *state;
  strcpy(copy, a);
  while ((at = strsep(&rest, separators)) != NULL) add("strsep", place(at, copy));
  strcpy(copy, a);
  for (at = strtok(copy, separators); at != NULL; at = strtok(NULL, separators)) add("strtok", place(at, copy));
  strcpy(copy, a);
  for (at = strtok_r(copy, separators, &state); at != NULL; at = strtok_r(NULL, separators, &state)) add("strtok_r", place(at, copy));
}

#define READ(f, ...) (errno = 0, VALUE(f, text, &end, __VA_ARGS__), add(#f, place(end, text) + 100 * errno))

static void read_numbers(void) {
  static const char *const starts[] = {"", " ", "\t-", "+", "0x", "-0X", "0", "  +0x", "--", "."};
  static const int bases[] = {0, 10, 16, 8, 2, 36, 7};
  char text[60], *end;
  int base = bases[any(7)], length = sprintf(text, "%s", starts[any(10)]), count = any(30);
  for (int i = 0; i < count; i++) text[length++] = "0123456789012345678901234567890eE+-.abcfpPxz"[any(any(3) ? 31 : 44)];
  text[length] = 0;
  READ(strtol, base);
  READ(strtoul, base);
  READ(strtoll, base);
  READ(strtoull, base);
  errno = 0;
  double value = strtod(text, &end);
  float single = strtof(text, NULL);
  add_bytes("strtod", (char *)&value, sizeof value);
  add_bytes("strtof", (char *)&single, sizeof single);
  add("strtod", place(end, text));
}

static int by_letter(const void *a, const void *b) {
  return *(const char *)a - *(const char *)b;
}

/* Elements of any size: the order of equal ones is told by what is behind their first letter. */
static void sort(void) {
  static char elements[4000];
  int size = 1 + any(24), count = any(4000 / size + 1);
  for (int i = 0; i < count * size; i++) elements[i] = i % size == 0 ? 'a' + any(20) : i / size;
  qsort(elements, count, size, by_letter);
  add_bytes("qsort", elements, count * size);
  char key = 'a' + any(22), *found = bsearch(&key, elements, count, size, by_letter);
  add("bsearch", found == NULL ? 0 : *found);
}

static void classify(void) {
  for (int c = -1; c < 256; c++) {
    CLASS(isalnum), CLASS(isalpha), CLASS(isblank), CLASS(iscntrl), CLASS(isdigit), CLASS(isgraph), CLASS(islower), CLASS(isprint);
    CLASS(ispunct), CLASS(isspace), CLASS(isupper), CLASS(isxdigit), CLASS(isascii);
    VALUE(tolower, c);
    VALUE(toupper, c);
    VALUE(toascii, c);
  }
}

int main(void) {
  static const int letters[] = {1, 2, 3, 26, 255};
  for (int i = 0; i < 30; i++) {
    char a[100], b[100], c[100];
    int kind = letters[any(5)], byte = any(8) == 0 ? 0 : kind > 100 ? any(256) : 'A' + any(kind);
    fill(a, 60, kind);
    fill(b, any(3) ? 3 : 20, kind);
    fill(c, 30, kind);
    search(a, b, byte);
    compare(a, c, any(40));
    copy(a, c, byte, any(40));
    split(a, b);
    for (int k = 0; k < 5; k++) read_numbers();
    if (i % 10 == 0) sort();
  }
  classify();
  for (int i = 0; sums[i].name != NULL; i++) printf("%s %08x\n", sums[i].name, sums[i].sum);
  return 0;
}
