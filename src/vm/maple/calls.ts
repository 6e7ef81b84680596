/**
 * Calls: arguments go straight into the slots of the frame that the callee will have, results come back in its first
 * slots (shapes.ts). A call that passes too few arguments passes zeros for the rest; too many are evaluated and
 * dropped.
 *
 * Results of the last call are read where it left them if all reads directly follow calls; else they are moved to slots
 * of their own, because the next call overwrites them. For the same reason a function whose expressions contain calls
 * evaluates all arguments before it passes the first.
 */
import { type Node, RETVAL0 } from '../../maple/code.ts';
import { declaredType } from '../../maple/declared-type.ts';
import type { TypeId } from '../../maple/types.ts';
import { type Addr, moved } from '../machine/addresses.ts';
import { move } from '../machine/moves.ts';
import { HEADER_SLOTS, NO_SLOT, outgoingSlot, type Slot, slotAt, slotsOf } from '../machine/slots.ts';
import { addressValue, assignSlot, copyBytes, scalarVal } from './cells.ts';
import type { FuncContext } from './context.ts';
import { convert } from './conversions.ts';
import { isExtended, isFloatScalar, type Scalar, scalars } from './kinds.ts';
import { store } from './memory-access.ts';
import type { Callee } from './program.ts';
import { makeShape, type Passing, resultPlaces, type Shape } from './shapes.ts';
import type { ScalarVal, Val } from './values.ts';

const CELL = 8;
/** Aggregates of up to this size lie in the cells of variable arguments, larger ones behind an address. */
const GREATEST_INLINE = 16;

export type Target = Callee | { readonly to: 'address'; readonly slot: Slot };

/** Puts the arguments where the callee finds them. Those that are not evaluated yet are nodes. */
function passArguments(f: FuncContext, shape: Shape, args: readonly (Val | Node)[]): Addr[] {
  const hidden = shape.results.flatMap((passing, i) =>
    passing.kind === 'agg' ? [f.sharedArea(`result${i}`, Math.max(1, passing.size), passing.align)] : [],
  );
  let slot = HEADER_SLOTS;
  for (const addr of hidden) assignSlot(f, outgoingSlot(slot++), f.address, addressValue(f, addr));
  const extra: Val[] = [];
  const slots = shape.params.map(({ kind }) => {
    const at = slot;
    slot += kind === 'agg' ? 1 : slotsOf(scalars[kind].slot);
    return outgoingSlot(at);
  });
  args.forEach((arg, i) => {
    const passing = shape.params[i];
    if (passing === undefined) extra.push(valueOf(f, arg));
    else passOne(f, passing, arg, slots[i]);
  });
  for (let i = args.length; i < shape.params.length; i++) {
    const { kind } = shape.params[i];
    f.inSlot(f.constant(kind === 'agg' ? f.address : kind, 0n), slots[i]);
  }
  if (shape.variadic) assignSlot(f, outgoingSlot(slot), f.address, variableArguments(f, extra));
  return hidden;
}

function valueOf(f: FuncContext, arg: Val | Node): Val {
  return typeof arg === 'number' ? f.evaluate(arg) : arg;
}

function passOne(f: FuncContext, passing: Passing, arg: Val | Node, slot: Slot): void {
  if (passing.kind !== 'agg') {
    const { kind } = passing;
    const own = typeof arg === 'number' ? f.kindOf(f.code.prim(arg)) : 'agg';
    const fits = own !== 'agg' && scalars[own].slot === scalars[kind].slot;
    const val = typeof arg === 'number' ? f.evaluate(arg, fits ? slot : NO_SLOT) : arg;
    assignSlot(f, slot, kind, val);
    return;
  }
  assignSlot(f, slot, f.address, valueOf(f, arg));
}

function cellsOf(val: Val): number {
  if (val.tag !== 'agg') return slotsOf(scalars[val.kind].slot);
  return val.size !== undefined && val.size <= GREATEST_INLINE ? Math.ceil(val.size / CELL) : 1;
}

/**
 * Integers extended to 64 bits by their signedness, f32 as f64, 128 bits in two cells, small aggregates in place,
 * others as the address of a copy.
 */
