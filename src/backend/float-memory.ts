/**
 * Memory of which a program looks at floats only. What is stored there may be any NaN, for nobody sees its bits: a NaN that is loaded as a float is
 * a NaN, and becomes the one NaN where its bits are asked for.
 *
 * All values that may be addresses in one object are one class, by whatever assignments, sums, calls and returns they get from one to the other (B. Steensgaard,
 * "Points-to analysis in almost linear time", POPL 1996, for addresses that are never stored). A class is watched if something of it is used as more
 * than the address of a float: bits are loaded there, or an address is stored, converted, or given to somebody whose body is not read. An object is data of the module,
 * a slot, or what `malloc` gives. Addresses that come out of memory, or from outside, lead to none of an unwatched class, since no address of one gets there.
 * Floats of both sizes in one class are watched too: a NaN of one may be a number of the other.
 */
import { findRoot } from '../base/graph.ts';
import { takenFunctions } from '../linear/data-layout.ts';
import { destsOf, operandsOf } from '../linear/instr.ts';
import { isUnread, type Call, type Func, type Instr, type LinearModule, type Operand } from '../linear/nodes.ts';
import { calcRows, isCalcOp, type FamilyName, type MemType } from '../linear/opcodes.ts';
import { isRelation } from '../linear/relations.ts';
import { findLooseLanes, instrsOf, type FloatLanes, type LooseLanes } from './loose-lanes.ts';

/** Which addresses lead to memory of floats only. */
export interface FloatMemory {
  /** Is the operand such an address, where this function reads it? */
  has(func: Func, operand: Operand): boolean;
}

/**
 * Finds the memory of floats in a module that has all functions which may be given its addresses; addresses have 64 bits. `isOpen` tells of functions that
 * somebody outside may call. Loads of vectors are of bits, unless the target looks at none of those that are loose (`loose-lanes.ts`).
 */
export function findFloatMemory(
  module: LinearModule,
  isOpen: (func: number) => boolean,
  vectors: 'bits' | 'loose' = 'bits',
): FloatMemory {
  if (module.pointerSize !== 8 || !module.funcs.some(storesFloats)) return { has: () => false };
  return new Classes(module, isOpen, vectors === 'loose' ? findLooseLanes : () => new Map());
}

function storesFloats(func: Func): boolean {
  return (
    hasBody(func) &&
    instrsOf(func).some((instr) => instr.op === 'Store' && (isFloatCell(instr.mem) || instr.mem === 'v128'))
  );
}

/** One that is known; the library's are compiled already. */
function hasBody(func: Func): boolean {
  return !func.extern && !isUnread(func);
}

function isFloatCell(mem: MemType): boolean {
  return mem === 'f64' || mem === 'f32';
}

/** What is known of a class: it is watched, or there are floats of these sizes in it. */
const watched = 1;
const kinds: Readonly<Partial<Record<MemType | FloatLanes, number>>> = { f32: 2, F32x4: 2, f64: 4, F64x2: 4 };
const both = 6;

/** Functions of the library that give memory of its own, or take it back; they look at none of what is in it. */
const givers: ReadonlySet<string> = new Set(['malloc', 'calloc', 'free']);

/** Sums of an address and a distance, and choices between addresses. */
const moving: ReadonlySet<FamilyName> = new Set<FamilyName>(['Add', 'Sub', 'Select']);

class Classes implements FloatMemory {
  readonly #module: LinearModule;
  /** The number of each function's first symbol; its results come behind them, and behind all functions the globals. */
  readonly #first = new Map<Func, number>();
  readonly #globals: number;
  readonly #parent: Int32Array;
  readonly #known: Uint8Array;
  /** By symbol of the function that is visited: those that are loaded and stored, and nothing else. */
  readonly #isMoved: Uint8Array = new Uint8Array(0);
  /** Vectors of the function that is visited. */
  readonly #loose: LooseLanes = new Map();

  constructor(module: LinearModule, isOpen: (func: number) => boolean, looseIn: (func: Func) => LooseLanes) {
    this.#module = module;
    let count = 0;
    for (const func of module.funcs) {
      this.#first.set(func, count);
      if (hasBody(func)) count += func.symbols.length + func.results.length;
    }
    this.#globals = count;
    count += module.globals.length;
    this.#parent = Int32Array.from({ length: count }, (_, i) => i);
    this.#known = new Uint8Array(count);
    this.#watchGlobals();
    this.#watchOpen(isOpen);
    for (const func of module.funcs) {
      if (!hasBody(func)) continue;
      const instrs = instrsOf(func);
      this.#isMoved = findMoved(func, instrs);
      this.#loose = looseIn(func);
      for (const instr of instrs) this.#visit(func, instr);
    }
  }

  /** Symbols that somebody has added since are not known. */
  has(func: Func, operand: Operand): boolean {
    if (operand.kind !== 'g' && 'index' in operand && operand.index >= func.symbols.length) return false;
    const node = this.#nodeOf(func, operand);
    if (node < 0) return false;
    const known = this.#known[findRoot(this.#parent, node)];
    return (known & watched) === 0 && known !== both;
  }

  /** -1 for constants. */
  #nodeOf(func: Func, operand: Operand): number {
    if (operand.kind === 'v' || operand.kind === 'f') return -1;
    if (operand.kind === 'g') return this.#globals + operand.index;
    return (this.#first.get(func) ?? 0) + operand.index;
  }

  #resultOf(func: Func, k: number): number {
    return (this.#first.get(func) ?? 0) + func.symbols.length + k;
  }

