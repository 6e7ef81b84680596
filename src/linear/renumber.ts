/**
 * Restores the numbering rule (parameters, locals, temporaries, one counter) after locals have been added behind the
 * temporaries or symbols have lost their last use.
 */
import { scratchBytes, scratchInts } from '../base/scratch.ts';
import { destsOf, mapDests, mapOperands, operandsOf } from './instr.ts';
import type { Dest, Func, Instr, LinearSymbol, Operand } from './nodes.ts';

/** Renumbers all symbols; with `dropUnused`, locals and temporaries that no instruction mentions disappear. */
export function renumberSymbols(func: Func, dropUnused = false): void {
  const used = dropUnused ? findUsed(func) : undefined;
  const order = orderOfSymbols(func.symbols, used);
  if (order.length === func.symbols.length && order.every((from, to) => from === to)) return;
  const renamed = scratchInts(func.symbols.length, -1);
  order.forEach((from, to) => (renamed[from] = to));
  const symbols: LinearSymbol[] = order.map((from) => func.symbols[from]);
  func.symbols.length = 0;
  for (const symbol of symbols) func.symbols.push(symbol);
  const map = (operand: Operand): Operand => {
    if (operand.kind === 'v' || operand.kind === 'g' || operand.kind === 'f') return operand;
    if (renamed[operand.index] === operand.index) return operand;
    return { ...operand, index: renamed[operand.index] };
  };
  rewriteFunc(func, map, (dest) => map(dest) as Dest);
}

/** Maps every operand that is read and every destination, in place. */
export function rewriteFunc(func: Func, mapUse: (operand: Operand) => Operand, mapDest: (dest: Dest) => Dest): void {
  const rewrite = <I extends Instr>(instr: I): I => mapDests(mapOperands(instr, mapUse), mapDest);
  for (let i = 0; i < func.instrs.length; i++) func.instrs[i] = rewrite(func.instrs[i]);
  for (const block of func.blocks) {
    for (let i = 0; i < block.phis.length; i++) block.phis[i] = rewrite(block.phis[i]);
    for (let i = 0; i < block.instrs.length; i++) block.instrs[i] = rewrite(block.instrs[i]);
    block.terminator = rewrite(block.terminator);
  }
}

/** Old numbers in their new order: parameters, which all stay, then locals, then temporaries. */
function orderOfSymbols(symbols: readonly LinearSymbol[], used: Uint8Array | undefined): number[] {
  const order: number[] = [];
  for (const wanted of ['p', 'l', 't'] as const) {
    for (let i = 0; i < symbols.length; i++)
      if (symbols[i].kind === wanted && (wanted === 'p' || used === undefined || used[i] === 1)) order.push(i);
  }
  return order;
}

function findUsed(func: Func): Uint8Array {
  const used = scratchBytes(func.symbols.length);
  const see = (operand: Operand): void => {
    if (operand.kind === 't' || operand.kind === 'l' || operand.kind === 'p') used[operand.index] = 1;
  };
  const seeInstr = (instr: Instr): void => {
    destsOf(instr).forEach(see);
    operandsOf(instr).forEach(see);
  };
  func.instrs.forEach(seeInstr);
  for (const { phis, instrs, terminator } of func.blocks) {
    phis.forEach(seeInstr);
    instrs.forEach(seeInstr);
    seeInstr(terminator);
  }
  return used;
}
