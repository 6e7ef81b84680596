/**
 * Generics: instances of types and functions, made once for each vector, printed under names that do not change from run
 * to run. Layouts are compared with what C makes of the same structures, results with JavaScript.
 */
import { describe, expect, test } from 'vitest';
import { SourceFile } from '../../src/base/source.ts';
import type { Diagnostic } from '../../src/base/diagnostics.ts';
import { generics } from '../../src/lower/maple-levels/generics/index.ts';
import { lowerToFlat, transformModule } from '../../src/lower/maple-levels/index.ts';
import type { Module } from '../../src/maple/module.ts';
import { parseMaple } from '../../src/maple/parser.ts';
import { printMaple } from '../../src/maple/printer.ts';
import { verifyMaple } from '../../src/maple/verifier.ts';
import { startMachine } from './machine.ts';

const program = `
type $pair <struct {@f1 <!T>, @f2 <!T>}> generic
type $entry <struct {@key <!K>, @value <!V>}>
type $list <struct {@head <!T>, @tail <* <$list{!T=!T}>>}>
var $x <$pair{!T=f32}> = [1= 1.5f, 2= 2.5f]
var $nested <$pair{!T=<$pair{!T=i8}>}> = [1= [1= 1, 2= 2], 2= [1= 3, 2= 4]]
var $e <$entry{!K=i8, !V=i64}>
var $same <$entry{!V=i64, !K=i8}>

func &swap generic (var %p <* <!UU>>, var %q <* <!UU>>) void {
  var %z <!UU>
  dassign %z (iread agg <* <!UU>> 0 (dread ptr %p))
  iassign <* <!UU>> 0 (dread ptr %p, iread agg <* <!UU>> 0 (dread ptr %q))
  iassign <* <!UU>> 0 (dread ptr %q, dread agg %z)
  return ()
}

func &larger generic (var %a <!T>, var %b <!T>) <!T> {
  if (gt u1 agg (dread agg %a, dread agg %b)) { return (dread agg %a) }
  return (dread agg %b)
}

func &largest generic (var %a <!T>, var %b <!T>, var %c <!T>) <!T> {
  var %r <!T>
  callinstantassigned &larger<{!T=!T}> (dread agg %a, dread agg %b) { dassign %r }
  callinstantassigned &larger<{!T=!T}> (dread agg %r, dread agg %c) { dassign %r }
  return (dread agg %r)
}

func &size generic (var %unused <* <!T>>) i64 {
  return (sizeoftype i64 <$entry{!K=i8, !V=!T}>)
}

func &sum () f32 {
  return (add f32 (dread f32 $x 1, dread f32 $x 2))
}

func &swapNested () i32 {
  callinstant &swap<{!UU=<$pair{!T=i8}>}> (addrof ptr $nested 1, addrof ptr $nested 4)
  return (add i32 (mul i32 (dread i32 $nested 2, constval i32 1000), add i32 (mul i32 (dread i32 $nested 3, constval i32 100),
    add i32 (mul i32 (dread i32 $nested 5, constval i32 10), dread i32 $nested 6))))
}

func &largestInt (var %a i32, var %b i32, var %c i32) i32 {
  var %r i32
  callinstantassigned &largest<{!T=i32}> (dread i32 %a, dread i32 %b, dread i32 %c) { dassign %r }
  return (dread i32 %r)
}

func &largestFloat (var %a f64, var %b f64, var %c f64) f64 {
  callinstantassigned &largest<{!T=f64}> (dread f64 %a, dread f64 %b, dread f64 %c) { regassign f64 %1 }
  return (regread f64 %1)
}

func &sizes () i64 {
  callinstantassigned &size<{!T=i16}> (constval ptr 0) { regassign i64 %1 }
  callinstantassigned &size<{!T=<$pair{!T=f64}>}> (constval ptr 0) { regassign i64 %2 }
  return (add i64 (mul i64 (regread i64 %1, constval i64 1000), add i64 (mul i64 (regread i64 %2, constval i64 10), sizeoftype i64 <$list{!T=i8}>)))
}

func &local () i32 {
  type %box <struct {@n <!T>, @m i32}>
  var %a <%box{!T=i8}>
  var %b <%box{!T=i64}>
  dassign %a 1 (constval i32 300)
  dassign %b 1 (constval i64 300)
  return (add i32 (mul i32 (dread i32 %a 1, constval i32 1000), cvt i32 i64 (dread i64 %b 1)))
}
`;

function parse(text: string): Module {
  const { module, diagnostics } = parseMaple(new SourceFile('generics.mpl', text));
  expect(diagnostics).toEqual([]);
  return module;
}

const errors = (diagnostics: readonly Diagnostic[]): string[] =>
  diagnostics.flatMap(({ severity, code, message }) => (severity === 'error' ? [`${code} ${message}`] : []));

