/**
 * Calls of string.h and stdlib.h at the ends of blocks, as a table: blocks of the heap, an expression, and its value or the report of the
 * formal machine with the function of the library in which it stands. `a:4=abc.` is a block of 4 bytes with `abc` and a zero; bytes that
 * are not named were never written. `v:12#3,1` has numbers of type `int`.
 */
export interface Row {
  readonly blocks: string;
  readonly call: string;
  /** A number, or `KIND in FUNCTION`. */
  readonly gives: string;
}

const row = (blocks: string, call: string, gives: number | string): Row => ({ blocks, call, gives: String(gives) });

const lengths: readonly Row[] = [
  row('a:4=abc.', 'strlen(a)', 3),
  row('a:1=.', 'strlen(a)', 0),
  row('a:3=abc', 'strlen(a)', 'out-of-bounds in strlen'),
  row('a:4=ab', 'strlen(a)', 'uninitialized in strlen'),
  row('a:3=abc', 'strnlen(a, 3)', 3),
  row('a:3=abc', 'strnlen(a, 4)', 'out-of-bounds in strnlen'),
  row('a:3', 'strnlen(a, 0)', 0),
  row('a:2=a.', 'strnlen(a, 1000)', 1),
];

const copies: readonly Row[] = [
  row('a:4 b:4=abc.', 'memcpy(a, b, 4) == a && is(a, "abc.")', 1),
  row('a:4 b:4=abc.', 'memcpy(a, b, 5)', 'out-of-bounds in memcpy'),
  row('a:4 b:5=abcd.', 'memcpy(a, b, 5)', 'out-of-bounds in memcpy'),
  row('a:4', 'memcpy(a, a + 4, 0) == a', 1),
  row('a:8=abcdefgh', 'memcpy(a + 1, a, 4)', 'overlap in memcpy'),
  row('a:8=abcdefgh', 'memcpy(a + 4, a, 4) && is(a, "abcdabcd")', 1),
  row('a:8=abcdefgh', 'memmove(a + 1, a, 7) && is(a, "aabcdefg")', 1),
  row('a:8=abcdefgh', 'memmove(a, a + 1, 7) && is(a, "bcdefghh")', 1),
  row('a:8=abcdefgh', 'memmove(a, a + 1, 8)', 'out-of-bounds in memmove'),
  // What was never written may be copied, and is still not to be read.
  row('a:4 b:4=ab', 'memcpy(a, b, 4) == a && is(a, "ab")', 1),
  row('a:4 b:4=ab', '(memcpy(a, b, 4), strlen(a))', 'uninitialized in strlen'),
  row('a:4', 'memset(a, 513, 4) == a && a[3]', 1),
  row('a:4', 'memset(a, 0, 5)', 'out-of-bounds in memset'),
  row('a:4', '(bzero(a, 4), is(a, "...."))', 1),
  row('a:4 b:3=abc', '(char *)mempcpy(a, b, 3) - a', 3),
  row('a:2 b:4=abcd', '(char *)memccpy(a, b, 98, 4) - a', 2),
  row('a:2 b:4=abcd', 'memccpy(a, b, 99, 4)', 'out-of-bounds in memccpy'),
  row('a:4 b:4=abc.', 'strcpy(a, b) == a && is(a, "abc.")', 1),
  row('a:4 b:5=abcd.', 'strcpy(a, b)', 'out-of-bounds in stpcpy'),
  row('a:4 b:3=abc', 'strcpy(a, b)', 'out-of-bounds in strlen'),
  row('a:5=abc.', 'strcpy(a + 1, a)', 'overlap in stpcpy'),
  row('a:4 b:4=ab.', 'stpcpy(a, b) - a', 2),
  row('a:6 b:3=ab.', 'strncpy(a, b, 6) == a && is(a, "ab....")', 1),
  row('a:2 b:4=abc.', 'strncpy(a, b, 2) == a && is(a, "ab")', 1),
  row('a:2 b:2=ab', 'strncpy(a, b, 2) == a && is(a, "ab")', 1),
  row('a:5 b:3=ab.', 'strncpy(a, b, 6)', 'out-of-bounds in stpncpy'),
  row('a:5 b:3=abc', 'strncpy(a, b, 4)', 'out-of-bounds in strnlen'),
  row('a:5 b:3=ab.', 'stpncpy(a, b, 5) - a', 2),
  row('a:6=abc. b:3=de.', 'strcat(a, b) == a && is(a, "abcde.")', 1),
  row('a:5=abc. b:3=de.', 'strcat(a, b)', 'out-of-bounds in stpcpy'),
  row('a:3=abc b:3=de.', 'strcat(a, b)', 'out-of-bounds in strlen'),
  row('a:5=abc. b:2=de', 'strncat(a, b, 1) == a && is(a, "abcd.")', 1),
  row('a:4=abc. b:2=de', 'strncat(a, b, 1)', 'out-of-bounds in strncat'),
  row('a:4=abcd', 'strcmp(strndup(a, 3), "abc")', 0),
  row('a:4=abcd', 'strdup(a)', 'out-of-bounds in strlen'),
  row('a:3 b:4=abc.', 'strxfrm(a, b, 3) + 10 * is(a, "abc")', 13),
  row('a:3 b:4=abc.', 'strxfrm(a, b, 4)', 'out-of-bounds in strxfrm'),
];

