/**
 * Atomic operations that work on several places to plain loads and stores, as there is one thread:
 *
 *     C___atomic_load (p, to, order)                     *to := *p
 *     C___atomic_store (p, from, order)                  *p := *from
 *     C___atomic_exchange (p, from, to, order)           t := *p;  *p := *from;  *to := t
 *     C___atomic_compare_exchange (p, e, from, …)        if *p = *e then *p := *from else *e := *p;  whether they were equal
 *     C___atomic_compare_exchange_n (p, e, value, …)     the same with a value
 *
 * The scalar is that which the first pointer of known type points to; without one the call stays as it is.
 */
import { hasIntrinsic, RETVAL0, type Census, type Node } from '../../maple/code.ts';
import type { Func, Module } from '../../maple/module.ts';
import { primRows, type PrimType } from '../../scalar/prim-types.ts';
import { occurringIn, transformFunc, type Rewriter, type Transformation } from './rewrite.ts';

const actions = /^C___atomic_(load|store|exchange|compare_exchange|compare_exchange_n)$/;

export const atomics: Transformation = {
  name: 'atomics',
  doc: 'atomic operations on several places to loads and stores',
  rules: {},
  module: (module) => (hasSuch(occurringIn(module)) ? module.mapFuncs((func) => expanded(module, func)) : module),
};

function expanded(module: Module, func: Func): Func {
  return func.code !== undefined && hasSuch(func.code.census) ? transformFunc(module, func, expansion) : func;
}

function hasSuch(census: Census): boolean {
  return hasIntrinsic(census, (name) => actions.test(name));
}

const expansion: Transformation = {
  name: 'atomics',
  doc: '',
  rules: {
    intrinsiccall: (r, n) => {
      const value = expand(r, n);
      if (value === undefined) return r.copyStatement(n);
      return value === 'done' ? [] : r.make(n, 'regassign', 'u1', [RETVAL0], [value]);
    },
  },
  expressions: {
    intrinsicop: (r, n) => {
      const value = expand(r, n);
      return value === 'done' ? r.constant(n, r.code.prim(n), 0) : value;
    },
  },
};

/** Does the operation before the statement; its value, `done` if it has none, undefined if it is no such operation. */
function expand(r: Rewriter, n: Node): Node | 'done' | undefined {
  const action = actions.exec(r.code.text(n, 'intrinsic'))?.[1];
  const prim = action === undefined ? undefined : scalarOf(r, n, action.endsWith('_n') ? 2 : undefined);
  if (prim === undefined || r.code.count(n) < (action === 'load' || action === 'store' ? 2 : 3)) return undefined;
  const place = new Places(r, n, prim);
  switch (action) {
    case 'load':
      place.write(1, place.read(0));
      return 'done';
    case 'store':
      place.write(0, place.read(1));
      return 'done';
    case 'exchange':
      place.exchange();
      return 'done';
    case 'compare_exchange':
      return place.compareExchange(place.read(2));
    default:
      return place.compareExchange(r.operand(n, 2));
  }
}

/** The places that the operands point to. */
class Places {
  readonly #r: Rewriter;
  readonly #n: Node;
  readonly #prim: PrimType;
  readonly #pointers: (() => Node)[] = [];

  constructor(r: Rewriter, n: Node, prim: PrimType) {
    this.#r = r;
    this.#n = n;
    this.#prim = prim;
  }

  /** A pointer is evaluated once. */
  #pointer(index: number): Node {
    const { code } = this.#r;
    const old = code.operand(this.#n, index);
    this.#pointers[index] ??= this.#r.hold(this.#n, code.prim(old), this.#r.operand(this.#n, index));
    return this.#pointers[index]();
  }

  #type(): number {
    const { types } = this.#r.module;
    return types.pointer(types.prim(this.#prim));
  }

  read(index: number): Node {
    return this.#r.make(this.#n, 'iread', this.#prim, [this.#type(), 0], [this.#pointer(index)]);
  }

  write(index: number, value: Node): void {
    this.#r.before(this.#r.make(this.#n, 'iassign', 'void', [this.#type(), 0], [this.#pointer(index), value]));
  }

  /** Operand 1 goes to place 0, whose former content goes to place 2. */
  exchange(): void {
    const old = this.#r.hold(this.#n, this.#prim, this.read(0));
    this.write(0, this.read(1));
    this.write(2, old());
  }

  /** If place 0 holds what place 1 holds, `value` goes to it; place 1 gets what place 0 held. True if it did. */
  compareExchange(value: Node): Node {
    const [r, n, prim] = [this.#r, this.#n, this.#prim];
    const put = r.hold(n, prim, value);
    const old = r.hold(n, prim, this.read(0));
    const expected = r.hold(n, prim, this.read(1));
    const isEqual = r.hold(n, 'u1', r.make(n, 'eq', 'u1', [prim], [old(), expected()]));
    this.write(0, r.make(n, 'select', prim, [], [isEqual(), put(), old()]));
    this.write(1, old());
    return isEqual();
  }
}

/** What the pointers of an operation point to; the type of its value, if that is one of its operands. */
function scalarOf(r: Rewriter, n: Node, value: number | undefined): PrimType | undefined {
  const { code } = r;
  const { layout } = r;
  for (const [i, pointer] of code.operands(n).entries()) {
    if (i === value || i > 2) break;
    const op = code.op(pointer);
    if (op !== 'addrof' && op !== 'dread') continue;
    const type = layout.field(r.module.variable(code.var(pointer), r.func).type, code.field(pointer))?.type;
    const to = type === undefined || op === 'addrof' ? type : layout.pointee(type);
    const prim = to === undefined ? 'void' : layout.primOf(to);
    if (isScalar(prim)) return prim;
  }
  if (value === undefined || value >= code.count(n)) return undefined;
  const prim = code.prim(code.operand(n, value));
  return isScalar(prim) ? prim : undefined;
}

function isScalar(prim: PrimType): boolean {
  return ['int', 'address', 'float'].includes(primRows[prim].kind) && primRows[prim].bits <= 64;
}
