/**
 * Generated programs of several modules: every linkage and visibility, every kind of symbol, named directly, through a declaration, through
 * the module's name, through an alias, and through an alias of an alias. What they write is worked out here, from the table of
 * their symbols and without any of the linker: each symbol has a value of its own, and a module of other modules' symbols sees those that it may.
 */
import { describe, expect, test } from 'vitest';
import type { LinkedModule } from '../../../src/tuyin/graph/program.ts';
import { orderModules } from '../../../src/tuyin/link/index.ts';
import { Random } from '../../scalar/random.ts';
import { times } from '../../long.ts';
import { codeOf, link, modulesOf, outcome, sameOutcome, type Files } from './linked.ts';

const linkages = [
  '',
  'private ',
  'internal ',
  'external ',
  'hidden ',
  'protected ',
  'dso_local ',
  'protected dso_local ',
];
const kinds = ['define', 'subset', 'func', 'code', 'value', 'memory'] as const;
const uses = ['direct', 'declared', 'qualified', 'alias', 'far alias'] as const;

interface Made {
  readonly name: string;
  readonly linkage: string;
  readonly kind: (typeof kinds)[number];
  /** What it gives, from 0 to 255. */
  readonly value: number;
}

const isSeen = ({ linkage }: Made): boolean => !/private|internal/.test(linkage);
const isExported = (symbol: Made): boolean => isSeen(symbol) && !symbol.linkage.includes('hidden');

/** The definition of a symbol; a function adds what its module's own helper gives, which is 0 or more. */
function definition({ name, linkage, kind, value }: Made, helper: number): string {
  const rest = value - helper;
  switch (kind) {
    case 'define':
      return `${linkage}define i32 @${name}() {\n  ${rest} + @helper()\n}\n`;
    case 'subset':
      return `${linkage}subset @${name}\n  ${rest} + @helper()\n`;
    case 'func':
      return `${linkage}func @${name} {\n  a = ${rest}\n  a + helper\n}\n`;
    case 'code':
      return `${linkage}define i32 @${name}() {\n  ldc ${rest}\n  call @helper, 0\n  add\n  ret\n}\n`;
    case 'value':
      return `@${name} = ${linkage}i32 ${value}\n`;
    case 'memory':
      return `@${name} = ${linkage}global i32 ${value}\n`;
  }
}

/** An expression that gives the value of a symbol, under a name that means it. */
function reading(kind: Made['kind'], name: string): string {
  if (kind === 'memory') return `@tuyin.mem.load.i32(${name})`;
  return kind === 'value' ? name : `${name}()`;
}

function declaration({ name, kind }: Made): string {
  if (kind === 'memory' || kind === 'value') return `@${name} = external global i32\n`;
  return `declare i32 @${name}()\n`;
}

interface Generated {
  readonly files: Files;
  readonly written: string;
  readonly exported: readonly string[];
}

function generate(random: Random): Generated {
  const count = 1 + random.below(4);
  const made = Array.from({ length: count }, (_, i) => makeModule(random, i));
  const files: Record<string, string> = {};
  const lines: string[] = [];
  const heads: string[] = made.map((_, i) => `import "m${i}.ti" as m${i}`);
  let written = '';
  const say = (expression: string, value: number): void => {
    lines.push(`  output <- i8 (${expression})`);
    written += String.fromCharCode(value);
  };
  made.forEach(({ symbols }, i) => {
    for (const symbol of symbols) {
      say(`@tell_${symbol.name}()`, symbol.value);
      if (!isSeen(symbol)) continue;
      const use = random.pick([...uses]);
      const { kind, name, value } = symbol;
      // A constant is named by its value, which a declaration cannot say.
      if (use === 'declared' && kind !== 'value') {
        heads.push(declaration(symbol).trimEnd());
        say(reading(kind, `@${name}`), value);
      } else if (use === 'qualified') say(reading(kind, `m${i}.${name}`), value);
      else if (use === 'alias' || use === 'far alias') {
        heads.push(use === 'alias' ? `@a_${name} = m${i} alias ${name}` : `@a_${name} = through alias far_${name}`);
        say(reading(kind, `@a_${name}`), value);
      } else say(reading(kind, `@${name}`), value);
    }
  });
  const through = made.flatMap(({ symbols }, i) =>
    symbols.filter(isSeen).map(({ name }) => `@far_${name} = m${i} external alias ${name}`),
  );
  made.forEach(({ text }, i) => {
    files[`m${i}.ti`] = text;
  });
  files['through.ti'] = `${made.map((_, i) => `import "m${i}.ti" as m${i}`).join('\n')}\n${through.join('\n')}\n`;
  const main = `import "through.ti" as through\n${heads.join('\n')}\nsubset @main\n${lines.join('\n')}\n  ${count}\n`;
  return {
    files: { 'main.ti': main, ...files },
    written: `${written} status ${count}`,
    exported: made.flatMap(({ symbols }) => symbols.filter(isExported).map(({ name }) => name)),
  };
}

