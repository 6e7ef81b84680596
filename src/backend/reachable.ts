/** The functions of a module that some of them lead to: by calls, and by addresses in code and data. */
import { forEachInstr, operandsOf } from '../linear/instr.ts';
import type { LinearModule } from '../linear/nodes.ts';

/** What is reached from these functions, by index; what data points to is reached as well. */
export function reachableFunctions({ funcs, globals }: LinearModule, roots: readonly number[]): ReadonlySet<number> {
  const reached = new Set<number>();
  const work: number[] = [];
  const reach = (index: number): void => {
    if (reached.has(index)) return;
    reached.add(index);
    work.push(index);
  };
  roots.forEach(reach);
  for (const global of globals)
    if (global.storage === 'data') for (const { kind, index } of global.relocations) if (kind === 'f') reach(index);
  for (let next = work.pop(); next !== undefined; next = work.pop())
    forEachInstr(funcs[next], (instr) => {
      if (instr.op === 'Call') reach(instr.func);
      for (const operand of operandsOf(instr)) if (operand.kind === 'f') reach(operand.index);
    });
  return reached;
}
