/** Each diagnostic of C is reported for its bad example, and nothing is for its good one. */
import { expect, test } from 'vitest';
import type { Catalogue } from '../../src/base/diagnostics.ts';
import { oneIn } from '../long.ts';
import { formatPlace, SourceFile } from '../../src/base/source.ts';
import {
  cCatalogue,
  compileC,
  preprocessorCatalogue,
  warningCatalogue,
  warningRows,
} from '../../src/frontend/c/index.ts';

const catalogue: Catalogue = { ...cCatalogue, ...warningCatalogue };
const codesOf = (text: string, warnings: readonly string[] = ['all', 'extra']): string[] =>
  compileC(new SourceFile('a.c', text), { read: () => undefined, warnings }).diagnostics.map(({ code }) => code);

/** The example would fill a page. */
const elsewhere = new Set(['CC1003', 'CC1007', 'CC4000']);
test.each(oneIn(3, Object.entries(catalogue)).filter(([code]) => !elsewhere.has(code)))(
  '%s',
  (code, { bad, good, option, severity }) => {
    const asked = option === undefined ? [] : [option];
    expect(codesOf(bad, asked)).toContain(code);
    expect(codesOf(good, ['all', 'extra', ...asked])).toEqual([]);
    // What is off is not told.
    if (option !== undefined && severity === 'warning') expect(codesOf(bad, [`no-${option}`])).not.toContain(code);
  },
);

test('each switch tells something, and each warning has a switch that there is', () => {
  const told = Object.values({ ...catalogue, ...preprocessorCatalogue } as Catalogue).flatMap(
    ({ option }) => option ?? [],
  );
  expect([...new Set(told)].sort()).toEqual(Object.keys(warningRows).sort());
});

test('rows of operators are bounded, whatever they are', () => {
  const many = 50_000;
  const rows = [
    `int x = ${'1+'.repeat(many)}1;`,
    `int f(int y) { return ${'y&&'.repeat(many)}y; }`,
    `int f(int y) { return ${'y++,'.repeat(many)}y; }`,
    `struct s { struct s *n; }; int f(struct s s) { return s${'.n[0]'.repeat(many)}.n == 0; }`,
    `int ${'*'.repeat(many)}x;`,
    `int x${'[1]'.repeat(many)};`,
  ];
  for (const text of rows) expect(codesOf(text)).toContain('CC1007');
  expect(codesOf(`int f(int y) { return ${'f(y)+'.repeat(900)}y; }`)).toEqual([]);
});

test('nesting is bounded, whatever is nested', () => {
  const deep = (open: string, close: string, middle = '1'): string =>
    open.repeat(10_000) + middle + close.repeat(10_000);
  for (const text of [
    `int x = ${deep('(', ')')};`,
    `int x = ${deep('-', '')};`,
    `int f(void) ${deep('{', '}', '')}`,
    `int ${deep('(*', ')', 'p')};`,
    `int f(int x) { ${deep('if (x) ', '', ';')} }`,
    `int x[] = ${deep('{', '}')};`,
    `struct ${deep('s { struct ', '; } x', 't *p')};`,
    `int f(int a) { return ${deep('a ? ', ' : 0')}; }`,
  ])
    expect(codesOf(text)).toContain('CC1003');
});

test('all mistakes of a file in one go, each at its place', () => {
  const text = `int f(int x) {
  return y + x.z;
}
struct s { int a; };
void g(struct s *p) {
  p.a = 1
  int q = p->b;
  break;
  f(1, 2);
}
int h( { return 1; }
int k(void) { return "text" * 2; }
`;
  const { diagnostics } = compileC(new SourceFile('a.c', text), { read: () => undefined });
  expect(diagnostics.map(({ code, span }) => `${span && formatPlace(span)} ${code}`)).toEqual([
    'a.c:2:10 CC2001',
    'a.c:2:14 CC2048',
    'a.c:6:3 CC2048',
    'a.c:6:9 CC1002',
    'a.c:7:14 CC2049',
    'a.c:8:3 CC2115',
    'a.c:9:8 CC2091',
    'a.c:11:8 CC1001',
    'a.c:12:22 CC2040',
  ]);
});

test('what begins no member does not stop the reader', () => {
  expect(codesOf('struct s {\n  int a;\n"text"\n);\n  int b;\n};\nint c;\n').length).toBeGreaterThan(0);
});
