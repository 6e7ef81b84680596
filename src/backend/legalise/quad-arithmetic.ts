/**
 * What each operation on quads computes, as code on 64-bit halves (`quad-parts.ts`); bit for bit what src/scalar/quad.ts gives.
 *
 * These functions run when the compiler does: each call on the builder `b` writes an instruction of a helper function, and
 * each `Operand` is a value of that function. `b.ifThen(…, () => b.return(…))` deals with a special case and leaves;
 * what is written after it may rely on the case not being there.
 */
import type { LinearBuilder } from '../../linear/builder.ts';
import type { Operand } from '../../linear/nodes.ts';
import type { FamilyName, FamilyOn } from '../../linear/opcodes.ts';
import {
  add,
  double,
  halvesLocal,
  halvesOf,
  isLess,
  join,
  multiplyFully,
  select,
  subtract,
  zeroHalves,
} from './halves.ts';
import type { Halves } from './halves.ts';
import type { Helpers } from './helpers.ts';
import {
  bias,
  exponentOf,
  fractionBits,
  infinityHigh,
  isInfinite,
  isNaN,
  isNegative,
  isQuadZero,
  magnitudeOf,
  makeQuad,
  nonZero,
  quadNaN,
  shiftRightSticky,
  signBit,
  signed,
  significandOf,
  signOf,
  unpack,
} from './quad-parts.ts';

/** Writes the body of the function for a member of a family: operands are its parameters. */
export type QuadWriter = (b: LinearBuilder, helpers: Helpers) => void;

const writers: Readonly<Record<FamilyOn<'Q'>, QuadWriter>> = {
  Add: (b, helpers) => addQuads(b, helpers, halvesOf(b, b.param(1))),
  Sub: (b, helpers) => addQuads(b, helpers, turnSign(b, halvesOf(b, b.param(1)))),
  Mul: multiplyQuads,
  Div: divideQuads,
  Mod: remainder,
  Sqrt: squareRoot,
  Neg: (b) => returnNumber(b, (a) => turnSign(b, a)),
  Abs: (b) => returnNumber(b, (a) => magnitudeOf(b, a)),
  Min: (b) => extreme(b, (x, y) => isLower(b, x, y), isNegative),
  Max: (b) =>
    extreme(
      b,
      (x, y) => isLower(b, y, x),
      (_, x) => b.calc('NotI', isNegative(b, x)),
    ),
  Ceil: (b) => roundQuad(b, 'Ceil'),
  Floor: (b) => roundQuad(b, 'Floor'),
  Trunc: (b) => roundQuad(b, 'Trunc'),
  Round: (b) => roundQuad(b, 'Round'),
  Equal: (b) => compare(b, (x, y) => isSame(b, x, y)),
  NotEqual: (b) => compare(b, (x, y) => b.calc('NotI', isSame(b, x, y)), 1),
  Less: (b) => compare(b, (x, y) => isLower(b, x, y)),
  Greater: (b) => compare(b, (x, y) => isLower(b, y, x)),
  LessEqual: (b) => compare(b, (x, y) => b.calc('NotI', isLower(b, y, x))),
  GreaterEqual: (b) => compare(b, (x, y) => b.calc('NotI', isLower(b, x, y))),
};

export const quadWriters: Readonly<Partial<Record<FamilyName, QuadWriter>>> = writers;

function turnSign(b: LinearBuilder, { low, high }: Halves): Halves {
  return { low, high: b.calc('BxorL', high, b.i64(signBit)) };
}

/** NaN for NaN, else what is computed of the operand's bits. */
function returnNumber(b: LinearBuilder, compute: (a: Halves) => Halves): void {
  const a = halvesOf(b, b.param(0));
  b.ifThen(isNaN(b, a), () => b.return(quadNaN(b)));
  b.return(join(b, compute(a)));
}

/** Both operands; code that follows may rely on neither being NaN. */
function numbers(b: LinearBuilder): [Halves, Halves] {
  const [x, y] = [halvesOf(b, b.param(0)), halvesOf(b, b.param(1))];
  b.ifThen(b.calc('BorI', isNaN(b, x), isNaN(b, y)), () => b.return(quadNaN(b)));
  return [x, y];
}

// Sums

