/**
 * A small machine that executes functions in SSA form while they are compiled, as far as all is known: what the module's data begin with, and nothing of the world. It
 * computes with the functions that engines use (`meaningOf`), and an address is an object and an offset into it, since nobody knows yet where things will lie.
 *
 * Whatever it cannot do exactly as every engine does ends it (`GiveUp`): functions of others, volatile memory, traps, values and bytes that nobody has given,
 * NaNs, addresses as numbers, objects of the stack by which the program could tell where it lies. What it has done until then is taken back to the last `save`.
 */
import { valueOf, isValue, type ValueTable } from '../linear/analysis/values.ts';
import { phiOperandFrom } from '../linear/cfg.ts';
import { isCalc } from '../linear/instr.ts';
import { meaningOf, type Scalar } from '../linear/meaning.ts';
import { calcRows, families, memTypes, type MemType } from '../linear/opcodes.ts';
import {
  isUnread,
  operandType,
  type Block,
  type Block3,
  type Calc,
  type Dest,
  type Func,
  type Global,
  type Instr,
  type LinearModule,
  type Operand,
  type Relocation,
  type Signature,
  type Terminator,
} from '../linear/nodes.ts';
import { ScalarTrap } from '../scalar/trap.ts';
import { jumpOn } from './edges.ts';
import { loadCell, storeCell } from './memory-cells.ts';

/** What a value is: a number, or an address. */
export type Value = Scalar | Address | FuncAddress;
/** Bytes into an object. */
export interface Address {
  readonly object: MemoryObject;
  readonly offset: number;
}
export interface FuncAddress {
  readonly func: number;
}
/** What lies in memory beside numbers; a relocation until somebody asks for it. */
export type Held = Address | FuncAddress | Relocation;

/** The machine cannot go on. */
export class GiveUp extends Error {}

/** What a function is executed with: its values, by their numbers, and the objects of its frame, by symbol. */
export interface Frame {
  readonly func: Func;
  readonly table: ValueTable;
  readonly values: (Value | undefined)[];
  readonly objects: Map<number, MemoryObject>;
}

/** An object in memory; one of a frame has only the bytes that were stored to it. */
export class MemoryObject {
  /** The global; -1 of a frame. */
  readonly index: number;
  readonly size: number;
  readonly isFrame: boolean;
  readonly isConstant: boolean;
  /** Addresses that lie in it, by their places. */
  addresses = new Map<number, Held>();
  bytes: Uint8Array;
  view: DataView;
  /** Which bytes of a frame are known. */
  known: Uint8Array | undefined;
  knownBytes = 0;
  isChanged = false;
  /** As it was when the machine was saved last, if it has changed since. */
  #saved: Pick<MemoryObject, 'bytes' | 'addresses' | 'known' | 'knownBytes' | 'isChanged'> | undefined;

  constructor(size: number, kind: 'frame' | 'constant' | 'data', index = -1) {
    this.index = index;
    this.size = size;
    this.isFrame = kind === 'frame';
    this.isConstant = kind === 'constant';
    this.bytes = new Uint8Array(size);
    this.view = new DataView(this.bytes.buffer);
    this.known = this.isFrame ? new Uint8Array(size) : undefined;
  }

  /** The bytes have been stored. */
  know(offset: number, size: number): void {
    if (this.known === undefined) return;
    for (let at = offset; at < offset + size; at++) {
      if (this.known[at] === 0) this.knownBytes++;
      this.known[at] = 1;
    }
  }

