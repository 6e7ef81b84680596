/**
 * Seeded random functions of the linear IR that end: straight code with loads, stores, scalar globals, calls of a host
 * function and of each other, under branches, switches and counted loops. Temporaries are used once, several times, or
 * never, in and out of order, so that all ways of keeping a value are met.
 */
import { ModuleBuilder, type LinearBuilder } from '../../../src/linear/builder.ts';
import { calcRows, type CalcOp, type MemType, type ValueType } from '../../../src/linear/opcodes.ts';
import type { Dest, LinearModule, Operand } from '../../../src/linear/nodes.ts';

const types = ['i32', 'i64', 'f64'] as const;
type Type = (typeof types)[number];

const opsOf = new Map<ValueType, CalcOp[]>();
for (const op of Object.keys(calcRows) as CalcOp[]) {
  const { operands, result } = calcRows[op];
  if (![...operands, result].every((type) => (types as readonly string[]).includes(type))) continue;
  opsOf.set(result, [...(opsOf.get(result) ?? []), op]);
}

const cells: Readonly<Record<Type, readonly MemType[]>> = {
  i32: ['i8', 'u8', 'i16', 'u16', 'i32'],
  i64: ['u8', 'i16', 'i32', 'u32', 'i64'],
  f64: ['f64'],
};

export function randomModule(random: () => number, pointerSize: 4 | 8): LinearModule {
  const m = new ModuleBuilder({ pointerSize });
  const log = m.extern('log', ['i32', 'i64'], ['i32']);
  const globals: Dest[] = [m.global('g', 'i32', 5), m.global('h', 'i64', -7n)];
  const data = m.data('data', 64, { align: 8, bytes: Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 200) });
  const helper = m.func('helper', ['i32', 'i64'], ['i64', 'i32']);
  new BodyMaker(helper, random, log, -1, globals, data).make(12);
  const main = m.func('main', ['i32', 'i64', 'f64'], ['i32', 'i64', 'f64'], { exported: true });
  new BodyMaker(main, random, log, helper.index, globals, data).make(40);
  return m.finish();
}

class BodyMaker {
  readonly #b: LinearBuilder;
  readonly #random: () => number;
  readonly #log: number;
  readonly #helper: number;
  readonly #globals: readonly Dest[];
  readonly #data: Dest;
  readonly #locals: Dest[] = [];
  /** Values that may be used here; those of inner regions are dropped at their ends. */
  #values: Operand[] = [];
  readonly #slot: Dest;

