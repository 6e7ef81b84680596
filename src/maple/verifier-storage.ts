/** Rules about variables, fields, pointers and pseudo-registers: what a node reads, assigns and takes the address of. */
import { primRows } from '../scalar/prim-types.ts';
import { isLocal, RETVAL0, specialRegs, varIndex, type Node, type Reg, type VarRef } from './code.ts';
import { rows } from './opcodes.ts';
import { isStruct, type TypeId } from './types.ts';
import { AGG, primName } from './verification.ts';
import type { FuncState } from './verifier-function.ts';
import { FAIL, OK, WARN } from './verifier-matrix.ts';

const NO_TYPE = -1 as TypeId;
const UNKNOWN = primRows.unknown.code;
const VOID = primRows.void.code;

/** SYM-1, for `var` slots and for results of calls. False: nothing is known of the variable. */
export function checkVariable(f: FuncState, ref: VarRef, n: Node): boolean {
  const variable = f.variable(ref);
  if (variable.declared) return true;
  const { name } = variable;
  if (f.module.funcByName.has(`&${name.slice(1)}`)) return false;
  const known = (): string[] =>
    [...f.func.locals, ...f.module.globals].filter((other) => other.declared).map((other) => other.name);
  const key = name.startsWith('%') ? `${f.func.name} ${name}` : name;
  f.v.reportName('MPL2001', key, name, () => f.wordSpan(n, name), known);
  return false;
}

export function checkVarSlot(f: FuncState, n: Node): void {
  checkVariable(f, f.code.var(n), n);
}

/** EXPR-5 and EXPR-6. The type of the field, or NO_TYPE if it is not known or there is none. */
export function fieldType(f: FuncState, type: TypeId, field: number, n: Node): TypeId {
  if (field === 0) return type;
  const place = f.layout.field(type, field);
  if (place !== undefined) return place.type;
  const resolved = f.layout.resolve(type);
  if (resolved.kind === 'param' || resolved.kind === 'name') return NO_TYPE;
  if (!isStruct(resolved)) f.reportAt('MPL2206', n, String(field), [f.describe(type), field]);
  else if (!isOpenStruct(f, type))
    f.reportAt('MPL2205', n, String(field), [f.describe(type), field, f.layout.fieldCount(type)]);
  return NO_TYPE;
}

/** Is a part of the structure's fields not known here: is it incomplete or generic, or one of its ancestors? */
function isOpenStruct(f: FuncState, type: TypeId): boolean {
  if (f.types.isGeneric(type)) return true;
  let resolved = f.layout.resolve(type);
  for (let steps = 0; steps < 1000 && isStruct(resolved); steps++) {
    if (resolved.incomplete) return true;
    if (resolved.parents.length === 0) return false;
    resolved = f.layout.resolve(resolved.parents[0]);
  }
  return true;
}

function placeName(f: FuncState, ref: VarRef, field: number): string {
  const { name } = f.variable(ref);
  return field === 0 ? `\`${name}\`` : `field ${field} of \`${name}\``;
}

/** ASG-4: has a variable the value that it keeps? */
export function checkConst(f: FuncState, ref: VarRef, n: Node): void {
  const { name, attrs, init, storage } = f.variable(ref);
  if (attrs.length === 0 || !attrs.some((attr) => attr.name === 'const')) return;
  const isParam = (): boolean => f.func.params.some((param) => param.kind === 'var' && param.local === varIndex(ref));
  if (!isLocal(ref) || init !== undefined || storage === 'pstatic' || isParam()) f.reportAt('MPL2511', n, name, [name]);
}

/** dassign and its like. The variable is checked here, too: most nodes are of these, and looking it up twice costs. */
export function checkDirectStore(f: FuncState, n: Node): void {
  const { code } = f;
  const ref = code.var(n);
  const variable = f.variable(ref);
  if (!variable.declared) return void checkVariable(f, ref, n);
  checkConst(f, ref, n);
  const field = code.field(n);
  const type = field === 0 ? variable.type : fieldType(f, variable.type, field, n);
  if (type === NO_TYPE) return;
  const value = code.operand(n, 0);
  const verdict = f.matrix.store[(f.typeCode(type) << 6) | f.primCode(value)];
  if (verdict !== OK) reportStore(f, verdict, placeName(f, ref, field), type, value);
  else if (f.primCode(value) === AGG) checkSizes(f, type, value, () => placeName(f, ref, field));
}

