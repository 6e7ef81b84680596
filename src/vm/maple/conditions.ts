/**
 * Comparisons, jumps by the truth of an expression, and values that come about by jumps: `cand`, `cior`, `select`.
 */
import type { Node } from '../../maple/code.ts';
import { compare as comparisonMeaning } from '../../scalar/operations.ts';
import type { CompareOp } from '../../scalar/ops.ts';
import {
  type Comparison,
  emitComparison,
  jumpIfHolds,
  jumpUnlessHolds,
  type RegisterCompare,
} from '../machine/comparisons.ts';
import type { LabelRef } from '../machine/opcodes.ts';
import { NO_SLOT, type Slot, type SlotClass } from '../machine/slots.ts';
import { calc2 } from './calc.ts';
import { assignSlot } from './cells.ts';
import { type FuncContext, mostDepth } from './context.ts';
import { convert, truthOf } from './conversions.ts';
import { convertConstant, isExtended, isFloatScalar, type Scalar, scalars } from './kinds.ts';
import { evaluateAs, evaluateScalar } from './operands.ts';
import type { ScalarVal, Val } from './values.ts';

/** Jumps to a label if the truth of an expression is as wanted, else goes on. */
export function jumpIf(f: FuncContext, n: Node, want: boolean, label: LabelRef, depth = 0): void {
  const { code } = f;
  const op = code.op(n);
  if (depth <= mostDepth) {
    if (op === 'cand' || op === 'cior') return jumpIfLogic(f, n, want, label, depth);
    if (op === 'lnot') return jumpIf(f, code.operand(n, 0), !want, label, depth + 1);
    if (isOrder(op) && !isExtended(code.from(n))) return jumpIfOrder(f, n, op, want, label, depth);
  }
  const val = evaluateScalar(f, n, NO_SLOT, depth);
  f.a.at(code.start(n), code.end(n));
  jumpIfTrue(f, val, want, label);
}

/** Jumps if the value is not 0 (`want`), or if it is. */
export function jumpIfTrue(f: FuncContext, given: ScalarVal, want: boolean, label: LabelRef): void {
  const val = truthOf(f, given);
  if (val.tag === 'const') {
    const isTrue = convertConstant(val.value, val.kind, 'u1') === 1;
    if (isTrue === want) f.a.emit('Jump', label);
    return;
  }
  switch (scalars[val.kind].slot) {
    case 'word':
      return f.a.emit(want ? 'BrW' : 'BrNotW', val.slot, label);
    case 'long':
      return f.a.emit(want ? 'BrL' : 'BrNotL', val.slot, label);
    default: {
      const zero = f.inSlot({ tag: 'const', kind: val.kind, value: 0 });
      return f.a.emit(want ? 'BrNeF' : 'BrEqF', val.slot, zero, label);
    }
  }
}

function jumpIfLogic(f: FuncContext, n: Node, want: boolean, label: LabelRef, depth: number): void {
  const { code } = f;
  // `cand` wanted false and `cior` wanted true jump from either operand; the others only if both agree.
  const either = (code.op(n) === 'cior') === want;
  const skip = f.a.newLabel();
  if (either) jumpIf(f, code.operand(n, 0), want, label, depth + 1);
  else jumpIf(f, code.operand(n, 0), !want, skip, depth + 1);
  jumpIf(f, code.operand(n, 1), want, label, depth + 1);
  f.a.bind(skip);
}

type Order = 'eq' | 'ne' | 'lt' | 'le' | 'gt' | 'ge';

const orders = {
  eq: { name: 'Eq', swapped: 'eq', opposite: 'ne' },
  ne: { name: 'Ne', swapped: 'ne', opposite: 'eq' },
  lt: { name: 'Lt', swapped: 'gt', opposite: 'ge' },
  le: { name: 'Le', swapped: 'ge', opposite: 'gt' },
  gt: { name: 'Gt', swapped: 'lt', opposite: 'le' },
  ge: { name: 'Ge', swapped: 'le', opposite: 'lt' },
} as const satisfies Record<Order, { name: string; swapped: Order; opposite: Order }>;

export function isOrder(op: string): op is Order {
  return Object.hasOwn(orders, op);
}

