/**
 * The shapes of nodes: what many nodes have in common is stored once, and a node is the number of its shape and what the shape
 * leaves open.
 *
 *     opcode  type  type of the operands  number of operands (`many`: it follows)  which integers are 0  how a constant is written
 *
 * What a node of a shape reads is a list of `Read` steps that is made of the kinds of its opcode's slots (forms.ts): reader and
 * writer of code know these steps and no opcode. The shapes that are used most have numbers of one byte.
 */
import { record, uleb } from '../../base/codec.ts';
import { primByCode } from '../../scalar/prim-types.ts';
import { isWide } from '../code.ts';
import { formParts, Part } from '../forms.ts';
import { constantWidth } from '../literals.ts';
import { opcodeByCode, rows } from '../opcodes.ts';

/**
 * How one slot is written: not at all (`zero`, `from`), as one number (up to `text`), or otherwise. The loop that reads code
 * tells the three apart by their order.
 */
export const Read = {
  zero: 0,
  from: 1,
  var: 2,
  func: 3,
  label: 4,
  /** Where a label is defined: there must be one. */
  ownLabel: 5,
  type: 6,
  int: 7,
  reg: 8,
  counter: 9,
  /** A constant: its low word, the high one follows from it. */
  small: 10,
  text: 11,
  /** Words of a constant as they are: the low one, the high one, both. */
  low: 12,
  high: 13,
  both: 14,
  /** A constant of more than 64 bits. */
  wide: 15,
  /** What has a codec of its own. */
  list: 16,
} as const;

/** What kind of node may stand where. */
export const Place = { expr: 0, stmt: 1, block: 2 } as const;

/** The number of operands follows. */
export const many = 16;

export interface Shape {
  readonly op: number;
  readonly prim: number;
  readonly from: number;
  readonly count: number;
  /** Bit i: the i-th integer slot is 0. */
  readonly zeros: number;
  /** Of a constant: 0 small, 1 low, 2 high, 3 both. */
  readonly form: number;
}

/** The kind of place that nodes of each opcode stand in. */
export const placeOf: readonly number[] = Array.from({ length: 256 }, (_, code) => {
  const kind = rows[opcodeByCode[code] ?? 'block'].kind;
  return kind === 'expr' ? Place.expr : kind === 'block' ? Place.block : Place.stmt;
});

/** How many blocks an opcode has at least and at most among its operands. */
export const blocksOf: readonly (readonly [number, number])[] = formParts.map((parts) => {
  const least = parts.includes(Part.body) ? 1 : 0;
  return [least, least + (parts.includes(Part.else) ? 1 : 0)];
});

export const slotWordsOf: readonly number[] = formParts.map((parts) =>
  parts.reduce((sum, part) => sum + (part === Part.value ? 2 : part > Part.prim ? 1 : 0), 0),
);

const words: Readonly<Record<number, number>> = {
  [Part.var]: Read.var,
  [Part.func]: Read.func,
  [Part.label]: Read.label,
  [Part.type]: Read.type,
  [Part.reg]: Read.reg,
  [Part.counter]: Read.counter,
  [Part.string]: Read.text,
  [Part.word]: Read.text,
  [Part.raw]: Read.text,
  [Part.intrinsic]: Read.text,
  [Part.from]: Read.from,
};
const constants = [Read.small, Read.low, Read.high, Read.both];

/** The steps of a shape, one for each slot that has words. */
export function stepsOf({ op, prim, zeros, form }: Shape): readonly number[] {
  let ints = 0;
  return [...formParts[op]]
    .filter((part) => part > Part.prim)
    .map((part) => {
      if (part === Part.int || part === Part.optionalInt) return (zeros & (1 << ints++)) === 0 ? Read.int : Read.zero;
      if (part === Part.value) return isWide(primByCode[prim]) ? Read.wide : constants[form];
      if (part === Part.label && rows[opcodeByCode[op] ?? 'block'].kind === 'label') return Read.ownLabel;
      return words[part] ?? Read.list;
    });
}

/** The parts of an opcode's form that have words, as `stepsOf` counts them. */
export const slotParts: readonly Uint8Array[] = formParts.map((parts) => parts.filter((part) => part > Part.prim));

const lowMasks = new Int32Array(256);
const isLong = new Uint8Array(256);
primByCode.forEach((prim, code) => {
  const width = Math.min(64, constantWidth(prim));
  lowMasks[code] = width < 32 ? (1 << width) - 1 : -1;
  isLong[code] = width > 32 ? 1 : 0;
});

/** The low word of a constant with no bits beyond its type. */
export function lowOf(prim: number, low: number): number {
  return low & lowMasks[prim];
}

/** The high word that a constant has if nothing else is said: none in narrow types, the sign of the low one in others. */
export function highOf(prim: number, low: number): number {
  return isLong[prim] === 1 ? low >> 31 : 0;
}

/** Whether the type of a constant has no bits for a low or a high word. */
export function exceeds(prim: number, low: number, high: number): boolean {
  return (low & ~lowMasks[prim]) !== 0 || (high !== 0 && isLong[prim] === 0);
}

/** The bits that a low word cannot have in a constant of a type. */
export function foreignBits(prim: number): number {
  return ~lowMasks[prim];
}

/** How a constant is written; small numbers take fewer bytes than their word. */
export function formOf(prim: number, low: number, high: number): number {
  if (high === highOf(prim, low)) return low >= -(2 ** 20) && low < 2 ** 20 ? 0 : 1;
  return low === 0 ? 2 : 3;
}

/** A shape as one number. */
export function keyOf({ op, prim, from, count, zeros, form }: Shape): number {
  return op + 256 * (prim + 256 * (from + 256 * (count + 32 * (zeros + 32 * form))));
}

export function shapeOfKey(key: number): Shape {
  const next = (size: number): number => {
    const digit = key % size;
    key = (key - digit) / size;
    return digit;
  };
  const [op, prim, from, count, zeros, form] = [next(256), next(256), next(256), next(32), next(32), next(8)];
  return { op, prim, from, count, zeros, form };
}

export const shape = record<Shape>({ op: uleb, prim: uleb, from: uleb, count: uleb, zeros: uleb, form: uleb });

/** What is wrong with a shape that was read. */
export function problemOf({ op, prim, from, count, zeros, form }: Shape): string | undefined {
  if (opcodeByCode[op] === undefined) return `there is no opcode ${op}`;
  if (prim >= primByCode.length || from >= primByCode.length) return 'there is no such primitive type';
  return count > many || zeros > 31 || form > 3 ? 'a shape is none that is written' : undefined;
}
