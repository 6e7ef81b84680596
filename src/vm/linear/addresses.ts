/**
 * Addresses of loads and stores of the linear interpreter: sums whose terms the access can add by itself.
 *
 * Only the low 32 bits of an address count, so a sum is taken apart modulo 2^32, through products with constants and
 * extensions, as far as its parts are computed in the same block for nobody else; the instructions that computed them
 * are left out (`skipped`). What remains is base + index * scale + offset, one instruction of the machine. A term that
 * is a parameter or local must not have been written since the part that reads it. An address that several accesses of
 * the block share, and nobody else reads, is taken apart for each of them if one instruction is enough for all.
 */
import { isValue } from '../../linear/analysis/values.ts';
import { destsOf, isCalc, sameOperand } from '../../linear/instr.ts';
import type { Block, Calc, Instr, MemType, Operand, ValueType } from '../../linear/nodes.ts';
import { memTypes } from '../../linear/opcodes.ts';
import { type Addr, addressIn, emitAccess, type LoadName, moved, type StoreName } from '../machine/addresses.ts';
import { highHalf, NO_SLOT, type Slot } from '../machine/slots.ts';
import { LOWEST_ADDRESS } from '../memory.ts';
import { classOf, type FrameContext } from './frame.ts';

interface Term {
  readonly operand: Operand;
  readonly scale: number;
}

/** The sum of the terms, of the frame's address if `inFrame`, and of the offset. */
export interface Place {
  readonly terms: readonly Term[];
  readonly inFrame: boolean;
  readonly offset: number;
}

export interface BlockPlan {
  /** The address of the access at each position. */
  readonly places: ReadonlyMap<number, Place>;
  readonly skipped: ReadonlySet<number>;
}

const mostTerms = 6;

export function planAddresses(f: FrameContext, block: Block): BlockPlan {
  const shared = sharedAddresses(f, block);
  const skipped = new Set<number>();
  return { places: placesOf(f, block, shared, skipped), skipped };
}

/** The address of each access; `shared` are taken apart though they are read several times. */
function placesOf(
  f: FrameContext,
  block: Block,
  shared: ReadonlySet<number>,
  skipped: Set<number>,
): Map<number, Place> {
  const places = new Map<number, Place>();
  /** Where each value was written last. */
  const written = new Map<number, number>();
  block.instrs.forEach((instr, at) => {
    const start = startOf(instr);
    if (start !== undefined) places.set(at, new Folder(f, block, written, shared, skipped).placeOf(start));
    for (const dest of destsOf(instr)) if (isValue(dest)) written.set(f.valueOf(dest), at);
  });
  return places;
}

/** Values that are addresses of several accesses of the block and nothing else, if each of these is one instruction without the value. */
function sharedAddresses(f: FrameContext, block: Block): ReadonlySet<number> {
  const accesses = new Map<number, number[]>();
  block.instrs.forEach((instr, at) => {
    const base = instr.op === 'Load' || instr.op === 'Store' ? instr.operands[0] : undefined;
    if (base?.kind !== 't') return;
    const value = f.valueOf(base);
    const known = accesses.get(value);
    if (known === undefined) accesses.set(value, [at]);
    else known.push(at);
  });
  for (const [value, places] of accesses)
    if (places.length === 1 || places.length !== f.reads[value]) accesses.delete(value);
  const shared = new Set(accesses.keys());
  if (shared.size === 0) return shared;
  const tried = placesOf(f, block, shared, new Set());
  for (const [value, ats] of accesses) {
    const places = ats.flatMap((at) => tried.get(at) ?? []);
    if (!isOneInstruction(f, places[0], value) || !places.every((place) => isSameSum(place, places[0])))
      shared.delete(value);
  }
  return shared;
}

function isOneInstruction(f: FrameContext, { terms, inFrame }: Place, without: number): boolean {
  const isGone = terms.every(({ operand }) => !isValue(operand) || f.valueOf(operand) !== without);
  const scaled = terms.filter(({ scale }) => scale !== 1).length;
  return isGone && terms.length + (inFrame ? 1 : 0) <= 2 && scaled <= 1;
}

/** What is taken apart for one access and not for another is still to be computed. */
function isSameSum({ terms }: Place, other: Place): boolean {
  const isSame = ({ operand, scale }: Term, i: number): boolean =>
    scale === other.terms[i].scale && sameOperand(operand, other.terms[i].operand);
  return terms.length === other.terms.length && terms.every(isSame);
}

