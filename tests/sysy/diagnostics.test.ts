/** What is reported, where, and that one mistake does not hide or cause another. Expectations are written `line:column code`. */
import { describe, expect, it } from 'vitest';
import { formatPlace, SourceFile } from '../../src/base/source.ts';
import { compileSysy } from '../../src/frontend/sysy/index.ts';

function reports(text: string): string[] {
  const { diagnostics } = compileSysy(new SourceFile('t', text));
  return diagnostics.map(({ span, code }) => `${span === undefined ? '' : formatPlace(span).slice(2)} ${code}`);
}

/** The reports for statements inside `main`, which begin at line 2, column 1. */
const inMain = (code: string): string[] => reports(`int main() {\n${code}\nreturn 0; }`);
const messages = (text: string): string[] =>
  compileSysy(new SourceFile('t', text)).diagnostics.map(({ message, fix }) =>
    fix === undefined ? message : `${message} [${fix.title}]`,
  );

describe('recovery', () => {
  it('reports every mistake of a file in one go, in the order of the text', () => {
    expect(
      reports(`int a[-1];
const int n = m;
int f(int x, int x) { return y; }
int g( { return 1; }
int h() { int i = 0; while (i < 3 { i = i + 1; } return i +; }
void k() { break; return 1; }
int main() {
  int v = k(); f(1); f(1, 2, 3)
  v = 2; if v return 3; else v = ;
  for (;;) v++;
  unknown = 1; unknown = 2; a b; 1 = 2;
  { int z = 1.5 % 2; float z; }
  return z;
`),
    ).toEqual([
      '1:6 SYS2202',
      '2:15 SYS2001',
      '3:18 SYS2002',
      '3:30 SYS2001',
      '4:8 SYS1101',
      '5:35 SYS1101',
      '5:60 SYS1101',
      '6:12 SYS2113',
      '6:19 SYS2111',
      '8:11 SYS2101',
      '8:16 SYS2107',
      '8:22 SYS2107',
      '8:32 SYS1101',
      '9:13 SYS1101',
      '9:34 SYS1101',
      '10:3 SYS1105',
      '10:13 SYS1104',
      '11:3 SYS2001',
      '11:31 SYS1101',
      '11:34 SYS1103',
      '12:17 SYS2102',
      '12:28 SYS2002',
      '13:10 SYS2001',
      '14:1 SYS1107',
    ]);
  });

  it('goes on at the next statement', () => {
    expect(
      inMain(
        'int x = 1 + * 2;\nx = 3 +;\n) ;\nx = (1;\nx = x);\nx = f(1, ;\nx = 5 5;\nint 5;\nint y = , z = 3;\nz = q;',
      ),
    ).toEqual([
      '2:13 SYS1101',
      '3:8 SYS1101',
      '4:1 SYS1101',
      '5:7 SYS1101',
      '6:6 SYS1101',
      '7:10 SYS1101',
      '8:7 SYS1101',
      '9:5 SYS1101',
      '10:9 SYS1101',
      '11:1 SYS2001',
      '11:5 SYS2001',
    ]);
  });

  it('does not lose a block behind a broken condition', () => {
    expect(
      inMain(
        'if (1 +) { undefined1 = 1; }\nwhile () { undefined2 = 1; }\nif 3 { undefined3 = 1; }\nelse { undefined4 = 1; }',
      ),
    ).toEqual([
      '2:8 SYS1101',
      '2:12 SYS2001',
      '3:8 SYS1101',
      '3:12 SYS2001',
      '4:4 SYS1101',
      '4:8 SYS2001',
      '5:8 SYS2001',
    ]);
  });

  it('leaves a broken initialiser by its braces', () => {
    expect(inMain('int a[2] = {1, *, {3}}, b = u;\nint c[2][2] = {{1, }, {2 3}, 4};\nint d = {};')).toEqual([
      '2:16 SYS1101',
      '2:29 SYS2001',
      '3:20 SYS1113',
      '3:26 SYS1101',
    ]);
    expect(reports('int a[2] = {1, *, {3}}, b = u;\nint main() { return 0; }')).toEqual([
      '1:16 SYS1101',
      '1:29 SYS2001',
    ]);
  });

  it('goes on at the next declaration outside functions', () => {
    expect(
      reports(
        'x = 1;\nint a\nint b;\nif (a) { b = 1; }\nint f(int) { return 1; }\nfloat = 1;\nint g() { return q; }\nint main() { return 0; }',
      ),
    ).toEqual(['1:1 SYS1101', '2:6 SYS1101', '4:1 SYS1101', '5:10 SYS1101', '6:7 SYS1101', '7:18 SYS2001']);
  });

  it('reports names that are not known once in each function', () => {
    expect(inMain('x = 1; x = x + 1; { x = 2; } y(x); y(1);').map((text) => text.split(' ')[1])).toEqual([
      'SYS2001',
      'SYS2001',
    ]);
    expect(reports('void f() { x = 1; x = 2; }\nint main() { x = 1; return x; }')).toEqual([
      '1:12 SYS2001',
      '2:14 SYS2001',
    ]);
    expect(inMain('x = 1; int x = 2; x = 3;')).toEqual(['2:1 SYS2001']);
  });

  it('does not report what follows from a mistake', () => {
    expect(inMain('int a[u]; a[1] = 2; a = 3; int b = a[0] + a;')).toEqual(['2:7 SYS2001']);
    expect(inMain('const int n; int a[n]; a[1] = 3;')).toEqual(['2:11 SYS1111']);
    expect(inMain('int x = getint() % (1.5 + u) + (u - 3) * !u;')).toEqual(['2:27 SYS2001']);
    expect(inMain('const int c[2] = {1, 2, 3}; int b = c[1];')).toEqual(['2:25 SYS2204']);
  });
});