  constructor(
    b: LinearBuilder,
    random: () => number,
    log: number,
    helper: number,
    globals: readonly Dest[],
    data: Dest,
  ) {
    this.#b = b;
    this.#random = random;
    this.#log = log;
    this.#helper = helper;
    this.#globals = globals;
    this.#data = data;
    this.#slot = b.slot(32, 8);
    for (const type of types) {
      const local = b.local(type);
      b.assign(local, this.#constant(type));
      this.#locals.push(local);
    }
    b.func.params.forEach((_, k) => this.#locals.push(b.param(k)));
    for (let offset = 0; offset < 32; offset += 8) b.store('i64', this.#slot, b.i64(BigInt(offset)), offset);
  }

  make(size: number): void {
    this.#region(size);
    this.#b.return(...this.#b.func.results.map((type) => this.#value(type as Type)));
    this.#b.finish();
  }

  #pick<T>(items: readonly T[]): T {
    return items[Math.floor(this.#random() * items.length)];
  }

  #constant(type: Type): Operand {
    const small = Math.floor(this.#random() * 9) - 3;
    const value = this.#random() < 0.8 ? small : this.#pick([0x7fffffff, -0x80000000, 255, 65536]);
    if (type === 'i64') return this.#b.i64(BigInt(value));
    return type === 'i32' ? this.#b.i32(value) : this.#b.f64(value / 2);
  }

  #value(type: Type): Operand {
    const known = this.#values.filter((value) => this.#b.typeOf(value) === type);
    if (known.length > 0 && this.#random() < 0.7) {
      const value = this.#random() < 0.6 ? known[known.length - 1] : this.#pick(known);
      if (this.#random() < 0.75) this.#values.splice(this.#values.indexOf(value), 1);
      return value;
    }
    const places = [...this.#locals, ...this.#globals].filter((place) => this.#b.typeOf(place) === type);
    return places.length > 0 && this.#random() < 0.7 ? this.#pick(places) : this.#constant(type);
  }

  #region(size: number): void {
    const outer = this.#values;
    this.#values = outer.slice();
    for (let i = 0; i < size; i++) this.#step(size);
    this.#values = outer;
  }

  #step(size: number): void {
    const b = this.#b;
    const kind = this.#random();
    if (kind < 0.45) this.#calc();
    else if (kind < 0.6) this.#access();
    else if (kind < 0.72) {
      const place = this.#pick([...this.#locals, ...this.#globals]);
      b.assign(place, this.#value(b.typeOf(place) as Type));
    } else if (kind < 0.8) this.#values.push(b.call(this.#log, this.#value('i32'), this.#value('i64')));
    else if (kind < 0.83 && this.#helper >= 0) this.#callHelper();
    else if (kind < 0.9)
      b.ifElse(
        this.#value('i32'),
        () => this.#region(size >> 2),
        () => this.#region(size >> 2),
      );
    else if (kind < 0.94) this.#countedLoop(size >> 2);
    else this.#switch(size >> 2);
  }

  #calc(): void {
    let op = this.#pick(opsOf.get(this.#pick(types)) ?? []);
    if (calcRows[op].effects !== undefined && this.#random() < 0.8) op = 'AddI';
    const value = this.#b.calc(op, ...calcRows[op].operands.map((type) => this.#value(type as Type)));
    this.#values.push(op === 'LAsD' ? this.#plain(value) : value);
  }

  /** Without NaNs that bits have made: JavaScript, in which the reference is written, need not keep which NaN it is. */
  #plain(value: Operand): Operand {
    return this.#b.calc('SelectD', this.#b.calc('EqualD', value, value), value, this.#b.f64(NaN));
  }

  #access(): void {
    const b = this.#b;
    const type = this.#pick(types);
    const mem = this.#pick(cells[type]);
    const base = this.#random() < 0.5 ? this.#slot : this.#data;
    const sum = b.addressType === 'i64' ? 'AddL' : 'AddI';
    const address =
      this.#random() < 0.02
        ? b.address(8)
        : this.#random() < 0.6
          ? base
          : b.calc(sum, base, b.address(Math.floor(this.#random() * 16)));
    const offset = Math.floor(this.#random() * 8);
    if (this.#random() < 0.5) b.store(mem, address, this.#value(type), offset);
    else {
      const value = b.load(mem, address, offset, type);
      this.#values.push(type === 'f64' ? this.#plain(value) : value);
    }
  }

  #callHelper(): void {
    const args = [this.#value('i32'), this.#value('i64')];
    if (this.#random() < 0.5) this.#values.push(...this.#b.callAll(this.#helper, args));
    else {
      const signature = { params: ['i32', 'i64'], results: ['i64', 'i32'] } as const;
      this.#values.push(...this.#b.icall(signature, this.#b.funcAddress(this.#helper), args));
    }
  }

  #countedLoop(size: number): void {
    const b = this.#b;
    const counter = b.local('i32');
    b.assign(counter, b.i32(Math.floor(this.#random() * 4)));
    b.while(
      () => b.calc('GreaterI', counter, b.i32(0)),
      () => this.#region(size),
      () => b.assign(counter, b.calc('SubI', counter, b.i32(1))),
    );
  }

  #switch(size: number): void {
    const b = this.#b;
    const type = this.#random() < 0.5 ? 'i32' : 'i64';
    const spread = this.#pick([1, 1, 2, 5, 1000]);
    const keys = Array.from({ length: 1 + Math.floor(this.#random() * 6) }, (_, k) => (k - 2) * spread);
    const labels = keys.map(() => b.newLabel());
    const [otherwise, end] = [b.newLabel(), b.newLabel()];
    b.switch(
      this.#value(type),
      keys.map((key, k) => [type === 'i64' ? BigInt(key) : key, labels[k]] as const),
      otherwise,
    );
    for (const label of [...labels, otherwise]) {
      b.label(label);
      this.#region(size >> 1);
      if (this.#random() < 0.8) b.goto(end);
    }
    b.label(end);
  }
}
