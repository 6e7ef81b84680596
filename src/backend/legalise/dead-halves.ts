/**
 * Halves that nobody reads, such as the upper ones of addresses: what computes them and does nothing else goes. A symbol lives if an
 * instruction that lives reads it, so a half that only its own next value needs goes, too.
 */
import { destsOf, isRemovable, operandsOf } from '../../linear/instr.ts';
import type { Func, Instr, Operand } from '../../linear/nodes.ts';

/** `isPure`: calls of which functions, by index, do nothing but compute. */
export function dropDeadHalves(func: Func, isPure: (func: number) => boolean): Func {
  const all = [...func.instrs, ...func.blocks.flatMap(({ instrs, terminator }) => [...instrs, terminator])];
  const canGo = (instr: Instr): boolean => (instr.op === 'Call' ? isPure(instr.func) : isRemovable(instr));
  const lives = livingSymbols(func, all, canGo);
  const isDead = (instr: Instr): boolean =>
    canGo(instr) && destsOf(instr).every((dest) => dest.kind !== 'g' && lives[dest.index] === 0);
  if (!all.some(isDead)) return func;
  const kept = (instrs: readonly Instr[]): Instr[] => instrs.filter((instr) => !isDead(instr));
  return {
    ...func,
    instrs: kept(func.instrs),
    blocks: func.blocks.map((block) => ({ ...block, instrs: kept(block.instrs) })),
  };
}

function livingSymbols(func: Func, all: readonly Instr[], canGo: (instr: Instr) => boolean): Uint8Array {
  const lives = new Uint8Array(func.symbols.length);
  const writers: Instr[][] = func.symbols.map(() => []);
  const found: number[] = [];
  const read = (operand: Operand): void => {
    if (operand.kind !== 't' && operand.kind !== 'l' && operand.kind !== 'p') return;
    if (lives[operand.index] === 0) found.push(operand.index);
    lives[operand.index] = 1;
  };
  for (const instr of all) {
    if (canGo(instr)) for (const dest of destsOf(instr)) if (dest.kind !== 'g') writers[dest.index].push(instr);
    if (!canGo(instr)) operandsOf(instr).forEach(read);
  }
  for (let symbol = found.pop(); symbol !== undefined; symbol = found.pop())
    for (const instr of writers[symbol]) operandsOf(instr).forEach(read);
  return lives;
}
