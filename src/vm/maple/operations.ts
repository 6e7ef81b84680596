/**
 * Unary, binary and converting operations. What has no instruction of its own is done by its function in
 * src/scalar.
 */
import { InternalError, unreachable } from '../../base/errors.ts';
import type { Node } from '../../maple/code.ts';
import {
  type LeafOpcode,
  type Opcode,
  type ReplacedExpr,
  type ScalarOpcode,
  scalarUseOf,
  type StatementOpcode,
} from '../../maple/opcodes.ts';
import {
  extractbits,
  retype as retypeMeaning,
  rounding as roundingMeaning,
  sext,
  shift as shiftMeaning,
  unary as unaryMeaning,
  zext,
} from '../../scalar/operations.ts';
import type {
  BinaryOp,
  LogicOp,
  PlainBinaryOp,
  PlainUnaryOp,
  RoundingOp,
  ScalarUse,
  ShiftOp,
} from '../../scalar/ops.ts';
import { NO_SLOT, type Slot } from '../machine/slots.ts';
import { type AnyBinary, type AnyUnary, combine, emitBinary, emitImmediate, has } from './arithmetic.ts';
import { calc1, calc2 } from './calc.ts';
import { addressWord, scalarVal } from './cells.ts';
import { compareValue } from './conditions.ts';
import type { FuncContext } from './context.ts';
import { canonical, convert, convertModular, truth } from './conversions.ts';
import { operateExtended } from './extended.ts';
import { depositField } from './fields.ts';
import { callExpression } from './intrinsics.ts';
import { isFloatScalar, type Scalar, scalars } from './kinds.ts';
import { readAt } from './memory-access.ts';
import { evaluateAs, evaluateScalar } from './operands.ts';
import type { ScalarVal, Val } from './values.ts';

type ExtractOp = Extract<ScalarUse, { shape: 'extract' }>['op'];
export function operate(f: FuncContext, n: Node, op: Opcode, hint: Slot, depth: number): Val {
  const use = scalarUseOf(op);
  if (use !== undefined) return operateScalar(f, n, use, hint, depth);
  const { code } = f;
  switch (op) {
    case 'alloca': {
      const size = evaluateAs(f, code.operand(n, 0), f.address, NO_SLOT, depth + 1);
      return allocate(f, n, size, hint);
    }
    case 'malloc':
    case 'intrinsicop':
    case 'intrinsicopwithtype': {
      const args = code.operands(n).map((operand) => f.evaluate(operand, NO_SLOT, depth + 1));
      f.a.at(code.start(n), code.end(n));
      return callExpression(f, n, op, args);
    }
    default:
      return f.unsupported(op satisfies EvaluatedElsewhere | ReplacedExpr | ScalarOpcode | StatementOpcode);
  }
}

/** Leaves, and what `evaluate` does itself. */
type EvaluatedElsewhere = LeafOpcode | 'cand' | 'cior' | 'iread' | 'ireadoff' | 'iaddrof' | 'array';

/** `select` is done by jumps (expressions.ts) and never comes here. */
function operateScalar(f: FuncContext, n: Node, use: ScalarUse, hint: Slot, depth: number): Val {
  const extended = operateExtended(f, n, use, hint, depth);
  if (extended !== undefined) return extended;
  switch (use.shape) {
    case 'binary':
      return binary(f, n, use.op, hint, depth);
    case 'shift':
      return shift(f, n, use.op, hint, depth);
    case 'logic':
      return bothLogic(f, n, use.op, hint, depth);
    case 'not':
      return negation(f, n, hint, depth);
    case 'unary':
      return unary(f, n, use.op, hint, depth);
    case 'compare':
      return compareValue(f, n, use.op, hint, depth);
    case 'convert':
    case 'round':
      return conversion(f, n, use.op, hint, depth);
    case 'retype':
      return retype(f, n, hint, depth);
    case 'extract':
      return extraction(f, n, use.op, hint, depth);
    case 'deposit':
      return deposit(f, n, hint, depth);
    case 'select':
      throw new InternalError('a select that is no jump', 'maple vm');
    default:
      return unreachable(use);
  }
}

function negation(f: FuncContext, n: Node, hint: Slot, depth: number): Val {
  const val = evaluateScalar(f, f.code.operand(n, 0), NO_SLOT, depth + 1);
  f.a.at(f.code.start(n), f.code.end(n));
  return convert(f, not(f, val), f.scalarOfNode(n), hint);
}

