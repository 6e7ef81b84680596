/**
 * Numbers as the document and decisions 0010 to 0013 have them: integers are whole numbers (BigInt) kept in the range of
 * their type, floats are doubles, an f32 one that was rounded. Nothing is shared with what is checked.
 */
import type { Prim } from './syntax.ts';

export const isFloat = (t: Prim): boolean => t === 'f32' || t === 'f64';
export const isSigned = (t: Prim): boolean => t.startsWith('i');
export const isInt = (t: Prim): boolean => t === 'u1' || /^[iu]\d+$/.test(t);
export const isPointerPrim = (t: Prim): boolean => t === 'ptr' || t === 'ref' || t === 'a32' || t === 'a64';

export function bitsOf(t: Prim, pointer: number): number {
  return t === 'ptr' || t === 'ref' ? pointer * 8 : Number(t.slice(1));
}

/** The integer of the type that is equal modulo 2^bits. */
export function wrap(v: bigint, t: Prim, pointer: number): bigint {
  const modulus = 1n << BigInt(bitsOf(t, pointer));
  const rest = ((v % modulus) + modulus) % modulus;
  return isSigned(t) && rest >= modulus / 2n ? rest - modulus : rest;
}

export function roundTo(f: number, t: Prim): number {
  return t === 'f32' ? Math.fround(f) : f;
}

/** To nearest, ties to even, once: an integer with more than 24 bits is cut to them before. */
function toFloat(v: bigint, t: Prim): number {
  if (t === 'f64') return Number(v);
  const size = v < 0n ? -v : v;
  const extra = BigInt(Math.max(0, size.toString(2).length - 24));
  const [high, low, half] = [size >> extra, size & ((1n << extra) - 1n), extra === 0n ? 0n : 1n << (extra - 1n)];
  const up = extra > 0n && (low > half || (low === half && high % 2n === 1n)) ? 1n : 0n;
  return Number(v < 0n ? -((high + up) << extra) : (high + up) << extra);
}

/** Conversion of a number: decision 0013. */
export function convert(v: bigint | number, to: Prim, pointer: number): bigint | number {
  if (isFloat(to)) return typeof v === 'bigint' ? toFloat(v, to) : roundTo(v, to);
  if (to === 'u1') return v === 0n || v === 0 ? 0n : 1n;
  if (typeof v === 'bigint') return wrap(v, to, pointer);
  if (Number.isNaN(v)) return 0n;
  const bits = BigInt(bitsOf(to, pointer));
  const [least, most] = isSigned(to) ? [-(1n << (bits - 1n)), (1n << (bits - 1n)) - 1n] : [0n, (1n << bits) - 1n];
  if (v === Infinity) return most;
  if (v === -Infinity) return least;
  const whole = BigInt(Math.trunc(v));
  return whole < least ? least : whole > most ? most : whole;
}

export function unary(op: string, v: bigint | number, t: Prim, pointer: number): bigint | number {
  if (typeof v === 'number') {
    switch (op) {
      case 'O_abs':
        return Math.abs(v);
      case 'O_neg':
        return -v;
      case 'O_recip':
        return roundTo(1 / v, t);
      case 'O_sqrt':
        return roundTo(Math.sqrt(v), t);
    }
    throw new Error(`${op} of a float`);
  }
  switch (op) {
    case 'O_abs':
      return wrap(v < 0n ? -v : v, t, pointer);
    case 'O_neg':
      return wrap(-v, t, pointer);
    case 'O_bnot':
      return wrap(-v - 1n, t, pointer);
  }
  throw new Error(`${op} of an integer`);
}

/** `O_sext b`, `O_zext b`: the low b bits. */
export function extend(v: bigint, isSext: boolean, b: number, t: Prim, pointer: number): bigint {
  const low = ((v % (1n << BigInt(b))) + (1n << BigInt(b))) % (1n << BigInt(b));
  return wrap(isSext && b > 0 && low >> BigInt(b - 1) === 1n ? low - (1n << BigInt(b)) : low, t, pointer);
}

/** Undefined: division by zero. */
export function binary(
  op: string,
  a: bigint | number,
  b: bigint | number,
  t: Prim,
  pointer: number,
): bigint | number | undefined {
  if (typeof a === 'number' && typeof b === 'number') return roundTo(floatBinary(op, a, b), t);
  if (typeof a !== 'bigint' || typeof b !== 'bigint') throw new Error(`${op} of two kinds`);
  if ((op === 'O_div' || op === 'O_rem') && b === 0n) return undefined;
  return wrap(intBinary(op, a, b), t, pointer);
}

function floatBinary(op: string, a: number, b: number): number {
  switch (op) {
    case 'O_add':
      return a + b;
    case 'O_sub':
      return a - b;
    case 'O_mul':
      return a * b;
    case 'O_div':
      return a / b;
    case 'O_rem':
      return a % b;
    case 'O_max':
      return Math.max(a, b);
    case 'O_min':
      return Math.min(a, b);
  }
  throw new Error(`${op} of floats`);
}

function intBinary(op: string, a: bigint, b: bigint): bigint {
  switch (op) {
    case 'O_add':
      return a + b;
    case 'O_sub':
      return a - b;
    case 'O_mul':
      return a * b;
    case 'O_div':
      return a / b;
    case 'O_rem':
      return a % b;
    case 'O_max':
      return a > b ? a : b;
    case 'O_min':
      return a < b ? a : b;
    case 'O_band':
      return a & b;
    case 'O_bior':
      return a | b;
    case 'O_bxor':
      return a ^ b;
  }
  throw new Error(`${op} of integers`);
}

/** The count is taken modulo the width; the top bit is that of the type's width, whatever its sign. */
export function shift(op: string, v: bigint, count: bigint, t: Prim, pointer: number): bigint {
  const bits = BigInt(bitsOf(t, pointer));
  const n = ((count % bits) + bits) % bits;
  const whole = ((v % (1n << bits)) + (1n << bits)) % (1n << bits);
  if (op === 'O_shl') return wrap(whole << n, t, pointer);
  const isNegative = op === 'O_ashr' && whole >> (bits - 1n) === 1n;
  return wrap((isNegative ? whole - (1n << bits) : whole) >> n, t, pointer);
}

/** 1.8: `eq` to `ne` are 0 or 1; `cmp` and its kin -1, 0 or 1, and with NaN as decision 0012 says. */
export function compare(op: string, a: bigint | number, b: bigint | number): bigint {
  const isUnordered = Number.isNaN(a) || Number.isNaN(b);
  switch (op) {
    case 'O_eq':
      return a === b ? 1n : 0n;
    case 'O_ne':
      return a === b ? 0n : 1n;
    case 'O_lt':
      return a < b ? 1n : 0n;
    case 'O_le':
      return a <= b ? 1n : 0n;
    case 'O_gt':
      return a > b ? 1n : 0n;
    case 'O_ge':
      return a >= b ? 1n : 0n;
    case 'O_cmpl':
      return isUnordered ? -1n : a < b ? -1n : a === b ? 0n : 1n;
    default:
      return isUnordered ? 1n : a < b ? -1n : a === b ? 0n : 1n;
  }
}
