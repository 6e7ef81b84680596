/**
 * Seeded random functions of the linear IR that always end: for laws over conversions, passes and engines.
 *
 * `structured` nests conditions, loops and switches; `unstructured` jumps between labels at random, with a counter that
 * every label decreases. Both read and write parameters, locals that may not have been assigned yet, temporaries,
 * scalar globals, arrays and slots, and call helpers. `randomFunc` makes one function with one helper; `randomModule`
 * several, each of which calls those before it, with parameters and results of any types, arrays passed among them. `randomFar` makes one with
 * more of what passes over loops, calls through addresses and moved bits look for.
 */
import { LinearBuilder, ModuleBuilder } from '../../src/linear/builder.ts';
import { inliningNames } from '../../src/linear/inlining.ts';
import { calcRows, type CalcOp, type ValueType } from '../../src/linear/opcodes.ts';
import { zeroOf } from '../../src/linear/instr.ts';
import type { Dest, Func, Instr, LinearModule, Operand, Signature } from '../../src/linear/nodes.ts';
import { seededRandom } from '../unit/random-graph.ts';

type Scalar = 'i32' | 'i64' | 'f32' | 'f64';
const scalars: readonly (Scalar | 'v128')[] = ['i32', 'i64', 'f32', 'f64', 'v128'];

/** WebAssembly leaves the bits of NaNs in lanes open, so results of operations on float lanes are not looked at. */
const allOps = (Object.keys(calcRows) as CalcOp[]).filter((op) => !/F32x4|F64x2/.test(op));
const narrowOps = allOps.filter((op) => calcRows[op].result !== 'v128' && !calcRows[op].operands.includes('v128'));

export const paramTypes: readonly Scalar[] = ['i32', 'i32', 'i64', 'f64', 'f32'];

export interface RandomFunc {
  readonly module: LinearModule;
  /** The index of the function `f`, which takes `paramTypes`. */
  readonly func: number;
}

export function randomFunc(seed: number, style: 'structured' | 'unstructured', size = 30): RandomFunc {
  const m = new ModuleBuilder({ pointerSize: seed % 2 === 0 ? 8 : 4 });
  const globals = [m.global('gi', 'i32', 7), m.global('gl', 'i64', -9n), m.global('gd', 'f64', 0.5)];
  const helper = m.func('helper', ['i32', 'f64'], ['i32', 'f64']);
  // What reads the global behind the call reads another number than before it.
  helper.assign(globals[0], helper.calc('AddI', globals[0], helper.param(0)));
  helper.ifThen(helper.calc('LessI', helper.param(0), helper.i32(0)), () =>
    helper.return(helper.i32(-1), helper.param(1)),
  );
  helper.return(helper.calc('AddI', helper.param(0), helper.i32(3)), helper.calc('NegD', helper.param(1)));
  helper.finish();
  const b = m.func('f', paramTypes, resultTypes);
  const helpers = [{ index: helper.index, params: ['i32', 'f64'], results: ['i32', 'f64'] } as const];
  new Maker({
    b,
    seed,
    globals,
    helpers,
    params: paramTypes,
    results: resultTypes,
    arrays: [m.array('ga', 'i32', 8)],
  }).make(style, size);
  b.finish();
  return { module: m.finish(), func: b.index };
}

/**
 * One function with loops that count up and down to constants and values, elements at their counters, calls through addresses (of functions with
 * one signature: chosen, kept in a variable, or in a table), and floats whose bits are moved as integers.
 */
export function randomFar(seed: number, size = 30): RandomFunc {
  const m = new ModuleBuilder({ pointerSize: seed % 2 === 0 ? 8 : 4 });
  const { pointerSize } = m.module;
  const globals = [m.global('gi', 'i32', 7), m.global('gl', 'i64', -9n), m.global('gd', 'f64', 0.5)];
  const signature = { params: ['i32', 'f64'], results: ['i32'] } as const;
  const steps = (['AddI', 'BxorI', 'MulI'] as const).map((op, i) => {
    const h = m.func(`k${i}`, signature.params, signature.results);
    if (i === 1) h.assign(globals[0], h.calc('AddI', globals[0], h.param(0)));
    h.return(h.calc(op, h.calc('AddI', h.param(0), h.calc('LessD', h.param(1), h.f64(1))), h.i32(i + 3)));
    h.finish();
    return h.index;
  });
  const table = m.data('table', 4 * pointerSize, {
    align: 8,
    constant: seed % 3 === 0,
    relocations: [0, 1, 2, 3].map((i) => ({ at: i * pointerSize, kind: 'f', index: steps[(i * 2) % 3], addend: 0 })),
  });
  const b = m.func('f', paramTypes, resultTypes);
  const helpers = steps.map((index) => ({ index, ...signature }));
  const far = { steps, signature, table, floats: m.data('floats', 32, { align: 8 }) };
  const arrays = [m.array('ga', 'i32', 8), m.array('gb', 'f32', 9, new Map([[0, 1.5]]))];
  new Maker({ b, seed, globals, helpers, params: paramTypes, results: resultTypes, arrays, far }).make(
    seed % 5 === 0 ? 'unstructured' : 'structured',
    size,
  );
  b.finish();
  return { module: m.finish(), func: b.index };
}