export function allocate(f: FuncContext, n: Node, size: ScalarVal, hint: Slot): Val {
  f.a.at(f.code.start(n), f.code.end(n));
  const from = f.inSlot(size);
  const slot = f.dest(hint);
  f.usesStack = true;
  f.a.emit('Alloca', slot, from);
  return convert(f, { tag: 'reg', kind: f.address, slot }, f.scalarOfNode(n));
}

// Binary

function binary(f: FuncContext, n: Node, op: PlainBinaryOp, hint: Slot, depth: number): Val {
  const kind = f.scalarOfNode(n);
  const { code } = f;
  const x = evaluateAs(f, code.operand(n, 0), kind, NO_SLOT, depth + 1);
  const y = evaluateAs(f, code.operand(n, 1), kind, NO_SLOT, depth + 1);
  f.a.at(code.start(n), code.end(n));
  return combine(f, op, kind, x, y, hint);
}

/** Without the letter of the register. */
const shiftInstructions = { shl: 'Shl', ashr: 'Shr', lshr: 'ShrU' } as const satisfies Partial<Record<ShiftOp, string>>;

function shift(f: FuncContext, n: Node, op: ShiftOp, hint: Slot, depth: number): Val {
  const { code } = f;
  const kind = f.scalarOfNode(n);
  const x = evaluateAs(f, code.operand(n, 0), kind, NO_SLOT, depth + 1);
  const given = evaluateScalar(f, code.operand(n, 1), NO_SLOT, depth + 1);
  const count = isFloatScalar(given.kind) ? convert(f, given, 'i64') : given;
  f.a.at(code.start(n), code.end(n));
  if (kind === 'u1') return x;
  const { slot, bits } = scalars[kind];
  if (!has(shiftInstructions, op) || bits < 32) {
    const meaning = shiftMeaning(op, kind, count.kind) as AnyBinary;
    return calc2(f, `${op} ${kind} ${count.kind}`, meaning, x, count, kind, hint);
  }
  const name = `${shiftInstructions[op]}${slot === 'long' ? 'L' : 'W'}` as const;
  if (count.tag === 'const')
    return emitImmediate(f, `${name}i`, kind, x, Number(BigInt(count.value) & BigInt(bits - 1)), hint);
  return emitBinary(f, name, kind, x, count, hint);
}

/** The operation on truth values, which are 0 or 1. */
const onTruths: { readonly [O in LogicOp]: BinaryOp } = { land: 'band', lior: 'bior' };

function bothLogic(f: FuncContext, n: Node, op: LogicOp, hint: Slot, depth: number): Val {
  const { code } = f;
  const x = truth(f, evaluateScalar(f, code.operand(n, 0), NO_SLOT, depth + 1));
  const y = truth(f, evaluateScalar(f, code.operand(n, 1), NO_SLOT, depth + 1));
  const val = combine(f, onTruths[op], 'u1', x, y, NO_SLOT);
  return convert(f, val, f.scalarOfNode(n), hint);
}

// Unary

function not(f: FuncContext, val: ScalarVal): ScalarVal {
  const is = truth(f, val);
  if (is.tag === 'const') return { ...is, value: 1 - Number(is.value) };
  f.release(is);
  const slot = f.temp();
  f.a.emit('EqWi', slot, is.slot, 0);
  return { tag: 'reg', kind: 'u1', slot };
}

function unary(f: FuncContext, n: Node, op: PlainUnaryOp, hint: Slot, depth: number): Val {
  const kind = f.scalarOfNode(n);
  const x = evaluateAs(f, f.code.operand(n, 0), kind, NO_SLOT, depth + 1);
  f.a.at(f.code.start(n), f.code.end(n));
  const floatOp =
    isFloatScalar(kind) &&
    (op === 'neg' ? 'NegF' : op === 'abs' ? 'AbsF' : op === 'sqrt' && kind === 'f64' ? 'SqrtD' : undefined);
  if (floatOp !== undefined && floatOp !== false) {
    const a = f.inSlot(x);
    f.release(x);
    const slot = f.dest(hint);
    f.a.emit(floatOp, slot, a);
    return { tag: 'reg', kind, slot };
  }
  if (op === 'neg' && scalars[kind].slot === 'word') {
    const val = emitImmediate(f, 'RsubWi', kind, x, 0, hint);
    return canonical(f, val.slot, kind, val.slot);
  }
  return calc1(f, `${op} ${kind}`, unaryMeaning(op, kind) as AnyUnary, x, kind, hint);
}

