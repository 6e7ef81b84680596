/**
 * Compiling takes time that grows with the program alone, whatever has grown in it: the steps that V8 counts in our code (how often
 * each function and block was entered) for a program, and for one three times as large. Nothing is timed.
 */
import { Session } from 'node:inspector';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SourceFile } from '../../src/base/source.ts';
import { lowerMaple } from '../../src/driver/maple-program.ts';
import { compileC } from '../../src/frontend/c/index.ts';
import { oneIn } from '../long.ts';

const main = '\nint main(void) { return 0; }\n';
const times = (count: number, part: (i: number) => string, between = '\n'): string =>
  Array.from({ length: count }, (_, i) => part(i)).join(between);

/** Programs in which one thing grows. */
const shapes: Readonly<Record<string, (count: number) => string>> = {
  'cases of a switch': (n) =>
    `int f(int x) { switch (x) { ${times(n, (i) => `case ${3 * i}: return ${i};`)} } return 0; }`,
  'ranges in a switch': (n) =>
    `int f(int x) { switch (x) { ${times(n, (i) => `case ${9 * i} ... ${9 * i + 5}: x++;`)} } return x; }`,
  globals: (n) => times(n, (i) => `int g${i} = ${i};`),
  functions: (n) => times(n, (i) => `int f${i}(int x) { return x + ${i}; }`),
  declarations: (n) => times(n, (i) => `int f${i}(int, char *); extern int f${i}(int, char *);`),
  elements: (n) => `int a[] = {${times(n, String, ',')}};`,
  'elements with designators': (n) => `int a[] = {${times(n, (i) => `[${n - 1 - i}] = ${i}`, ',')}};`,
  'structures in an array': (n) =>
    `struct s { int x; const char *t; } a[] = {${times(n, (i) => `{${i}, .t = "t${i}"}`, ',')}};`,
  'elements of a local array': (n) => `void f(void) { int a[] = {${times(n, String, ',')}}; }`,
  'a string': (n) => `char s[] = "${'text\\n'.repeat(10 * n)}"; const char *t = "${'more'.repeat(10 * n)}";`,
  'strings in a row': (n) => `char s[] = ${times(n, () => '"text"')};`,
  'members of a structure': (n) =>
    `struct s { ${times(n, (i) => `int m${i};`)} } v; void f(void) { ${times(n, (i) => `v.m${i} = ${i};`)} }`,
  'structures without a tag': (n) =>
    times(n, (i) => `struct { int m; } v${i}; typedef struct { int m; } T${i}; T${i} w${i};`),
  enumerators: (n) => `enum { ${times(n, (i) => `E${i}`, ',')} };`,
  locals: (n) => `void f(void) { ${times(n, (i) => `int v${i} = ${i}; { int w = v${i}; v${i} += w; }`)} }`,
  'local static variables': (n) => `void f(void) { ${times(n, (i) => `{ static int s = ${i}; s++; }`)} }`,
  'labels and jumps': (n) => `void f(int x) { ${times(n, (i) => `l${i}: if (x++ > ${i}) goto l${(7 * i) % n};`)} }`,
  'else if': (n) => `int f(int x) { ${times(n, (i) => `if (x == ${i}) return ${i};`, ' else ')} return x; }`,
  calls: (n) => `int g(int); void f(int x) { ${times(n, (i) => `x = g(g(x) + ${i});`)} }`,
  'macros one in the other': (n) => `#define M0 1\n${times(n, (i) => `#define M${i + 1} M${i}`)}\nint x = M${n};`,
  'uses of macros': (n) => `#define F(a, b) a##b * b
${times(n, (i) => `int x${i} = F(1, ${i});`)}`,
  'arguments of a macro': (n) => `#define F(...) sizeof((int[]){__VA_ARGS__})\nint x = F(${times(n, String, ',')});`,
  directives: (n) => times(n, (i) => `#if ${i} > 3\n#define A${i}\n#else\n#define B${i}\n#endif`),
  typedefs: (n) => `typedef int T0; ${times(n, (i) => `typedef T${i} T${i + 1};`)} T${n} x;`,
  'statement expressions': (n) => `void f(int x) { ${times(n, (i) => `x += ({ int y = x + ${i}; y * 2; });`)} }`,
  comments: (n) => times(n, (i) => `/* ${i} */ // ${i}`),
};

const session = new Session();
const post = (method: string, params: object = {}): unknown => {
  let given: unknown;
  session.post(method, params, (error, result) => {
    if (error !== null) throw error;
    given = result;
  });
  return given;
};

beforeAll(async () => {
  session.connect();
  post('Profiler.enable');
  post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  // What is made once, by whoever compiles first, belongs to no program.
  await stepsOf(shapes.typedefs(150));
});
afterAll(() => {
  post('Profiler.stopPreciseCoverage');
  post('Profiler.disable');
  session.disconnect();
});

interface Coverage {
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[];
  }[];
}

/** How often functions and blocks of our sources were entered. */
async function stepsOf(text: string): Promise<number> {
  post('Profiler.takePreciseCoverage');
  const source = new SourceFile('grown.c', text + main);
  const { module, diagnostics } = compileC(source, { read: () => undefined });
  if (module === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  (await lowerMaple({ ir: 'maple', source, module }, {})).orThrow();
  const { result } = post('Profiler.takePreciseCoverage') as Coverage;
  let steps = 0;
  for (const { url, functions } of result)
    if (url.includes('/src/')) for (const { ranges } of functions) for (const { count } of ranges) steps += count;
  return steps;
}

test.each(oneIn(9, Object.keys(shapes)))('%s', async (name) => {
  const [none, once, thrice] = [await stepsOf(''), await stepsOf(shapes[name](150)), await stepsOf(shapes[name](450))];
  expect(once - none).toBeGreaterThan(150);
  expect((thrice - none) / (once - none)).toBeLessThan(3.6);
});
