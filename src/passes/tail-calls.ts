/**
 * A function that calls itself last becomes a loop, in CFG form:
 *
 *     func @sum(n, acc)                     B0: goto B1
 *     B0: cond n B1 B2                      B1: cond n B2 B3
 *     B1: t = call @sum(n - 1, acc + n)     B2: l1 = n - 1; l2 = acc + n; n = l1; acc = l2
 *         return t                              goto B1
 *     B2: return acc                        B3: return acc
 *
 * Locals are 0 at each call, so those that are read before they are assigned are 0 again. A function with slots, arrays or `alloca` stays: a
 * pointer to those of the caller may be what the callee gets. One that always calls itself stays too, for it ends with the stack and a loop never would.
 */
import { findLiveness } from '../linear/analysis/liveness.ts';
import { numberValues, operandOf } from '../linear/analysis/values.ts';
import { mapTargets, movesStack, sameOperand } from '../linear/instr.ts';
import { operandType } from '../linear/nodes.ts';
import type { Block, Call, Dest, Func, Instr, LinearModule, Operand, Terminator } from '../linear/nodes.ts';
import { renumberSymbols } from '../linear/renumber.ts';
import { dropUnreachable } from './edges.ts';

/** Jumps and copies on the way from the call to the end; the longest that front ends write are three. */
const mostSteps = 8;

export function loopTailCalls(module: LinearModule, func: Func): boolean {
  if (func.variadic || func.symbols.some((symbol) => 'storage' in symbol || symbol.type.endsWith('*'))) return false;
  if (func.blocks.some(({ instrs }) => instrs.some(({ op }) => movesStack(op)))) return false;
  const calls = func.blocks.map((block) => tailCall(module, func, block));
  if (calls.every((call) => call === undefined) || !endsOtherwise(func, calls)) return false;
  const zeros = readBeforeAssigned(func).map((dest) => assign(dest, zeroOf(func, dest)));
  const blocks = func.blocks.map((block, b): Block => {
    const at = calls[b];
    const moved = (end: Terminator): Terminator => mapTargets(end, (target) => target + 1);
    if (at === undefined) return { ...block, terminator: moved(block.terminator) };
    const call = block.instrs[at] as Call;
    const again = [...parametersOf(func, call), ...zeros];
    return {
      ...block,
      instrs: [...block.instrs.slice(0, at), ...again.map((instr) => ({ ...instr, span: call.span }))],
      terminator: { op: 'Goto', targets: [1], span: call.span },
    };
  });
  func.blocks = [{ phis: [], instrs: [], terminator: { op: 'Goto', targets: [1] } }, ...blocks];
  dropUnreachable(func);
  renumberSymbols(func);
  return true;
}

/** Some block leaves the function without the call. */
function endsOtherwise({ blocks }: Func, calls: readonly (number | undefined)[]): boolean {
  const seen = new Set([0]);
  for (const at of seen) {
    if (calls[at] !== undefined) continue;
    const { terminator } = blocks[at];
    if (terminator.op === 'Return') return true;
    if ('targets' in terminator) for (const target of terminator.targets) seen.add(target);
  }
  return false;
}

/** Where in the block the function calls itself, and then does nothing but return what the call gave. */
function tailCall(module: LinearModule, func: Func, block: Block): number | undefined {
  const at = block.instrs.findLastIndex(({ op }) => op !== 'Assign');
  const call = block.instrs.at(at);
  if (at < 0 || call?.op !== 'Call' || module.funcs[call.func] !== func) return undefined;
  if (call.dests.some(({ kind }) => kind === 'g')) return undefined;
  // An array is an address for the callee, which in its own place would count in elements.
  if (call.operands.some((operand, i) => operandType(module, func, operand) !== func.params[i])) return undefined;
  return returnsAlone(func, block, at + 1, call.dests) ? at : undefined;
}

/** From a place on: copies and jumps, and then the return of these values. */
function returnsAlone({ blocks }: Func, block: Block, from: number, results: readonly Dest[]): boolean {
  const copies: { dest: Dest; of: Operand }[] = results.map((dest) => ({ dest, of: dest }));
  const sourceOf = (operand: Operand): Operand =>
    copies.findLast(({ dest }) => sameOperand(dest, operand))?.of ?? operand;
  let rest: readonly Instr[] = block.instrs.slice(from);
  let { terminator } = block;
  for (let steps = 0; steps < mostSteps; steps++) {
    for (const instr of rest) {
      if (instr.op !== 'Assign' || instr.dest.kind === 'g') return false;
      copies.push({ dest: instr.dest, of: sourceOf(instr.operands[0]) });
    }
    if (terminator.op === 'Return')
      return terminator.operands.every(
        (operand, i) => i < results.length && sameOperand(sourceOf(operand), results[i]),
      );
    if (terminator.op !== 'Goto') return false;
    ({ instrs: rest, terminator } = blocks[terminator.targets[0]]);
  }
  return false;
}

/** All arguments are read before a parameter gets its new value. */
function parametersOf(func: Func, { operands }: Call): Instr[] {
  const params = func.params.map((_, index): Dest => ({ kind: 'p', index }));
  const changed = params
    .map((param, i) => [param, operands[i]] as const)
    .filter(([p, value]) => !sameOperand(p, value));
  if (changed.length === 1) return changed.map(([param, value]) => assign(param, value));
  const fresh = changed.map(([{ index }]): Dest => {
    const symbol = func.symbols[index];
    return { kind: 'l', index: func.symbols.push({ kind: 'l', type: symbol.type }) - 1 };
  });
  return [
    ...changed.map(([, value], i) => assign(fresh[i], value)),
    ...changed.map(([param], i) => assign(param, fresh[i])),
  ];
}

function assign(dest: Dest, operand: Operand): Instr {
  return { op: 'Assign', dest, operands: [operand] };
}

/** The locals whose 0 on entry may be read. */
function readBeforeAssigned(func: Func): Dest[] {
  const values = numberValues(func);
  const isLive = new Set(findLiveness(func, values).liveIn[0]);
  const found: Dest[] = [];
  for (let value = 0; value < values.count; value++) {
    const dest = operandOf(func, values, value);
    if (dest.kind === 'l' && isLive.has(value)) found.push(dest);
  }
  return found;
}

function zeroOf({ symbols }: Func, { index }: Dest): Operand {
  const { type } = symbols[index];
  return { kind: 'v', type, value: type === 'i64' || type === 'v128' ? 0n : 0 };
}
