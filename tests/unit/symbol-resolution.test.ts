/**
 * How names of units meet. A unit is a line of words: `f` strong, `f?` weak, `-f` a reference, `-f?` a weak one, `f=g` an alias
 * (`f?=g` a weak one); a dot before the name makes it local, `~` hidden.
 */
import { describe, expect, test } from 'vitest';
import { SourceFile } from '../../src/base/source.ts';
import {
  DistinctNames,
  reachedFrom,
  resolveSymbols,
  type LinkSymbol,
  type Resolution,
} from '../../src/base/symbol-resolution.ts';
import { times } from '../long.ts';
import { seededRandom } from './random-graph.ts';

type Symbol = LinkSymbol<string>;

function unitOf(line: string, number: number): Symbol[] {
  const source = new SourceFile(`u${number}`, line);
  return [...line.matchAll(/(-?)([.~]?)(\w+)(\??)(?:=(\w+))?/g)].map((match) => {
    const [word, minus, mark, name, weak, target] = match;
    const span = { source, start: match.index, end: match.index + word.length };
    const visibility = mark === '.' ? 'local' : mark === '~' ? 'hidden' : 'default';
    const shared = { name, span, visibility, item: `${number}:${name}`, weak: weak === '?' } as const;
    if (minus === '-') return { kind: 'reference', ...shared };
    return target === undefined ? { kind: 'definition', ...shared } : { kind: 'alias', ...shared, target };
  });
}

const resolve = (...lines: string[]): Resolution<string> => resolveSymbols(lines.map(unitOf));
const meant = (resolution: Resolution<string>, unit: number, name: string): string | undefined =>
  resolution.definitionOf(unit, name)?.symbol.item;
const codes = ({ diagnostics }: Resolution<string>): string[] =>
  diagnostics.map(({ code, span, notes }) => {
    const places = [span, ...notes.map((note) => note.span)];
    return `${code} ${places.map((place) => `${place?.source.name}@${place?.start}`).join(' ')}`;
  });

describe('names that meet', () => {
  test.each([
    ['a reference means the definition of another unit', ['-f', 'f'], 'f', '1:f'],
    ['strong beats weak, whoever comes first', ['f? -f', 'f', 'f?'], 'f', '1:f'],
    ['of weak ones the first counts', ['-f', 'f?', 'f?'], 'f', '1:f'],
    ['a local one hides', ['.f', 'f'], 'f', '0:f'],
    ['a local one is not seen elsewhere', ['-f', '.f', 'f?'], 'f', '2:f'],
    ['an alias of another unit', ['-g', 'g=f f'], 'g', '1:f'],
    ['an alias means the definition beside it, even a beaten one', ['-g', 'g=f f?', 'f'], 'g', '1:f'],
    ['a chain of aliases over units', ['a=b', 'b=c', 'c=d d'], 'a', '2:d'],
    ['a weak alias is beaten', ['g?=f f', 'g'], 'g', '1:g'],
    ['a local alias of a name outside', ['.a=f', 'f'], 'a', '1:f'],
    ['a weak reference needs nobody', ['-f?', '-g? g'], 'f', undefined],
  ])('%s', (_, lines, name, wanted) => {
    const resolution = resolve(...lines);
    expect(codes(resolution)).toEqual([]);
    expect(meant(resolution, 0, name)).toBe(wanted);
  });

  test.each([
    ['two strong ones: both places', ['f', 'x f'], ['LNK0001 u1@2 u0@0']],
    ['four strong ones are one message with all places', ['f', 'f', 'f', 'f'], ['LNK0001 u1@0 u0@0 u2@0 u3@0']],
    ['two local ones of one unit', ['.f .f'], ['LNK0001 u0@3 u0@0']],
    ['an alias and a definition', ['f=g g', 'f'], ['LNK0001 u1@0 u0@0']],
    ['missing: all names, each with all places', ['-f -g', '-f', '-g?'], ['LNK0002 u0@0 u1@0', 'LNK0002 u0@3 u2@0']],
    ['a local definition is not for others', ['-f', '.f'], ['LNK0002 u0@0']],
    ['an alias of nothing', ['a=b'], ['LNK0003 u0@0']],
    ['an alias of what is only declared', ['a=b -b'], ['LNK0002 u0@4', 'LNK0003 u0@0']],
    ['a cycle, and an alias that leads to it', ['a=b', 'b=c', 'c=b'], ['LNK0004 u1@0 u2@0']],
    ['an alias of itself', ['a=a'], ['LNK0004 u0@0']],
  ])('%s', (_, lines, wanted) => {
    expect(codes(resolve(...lines)).sort()).toEqual(wanted);
  });

  test('what host and library supply is not missing', () => {
    const resolution = resolveSymbols(['-puts -f'].map(unitOf), { mayBeMissing: (name) => name === 'puts' });
    expect(codes(resolution)).toEqual(['LNK0002 u0@6']);
  });

  test('places of uses stand in for the declaration', () => {
    const source = new SourceFile('calls', 'f f');
    const usesOf = (): { source: SourceFile; start: number; end: number }[] =>
      [0, 2].map((start) => ({ source, start, end: start + 1 }));
    expect(codes(resolveSymbols([unitOf('-f', 0)], { usesOf }))).toEqual(['LNK0002 calls@0 calls@2']);
  });

  test('the strictest visibility counts', () => {
    const { meetings } = resolve('f', '-~f', 'g', '.g');
    expect([...meetings.values()].map(({ name, visibility }) => `${name} ${visibility}`)).toEqual([
      'f hidden',
      'g default',
    ]);
  });

  test('names of every spelling', () => {
    const names = ['__proto__', 'constructor', 'toString', '', ' ', '0', '\u0000', '\ud800'];
    const symbols = names.map((name): Symbol => ({ kind: 'definition', name, item: `:${name}` }));
    const uses = names.map((name): Symbol => ({ kind: 'reference', name, item: 'use' }));
    const resolution = resolveSymbols([uses, symbols]);
    expect(names.map((name) => meant(resolution, 0, name))).toEqual(names.map((name) => `:${name}`));
    expect(resolveSymbols([uses]).diagnostics).toHaveLength(names.length);
  });

  test('a long chain of aliases, and as many names of one definition', () => {
    const count = times(30_000, 200_000);
    const chain = Array.from({ length: count }, (_, i): Symbol => {
      return { kind: 'alias', name: `a${i}`, target: `a${i + 1}`, item: '' };
    });
    const end: Symbol = { kind: 'definition', name: `a${count}`, item: 'end' };
    const star = chain.map(({ item }, i): Symbol => ({ kind: 'alias', name: `s${i}`, target: 'a0', item }));
    const resolution = resolveSymbols([chain, [...star, end]]);
    expect([meant(resolution, 0, 'a0'), meant(resolution, 0, 's77')]).toEqual(['end', 'end']);
  });
});

