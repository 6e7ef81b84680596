/** What a module uses, found in its code: operations, and the functions whose address is taken. */
import { takenFunctions } from '../linear/data-layout.ts';
import { forEachInstr } from '../linear/instr.ts';
import type { LinearModule } from '../linear/nodes.ts';
import type { LinearOp } from '../linear/opcodes.ts';

export interface ModuleUses {
  readonly ops: ReadonlySet<LinearOp>;
  /** The functions whose addresses occur in code or data, ascending. */
  readonly taken: readonly number[];
}

export function findUses(module: LinearModule): ModuleUses {
  const ops = new Set<LinearOp>();
  for (const func of module.funcs) forEachInstr(func, ({ op }) => void ops.add(op));
  return { ops, taken: takenFunctions(module) };
}