/** iassign and its like. An array place may be given one element: older files do that. */
export function checkIndirectStore(f: FuncState, n: Node): void {
  const target = pointee(f, n);
  if (target === NO_TYPE) return;
  const { code } = f;
  const field = code.field(n);
  let type = field === 0 ? target : fieldType(f, target, field, n);
  if (type === NO_TYPE) return;
  const value = code.operand(n, 1);
  if (f.primCode(value) !== AGG) type = f.layout.elementOf(type);
  const verdict = f.matrix.store[(f.typeCode(type) << 6) | f.primCode(value)];
  if (verdict !== OK) reportStore(f, verdict, 'the assigned place', type, value);
  else if (f.primCode(value) === AGG) checkSizes(f, type, value, () => 'the assigned place');
}

/** ASG-1 and ASG-2. */
function reportStore(f: FuncState, verdict: number, place: string, type: TypeId, value: Node): void {
  if (isZero(f, value) && verdict === WARN) return;
  const given = primName(f.primCode(value));
  if (verdict === FAIL) f.report('MPL2210', value, [place, f.describe(type), given]);
  else f.report('MPL2211', value, [place, f.describe(type), given]);
}

/** The constant 0 is null, and 0.0, at every type. */
export function isZero(f: FuncState, n: Node): boolean {
  return f.opOf(n) === 'constval' && f.code.bits(n) === 0n;
}

function checkSizes(f: FuncState, type: TypeId, value: Node, place: () => string): void {
  const sizes = differentSizes(f, type, aggregateType(f, value));
  if (sizes !== undefined) f.report('MPL2212', value, [place(), ...sizes]);
}

/** Bytes of a place and of the aggregate that goes there, if both are known and not the same. */
export function differentSizes(f: FuncState, type: TypeId, source: TypeId): [number, number] | undefined {
  if (source === NO_TYPE || !isSized(f, type) || !isSized(f, source)) return undefined;
  const size = f.layout.sizeOf(type);
  const given = f.layout.sizeOf(source);
  return size === given ? undefined : [size, given];
}

/** Types with parameters or without contents have no size that could be compared. */
function isSized(f: FuncState, type: TypeId): boolean {
  const resolved = f.layout.resolve(type);
  const own = f.module.types.get(type);
  if (own.kind === 'name' && own.instant.length > 0) return false;
  return (
    (isStruct(resolved) && !resolved.incomplete && !f.types.isGeneric(type)) ||
    (resolved.kind === 'array' && resolved.size !== undefined)
  );
}

/** The type of the aggregate that a node reads, or NO_TYPE. */
export function aggregateType(f: FuncState, value: Node): TypeId {
  const { code } = f;
  const op = f.opOf(value);
  const base =
    op === 'dread'
      ? f.variable(code.var(value)).type
      : op === 'iread'
        ? (f.layout.pointee(code.type(value)) ?? NO_TYPE)
        : NO_TYPE;
  if (base === NO_TYPE || (op === 'dread' && !f.variable(code.var(value)).declared)) return NO_TYPE;
  return f.layout.field(base, code.field(value))?.type ?? NO_TYPE;
}

/** dread. */
export function checkDirectRead(f: FuncState, n: Node): void {
  const ref = f.code.var(n);
  const variable = f.variable(ref);
  if (!variable.declared) return void checkVariable(f, ref, n);
  const field = f.code.field(n);
  const type = field === 0 ? variable.type : fieldType(f, variable.type, field, n);
  if (type === NO_TYPE) return;
  const verdict = f.matrix.read[(f.primCode(n) << 6) | f.typeCode(type)];
  if (verdict !== OK) reportRead(f, verdict, placeName(f, ref, field), type, n);
}

/** iread. */
export function checkIndirectRead(f: FuncState, n: Node): void {
  const target = pointee(f, n);
  if (target === NO_TYPE) return;
  const field = f.code.field(n);
  let type = field === 0 ? target : fieldType(f, target, field, n);
  if (type === NO_TYPE) return;
  if (f.primCode(n) !== AGG) type = f.layout.elementOf(type);
  const verdict = f.matrix.read[(f.primCode(n) << 6) | f.typeCode(type)];
  if (verdict !== OK) reportRead(f, verdict, 'the place', type, n);
}

