/**
 * Memory on the frame (`alloca`, `stackmalloc`), which the document does not have: blocks of the heap in a list, all of
 * them freed where the function returns.
 *
 *     block       the block that was there before, as a pointer
 *     block + 16  what the program gets
 *
 * `C_stack_save` gives the newest block, and `C_stack_restore` frees all that came after it.
 *
 * A function that an exception leaves gives nothing back; no program can tell. How much a frame may hold is asked of
 * the library (`samara.alloca`), so that too much of it is a stack overflow as on other machines.
 */
import { prim } from '../../light/prim-types.ts';
import type { Span } from '../../base/source.ts';
import type { Expr, PrimType, Statement, Type, VarId } from '../../light/syntax.ts';
import type { Node } from '../../maple/code.ts';
import { callStatement, sequence, type FunctionBuilder, type Statements } from './function.ts';

const HEADER = 16;
const ptr = prim('ptr');
const pointer: Type = { kind: 'Tprim', t: ptr };
const cell: Type = { kind: 'Tpointer', t: pointer };

/** The address of new memory, and the statements that allocate it. */
export function allocateOnFrame(
  f: FunctionBuilder,
  n: Node,
  op: 'alloca' | 'stackmalloc',
  t: PrimType,
): [Expr, Statements] {
  const { code, program } = f;
  const span = code.span(n);
  const u64 = prim('u64');
  program.declareExtern('&samara.alloca', [{ kind: 'Tprim', t: u64 }], [pointer]);
  const wanted = op === 'alloca' ? f.pureOperand(n, 0) : undefined;
  const size: Expr = wanted?.expr ?? { kind: 'E_sizeoftype', t1: u64, t2: f.type(code.type(n)), span };
  const [read, statements] = linkedBlock(f, n, '&samara.alloca', [size], t);
  return [read, [wanted?.before ?? [], statements]];
}

/** What a variadic function was given beyond its parameters, in cells of 8 bytes. */
export function argumentsOnFrame(f: FunctionBuilder, n: Node): [Expr, Statements] {
  f.program.declareExtern('&samara.arguments', [], [pointer]);
  return linkedBlock(f, n, '&samara.arguments', [], ptr);
}

/** A block that a function of the library makes, in the list of the frame. */
function linkedBlock(f: FunctionBuilder, n: Node, name: string, args: Expr[], t: PrimType): [Expr, Statements] {
  const span = f.code.span(n);
  const frame = f.frameBlocks as VarId;
  const block = f.temporary('block', pointer);
  const call = callStatement({ kind: 'call', name, args, result: ptr, span, before: undefined }, [{ v: block, fi: 0 }]);
  const { assign, read } = f.register(t, span);
  const link: Statement = {
    kind: 'S_iassign',
    t: cell,
    fi: 0,
    e1: value(block),
    e2: { kind: 'EE_pure', e: value(frame), span },
    span,
  };
  const enter: Statement = { kind: 'S_dassign', v: frame, fi: 0, ee: { kind: 'EE_pure', e: value(block), span }, span };
  return [read, [call, link, enter, assign(behindHeader(value(block), t))]];
}

function value(v: VarId): Expr {
  return { kind: 'E_dread', t: ptr, v, fi: 0 };
}

function number(i: bigint): Expr {
  return { kind: 'E_constval', t: ptr, v: { kind: 'Vlong', i } };
}

function behindHeader(e1: Expr, pt: PrimType): Expr {
  const e: Expr = { kind: 'E_binary', bop: { kind: 'O_add' }, pt: ptr, e1, e2: number(BigInt(HEADER)) };
  return { kind: 'E_cvt', pt1: pt, pt2: ptr, e };
}

/** Nothing is on the frame when a function begins. */
export function enterFrame(frame: VarId): Statement {
  return { kind: 'S_dassign', v: frame, fi: 0, ee: { kind: 'EE_pure', e: number(0n) } };
}

/** Frees all blocks, the newest first. */
export function leaveFrame(f: FunctionBuilder, frame: VarId): Statement {
  return freeUntil(f, frame, number(0n), f.code.span(f.code.root));
}

/** Frees the blocks that are newer than one of this frame. */
export function restoreFrame(f: FunctionBuilder, frame: VarId, newest: Expr, span: Span): Statements {
  const { assign, read } = f.register(ptr, span);
  return [assign(newest), freeUntil(f, frame, read, span)];
}

/** The newest block. */
export function savedFrame(frame: VarId): Expr {
  return value(frame);
}

function freeUntil(f: FunctionBuilder, frame: VarId, last: Expr, span: Span): Statement {
  const { assign, read } = f.register(ptr, span);
  const next: Expr = { kind: 'E_iread', t1: ptr, t2: cell, fi: 0, e: value(frame) };
  const outer: Statement = { kind: 'S_dassign', v: frame, fi: 0, ee: { kind: 'EE_pure', e: read } };
  const s = sequence([assign(next), { kind: 'S_free', e: value(frame) }, outer]);
  return {
    kind: 'S_while',
    e: { kind: 'E_binary', bop: { kind: 'O_ne', pt: ptr }, pt: prim('u1'), e1: value(frame), e2: last },
    s,
  };
}