/** The operand of less magnitude is shifted under the other one; then the significands are added or subtracted. */
function addQuads(b: LinearBuilder, helpers: Helpers, second: Halves): void {
  const first = halvesOf(b, b.param(0));
  addSpecial(b, first, second);
  const isSwapped = isLess(b, magnitudeOf(b, first), magnitudeOf(b, second), true);
  const [great, small] = [select(b, isSwapped, second, first), select(b, isSwapped, first, second)];
  const [x, y] = [significandOf(b, great), significandOf(b, small)];
  const distance = b.calc('SubL', x.exponent, y.exponent);
  const [high, low, rest] = b.callAll(shiftRightSticky(helpers), [y.high, y.low, b.i64(0n), distance]);
  const sign = signOf(b, great);
  const make = (value: Halves, below: Operand): void =>
    b.return(b.call(makeQuad(helpers), sign, x.exponent, value.high, value.low, below));
  const differ = b.calc('LessL', b.calc('BxorL', great.high, small.high), b.i64(0n));
  b.ifThen(differ, () => {
    const { value, below } = subtractSignificands(b, x, { low, high }, rest);
    make(value, below);
  });
  make(add(b, x, { low, high }), rest);
}

/** Returns the sums of operands that are no numbers: NaN, or infinite ones, which are NaN if they have opposed signs. */
function addSpecial(b: LinearBuilder, first: Halves, second: Halves): void {
  b.ifThen(b.calc('BorI', isNaN(b, first), isNaN(b, second)), () => b.return(quadNaN(b)));
  b.ifThen(isInfinite(b, first), () => {
    const opposed = b.calc('BandI', isInfinite(b, second), b.calc('NotEqualL', first.high, second.high));
    b.return(b.calc('SelectW', opposed, quadNaN(b), b.param(0)));
  });
  b.ifThen(isInfinite(b, second), () => b.return(join(b, second)));
}

/** x.0 - y.rest, as an integer and what is below it. Returns +0 from the function where nothing is left. */
function subtractSignificands(
  b: LinearBuilder,
  x: Halves,
  y: Halves,
  rest: Operand,
): { readonly value: Halves; readonly below: Operand } {
  const borrow = { low: nonZero(b, rest), high: b.i64(0n) };
  const value = subtract(b, subtract(b, x, y), borrow);
  const below = b.calc('NegL', rest);
  const isNothing = b.calc('NotL', b.calc('BorL', b.calc('BorL', value.low, value.high), below));
  b.ifThen(isNothing, () => b.return(join(b, zeroHalves(b))));
  return { value, below };
}

// Products and quotients

interface Unpacked extends Halves {
  readonly exponent: Operand;
}

function unpacked(b: LinearBuilder, helpers: Helpers, param: number): Unpacked {
  const [exponent, high, low] = b.callAll(unpack(helpers), [b.param(param)]);
  return { exponent, high, low };
}

/** The significands are shifted up by 16 bits in all, so that the product of 226 bits has its leading bit at 112 or 113 of the upper half of 256 bits. */
function multiplyQuads(b: LinearBuilder, helpers: Helpers): void {
  const [a, c] = numbers(b);
  const sign = signOf(b, { low: a.low, high: b.calc('BxorL', a.high, c.high) });
  const hasZero = b.calc('BorI', isQuadZero(b, a), isQuadZero(b, c));
  b.ifThen(b.calc('BorI', isInfinite(b, a), isInfinite(b, c)), () =>
    b.return(b.calc('SelectW', hasZero, quadNaN(b), signed(b, sign, infinityHigh))),
  );
  b.ifThen(hasZero, () => b.return(signed(b, sign, 0n)));
  const [x, y] = [unpacked(b, helpers, 0), unpacked(b, helpers, 1)];
  const exponent = b.calc('SubL', b.calc('AddL', x.exponent, y.exponent), b.i64(bias));
  const { upper, middle, least } = fullProduct(b, shiftedUp(b, x, 15n), shiftedUp(b, y, 1n));
  const rest = b.calc('BorL', middle, nonZero(b, least));
  b.return(b.call(makeQuad(helpers), sign, exponent, upper.high, upper.low, rest));
}

/** A value shifted left by a known count, from 1 to 63. */
function shiftedUp(b: LinearBuilder, { low, high }: Halves, count: bigint): Halves {
  return {
    low: b.calc('ShlL', low, b.i64(count)),
    high: b.calc('BorL', b.calc('ShlL', high, b.i64(count)), b.calc('ShrUL', low, b.i64(64n - count))),
  };
}

/**
 * The 256 bits of p * q, from four products of 64-bit halves, as in long multiplication:
 *
 *                    │   p.low * q.low    = least
 *          p.low * q.high                 = left
 *          p.high * q.low                 = right
 *     p.high * q.high                     = greatest
 *     ────────────────────────────────────
 *     │  upper  │ middle  │  least  │          128 + 64 + 64 bits
 */
