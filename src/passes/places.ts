/**
 * Which values may stand in which places of instructions, and replacing uses with that in mind.
 *
 * In the strict profile an array operand is never a temporary, and the values of phis are parameters and locals
 * [IR Design], so a pass that knows a better name for such an operand must leave the old one there. Everywhere else any
 * value may stand for any equal one.
 */
import { isValue, type ValueOperand } from '../linear/analysis/values.ts';
import { mapInstrs, mapOperands, sameOperand } from '../linear/instr.ts';
import type { Func, Instr, LinearModule, Operand } from '../linear/nodes.ts';

/** May a pass put the operand where the instruction's operand number `place` stands? */
export function mayStand(module: LinearModule, instr: Instr, place: number, operand: Operand): boolean {
  if (module.profile !== 'core') return true;
  if (instr.op === 'Phi') return operand.kind === 'l' || operand.kind === 'p';
  const isArray = place === 0 && (instr.op === 'ArrayLoad' || instr.op === 'ArrayStore');
  return !(isArray && (operand.kind === 't' || operand.kind === 'v'));
}

/** Replaces the values that are read in a whole function; returns whether anything changed. */
export function replaceUses(module: LinearModule, func: Func, find: (operand: ValueOperand) => Operand): boolean {
  let changed = false;
  const rewrite = <I extends Instr>(instr: I): I => {
    let place = -1;
    const result = mapOperands(instr, (operand) => {
      place++;
      if (!isValue(operand)) return operand;
      const found = find(operand);
      return !sameOperand(found, operand) && mayStand(module, instr, place, found) ? found : operand;
    });
    if (result !== instr) changed = true;
    return result;
  };
  mapInstrs(func, rewrite);
  return changed;
}

/** A parameter with the value that it had on entry. */
export function isEntryValue(operand: Operand): operand is Extract<Operand, { kind: 'p' | 'l' | 't' }> {
  return operand.kind === 'p' && (operand.version ?? 0) === 0;
}

/** A value that does not change while the function runs and costs nothing to name: what copies may be replaced by. */
export function isNameable(module: LinearModule, operand: Operand): boolean {
  return operand.kind !== 'g' || module.globals[operand.index].storage !== 'scalar';
}
