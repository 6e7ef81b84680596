/**
 * Complex numbers [C17 6.2.5, annex G]. Those of `float` and `double` are MAPLE's c64 and c128; of `long double`, for which MAPLE has no
 * type, a structure of two f128, whose values are read from memory.
 *
 * A real operand stays real [G.5.1]: nothing is multiplied by, or added to, an imaginary 0 that is not there. Products and quotients
 * that are no numbers are calculated again by the library, which recovers infinities (src/runtime/libc/complex-product.h).
 */
import type { Node } from '../../../maple/code.ts';
import type { PrimType } from '../../../scalar/prim-types.ts';
import { floatPrim } from '../constants.ts';
import type { BinaryOp, CompareOp } from '../tree.ts';
import { sizeOf, type ComplexType, type FloatName, type Type } from '../types.ts';
import type { FuncLowering } from './function.ts';
import { valuePrim } from './types.ts';

/** The parts of a number, which may be read any number of times. */
interface Parts {
  readonly re: () => Node;
  readonly im: () => Node;
}

type Arithmetic = 'add' | 'sub' | 'mul' | 'div';

export function isWideComplex(type: Type): type is ComplexType {
  return type.kind === 'complex' && type.name === 'long double';
}

function partsOf(f: FuncLowering, value: Node, type: ComplexType): Parts {
  const { b } = f;
  const part = floatPrim(type);
  const ref = f.temporary(type);
  const pointer = f.module.m.pointer(part);
  b.dassign(ref, 0, value);
  return {
    re: () => b.iread(part, pointer, 0, b.addrof('ptr', ref, 0)),
    im: () => b.iread(part, pointer, 0, b.add('ptr', b.addrof('ptr', ref, 0), f.int(sizeOf(type) / 2, 'ptr'))),
  };
}

/** A number from its parts: in memory, they lie one behind the other. */
export function complexOf(f: FuncLowering, type: ComplexType, re: Node, im: Node): Node {
  const { b } = f;
  const ref = f.temporary(type);
  const pointer = f.module.m.pointer(floatPrim(type));
  b.iassign(pointer, 0, b.addrof('ptr', ref, 0), re);
  b.iassign(pointer, 0, b.add('ptr', b.addrof('ptr', ref, 0), f.int(sizeOf(type) / 2, 'ptr')), im);
  return b.dread(valuePrim(type), ref, 0);
}

/** One operand at least is complex; a real one has the type of the parts. */
export function complexBinary(
  f: FuncLowering,
  op: BinaryOp,
  type: ComplexType,
  [left, right]: readonly [Node, Node],
  [leftType, rightType]: readonly [Type, Type],
): Node {
  if (op !== 'add' && op !== 'sub' && op !== 'mul' && op !== 'div') return f.unexpected(op);
  if (leftType.kind !== 'complex') return realAndComplex(f, op, type, left, right);
  if (rightType.kind !== 'complex') return complexAndReal(f, op, type, left, right);
  if (op === 'div') return called(f, 'div', type, left, right);
  if (op === 'mul') return product(f, type, left, right);
  if (!isWideComplex(type)) return f.b[op](valuePrim(type), left, right);
  const [x, y] = [partsOf(f, left, type), partsOf(f, right, type)];
  return complexOf(f, type, f.b[op]('f128', x.re(), y.re()), f.b[op]('f128', x.im(), y.im()));
}

function realAndComplex(f: FuncLowering, op: Arithmetic, type: ComplexType, left: Node, right: Node): Node {
  const { b } = f;
  const prim = floatPrim(type);
  const x = f.kept(prim, left);
  const z = partsOf(f, right, type);
  const im = op === 'mul' ? b.mul(prim, x(), z.im()) : op === 'sub' ? b.neg(prim, z.im()) : z.im();
  return complexOf(f, type, b[op](prim, x(), z.re()), im);
}

function complexAndReal(f: FuncLowering, op: Arithmetic, type: ComplexType, left: Node, right: Node): Node {
  const { b } = f;
  const prim = floatPrim(type);
  const z = partsOf(f, left, type);
  const x = f.kept(prim, right);
  const im = op === 'mul' || op === 'div' ? b[op](prim, z.im(), x()) : z.im();
  return complexOf(f, type, b[op](prim, z.re(), x()), im);
}

/** By MAPLE's own operation, unless a part of that is no number. */
function product(f: FuncLowering, type: ComplexType, left: Node, right: Node): Node {
  const { b } = f;
  if (isWideComplex(type)) return called(f, 'mul', type, left, right);
  const prim = valuePrim(type);
  const [x, y] = [f.kept(prim, left), f.kept(prim, right)];
  const result = f.register(prim, b.mul(prim, x(), y()));
  const read = (): Node => b.regread(prim, result);
  b.if(b.ne('u1', prim, read(), read()), () => b.regassign(prim, result, called(f, 'mul', type, x(), y())));
  return read();
}

const suffixes: Readonly<Record<FloatName, string>> = { float: 'f', double: '', 'long double': 'l' };

/** By a function of the library. */
function called(f: FuncLowering, op: 'mul' | 'div', type: ComplexType, left: Node, right: Node): Node {
  const prim = valuePrim(type);
  const func = f.module.libraryFunc(`__complex_${op}${suffixes[type.name]}`, type, [type, type]);
  const ref = f.temporary(type);
  f.b.callassigned(func, [left, right], [{ kind: 'var', var: ref, field: 0 }]);
  return f.b.dread(prim, ref, 0);
}

export function complexNegative(f: FuncLowering, type: ComplexType, value: Node): Node {
  const { b } = f;
  if (!isWideComplex(type)) return b.neg(valuePrim(type), value);
  const z = partsOf(f, value, type);
  return complexOf(f, type, b.neg('f128', z.re()), b.neg('f128', z.im()));
}

/** Compares values of one type; complex ones are equal or not. */
export function compared(
  f: FuncLowering,
  result: PrimType,
  op: CompareOp,
  type: Type,
  [left, right]: readonly [Node, Node],
): Node {
  const { b } = f;
  if (!isWideComplex(type)) return b[op](result, valuePrim(type), left, right);
  const [x, y] = [partsOf(f, left, type), partsOf(f, right, type)];
  const [re, im] = [b[op]('i32', 'f128', x.re(), y.re()), b[op]('i32', 'f128', x.im(), y.im())];
  const both = op === 'eq' ? b.band('i32', re, im) : b.bior('i32', re, im);
  return result === 'i32' ? both : b.ne(result, 'i32', both, f.int(0));
}

/** To, from or between complex numbers of which one has parts of `long double`. */
export function convertedWide(
  f: FuncLowering,
  value: Node,
  from: Type,
  to: Type,
  change: (value: Node, from: PrimType, to: PrimType) => Node,
): Node {
  const part = (node: Node, source: Type, target: Type): Node => {
    const [a, b] = [source, target].map((type) => (type.kind === 'complex' ? floatPrim(type) : valuePrim(type)));
    return a === b ? node : change(node, a, b);
  };
  if (to.kind !== 'complex') return part(from.kind === 'complex' ? partsOf(f, value, from).re() : value, from, to);
  if (from.kind !== 'complex') return complexOf(f, to, part(value, from, to), f.b.constval(floatPrim(to), 0));
  const z = partsOf(f, value, from);
  return complexOf(f, to, part(z.re(), from, to), part(z.im(), from, to));
}
