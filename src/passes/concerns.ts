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

export function callsFunctions({ form, blocks, instrs }: Func): boolean {
  const isCall = ({ op }: Instr): boolean => op === 'Call';
  return form === 'linear' ? instrs.some(isCall) : blocks.some((block) => block.instrs.some(isCall));
}

/** Some jump has more ways than one. */
export function branches({ form, blocks }: Func): boolean {
  return form === 'linear' || blocks.some(({ terminator }) => targetsOf(terminator).length > 1);
}
