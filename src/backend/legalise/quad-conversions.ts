/**
 * Conversions between quads, floats and integers of 32 to 128 bits, as code on 64-bit halves (`quad-parts.ts`).
 *
 *     to quads      exact for all but integers of more than 113 bits, which `makeQuad` rounds to nearest even
 *     to floats     the significand of 113 bits is cut to 53 or 24; `rest` holds what was cut off, for one rounding
 *     to integers   toward zero; what is out of range becomes the nearest number in range, NaN becomes 0
 */
import { InternalError } from '../../base/errors.ts';
import type { LinearBuilder } from '../../linear/builder.ts';
import type { Operand } from '../../linear/nodes.ts';
import { calcRows, conversions, isCalcOp, type CalcOp, type LinearOp } from '../../linear/opcodes.ts';
import { ownEntry } from '../../base/own-entry.ts';
import { halvesOf, join, leadingZeros, magnitude, negateIf, shiftLeft, shiftRight, zeroHalves } from './halves.ts';
import type { Halves } from './halves.ts';
import type { Helpers } from './helpers.ts';
import { quadWriters, type QuadWriter } from './quad-arithmetic.ts';
import {
  bias,
  exponentOf,
  fractionBits,
  infinityHigh,
  isNaN,
  isNegative,
  lost,
  makeQuad,
  nonZero,
  quadNaN,
  roundsUp,
  signBit,
  signed,
  signOf,
  withHidden,
} from './quad-parts.ts';

/** Does the operation compute with quads, or convert from or to them? */
export function isQuadOp(op: LinearOp): op is CalcOp {
  if (!isCalcOp(op)) return false;
  const { letter } = calcRows[op];
  return letter === 'Q' || scalarTypesOf(op)?.includes('f128') === true;
}

function scalarTypesOf(op: CalcOp): readonly string[] | undefined {
  return ownEntry(conversions as Readonly<Record<string, { scalar?: readonly string[] }>>, op)?.scalar;
}

/** The function that computes an operation on quads. */
export function quadHelper(helpers: Helpers, op: CalcOp): number {
  const { operands, result, family } = calcRows[op];
  return helpers.indexOf(op, { params: operands, results: [result] }, (b) => {
    const writer = family === undefined ? conversionWriter(op) : quadWriters[family];
    if (writer === undefined) throw new InternalError(`no code for ${op}`, 'legalise');
    writer(b, helpers);
  });
}

function conversionWriter(op: CalcOp): QuadWriter | undefined {
  const [from = '', to = ''] = scalarTypesOf(op) ?? [];
  if (to === 'f128') return ownEntry(toQuad, from);
  return ownEntry(fromQuad, to);
}

/** By the type that is converted; integers of 32 bits are extended to 64 before. */
const toQuad: Readonly<Record<string, QuadWriter | undefined>> = {
  f32: (b, helpers) => b.return(b.call(quadHelper(helpers, 'DToQ'), b.calc('FToD', b.param(0)))),
  f64: doubleToQuad,
  i64: (b, helpers) => {
    const x = b.param(0);
    integerToQuad(b, helpers, { low: x, high: b.calc('ShrL', x, b.i64(63n)) }, true);
  },
  u64: (b, helpers) => integerToQuad(b, helpers, { low: b.param(0), high: b.i64(0n) }, false),
  i128: (b, helpers) => integerToQuad(b, helpers, halvesOf(b, b.param(0)), true),
  u128: (b, helpers) => integerToQuad(b, helpers, halvesOf(b, b.param(0)), false),
};

const fromQuad: Readonly<Record<string, QuadWriter | undefined>> = {
  f64: (b, helpers) => {
    const { high, low } = withHidden(b, halvesOf(b, b.param(0)));
    const upper = b.calc('BorL', b.calc('ShlL', high, b.i64(4n)), b.calc('ShrUL', low, b.i64(60n)));
    quadToFloat(b, helpers, 'f64', upper, b.calc('ShlL', low, b.i64(4n)));
  },
  f32: (b, helpers) => {
    const { high, low } = withHidden(b, halvesOf(b, b.param(0)));
    const rest = b.calc('BorL', b.calc('ShlL', high, b.i64(39n)), nonZero(b, low));
    quadToFloat(b, helpers, 'f32', b.calc('ShrUL', high, b.i64(25n)), rest);
  },
  i32: (b, helpers) => saturate(b, helpers, 32, true),
  u32: (b, helpers) => saturate(b, helpers, 32, false),
  i64: (b, helpers) => saturate(b, helpers, 64, true),
  u64: (b, helpers) => saturate(b, helpers, 64, false),
  i128: (b, helpers) => {
    const { value, negative, mask } = integerPart(b, helpers);
    b.ifThen(isNegative(b, value), () => {
      const least = join(b, { low: b.i64(0n), high: b.i64(signBit) });
      b.return(b.calc('SelectW', negative, least, join(b, { low: b.i64(-1n), high: b.i64(~signBit) })));
    });
    b.return(join(b, negateIf(b, value, mask)));
  },
  u128: (b, helpers) => {
    const { value, negative } = integerPart(b, helpers);
    b.return(b.calc('SelectW', negative, join(b, zeroHalves(b)), join(b, value)));
  },
};

