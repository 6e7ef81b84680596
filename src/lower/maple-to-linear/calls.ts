/**
 * Calls: arguments brought to what the callee takes, aggregates copied for it, variable arguments laid out in cells of
 * 8 bytes, results left where `%%retvalN` finds them (signatures.ts draws the convention).
 *
 * A call that passes too few arguments passes zeros for the rest; too many are evaluated and dropped. Copies, variable
 * arguments and aggregate results live in slots that all calls of a function share: they are read before the next call.
 */
import { InternalError } from '../../base/errors.ts';
import type { Dest, Operand } from '../../linear/nodes.ts';
import { RETVAL0, type Node } from '../../maple/code.ts';
import { declaredType } from '../../maple/declared-type.ts';
import type { TypeId } from '../../maple/types.ts';
import type { FuncContext } from './context.ts';
import { convert, zero } from './conversions.ts';
import { isExtended, isFloatScalar, scalarRows, type Kind, type Scalar, type Value } from './scalars.ts';
import { makeShape, type CallShape, type HostSignature, type Passing } from './signatures.ts';

export type Callee = { readonly func: number } | { readonly address: Operand };

/** Size of a cell of variable arguments. */
const CELL = 8;

/** Emits a call whose scalar results go to `dests` (none: they are not used), and gives all results. */
function emitCall(
  f: FuncContext,
  callee: Callee,
  shape: CallShape,
  args: readonly Value[],
  dests: readonly Dest[],
  scalars: readonly Value[],
): (Value | undefined)[] {
  const hidden = aggregateResults(f, shape);
  const operands = [...hidden.map(({ operand }) => operand), ...passArguments(f, shape, args)];
  if ('func' in callee) f.b.add({ op: 'Call', func: callee.func, dests, operands, span: f.b.span });
  else
    f.b.add({
      op: 'ICall',
      signature: shape.signature,
      dests,
      operands: [callee.address, ...operands],
      span: f.b.span,
    });
  let scalar = 0;
  let aggregate = 0;
  return shape.results.map(({ kind }) => (kind === 'agg' ? hidden[aggregate++] : scalars[scalar++]));
}

/** A call as a statement. Without destinations if the function reads no result of any call. */
export function callStatement(f: FuncContext, callee: Callee, shape: CallShape, args: readonly Value[]): void {
  const dests: Dest[] = [];
  const scalars: Value[] = [];
  shape.results.forEach(({ kind }, i) => {
    if (kind === 'agg' || !f.uses.readsResults) return;
    const dest = f.returnLocal(i, kind);
    dests.push(dest);
    scalars.push({ operand: dest, kind });
  });
  f.returned = emitCall(f, callee, shape, args, dests, scalars);
}

/** A call of a named function inside an expression; its result, if it has one. */
export function callNamed(
  f: FuncContext,
  name: string,
  signature: HostSignature,
  args: readonly Value[],
  n: Node,
): Value | undefined {
  const { index, shape } = f.program.namedFunc(name, signature, f.spanOf(n));
  const dests = shape.signature.results.map((type) => f.b.temp(type));
  const kinds = shape.results.flatMap(({ kind }): Kind[] => (kind === 'agg' ? [] : [kind]));
  return emitCall(
    f,
    { func: index },
    shape,
    args,
    dests,
    dests.map((operand, i) => ({ operand, kind: kinds[i] })),
  )[0];
}

function aggregateResults(f: FuncContext, shape: CallShape): Value[] {
  return shape.results.flatMap((passing, i): Value[] =>
    passing.kind === 'agg'
      ? [
          {
            operand: f.sharedSlot(`result${i}`, Math.max(1, passing.size), passing.align),
            kind: 'agg',
            size: passing.size,
          },
        ]
      : [],
  );
}

function passArguments(f: FuncContext, { params, variadic }: CallShape, args: readonly Value[]): Operand[] {
  const operands = params.map((passing, i) => passOne(f, passing, args[i], i));
  if (variadic) operands.push(variableArguments(f, args.slice(params.length)));
  return operands;
}

function passOne(f: FuncContext, passing: Passing, value: Value | undefined, index: number): Operand {
  if (value === undefined) return zero(f.b, passing.kind === 'agg' ? f.addressScalar : passing.kind);
  if (passing.kind !== 'agg') return f.as(value, passing.kind);
  return copyOf(f, `arg${index}`, f.as(value, f.addressScalar), passing.size, passing.align);
}

function copyOf(f: FuncContext, slot: string, source: Operand, size: number, align: number): Operand {
  const copy = f.sharedSlot(slot, Math.max(1, size), align);
  if (size > 0) f.b.copy(copy, source, f.b.i32(size));
  return copy;
}

