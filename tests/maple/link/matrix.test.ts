/**
 * Three modules that have one name in all ways: not at all, declared, declared as weak, defined, defined as weak, local; functions and
 * variables; with types that agree, differ in sign, or differ. What is expected is computed here from the three entries of a row
 * alone, as a table would say it: which mistakes there are, and whose definition each module means.
 */
import { expect, test } from 'vitest';
import { linkMaple } from '../../../src/maple/link/index.ts';
import { printMaple } from '../../../src/maple/printer.ts';
import { oneIn } from '../../long.ts';
import { modulesOf } from './linking.ts';

const ways = ['none', 'declared', 'weak-declared', 'defined', 'weak', 'local'] as const;
type Way = (typeof ways)[number];
type Kind = 'func' | 'var';
const types = ['i32', 'u32', 'i64'] as const;
type Type = (typeof types)[number];

interface Entry {
  readonly way: Way;
  readonly type: Type;
}
type Row = readonly [Entry, Entry, Entry];

const files = ['a', 'b', 'c'] as const;

function textOf(kind: Kind, { way, type }: Entry, place: number): string {
  if (way === 'none') return '';
  const user = `func &use_${files[place]} () ${type} {\n  var %r ${type}\n`;
  const value = 100 + place;
  if (kind === 'var') {
    const declarations: Record<Exclude<Way, 'none'>, string> = {
      declared: `var $n extern ${type}\n`,
      'weak-declared': `var $n extern ${type} weak\n`,
      defined: `var $n ${type} = ${value}\n`,
      weak: `var $n ${type} weak = ${value}\n`,
      local: `var $n fstatic ${type} = ${value}\n`,
    };
    return `${declarations[way]}${user}  dassign %r (dread ${type} $n)\n  return (dread ${type} %r)\n}\n`;
  }
  const attr = { declared: '', 'weak-declared': ' weak', defined: '', weak: ' weak', local: ' static' }[way];
  const body = way.endsWith('declared') ? '' : ` {\n  return (constval ${type} ${value})\n}`;
  return `func &n${attr} () ${type}${body}\n${user}  callassigned &n () { dassign %r 0 }\n  return (dread ${type} %r)\n}\n`;
}

/** Codes of mistakes, sorted; and the place of the definition that each module means. */
interface Expected {
  readonly codes: readonly string[];
  readonly means: readonly (number | undefined)[];
}

function expected(row: Row): Expected {
  const places = [0, 1, 2].filter((place) => row[place].way !== 'none');
  const shared = places.filter((place) => row[place].way !== 'local');
  const strong = shared.filter((place) => row[place].way === 'defined');
  const weak = shared.filter((place) => row[place].way === 'weak');
  const winner = strong[0] ?? weak[0];
  const codes: string[] = [];
  if (strong.length > 1) codes.push('LNK0001');
  const needed = shared.some((place) => row[place].way === 'declared');
  if (winner === undefined && needed) codes.push('LNK0002');
  const first = winner ?? shared[0];
  for (const place of shared) {
    if (row[place].type === row[first].type) continue;
    const isSign = row[place].type !== 'i64' && row[first].type !== 'i64';
    codes.push(isSign ? 'LNK0100' : winner === undefined ? 'LNK0011' : 'LNK0010');
  }
  const means = [0, 1, 2].map((place) =>
    row[place].way === 'local' ? place : row[place].way === 'none' ? undefined : winner,
  );
  return { codes: codes.sort(), means };
}

/** Which definition the module of a place means in a linked text. */
function meantIn(text: string, kind: Kind, place: number): number | undefined {
  const user = new RegExp(String.raw`func &use_${files[place]} [^]*?\n}`).exec(text)?.[0] ?? '';
  const name = (kind === 'var' ? /dread \w+ (\$\S+?)\)/ : /callassigned (&\S+)/).exec(user)?.[1] ?? '?';
  const escaped = name.replaceAll(/[$.]/g, String.raw`\$&`);
  const definition =
    kind === 'var'
      ? new RegExp(String.raw`^var ${escaped} .*= (\d+)$`, 'm').exec(text)
      : new RegExp(String.raw`^func ${escaped} [^{\n]*\{\n  return \(constval \w+ (\d+)`, 'm').exec(text);
  return definition === null ? undefined : Number(definition[1]) - 100;
}

function* rows(): Generator<Row> {
  const patterns: (readonly [Type, Type, Type])[] = [
    ['i32', 'i32', 'i32'],
    ['i32', 'u32', 'i32'],
    ['i32', 'i64', 'i32'],
    ['i64', 'i32', 'u32'],
  ];
  for (const a of ways)
    for (const b of ways)
      for (const c of ways)
        for (const [x, y, z] of patterns)
          yield [
            { way: a, type: x },
            { way: b, type: y },
            { way: c, type: z },
          ];
}

test.each(['func', 'var'] as const)('%s: every way with every other', (kind) => {
  for (const row of oneIn(5, [...rows()])) {
    const names = files.map((file) => `${file}.mpl`);
    const modules = modulesOf(Object.fromEntries(names.map((name, place) => [name, textOf(kind, row[place], place)])));
    const { module, diagnostics } = linkMaple(modules);
    const { codes, means } = expected(row);
    const title = row.map(({ way, type }) => `${way} ${type}`).join(', ');
    expect(diagnostics.map(({ code }) => code).sort(), title).toEqual(codes);
    if (module === undefined) continue;
    const text = printMaple(module);
    const found = [0, 1, 2].map((place) => (row[place].way === 'none' ? undefined : meantIn(text, kind, place)));
    expect(found, `${title}\n${text}`).toEqual(means);
  }
});
