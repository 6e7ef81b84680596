/** What a module uses, found in one walk over its code: operations, and the functions whose address is taken. */
import { operandsOf } from '../linear/instr.ts';
import type { Func, Instr, LinearModule, Operand } from '../linear/nodes.ts';
import type { LinearOp } from '../linear/opcodes.ts';

export interface ModuleUses {
  readonly ops: ReadonlySet<LinearOp>;
  /** The functions whose addresses occur in code or data, ascending. */
  readonly taken: readonly number[];
}

export function findUses(module: LinearModule): ModuleUses {
  const ops = new Set<LinearOp>();
  const taken = new Set<number>();
  const visit = (operand: Operand): void => {
    if (operand.kind === 'f') taken.add(operand.index);
  };
  for (const func of module.funcs) {
    forEachInstr(func, (instr) => {
      ops.add(instr.op);
      operandsOf(instr).forEach(visit);
    });
  }
  for (const global of module.globals) {
    if (global.storage !== 'data') continue;
    for (const { kind, index } of global.relocations) if (kind === 'f') taken.add(index);
  }
  return { ops, taken: [...taken].sort((a, b) => a - b) };
}

/** Every instruction of a function in whatever form, phis included. */
export function forEachInstr({ instrs, blocks }: Func, visit: (instr: Instr) => void): void {
  instrs.forEach(visit);
  for (const block of blocks) {
    block.phis.forEach(visit);
    block.instrs.forEach(visit);
    visit(block.terminator);
  }
}
