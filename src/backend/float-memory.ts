/**
 * Memory of which a program looks at floats only. What is stored there may be any NaN, for nobody sees its bits: a NaN that is loaded as a float is
 * a NaN, and becomes the one NaN where its bits are asked for.
 *
 * All values that may be addresses in one object are one class, by whatever assignments, sums, calls and returns they get from one to the other (B. Steensgaard,
 * "Points-to analysis in almost linear time", POPL 1996, for addresses that are never stored). A class is watched if something of it is used as more
 * than the address of a float: bits are loaded there, or an address is stored, converted, or given to somebody whose body is not read. An object is data of the module,
 * a slot, or what `malloc` gives. Addresses that come out of memory, or from outside, lead to none of an unwatched class, since no address of one gets there.
 */
import { findRoot } from '../base/graph.ts';
import { takenFunctions } from '../linear/data-layout.ts';
import { destsOf, operandsOf } from '../linear/instr.ts';
import { isUnread, type Call, type Func, type Instr, type LinearModule, type Operand } from '../linear/nodes.ts';
import { calcRows, isCalcOp, type FamilyName, type MemType } from '../linear/opcodes.ts';
import { isRelation } from '../linear/relations.ts';

/** Which addresses lead to memory of floats only. */
export interface FloatMemory {
  /** Is the operand such an address, where this function reads it? */
  has(func: Func, operand: Operand): boolean;
}

/**
 * Finds the memory of floats in a module that has all functions which may be given its addresses; addresses have 64 bits. `isOpen` tells of functions that
 * somebody outside may call.
 */
export function findFloatMemory(module: LinearModule, isOpen: (func: number) => boolean): FloatMemory {
  if (module.pointerSize !== 8 || !module.funcs.some(storesFloats)) return { has: () => false };
  return new Classes(module, isOpen);
}

function storesFloats(func: Func): boolean {
  return hasBody(func) && instrsOf(func).some((instr) => instr.op === 'Store' && isFloatCell(instr.mem));
}

/** One that is known; the library's are compiled already. */
function hasBody(func: Func): boolean {
  return !func.extern && !isUnread(func);
}

function instrsOf({ form, instrs, blocks }: Func): Instr[] {
  if (form === 'linear') return instrs;
  return blocks.flatMap((block) => [...block.phis, ...block.instrs, block.terminator]);
}

function isFloatCell(mem: MemType): boolean {
  return mem === 'f64' || mem === 'f32';
}

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
  readonly #isWatched: Uint8Array;
  /** By symbol of the function that is visited: those that are loaded and stored, and nothing else. */
  readonly #isMoved: Uint8Array = new Uint8Array(0);

  constructor(module: LinearModule, isOpen: (func: number) => boolean) {
    this.#module = module;
    let count = 0;
    for (const func of module.funcs) {
      this.#first.set(func, count);
      if (hasBody(func)) count += func.symbols.length + func.results.length;
    }
    this.#globals = count;
    count += module.globals.length;
    this.#parent = Int32Array.from({ length: count }, (_, i) => i);
    this.#isWatched = new Uint8Array(count);
    this.#watchGlobals();
    this.#watchOpen(isOpen);
    for (const func of module.funcs) {
      if (!hasBody(func)) continue;
      const instrs = instrsOf(func);
      this.#isMoved = findMoved(func, instrs);
      for (const instr of instrs) this.#visit(func, instr);
    }
  }

  /** Symbols that somebody has added since are not known. */
  has(func: Func, operand: Operand): boolean {
    if (operand.kind !== 'g' && 'index' in operand && operand.index >= func.symbols.length) return false;
    const node = this.#nodeOf(func, operand);
    return node >= 0 && this.#isWatched[findRoot(this.#parent, node)] === 0;
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
    this.#isWatched[x] |= this.#isWatched[y];
  }

  #watch(node: number): void {
    if (node >= 0) this.#isWatched[findRoot(this.#parent, node)] = 1;
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
        if (!isFloatCell(instr.mem)) this.#watch(node(operands[0]));
        return;
      case 'Store':
        if (this.#isMovedSymbol(operands[1])) return this.#unite(node(operands[1]), node(operands[0]));
        return this.#watch(node(operands[1]));
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
  const isLoad = (instr: Instr): boolean => instr.op === 'Load' && instr.mem === 'i64';
  for (const instr of instrs) if (isLoad(instr)) for (const dest of destsOf(instr)) mark(dest, 1);
  for (const instr of instrs) {
    if (!isLoad(instr)) for (const dest of destsOf(instr)) mark(dest, 0);
    operandsOf(instr).forEach((operand, k) => {
      if (!(instr.op === 'Store' && k === 1 && instr.mem === 'i64')) mark(operand, 0);
    });
  }
  return isMoved;
}
