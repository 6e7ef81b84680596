/**
 * Random loops over arrays, as the optimiser does several rounds of at once, and straight code that does the same with cells in a row: cells of every type, in the same array or in two that overlap, conditions, sums and
 * extremes, or only a byte that fills it, or a copy; for numbers of rounds around those of vectors. Some carry from round to round what is not a sum. One after the other go round as often; nests of them walk matrices
 * in any order. Floats of both sizes meet, and integers that become floats; the other way only those go that fit.
 *
 * What they return and leave in memory is compared with gcc, which is told to let integers wrap.
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
/** Rows of a matrix, and cells of each. */
const side = 48;
const loopsOfProgram = 8;

interface Cells {
  readonly type: string;
  readonly name: string;
}

class LoopWriter {
  readonly #random: Random;
  readonly #arrays: readonly Cells[];
  readonly #matrices: readonly Cells[];

  constructor(random: Random) {
    this.#random = random;
    const type = (): string => random.pick(random.below(2) === 0 ? floats : integers);
    this.#arrays = ['a', 'b', 'c', 'd'].map((name) => ({ name, type: type() }));
    const [wide, other] = [type(), type()];
    this.#matrices = ['m', 'o', 'q', 'r'].map((name) => ({ name, type: name === 'r' ? other : wide }));
  }

