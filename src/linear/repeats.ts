/**
 * Is it worth while to optimise a program before it runs? May it do anything often? Where nothing in it repeats, each instruction is executed once for a call, and there are only as many calls
 * as are written: to optimise such a program takes longer than to run it.
 *
 * Bodies that nobody has read are not looked at: they are those of the library, which are compiled already.
 */
import { componentMembers, findComponents } from '../base/components.ts';
import { flattenGraph } from '../base/graph.ts';
import { takenFunctions } from './data-layout.ts';
import { targetsOf } from './instr.ts';
import { isUnread, type Func, type Instr, type LinearModule } from './nodes.ts';

/** Of a larger program only a small part runs, as a rule, and for all of it somebody would have to wait. */
const mostInstructions = 50_000;

/** Is a run likely to take longer than optimising? */
export function paysToOptimize(module: LinearModule): boolean {
  let size = 0;
  for (const func of module.funcs)
    if (!func.extern && !isUnread(func))
      size += func.instrs.length + func.blocks.reduce((sum, { instrs }) => sum + instrs.length + 1, 0);
  return size <= mostInstructions && mayRepeat(module);
}

/** A loop, a recursion, or a function that others may call through a pointer. */
function mayRepeat(module: LinearModule): boolean {
  const own = module.funcs.filter((func) => !func.extern && !isUnread(func));
  return own.some(jumpsBack) || takenFunctions(module).some((f) => own.includes(module.funcs[f])) || recurs(module);
}

/** Is there a jump to what stands before it, or to itself? */
function jumpsBack({ form, instrs, blocks }: Func): boolean {
  if (form !== 'linear')
    return blocks.some(({ terminator }, at) => targetsOf(terminator).some((target) => target <= at));
  const seen = new Set<number>();
  return instrs.some((instr) => {
    if (instr.op === 'Label') seen.add(instr.label);
    return 'targets' in instr && targetsOf(instr).some((label) => seen.has(label));
  });
}

function recurs({ funcs }: LinearModule): boolean {
  const callees = funcs.map((func) => (func.extern || isUnread(func) ? [] : calleesOf(func)));
  if (callees.some((called, f) => called.includes(f))) return true;
  const found = findComponents(flattenGraph({ size: funcs.length, entry: 0, successors: (f) => callees[f] }));
  const { start } = componentMembers(found);
  return callees.some((_, c) => c < found.count && start[c + 1] - start[c] > 1);
}

function calleesOf({ form, instrs, blocks }: Func): number[] {
  const called = (all: readonly Instr[]): number[] => all.flatMap((instr) => (instr.op === 'Call' ? [instr.func] : []));
  return form === 'linear' ? called(instrs) : blocks.flatMap((block) => called(block.instrs));
}
