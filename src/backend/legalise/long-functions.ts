/**
 * Operations on integers of 64 bits that take more than a few instructions, as functions on halves of 32 (`long-halves.ts`). Where a
 * number fits into the 53 bits of an f64, that divides; beyond, quotients of 32 bits are estimated by one, and corrected.
 */
import type { LinearBuilder } from '../../linear/builder.ts';
import type { Operand } from '../../linear/nodes.ts';
import type { CalcOp } from '../../linear/opcodes.ts';
import type { Helpers } from './helpers.ts';

interface Halves {
  readonly low: Operand;
  readonly high: Operand;
}

/** Writes the function: its parameters are the operands of the operation, with their halves. */
export type LongFunction = (b: LinearBuilder, helpers: Helpers) => void;

const unit = 2 ** 32;

function operand(b: LinearBuilder, first: number): Halves {
  return { low: b.param(first), high: b.param(first + 1) };
}

function give(b: LinearBuilder, { low, high }: Halves): void {
  b.return(low, high);
}

function isZero(b: LinearBuilder, { low, high }: Halves): Operand {
  return b.calc('NotI', b.calc('BorI', low, high));
}

function isLess(b: LinearBuilder, x: Halves, y: Halves): Operand {
  const isSame = b.calc('EqualI', x.high, y.high);
  return b.calc('SelectI', isSame, b.calc('LessUI', x.low, y.low), b.calc('LessUI', x.high, y.high));
}

function subtract(b: LinearBuilder, x: Halves, y: Halves): Halves {
  const borrow = b.calc('LessUI', x.low, y.low);
  return { low: b.calc('SubI', x.low, y.low), high: b.calc('SubI', b.calc('SubI', x.high, y.high), borrow) };
}

/** -x if the mask is all ones, x if it is 0. */
function negateIf(b: LinearBuilder, x: Halves, mask: Operand): Halves {
  const turned = { low: b.calc('BxorI', x.low, mask), high: b.calc('BxorI', x.high, mask) };
  return subtract(b, turned, { low: mask, high: mask });
}

// Products

/** 32 by 32 bits to 64, from four products of 16. */
function multiplyFully(b: LinearBuilder, x: Operand, y: Operand): Halves {
  const low = (value: Operand): Operand => b.calc('BandI', value, b.i32(0xffff));
  const high = (value: Operand): Operand => b.calc('ShrUI', value, b.i32(16));
  const [xl, xh, yl, yh] = [low(x), high(x), low(y), high(y)];
  const second = b.calc('AddI', b.calc('MulI', xh, yl), high(b.calc('MulI', xl, yl)));
  const third = b.calc('AddI', b.calc('MulI', xl, yh), low(second));
  const top = b.calc('AddI', b.calc('AddI', b.calc('MulI', xh, yh), high(second)), high(third));
  return { low: b.calc('MulI', x, y), high: top };
}

/** The upper half: the lower one is a product of 32 bits, and often all that is wanted. */
function multiplyHigh(b: LinearBuilder): void {
  const [x, y] = [operand(b, 0), operand(b, 2)];
  const mixed = b.calc('AddI', b.calc('MulI', x.low, y.high), b.calc('MulI', x.high, y.low));
  b.return(b.calc('AddI', multiplyFully(b, x.low, y.low).high, mixed));
}

const productName = 'MulHighL';

export function productHelper(helpers: Helpers): number {
  return helpers.indexOf(productName, { params: ['i32', 'i32', 'i32', 'i32'], results: ['i32'] }, multiplyHigh);
}

/** Is it the function for upper halves of products? */
export function isProduct({ name }: { readonly name: string }): boolean {
  return name.startsWith('.') && name.endsWith(`.${productName}`);
}

// Shifts

/** By a count of which the lower half is given; 32 - n is 31 - n and one more, so that n may be 0. */
function shiftLeft(b: LinearBuilder, { low, high }: Halves, count: Operand): void {
  const isFar = b.calc('BandI', count, b.i32(32));
  const moved = b.calc('ShlI', low, count);
  b.ifThen(isFar, () => give(b, { low: b.i32(0), high: moved }));
  const across = b.calc('ShrUI', b.calc('ShrUI', low, b.i32(1)), b.calc('BxorI', count, b.i32(31)));
  give(b, { low: moved, high: b.calc('BorI', b.calc('ShlI', high, count), across) });
}

