/**
 * What instructions of a function in SSA form read and write in memory, and whether two places may be the same.
 *
 * A place is so many bytes at an offset from a base: an object, or a value that is an address, perhaps with an index. Places with the same base are the
 * same, overlap or are apart, as their offsets say. Others are apart if they are in different objects: slots, data, arrays of the module and
 * scalar globals, but for arrays of one function among each other (decision 0220). An address of unknown origin leads into no object whose own address
 * gets nowhere, and a call does what its function does (effects.ts), and nothing to slots that are used by their names alone.
 *
 * Types say nothing: bytes may be written as one and read as another.
 */
import { scratchInts } from '../../base/scratch.ts';
import { hasEffect } from '../../table/row.ts';
import { destsOf, effectRowOf, operandsOf } from '../instr.ts';
import { operandType, type Func, type Instr, type LinearModule, type Operand } from '../nodes.ts';
import { memTypes } from '../opcodes.ts';
import type { FuncEffects } from './effects.ts';
import type { GlobalUses } from './global-uses.ts';
import { findRoots, type Roots } from './roots.ts';
import { isValue, valueOf, type ValueTable } from './values.ts';

/** Bytes in memory, or a scalar global. */
export interface Place {
  /** The number of the object (roots.ts); -1 if it is unknown. */
  readonly object: number;
  /** The number of what `offset` is added to besides the object; -1: nothing, the offset is that in the object. */
  readonly base: number;
  readonly offset: number;
  /** In bytes. */
  readonly size: number;
}

/** What is known of the module around a function. */
export interface MemoryScope {
  readonly module: LinearModule;
  readonly func: Func;
  readonly effects: () => readonly FuncEffects[];
  readonly uses: GlobalUses;
  /** The numbers of the function's values. */
  readonly values: ValueTable;
}

const everything = 'everything';
/** A base of which nothing is known. */
const anywhere = -2;

/** The memory that a function reads and writes. */
export class Memory {
  readonly roots: Roots;
  readonly #scope: MemoryScope;
  readonly #definition: (Instr | undefined)[];
  readonly #home: Int32Array;
  readonly #bases = new Map<string, number>();
  readonly #parts: (readonly Operand[])[] = [];
  readonly #places = new Map<Instr, Place | undefined>();

  constructor(scope: MemoryScope) {
    this.#scope = scope;
    this.roots = findRoots(scope.module, scope.func, scope.values);
    this.#definition = new Array<Instr | undefined>(this.roots.values.count).fill(undefined);
    this.#home = scratchInts(this.roots.values.count, -1);
    scope.func.blocks.forEach(({ phis, instrs }, b) => {
      for (const phi of phis) this.define(phi, b);
      for (const instr of instrs) this.define(instr, b);
    });
  }

  /** Notes what gives a value, at first and whenever a pass has changed it. */
  define(instr: Instr, block: number): void {
    for (const dest of destsOf(instr)) {
      if (!isValue(dest)) continue;
      this.#definition[valueOf(this.roots.values, dest)] = instr;
      this.#home[valueOf(this.roots.values, dest)] = block;
    }
  }

  /** The block that gives a value; -1 for what is there from the beginning. */
  homeOf(operand: Operand): number {
    return isValue(operand) ? this.#home[valueOf(this.roots.values, operand)] : -1;
  }

  /** The values of which an address with this base is made: an address, an array, an index. */
  partsOf({ base }: Place): readonly Operand[] {
    return base < 0 ? [] : this.#parts[base];
  }

  /** The same place, seen from where its base is another value, or none yet. */
  withoutBase(place: Place): Place {
    return place.base < 0 ? place : { object: place.object, base: anywhere, offset: 0, size: Infinity };
  }

  // Places

  /** The place that a load or store of one cell reaches. */
  placeOf(instr: Instr): Place | undefined {
    if (!this.#places.has(instr)) this.#places.set(instr, this.#findPlace(instr));
    return this.#places.get(instr);
  }

  #findPlace(instr: Instr): Place | undefined {
    // Of a variable that a pass has added nothing is known.
    if (operandsOf(instr).some((operand) => isValue(operand) && operand.index + 1 >= this.roots.values.first.length))
      return undefined;
    switch (instr.op) {
      case 'Load':
      case 'Store': {
        const { base, object, offset } = this.#addressOf(instr.operands[0]);
        return { base, object, offset: offset + instr.offset, size: memTypes[instr.mem].size };
      }
      case 'ArrayLoad':
      case 'ArrayStore':
        return this.#elementOf(instr.operands[0], instr.operands[1]);
      default:
        return undefined;
    }
  }

