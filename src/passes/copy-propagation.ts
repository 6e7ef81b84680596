/**
 * Copy propagation: uses of a copy become uses of what was copied, and a phi whose operands are all one value (itself
 * apart) is a copy of it. The copies themselves stay; dead code elimination removes those that nobody reads.
 */
import type { Analyses } from '../linear/analysis/table.ts';
import { isValue, valueOf, type ValueTable } from '../linear/analysis/values.ts';
import { sameOperand } from '../linear/instr.ts';
import type { Dest, Func, LinearModule, Operand } from '../linear/nodes.ts';
import { isNameable, replaceUses } from './places.ts';

export function propagateCopies(module: LinearModule, func: Func, analyses: Analyses): boolean {
  const values = analyses.valuesOf(func);
  const source: (Operand | undefined)[] = new Array(values.count).fill(undefined);
  const follow = (operand: Operand): Operand => endOfChain(source, values, operand);
  const copy = (dest: Dest, from: Operand): void => {
    if (!isValue(dest) || !isNameable(module, from)) return;
    const end = follow(from);
    if (!sameOperand(end, dest)) source[valueOf(values, dest)] = end;
  };
  for (const { instrs } of func.blocks)
    for (const instr of instrs) if (instr.op === 'Assign') copy(instr.dest, instr.operands[0]);
  propagateThroughPhis(func, follow, copy);
  if (source.every((found) => found === undefined)) return false;
  return replaceUses(module, func, follow);
}

/** The end of a chain of copies, from a value to that of which it is a copy and so on; shortens the chain behind it. */
function endOfChain(source: (Operand | undefined)[], values: ValueTable, operand: Operand): Operand {
  const next = (at: Operand): Operand | undefined => (isValue(at) ? source[valueOf(values, at)] : undefined);
  let end = operand;
  for (let at = next(end); at !== undefined; at = next(at)) end = at;
  for (let at: Operand | undefined = operand; at !== undefined && isValue(at) && at !== end;) {
    const following = next(at);
    if (following !== undefined) source[valueOf(values, at)] = end;
    at = following;
  }
  return end;
}

/** Until no phi becomes a copy any more: one that does may make others copies, through the values it stood for. */
function propagateThroughPhis(
  func: Func,
  follow: (operand: Operand) => Operand,
  copy: (dest: Dest, from: Operand) => void,
): void {
  const phis = func.blocks.flatMap((block) => block.phis);
  const copied = new Set<number>();
  for (let round = 0, changed = true; changed && round < 10; round++) {
    changed = false;
    phis.forEach(({ dest, operands }, i) => {
      if (copied.has(i)) return;
      const others = operands.map(follow).filter((operand) => !sameOperand(operand, dest));
      if (others.length === 0 || !others.every((operand) => sameOperand(operand, others[0]))) return;
      copy(dest, others[0]);
      copied.add(i);
      changed = true;
    });
  }
}
