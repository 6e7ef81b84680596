/**
 * Random loops over arrays, as the optimiser does several rounds of at once, and straight code that does the same with cells in a row: cells of every type, in the same array or in two that overlap, conditions, sums and
 * extremes; for numbers of rounds around those of vectors. What they return and leave in memory is compared with gcc, which is told to let integers wrap. Floats of both sizes
 * meet, and integers that become floats; the other way only those go that fit. Some loops only fill with a byte, or copy, and some carry from round to round what is not a sum.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { samara } from '../cli/samara.ts';
import type { Tallied } from '../fuzz/kinds.ts';
import { Random } from '../scalar/random.ts';

const integers = [
  'signed char',
  'unsigned char',
  'short',
  'unsigned short',
  'int',
  'unsigned',
  'long',
  'unsigned long',
];
const floats = ['float', 'double'];
const lengths = [0, 1, 3, 7, 15, 16, 17, 33, 64, 65, 100, 150, 300];
/** The furthest cell is that of the last round, behind what is added to pointers and indices. */
const cells = 414;
const loopsOfProgram = 6;

interface Cells {
  readonly type: string;
  readonly name: string;
}

class LoopWriter {
  readonly #random: Random;
  readonly #arrays: readonly Cells[];

  constructor(random: Random) {
    this.#random = random;
    const type = (): string => random.pick(random.below(2) === 0 ? floats : integers);
    this.#arrays = ['a', 'b', 'c', 'd'].map((name) => ({ name, type: type() }));
  }

  program(): string {
    const loops = Array.from({ length: loopsOfProgram }, (_, i) =>
      i % 3 === 2 ? this.#row(`loop${i}`) : this.#loop(`loop${i}`),
    );
    const calls = loops.flatMap((_, i) => lengths.map((n) => this.#call(`loop${i}`, n, i * lengths.length + n)));
    return [
      '#include <stdio.h>',
      ...this.#arrays.map(({ type, name }) => `static ${type} ${name}[${cells}];`),
      ...loops,
      'static unsigned long seed;',
      'static unsigned next(void) { seed = seed * 6364136223846793005ul + 1442695040888963407ul; return seed >> 33; }',
      `static void fill(int k) { seed = k; for (int i = 0; i < ${cells}; i++) {`,
      ...this.#arrays.map(({ type, name }) => `${name}[i] = ${isFloat(type) ? '(int)next() % 1000 / 8.0' : 'next()'};`),
      '} }',
      'static unsigned long all(void) { unsigned long h = 0;',
      ...this.#arrays.map((array) => hashOf(array)),
      'return h; }',
      'int main(void) { long given;',
      ...calls,
      'return 0; }',
      '',
    ].join('\n');
  }

  #call(name: string, n: number, key: number): string {
    const random = this.#random;
    const args = this.#arrays.map((array) => {
      const target =
        random.below(3) === 0 ? random.pick(this.#arrays.filter(({ type }) => type === array.type)) : array;
      return `${target.name} + ${random.pick([0, 0, 1, 2, 3, 5, 8, 16])}`;
    });
    const call = `${name}(${args.join(', ')}, ${n}, ${random.below(3)}, ${random.below(50) - 10})`;
    return `fill(${key}); given = ${call}; printf("${name} %d %ld %lx\\n", ${n}, given, all());`;
  }

