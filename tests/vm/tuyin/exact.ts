/** Exact rational numbers and what a float pattern means, written for tests alone: nothing of src/scalar is used. */
export interface Fraction {
  readonly n: bigint;
  /** Positive. */
  readonly d: bigint;
}

export interface Shape {
  readonly bits: number;
  readonly exponentBits: number;
}

export const shapes = {
  half: { bits: 16, exponentBits: 5 },
  float: { bits: 32, exponentBits: 8 },
  double: { bits: 64, exponentBits: 11 },
  fp128: { bits: 128, exponentBits: 15 },
} as const satisfies Record<string, Shape>;

export function fraction(n: bigint, d = 1n): Fraction {
  return d < 0n ? { n: -n, d: -d } : { n, d };
}

export function operate(op: string, a: Fraction, b: Fraction): Fraction {
  if (op === 'add') return fraction(a.n * b.d + b.n * a.d, a.d * b.d);
  if (op === 'sub') return fraction(a.n * b.d - b.n * a.d, a.d * b.d);
  if (op === 'mul') return fraction(a.n * b.n, a.d * b.d);
  return fraction(a.n * b.d, a.d * b.n);
}

export function order(a: Fraction, b: Fraction): number {
  const difference = a.n * b.d - b.n * a.d;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export function distance(a: Fraction, b: Fraction): Fraction {
  const { n, d } = operate('sub', a, b);
  return { n: n < 0n ? -n : n, d };
}

/** The value of a finite pattern; undefined for NaN and infinities. */
export function meaning({ bits, exponentBits }: Shape, pattern: bigint): Fraction | undefined {
  const places = bits - 1 - exponentBits;
  const field = (pattern >> BigInt(places)) & ((1n << BigInt(exponentBits)) - 1n);
  if (field === (1n << BigInt(exponentBits)) - 1n) return undefined;
  const rest = pattern & ((1n << BigInt(places)) - 1n);
  const significand = field === 0n ? rest : rest | (1n << BigInt(places));
  const power = Number(field === 0n ? 1n : field) - (2 ** (exponentBits - 1) - 1) - places;
  const sign = pattern >> BigInt(bits - 1) === 1n ? -1n : 1n;
  return power < 0
    ? fraction(sign * significand, 1n << BigInt(-power))
    : fraction((sign * significand) << BigInt(power));
}

/** Is the pattern the nearest to the exact value, and of two the even one? */
export function isNearest(shape: Shape, pattern: bigint, exact: Fraction): boolean {
  const sign = 1n << BigInt(shape.bits - 1);
  const magnitude = pattern & (sign - 1n);
  const value = meaning(shape, pattern);
  const infinity = ((1n << BigInt(shape.exponentBits)) - 1n) << BigInt(shape.bits - 1 - shape.exponentBits);
  const positive = { n: exact.n < 0n ? -exact.n : exact.n, d: exact.d };
  if (exact.n !== 0n && exact.n < 0n !== ((pattern & sign) !== 0n)) return false;
  // What the next number after the greatest would be, decides what becomes infinite.
  const at = (m: bigint): Fraction =>
    meaning({ bits: shape.bits + 1, exponentBits: shape.exponentBits + 1 }, widen(shape, m)) ?? fraction(0n);
  if (value === undefined)
    return magnitude === infinity && order(positive, middle(at(infinity - 1n), at(infinity))) >= 0;
  const near = (m: bigint): boolean => {
    const compared = order(distance(at(magnitude), positive), distance(at(m), positive));
    return compared < 0 || (compared === 0 && magnitude % 2n === 0n);
  };
  return near(magnitude + 1n) && (magnitude === 0n || near(magnitude - 1n));
}

/** The same magnitude in a format with one more bit of exponent. */
function widen({ bits, exponentBits }: Shape, magnitude: bigint): bigint {
  const places = BigInt(bits - 1 - exponentBits);
  const field = magnitude >> places;
  const rest = magnitude & ((1n << places) - 1n);
  const more = 1n << BigInt(exponentBits - 1);
  if (field !== 0n) return ((field + more) << places) | rest;
  if (rest === 0n) return 0n;
  // A subnormal number is a normal one of the wider format.
  const shift = Number(places) + 1 - rest.toString(2).length;
  return ((more + 1n - BigInt(shift)) << places) | ((rest << BigInt(shift)) & ((1n << places) - 1n));
}

function middle(a: Fraction, b: Fraction): Fraction {
  const { n, d } = operate('add', a, b);
  return { n, d: d * 2n };
}
