/**
 * Bitcode holds exactly what the text holds: a module read back is the module, comments and places included; and no bytes
 * other than those that we write are taken for a module.
 */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { ByteWriter } from '../../../src/base/bytes.ts';
import { sha256 } from '../../../src/base/sha256.ts';
import { SourceFile } from '../../../src/base/source.ts';
import { decodeTuyin, encodeTuyin, guidOf, guidText, listTuyin, openTuyin } from '../../../src/tuyin/bitcode/index.ts';
import type { Module } from '../../../src/tuyin/module.ts';
import { parseTuyin } from '../../../src/tuyin/parser.ts';
import { printTuyin } from '../../../src/tuyin/printer.ts';
import { mutate } from '../../fuzz/mutate.ts';
import { Random } from '../../scalar/random.ts';
import { corpus } from '../corpus.ts';
import { times } from '../../long.ts';
import { described, unsayable } from './described.ts';

function moduleOf(text: string, name = 'sample.ti'): Module {
  const { module, diagnostics } = parseTuyin(new SourceFile(name, text));
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  return module;
}

function decoded(bytes: Uint8Array): Module {
  const { module, diagnostics } = decodeTuyin(bytes, 'sample.tb');
  if (module === undefined) throw new Error(diagnostics[0].message);
  return module;
}

test('decoding gives the module that was encoded, places and comments included', () => {
  const module = moduleOf(corpus);
  expect(described(decoded(encodeTuyin(module)))).toBe(described(module));
});

test('without comments and places, what it means is the same', () => {
  const bytes = encodeTuyin(moduleOf(corpus), { strip: true });
  const withoutComments = printTuyin(decoded(bytes));
  expect(withoutComments).not.toContain('//');
  expect(printTuyin(moduleOf(withoutComments))).toBe(withoutComments);
  expect(bytes.length).toBeLessThan(encodeTuyin(moduleOf(corpus)).length);
});

test.each(corpus.split('\n\n'))('part of the module with everything: %#', (text) => {
  const module = moduleOf(`${text}\n`);
  expect(described(decoded(encodeTuyin(module)))).toBe(described(module));
  expect(printTuyin(decoded(encodeTuyin(module, { strip: true })))).toBe(printTuyin(module, { comments: false }));
});

test('the identity follows the meaning and the name, not comments and layout', () => {
  const [a, b, c] = ['@x = 1\n', '// one\n@x   =  1\n', '@x = 2\n'].map((text) => guidText(guidOf(moduleOf(text))));
  expect(a).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(b).toBe(a);
  expect(c).not.toBe(a);
  expect(guidText(guidOf(moduleOf('@x = 1\n', 'other.ti')))).not.toBe(a);
});

test.each([0, 1, 55, 56, 63, 64, 65, 1000])('SHA-256 of %i bytes is that of node', (length) => {
  const bytes = Uint8Array.from({ length }, (_, i) => (i * 73) & 255);
  expect(Buffer.from(sha256(bytes)).toString('hex')).toBe(createHash('sha256').update(bytes).digest('hex'));
});

test('every damaged byte gives a message, or a module that a text can say', () => {
  const bytes = encodeTuyin(moduleOf('subset @main\n  match input.read(4) with\n  | 1.5 -> $1 * 2\n  | _ -> 3\n'));
  let refused = 0;
  for (let at = 0; at < bytes.length; at++) {
    for (const change of [1, 0x80]) {
      const damaged = bytes.slice();
      damaged[at] ^= change;
      refused += checked(damaged) === undefined ? 1 : 0;
    }
  }
  expect(refused).toBeGreaterThan(bytes.length);
});

/** The module, if the bytes are one. */
function checked(bytes: Uint8Array): Module | undefined {
  const { module, diagnostics } = decodeTuyin(bytes, 'damaged.tb');
  if (module === undefined) expect(diagnostics.map(({ code }) => code)).toEqual(['TUY3001']);
  else expect(unsayable(module)).toBeUndefined();
  return module;
}

test('the version and the tables of a file are looked at before anything else', () => {
  const bytes = encodeTuyin(moduleOf('@x = 1\n'));
  bytes[4] = 99;
  expect(decodeTuyin(bytes, 'new.tb').diagnostics[0].message).toMatch(/version 99/);
  bytes[4] = 3;
  bytes[8] ^= 1;
  expect(decodeTuyin(bytes, 'other.tb').diagnostics[0].message).toMatch(/tables/);
});

test('a file whose name has folders is refused, for no writer names it so', () => {
  for (const separator of ['/', '\\']) {
    const bytes = encodeTuyin(moduleOf('subset @main\n  1\n', 'a;ti'));
    bytes[Buffer.from(bytes).indexOf('a;ti') + 1] = separator.charCodeAt(0);
    const { module, diagnostics } = decodeTuyin(bytes, 'folders.tb');
    expect([module, diagnostics.map(({ code }) => code)]).toEqual([undefined, ['TUY3001']]);
  }
});

test('comments that no text has are refused', () => {
  for (const ending of [' ', '\t', '\n']) {
    const bytes = encodeTuyin(moduleOf('// a comment;\nsubset @main\n  1\n'));
    bytes[Buffer.from(bytes).lastIndexOf(';')] = ending.charCodeAt(0);
    const { module, diagnostics } = decodeTuyin(bytes, 'comment.tb');
    expect([module, diagnostics.map(({ code }) => code)]).toEqual([undefined, ['TUY3001']]);
  }
});

