/** Where each value of a function in SSA form is defined and used. A picture of one moment: passes that change code make a new one. */
import { pushAt } from '../../base/lists.ts';
import { destsOf, operandsOf } from '../instr.ts';
import type { Func, Instr } from '../nodes.ts';
import { isValue, numberValues, valueOf, type ValueOperand, type ValueTable } from './values.ts';

/** A place of an instruction: which, and in which block. */
export interface Site {
  readonly instr: Instr;
  readonly block: number;
}

/** Where each value is defined and used. */
export interface DefUse {
  readonly values: ValueTable;
  /** Undefined for version 0 (the value on entry), and for values that nothing defines. */
  definitionOf(operand: ValueOperand): Site | undefined;
  /** Instructions that read the value, one entry a reading operand. */
  usesOf(operand: ValueOperand): readonly Site[];
}

/** Where each value of a function is defined and used. */
export function findDefUse(func: Func, values = numberValues(func)): DefUse {
  const definition: (Site | undefined)[] = new Array(values.count).fill(undefined);
  const uses: (Site[] | undefined)[] = new Array(values.count).fill(undefined);
  const see = (instr: Instr, block: number): void => {
    const site = { instr, block };
    for (const dest of destsOf(instr)) if (isValue(dest)) definition[valueOf(values, dest)] = site;
    for (const operand of operandsOf(instr)) if (isValue(operand)) pushAt(uses, valueOf(values, operand), site);
  };
  func.blocks.forEach(({ phis, instrs, terminator }, block) => {
    for (const phi of phis) see(phi, block);
    for (const instr of instrs) see(instr, block);
    see(terminator, block);
  });
  return {
    values,
    definitionOf: (operand) => definition[valueOf(values, operand)],
    usesOf: (operand) => uses[valueOf(values, operand)] ?? [],
  };
}
