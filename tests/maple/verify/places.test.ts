/** What a diagnostic underlines, suggests and says; limits; and modules that no text gives. */
import { describe, expect, test } from 'vitest';
import { SourceFile } from '../../../src/base/source.ts';
import { CodeWriter } from '../../../src/maple/code.ts';
import type { Func } from '../../../src/maple/module.ts';
import { parseMaple } from '../../../src/maple/parser.ts';
import { verifyMaple } from '../../../src/maple/verifier.ts';
import { check, underlined } from './verify.ts';

/** `code: underlined text` of each diagnostic. */
function places(text: string): string[] {
  return check(text).map((diagnostic) => `${diagnostic.code}: ${underlined(diagnostic)}`);
}

const inFunc = (...lines: string[]): string => `func &f (var %x i32, var %d f64) void {\n${lines.join('\n')}\n}\n`;

describe('the exact place is underlined', () => {
  test.each([
    ['the operand', inFunc('dassign %x (add i32 (dread i32 %x, dread f64 %d))'), ['MPL2204: dread f64 %d']],
    ['the variable', inFunc('dassign %x (dread i32 %xx)'), ['MPL2001: %xx']],
    [
      'the variable, not one whose name begins like it',
      inFunc('var %xxx i32', 'callassigned &f (dread i32 %xxx, dread f64 %d) { }', 'dassign %xx (dread i32 %xxx)'),
      ['MPL2001: %xx'],
    ],
    ['the field id', inFunc('var %s <struct {@a i32}>', 'eval (dread i32 %s 2)'), ['MPL2205: 2']],
    ['the label', inFunc('brtrue @gone (dread i32 %x)'), ['MPL2005: @gone']],
    ['the function', inFunc('call &gone (dread i32 %x)'), ['MPL2002: &gone']],
    ['the type of the operation', inFunc('eval (sqrt i32 (dread i32 %x))'), ['MPL2201: i32']],
    [
      'the first argument too many',
      inFunc('call &f (dread i32 %x, dread f64 %d, constval i32 5)'),
      ['MPL2401: constval i32 5'],
    ],
    ['the type name', 'var $x <* <$gone>>\n', ['MPL2101: $gone']],
    ['the attribute', 'var $x i32 noinline\n', ['MPL2007: noinline']],
    ['the field declaration', 'type $s <struct {@a i32, @b:40 i32}>\n', ['MPL2110: @b:40 i32']],
    ['the closing brace', 'func &f () i32 {\n}\n', ['MPL2306: }']],
    [
      'the second tag',
      inFunc('switch (dread i32 %x) 0 {\n1: goto @a\n2: goto @a\n1: goto @a }', '@a return ()'),
      ['MPL2301: 1:'],
    ],
  ])('%s', (_, text, expected) => {
    expect(places(text)).toEqual(expected);
  });
});

test('a name that is nearly right is suggested, with the edit that mends it', () => {
  const [found] = check('var $counter i32\nfunc &f () i32 {\n  return (dread i32 $conuter)\n}\n');
  expect(found.notes[0].message).toBe('did you mean `$counter`?');
  expect(found.fix).toMatchObject({ replacement: '$counter' });
  expect(found.fix?.span.source.text.slice(found.fix.span.start, found.fix.span.end)).toBe('$conuter');
});

test('messages name what is there and what is wanted', () => {
  const messages = (text: string): string[] => check(text).map(({ message }) => message);
  expect(messages('func &g (var %a i32, ...) void\nfunc &f () void {\n  call &g ()\n}\n')).toEqual([
    '`&g` takes at least 1 argument, 0 given',
  ]);
  expect(
    messages('type $s <struct {@a i32}>\nvar $v <$s>\nfunc &f () void {\n  dassign $v (constval i32 1)\n}\n'),
  ).toEqual(['`$v` is `<$s>` and cannot hold i32']);
  expect(messages(inFunc('eval (extractbits u32 30 4 (dread i32 %x))'))).toEqual([
    '`extractbits` names bits 30 to 33 of 32',
  ]);
});

test('the pointer size decides what an address and an integer share', () => {
  const text = 'func &f (var %p ptr) u32 {\n  return (add u32 (dread u32 %p, constval u32 1))\n}\n';
  expect(check(text, { pointerSize: 4 })).toEqual([]);
  expect(check(text, { pointerSize: 8 }).map(({ code }) => code)).toEqual(['MPL2209']);
  expect(check(`var $a a32\n${text}`)).toEqual([]);
});

test('no more diagnostics than asked for, in the order of the text', () => {
  const text = inFunc(...Array.from({ length: 50 }, (_, i) => `dassign %v${i} (constval i32 1)`));
  const found = check(text, { maxErrors: 7 });
  expect(found.map(({ span }) => span?.source.position(span.start).line)).toEqual([2, 3, 4, 5, 6, 7, 8]);
  expect(check(text)).toHaveLength(50);
});

test('thousands of wrong uses among thousands of names take no noticeable time', () => {
  const globals = Array.from({ length: 10_000 }, (_, i) => `var $global${i} i32`).join('\n');
  const uses = Array.from({ length: 10_000 }, () => 'dassign $absent (constval i32 1)').join('\n');
  expect(check(`${globals}\n${inFunc(uses)}`).map(({ code }) => code)).toEqual(['MPL2001']);
});

test('types of any depth', () => {
  const defs = Array.from(
    { length: 3_000 },
    (_, i) => `type $t${i + 1} <struct {@a <* <$t${i}>>, @b <$u${i}>}>\ntype $u${i + 1} <struct {@c <$u${i}>}>`,
  );
  expect(check(`type $t0 <struct {@a i8}>\ntype $u0 <struct {@a i8}>\n${defs.join('\n')}\nvar $x <$t3000>\n`)).toEqual(
    [],
  );
});

test('a node without its operands is reported, whoever made it', () => {
  const source = new SourceFile('made', '');
  const { module } = parseMaple(new SourceFile('f.mpl', 'func &f () void {\n}\n'));
  const writer = new CodeWriter(source);
  const one = writer.make('constval', 'i32', [1n]);
  const sum = writer.make('add', 'i32', [], [one]);
  const finished = writer.finish(writer.make('block', 'void', [], [writer.make('eval', 'void', [], [sum])]));
  const func: Func = { ...module.funcs[0], code: finished };
  module.funcs[0] = func;
  expect(verifyMaple(module).map(({ code, message }) => `${code} ${message}`)).toEqual([
    'MPL2200 `add` takes 2 operands, 1 given',
  ]);
});