/** How two values of a kind are compared. */
function comparison(f: FuncContext, order: Order, kind: Scalar, x: ScalarVal, y: ScalarVal): Comparison {
  const { slot, signed, bits } = scalars[kind];
  const isUnsigned = slot === 'long' ? !signed : kind === 'u32';
  const isEquality = order === 'eq' || order === 'ne';
  const { name, swapped } = orders[order];
  if (slot === 'word' && (isEquality || !isUnsigned || bits < 32)) {
    if (y.tag === 'const') return { op: `${name}Wi`, left: f.inSlot(x), immediate: Number(y.value) | 0 };
    if (x.tag === 'const')
      return { op: `${orders[swapped].name}Wi`, left: f.inSlot(y), immediate: Number(x.value) | 0 };
  }
  const isSwapped = order === 'gt' || order === 'ge';
  const left = f.inSlot(isSwapped ? y : x);
  const right = f.inSlot(isSwapped ? x : y);
  return { op: registerCompare(isSwapped ? swapped : order, slot, isUnsigned), left, right };
}

function registerCompare(order: Order, slot: SlotClass, isUnsigned: boolean): RegisterCompare {
  const sort = slot === 'float' ? 'F' : slot === 'long' ? 'L' : 'W';
  if (order === 'eq' || order === 'ne') return `${orders[order].name}${sort}`;
  const name = order === 'lt' ? 'Lt' : 'Le';
  return sort !== 'F' && isUnsigned ? `${name}U${sort}` : `${name}${sort}`;
}

function comparedOperands(f: FuncContext, n: Node, depth: number): [Scalar, ScalarVal, ScalarVal] {
  const { code } = f;
  const from = f.kindOf(code.from(n));
  const kind = from === 'agg' ? f.address : from;
  const x = evaluateAs(f, code.operand(n, 0), kind, NO_SLOT, depth + 1);
  const y = evaluateAs(f, code.operand(n, 1), kind, NO_SLOT, depth + 1);
  f.a.at(code.start(n), code.end(n));
  return [kind, x, y];
}

function jumpIfOrder(f: FuncContext, n: Node, op: Order, want: boolean, label: LabelRef, depth: number): void {
  const [kind, x, y] = comparedOperands(f, n, depth);
  const isFloat = isFloatScalar(kind);
  const compared = comparison(f, want || isFloat ? op : orders[op].opposite, kind, x, y);
  f.release(x);
  f.release(y);
  (want ? jumpIfHolds : jumpUnlessHolds)(f.a, compared, label);
}

/** A comparison as a value. */
export function compareValue(f: FuncContext, n: Node, op: CompareOp, hint: Slot, depth: number): Val {
  const [kind, x, y] = comparedOperands(f, n, depth);
  const to = f.scalarOfNode(n);
  if (!isOrder(op)) {
    const meaning = comparisonMeaning(op, kind) as (x: never, y: never) => number;
    return convert(f, calc2(f, `${op} ${kind}`, meaning, x, y, 'i32', NO_SLOT), to, hint);
  }
  const compared = comparison(f, op, kind, x, y);
  f.release(x);
  f.release(y);
  const slot = scalars[to].slot === 'word' ? f.dest(hint) : f.temp();
  emitComparison(f.a, slot, compared);
  return convert(f, { tag: 'reg', kind: 'u1', slot }, to, hint);
}

export function logicValue(f: FuncContext, n: Node, hint: Slot, depth: number): Val {
  const slot = f.temp();
  const [no, end] = [f.a.newLabel(), f.a.newLabel()];
  jumpIf(f, n, false, no, depth);
  f.a.emit('ConstW', slot, 1);
  f.a.emit('Jump', end);
  f.a.bind(no);
  f.a.emit('ConstW', slot, 0);
  f.a.bind(end);
  return convert(f, { tag: 'reg', kind: 'u1', slot }, f.scalarOfNode(n), hint);
}

/** `select`: only what is chosen is evaluated, unless that makes no difference. */
export function choose(f: FuncContext, n: Node, hint: Slot, depth: number): Val {
  const { code } = f;
  const kind = f.kindOf(code.prim(n));
  const scalar = kind === 'agg' ? f.address : kind;
  const slot = hint !== NO_SLOT && kind !== 'agg' ? hint : f.newSlotFor(scalars[scalar].slot);
  const [no, end] = [f.a.newLabel(), f.a.newLabel()];
  jumpIf(f, code.operand(n, 0), false, no, depth + 1);
  assignSlot(f, slot, scalar, f.evaluate(code.operand(n, 1), NO_SLOT, depth + 1));
  f.a.emit('Jump', end);
  f.a.bind(no);
  assignSlot(f, slot, scalar, f.evaluate(code.operand(n, 2), NO_SLOT, depth + 1));
  f.a.bind(end);
  if (kind !== 'agg') return { tag: 'reg', kind, slot };
  return { tag: 'agg', kind, addr: { base: slot, index: NO_SLOT, scale: 0, offset: 0 }, size: undefined };
}
