/**
 * What is done where blocks are left, by their end or by a jump: GNU's `cleanup` functions are called, and memory of arrays
 * of variable length goes back to the stack. `f.live` lists the variables that are open; a label knows those that are open
 * where it stands, so a jump leaves the others, innermost first.
 */
import type { Node, VarRef } from '../../../maple/code.ts';
import { endOf } from '../../../maple/notes.ts';
import type { LabelSymbol, Stmt, VarSymbol } from '../tree.ts';
import { isVla, pointerTo, voidType, type Type } from '../types.ts';
import type { FuncLowering, Held, JumpTarget } from './function.ts';
import { valuePrim } from './types.ts';

/** A block; `read` tells whether its end can be reached. */
export function inBlock(f: FuncLowering, read: () => boolean): void {
  const depth = f.live.length;
  const ends = f.ends.length;
  f.blocks++;
  if (read()) {
    leaveTo(f, depth);
    endFrom(f, ends);
  }
  f.blocks--;
  f.live.length = depth;
  f.ends.length = ends;
}

/** Is what follows the statement reached by labels alone? */
export function isJump(stmt: Stmt | undefined): boolean {
  return stmt !== undefined && ['return', 'goto', 'jump', 'break', 'continue'].includes(stmt.kind);
}

export function jumpTo(f: FuncLowering, target: JumpTarget): void {
  leaveTo(f, target.depth);
  endFrom(f, target.ends);
  f.b.goto(target.label);
}

/** Pointers to a variable of an inner block lead nowhere once the block is left; those of the body live as long as the function. */
export function noteEnd(f: FuncLowering, symbol: VarSymbol): void {
  if (f.blocks > 1 && symbol.addressed && symbol.storage === 'auto' && !isVla(symbol.type)) f.ends.push(symbol);
}

function endFrom(f: FuncLowering, first: number): void {
  for (const symbol of f.ends.slice(first)) f.b.make('comment', [endOf(f.nameOf(symbol)), 0]);
}

function leaveTo(f: FuncLowering, depth: number): void {
  for (let i = f.live.length - 1; i >= depth; i--) leave(f, f.live[i]);
}

/** Leaves what is open here and not at the label: also what is declared between them in one block. */
export function leaveFor(f: FuncLowering, label: LabelSymbol): void {
  if (f.live.length === 0) return;
  const stays = new Set<VarSymbol>();
  for (let at = label.live; at !== undefined; at = at.outer) stays.add(at.symbol);
  for (const held of f.live.toReversed()) if (!stays.has(held.symbol)) leave(f, held);
}

/** A `return` gives all of the stack back anyway. */
export function leaveFunction(f: FuncLowering): void {
  for (const held of f.live.toReversed()) if (held.stack === undefined) leave(f, held);
}

/** Does leaving the function call something? */
export function cleansUp(f: FuncLowering): boolean {
  return f.live.some(({ stack }) => stack === undefined);
}

function leave(f: FuncLowering, { symbol, stack }: Held): void {
  const { cleanup } = symbol.attributes;
  if (stack !== undefined) f.b.intrinsiccallassigned('C_stack_restore', [f.b.dread('ptr', stack, 0)], []);
  else if (cleanup !== undefined) {
    const ref = f.variable(symbol);
    f.b.call(f.module.func(cleanup), isVla(symbol.type) ? f.b.dread('ptr', ref, 0) : f.b.addrof('ptr', ref, 0));
  }
}

/** Where the stack ends now. */
export function savedStack(f: FuncLowering): VarRef {
  const ref = f.temporary(pointerTo(voidType));
  f.b.intrinsiccallassigned('C_stack_save', [], [{ kind: 'var', var: ref, field: 0 }]);
  return ref;
}

/** A value that stays what it is, whatever is done before it is read; gives what reads it. */
export function keptValue(f: FuncLowering, type: Type, value: Node): () => Node {
  const prim = valuePrim(type);
  if (prim !== 'agg') return f.kept(prim, value);
  const ref = f.temporary(type);
  f.b.dassign(ref, 0, value);
  return () => f.b.dread('agg', ref, 0);
}
