/**
 * Loads of what is known before the program starts, in SSA form: constant data, and data of the module that nothing ever writes. And stores to
 * what nothing ever reads, which go.
 *
 *     static global data 4 align 4 @width = {0: "\\10"}          t1 = load.i32 @width        t1 = 16
 *
 * What the module does with its data is found out once, before anything is changed (data-uses.ts).
 */
import type { Analyses } from '../linear/analysis/table.ts';
import { isValue, valueOf, type ValueOperand, type ValueTable } from '../linear/analysis/values.ts';
import { destsOf, mapOperands, operandsOf, zeroOf } from '../linear/instr.ts';
import { memTypes, type MemType, type ValueType } from '../linear/opcodes.ts';
import {
  operandType,
  type ArrayLoad,
  type DataGlobal,
  type Func,
  type Instr,
  type LinearModule,
  type Load,
  type Operand,
  type Relocation,
} from '../linear/nodes.ts';
import { findDataUses, findDerived, isSum, type DataUses } from './data-uses.ts';
import { loadCell } from './memory-cells.ts';
import type { Known, Sweep } from './pass.ts';
import { mayStand } from './places.ts';

export function foldData(module: LinearModule, { isWhole, analyses }: Known): Sweep {
  const uses = findDataUses(module, isWhole, analyses);
  const hasUnread = module.globals.some((_, i) => !uses.read.has(i));
  const hasNumbers = module.globals.some(({ storage }, i) => storage === 'scalar' && !uses.written.has(i));
  const known = { ...uses, hasUnread, hasNumbers };
  const run = (func: number): boolean => new Folder(module, module.funcs[func], known, analyses).run();
  return { order: module.funcs.keys(), run };
}

interface Facts extends DataUses {
  /** There are data that nothing reads, and scalars that nothing writes. */
  readonly hasUnread: boolean;
  readonly hasNumbers: boolean;
}

interface GlobalPlace {
  readonly index: number;
  /** In bytes. */
  readonly offset: number;
}

class Folder {
  readonly #module: LinearModule;
  readonly #func: Func;
  readonly #uses: Facts;
  readonly #values: ValueTable;
  /** Values that are a place in a global. */
  readonly #places: (GlobalPlace | undefined)[];
  /** Values that are somewhere in a global; found when they are asked for. */
  #derived: Int32Array | undefined;

  constructor(module: LinearModule, func: Func, uses: Facts, analyses: Analyses) {
    this.#module = module;
    this.#func = func;
    this.#uses = uses;
    this.#values = analyses.valuesOf(func);
    this.#places = new Array<GlobalPlace | undefined>(this.#values.count).fill(undefined);
  }

  run(): boolean {
    let changed = false;
    const see = <I extends Instr>(instr: I): I => {
      const seen = this.#withScalars(instr);
      if (seen !== instr) changed = true;
      return seen;
    };
    for (const block of this.#func.blocks) {
      const { phis, instrs } = block;
      for (let i = 0; i < phis.length; i++) phis[i] = see(phis[i]);
      let kept = 0;
      for (const before of instrs) {
        const instr = see(before);
        if (isSum(instr)) this.#notePlace(instr);
        if (!this.#isForNobody(instr)) instrs[kept++] = this.#loaded(instr) ?? instr;
        if (instrs[kept - 1] !== instr) changed = true;
      }
      instrs.length = kept;
      block.terminator = see(block.terminator);
    }
    return changed;
  }

  // Stores

  /** Stores where nothing reads. */
  #isForNobody(instr: Instr): boolean {
    const target = this.#uses.hasUnread ? targetOf(instr) : undefined;
    return target !== undefined && this.#isUnread(target);
  }

  /** Loads for such stores alone: what they give means nothing. */
  #isOfNobody({ dest, operands: [address] }: Load | ArrayLoad): boolean {
    return (
      this.#uses.hasUnread && this.#isUnread(address) && !operandType(this.#module, this.#func, dest).endsWith('*')
    );
  }

  #isUnread(target: Operand): boolean {
    const global = target.kind === 'g' ? target.index : isValue(target) ? this.#rootOf(target) : -1;
    return global >= 0 && !this.#uses.read.has(global);
  }

  #rootOf(address: ValueOperand): number {
    this.#derived ??= findDerived(this.#module.globals, this.#func, this.#values);
    return this.#derived[valueOf(this.#values, address)];
  }

  // Loads

  /** Scalars of the module are operands. */
  #withScalars<I extends Instr>(instr: I): I {
    if (!this.#uses.hasNumbers) return instr;
    let place = -1;
    return mapOperands(instr, (operand) => {
      place++;
      if (operand.kind !== 'g' || this.#uses.written.has(operand.index)) return operand;
      const global = this.#module.globals[operand.index];
      if (global.storage !== 'scalar') return operand;
      const value = immediate(global.type, global.init);
      return value !== undefined && mayStand(this.#module, instr, place, value) ? value : operand;
    });
  }

  /** The load as a copy of what is there. */
  #loaded(instr: Instr): Instr | undefined {
    if (instr.op !== 'Load' && instr.op !== 'ArrayLoad') return undefined;
    const value = this.#isOfNobody(instr)
      ? zeroOf(operandType(this.#module, this.#func, instr.dest))
      : instr.op === 'Load'
        ? this.#valueOf(instr)
        : this.#elementOf(instr);
    return value && { op: 'Assign', dest: instr.dest, operands: [value], span: instr.span };
  }

  #elementOf({ operands: [array, index] }: ArrayLoad): Operand | undefined {
    if (array.kind !== 'g' || index.kind !== 'v' || this.#uses.written.has(array.index)) return undefined;
    const global = this.#module.globals[array.index];
    const at = Number(index.value);
    if (global.storage !== 'array' || at < 0 || at >= global.count) return undefined;
    return immediate(global.type, global.init.get(at) ?? 0);
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
    if (global.constant ? global.linkage === 'weak' : this.#uses.written.has(address.index)) return undefined;
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

/** Where an instruction stores that does nothing else. */
function targetOf(instr: Instr): Operand | undefined {
  if (instr.op === 'Assign') return instr.dest.kind === 'g' ? instr.dest : undefined;
  const isStore = instr.op === 'Store' || instr.op === 'ArrayStore' || instr.op === 'Fill' || instr.op === 'Copy';
  return isStore ? instr.operands[0] : undefined;
}

/** What a scalar or an element is; undefined for floats that are no plain numbers, for vectors and for pointers. */
function immediate(type: ValueType, value: number | bigint): Operand | undefined {
  if (type === 'v128' || type.endsWith('*') || Number.isNaN(value)) return undefined;
  return { kind: 'v', type, value };
}

/** What a load gives. */
function numberAt({ bytes }: DataGlobal, at: number, mem: MemType, type: ValueType): Operand | undefined {
  const view = new DataView(new ArrayBuffer(16));
  for (let i = 0; i < memTypes[mem].size; i++) view.setUint8(i, bytes[at + i] ?? 0);
  const value = loadCell(view, 0, mem, type);
  return value === undefined ? undefined : { kind: 'v', type, value };
}