const resultTypes: readonly Scalar[] = ['i32', 'i64', 'f64'];

/** `f`, which takes `paramTypes`, is the last of the functions. */
export function randomModule(seed: number, size = 12): RandomFunc {
  const random = seededRandom(seed ^ 0x5eed);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)];
  const m = new ModuleBuilder({ pointerSize: pick([4, 8]) });
  const globals = [
    m.global('gi', 'i32', 7),
    m.global('gl', 'i64', -9n),
    m.global('gd', 'f64', 0.5),
    m.global('gf', 'f32', -0),
    m.global('gv', 'v128', 5n),
  ];
  const arrays = [m.array('ga', 'i32', 8, new Map([[3, -5]])), m.array('gb', 'f32', 9, new Map([[0, 1.5]]))];
  const helpers: Helper[] = [];
  const anyTypes = [...scalars, 'i32*', 'f32*'] as const;
  const count = 2 + Math.floor(random() * 4);
  let func = 0;
  for (let i = 0; i <= count; i++) {
    const isLast = i === count;
    const params = isLast ? paramTypes : Array.from({ length: Math.floor(random() * 6) }, () => pick(anyTypes));
    const results = isLast ? resultTypes : Array.from({ length: Math.floor(random() * 4) }, () => pick(scalars));
    const b = m.func(isLast ? 'f' : `h${i}`, params, results, {
      inlining: inliningNames[(seed + i) % inliningNames.length],
    });
    func = b.index;
    new Maker({ b, seed: seed * 31 + i, globals, helpers: helpers.slice(), params, results, arrays }).make(
      pick(['structured', 'structured', 'unstructured']),
      size,
    );
    b.finish();
    helpers.push({ index: b.index, params, results });
  }
  return { module: m.finish(), func };
}

/** The module with a function without parameters that calls `f` with numbers, and with which it starts. All variables have values from the beginning. */
export function withStart({ module, func }: RandomFunc, args: readonly (number | bigint)[]): RandomFunc {
  const name = 'start';
  const funcs = module.funcs.map((one) => ({ ...one, instrs: [...zeros(one), ...one.instrs] }));
  const started: LinearModule = { ...module, funcs, entry: module.funcs.length };
  const start: Func = { ...module.funcs[func], name, params: [], symbols: [], form: 'linear', instrs: [], blocks: [] };
  started.funcs.push(start);
  const b = new LinearBuilder(started, start);
  const given = paramTypes.map((type, i): Operand => ({ kind: 'v', type, value: args[i] }));
  b.return(...b.callAll(func, given));
  b.finish();
  return { module: started, func: started.funcs.length - 1 };
}

function zeros({ symbols }: Func): Instr[] {
  const number = (value: number): Operand => ({ kind: 'v', type: 'i32', value });
  return symbols.flatMap((symbol, index): Instr[] => {
    const dest = { kind: 'l', index } as const;
    if (symbol.kind !== 'l') return [];
    if (!('storage' in symbol))
      return symbol.type.endsWith('*') ? [] : [{ op: 'Assign', dest, operands: [zeroOf(symbol.type)] }];
    // Arrays have values already.
    const size = symbol.storage === 'slot' ? symbol.size : 0;
    return size === 0 ? [] : [{ op: 'Fill', operands: [dest, number(0), number(size)] }];
  });
}

interface Helper {
  readonly index: number;
  readonly params: readonly ValueType[];
  readonly results: readonly ValueType[];
}

interface Parts {
  readonly b: LinearBuilder;
  readonly seed: number;
  readonly globals: readonly Dest[];
  readonly helpers: readonly Helper[];
  readonly params: readonly ValueType[];
  readonly results: readonly ValueType[];
  /** Of at least 8 elements, as are those that pointers point to. */
  readonly arrays: readonly Operand[];
  readonly far?: Far;
}

/** What `randomFar` has more. */
interface Far {
  readonly steps: readonly number[];
  readonly signature: Signature;
  /** Four addresses of them. */
  readonly table: Operand;
  /** 32 bytes. */
  readonly floats: Operand;
}

