/** Both editions of the specification and the dialect of real files become one form. */
import { describe, expect, test } from 'vitest';
import { SourceFile } from '../../../src/base/source.ts';
import { parseMaple, type MapleParseOptions } from '../../../src/maple/parser.ts';
import { printMaple } from '../../../src/maple/printer.ts';

function format(text: string, options?: MapleParseOptions): string {
  const { module, diagnostics } = parseMaple(new SourceFile('t.mpl', text), options);
  expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([]);
  return printMaple(module);
}

/** The statements of a function around the text, without indentation. */
function statements(text: string): string {
  const printed = format(`func &f () void {\n${text}\n}\n`);
  return printed
    .slice(printed.indexOf('{\n') + 2, printed.lastIndexOf('\n}'))
    .split('\n')
    .map((line) => line.trim())
    .join('\n');
}

describe('statements', () => {
  test.each([
    ['field id absent or 0', 'dassign %x (dread i32 %x 0)', 'dassign %x (dread i32 %x)'],
    [
      'operand type of a comparison absent',
      'eval (lt u1 (constval i64 1, constval i64 2))',
      'eval (lt u1 i64 (constval i64 1, constval i64 2))',
    ],
    [
      'flag of array absent',
      'eval (array ptr <* [3] i32> (dread ptr %p, constval i32 0))',
      'eval (array 0 ptr <* [3] i32> (dread ptr %p, constval i32 0))',
    ],
    ['old function sigil', 'call $g (constval i32 1)', 'call &g (constval i32 1)'],
    ['%%retval', 'eval (regread i32 %%retval)', 'eval (regread i32 %%retval0)'],
    ['%retval1', 'eval (regread i32 %retval1)', 'eval (regread i32 %%retval1)'],
    ['%SP', 'eval (regread ptr %SP)', 'eval (regread ptr %%SP)'],
    ['return alone', 'return', 'return ()'],
    ['call alone', 'call &g', 'call &g ()'],
    ['javacatch without braces', '@h javacatch <* <$E>>', '@h\njavacatch {<* <$E>>}'],
    ['newer try', 'try { @a @b }', 'javatry {@a @b}'],
    ['older try', 'try @a 0', 'jstry @a 0'],
    ['newer catch', 'catch {<* <$E>>}', 'javacatch {<* <$E>>}'],
    ['older catch', 'catch', 'jscatch'],
    ['foreach', 'foreach %x $y {\n}', 'foreachelem %x $y {\n}'],
    ['a label and its statement on one line', '@l  goto @l', '@l\ngoto @l'],
    [
      'no spaces',
      'dassign %x(add i32(constval i32 1,constval i32 2))',
      'dassign %x (add i32 (constval i32 1, constval i32 2))',
    ],
    [
      'several statements on one line',
      'return () }\nfunc &g () void { return ()',
      'return ()\n}\n\nfunc &g () void {\nreturn ()',
    ],
    [
      'retype to a primitive type',
      'eval (retype i32 f32 (constval f32 1.0f))',
      'eval (retype i32 f32 (constval f32 1.0f))',
    ],
    [
      'results with commas and registers',
      'callassigned &g () {dassign %x 0, regassign i32 %3}',
      'callassigned &g () {\ndassign %x\nregassign i32 %3\n}',
    ],
    ['a default label that is 0', 'switch (constval i32 1) 0 { }', 'switch (constval i32 1) 0 {\n}'],
    ['handler labels', 'jstry @h@x @f@x\n@h@x jscatch', 'jstry @h@x @f@x\n@h@x\njscatch'],
    ['names of Java', 'call &LTest_3B_7Cadd_7C_28II_29I ()', 'call &LTest_3B_7Cadd_7C_28II_29I ()'],
    [
      'names with marks',
      'dassign $static|Ljava/lang/System;|out| (constval i32 1)',
      'dassign $static|Ljava/lang/System;|out| (constval i32 1)',
    ],
    ['scope of an assertion', 'callassertle <&g, 1, &f> (constval i32 1)', 'callassertle <&g, 1, &f> (constval i32 1)'],
    ['braces of their own', '{ return () }', '{\nreturn ()\n}'],
    ['nested type brackets', 'eval (sizeoftype i32 <* <[10] <i32>>>)', 'eval (sizeoftype i32 <* [10] i32>)'],
    ['bracketed primitive type', 'eval (sizeoftype i32 <i32>)', 'eval (sizeoftype i32 i32)'],
  ])('%s', (_name, text, expected) => {
    expect(statements(text)).toBe(expected);
  });
  test('declarations between statements', () => {
    expect(format('func &f () void {\n  return ()\n  var %x i32\n  funcid 3\n  reg %2 ptr 1\n}\n')).toBe(
      'func &f () void {\n  funcid 3\n  reg %2 ptr 1\n  var %x i32\n\n  return ()\n}\n',
    );
  });
});

