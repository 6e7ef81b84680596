/** The intrinsics of Java that need no class library, and the reference counting of the Maple run time by name. */
import { isLocal, RETVAL0, varIndex, type Node } from '../../../maple/code.ts';
import type { TypeId } from '../../../maple/types.ts';
import { declareBuiltinClass, mangledClass } from '../../../maple/builtin-classes.ts';
import type { PrimType } from '../../../scalar/prim-types.ts';
import { ownEntry } from '../../../base/own-entry.ts';
import type { Rewriter, Statements } from '../rewrite.ts';
import { arrayTypes, newArrayCall, operandsOf, valueOfCall } from './allocation.ts';
import type { Objects } from './lowering.ts';

/** Intrinsics that are calls of a function of the run time with the same operands. */
const plainCalls: Readonly<Record<string, string>> = {
  MCCIncRef: '&__incref',
  MCCDecRef: '&__decref',
  MCCDecRefReset: '&__decrefreset',
  MCCIncDecRefReset: '&__incref_decrefreset',
  MCCSetPermanent: '&__set_permanent',
  MCCSetObjectPermanent: '&__set_permanent',
  MCCCheckArrayStore: '&__check_store',
};

/**
 * Writing references: behind the object, which the static variants do not have, come the place and the value. `NoInc`: the
 * value's reference is handed over; `NoDec`: the place held none; `NoRC`: both. Volatile ones are the same: one thread.
 */
const writes = /^MCCWriteS?(?:Vol)?(NoInc|NoDec|NoRC|)$/;
const writeFunctions: Readonly<Record<string, string>> = {
  '': '&__write_ref',
  NoInc: '&__write_ref_no_inc',
  NoDec: '&__write_ref_no_dec',
};

/** How many operands must be there at least; calls of the run time pass zeros for those that are not. */
const least: Readonly<Record<string, number>> = {
  JAVA_ARRAY_LENGTH: 1,
  JAVA_INSTANCE_OF: 1,
  JAVA_CHECK_CAST: 1,
  JAVA_GET_CLASS: 1,
  JAVA_FILL_NEW_ARRAY: 1,
  JAVA_STR_TO_JSTR: 1,
  JAVA_ISASSIGNABLEFROM: 1,
  JAVA_POLYMORPHIC_CALL: 1,
  JAVA_MERGE: 1,
  JAVA_ARRAY_FILL: 3,
  MCCIncDecRef: 2,
};

function hasOperands(r: Rewriter, n: Node): boolean {
  return r.code.count(n) >= (ownEntry(least, r.code.text(n, 'intrinsic')) ?? 0);
}

/** What counts, traces or clears what is not there. */
const nothing: ReadonlySet<string> = new Set([
  'MPL_PROF_COUNTER_INC',
  'MCCSaveProf',
  'MPL_CLEAR_STACK',
  'MCCGCCheck',
  'MCCCheck',
]);

/** The statements of an intrinsic of this family; undefined for any other. */
export function intrinsicCall(o: Objects, r: Rewriter, n: Node): Statements | undefined {
  if (!hasOperands(r, n)) return undefined;
  const name = r.code.text(n, 'intrinsic');
  const all = r.code.operands(n).map((_, i) => r.operand(n, i));
  const run: Run = (callee, args = all) => r.make(n, 'call', 'void', [o.runtime(callee)], args);
  const plain = ownEntry(plainCalls, name);
  if (plain !== undefined) {
    if (name === 'MCCCheckArrayStore') o.useElementClasses();
    return run(plain);
  }
  if (nothing.has(name)) return all.map((value) => r.make(n, 'eval', 'void', [], [value]));
  const write = writes.exec(name);
  if (write !== null && all.length >= 2) {
    const callee = ownEntry(writeFunctions, write[1]);
    if (callee !== undefined) return run(callee, all.slice(-2));
    return r.make(n, 'iassignoff', 'ref', [0], all.slice(-2));
  }
  return specialCall(o, r, n, all, run);
}

/** A call of a function of the run time, with all operands of the intrinsic or with these. */
type Run = (callee: string, args?: readonly Node[]) => Node;