describe('any units', () => {
  const words = ['f', 'f?', '-f', '-f?', '~f', 'g', 'g?', '-g', 'g=f', 'f=g', 'g?=h', 'h=h', '.f', '.g=f', '-h', 'h?'];

  test('mean what a search by the rules says, in any order', () => {
    const random = seededRandom(11);
    const below = (count: number): number => Math.floor(random() * count);
    for (let round = 0; round < times(500, 2000); round++) {
      const lines = Array.from({ length: 1 + below(4) }, () =>
        [...new Set(Array.from({ length: below(4) }, () => words[below(words.length)]))].join(' '),
      );
      const units = lines.map(unitOf);
      const resolution = resolveSymbols(units);
      const isTwice = codes(resolution).some((code) => code.startsWith('LNK0001'));
      if (isTwice) continue;
      for (const [unit] of units.entries())
        for (const name of ['f', 'g', 'h'])
          expect([lines, unit, name, meant(resolution, unit, name)]).toEqual([
            lines,
            unit,
            name,
            search(units, unit, name),
          ]);
    }
  });

  /** The rules read literally: what a unit means by a name. */
  function search(units: Symbol[][], unit: number, name: string): string | undefined {
    let symbol = visible(units, unit, name, false);
    for (let steps = 0; steps < 100 && symbol?.kind === 'alias'; steps++) {
      const { target, item } = symbol;
      symbol = visible(units, Number(item.split(':')[0]), target, true);
    }
    return symbol?.kind === 'definition' ? symbol.item : undefined;
  }

  function visible(units: Symbol[][], unit: number, name: string, ownFirst: boolean): Symbol | undefined {
    const named = (symbols: Symbol[]): Symbol[] => symbols.filter((symbol) => symbol.name === name);
    const isDefined = ({ kind }: Symbol): boolean => kind !== 'reference';
    const own = named(units[unit]);
    const local = own.find(({ visibility }) => visibility === 'local');
    if (local !== undefined) return local;
    const shared = named(units.flat()).filter((one) => isDefined(one) && one.visibility !== 'local');
    const ownOne = own.filter(isDefined).find(({ weak }) => weak !== true) ?? own.find(isDefined);
    if (ownFirst && ownOne !== undefined) return ownOne;
    return shared.find(({ weak }) => weak !== true) ?? shared.at(0);
  }
});

describe('around resolution', () => {
  test('what is reached', () => {
    const edges: Record<string, string[]> = { a: ['b', 'c'], b: ['a'], c: ['d'], d: [], e: ['a'] };
    expect([...reachedFrom(['a'], (node) => edges[node])]).toEqual(['a', 'b', 'c', 'd']);
  });

  test('names that nobody else has', () => {
    const names = new DistinctNames(['f', 'f.2', 'g']);
    expect(['f', 'f', 'h', 'h', 'f.2', 'g'].map((name) => names.take(name))).toEqual([
      'f.3',
      'f.4',
      'h',
      'h.2',
      'f.2.2',
      'g.2',
    ]);
  });
});