/** A module whose helper and counter have the names that those of all others have. */
function makeModule(random: Random, index: number): { readonly symbols: readonly Made[]; readonly text: string } {
  const helper = random.below(5);
  const symbols = Array.from({ length: 1 + random.below(5) }, (_, i): Made => {
    const linkage = random.pick(linkages);
    const [kind, value] = [random.pick([...kinds]), 32 + random.below(90)];
    return { name: `s${index}_${i}`, linkage, kind, value };
  });
  const tells = symbols.map(({ name, kind }) => `define i32 @tell_${name}() {\n  ${reading(kind, `@${name}`)}\n}\n`);
  const own = `private define i32 @helper() {\n  @counter\n}\n@counter = internal i32 ${helper}\n%T = type ${random.pick(['i32', 'i64'])}\n`;
  return { symbols, text: own + symbols.map((symbol) => definition(symbol, helper)).join('') + tells.join('') };
}

describe('generated programs', () => {
  const random = new Random(12n);
  test.each(Array.from({ length: times(2, 30) }, (_, i) => i))('%i', (i) => {
    const { files, written, exported } = generate(random);
    expect(sameOutcome(files, '', i % 4 === 0 ? undefined : ['stack'])).toBe(written);
    expect(seenIn(files)).toEqual([...exported].sort());
  });
});

/** The symbols of generated modules that are seen from outside of the linked one. */
function seenIn(files: Files): string[] {
  const items = link(files).module?.items ?? [];
  return items
    .flatMap((item) => {
      if (item.kind !== 'func' && item.kind !== 'global') return [];
      const isLocal = item.head.linkage === 'private' || item.head.linkage === 'internal';
      return isLocal || !/^s[0-9]/.test(item.name.name) ? [] : [item.name.name];
    })
    .sort();
}

/** The same program with its modules in another order, and their imports too. */
function permuted(files: Files, random: Random): Files {
  const shuffled = <T>(values: readonly T[]): T[] =>
    values
      .map((value) => ({ value, key: random.below(1_000_000) }))
      .sort((a, b) => a.key - b.key)
      .map(({ value }) => value);
  const [main, ...others] = Object.entries(files);
  const mixed = [main, ...shuffled(others)].map(([name, text]) => {
    const lines = text.split('\n');
    const imports = lines.filter((line) => line.startsWith('import'));
    return [name, [...shuffled(imports), ...lines.filter((line) => !line.startsWith('import'))].join('\n')] as const;
  });
  return Object.fromEntries(mixed);
}

test('the order of imports and of modules changes nothing', () => {
  const random = new Random(7n);
  for (let i = 0; i < times(1, 15); i++) {
    const { files, written } = generate(random);
    const { text } = link(files);
    for (let j = 0; j < 4; j++) {
      const other = permuted(files, random);
      expect(link(other).text).toBe(text);
      expect(outcome(codeOf(modulesOf(other)), 'graph')).toBe(written);
    }
  }
});

test('the order of what runs outside of functions does not follow the order of imports', () => {
  const names = ['c', 'a', 'd', 'b'];
  const files = Object.fromEntries(names.map((name) => [`${name}.ti`, `output <- "${name}"\n`]));
  const random = new Random(3n);
  const main = `${names.map((name) => `import "${name}.ti"`).join('\n')}\noutput <- "!"\n0\n`;
  for (let i = 0; i < 5; i++)
    expect(sameOutcome(permuted({ 'main.ti': main, ...files }, random))).toBe('abcd! status 0');
});

test('linking takes work that grows with what is linked', () => {
  const stepsOf = (count: number): number => {
    let steps = 0;
    const counted = <K, V>(map: ReadonlyMap<K, V>): ReadonlyMap<K, V> =>
      new Proxy(map, {
        get(target, key) {
          steps++;
          const value: unknown = Reflect.get(target, key);
          return typeof value === 'function' ? value.bind(target) : value;
        },
      });
    const names = Array.from({ length: count }, (_, i) => `m${i}.ti`);
    const files = Object.fromEntries(
      names.map((name, i) => [
        name,
        `import "m${(i + 1) % count}.ti"\nprivate subset @help\n  ${i}\nsubset @f${i}\n  help + @f${(i + 1) % count}(1)\n`,
      ]),
    );
    const main = `${names.map((name) => `import "${name}"`).join('\n')}\nsubset @main\n${names.map((_, i) => `  @f${i}(1)\n`).join('')}`;
    const modules = modulesOf({ 'main.ti': main, ...files }).map((linked): LinkedModule => {
      // Every time that something is asked of the items of a module counts.
      const items = new Proxy([...linked.module.items], {
        get(target, key) {
          steps++;
          return Reflect.get(target, key) as unknown;
        },
      });
      return { module: { ...linked.module, items }, imports: counted(linked.imports) };
    });
    link(orderModules(modules));
    return steps;
  };
  const [ten, hundred, many] = [10, 100, times(300, 1000)].map(stepsOf);
  expect(hundred).toBeLessThan(12 * ten);
  expect(many).toBeLessThan(times(3.3, 11) * hundred);
});
