/**
 * What compiling a function needs to know of its frame: the slot of each value, of constants that no instruction holds,
 * and of what an instruction needs in passing. Values of a block that nobody else reads share slots, and so do the slots
 * of calls: `placeAt` puts a value where the next call wants it.
 *
 *     header | parameters | locals (0 on entry) | everything else | the frame of the next callee
 *
 * Arrays and slots of the function are at the frame's address (`frameSlot`) plus an offset.
 */
import type { MemoryMap } from '../../base/memory-map.ts';
import { isValue, numberValues, valueOf, type ValueTable } from '../../linear/analysis/values.ts';
import { functionAddress, layOutFrame } from '../../linear/data-layout.ts';
import { operandsOf } from '../../linear/instr.ts';
import {
  type CalcOp,
  type Dest,
  type Func,
  type Instr,
  type LinearModule,
  type Operand,
  operandType,
  type Signature,
  type ValueType,
} from '../../linear/nodes.ts';
import { Assembler } from '../machine/assembler.ts';
import { move, putConstant } from '../machine/moves.ts';
import { Bank } from '../machine/registers.ts';
import { HEADER_SLOTS, NO_SLOT, type Slot, slotAt, type SlotClass, slotsOf } from '../machine/slots.ts';

/** What all functions of a program share. */
export interface CompileContext {
  readonly module: LinearModule;
  readonly layout: MemoryMap;
  readonly checksUndefined: boolean;
  /** Fuel is counted beside steps. */
  /** Instructions that count as nothing. */
  readonly uncounted?: ReadonlySet<Instr>;
  readonly isMetered: boolean;
  calculation(op: CalcOp): number;
  trap(name: string): number;
  signature(signature: Signature): number;
}

/** The class of the slots of each type, and the bank in which `Calc` finds its values. */
const typeRows: Readonly<Record<ValueType, { readonly slot: SlotClass; readonly bank: Bank }>> = {
  i32: { slot: 'word', bank: Bank.Word },
  'i32*': { slot: 'word', bank: Bank.UnsignedWord },
  'f32*': { slot: 'word', bank: Bank.UnsignedWord },
  i64: { slot: 'long', bank: Bank.Long },
  f32: { slot: 'float', bank: Bank.Float },
  f64: { slot: 'float', bank: Bank.Float },
  v128: { slot: 'pair', bank: Bank.Pair },
};

export function classOf(type: ValueType): SlotClass {
  return typeRows[type].slot;
}

export function bankOf(type: ValueType): Bank {
  return typeRows[type].bank;
}

/** Words of a scalar global in the instance's globals: room for 128 bits. */
export const GLOBAL_WORDS = 4;

/** Slots of the parameters or of the results behind the first, in a frame. */
export function slotsFrom(first: number, types: readonly ValueType[]): number[] {
  let next = first;
  return types.map((type) => (next += slotsOf(classOf(type))) - slotsOf(classOf(type)));
}

/** Where results are left: the first in slot 0, the others behind the header. */
export function resultSlots(results: readonly ValueType[]): number[] {
  return [...results.slice(0, 1).map(() => 0), ...slotsFrom(HEADER_SLOTS, results.slice(1))];
}

/** What `Hook` asks the instance to do, where reading what was never written traps. */
export const Hooks = { Begin: 0, Check: 1, Mark: 2, Copy: 3 } as const;

const UNPLACED = -1;
/** The machine gives frames addresses that are multiples of this. */
const FRAME_ALIGN = 16;

export class FrameContext {
  readonly context: CompileContext;
  readonly func: Func;
  readonly values: ValueTable;
  /** How often each value is read. */
  readonly reads: Int32Array;
  /** The block that alone reads and writes the value; -1 if there are several, and for parameters and locals. */
  readonly homes: Int32Array;
  readonly a = new Assembler();
  readonly before = new Assembler();
  readonly zeroFrom: number;
  readonly zeroTo: number;
  readonly frameBytes: number;
  /** Holds the lowest address of the frame's memory; NO_SLOT if it has none. */
  readonly frameSlot: Slot;
  /** Offsets of arrays and slots by symbol. */
  readonly offsets: ReadonlyMap<number, number>;
  readonly #slots: Int32Array;
  readonly #hasLoops: boolean;
  readonly #constants = new Map<string, Slot>();
  readonly #free: Record<1 | 2, Slot[]> = { 1: [], 2: [] };
  #next: number = HEADER_SLOTS;
  readonly #scratch: Slot[] = [];
  #scratchUsed = 0;
  #behindResults: readonly Slot[] | undefined;