function shiftRight(b: LinearBuilder, { low, high }: Halves, count: Operand, family: 'Shr' | 'ShrU'): void {
  const isFar = b.calc('BandI', count, b.i32(32));
  const moved = b.calc(`${family}I`, high, count);
  const filling = family === 'Shr' ? b.calc('ShrI', high, b.i32(31)) : b.i32(0);
  b.ifThen(isFar, () => give(b, { low: moved, high: filling }));
  const across = b.calc('ShlI', b.calc('ShlI', high, b.i32(1)), b.calc('BxorI', count, b.i32(31)));
  give(b, { low: b.calc('BorI', b.calc('ShrUI', low, count), across), high: moved });
}

/** A rotation by 32 exchanges the halves; what is left is less. */
function rotate(b: LinearBuilder): void {
  const count = b.param(2);
  const isFar = b.calc('BandI', count, b.i32(32));
  const low = b.calc('SelectI', isFar, b.param(1), b.param(0));
  const high = b.calc('SelectI', isFar, b.param(0), b.param(1));
  const across = (value: Operand): Operand =>
    b.calc('ShlI', b.calc('ShlI', value, b.i32(1)), b.calc('BxorI', count, b.i32(31)));
  give(b, {
    low: b.calc('BorI', b.calc('ShrUI', low, count), across(high)),
    high: b.calc('BorI', b.calc('ShrUI', high, count), across(low)),
  });
}

// Division

function toDouble(b: LinearBuilder, { low, high }: Halves, op: 'IToD' | 'UIToD'): Operand {
  return b.calc('AddD', b.calc('MulD', b.calc(op, high), b.f64(unit)), b.calc('UIToD', low));
}

/** The halves of an integral f64 that has less than 64 bits. */
function ofDouble(b: LinearBuilder, value: Operand, toHigh: 'DToI' | 'DToUI'): Halves {
  const high = b.calc('FloorD', b.calc('MulD', value, b.f64(1 / unit)));
  const low = b.calc('SubD', value, b.calc('MulD', high, b.f64(unit)));
  return { low: b.calc('DToUI', low), high: b.calc(toHigh, high) };
}

/** Of numbers of less than 53 bits in f64. */
function divideShort(b: LinearBuilder, x: Operand, y: Operand, family: 'Div' | 'Mod'): Halves {
  const quotient = b.calc('TruncD', b.calc('DivD', x, y));
  const value = family === 'Div' ? quotient : b.calc('SubD', x, b.calc('MulD', quotient, y));
  return ofDouble(b, value, 'DToI');
}

type Family = 'Div' | 'Mod';
const shortLimit = 1 << 21;

function divideUnsigned(b: LinearBuilder, helpers: Helpers, family: Family): void {
  const [x, y] = [operand(b, 0), operand(b, 2)];
  const isNarrow = b.calc('OrI', isZero(b, y), b.calc('NotI', b.calc('BorI', x.high, y.high)));
  // By 0 it traps.
  b.ifThen(isNarrow, () => give(b, { low: b.calc(`${family}UI`, x.low, y.low), high: b.i32(0) }));
  const isShort = b.calc('LessUI', b.calc('BorI', x.high, y.high), b.i32(shortLimit));
  b.ifThen(isShort, () => give(b, divideShort(b, toDouble(b, x, 'UIToD'), toDouble(b, y, 'UIToD'), family)));
  const step = stepHelper(helpers);
  b.ifThen(b.calc('NotI', y.high), () => {
    // Digit by digit, in which the rest is less than the divisor.
    const first = b.calc('DivUI', x.high, y.low);
    const rest = b.calc('ModUI', x.high, y.low);
    const [low, restLow, restHigh] = b.callAll(step, [x.low, rest, y.low, y.high]);
    give(b, family === 'Div' ? { low, high: first } : { low: restLow, high: restHigh });
  });
  const [quotient, restLow, restHigh] = b.callAll(step, [x.low, x.high, y.low, y.high]);
  give(b, family === 'Div' ? { low: quotient, high: b.i32(0) } : { low: restLow, high: restHigh });
}

/**
 * A quotient of 32 bits and its rest. The estimate is wrong by one at most; made less by one, it is not too large, and the rest not
 * negative.
 */
function stepHelper(helpers: Helpers): number {
  const signature = { params: ['i32', 'i32', 'i32', 'i32'], results: ['i32', 'i32', 'i32'] } as const;
  return helpers.indexOf('DivStep', signature, (b) => {
    const [x, y] = [operand(b, 0), operand(b, 2)];
    const estimate = b.calc('DivD', toDouble(b, x, 'UIToD'), toDouble(b, y, 'UIToD'));
    const quotient = b.local('i32');
    b.calcTo(quotient, 'DToUI', b.calc('MaxD', b.calc('SubD', b.calc('FloorD', estimate), b.f64(1)), b.f64(0)));
    const product = multiplyFully(b, quotient, y.low);
    const high = b.calc('AddI', product.high, b.calc('MulI', quotient, y.high));
    const rest = subtract(b, x, { low: product.low, high });
    const low = b.local('i32');
    const upper = b.local('i32');
    b.assign(low, rest.low);
    b.assign(upper, rest.high);
    b.while(
      () => b.calc('NotI', isLess(b, { low, high: upper }, y)),
      () => {
        const less = subtract(b, { low, high: upper }, y);
        b.assign(low, less.low);
        b.assign(upper, less.high);
        b.calcTo(quotient, 'AddI', quotient, b.i32(1));
      },
    );
    b.return(quotient, low, upper);
  });
}