// To quads

/** Every double is a quad; one that is normal needs no rounding, and so no normalising either. */
function doubleToQuad(b: LinearBuilder, helpers: Helpers): void {
  const bits = b.calc('DAsL', b.param(0));
  const sign = b.calc('BandL', bits, b.i64(signBit));
  const field = b.calc('BandL', b.calc('ShrUL', bits, b.i64(52n)), b.i64(0x7ffn));
  const fraction = b.calc('BandL', bits, b.i64((1n << 52n) - 1n));
  b.ifThen(b.calc('EqualL', field, b.i64(0x7ffn)), () => {
    const isNumber = b.calc('NotL', fraction);
    b.return(b.calc('SelectW', isNumber, signed(b, sign, infinityHigh), quadNaN(b)));
  });
  b.ifThen(b.calc('NotL', field), () => {
    const exponent = b.i64(1n + bias - 1023n + fractionBits - 52n);
    b.return(b.call(makeQuad(helpers), sign, exponent, b.i64(0n), fraction, b.i64(0n)));
  });
  const exponent = b.calc('ShlL', b.calc('AddL', field, b.i64(bias - 1023n)), b.i64(48n));
  const upper = b.calc('BorL', b.calc('BorL', sign, exponent), b.calc('ShrUL', fraction, b.i64(4n)));
  b.return(join(b, { low: b.calc('ShlL', fraction, b.i64(60n)), high: upper }));
}

function integerToQuad(b: LinearBuilder, helpers: Helpers, x: Halves, isSigned: boolean): void {
  const { high, low } = isSigned ? magnitude(b, x) : x;
  const sign = isSigned ? signOf(b, x) : b.i64(0n);
  b.return(b.call(makeQuad(helpers), sign, b.i64(bias + fractionBits), high, low, b.i64(0n)));
}

// To floats

interface FloatShape {
  readonly fractionBits: bigint;
  readonly bias: bigint;
  /** The exponent field of infinity. */
  readonly greatest: bigint;
}
const shapes = {
  f32: { fractionBits: 23n, bias: 127n, greatest: 0xffn },
  f64: { fractionBits: 52n, bias: 1023n, greatest: 0x7ffn },
} as const satisfies Record<string, FloatShape>;
type FloatName = keyof typeof shapes;

/** `upper` is the significand cut to the float's precision, `rest` what was cut off. NaN is NaN; the infinite are too great. */
function quadToFloat(b: LinearBuilder, helpers: Helpers, to: FloatName, upper: Operand, rest: Operand): void {
  const a = halvesOf(b, b.param(0));
  b.ifThen(isNaN(b, a), () => b.return(to === 'f32' ? b.f32(NaN) : b.f64(NaN)));
  const exponent = b.calc('SubL', exponentOf(b, a), b.i64(bias - shapes[to].bias));
  returnFloat(b, helpers, to, signOf(b, a), [exponent, upper, rest]);
}

/** A 128-bit integer as the nearest float. */
export function integerToFloat(b: LinearBuilder, helpers: Helpers, x: Halves, isSigned: boolean, to: FloatName): void {
  const value = isSigned ? magnitude(b, x) : x;
  b.ifThen(b.calc('NotL', b.calc('BorL', value.low, value.high)), () => b.return(to === 'f32' ? b.f32(0) : b.f64(0)));
  const zeros = leadingZeros(b, value);
  const { high, low } = shiftLeft(b, value, zeros);
  const cut = b.i64(63n - shapes[to].fractionBits);
  const kept = b.i64(shapes[to].fractionBits + 1n);
  const rest = b.calc('BorL', b.calc('ShlL', high, kept), b.calc('ShrUL', low, cut));
  const exponent = b.calc('SubL', b.i64(shapes[to].bias + 127n), zeros);
  const parts = [exponent, b.calc('ShrUL', high, cut), b.calc('BorL', rest, lost(b, low, cut))];
  returnFloat(b, helpers, to, isSigned ? signOf(b, x) : b.i64(0n), parts);
}

function returnFloat(
  b: LinearBuilder,
  helpers: Helpers,
  to: FloatName,
  sign: Operand,
  parts: readonly Operand[],
): void {
  const magnitudeBits = b.call(makeFloat(helpers, to), ...parts);
  if (to === 'f64') return b.return(b.calc('LAsD', b.calc('BorL', magnitudeBits, sign)));
  const bits = b.calc('BorL', magnitudeBits, b.calc('ShrUL', sign, b.i64(32n)));
  b.return(b.calc('IAsF', b.calc('LToI', bits)));
}

