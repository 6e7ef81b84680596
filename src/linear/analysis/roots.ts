/**
 * The objects of a function in SSA form: into which one each address points, as far as the function itself has made it by adding to the
 * address of an object; which objects' addresses get elsewhere, and which are read.
 *
 * Objects have numbers: globals their indices, arrays and slots of the function those of their symbols behind them. Arrays of one function lie beside each
 * other (decision 0220): what happens to one may happen to all.
 */
import { searchDepthFirst } from '../../base/depth-search.ts';
import { scratchInts } from '../../base/scratch.ts';
import { graphOfBlocks } from '../cfg.ts';
import { destsOf, operandsOf } from '../instr.ts';
import type { Func, Instr, LinearModule, Operand } from '../nodes.ts';
import { isValue, valueOf, type ValueTable } from './values.ts';

/** What a function does with addresses of objects. */
export interface Roots {
  readonly values: ValueTable;
  /** The object that an operand as an address points into; -1 if that is not known. */
  rootOf(operand: Operand): number;
  /** Objects whose address is used for more than loads, stores and sums. */
  readonly escaped: ReadonlySet<number>;
  /** Objects that something reads, or whose address escapes. */
  readonly read: ReadonlySet<number>;
}

/** Where addresses of a function point to. */
export function findRoots(module: LinearModule, func: Func, values: ValueTable): Roots {
  const origin = scratchInts(values.count, -1);
  const roots = { values, rootOf, escaped: new Set<number>(), read: new Set<number>() };
  function rootOf(operand: Operand): number {
    if (operand.kind === 'g') return module.globals[operand.index].storage === 'scalar' ? -1 : operand.index;
    if (!isValue(operand)) return -1;
    if ('storage' in func.symbols[operand.index]) return module.globals.length + operand.index;
    return origin[valueOf(values, operand)];
  }
  const order = [...searchDepthFirst(graphOfBlocks(func.blocks)).postorder].reverse();
  // A definition comes before its uses in this order, but for phis, whose operands count as uses of any kind.
  for (const b of order)
    for (const instr of func.blocks[b].instrs) {
      const root = rootOfSum(instr, rootOf);
      const [dest] = destsOf(instr);
      if (root >= 0 && dest !== undefined && isValue(dest)) origin[valueOf(values, dest)] = root;
    }
  for (const b of order) {
    const { phis, instrs, terminator } = func.blocks[b];
    for (const phi of phis) see(phi, roots);
    for (const instr of instrs) see(instr, roots);
    see(terminator, roots);
  }
  shareArrays(module, func, roots.escaped);
  shareArrays(module, func, roots.read);
  return roots;
}

/** The object into which a sum leads, or a copy; of two addresses nobody knows. */
function rootOfSum(instr: Instr, rootOf: (operand: Operand) => number): number {
  if (instr.op === 'Assign') return rootOf(instr.operands[0]);
  if (instr.op !== 'AddL' && instr.op !== 'AddI') return -1;
  const [a, b] = [rootOf(instr.operands[0]), rootOf(instr.operands[1])];
  return a < 0 ? b : b < 0 ? a : -1;
}

function see(instr: Instr, { rootOf, escaped, read }: Pick<Roots, 'rootOf'> & Record<'escaped' | 'read', Set<number>>) {
  if (rootOfSum(instr, rootOf) >= 0 && destsOf(instr).every(isValue)) return;
  const operands = operandsOf(instr);
  for (let place = 0; place < operands.length; place++) {
    const root = rootOf(operands[place]);
    if (root < 0) continue;
    const use = useOf(instr, place);
    if (use === 'any') escaped.add(root);
    if (use !== 'write') read.add(root);
  }
}

/** What an instruction does with an operand that is an address. */
export function useOf(instr: Instr, place: number): 'read' | 'write' | 'any' {
  const { op } = instr;
  if ('volatile' in instr && instr.volatile === true) return 'any';
  if (place === 0 && (op === 'Load' || op === 'ArrayLoad')) return 'read';
  if (place === 0 && (op === 'Store' || op === 'ArrayStore' || op === 'Fill' || op === 'Copy')) return 'write';
  return op === 'Copy' && place === 1 ? 'read' : 'any';
}

function shareArrays({ globals }: LinearModule, { symbols }: Func, objects: Set<number>): void {
  const arrays: number[] = [];
  symbols.forEach((symbol, s) => {
    if ('storage' in symbol && symbol.storage === 'array') arrays.push(s);
  });
  if (arrays.some((s) => objects.has(globals.length + s))) for (const s of arrays) objects.add(globals.length + s);
}
