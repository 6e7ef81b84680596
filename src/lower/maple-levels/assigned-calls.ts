/**
 * `…assigned` calls to plain calls and reads of the return registers:
 *
 *     callassigned &f (…) { dassign %x 0 }     call &f (…)
 *                                              dassign %x 0 (regread i32 %%retval0)
 *
 * A return register has the type that the callee returns; where that is not known, the type of what is assigned.
 */
import { RETVAL0, type Node, type Reg, type Result, type SlotValue } from '../../maple/code.ts';
import { opcodeNames, rows, isOpcode, type Opcode } from '../../maple/opcodes.ts';
import type { PrimType } from '../../scalar/prim-types.ts';
import type { Rewriter, Statements, Transformation } from './rewrite.ts';

const SUFFIX = 'assigned';

export const assignedCalls: Transformation = {
  name: 'assigned-calls',
  doc: 'calls with assigned results to calls followed by reads of %%retvalN',
  rules: Object.fromEntries(opcodeNames.filter(hasPlainTwin).map((op) => [op, lowerAssigned])),
};

function hasPlainTwin(op: Opcode): boolean {
  return op.endsWith(SUFFIX) && isOpcode(plainTwin(op));
}

function plainTwin(op: Opcode): string {
  return op.slice(0, -SUFFIX.length);
}

function lowerAssigned(r: Rewriter, n: Node): Statements {
  const { code } = r;
  const op = plainTwin(code.op(n)) as Opcode;
  const slots: SlotValue[] = [];
  for (const part of rows[op].form) if (part !== '()') slots.push(slotOf(r, n, part));
  const operands: Node[] = [];
  for (let i = 0; i < code.count(n); i++) operands.push(r.operand(n, i));
  const call = r.make(n, op, 'void', slots, operands);
  return [call, code.results(n).map((result, i) => assignResult(r, n, result, i))];
}

/** The slots of a call, in the shape in which `make` takes them. */
function slotOf(r: Rewriter, n: Node, part: string): number | string | ReturnType<Rewriter['code']['instant']> {
  if (part === 'intrinsic') return r.code.text(n, 'intrinsic');
  if (part === 'instant') return r.code.instant(n);
  return r.code.slot(n, part as 'func' | 'type' | 'index');
}

function assignResult(r: Rewriter, n: Node, result: Result, index: number): Node[] {
  if (result.kind === 'none') return [];
  const register = (RETVAL0 - index) as Reg;
  if (result.kind === 'reg') {
    const value = r.make(n, 'regread', returnedPrim(r, n, index) ?? result.prim, [register]);
    return [r.make(n, 'regassign', result.prim, [result.reg], [value])];
  }
  const value = r.make(n, 'regread', returnedPrim(r, n, index) ?? assignedPrim(r, result), [register]);
  return [r.make(n, 'dassign', 'void', [result.var, result.field], [value])];
}

/** The type of result `index` of the function that a call names, if it names one. */
function returnedPrim(r: Rewriter, n: Node, index: number): PrimType | undefined {
  if (!r.code.has(n, 'func')) return undefined;
  const callee = r.module.func(r.code.func(n));
  return callee?.declared && index < callee.results.length
    ? r.module.valuePrim(callee.results[index], callee)
    : undefined;
}

/** The type of an assigned variable, or of the assigned field of it. */
function assignedPrim(r: Rewriter, result: Extract<Result, { kind: 'var' }>): PrimType {
  const { type } = r.module.variable(result.var, r.func);
  if (result.field === 0) return r.module.valuePrim(type, r.func);
  const field = r.layout.field(type, result.field);
  return field === undefined ? 'i32' : r.module.valuePrim(field.type, r.func);
}