function fullProduct(
  b: LinearBuilder,
  p: Halves,
  q: Halves,
): { readonly upper: Halves; readonly middle: Operand; readonly least: Operand } {
  const word = (low: Operand): Halves => ({ low, high: b.i64(0n) });
  const [least, left, right, greatest] = [
    multiplyFully(b, p.low, q.low),
    multiplyFully(b, p.low, q.high),
    multiplyFully(b, p.high, q.low),
    multiplyFully(b, p.high, q.high),
  ];
  const middle = add(b, add(b, word(least.high), word(left.low)), word(right.low));
  const upper = add(b, add(b, add(b, greatest, word(left.high)), word(right.high)), word(middle.high));
  return { upper, middle: middle.low, least: least.low };
}

/** Enough for 113 bits and two more, whichever significand is greater. */
const quotientBits = 115n;

/** Long division of the significands, a bit of the quotient at a time; what is left over is the sticky bit. */
function divideQuads(b: LinearBuilder, helpers: Helpers): void {
  const [a, c] = numbers(b);
  const sign = signOf(b, { low: a.low, high: b.calc('BxorL', a.high, c.high) });
  divideSpecial(b, sign, a, c);
  const [x, y] = [unpacked(b, helpers, 0), unpacked(b, helpers, 1)];
  const { quotient, sticky } = divideSignificands(b, x, y);
  // The quotient has quotientBits - 1 bits behind its point, and makeQuad expects fractionBits.
  const exponent = b.calc(
    'AddL',
    b.calc('SubL', x.exponent, y.exponent),
    b.i64(bias + fractionBits - (quotientBits - 1n)),
  );
  b.return(b.call(makeQuad(helpers), sign, exponent, quotient.high, quotient.low, sticky));
}

/** Returns the quotients of zeros and infinite operands. */
function divideSpecial(b: LinearBuilder, sign: Operand, a: Halves, c: Halves): void {
  const [infiniteA, infiniteC] = [isInfinite(b, a), isInfinite(b, c)];
  const [zeroA, zeroC] = [isQuadZero(b, a), isQuadZero(b, c)];
  const isUndefined = b.calc('BorI', b.calc('BandI', infiniteA, infiniteC), b.calc('BandI', zeroA, zeroC));
  b.ifThen(isUndefined, () => b.return(quadNaN(b)));
  b.ifThen(b.calc('BorI', infiniteA, zeroC), () => b.return(signed(b, sign, infinityHigh)));
  b.ifThen(b.calc('BorI', infiniteC, zeroA), () => b.return(signed(b, sign, 0n)));
}

function divideSignificands(
  b: LinearBuilder,
  x: Halves,
  y: Halves,
): { readonly quotient: Halves; readonly sticky: Operand } {
  const quotient = halvesLocal(b, zeroHalves(b));
  const rest = halvesLocal(b, x);
  repeat(b, b.i64(quotientBits), () => {
    const fits = reduce(b, rest, y);
    quotient.set(double(b, quotient.value, b.calc('UIToL', fits)));
    rest.set(double(b, rest.value, b.i64(0n)));
  });
  return { quotient: quotient.value, sticky: nonZero(b, b.calc('BorL', rest.value.low, rest.value.high)) };
}

/** Does something as often as a value says, at least once. */
function repeat(b: LinearBuilder, times: Operand, body: () => void): void {
  const left = b.local('i64');
  b.assign(left, times);
  b.doWhile(
    () => {
      body();
      b.calcTo(left, 'SubL', left, b.i64(1n));
    },
    () => b.calc('NotEqualL', left, b.i64(0n)),
  );
}

/** Subtracts the divisor if it is not greater; the result says whether it was. */
function reduce(b: LinearBuilder, rest: ReturnType<typeof halvesLocal>, divisor: Halves): Operand {
  const fits = b.calc('NotI', isLess(b, rest.value, divisor, true));
  rest.set(select(b, fits, subtract(b, rest.value, divisor), rest.value));
  return fits;
}

