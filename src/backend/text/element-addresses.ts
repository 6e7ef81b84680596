/**
 * Variables that hold nothing but addresses of elements, for languages whose views of memory are indexed by element: such a variable can hold the
 * index instead, and what is computed for each access is computed once.
 *
 *     row = matrix + i * 800                    row = (matrix + i * 800) >> 3
 *     s += view[(row + 8) >> 3]       ──▶       s += view[row + 1]
 *
 * A variable is one if whoever reads it is an access that is known to have a place that is a multiple of its size, or adds whole elements to it for
 * such an access or for another such variable. Hence no bits are lost that are ever looked at.
 */
import { destsOf, operandsOf } from '../../linear/instr.ts';
import type { Block, Func, Instr, Operand } from '../../linear/nodes.ts';
import { memTypes } from '../../linear/opcodes.ts';
import type { RangeFacts } from '../value-ranges.ts';

/** `to` is `from` plus a distance. */
interface Sum {
  readonly from: number;
  readonly to: number;
  readonly distance: number;
}

/** Of a variable that nobody has read yet. */
const unread = -1;

/** By symbol, how many of the lowest bits its variable lacks. */
export function elementShifts({ symbols }: Func, blocks: readonly Block[], facts: RangeFacts): readonly number[] {
  const shifts = symbols.map((symbol) => (symbol.kind === 'p' || 'storage' in symbol ? 0 : unread));
  const sums: Sum[] = [];
  for (const { instrs, terminator } of blocks)
    for (const instr of [...instrs, terminator]) {
      const sum = facts.exact.has(instr) ? sumOf(instr) : undefined;
      if (sum !== undefined) sums.push(sum);
      else operandsOf(instr).forEach((operand, k) => note(shifts, operand, k === 0 ? shiftOf(instr, facts) : 0));
    }
  settle(shifts, sums);
  return shifts.map((shift) => Math.max(shift, 0));
}

/** Is the result something new? Whoever is read in two ways is an ordinary variable. */
function note(shifts: number[], operand: Operand, shift: number): boolean {
  if (operand.kind !== 't' && operand.kind !== 'l') return false;
  const known = shifts[operand.index];
  if (known === shift || known === 0) return false;
  shifts[operand.index] = known === unread ? shift : 0;
  return true;
}

/** A variable is read as what is made of it is. */
function settle(shifts: number[], sums: readonly Sum[]): void {
  for (let goesOn = true; goesOn;) {
    goesOn = false;
    for (const { from, to, distance } of sums) {
      const shift = shifts[to];
      if (shift === unread) continue;
      const isWhole = distance % 2 ** shift === 0;
      if (note(shifts, { kind: 'l', index: from }, isWhole ? shift : 0)) goesOn = true;
    }
  }
}

function sumOf(instr: Instr): Sum | undefined {
  if (instr.op !== 'AddL' && instr.op !== 'AddI') return undefined;
  const [base, addend] = operandsOf(instr);
  const [dest] = destsOf(instr);
  if ((base.kind !== 't' && base.kind !== 'l') || addend.kind !== 'v' || dest.kind === 'g') return undefined;
  return { from: base.index, to: dest.index, distance: Number(addend.value) };
}

function shiftOf(instr: Instr, { inside, aligned }: RangeFacts): number {
  if ((instr.op !== 'Load' && instr.op !== 'Store') || !inside.has(instr) || !aligned.has(instr)) return 0;
  const { size } = memTypes[instr.mem];
  return instr.offset % size === 0 ? Math.log2(size) : 0;
}