function variableArguments(f: FuncContext, values: readonly Val[]): ScalarVal {
  let size = 0;
  const places = values.map((val) => {
    const at = isPair(val) ? Math.ceil(size / (2 * CELL)) * 2 * CELL : size;
    size = at + cellsOf(val) * CELL;
    return at;
  });
  if (size === 0) return f.constant(f.address, 0n);
  const area = f.sharedArea('varargs', size, values.some(isPair) ? 2 * CELL : CELL);
  values.forEach((val, i) => storeVariable(f, moved(area, places[i]), val, i));
  return addressValue(f, area);
}

/** 128 bits, which are aligned to their size. */
function isPair(val: Val): boolean {
  return val.tag !== 'agg' && scalars[val.kind].slot === 'pair';
}

function storeVariable(f: FuncContext, cell: Addr, val: Val, index: number): void {
  const put = (kind: Scalar, what: ScalarVal): void =>
    store(f, { addr: cell, kind, type: 0 as TypeId, bits: undefined }, convert(f, what, kind));
  if (val.tag !== 'agg' || val.size === undefined) {
    const scalar = scalarVal(f, val);
    return put(isExtended(scalar.kind) ? scalar.kind : isFloatScalar(scalar.kind) ? 'f64' : 'i64', scalar);
  }
  if (val.size <= GREATEST_INLINE) return copyBytes(f, cell, val.addr, val.size);
  const copy = f.sharedArea(`vararg${index}`, val.size, GREATEST_INLINE);
  copyBytes(f, copy, val.addr, val.size);
  put('u64', addressValue(f, copy));
}

/** Emits a call and gives its results where the callee leaves them. */
function emitCall(f: FuncContext, target: Target, shape: Shape, args: readonly (Val | Node)[], n: Node): Val[] {
  const hidden = passArguments(f, shape, args);
  f.a.at(f.code.start(n), f.code.end(n));
  const out = outgoingSlot(0);
  if (target.to === 'func') f.a.emit('Call', target.index, out);
  else if (target.to === 'host') f.a.emit('CallHost', target.index, out);
  else f.a.emit('CallIndirect', target.slot, out, f.vm.signatureIndex(shape.signature));
  const places = resultPlaces(shape);
  let scalar = 0;
  let aggregate = 0;
  return shape.results.map((passing): Val =>
    passing.kind === 'agg'
      ? { tag: 'agg', kind: 'agg', addr: hidden[aggregate++], size: passing.size }
      : { tag: 'reg', kind: passing.kind, slot: outgoingSlot(places[scalar++]) },
  );
}

/** A call as a statement. */
export function callStatement(f: FuncContext, target: Target, shape: Shape, args: readonly Node[], n: Node): void {
  const results = emitCall(f, target, shape, f.uses.callsInside ? args.map((arg) => f.evaluate(arg)) : args, n);
  f.returned = f.uses.readsResults ? results.map((val, i) => keep(f, val, i)) : [];
}

/** Where a result is read from later. */
export function keep(f: FuncContext, val: Val, index: number): Val {
  if (val.tag !== 'reg' || f.uses.readsAtOnce) return val;
  const slot = f.returnSlot(index, scalars[val.kind].slot);
  move(f.a, scalars[val.kind].slot, slot, val.slot);
  return { ...val, slot };
}

/** A call inside an expression, with arguments that have their values; its result, if it has one, in a temporary. */
export function callNamed(
  f: FuncContext,
  name: string,
  signature: Parameters<FuncContext['vm']['named']>[1],
  args: readonly Val[],
  n: Node,
): ScalarVal | undefined {
  const { callee, shape } = f.vm.named(name, signature);
  const [result] = emitCall(f, callee, shape, args, n);
  if (result === undefined || result.tag !== 'reg') return undefined;
  const slot = f.destOf(result.kind, NO_SLOT);
  move(f.a, scalars[result.kind].slot, slot, result.slot);
  return { ...result, slot };
}

