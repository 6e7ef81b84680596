/**
 * The first rounds of the loops of a function as a function without loops: so many copies of its blocks, each for the rounds that have been begun,
 * and a block for whatever comes behind them.
 *
 *     B0 -> B1 -> B2, B2 -> B1, B1 -> B3        with 1 round:     B0 -> B1 -> B2 -> B1' -> B2' -> beyond,     B1 -> B3,   B1' -> B3'
 */
import { searchDepthFirst } from '../base/depth-search.ts';
import { scratchInts } from '../base/scratch.ts';
import { graphOfBlocks, requireForm } from '../linear/cfg.ts';
import { mapDests, mapOperands, mapTargets } from '../linear/instr.ts';
import type { Block, Func, Instr, Operand } from '../linear/nodes.ts';

/** The trap that stands for all that comes behind the rounds. */
export const beyondRounds = 'beyond-rounds';

/**
 * The function, in CFG form, until a way back has been taken more than `rounds` times in all; undefined where that is more than `most` blocks.
 * Temporaries become locals, for their copies are assigned apart.
 */
export function firstRounds(func: Func, rounds: number, most: number): Func | undefined {
  requireForm(func, 'cfg', 'firstRounds');
  const order = searchDepthFirst(graphOfBlocks(func.blocks)).postorder.reverse();
  if (order.length * (rounds + 1) > most) return undefined;
  const place = scratchInts(func.blocks.length);
  order.forEach((block, i) => (place[block] = i));
  const beyond = order.length * (rounds + 1);
  const blocks: Block[] = [];
  for (let round = 0; round <= rounds; round++)
    for (const from of order) {
      const targetOf = (to: number): number => {
        const at = place[to] <= place[from] ? round + 1 : round;
        return at > rounds ? beyond : at * order.length + place[to];
      };
      const { instrs, terminator } = func.blocks[from];
      blocks.push({ phis: [], instrs: instrs.map(asLocals), terminator: mapTargets(asLocals(terminator), targetOf) });
    }
  blocks.push({ phis: [], instrs: [], terminator: { op: 'Trap', trap: beyondRounds } });
  const symbols = func.symbols.map((symbol) => (symbol.kind === 't' ? { ...symbol, kind: 'l' as const } : symbol));
  return { ...func, symbols, blocks };
}

function asLocals<I extends Instr>(instr: I): I {
  return mapDests(mapOperands(instr, asLocal), asLocal);
}

function asLocal<O extends Operand>(operand: O): O {
  return operand.kind === 't' ? { ...operand, kind: 'l' } : operand;
}