  #elementOf(array: Operand, index: Operand): Place {
    const { base, object, offset } = this.#addressOf(array);
    const { value, added } = this.#sumOf(index);
    const at = offset + 4 * added;
    if (value === undefined) return { base, object, offset: at, size: 4 };
    return { base: this.#baseOf([...(base < 0 ? [] : this.#parts[base]), value], object), object, offset: at, size: 4 };
  }

  #addressOf(address: Operand): Omit<Place, 'size'> {
    const object = this.roots.rootOf(address);
    const { value, added } = this.#sumOf(address);
    if (value === undefined) return { object: -1, base: -1, offset: added };
    const isObject = value.kind === 'g' || (value.kind === 'l' && 'storage' in this.#scope.func.symbols[value.index]);
    if (isObject && object >= 0)
      return { object, base: -1, offset: added + (value.kind === 'g' ? (value.offset ?? 0) : 0) };
    return { object, base: this.#baseOf([value], object), offset: added };
  }

  /** A value and a number that is added to it; no value if it is a number alone. */
  #sumOf(operand: Operand): { readonly value?: Operand; readonly added: number } {
    let at = operand;
    let added = 0;
    for (let steps = 0; steps < 16; steps++) {
      if (at.kind === 'v') return { added: added + Number(at.value) };
      const instr = isValue(at) ? this.#definition[valueOf(this.roots.values, at)] : undefined;
      if (instr?.op === 'Assign' && this.#isStable(instr.operands[0])) [at] = instr.operands;
      else if (instr?.op === 'AddL' || instr?.op === 'AddI') {
        const [a, b] = instr.operands;
        // Pointers count in elements; far away things may come round.
        if (b.kind !== 'v' || !this.#isNumber(a) || Math.abs(Number(b.value)) > farthest) break;
        added += Number(b.value);
        at = a;
      } else break;
    }
    return { value: at, added };
  }

  #isNumber(operand: Operand): boolean {
    return this.#isStable(operand) && !operandType(this.#scope.module, this.#scope.func, operand).endsWith('*');
  }

  /** It does not change while the function runs. */
  #isStable(operand: Operand): boolean {
    return operand.kind !== 'g' || this.#scope.module.globals[operand.index].storage !== 'scalar';
  }