describe('declarations', () => {
  test.each([
    ['old function sigil', 'func $f () void', 'func &f () void'],
    ['no result', 'func &f ()', 'func &f () void'],
    ['void parameters', 'func &f (void) void', 'func &f () void'],
    ['MMPL function', 'func &f {\n}', 'func &f {\n}'],
    [
      'prototypes are repeated',
      'func &f () void\nfunc &f () void\nfunc &f () void {\n}',
      'func &f () void\nfunc &f () void\n\nfunc &f () void {\n}',
    ],
    ['static local', 'func &f () void {\n  var static %x i32\n}', 'func &f () void {\n  var %x pstatic i32\n}'],
    ['structure without brackets', 'var $s struct{@f1 i32, @f3:4 i32}', 'var $s <struct {@f1 i32, @f3:4 i32}>'],
    ['space before the width', 'type $t <struct {@a :3 i8}>', 'type $t <struct {\n  @a:3 i8}>'],
    [
      'int32',
      'javainterface $I <interface {&m(void) int32}> public static',
      'javainterface $I <interface {\n  &m () i32}> public static',
    ],
    ['variable twice', 'var $x i32\nvar $x i32', 'var $x i32'],
    ['extern, then defined', 'var $x extern i32\nvar $x i32 = 5', 'var $x i32 = 5'],
    [
      'used before it is declared',
      'func &f () void {\n  eval (dread i32 $x)\n}\nvar $x i32',
      'func &f () void {\n  eval (dread i32 $x)\n}\n\nvar $x i32',
    ],
    ['octal, suffixes, characters', "var $x <[4] i32> = [017, 5ul, 'a', 0xFF]", 'var $x <[4] i32> = [15, 5, 97, 0xff]'],
  ])('%s', (_name, text, expected) => {
    expect(format(`${text}\n`)).toBe(`${expected}\n`);
  });
});

describe('addresses of functions by addrof', () => {
  test('in code and initialisers, before and after the declaration', () => {
    expect(
      format(`func &early () void
var $table <[2] <* <func () void>>> = [addrof ptr $early, [1= addrof ptr $late]]
var $real i32
func &f () void {
  icall (addrof ptr $early)
  eval (select ptr (constval i32 1, addrof a64 $late, addrof ptr $real))
  while (constval i32 1) {
    eval (addrof ptr $late)
  }
}
func &late () void
`),
    ).toBe(`func &early () void

var $table <[2] <* <func () void>>> = [addroffunc ptr &early, [1= addroffunc ptr &late]]
var $real i32

func &f () void {
  icall (addroffunc ptr &early)
  eval (select ptr (constval i32 1, addroffunc a64 &late, addrof ptr $real))
  while (constval i32 1) {
    eval (addroffunc ptr &late)
  }
}

func &late () void
`);
  });
});

