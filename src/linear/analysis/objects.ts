/**
 * Which object each address of a function points into, and where: arrays and slots of its frame, arrays and data of the module. An address keeps the
 * object that it was made from when something is added to it [docs/ir/passes.md]; the offset is known as long as all that is added are numbers.
 *
 *     t3 = AddL l1, 8           l1 + 8
 *     t4 = AddL t3, t2          l1 + ?
 *     store.i32 t4, t5, 4       writes 4 bytes of l1, somewhere; meets neither l2 nor @data
 *
 * An object of the frame *escapes* if its address is used otherwise than to load from, store to, copy, fill, compare and add: who gets it may keep it.
 * What is known of addresses that come from elsewhere is that they point to no object of the frame that has not escaped.
 */
import { pushAt } from '../../base/lists.ts';
import { scratchBytes } from '../../base/scratch.ts';
import { destsOf, operandsOf } from '../instr.ts';
import { calcRows, isCalcOp, memTypes } from '../opcodes.ts';
import type { Dest, Func, Instr, LinearModule, Load, Operand, Store } from '../nodes.ts';
import { isValue, numberValues, valueOf, type ValueTable } from './values.ts';

/** `l3` of the function, or `@g` of the module: its index. */
export interface MemoryObject {
  readonly kind: 'l' | 'g';
  readonly index: number;
}

/** A place in memory: an object, and the bytes from its beginning if they are known. */
export interface Place {
  readonly object: MemoryObject;
  readonly offset: number | undefined;
}

/** Bytes at an address. */
export interface Access {
  readonly address: Operand;
  readonly offset: number;
  /** Undefined: nobody knows how many. */
  readonly size: number | undefined;
}

/** The objects of a function, and what its addresses point to. */
export class MemoryObjects {
  readonly #module: LinearModule;
  readonly #func: Func;
  readonly #values: ValueTable;
  /** By value: where it points; null where different objects meet, undefined where nothing says so. */
  readonly #places: (Place | null | undefined)[];
  /** By value: it is given by what makes no place: a load, a call, another operation. */
  #elsewhere: Uint8Array | undefined;
  /** Symbols of the frame whose addresses get about. */
  readonly #escaped = new Set<number>();

  constructor(module: LinearModule, func: Func, values: ValueTable = numberValues(func)) {
    this.#module = module;
    this.#func = func;
    this.#values = values;
    this.#places = new Array<Place | null | undefined>(values.count).fill(undefined);
    this.#propagate();
    this.#findEscaped();
  }

