/**
 * Which globals something may write, and which something may read, by the uses of their addresses in functions in SSA form: as that of a load, perhaps with numbers
 * added, an address reads; as that of a store it writes; and whoever gets it in any other way, or finds it in other data, may do both.
 *
 * What is loaded to be stored back alone, changed or not, nobody has read: a counter that only counts. A division by it has, which may trap.
 *
 * Functions whose bodies nobody has read do with what they name whatever they like, and so do other modules with what they see, so of a module that is
 * not the whole program only static globals count. This is found out in one look at each instruction; `findGlobalUses` knows more, and takes longer.
 */
import { scratchInts } from '../base/scratch.ts';
import { Analyses } from '../linear/analysis/table.ts';
import { useOf } from '../linear/analysis/roots.ts';
import { isValue, valueOf, type ValueOperand, type ValueTable } from '../linear/analysis/values.ts';
import { destOf, destsOf, onlyComputes, operandsOf } from '../linear/instr.ts';
import { isUnread, type Func, type Global, type Instr, type LinearModule, type Operand } from '../linear/nodes.ts';

/** Globals by their indices. */
export interface DataUses {
  readonly written: ReadonlySet<number>;
  readonly read: ReadonlySet<number>;
}

export function findDataUses(module: LinearModule, isWhole: boolean, analyses: Analyses): DataUses {
  const uses = { written: new Set<number>(), read: new Set<number>() };
  module.globals.forEach((global, i) => {
    if ((global.linkage !== 'static' && !isWhole) || global.extern === true || global.alias !== undefined)
      seeAny(uses, i);
    if (global.alias !== undefined) seeAny(uses, global.alias);
    // Who stores to a constant is stopped.
    if (global.storage === 'data' && global.constant) uses.read.add(i);
    if (global.storage === 'data')
      for (const { kind, index } of global.relocations) if (kind === 'g') seeAny(uses, index);
  });
  for (const func of module.funcs) {
    if (isUnread(func)) {
      for (const { kind, index } of func.stored?.outline?.uses ?? []) if (kind === 'g') seeAny(uses, index);
    } else seeIn(module, func, uses, analyses.valuesOf(func));
  }
  return uses;
}

/** The globals into which nobody looks; none are known as long as not all functions are in SSA form. */
export function unreadGlobals(module: LinearModule, isWhole: boolean): ReadonlySet<number> {
  const isKnown = module.funcs.every((func) => func.extern || isUnread(func) || func.form === 'ssa');
  if (!isKnown) return new Set();
  const { read } = findDataUses(module, isWhole, new Analyses(module));
  return new Set([...module.globals.keys()].filter((i) => !read.has(i)));
}

type Found = Record<keyof DataUses, Set<number>>;

function seeAny({ written, read }: Found, global: number): void {
  written.add(global);
  read.add(global);
}

function seeIn({ globals }: LinearModule, func: Func, uses: Found, values: ValueTable): void {
  const derived = findDerived(globals, func, values);
  const kept = findKept(globals, func, values, derived);
  const originOf = (operand: Operand): number =>
    operand.kind === 'g' ? operand.index : isValue(operand) ? derived[valueOf(values, operand)] : -1;
  const keptOf = (operand: Operand): number =>
    kept !== undefined && isValue(operand) ? kept[valueOf(values, operand)] : -1;
  const see = (instr: Instr): void => {
    for (const dest of destsOf(instr)) if (dest.kind === 'g') uses.written.add(dest.index);
    const operands = operandsOf(instr);
    for (let place = 0; place < operands.length; place++) {
      const own = keptOf(operands[place]);
      if (own >= 0 && !leadsTo(instr, own)) uses.read.add(own);
      const global = originOf(operands[place]);
      if (global < 0) continue;
      const use = globals[global].storage === 'scalar' ? 'read' : useOf(instr, place);
      if (use === 'any' && isSumFrom(instr, global)) continue;
      if (use !== 'write' && !(use === 'read' && leadsTo(instr, global))) uses.read.add(global);
      if (use !== 'read') uses.written.add(global);
    }
  };
  const isSumFrom = (instr: Instr, global: number): boolean => {
    const dest = isSum(instr) ? destOf(instr) : undefined;
    return dest !== undefined && isValue(dest) && originOf(dest) === global;
  };
  /** What it makes of its operands is kept for the global, or stored there. */
  const leadsTo = (instr: Instr, global: number): boolean => {
    const dest = destOf(instr);
    if (dest !== undefined)
      return dest.kind === 'g' ? dest.index === global && instr.op === 'Assign' : keptOf(dest) === global;
    const isStore = (instr.op === 'Store' && instr.volatile !== true) || instr.op === 'ArrayStore';
    return (
      isStore &&
      originOf(instr.operands[0]) === global &&
      !operandsOf(instr)
        .slice(0, -1)
        .some((one) => keptOf(one) === global)
    );
  };
  for (const { phis, instrs, terminator } of func.blocks) {
    phis.forEach(see);
    instrs.forEach(see);
    see(terminator);
  }
}