  #unite(a: number, b: number): void {
    if (a < 0 || b < 0) return;
    const [x, y] = [findRoot(this.#parent, a), findRoot(this.#parent, b)];
    this.#parent[y] = x;
    this.#known[x] |= this.#known[y];
  }

  #watch(node: number): void {
    this.#note(node, watched);
  }

  #note(node: number, what: number): void {
    if (node >= 0) this.#known[findRoot(this.#parent, node)] |= what;
  }

  /** Data whose address is in other data, and what functions that nobody has read refer to. */
  #watchGlobals(): void {
    const { globals, funcs } = this.#module;
    const watch = (uses: readonly { readonly kind: 'f' | 'g'; readonly index: number }[]): void => {
      for (const { kind, index } of uses) if (kind === 'g') this.#watch(this.#globals + index);
    };
    globals.forEach((global, i) => {
      if (global.extern === true) this.#watch(this.#globals + i);
      if (global.storage === 'data') watch(global.relocations);
    });
    for (const func of funcs) if (!hasBody(func)) watch(func.stored?.outline?.uses ?? []);
  }

  /** What comes from outside and goes there. */
  #watchOpen(isOpen: (func: number) => boolean): void {
    const taken = new Set(takenFunctions(this.#module));
    this.#module.funcs.forEach((func, i) => {
      if (!hasBody(func) || !(isOpen(i) || taken.has(i))) return;
      func.params.forEach((_, index) => this.#watch(this.#nodeOf(func, { kind: 'p', index })));
      func.results.forEach((_, k) => this.#watch(this.#resultOf(func, k)));
    });
  }

  #visit(func: Func, instr: Instr): void {
    const node = (operand: Operand): number => this.#nodeOf(func, operand);
    const operands = operandsOf(instr);
    switch (instr.op) {
      case 'Load':
        if (this.#isMovedSymbol(instr.dest)) return this.#unite(node(instr.dest), node(operands[0]));
        this.#watch(node(instr.dest));
        return this.#note(node(operands[0]), this.#cellsOf(instr.mem, instr.dest) ?? watched);
      case 'Store':
        if (this.#isMovedSymbol(operands[1])) return this.#unite(node(operands[1]), node(operands[0]));
        this.#watch(node(operands[1]));
        return this.#note(node(operands[0]), this.#cellsOf(instr.mem, operands[1]) ?? 0);
      case 'Copy':
        return this.#unite(node(operands[0]), node(operands[1]));
      case 'Call':
        return this.#visitCall(func, instr);
      case 'Return':
        return operands.forEach((operand, k) => this.#unite(this.#resultOf(func, k), node(operand)));
      case 'Assign':
      case 'Phi':
        return this.#uniteAll([instr.dest, ...operands].map(node));
      case 'Alloca':
      case 'Fill':
      case 'Release':
      case 'CondGoto':
      case 'Switch':
      case 'Goto':
      case 'Label':
      case 'Trap':
        return;
      default: {
        const family = isCalcOp(instr.op) ? calcRows[instr.op].family : undefined;
        // It tells of an address no more than where it is among others.
        if (family !== undefined && isRelation(family)) return;
        const all = [...destsOf(instr), ...operands].map(node);
        if (family !== undefined && moving.has(family)) return this.#uniteAll(all);
        // What is made by other operations is no address of ours; what a call through a pointer gives may be anybody's.
        for (const one of instr.op === 'ICall' ? all : operands.map(node)) this.#watch(one);
      }
    }
  }

  /** Which floats are loaded or stored as a value; undefined if it is none. */
  #cellsOf(mem: MemType, value: Operand): number | undefined {
    if (mem !== 'v128' || (value.kind !== 't' && value.kind !== 'l' && value.kind !== 'p')) return kinds[mem];
    const lanes = this.#loose.get(value.index);
    return lanes === undefined ? undefined : kinds[lanes];
  }

  /** What holds for the memory that it comes from holds for that where it goes. */
  #isMovedSymbol(operand: Operand): boolean {
    return (operand.kind === 't' || operand.kind === 'l') && this.#isMoved[operand.index] === 1;
  }

  #uniteAll([first, ...others]: readonly number[]): void {
    for (const other of others) this.#unite(first, other);
  }

  #visitCall(func: Func, { func: index, dests, operands }: Call): void {
    const callee = this.#module.funcs[index];
    const node = (operand: Operand): number => this.#nodeOf(func, operand);
    if (hasBody(callee)) {
      operands.forEach((operand, k) => this.#unite(this.#nodeOf(callee, { kind: 'p', index: k }), node(operand)));
      dests.forEach((dest, k) => this.#unite(this.#resultOf(callee, k), node(dest)));
    } else if (!givers.has(callee.name)) for (const one of [...dests, ...operands]) this.#watch(node(one));
  }
}

function findMoved({ symbols }: Func, instrs: readonly Instr[]): Uint8Array {
  const isMoved = new Uint8Array(symbols.length);
  const mark = (operand: Operand, value: 0 | 1): void => {
    if (operand.kind === 't' || operand.kind === 'l') isMoved[operand.index] = value;
  };
  const isWhole = (mem: MemType): boolean => mem === 'i64' || mem === 'v128';
  const isLoad = (instr: Instr): boolean => instr.op === 'Load' && isWhole(instr.mem);
  for (const instr of instrs) if (isLoad(instr)) for (const dest of destsOf(instr)) mark(dest, 1);
  for (const instr of instrs) {
    if (!isLoad(instr)) for (const dest of destsOf(instr)) mark(dest, 0);
    operandsOf(instr).forEach((operand, k) => {
      if (!(instr.op === 'Store' && k === 1 && isWhole(instr.mem))) mark(operand, 0);
    });
  }
  return isMoved;
}
