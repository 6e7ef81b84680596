/** Aggregates, their parts, and memory: structs and arrays, indices, addresses of elements, allocations, casts. */
import type { Span } from '../../base/source.ts';
import type { Expr, ExprOf } from '../nodes.ts';
import { blockType, i32, type Type, typeText } from '../types.ts';
import type { Body } from './body.ts';
import { mostDataBytes } from './data.ts';
import { integerOf } from './exact.ts';
import { castConversion } from './explicit-conversions.ts';
import { partType } from './layout.ts';
import type { ValueId } from './nodes.ts';
import { unknownType } from './program.ts';
import { joinTypes } from './meeting.ts';
import { exactOf, type Operand } from './values.ts';

/** `[n]`: n is known before the program runs. */
export function elaborateAlloc(b: Body, { size, span }: ExprOf<'alloc'>): Operand {
  const exact = b.constants.evaluate(size);
  const number = exact === undefined ? undefined : integerOf(exact);
  if (exact?.kind === 'wrong') return b.unknown(span);
  if (number === undefined)
    return b.mistake('TUY2205', size.span, ['the size of an allocation holds an operation or a local']);
  if (number.value < 0n || number.value > mostDataBytes)
    return b.mistake('TUY2201', size.span, [String(number.value).slice(0, 20), `i32 from 0 to ${mostDataBytes}`]);
  const bytes = Number(number.value);
  return {
    id: b.builder.emit({ kind: 'alloc', bytes, type: { kind: 'pointer', to: blockType(bytes * 8), space: 0 }, span }),
  };
}

/** A struct of values; an array of them lies in memory and is its address. */
export function elaborateAggregate(
  b: Body,
  { kind, elements, span }: ExprOf<'array' | 'struct'>,
  type?: Type,
): Operand {
  const wanted = type?.kind === 'struct' ? type.fields : undefined;
  if (wanted !== undefined && wanted.length !== elements.length)
    return b.mistake('TUY2201', span, [`a struct of ${elements.length}`, typeText(type ?? unknownType)]);
  const ids = elements.map((element, i) => elementValue(b, element, wanted?.[i]));
  const types = ids.map((id) => b.builder.typeOf(id));
  if (types.includes(unknownType)) return b.unknown(span);
  if (kind === 'struct')
    return {
      id: b.builder.emit({ kind: 'aggregate', elements: ids, type: { kind: 'struct', fields: wanted ?? types }, span }),
    };
  return arrayInMemory(b, ids, types, span);
}

function elementValue(b: Body, element: Expr, wanted: Type | undefined): ValueId {
  const operand = b.expression(element);
  if (wanted === undefined) return b.values.value(operand, element.span);
  const isConstant = exactOf(operand) !== undefined;
  return isConstant
    ? b.values.place(operand, element.span, wanted)
    : b.values.convertExplicitly(b.values.value(operand, element.span), wanted, element.span);
}

function arrayInMemory(b: Body, ids: readonly ValueId[], types: readonly Type[], span: Span): Operand {
  const { builder, values, constants } = b;
  let of: Type | undefined = types.at(0);
  for (const type of types) of = of && joinTypes(of, type);
  if (of === undefined || of.kind === 'void')
    return b.mistake('TUY2206', span, [typeText(types[0] ?? unknownType), typeText(types.at(-1) ?? unknownType)]);
  const to = of;
  const array: Type = { kind: 'array', count: ids.length, of };
  const elements = ids.map((id) => values.convert(id, to, span));
  const value = builder.emit({ kind: 'aggregate', elements, type: array, span });
  const pointer: Type = { kind: 'pointer', to: array, space: 0 };
  const bytes = constants.stepOf(pointer) ?? 0;
  const type: Type = { kind: 'pointer', to: blockType(bytes * 8), space: 0 };
  const block = builder.emit({ kind: 'alloc', bytes, type, span });
  const address = builder.convert(block, 'address', pointer, span);
  return { id: builder.emit({ kind: 'store', pointer: address, value, type: pointer, span }) };
}

