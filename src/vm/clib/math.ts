/**
 * math.h. A row per function gives its double form; the float form (`sinf`) is derived: computed in double and rounded
 * once, which is as good as a float function can be. Functions that must not round twice have their own float rows.
 *
 * Elementary functions are the engine's (`Math.sin` and its like, accurate to a unit in the last place); where C and
 * JavaScript disagree (`pow(1, nan)`, `fmin`, rounding) C is followed. errno is not set and there are no exceptions.
 */
import type { HostEnv, HostEntry } from '../host.ts';
import { host, hostTable, toLong } from '../host.ts';
import {
  copySign,
  exponentOf,
  fma,
  fmaFloat,
  frexp,
  hypot,
  isNegative,
  ldexp,
  nextAfter,
  nextAfterFloat,
  remainderQuotient,
  rint,
  round,
} from './exact-math.ts';
import { erf, erfc, gammaSign, lgamma, tgamma } from './special-functions.ts';

type Unary = (x: number) => number;
type Binary = (x: number, y: number) => number;

const INT_MIN = -(2 ** 31);
const INT_MAX = 2 ** 31 - 1;

function pow(x: number, y: number): number {
  if (x === 1 || (x === -1 && Math.abs(y) === Infinity)) return 1;
  return x ** y;
}

function logb(x: number): number {
  if (x === 0) return -Infinity;
  return Number.isFinite(x) ? exponentOf(x) : x * x;
}

function ilogb(x: number): number {
  if (x === 0 || Number.isNaN(x)) return INT_MIN;
  return Number.isFinite(x) ? exponentOf(x) : INT_MAX;
}

/** A NaN argument counts as missing; -0 is less than 0. */
function fmin(x: number, y: number): number {
  if (Number.isNaN(x)) return y;
  return Number.isNaN(y) ? x : Math.min(x, y);
}

function fmax(x: number, y: number): number {
  if (Number.isNaN(x)) return y;
  return Number.isNaN(y) ? x : Math.max(x, y);
}

function fdim(x: number, y: number): number {
  if (Number.isNaN(x) || Number.isNaN(y)) return NaN;
  return x > y ? x - y : 0;
}

const unary: Readonly<Record<string, Unary>> = {
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  asin: Math.asin,
  acos: Math.acos,
  atan: Math.atan,
  sinh: Math.sinh,
  cosh: Math.cosh,
  tanh: Math.tanh,
  asinh: Math.asinh,
  acosh: Math.acosh,
  atanh: Math.atanh,
  exp: Math.exp,
  exp2: (x) => 2 ** x,
  exp10: (x) => 10 ** x,
  pow10: (x) => 10 ** x,
  expm1: Math.expm1,
  log: Math.log,
  log2: Math.log2,
  log10: Math.log10,
  log1p: Math.log1p,
  logb,
  sqrt: Math.sqrt,
  cbrt: Math.cbrt,
  fabs: Math.abs,
  floor: Math.floor,
  ceil: Math.ceil,
  trunc: Math.trunc,
  round,
  rint,
  nearbyint: rint,
  roundeven: rint,
  erf,
  erfc,
  tgamma,
  lgamma,
  gamma: lgamma,
  significand: (x) => (x === 0 || !Number.isFinite(x) ? x : ldexp(x, -exponentOf(x))),
};

const binary: Readonly<Record<string, Binary>> = {
  atan2: Math.atan2,
  pow,
  fmod: (x, y) => x % y,
  remainder: (x, y) => remainderQuotient(x, y).remainder,
  drem: (x, y) => remainderQuotient(x, y).remainder,
  hypot,
  fmin,
  fmax,
  fdim,
  copysign: copySign,
};

/** Answers about a value, as int; the names with underscores are what glibc's macros call. */
const questions: Readonly<Record<string, Unary>> = {
  isnan: (x) => Number(Number.isNaN(x)),
  __isnan: (x) => Number(Number.isNaN(x)),
  isinf: infinitySign,
  __isinf: infinitySign,
  finite: (x) => Number(Number.isFinite(x)),
  __finite: (x) => Number(Number.isFinite(x)),
  isfinite: (x) => Number(Number.isFinite(x)),
  isnormal: (x) => Number(Number.isFinite(x) && Math.abs(x) >= 2 ** -1022),
  signbit: (x) => Number(isNegative(x)),
  __signbit: (x) => Number(isNegative(x)),
  __fpclassify: (x) => classify(x, 2 ** -1022),
  ilogb,
};

/** Where the answer depends on the format's smallest normal number. */
const floatQuestions: Readonly<Record<string, Unary>> = {
  __fpclassifyf: (x) => classify(x, 2 ** -126),
  isnormalf: (x) => Number(Number.isFinite(x) && Math.abs(x) >= 2 ** -126),
};

function infinitySign(x: number): number {
  return Math.abs(x) === Infinity ? Math.sign(x) : 0;
}

