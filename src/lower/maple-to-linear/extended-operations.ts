/** Expressions with operands whose instruction or operands have an extended type (extended.ts), once the operands have their values. */
import type { Operand } from '../../linear/nodes.ts';
import type { Node } from '../../maple/code.ts';
import type { Opcode } from '../../maple/opcodes.ts';
import { isComplexType, isVectorType } from '../../scalar/values.ts';
import { extractField, isComparison, isPlainBinary } from './arithmetic.ts';
import type { FuncContext } from './context.ts';
import { convert, convertModular } from './conversions.ts';
import {
  depositWide,
  extendedBinary,
  extendedBits,
  extendedCompare,
  extendedRounding,
  extendedShift,
  extendedUnary,
  extractWide,
} from './extended.ts';
import { readAt, refused, scalarOfNode } from './leaves.ts';
import { isExtended, isFloatScalar, scalarRows, type Scalar, type Value } from './scalars.ts';

/** Undefined for operations that have no extended type in them, or do not care. */
export function lowerExtended(f: FuncContext, n: Node, op: Opcode, operands: readonly Value[]): Value | undefined {
  if (!operands.some(({ kind }) => isExtended(kind)) && !isExtended(f.code.prim(n)) && !isExtended(fromOf(f, n)))
    return undefined;
  const compute = computationOf(op);
  if (compute === undefined) return undefined;
  const kind = scalarOfNode(f, n);
  const operand = compute(f, n, op, operands, kind);
  return operand === undefined ? refused(f, n) : { operand, kind };
}

type Compute = (f: FuncContext, n: Node, op: Opcode, operands: readonly Value[], kind: Scalar) => Operand | undefined;

function fromOf(f: FuncContext, n: Node): string {
  return f.code.has(n, 'from') ? f.code.from(n) : '';
}

function computationOf(op: Opcode): Compute | undefined {
  if (isComparison(op)) return comparison;
  if (isPlainBinary(op)) return binary;
  switch (op) {
    case 'shl':
    case 'ashr':
    case 'lshr':
    case 'ror':
      return (f, _, __, [x, count], kind) =>
        extendedShift(f.b, op, kind, f.as(x, kind), count.operand, f.scalarOf(count));
    case 'abs':
    case 'neg':
    case 'bnot':
    case 'recip':
    case 'sqrt':
      return (f, _, __, [x], kind) => (isExtended(kind) ? extendedUnary(f.b, op, kind, f.as(x, kind)) : undefined);
    case 'lnot':
      return (f, _, __, [x], kind) =>
        convert(f.b, f.b.calc('NotI', convert(f.b, x.operand, f.scalarOf(x), 'u1')), 'u1', kind);
    case 'cvt':
      return (f, n, _, [x], kind) => conversion(f, n, x, kind);
    case 'ceil':
    case 'floor':
    case 'round':
    case 'trunc':
      return rounding;
    case 'retype':
      return retype;
    case 'sext':
    case 'zext':
    case 'extractbits':
      return extraction;
    case 'depositbits':
      return deposit;
    default:
      return undefined;
  }
}

function binary(f: FuncContext, _: Node, op: Opcode, [x, y]: readonly Value[], kind: Scalar): Operand | undefined {
  // Operands of other types are converted to that of the instruction, which is the extended one or nothing is.
  return isExtended(kind) ? extendedBinary(f.b, op, kind, f.as(x, kind), f.as(y, kind)) : undefined;
}

function comparison(f: FuncContext, n: Node, op: Opcode, [x, y]: readonly Value[], kind: Scalar): Operand | undefined {
  const from = scalarFrom(f, n);
  if (isVectorType(kind) && !isVectorType(from)) return undefined;
  return extendedCompare(f.b, op, kind, from, f.as(x, from), f.as(y, from));
}

/** The operand type that the instruction names. */
function scalarFrom(f: FuncContext, n: Node): Scalar {
  const from = f.kindOf(f.code.from(n), n);
  return from === 'agg' ? f.addressScalar : from;
}

function conversion(f: FuncContext, n: Node, x: Value, kind: Scalar): Operand | undefined {
  const from = scalarFrom(f, n);
  const isVector = isVectorType(kind) || isVectorType(from);
  if (isVector && (!isVectorType(kind) || !isVectorType(from))) return undefined;
  return convert(f.b, f.as(x, from), from, kind);
}

function rounding(f: FuncContext, n: Node, op: Opcode, [x]: readonly Value[], kind: Scalar): Operand | undefined {
  const from = scalarFrom(f, n);
  if (!isExtended(from)) {
    const family = ({ ceil: 'Ceil', floor: 'Floor', trunc: 'Trunc', round: 'Round' } as const)[op as 'ceil'];
    return isFloatScalar(from)
      ? convert(f.b, f.b.calc(`${family}${from === 'f32' ? 'F' : 'D'}`, f.as(x, from)), from, kind)
      : undefined;
  }
  return extendedRounding(f.b, op, kind, from, f.as(x, from));
}

/** The same bits as another type of the same size. */
function retype(f: FuncContext, n: Node, _: Opcode, [x]: readonly Value[], kind: Scalar): Operand | undefined {
  if (x.kind === 'agg') return readAt(f, n, x.operand, 0).operand;
  if (scalarRows[x.kind].bits !== scalarRows[kind].bits) return undefined;
  const bits = isExtended(x.kind)
    ? extendedBits(f.b, x.operand, x.kind)
    : x.kind === 'f64'
      ? f.b.calc('DAsL', x.operand)
      : x.operand;
  return kind === 'f64' ? f.b.calc('LAsD', bits) : bits;
}

function extraction(f: FuncContext, n: Node, op: Opcode, [x]: readonly Value[], kind: Scalar): Operand | undefined {
  if (!isInteger(kind) || !isInteger(f.scalarOf(x))) return undefined;
  const size = f.code.slot(n, 'bitSize');
  if (op !== 'extractbits') {
    const operand = convertModular(f.b, x.operand, f.scalarOf(x), kind);
    if (isExtended(kind)) return extractWide(f.b, operand, 0, size, op === 'sext', kind);
    return extractField(f.b, operand, kind, 0, size, op === 'sext', kind);
  }
  const wide = convertModular(f.b, x.operand, f.scalarOf(x), 'u128');
  return extractWide(f.b, wide, f.code.slot(n, 'bitOffset'), size, scalarRows[kind].signed, kind);
}

function deposit(
  f: FuncContext,
  n: Node,
  _: Opcode,
  [target, value]: readonly Value[],
  kind: Scalar,
): Operand | undefined {
  if (!isInteger(kind) || !isInteger(f.scalarOf(value))) return undefined;
  const [into, put] = [target, value].map((operand) =>
    convertModular(f.b, operand.operand, f.scalarOf(operand), 'u128'),
  );
  return convertModular(
    f.b,
    depositWide(f.b, into, put, f.code.slot(n, 'bitOffset'), f.code.slot(n, 'bitSize')),
    'u128',
    kind,
  );
}

function isInteger(kind: Scalar): boolean {
  return kind !== 'f128' && !isFloatScalar(kind) && !isVectorType(kind) && !isComplexType(kind);
}