/** `value[i]`: a part of a value, or what stands at an element of memory. */
export function elaborateIndex(b: Body, { target, index, span }: ExprOf<'index'>): Operand {
  const { builder, values, constants } = b;
  const whole = b.value(target);
  const given = b.expression(index);
  const type = builder.typeOf(whole);
  const exact = exactOf(given);
  const number = exact === undefined ? undefined : integerOf(exact)?.value;
  if (type === unknownType || (exact !== undefined && exact.kind === 'wrong')) return b.unknown(span);
  if (type.kind === 'pointer') return elementOf(b, whole, type, values.value(given, index.span), span);
  if (number !== undefined) return part(b, whole, number, span);
  if (type.kind !== 'array' && type.kind !== 'vector')
    return b.mistake('TUY2402', span, ['an index', `${typeText(type)} has no parts that are counted at run time`]);
  const at = values.number(values.value(given, index.span), index.span);
  if (builder.typeOf(at).kind !== 'int')
    return b.mistake('TUY2401', index.span, [typeText(builder.typeOf(at)), 'an integer']);
  return { id: builder.emit({ kind: 'index', of: whole, index: at, type: constants.resolve(type.of), span }) };
}

function part(b: Body, whole: ValueId, index: bigint, span: Span): Operand {
  const type = b.builder.typeOf(whole);
  const field = index < 0n || index > 2n ** 32n ? undefined : partType(type, Number(index));
  if (field === undefined)
    return b.mistake('TUY2402', span, [`part ${String(index).slice(0, 20)}`, `${typeText(type)} has none`]);
  return { id: b.builder.emit({ kind: 'get', of: whole, index: Number(index), type: field, span }) };
}

/** An element that is an array itself stays where it is: arrays are their addresses. */
function elementOf(
  b: Body,
  pointer: ValueId,
  type: Extract<Type, { kind: 'pointer' }>,
  given: ValueId,
  span: Span,
): Operand {
  const { builder, values, constants } = b;
  const to = constants.resolve(type.to);
  const plain = values.number(given, span);
  if (builder.typeOf(plain) === unknownType) return b.unknown(span);
  const isList = to.kind === 'array' || to.kind === 'vector';
  const element = constants.resolve(isList ? to.of : to);
  const elementPointer: Type = isList ? constants.pointerTo(to.of, type.space) : type;
  const step = constants.stepOf(elementPointer);
  if (step === undefined || builder.typeOf(plain).kind !== 'int' || to.kind === 'block')
    return b.mistake('TUY2402', span, ['an index', `${typeText(type)} has no elements`]);
  const hasLength = isList && to.count > 0;
  const index = hasLength ? inList(b, plain, to, step, span) : plain;
  const moved = builder.emit({ kind: 'element', pointer, index, step, type: elementPointer, span });
  const address = hasLength || constantIndex(b, plain) === 0n ? moved : withinObject(b, moved, pointer, span);
  if (element.kind === 'array') return { id: address };
  return { id: builder.emit({ kind: 'load', pointer: address, type: element, span }) };
}

function constantIndex(b: Body, id: ValueId): bigint | undefined {
  const node = b.builder.nodes[id];
  if (node.kind !== 'const') return undefined;
  return node.value.kind === 'zero' ? 0n : node.value.kind === 'number' ? node.value.value : undefined;
}

/** An index of a list whose length is known: it traps outside of it, or is a mistake if it is known too. */
function inList(b: Body, index: ValueId, { count }: { readonly count: number }, step: number, span: Span): ValueId {
  const { builder } = b;
  const known = constantIndex(b, index);
  if (known !== undefined && (known < 0n || known >= BigInt(count)))
    b.report('TUY2417', span, [step, Number(known) * step, count * step]);
  if (known !== undefined) return index;
  const args = [index, builder.integer(i32, BigInt(count), span)];
  return builder.emit({
    kind: 'extra',
    use: { key: 'mem.index', suffixes: [] },
    args,
    type: builder.typeOf(index),
    span,
  });
}

