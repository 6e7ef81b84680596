/**
 * Fields that are not where MapleLight would have them, or not whole bytes: bit-fields, and all fields of structures that are
 * packed, aligned as a whole, or contain such a one. Their composites are bytes, and their fields are reached by their
 * distance; what is no chunk of memory is read and written by functions of the machine's library
 * (`samara.load.TYPE`, `samara.store.TYPE`), which know defined bits from undefined ones.
 */
import { prim, prim_type_of } from '../../light/prim-types.ts';
import type { Expr, Statement, Type } from '../../light/syntax.ts';
import { isLocal, type Node, type VarRef } from '../../maple/code.ts';
import type { FieldPlace } from '../../maple/layout.ts';
import type { TypeId } from '../../maple/types.ts';
import type { PrimType as ScalarType } from '../../scalar/prim-types.ts';
import { callStatement, type FunctionBuilder, type Item } from './function.ts';
import { as, offsetBy } from './terms.ts';

/** Where a field lies that MapleLight's field numbers do not reach. */
export interface DistantField {
  readonly type: TypeId;
  readonly prim: ScalarType;
  readonly offset: number;
  /** Of a field that no chunk of memory is: its first bit from there, and how many it has. */
  readonly bits: { readonly first: number; readonly count: number } | undefined;
}

/** Undefined for a field that MapleLight reaches by its number. */
export function distantField(f: FunctionBuilder, type: TypeId | undefined, field: number): DistantField | undefined {
  if (type === undefined || field <= 0 || !f.program.types.isForeign(type, f.layout)) return undefined;
  const place = f.layout.field(type, field);
  if (place === undefined) return undefined;
  const primType = f.layout.primOf(place.type);
  return { type: place.type, prim: primType, offset: place.offset, bits: bitsOf(f, type, place, primType) };
}

/** The same of a variable. One that is null is reached by its address alone. */
export function distantFieldOf(f: FunctionBuilder, ref: VarRef, field: number): DistantField | undefined {
  const variable = f.variable(ref);
  const { layout } = f;
  if (isLocal(ref) || !f.program.isNullVariable(variable)) return distantField(f, variable.type, field);
  const { type, offset } = layout.field(variable.type, field) ?? { type: variable.type, offset: 0 };
  return { type, prim: layout.primOf(type), offset, bits: undefined };
}

function bitsOf(f: FunctionBuilder, outer: TypeId, place: FieldPlace, t: ScalarType): DistantField['bits'] {
  if (place.bitSize !== undefined) return { first: place.bitOffset ?? 0, count: place.bitSize };
  if (t === 'agg' || t === 'void') return undefined;
  const [size, align] = [f.layout.sizeOf(place.type), f.layout.alignOf(place.type)];
  const isAligned = f.layout.alignOf(outer) % align === 0 && place.offset % align === 0;
  return isAligned ? undefined : { first: 0, count: size * 8 };
}

/** What an address leads to that is an element of a packed structure's array, and so may lie anywhere. */
export function looseElement(f: FunctionBuilder, address: Node, type: TypeId | undefined): DistantField | undefined {
  const { code, layout } = f;
  let at = address;
  while (code.op(at) === 'array' || code.op(at) === 'add') at = code.operand(at, 0);
  const op = code.op(at);
  if (type === undefined || at === address || (op !== 'addrof' && op !== 'iaddrof')) return undefined;
  const outer = op === 'addrof' ? f.variable(code.var(at)).type : layout.pointee(code.type(at));
  if (outer === undefined || code.field(at) === 0 || !f.program.types.isForeign(outer, layout)) return undefined;
  const name = layout.primOf(type);
  if (name === 'agg' || name === 'void' || layout.alignOf(outer) % layout.alignOf(type) === 0) return undefined;
  return { type, prim: name, offset: 0, bits: { first: 0, count: layout.sizeOf(type) * 8 } };
}

/** The value of a field, of the structure at an address. */
export function readDistant(
  f: FunctionBuilder,
  n: Node,
  base: Expr,
  { type, prim: name, offset, bits }: DistantField,
): Item {
  const span = f.code.span(n);
  const t = f.prim(n);
  const at = offsetBy(base, offset);
  if (bits === undefined) {
    const t2: Type = { kind: 'Tpointer', t: t.kind === 'Tagg' ? f.type(type) : elementOf(f.type(type)) };
    return { kind: 'expr', expr: { kind: 'E_iread', t1: t, t2, fi: 0, e: at, span }, before: undefined, depth: 1 };
  }
  const result = f.program.types.prim(name);
  const callee = `&samara.load.${name}`;
  f.program.declareExtern(callee, bitParameters, [{ kind: 'Tprim', t: result }]);
  const args = [at, number(bits.first), number(bits.count)];
  const call = f.callFirst({ kind: 'call', name: callee, args, result, span, before: undefined });
  return { ...call, expr: as(call.expr, t) };
}

/** Assigns to a field, of the structure at an address. */
export function writeDistant(f: FunctionBuilder, n: Node, base: Expr, field: DistantField, value: Expr): Statement {
  const { type, prim: name, offset, bits } = field;
  const span = f.code.span(n);
  const e1 = offsetBy(base, offset);
  if (bits === undefined) {
    const t = prim_type_of(value).kind === 'Tagg' ? f.type(type) : elementOf(f.type(type));
    return { kind: 'S_iassign', t: { kind: 'Tpointer', t }, fi: 0, e1, e2: { kind: 'EE_pure', e: value, span }, span };
  }
  const t = f.program.types.prim(name);
  const callee = `&samara.store.${name}`;
  f.program.declareExtern(callee, [...bitParameters, { kind: 'Tprim', t }], []);
  const args = [e1, number(bits.first), number(bits.count), as(value, t)];
  return callStatement({ kind: 'call', name: callee, args, result: t, span, before: undefined }, []);
}

const bitParameters: readonly Type[] = [prim('ptr'), prim('u32'), prim('u32')].map((t) => ({ kind: 'Tprim', t }));

function number(i: number): Expr {
  return { kind: 'E_constval', t: prim('u32'), v: { kind: 'Vint', i } };
}

/** A scalar of an array is its first element (docs/decisions/0030). */
function elementOf(type: Type): Type {
  let element = type;
  while (element.kind === 'Tarray') element = element.t;
  return element;
}
