/**
 * Bitcode holds exactly what the text holds: a module read back is the module, comments and places included; and no bytes
 * other than those that we write are taken for a module.
 */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { ByteWriter } from '../../../src/base/bytes.ts';
import { sha256 } from '../../../src/base/sha256.ts';
import { SourceFile } from '../../../src/base/source.ts';
import { decodeTuyin, encodeTuyin, guidOf, guidText } from '../../../src/tuyin/bitcode/index.ts';
import type { Module } from '../../../src/tuyin/module.ts';
import { parseTuyin } from '../../../src/tuyin/parser.ts';
import { printTuyin } from '../../../src/tuyin/printer.ts';
import { mutate } from '../../fuzz/mutate.ts';
import { Random } from '../../scalar/random.ts';
import { corpus } from '../corpus.ts';
import { times } from '../../long.ts';

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
  expect(decoded(encodeTuyin(module))).toEqual(module);
});

test('without comments and places, what it means is the same', () => {
  const bytes = encodeTuyin(moduleOf(corpus), { strip: true });
  const withoutComments = printTuyin(decoded(bytes));
  expect(withoutComments).not.toContain('//');
  expect(printTuyin(moduleOf(withoutComments))).toBe(withoutComments);
  expect(bytes.length).toBeLessThan(encodeTuyin(moduleOf(corpus)).length / 2);
});

test.each(corpus.split('\n\n'))('part of the module with everything: %#', (text) => {
  const module = moduleOf(`${text}\n`);
  expect(decoded(encodeTuyin(module))).toEqual(module);
  expect(printTuyin(decoded(encodeTuyin(module, { strip: true })))).toBe(
    printTuyin(
      moduleOf(
        printTuyin(module)
          .replaceAll(/ *\/\/.*$/gm, '')
          .replaceAll(/\n\n+/g, '\n\n'),
      ),
    ),
  );
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

test('every damaged byte is noticed', () => {
  const bytes = encodeTuyin(moduleOf('subset @main\n  match input.read(4) with\n  | 1.5 -> $1 * 2\n  | _ -> 3\n'));
  for (let at = 0; at < bytes.length; at++) {
    for (const change of [1, 0x80]) {
      const damaged = bytes.slice();
      damaged[at] ^= change;
      const { module, diagnostics } = decodeTuyin(damaged, 'damaged.tb');
      expect(module === undefined ? diagnostics[0].code : encodeTuyin(module)).toEqual(
        module === undefined ? 'TUY3001' : damaged,
      );
    }
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
    expect(decoded(encodeTuyin(module)), text).toEqual(module);
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
    const { module, diagnostics } = decodeTuyin(damaged, 'damaged.tb');
    if (module === undefined) expect(diagnostics.map(({ code }) => code)).toEqual(['TUY3001']);
    else expect(encodeTuyin(module, { strip: true })).toEqual(damaged);
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
  for (let i = 1; i < most; i++) types.bytes(Uint8Array.of(11, 2, i - 1, i - 1));
  const whole = encodeTuyin(moduleOf('%T = type (i8, i8)\n'), { strip: true });
  const section = types.toBytes();
  const at = sectionStart(whole, 2);
  const out = new ByteWriter();
  out.bytes(whole.subarray(0, at));
  out.u8(2);
  out.uleb(section.length);
  out.bytes(section);
  out.bytes(whole.subarray(at + 2 + whole[at + 1]));
  expect(decodeTuyin(out.toBytes(), 'bomb.tb').diagnostics[0].message).toMatch(/unfolds/);
});
