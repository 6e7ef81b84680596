/**
 * A function that calls itself last becomes a loop, in CFG form:
 *
 *     func @sum(n, acc)                     B0: goto B1
 *     B0: cond n B1 B2                      B1: cond n B2 B3
 *     B1: t = call @sum(n - 1, acc + n)     B2: l1 = n - 1; l2 = acc + n; n = l1; acc = l2
 *         return t                              goto B1
 *     B2: return acc                        B3: return acc
 *
 * So does one that joins with something what the call of itself gives, by an operation on integers whose order does not matter (behind-calls.ts):
 *
 *     func @fact(n)                         B0: product = 1; goto B1
 *     B0: cond n B1 B2                      B1: cond n B2 B3
 *     B1: t = call @fact(n - 1)             B2: product = product * n; n = n - 1
 *         return n * t                          goto B1
 *     B2: return 1                          B3: return product * 1
 *
 * Locals are 0 at each call, so those that are read before they are assigned are 0 again. A function with slots, arrays or `alloca` stays: a
 * pointer to those of the caller may be what the callee gets. One that always calls itself stays too, for it ends with the stack and a loop never would.
 */
import { findLiveness } from '../linear/analysis/liveness.ts';
import { numberValues, operandOf } from '../linear/analysis/values.ts';
import { isCalc, mapTargets, movesStack, sameOperand } from '../linear/instr.ts';
import { operandType } from '../linear/nodes.ts';
import type { Block, Calc, Call, CalcOp, Dest, Func, Instr, LinearModule, Operand, Return } from '../linear/nodes.ts';
import { renumberSymbols } from '../linear/renumber.ts';
import { behindCall, type BehindCall, type Joining } from './behind-calls.ts';
import { dropUnreachable } from './edges.ts';

interface TailCall extends BehindCall {
  readonly at: number;
  readonly call: Call;
}

export function loopTailCalls(module: LinearModule, func: Func): boolean {
  if (func.variadic || func.symbols.some((symbol) => 'storage' in symbol || symbol.type.endsWith('*'))) return false;
  if (func.blocks.some(({ instrs }) => instrs.some(({ op }) => movesStack(op)))) return false;
  const size = func.symbols.length;
  const found = func.blocks.map((block) => tailCall(module, func, block));
  // Of several operations the first one.
  const joining = found.find((call) => call?.joining !== undefined)?.joining;
  const calls = found.map((call) => (call?.joining === undefined || call.joining === joining ? call : undefined));
  if (calls.every((call) => call === undefined) || !endsOtherwise(func, calls)) {
    func.symbols.length = size;
    return false;
  }
  const zeros = readBeforeAssigned(func).map((dest) => assign(dest, zeroOf(func, dest)));
  const sum = joining && sumBy(func, joining);
  const blocks = func.blocks.map((block, b): Block => {
    const call = calls[b];
    if (call !== undefined) return again(func, block, call, sum, zeros);
    const terminator = mapTargets(block.terminator, (target) => target + 1);
    return sum !== undefined && terminator.op === 'Return'
      ? returnJoined(func, { ...block, terminator }, terminator, sum)
      : { ...block, terminator };
  });
  const start = sum === undefined ? [] : [assign(sum.dest, sum.start)];
  func.blocks = [{ phis: [], instrs: start, terminator: { op: 'Goto', targets: [1] } }, ...blocks];
  dropUnreachable(func);
  renumberSymbols(func, true);
  return true;
}

/** What returns so far have been joined to. */
interface Sum {
  readonly op: CalcOp;
  readonly dest: Dest;
  readonly start: Operand;
}

function sumBy({ results: [type], symbols }: Func, { op, neutral }: Joining): Sum {
  const dest: Dest = { kind: 'l', index: symbols.push({ kind: 'l', type }) - 1 };
  return { op, dest, start: { kind: 'v', type, value: neutral } };
}

/** In place of the call: parameters and locals as it would find them. */
function again(
  func: Func,
  block: Block,
  { at, call, work, steps }: TailCall,
  sum: Sum | undefined,
  zeros: readonly Instr[],
): Block {
  const joined = steps.flatMap(({ op, other, span }): Instr[] =>
    sum === undefined ? [] : addTo(func, sum.dest, { op, operands: [sum.dest, other], span }),
  );
  const anew = [...parametersOf(func, call), ...zeros].map((instr) => ({ ...instr, span: call.span }));
  return {
    ...block,
    instrs: [...block.instrs.slice(0, at), ...work, ...joined, ...anew],
    terminator: { op: 'Goto', targets: [1], span: call.span },
  };
}

/** Through a temporary, as the strict profile wants it. */
function addTo({ symbols }: Func, dest: Dest, calc: Omit<Calc, 'dest'>): Instr[] {
  const joined: Dest = { kind: 't', index: symbols.push({ kind: 't', type: symbols[dest.index].type }) - 1 };
  return [
    { ...calc, dest: joined },
    { ...assign(dest, joined), span: calc.span },
  ];
}

function returnJoined({ symbols }: Func, block: Block, end: Return, { op, dest }: Sum): Block {
  const { type } = symbols[dest.index];
  const joined: Dest = { kind: 't', index: symbols.push({ kind: 't', type }) - 1 };
  return {
    ...block,
    instrs: [...block.instrs, { op, dest: joined, operands: [dest, end.operands[0]], span: end.span }],
    terminator: { ...end, operands: [joined] },
  };
}

/** Some block leaves the function without the call. */
function endsOtherwise({ blocks }: Func, calls: readonly (TailCall | undefined)[]): boolean {
  const seen = new Set([0]);
  for (const at of seen) {
    if (calls[at] !== undefined) continue;
    const { terminator } = blocks[at];
    if (terminator.op === 'Return') return true;
    if ('targets' in terminator) for (const target of terminator.targets) seen.add(target);
  }
  return false;
}

/** Where in the block the function calls itself, and then does no more than to join what the call gave with something. */
function tailCall(module: LinearModule, func: Func, block: Block): TailCall | undefined {
  const at = block.instrs.findLastIndex((instr) => instr.op !== 'Assign' && !isCalc(instr));
  const call = block.instrs.at(at);
  if (at < 0 || call?.op !== 'Call' || module.funcs[call.func] !== func) return undefined;
  if (call.dests.some(({ kind }) => kind === 'g')) return undefined;
  // An array is an address for the callee, which in its own place would count in elements.
  if (call.operands.some((operand, i) => operandType(module, func, operand) !== func.params[i])) return undefined;
  const behind = behindCall(module, func, block, at);
  return behind && { at, call, ...behind };
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
