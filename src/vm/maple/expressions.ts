/**
 * Expressions: operands from left to right, then the operation, each into the slot where it is wanted if possible.
 *
 * `evaluate` gives a value, `jumpIf` jumps by the truth of one, `addressOf` gives an address for a memory access,
 * modulo 2^32 and in the form that the access can have. Trees are walked by recursion as far as `mostDepth`; what lies
 * deeper is put off: a jump leads to code that is written when the statement is done, and back (`writeOutlined`).
 */
import { type Node, RETVAL0, specialRegs } from '../../maple/code.ts';
import { constantWord, isDynamic } from '../../maple/dynamic-words.ts';
import type { LeafOpcode, Opcode, ReplacedExpr } from '../../maple/opcodes.ts';
import { whyNotExecutable } from '../../maple/unsupported-opcodes.ts';
import { f32FromBits, f64FromBits } from '../../scalar/float-bits.ts';
import { compare as comparisonMeaning } from '../../scalar/operations.ts';
import type { CompareOp } from '../../scalar/ops.ts';
import { type Addr, addressIn, moved } from '../machine/addresses.ts';
import {
  type Comparison,
  emitComparison,
  jumpIfHolds,
  jumpUnlessHolds,
  type RegisterCompare,
} from '../machine/comparisons.ts';
import { move } from '../machine/moves.ts';
import type { LabelRef } from '../machine/opcodes.ts';
import { highHalf, NO_SLOT, type Slot, type SlotClass } from '../machine/slots.ts';
import type { FuncContext, ScalarVal, Val } from './context.ts';
import { calc2, convert } from './conversions.ts';
import { constantOfBits, truthOf } from './extended.ts';
import { functionAddress } from './image.ts';
import { callExpression } from './intrinsics.ts';
import { convertConstant, isExtended, isFloatScalar, type Kind, type Scalar, scalars } from './kinds.ts';
import {
  addressValue,
  addressWord,
  assignSlot,
  fieldPlace,
  load,
  pointedPlace,
  readVariable,
  scalarVal,
  variableAddr,
} from './memory-access.ts';
import { operate } from './operations.ts';

const mostDepth = 150;

export function evaluate(f: FuncContext, n: Node, hint: Slot = NO_SLOT, depth = 0): Val {
  if (depth > mostDepth) return putOff(f, n);
  const { code } = f;
  const op = code.op(n);
  if (code.count(n) === 0) {
    f.a.at(code.start(n), code.end(n));
    return evaluateLeaf(f, n, op, hint);
  }
  switch (op) {
    case 'cand':
    case 'cior':
      return logicValue(f, n, hint, depth);
    case 'select':
      return choose(f, n, hint, depth);
    case 'iread': {
      const want = f.kindOf(code.prim(n));
      const addr = addressOf(f, code.operand(n, 0), depth + 1);
      f.a.at(code.start(n), code.end(n));
      return load(f, pointedPlace(f, addr, code.type(n), code.field(n), want), want, hint);
    }
    case 'ireadoff': {
      const addr = addressOf(f, code.operand(n, 0), depth + 1);
      f.a.at(code.start(n), code.end(n));
      return readAt(f, n, moved(addr, code.offset(n)), hint);
    }
    case 'iaddrof':
      return fieldAddressValue(f, n, hint, depth);
    case 'array':
      return elementAddressValue(f, n, hint, depth);
    default:
      return operate(f, n, op, hint, depth);
  }
}

export function evaluateScalar(f: FuncContext, n: Node, hint: Slot = NO_SLOT, depth = 0): ScalarVal {
  return scalarVal(f, evaluate(f, n, hint, depth));
}

/** An operand as a scalar of a kind. */
export function evaluateAs(f: FuncContext, n: Node, kind: Scalar, hint: Slot = NO_SLOT, depth = 0): ScalarVal {
  const val = evaluateScalar(f, n, sameSlots(f, n, kind) ? hint : NO_SLOT, depth);
  return convert(f, val, kind, hint);
}

/** Evaluates into the slot of a variable, parameter or register. */
export function evaluateInto(f: FuncContext, n: Node, slot: Slot, kind: Scalar): void {
  assignSlot(f, slot, kind, evaluate(f, n, sameSlots(f, n, kind) ? slot : NO_SLOT));
}

