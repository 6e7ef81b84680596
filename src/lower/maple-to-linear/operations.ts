/**
 * Expressions with operands, once the operands have their values.
 *
 * What an opcode does is asked of its row: one that names an operation of src/scalar is lowered by the shape of that
 * operation (binary, shift, compare, …), whichever opcode it is; only those that read memory, compute addresses, allocate
 * or call are lowered by their own names. Operands come with the type that they were computed in; each shape brings them to
 * the type it works on, so that a module which mixes types means the same here as in the interpreter.
 */
import { unreachable } from '../../base/errors.ts';
import type { Operand } from '../../linear/nodes.ts';
import type { Node } from '../../maple/code.ts';
import {
  type LeafOpcode,
  type Opcode,
  opcodeByCode,
  type ReplacedExpr,
  rows,
  type ScalarOpcode,
  scalarUseOf,
  type StatementOpcode,
} from '../../maple/opcodes.ts';
import { type CompareOp, isThreeWay, type PlainBinaryOp, type RoundingOp, type ScalarUse } from '../../scalar/ops.ts';
import {
  depositField,
  extractField,
  lowerBinary,
  lowerCompare,
  lowerLogic,
  lowerRounding,
  lowerShift,
  lowerUnary,
} from './arithmetic.ts';
import { elementAddress } from './arrays.ts';
import { lowerCallOperation } from './call-operations.ts';
import type { FuncContext } from './context.ts';
import { convert, convertModular, truthOf } from './conversions.ts';
import { lowerExtended } from './extended-operations.ts';
import { addressAs, readAt, refused, scalarOfNode } from './leaves.ts';
import { load } from './memory.ts';
import { addressOf, pointedPlace, type Place } from './places.ts';
import { isFloatScalar, type Kind, memberOf, type Scalar, scalarRows, type Value } from './scalars.ts';

type ExtractOp = Extract<ScalarUse, { shape: 'extract' }>['op'];

export function lowerOperation(f: FuncContext, n: Node, op: Opcode, operands: readonly Value[]): Value {
  const use = scalarUseOf(op);
  const extended = use && lowerExtended(f, n, use, operands);
  if (extended !== undefined) return extended;
  if (!suits(f, n)) return refused(f, n);
  return use === undefined ? lowerOther(f, n, op, operands) : lowerScalar(f, n, use, operands);
}

function lowerScalar(f: FuncContext, n: Node, use: ScalarUse, operands: readonly Value[]): Value {
  const [x, y] = operands;
  switch (use.shape) {
    case 'compare':
      return comparison(f, n, use.op, operands);
    case 'binary':
      return binary(f, n, use.op, operands);
    case 'shift': {
      const scalar = scalarOfNode(f, n);
      return { operand: lowerShift(f.b, use.op, scalar, f.as(x, scalar), y.operand, f.scalarOf(y)), kind: scalar };
    }
    case 'logic':
      return truthAs(f, n, lowerLogic(f.b, use.op, x.operand, f.scalarOf(x), y.operand, f.scalarOf(y)));
    case 'not':
      return truthAs(f, n, f.b.calc(memberOf('Not', f.scalarOf(x)), x.operand));
    case 'unary': {
      const scalar = scalarOfNode(f, n);
      return { operand: lowerUnary(f.b, use.op, scalar, f.as(x, scalar)), kind: scalar };
    }
    case 'convert':
    case 'round':
      return conversion(f, n, use.op, x);
    case 'retype':
      return retype(f, n, x);
    case 'extract':
      return extraction(f, n, use.op, x);
    case 'deposit':
      return deposit(f, n, operands);
    case 'select':
      return selection(f, n, operands);
    default:
      return unreachable(use);
  }
}

/** Expressions with operands that read memory, compute addresses, allocate or call. */
function lowerOther(f: FuncContext, n: Node, op: Opcode, operands: readonly Value[]): Value {
  const { b, code } = f;
  switch (op) {
    case 'iread': {
      const want = f.kindOfNode(n);
      return load(f, pointedField(f, n, operands[0], want), want);
    }
    case 'iaddrof':
      return addressAs(f, n, addressOf(f, pointedField(f, n, operands[0], undefined)));
    case 'ireadoff':
      return readAt(f, n, addressOperand(f, operands[0]), code.offset(n));
    case 'array':
      return addressAs(f, n, elementAddress(f, n, operands));
    case 'alloca':
      return addressAs(f, n, b.alloca(addressOperand(f, operands[0])));
    case 'malloc':
    case 'intrinsicop':
    case 'intrinsicopwithtype':
      return lowerCallOperation(f, n, op, operands);
    default:
      op satisfies LeafOpcode | ScalarOpcode | StatementOpcode | ReplacedExpr | 'cand' | 'cior';
      return refused(f, n);
  }
}

/** The place of the field that an instruction names, in what its operand points to. */
function pointedField(f: FuncContext, n: Node, pointer: Value, want: Kind | undefined): Place {
  return pointedPlace(f, addressOperand(f, pointer), f.code.type(n), f.code.field(n), want, n);
}