function wideValue(value: bigint): Operand {
  return { kind: 'v', type: 'v128', value };
}

class Maker {
  readonly #b: LinearBuilder;
  readonly #random: () => number;
  readonly #places: Dest[];
  #visible: Operand[] = [];
  readonly #helpers: readonly Helper[];
  readonly #results: readonly ValueType[];
  readonly #arrays: readonly Operand[];
  readonly #localArray: Operand;
  readonly #slot: Operand;
  readonly #counter: Dest;
  readonly #far: Far | undefined;
  /** The address of one of its functions. */
  readonly #target: Dest | undefined;
  #budget = 0;

  constructor({ b, seed, globals, helpers, params, results, arrays, far }: Parts) {
    this.#far = far;
    this.#b = b;
    this.#random = seededRandom(seed);
    this.#helpers = helpers;
    this.#results = results;
    const own = params.map((_, i) => b.param(i));
    const isPointer = (operand: Operand): boolean => b.typeOf(operand).endsWith('*');
    this.#places = [
      ...own.filter((param) => !isPointer(param)),
      ...globals,
      ...scalars.flatMap((type) => [b.local(type), b.local(type), b.local(type)]),
    ];
    this.#localArray = b.array('f32', 8);
    this.#arrays = [...arrays, ...own.filter(isPointer), this.#localArray];
    this.#slot = b.slot(16);
    this.#counter = b.local('i32', 'counter');
    this.#target = far && b.local(b.addressType, 'target');
  }

  #pick<T>(items: readonly T[]): T {
    return items[Math.floor(this.#random() * items.length)];
  }

  make(style: 'structured' | 'unstructured', size: number): void {
    const b = this.#b;
    b.assign(this.#counter, b.i32(40 + Math.floor(this.#random() * 40)));
    for (let i = 0; i < 4; i++) {
      b.arrayStore(this.#localArray, b.i32(2 * i), b.f32(0));
      b.arrayStore(this.#localArray, b.i32(2 * i + 1), b.f32(i));
    }
    b.store('i64', this.#slot, b.i64(5n));
    b.store('i64', this.#slot, b.i64(6n), 8);
    if (this.#far !== undefined && this.#target !== undefined)
      b.assign(this.#target, b.funcAddress(this.#pick(this.#far.steps)));
    this.#budget = size;
    if (style === 'structured') this.#block(3);
    else this.#labels(Math.max(3, size >> 2));
    if (b.isOpen) this.#return();
  }

  #return(): void {
    this.#b.return(...this.#results.map((type) => this.#value(type)));
  }

  #call(): void {
    if (this.#helpers.length === 0) return;
    const { index, params, results } = this.#pick(this.#helpers);
    const args = params.map((type) =>
      type.endsWith('*')
        ? this.#pick(this.#arrays.filter((array) => this.#b.typeOf(array) === type))
        : this.#value(type),
    );
    const values = this.#b.callAll(index, args);
    if (results.length > 0) this.#visible.push(...values);
  }

  /** An operand of a type. */
  #value(type: ValueType): Operand {
    const b = this.#b;
    const known = [...this.#visible, ...this.#places].filter((operand) => b.typeOf(operand) === type);
    if (known.length > 0 && this.#random() < 0.8) return this.#pick(known);
    const small = this.#pick([0, 1, -1, 2, 5, 31, 100, -2147483648, 2147483647]);
    switch (type) {
      case 'i64':
        return b.i64(BigInt(small) * this.#pick([1n, 1n, 4294967296n]));
      case 'f32':
        return b.f32(small / this.#pick([1, 3, 1e9]));
      case 'f64':
        return b.f64(small / this.#pick([1, 3, 1e9]));
      case 'v128':
        return wideValue(BigInt.asUintN(128, BigInt(small) * this.#pick([1n, 0x1_0001_0001_0001n, 2n ** 64n + 1n])));
      default:
        return b.i32(small);
    }
  }

  /** One instruction of a random kind. */
  #step(): void {
    const b = this.#b;
    if (this.#far !== undefined && this.#target !== undefined && this.#random() < 0.3)
      return this.#farStep(this.#far, this.#target);
    const roll = this.#random();
    if (roll < 0.45) {
      const op = this.#pick(this.#random() < 0.25 ? allOps : narrowOps);
      const row = calcRows[op];
      const operands = row.operands.map((type) => this.#value(type));
      if (row.effects !== undefined)
        operands[1] =
          row.result === 'v128'
            ? wideValue(0x7f03_0507_0b0d_1113_0102_0304_0506_0709n)
            : row.result === 'i64'
              ? b.i64(this.#pick([3n, -1n, 10n]))
              : b.i32(this.#pick([3, -1, 7]));
      this.#visible.push(b.calc(op, ...operands));
    } else if (roll < 0.8) {
      const place = this.#pick(this.#places);
      b.assign(place, this.#value(b.typeOf(place)));
    } else if (roll < 0.86) {
      this.#call();
    } else if (roll < 0.93) this.#access();
    else {
      const place = this.#pick(this.#places.filter((candidate) => candidate.kind !== 'g'));
      const other = this.#pick(this.#places.filter((candidate) => b.typeOf(candidate) === b.typeOf(place)));
      b.assign(place, other);
    }
  }

  #farStep({ steps, signature, table, floats }: Far, target: Dest): void {
    const b = this.#b;
    const any = (): Operand => b.funcAddress(this.#pick(steps));
    const select = b.addressType === 'i64' ? 'SelectL' : 'SelectI';
    const moves = this.#pick(['i32', 'i64'] as const);
    const at = (): number => (moves === 'i32' ? 4 : 8) * Math.floor(this.#random() * (moves === 'i32' ? 8 : 4));
    const fromTable = (): Operand => {
      const index = b.calc('BandI', this.#value('i32'), b.i32(3));
      const bytes = b.calc('MulI', index, b.i32(b.addressType === 'i64' ? 8 : 4));
      return b.addressType === 'i64'
        ? b.load('i64', b.calc('AddL', table, b.calc('IToL', bytes)))
        : b.load('i32', b.calc('AddI', table, bytes));
    };
    const call = (address: Operand): void =>
      void this.#visible.push(...b.icall(signature, address, [this.#value('i32'), this.#value('f64')]));
    const kinds = [
      () => call(target),
      () => call(target),
      () => call(b.calc(select, this.#condition(), any(), any())),
      () => call(fromTable()),
      () => b.assign(target, this.#random() < 0.5 ? any() : fromTable()),
      () => b.ifThen(this.#condition(), () => b.assign(target, any())),
      () => b.store(moves, floats, b.load(moves, floats, at()), at()),
      () => b.store(moves, floats, b.load(moves, floats, at()), at()),
      () => this.#visible.push(b.load(moves === 'i32' ? 'f32' : 'f64', floats, at())),
      () => b.store('f64', floats, this.#value('f64'), 8 * Math.floor(this.#random() * 4)),
      () => b.store('f32', floats, this.#value('f32'), 4 * Math.floor(this.#random() * 8)),
    ];
    this.#pick(kinds)();
  }

  /** Up or down, in steps, to a constant or a value, tested first or last; the counter is at most 31 and may be an index. */
  #countedLoop(depth: number): void {
    const b = this.#b;
    const counter = b.local('i32');
    const step = this.#pick([1, 1, 1, 2, 3]);
    const isUp = this.#random() < 0.6;
    const some = (): Operand =>
      this.#random() < 0.5
        ? b.i32(Math.floor(this.#random() * 20))
        : b.calc('BandI', this.#value('i32'), b.i32(this.#pick([7, 15, 31])));
    const [from, to] = isUp ? [b.i32(this.#pick([0, 0, 1, 3])), some()] : [some(), b.i32(this.#pick([0, 0, 1]))];
    const goesOn = this.#pick(
      isUp ? (['LessI', 'LessUI', 'LessEqualI'] as const) : (['GreaterI', 'GreaterEqualI'] as const),
    );
    b.assign(counter, from);
    const body = (): void => {
      this.#visible.push(counter);
      const index = b.calc('BandI', counter, b.i32(7));
      const array = this.#pick(this.#arrays);
      if (this.#random() < 0.5) this.#visible.push(b.arrayLoad(array, index));
      if (this.#random() < 0.5) b.arrayStore(array, index, this.#value(b.typeOf(array) === 'i32*' ? 'i32' : 'f32'));
      for (let k = this.#random() * 3; k > 0; k--) this.#step();
      if (this.#random() < 0.4) this.#block(depth - 1);
      if (b.isOpen && this.#random() < 0.15) b.ifThen(this.#condition(), () => b.breakLoop());
    };
    const next = (): void => b.assign(counter, b.calc(isUp ? 'AddI' : 'SubI', counter, b.i32(step)));
    const condition = (): Operand => b.calc(goesOn, counter, to);
    if (this.#random() < 0.6) this.#scoped(() => b.while(condition, () => this.#scoped(body), next));
    else
      this.#scoped(() =>
        b.doWhile(
          () =>
            this.#scoped(() => {
              body();
              if (b.isOpen) next();
            }),
          condition,
        ),
      );
  }

  #access(): void {
    const b = this.#b;
    const index = b.calc('BandI', this.#value('i32'), b.i32(7));
    const array = this.#pick(this.#arrays);
    const kinds = [
      () => b.arrayStore(array, index, this.#value(b.typeOf(array) === 'i32*' ? 'i32' : 'f32')),
      () => b.arrayStore(this.#localArray, index, this.#value('f32')),
      () => b.store(this.#pick(['i8', 'u16', 'i32'] as const), this.#slot, this.#value('i32'), 4),
      () => this.#visible.push(b.arrayLoad(this.#localArray, index)),
      () => this.#visible.push(b.arrayLoad(array, index)),
      () =>
        this.#visible.push(
          b.load(this.#pick(['u8', 'i16', 'i32'] as const), this.#slot, 5),
          b.load('i64', this.#slot, 8),
        ),
      () => b.store('v128', this.#slot, this.#value('v128')),
      () => this.#visible.push(b.load('v128', this.#slot)),
    ];
    this.#pick(kinds)();
  }

  #condition(): Operand {
    const b = this.#b;
    return b.calc(
      this.#pick(['LessI', 'EqualI', 'GreaterUI', 'NotEqualI'] as const),
      this.#value('i32'),
      this.#value('i32'),
    );
  }

  /** Temporaries that are made inside are not visible behind it. */
  #scoped(body: () => void): void {
    const outer = this.#visible;
    this.#visible = outer.slice();
    body();
    this.#visible = outer;
  }

  #block(depth: number): void {
    const b = this.#b;
    for (let count = 2 + this.#random() * 6; count > 0 && this.#budget > 0 && b.isOpen; count--) {
      this.#budget--;
      const roll = this.#random();
      if (depth === 0 || roll < 0.6) this.#step();
      else if (roll < 0.75) b.ifThen(this.#condition(), () => this.#scoped(() => this.#block(depth - 1)));
      else if (roll < 0.85) {
        const arm = (): void => this.#scoped(() => this.#block(depth - 1));
        b.ifElse(this.#condition(), arm, arm);
      } else if (roll < 0.97) this.#loop(depth);
      else this.#return();
    }
  }

  #loop(depth: number): void {
    const b = this.#b;
    if (this.#far !== undefined && this.#random() < 0.7) return this.#countedLoop(depth);
    const counter = b.local('i32');
    b.assign(counter, b.i32(Math.floor(this.#random() * 5)));
    const body = (): void => {
      b.assign(counter, b.calc('SubI', counter, b.i32(1)));
      this.#scoped(() => {
        this.#block(depth - 1);
        if (b.isOpen && this.#random() < 0.3)
          b.ifThen(this.#condition(), () => (this.#random() < 0.5 ? b.breakLoop() : b.continueLoop()));
        if (b.isOpen) this.#block(depth - 1);
      });
    };
    this.#scoped(() => b.while(() => b.calc('GreaterI', counter, b.i32(0)), body));
  }

  #labels(count: number): void {
    const b = this.#b;
    const labels = Array.from({ length: count }, () => b.newLabel());
    const exit = b.newLabel();
    for (const label of labels) {
      b.label(label);
      this.#visible = [];
      const go = b.newLabel();
      b.assign(this.#counter, b.calc('SubI', this.#counter, b.i32(1)));
      b.condGoto(b.calc('GreaterI', this.#counter, b.i32(0)), go, exit);
      b.label(go);
      for (let k = this.#random() * 5; k > 0; k--) this.#step();
      const roll = this.#random();
      if (roll < 0.2) b.goto(this.#pick(labels));
      else if (roll < 0.7) b.condGoto(this.#condition(), this.#pick(labels), this.#pick(labels));
      else if (roll < 0.85)
        b.switch(
          this.#value('i32'),
          [
            [0, this.#pick(labels)],
            [1, this.#pick(labels)],
            [-1, exit],
          ],
          this.#pick(labels),
        );
    }
    b.label(exit);
    this.#visible = [];
  }
}

/** Arguments for `f`: boundary values and random ones. */
export function randomArguments(seed: number): (number | bigint)[] {
  const random = seededRandom(seed);
  const pick = (): number =>
    [0, 1, -1, 7, -2147483648, 2147483647, Math.floor(random() * 1000) - 500][Math.floor(random() * 7)];
  return paramTypes.map((type) =>
    type === 'i64'
      ? BigInt(pick()) * 3n
      : type === 'f32'
        ? Math.fround(pick() / 3)
        : type === 'f64'
          ? pick() / 7
          : pick(),
  );
}
