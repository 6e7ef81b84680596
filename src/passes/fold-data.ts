/**
 * Loads of what is known before the program starts, in SSA form: constant data, and data of the module that nothing ever writes.
 *
 *     static global data 4 align 4 @width = {0: "\\10"}          t1 = load.i32 @width        t1 = 16
 *
 * That nothing writes to data is known if its address stands in functions as that of loads alone, perhaps with numbers added: it is in no
 * other data, is passed to nobody, and functions whose bodies nobody has read do not use it. Other modules may write what they see, so of a module that
 * is not the whole program only what is static counts.
 */
import type { Analyses } from '../linear/analysis/table.ts';
import { isValue, valueOf, type ValueTable } from '../linear/analysis/values.ts';
import { destsOf, operandsOf } from '../linear/instr.ts';
import { memTypes, type MemType } from '../linear/opcodes.ts';
import {
  isUnread,
  operandType,
  type DataGlobal,
  type Func,
  type Instr,
  type LinearModule,
  type Load,
  type Operand,
  type Relocation,
} from '../linear/nodes.ts';
import type { Known, Sweep } from './pass.ts';

export function foldData(module: LinearModule, { isWhole, analyses }: Known): Sweep {
  const written = findWritten(module, isWhole, analyses);
  return { order: module.funcs.keys(), run: (func) => new Folder(module, module.funcs[func], written, analyses).run() };
}

// What is written

/** The globals that something may write. */
function findWritten(module: LinearModule, isWhole: boolean, analyses: Analyses): ReadonlySet<number> {
  const written = new Set<number>();
  module.globals.forEach((global, i) => {
    if ((global.linkage !== 'static' && !isWhole) || global.extern === true) written.add(i);
    if (global.storage === 'data')
      for (const { kind, index } of global.relocations) if (kind === 'g') written.add(index);
  });
  for (const func of module.funcs) {
    if (isUnread(func)) {
      for (const { kind, index } of func.stored?.outline?.uses ?? []) if (kind === 'g') written.add(index);
    } else findWrittenIn(func, written, analyses.valuesOf(func));
  }
  return written;
}

function findWrittenIn(func: Func, written: Set<number>, values: ValueTable): void {
  const derived = findDerived(func, values);
  const originOf = (operand: Operand): number | undefined =>
    operand.kind === 'g' ? operand.index : isValue(operand) ? derived(operand) : undefined;
  const derivesFrom = (instr: Instr, global: number): boolean =>
    destsOf(instr).every((dest) => isValue(dest) && derived(dest) === global);
  const see = (instr: Instr): void => {
    for (const dest of destsOf(instr)) if (dest.kind === 'g') written.add(dest.index);
    operandsOf(instr).forEach((operand, i) => {
      const global = originOf(operand);
      if (global !== undefined && !isHarmless(instr, i) && !(isSum(instr) && derivesFrom(instr, global)))
        written.add(global);
    });
  };
  for (const { phis, instrs, terminator } of func.blocks) {
    phis.forEach(see);
    instrs.forEach(see);
    see(terminator);
  }
}

/** What is at the address is read. */
function isHarmless({ op }: Instr, place: number): boolean {
  return op === 'Load' || (op === 'ArrayLoad' && place === 0) || (op === 'Copy' && place === 1);
}

function isSum({ op }: Instr): boolean {
  return op === 'AddL' || op === 'AddI';
}

/** For values that are sums with the address of a global: the global. */
function findDerived(func: Func, values: ValueTable): (operand: Operand) => number | undefined {
  const origin = new Int32Array(values.count).fill(-1);
  const numberOf = (operand: Operand): number => (isValue(operand) ? valueOf(values, operand) : -1);
  // A sum stands behind what it is a sum of, but for blocks in an unusual order: then it is looked at as any other use.
  for (const { instrs } of func.blocks) {
    for (const instr of instrs) {
      if (!isSum(instr)) continue;
      const [dest] = destsOf(instr);
      for (const operand of operandsOf(instr)) {
        const from = operand.kind === 'g' ? operand.index : isValue(operand) ? origin[numberOf(operand)] : -1;
        if (from >= 0 && isValue(dest)) origin[numberOf(dest)] = from;
      }
    }
  }
  return (operand) => {
    const found = origin[numberOf(operand)] ?? -1;
    return found < 0 ? undefined : found;
  };
}

// Folding

