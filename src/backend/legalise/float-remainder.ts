/**
 * Away with the remainder of floats, C's fmod: it becomes a call of a function that divides significands, exactly. An f32
 * remainder computed in f64 is exact, and a remainder of f32 values is an f32 value; lanes are taken one by one.
 */
import type { LinearBuilder } from '../../linear/builder.ts';
import type { Operand } from '../../linear/nodes.ts';
import type { CalcOp, LinearOp } from '../../linear/opcodes.ts';
import { expandModule, i32, type Expansion } from './expand.ts';
import type { Helpers } from './helpers.ts';
import type { StepRow } from './step.ts';

type Remainder = 'ModF' | 'ModD' | 'ModF32x4' | 'ModF64x2';

const remainders: ReadonlySet<LinearOp> = new Set<LinearOp>([
  'ModF',
  'ModD',
  'ModF32x4',
  'ModF64x2',
] satisfies Remainder[]);

function isRemainder(op: LinearOp): op is Remainder {
  return remainders.has(op);
}

export const remainderStep: StepRow = {
  takesAway: 'the remainder of floats',
  why: 'an instruction of few targets, and in C a function of the library, which may not be exact',
  preserves: 'form',
  takesOp: isRemainder,
  run: (draft) => {
    expandModule(draft, isRemainder, () => (instr, code) => {
      const { op } = instr;
      if (!isRemainder(op) || !('dest' in instr)) return false;
      const fmod = fmodHelper(draft.helpers);
      const [a, b] = instr.operands;
      const value =
        op === 'ModD'
          ? remainderOf(code, fmod, a, b)
          : op === 'ModF'
            ? remainderOfF32(code, fmod, a, b)
            : byLanes(code, fmod, op === 'ModF32x4' ? 'F32x4' : 'F64x2', a, b);
      code.assign(instr.dest, value);
      return true;
    });
  },
};

function remainderOf(code: Expansion, fmod: number, a: Operand, b: Operand): Operand {
  const result = code.temp('f64');
  code.call(fmod, [result], [a, b]);
  return result;
}

function remainderOfF32(code: Expansion, fmod: number, a: Operand, b: Operand): Operand {
  return code.calc('DToF', remainderOf(code, fmod, code.calc('FToD', a), code.calc('FToD', b)));
}

function byLanes(code: Expansion, fmod: number, letter: 'F32x4' | 'F64x2', a: Operand, b: Operand): Operand {
  const compute = letter === 'F32x4' ? remainderOfF32 : remainderOf;
  const member = (family: string): CalcOp => `${family}${letter}` as CalcOp;
  let result = a;
  for (let lane = 0; lane < (letter === 'F32x4' ? 4 : 2); lane++) {
    const [x, y] = [a, b].map((value) => code.calc(member('Lane'), value, i32(lane)));
    result = code.calc(member('Replace'), result, i32(lane), compute(code, fmod, x, y));
  }
  return result;
}

function fmodHelper(helpers: Helpers): number {
  return helpers.indexOf('fmod', { params: ['f64', 'f64'], results: ['f64'] }, writeFmod);
}

const infinityBits = 0x7ff0_0000_0000_0000n;
/** The leading 1 of a normal significand, which an f64 does not write. */
const hiddenBit = 1n << 52n;

/**
 * The exact remainder, with the sign of x. Significands a and b are integers; a * 2^n mod b is computed 11 doublings
 * at a time, because a remainder has at most 53 of the 64 bits.
 */
function writeFmod(b: LinearBuilder): void {
  const magnitude = (bits: Operand): Operand => b.calc('BandL', bits, b.i64((1n << 63n) - 1n));
  const xBits = b.calc('DAsL', b.param(0));
  const x = magnitude(xBits);
  const y = magnitude(b.calc('DAsL', b.param(1)));
  b.ifThen(isUndefined(b, x, y), () => b.return(b.f64(Number.NaN)));
  b.ifThen(b.calc('LessL', x, y), () => b.return(b.param(0)));
  const [first, second] = [split(b, x), split(b, y)];
  const rest = reduceByDoubling(b, first, second);
  returnRest(b, rest, second.exponent, b.calc('BandL', xBits, b.i64(-(1n << 63n))));
}

/** Of magnitudes as bits: y is 0 or NaN, or x is infinite or NaN. */
function isUndefined(b: LinearBuilder, x: Operand, y: Operand): Operand {
  const infinity = b.i64(infinityBits);
  return b.calc(
    'OrI',
    b.calc('NotL', y),
    b.calc('OrI', b.calc('GreaterEqualL', x, infinity), b.calc('GreaterL', y, infinity)),
  );
}

/** The first significand, doubled as often as the exponents differ, modulo the second one. */
function reduceByDoubling(b: LinearBuilder, first: Unpacked, second: Unpacked): Operand {
  const rest = b.local('i64');
  const doublings = b.local('i64');
  b.calcTo(rest, 'ModUL', first.significand, second.significand);
  b.calcTo(doublings, 'SubL', first.exponent, second.exponent);
  b.while(
    () => b.calc('NotEqualL', doublings, b.i64(0n)),
    () => {
      const step = b.calc('MinUL', doublings, b.i64(11n));
      b.calcTo(rest, 'ModUL', b.calc('ShlL', rest, step), second.significand);
      b.calcTo(doublings, 'SubL', doublings, step);
    },
  );
  return rest;
}

/** A float without its sign: significand * 2^(exponent - 1075), an integer of at most 53 bits. */
interface Unpacked {
  /** The exponent field, and 1 for subnormal numbers, whose unit is that of the least normal ones. */
  readonly exponent: Operand;
  readonly significand: Operand;
}

function split(b: LinearBuilder, bits: Operand): Unpacked {
  const exponent = b.calc('ShrUL', bits, b.i64(52n));
  const fraction = b.calc('BandL', bits, b.i64(hiddenBit - 1n));
  const isNormal = b.calc('NotEqualL', exponent, b.i64(0n));
  return {
    exponent: b.calc('SelectL', isNormal, exponent, b.i64(1n)),
    significand: b.calc('SelectL', isNormal, b.calc('BorL', fraction, b.i64(hiddenBit)), fraction),
  };
}

/** The float of a significand that is less than 2^53, and an exponent; exact, because a remainder is. */
function returnRest(b: LinearBuilder, rest: Operand, power: Operand, sign: Operand): void {
  const result = (bits: Operand): void => b.return(b.calc('LAsD', b.calc('BorL', bits, sign)));
  b.ifThen(b.calc('NotL', rest), () => result(b.i64(0n)));
  const shift = b.calc('SubL', b.calc('ClzL', rest), b.i64(11n));
  const exponent = b.calc('SubL', power, shift);
  b.ifElse(
    b.calc('GreaterL', exponent, b.i64(0n)),
    () => {
      const fraction = b.calc('SubL', b.calc('ShlL', rest, shift), b.i64(hiddenBit));
      result(b.calc('AddL', fraction, b.calc('ShlL', exponent, b.i64(52n))));
    },
    () => result(b.calc('ShlL', rest, b.calc('SubL', power, b.i64(1n)))),
  );
}
