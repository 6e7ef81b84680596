/**
 * Quads (IEEE 754 binary128) taken apart and put together, as code on 64-bit halves.
 *
 *     63   62        48 47                0   63                  0
 *     ┌────┬───────────┬───────────────────┬─────────────────────┐
 *     │sign│ exponent  │ fraction, upper   │  fraction, lower    │    value: ±1.fraction * 2^(exponent - 16383)
 *     └────┴───────────┴───────────────────┴─────────────────────┘
 *              high half                        low half
 *
 * Between unpacking and rounding a value is (exponent, high, low, rest): the integer high:low, whose leading bit is bit 112
 * once it is normalised, times 2^(exponent - 16383 - 112), and below it 64 bits of `rest`, the last of which stands for
 * everything that was cut off behind ("sticky"): more than enough to round once and correctly, to nearest even.
 *
 *     127     112                        0 63            0
 *     ┌───────┬───────────────────────────┬───────────────┐
 *     │ 0 … 0 │ 1 x x x x …  (high:low)   │  rest …     s │
 *     └───────┴───────────────────────────┴───────────────┘
 */
import type { LinearBuilder } from '../../linear/builder.ts';
import type { Operand } from '../../linear/nodes.ts';
import { halvesOf, join, type Halves } from './halves.ts';
import type { Helpers } from './helpers.ts';

export const bias = 16383n;
/** What the leading bit counts more than the last: the fraction's bits. */
export const fractionBits = 112n;
/** In high halves: */
export const signBit = -(1n << 63n);
export const infinityHigh = 0x7fff_0000_0000_0000n;
const nanHigh = 0x7fff_8000_0000_0000n;
/** The leading 1 of the significand, which a normal number does not write. */
const hiddenBit = 1n << 48n;
const greatestExponent = 0x7fffn;

export function quadNaN(b: LinearBuilder): Operand {
  return b.v128(BigInt.asUintN(64, nanHigh) << 64n);
}

export function signOf(b: LinearBuilder, { high }: Halves): Operand {
  return b.calc('BandL', high, b.i64(signBit));
}

export function isNegative(b: LinearBuilder, { high }: Halves): Operand {
  return b.calc('LessL', high, b.i64(0n));
}

/** Without the sign. */
export function magnitudeOf(b: LinearBuilder, { low, high }: Halves): Halves {
  return { low, high: b.calc('BandL', high, b.i64(~signBit)) };
}

export function isNaN(b: LinearBuilder, a: Halves): Operand {
  const { low, high } = magnitudeOf(b, a);
  const infinity = b.i64(infinityHigh);
  const hasPayload = b.calc('BandI', b.calc('EqualL', high, infinity), b.calc('NotEqualL', low, b.i64(0n)));
  return b.calc('BorI', b.calc('GreaterL', high, infinity), hasPayload);
}

export function isInfinite(b: LinearBuilder, a: Halves): Operand {
  const { low, high } = magnitudeOf(b, a);
  return b.calc('BandI', b.calc('EqualL', high, b.i64(infinityHigh)), b.calc('NotL', low));
}

/** +0 or -0. */
export function isQuadZero(b: LinearBuilder, a: Halves): Operand {
  const { low, high } = magnitudeOf(b, a);
  return b.calc('NotL', b.calc('BorL', low, high));
}

/** The sign with other bits of the high half; the low half is 0. */
export function signed(b: LinearBuilder, sign: Operand, high: bigint): Operand {
  return join(b, { low: b.i64(0n), high: b.calc('BorL', sign, b.i64(high)) });
}

/** The exponent field. */
export function exponentOf(b: LinearBuilder, { high }: Halves): Operand {
  return b.calc('BandL', b.calc('ShrUL', high, b.i64(48n)), b.i64(greatestExponent));
}

/** The significand, with the bit that normal numbers do not write, and the exponent that goes with it (at least 1). */
export function significandOf(b: LinearBuilder, a: Halves): Halves & { readonly exponent: Operand } {
  const field = exponentOf(b, a);
  const fraction = b.calc('BandL', a.high, b.i64(hiddenBit - 1n));
  const isNormal = b.calc('NotEqualL', field, b.i64(0n));
  const high = b.calc('SelectL', isNormal, b.calc('BorL', fraction, b.i64(hiddenBit)), fraction);
  return { low: a.low, high, exponent: b.calc('SelectL', isNormal, field, b.i64(1n)) };
}