/** C's fmod, by long division: one bit of the quotient for each step between the exponents, none of which is kept. */
function remainder(b: LinearBuilder, helpers: Helpers): void {
  const [a, c] = numbers(b);
  b.ifThen(b.calc('BorI', isInfinite(b, a), isQuadZero(b, c)), () => b.return(quadNaN(b)));
  const isSmaller = isLess(b, magnitudeOf(b, a), magnitudeOf(b, c), true);
  b.ifThen(b.calc('BorI', isQuadZero(b, a), isSmaller), () => b.return(b.param(0)));
  const [x, y] = [unpacked(b, helpers, 0), unpacked(b, helpers, 1)];
  const rest = halvesLocal(b, x);
  reduce(b, rest, y);
  const left = b.local('i64');
  b.calcTo(left, 'SubL', x.exponent, y.exponent);
  b.while(
    () => b.calc('GreaterL', left, b.i64(0n)),
    () => {
      rest.set(double(b, rest.value, b.i64(0n)));
      reduce(b, rest, y);
      b.calcTo(left, 'SubL', left, b.i64(1n));
    },
  );
  const { high, low } = rest.value;
  b.return(b.call(makeQuad(helpers), signOf(b, a), y.exponent, high, low, b.i64(0n)));
}

/**
 * Bit by bit, from the top: the significand's bits in pairs (57 of them, for an even exponent it has 113 or 114 bits), and
 * then pairs of zeros, give a root of 115 bits.
 *
 *     rest = 4 * rest + next pair;  if (rest >= 4 * root + 1) { rest -= 4 * root + 1; root = 2 * root + 1 } else root *= 2
 */
function squareRoot(b: LinearBuilder, helpers: Helpers): void {
  const a = halvesOf(b, b.param(0));
  b.ifThen(isNaN(b, a), () => b.return(quadNaN(b)));
  b.ifThen(isQuadZero(b, a), () => b.return(b.param(0)));
  b.ifThen(isNegative(b, a), () => b.return(quadNaN(b)));
  b.ifThen(isInfinite(b, a), () => b.return(b.param(0)));
  const x = unpacked(b, helpers, 0);
  const power = b.calc('SubL', x.exponent, b.i64(bias));
  const isOdd = b.calc('BandL', power, b.i64(1n));
  const { root, sticky } = rootOfPairs(b, pairsAtTop(b, x, isOdd));
  const exponent = b.calc('AddL', b.calc('ShrL', power, b.i64(1n)), b.i64(bias - 2n));
  b.return(b.call(makeQuad(helpers), b.i64(0n), exponent, root.high, root.low, sticky));
}

/** A significand with its first pair of bits at the top of 128. */
function pairsAtTop(b: LinearBuilder, x: Halves, isOdd: Operand): Halves {
  const count = b.calc('AddL', b.i64(14n), isOdd);
  const back = b.calc('SubL', b.i64(64n), count);
  return {
    low: b.calc('ShlL', x.low, count),
    high: b.calc('BorL', b.calc('ShlL', x.high, count), b.calc('ShrUL', x.low, back)),
  };
}

/** The integer root of pairs of bits, from the top, and whether it is not exact. */
function rootOfPairs(b: LinearBuilder, bits: Halves): { readonly root: Halves; readonly sticky: Operand } {
  const pairs = halvesLocal(b, bits);
  const root = halvesLocal(b, zeroHalves(b));
  const rest = halvesLocal(b, zeroHalves(b));
  repeat(b, b.i64(quotientBits), () => {
    for (let bit = 0; bit < 2; bit++) {
      rest.set(double(b, rest.value, b.calc('ShrUL', pairs.value.high, b.i64(63n))));
      pairs.set(double(b, pairs.value, b.i64(0n)));
    }
    const trial = double(b, double(b, root.value, b.i64(0n)), b.i64(1n));
    const fits = b.calc('NotI', isLess(b, rest.value, trial, true));
    rest.set(select(b, fits, subtract(b, rest.value, trial), rest.value));
    root.set(double(b, root.value, b.calc('UIToL', fits)));
  });
  return { root: root.value, sticky: nonZero(b, b.calc('BorL', rest.value.low, rest.value.high)) };
}

// Order

function compare(b: LinearBuilder, answer: (x: Halves, y: Halves) => Operand, ifUnordered = 0): void {
  const [x, y] = [halvesOf(b, b.param(0)), halvesOf(b, b.param(1))];
  b.ifThen(b.calc('BorI', isNaN(b, x), isNaN(b, y)), () => b.return(b.i32(ifUnordered)));
  b.return(answer(x, y));
}

function areZero(b: LinearBuilder, x: Halves, y: Halves): Operand {
  return b.calc('BandI', isQuadZero(b, x), isQuadZero(b, y));
}

function isSame(b: LinearBuilder, x: Halves, y: Halves): Operand {
  const same = b.calc('BandI', b.calc('EqualL', x.low, y.low), b.calc('EqualL', x.high, y.high));
  return b.calc('BorI', same, areZero(b, x, y));
}

