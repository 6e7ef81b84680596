/**
 * Numbers of 128 bits, complex numbers and vectors in the VM: a value is its bits, of 64 in a long, of 128 in a pair of
 * slots. Every operation is done by its function in src/scalar, between bits: `Calc` reads and writes both as bigints.
 */
import { unreachable } from '../../base/errors.ts';
import type { Node } from '../../maple/code.ts';
import {
  binary,
  compare,
  compareTo,
  depositbits,
  extractbits,
  hasBinary,
  hasCompare,
  hasRounding,
  hasUnary,
  retype,
  rounding,
  sext,
  shift,
  unary,
  zext,
} from '../../scalar/operations.ts';
import type { CompareOp, PlainBinaryOp, PlainUnaryOp, RoundingOp, ScalarUse, ShiftOp } from '../../scalar/ops.ts';
import { primRows } from '../../scalar/prim-types.ts';
import { isIntegerType, isVectorType } from '../../scalar/values.ts';
import { NO_SLOT, type Slot } from '../machine/slots.ts';
import { apply1, apply2 } from './calc.ts';
import { addressWord } from './cells.ts';
import type { FuncContext } from './context.ts';
import { convert, convertModularly } from './conversions.ts';
import { isExtended, type Scalar } from './kinds.ts';
import { readAt } from './memory-access.ts';
import { evaluateAs, evaluateScalar, fromOf } from './operands.ts';
import type { ScalarVal, Val } from './values.ts';

// Conversions

// Operations

function takesExtended(f: FuncContext, n: Node): boolean {
  const { code } = f;
  if (isExtended(code.prim(n)) || (code.has(n, 'from') && isExtended(code.from(n)))) return true;
  for (let i = 0; i < code.count(n); i++) if (isExtended(code.prim(code.operand(n, i)))) return true;
  return false;
}

/** An operation with an extended kind among its types; undefined for all others. */
export function operateExtended(f: FuncContext, n: Node, use: ScalarUse, hint: Slot, depth: number): Val | undefined {
  if (!takesExtended(f, n)) return undefined;
  const { code } = f;
  const kind = f.scalarOfNode(n);
  const own = (i: number): ScalarVal => evaluateAs(f, code.operand(n, i), kind, NO_SLOT, depth + 1);
  const given = (i: number): ScalarVal => evaluateScalar(f, code.operand(n, i), NO_SLOT, depth + 1);
  const on: Operation = { f, n, kind, hint, own, given, at: () => f.a.at(code.start(n), code.end(n)) };
  switch (use.shape) {
    case 'compare':
      return comparison(f, n, use.op, kind, hint, depth);
    case 'shift':
      return shiftExtended(on, use.op);
    case 'binary':
      return binaryExtended(on, use.op);
    case 'unary':
      return unaryExtended(on, use.op);
    case 'round':
      return round(f, n, use.op, kind, hint, depth);
    case 'convert': {
      const x = evaluateAs(f, code.operand(n, 0), fromOf(f, n), NO_SLOT, depth + 1);
      on.at();
      return convert(f, x, kind, hint);
    }
    case 'retype':
      return retypeBits(f, n, kind, hint, depth);
    case 'extract':
      return extraction(f, n, use.op, given(0), kind, hint);
    case 'deposit':
      return deposit(on, use.op);
    case 'logic':
    case 'not':
    case 'select':
      // Truth values, whatever their operands are.
      return undefined;
    default:
      return unreachable(use);
  }
}

/** An instruction whose operands are to be evaluated: as its own kind, or as they are given. */
interface Operation {
  readonly f: FuncContext;
  readonly n: Node;
  readonly kind: Scalar;
  readonly hint: Slot;
  readonly own: (i: number) => ScalarVal;
  readonly given: (i: number) => ScalarVal;
  /** Says that what follows is the instruction itself. */
  readonly at: () => void;
}

function shiftExtended({ f, kind, hint, own, given, at }: Operation, op: ShiftOp): Val {
  const [x, count] = [own(0), given(1)];
  at();
  return apply2(f, op, shift(op, kind, count.kind), x, count, kind, hint);
}