describe('initialisers of structures', () => {
  const types = 'type $SS <struct {@g1 f64, @g2 f64}>\ntype $S <struct {@f1 i32, @f2 <$SS>, @f3:4 i32}>\n';
  const init = (text: string, after = ''): string =>
    /= (.*)\n/.exec(format(`${types}var $s <$S> = ${text}\n${after}`))![1];
  test.each([
    ['newer', '[1= 99, 2= [1= 10.0, 2= 22.2], 3= 15]', '[1= 99, 2= [1= 10.0, 2= 22.2], 3= 15]'],
    ['newer, in any order', '[3= 15, 1= 99]', '[3= 15, 1= 99]'],
    [
      'older, brackets and numbers mixed',
      '[1= 99, 2= [1= 10.0], 4= 22.2, 5= 15]',
      '[1= 99, 2= [1= 10.0, 2= 22.2], 3= 15]',
    ],
    ['older, no brackets', '[1= 99, 3= 10.0, 4= 22.2, 5= 15]', '[1= 99, 2= [1= 10.0, 2= 22.2], 3= 15]'],
    ['without numbers', '[1, 2]', '[1, 2]'],
  ])('%s', (_name, text, expected) => {
    expect(init(text)).toBe(expected);
  });
  test('array of structures', () => {
    expect(format(`${types}var $s <[2] <$S>> = [[5= 1], [1= 2]]\n`)).toContain('= [[3= 1], [1= 2]]');
  });
  test('types declared afterwards', () => {
    expect(format(`var $s <$S> = [5= 1]\n${types}`)).toContain('= [3= 1]');
  });
});

describe('imports', () => {
  const file = new SourceFile(
    'lib.mplt',
    '# theirs\ntype $pair <struct {@a i32}>\nvar $shared extern i32\nfunc &helper (var %x i32) i32\n',
  );
  test('declarations are known and not printed', () => {
    const asked: [string, readonly string[]][] = [];
    const resolveImport = (name: string, paths: readonly string[]): SourceFile => {
      asked.push([name, [...paths]]);
      return file;
    };
    const text =
      'importpath "a/b"\nimport "lib.mplt"\nimport "lib.mplt"\n\nvar $p <$pair>\n\nfunc &f () i32 {\n  callassigned &helper (dread i32 $shared) {}\n}\n';
    expect(format(text, { resolveImport })).toBe(text);
    expect(asked).toEqual([['lib.mplt', ['a/b']]]);
    const { module } = parseMaple(new SourceFile('t.mpl', text), { resolveImport });
    expect(module.typeDefs.has('$pair')).toBe(true);
    expect(module.globals.map(({ name, declared }) => [name, declared])).toEqual([
      ['$shared', true],
      ['$p', true],
    ]);
    expect(module.findFunc('&helper')?.declared).toBe(true);
  });
  test('mistakes in an imported file are at their place there', () => {
    const broken = new SourceFile('lib.mplt', 'var $x int\n');
    const { diagnostics } = parseMaple(new SourceFile('t.mpl', 'import "lib.mplt"\n'), { resolveImport: () => broken });
    expect(diagnostics.map(({ span }) => [span?.source.name, span?.start])).toEqual([['lib.mplt', 7]]);
  });
});

describe('types of statements', () => {
  test('are their own, not those of their operands', () => {
    const text =
      'func &f () void {\n  regassign u8 %1 (constval i32 1)\n  eval (constval i64 1)\n  multiway (constval i64 1) 0 { (constval i64 1): goto @a }\n  iassignoff i16 0 (constval ptr 0, constval i32 1)\n@a\n}\n';
    const { module } = parseMaple(new SourceFile('t.mpl', text));
    const code = module.findFunc('&f')!.code!;
    expect(code.operands(code.root).map((n) => [code.op(n), code.prim(n)])).toEqual([
      ['regassign', 'u8'],
      ['eval', 'void'],
      ['multiway', 'void'],
      ['iassignoff', 'i16'],
      ['label', 'void'],
    ]);
  });
});

describe('spans', () => {
  test('every node covers its text', () => {
    const text = 'func &f (var %n i32) i32 {\n  return (add i32 (dread i32 %n,\n    constval i32 12)) # end\n}\n';
    const { module } = parseMaple(new SourceFile('t.mpl', text));
    const code = module.findFunc('&f')!.code!;
    const texts = [...code.nodes()].map((n) => text.slice(code.start(n), code.end(n)));
    expect(texts.slice(0, 4)).toEqual([
      'dread i32 %n',
      'constval i32 12',
      'add i32 (dread i32 %n,\n    constval i32 12)',
      'return (add i32 (dread i32 %n,\n    constval i32 12))',
    ]);
  });
});
