/* 7.24.5: searches for nothing, for the ending zero, at the ends, and of pieces that repeat. */
#include <stdio.h>
#include <string.h>

#define AT(p, s) ((p) ? (int)((const char *)(p) - (s)) : -1)

int main(void) {
  const char *s = "abracadabra";
  printf("%d %d %d %d\n", AT(strchr(s, 'a'), s), AT(strrchr(s, 'a'), s), AT(strchr(s, 'z'), s), AT(strchr(s, 0), s));
  printf("%d %d\n", AT(strrchr(s, 0), s), AT(strchr(s, 'a' + 256), s));
  printf("%d %d %d %d %d\n", AT(strstr(s, "abra"), s), AT(strstr(s + 1, "abra"), s), AT(strstr(s, ""), s), AT(strstr(s, "abracadabrab"), s), AT(strstr(s, "dab"), s));
  const char *t = "aaabaaaab";
  printf("%d %d\n", AT(strstr(t, "aaaab"), t), AT(strstr(t, "ba"), t));
  printf("%zu %zu %zu %zu\n", strspn(s, "abr"), strspn(s, ""), strcspn(s, "cd"), strcspn(s, ""));
  printf("%d %d\n", AT(strpbrk(s, "dc"), s), AT(strpbrk(s, "xyz"), s));
  const char bytes[] = {1, 0, 2, (char)0xff, 0};
  printf("%d %d %d %d\n", AT(memchr(bytes, 0, 5), bytes), AT(memchr(bytes, 255, 5), bytes), AT(memchr(bytes, 2, 2), bytes), AT(memchr(bytes, -1, 5), bytes));
  char line[] = ",,one,,two;three,", *word = strtok(line, ",;");
  while (word) {
    printf("[%s]", word);
    word = strtok(NULL, word[0] == 'o' ? "," : ";,");
  }
  printf(" %d\n", strtok(NULL, ",") == NULL);
  char none[] = ";;;";
  printf("%d\n", strtok(none, ";") == NULL);
  printf("%zu %zu %zu\n", strlen(""), strlen("a\0b"), strnlen("abcdef", 3));
}
// out: 0 10 -1 11
// out: 11 0
// out: 0 7 0 -1 6
// out: 4 3
// out: 4 0 4 11
// out: 4 -1
// out: 1 3 -1 3
// out: [one][two;three] 1
// out: 1
// out: 0 1 3