/** (exponent, significand with its leading bit, rest) → the bits of the nearest float, ties to even, without a sign. */
function makeFloat(helpers: Helpers, to: FloatName): number {
  const shape = shapes[to];
  return helpers.indexOf(`quad.${to}`, { params: ['i64', 'i64', 'i64'], results: ['i64'] }, (b) => {
    const [exponent, significand, rest] = [0, 1, 2].map((k) => b.param(k));
    b.ifThen(b.calc('GreaterEqualL', exponent, b.i64(shape.greatest)), () =>
      b.return(b.i64(shape.greatest << shape.fractionBits)),
    );
    b.ifThen(b.calc('LessEqualL', exponent, b.i64(0n)), () => makeSubnormal(b, exponent, significand, rest));
    const field = b.calc('ShlL', b.calc('SubL', exponent, b.i64(1n)), b.i64(shape.fractionBits));
    b.return(b.calc('AddL', b.calc('AddL', field, significand), roundsUp(b, significand, rest)));
  });
}

/**
 * Shifts significand and rest right until the exponent is 1; nothing of them but a sticky bit is left from 64 bits on.
 *
 *     significand:rest >> count       `across` is what passes from the significand into the rest
 */
function makeSubnormal(b: LinearBuilder, exponent: Param, significand: Param, rest: Param): void {
  const count = b.calc('SubL', b.i64(1n), exponent);
  const isFar = b.calc('GreaterEqualL', count, b.i64(64n));
  const across = b.calc(
    'ShlL',
    b.calc('ShlL', significand, b.i64(1n)),
    b.calc('BxorL', b.calc('BandL', count, b.i64(63n)), b.i64(63n)),
  );
  const near = b.calc(
    'BorL',
    b.calc('BorL', across, b.calc('ShrUL', rest, count)),
    lost(b, rest, b.calc('BandL', count, b.i64(63n))),
  );
  b.calcTo(rest, 'SelectL', isFar, b.i64(1n), near);
  b.calcTo(significand, 'SelectL', isFar, b.i64(0n), b.calc('ShrUL', significand, count));
  b.assign(exponent, b.i64(1n));
}

type Param = ReturnType<LinearBuilder['param']>;

// To integers

/** The magnitude of the integer part, at most 2^128 - 1, and 0 for NaN; and the sign, as a truth and as a mask. */
function integerPart(
  b: LinearBuilder,
  helpers: Helpers,
): { readonly value: Halves; readonly negative: Operand; readonly mask: Operand } {
  const [low, high] = b.callAll(truncate(helpers), [b.param(0)]);
  const a = halvesOf(b, b.param(0));
  return { value: { low, high }, negative: isNegative(b, a), mask: b.calc('ShrL', a.high, b.i64(63n)) };
}

function truncate(helpers: Helpers): number {
  return helpers.indexOf('quad.truncate', { params: ['v128'], results: ['i64', 'i64'] }, (b) => {
    const a = halvesOf(b, b.param(0));
    const power = b.calc('SubL', exponentOf(b, a), b.i64(bias));
    const isNothing = b.calc('BorI', isNaN(b, a), b.calc('LessL', power, b.i64(0n)));
    b.ifThen(isNothing, () => b.return(b.i64(0n), b.i64(0n)));
    b.ifThen(b.calc('GreaterEqualL', power, b.i64(128n)), () => b.return(b.i64(-1n), b.i64(-1n)));
    const significand = withHidden(b, a);
    b.ifThen(b.calc('GreaterEqualL', power, b.i64(fractionBits)), () => {
      const whole = shiftLeft(b, significand, b.calc('SubL', power, b.i64(fractionBits)));
      b.return(whole.low, whole.high);
    });
    const whole = shiftRight(b, significand, b.calc('SubL', b.i64(fractionBits), power), 'ShrU');
    b.return(whole.low, whole.high);
  });
}

/** To 32 or 64 bits: numbers out of range become the nearest in range. */
function saturate(b: LinearBuilder, helpers: Helpers, bits: 32 | 64, isSigned: boolean): void {
  const { value, negative, mask } = integerPart(b, helpers);
  const greatest = b.i64((1n << BigInt(isSigned ? bits - 1 : bits)) - 1n);
  const isGreat = b.calc('BorI', b.calc('NotEqualL', value.high, b.i64(0n)), b.calc('GreaterUL', value.low, greatest));
  const inRange = b.calc('SelectL', isGreat, greatest, value.low);
  // -(2^63 - 1) - 1 is the least of all; -x for any other.
  const least = b.i64(-(1n << BigInt(bits - 1)));
  const below = isSigned
    ? b.calc('SelectL', isGreat, least, b.calc('SubL', b.calc('BxorL', value.low, mask), mask))
    : b.i64(0n);
  const result = b.calc('SelectL', negative, below, inRange);
  b.return(bits === 64 ? result : b.calc('LToI', result));
}
