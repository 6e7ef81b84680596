/** Every entry of the catalogue: its bad example reports it, its good example does not. */
import { describe, expect, test } from 'vitest';
import type { CatalogueEntry, Diagnostic } from '../../../src/base/diagnostics.ts';
import { SourceFile } from '../../../src/base/source.ts';
import { mapleTextCatalogue } from '../../../src/maple/diagnostics.ts';
import { parseMaple } from '../../../src/maple/parser.ts';

/** What can be imported here is wrong itself. */
const imports: Readonly<Record<string, string>> = {
  'deep.mplt': 'import "deeper.mplt"\n',
  'bodies.mplt': 'func &f () void {\n}\n',
};

function resolveImport(name: string): SourceFile | undefined {
  return Object.hasOwn(imports, name) ? new SourceFile(name, imports[name]) : undefined;
}

function diagnose(text: string): readonly Diagnostic[] {
  return parseMaple(new SourceFile('example.mpl', text), { resolveImport }).diagnostics;
}

describe.each(Object.entries<CatalogueEntry>(mapleTextCatalogue))('%s', (code, { bad, good, explain, severity }) => {
  test('bad example', () => {
    const found = diagnose(bad).find((diagnostic) => diagnostic.code === code);
    expect(found?.severity).toBe(severity);
    expect(found?.span).toBeDefined();
    expect(found?.message).toMatch(/^[^A-Z].*[^.]$/s);
  });
  test('good example', () => {
    expect(diagnose(good)).toEqual([]);
  });
  test('explanation', () => {
    expect(explain.length).toBeGreaterThan(40);
  });
});

describe('suggestions and fixes', () => {
  const cases: [string, string][] = [
    ['func &f () i32 {\n  return (ad i32 (constval i32 1, constval i32 2))\n}\n', 'add'],
    ['func &f () void {\n  dasign %x (constval i32 1)\n}\n', 'dassign'],
    ['func &f () void {\n  eval (constval i23 1)\n}\n', 'i32'],
    ['var $x i32 volatle\n', 'volatile'],
    ['flavour 1\n', 'flavor'],
    ['func &f () void {\n  eval (regread ptr %%thrownvl)\n}\n', '%%thrownval'],
  ];
  test.each(cases)('%j', (text, replacement) => {
    const [diagnostic, ...others] = diagnose(text);
    expect(others).toEqual([]);
    expect(diagnostic.fix?.replacement).toBe(replacement);
    const { start, end } = diagnostic.fix?.span ?? { start: 0, end: 0 };
    const mended = text.slice(0, start) + replacement + text.slice(end);
    expect(diagnose(mended).filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});

describe('several mistakes at once', () => {
  test('each is reported, at its place', () => {
    const text = [
      'vra $x i32', // 1
      'var $y int', // 2
      'func &f () void {',
      '  dassign %a (constval i32)', // 4
      '  while (lt u1 i32 (dread i32 %a constval i32 1)) {', // 5
      '    goto', // 6
      '    brtrue @x (constval i32 1)',
      '  }',
      '  callassigned &g (dread i32) { dassign %a }', // 9
      '  return ())', // 10
      '}',
      'func &g () void {',
      '  nothing', // 13
      '  return ()',
      '}',
      'type $t <& i32>', // 16
      '',
    ].join('\n');
    const source = new SourceFile('many.mpl', text);
    const { diagnostics, module } = parseMaple(source);
    expect(diagnostics.map(({ span }) => source.position(span?.start ?? 0).line)).toEqual([
      1, 2, 4, 5, 7, 9, 10, 13, 16,
    ]);
    expect(module.findFunc('&g')?.code?.count(module.findFunc('&g')!.code!.root)).toBe(1);
  });
  test('a missing brace does not swallow the next function', () => {
    const { diagnostics, module } = parseMaple(
      new SourceFile(
        'open.mpl',
        'func &f () void {\n  while (constval i32 1) {\n    return ()\nfunc &g () void {\n}\nvar $x i32\n',
      ),
    );
    expect(diagnostics.map(({ code }) => code)).toEqual(['MPL1107']);
    expect(module.findFunc('&g')?.code).toBeDefined();
    expect(module.globals.map(({ name }) => name)).toEqual(['$x']);
  });
});