/** Aggregates of up to this size lie in the cells, larger ones behind an address. */
const GREATEST_INLINE = 16;

function cellsOf({ kind, size }: Value): number {
  if (kind !== 'agg') return Math.ceil(scalarRows[kind].bits / 8 / CELL);
  return size !== undefined && size <= GREATEST_INLINE ? Math.ceil(size / CELL) : 1;
}

/** Integers extended to 64 bits by their signedness, f32 as f64, 128 bits in two cells, small aggregates in place, others as the address of a copy. */
function variableArguments(f: FuncContext, values: readonly Value[]): Operand {
  let size = 0;
  const places = values.map((value) => {
    const at = isWhole(value) ? Math.ceil(size / (2 * CELL)) * 2 * CELL : size;
    size = at + cellsOf(value) * CELL;
    return at;
  });
  if (size === 0) return f.b.address(0);
  const area = f.sharedSlot('varargs', size, values.some(isWhole) ? 2 * CELL : CELL);
  values.forEach((value, i) => storeVariable(f, area, places[i], value, i));
  return area;
}

/** 128 bits, which are aligned to their size. */
function isWhole({ kind }: Value): boolean {
  return kind !== 'agg' && scalarRows[kind].bits === 128;
}

function storeVariable(f: FuncContext, area: Operand, at: number, value: Value, index: number): void {
  const { kind, size } = value;
  if (kind === 'agg' && size !== undefined) {
    if (size > GREATEST_INLINE) f.b.store('i64', area, copyFor64(f, value, size, index), at);
    else if (size > 0) f.b.copy(f.offset(area, at), value.operand, f.b.i32(size));
    return;
  }
  if (isExtended(kind)) f.b.store(scalarRows[kind].mem, area, value.operand, at);
  else if (isFloatScalar(f.scalarOf(value))) f.b.store('f64', area, f.as(value, 'f64'), at);
  else f.b.store('i64', area, f.as(value, 'i64'), at);
}

function copyFor64(f: FuncContext, value: Value, size: number, index: number): Operand {
  const copy = copyOf(f, `vararg${index}`, value.operand, size, GREATEST_INLINE);
  return convert(f.b, copy, f.addressScalar, 'u64');
}

/** What a call of these values passes, for want of a prototype. */
export function passingsOf(f: FuncContext, args: readonly Value[]): Passing[] {
  return args.map((value) => ({ kind: f.scalarOf(value) }));
}

// Indirect calls

/** The shape of a call through a pointer: by the type of the pointer where it is known, else by what is passed and read. */
export function indirectShape(f: FuncContext, n: Node, next: readonly Node[], args: readonly Value[]): CallShape {
  const { code } = f;
  const pointer = code.operand(n, 0);
  if (code.op(pointer) === 'addroffunc') return f.program.shapeOf(code.func(pointer));
  const type = code.op(n) === 'icallproto' ? code.type(n) : declaredType(f, pointer);
  const known = type === undefined ? undefined : f.program.shapeOfType(f.layout, funcTypeOf(f, type), f.spanOf(n));
  return known ?? makeShape(passingsOf(f, args), resultsRead(f, next), false, f.pointerSize);
}

/** `<* <func …>>` and `<func …>` alike. */
function funcTypeOf(f: FuncContext, type: TypeId): TypeId {
  return f.layout.resolveId(f.layout.pointee(type) ?? type);
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
      if (code.op(n) !== 'regread' || code.reg(n) > RETVAL0) continue;
      const kind = f.kindOfNode(n);
      kinds[RETVAL0 - code.reg(n)] = kind === 'agg' ? f.addressScalar : kind;
    }
  }
  return Array.from(kinds, (kind) => ({ kind: kind ?? 'i32' }));
}

/** The results of a function as values go to where the convention wants them. */
export function returnValues(f: FuncContext, values: readonly (Value | undefined)[]): void {
  let aggregate = 0;
  const operands = f.shape.results.flatMap((passing, i): Operand[] => {
    const value = values[i];
    if (passing.kind !== 'agg') return [value === undefined ? zero(f.b, passing.kind) : f.as(value, passing.kind)];
    const target = f.resultAddresses[aggregate++];
    if (target === undefined) throw new InternalError('no place for an aggregate result', `lowering ${f.func.name}`);
    if (value !== undefined && passing.size > 0) f.b.copy(target, f.as(value, f.addressScalar), f.b.i32(passing.size));
    return [];
  });
  f.b.return(...operands);
}