test('the bytes do not depend on the folder, and files are named beside the binary', () => {
  const text = 'subset @main\n  1 / 0\n';
  const [a, b] = ['/home/one/lib.ti', 'lib.ti'].map((name) => encodeTuyin(moduleOf(text, name)));
  expect(a).toEqual(b);
  expect(decodeTuyin(a, 'build/out.tb').module?.items[0].span.source.name).toBe('build/lib.ti');
});

test('the binary of the binary is the same bytes', () => {
  for (const strip of [false, true]) {
    const bytes = encodeTuyin(moduleOf(corpus), { strip });
    expect(encodeTuyin(decoded(bytes), { strip })).toEqual(bytes);
  }
});

test('opening reads no body', () => {
  const textOf = (lines: number): string =>
    `@table = global [2 x i32] [1, 2]\nsubset @main\n${'  output <- 1 + 2\n'.repeat(lines)}subset @other\n  7\n`;
  for (const strip of [false, true]) {
    const [small, large] = [1, 1000].map((lines) => {
      const { opened } = openTuyin(encodeTuyin(moduleOf(textOf(lines)), { strip }), 'lazy.tb');
      if (opened === undefined) throw new Error('not opened');
      expect(opened.bodyBytes).toBe(0);
      expect(opened.heads.map((head) => ('name' in head ? head.name.name : ''))).toEqual(['table', 'main', 'other']);
      const { item } = opened.item(2);
      expect(item?.kind === 'func' && item.body?.kind === 'stmts' ? item.body.body.stmts.length : 0).toBe(1);
      return opened.bodyBytes;
    });
    expect(large).toBeLessThan(small + 8);
  }
});

test('the listing names sections and symbols, and where bodies lie', () => {
  const bytes = encodeTuyin(
    moduleOf('%T = type i32\n@x = hidden global i32 7\ndeclare i32 @f(i32)\nprivate subset @g\n  @f(1) + @f(2)\n'),
  );
  const { value } = listTuyin(bytes, 'listed.tb');
  expect(value?.version).toBe(3);
  expect(value?.sections.map(({ name }) => name)).toContain('bodies');
  expect(value?.symbols.map(({ name, kind, size }) => `${kind} ${name}${size > 0 ? ' with a body' : ''}`)).toEqual([
    'type %T',
    'hidden global @x with a body',
    'declared func @f',
    'private func @g with a body',
  ]);
  const [x, g] = [1, 3].map((i) => value?.symbols[i]);
  expect((x?.offset ?? 0) + (x?.size ?? 0)).toBe(g?.offset);
});

test('places of what was not laid out like the canonical text, and of several files', () => {
  const [one, two] = [
    '// first\n\n\nsubset   @a\n     (  ( 1 ) + 2 )   ; output <-3\n',
    'define  i32 @b ( i32 %n ){ %n   *  2 }\n',
  ].map((text, i) => moduleOf(text, `${i}.ti`));
  const both = { ...one, items: [...one.items, ...two.items] };
  expect(described(decoded(encodeTuyin(both)))).toBe(described(both));
});

test('modules that were damaged as text and still read', () => {
  const random = new Random(3n);
  const fragments = corpus.split('\n\n').map((text) => `${text}\n`);
  let readable = 0;
  for (let i = 0; i < times(200, 600); i++) {
    const text = mutate(random.pick(fragments), random);
    const { module, diagnostics } = parseTuyin(new SourceFile('mutant.ti', text));
    // Halves of characters exist in JavaScript's strings, not in files.
    if (/\p{Surrogate}/u.test(text) || diagnostics.some(({ severity }) => severity === 'error')) continue;
    readable++;
    expect(described(decoded(encodeTuyin(module))), text).toBe(described(module));
  }
  expect(readable).toBeGreaterThan(times(15, 50));
});

test('damaged and shortened files end in a message', () => {
  const random = new Random(5n);
  const bytes = encodeTuyin(moduleOf(corpus), { strip: true });
  for (let i = 0; i < times(150, 400); i++) {
    const damaged = bytes.slice(0, i % 3 === 0 ? random.below(bytes.length) : bytes.length);
    for (let changes = random.below(4); changes >= 0; changes--)
      damaged[random.below(Math.max(damaged.length, 1))] = random.below(256);
    checked(damaged);
  }
});

/** Where the section begins, behind the header of 16 bytes; no section of these files is longer than 127 bytes. */
function sectionStart(bytes: Uint8Array, id: number): number {
  let at = 16;
  while (bytes[at] !== id) at += 2 + bytes[at + 1];
  return at;
}

test('a small file that unfolds to a huge type is refused', () => {
  // Type 0 is i8; every further type is a struct of the one before, twice.
  const types = new ByteWriter();
  const most = 60;
  types.uleb(most);
  types.bytes(Uint8Array.of(1, 8));
  for (let i = 1; i < most; i++) types.bytes(Uint8Array.of(8, 2, i - 1, i - 1));
  const whole = encodeTuyin(moduleOf('%T = type (i8, i8)\n'), { strip: true });
  const section = types.toBytes();
  const at = sectionStart(whole, 3);
  const out = new ByteWriter();
  out.bytes(whole.subarray(0, at));
  out.u8(3);
  out.uleb(section.length);
  out.bytes(section);
  out.bytes(whole.subarray(at + 2 + whole[at + 1]));
  expect(decodeTuyin(out.toBytes(), 'bomb.tb').diagnostics[0].message).toMatch(/unfolds/);
});