  constructor(context: CompileContext, func: Func) {
    this.context = context;
    this.func = func;
    this.values = numberValues(func);
    this.reads = new Int32Array(this.values.count);
    this.homes = new Int32Array(this.values.count).fill(UNPLACED);
    this.#slots = new Int32Array(this.values.count).fill(UNPLACED);
    this.#hasLoops = func.blocks.some(
      ({ terminator }, b) => 'targets' in terminator && terminator.targets.some((to) => to <= b),
    );
    this.#countReads();
    const { symbols } = func;
    const { first } = this.values;
    symbols.forEach((symbol, s) => {
      if (symbol.kind === 'p') this.#slots[first[s]] = this.#newSlot(symbol.type);
    });
    this.zeroFrom = this.#next;
    symbols.forEach((symbol, s) => {
      if (symbol.kind === 'l' && !('storage' in symbol)) this.#slots[first[s]] = this.#newSlot(symbol.type);
    });
    this.zeroTo = this.#next;
    const frame = layOutFrame(func, FRAME_ALIGN);
    this.frameBytes = frame.size;
    this.offsets = frame.offsets;
    this.frameSlot = this.offsets.size > 0 ? slotAt(this.#next++) : NO_SLOT;
  }

  get frameSize(): number {
    return this.#next;
  }

  get paramsEnd(): number {
    return this.zeroFrom;
  }

  #newSlot(type: ValueType): Slot {
    const slot = slotAt(this.#next);
    this.#next += slotsOf(classOf(type));
    return slot;
  }