const comparisons: readonly Row[] = [
  row('a:3=abc b:3=abd', 'memcmp(a, b, 3) < 0', 1),
  row('a:3=abc b:3=abc', 'memcmp(a, b, 4)', 'out-of-bounds in memcmp'),
  row('a:3=abc b:3=axc', 'memcmp(a, b, 2) < 0', 1),
  row('a:3=ab b:3=ab', 'memcmp(a, b, 3)', 'uninitialized in memcmp'),
  row('a:1 b:1', 'memcmp(a, b, 0)', 0),
  row('a:3=ab. b:2=ab', 'strcmp(a, b)', 'out-of-bounds in strcmp'),
  row('a:2=ab b:2=ac', 'strcmp(a, b) < 0', 1),
  row('a:2=ab b:2=ab', 'strncmp(a, b, 2)', 0),
  row('a:2=ab b:2=ab', 'strncmp(a, b, 3)', 'out-of-bounds in strncmp'),
  row('a:3=aB. b:3=Ab.', 'strcasecmp(a, b)', 0),
  row('a:2=aB b:2=Ab', 'strncasecmp(a, b, 2)', 0),
  row('a:2=aB b:2=Ab', 'strcasecmp(a, b)', 'out-of-bounds in strncasecmp'),
  row('a:3=a.b b:3=a.c', 'strcoll(a, b)', 0),
];

const searches: readonly Row[] = [
  // It reads no further than the byte that it finds [7.24.5.1p2].
  row('a:3=abc', '(char *)memchr(a, 98, 1000) - a', 1),
  row('a:3=abc', '(char *)memchr(a, 99, 3) - a', 2),
  row('a:3=abc', 'memchr(a, 120, 3) == NULL', 1),
  row('a:3=abc', 'memchr(a, 120, 4)', 'out-of-bounds in memchr'),
  row('a:4=ab', 'memchr(a, 120, 4)', 'uninitialized in memchr'),
  row('a:4=abab', '(char *)memrchr(a, 97, 4) - a', 2),
  row('a:4=abab', 'memrchr(a, 97, 5)', 'out-of-bounds in memrchr'),
  row('a:4=abc.', 'strchr(a, 0) - a', 3),
  row('a:3=abc', 'strchr(a, 98) - a', 1),
  row('a:3=abc', 'strchr(a, 120)', 'out-of-bounds in strchrnul'),
  row('a:4=abc.', 'strchr(a, 120) == NULL', 1),
  row('a:4=aba.', 'strrchr(a, 97) - a', 2),
  row('a:3=aba', 'strrchr(a, 97)', 'out-of-bounds in strrchr'),
  row('a:4=abc.', 'strchrnul(a, 120) - a', 3),
  row('a:6=abcab. b:3=ab.', 'strstr(a + 1, b) - a', 3),
  row('a:5=abcab b:3=xy.', 'strstr(a, b)', 'out-of-bounds in strnlen'),
  row('a:5=abcab b:2=xy', 'strstr(a, b)', 'out-of-bounds in strlen'),
  row('a:5=abcab b:2=ca', '(char *)memmem(a, 5, b, 2) - a', 2),
  row('a:5=abcab b:2=cx', 'memmem(a, 6, b, 2)', 'out-of-bounds in __find_part'),
  row('a:4=aab. b:2=a.', 'strspn(a, b)', 2),
  row('a:3=aab b:2=a.', 'strspn(a, b)', 2),
  row('a:2=aa b:2=a.', 'strspn(a, b)', 'out-of-bounds in strspn'),
  row('a:4=aab. b:1=b', 'strspn(a, b)', 'out-of-bounds in fill'),
  row('a:3=aab b:2=b.', 'strcspn(a, b)', 2),
  row('a:3=aab b:2=x.', 'strcspn(a, b)', 'out-of-bounds in strcspn'),
  row('a:3=aab b:2=b.', 'strpbrk(a, b) - a', 2),
  row('a:6=a_b_c.', 'strtok(a, "_") - a + 10 * (strtok(NULL, "_") - a) + 100 * (strtok(NULL, "_") == NULL)', 20),
  row('a:3=a_b', '(strtok(a, "_"), strtok(NULL, "_"))', 'out-of-bounds in strcspn'),
  row('a:4=a_b.', '(strsep(&a, "_"), a[0])', 98),
];

