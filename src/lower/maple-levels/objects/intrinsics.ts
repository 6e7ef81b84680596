/** The intrinsics of Java that need no class library, and the reference counting of the Maple run time by name. */
import { RETVAL0, type Node } from '../../../maple/code.ts';
import { declareBuiltinClass, mangledClass } from '../../../maple/builtin-classes.ts';
import type { PrimType } from '../../../scalar/prim-types.ts';
import type { Rewriter, Statements } from '../rewrite.ts';
import { arrayTypes, newArrayCall, valueOfCall } from './allocation.ts';
import type { Objects } from './lowering.ts';

/** Intrinsics that are calls of a function of the run time with the same operands. */
const plainCalls: Readonly<Record<string, string>> = {
  MCCIncRef: '&__incref',
  MCCDecRef: '&__decref',
  MCCDecRefReset: '&__decrefreset',
  MCCSetPermanent: '&__set_permanent',
  MCCSetObjectPermanent: '&__set_permanent',
};

export function intrinsicCall(o: Objects, r: Rewriter, n: Node): Statements | undefined {
  const name = r.code.text(n, 'intrinsic');
  const plain = plainCalls[name];
  const all = r.code.operands(n).map((_, i) => r.operand(n, i));
  if (plain !== undefined) return r.make(n, 'call', 'void', [o.runtime(plain)], all);
  switch (name) {
    case 'MCCIncDecRef':
      return [
        r.make(n, 'call', 'void', [o.runtime('&__incref')], all.slice(0, 1)),
        r.make(n, 'call', 'void', [o.runtime('&__decref')], all.slice(1, 2)),
      ];
    case 'MCCWrite':
      return r.make(n, 'call', 'void', [o.runtime('&__mcc_write')], all.slice(-2));
    case 'JAVA_CLINIT_CHECK': {
      const initialiser = r.code.has(n, 'type') ? o.classInitialiser(r.code.type(n), r.func) : undefined;
      return initialiser === undefined ? [] : r.make(n, 'call', 'void', [initialiser]);
    }
    case 'JAVA_ARRAY_FILL':
      return r.make(
        n,
        'intrinsiccall',
        'void',
        ['C_memcpy'],
        [all[0], all[1], r.make(n, 'cvt', 'u64', ['u32'], [all[2]])],
      );
    default: {
      const value = intrinsicOperation(o, r, n);
      if (value === undefined) return undefined;
      // The result of a statement is what %%retval0 holds afterwards.
      const prim = resultPrim(name);
      return r.make(n, 'regassign', prim, [RETVAL0], [value]);
    }
  }
}

function resultPrim(name: string): PrimType {
  if (name === 'JAVA_ARRAY_LENGTH') return 'i32';
  return name === 'JAVA_INSTANCE_OF' || name === 'JAVA_ISASSIGNABLEFROM' ? 'u1' : 'ref';
}

/** The value of an intrinsic of this family; undefined for any other. */
export function intrinsicOperation(o: Objects, r: Rewriter, n: Node): Node | undefined {
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