  #baseOf(parts: readonly Operand[], object: number): number {
    const key = `${object}:${parts.map((part) => this.#nameOf(part)).join()}`;
    const known = this.#bases.get(key);
    if (known !== undefined) return known;
    const number = this.#parts.push(parts) - 1;
    this.#bases.set(key, number);
    return number;
  }

  #nameOf(part: Operand): string {
    if (isValue(part)) return `#${valueOf(this.roots.values, part)}`;
    return part.kind === 'g' || part.kind === 'f'
      ? `${part.kind}${part.index}+${'offset' in part ? part.offset : 0}`
      : 'v';
  }

  // What may be the same

  /** The same bytes, bytes of it, none of it, or who knows. */
  compare(a: Place, b: Place): 'same' | 'apart' | 'may meet' {
    if (a.object >= 0 && b.object >= 0 && a.object !== b.object && !this.#areNeighbours(a.object, b.object))
      return 'apart';
    if (Math.min(a.object, b.object) < 0 && !this.isExposed(Math.max(a.object, b.object))) return 'apart';
    if (a.base !== b.base || a.object !== b.object || a.base === anywhere) return 'may meet';
    if (a.base < 0 && a.object < 0) return 'may meet';
    if (a.offset === b.offset && a.size === b.size) return 'same';
    return a.offset + a.size <= b.offset || b.offset + b.size <= a.offset ? 'apart' : 'may meet';
  }

  /** All bytes of the second place are bytes of the first. */
  covers(a: Place, b: Place): boolean {
    const isOffset =
      a.object === b.object && a.base === b.base && a.base !== anywhere && (a.object >= 0 || a.base >= 0);
    return isOffset && a.offset <= b.offset && a.offset + a.size >= b.offset + b.size;
  }

  /** The place is in an object that may be written, whatever happens. */
  isInside(place: Place): boolean {
    return this.isThere(place) && !this.isConstant(place);
  }

  /** The place is in an object, whatever happens: reading it traps never. */
  isThere({ object, base, offset, size }: Place): boolean {
    if (object < 0 || base >= 0 || offset < 0) return false;
    if (!this.isOwn(object)) {
      const global = this.#scope.module.globals[object];
      if (global.extern === true) return false;
      if (global.storage === 'scalar') return true;
      return offset + size <= (global.storage === 'array' ? 4 * global.count : global.size);
    }
    const symbol = this.#scope.func.symbols[object - this.#scope.module.globals.length];
    if (!('storage' in symbol)) return false;
    return offset + size <= (symbol.storage === 'array' ? 4 * symbol.count : symbol.size);
  }

  /** Pointers of unknown origin may lead into it. */
  isExposed(object: number): boolean {
    if (object < 0) return true;
    if (this.isOwn(object)) return this.roots.escaped.has(object);
    return this.#scope.module.globals[object].storage !== 'scalar' && this.#scope.uses.exposed.has(object);
  }

  /** A slot or an array of the function itself. */
  isOwn(object: number): boolean {
    return object >= this.#scope.module.globals.length;
  }

  /** Memory that nothing writes. */
  isConstant({ object }: Place): boolean {
    if (object < 0 || this.isOwn(object)) return false;
    const global = this.#scope.module.globals[object];
    return global.storage === 'data' && global.constant && global.extern !== true;
  }

  #areNeighbours(a: number, b: number): boolean {
    return this.isOwn(a) && this.isOwn(b) && this.#isArray(a) && this.#isArray(b);
  }

  #isArray(object: number): boolean {
    const symbol = this.#scope.func.symbols[object - this.#scope.module.globals.length];
    return 'storage' in symbol && symbol.storage === 'array';
  }

  // What instructions do

  /** Does it write memory? */
  writesAnything(instr: Instr): boolean {
    return this.#written(instr).length > 0;
  }

  mayWrite(instr: Instr, place: Place): boolean {
    if (this.isConstant(place)) return false;
    return this.#written(instr).some((one) => this.#mayReach(one, place));
  }

  mayRead(instr: Instr, place: Place): boolean {
    for (const operand of operandsOf(instr)) {
      const scalar = this.scalarPlace(operand);
      if (scalar !== undefined && this.compare(scalar, place) !== 'apart') return true;
    }
    return this.#readPlaces(instr).some((one) => this.#mayReach(one, place));
  }

  /** What a pointer that got elsewhere leads to, or a call reaches. */
  #mayReach(one: Place | typeof everything, place: Place): boolean {
    if (one !== everything) return this.compare(one, place) !== 'apart';
    return place.object < 0 || !this.isOwn(place.object) || this.roots.escaped.has(place.object);
  }

  #written(instr: Instr): readonly (Place | typeof everything)[] {
    const found: (Place | typeof everything)[] = [];
    for (const dest of destsOf(instr)) {
      const scalar = dest.kind === 'g' ? this.scalarPlace(dest) : undefined;
      if (scalar !== undefined) found.push(scalar);
    }
    if (this.isBarrier(instr)) found.push(everything);
    else if (instr.op === 'Call') {
      if (this.#scope.effects()[instr.func].writes) found.push(everything);
    } else if (instr.op === 'Store' || instr.op === 'ArrayStore') found.push(this.placeOf(instr) ?? everything);
    else if (instr.op === 'Copy' || instr.op === 'Fill') found.push(this.#spread(instr.operands[0]));
    else if (hasEffect(effectRowOf(instr.op), 'writes')) found.push(everything);
    return found;
  }

  #readPlaces(instr: Instr): readonly (Place | typeof everything)[] {
    if (this.isBarrier(instr)) return [everything];
    if (instr.op === 'Call') return this.#scope.effects()[instr.func].reads ? [everything] : [];
    if (instr.op === 'Load' || instr.op === 'ArrayLoad') return [this.placeOf(instr) ?? everything];
    if (instr.op === 'Copy') return [this.#spread(instr.operands[1])];
    return hasEffect(effectRowOf(instr.op), 'reads') ? [everything] : [];
  }

  /** Nothing is known of what it does, or nothing may be moved across it. */
  isBarrier(instr: Instr): boolean {
    if ('volatile' in instr && instr.volatile === true) return true;
    if (instr.op === 'Call') return false;
    const row = effectRowOf(instr.op);
    return hasEffect(row, 'calls') || hasEffect(row, 'allocates') || instr.op === 'Release';
  }

  /** Everything from an address on, and in front of it. */
  #spread(address: Operand): Place {
    const { object } = this.#addressOf(address);
    return { object, base: anywhere, offset: 0, size: Infinity };
  }

  /** The place of a scalar global, if the operand is one. */
  scalarPlace(operand: Operand): Place | undefined {
    if (operand.kind !== 'g' || this.#isStable(operand)) return undefined;
    return { object: operand.index, base: -1, offset: 0, size: 16 };
  }
}

/** Numbers that are added are smaller, so that sums of the same base with different ones are different. */
const farthest = 2 ** 28;