/** Is what the expression computes of the same class of slots as `kind`, so that it may be computed in its place? */
function sameSlots(f: FuncContext, n: Node, kind: Scalar): boolean {
  const own = f.code.prim(n) === 'void' ? 'agg' : f.kindOf(f.code.prim(n));
  return own !== 'agg' && scalars[own].slot === scalars[kind].slot;
}

// Trees that are too deep

function putOff(f: FuncContext, n: Node): Val {
  const kind = f.kindOf(f.code.prim(n));
  const slot = kind === 'agg' ? f.newSlot() : f.newSlotFor(scalars[kind].slot);
  const [from, back] = [f.a.newLabel(), f.a.newLabel()];
  f.a.emit('Jump', from);
  f.a.bind(back);
  f.outlined.push({ node: n, kind, slot, from, back });
  if (kind !== 'agg') return { tag: 'reg', kind, slot };
  return { tag: 'agg', kind, addr: { base: slot, index: NO_SLOT, scale: 0, offset: 0 }, size: aggregateSize(f, n) };
}

/** The size of what an aggregate expression denotes, where its type tells. */
function aggregateSize(f: FuncContext, n: Node): number | undefined {
  const { code, layout } = f;
  if (code.op(n) !== 'iread') return undefined;
  const to = layout.pointee(code.type(n));
  const place = to === undefined ? undefined : layout.field(to, code.field(n));
  return place === undefined ? undefined : layout.sizeOf(place.type);
}

/** Writes what was put off. To be called where control does not arrive by itself. */
export function writeOutlined(f: FuncContext): void {
  for (let entry = f.outlined.pop(); entry !== undefined; entry = f.outlined.pop()) {
    f.a.bind(entry.from);
    const val = evaluate(f, entry.node);
    if (entry.kind !== 'agg') assignSlot(f, entry.slot, entry.kind, val);
    else move(f.a, 'word', entry.slot, addressWord(f, val.tag === 'agg' ? val.addr : addrOfValue(f, val)));
    f.a.emit('Jump', entry.back);
  }
}

function addrOfValue(f: FuncContext, val: ScalarVal): Addr {
  return addressIn(f.inSlot(val));
}

// Leaves

function evaluateLeaf(f: FuncContext, n: Node, op: Opcode, hint: Slot): Val {
  const { code } = f;
  switch (op) {
    case 'constval':
      return constant(f, n);
    case 'dread':
      return readVariable(f, code.var(n), code.field(n), f.kindOf(code.prim(n)), hint);
    case 'regread':
      return readRegister(f, n, hint);
    case 'addrof':
    case 'addrofoff':
    case 'conststr':
    case 'conststr16':
      return addressAs(f, n, addressValue(f, leafAddress(f, n, op), hint));
    case 'dreadoff':
      return readAt(f, n, moved(variableAddr(f, code.var(n)), code.offset(n)), hint);
    case 'addroffunc':
      return addressAs(f, n, f.constant(f.address, BigInt(functionAddress(code.func(n)))));
    case 'addroflabel':
      return addressAs(f, n, f.constant(f.address, BigInt(code.label(n) + 1)));
    case 'sizeoftype':
      return f.constant(f.scalarOfNode(n), BigInt(f.layout.sizeOf(code.type(n))));
    case 'fieldsdist':
      return f.constant(f.scalarOfNode(n), fieldDistance(f, n));
    case 'stackmalloc': {
      const size = f.inSlot(f.constant('i32', BigInt(f.layout.sizeOf(code.type(n)))));
      const slot = f.dest(hint);
      f.usesStack = true;
      f.a.emit('Alloca', slot, size);
      return addressAs(f, n, { tag: 'reg', kind: f.address, slot });
    }
    case 'intrinsicop':
    case 'intrinsicopwithtype':
      return callExpression(f, n, op, []);
    default:
      return f.unsupported(op satisfies Exclude<Opcode, LeafOpcode> | ReplacedExpr);
  }
}