  /** Remembers what it is; false if it is remembered already. */
  remember(): boolean {
    if (this.#saved !== undefined) return false;
    const { bytes, addresses, known, knownBytes, isChanged } = this;
    this.#saved = { bytes: bytes.slice(), addresses: new Map(addresses), known: known?.slice(), knownBytes, isChanged };
    return true;
  }

  forget(): void {
    this.#saved = undefined;
  }

  restore(): void {
    if (this.#saved === undefined) return;
    Object.assign(this, this.#saved, { view: new DataView(this.#saved.bytes.buffer) });
    this.#saved = undefined;
  }
}

/** What the machine may look at. */
export interface Surroundings {
  readonly module: LinearModule;
  /** Somebody else may have changed the global before, or does not expect it to be changed. */
  isForeign(global: number): boolean;
  isOwnBody(func: Func): boolean;
  valuesOf(func: Func): ValueTable;
}

/** Larger objects are left alone. */
const largestObject = 1 << 20;
const deepest = 64;

export class Evaluator {
  /** Instructions that may still be executed. */
  left: number;
  readonly #around: Surroundings;
  readonly #objects = new Map<number, MemoryObject>();
  #scalars = new Map<number, Scalar>();
  #savedScalars: Map<number, Scalar> | undefined;
  readonly #touched: MemoryObject[] = [];
  #depth = 0;

  constructor(around: Surroundings, steps: number) {
    this.#around = around;
    this.left = steps;
  }

  // What has changed

  /** What has been done so far stays. */
  save(): void {
    for (const object of this.#touched) object.forget();
    this.#touched.length = 0;
    this.#savedScalars = undefined;
  }

  /** Nothing has been done since `save`. */
  takeBack(): void {
    for (const object of this.#touched) object.restore();
    this.#touched.length = 0;
    if (this.#savedScalars !== undefined) this.#scalars = this.#savedScalars;
    this.#savedScalars = undefined;
    this.#depth = 0;
  }

  /** The globals that have changed. */
  changed(): {
    readonly objects: readonly (readonly [number, MemoryObject])[];
    readonly scalars: ReadonlyMap<number, Scalar>;
  } {
    return { objects: [...this.#objects].filter(([, { isChanged }]) => isChanged), scalars: this.#scalars };
  }

  // Functions

  enter(func: Func, args: readonly (Value | undefined)[]): Frame {
    const table = this.#around.valuesOf(func);
    const frame: Frame = {
      func,
      table,
      values: new Array<Value | undefined>(table.count).fill(undefined),
      objects: new Map(),
    };
    args.forEach((arg, i) => (frame.values[table.first[i]] = arg));
    return frame;
  }

  #call(index: number, args: readonly Value[]): readonly Value[] {
    const func = this.#around.module.funcs[index];
    if (func.extern || isUnread(func) || func.form !== 'ssa' || !this.#around.isOwnBody(func)) throw new GiveUp();
    if (args.length !== func.params.length || ++this.#depth > deepest) throw new GiveUp();
    const frame = this.enter(func, args);
    let block = 0;
    let from = -1;
    for (;;) {
      const { instrs, terminator } = this.enterBlock(frame, block, from);
      for (const instr of instrs) this.execute(frame, instr);
      if (terminator.op === 'Return') {
        this.#depth--;
        return terminator.operands.map((operand) => this.#read(frame, operand));
      }
      from = block;
      block = this.next(frame, terminator);
    }
  }

  /** The block, whose phis have their values. */
  enterBlock(frame: Frame, block: number, from: number): Block {
    const entered = frame.func.blocks[block];
    const { phis } = entered;
    if (phis.length === 0) return entered;
    const values = phis.map((phi) => this.#read(frame, phiOperandFrom(phi, from)));
    phis.forEach(({ dest }, i) => this.#write(frame, dest, values[i]));
    return entered;
  }

  /** Where a jump goes. */
  next(frame: Frame, end: Terminator): number {
    if (--this.left < 0) throw new GiveUp();
    if (end.op === 'Goto') return end.targets[0];
    if (end.op !== 'CondGoto' && end.op !== 'Switch') throw new GiveUp();
    const jump = jumpOn(end, this.#number(frame, end.operands[0]));
    if (jump.op !== 'Goto') throw new GiveUp();
    return jump.targets[0];
  }

  execute(frame: Frame, instr: Instr): void {
    if (--this.left < 0) throw new GiveUp();
    switch (instr.op) {
      case 'Assign':
        return this.#write(frame, instr.dest, this.#read(frame, instr.operands[0]));
      case 'Load':
        if (instr.volatile === true) throw new GiveUp();
        return this.#load(frame, instr.dest, instr.mem, this.#address(frame, instr.operands[0], instr.offset));
      case 'Store':
        if (instr.volatile === true) throw new GiveUp();
        return this.#store(
          this.#address(frame, instr.operands[0], instr.offset),
          instr.mem,
          this.#read(frame, instr.operands[1]),
        );
      case 'ArrayLoad':
        return this.#load(
          frame,
          instr.dest,
          this.#cellOf(frame, instr.operands[0]),
          this.#element(frame, instr.operands),
        );
      case 'ArrayStore':
        return this.#store(
          this.#element(frame, instr.operands),
          this.#cellOf(frame, instr.operands[0]),
          this.#read(frame, instr.operands[2]),
        );
      case 'Fill':
      case 'Copy':
        return this.#move(frame, instr);
      case 'Call':
        return this.#give(
          frame,
          instr.dests,
          this.#call(
            instr.func,
            instr.operands.map((operand) => this.#read(frame, operand)),
          ),
        );
      case 'ICall': {
        const [target, ...args] = instr.operands.map((operand) => this.#read(frame, operand));
        if (
          typeof target !== 'object' ||
          !('func' in target) ||
          !isOf(this.#around.module.funcs[target.func], instr.signature)
        )
          throw new GiveUp();
        return this.#give(frame, instr.dests, this.#call(target.func, args));
      }
      default:
        if (!isCalc(instr)) throw new GiveUp();
        return this.#write(frame, instr.dest, this.#compute(frame, instr));
    }
  }

  #give(frame: Frame, dests: readonly Dest[], results: readonly Value[]): void {
    dests.forEach((dest, i) => this.#write(frame, dest, results[i]));
  }

  // Values

  #read(frame: Frame, operand: Operand): Value {
    switch (operand.kind) {
      case 'v':
        return isNan(operand.value) ? giveUp() : operand.value;
      case 'f':
        return { func: operand.index };
      case 'g':
        return this.#global(operand.index, operand.offset ?? 0);
      default: {
        const symbol = frame.func.symbols[operand.index];
        if ('storage' in symbol) return { object: this.#objectOf(frame, operand.index), offset: 0 };
        return frame.values[valueOf(frame.table, operand)] ?? giveUp();
      }
    }
  }

  #global(index: number, offset: number): Value {
    const global = this.#around.module.globals[index];
    if (global.extern === true || this.#around.isForeign(index)) throw new GiveUp();
    if (global.storage !== 'scalar') return { object: this.#dataOf(index, global), offset };
    const value = this.#scalars.get(index) ?? global.init;
    return isNan(value) ? giveUp() : value;
  }

  #write(frame: Frame, dest: Dest, value: Value): void {
    if (isValue(dest)) {
      frame.values[valueOf(frame.table, dest)] = value;
      return;
    }
    const global = this.#around.module.globals[dest.index];
    if (typeof value === 'object' || global.storage !== 'scalar' || this.#around.isForeign(dest.index))
      throw new GiveUp();
    this.#savedScalars ??= new Map(this.#scalars);
    this.#scalars.set(dest.index, value);
  }

  #number(frame: Frame, operand: Operand): Scalar {
    const value = this.#read(frame, operand);
    if (typeof value === 'object') throw new GiveUp();
    return value;
  }

  #compute(frame: Frame, { op, dest, operands }: Calc): Value {
    const a = this.#read(frame, operands[0]);
    const b = operands.length > 1 ? this.#read(frame, operands[1]) : 0;
    const c = operands.length > 2 ? this.#read(frame, operands[2]) : 0;
    if (typeof a === 'object' || typeof b === 'object' || typeof c === 'object')
      return this.#computeAddress(frame, op, dest, [a, b, c]);
    // Pointers to elements are no numbers.
    if (op === 'AddI' && operandType(this.#around.module, frame.func, dest) !== 'i32') throw new GiveUp();
    try {
      const value = meaningOf(op)(a, b, c);
      return isNan(value) ? giveUp() : value;
    } catch (error) {
      if (error instanceof ScalarTrap) throw new GiveUp();
      throw error;
    }
  }

  /** Sums with addresses, their distances, and comparisons of those in one object. */
  #computeAddress(frame: Frame, op: Calc['op'], dest: Dest, [a, b, c]: readonly Value[]): Value {
    const { family } = calcRows[op];
    if (family === 'Select' && typeof a !== 'object') return a === 0 ? c : b;
    const scale = operandType(this.#around.module, frame.func, dest).endsWith('*') ? 4 : 1;
    if (op === 'AddL' || op === 'AddI') {
      if (isAddress(a) && typeof b !== 'object') return moved(a, scale * Number(b));
      if (isAddress(b) && typeof a !== 'object') return moved(b, scale * Number(a));
    }
    if ((op === 'SubL' || op === 'SubI') && scale === 1 && isAddress(a)) {
      if (typeof b !== 'object') return moved(a, -Number(b));
      if (isAddress(b) && a.object === b.object)
        return op === 'SubL' ? BigInt(a.offset - b.offset) : a.offset - b.offset;
    }
    const isCompared = family !== undefined && families[family].kind === 'compare';
    if (isCompared && isAddress(a) && isAddress(b) && a.object === b.object && isAtMostBehind(a) && isAtMostBehind(b)) {
      const [x, y] = calcRows[op].operands[0] === 'i64' ? [BigInt(a.offset), BigInt(b.offset)] : [a.offset, b.offset];
      return meaningOf(op)(x, y, 0);
    }
    return this.#compareWithNull(family, a, b);
  }

  /** Nothing lies at 0. */
  #compareWithNull(family: string | undefined, a: Value, b: Value): Value {
    const [address, other] = typeof a === 'object' ? [a, b] : [b, a];
    const isNull = typeof other !== 'object' && Number(other) === 0;
    const isThere = typeof address === 'object' && ('func' in address || isIn(address));
    if (!isNull || !isThere || (family !== 'Equal' && family !== 'NotEqual')) throw new GiveUp();
    return family === 'Equal' ? 0 : 1;
  }

  // Memory

  #address(frame: Frame, operand: Operand, offset: number): Address {
    const value = this.#read(frame, operand);
    if (!isAddress(value)) throw new GiveUp();
    return offset === 0 ? value : { object: value.object, offset: value.offset + offset };
  }

  #element(frame: Frame, [array, index]: readonly Operand[]): Address {
    return this.#address(frame, array, 4 * Number(this.#number(frame, index)));
  }

  #cellOf(frame: Frame, array: Operand): MemType {
    return operandType(this.#around.module, frame.func, array) === 'f32*' ? 'f32' : 'i32';
  }

  #load(frame: Frame, dest: Dest, mem: MemType, { object, offset }: Address): void {
    const { size } = memTypes[mem];
    if (offset < 0 || offset + size > object.size) throw new GiveUp();
    const address = object.addresses.size === 0 ? undefined : this.#addressAt(object, offset, size);
    if (address !== undefined) return this.#write(frame, dest, address);
    for (let i = offset; object.known !== undefined && i < offset + size; i++)
      if (object.known[i] === 0) throw new GiveUp();
    const type = operandType(this.#around.module, frame.func, dest);
    this.#write(frame, dest, loadCell(object.view, offset, mem, type) ?? giveUp());
  }

  #addressAt(object: MemoryObject, offset: number, size: number): Address | FuncAddress | undefined {
    const { pointerSize } = this.#around.module;
    const held = object.addresses.get(offset);
    if (held !== undefined && size === pointerSize) return 'kind' in held ? this.#target(held) : held;
    for (let at = offset - pointerSize + 1; at < offset + size; at++) if (object.addresses.has(at)) throw new GiveUp();
    return undefined;
  }

  #store({ object, offset }: Address, mem: MemType, value: Value): void {
    const { size } = memTypes[mem];
    this.#begin(object, offset, size);
    this.#forget(object, offset, size);
    if (typeof value === 'object') {
      // Who stores where something of the stack lies could tell that it is gone.
      if (size !== this.#around.module.pointerSize || mem.startsWith('f') || (isAddress(value) && value.object.isFrame))
        throw new GiveUp();
      object.addresses.set(offset, value);
      object.bytes.fill(0, offset, offset + size);
    } else if (!storeCell(object.view, offset, mem, value)) throw new GiveUp();
  }

  /** The bytes are about to be changed. */
  #begin(object: MemoryObject, offset: number, size: number): void {
    if (object.isConstant || offset < 0 || offset + size > object.size) throw new GiveUp();
    if (object.remember()) {
      this.#touched.push(object);
      // Copying is work as well.
      this.left -= object.size >> 6;
    }
    object.isChanged = true;
    object.know(offset, size);
  }

  /** Addresses in the bytes are gone. */
  #forget({ addresses }: MemoryObject, offset: number, size: number): void {
    if (addresses.size === 0) return;
    const { pointerSize } = this.#around.module;
    for (let at = offset - pointerSize + 1; at < offset + size; at++) {
      if (!addresses.has(at)) continue;
      if (at < offset || at + pointerSize > offset + size) throw new GiveUp();
      addresses.delete(at);
    }
  }

  #move(frame: Frame, { op, operands }: Block3): void {
    const to = this.#address(frame, operands[0], 0);
    const length = Number(this.#number(frame, operands[2])) >>> 0;
    if (length === 0) return;
    this.left -= length >> 4;
    if (op === 'Fill') {
      const byte = Number(this.#number(frame, operands[1]));
      this.#begin(to.object, to.offset, length);
      this.#forget(to.object, to.offset, length);
      to.object.bytes.fill(byte, to.offset, to.offset + length);
      return;
    }
    const from = this.#address(frame, operands[1], 0);
    if (from.offset < 0 || from.offset + length > from.object.size || from.object.addresses.size > 0)
      throw new GiveUp();
    for (let i = 0; from.object.known !== undefined && i < length; i++)
      if (from.object.known[from.offset + i] === 0) throw new GiveUp();
    const bytes = from.object.bytes.slice(from.offset, from.offset + length);
    this.#begin(to.object, to.offset, length);
    this.#forget(to.object, to.offset, length);
    to.object.bytes.set(bytes, to.offset);
  }

  // Objects

  #objectOf(frame: Frame, symbol: number): MemoryObject {
    const known = frame.objects.get(symbol);
    if (known !== undefined) return known;
    const declared = frame.func.symbols[symbol];
    if (!('storage' in declared)) throw new GiveUp();
    const size = declared.storage === 'array' ? 4 * declared.count : declared.size;
    if (size > largestObject) throw new GiveUp();
    const made = new MemoryObject(size, 'frame');
    frame.objects.set(symbol, made);
    return made;
  }

  #dataOf(index: number, global: Exclude<Global, { storage: 'scalar' }>): MemoryObject {
    const known = this.#objects.get(index);
    if (known !== undefined) return known;
    const size = global.storage === 'array' ? 4 * global.count : global.size;
    if (size > largestObject) throw new GiveUp();
    const made = new MemoryObject(size, global.storage === 'data' && global.constant ? 'constant' : 'data', index);
    this.#objects.set(index, made);
    if (global.storage === 'array')
      for (const [at, value] of global.init) storeCell(made.view, 4 * at, global.type, value);
    else {
      made.bytes.set(global.bytes.subarray(0, size));
      for (const one of global.relocations) made.addresses.set(one.at, one);
    }
    return made;
  }

  #target({ kind, index, addend }: Relocation): Address | FuncAddress {
    if (kind === 'f') return addend === 0 ? { func: index } : giveUp();
    const value = this.#global(index, addend);
    return isAddress(value) ? value : giveUp();
  }
}

function giveUp(): never {
  throw new GiveUp();
}

function isNan(value: Scalar): boolean {
  return typeof value === 'number' && Number.isNaN(value);
}

function isAddress(value: Value): value is Address {
  return typeof value === 'object' && 'object' in value;
}

function moved({ object, offset }: Address, by: number): Address {
  if (!Number.isSafeInteger(offset + by)) throw new GiveUp();
  return { object, offset: offset + by };
}

/** In the object, whose bytes have no other addresses. */
function isIn({ object, offset }: Address): boolean {
  return offset >= 0 && offset < object.size;
}

/** In the object, or right behind it: addresses of one object lie in the order of their offsets. */
function isAtMostBehind({ object, offset }: Address): boolean {
  return offset >= 0 && offset <= object.size;
}

function isOf({ params, results, variadic }: Func, signature: Signature): boolean {
  return !variadic && params.join() === signature.params.join() && results.join() === signature.results.join();
}
