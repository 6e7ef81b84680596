/**
 * Random expressions over integers and floats of many types, against a model in bigints and numbers that shares nothing
 * with the engines: joins, conversions, wrapping, traps in the order of evaluation.
 */
import { describe, expect, test } from 'vitest';
import { instantiateCode } from './instances.ts';
import { Trap } from '../../src/vm/trap.ts';
import { Dice } from '../vm/gcc.ts';
import { programOfText, tuyinEngines } from './graphs.ts';
import { times } from '../long.ts';

type Kind = { readonly bits: number; readonly float: boolean };
type Val = bigint | number;

const kinds: readonly Kind[] = [
  ...[1, 8, 13, 16, 32, 64, 100].map((bits) => ({ bits, float: false })),
  ...[32, 64].map((bits) => ({ bits, float: true })),
];

function nameOf({ bits, float }: Kind): string {
  return float ? (bits === 32 ? 'float' : 'double') : `i${bits}`;
}

class ModelTrap extends Error {}

function wrap(kind: Kind, value: bigint): bigint {
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

function convert(to: Kind, value: Val): Val {
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

interface Expr {
  readonly text: string;
  readonly kind: Kind;
  readonly eval: (args: readonly Val[]) => Val;
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

class Maker {
  readonly #dice: Dice;
  readonly params: readonly Kind[];

  constructor(dice: Dice, params: readonly Kind[]) {
    this.#dice = dice;
    this.params = params;
  }

  make(depth: number): Expr {
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

  #leaf(): Expr {
    const index = this.#dice.below(this.params.length);
    return { text: `%p${index}`, kind: this.params[index], eval: (args) => args[index] };
  }

  #int(depth: number): Expr {
    const made = this.make(depth);
    if (!made.kind.float && made.kind.bits > 1) return made;
    const kind = { bits: 32, float: false };
    return { text: `i32 (${made.text})`, kind, eval: (args) => convert(kind, made.eval(args)) };
  }

  #binary(depth: number): Expr {
    const op = this.#dice.pick(['+', '-', '*', '/', '%', '&', '|', '^']);
    const bitwise = ['&', '|', '^'].includes(op);
    const [left, right] = bitwise
      ? [this.#int(depth - 1), this.#int(depth - 1)]
      : [this.make(depth - 1), this.make(depth - 1)];
    const kind = join(left.kind, right.kind);
    return {
      text: `(${left.text} ${op} ${right.text})`,
      kind,
      eval: (args) => {
        const [a, b] = [convert(kind, left.eval(args)), convert(kind, right.eval(args))];
        return arithmetic(op, kind, a, b);
      },
    };
  }

  #compare(depth: number): Expr {
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
      eval: (args) => {
        const [a, b] = [convert(kind, left.eval(args)), convert(kind, right.eval(args))];
        return tests[op](a, b) ? 1n : 0n;
      },
    };
  }

  #choice(depth: number): Expr {
    const test = this.#compare(depth);
    const [yes, no] = [this.make(depth - 1), this.make(depth - 1)];
    const kind = join(yes.kind, no.kind);
    return {
      text: `(${test.text} ? ${yes.text} : ${no.text})`,
      kind,
      eval: (args) => (test.eval(args) === 1n ? convert(kind, yes.eval(args)) : convert(kind, no.eval(args))),
    };
  }

  #convert(depth: number): Expr {
    const inner = this.make(depth - 1);
    const kind = this.#dice.pick(kinds);
    return { text: `${nameOf(kind)} (${inner.text})`, kind, eval: (args) => convert(kind, inner.eval(args)) };
  }

  #unary(depth: number): Expr {
    const isNot = this.#dice.below(2) === 0;
    const inner = isNot ? this.#int(depth - 1) : this.make(depth - 1);
    const { kind } = inner;
    return {
      text: `(${isNot ? '~' : '-'}${inner.text})`,
      kind,
      eval: (args) => {
        const value = inner.eval(args);
        return typeof value === 'number' ? -value : wrap(kind, isNot ? ~value : -value);
      },
    };
  }

  #shift(depth: number): Expr {
    const op = this.#dice.pick(['<<', '>>']);
    const [left, right] = [this.#int(depth - 1), this.#int(depth - 1)];
    return {
      text: `(${left.text} ${op} ${right.text})`,
      kind: left.kind,
      eval: (args) => {
        const [value, count] = [BigInt(left.eval(args)), BigInt(right.eval(args))];
        if (count < 0n) throw new ModelTrap('T-SHIFT');
        const least = count > 200n ? 200n : count;
        return wrap(left.kind, op === '<<' ? value << least : value >> least);
      },
    };
  }
}

const view = new DataView(new ArrayBuffer(8));

/** The value as engines hold it. */
function bitsOf({ bits }: Kind, value: Val): bigint {
  if (typeof value === 'bigint') return value;
  if (bits === 32) {
    view.setFloat32(0, value);
    return Number.isNaN(value) ? 0x7fc00000n : BigInt(view.getUint32(0));
  }
  view.setFloat64(0, value);
  return Number.isNaN(value) ? 0x7ff8000000000000n : view.getBigUint64(0);
}

function randomValue(dice: Dice, { bits, float }: Kind): Val {
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

/** NaNs of the machine may differ from the one of the model where only their sign was turned. */
function isSame({ bits, float }: Kind, found: bigint, value: Val): boolean {
  const nan = bits === 32 ? 0x7f800000n : 0x7ff0000000000000n;
  if (float && Number.isNaN(value)) return BigInt.asUintN(bits - 1, found) > nan;
  return found === bitsOf({ bits, float }, value);
}

describe.each(tuyinEngines)('engine %s', (engine) => {
  test.each([1, 2, 3, 4].slice(0, times(2, 4)))('seed %i', (seed) => {
    const dice = new Dice(seed * 7919);
    const funcs = Array.from({ length: 40 }, (_, i) => {
      const params = Array.from({ length: 1 + dice.below(4) }, () => dice.pick(kinds));
      const body = new Maker(dice, params).make(1 + dice.below(4));
      return { name: `f${i}`, params, body };
    });
    const text = funcs
      .map(
        ({ name, params, body }) =>
          `define ${nameOf(body.kind)} @${name}(${params.map((kind, i) => `${nameOf(kind)} %p${i}`).join(', ')}) {\n  ${body.text}\n}\n`,
      )
      .join('');
    const program = instantiateCode(programOfText(text), { engine });
    for (const { name, params, body } of funcs) {
      const signature = program.func(name)?.params ?? [];
      for (let round = 0; round < 8; round++) {
        const args = params.map((kind) => randomValue(dice, kind));
        const values = args.map((arg, i) => ({ type: signature[i], value: bitsOf(params[i], arg) }));
        const run = (): bigint | string => {
          try {
            return program.call(name, values)?.value as bigint;
          } catch (error) {
            if (error instanceof Trap) return error.message.replace(/^.*\((T-.*)\)$/, '$1');
            throw error;
          }
        };
        const found = run();
        let expected: Val | string;
        try {
          expected = body.eval(args);
        } catch (error) {
          if (!(error instanceof ModelTrap)) throw error;
          expected = error.message;
        }
        const same =
          typeof expected === 'string'
            ? found === expected
            : typeof found === 'bigint' && isSame(body.kind, found, expected);
        if (!same)
          expect.fail(
            `${body.text}\nof ${args.join(', ')} as ${params.map(nameOf).join(', ')}: ${found}, and not ${String(expected)}`,
          );
      }
    }
  });
});
