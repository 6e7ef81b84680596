/** Builtin functions: by MAPLE's own operations and intrinsics where it has them. */
import type { Node } from '../../../maple/code.ts';
import type { PrimType } from '../../../scalar/prim-types.ts';
import type { Expr, ExprOf } from '../tree.ts';
import { integerOf, pointerTo, sizeOf, type Type } from '../types.ts';
import { atomic } from './atomics.ts';
import { inOrder } from './calls.ts';
import { complexOf } from './complex.ts';
import { converted, extended } from './conversions.ts';
import type { FuncLowering } from './function.ts';
import { setjmpValue } from './jumps.ts';
import { addressOfPlace, readPlace, writePlace } from './places.ts';
import { memoryPrim, valuePrim } from './types.ts';

/** Does what the builtin does; gives its value, unless that is `void`. */
export function builtin(f: FuncLowering, expr: ExprOf<'builtin'>): Node | undefined {
  const { b } = f;
  const { name, args } = expr;
  switch (name) {
    case 'va_start':
      b.intrinsiccallassigned('C_va_start', [addressOfPlace(b, f.place(args[0])), f.int(0)], []);
      return undefined;
    case 'va_end':
      b.eval(f.value(args[0]));
      return undefined;
    case 'va_copy':
      writePlace(b, f.place(args[0]), f.value(args[1]));
      return undefined;
    case 'va_arg':
      return nextArgument(f, expr);
    case 'clrsb':
    case 'clz':
    case 'ctz':
    case 'popcount':
    case 'parity': {
      const bits = sizeOf(args[0].type) * 8;
      return b.intrinsicop('i32', `C_${name}${bits}`, f.value(args[0]));
    }
    case 'lanes':
      return vectorOfLanes(f, expr);
    case 'ffs':
      return findFirst(f, expr);
    case 'bswap':
      return swapped(f, expr);
    case 'expect': {
      const [value, guess] = inOrder(f, args);
      b.eval(guess);
      return value;
    }
    case 'memcpy':
    case 'memmove':
    case 'memset':
      return onBlock(f, name, args);
    case 'alloca':
      return b.alloca('ptr', f.value(args[0]));
    case 'atomic_exchange':
    case 'atomic_compare_exchange':
    case 'sync_compare_and_swap':
    case 'atomic_fetch_nand':
    case 'atomic_nand_fetch':
      return atomic(f, expr);
    case 'sqrt':
      return b.sqrt('f64', f.value(args[0]));
    case 'fabs':
      return b.abs('f64', f.value(args[0]));
    case 'floor':
    case 'ceil':
    case 'trunc':
      return b[name]('f64', 'f64', f.value(args[0]));
    case 'bits': {
      const prim = valuePrim(expr.type);
      return b.retype(prim, f.module.m.typeOf(prim), f.value(args[0]));
    }
    case 'setjmp':
      return setjmpValue(f, args[0]);
    case 'throw':
      b.throw(f.int(1));
      return undefined;
    case 'trap':
    case 'unreachable':
      f.b.call(f.module.abort());
      return undefined;
    case 'add_overflow':
    case 'sub_overflow':
    case 'mul_overflow':
      return overflow(f, expr);
    default:
      return floating(f, expr);
  }
}

/** An operation of the IR on bytes: it gives the address of the block that it writes. */
function onBlock(f: FuncLowering, name: string, args: readonly Expr[]): Node {
  const reg = f.b.register();
  f.b.intrinsiccallassigned(`C_${name}`, inOrder(f, args), [{ kind: 'reg', prim: 'ptr', reg }]);
  return f.b.regread('ptr', reg);
}

/** The value in the next cell of 8 bytes of the list, or in the next ones, at a multiple of 16 for 128 bits; a large structure is behind an address. */
function nextArgument(f: FuncLowering, { args, of }: ExprOf<'builtin'>): Node {
  const { b } = f;
  const type: Type = of ?? args[0].type;
  const list = f.place(args[0]);
  const prim = valuePrim(type);
  const size = sizeOf(type);
  const isWhole = prim === 'f128' || prim === 'i128' || prim === 'u128';
  const next = readPlace(b, list, 'ptr');
  const at = f.kept('ptr', isWhole ? b.band('ptr', b.add('ptr', next, f.int(15, 'ptr')), f.int(-16, 'ptr')) : next);
  const isIndirect = prim === 'agg' && size > 16;
  const cells = isIndirect ? 8 : Math.max(8, Math.ceil(size / 8) * 8);
  writePlace(b, list, b.add('ptr', at(), f.int(cells, 'ptr')));
  const address = isIndirect ? b.iread('ptr', f.module.types.pointerTo(pointerTo(type)), 0, at()) : at();
  const value = b.iread(prim, f.module.types.pointerTo(type), 0, address);
  return prim === 'agg' ? value : f.kept(prim, value)();
}