  /** The same with some cells in a row, now and then with one that is something else, in any order. */
  #row(name: string): string {
    const random = this.#random;
    const { type } = random.pick(this.#arrays);
    const usable = this.#arrays.filter((one) => one.type === type || (!isFloat(type) && !isFloat(one.type)));
    const isByPointer = random.below(4) === 0;
    const cell = ({ name: array }: Cells): string =>
      `${isByPointer ? `p_${array}` : array}[to + @ + ${random.pick([0, 0, 1, 2, 4, random.below(8)])}]`;
    const statements = Array.from({ length: 1 + random.below(2) }, () => {
      const values = [...usable.map(cell), 'x', ...(isFloat(type) ? [] : ['to'])];
      const target = cell(random.pick(usable));
      const value = this.#value(values, 2, isFloat(type));
      const other = random.below(4) === 0 ? random.below(4) : -1;
      return Array.from({ length: 4 }, (_, i) =>
        `${target} = ${i === other ? random.pick(values) : value};`.replaceAll('@', String(i)),
      );
    }).flat();
    if (random.below(3) === 0) statements.reverse();
    if (random.below(3) === 0) statements.sort(() => random.below(3) - 1);
    const params = this.#arrays.map((array) => `${array.type} *p_${array.name}`).join(', ');
    const local = random.pick(['int', 'long', 'unsigned']);
    return [
      `__attribute__((noinline)) static long ${name}(${params}, int to, int from, ${isFloat(type) ? type : local} x) {`,
      ...statements,
      'return from; }',
    ].join('\n');
  }

  /** A loop over arrays of floats of one type, now and then of all, or of integers of all. */
  #loop(name: string): string {
    const random = this.#random;
    const { type } = random.pick(this.#arrays);
    const isMixed = isFloat(type) && random.below(3) === 0;
    const isUsable = (one: Cells): boolean =>
      isFloat(type) ? one.type === type || (isMixed && isFloat(one.type)) : !isFloat(one.type);
    const usable = this.#arrays.filter(isUsable);
    const numbers = this.#arrays.filter((one) => isFloat(type) && isMixed && !isFloat(one.type));
    const isByPointer = random.below(2) === 0;
    const cell = (array: Cells): string =>
      `${isByPointer ? `p_${array.name}` : array.name}[i + ${random.pick([0, 0, 0, random.below(6), random.below(40)])}]`;
    const values = [
      ...usable.map(cell),
      'x',
      ...(isFloat(type) ? numbers.map((array) => `((${type})${cell(array)})`) : ['i']),
    ];
    const isMove = random.below(4) === 0;
    const statements = isMove
      ? [`${cell(random.pick(usable))} = ${random.pick(['0', '-1', 'x', ...usable.map(cell)])};`]
      : Array.from(
          { length: random.below(3) },
          () => `${cell(random.pick(usable))} = ${this.#value(values, 2, isFloat(type))};`,
        );
    if (!isMove && isFloat(type) && random.below(3) === 0)
      statements.push(
        `if (${this.#value(values, 1, true)} < ${this.#value(values, 1, true)}) s += ${random.below(9)};`,
      );
    if (!isMove && numbers.length > 0 && random.below(2) === 0) {
      const value = this.#value(values, 1, true);
      statements.push(`${cell(random.pick(numbers))} = (int)(${value} < 99 && ${value} > -99 ? ${value} : 1);`);
    }
    if (!isMove && !isFloat(type) && random.below(2) === 0) statements.push(this.#sum(values));
    const counter = random.pick(['int', 'long', 'unsigned', 'unsigned long']);
    const step = random.below(8) === 0 ? 1 + random.below(3) : 1;
    const params = this.#arrays.map((array) => `${array.type} *p_${array.name}`).join(', ');
    return [
      `__attribute__((noinline)) static long ${name}(${params}, ${counter} to, ${counter} from, ${isFloat(type) ? type : random.pick(['int', 'long', 'unsigned'])} x) {`,
      `${random.pick(['int', 'unsigned', 'long'])} s = ${random.below(9)};`,
      `${random.pick(['int', 'unsigned', 'long'])} r = ${random.below(9)};`,
      `for (${counter} i = from; i ${random.pick(['<', '<='])} to; i += ${step}) {`,
      ...statements,
      `s += ${isFloat(type) ? '0' : values[0]};`.repeat(statements.length === 0 ? 1 : 0),
      '}',
      'return (long)s * 31 + (long)r; }',
    ].join('\n');
  }

  #sum(values: readonly string[]): string {
    const [first] = values;
    const value = (depth: number): string => this.#value(values, depth, false);
    return this.#random.pick([
      `s += ${value(2)};`,
      `s -= ${value(2)};`,
      `s ^= ${value(1)};`,
      `s |= ${value(1)};`,
      `s &= ${value(1)};`,
      `s *= ${value(1)};`,
      `if (${value(1)} > ${value(1)}) s += ${value(1)};`,
      `if (${first} > s) s = ${first};`,
      `s = ${first} < s ? ${first} : s;`,
      `s = s > ${first} ? s : ${first};`,
      `{ long t = r + ${value(1)}; r = s; s = t; }`,
      `s += r; r = ${value(1)};`,
      `r = s; s += ${value(1)};`,
      `r ^= s; s += ${value(1)};`,
    ]);
  }

  #value(values: readonly string[], depth: number, isOfFloats: boolean): string {
    const random = this.#random;
    const inner = (): string => this.#value(values, depth - 1, isOfFloats);
    if (depth === 0 || random.below(4) === 0) {
      if (random.below(3) > 0) return random.pick(values);
      return isOfFloats ? `${random.below(100)}.5` : String(random.below(300) - 100);
    }
    const relation = random.pick(['<', '>', '<=', '>=', '==', '!=']);
    const ofBoth = [
      `(${inner()} ${random.pick(['+', '-', '*'])} ${inner()})`,
      `(${inner()} ${relation} ${inner()} ? ${inner()} : ${inner()})`,
      `(- ${inner()})`,
    ];
    if (isOfFloats) {
      const ofFloats = [`(${inner()} / ${inner()})`, `__builtin_sqrt(${inner()})`, `__builtin_fabs(${inner()})`];
      return random.pick([...ofBoth, ...ofBoth, ...ofFloats, `__builtin_sqrtf(${inner()})`]);
    }
    return random.pick([
      ...ofBoth,
      `(${inner()} ${random.pick(['&', '|', '^'])} ${inner()})`,
      `((unsigned)${inner()} << ${random.below(8)})`,
      `((${random.pick(['int', 'unsigned', 'long', 'unsigned long'])})${inner()} >> ${random.below(8)})`,
      `(~${inner()})`,
      `((${random.pick(integers)})${inner()})`,
    ]);
  }
}

