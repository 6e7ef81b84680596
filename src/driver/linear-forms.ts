/**
 * Brings a linear module into a form (linear, control-flow graph, SSA), whichever it has. Changes the module. Bodies that have not been
 * read may be left as they are.
 */
import { moduleToCfg, toLinear } from '../linear/cfg.ts';
import { moduleFromSsa } from '../linear/leave-ssa.ts';
import { isUnread, type Func, type LinearModule } from '../linear/nodes.ts';
import { moduleToSsa } from '../linear/ssa.ts';

export function bringToForm(module: LinearModule, form: Func['form'], leavesUnread = false): void {
  const isConcerned = (func: Func): boolean => !leavesUnread || !isUnread(func);
  if (form !== 'ssa') moduleFromSsa(module);
  if (form !== 'linear') moduleToCfg({ ...module, funcs: module.funcs.filter(isConcerned) });
  if (form === 'ssa') moduleToSsa(module);
  if (form === 'linear') for (const func of module.funcs) if (!func.extern && func.form === 'cfg') toLinear(func);
}