describe('instances', () => {
  test('what is left has no type parameters, verifies at both levels and reads back the same', () => {
    const module = parse(program);
    expect(errors(verifyMaple(module))).toEqual([]);
    const made = transformModule(module, generics);
    expect(errors(verifyMaple(made))).toEqual([]);
    const text = printMaple(made);
    expect(text).not.toMatch(/!|instant/);
    expect(printMaple(parse(text))).toBe(text);
    expect(errors(verifyMaple(lowerToFlat(module), { level: 'flat' }))).toEqual([]);
  });

  test('one for each distinct vector, in whatever order it is written', () => {
    const made = transformModule(parse(program), generics);
    expect([...made.typeDefs.keys()].filter((name) => name.startsWith('$entry'))).toEqual([
      '$entry.i8.i64',
      '$entry.i8.i16',
      '$entry.i8.pair.f64',
    ]);
    const funcs = made.funcs.flatMap(({ name, code }) => (code === undefined ? [] : [name]));
    expect(funcs.filter((name) => /^&(larg|swap|size)[a-z]*\./.test(name)).sort()).toEqual([
      '&larger.f64',
      '&larger.i32',
      '&largest.f64',
      '&largest.i32',
      '&size.i16',
      '&size.pair.f64',
      '&swap.pair.i8',
    ]);
    const sources = ['$e', '$same'].map((name) => made.globals[made.globalByName.get(name) ?? -1].type);
    expect(sources[0]).toBe(sources[1]);
  });

  test('a module without generics stays as it is', () => {
    const module = parse('func &f () i32 { return (constval i32 1) }');
    expect(transformModule(module, generics)).toBe(module);
  });
});

describe('what instances do', () => {
  const machine = startMachine(program);

  test('fields of instantiated types', () => expect(machine.call('sum')).toBe(4));

  test('a generic function exchanges structures', () => {
    // $nested is {{1, 2}, {3, 4}} and becomes {{3, 4}, {1, 2}}.
    expect(machine.call('swapNested')).toBe(3412);
  });

  test('a generic function calls another one', () => {
    expect(machine.call('largestInt', 3, -7, 2)).toBe(Math.max(3, -7, 2));
    expect(machine.call('largestInt', -3, -7, 20)).toBe(Math.max(-3, -7, 20));
    expect(machine.call('largestFloat', 0.5, 1.25, -2)).toBe(Math.max(0.5, 1.25, -2));
  });

  test('layouts are those of C', () => {
    // {i8, i16} is 4 bytes, {i8, {f64, f64}} 24, {i8, pointer} 16.
    expect(machine.call('sizes')).toBe(4n * 1000n + 24n * 10n + 16n);
  });

  test('generic types of a function', () => {
    // 300 cut to 8 bits is 44.
    expect(machine.call('local')).toBe(44 * 1000 + 300);
  });
});

describe('generic methods', () => {
  const classes = `
type $A <class {@n i32, &A_id (<!T>) <!T>}>
func &A_id generic (var %this <* <$A>>, var %x <!T>) <!T> { return (dread agg %x) }
func &main () i32 {
  var %a <* <$A>>
  dassign %a (malloc ptr (constval i64 64))
  virtualcallinstantassigned &A_id<{!T=i16}> (dread ptr %a, constval i32 7) { regassign i32 %1 }
  return (regread i32 %1)
}`;
  test('their instances are methods of the class', () => {
    const text = printMaple(transformModule(parse(classes), generics));
    expect(text).toContain('virtualcallassigned &A_id.i16');
    expect(text).toMatch(/&A_id\.i16 \(i16\) i16/);
  });
});

describe('instances without end', () => {
  test.each([
    ['$box', 'type $box <struct {@inner <* <$box{!T=<$box{!T=!T}>}>>, @value <!T>}>\nvar $b <$box{!T=i32}>'],
    ['$box', 'type $box <struct {@inner <* <$box{!T=<* <!T>>}>>, @value <!T>}>\nvar $b <$box{!T=i32}>'],
    [
      '&f',
      'func &f (var %x <* <!T>>) void { callinstant &f<{!T=<* <!T>>}> (constval ptr 0) return () }\nfunc &main () void { callinstant &f<{!T=i8}> (constval ptr 0) return () }',
    ],
  ])('%s is reported once', (name, text) => {
    const diagnostics: Diagnostic[] = [];
    lowerToFlat(parse(text), diagnostics);
    expect(diagnostics.map(({ code, message }) => [code, message.includes(`\`${name}\``)])).toEqual([
      ['MPL3007', true],
    ]);
  });

  test('a long chain of types that need each other is followed without recursion', () => {
    const length = 3000;
    const chain = Array.from({ length }, (_, i) => `type $t${i} <struct {@p <* <$t${i + 1}{!T=!T}>>}>`).join('\n');
    const diagnostics: Diagnostic[] = [];
    const flat = lowerToFlat(parse(`${chain}\ntype $t${length} <struct {@x <!T>}>\nvar $v <$t0{!T=i8}>`), diagnostics);
    expect(diagnostics).toEqual([]);
    expect(flat.typeDefs.has(`$t${length}.i8`)).toBe(true);
  });
});