export function passingsOf(f: FuncContext, args: readonly Node[]): Passing[] {
  return args.map((arg) => ({ kind: kindOfNode(f, arg) }));
}

function kindOfNode(f: FuncContext, n: Node): Scalar {
  const kind = f.kindOf(f.code.prim(n));
  return kind === 'agg' ? f.address : kind;
}

// Indirect calls

/**
 * The shape of a call through a pointer: by the type of the pointer where it is known, else by what is passed and
 * read.
 */
export function indirectShape(f: FuncContext, n: Node, next: readonly Node[]): Shape {
  const { code } = f;
  const pointer = code.operand(n, 0);
  if (code.op(pointer) === 'addroffunc') return f.vm.shapeOf(code.func(pointer));
  const type = code.op(n) === 'icallproto' ? code.type(n) : declaredType(f, pointer);
  const known =
    type === undefined ? undefined : f.vm.shapeOfType(f.layout, f.layout.resolveId(f.layout.pointee(type) ?? type));
  return known ?? makeShape(passingsOf(f, code.operands(n).slice(1)), resultsRead(f, next), false, f.pointerSize);
}

/** The types by which the following statements, up to the next call, read `%%retvalN`. */
function resultsRead(f: FuncContext, next: readonly Node[]): Passing[] {
  const { code } = f;
  const kinds: (Scalar | undefined)[] = [];
  for (const statement of next) {
    const op = code.op(statement);
    if (op === 'label' || op.includes('call')) break;
    const stack: Node[] = [statement];
    for (let n = stack.pop(); n !== undefined; n = stack.pop()) {
      for (const operand of code.operands(n)) stack.push(operand);
      if (code.op(n) === 'regread' && code.reg(n) <= RETVAL0) kinds[RETVAL0 - code.reg(n)] = kindOfNode(f, n);
    }
  }
  return Array.from(kinds, (kind) => ({ kind: kind ?? 'i32' }));
}

/** The results of a function go to where the convention wants them, and the function ends. */
export function returnValues(f: FuncContext, values: readonly (Val | undefined)[]): void {
  let aggregate = 0;
  const scalarResults: ScalarVal[] = [];
  f.shape.results.forEach((passing, i) => {
    const val = values[i];
    if (passing.kind === 'agg') returnAggregate(f, f.resultAddresses[aggregate++], val, passing.size);
    else if (val === undefined) scalarResults.push(f.constant(passing.kind, 0n));
    else scalarResults.push(convert(f, scalarVal(f, val), passing.kind));
  });
  // The others go over the parameters, so all values leave those first; no slot of our own is among their places.
  const slots = scalarResults.map((val) => (scalarResults.length === 1 ? f.inSlot(val) : inOwnSlot(f, val)));
  const places = resultPlaces(f.shape);
  for (let i = slots.length - 1; i > 0; i--)
    move(f.a, scalars[scalarResults[i].kind].slot, slotAt(places[i]), slots[i]);
  if (f.usesStack || f.uses.allocates) f.a.emit('Leave');
  else f.returnsBare = true;
  if (scalarResults.length === 0) return f.a.emit('Return');
  f.a.emit(returnOps[scalars[scalarResults[0].kind].slot], slots[0]);
}

/** The instruction that ends a function with one result, by the kind of its slot. */
const returnOps = { word: 'ReturnW', long: 'ReturnL', float: 'ReturnF', pair: 'ReturnP' } as const;

/** Copies an aggregate to where the caller wants it; one that was never assigned leaves those bytes as they are. */
function returnAggregate(f: FuncContext, to: Slot, val: Val | undefined, size: number): void {
  if (val === undefined || size === 0) return;
  const from = val.tag === 'agg' ? val.addr : { base: f.inSlot(val), index: NO_SLOT, scale: 0, offset: 0 };
  copyBytes(f, { base: to, index: NO_SLOT, scale: 0, offset: 0 }, from, size);
}

function inOwnSlot(f: FuncContext, val: ScalarVal): Slot {
  const slot = f.newSlotFor(scalars[val.kind].slot);
  assignSlot(f, slot, val.kind, val);
  return slot;
}
