/** What passes ask of a function at a glance, in whatever form it is: without it they find nothing, and it need not come to their form. */
import { targetsOf } from '../linear/instr.ts';
import type { Func, Instr } from '../linear/nodes.ts';

/** Something of it lies in memory. */
export function hasObjects({ symbols }: Func): boolean {
  return symbols.some((symbol) => 'storage' in symbol);
}

/** Some jump goes to a block that is written before it, as one of every circle does. */
export function mayLoop({ form, blocks }: Func): boolean {
  return form === 'linear' || blocks.some(({ terminator }, b) => targetsOf(terminator).some((target) => target <= b));
}

export function callsFunctions(func: Func): boolean {
  return hasInstr(func, 'Call');
}

export function callsThroughAddresses(func: Func): boolean {
  return hasInstr(func, 'ICall');
}

export function accessesMemory(func: Func): boolean {
  return hasInstr(func, 'Load') || hasInstr(func, 'Store');
}

function hasInstr({ form, blocks, instrs }: Func, wanted: Instr['op']): boolean {
  const isWanted = ({ op }: Instr): boolean => op === wanted;
  return form === 'linear' ? instrs.some(isWanted) : blocks.some((block) => block.instrs.some(isWanted));
}

/** Some jump has more ways than one. */
export function branches({ form, blocks }: Func): boolean {
  return form === 'linear' || blocks.some(({ terminator }) => targetsOf(terminator).length > 1);
}

export function hasSwitch({ form, blocks, instrs }: Func): boolean {
  return form === 'linear'
    ? instrs.some(({ op }) => op === 'Switch')
    : blocks.some(({ terminator }) => terminator.op === 'Switch');
}