/** By the codes of opcodes: whether the row allows floats alone, or none of them; undefined for those that allow all numbers. */
const allowsFloats = opcodeByCode.map((op) => {
  const of = op && rows[op].of;
  return of === undefined || of === 'number' || of === 'scalar' ? undefined : of === 'float';
});

/** Is the instruction's type one that its row allows? The verifier has seen to that; without it nothing must crash. */
function suits(f: FuncContext, n: Node): boolean {
  const wanted = allowsFloats[f.code.words[n] & 0xffff];
  return wanted === undefined || isFloatScalar(scalarOfNode(f, n)) === wanted;
}

/** An operand as an address. */
export function addressOperand(f: FuncContext, value: Value): Operand {
  return f.as(value, f.addressScalar);
}

function truthAs(f: FuncContext, n: Node, truth: Operand): Value {
  const kind = scalarOfNode(f, n);
  return { operand: convert(f.b, truth, 'u1', kind), kind };
}

function comparison(f: FuncContext, n: Node, op: CompareOp, [x, y]: readonly Value[]): Value {
  const from = f.kindOf(f.code.from(n), n);
  const scalar = from === 'agg' ? f.addressScalar : from;
  const answer = lowerCompare(f.b, op, scalar, f.as(x, scalar), f.as(y, scalar));
  const kind = scalarOfNode(f, n);
  return { operand: convert(f.b, answer, isThreeWay(op) ? 'i32' : 'u1', kind), kind };
}

function binary(f: FuncContext, n: Node, op: PlainBinaryOp, [x, y]: readonly Value[]): Value {
  const kind = scalarOfNode(f, n);
  const left = f.as(x, kind);
  const right = f.as(y, kind);
  return { operand: lowerBinary(f.b, op, kind, left, right), kind };
}

function conversion(f: FuncContext, n: Node, op: 'cvt' | RoundingOp, x: Value): Value {
  const kind = scalarOfNode(f, n);
  const declared = f.kindOf(f.code.from(n), n);
  const from = declared === 'agg' ? f.addressScalar : declared;
  const operand = f.as(x, from);
  return {
    operand: op === 'cvt' ? convert(f.b, operand, from, kind) : lowerRounding(f.b, op, kind, from, operand),
    kind,
  };
}

/** The same bits as another type. Sizes that differ are a mistake; the integer is then cut or extended first. */
function retype(f: FuncContext, n: Node, x: Value): Value {
  const kind = f.kindOfNode(n);
  if (kind === 'agg') return { operand: x.operand, kind: x.kind };
  if (x.kind === 'agg') return readAt(f, n, x.operand, 0);
  if (x.kind === kind) return x;
  const bitsFrom: Scalar = scalarRows[x.kind].bits === 64 ? 'i64' : isFloatScalar(x.kind) ? 'i32' : x.kind;
  const bitsTo: Scalar = scalarRows[kind].bits === 64 ? 'i64' : isFloatScalar(kind) ? 'i32' : kind;
  const plain = isFloatScalar(x.kind) ? f.b.calc(x.kind === 'f32' ? 'FAsI' : 'DAsL', x.operand) : x.operand;
  const cut = convertModular(f.b, plain, bitsFrom, bitsTo);
  return { operand: isFloatScalar(kind) ? f.b.calc(kind === 'f32' ? 'IAsF' : 'LAsD', cut) : cut, kind };
}

function extraction(f: FuncContext, n: Node, op: ExtractOp, x: Value): Value {
  const kind = scalarOfNode(f, n);
  const { operand: bits, kind: from } = f.asInteger(x);
  if (op === 'extractbits') {
    const [offset, size] = [f.code.slot(n, 'bitOffset'), f.code.slot(n, 'bitSize')];
    return { operand: extractField(f.b, bits, from, offset, size, scalarRows[kind].signed, kind), kind };
  }
  const operand = convertModular(f.b, bits, from, kind);
  return { operand: extractField(f.b, operand, kind, 0, f.code.slot(n, 'bitSize'), op === 'sext', kind), kind };
}

function deposit(f: FuncContext, n: Node, [target, value]: readonly Value[]): Value {
  const kind = scalarOfNode(f, n);
  const put = convertModular(f.b, value.operand, f.scalarOf(value), kind);
  const operand = depositField(
    f.b,
    f.as(target, kind),
    put,
    kind,
    f.code.slot(n, 'bitOffset'),
    f.code.slot(n, 'bitSize'),
  );
  return { operand, kind };
}

function selection(f: FuncContext, n: Node, [condition, yes, no]: readonly Value[]): Value {
  const kind = f.kindOfNode(n);
  const scalar = kind === 'agg' ? f.addressScalar : kind;
  const truth = truthOf(f.b, condition.operand, f.scalarOf(condition));
  return { operand: f.b.calc(memberOf('Select', scalar), truth, f.as(yes, scalar), f.as(no, scalar)), kind };
}
