/** `Number`, `Boolean`, `Math` and what reads numbers in the global object (ECMA-262, sections 19.2 and 21). */
import { toTruth } from '../conversions.ts';
import { HIDDEN, WrapperObj, type Value } from '../objects.ts';
import { put } from '../properties.ts';
import type { Realm } from '../realm.ts';
import { installConstants, installConstructor, installMethods, type Method, type Methods } from './install.ts';

/** `random` gives the next number of the program's own sequence. */
export function installNumbers(realm: Realm, random: () => number): void {
  installNumber(realm);
  installBoolean(realm);
  const math = realm.object();
  installMethods(realm, math, [...unaryMath, ...otherMath, ['random', 0, random]]);
  installConstants(realm, math, mathConstants);
  put(realm, realm.global, 'Math', math, HIDDEN);
  installMethods(realm, realm.global, [...readers, ...globalFunctions]);
  installConstants(realm, realm.global, { NaN, Infinity, undefined });
}

function installNumber(realm: Realm): void {
  const numberFrom = (r: Realm, args: readonly Value[]): number => (args.length === 0 ? 0 : r.number(args[0]));
  const number = installConstructor(
    realm,
    'Number',
    1,
    realm.numberPrototype,
    (r, _, args) => numberFrom(r, args),
    (r, args, prototype) => new WrapperObj(prototype, numberFrom(r, args)),
  );
  installMethods(realm, number, [...numberFunctions, ...readers]);
  installConstants(realm, number, numberConstants);
  installMethods(realm, realm.numberPrototype, numberMethods);
}

function installBoolean(realm: Realm): void {
  installConstructor(
    realm,
    'Boolean',
    1,
    realm.booleanPrototype,
    (_, _self, [value]) => toTruth(value),
    (_, [value], prototype) => new WrapperObj(prototype, toTruth(value)),
  );
  installMethods(realm, realm.booleanPrototype, booleanMethods);
}

// Number

const numberFunctions: Methods = [
  numberThat('isFinite', Number.isFinite),
  numberThat('isInteger', Number.isInteger),
  numberThat('isNaN', Number.isNaN),
  numberThat('isSafeInteger', Number.isSafeInteger),
];

function numberThat(name: string, holds: (x: number) => boolean): Method {
  return [name, 1, (_, _self, [value]) => typeof value === 'number' && holds(value)];
}

const readers: Methods = [
  [
    'parseFloat',
    1,
    (r, _, [value]) => {
      const text = r.text(value);
      r.spend(text.length);
      return Number.parseFloat(text);
    },
  ],
  [
    'parseInt',
    2,
    (r, _, [value, radix]) => {
      const text = r.text(value);
      r.spend(text.length);
      return Number.parseInt(text, r.number(radix));
    },
  ],
];

const globalFunctions: Methods = [
  ['isFinite', 1, (r, _, [value]) => Number.isFinite(r.number(value))],
  ['isNaN', 1, (r, _, [value]) => Number.isNaN(r.number(value))],
];

const { EPSILON, MAX_SAFE_INTEGER, MAX_VALUE, MIN_SAFE_INTEGER, MIN_VALUE } = Number;
const numberConstants = {
  EPSILON,
  MAX_SAFE_INTEGER,
  MAX_VALUE,
  MIN_SAFE_INTEGER,
  MIN_VALUE,
  NEGATIVE_INFINITY: -Infinity,
  NaN,
  POSITIVE_INFINITY: Infinity,
};

