/**
 * Stack code in flat form: what the verifier checks, the stack machine runs, bitcode holds and the lowering reads.
 *
 * A body is a list of instructions; a target is the index of one. `a` and `b` hold the operand, by the kind that the row
 * of the opcode names:
 *
 *     index            a: the index
 *     int32            a: the number
 *     int64            a, b: the low and the high 32 bits, both signed
 *     float32, float64, const     a: place in pool.constants
 *     string, symbol   a: place in pool.strings, pool.symbols
 *     label            a: target
 *     labels           a: place in `tables`; the last target of a table is the default
 *     callee           a: place in pool.symbols, or -1 where the callee is on the stack; b: the number of operands
 *
 * Names of labels, comments and spans stand beside the instructions, so that the text can be written again. A target
 * may be `instrs.length`: a label before the closing brace, which control must not reach.
 */
import type { Span } from '../../base/source.ts';
import type { Comments, Expr } from '../nodes.ts';
import { fastMathFlags, opcodeNames, wrapFlags, type Flag, type Opcode } from '../opcodes.ts';
import { printExpr } from '../printer.ts';

export interface FlatInstr {
  readonly op: Opcode;
  /** Bit i: the i-th of `allFlags`. */
  readonly flags: number;
  readonly a: number;
  readonly b: number;
}

/** In the order of their bits, which is also that of binary forms. */
export const allFlags: readonly Flag[] = [...wrapFlags, ...fastMathFlags];

export function flagBits(flags: readonly Flag[]): number {
  let bits = 0;
  for (const flag of flags) bits |= 1 << allFlags.indexOf(flag);
  return bits;
}

export function flagsOf(bits: number): Flag[] {
  return allFlags.filter((_, i) => ((bits >> i) & 1) === 1);
}

export interface LabelName {
  readonly name: string;
  readonly at: number;
  readonly span: Span;
}

export interface StackCode {
  readonly instrs: readonly FlatInstr[];
  readonly tables: readonly (readonly number[])[];
  readonly pool: Pool;
  /** In the order of the text. */
  readonly labels: readonly LabelName[];
  /** Of each instruction. */
  readonly spans: readonly Span[];
  /** Only where there are some; `instrs.length` is the place of the labels before the closing brace. */
  readonly comments: ReadonlyMap<number, Comments>;
  readonly tail: readonly string[];
}

/** Constants, strings and names that instructions refer to by number; one for all bodies of a module. */
export class Pool {
  readonly constants: Expr[] = [];
  readonly strings: string[] = [];
  readonly symbols: string[] = [];
  readonly #known = new Map<string, number>();

  constant(value: Expr): number {
    return this.#intern(`k${printExpr(value)}`, this.constants, value);
  }

  string(text: string): number {
    return this.#intern(`s${text}`, this.strings, text);
  }

  symbol(name: string): number {
    return this.#intern(`n${name}`, this.symbols, name);
  }

  #intern<T>(key: string, list: T[], value: T): number {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    this.#known.set(key, list.length);
    return list.push(value) - 1;
  }
}

/** The number of `ldc.l`. */
export function wideOperand({ a, b }: FlatInstr): bigint {
  return (BigInt(b) << 32n) | BigInt.asUintN(32, BigInt(a));
}

const impliedNumbers: ReadonlyMap<Opcode, number> = new Map(
  opcodeNames.map((op) => {
    const text = op.slice(op.lastIndexOf('.') + 1);
    return [op, text === 'm1' ? -1 : Number(text)];
  }),
);

/** Opcodes whose name says their number: `ldarg.2`, `ldc.m1`. */
export function impliedNumber(op: Opcode): number {
  return impliedNumbers.get(op) ?? Number.NaN;
}
