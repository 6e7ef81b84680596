/**
 * Random expressions over integers and floats of many types, and their values by bigints and numbers, which shares nothing with the
 * engines: joins, conversions, wrapping, traps in the order of evaluation.
 */
import type { Dice } from '../vm/gcc.ts';

export type Kind = { readonly bits: number; readonly float: boolean };
export type Val = bigint | number;

export const kinds: readonly Kind[] = [
  ...[1, 8, 13, 16, 32, 64, 100].map((bits) => ({ bits, float: false })),
  ...[32, 64].map((bits) => ({ bits, float: true })),
];

export function nameOf({ bits, float }: Kind): string {
  return float ? (bits === 32 ? 'float' : 'double') : `i${bits}`;
}

export class ModelTrap extends Error {}

export function wrap(kind: Kind, value: bigint): bigint {
  return kind.bits === 1 ? BigInt.asUintN(1, value) : BigInt.asIntN(kind.bits, value);
}

/** The float nearest to an integer, of two the even one; numbers alone would round twice. */
function nearestFloat(value: bigint): number {
  const size = value < 0n ? -value : value;
  const shift = Math.max(0, size.toString(2).length - 24);
  const [kept, rest, half] = [
    size >> BigInt(shift),
    BigInt.asUintN(shift, size),
    shift === 0 ? 0n : 1n << BigInt(shift - 1),
  ];
  const rounded = shift > 0 && (rest > half || (rest === half && kept % 2n === 1n)) ? kept + 1n : kept;
  return (value < 0n ? -1 : 1) * Number(rounded << BigInt(shift));
}

export function convert(to: Kind, value: Val): Val {
  if (typeof value === 'number') {
    if (to.float) return to.bits === 32 ? Math.fround(value) : value;
    if (Number.isNaN(value)) return 0n;
    const least = to.bits === 1 ? 0n : -(1n << BigInt(to.bits - 1));
    const most = to.bits === 1 ? 1n : (1n << BigInt(to.bits - 1)) - 1n;
    if (!Number.isFinite(value)) return value < 0 ? least : most;
    const whole = BigInt(Math.trunc(value));
    return whole < least ? least : whole > most ? most : whole;
  }
  if (!to.float) return wrap(to, value);
  return to.bits === 32 ? nearestFloat(value) : Number(value);
}

function join(a: Kind, b: Kind): Kind {
  if (!a.float && !b.float) return a.bits >= b.bits ? a : b;
  const wide = [a, b].some((kind) => kind.bits >= 64);
  return { bits: wide ? 64 : 32, float: true };
}

/** An expression, and its value where its leaves are what `E` says. */
export interface Expr<E> {
  readonly text: string;
  readonly kind: Kind;
  readonly eval: (env: E) => Val;
}

export interface MakerOptions {
  readonly kinds: readonly Kind[];
  /** Divisors are odd and counts of shifts small, and floats have no remainder: nothing traps. */
  readonly safe: boolean;
}

const bit: Kind = { bits: 1, float: false };

function arithmetic(op: string, kind: Kind, a: Val, b: Val): Val {
  if (typeof a === 'number' && typeof b === 'number') {
    const result = op === '+' ? a + b : op === '-' ? a - b : op === '*' ? a * b : op === '/' ? a / b : a % b;
    return kind.bits === 32 ? Math.fround(result) : result;
  }
  const [x, y] = [BigInt(a), BigInt(b)];
  if ((op === '/' || op === '%') && y === 0n) throw new ModelTrap('T-DIV0');
  const results: Record<string, () => bigint> = {
    '+': () => x + y,
    '-': () => x - y,
    '*': () => x * y,
    '/': () => x / y,
    '%': () => x % y,
    '&': () => x & y,
    '|': () => x | y,
    '^': () => x ^ y,
  };
  return wrap(kind, results[op]());
}

export class Maker<E> {
  readonly #dice: Dice;
  readonly #leaves: readonly Expr<E>[];
  readonly #options: MakerOptions;

  constructor(dice: Dice, leaves: readonly Expr<E>[], options: MakerOptions = { kinds, safe: false }) {
    this.#dice = dice;
    this.#leaves = leaves;
    this.#options = options;
  }

  /** Of that kind. */
  of(kind: Kind, depth: number): Expr<E> {
    const inner = this.make(depth);
    return { text: `${nameOf(kind)} (${inner.text})`, kind, eval: (env) => convert(kind, inner.eval(env)) };
  }

  make(depth: number): Expr<E> {
    const dice = this.#dice;
    if (depth === 0 || dice.below(6) === 0) return this.#leaf();
    const forms = [
      () => this.#binary(depth),
      () => this.#binary(depth),
      () => this.#compare(depth),
      () => this.#choice(depth),
      () => this.#convert(depth),
      () => this.#unary(depth),
      () => this.#shift(depth),
    ];
    return dice.pick(forms)();
  }