  program(): string {
    const loops = Array.from({ length: loopsOfProgram }, (_, i) =>
      i >= 6 ? this.#nest(`loop${i}`) : i % 3 === 2 ? this.#row(`loop${i}`) : this.#loop(`loop${i}`),
    );
    const calls = loops.flatMap((_, i) => lengths.map((n) => this.#call(`loop${i}`, n, i * lengths.length + n)));
    return [
      '#include <stdio.h>',
      ...this.#arrays.map(({ type, name }) => `static ${type} ${name}[${cells}];`),
      ...this.#matrices.map(({ type, name }) => `static ${type} ${name}[${side}][${side}];`),
      ...loops,
      'static unsigned long seed;',
      'static unsigned next(void) { seed = seed * 6364136223846793005ul + 1442695040888963407ul; return seed >> 33; }',
      `static void fill(int k) { seed = k; for (int i = 0; i < ${cells}; i++) {`,
      ...this.#arrays.map(({ type, name }) => `${name}[i] = ${isFloat(type) ? '(int)next() % 1000 / 8.0' : 'next()'};`),
      '}',
      `for (int i = 0; i < ${side * side}; i++) {`,
      ...this.#matrices.map(
        ({ type, name }) => `(*${name})[i] = ${isFloat(type) ? '(int)next() % 1000 / 8.0' : 'next()'};`,
      ),
      '} }',
      'static unsigned long all(void) { unsigned long h = 0;',
      ...this.#arrays.map((array) => hashOf(array, cells)),
      ...this.#matrices.map(({ type, name }) => hashOf({ type, name: `(*${name})` }, side * side)),
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
    const more = Array.from({ length: random.below(2) === 0 ? 1 + random.below(2) : 0 }, () => [
      `${cell(random.pick(usable))} = ${this.#withoutCalls(values, isFloat(type))};`,
      ...(isFloat(type) ? [] : [this.#sum(values).replaceAll(/\bs\b/g, 'u')]).filter(() => random.below(3) === 0),
    ]);
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
    const step = more.length === 0 && random.below(8) === 0 ? 1 + random.below(3) : 1;
    const begin = more.length === 0 ? 'from' : random.pick(['from', '0', '0', '1']);
    const head = `for (${counter} i = ${begin}; i ${more.length === 0 ? random.pick(['<', '<=']) : '<'} to; i += ${step}) {`;
    const params = this.#arrays.map((array) => `${array.type} *p_${array.name}`).join(', ');
    return [
      `__attribute__((noinline)) static long ${name}(${params}, ${counter} to, ${counter} from, ${isFloat(type) ? type : random.pick(['int', 'long', 'unsigned'])} x) {`,
      `${random.pick(['int', 'unsigned', 'long'])} s = ${random.below(9)}, u = 0;`,
      `${random.pick(['int', 'unsigned', 'long'])} r = ${random.below(9)};`,
      head,
      ...statements,
      `s += ${isFloat(type) ? '0' : values[0]};`.repeat(statements.length === 0 ? 1 : 0),
      '}',
      ...more.flatMap((others) => [head, ...others, '}']),
      'return (long)s * 31 + (long)r + u; }',
    ].join('\n');
  }

  /** Loops in one another over matrices, in any order of their indices; the innermost one sums up now and then, or goes on behind a test. */
  #nest(name: string): string {
    const random = this.#random;
    const { type } = random.pick(this.#matrices);
    const usable = this.#matrices.filter((one) => one.type === type || (!isFloat(type) && !isFloat(one.type)));
    const counters = random.pick(['ij', 'ji', 'ijk', 'ikj', 'jik', 'jki', 'kij', 'kji']).split('');
    const isMixed = random.below(6) === 0;
    /** Most walk each matrix in one way. */
    const walks = new Map<string, readonly string[]>();
    const walk = (matrix: string, all: readonly string[]): readonly string[] => {
      const known = walks.get(matrix) ?? [random.pick(all), random.pick(all)];
      walks.set(matrix, known);
      return isMixed || !known.every((one) => all.includes(one)) ? [random.pick(all), random.pick(all)] : known;
    };
    const cell = ({ name: matrix }: Cells, all: readonly string[]): string =>
      matrix +
      walk(matrix, all)
        .map((one) => `[${one} + ${random.pick([0, 0, 0, 1, 2, random.below(7)])}]`)
        .join('');
    const values = [...usable, ...usable].map((one) => cell(one, counters));
    const more = isFloat(type) ? [] : counters;
    const value = (): string => this.#withoutCalls([...values, 'x', ...more], isFloat(type));
    const heads = counters.map((counter) => {
      const [from, to] = [random.below(3), random.pick(['n', '40', '33', '16', '17', '9'])];
      if (random.below(5) === 0) return `for (${counter} = ${to}; ${counter} > ${from}; ${counter}--) {`;
      return `for (${counter} = ${from}; ${counter} < ${to}; ${counter} += ${random.below(6) === 0 ? 2 : 1}) {`;
    });
    const [last = ''] = heads.splice(-1);
    const outer = counters.slice(0, -1);
    const isSum = random.below(2) === 0;
    const target = random.pick(usable);
    const body = isSum
      ? [
          `${target.type} h = ${random.pick(['0', 'x', cell(target, outer)])};`,
          last,
          `h ${random.pick(['+=', '-=', '*='])} ${value()};`,
          '}',
          `${cell(target, outer)} = h;`,
        ]
      : [
          last,
          ...Array.from({ length: 1 + random.below(2) }, () => {
            const put = `${random.pick([cell(target, counters), ...values])} ${random.pick(['=', '+='])} ${value()};`;
            return random.below(4) === 0 ? `if (${value()} < ${value()}) ${put}` : put;
          }),
          '}',
        ];
    const params = this.#arrays.map((array) => `${array.type} *p_${array.name}`).join(', ');
    return [
      `__attribute__((noinline)) static long ${name}(${params}, int to, int from, ${isFloat(type) ? type : 'int'} x) {`,
      `int n = to % 41; ${random.pick(['int', 'long'])} i = 0, j = 0, k = 0;`,
      ...heads,
      ...body,
      '}'.repeat(heads.length),
      'return i + j * 100 + k * 10000; }',
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

  /** Roots set `errno`: loops with such calls stay as they are. */
  #withoutCalls(values: readonly string[], isOfFloats: boolean): string {
    return this.#value(values, 1 + this.#random.below(2), isOfFloats).replaceAll(/__builtin_sqrtf?/g, '__builtin_fabs');
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
function hashOf({ type, name }: Cells, count: number): string {
  const one = isFloat(type) ? `if (${name}[i] != ${name}[i]) ${name}[i] = 77;` : '';
  return `for (int i = 0; i < ${count}; i++) { ${one} for (unsigned j = 0; j < sizeof ${name}[0]; j++) h = (h ^ ((unsigned char *)&${name}[i])[j]) * 1099511628211ul; }`;
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