/** FP_NAN 0, FP_INFINITE 1, FP_ZERO 2, FP_SUBNORMAL 3, FP_NORMAL 4. */
function classify(x: number, leastNormal: number): number {
  if (Number.isNaN(x)) return 0;
  if (!Number.isFinite(x)) return 1;
  if (x === 0) return 2;
  return Math.abs(x) < leastNormal ? 3 : 4;
}

/** An integral number as a 64-bit integer; the least one for what does not fit, as x86 machines have it. */
function toInteger(x: number, bits: 32 | 64): bigint {
  const reach = 2 ** (bits - 1);
  return x >= -reach && x < reach ? BigInt(x) : -(1n << BigInt(bits - 1));
}

/** V8 answers some invalid arguments (asin of 2) with a signalling NaN, whose bits a program could see. */
function quiet(x: number): number {
  return x === x ? x : NaN;
}

const entries = new Map<string, HostEntry>();

for (const [name, compute] of Object.entries(unary)) {
  entries.set(
    name,
    host(['f64'], 'f64', () => (x) => quiet(compute(x))),
  );
  entries.set(
    `${name}f`,
    host(['f32'], 'f32', () => (x) => quiet(Math.fround(compute(x)))),
  );
}

for (const [name, compute] of Object.entries(binary)) {
  entries.set(
    name,
    host(['f64', 'f64'], 'f64', () => (x, y) => quiet(compute(x, y))),
  );
  entries.set(
    `${name}f`,
    host(['f32', 'f32'], 'f32', () => (x, y) => quiet(Math.fround(compute(x, y)))),
  );
}

for (const [name, ask] of Object.entries(questions)) {
  entries.set(
    name,
    host(['f64'], 'i32', () => ask),
  );
  entries.set(
    `${name}f`,
    host(['f32'], 'i32', () => floatQuestions[`${name}f`] ?? ask),
  );
}

for (const [name, toWhole] of [
  ['round', round],
  ['rint', rint],
] as const) {
  for (const [suffix, type] of [
    ['', 'f64'],
    ['f', 'f32'],
  ] as const) {
    entries.set(
      `l${name}${suffix}`,
      host([type], 'long', (env) => (x) => toLong(env, toInteger(toWhole(x), env.pointerSize === 8 ? 64 : 32))),
    );
    entries.set(
      `ll${name}${suffix}`,
      host([type], 'i64', () => (x) => toInteger(toWhole(x), 64)),
    );
  }
}

/** Functions with a result through a pointer or a parameter that is no floating-point number. */
function mixedFunctions(type: 'f64' | 'f32', suffix: '' | 'f'): Readonly<Record<string, HostEntry>> {
  const cut: Unary = type === 'f64' ? (x) => x : Math.fround;
  const store = (env: HostEnv, address: number, value: number): void => {
    if (type === 'f64') env.memory.writeF64(address, value);
    else env.memory.writeF32(address, value);
  };
  return {
    [`ldexp${suffix}`]: host([type, 'i32'], type, () => (x, power) => cut(ldexp(x, power))),
    [`scalbn${suffix}`]: host([type, 'i32'], type, () => (x, power) => cut(ldexp(x, power))),
    [`scalbln${suffix}`]: host([type, 'long'], type, () => (x, power) => cut(ldexp(x, Number(power)))),
    [`frexp${suffix}`]: host([type, 'ptr'], type, (env) => (x, target) => {
      const { fraction, exponent } = frexp(x);
      env.memory.writeU32(target, exponent);
      return fraction;
    }),
    [`modf${suffix}`]: host([type, 'ptr'], type, (env) => (x, target) => {
      store(env, target, Math.trunc(x));
      return Number.isFinite(x) ? copySign(x - Math.trunc(x), x) : copySign(Number.isNaN(x) ? NaN : 0, x);
    }),
    [`remquo${suffix}`]: host([type, type, 'ptr'], type, (env) => (x, y, target) => {
      const { remainder, quotient } = remainderQuotient(x, y);
      env.memory.writeU32(target, quotient);
      return remainder;
    }),
    [`lgamma${suffix}_r`]: host([type, 'ptr'], type, (env) => (x, target) => {
      env.memory.writeU32(target, gammaSign(x));
      return cut(lgamma(x));
    }),
    [`sincos${suffix}`]: host([type, 'ptr', 'ptr'], undefined, (env) => (x, sine, cosine) => {
      store(env, sine, Math.sin(x));
      store(env, cosine, Math.cos(x));
    }),
    [`nan${suffix}`]: host(['ptr'], type, () => () => NaN),
  };
}

export const mathFunctions = hostTable({
  ...Object.fromEntries(entries),
  ...mixedFunctions('f64', ''),
  ...mixedFunctions('f32', 'f'),
  fma: host(['f64', 'f64', 'f64'], 'f64', () => fma),
  fmaf: host(['f32', 'f32', 'f32'], 'f32', () => fmaFloat),
  nextafter: host(['f64', 'f64'], 'f64', () => nextAfter),
  nextafterf: host(['f32', 'f32'], 'f32', () => nextAfterFloat),
});