/** Intrinsics that are more than one call with the same operands. */
function specialCall(o: Objects, r: Rewriter, n: Node, all: readonly Node[], run: Run): Statements | undefined {
  const name = r.code.text(n, 'intrinsic');
  switch (name) {
    case 'MCCIncDecRef':
      return [run('&__incref', all.slice(0, 1)), run('&__decref', all.slice(1, 2))];
    case 'MCCDecRefResetPair':
    case 'MPL_CLEANUP_LOCALREFVARS':
      return all.map((value) => run(name === 'MCCDecRefResetPair' ? '&__decrefreset' : '&__decref', [value]));
    case 'MCCWriteWeak':
    case 'MCCWriteVolWeak':
      return run('&__write_weak', all.slice(-2));
    case 'JAVA_CLINIT_CHECK':
    case 'JAVA_CLINIT_CHECK_SGET':
    case 'JAVA_CLINIT_CHECK_SPUT':
    case 'JAVA_CLINIT_CHECK_NEW':
    case 'MPL_CLINIT_CHECK':
      return initialiseClass(o, r, n, name);
    case 'JAVA_POLYMORPHIC_CALL':
      return r.make(n, 'icall', 'void', [], all);
    case 'JAVA_ARRAY_FILL': {
      const length = r.make(n, 'cvt', 'u64', ['u32'], [all[2]]);
      return r.make(n, 'intrinsiccall', 'void', ['C_memcpy'], [all[0], all[1], length]);
    }
    default:
      return keepResult(o, r, n, name);
  }
}

/** Calls the function that runs the initialiser of a class the first time it is called. */
function initialiseClass(o: Objects, r: Rewriter, n: Node, name: string): Statements | undefined {
  const type = r.code.has(n, 'type') ? r.code.type(n) : classOfData(r, n);
  if (type === undefined) return name === 'JAVA_CLINIT_CHECK' ? [] : undefined;
  const initialiser = o.classInitialiser(type, r.func);
  return initialiser === undefined ? [] : r.make(n, 'call', 'void', [initialiser]);
}

/** `addrof ptr $__cinf_C`: the data of a class in a vtable module. */
function classOfData(r: Rewriter, n: Node): TypeId | undefined {
  const { code, module } = r;
  const data =
    code.count(n) === 1 && code.op(code.operand(n, 0)) === 'addrof' ? code.var(code.operand(n, 0)) : undefined;
  if (data === undefined || isLocal(data)) return undefined;
  const name = /^\$__cinf_(.*)$/.exec(module.globals[varIndex(data)].name)?.[1];
  return name === undefined ? undefined : module.types.name(`$${name}`);
}

/** The result of an intrinsic as a statement is what %%retval0 holds afterwards. */
function keepResult(o: Objects, r: Rewriter, n: Node, name: string): Statements | undefined {
  const value = intrinsicOperation(o, r, n);
  if (value === undefined) return undefined;
  const prim = resultPrim(name, r.code.count(n) === 0 ? 'ref' : r.code.prim(r.code.operand(n, 0)));
  return r.make(n, 'regassign', prim, [RETVAL0], [value]);
}

function resultPrim(name: string, operand: PrimType): PrimType {
  if (name === 'JAVA_MERGE') return operand;
  if (name === 'JAVA_ARRAY_LENGTH') return 'i32';
  return name === 'JAVA_INSTANCE_OF' || name === 'JAVA_ISASSIGNABLEFROM' ? 'u1' : 'ref';
}