describe('places and words', () => {
  it('suggest the nearest name', () => {
    expect(messages('int counter;\nint main() { countre = 1; putnit(1); return 0; }')).toEqual([
      '`countre` is not declared [did you mean `counter`?]',
      '`putnit` is not declared [did you mean `putint`?]',
    ]);
    expect(messages('int main() { xyzzy = 1; return 0; }')).toEqual(['`xyzzy` is not declared']);
  });

  it('suggest the nearest keyword where a statement goes on strangely', () => {
    expect(
      messages(
        'int f(flaot x) { retrun x; }\nitn g;\nint main() { whlie (1) { break; } esle { } flaot y = 1; return 0; }',
      ),
    ).toEqual([
      'expected `int` or `float`, found `flaot` [did you mean `float`?]',
      'expected `;`, found `x` [did you mean `return`?]',
      'expected a declaration or function, found `itn` [did you mean `int`?]',
      'expected `;`, found `{` [did you mean `while`?]',
      '`break` outside a loop',
      'expected `;`, found `{` [did you mean `else`?]',
      'expected `;`, found `y` [did you mean `float`?]',
    ]);
  });

  it('say what is missing behind the token before, at the end of a line', () => {
    expect(inMain('int x = 1\nx = 2')).toEqual(['2:10 SYS1101', '3:6 SYS1101']);
    expect(messages('int main() { return 0 }')).toEqual(['expected `;`, found `}` [insert `;`]']);
  });

  it('explain what C has and SysY has not', () => {
    expect(inMain('int i = 0; i++; i += 2; i *= 3; --i; i--;').map((text) => text.split(' ')[1])).toEqual([
      'SYS1104',
      'SYS1104',
      'SYS1104',
      'SYS1104',
    ]);
    expect(inMain('do { } while (1);\nunsigned x = 1;\nswitch (1) { }').map((text) => text.split(' ')[1])).toEqual([
      'SYS1105',
      'SYS1105',
      'SYS1105',
    ]);
    expect(messages('int main() { int a = 1; if (a = 2) return 1; return 0; }')).toEqual([
      'an assignment is a statement, not an expression [compare with `==`]',
    ]);
    expect(messages('int main() { float x = 1.5f; return 3u; }')).toEqual([
      '`1.5f` is not a number [write `1.5`]',
      '`3u` is not a number [write `3`]',
    ]);
  });

  it('of arguments are those of the argument', () => {
    expect(
      reports(
        'int f(int a, int b[], float c[]) { return a; }\nint main() { int x[2]; float y[3][3]; f(x, 1, y); f(1, y[0], x); f(1, x, y[1][1]); f(1, x, f); f(1, putint(1), y); return 0; }',
      ),
    ).toEqual([
      '2:41 SYS2108',
      '2:44 SYS2108',
      '2:56 SYS2108',
      '2:62 SYS2108',
      '2:74 SYS2108',
      '2:92 SYS2003',
      '2:101 SYS2108',
    ]);
  });

  it('of arrays and numbers', () => {
    expect(
      inMain(
        'int a[2][3]; int x = 1; x[0] = 1; a = 1; a[1] = 2; a[0][0][0] = 3; x = a; x = a[1] + 1; if (a) x = 1; return a[0];',
      ).map((text) => text.split(' ')[1]),
    ).toEqual(['SYS2104', 'SYS2106', 'SYS2106', 'SYS2104', 'SYS2101', 'SYS2101', 'SYS2101', 'SYS2101']);
    expect(
      inMain(
        'int x = 1.5 % 2 + 3 % 2.0; int a[2.5]; int b[2]; b[0.5] = 1; x = -b; x = !b; x = b && 1; x = "s"; "t"; x = f;',
      ).map((text) => text.split(' ')[1]),
    ).toEqual([
      'SYS2102',
      'SYS2102',
      'SYS2103',
      'SYS2103',
      'SYS2101',
      'SYS2101',
      'SYS2101',
      'SYS2109',
      'SYS2109',
      'SYS2001',
    ]);
  });

  it('of constants', () => {
    expect(
      reports(
        'int v; const int a = v, b = f(), c = a + 1 / 0, d[2] = {v, 1}; int e = v; int f() { return 1; } int g[f()]; const int h = h, i[2] = {1}, j = i[v], k = i; int main() { const int l = v; int m[v]; const int o[2] = {1, l}; o[1] = 2; return 0; }',
      ).map((text) => text.split(' ')[1]),
    ).toEqual([
      'SYS2201',
      'SYS2005',
      'SYS2206',
      'SYS2201',
      'SYS2201',
      'SYS2201',
      'SYS2201',
      'SYS2201',
      'SYS2201',
      'SYS2201',
      'SYS2201',
      'SYS2105',
    ]);
  });

  it('of functions', () => {
    expect(
      reports(
        'int f(int a) { int a; return a; }\nint f() { return 1; }\nint f;\nvoid main(int x) { }\nint main() { int f = 1; f(); later(); return 0; }\nvoid later() { }',
      ),
    ).toEqual([
      '1:20 SYS2002',
      '2:5 SYS2002',
      '3:5 SYS2002',
      '4:6 SYS2007',
      '5:5 SYS2002',
      '5:25 SYS2004',
      '5:30 SYS2005',
    ]);
  });

  it('is about the beginning of an empty file, that `main` is missing', () => {
    expect(reports('')).toEqual(['1:1 SYS2006']);
    expect(reports('// nothing\n')).toEqual(['1:1 SYS2006']);
  });
});

