/**
 * Random matches with literals of every class, ranges and alternatives, against a model that compares bytes as DataView and
 * Buffer make them and integers as BigInt does: the first arm that fits runs, what is short fits `_` only, and `$1` is
 * the value with its bits.
 */
import { startCode } from './instances.ts';
import { trapCodeOf } from '../../src/vm/tuyin/traps.ts';
import { Trap } from '../../src/vm/trap.ts';
import type { Dice } from '../vm/gcc.ts';
import type { Engine } from '../../src/driver/index.ts';
import { programOfText } from './graphs.ts';

interface Literal {
  readonly text: string;
  /** What it is compared with; undefined: it never fits. */
  readonly bytes: readonly number[] | undefined;
  readonly class: 'int' | 'float' | 'string' | 'bool' | 'struct';
}

const view = new DataView(new ArrayBuffer(8));

function intBytes(value: bigint, width: number): number[] {
  return Array.from({ length: width }, (_, i) => Number((value >> BigInt(8 * i)) & 255n));
}

function intLiteral(dice: Dice, width: number): Literal {
  const any = BigInt.asIntN(8 * width, (dice.bits64() << 64n) | dice.bits64());
  const value = dice.pick([any, BigInt(dice.below(5) - 2), any >> BigInt(dice.below(8 * width))]);
  return { text: `${value}`, bytes: intBytes(value, width), class: 'int' };
}

function floatLiteral(dice: Dice, width: number): Literal {
  const value = dice.pick([0.5, 1.1, -0, 0, 2, 1e10, 0.1]) * dice.pick([1, -1]);
  if (width === 4) view.setFloat32(0, value, true);
  else view.setFloat64(0, value, true);
  const digits = String(Math.abs(value));
  const sign = Object.is(value, -0) || value < 0 ? '-' : '';
  return {
    text: `${sign}${digits.includes('.') ? digits : `${digits}.0`}`,
    bytes: [...new Uint8Array(view.buffer, 0, width)],
    class: 'float',
  };
}

function stringLiteral(dice: Dice, width: number): Literal {
  const text = Array.from({ length: dice.below(width + 2) }, () => dice.pick(['a', 'b', 'c'])).join('');
  const bytes = text.length > width ? undefined : [...Buffer.from(text.padEnd(width, '\0'))];
  return { text: `"${text}"`, bytes, class: 'string' };
}

function structLiteral(dice: Dice, width: number): Literal {
  const [first, second] = [dice.below(3), dice.below(2) === 1];
  return {
    text: `(i${8 * (width - 1)} ${first}, ${second})`,
    bytes: [...intBytes(BigInt(first), width - 1), Number(second)],
    class: 'struct',
  };
}

function literal(dice: Dice, width: number): Literal {
  const makers = [intLiteral, intLiteral, stringLiteral];
  if (width === 4 || width === 8) makers.push(floatLiteral, floatLiteral);
  if (width > 1) makers.push(structLiteral);
  if (width === 1 && dice.below(4) === 0)
    return dice.pick([
      { text: 'true', bytes: [1], class: 'bool' },
      { text: 'false', bytes: [0], class: 'bool' },
    ]);
  return dice.pick(makers)(dice, width);
}

/** A pattern of an arm: a literal, or all integers between two. */
interface Choice {
  readonly text: string;
  readonly class: Literal['class'];
  readonly fits: (bytes: readonly number[]) => boolean;
  /** Bytes that fit it, or nearly. */
  readonly sample: readonly number[] | undefined;
}

function literalChoice(dice: Dice, width: number): Choice {
  const { bytes, ...made } = literal(dice, width);
  return { ...made, fits: (given) => bytes !== undefined && bytes.join() === given.join(), sample: bytes };
}