/** An index goes on within the object in which it begins. */
function withinObject(b: Body, address: ValueId, from: ValueId, span: Span): ValueId {
  const { builder } = b;
  const type = builder.typeOf(address);
  return builder.emit({ kind: 'extra', use: { key: 'mem.within', suffixes: [] }, args: [address, from], type, span });
}

/** `getelementptr(pointer, i, …)` with values. */
export function elaborateAddress(b: Body, { operands, span }: ExprOf<'element'>): Operand {
  const { builder, values, constants } = b;
  let pointer = b.value(operands[0]);
  for (const [i, operand] of operands.slice(1).entries()) {
    const given = b.expression(operand);
    const type = builder.typeOf(pointer);
    if (type === unknownType) return b.unknown(span);
    if (type.kind !== 'pointer') return b.mistake('TUY2402', span, ['an address', `${typeText(type)} is no pointer`]);
    const to = constants.resolve(type.to);
    const exact = exactOf(given);
    const number = exact === undefined ? undefined : integerOf(exact)?.value;
    if (i > 0 && to.kind === 'struct') {
      const field = number === undefined ? undefined : constants.partAddress(to, number);
      if (field === undefined)
        return b.mistake('TUY2402', operand.span, ['a part of a struct', 'a constant names it, and it must exist']);
      const one = builder.integer({ kind: 'int', bits: 32 }, 1n, span);
      pointer = builder.emit({
        kind: 'element',
        pointer,
        index: one,
        step: field.offset,
        type: constants.pointerTo(field.type, type.space),
        span,
      });
      continue;
    }
    const next: Type =
      i > 0 && (to.kind === 'array' || to.kind === 'vector') ? constants.pointerTo(to.of, type.space) : type;
    const step = i === 0 || next !== type ? constants.stepOf(next) : undefined;
    const index = values.number(values.value(given, operand.span), operand.span);
    if (step === undefined || builder.typeOf(index).kind !== 'int')
      return b.mistake('TUY2402', operand.span, ['an address', `${typeText(to)} has no such part`]);
    pointer = builder.emit({ kind: 'element', pointer, index, step, type: next, span });
  }
  return { id: pointer };
}

/** `extractvalue(value, i, …)` */
export function elaborateExtract(b: Body, { operands, span }: ExprOf<'element'>): Operand {
  let whole: Operand = { id: b.value(operands[0]) };
  for (const operand of operands.slice(1)) {
    const exact = b.constants.evaluate(operand);
    const number = exact === undefined ? undefined : integerOf(exact)?.value;
    const id = b.values.value(whole, span);
    if (b.builder.typeOf(id) === unknownType) return b.unknown(span);
    if (number === undefined) return b.mistake('TUY2402', operand.span, ['a part', 'a constant names it']);
    whole = part(b, id, number, operand.span);
  }
  return whole;
}

/** `op(value to type)` */
export function elaborateCast(b: Body, { op, operand, type: written, span }: ExprOf<'cast'>): Operand {
  const { builder, values } = b;
  const id = b.value(operand);
  const from = builder.typeOf(id);
  const to = b.program.expand(written, b.func.module, span);
  if (from === unknownType || to === unknownType) return b.unknown(span);
  const how = castConversion(op, from, to);
  if (how === undefined) return b.mistake('TUY2401', span, [`${op} of ${typeText(from)}`, typeText(to)]);
  const number = how === 'bits' ? id : values.number(id, span);
  const steps =
    how !== 'bits' && to.kind === 'block'
      ? [{ how, to: { kind: 'int', bits: to.bits } as const }, { how: 'bits', to } as const]
      : [{ how, to }];
  return {
    id: steps.reduce(
      (at, step) =>
        typeText(builder.typeOf(at)) === typeText(step.to) ? at : builder.convert(at, step.how, step.to, span),
      number,
    ),
  };
}