function binaryExtended({ f, n, kind, hint, own, at }: Operation, op: PlainBinaryOp): Val {
  if (!hasBinary(op, kind)) return f.unsupported(`${f.code.op(n)} of ${kind}`);
  const [x, y] = [own(0), own(1)];
  at();
  return apply2(f, op, binary(op, kind), x, y, kind, hint);
}

function unaryExtended({ f, kind, hint, own, at }: Operation, op: PlainUnaryOp): Val {
  if (!hasUnary(op, kind)) return f.unsupported(`${op} of ${kind}`);
  const x = own(0);
  at();
  return apply1(f, op, unary(op, kind), x, kind, hint);
}

function deposit({ f, n, kind, hint, own, given, at }: Operation, op: 'depositbits'): Val {
  const [target, value] = [own(0), given(1)];
  at();
  const range = { offset: f.code.slot(n, 'bitOffset'), size: f.code.slot(n, 'bitSize') };
  if (!isIntegerType(kind) || !isIntegerType(value.kind)) return f.unsupported(`${op} of ${kind}`);
  const key = `${op} ${range.offset} ${range.size}`;
  return apply2(f, key, depositbits(kind, range, value.kind), target, value, kind, hint);
}

function comparison(f: FuncContext, n: Node, op: CompareOp, kind: Scalar, hint: Slot, depth: number): Val {
  const { code } = f;
  const from = fromOf(f, n);
  if (!hasCompare(op, from) || isVectorType(from) !== isVectorType(kind)) return f.unsupported(`${op} of ${from}`);
  const [x, y] = [0, 1].map((i) => evaluateAs(f, code.operand(n, i), from, NO_SLOT, depth + 1));
  f.a.at(code.start(n), code.end(n));
  if (isVectorType(from)) return apply2(f, op, compareTo(op, kind, from), x, y, kind, hint);
  return convert(f, apply2(f, op, compare(op, from), x, y, 'i32', NO_SLOT), kind, hint);
}

function round(f: FuncContext, n: Node, op: RoundingOp, kind: Scalar, hint: Slot, depth: number): Val {
  const from = fromOf(f, n);
  const x = evaluateAs(f, f.code.operand(n, 0), from, NO_SLOT, depth + 1);
  f.a.at(f.code.start(n), f.code.end(n));
  if (isIntegerType(from)) return convert(f, x, kind, hint);
  if (!hasRounding(op, kind, from)) return f.unsupported(`${op} of ${from}`);
  return apply1(f, op, rounding(op, kind, from), x, kind, hint);
}

function retypeBits(f: FuncContext, n: Node, kind: Scalar, hint: Slot, depth: number): Val {
  const x = f.evaluate(f.code.operand(n, 0), NO_SLOT, depth + 1);
  f.a.at(f.code.start(n), f.code.end(n));
  if (x.tag === 'agg') return readAt(f, n, { base: addressWord(f, x.addr), index: NO_SLOT, scale: 0, offset: 0 }, hint);
  if (primRows[x.kind].bits !== primRows[kind].bits) return f.unsupported(`retype of ${x.kind}`);
  return x.kind === kind ? x : apply1(f, 'retype', retype(kind, x.kind), x, kind, hint);
}

function extraction(
  f: FuncContext,
  n: Node,
  op: 'sext' | 'zext' | 'extractbits',
  given: ScalarVal,
  kind: Scalar,
  hint: Slot,
): Val {
  const { code } = f;
  const size = code.slot(n, 'bitSize');
  f.a.at(code.start(n), code.end(n));
  if (!isIntegerType(kind) || !isIntegerType(given.kind)) return f.unsupported(`${op} of ${given.kind}`);
  if (op !== 'extractbits') {
    const x = convertModularly(f, given, kind);
    return apply1(f, `${op} ${size}`, (op === 'sext' ? sext : zext)(kind, size), x, kind, hint);
  }
  const offset = code.slot(n, 'bitOffset');
  return apply1(f, `${op} ${offset} ${size}`, extractbits(kind, { offset, size }, given.kind), given, kind, hint);
}
