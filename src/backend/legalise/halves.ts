/**
 * Arithmetic on integers of 128 bits as code on their halves of 64 bits:
 *
 *     127            64 63             0
 *     ┌────────────────┬────────────────┐
 *     │      high      │      low       │      a v128 holds them as lanes 1 and 0 of I64x2
 *     └────────────────┴────────────────┘
 *
 * Each function here writes instructions with a builder and gives the operands that hold the result. Values of type v128
 * are only ever taken apart and put together (`halvesOf`, `join`), which the step for vectors turns into nothing.
 */
import type { LinearBuilder } from '../../linear/builder.ts';
import type { Operand } from '../../linear/nodes.ts';

/** A 128-bit integer, or the bits of any v128. */
export interface Halves {
  readonly low: Operand;
  readonly high: Operand;
}

export function halvesOf(b: LinearBuilder, value: Operand): Halves {
  return { low: b.calc('LaneI64x2', value, b.i32(0)), high: b.calc('LaneI64x2', value, b.i32(1)) };
}

export function join(b: LinearBuilder, { low, high }: Halves): Operand {
  return b.calc('ReplaceI64x2', b.calc('SplatI64x2', low), b.i32(1), high);
}

export function zeroHalves(b: LinearBuilder): Halves {
  return { low: b.i64(0n), high: b.i64(0n) };
}

/** Locals that hold a value which changes. */
export interface HalvesLocal {
  readonly value: Halves;
  set(value: Halves): void;
}

export function halvesLocal(b: LinearBuilder, first: Halves): HalvesLocal {
  const [low, high] = [b.local('i64'), b.local('i64')];
  const set = (value: Halves): void => {
    b.assign(low, value.low);
    b.assign(high, value.high);
  };
  set(first);
  return { value: { low, high }, set };
}

export function isZero(b: LinearBuilder, { low, high }: Halves): Operand {
  return b.calc('NotL', b.calc('BorL', low, high));
}

export function isLess(b: LinearBuilder, x: Halves, y: Halves, unsigned: boolean): Operand {
  const inHigh = b.calc(unsigned ? 'LessUL' : 'LessL', x.high, y.high);
  return b.calc('BorI', inHigh, b.calc('BandI', b.calc('EqualL', x.high, y.high), b.calc('LessUL', x.low, y.low)));
}

export function select(b: LinearBuilder, condition: Operand, x: Halves, y: Halves): Halves {
  return { low: b.calc('SelectL', condition, x.low, y.low), high: b.calc('SelectL', condition, x.high, y.high) };
}

export function add(b: LinearBuilder, x: Halves, y: Halves): Halves {
  const low = b.calc('AddL', x.low, y.low);
  const carry = b.calc('UIToL', b.calc('LessUL', low, x.low));
  return { low, high: b.calc('AddL', b.calc('AddL', x.high, y.high), carry) };
}

export function subtract(b: LinearBuilder, x: Halves, y: Halves): Halves {
  const borrow = b.calc('UIToL', b.calc('LessUL', x.low, y.low));
  return { low: b.calc('SubL', x.low, y.low), high: b.calc('SubL', b.calc('SubL', x.high, y.high), borrow) };
}

/** (x ^ m) - m, with m all ones if x is negative. */
export function magnitude(b: LinearBuilder, x: Halves): Halves {
  return negateIf(b, x, b.calc('ShrL', x.high, b.i64(63n)));
}

/** -x if the mask is all ones, x if it is 0. */
export function negateIf(b: LinearBuilder, x: Halves, mask: Operand): Halves {
  const turned = { low: b.calc('BxorL', x.low, mask), high: b.calc('BxorL', x.high, mask) };
  return subtract(b, turned, { low: mask, high: mask });
}

/** The low 128 bits: the full product of the low halves, plus both mixed products in the high half. */
export function multiply(b: LinearBuilder, x: Halves, y: Halves): Halves {
  const full = multiplyFully(b, x.low, y.low);
  const mixed = b.calc('AddL', b.calc('MulL', x.low, y.high), b.calc('MulL', x.high, y.low));
  return { low: full.low, high: b.calc('AddL', full.high, mixed) };
}

/** 64 by 64 bits to 128, from four products of 32 bits. */
export function multiplyFully(b: LinearBuilder, x: Operand, y: Operand): Halves {
  const mask = b.i64(0xffff_ffffn);
  const low = (value: Operand): Operand => b.calc('BandL', value, mask);
  const high = (value: Operand): Operand => b.calc('ShrUL', value, b.i64(32n));
  const [xl, xh, yl, yh] = [low(x), high(x), low(y), high(y)];
  const first = b.calc('MulL', xl, yl);
  const second = b.calc('AddL', b.calc('MulL', xh, yl), high(first));
  const third = b.calc('AddL', b.calc('MulL', xl, yh), low(second));
  const top = b.calc('AddL', b.calc('AddL', b.calc('MulL', xh, yh), high(second)), high(third));
  return { low: b.calc('MulL', x, y), high: top };
}

/** A count from 0 to 127. From 64 on the halves change places. A shift by 64 - n is one by 1 and one by 63 - n, so that n may be 0. */
export function shiftLeft(b: LinearBuilder, x: Halves, count: Operand): Halves {
  const isFar = b.calc('GreaterEqualL', count, b.i64(64n));
  const low = b.calc('SelectL', isFar, b.i64(0n), x.low);
  const high = b.calc('SelectL', isFar, x.low, x.high);
  const across = b.calc(
    'ShrUL',
    b.calc('ShrUL', low, b.i64(1n)),
    b.calc('BxorL', b.calc('BandL', count, b.i64(63n)), b.i64(63n)),
  );
  return { low: b.calc('ShlL', low, count), high: b.calc('BorL', b.calc('ShlL', high, count), across) };
}

export function shiftRight(b: LinearBuilder, x: Halves, count: Operand, family: 'Shr' | 'ShrU'): Halves {
  const isFar = b.calc('GreaterEqualL', count, b.i64(64n));
  const filling = family === 'Shr' ? b.calc('ShrL', x.high, b.i64(63n)) : b.i64(0n);
  const low = b.calc('SelectL', isFar, x.high, x.low);
  const high = b.calc('SelectL', isFar, filling, x.high);
  const across = b.calc(
    'ShlL',
    b.calc('ShlL', high, b.i64(1n)),
    b.calc('BxorL', b.calc('BandL', count, b.i64(63n)), b.i64(63n)),
  );
  return { low: b.calc('BorL', b.calc('ShrUL', low, count), across), high: b.calc(`${family}L`, high, count) };
}

/** Twice the value, with a new lowest bit. */
export function double(b: LinearBuilder, { low, high }: Halves, bit: Operand): Halves {
  const across = b.calc('ShrUL', low, b.i64(63n));
  return {
    low: b.calc('BorL', b.calc('ShlL', low, b.i64(1n)), bit),
    high: b.calc('BorL', b.calc('ShlL', high, b.i64(1n)), across),
  };
}

/** How many zeros stand before the first one; 128 for 0. */
export function leadingZeros(b: LinearBuilder, { low, high }: Halves): Operand {
  const inLow = b.calc('AddL', b.calc('ClzL', low), b.i64(64n));
  return b.calc('SelectL', b.calc('NotL', high), inLow, b.calc('ClzL', high));
}