/** In memory, the lanes of a vector lie one behind the other. */
function vectorOfLanes(f: FuncLowering, { args, type }: ExprOf<'builtin'>): Node {
  const { b } = f;
  const ref = f.temporary(type);
  const pointer = f.module.types.pointerTo(args[0].type);
  const size = sizeOf(args[0].type);
  inOrder(f, args).forEach((lane, i) =>
    b.iassign(pointer, 0, b.add('ptr', b.addrof('ptr', ref, 0), f.int(i * size, 'ptr')), lane),
  );
  return b.dread(valuePrim(type), ref, 0);
}

function findFirst(f: FuncLowering, { args }: ExprOf<'builtin'>): Node {
  const { b } = f;
  const prim = valuePrim(args[0].type);
  const bits = sizeOf(args[0].type) * 8;
  const value = f.kept(prim, f.value(args[0]));
  const found = b.add('i32', b.intrinsicop('i32', `C_ctz${bits}`, value()), f.int(1));
  return b.select('i32', b.ne('u1', prim, value(), b.constval(prim, 0)), found, f.int(0));
}

function swapped(f: FuncLowering, { args, type }: ExprOf<'builtin'>): Node {
  const { b } = f;
  const value = f.value(args[0]);
  const size = sizeOf(type);
  if (size === 2)
    return b.zext('i32', 16, b.cvt('i32', 'i16', b.intrinsicop('i16', 'C_bswap16', b.cvt('i16', 'i32', value))));
  const signed = size === 4 ? 'i32' : 'i64';
  const prim = valuePrim(type);
  return b.cvt(prim, signed, b.intrinsicop(signed, `C_bswap${size * 8}`, b.cvt(signed, prim, value)));
}

/** In a type that holds every exact result, and comparing what was stored with it. */
function overflow(f: FuncLowering, { name, args, of }: ExprOf<'builtin'>): Node {
  const { b } = f;
  const target = of ?? args[0].type;
  if ([target, args[0].type, args[1].type].some((type) => sizeOf(type) === 16))
    return wideOverflow(f, name, args, target);
  const [left, right, address] = inOrder(f, args);
  const exactPrim = exactFor(name, [target, args[0].type, args[1].type]);
  const wide = (value: Node, type: Type): Node => b.cvt(exactPrim, valuePrim(type), value);
  const op = name === 'add_overflow' ? 'add' : name === 'sub_overflow' ? 'sub' : 'mul';
  const kept = f.kept('ptr', address);
  const exact = f.kept(exactPrim, b[op](exactPrim, wide(left, args[0].type), wide(right, args[1].type)));
  const integer = integerOf(target);
  const prim = valuePrim(target);
  const cut = b.cvt(prim, exactPrim, exact());
  const isNarrow = integer !== undefined && (sizeOf(integer) < 4 || integer.bits !== undefined);
  const stored = f.kept(prim, isNarrow ? extended(f, cut, integer) : cut);
  b.iassign(f.module.m.pointer(memoryPrim(target)), 0, kept(), stored());
  return b.ne('i32', exactPrim, exact(), b.cvt(exactPrim, prim, stored()));
}

/** 128 bits hold everything; 64 bits are enough for 32, but not for the product of unsigned numbers. */
function exactFor(name: string, types: readonly Type[]): 'i64' | 'i128' {
  const prims = types.map((type) => valuePrim(type));
  const isNarrow = prims.every((prim) => prim === 'i32' || (prim === 'u32' && name !== 'mul_overflow'));
  return isNarrow ? 'i64' : 'i128';
}

/** In 128 bits nothing is wider: by the signs of sums, and by dividing products again. Operands are of the type of the result. */
function wideOverflow(f: FuncLowering, name: string, args: readonly Expr[], target: Type): Node {
  const { b } = f;
  const prim = valuePrim(target);
  const [left, right, address] = inOrder(f, args);
  const x = f.kept(prim, converted(f, left, args[0].type, target));
  const y = f.kept(prim, converted(f, right, args[1].type, target));
  const op = name === 'add_overflow' ? 'add' : name === 'sub_overflow' ? 'sub' : 'mul';
  const to = f.kept('ptr', address);
  const result = f.kept(prim, b[op](prim, x(), y()));
  b.iassign(f.module.m.pointer(prim), 0, to(), result());
  if (op === 'mul') return productOverflow(f, prim, x, y, result);
  if (prim === 'u128') return b.lt('i32', prim, op === 'add' ? result() : x(), op === 'add' ? x() : y());
  // Operands whose signs let it overflow, and a result with another sign than the first.
  const signs = b.bxor(prim, x(), op === 'add' ? b.bnot(prim, y()) : y());
  const changed = b.bxor(prim, x(), result());
  return b.lt('i32', prim, b.band(prim, signs, changed), b.constval(prim, 0));
}