describe('hostile input', () => {
  const manyTimes = (text: string, count: number): string => text.repeat(count);

  it.each([
    ['open parentheses', `int main() { return ${manyTimes('(', 40_000)}`],
    ['balanced parentheses', `int main() { return ${manyTimes('(', 40_000)}1${manyTimes(')', 40_000)}; }`],
    ['minus signs', `int main() { return ${manyTimes('-', 40_000)}1; }`],
    ['blocks', `int main() ${manyTimes('{', 40_000)}`],
    ['else if', `int main() { ${manyTimes('if (1) ; else ', 20_000)} ; return 0; }`],
    ['ifs', `int main() { ${manyTimes('if (1) ', 20_000)} ; return 0; }`],
    ['whiles', `int main() { int x; ${manyTimes('while (x) ', 20_000)} ; return 0; }`],
    ['braces of an initialiser', `int a[2] = ${manyTimes('{', 40_000)}`],
    ['indices', `int a[1]; int main() { return a${manyTimes('[0]', 20_000)}; }`],
    ['nested indices', `int a[1]; int main() { return ${manyTimes('a[', 20_000)}0${manyTimes(']', 20_000)}; }`],
    ['dimensions', `int a${manyTimes('[1]', 10_000)}; int main() { return 0; }`],
    [
      'nested calls',
      `int f(int x) { return x; } int main() { return ${manyTimes('f(', 20_000)}0${manyTimes(')', 20_000)}; }`,
    ],
    ['logic', `int main() { int x = getint(); return ${manyTimes('x && (x || ', 10_000)}1${manyTimes(')', 10_000)}; }`],
    ['unknown names', `int main() { ${Array.from({ length: 5_000 }, (_, i) => `u${i} = 1;`).join(' ')} }`],
    ['errors', manyTimes('int x = ; ', 5_000)],
    ['a long name', `int ${manyTimes('a', 300_000)}; int main() { return 0; }`],
    ['a long number', `int main() { float x = 0.${manyTimes('1', 100_000)}; return ${manyTimes('9', 300_000)}; }`],
  ])('%s', (_, text) => {
    const { module, diagnostics } = compileSysy(new SourceFile('t', text));
    expect(module !== undefined || diagnostics.length > 0).toBe(true);
  });
});