/** The value of an intrinsic of this family; undefined for any other. */
export function intrinsicOperation(o: Objects, r: Rewriter, n: Node): Node | undefined {
  if (!hasOperands(r, n)) return undefined;
  const { code } = r;
  const name = code.text(n, 'intrinsic');
  const type = code.has(n, 'type') ? code.type(n) : undefined;
  switch (name) {
    case 'JAVA_ARRAY_LENGTH':
      return r.make(n, 'ireadoff', 'i32', [-4], [r.operand(n, 0)]);
    case 'JAVA_INSTANCE_OF':
      return type === undefined
        ? undefined
        : callWithClass(o, r, n, '&__instance_of', 'u1', o.classAddress(r, n, type));
    case 'JAVA_CHECK_CAST':
      return type === undefined
        ? undefined
        : callWithClass(o, r, n, '&__check_cast', 'ref', o.classAddress(r, n, type));
    case 'JAVA_CONST_CLASS':
      return type === undefined ? undefined : (o.runtime('&__object_new'), o.classAddress(r, n, type));
    case 'JAVA_ISASSIGNABLEFROM': {
      const [first, second] = code.operands(n).map((_, i) => r.operand(n, i));
      if (type !== undefined) return isAssignable(o, r, n, [o.classAddress(r, n, type), first]);
      return second === undefined ? undefined : isAssignable(o, r, n, [first, second]);
    }
    case 'MCCCheckArrayStore':
      o.useElementClasses();
      return valueOfCall(r, n, r.make(n, 'call', 'void', [o.runtime('&__can_store')], operandsOf(r, n, 0)), 'u1');
    case 'JAVA_MERGE':
      return code.count(n) === 1 ? merged(r, n) : undefined;
    case 'JAVA_POLYMORPHIC_CALL':
      return valueOfCall(r, n, r.make(n, 'icall', 'void', [], operandsOf(r, n, 0)), code.prim(n));
    case 'MCCLoadRef':
    case 'MCCLoadRefS':
    case 'MCCLoadRefVol':
    case 'MCCLoadRefSVol':
    case 'MCCLoadWeak':
    case 'MCCLoadWeakVol': {
      const [cell] = operandsOf(r, n, code.count(n) - 1);
      if (cell === undefined) return undefined;
      return valueOfCall(r, n, r.make(n, 'call', 'void', [o.runtime('&__load_ref')], [cell]), 'ref');
    }
    case 'JAVA_GET_CLASS':
      return r.make(n, 'ireadoff', 'ptr', [-16], [r.operand(n, 0)]);
    case 'JAVA_STR_TO_JSTR':
      return stringObject(o, r, n);
    case 'JAVA_FILL_NEW_ARRAY':
      return type === undefined ? undefined : filledArray(o, r, n);
    default:
      return undefined;
  }
}

/** `a.isAssignableFrom(b)`: is the class b the class a, or below it? */
function isAssignable(o: Objects, r: Rewriter, n: Node, classes: readonly Node[]): Node {
  return valueOfCall(r, n, r.make(n, 'call', 'void', [o.runtime('&__is_assignable')], classes), 'u1');
}

/** A value that reaches a place from several sides, as the type of the place. */
function merged(r: Rewriter, n: Node): Node {
  const { code } = r;
  const from = code.prim(code.operand(n, 0));
  const to = code.has(n, 'prim') ? code.prim(n) : from;
  return from === to || to === 'void' ? r.operand(n, 0) : r.make(n, 'cvt', to, [from], [r.operand(n, 0)]);
}

/** A permanent object of the built-in java.lang.String: the text with a zero behind it, its length that of an array. */
function stringObject(o: Objects, r: Rewriter, n: Node): Node {
  const { types } = r.module;
  declareBuiltinClass(r.module, mangledClass('java.lang.String'));
  const args = [r.operand(n, 0), o.classAddress(r, n, types.name(mangledClass('java.lang.String')))];
  return valueOfCall(r, n, r.make(n, 'call', 'void', [o.runtime('&__jstr')], args), 'ref');
}

function callWithClass(o: Objects, r: Rewriter, n: Node, name: string, prim: PrimType, classAddress: Node): Node {
  return valueOfCall(r, n, r.make(n, 'call', 'void', [o.runtime(name)], [r.operand(n, 0), classAddress]), prim);
}

/** The first operand is the number of elements, which follow. */
function filledArray(o: Objects, r: Rewriter, n: Node): Node {
  const { array, element } = arrayTypes(r, r.code.type(n));
  const { types } = r.module;
  r.before(newArrayCall(o, r, n, 1, r.operand(n, 0)));
  const read = r.hold(n, 'ref', r.make(n, 'regread', 'ref', [RETVAL0]));
  for (let i = 1; i < r.code.count(n); i++) {
    const address = r.make(n, 'array', 'ptr', [0, types.pointer(array)], [read(), r.constant(n, 'i32', i - 1)]);
    r.before(r.make(n, 'iassign', 'void', [types.pointer(element), 0], [address, r.operand(n, i)]));
  }
  return read();
}