function productOverflow(f: FuncLowering, prim: PrimType, x: () => Node, y: () => Node, result: () => Node): Node {
  const { b } = f;
  const overflows = b.register();
  b.regassign('i32', overflows, f.int(0));
  b.if(b.ne('u1', prim, x(), b.constval(prim, 0)), () => {
    b.if(
      prim === 'u128' ? b.constval('u1', 0) : b.eq('u1', prim, x(), b.constval(prim, -1)),
      // The lowest number has no opposite.
      () =>
        b.regassign(
          'i32',
          overflows,
          b.cand('i32', b.eq('u1', prim, y(), result()), b.ne('u1', prim, y(), b.constval(prim, 0))),
        ),
      () => b.regassign('i32', overflows, b.ne('i32', prim, b.div(prim, result(), x()), y())),
    );
  });
  return b.regread('i32', overflows);
}

// Floating-point numbers

const comparisons = { isgreater: 'gt', isgreaterequal: 'ge', isless: 'lt', islessequal: 'le' } as const;

function floating(f: FuncLowering, expr: ExprOf<'builtin'>): Node {
  const { b } = f;
  const { name, args } = expr;
  const prim = valuePrim(args[args.length - 1].type);
  switch (name) {
    case 'isgreater':
    case 'isgreaterequal':
    case 'isless':
    case 'islessequal': {
      const [left, right] = inOrder(f, args);
      return b[comparisons[name]]('i32', prim, left, right);
    }
    case 'islessgreater':
    case 'isunordered': {
      const [left, right] = inOrder(f, args).map((node) => f.kept(prim, node));
      const nan = b.bior('i32', b.ne('i32', prim, left(), left()), b.ne('i32', prim, right(), right()));
      if (name === 'isunordered') return nan;
      b.eval(nan);
      return b.bior('i32', b.lt('i32', prim, left(), right()), b.gt('i32', prim, left(), right()));
    }
    case '__builtin_complex':
      return complexFrom(f, expr);
    default:
      return classified(f, expr, prim);
  }
}

function complexFrom(f: FuncLowering, { args, type }: ExprOf<'builtin'>): Node {
  const [re, im] = inOrder(f, args);
  return type.kind === 'complex' ? complexOf(f, type, re, im) : f.unexpected('parts');
}

function classified(f: FuncLowering, { name, args }: ExprOf<'builtin'>, prim: ReturnType<typeof valuePrim>): Node {
  const { b } = f;
  const values = inOrder(f, args);
  const x = f.kept(prim, values[values.length - 1]);
  const infinity = (): Node => f.module.floatConstant(b, 'inf', prim);
  const size = (): Node => b.abs(prim, x());
  const normal = (): Node =>
    f.module.floatConstant(b, prim === 'f32' ? '0x1p-126' : prim === 'f64' ? '0x1p-1022' : '0x1p-16382', prim);
  switch (name) {
    case 'isnan':
      return b.ne('i32', prim, x(), x());
    case 'isinf':
      return b.eq('i32', prim, size(), infinity());
    case 'isfinite':
      return b.lt('i32', prim, size(), infinity());
    case 'isnormal':
      return b.band('i32', b.ge('i32', prim, size(), normal()), b.lt('i32', prim, size(), infinity()));
    case 'isinf_sign':
      return b.sub('i32', b.eq('i32', prim, x(), infinity()), b.eq('i32', prim, x(), b.neg(prim, infinity())));
    case 'signbit':
      return signBit(f, x(), prim);
    case 'fpclassify':
      return b.select(
        'i32',
        b.ne('u1', prim, x(), x()),
        values[0],
        b.select(
          'i32',
          b.eq('u1', prim, size(), infinity()),
          values[1],
          b.select(
            'i32',
            b.ge('u1', prim, size(), normal()),
            values[2],
            b.select('i32', b.ne('u1', prim, x(), b.constval(prim, 0)), values[3], values[4]),
          ),
        ),
      );
    default:
      return f.unexpected(name);
  }
}

/** The highest bit of the number's bits. */
function signBit(f: FuncLowering, value: Node, prim: ReturnType<typeof valuePrim>): Node {
  const { b } = f;
  const bits = prim === 'f32' ? 'i32' : prim === 'f64' ? 'i64' : 'i128';
  return b.lt('i32', bits, b.retype(bits, f.module.m.typeOf(bits), value), b.constval(bits, 0));
}
