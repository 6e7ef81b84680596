/**
 * Run by add-an-opcode.test.ts in a process of its own, with the folder of a copy of the sources that has the opcode `rotl`:
 * calls it on every engine of the copy, on every type that has it, and writes what is not as unbounded integers say.
 */
import { pathToFileURL } from 'node:url';
import type * as Words from '../../src/driver/arguments.ts';
import type * as Driver from '../../src/driver/index.ts';
import type * as Linear from '../../src/linear/opcodes.ts';
import { integerTypes, lanesOf, vectorTypes, type IntegerType } from '../../src/scalar/values.ts';
import { primRows } from '../../src/scalar/prim-types.ts';

const top = process.argv[2];

async function load<M>(path: string): Promise<M> {
  return (await import(pathToFileURL(`${top}/src/${path}`).href)) as M;
}

const driver = await load<typeof Driver>('driver/index.ts');
const words = await load<typeof Words>('driver/arguments.ts');
const { calcRows, letterRows } = await load<typeof Linear>('linear/opcodes.ts');

const problems: string[] = [];
let calls = 0;

/** The rotation by the definition: bits that leave at the top come in at the bottom. */
function rotated(type: IntegerType, value: bigint, count: bigint): bigint {
  const width = type === 'u1' ? 1n : BigInt(primRows[type].bits);
  const steps = ((count % width) + width) % width;
  const bits = BigInt.asUintN(Number(width), value);
  const turned = ((bits << steps) | (bits >> (width - steps))) & ((1n << width) - 1n);
  return primRows[type].signed === true ? BigInt.asIntN(Number(width), turned) : turned;
}

/** Values of a type that show every bit, and counts beyond its width. */
function valuesOf(type: IntegerType): bigint[] {
  const width = type === 'u1' ? 1 : primRows[type].bits;
  const patterns = [0n, 1n, -1n, 0x0123_4567_89ab_cdef_0246_8ace_1357_9bdfn, 1n << BigInt(width - 1)];
  const cut = primRows[type].signed === true ? BigInt.asIntN : BigInt.asUintN;
  return patterns.map((pattern) => cut(width, pattern));
}
const counts = [0n, 1n, 3n, 7n, 8n, 31n, 64n, 100n, -1n];

interface Case {
  readonly func: string;
  readonly args: readonly string[];
  readonly expected: string;
}

async function check(
  engine: Driver.Engine,
  text: string,
  format: 'maple' | 'linear',
  cases: readonly Case[],
): Promise<void> {
  const { value: unit, diagnostics } = await driver.parse(text, format);
  const started = unit && (await driver.instantiate(unit as never, { engine }));
  const program = started?.value;
  if (program === undefined) {
    const found = [...diagnostics, ...(started?.diagnostics ?? [])].map(({ message }) => message);
    problems.push(`${engine} does not start: ${found.join('; ')}`);
    return;
  }
  for (const { func, args, expected } of cases) {
    const { params, results } = program.signature(func) ?? { params: [], results: [] };
    const values = args.map((arg, i) => words.parseArgument(arg, params[i], 8));
    const [result] = program.call(func, values as never);
    const given = words.formatResult(result, results[0], 8);
    calls++;
    if (given !== expected) problems.push(`${engine}: ${func} (${args.join(', ')}) gave ${given}, not ${expected}`);
  }
}

const scalars = integerTypes.flatMap((type): Case[] =>
  valuesOf(type).flatMap((value) =>
    counts.map((count) => ({ func: type, args: [`${value}`, `${count}`], expected: `${rotated(type, value, count)}` })),
  ),
);
const vectors = vectorTypes.flatMap((type): Case[] => {
  const { lane, lanes } = lanesOf(type);
  if (lane.startsWith('f')) return [];
  const list = (of: (i: number) => bigint): string => `[${Array.from({ length: lanes }, (_, i) => of(i)).join(', ')}]`;
  const given = valuesOf(lane as IntegerType);
  const value = (i: number): bigint => given[i % given.length];
  const turned = (count: (i: number) => bigint): string =>
    list((i) => rotated(lane as IntegerType, value(i), count(i)));
  return [
    ...counts.map((count) => ({ func: type, args: [list(value), `${count}`], expected: turned(() => count) })),
    { func: `${type}each`, args: [list(value), list(BigInt)], expected: turned(BigInt) },
  ];
});

function define(name: string, type: string, count: string): string {
  return `func &${name} (var %x ${type}, var %n ${count}) ${type} { return (rotl ${type} (dread ${type} %x, dread ${count} %n)) }\n`;
}

const small = integerTypes.filter((type) => primRows[type].bits <= 64);
const scalarText = (types: readonly string[]): string => types.map((type) => define(type, type, 'i32')).join('');
const vectorNames = vectorTypes.filter((type) => !lanesOf(type).lane.startsWith('f'));
const vectorText = vectorNames.map((type) => define(type, type, 'i32') + define(`${type}each`, type, type)).join('');
for (const engine of driver.enginesFor('maple')) {
  // MapleLight has neither integers of 128 bits nor vectors.
  const isLight = engine === 'light';
  const text = isLight ? scalarText(small) : scalarText(integerTypes) + vectorText;
  const cases = isLight ? scalars.filter(({ func }) => small.some((type) => type === func)) : [...scalars, ...vectors];
  await check(engine, text, 'maple', cases);
}

// The linear IR: every member of the family that takes numbers.
const members = (['RotlI', 'RotlL'] as const).map((op) => calcRows[op as keyof typeof calcRows]);
const linearText = members
  .map(({ family, letter, result }) => {
    const type = `${result}`;
    return `func ${type} @${type}, param 2\n  fparam ${type} p0\n  fparam ${type} p1\n  t2 = ${family}${letter} p0, p1\n  return t2\nfunc end\n`;
  })
  .join('\n');
const linearCases = members.flatMap(({ letter }) => {
  const type = letterRows[letter ?? 'I'].scalar as 'i32' | 'i64';
  return scalars.filter(({ func, args }) => func === type && args.length === 2);
});
for (const engine of driver.enginesFor('linear'))
  await check(engine, `profile full, pointer 8\n\n${linearText}`, 'linear', linearCases);

console.log(JSON.stringify({ problems, calls }));