/** Addresses of variables and strings: their high half is 0. */
function leafAddress(f: FuncContext, n: Node, op: 'addrof' | 'addrofoff' | 'conststr' | 'conststr16'): Addr {
  const { code } = f;
  if (op === 'conststr' || op === 'conststr16') {
    return {
      base: NO_SLOT,
      index: NO_SLOT,
      scale: 0,
      offset: f.vm.image.stringAddress(code.text(n, 'string'), op === 'conststr16'),
    };
  }
  const addr = variableAddr(f, code.var(n));
  if (op === 'addrofoff') return moved(addr, code.offset(n));
  return fieldPlace(f, addr, f.variable(code.var(n)).type, code.field(n)).addr;
}

/** An address as the type that the instruction says. */
function addressAs(f: FuncContext, n: Node, val: ScalarVal): Val {
  const kind = f.kindOf(f.code.prim(n));
  if (kind === 'agg') return { tag: 'agg', kind, addr: addrOfValue(f, val), size: undefined };
  return convert(f, val, kind);
}

/** The value of the instruction's type at an address. */
export function readAt(f: FuncContext, n: Node, addr: Addr, hint: Slot): Val {
  const kind = f.kindOf(f.code.prim(n));
  return load(f, { addr, kind, type: f.vm.module.types.prim(f.code.prim(n)), bits: undefined }, kind, hint);
}

function constant(f: FuncContext, n: Node): ScalarVal {
  const kind = f.scalarOfNode(n);
  const bits = f.code.bits(n);
  if (isExtended(kind)) return constantOfBits(kind, bits);
  if (kind === 'f32') return { tag: 'const', kind, value: f32FromBits(Number(BigInt.asUintN(32, bits))) };
  if (kind === 'f64') return { tag: 'const', kind, value: f64FromBits(bits) };
  const prim = f.code.prim(n);
  return f.constant(kind, isDynamic(prim) ? constantWord(prim, bits) : bits);
}

function readRegister(f: FuncContext, n: Node, hint: Slot): Val {
  const reg = f.code.reg(n);
  const want = f.kindOf(f.code.prim(n));
  if (reg <= RETVAL0) return returnedValue(f, RETVAL0 - reg, want, hint);
  if (reg < 0) return readSpecial(f, n, reg, hint);
  const home = f.register(reg, f.code.prim(n));
  const val: ScalarVal = { tag: 'reg', ...home };
  return want === 'agg' ? val : convert(f, val, want, hint);
}

function readSpecial(f: FuncContext, n: Node, reg: number, hint: Slot): Val {
  const at = (offset: number): Addr => ({ base: NO_SLOT, index: NO_SLOT, scale: 0, offset });
  if (reg === specialRegs['%%thrownval']) return readAt(f, n, at(f.vm.image.thrown), hint);
  return f.unsupported(`this special register (${whyNotExecutable('regread')})`);
}

/** What the last call left in `%%retvalN`; 0 if no call did. */
function returnedValue(f: FuncContext, index: number, want: Kind, hint: Slot): Val {
  const val = f.returned[index];
  const scalar = want === 'agg' ? f.address : want;
  if (val === undefined) return f.constant(scalar, 0n);
  if (want === 'agg') return val;
  return convert(f, scalarVal(f, val), want, hint);
}

function fieldDistance(f: FuncContext, n: Node): bigint {
  const type = f.code.type(n);
  const struct = f.layout.pointee(type) ?? type;
  const [from, to] = [f.code.field(n), f.code.slot(n, 'field2')].map((id) => f.layout.field(struct, id)?.offset ?? 0);
  return BigInt(to - from);
}

// Addresses

/** The address that an expression gives, for an access. */
export function addressOf(f: FuncContext, n: Node, depth = 0): Addr {
  const { code } = f;
  const op = code.op(n);
  if (depth <= mostDepth) {
    switch (op) {
      case 'addrof':
      case 'addrofoff':
      case 'conststr':
      case 'conststr16':
        return leafAddress(f, n, op);
      case 'iaddrof': {
        const addr = addressOf(f, code.operand(n, 0), depth + 1);
        return moved(addr, fieldOffset(f, n));
      }
      case 'array':
        return elementAddress(f, n, depth);
      case 'add':
      case 'CG_array_elem_add':
        if (isWordOrLong(f, n) && isWordOrLong(f, code.operand(n, 0)) && isWordOrLong(f, code.operand(n, 1)))
          return sumAddress(f, n, depth);
        break;
      default:
    }
  }
  const val = evaluate(f, n, NO_SLOT, depth);
  if (val.tag === 'agg') return val.addr;
  // Only the low half counts; a narrow or floating value is brought to the width of addresses first.
  const wide = isFloatScalar(val.kind) ? convert(f, val, f.address) : val;
  if (wide.tag === 'const')
    return { base: NO_SLOT, index: NO_SLOT, scale: 0, offset: Number(BigInt.asIntN(32, BigInt(wide.value))) };
  return { base: wide.slot, index: NO_SLOT, scale: 0, offset: 0 };
}

