/** Damaged binary files (`npm run fuzz -- --kind bytes-maple` has more of them), and what a reader is told of other ones. */
import { expect, test } from 'vitest';
import { SourceFile } from '../../../src/base/source.ts';
import { decodeMaple, encodeMaple } from '../../../src/maple/binary/index.ts';
import { HEADER, type Node } from '../../../src/maple/code.ts';
import type { Func } from '../../../src/maple/module.ts';
import { parseMaple } from '../../../src/maple/parser.ts';
import { checkMapleBytes, checkTypesBytes, isReadMaple, isReadTypes } from '../../fuzz/maple-bytes.ts';
import { times } from '../../long.ts';

const numbers = (length: number): readonly bigint[] => Array.from({ length }, (_, i) => BigInt(i + 1));
const seeds = numbers(times(12, 300));
/** Reading alone is cheap, and a dozen may all be refused. */
const sample = numbers(120);

test('is a diagnostic or a module', async () => {
  for (const seed of seeds) expect(await checkMapleBytes(seed), `seed ${seed}`).toBeUndefined();
  expect(sample.filter(isReadMaple).length).toBeGreaterThan(sample.length / 30);
});

test('so is a file of types, on its own and as an import', async () => {
  for (const seed of seeds) expect(await checkTypesBytes(seed), `seed ${seed}`).toBeUndefined();
  expect(sample.filter(isReadTypes).length).toBeGreaterThan(sample.length / 30);
});

const whole = encodeMaple(
  parseMaple(new SourceFile('x.mpl', 'func &f () i32 {\n  return (constval i32 1)\n}\n')).module,
);

function problemOf(bytes: Uint8Array): string {
  return decodeMaple(bytes, 'x.bpl')
    .diagnostics.map(({ code, message }) => `${code} ${message}`)
    .join('\n');
}

function withByte(at: number, value: number): Uint8Array {
  const bytes = whole.slice();
  bytes[at] = value;
  return bytes;
}

test('another version, other tables and other files are named', () => {
  expect(problemOf(withByte(4, 9))).toMatch(/^MPL1401 .*the file has version 9, this program reads version \d/);
  expect(problemOf(withByte(8, whole[8] ^ 1))).toMatch(/^MPL1401 .*the file was written with the tables [0-9a-f]{16}/);
  expect(problemOf(new TextEncoder().encode('func &f'))).toMatch(/^MPL1401 .*does not begin with `SMPL`/);
});

test('every shorter file is refused', () => {
  for (let length = 0; length < whole.length; length++)
    expect(problemOf(whole.slice(0, length)), `${length} bytes`).toMatch(/^MPL1401/);
});

test('what types of types and uses of names amount to is bounded by the size of the file', () => {
  const types = Array.from(
    { length: 60 },
    (_, i) => `type $t${i} <func (${i === 0 ? 'i32, i32' : `<$t${i - 1}>, <$t${i - 1}>`}) void>`,
  );
  const { module } = parseMaple(new SourceFile('x.mpl', types.join('\n')));
  // In memory a type may hold the one before it twice, which doubles its text each time.
  let type = module.types.prim('i32');
  for (let i = 0; i < 60; i++)
    type = module.types.func(
      [
        { type, attrs: [] },
        { type, attrs: [] },
      ],
      [],
      false,
    );
  expect(problemOf(encodeMaple(module))).toMatch(/unfolds to more than \d+ parts/);
});

test('names are what text could say, and no two things have one', () => {
  const text = 'type $unique <struct {@a i32}>\nvar $left i32\nvar $lefu i32\nvar $of <$unique>\n';
  const bytes = encodeMaple(parseMaple(new SourceFile('x.mpl', text)).module);
  const renamed = (from: string, to: string): string => {
    const latin = Buffer.from(bytes).toString('latin1');
    expect(latin).toContain(from);
    return problemOf(Buffer.from(latin.replaceAll(from, to), 'latin1'));
  };
  expect(problemOf(bytes)).toBe('');
  for (const name of ['ounique', '$uniqu ']) expect(renamed('$unique', name)).toMatch(/^MPL1401 .*a name is none/);
  expect(renamed('$lefu', '$left')).toMatch(/^MPL1401/);
});

// The verifier passes over names without a declaration, and of two labels of one name a text has only one: both were lowered.
test('a body belongs to a declaration, and a label is defined once', () => {
  const read = (change: (func: Func) => void): string | undefined => {
    const { module } = parseMaple(new SourceFile('a.mpl', 'func &f () void {\n@here\n@there\n  goto @here\n}\n'));
    change(module.funcs[0]);
    return decodeMaple(encodeMaple(module), 'a.bpl').diagnostics[0]?.message;
  };
  expect(read(() => undefined)).toBeUndefined();
  expect(read((func) => (func.declared = false))).toContain('a function has a body and no declaration');
  expect(
    read(({ code }) => {
      for (let n = 0 as Node; code !== undefined && n < code.words.length; n = code.next(n))
        if (code.has(n, 'label')) code.words[n + HEADER] = 0;
    }),
  ).toContain('label 0 is defined twice');
});
