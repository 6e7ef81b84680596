/** Damaged files: each ends in a diagnostic or in a module with which everything can be done. */
import { expect, test } from 'vitest';
import { ByteWriter } from '../../../src/base/bytes.ts';
import { readContainer, writeContainer } from '../../../src/base/container.ts';
import { decodeLinear, encodeLinear } from '../../../src/linear/binary/index.ts';
import { container, section, type SectionName } from '../../../src/linear/binary/format.ts';
import { Random } from '../../scalar/random.ts';
import { times } from '../../long.ts';
import { core, everything, moduleOf } from './corpus.ts';
import { linearProblem } from './mutants.ts';

const texts = [core, everything];

function bytesOf(text: string, strip = false): Uint8Array {
  const { module, source } = moduleOf(text);
  return encodeLinear(module, source, { strip });
}

test('cut off anywhere', () => {
  for (const text of texts) {
    const bytes = bytesOf(text);
    for (let length = 0; length < bytes.length; length += text === core ? 1 : times(5, 1)) {
      const { module, diagnostics } = decodeLinear(bytes.subarray(0, length), 'cut.lirb');
      expect([module, diagnostics.map(({ code }) => code)]).toEqual([undefined, ['LIN3001']]);
    }
  }
});

test.each([0x01, 0x80, 0xff])('every byte changed by %i', (change) => {
  for (const text of texts) {
    const bytes = bytesOf(text, text === everything);
    // Of the larger file, a part in a quick run.
    for (let at = 0; at < bytes.length; at += text === core ? times(2, 1) : times(31, 1)) {
      const damaged = bytes.slice();
      damaged[at] ^= change;
      expect(linearProblem(damaged), `byte ${at}`).toBeUndefined();
    }
  }
});

test('random numbers in every section', () => {
  const random = new Random(19n);
  const bytes = bytesOf(everything);
  for (let i = 0; i < times(30, 800); i++) {
    const { sections } = readContainer(bytes, container);
    const parts = new Map([...sections].map(([id, input]) => [id, input.bytes(input.remaining).slice()]));
    const ids = [...parts.keys()];
    const id = ids[random.below(ids.length)];
    const part = parts.get(id) ?? new Uint8Array();
    if (part.length > 0) part[random.below(part.length)] = random.below(256);
    expect(linearProblem(writeContainer(container, 0, parts))).toBeUndefined();
  }
});

/** A file with some of its sections replaced. */
function withSections(replaced: Partial<Record<SectionName, (out: ByteWriter) => void>>): Uint8Array {
  const { sections } = readContainer(bytesOf(core, true), container);
  const parts = new Map([...sections].map(([id, input]) => [id, input.bytes(input.remaining)]));
  for (const [name, write] of Object.entries(replaced)) {
    const out = new ByteWriter();
    write(out);
    parts.set(section[name as SectionName], out.toBytes());
  }
  return writeContainer(container, 0, parts);
}

/** Few bytes that ask for much. */
const bombs: Readonly<Record<string, Parameters<typeof withSections>[0]>> = {
  names: { names: (out) => out.uleb(2 ** 40) },
  functions: { functions: (out) => [2 ** 40, 0, 0].forEach((value) => out.uleb(value)) },
  globals: { globals: (out) => out.uleb(2 ** 30) },
  'data of zeros': {
    globals: (out) => [1, 2, 0, 2 ** 31, 1].forEach((value) => out.uleb(value)),
    values: (out) => [2 ** 31, 2 ** 31, 0, 0].forEach((value) => out.uleb(value)),
  },
  'constructors without end': { module: (out) => [4, 0, 2 ** 40].forEach((value) => out.uleb(value)) },
  signatures: { signatures: (out) => [1, 2 ** 50].forEach((value) => out.uleb(value)) },
  constants: { constants: (out) => out.uleb(2 ** 50) },
  words: { words: (out) => out.uleb(2 ** 50) },
  shapes: { shapes: (out) => out.uleb(2 ** 50) },
};

test.each(Object.entries(bombs))('a small file that asks for much: %s', (_, replaced) => {
  const bytes = withSections(replaced);
  expect(bytes.length).toBeLessThan(300);
  const { module, diagnostics } = decodeLinear(bytes, 'bomb.lirb');
  expect([module, diagnostics.map(({ code }) => code)]).toEqual([undefined, ['LIN3001']]);
});

test('a body that says it has more symbols than a file may amount to', () => {
  const bytes = bytesOf('func void @f, param 0\n  return\nfunc end\n', true);
  const { sections } = readContainer(bytes, container);
  const parts = new Map([...sections].map(([id, input]) => [id, input.bytes(input.remaining).slice()]));
  const out = new ByteWriter();
  for (const value of [2 ** 40, 0, 0, 1, 0]) out.uleb(value);
  const functions = parts.get(section.functions) ?? new Uint8Array();
  functions[functions.length - 3] = out.length;
  parts.set(section.code, out.toBytes());
  const { diagnostics } = decodeLinear(writeContainer(container, 0, parts), 'bomb.lirb');
  expect(diagnostics[0]?.message).toMatch(/amounts to more than/);
});
