/** Values of one type as values of another. */
import type { Node } from '../../../maple/code.ts';
import type { PrimType } from '../../../scalar/prim-types.ts';
import {
  widthOf,
  intType,
  floatType,
  integerOf,
  intRows,
  isVoid,
  sizeOf,
  sizeOfInt,
  type IntType,
  type Type,
} from '../types.ts';
import { compared, complexOf, convertedWide, isWideComplex } from './complex.ts';
import type { FuncLowering } from './function.ts';
import { valuePrim } from './types.ts';

export function zero(f: FuncLowering, type: Type): Node {
  const prim = valuePrim(type);
  if (isWideComplex(type)) return complexOf(f, type, f.b.constval('f128', 0), f.b.constval('f128', 0));
  if (prim === 'c64' || prim === 'c128')
    return f.b.cvt(prim, prim === 'c64' ? 'f32' : 'f64', f.b.constval(prim === 'c64' ? 'f32' : 'f64', 0));
  return f.b.constval(prim, 0);
}

/** A value of one type as one of another. */
export function converted(f: FuncLowering, value: Node, from: Type, to: Type): Node {
  const { b } = f;
  const source = valuePrim(from);
  const target = integerOf(to);
  if (isVoid(to)) return value;
  if (target?.name === '_Bool') {
    if (integerOf(from)?.name === '_Bool') return value;
    return compared(f, 'i32', 'ne', from, [value, zero(f, from)]);
  }
  if (isWideComplex(from) && target !== undefined)
    return converted(f, converted(f, value, from, floatType(from.name)), floatType(from.name), to);
  if (target !== undefined && sizeOfInt(target.name) < 4) return narrowed(f, value, from, target);
  if (target?.bits !== undefined) return inBits(f, value, from, target);
  const prim = valuePrim(to);
  const isWide = isWideComplex(from) !== isWideComplex(to) && !isVoid(from);
  if (isWide) return convertedWide(f, value, from, to, (node, a, b) => change(f, node, a, b));
  if (source === prim || prim === 'agg') return value;
  const isEachLane = to.kind === 'vector' && from.kind !== 'vector' && sizeOf(from) !== sizeOf(to);
  if (isEachLane) return b.intrinsicop(prim, `vector_from_scalar_${prim}`, value);
  return change(f, value, source, prim);
}

function change(f: FuncLowering, value: Node, from: PrimType, to: PrimType): Node {
  const isFloat = (prim: PrimType): boolean => /^f(32|64|128)$/.test(prim);
  if (isFloat(from) && !isFloat(to) && !/^c/.test(to)) return f.b.trunc(to, from, value);
  if (/^v\d/.test(to) || /^v\d/.test(from)) return f.b.retype(to, f.module.m.typeOf(to), value);
  return f.b.cvt(to, from, value);
}

/** A value in so many bits as the type has, in a word that has more. */
function inBits(f: FuncLowering, value: Node, from: Type, to: IntType): Node {
  const source = integerOf(from);
  const word = converted(f, value, from, intType(to.name));
  if (widthOf(to) === sizeOfInt(to.name) * 8 || (source !== undefined && fitsInto(source, to))) return word;
  return extended(f, word, to);
}

/** The lowest bits of a value of the type's word, with the sign that they have then. */
export function extended(f: FuncLowering, word: Node, to: IntType): Node {
  const { signed } = intRows[to.name];
  return f.b[signed ? 'sext' : 'zext'](valuePrim(to), widthOf(to), word);
}

/** A value in the range of `char` or `short`, as i32. */
function narrowed(f: FuncLowering, value: Node, from: Type, to: IntType): Node {
  const source = integerOf(from);
  if (source !== undefined && fitsInto(source, to)) return value;
  const prim = valuePrim(from);
  const word = prim === 'i32' ? value : change(f, value, prim, 'i32');
  return extended(f, word, to);
}

function fitsInto(from: IntType, to: IntType): boolean {
  const [a, b] = [intRows[from.name].signed, intRows[to.name].signed];
  return a === b ? widthOf(from) <= widthOf(to) : !a && widthOf(from) < widthOf(to);
}