function isWordOrLong(f: FuncContext, n: Node): boolean {
  const prim = f.code.prim(n);
  if (prim === 'void' || prim === 'agg') return false;
  const kind = f.kindOf(prim);
  return kind !== 'agg' && !isFloatScalar(kind) && scalars[kind].bits >= 32;
}

function fieldOffset(f: FuncContext, n: Node): number {
  const to = f.layout.pointee(f.code.type(n)) ?? f.code.type(n);
  return f.layout.field(to, f.code.field(n))?.offset ?? 0;
}

function sumAddress(f: FuncContext, n: Node, depth: number): Addr {
  const { code } = f;
  const left = addressOf(f, code.operand(n, 0), depth + 1);
  return withIndex(f, left, code.operand(n, 1), 1, depth);
}

/** An address plus an index times a scale. */
function withIndex(f: FuncContext, addr: Addr, index: Node, scale: number, depth: number): Addr {
  const { code } = f;
  let at = index;
  let step = scale;
  // i * 8 as an index is i with the scale 8.
  if (
    code.op(at) === 'mul' &&
    isWordOrLong(f, at) &&
    code.op(code.operand(at, 1)) === 'constval' &&
    isWordOrLong(f, code.operand(at, 0))
  ) {
    step = Math.imul(scale, code.lowBits(code.operand(at, 1)));
    at = code.operand(at, 0);
  }
  const val = evaluateScalar(f, at, NO_SLOT, depth + 1);
  const low = isFloatScalar(val.kind) ? convert(f, val, 'i64') : val;
  if (low.tag === 'const') return moved(addr, Math.imul(Number(BigInt.asIntN(32, BigInt(low.value))), step));
  return addIndex(f, addr, low.slot, step);
}

function addIndex(f: FuncContext, addr: Addr, slot: Slot, scale: number): Addr {
  if (addr.index === NO_SLOT) return { ...addr, index: slot, scale };
  const base = addressWord(f, { ...addr, offset: 0 });
  return { base, index: slot, scale, offset: addr.offset };
}

function elementAddress(f: FuncContext, n: Node, depth: number): Addr {
  const { code } = f;
  const shape = f.layout.array(code.type(n));
  const isChecked = code.slot(n, 'flag') === 1;
  let addr = addressOf(f, code.operand(n, 0), depth + 1);
  for (let i = 0; i < code.count(n) - 1; i++) {
    const stride = shape.strides[i] ?? shape.elementSize;
    const index = code.operand(n, i + 1);
    if (isChecked && shape.dims[i] !== undefined) addr = withChecked(f, n, addr, index, stride, shape.dims[i], depth);
    else addr = withIndex(f, addr, index, stride, depth);
  }
  return addr;
}

function withChecked(
  f: FuncContext,
  n: Node,
  addr: Addr,
  index: Node,
  stride: number,
  dimension: number | undefined,
  depth: number,
): Addr {
  const val = evaluateScalar(f, index, NO_SLOT, depth + 1);
  const scalar = isFloatScalar(val.kind) ? convert(f, val, 'i64') : val;
  checkIndex(f, n, scalar, dimension);
  if (scalar.tag === 'const') return moved(addr, Math.imul(Number(BigInt.asIntN(32, BigInt(scalar.value))), stride));
  return addIndex(f, addr, scalar.slot, stride);
}

function checkIndex(f: FuncContext, n: Node, index: ScalarVal, dimension: number | undefined): void {
  if (dimension === undefined) return;
  if (index.tag === 'const' && index.value >= 0 && index.value < dimension) return;
  f.a.at(f.code.start(n), f.code.end(n));
  const { slot: slotClass } = scalars[index.kind];
  const slot = f.inSlot(index);
  // The upper half must be 0.
  if (slotClass === 'pair') f.a.emit('BoundsL', highHalf(slot), 1);
  f.a.emit(slotClass === 'word' ? 'BoundsW' : 'BoundsL', slot, dimension | 0);
}

