/**
 * Scalars that no instruction computes with, lowered, against the machine for graphs, which computes them with bigints: random operands, many of
 * them at the ends of their types, in all operations and conversions.
 */
import { expect, test } from 'vitest';
import { instantiate, parse, type AnyUnit, type Engine } from '../../src/driver/index.ts';
import { oneIn, times } from '../long.ts';
import { Dice } from '../vm/gcc.ts';
import { inPieces } from './random-streams.ts';

interface Tested {
  readonly name: string;
  readonly bytes: number;
  readonly isFloat?: true;
}

const tested: readonly Tested[] = [
  { name: 'half', bytes: 2, isFloat: true },
  { name: 'float', bytes: 4, isFloat: true },
  { name: 'double', bytes: 8, isFloat: true },
  { name: 'fp128', bytes: 16, isFloat: true },
  { name: 'f16.16', bytes: 4 },
  { name: 'f100.30', bytes: 17 },
  { name: 'i65', bytes: 9 },
  { name: 'i300', bytes: 38 },
];
const others = ['i1', 'i13', 'i64', 'i100', 'f3.5', 'f40.60', 'half', 'float', 'double', 'fp128'];
const operators = ['+', '-', '*', '<', '>', '==', '<=', '>=', '!='];
const functions1 = ['abs', 'floor', 'ceil', 'trunc', 'round', 'sqrt'];

/** Writes the results of everything for three operands after the other. */
function programOf({ name, bytes, isFloat }: Tested): string {
  const results = [
    ...operators.map((op) => `a ${op} b`),
    ...(isFloat ? ['a / b', 'a % b', '-a'] : ['b == 0 ? a : a / b', 'b == 0 ? a : a % b', '-a']),
    ...(isFloat ? functions1 : ['abs']).map((one) => `@tuyin.math.${one}(a)`),
    ...['min', 'max'].map((one) => `@tuyin.math.${one}(a, b)`),
    ...(isFloat ? ['@tuyin.math.fma(a, b, c)'] : name.startsWith('i') ? ['~a', 'a << i32 7', 'a >> i32 70'] : []),
    ...(isFloat ? [0, 1, 2, 3] : []).flatMap((mode) => [
      ...['add', 'sub', 'mul', 'div'].map((op) => `@tuyin.fp.${op}(a, b, ${mode})`),
      `@tuyin.fp.sqrt(a, ${mode})`,
    ]),
    ...others
      .filter((to) => to !== name)
      .flatMap((to) => ['', '.u', '.sat'].map((how) => `@tuyin.conv.${to}${how}(a)`)),
  ];
  const reads = ['a', 'b', 'c'].map((operand) => `  ${operand} = ${name} input.read(${bytes})\n`);
  const writes = results.map((result) => `  output <- (${result})\n`);
  return `subset @main\n${reads.join('')}${writes.join('')}  input.eof() ? 0 : main\n`;
}

/** Bytes of which runs are all ones or zeros, so that sums carry far, exponents are at their ends and numbers are small. */
function operandBytes(dice: Dice, size: number): number[] {
  const fill = dice.pick([0, 0, 255, undefined]);
  const bytes = Array.from({ length: size }, () => fill ?? dice.below(256));
  for (let i = dice.below(4); i > 0; i--) bytes[dice.below(size)] = dice.below(256);
  const top = dice.pick([undefined, undefined, 0x3f, 0xbf, 0x7f, 0xff, 0x7c, 0x40, 0x00]);
  if (top !== undefined) bytes[size - 1] = top;
  return bytes;
}

async function outputOf(unit: AnyUnit, engine: Engine, input: Uint8Array): Promise<string> {
  const out: Buffer[] = [];
  const stdout = (bytes: Uint8Array): void => void out.push(Buffer.from(bytes));
  const program = (await instantiate(unit, { engine, stdin: inPieces(input), stdout })).orThrow();
  expect(program.main()).toBe(0);
  return Buffer.concat(out).toString('hex');
}

test.each(oneIn(4, tested))('$name', async (one) => {
  const dice = new Dice(43);
  const unit = (await parse(programOf(one), 'tuyin')).orThrow();
  const input = Uint8Array.from(Array.from({ length: 3 * times(8, 100) }, () => operandBytes(dice, one.bytes)).flat());
  expect(await outputOf(unit, 'wasm', input)).toBe(await outputOf(unit, 'graph', input));
});