/** EXPR-8 and EXPR-9. */
function reportRead(f: FuncState, verdict: number, place: string, type: TypeId, n: Node): void {
  const asked = primName(f.primCode(n));
  if (verdict === FAIL) f.report('MPL2208', n, [place, f.describe(type), asked]);
  else f.report('MPL2209', n, [place, f.describe(type), asked]);
}

/** addrof and its like. */
export function checkDirectAddress(f: FuncState, n: Node): void {
  const ref = f.code.var(n);
  const variable = f.variable(ref);
  if (!variable.declared) return void checkVariable(f, ref, n);
  const field = f.code.field(n);
  if (field !== 0) checkAddressed(f, variable.type, field, n);
}

/** EXPR-18. */
function checkAddressed(f: FuncState, type: TypeId, field: number, n: Node): void {
  fieldType(f, type, field, n);
  const place = f.layout.field(type, field);
  if (place?.bitSize !== undefined) f.reportAt('MPL2519', n, String(field), [place.field?.name ?? '']);
}

/** iaddrof. */
export function checkIndirectAddress(f: FuncState, n: Node): void {
  const target = pointee(f, n);
  const field = f.code.field(n);
  if (target !== NO_TYPE && field !== 0) checkAddressed(f, target, field, n);
}

/** fieldsdist. */
export function checkFieldsDist(f: FuncState, n: Node): void {
  const type = f.code.type(n);
  for (const field of [f.code.field(n), f.code.slot(n, 'field2')]) if (field !== 0) fieldType(f, type, field, n);
}

/** EXPR-7, and EXPR-6 for void. NO_TYPE if nothing is known of what is pointed to; `<* void>` takes the type of the access. */
function pointee(f: FuncState, n: Node): TypeId {
  const type = f.code.type(n);
  const resolved = f.layout.resolve(type);
  if (resolved.kind === 'pointer') {
    if (f.typeCode(resolved.to) !== VOID) return resolved.to;
    const field = f.code.field(n);
    if (field !== 0) f.reportAt('MPL2206', n, String(field), ['void', field]);
    return NO_TYPE;
  }
  if (resolved.kind === 'name' || resolved.kind === 'param') return NO_TYPE;
  if (resolved.kind === 'prim' && primRows[resolved.prim].kind === 'unknown') return NO_TYPE;
  f.report('MPL2207', n, [f.opOf(n), f.describe(type)]);
  return NO_TYPE;
}

/** REG-1 to REG-4. */
export function checkReg(f: FuncState, n: Node): void {
  useReg(f, f.code.slot(n, 'reg') as Reg, f.primCode(n), n, rows[f.opOf(n)].kind === 'stmt');
}

export function useReg(f: FuncState, reg: Reg, now: number, n: Node, assigns: boolean): void {
  if (reg < 0) return checkSpecialReg(f, reg, n, assigns);
  let first = f.regs.get(reg);
  if (first === undefined) {
    const decl = f.func.pregs.get(reg);
    first = decl === undefined ? now : f.typeCode(decl.type);
    f.regs.set(reg, first);
  }
  if (first === now || first === UNKNOWN || first === VOID || now === UNKNOWN) return;
  const verdict = f.matrix.operand[(now << 6) | first];
  if (verdict === OK || sharesRegister(first, now)) return;
  const args: [string, string, string] = [`%${reg}`, primName(first), primName(now)];
  if (assigns || verdict === FAIL) f.reportAt('MPL2213', n, args[0], args);
  else f.reportAt('MPL2214', n, args[0], args);
}

/** Integers of at most 32 bits live in the same registers, whatever their sign. */
function sharesRegister(a: number, b: number): boolean {
  const x = primRows[primName(a)];
  const y = primRows[primName(b)];
  return x.kind === 'int' && y.kind === 'int' && x.bits <= 32 && y.bits <= 32;
}

function checkSpecialReg(f: FuncState, reg: number, n: Node, assigns: boolean): void {
  if (assigns) return;
  if (reg <= RETVAL0 && !f.hasCalled) f.report('MPL2221', n, [`%%retval${RETVAL0 - reg}`]);
  if (reg === specialRegs['%%thrownval'] && !f.hasHandler && f.v.level === 'high') f.report('MPL2222', n, []);
}
