/**
 * Seeded random functions that call themselves, and do one of several things with what that gives before they return: nothing, an operation with one or two
 * numbers, of which some are computed behind the call. They end, for a number decreases with each call.
 */
import { ModuleBuilder, type LinearBuilder } from '../../src/linear/builder.ts';
import type { CalcOp } from '../../src/linear/opcodes.ts';
import type { Dest, Operand } from '../../src/linear/nodes.ts';
import { seededRandom } from '../unit/random-graph.ts';
import { paramTypes, type RandomFunc } from './random-func.ts';

const joins: readonly string[] = ['Add', 'Add', 'Add', 'Sub', 'Mul', 'Mul', 'Band', 'Bor', 'Bxor', 'Shl'];

/** `f` calls a function of one type, which calls itself, and gives what that gave and what it has left in a global. */
export function randomRecursion(seed: number): RandomFunc {
  const random = seededRandom(seed ^ 0xc011);
  const type = random() < 0.5 ? 'i32' : 'i64';
  const m = new ModuleBuilder({ pointerSize: random() < 0.5 ? 8 : 4 });
  const seen = m.global('seen', type, type === 'i32' ? 7 : 7n);
  const r = m.func('r', ['i32', type, type], [type]);
  new Recursion(r, random, seen, type).write();
  r.finish();
  const f = m.func('f', paramTypes, ['i32', 'i64', 'f64']);
  const [first, , third] = paramTypes.map((_, i) => f.param(i));
  const [depth, narrow] = [f.calc('BandI', first, f.i32(7)), f.calc('LToI', third)];
  const args = type === 'i32' ? [first, narrow] : [f.calc('IToL', first), third];
  const given = f.call(r.index, depth, ...args);
  if (type === 'i32') f.return(given, f.calc('IToL', seen), f.f64(0));
  else f.return(f.calc('LToI', given), f.calc('BxorL', given, seen), f.f64(0));
  f.finish();
  return { module: m.finish(), func: f.index };
}

class Recursion {
  readonly #b: LinearBuilder;
  readonly #random: () => number;
  readonly #seen: Dest;
  readonly #type: 'i32' | 'i64';
  readonly #local: Dest;
  /** Most often the operation is one of a function. */
  readonly #usual: string;

  constructor(b: LinearBuilder, random: () => number, seen: Dest, type: 'i32' | 'i64') {
    this.#b = b;
    this.#random = random;
    this.#seen = seen;
    this.#type = type;
    this.#local = b.local(type);
    this.#usual = this.#pick(joins);
  }

  write(): void {
    const b = this.#b;
    b.ifThen(b.calc('LessI', b.param(0), b.i32(1)), () => b.return(this.#number()));
    b.assign(this.#seen, this.#calc('Add', this.#calc('Mul', this.#seen, this.#constant(3)), b.param(1)));
    const ways = 1 + Math.floor(this.#random() * 4);
    for (let way = 0; way < ways; way++)
      b.ifThen(this.#test(way), () => {
        if (this.#random() < 0.3) b.assign(this.#local, this.#number());
        b.return(this.#random() < 0.2 ? this.#number() : this.#again());
      });
    b.return(this.#again());
  }

  #pick<T>(items: readonly T[]): T {
    return items[Math.floor(this.#random() * items.length)];
  }

  #calc(name: string, ...operands: readonly Operand[]): Operand {
    return this.#b.calc(`${name}${this.#type === 'i32' ? 'I' : 'L'}` as CalcOp, ...operands);
  }

  #constant(value: number): Operand {
    return this.#type === 'i32' ? this.#b.i32(value) : this.#b.i64(BigInt(value));
  }

  #test(way: number): Operand {
    const bits = this.#calc('Band', this.#number(), this.#constant(1 << way));
    return this.#calc('NotEqual', bits, this.#constant(0));
  }

  #number(): Operand {
    const b = this.#b;
    const simple = this.#pick([
      b.param(1),
      b.param(2),
      this.#local,
      this.#constant(Math.floor(this.#random() * 9) - 2),
      ...(this.#random() < 0.2 ? [this.#seen] : []),
    ]);
    if (this.#random() < 0.5) return simple;
    return this.#calc(this.#pick(['Add', 'Sub', 'Mul', 'Bxor', 'Div']), simple, this.#constant(this.#pick([3, 5, -1])));
  }

  /** A call of itself, or two, and what is done with the result. */
  #again(): Operand {
    const b = this.#b;
    const call = (): Operand => {
      const less = b.calc('SubI', b.param(0), b.i32(1 + Math.floor(this.#random() * 2)));
      return b.call(b.index, less, this.#number(), this.#number());
    };
    const join = (result: Operand, other: Operand): Operand => {
      const name = this.#random() < 0.8 ? this.#usual : this.#pick(joins);
      return this.#random() < 0.6 ? this.#calc(name, result, other) : this.#calc(name, other, result);
    };
    const first = this.#random() < 0.5 ? this.#number() : this.#random() < 0.2 ? call() : b.param(1);
    let result = call();
    if (this.#random() < 0.2) b.assign(b.param(1), this.#number());
    if (this.#random() < 0.8) result = join(result, first);
    if (this.#random() < 0.3) result = join(result, this.#number());
    if (this.#random() < 0.3) {
      b.assign(this.#local, result);
      result = this.#local;
    }
    return result;
  }
}
