/**
 * Integers of 64 and 128 bits: the operations on canonical bigints, with the same decisions as the narrower ones.
 *
 * One factory defines all four types. The operations that engines call most are repeated for i64 and u64 with a literal
 * width, because V8 turns `BigInt.asIntN(64, a + b)` into one machine addition only when it sees the 64.
 */
import type { BinaryMeanings, UnaryMeanings } from './ops.ts';
import { trapDivideByZero } from './trap.ts';

export interface WideMeanings {
  readonly binary: BinaryMeanings<bigint, 'int'>;
  readonly unary: UnaryMeanings<bigint, 'int'>;
}

function wideMeanings(bits: 64 | 128, signed: boolean): WideMeanings {
  const cut = signed ? BigInt.asIntN : BigInt.asUintN;
  const wrap = (x: bigint): bigint => cut(bits, x);
  const countMask = BigInt(bits - 1);
  return {
    binary: {
      add: (a, b) => wrap(a + b),
      sub: (a, b) => wrap(a - b),
      mul: (a, b) => wrap(a * b),
      div: (a, b) => (b === 0n ? trapDivideByZero() : wrap(a / b)),
      rem: (a, b) => (b === 0n ? trapDivideByZero() : a % b),
      min: (a, b) => (a < b ? a : b),
      max: (a, b) => (a > b ? a : b),
      band: (a, b) => a & b,
      bior: (a, b) => a | b,
      bxor: (a, b) => a ^ b,
      shl: (a, b) => wrap(a << (b & countMask)),
      lshr: (a, b) => wrap(BigInt.asUintN(bits, a) >> (b & countMask)),
      ashr: (a, b) => wrap(BigInt.asIntN(bits, a) >> (b & countMask)),
      ror: (a, b) => wrap((BigInt.asUintN(bits, a) >> (b & countMask)) | (a << (-b & countMask))),
      land: (a, b) => (a !== 0n && b !== 0n ? 1n : 0n),
      lior: (a, b) => (a !== 0n || b !== 0n ? 1n : 0n),
    },
    unary: {
      abs: (a) => wrap(a < 0n ? -a : a),
      neg: (a) => wrap(-a),
      bnot: (a) => wrap(~a),
      lnot: (a) => (a === 0n ? 1n : 0n),
    },
  };
}

const i64Base = wideMeanings(64, true);
const u64Base = wideMeanings(64, false);

export const i64Meanings: WideMeanings = {
  unary: i64Base.unary,
  binary: {
    ...i64Base.binary,
    add: (a, b) => BigInt.asIntN(64, a + b),
    sub: (a, b) => BigInt.asIntN(64, a - b),
    mul: (a, b) => BigInt.asIntN(64, a * b),
    shl: (a, b) => BigInt.asIntN(64, a << (b & 63n)),
    lshr: (a, b) => BigInt.asIntN(64, BigInt.asUintN(64, a) >> (b & 63n)),
    ashr: (a, b) => a >> (b & 63n),
  },
};

export const u64Meanings: WideMeanings = {
  unary: u64Base.unary,
  binary: {
    ...u64Base.binary,
    add: (a, b) => BigInt.asUintN(64, a + b),
    sub: (a, b) => BigInt.asUintN(64, a - b),
    mul: (a, b) => BigInt.asUintN(64, a * b),
    shl: (a, b) => BigInt.asUintN(64, a << (b & 63n)),
    lshr: (a, b) => a >> (b & 63n),
    ashr: (a, b) => BigInt.asUintN(64, BigInt.asIntN(64, a) >> (b & 63n)),
  },
};

export const i128Meanings = wideMeanings(128, true);
export const u128Meanings = wideMeanings(128, false);