export function isSum({ op }: Instr): boolean {
  return op === 'AddL' || op === 'AddI';
}

/** For each value that is a sum with the address of a global, by its number: the global; -1 for others. */
export function findDerived(globals: readonly Global[], func: Func, values: ValueTable): Int32Array {
  const origin = scratchInts(values.count, -1);
  const originOf = (operand: Operand): number => {
    if (operand.kind === 'g') return globals[operand.index].storage === 'scalar' ? -1 : operand.index;
    return isValue(operand) ? origin[valueOf(values, operand)] : -1;
  };
  // A sum stands behind what it is a sum of, but for blocks in an unusual order: then it is looked at as any other use.
  for (const { instrs } of func.blocks) {
    for (const instr of instrs) {
      if (!isSum(instr)) continue;
      const dest = destOf(instr);
      for (const operand of operandsOf(instr)) {
        const from = originOf(operand);
        if (from >= 0 && dest !== undefined && isValue(dest)) origin[valueOf(values, dest)] = from;
      }
    }
  }
  return origin;
}

/** For each value that is made of what is loaded from one global, and of numbers, by its number: the global; -1 for others. Undefined if there is none. */
function findKept(
  globals: readonly Global[],
  func: Func,
  values: ValueTable,
  derived: Int32Array,
): Int32Array | undefined {
  const kept = scratchInts(values.count, -1);
  const sourceOf = (operand: Operand): number => {
    if (operand.kind === 'g') return globals[operand.index].storage === 'scalar' ? operand.index : -1;
    return isValue(operand) ? kept[valueOf(values, operand)] : -1;
  };
  const addressed = (address: Operand): number =>
    address.kind === 'g' ? address.index : isValue(address) ? derived[valueOf(values, address)] : -1;
  let hasAny = false;
  const keep = (dest: ValueOperand, global: number): void => {
    if (global < 0) return;
    kept[valueOf(values, dest)] = global;
    hasAny = true;
  };
  for (const { instrs } of func.blocks) {
    for (const instr of instrs) {
      const dest = destOf(instr);
      if (dest === undefined || !isValue(dest)) continue;
      if (instr.op === 'ArrayLoad' || (instr.op === 'Load' && instr.volatile !== true))
        keep(dest, addressed(instr.operands[0]));
      else if (onlyComputes(instr)) keep(dest, sourceOfAll(instr.operands, sourceOf));
    }
  }
  return hasAny ? kept : undefined;
}

/** The one source of all operands that are no numbers; -1 if there is none, or another one. */
function sourceOfAll(operands: readonly Operand[], sourceOf: (operand: Operand) => number): number {
  let source = -1;
  for (const operand of operands) {
    if (operand.kind === 'v') continue;
    const one = sourceOf(operand);
    if (one < 0 || (source >= 0 && source !== one)) return -1;
    source = one;
  }
  return source;
}