interface GlobalPlace {
  readonly index: number;
  /** In bytes. */
  readonly offset: number;
}

class Folder {
  readonly #module: LinearModule;
  readonly #func: Func;
  readonly #written: ReadonlySet<number>;
  readonly #values: ValueTable;
  /** Values that are a place in a global. */
  readonly #places: (GlobalPlace | undefined)[];

  constructor(module: LinearModule, func: Func, written: ReadonlySet<number>, analyses: Analyses) {
    this.#module = module;
    this.#func = func;
    this.#written = written;
    this.#values = analyses.valuesOf(func);
    this.#places = new Array<GlobalPlace | undefined>(this.#values.count).fill(undefined);
  }

  run(): boolean {
    let changed = false;
    for (const { instrs } of this.#func.blocks) {
      instrs.forEach((instr, i) => {
        if (isSum(instr)) this.#notePlace(instr);
        const value = instr.op === 'Load' ? this.#valueOf(instr) : undefined;
        if (value === undefined || instr.op !== 'Load') return;
        instrs[i] = { op: 'Assign', dest: instr.dest, operands: [value], span: instr.span };
        changed = true;
      });
    }
    return changed;
  }

  #placeOf(operand: Operand): GlobalPlace | undefined {
    if (operand.kind === 'g') return { index: operand.index, offset: operand.offset ?? 0 };
    return isValue(operand) ? this.#places[valueOf(this.#values, operand)] : undefined;
  }

  #notePlace(instr: Instr): void {
    const [dest] = destsOf(instr);
    const [base, added] = operandsOf(instr);
    const place = this.#placeOf(base);
    if (place === undefined || added.kind !== 'v' || !isValue(dest)) return;
    const offset = place.offset + Number(added.value);
    if (offset >= 0) this.#places[valueOf(this.#values, dest)] = { index: place.index, offset };
  }

  #valueOf(load: Load): Operand | undefined {
    const address = this.#placeOf(load.operands[0]);
    if (load.volatile === true || address === undefined) return undefined;
    const global = this.#module.globals[address.index];
    if (global.storage !== 'data' || global.extern === true) return undefined;
    if (global.constant ? global.linkage === 'weak' : this.#written.has(address.index)) return undefined;
    const at = address.offset + load.offset;
    const end = at + memTypes[load.mem].size;
    if (at < 0 || end > global.size) return undefined;
    const { pointerSize } = this.#module;
    const meets = global.relocations.filter((one) => one.at < end && one.at + pointerSize > at);
    const type = operandType(this.#module, this.#func, load.dest);
    if (meets.length > 0) return meets.length === 1 ? this.#addressAt(meets[0], at, end - at, type) : undefined;
    return numberAt(global, at, load.mem, type);
  }

  #addressAt({ at, kind, index, addend }: Relocation, from: number, size: number, type: string): Operand | undefined {
    const { pointerSize, profile } = this.#module;
    if (at !== from || size !== pointerSize || type !== (pointerSize === 8 ? 'i64' : 'i32') || profile === 'core')
      return undefined;
    if (addend < 0) return undefined;
    if (kind === 'f') return addend === 0 ? { kind: 'f', index } : undefined;
    if (this.#module.globals[index].storage !== 'data') return undefined;
    return addend === 0 ? { kind: 'g', index } : { kind: 'g', index, offset: addend };
  }
}

/** What a load gives; undefined for floats that are no plain numbers, and for vectors. */
function numberAt({ bytes }: DataGlobal, at: number, mem: MemType, type: string): Operand | undefined {
  const view = new DataView(new ArrayBuffer(8));
  const { size, signed } = memTypes[mem];
  if (size > 8) return undefined;
  for (let i = 0; i < size; i++) view.setUint8(i, bytes[at + i] ?? 0);
  if (mem === 'f32' || mem === 'f64') {
    const value = mem === 'f32' ? view.getFloat32(0, true) : view.getFloat64(0, true);
    return Number.isNaN(value) || mem !== type ? undefined : { kind: 'v', type: mem, value };
  }
  const bits = view.getBigUint64(0, true);
  const value = signed ? BigInt.asIntN(size * 8, bits) : BigInt.asUintN(size * 8, bits);
  if (type === 'i64') return { kind: 'v', type, value: BigInt.asIntN(64, value) };
  return type === 'i32' ? { kind: 'v', type, value: Number(BigInt.asIntN(32, value)) } : undefined;
}
