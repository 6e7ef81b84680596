/**
 * Dead code elimination: what neither has an effect nor contributes to one goes, phis in circles included.
 *
 * Marked are the instructions that must stay (the operation table says which may be removed when unused, and calls may whose functions
 * come back without an effect) and, from
 * there, the definitions of everything they read (R. Cytron et al., TOPLAS 1991, section 7.1). Jumps stay: a loop
 * without effects may still be endless.
 */
import { scratchBytes } from '../base/scratch.ts';
import { isValue, valueOf, type ValueOperand, type ValueTable } from '../linear/analysis/values.ts';
import { destsOf, isRemovable, operandsOf, writesGlobal } from '../linear/instr.ts';
import { renumberSymbols } from '../linear/renumber.ts';
import type { FuncEffects } from '../linear/analysis/effects.ts';
import type { Call, Func, Instr, LinearModule } from '../linear/nodes.ts';
import type { Known, Sweep } from './pass.ts';

/** Removes what nobody notices the absence of. Symbols that nothing mentions any more go, too. */
export function eliminateDeadCode(module: LinearModule, { effects, analyses }: Known): Sweep {
  const mayGo = (instr: Instr): boolean => isUnnoticed(instr) || (instr.op === 'Call' && isSilent(instr, effects()));
  return {
    order: module.funcs.keys(),
    run: (func) => eliminateIn(module.funcs[func], analyses.valuesOf(module.funcs[func]), mayGo),
  };
}

/** A call that comes back, having done nothing that anybody sees. */
function isSilent(call: Call, effects: readonly FuncEffects[]): boolean {
  const { writes, traps, stays } = effects[call.func];
  return !writes && !traps && !stays && !writesGlobal(call);
}

function eliminateIn(func: Func, values: ValueTable, mayGo: (instr: Instr) => boolean): boolean {
  const isRead = scratchBytes(values.count);
  const live = findLive(func, values, isRead, mayGo);
  const changed = sweep(func, live, (operand) => isRead[valueOf(values, operand)] === 1);
  if (changed) renumberSymbols(func, true);
  return changed;
}

/** What must stay, and what computes the operands of something that stays; marks the values that those read. */
function findLive(func: Func, values: ValueTable, isRead: Uint8Array, mayGo: (instr: Instr) => boolean): Set<Instr> {
  const definition = findDefinitions(func, values);
  const live = new Set<Instr>();
  const work: Instr[] = [];
  const keep = (instr: Instr): void => {
    if (!live.has(instr)) work.push(instr);
    live.add(instr);
  };
  for (const { instrs, terminator } of func.blocks) {
    for (const instr of instrs) if (!mayGo(instr)) keep(instr);
    keep(terminator);
  }
  for (let instr = work.pop(); instr !== undefined; instr = work.pop()) {
    for (const operand of operandsOf(instr)) {
      if (!isValue(operand)) continue;
      isRead[valueOf(values, operand)] = 1;
      const source = definition[valueOf(values, operand)];
      if (source !== undefined) keep(source);
    }
  }
  return live;
}

/** The instruction that assigns each value. */
function findDefinitions(func: Func, values: ValueTable): readonly (Instr | undefined)[] {
  const definition: (Instr | undefined)[] = new Array(values.count).fill(undefined);
  const define = (instr: Instr): void => {
    for (const dest of destsOf(instr)) if (isValue(dest)) definition[valueOf(values, dest)] = instr;
  };
  for (const { phis, instrs } of func.blocks) {
    phis.forEach(define);
    instrs.forEach(define);
  }
  return definition;
}

function isUnnoticed(instr: Instr): boolean {
  return isRemovable(instr) && !('volatile' in instr && instr.volatile === true);
}

function sweep(func: Func, live: ReadonlySet<Instr>, isRead: (operand: ValueOperand) => boolean): boolean {
  let changed = false;
  for (const block of func.blocks) {
    const before = block.phis.length + block.instrs.length;
    removeDead(block.phis, live);
    removeDead(block.instrs, live);
    if (block.phis.length + block.instrs.length < before) changed = true;
    block.instrs.forEach((instr, i) => {
      if ((instr.op !== 'Call' && instr.op !== 'ICall') || instr.dests.length === 0) return;
      // The call stays, but nobody wants its results.
      if (instr.dests.some((dest) => !isValue(dest) || isRead(dest))) return;
      block.instrs[i] = { ...instr, dests: [] };
      changed = true;
    });
  }
  return changed;
}

function removeDead(instrs: Instr[], live: ReadonlySet<Instr>): void {
  let kept = 0;
  for (const instr of instrs) if (live.has(instr)) instrs[kept++] = instr;
  instrs.length = kept;
}