  #leaf(): Expr<E> {
    return this.#dice.pick(this.#leaves);
  }

  #int(depth: number): Expr<E> {
    const made = this.make(depth);
    if (!made.kind.float && made.kind.bits > 1) return made;
    const kind = { bits: 32, float: false };
    return { text: `i32 (${made.text})`, kind, eval: (env) => convert(kind, made.eval(env)) };
  }

  #binary(depth: number): Expr<E> {
    const op = this.#dice.pick(['+', '-', '*', '/', '%', '&', '|', '^']);
    const bitwise = ['&', '|', '^'].includes(op);
    const isDivision = op === '/' || op === '%';
    const left = bitwise || (op === '%' && this.#options.safe) ? this.#int(depth - 1) : this.make(depth - 1);
    const right = bitwise ? this.#int(depth - 1) : isDivision ? this.#divisor(depth - 1) : this.make(depth - 1);
    const kind = join(left.kind, right.kind);
    return {
      text: `(${left.text} ${op} ${right.text})`,
      kind,
      eval: (env) => {
        const [a, b] = [convert(kind, left.eval(env)), convert(kind, right.eval(env))];
        return arithmetic(op, kind, a, b);
      },
    };
  }

  #divisor(depth: number): Expr<E> {
    if (!this.#options.safe) return this.make(depth);
    const { text, kind, eval: value } = this.#int(depth);
    return { text: `(${text} | ${nameOf(kind)} 1)`, kind, eval: (env) => wrap(kind, BigInt(value(env)) | 1n) };
  }

  #compare(depth: number): Expr<E> {
    const op = this.#dice.pick(['==', '!=', '<', '<=', '>', '>=']);
    const [left, right] = [this.make(depth - 1), this.make(depth - 1)];
    const kind = join(left.kind, right.kind);
    const tests: Record<string, (a: Val, b: Val) => boolean> = {
      '==': (a, b) => a === b,
      '!=': (a, b) => a !== b,
      '<': (a, b) => a < b,
      '<=': (a, b) => a <= b,
      '>': (a, b) => a > b,
      '>=': (a, b) => a >= b,
    };
    return {
      text: `(${left.text} ${op} ${right.text})`,
      kind: bit,
      eval: (env) => {
        const [a, b] = [convert(kind, left.eval(env)), convert(kind, right.eval(env))];
        return tests[op](a, b) ? 1n : 0n;
      },
    };
  }

  #choice(depth: number): Expr<E> {
    const test = this.#compare(depth);
    const [yes, no] = [this.make(depth - 1), this.make(depth - 1)];
    const kind = join(yes.kind, no.kind);
    return {
      text: `(${test.text} ? ${yes.text} : ${no.text})`,
      kind,
      eval: (env) => (test.eval(env) === 1n ? convert(kind, yes.eval(env)) : convert(kind, no.eval(env))),
    };
  }

  #convert(depth: number): Expr<E> {
    return this.of(this.#dice.pick(this.#options.kinds), depth - 1);
  }

  #unary(depth: number): Expr<E> {
    const isNot = this.#dice.below(2) === 0;
    const inner = isNot ? this.#int(depth - 1) : this.make(depth - 1);
    const { kind } = inner;
    return {
      text: `(${isNot ? '~' : '-'}${inner.text})`,
      kind,
      eval: (env) => {
        const value = inner.eval(env);
        return typeof value === 'number' ? -value : wrap(kind, isNot ? ~value : -value);
      },
    };
  }

  #shift(depth: number): Expr<E> {
    const op = this.#dice.pick(['<<', '>>']);
    const [left, right] = [this.#int(depth - 1), this.#count(depth - 1)];
    return {
      text: `(${left.text} ${op} ${right.text})`,
      kind: left.kind,
      eval: (env) => {
        const [value, count] = [BigInt(left.eval(env)), BigInt(right.eval(env))];
        if (count < 0n) throw new ModelTrap('T-SHIFT');
        const least = count > 200n ? 200n : count;
        return wrap(left.kind, op === '<<' ? value << least : value >> least);
      },
    };
  }

  #count(depth: number): Expr<E> {
    const { text, kind, eval: value } = this.#int(depth);
    if (!this.#options.safe) return { text, kind, eval: value };
    return { text: `(${text} & ${nameOf(kind)} 63)`, kind, eval: (env) => wrap(kind, BigInt(value(env)) & 63n) };
  }
}

const view = new DataView(new ArrayBuffer(8));

/** The value as engines hold it. */
export function bitsOf({ bits }: Kind, value: Val): bigint {
  if (typeof value === 'bigint') return value;
  if (bits === 32) {
    view.setFloat32(0, value);
    return Number.isNaN(value) ? 0x7fc00000n : BigInt(view.getUint32(0));
  }
  view.setFloat64(0, value);
  return Number.isNaN(value) ? 0x7ff8000000000000n : view.getBigUint64(0);
}

export function randomValue(dice: Dice, { bits, float }: Kind): Val {
  const kind = { bits, float };
  if (float) {
    const value = dice.pick([
      () => dice.moderate(),
      () => dice.double(),
      () => dice.below(7) - 3,
      () => dice.pick([0, -0, NaN, Infinity, -Infinity, 0.5]),
    ])();
    return bits === 32 ? Math.fround(value) : value;
  }
  const any = (dice.bits64() << 64n) | dice.bits64();
  return wrap(
    kind,
    dice.pick([any, BigInt(dice.below(9) - 4), any >> BigInt(dice.below(128)), 1n << BigInt(Math.max(0, bits - 1))]),
  );
}