  /** Where an operand points to; undefined if it may point anywhere. */
  placeOf(operand: Operand): Place | undefined {
    if (operand.kind === 'g') {
      const { storage } = this.#module.globals[operand.index];
      return storage === 'scalar'
        ? undefined
        : { object: { kind: 'g', index: operand.index }, offset: operand.offset ?? 0 };
    }
    if (operand.kind === 'l' && this.#isInFrame(operand.index))
      return { object: { kind: 'l', index: operand.index }, offset: 0 };
    return isValue(operand) ? (this.#places[valueOf(this.#values, operand)] ?? undefined) : undefined;
  }

  escapes({ kind, index }: MemoryObject): boolean {
    return kind === 'g' || this.#escaped.has(index);
  }

  /** Objects of the frame. */
  ofFrame(): readonly MemoryObject[] {
    return [...this.#func.symbols.keys()]
      .filter((index) => this.#isInFrame(index))
      .map((index) => ({ kind: 'l', index }));
  }

  /** Can the accesses have a byte in common, and are they the same bytes? Arrays of one frame may reach each other. */
  alias(a: Access, b: Access): 'no' | 'may' | 'same' {
    const [first, second] = [this.placeOf(a.address), this.placeOf(b.address)];
    if (first === undefined || second === undefined) {
      const known = first ?? second;
      return known !== undefined &&
        known.object.kind === 'l' &&
        !this.escapes(known.object) &&
        !this.#isArray(known.object)
        ? 'no'
        : 'may';
    }
    if (first.object.kind !== second.object.kind || first.object.index !== second.object.index)
      return this.#isArray(first.object) && this.#isArray(second.object) ? 'may' : 'no';
    return overlap(first, a, second, b);
  }

  /** An access outside of such an array reaches its neighbours [docs/decisions/0220]. */
  #isArray({ kind, index }: MemoryObject): boolean {
    const symbol = kind === 'l' ? this.#func.symbols[index] : this.#module.globals[index];
    return 'storage' in symbol && symbol.storage === 'array';
  }

  #isInFrame(index: number): boolean {
    return 'storage' in this.#func.symbols[index];
  }

  /**
   * Each instruction once, again when what it reads has become known: a place changes twice at most. A phi then meets what has become known alone,
   * for it may have as many operands as the function has blocks. So this is linear.
   */
  #propagate(): void {
    const readers: (Instr[] | undefined)[] = new Array<Instr[] | undefined>(this.#values.count).fill(undefined);
    const work: Instr[] = [];
    /** Beside each instruction of `work`: the operand that has become known, if it is here for one. */
    const known: (Dest | undefined)[] = [];
    for (const { phis, instrs } of this.#func.blocks) {
      for (const instr of [...phis, ...instrs]) {
        if (!this.#makesPlace(instr)) continue;
        work.push(instr);
        known.push(undefined);
        for (const operand of operandsOf(instr))
          if (isValue(operand)) pushAt(readers, valueOf(this.#values, operand), instr);
      }
    }
    for (let instr = work.pop(); instr !== undefined; instr = work.pop()) {
      const operand = known.pop();
      const [dest] = destsOf(instr);
      if (!isValue(dest)) continue;
      const value = valueOf(this.#values, dest);
      const made = instr.op === 'Phi' && operand !== undefined ? this.#known(operand) : this.#made(instr);
      const place = this.#meet(this.#places[value], made);
      if (place === this.#places[value]) continue;
      this.#places[value] = place;
      for (const reader of readers[value] ?? []) {
        work.push(reader);
        known.push(dest);
      }
    }
  }

  #makesPlace(instr: Instr): boolean {
    return instr.op === 'Phi' || instr.op === 'Assign' || isSum(instr);
  }

  /** What the instruction gives, by what is known of its operands. */
  #made(instr: Instr): Place | null | undefined {
    const operands = operandsOf(instr);
    if (!isSum(instr))
      return operands
        .map((operand) => this.#known(operand))
        .reduce<Place | null | undefined>((a, b) => this.#meet(a, b), undefined);
    const [a, b] = operands;
    const [first, second] = [this.#known(a), this.#known(b)];
    if (first === undefined || second === undefined) return undefined;
    const isDifference = instr.op.startsWith('Sub');
    // A sum of two addresses is none, and neither is their difference.
    if (first !== null) return second === null ? moved(first, b, isDifference ? -1 : 1) : null;
    return second === null || isDifference ? null : moved(second, a, 1);
  }

  /** Null: it points nowhere that is known. */
  #known(operand: Operand): Place | null | undefined {
    const place = this.placeOf(operand);
    if (place !== undefined) return place;
    if (!isValue(operand)) return null;
    const isGiven = operand.kind !== 't' && (operand.version ?? 0) === 0;
    return isGiven || this.#isFromElsewhere(operand) ? null : this.#places[valueOf(this.#values, operand)];
  }

  #isFromElsewhere(operand: Operand): boolean {
    if (this.#elsewhere === undefined) {
      this.#elsewhere = scratchBytes(this.#values.count);
      for (const { instrs } of this.#func.blocks)
        for (const instr of instrs)
          if (!this.#makesPlace(instr))
            for (const dest of destsOf(instr)) if (isValue(dest)) this.#elsewhere[valueOf(this.#values, dest)] = 1;
    }
    return isValue(operand) && this.#elsewhere[valueOf(this.#values, operand)] === 1;
  }

  #meet(a: Place | null | undefined, b: Place | null | undefined): Place | null | undefined {
    if (a === undefined || a === b) return b;
    if (b === undefined) return a;
    if (a === null || b === null) return null;
    if (a.object.kind !== b.object.kind || a.object.index !== b.object.index) return null;
    return a.offset === b.offset || a.offset === undefined ? a : { ...a, offset: undefined };
  }

  #findEscaped(): void {
    for (const { phis, instrs, terminator } of this.#func.blocks)
      for (const instr of [...phis, ...instrs, terminator])
        operandsOf(instr).forEach((operand, place) => {
          const made = this.placeOf(operand);
          if (made?.object.kind === 'l' && !this.#keeps(instr, place)) this.#escaped.add(made.object.index);
        });
  }

  /** Does the use keep the address to itself: is what it makes of it a place in the same object, or nothing? */
  #keeps(instr: Instr, place: number): boolean {
    if (this.#makesPlace(instr)) {
      const [dest] = destsOf(instr);
      return isValue(dest) && this.placeOf(dest) !== undefined;
    }
    if (isCalcOp(instr.op)) return calcRows[instr.op].result === 'i32' && /^(Not)?Equal|^Less|^Greater/.test(instr.op);
    const places = addressPlaces[instr.op];
    return places !== undefined && places.includes(place);
  }
}

/** The operands of memory operations that are addresses and go nowhere. */
const addressPlaces: Readonly<Partial<Record<Instr['op'], readonly number[]>>> = {
  Load: [0],
  Store: [0],
  ArrayLoad: [0],
  ArrayStore: [0],
  Copy: [0, 1],
  Fill: [0],
};

/** The bytes of a load or store. */
export function accessOf({ operands: [address], offset, mem }: Load | Store): Access {
  return { address, offset, size: memTypes[mem].size };
}

function isSum(instr: Instr): boolean {
  return instr.op === 'AddL' || instr.op === 'AddI' || instr.op === 'SubL' || instr.op === 'SubI';
}

function moved({ object, offset }: Place, by: Operand, sign: 1 | -1): Place {
  return { object, offset: by.kind === 'v' && offset !== undefined ? offset + sign * Number(by.value) : undefined };
}

function overlap(first: Place, a: Access, second: Place, b: Access): 'no' | 'may' | 'same' {
  if (first.offset === undefined || second.offset === undefined) return 'may';
  const [from, to] = [first.offset + a.offset, second.offset + b.offset];
  if (from === to && a.size === b.size && a.size !== undefined) return 'same';
  const isApart = (start: number, size: number | undefined, other: number): boolean =>
    size !== undefined && start + size <= other;
  return isApart(from, a.size, to) || isApart(to, b.size, from) ? 'no' : 'may';
}
