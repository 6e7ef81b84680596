/**
 * Away with calls of a function by itself whose results it returns at once: they become jumps to its beginning, so that
 * such a recursion runs on a target that keeps every caller's frame. Functions with arrays, slots or `alloca` are left as
 * they are: each of their calls needs memory of its own. Other calls in that place stay calls, as the linear IR has them.
 */
import { toCfg } from '../../linear/cfg.ts';
import { cloneFunc, forEachInstr, movesStack } from '../../linear/instr.ts';
import type { Block, Call, Dest, Func, Instr, LinearSymbol, Operand } from '../../linear/nodes.ts';
import type { ValueType } from '../../linear/opcodes.ts';
import type { StepRow } from './step.ts';

export const tailCallStep: StepRow = {
  takesAway: 'calls of a function by itself in tail position, where it has no memory in its frame',
  why: 'languages without tail calls keep a frame for each of them; a loop stands there',
  preserves: 'nothing',
  takesOp: () => false,
  remains: ({ funcs }) => {
    const found = funcs.find((func, index) => !func.extern && hasTailCall(func, index));
    return found === undefined ? undefined : `a tail call in ${found.name}`;
  },
  run: ({ module: { funcs } }) => {
    funcs.forEach((func, index) => {
      if (!func.extern && hasTailCall(func, index)) funcs[index] = loopOf(func, index);
    });
  },
};

function hasTailCall(func: Func, index: number): boolean {
  if (func.form === 'linear')
    return func.instrs.some((instr, i) => i > 0 && isTailCall(func.instrs[i - 1], instr, index)) && !usesMemory(func);
  return (
    func.blocks.some(({ instrs, terminator }) => isTailCall(instrs.at(-1), terminator, index)) && !usesMemory(func)
  );
}

function isTailCall(call: Instr | undefined, end: Instr, index: number): call is Call {
  if (call?.op !== 'Call' || call.func !== index || end.op !== 'Return') return false;
  return (
    call.dests.length === end.operands.length &&
    call.dests.every((dest, k) => dest.kind !== 'g' && isSame(dest, end.operands[k]))
  );
}

function isSame(dest: Dest, operand: Operand): boolean {
  return operand.kind === dest.kind && operand.index === dest.index;
}

/** Or has a pointer that would have to be made null again. */
function usesMemory(func: Func): boolean {
  let found = func.symbols.some((symbol) => 'storage' in symbol || (symbol.kind === 'l' && symbol.type.endsWith('*')));
  forEachInstr(func, ({ op }) => (found ||= movesStack(op)));
  return found;
}

/** A new first block that jumps to the old one, to which the calls jump too: an entry has no predecessors. */
function loopOf(original: Func, index: number): Func {
  const func = cloneFunc(original);
  if (func.form === 'linear') toCfg(func);
  const symbols = func.symbols.slice();
  const entry: Block = { phis: [], instrs: [], terminator: { op: 'Goto', targets: [1] } };
  const blocks = func.blocks.map(({ phis, instrs, terminator }): Block => {
    const moved =
      'targets' in terminator ? { ...terminator, targets: terminator.targets.map((target) => target + 1) } : terminator;
    const call = instrs.at(-1);
    if (!isTailCall(call, terminator, index)) return { phis, instrs, terminator: moved as Block['terminator'] };
    return {
      phis,
      instrs: [...instrs.slice(0, -1), ...restart(symbols, call)],
      terminator: { op: 'Goto', targets: [1], span: call.span },
    };
  });
  return { ...func, symbols, blocks: [entry, ...blocks] };
}

/** All arguments are read before the first parameter is written; locals begin as 0 again. */
function restart(symbols: LinearSymbol[], { operands, span }: Call): Instr[] {
  const assign = (dest: Dest, value: Operand): Instr => ({ op: 'Assign', dest, operands: [value], span });
  const temps = operands.map((_, k): Dest => ({
    kind: 't',
    index: symbols.push({ kind: 't', type: symbols[k].type }) - 1,
  }));
  const zeros = symbols.flatMap((symbol, i) =>
    symbol.kind === 'l' && !('storage' in symbol) ? [assign({ kind: 'l', index: i }, zeroOf(symbol.type))] : [],
  );
  return [
    ...operands.map((operand, k) => assign(temps[k], operand)),
    ...temps.map((temp, k) => assign({ kind: 'p', index: k }, temp)),
    ...zeros,
  ];
}

function zeroOf(type: ValueType): Operand {
  return { kind: 'v', type, value: type === 'i64' || type === 'v128' ? 0n : 0 };
}
