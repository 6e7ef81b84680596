/**
 * Addresses of accesses, modulo 2^32 and in the form that the access can have, and addresses as values, exact in all bits.
 */
import type { Node } from '../../maple/code.ts';
import { type Addr, addressIn, moved } from '../machine/addresses.ts';
import { highHalf, NO_SLOT, type Slot } from '../machine/slots.ts';
import { addressWord } from './cells.ts';
import { type FuncContext, mostDepth } from './context.ts';
import { convert } from './conversions.ts';
import { isFloatScalar, scalars } from './kinds.ts';
import { variableAddr } from './memory-access.ts';
import { evaluateAs, evaluateScalar } from './operands.ts';
import { fieldPlace } from './places.ts';
import type { ScalarVal, Val } from './values.ts';

export function addrOfValue(f: FuncContext, val: ScalarVal): Addr {
  return addressIn(f.inSlot(val));
}

/** Addresses of variables and strings: their high half is 0. */
export function leafAddress(f: FuncContext, n: Node, op: 'addrof' | 'addrofoff' | 'conststr' | 'conststr16'): Addr {
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
export function addressAs(f: FuncContext, n: Node, val: ScalarVal): Val {
  const kind = f.kindOf(f.code.prim(n));
  if (kind === 'agg') return { tag: 'agg', kind, addr: addrOfValue(f, val), size: undefined };
  return convert(f, val, kind);
}

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
  const val = f.evaluate(n, NO_SLOT, depth);
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

export function fieldAddressValue(f: FuncContext, n: Node, hint: Slot, depth: number): Val {
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

export function elementAddressValue(f: FuncContext, n: Node, hint: Slot, depth: number): Val {
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