function isFloat(type: string): boolean {
  return floats.includes(type);
}

/** All bytes; which NaN it is, is not said. */
function hashOf({ type, name }: Cells): string {
  const one = isFloat(type) ? `if (${name}[i] != ${name}[i]) ${name}[i] = 77;` : '';
  return `for (int i = 0; i < ${cells}; i++) { ${one} for (unsigned j = 0; j < sizeof ${name}[0]; j++) h = (h ^ ((unsigned char *)&${name}[i])[j]) * 1099511628211ul; }`;
}

/** The program of a seed. */
export function loopsProgram(seed: bigint): string {
  return new LoopWriter(new Random(seed)).program();
}

/** On WebAssembly, which has vectors, and now and then where passes are told that there are none. */
export async function checkLoops(seed: bigint): Promise<Tallied> {
  const folder = mkdtempSync(join(tmpdir(), 'samara-loops-'));
  try {
    const file = join(folder, 'loops.c');
    writeFileSync(file, loopsProgram(seed));
    const options = ['-w', '-O1', '-fwrapv', '-fno-strict-aliasing', '-ffp-contract=off'];
    execFileSync('gcc', [...options, '-o', join(folder, 'loops'), file, '-lm']);
    const wanted = spawnSync(join(folder, 'loops'), { encoding: 'utf8' }).stdout;
    const engines = seed % 10n === 0n ? ['wasm', 'interp'] : ['wasm'];
    for (const engine of engines)
      for (const level of ['-O2', '-O3']) {
        const { status, out, err } = await samara('run', file, level, '--engine', engine);
        const at = wanted.split('\n').findIndex((line, i) => line !== out.split('\n')[i]);
        if (at >= 0 || status !== 0)
          return {
            counted: [],
            problem: `${engine} ${level}: ${err}\ngcc  ${wanted.split('\n')[at]}\nours ${out.split('\n')[at]}`,
          };
      }
    return { counted: engines };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