const numberMethods: Methods = [
  [
    'toExponential',
    1,
    (r, self, [digits]) => {
      const x = numberOf(r, self, 'toExponential');
      const count = r.integer(digits);
      if (!Number.isFinite(x)) return String(x);
      if (count < 0 || count > 100) r.fail('RangeError', 'toExponential() argument must be between 0 and 100');
      return digits === undefined ? x.toExponential() : x.toExponential(count);
    },
  ],
  [
    'toFixed',
    1,
    (r, self, [digits]) => {
      const x = numberOf(r, self, 'toFixed');
      const count = r.integer(digits);
      if (count < 0 || count > 100) r.fail('RangeError', 'toFixed() digits argument must be between 0 and 100');
      return x.toFixed(count);
    },
  ],
  [
    'toPrecision',
    1,
    (r, self, [digits]) => {
      const x = numberOf(r, self, 'toPrecision');
      if (digits === undefined) return String(x);
      const count = r.integer(digits);
      if (!Number.isFinite(x)) return String(x);
      if (count < 1 || count > 100) r.fail('RangeError', 'toPrecision() argument must be between 1 and 100');
      return x.toPrecision(count);
    },
  ],
  [
    'toString',
    1,
    (r, self, [radix]) => {
      const x = numberOf(r, self, 'toString');
      const base = radix === undefined ? 10 : r.integer(radix);
      if (base < 2 || base > 36) r.fail('RangeError', 'toString() radix must be between 2 and 36');
      return x.toString(base);
    },
  ],
  ['valueOf', 0, (r, self) => numberOf(r, self, 'valueOf')],
];

function numberOf(realm: Realm, self: Value, name: string): number {
  if (typeof self === 'number') return self;
  if (self instanceof WrapperObj && typeof self.primitive === 'number') return self.primitive;
  return realm.fail('TypeError', `Number.prototype.${name} requires that 'this' be a Number`);
}

const booleanMethods: Methods = [
  ['toString', 0, (r, self) => String(truthOf(r, self, 'toString'))],
  ['valueOf', 0, (r, self) => truthOf(r, self, 'valueOf')],
];

function truthOf(realm: Realm, self: Value, name: string): boolean {
  if (typeof self === 'boolean') return self;
  if (self instanceof WrapperObj && typeof self.primitive === 'boolean') return self.primitive;
  return realm.fail('TypeError', `Boolean.prototype.${name} requires that 'this' be a Boolean`);
}

// Math

const unaryNames = [
  'abs',
  'acos',
  'acosh',
  'asin',
  'asinh',
  'atan',
  'atanh',
  'cbrt',
  'ceil',
  'clz32',
  'cos',
  'cosh',
  'exp',
  'expm1',
  'floor',
  'fround',
  'log',
  'log10',
  'log1p',
  'log2',
  'round',
  'sign',
  'sin',
  'sinh',
  'sqrt',
  'tan',
  'tanh',
  'trunc',
] as const;

const unaryMath: Methods = unaryNames.map((name) => {
  const compute: (x: number) => number = Math[name];
  return [name, 1, (r, _, [x]) => compute(r.number(x))];
});

function binary(name: string, compute: (x: number, y: number) => number): Method {
  return [
    name,
    2,
    (r, _, [a, b]) => {
      const x = r.number(a);
      return compute(x, r.number(b));
    },
  ];
}

/** All are made numbers before anything is computed. */
function numbers(realm: Realm, args: readonly Value[]): number[] {
  realm.charge(8 * args.length);
  return args.map((arg) => realm.number(arg));
}

const otherMath: Methods = [
  binary('atan2', Math.atan2),
  ['hypot', 2, (r, _, args) => hypot(numbers(r, args))],
  binary('imul', Math.imul),
  ['max', 2, (r, _, args) => numbers(r, args).reduce((x, y) => Math.max(x, y), -Infinity)],
  ['min', 2, (r, _, args) => numbers(r, args).reduce((x, y) => Math.min(x, y), Infinity)],
  binary('pow', Math.pow),
];

/** The root of the sum of squares: scaled, and summed as Kahan does, as the host's does it. */
function hypot(list: readonly number[]): number {
  const largest = list.reduce((x, y) => Math.max(x, Math.abs(y)), 0);
  if (list.some((x) => Math.abs(x) === Infinity)) return Infinity;
  if (largest === 0 || largest !== largest) return largest;
  let [sum, error] = [0, 0];
  for (const x of list) {
    const square = (Math.abs(x) / largest) ** 2 - error;
    const next = sum + square;
    error = next - sum - square;
    sum = next;
  }
  return Math.sqrt(sum) * largest;
}

const { E, LN10, LN2, LOG10E, LOG2E, PI, SQRT1_2, SQRT2 } = Math;
const mathConstants = { E, LN10, LN2, LOG10E, LOG2E, PI, SQRT1_2, SQRT2 };