// Addresses as values: exact in all their bits

function fieldAddressValue(f: FuncContext, n: Node, hint: Slot, depth: number): Val {
  const base = evaluateAs(f, f.code.operand(n, 0), f.address, NO_SLOT, depth + 1);
  return addressAs(f, n, plus(f, base, fieldOffset(f, n), hint));
}

export function plus(f: FuncContext, val: ScalarVal, bytes: number, hint: Slot): ScalarVal {
  if (bytes === 0) return val;
  if (val.tag === 'const') return f.constant(val.kind, BigInt(val.value) + BigInt(bytes));
  f.release(val);
  const slot = f.dest(hint);
  if (bytes === (bytes | 0)) f.a.emit(scalars[val.kind].slot === 'long' ? 'AddLi' : 'AddWi', slot, val.slot, bytes);
  else
    f.a.emit(
      scalars[val.kind].slot === 'long' ? 'AddL' : 'AddW',
      slot,
      val.slot,
      f.inSlot(f.constant(val.kind, BigInt(bytes))),
    );
  return { tag: 'reg', kind: val.kind, slot };
}

const widestScale = 2 ** 20;

function elementAddressValue(f: FuncContext, n: Node, hint: Slot, depth: number): Val {
  const { code } = f;
  const shape = f.layout.array(code.type(n));
  const isChecked = code.slot(n, 'flag') === 1;
  let at = evaluateAs(f, code.operand(n, 0), f.address, NO_SLOT, depth + 1);
  let offset = 0;
  for (let i = 0; i < code.count(n) - 1; i++) {
    const stride = shape.strides[i] ?? shape.elementSize;
    const val = evaluateScalar(f, code.operand(n, i + 1), NO_SLOT, depth + 1);
    if (isChecked) checkIndex(f, n, val, shape.dims[i]);
    f.a.at(code.start(n), code.end(n));
    if (val.tag === 'const' && !isFloatScalar(val.kind)) offset += Number(val.value) * stride;
    else at = plusScaled(f, at, val, stride);
  }
  return addressAs(f, n, plus(f, at, offset, hint));
}

function plusScaled(f: FuncContext, base: ScalarVal, index: ScalarVal, stride: number): ScalarVal {
  const slot = f.temp();
  const { slot: slotClass, signed, bits } = scalars[index.kind];
  if (slotClass === 'word' && (signed || bits < 32) && stride < widestScale) {
    f.a.emit('LeaX', slot, f.inSlot(base), f.inSlot(index), stride, 0);
    return { tag: 'reg', kind: f.address, slot };
  }
  const wide = f.inSlot(convert(f, index, signed && f.pointerSize === 8 ? 'i64' : f.address));
  const step = f.inSlot(f.constant(f.address, BigInt(stride)));
  f.a.emit(f.pointerSize === 8 ? 'MulL' : 'MulW', slot, wide, step);
  f.a.emit(f.pointerSize === 8 ? 'AddL' : 'AddW', slot, slot, f.inSlot(base));
  return { tag: 'reg', kind: f.address, slot };
}

// Conditions

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

function logicValue(f: FuncContext, n: Node, hint: Slot, depth: number): Val {
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
function choose(f: FuncContext, n: Node, hint: Slot, depth: number): Val {
  const { code } = f;
  const kind = f.kindOf(code.prim(n));
  const scalar = kind === 'agg' ? f.address : kind;
  const slot = hint !== NO_SLOT && kind !== 'agg' ? hint : f.newSlotFor(scalars[scalar].slot);
  const [no, end] = [f.a.newLabel(), f.a.newLabel()];
  jumpIf(f, code.operand(n, 0), false, no, depth + 1);
  assignSlot(f, slot, scalar, evaluate(f, code.operand(n, 1), NO_SLOT, depth + 1));
  f.a.emit('Jump', end);
  f.a.bind(no);
  assignSlot(f, slot, scalar, evaluate(f, code.operand(n, 2), NO_SLOT, depth + 1));
  f.a.bind(end);
  if (kind !== 'agg') return { tag: 'reg', kind, slot };
  return { tag: 'agg', kind, addr: { base: slot, index: NO_SLOT, scale: 0, offset: 0 }, size: undefined };
}
