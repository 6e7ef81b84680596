/**
 * The primitive types of MapleLight as constants, and the bridge to src/scalar, which gives their values a meaning:
 * `scalarName(Tint Signed I32)` is `i32`. There is one object for each type, so types are compared by identity once they
 * went through `prim`.
 */
import { unreachable } from '../base/errors.ts';
import type { PrimType as ScalarType } from '../scalar/prim-types.ts';
import type { Expr, ExtExpr, PrimType, Type } from './syntax.ts';

/** The scalar types that MapleLight has. */
export type ScalarName =
  | 'i8'
  | 'i16'
  | 'i32'
  | 'i64'
  | 'u8'
  | 'u16'
  | 'u32'
  | 'u64'
  | 'u1'
  | 'ptr'
  | 'ref'
  | 'a32'
  | 'a64'
  | 'f32'
  | 'f64';

const prims: { readonly [T in ScalarName | 'void' | 'agg']: PrimType } = {
  void: { kind: 'Tvoid' },
  i8: { kind: 'Tint', b: 'Signed', n: 'I8' },
  i16: { kind: 'Tint', b: 'Signed', n: 'I16' },
  i32: { kind: 'Tint', b: 'Signed', n: 'I32' },
  i64: { kind: 'Tint', b: 'Signed', n: 'I64' },
  u8: { kind: 'Tint', b: 'Unsigned', n: 'I8' },
  u16: { kind: 'Tint', b: 'Unsigned', n: 'I16' },
  u32: { kind: 'Tint', b: 'Unsigned', n: 'I32' },
  u64: { kind: 'Tint', b: 'Unsigned', n: 'I64' },
  u1: { kind: 'Tbool' },
  ptr: { kind: 'Tptr' },
  ref: { kind: 'Tref' },
  a32: { kind: 'Taddr', n: 'A32' },
  a64: { kind: 'Taddr', n: 'A64' },
  f32: { kind: 'Tfloat', n: 'F32' },
  f64: { kind: 'Tfloat', n: 'F64' },
  agg: { kind: 'Tagg' },
};

/** The MapleLight type of a name, undefined for types that MapleLight does not have. */
export function primNamed(name: ScalarType): PrimType | undefined {
  return Object.hasOwn(prims, name) ? prims[name as ScalarName] : undefined;
}

export function prim(name: ScalarName | 'void' | 'agg'): PrimType {
  return prims[name];
}

/** `i32`, `ptr`, … for messages and for src/scalar. */
export function primName(t: PrimType): ScalarName | 'void' | 'agg' {
  switch (t.kind) {
    case 'Tvoid':
      return 'void';
    case 'Tint':
      return `${t.b === 'Signed' ? 'i' : 'u'}${t.n.slice(1) as '8' | '16' | '32' | '64'}`;
    case 'Tbool':
      return 'u1';
    case 'Tptr':
      return 'ptr';
    case 'Tref':
      return 'ref';
    case 'Taddr':
      return t.n === 'A32' ? 'a32' : 'a64';
    case 'Tfloat':
      return t.n === 'F32' ? 'f32' : 'f64';
    case 'Tagg':
      return 'agg';
    default:
      return unreachable(t);
  }
}

/** The scalar type of a primitive type; undefined for `Tvoid` and `Tagg`. */
export function scalarName(t: PrimType): ScalarName | undefined {
  const name = primName(t);
  return name === 'void' || name === 'agg' ? undefined : name;
}

/** `is_pointer_prim_type` of 2.2: may a value of the type be an address? */
export function is_pointer_prim_type(t: PrimType): boolean {
  return t.kind === 'Tptr' || t.kind === 'Tref' || t.kind === 'Taddr';
}

/** `is_int_prim_type` of 2.2. */
export function is_int_prim_type(t: PrimType): boolean {
  return t.kind === 'Tint' || t.kind === 'Tbool';
}

/** Bytes of a value; 0 for `Tvoid` and `Tagg`. */
export function primSize(t: PrimType, pointerSize: 4 | 8): number {
  switch (t.kind) {
    case 'Tint':
      return Number(t.n.slice(1)) / 8;
    case 'Tbool':
      return 1;
    case 'Tptr':
    case 'Tref':
      return pointerSize;
    case 'Taddr':
      return t.n === 'A32' ? 4 : 8;
    case 'Tfloat':
      return t.n === 'F32' ? 4 : 8;
    case 'Tvoid':
    case 'Tagg':
      return 0;
    default:
      return unreachable(t);
  }
}

/** May a value of the type be `Vptr`: is it wide enough, and no float? */
export function canHoldPointer(t: PrimType, pointerSize: 4 | 8): boolean {
  return (
    (t.kind === 'Tint' || t.kind === 'Tptr' || t.kind === 'Tref' || t.kind === 'Taddr') &&
    primSize(t, pointerSize) === pointerSize
  );
}

/** The primitive type as which a value of a type is handled: pointers and functions are addresses, the rest of the derived types aggregates. */
export function primOfType(type: Type): PrimType {
  if (type.kind === 'Tprim') return type.t;
  return type.kind === 'Tpointer' || type.kind === 'Tfunction' ? prims.ptr : prims.agg;
}

/** `prim_type_of` of 2.2: the result type of an expression, which is its first parameter. */
export function prim_type_of(e: Expr): PrimType {
  switch (e.kind) {
    case 'E_dread':
    case 'E_regread':
    case 'E_addrof':
    case 'E_addroffunc':
    case 'E_constval':
      return e.t;
    case 'E_iread':
    case 'E_sizeoftype':
    case 'E_retype':
    case 'E_array':
      return e.t1;
    case 'E_unary':
    case 'E_iaddrof':
    case 'E_binary':
    case 'E_cand':
    case 'E_cior':
    case 'E_select':
      return e.pt;
    case 'E_ceil':
    case 'E_cvt':
    case 'E_floor':
    case 'E_trunc':
      return e.pt1;
    default:
      return unreachable(e);
  }
}

/** `typeof` of 2.2. */
export function typeof_(e: Expr): Type {
  return { kind: 'Tprim', t: prim_type_of(e) };
}

/** `typeof_list` of 2.4. */
export function typeof_list(el: readonly Expr[]): Type[] {
  return el.map(typeof_);
}

/** `typeof_ext_expr` of 2.4. */
export function typeof_ext_expr(ee: ExtExpr): Type {
  return ee.kind === 'EE_pure' ? typeof_(ee.e) : { kind: 'Tprim', t: ee.pt };
}

/** `typeof_params` of 2.4. */
export function typeof_params(l: readonly (readonly [id: string, type: Type])[]): Type[] {
  return l.map(([, type]) => type);
}
