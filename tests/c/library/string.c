/* <string.h>, <strings.h>, <ctype.h>: every function. */
#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

static int sign(int x) {
  return (x > 0) - (x < 0);
}

int main(void) {
  char a[64], b[64];
  memset(a, 'x', 10);
  memcpy(a, "hello", 5);
  memmove(a + 2, a, 5);
  a[8] = 0;
  printf("%s %d %d\n", a, sign(memcmp("abc", "abd", 3)), sign(bcmp("abc", "abc", 3)));
  printf("%td %td\n", (char *)memchr(a, 'l', 8) - a, strrchr(a, 'l') - a);
  printf("%td\n", stpcpy(a, "one two three") - a);
  printf("%zu %zu %s %s\n", strlen(a), strnlen(a, 5), strchr(a, 't'), strrchr(a, 't'));
  printf("%s %s %s\n", strstr(a, "two"), strpbrk(a, "wx"), strstr(a, "four") == NULL ? "none" : "some");
  printf("%zu %zu\n", strspn(a, "eno"), strcspn(a, "t"));
  strcpy(b, a);
  strcat(b, "!");
  strncat(b, "abcdef", 3);
  printf("%s %d %d %d\n", b, sign(strcmp(a, b)), sign(strncmp(a, b, 13)), sign(strcoll(b, a)));
  strncpy(b, "ab", 6);
  printf("%d %d", b[2], b[5]);
  printf(" %zu\n", strxfrm(b, "text", 64));
  char list[] = "a,b;;c", *state, *rest = list;
  for (char *part = strtok_r(list, ",;", &state); part != NULL; part = strtok_r(NULL, ",;", &state)) printf("[%s]", part);
  char more[] = "x y  z";
  for (char *part = strtok(more, " "); part != NULL; part = strtok(NULL, " ")) printf("<%s>", part);
  char fields[] = "p,,q";
  rest = fields;
  for (char *part; (part = strsep(&rest, ",")) != NULL;) printf("(%s)", part);
  char *copy = strdup("copied"), *cut = strndup("copied", 3);
  printf(" %s %s\n", copy, cut);
  free(copy);
  free(cut);
  printf("%s", strerror(0));
  printf(" %s\n", strerror(ERANGE));
  printf("%d %d %d %d\n", ffs(8), ffsl(1L << 30), ffsll(0), sign(strcasecmp("HeLLo", "hEllO")));
  printf("%d %s %s\n", sign(strncasecmp("abX", "ABy", 2)), index("abcabc", 'b'), rindex("abcabc", 'b'));
  printf("%td %d\n", (char *)memccpy(b, "abcdef", 'c', 6) - b, memccpy(b, "abc", 'z', 3) == NULL);
  bzero(b, 3);
  printf("%d%d%d\n", b[0], b[1], b[2]);
#ifndef __STRICT_ANSI__
  extern void *memrchr(const void *, int, size_t), *memmem(const void *, size_t, const void *, size_t), *mempcpy(void *, const void *, size_t);
  extern char *strchrnul(const char *, int), *stpncpy(char *, const char *, size_t);
  printf("%s %s %td\n", (char *)memrchr("abcabc", 'b', 6), (char *)memmem("abcdef", 6, "cd", 2), (char *)mempcpy(b, "xyz", 3) - b);
  printf("%s| %td\n", strchrnul("abc", 'z'), stpncpy(b, "abcdef", 3) - b);
#endif
  for (int c = -1; c < 128; c++) {
    int set = !!isalnum(c) | !!isalpha(c) << 1 | !!isblank(c) << 2 | !!iscntrl(c) << 3 | !!isdigit(c) << 4 | !!isgraph(c) << 5 | !!islower(c) << 6 |
              !!isprint(c) << 7 | !!ispunct(c) << 8 | !!isspace(c) << 9 | !!isupper(c) << 10 | !!isxdigit(c) << 11;
    printf("%x:%d:%d ", set, tolower(c), toupper(c));
  }
  printf("\n%d %d %d\n", !!isascii(200), !!isascii('a'), toascii(200));
  return 0;
}