function rangeChoice(dice: Dice, width: number): Choice {
  const bits = 8 * width;
  const any = (): bigint => BigInt.asIntN(bits, (dice.bits64() << 64n) | dice.bits64()) >> BigInt(dice.below(bits));
  const [a, b] = dice.pick<readonly [bigint, bigint]>([
    [any(), any()],
    [BigInt(dice.below(20) - 10), BigInt(dice.below(100) - 50)],
    [BigInt(dice.below(128)), 2n ** BigInt(bits) - 1n - BigInt(dice.below(128))],
  ]);
  const [low, high] = a < b ? [a, b] : [b, a];
  const isIn = (value: bigint): boolean => value >= low && value <= high;
  const fits = (bytes: readonly number[]): boolean => {
    const value = bytes.reduce((sum, byte, i) => sum | (BigInt(byte) << BigInt(8 * i)), 0n);
    return isIn(value) || isIn(BigInt.asIntN(bits, value));
  };
  const near = dice.pick([low, high, low - 1n, high + 1n]);
  const isText = width === 1 && low >= 35n && high < 127n && high !== 92n && low !== 92n && low !== 39n && high !== 39n;
  const end = (value: bigint): string => (isText ? `'${String.fromCharCode(Number(value))}'` : `${value}`);
  return { text: `${end(low)} .. ${end(high)}`, class: 'int', fits, sample: intBytes(near, width) };
}

/** `$1` of alternatives of several classes, and of truths and structs, is looked at raw. */
function armOf(dice: Dice, width: number): { readonly choices: readonly Choice[]; readonly capture: '$0' | '$1' } {
  const count = dice.pick([1, 1, 1, 2, 3, 6]);
  const choices = Array.from({ length: count }, () => (dice.below(3) === 0 ? rangeChoice : literalChoice)(dice, width));
  const [{ class: first }] = choices;
  const isPlain = choices.every(({ class: kind }) => kind === first) && (first === 'int' || first === 'float');
  return { choices, capture: isPlain || (choices.length > 1 && first !== 'struct') ? '$1' : '$0' };
}

/** Bytes that fit one of the patterns, nearly fit one, or none. */
function inputFor(dice: Dice, choices: readonly Choice[], width: number): number[] {
  const known = dice.pick(choices).sample ?? [];
  const bytes = dice.below(4) === 0 ? Array.from({ length: width }, () => dice.below(256)) : [...known];
  if (bytes.length > 0 && dice.below(4) === 0) bytes[dice.below(bytes.length)] ^= 1 << dice.below(8);
  return dice.below(6) === 0 ? bytes.slice(0, -1) : bytes;
}

/** A random match, with inputs and what it should write and end with for each. */
export interface MatchCase {
  readonly text: string;
  readonly rounds: readonly { readonly input: Uint8Array; readonly expected: string }[];
}

export function matchCase(dice: Dice): MatchCase {
  const width = dice.pick([1, 2, 3, 4, 4, 8, 8, 12, 16]);
  const arms = Array.from({ length: 1 + dice.below(7) }, () => armOf(dice, width));
  const hasDefault = dice.below(4) > 0;
  // `$1` has the type of the pattern; of structs and strings the raw bits are shown.
  const lines = arms.map(
    ({ choices, capture }, index) =>
      `  | ${choices.map(({ text }) => text).join(' | ')} ->\n    output <- i8 ${index}\n    output <- ${capture}`,
  );
  const text = [
    'subset @main',
    `  match input.read(${width}) with`,
    ...lines,
    ...(hasDefault ? ['  | _ -> output <- "?"'] : []),
    '',
  ].join('\n');
  const all = arms.flatMap(({ choices }) => choices);
  const rounds = Array.from({ length: 4 }, () => {
    const input = inputFor(dice, all, width);
    const found = input.length < width ? -1 : arms.findIndex(({ choices }) => choices.some(({ fits }) => fits(input)));
    const expected = found >= 0 ? [found, ...input].join(' ') : hasDefault ? '63' : 'T-MATCH';
    return { input: Uint8Array.from(input), expected };
  });
  return { text, rounds };
}

/** What a random match does on an engine that it should not; undefined if nothing. */
export async function matchProblem(dice: Dice, engine: Engine): Promise<string | undefined> {
  const { text, rounds } = matchCase(dice);
  const code = programOfText(text);
  for (const { input, expected } of rounds) {
    const written: number[] = [];
    let left: Uint8Array | undefined = input;
    const stdin = (): Uint8Array | undefined => {
      const all = left;
      left = undefined;
      return all;
    };
    let end = '';
    try {
      (await startCode(code, { engine, stdin, stdout: (bytes) => void written.push(...bytes) })).main();
    } catch (error) {
      if (!(error instanceof Trap)) throw error;
      end = trapCodeOf(error.kind) ?? error.kind;
    }
    const result = [...written, ...(end === '' ? [] : [end])].join(' ');
    if (result !== expected) return `${text}input ${input.join(' ')}\ngives ${result}\nand not ${expected}`;
  }
  return undefined;
}