  #countReads(): void {
    const { blocks, symbols } = this.func;
    const { values, reads, homes } = this;
    const elsewhere = -2;
    const see = (operand: Operand, b: number): void => {
      if (!isValue(operand)) return;
      const value = valueOf(values, operand);
      reads[value]++;
      if (homes[value] !== b) homes[value] = elsewhere;
    };
    blocks.forEach(({ instrs }, b) => {
      for (const instr of instrs) {
        const dests = 'dest' in instr ? [instr.dest] : 'dests' in instr ? instr.dests : [];
        for (const dest of dests) if (dest.kind === 't') homes[valueOf(values, dest)] = b;
      }
    });
    blocks.forEach(({ phis, instrs, terminator }, b) => {
      for (const phi of phis) for (const operand of phi.operands) see(operand, elsewhere);
      for (const instr of instrs) for (const operand of operandsOf(instr)) see(operand, b);
      for (const operand of operandsOf(terminator)) see(operand, b);
    });
    for (let value = 0; value < values.count; value++) {
      if (symbols[values.symbol[value]].kind !== 't' || homes[value] === elsewhere) homes[value] = UNPLACED;
    }
  }

  typeOf(operand: Operand): ValueType {
    return operandType(this.context.module, this.func, operand);
  }

  // Slots of values

  valueOf(operand: Extract<Operand, { kind: 't' | 'l' | 'p' }>): number {
    return valueOf(this.values, operand);
  }

  /** The slot of a value, given to it now if it has none. */
  slotOf(operand: Extract<Operand, { kind: 't' | 'l' | 'p' }>): Slot {
    const value = this.valueOf(operand);
    if (this.#slots[value] === UNPLACED) {
      const { type } = this.func.symbols[operand.index];
      const free = this.homes[value] < 0 ? undefined : this.#free[slotsOf(classOf(type))].pop();
      this.#slots[value] = free ?? this.#newSlot(type);
    }
    return slotAt(this.#slots[value]);
  }

  /** The value lives in a slot of the next callee's frame. */
  placeAt(value: number, slot: Slot): void {
    this.#slots[value] = slot;
  }

  /** The value of a block is not read any more; the slot was given to it here if it is its own. */
  release(value: number, isOwn: boolean): void {
    const slot = this.#slots[value];
    if (slot === UNPLACED) return;
    this.#slots[value] = UNPLACED;
    if (isOwn) this.#free[slotsOf(classOf(this.func.symbols[this.values.symbol[value]].type))].push(slotAt(slot));
  }

  /** Two slots that are needed until the end of the instruction. */
  scratch(): Slot {
    if (this.#scratchUsed === this.#scratch.length) {
      this.#scratch.push(slotAt(this.#next));
      this.#next += 2;
    }
    return this.#scratch[this.#scratchUsed++];
  }

  /** Slots for the results of this function, each two, behind the places where they are left. */
  behindResults(): readonly Slot[] {
    return (this.#behindResults ??= this.#placeBehindResults());
  }

  #placeBehindResults(): Slot[] {
    const { results } = this.func;
    const end = resultSlots(results).map((slot, i) => slot + slotsOf(classOf(results[i])));
    const first = Math.max(this.#next, ...end);
    this.#next = first + 2 * results.length;
    return results.map((_, i) => slotAt(first + 2 * i));
  }

  releaseScratch(): void {
    this.#scratchUsed = 0;
  }

  // Reading and writing

  /** The value of an operand that is one and the same wherever it stands. */
  constantOf(operand: Operand): number | bigint | undefined {
    if (operand.kind === 'v') return operand.value;
    if (operand.kind === 'f') return this.#asAddress(functionAddress(operand.index));
    if (operand.kind !== 'g') return undefined;
    const global = this.context.module.globals[operand.index];
    if (global.storage === 'scalar') return undefined;
    const address = this.context.layout.addresses[operand.index] + (operand.offset ?? 0);
    return global.storage === 'array' ? address : this.#asAddress(address);
  }

  #asAddress(value: number): number | bigint {
    return this.context.module.pointerSize === 8 ? BigInt(value) : value | 0;
  }

  /** A constant as the immediate operand of an instruction on words or longs. */
  immediateOf(operand: Operand): number | undefined {
    const value = this.constantOf(operand);
    if (value === undefined || classOf(this.typeOf(operand)) === 'float') return undefined;
    if (typeof value === 'number') return value | 0;
    return BigInt.asIntN(32, value) === value ? Number(value) : undefined;
  }

  /** Offset of an array or slot of the function. */
  offsetOf(operand: Operand): number | undefined {
    return operand.kind === 'l' ? this.offsets.get(operand.index) : undefined;
  }

  /** The slot that holds an operand; with `isCopy` its being defined is not looked at. */
  read(operand: Operand, isCopy = false): Slot {
    const offset = this.offsetOf(operand);
    if (offset !== undefined) return this.#addressInFrame(offset);
    if (isValue(operand)) {
      const slot = this.slotOf(operand);
      if (this.context.checksUndefined && !isCopy) this.a.emit('Hook', Hooks.Check, slot, slotAt(0));
      return slot;
    }
    const type = this.typeOf(operand);
    const value = this.constantOf(operand);
    if (value !== undefined) return this.constant(type, value);
    const slot = this.scratch();
    if (operand.kind === 'g') this.#globals('GetG', type, operand.index, slot);
    return slot;
  }

  #addressInFrame(offset: number): Slot {
    if (offset === 0) return this.frameSlot;
    const slot = this.scratch();
    this.a.emit('AddLi', slot, this.frameSlot, offset);
    return slot;
  }

  /** A slot with the constant: filled when the function begins if it has loops, else now. */
  constant(type: ValueType, value: number | bigint): Slot {
    const slotClass = classOf(type);
    if (!this.#hasLoops) {
      const slot = this.scratch();
      putConstant(this.a, slotClass, slot, value);
      return slot;
    }
    const key = `${slotClass} ${Object.is(value, -0) ? '-0' : value}`;
    let slot = this.#constants.get(key);
    if (slot === undefined) {
      this.#constants.set(key, (slot = this.#newSlot(type)));
      this.entryConstants.push({ slotClass, slot, value });
    }
    return slot;
  }

  readonly entryConstants: { readonly slotClass: SlotClass; readonly slot: Slot; readonly value: number | bigint }[] =
    [];

  /** The slot to write; `wrote` must follow. */
  target(dest: Dest): Slot {
    return dest.kind === 'g' ? this.scratch() : this.slotOf(dest);
  }

  wrote(dest: Dest, slot: Slot): void {
    if (dest.kind === 'g') this.#globals('SetG', this.typeOf(dest), dest.index, slot);
    else if (this.context.checksUndefined) this.a.emit('Hook', Hooks.Mark, slot, slotAt(0));
  }

  /** Copies a value to a destination, and whether it was ever written. */
  copy(dest: Dest, source: Operand): void {
    if (dest.kind === 'g') return this.wrote(dest, this.read(source));
    const to = this.slotOf(dest);
    this.load(this.typeOf(dest), to, source);
    if (this.context.checksUndefined) this.copyMark(to, source);
  }

  /** The slot is as defined as the operand. */
  copyMark(to: Slot, source: Operand): void {
    if (isValue(source) && this.offsetOf(source) === undefined) this.copyMarkOf(to, this.slotOf(source));
    else this.a.emit('Hook', Hooks.Mark, to, slotAt(0));
  }

  copyMarkOf(to: Slot, from: Slot): void {
    this.a.emit('Hook', Hooks.Copy, to, from);
  }

  /** Puts an operand into a slot. */
  load(type: ValueType, to: Slot, source: Operand, isCopy = true): void {
    const value = this.constantOf(source);
    const offset = this.offsetOf(source);
    if (value !== undefined) putConstant(this.a, classOf(type), to, value);
    else if (offset !== undefined) this.a.emit('AddLi', to, this.frameSlot, offset);
    else if (source.kind === 'g') this.#globals('GetG', type, source.index, to);
    else move(this.a, classOf(type), to, this.read(source, isCopy));
  }

  #globals(op: 'GetG' | 'SetG', type: ValueType, global: number, slot: Slot): void {
    for (let i = 0; i < slotsOf(classOf(type)); i++) this.a.emit(op, slotAt(slot + i), global * GLOBAL_WORDS + 2 * i);
  }
}