/** The significand of a normal number. */
export function withHidden(b: LinearBuilder, { low, high }: Halves): Halves {
  return { low, high: b.calc('BorL', b.calc('BandL', high, b.i64(hiddenBit - 1n)), b.i64(hiddenBit)) };
}

/** 1 or 0, as i64: a sticky bit. */
export function nonZero(b: LinearBuilder, value: Operand): Operand {
  return b.calc('UIToL', b.calc('NotEqualL', value, b.i64(0n)));
}

/**
 * The upper 64 bits of high:low shifted left by 0 to 63. Shifts take their count modulo 64, so that a shift by 64 - count is
 * written as one by 1 and one by 63 - count: right for a count of 0 too.
 */
function funnelLeft(b: LinearBuilder, high: Operand, low: Operand, count: Operand): Operand {
  const rest = b.calc('BxorL', count, b.i64(63n));
  return b.calc('BorL', b.calc('ShlL', high, count), b.calc('ShrUL', b.calc('ShrUL', low, b.i64(1n)), rest));
}

/** The lower 64 bits of high:low shifted right by 0 to 63. */
function funnelRight(b: LinearBuilder, high: Operand, low: Operand, count: Operand): Operand {
  const rest = b.calc('BxorL', count, b.i64(63n));
  return b.calc('BorL', b.calc('ShrUL', low, count), b.calc('ShlL', b.calc('ShlL', high, b.i64(1n)), rest));
}

/** What is cut off a value that is shifted right by 0 to 63: 1 if it is not 0. */
export function lost(b: LinearBuilder, value: Operand, count: Operand): Operand {
  const rest = b.calc('BxorL', count, b.i64(63n));
  return nonZero(b, b.calc('ShlL', b.calc('ShlL', value, b.i64(1n)), rest));
}

/** (high, low, rest, count) → (high, low, rest): shifted right by any count, the sticky bit kept. */
export function shiftRightSticky(helpers: Helpers): number {
  const signature = { params: ['i64', 'i64', 'i64', 'i64'], results: ['i64', 'i64', 'i64'] } as const;
  return helpers.indexOf('quad.shift', signature, (b) => {
    const [high, low, rest, count] = [0, 1, 2, 3].map((k) => b.param(k));
    const far = b.i64(192n);
    b.calcTo(count, 'MinUL', count, far);
    // Whole words first: at most three.
    b.while(
      () => b.calc('GreaterEqualL', count, b.i64(64n)),
      () => {
        b.calcTo(rest, 'BorL', low, nonZero(b, rest));
        b.assign(low, high);
        b.assign(high, b.i64(0n));
        b.calcTo(count, 'SubL', count, b.i64(64n));
      },
    );
    const sticky = lost(b, rest, count);
    const [upper, middle] = [b.calc('ShrUL', high, count), funnelRight(b, high, low, count)];
    b.return(upper, middle, b.calc('BorL', funnelRight(b, low, rest, count), sticky));
  });
}

/** v128 → (exponent, high, low) with the leading bit at 112, of a finite quad that is not 0. The exponent may be negative. */
export function unpack(helpers: Helpers): number {
  return helpers.indexOf('quad.unpack', { params: ['v128'], results: ['i64', 'i64', 'i64'] }, (b) => {
    const a = significandOf(b, halvesOf(b, b.param(0)));
    const [exponent, high, low] = [a.exponent, a.high, a.low].map((value) => {
      const local = b.local('i64');
      b.assign(local, value);
      return local;
    });
    b.ifThen(b.calc('NotL', high), () => {
      b.assign(high, low);
      b.assign(low, b.i64(0n));
      b.calcTo(exponent, 'SubL', exponent, b.i64(64n));
    });
    const zeros = b.calc('SubL', b.calc('ClzL', high), b.i64(15n));
    b.ifThen(b.calc('LessL', zeros, b.i64(0n)), () => {
      const count = b.calc('NegL', zeros);
      b.return(b.calc('AddL', exponent, count), b.calc('ShrUL', high, count), funnelRight(b, high, low, count));
    });
    b.return(b.calc('SubL', exponent, zeros), funnelLeft(b, high, low, zeros), b.calc('ShlL', low, zeros));
  });
}