function conversion(f: FuncContext, n: Node, op: 'cvt' | RoundingOp, hint: Slot, depth: number): Val {
  const { code } = f;
  const kind = f.scalarOfNode(n);
  const declared = f.kindOf(code.from(n));
  const from = declared === 'agg' ? f.address : declared;
  const x = evaluateAs(f, code.operand(n, 0), from, NO_SLOT, depth + 1);
  f.a.at(code.start(n), code.end(n));
  if (op === 'cvt' || !isFloatScalar(from)) return convert(f, x, kind, hint);
  return calc1(f, `${op} ${kind} ${from}`, roundingMeaning(op, kind, from) as AnyUnary, x, kind, hint);
}

/** The same bits as another type. Sizes that differ are a mistake; the integer is then cut or extended first. */
function retype(f: FuncContext, n: Node, hint: Slot, depth: number): Val {
  const kind = f.kindOf(f.code.prim(n));
  const x = f.evaluate(f.code.operand(n, 0), NO_SLOT, depth + 1);
  f.a.at(f.code.start(n), f.code.end(n));
  if (kind === 'agg') return x;
  if (x.tag === 'agg') return readAt(f, n, { base: addressWord(f, x.addr), index: NO_SLOT, scale: 0, offset: 0 }, hint);
  if (x.kind === kind) return x;
  const bitsOf = (scalar: Scalar): Scalar =>
    scalars[scalar].bits === 64 ? 'i64' : isFloatScalar(scalar) ? 'i32' : scalar;
  const bits = isFloatScalar(x.kind) ? sameBits(f, x, bitsOf(x.kind)) : x;
  const cut = convertModular(f, bits, bitsOf(kind));
  return isFloatScalar(kind) ? sameBits(f, cut, kind) : { ...cut, kind };
}

function sameBits(f: FuncContext, x: ScalarVal, to: Scalar): ScalarVal {
  return calc1(f, `retype ${to} ${x.kind}`, retypeMeaning(to, x.kind) as AnyUnary, x, to, NO_SLOT);
}

function asInteger(f: FuncContext, val: ScalarVal): ScalarVal {
  return isFloatScalar(val.kind) ? convert(f, val, 'i64') : val;
}

function extraction(f: FuncContext, n: Node, op: ExtractOp, hint: Slot, depth: number): Val {
  const { code } = f;
  const kind = f.scalarOfNode(n);
  const size = code.slot(n, 'bitSize');
  const given = asInteger(f, evaluateScalar(f, code.operand(n, 0), NO_SLOT, depth + 1));
  f.a.at(code.start(n), code.end(n));
  if (op === 'extractbits') {
    const offset = code.slot(n, 'bitOffset');
    const meaning = extractbits(kind, { offset, size }, given.kind) as AnyUnary;
    return calc1(f, `${op} ${kind} ${offset} ${size} ${given.kind}`, meaning, given, kind, hint);
  }
  const x = convertModular(f, given, kind);
  if (scalars[kind].slot === 'word' && size === 8) {
    const from = f.inSlot(x);
    const slot = f.dest(hint);
    return convert(f, { ...canonical(f, from, op === 'sext' ? 'i8' : 'u8', slot) }, kind);
  }
  return calc1(f, `${op} ${kind} ${size}`, (op === 'sext' ? sext : zext)(kind, size) as AnyUnary, x, kind, hint);
}

function deposit(f: FuncContext, n: Node, hint: Slot, depth: number): Val {
  const { code } = f;
  const kind = f.scalarOfNode(n);
  const target = evaluateAs(f, code.operand(n, 0), kind, NO_SLOT, depth + 1);
  const given = scalarVal(f, f.evaluate(code.operand(n, 1), NO_SLOT, depth + 1));
  f.a.at(code.start(n), code.end(n));
  return depositField(
    f,
    target,
    convertModular(f, given, kind),
    kind,
    code.slot(n, 'bitOffset'),
    code.slot(n, 'bitSize'),
    hint,
  );
}
