/** Functions and globals with the numbers that others have in the linked module. Instructions without such are shared. */
import { mapDests, mapOperands } from '../instr.ts';
import type { Block, Dest, Func, Global, Instr, Operand } from '../nodes.ts';

export type IndexOf = (kind: 'f' | 'g', index: number) => number;

export function copyFunc(func: Func, indexOf: IndexOf): Func {
  const copy = <I extends Instr>(instr: I): I => copyInstr(instr, indexOf);
  return {
    ...func,
    symbols: func.symbols.slice(),
    instrs: func.instrs.map(copy),
    blocks: func.blocks.map(({ phis, instrs, terminator }): Block => ({
      phis: phis.map(copy),
      instrs: instrs.map(copy),
      terminator: copy(terminator),
    })),
  };
}

export function copyGlobal(global: Global, indexOf: IndexOf): Global {
  if (global.storage !== 'data') return global;
  const relocations = global.relocations.map((one) => ({ ...one, index: indexOf(one.kind, one.index) }));
  return { ...global, relocations };
}

function copyInstr<I extends Instr>(instr: I, indexOf: IndexOf): I {
  const read = mapOperands(instr, (operand): Operand => {
    if (operand.kind !== 'f' && operand.kind !== 'g') return operand;
    const index = indexOf(operand.kind, operand.index);
    return index === operand.index ? operand : { ...operand, index };
  });
  const written = mapDests(read, (dest): Dest => {
    if (dest.kind !== 'g') return dest;
    const index = indexOf('g', dest.index);
    return index === dest.index ? dest : { ...dest, index };
  });
  if (written.op !== 'Call') return written;
  const func = indexOf('f', written.func);
  return func === written.func ? written : { ...written, func };
}
