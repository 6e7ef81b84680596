/** Libraries: what of them is reached, what is read of a file and no more, and damaged ones. */
import { describe, expect, test } from 'vitest';
import { MalformedBytes } from '../../src/base/bytes.ts';
import { parse } from '../../src/index.ts';
import {
  memberOf,
  openLibrary,
  reachMembers,
  writeLibrary,
  type FilePieces,
  type IndexedName,
} from '../../src/driver/library.ts';
import { seededRandom } from '../unit/random-graph.ts';

/** `f` defines, `-f` uses, `-f?` uses weakly. */
const names = (line: string): IndexedName[] =>
  line
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => ({
      name: word.replace(/[-?]/g, ''),
      kind: word.startsWith('-') ? 'reference' : 'definition',
      weak: word.endsWith('?'),
    }));
const library = (...lines: string[]): Parameters<typeof reachMembers>[1][number] => ({
  name: 'l',
  index: lines.map((line, i) => ({ name: `m${i}`, size: 0, digest: '', names: names(line) })),
});
const reached = (own: string, ...libraries: Parameters<typeof reachMembers>[1]): string[] =>
  reachMembers(names(own), libraries).map(({ library: at, member }) => `${at}.${member}`);

describe('what is reached', () => {
  test.each([
    ['only what is used, and what that uses', 'main -f', [library('f -g', 'h', 'g')], ['0.0', '0.2']],
    ['nothing for what is defined already', 'f -f', [library('f')], []],
    ['nothing for a weak use', '-f?', [library('f')], []],
    ['the first of several', '-f', [library('x', 'f', 'f'), library('f')], ['0.1']],
    ['libraries in any order of each other', '-f', [library('g'), library('f -g')], ['1.0', '0.0']],
    ['cycles', '-a', [library('a -b', 'b -a')], ['0.0', '0.1']],
    ['one member for many names, once', '-a -b -c', [library('a b c')], ['0.0']],
    ['what nobody has', '-a', [library('b')], []],
  ])('%s', (_, own, libraries, wanted) => {
    expect(reached(own, ...libraries)).toEqual(wanted);
  });

  test('a chain of 100,000 members', () => {
    const chain = library(...Array.from({ length: 100_000 }, (_, i) => `f${i} -f${i + 1}`));
    expect(reached('-f0', chain)).toHaveLength(100_000);
  });
});

const text = (name: string, body: string): string => `func i32 @${name}, param 0\n${body}  return 1\nfunc end\n`;
const encode = (from: string): Uint8Array => new TextEncoder().encode(from);

async function archive(texts: readonly string[], withFiles = true): Promise<Uint8Array> {
  const members = texts.map(async (from, i) => {
    const unit = (await parse(from, 'linear')).orThrow();
    return { member: await memberOf(unit, `m${i}.lir`, encode(from)), bytes: encode(from) };
  });
  return writeLibrary(await Promise.all(members), withFiles);
}

/** A file that remembers what was read of it. */
class Pieces implements FilePieces {
  readonly #bytes: Uint8Array;
  readonly read_: [number, number][] = [];

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get size(): number {
    return this.#bytes.length;
  }

  read(offset: number, length: number): Uint8Array {
    this.read_.push([offset, length]);
    return this.#bytes.subarray(offset, offset + length);
  }
}

describe('the file', () => {
  const texts = [
    text('a', ''),
    `extern func i32 @a()\nstatic ${text('own', '')}${text('b', '  t0 = call @a, param 0\n')}`,
    text('c', ''),
  ];

  test('the index says what each defines and uses, and nothing static', async () => {
    const { index, files } = openLibrary(new Pieces(await archive(texts)));
    expect(index.map(({ name, names: own }) => [name, own.map((one) => `${one.kind} ${one.name}`)])).toEqual([
      ['m0.lir', ['definition a']],
      ['m1.lir', ['reference a', 'definition b']],
      ['m2.lir', ['definition c']],
    ]);
    expect(files).toBeGreaterThan(0);
  });

  test('opening reads no byte of the files, however large they are', async () => {
    const large = [text('a', `# ${'x'.repeat(100_000)}\n`), text('b', '')];
    const bytes = await archive(large);
    const pieces = new Pieces(bytes);
    const { files = 0 } = openLibrary(pieces);
    const reach = Math.max(...pieces.read_.map(([offset, length]) => offset + length));
    expect(reach).toBeLessThanOrEqual(files + 11);
    expect(bytes.length).toBeGreaterThan(100_000);
    expect(pieces.read_.reduce((sum, [, length]) => sum + length, 0)).toBeLessThan(1000);
  });

  test('its bytes do not depend on the order in which members are given', async () => {
    const members = await Promise.all(
      texts.map(async (from, i) => ({
        member: await memberOf((await parse(from, 'linear')).orThrow(), `m${i}.lir`, encode(from)),
        bytes: encode(from),
      })),
    );
    expect(writeLibrary(members.toReversed(), true)).toEqual(writeLibrary(members, true));
  });

  test('the index of a folder has no files', async () => {
    expect(openLibrary(new Pieces(await archive(texts, false))).files).toBe(undefined);
  });

  test('damage is said, whatever it is', async () => {
    const bytes = await archive(texts);
    const random = seededRandom(9);
    for (let i = 0; i < 3000; i++) {
      const damaged = bytes.slice(0, random() < 0.3 ? Math.floor(random() * bytes.length) : bytes.length);
      for (let changes = 1 + Math.floor(random() * 3); changes > 0 && damaged.length > 0; changes--)
        damaged[Math.floor(random() * Math.min(damaged.length, 300))] = Math.floor(random() * 256);
      try {
        const { index } = openLibrary(new Pieces(damaged));
        expect(index.length).toBeLessThan(damaged.length);
      } catch (error) {
        expect(error).toBeInstanceOf(MalformedBytes);
      }
    }
  });
});
