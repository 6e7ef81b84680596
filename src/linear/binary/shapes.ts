/**
 * The shape of an instruction: everything of it but its numbers. A module has many instructions and few shapes, so a shape is
 * written once, and an instruction is the number of its shape (the most frequent first, so nearly always a byte) and its numbers:
 *
 *     t7 = AddI t5, l2          shape: AddI, next temporary i32, t, l         numbers: 1 (t5 is one before t6), 2
 *     t8 = load.u8 p0 + 4       shape: Load u8 with an offset, next …, p      numbers: 0, 4
 *
 * How many operands an operation takes, and whether something is a destination, is checked when a shape is read, not at each
 * instruction that has it.
 */
import type { ByteReader, ByteWriter } from '../../base/bytes.ts';
import { InternalError } from '../../base/errors.ts';
import { once } from '../../base/once.ts';
import { instrLayouts, isStructuralOp, type Field } from '../fields.ts';
import { calcRows, isCalcOp, structuralRows, type LinearOp, type MemType, type ValueType } from '../opcodes.ts';
import { memTypeNames, valueTypes } from './format.ts';

/** How an operand is written: which numbers follow. Numbers of the format: append, never change. */
export const operandCode = {
  /** A temporary: how far before the next one. */
  t: 1,
  /** A local or parameter: its index. */
  l: 2,
  p: 3,
  /** With a version behind it. */
  lVersion: 4,
  pVersion: 5,
  g: 7,
  gOffset: 8,
  f: 9,
  i32: 10,
  i64: 11,
  /** An index into the constants. */
  constant: 12,
  /** What the destination of a phi is, in the version that follows. */
  same: 13,
} as const;
const mostOperandCode = Math.max(...Object.values(operandCode));
/** Destinations that are temporaries have their type in the shape: the next one, which needs no number, or any. */
export const nextTemp = 32;
export const anyTemp = 48;

const destCodes: ReadonlySet<number> = new Set([
  operandCode.l,
  operandCode.p,
  operandCode.lVersion,
  operandCode.pVersion,
  operandCode.g,
  operandCode.gOffset,
  ...valueTypes.flatMap((_, type) => [nextTemp + type, anyTemp + type]),
]);

/** The type of the temporary that a destination's code names; undefined if it is no temporary. */
export function typeOfTemp(code: number): ValueType | undefined {
  return code < nextTemp ? undefined : valueTypes[code & 15];
}

export interface Shape {
  readonly op: LinearOp;
  /** Asked of every instruction that is read, so it is known beforehand. */
  readonly isCalc: boolean;
  readonly dests: readonly number[];
  readonly operands: readonly number[];
  /** Of loads and stores. */
  readonly mem: MemType;
  readonly volatile: boolean;
  readonly hasOffset: boolean;
  /** Of traps, an index into the words. */
  readonly trap: number;
}

const opsByCode = once(() => {
  const ops = new Map<number, LinearOp>();
  for (const [op, { code }] of [...Object.entries(calcRows), ...Object.entries(structuralRows)])
    ops.set(code, op as LinearOp);
  return ops;
});

export function codeOfOp(op: LinearOp): number {
  return isStructuralOp(op) ? structuralRows[op].code : calcRows[op].code;
}

export function writeShape(out: ByteWriter, { op, dests, operands, mem, volatile, hasOffset, trap }: Shape): void {
  out.uleb(codeOfOp(op));
  out.uleb(dests.length);
  for (const code of dests) out.u8(code);
  out.uleb(operands.length);
  for (const code of operands) out.u8(code);
  const fields: Partial<Record<Field, true>> = isStructuralOp(op) ? instrLayouts[op].fields : {};
  if (fields.mem) out.u8(memTypeNames.indexOf(mem) | (volatile ? 32 : 0) | (hasOffset ? 64 : 0));
  if (fields.trap) out.uleb(trap);
}

/** As the text writes kinds of traps. */
const trapPattern = /^[A-Za-z_.$][\w.$]*(?:-[A-Za-z_.$][\w.$]*)*$/;

export function readShape(input: ByteReader, words: readonly string[]): Shape {
  const at = input.offset;
  const op = opsByCode().get(input.uleb()) ?? input.fail('there is no such operation', at);
  const dests = [...input.bytes(input.count())];
  const operands = [...input.bytes(input.count())];
  const fields: Partial<Record<Field, true>> = isStructuralOp(op) ? instrLayouts[op].fields : {};
  const access = fields.mem ? input.u8() : 0;
  const mem = memTypeNames[access & 31] ?? input.fail('there is no such type of cells');
  const trap = fields.trap ? input.uleb() : 0;
  if (fields.trap && !trapPattern.test(words[trap] ?? '')) input.fail(`there is no trap ${trap}`);
  if (access > 127) input.fail('there is no such access');
  checkCounts(input, op, dests, operands, at);
  const [volatile, hasOffset] = [(access & 32) !== 0, (access & 64) !== 0];
  return { op, isCalc: isCalcOp(op), dests, operands, mem, volatile, hasOffset, trap };
}

function checkCounts(
  input: ByteReader,
  op: LinearOp,
  dests: readonly number[],
  operands: readonly number[],
  at: number,
): void {
  const counts = isStructuralOp(op) ? instrLayouts[op] : { dests: 1 as const, operands: calcRows[op].operands.length };
  const fits = (count: number, wanted: number | 'any'): boolean => wanted === 'any' || wanted === count;
  if (!fits(dests.length, counts.dests) || !fits(operands.length, counts.operands))
    input.fail(`${op} has ${dests.length} destinations and ${operands.length} operands`, at);
  if (op === 'ICall' && operands.length === 0) input.fail('ICall without an address', at);
  for (const code of dests) if (!destCodes.has(code)) input.fail(`there is no kind ${code} of destinations`, at);
  for (const code of operands) {
    const isKnown = code >= 1 && code <= mostOperandCode && (code !== operandCode.same || op === 'Phi');
    if (!isKnown) input.fail(`there is no kind ${code} of operands here`, at);
  }
  if (operands.includes(operandCode.same) && dests[0] !== operandCode.lVersion && dests[0] !== operandCode.pVersion)
    input.fail('a phi without a local or parameter', at);
}

/** The shapes of a module while it is written: each with its number of uses. */
export class ShapeTable {
  readonly #byKey = new Map<string, number>();
  readonly #shapes: Shape[] = [];
  readonly #uses: number[] = [];

  /** Counts a use; the number is the order of first uses. */
  use(key: string, make: () => Shape): number {
    let id = this.#byKey.get(key);
    if (id === undefined) {
      id = this.#shapes.push(make()) - 1;
      this.#byKey.set(key, id);
      this.#uses.push(0);
    }
    this.#uses[id]++;
    return id;
  }

  /** The most frequent first, of equals the one that was used first. */
  sorted(): { readonly shapes: readonly Shape[]; readonly numbers: Int32Array } {
    const order = [...this.#shapes.keys()].sort((a, b) => this.#uses[b] - this.#uses[a] || a - b);
    const numbers = new Int32Array(order.length);
    order.forEach((id, number) => (numbers[id] = number));
    return { shapes: order.map((id) => this.#shapes[id]), numbers };
  }
}

export function typeCode(type: ValueType): number {
  const code = valueTypes.indexOf(type);
  if (code < 0) throw new InternalError(`no type ${type}`, 'linear binary');
  return code;
}