/** Magnitudes are divided, and the signs put back; short numbers have no need of that. */
function divideSigned(b: LinearBuilder, helpers: Helpers, family: Family): void {
  const [x, y] = [operand(b, 0), operand(b, 2)];
  const isShort = (value: Halves): Operand =>
    b.calc('LessUI', b.calc('AddI', value.high, b.i32(shortLimit)), b.i32(2 * shortLimit));
  const canDivide = b.calc('AndI', b.calc('NotI', isZero(b, y)), b.calc('AndI', isShort(x), isShort(y)));
  b.ifThen(canDivide, () => give(b, divideShort(b, toDouble(b, x, 'IToD'), toDouble(b, y, 'IToD'), family)));
  const sign = (value: Halves): Operand => b.calc('ShrI', value.high, b.i32(31));
  const [xs, ys] = [negateIf(b, x, sign(x)), negateIf(b, y, sign(y))];
  const unsigned = helpers.indexOf(
    `${family}UL`,
    { params: ['i32', 'i32', 'i32', 'i32'], results: ['i32', 'i32'] },
    (inner) => divideUnsigned(inner, helpers, family),
  );
  const [low, high] = b.callAll(unsigned, [xs.low, xs.high, ys.low, ys.high]);
  give(b, negateIf(b, { low, high }, family === 'Mod' ? sign(x) : b.calc('BxorI', sign(x), sign(y))));
}

// Floats

/** Beyond the integers the nearest one, and 0 for NaN. */
function ofFloat(b: LinearBuilder, value: Operand, unsigned: boolean): void {
  const most = { low: b.i32(-1), high: b.i32(unsigned ? -1 : 0x7fffffff) };
  const least = { low: b.i32(0), high: b.i32(unsigned ? 0 : -0x80000000) };
  b.ifThen(b.calc('GreaterEqualD', value, b.f64(unsigned ? 2 ** 64 : 2 ** 63)), () => give(b, most));
  const isInside = unsigned ? b.calc('GreaterD', value, b.f64(-1)) : b.calc('GreaterEqualD', value, b.f64(-(2 ** 63)));
  b.ifThen(isInside, () => give(b, ofDouble(b, b.calc('TruncD', value), unsigned ? 'DToUI' : 'DToI')));
  const isLess = b.calc('LessD', value, b.f64(0));
  give(b, { low: least.low, high: b.calc('SelectI', isLess, least.high, b.i32(0)) });
}

/** By way of memory. */
function bitsOf(b: LinearBuilder): void {
  const cell = b.slot(8);
  b.store('f64', cell, b.param(0));
  give(b, { low: b.load('i32', cell), high: b.load('i32', cell, 4) });
}

function ofBits(b: LinearBuilder): void {
  const cell = b.slot(8);
  b.store('i32', cell, b.param(0));
  b.store('i32', cell, b.param(1), 4);
  b.return(b.load('f64', cell));
}

/** The operations that are calls. */
export const longFunctions: Readonly<Partial<Record<CalcOp, LongFunction>>> = {
  ShlL: (b) => shiftLeft(b, operand(b, 0), b.param(2)),
  ShrL: (b) => shiftRight(b, operand(b, 0), b.param(2), 'Shr'),
  ShrUL: (b) => shiftRight(b, operand(b, 0), b.param(2), 'ShrU'),
  RotrL: rotate,
  DivL: (b, helpers) => divideSigned(b, helpers, 'Div'),
  ModL: (b, helpers) => divideSigned(b, helpers, 'Mod'),
  DivUL: (b, helpers) => divideUnsigned(b, helpers, 'Div'),
  ModUL: (b, helpers) => divideUnsigned(b, helpers, 'Mod'),
  DToL: (b) => ofFloat(b, b.param(0), false),
  DToUL: (b) => ofFloat(b, b.param(0), true),
  FToL: (b) => ofFloat(b, b.calc('FToD', b.param(0)), false),
  FToUL: (b) => ofFloat(b, b.calc('FToD', b.param(0)), true),
  DAsL: bitsOf,
  LAsD: ofBits,
};
