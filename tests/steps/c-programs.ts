/** C programs that have `n` of one thing and little else. */
import type { ModuleMaker } from './kinds.ts';

const joined = (count: number, part: (i: number) => string, between = '\n'): string =>
  Array.from({ length: count }, (_, i) => part(i)).join(between);

const makers: Readonly<Record<string, ModuleMaker>> = {
  'cases of a switch': (n) =>
    `int f(int x) { switch (x) { ${joined(n, (i) => `case ${3 * i}: return ${i};`)} } return 0; }`,
  'ranges in a switch': (n) =>
    `int f(int x) { switch (x) { ${joined(n, (i) => `case ${9 * i} ... ${9 * i + 5}: x++;`)} } return x; }`,
  globals: (n) => joined(n, (i) => `int g${i} = ${i};`),
  functions: (n) => joined(n, (i) => `int f${i}(int x) { return x + ${i}; }`),
  declarations: (n) => joined(n, (i) => `int f${i}(int, char *); extern int f${i}(int, char *);`),
  elements: (n) => `int a[] = {${joined(n, String, ',')}};`,
  'elements with designators': (n) => `int a[] = {${joined(n, (i) => `[${n - 1 - i}] = ${i}`, ',')}};`,
  'structures in an array': (n) =>
    `struct s { int x; const char *t; } a[] = {${joined(n, (i) => `{${i}, .t = "t${i}"}`, ',')}};`,
  'elements of a local array': (n) => `void f(void) { int a[] = {${joined(n, String, ',')}}; }`,
  'a string': (n) => `char s[] = "${'text\\n'.repeat(10 * n)}"; const char *t = "${'more'.repeat(10 * n)}";`,
  'strings in a row': (n) => `char s[] = ${joined(n, () => '"text"')};`,
  'members of a structure': (n) =>
    `struct s { ${joined(n, (i) => `int m${i};`)} } v; void f(void) { ${joined(n, (i) => `v.m${i} = ${i};`)} }`,
  'structures without a tag': (n) =>
    joined(n, (i) => `struct { int m; } v${i}; typedef struct { int m; } T${i}; T${i} w${i};`),
  enumerators: (n) => `enum { ${joined(n, (i) => `E${i}`, ',')} };`,
  locals: (n) => `void f(void) { ${joined(n, (i) => `int v${i} = ${i}; { int w = v${i}; v${i} += w; }`)} }`,
  'local static variables': (n) => `void f(void) { ${joined(n, (i) => `{ static int s = ${i}; s++; }`)} }`,
  'labels and jumps': (n) => `void f(int x) { ${joined(n, (i) => `l${i}: if (x++ > ${i}) goto l${(7 * i) % n};`)} }`,
  'else if': (n) => `int f(int x) { ${joined(n, (i) => `if (x == ${i}) return ${i};`, ' else ')} return x; }`,
  calls: (n) => `int g(int); void f(int x) { ${joined(n, (i) => `x = g(g(x) + ${i});`)} }`,
  'macros one in the other': (n) => `#define M0 1\n${joined(n, (i) => `#define M${i + 1} M${i}`)}\nint x = M${n};`,
  'uses of macros': (n) => `#define F(a, b) a##b * b
${joined(n, (i) => `int x${i} = F(1, ${i});`)}`,
  'arguments of a macro': (n) => `#define F(...) sizeof((int[]){__VA_ARGS__})\nint x = F(${joined(n, String, ',')});`,
  directives: (n) => joined(n, (i) => `#if ${i} > 3\n#define A${i}\n#else\n#define B${i}\n#endif`),
  typedefs: (n) => `typedef int T0; ${joined(n, (i) => `typedef T${i} T${i + 1};`)} T${n} x;`,
  'statement expressions': (n) => `void f(int x) { ${joined(n, (i) => `x += ({ int y = x + ${i}; y * 2; });`)} }`,
  comments: (n) => joined(n, (i) => `/* ${i} */ // ${i}`),
};

/** By name; modules of MAPLE (kinds.ts) grow in things of the same names. */
export const programs: Readonly<Record<string, ModuleMaker>> = Object.fromEntries(
  Object.entries(makers).map(([name, make]) => [`C: ${name}`, make]),
);