/** Of numbers. Bits of numbers of one sign are ordered as integers: upwards if they are positive, else downwards. */
function isLower(b: LinearBuilder, x: Halves, y: Halves): Operand {
  const differ = b.calc('LessL', b.calc('BxorL', x.high, y.high), b.i64(0n));
  const negative = isNegative(b, x);
  const inOrder = b.calc('SelectI', negative, isLess(b, y, x, true), isLess(b, x, y, true));
  const bySign = b.calc('BandI', negative, b.calc('NotI', areZero(b, x, y)));
  return b.calc('SelectI', differ, bySign, inOrder);
}

/** Of two that are equal, which may be zeros of both signs, the first if `prefersFirst` of it. */
function extreme(
  b: LinearBuilder,
  isBefore: (x: Halves, y: Halves) => Operand,
  prefersFirst: (b: LinearBuilder, x: Halves) => Operand,
): void {
  const [x, y] = numbers(b);
  const equal = b.calc('BandI', isSame(b, x, y), prefersFirst(b, x));
  b.return(b.calc('SelectW', b.calc('BorI', isBefore(x, y), equal), b.param(0), b.param(1)));
}

// Rounding to integers

/** The high half of 1.0. */
const one = 0x3fff_0000_0000_0000n;

type Rounding = 'Ceil' | 'Floor' | 'Trunc' | 'Round';

function roundQuad(b: LinearBuilder, family: Rounding): void {
  const a = halvesOf(b, b.param(0));
  b.ifThen(isNaN(b, a), () => b.return(quadNaN(b)));
  const power = b.calc('SubL', exponentOf(b, a), b.i64(bias));
  b.ifThen(b.calc('GreaterEqualL', power, b.i64(fractionBits)), () => b.return(b.param(0)));
  const negative = isNegative(b, a);
  b.ifThen(b.calc('LessL', power, b.i64(0n)), () => {
    // Less than 1: the result is a zero or a one, with the sign of the operand.
    const isHalf = b.calc('EqualL', power, b.i64(-1n));
    const away = b.calc('BandI', goesAway(b, family, negative, isHalf), b.calc('NotI', isQuadZero(b, a)));
    const sign = signOf(b, a);
    b.return(b.calc('SelectW', away, signed(b, sign, one), signed(b, sign, 0n)));
  });
  roundBits(b, family, a, negative, b.calc('SubL', b.i64(fractionBits), power));
}

/**
 * Rounds a number with `behind` bits behind its point, from 1 to 112. The pattern is rounded as an integer: a carry out of
 * the fraction counts the exponent up, as it should.
 */
function roundBits(b: LinearBuilder, family: Rounding, a: Halves, negative: Operand, behind: Operand): void {
  const unit = oneShifted(b, behind);
  const mask = subtract(b, unit, { low: b.i64(1n), high: b.i64(0n) });
  const cut = (value: Operand, ones: Operand): Operand => b.calc('BandL', value, b.calc('BnotL', ones));
  const whole = { low: cut(a.low, mask.low), high: cut(a.high, mask.high) };
  const rest = b.calc('BorL', b.calc('BandL', a.low, mask.low), b.calc('BandL', a.high, mask.high));
  const half = oneShifted(b, b.calc('SubL', behind, b.i64(1n)));
  const isHalf = b.calc(
    'NotEqualL',
    b.calc('BorL', b.calc('BandL', a.low, half.low), b.calc('BandL', a.high, half.high)),
    b.i64(0n),
  );
  const isUp = b.calc('BandI', goesAway(b, family, negative, isHalf), b.calc('NotEqualL', rest, b.i64(0n)));
  b.return(join(b, select(b, isUp, add(b, whole, unit), whole)));
}

/** Whether a number with something behind its point goes away from 0. */
function goesAway(b: LinearBuilder, family: Rounding, negative: Operand, isHalf: Operand): Operand {
  if (family === 'Trunc') return b.i32(0);
  if (family === 'Round') return isHalf;
  return family === 'Floor' ? negative : b.calc('NotI', negative);
}

/** 1 << count, for counts from 0 to 127. */
function oneShifted(b: LinearBuilder, count: Operand): Halves {
  const isFar = b.calc('GreaterEqualL', count, b.i64(64n));
  const bit = b.calc('ShlL', b.i64(1n), count);
  return { low: b.calc('SelectL', isFar, b.i64(0n), bit), high: b.calc('SelectL', isFar, bit, b.i64(0n)) };
}