/**
 * (sign, exponent, high, low, rest) → the nearest quad, ties to even. The significand need not be normalised: it may be
 * any number of 192 bits. Numbers that are too great become infinite, those below the normal ones lose bits.
 */
export function makeQuad(helpers: Helpers): number {
  const signature = { params: ['i64', 'i64', 'i64', 'i64', 'i64'], results: ['v128'] } as const;
  return helpers.indexOf('quad.make', signature, (b) => {
    const [sign, exponent, high, low, rest] = [0, 1, 2, 3, 4].map((k) => b.param(k));
    b.ifThen(b.calc('NotL', b.calc('BorL', b.calc('BorL', high, low), rest)), () => b.return(signed(b, sign, 0n)));
    normalise(b, helpers, exponent, [high, low, rest]);
    b.ifThen(b.calc('GreaterEqualL', exponent, b.i64(greatestExponent)), () => b.return(signed(b, sign, infinityHigh)));
    b.ifThen(b.calc('LessEqualL', exponent, b.i64(0n)), () => {
      shiftBy(b, helpers, [high, low, rest], b.calc('SubL', b.i64(1n), exponent));
      b.assign(exponent, b.i64(1n));
    });
    b.return(rounded(b, sign, exponent, { low, high }, rest));
  });
}

type Dest = ReturnType<LinearBuilder['local']>;

/** Shifts 192 bits, which are not all 0, until the leading one is at 112 of the upper 128, and corrects the exponent. */
function normalise(b: LinearBuilder, helpers: Helpers, exponent: Dest, places: readonly [Dest, Dest, Dest]): void {
  const [high, low, rest] = places;
  b.while(
    () => b.calc('NotL', high),
    () => {
      b.assign(high, low);
      b.assign(low, rest);
      b.assign(rest, b.i64(0n));
      b.calcTo(exponent, 'SubL', exponent, b.i64(64n));
    },
  );
  const zeros = b.calc('SubL', b.calc('ClzL', high), b.i64(15n));
  const shiftUp = (): void => {
    b.assign(high, funnelLeft(b, high, low, zeros));
    b.assign(low, funnelLeft(b, low, rest, zeros));
    b.calcTo(rest, 'ShlL', rest, zeros);
  };
  const isTooLow = b.calc('GreaterEqualL', zeros, b.i64(0n));
  b.ifElse(isTooLow, shiftUp, () => shiftBy(b, helpers, places, b.calc('NegL', zeros)));
  b.calcTo(exponent, 'SubL', exponent, zeros);
}

/** Shifts the 192 bits of three places right by any count. */
function shiftBy(b: LinearBuilder, helpers: Helpers, places: readonly Dest[], count: Operand): void {
  const shifted = b.callAll(shiftRightSticky(helpers), [...places, count]);
  places.forEach((place, k) => b.assign(place, shifted[k]));
}

/**
 * A leading bit at 112 counts the exponent field up by one, so the field is one less before it is added; a significand
 * without it is subnormal. A carry out of rounding counts it up by one more, up to the pattern of infinity.
 */
function rounded(b: LinearBuilder, sign: Operand, exponent: Operand, { low, high }: Halves, rest: Operand): Operand {
  const up = roundsUp(b, low, rest);
  const sum = b.calc('AddL', low, up);
  const carry = b.calc('UIToL', b.calc('LessUL', sum, low));
  const field = b.calc('ShlL', b.calc('SubL', exponent, b.i64(1n)), b.i64(48n));
  const top = b.calc('AddL', b.calc('AddL', high, carry), field);
  return join(b, { low: sum, high: b.calc('BorL', top, sign) });
}

/** 1 if the rest is more than half of the last bit, or half of it and that bit is 1. */
export function roundsUp(b: LinearBuilder, last: Operand, rest: Operand): Operand {
  const half = b.i64(signBit);
  const isTie = b.calc('EqualL', rest, half);
  const isOdd = b.calc('LToI', b.calc('BandL', last, b.i64(1n)));
  return b.calc('UIToL', b.calc('BorI', b.calc('GreaterUL', rest, half), b.calc('BandI', isTie, isOdd)));
}
