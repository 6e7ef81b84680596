/**
 * Integers of at most 32 bits: the operations on canonical JS numbers.
 *
 * i32 and u32 are written out, because engines call them most; 8, 16 and 1 bits come from one factory that computes
 * in 32 bits and wraps. Results wrap modulo 2^bits. Shift counts count modulo the width; `lshr` shifts zeros and `ashr`
 * copies of the top bit into the type's own width, whatever its signedness.
 */
import type { BinaryMeanings, UnaryMeanings } from './ops.ts';
import { trapDivideByZero } from './trap.ts';

export interface WordMeanings {
  readonly binary: BinaryMeanings<number, 'int'>;
  readonly unary: UnaryMeanings<number, 'int'>;
}

export const i32Meanings: WordMeanings = {
  binary: {
    add: (a, b) => (a + b) | 0,
    sub: (a, b) => (a - b) | 0,
    mul: (a, b) => Math.imul(a, b),
    // `| 0` also wraps -2^31 / -1 and turns the -0 of a remainder into 0.
    div: (a, b) => (b === 0 ? trapDivideByZero() : (a / b) | 0),
    rem: (a, b) => (b === 0 ? trapDivideByZero() : (a % b) | 0),
    min: (a, b) => (a < b ? a : b),
    max: (a, b) => (a > b ? a : b),
    band: (a, b) => a & b,
    bior: (a, b) => a | b,
    bxor: (a, b) => a ^ b,
    shl: (a, b) => a << b,
    lshr: (a, b) => (a >>> b) | 0,
    ashr: (a, b) => a >> b,
    ror: (a, b) => (a >>> b) | (a << -b),
    land: (a, b) => (a !== 0 && b !== 0 ? 1 : 0),
    lior: (a, b) => (a !== 0 || b !== 0 ? 1 : 0),
  },
  unary: { abs: (a) => (a < 0 ? -a | 0 : a), neg: (a) => -a | 0, bnot: (a) => ~a, lnot: (a) => (a === 0 ? 1 : 0) },
};

export const u32Meanings: WordMeanings = {
  binary: {
    add: (a, b) => (a + b) >>> 0,
    sub: (a, b) => (a - b) >>> 0,
    mul: (a, b) => Math.imul(a, b) >>> 0,
    div: (a, b) => (b === 0 ? trapDivideByZero() : (a / b) >>> 0),
    rem: (a, b) => (b === 0 ? trapDivideByZero() : a % b),
    min: (a, b) => (a < b ? a : b),
    max: (a, b) => (a > b ? a : b),
    band: (a, b) => (a & b) >>> 0,
    bior: (a, b) => (a | b) >>> 0,
    bxor: (a, b) => (a ^ b) >>> 0,
    shl: (a, b) => (a << b) >>> 0,
    lshr: (a, b) => a >>> b,
    ashr: (a, b) => (a >> b) >>> 0,
    ror: (a, b) => ((a >>> b) | (a << -b)) >>> 0,
    land: (a, b) => (a !== 0 && b !== 0 ? 1 : 0),
    lior: (a, b) => (a !== 0 || b !== 0 ? 1 : 0),
  },
  unary: { abs: (a) => a, neg: (a) => -a >>> 0, bnot: (a) => ~a >>> 0, lnot: (a) => (a === 0 ? 1 : 0) },
};

/** Integers of fewer than 32 bits. Bitwise operations need no wrapping: canonical operands give canonical results. */
function narrowMeanings(bits: 1 | 8 | 16, signed: boolean): WordMeanings {
  const rest = 32 - bits;
  const mask = (1 << bits) - 1;
  const countMask = bits - 1;
  const wrap = signed ? (x: number): number => (x << rest) >> rest : (x: number): number => x & mask;
  const base = i32Meanings.binary;
  return {
    binary: {
      add: (a, b) => wrap(a + b),
      sub: (a, b) => wrap(a - b),
      mul: (a, b) => wrap(Math.imul(a, b)),
      div: (a, b) => wrap(base.div(a, b)),
      rem: (a, b) => base.rem(a, b),
      min: base.min,
      max: base.max,
      band: base.band,
      bior: base.bior,
      bxor: base.bxor,
      shl: (a, b) => wrap(a << (b & countMask)),
      lshr: (a, b) => wrap((a & mask) >>> (b & countMask)),
      ashr: (a, b) => wrap(((a << rest) >> rest) >> (b & countMask)),
      land: base.land,
      lior: base.lior,
    },
    unary: {
      abs: (a) => wrap(a < 0 ? -a : a),
      neg: (a) => wrap(-a),
      bnot: (a) => wrap(~a),
      lnot: i32Meanings.unary.lnot,
    },
  };
}

export const i8Meanings = narrowMeanings(8, true);
export const i16Meanings = narrowMeanings(16, true);
export const u8Meanings = narrowMeanings(8, false);
export const u16Meanings = narrowMeanings(16, false);
export const u1Meanings = narrowMeanings(1, false);
