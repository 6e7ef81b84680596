/**
 * What a module uses, found in its code: operations, and the functions whose address is taken. Of a body that has not been read, its
 * outline says that.
 */
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
  for (const func of module.funcs) {
    const known = func.stored?.outline;
    if (known === undefined) forEachInstr(func, ({ op }) => void ops.add(op));
    else for (const op of known.ops) ops.add(op);
  }
  return { ops, taken: takenFunctions(module) };
}
