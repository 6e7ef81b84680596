/** What is known of a body without it (nodes.ts), found by looking through it once. */
import { forEachInstr, operandsOf } from '../instr.ts';
import type { Func, Outline, Use } from '../nodes.ts';
import type { LinearOp } from '../opcodes.ts';
import { copyFunc } from './copy.ts';

export function outlineOf(func: Func): Outline {
  const ops = new Set<LinearOp>();
  const taken = new Set<number>();
  forEachInstr(func, (instr) => {
    ops.add(instr.op);
    for (const operand of operandsOf(instr)) if (operand.kind === 'f') taken.add(operand.index);
  });
  return { ops: [...ops], uses: usesOf(func), taken: [...taken] };
}

/** In the order in which `copyFunc` asks for them. */
function usesOf(func: Func): Use[] {
  const uses = new Map<string, Use>();
  copyFunc(func, (kind, index) => {
    const key = `${kind}${index}`;
    if (!uses.has(key)) uses.set(key, { kind, index });
    return index;
  });
  return [...uses.values()];
}