const numbers: readonly Row[] = [
  row('a:3=12.', 'strtol(a, NULL, 10)', 12),
  row('a:3=12x', 'strtol(a, NULL, 10)', 12),
  row('a:2=12', 'strtol(a, NULL, 10)', 'out-of-bounds in read_integer'),
  row('a:4=12', 'atoi(a)', 'uninitialized in read_integer'),
  row('a:4=1e5.', 'strtod(a, NULL) == 1e5', 1),
  row('a:4=1e5x', 'strtod(a, NULL) == 1e5', 1),
  row('a:3=1e5', 'strtod(a, NULL)', 'out-of-bounds in read_exponent'),
  row('a:2=15', 'strtod(a, NULL)', 'out-of-bounds in read_digits'),
  row('a:3=inx', 'strtod(a, NULL) == 0', 1),
  row('a:4=12', 'atof(a)', 'uninitialized in read_digits'),
];

const sorting: readonly Row[] = [
  row('v:12#3,1,2', '(qsort(v, 3, 4, compare), v[0] * 100 + v[1] * 10 + v[2])', 123),
  row('v:12#3,1,2', 'qsort(v, 4, 4, compare), 0', 'out-of-bounds in qsort'),
  row('v:12#3,1', 'qsort(v, 3, 4, compare), 0', 'uninitialized in compare'),
  row('v:12#3', '(qsort(v, 0, 4, compare), qsort(v, 1, 4, compare), v[0])', 3),
  row('v:12#1,2,4', '(int *)bsearch(v + 1, v, 3, 4, compare) - v', 1),
  row('v:12#1,2,4', 'bsearch(v, v, 0, 4, compare) == NULL', 1),
  row('v:12#1,2,4', 'bsearch(v + 2, v, 6, 4, compare)', 'out-of-bounds in compare'),
];

export const callsOnBlocks: readonly Row[] = [
  ...lengths,
  ...copies,
  ...comparisons,
  ...searches,
  ...numbers,
  ...sorting,
];

const prelude = `#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

static char *block(size_t size, const char *text) {
  char *bytes = malloc(size);
  for (size_t i = 0; i < size && text[i] != 0; i++) bytes[i] = text[i] == '.' ? 0 : text[i];
  return bytes;
}

static int is(const char *bytes, const char *text) {
  for (; *text != 0; text++, bytes++)
    if (*bytes != (*text == '.' ? 0 : *text)) return 0;
  return 1;
}

static int compare(const void *a, const void *b) {
  int left = *(const int *)a, right = *(const int *)b;
  return (left > right) - (left < right);
}
`;

/** A block of the table as C declares it. */
function declarationOf(text: string): string {
  const [, name, size, kind, content] = /^(\w+):(\d+)(?:([=#])(.*))?$/.exec(text) ?? [];
  if (kind !== '#') return `  char *${name} = block(${size}, "${content ?? ''}");`;
  const stores = content.split(',').map((value, i) => ` ${name}[${i}] = ${value};`);
  return `  int *${name} = malloc(${size});${stores.join('')}`;
}

/** A function for each row, and a `main` that prints the values of those which have one. */
export function programOf(rows: readonly Row[]): string {
  const funcs = rows.map(({ blocks, call }, i) => {
    const declarations = blocks.split(' ').map(declarationOf);
    return `long row${i}(void) {\n${declarations.join('\n')}\n  return (long)(${call});\n}\n`;
  });
  const prints = rows.map(({ gives }, i) => (/^-?\d+$/.test(gives) ? `  printf("%ld\\n", row${i}());\n` : ''));
  return `${prelude}\n${funcs.join('\n')}\nint main(void) {\n${prints.join('')}  return 0;\n}\n`;
}