/** The terms with which the address of an access begins. */
function startOf(instr: Instr): readonly Term[] | undefined {
  if (instr.op === 'Load' || instr.op === 'Store') return [{ operand: instr.operands[0], scale: 1 }];
  if (instr.op !== 'ArrayLoad' && instr.op !== 'ArrayStore') return undefined;
  return [
    { operand: instr.operands[0], scale: 1 },
    { operand: instr.operands[1], scale: 4 },
  ];
}

class Folder {
  readonly #f: FrameContext;
  readonly #block: Block;
  readonly #written: ReadonlyMap<number, number>;
  readonly #shared: ReadonlySet<number>;
  readonly #skipped: Set<number>;
  #offset = 0;
  #inFrame = false;

  constructor(
    f: FrameContext,
    block: Block,
    written: ReadonlyMap<number, number>,
    shared: ReadonlySet<number>,
    skipped: Set<number>,
  ) {
    this.#f = f;
    this.#block = block;
    this.#written = written;
    this.#shared = shared;
    this.#skipped = skipped;
  }

  placeOf(start: readonly Term[]): Place {
    const terms: Term[] = [];
    const open = start.slice();
    for (let term = open.pop(); term !== undefined; term = open.pop()) {
      if (this.#addKnown(term)) continue;
      const parts = terms.length + open.length < mostTerms ? this.#partsOf(term) : undefined;
      if (parts === undefined) terms.push(term);
      else open.push(...parts);
    }
    return { terms, inFrame: this.#inFrame, offset: this.#offset };
  }

  #addKnown({ operand, scale }: Term): boolean {
    const value = this.#f.constantOf(operand);
    if (value !== undefined) {
      this.#offset = (this.#offset + Math.imul(lowWord(value), scale)) | 0;
      return true;
    }
    const offset = this.#f.offsetOf(operand);
    if (offset === undefined || this.#inFrame || scale !== 1) return false;
    this.#inFrame = true;
    this.#offset = (this.#offset + offset) | 0;
    return true;
  }

  /** The terms that a term is the sum of, if the instruction that computes it is needed for nothing else. */
  #partsOf({ operand, scale }: Term): readonly Term[] | undefined {
    const f = this.#f;
    if (operand.kind !== 't' || f.context.checksUndefined) return undefined;
    const value = f.valueOf(operand);
    const at = this.#written.get(value);
    if (at === undefined || f.homes[value] < 0) return undefined;
    if (f.reads[value] !== 1 && !this.#shared.has(value)) return undefined;
    const instr = this.#block.instrs[at];
    if (!isCalc(instr) || !instr.operands.every((part) => this.#isUnchanged(part, at))) return undefined;
    const parts = partsOf(f, instr, scale);
    if (parts !== undefined) this.#skipped.add(at);
    return parts;
  }

  #isUnchanged(operand: Operand, since: number): boolean {
    if (isValue(operand)) return (this.#written.get(this.#f.valueOf(operand)) ?? -1) < since;
    return this.#f.constantOf(operand) !== undefined;
  }
}

function partsOf(f: FrameContext, { op, operands: [a, b] }: Calc, scale: number): readonly Term[] | undefined {
  const constant = b === undefined ? undefined : f.constantOf(b);
  switch (op) {
    case 'AddI':
      return [
        { operand: a, scale },
        { operand: b, scale: f.typeOf(a).endsWith('*') ? scale * 4 : scale },
      ];
    case 'AddL':
      return [
        { operand: a, scale },
        { operand: b, scale },
      ];
    case 'MulI':
    case 'MulL':
      return constant === undefined ? undefined : [{ operand: a, scale: Math.imul(scale, lowWord(constant)) }];
    case 'ShlI':
    case 'ShlL': {
      const count = constant === undefined ? 32 : Number(constant);
      return count < 0 || count > 31 ? undefined : [{ operand: a, scale: scale << count }];
    }
    case 'IToL':
    case 'UIToL':
    case 'LToI':
      return [{ operand: a, scale }];
    default:
      return undefined;
  }
}

function lowWord(value: number | bigint): number {
  return typeof value === 'number' ? value | 0 : Number(BigInt.asIntN(32, value));
}

/** What an access reads: the terms of its address, and the value to store. */
export function accessReads(instr: Instr, place: Place): Operand[] {
  const value = instr.op === 'Store' ? [instr.operands[1]] : instr.op === 'ArrayStore' ? [instr.operands[2]] : [];
  return [...place.terms.map(({ operand }) => operand), ...value];
}

// Code

/** Brings a sum into the form of an access, adding up what is more than base and index. */
function addrOf(f: FrameContext, { terms, inFrame, offset }: Place): Addr {
  const bases = inFrame ? [f.frameSlot] : [];
  const scaled: { slot: Slot; scale: number }[] = [];
  for (const { operand, scale } of terms) {
    const slot = f.read(operand);
    if (scale === 1) bases.push(slot);
    else scaled.push({ slot, scale });
  }
  while (bases.length + scaled.length > 2 || scaled.length > 1) {
    const extra = scaled.length > 1 ? scaled.shift() : undefined;
    if (extra !== undefined) bases.unshift(multiplied(f, extra.slot, extra.scale));
    else bases.splice(0, 2, added(f, bases[0], bases[1]));
  }
  const [base = NO_SLOT, second = NO_SLOT] = bases;
  const { slot: index, scale } = scaled[0] ?? { slot: second, scale: 1 };
  return { base, index, scale, offset };
}

function multiplied(f: FrameContext, slot: Slot, scale: number): Slot {
  const product = f.scratch();
  f.a.emit('MulWi', product, slot, scale);
  return product;
}

function added(f: FrameContext, a: Slot, b: Slot): Slot {
  const sum = f.scratch();
  f.a.emit('AddW', sum, a, b);
  return sum;
}

/** By which instructions a cell is accessed; one of 128 bits by two of each. */
const memRows: Readonly<Record<MemType, { readonly load: LoadName; readonly store: StoreName }>> = {
  i8: { load: 'LoadI8', store: 'Store8' },
  u8: { load: 'LoadU8', store: 'Store8' },
  i16: { load: 'LoadI16', store: 'Store16' },
  u16: { load: 'LoadU16', store: 'Store16' },
  i32: { load: 'LoadW', store: 'StoreW' },
  u32: { load: 'LoadW', store: 'StoreW' },
  i64: { load: 'LoadL', store: 'StoreL' },
  f32: { load: 'LoadS', store: 'StoreS' },
  f64: { load: 'LoadD', store: 'StoreD' },
  v128: { load: 'LoadL', store: 'StoreL' },
};

/** What is accessed: its cell, the register's type, and the offset that is added to the address without wrapping. */
export interface Access {
  readonly mem: MemType;
  readonly type: ValueType;
  readonly offset: number;
}

export function emitLoad(f: FrameContext, { mem, type, offset }: Access, place: Place, to: Slot): void {
  const addr = checkedAddr(f, mem, offset, place);
  // The high half first: the result's slot may be that of the address.
  if (mem === 'v128') access(f, memRows[mem].load, highHalf(to), moved(addr, 8));
  access(f, memRows[mem].load, to, addr);
  if (classOf(type) === 'long' && mem !== 'i64') f.a.emit(mem === 'u32' ? 'ExtU' : 'ExtS', to, to);
}

export function emitStore(f: FrameContext, { mem, offset }: Access, place: Place, value: Operand): void {
  const from = f.read(value);
  const addr = checkedAddr(f, mem, offset, place);
  if (mem === 'v128') access(f, memRows[mem].store, highHalf(from), moved(addr, 8));
  access(f, memRows[mem].store, from, addr);
}

function access(f: FrameContext, op: LoadName | StoreName, slot: Slot, addr: Addr): void {
  emitAccess(f.a, op, slot, addr, f.context.layout.stackBottom);
}

/**
 * The address with its offset. A sum that wraps and stays below LOWEST_ADDRESS is refused by the access itself, so only
 * large offsets need a check, and cells of 128 bits, which are accessed as two.
 */
function checkedAddr(f: FrameContext, mem: MemType, offset: number, place: Place): Addr {
  if (mem !== 'v128' && offset < LOWEST_ADDRESS) return moved(addrOf(f, place), offset);
  const address = sumOf(f, place);
  f.a.emit('Check', address, offset, memTypes[mem].size);
  return addressIn(address, offset);
}

/** The sum itself, in a slot. */
function sumOf(f: FrameContext, { terms, inFrame, offset }: Place): Slot {
  const sum = f.scratch();
  if (inFrame) f.a.emit('AddWi', sum, f.frameSlot, offset);
  else f.a.emit('ConstW', sum, offset);
  for (const { operand, scale } of terms) {
    const slot = f.read(operand);
    f.a.emit('AddW', sum, sum, scale === 1 ? slot : multiplied(f, slot, scale));
  }
  return sum;
}
