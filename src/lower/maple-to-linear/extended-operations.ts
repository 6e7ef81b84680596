/** Expressions with operands whose instruction or operands have an extended type (extended.ts), once the operands have their values. */
import { unreachable } from '../../base/errors.ts';
import type { Operand } from '../../linear/nodes.ts';
import { familyOf } from '../../linear/opcodes.ts';
import type { Node } from '../../maple/code.ts';
import type { CompareOp, RoundingOp, ScalarUse } from '../../scalar/ops.ts';
import { primByCode } from '../../scalar/prim-types.ts';
import { isVectorType } from '../../scalar/values.ts';
import { extractField } from './arithmetic.ts';
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
import { isInteger } from './places.ts';
import { isExtended, isFloatScalar, memberOf, type Scalar, scalarRows, type Value } from './scalars.ts';

/** Undefined for operations that have no extended type in them, or do not care. */
export function lowerExtended(f: FuncContext, n: Node, use: ScalarUse, operands: readonly Value[]): Value | undefined {
  if (!hasExtended(operands) && !isExtendedPrim(f.code.words[n] >>> 16) && !convertsExtended(f, n)) return undefined;
  if (use.shape === 'logic' || use.shape === 'select') return undefined;
  const kind = scalarOfNode(f, n);
  const operand = compute(f, n, use, operands, kind);
  return operand === undefined ? refused(f, n) : { operand, kind };
}

function hasExtended(operands: readonly Value[]): boolean {
  for (const { kind } of operands) if (isExtended(kind)) return true;
  return false;
}

function convertsExtended(f: FuncContext, n: Node): boolean {
  return f.code.has(n, 'from') && isExtendedPrim(f.code.slot(n, 'from'));
}

const extendedPrims = primByCode.map(isExtended);

function isExtendedPrim(primCode: number): boolean {
  return extendedPrims[primCode];
}

type ExtractOp = Extract<ScalarUse, { shape: 'extract' }>['op'];
/** All but what asks for the truth of its operands alone. */
type Computed = Exclude<ScalarUse, { shape: 'logic' | 'select' }>;

function compute(
  f: FuncContext,
  n: Node,
  use: Computed,
  operands: readonly Value[],
  kind: Scalar,
): Operand | undefined {
  const [x, y] = operands;
  switch (use.shape) {
    case 'compare':
      return comparison(f, n, use.op, operands, kind);
    case 'binary':
      // Operands of other types are converted to that of the instruction, which is the extended one or nothing is.
      return isExtended(kind) ? extendedBinary(f.b, use.op, kind, f.as(x, kind), f.as(y, kind)) : undefined;
    case 'shift':
      return extendedShift(f.b, use.op, kind, f.as(x, kind), y.operand, f.scalarOf(y));
    case 'unary':
      return isExtended(kind) ? extendedUnary(f.b, use.op, kind, f.as(x, kind)) : undefined;
    case 'not':
      return convert(f.b, f.b.calc('NotI', convert(f.b, x.operand, f.scalarOf(x), 'u1')), 'u1', kind);
    case 'convert':
      return conversion(f, n, x, kind);
    case 'round':
      return rounding(f, n, use.op, x, kind);
    case 'retype':
      return retype(f, n, x, kind);
    case 'extract':
      return extraction(f, n, use.op, x, kind);
    case 'deposit':
      return deposit(f, n, operands, kind);
    default:
      return unreachable(use);
  }
}

function comparison(
  f: FuncContext,
  n: Node,
  op: CompareOp,
  [x, y]: readonly Value[],
  kind: Scalar,
): Operand | undefined {
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

function rounding(f: FuncContext, n: Node, op: RoundingOp, x: Value, kind: Scalar): Operand | undefined {
  const from = scalarFrom(f, n);
  if (!isExtended(from)) {
    if (!isFloatScalar(from)) return undefined;
    return convert(f.b, f.b.calc(memberOf(familyOf(op), from), f.as(x, from)), from, kind);
  }
  return extendedRounding(f.b, op, kind, from, f.as(x, from));
}

/** The same bits as another type of the same size. */
function retype(f: FuncContext, n: Node, x: Value, kind: Scalar): Operand | undefined {
  if (x.kind === 'agg') return readAt(f, n, x.operand, 0).operand;
  if (scalarRows[x.kind].bits !== scalarRows[kind].bits) return undefined;
  const bits = isExtended(x.kind)
    ? extendedBits(f.b, x.operand, x.kind)
    : x.kind === 'f64'
      ? f.b.calc('DAsL', x.operand)
      : x.operand;
  return kind === 'f64' ? f.b.calc('LAsD', bits) : bits;
}

function extraction(f: FuncContext, n: Node, op: ExtractOp, x: Value, kind: Scalar): Operand | undefined {
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

function deposit(f: FuncContext, n: Node, [target, value]: readonly Value[], kind: Scalar): Operand | undefined {
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
