/**
 * Values on their way to a place: constants take the type of the place, other values become it by a conversion
 * (docs/ir/tuyin.md, "Types"). Where the arms of a branch find their type is in meeting.ts.
 */
import type { Span } from '../../base/source.ts';
import { convertsTo } from '../conversions.ts';
import { i1, isNumeric, joinOperands, sameType, type Type, typeText, voidType } from '../types.ts';
import type { Builder } from './builder.ts';
import type { ConstantEvaluator } from './constants.ts';
import type { Exact } from './exact.ts';
import { explicitConversion } from './explicit-conversions.ts';
import { adapt, adaptArm, joinTypes } from './meeting.ts';
import type { Conversion, ValueId } from './nodes.ts';
import { unknownType } from './program.ts';
import type { Sink } from './sink.ts';

/** What an expression gives: a node, a constant without a place yet, nothing, or no end. */
export type Operand = { readonly id: ValueId } | { readonly exact: Exact } | 'nothing' | 'ends';

export class Values {
  readonly #builder: Builder;
  readonly #constants: ConstantEvaluator;
  readonly #sink: Sink;

  constructor(builder: Builder, constants: ConstantEvaluator, sink: Sink) {
    this.#builder = builder;
    this.#constants = constants;
    this.#sink = sink;
  }

  typeOf(operand: Operand): Type {
    if (operand === 'nothing') return voidType;
    if (operand === 'ends') return unknownType;
    return 'id' in operand ? this.#builder.typeOf(operand.id) : this.#constants.typeOf(operand.exact);
  }

  /** A node for the operand, of type `want` if that is given. A mistake is reported and gives an unknown value. */
  place(operand: Operand, span: Span, want?: Type): ValueId {
    if (operand === 'ends' || operand === 'nothing') return this.#placeNothing(operand, span, want);
    if ('id' in operand) return want === undefined ? operand.id : this.convert(operand.id, want, span);
    const settled = this.#constants.settle(operand.exact, want, span);
    if (settled === undefined) return this.unknown(span);
    const id = this.#builder.constant(settled.type, settled.value, span);
    return want === undefined ? id : this.convert(id, want, span);
  }

  #placeNothing(operand: 'ends' | 'nothing', span: Span, want: Type | undefined): ValueId {
    if (operand === 'nothing')
      this.#sink.report('TUY2401', span, [
        'void',
        want === undefined || want === unknownType ? 'a value' : typeText(want),
      ]);
    return this.unknown(span);
  }

  /** A value of its own type; nothing is a mistake. */
  value(operand: Operand, span: Span): ValueId {
    const id = this.place(operand, span);
    if (this.#builder.typeOf(id).kind === 'void') return this.#placeNothing('nothing', span, undefined);
    return id;
  }

  /** Stands for what cannot be: the graph will not be used. */
  unknown(span: Span): ValueId {
    return this.#builder.emit({ kind: 'elided', type: unknownType, span });
  }

  /** The implicit conversion. */
  convert(id: ValueId, to: Type, span: Span): ValueId {
    const from = this.#builder.typeOf(id);
    if (from === unknownType || to === unknownType || sameType(from, to)) return id;
    const how = implicitConversion(from, to) ?? this.#decay(from, to);
    if (how !== undefined) return this.#builder.convert(id, how, to, span);
    this.#sink.report('TUY2401', span, [typeText(from), typeText(to)]);
    return this.unknown(span);
  }

  /** An array to its first element, if that has a type that refers to itself. */
  #decay(from: Type, to: Type): Conversion | undefined {
    const isArray = from.kind === 'pointer' && from.to.kind === 'array';
    return isArray && sameType(this.#constants.pointerTo(from.to.of, from.space), to) ? 'address' : undefined;
  }

  /** To the type where operands or arms meet: bits of another width are integers there. */
  convertToMeet(id: ValueId, to: Type, span: Span): ValueId {
    const from = this.#builder.typeOf(id);
    const isNumber = from.kind === 'block' && implicitConversion(from, to) === undefined;
    return this.convert(isNumber ? this.number(id, span) : id, to, span);
  }

  /** The conversion that is written `type value`. */
  convertExplicitly(id: ValueId, to: Type, span: Span): ValueId {
    const from = this.#builder.typeOf(id);
    if (from === unknownType || to === unknownType || sameType(from, to)) return id;
    const steps = explicitConversion(from, to);
    if (steps === undefined) {
      this.#sink.report('TUY2401', span, [typeText(from), typeText(to)]);
      return this.unknown(span);
    }
    return steps.reduce((at, step) => this.#builder.convert(at, step.how, step.to, span), id);
  }

  /** Bits as the integer of their width; everything else stays. */
  number(id: ValueId, span: Span): ValueId {
    const type = this.#builder.typeOf(id);
    const meant = type.kind === 'block' ? joinOperands(type, type) : undefined;
    return meant === undefined ? id : this.#builder.convert(id, 'bits', meant, span);
  }

  /** An i1: not zero, not null. */
  truth(operand: Operand, span: Span): ValueId {
    const id = this.number(this.value(operand, span), span);
    const type = this.#builder.typeOf(id);
    if (type === unknownType || sameType(type, i1)) return id;
    if (!isNumeric(type) && type.kind !== 'pointer') return this.convert(id, i1, span);
    return this.#builder.binary('!=', i1, id, this.#builder.constant(type, { kind: 'zero' }, span), span);
  }

  /** The type that a constant takes beside a value of type `other`. */
  adapt(exact: Exact, other: Type): Type {
    return adapt(exact, other, (one) => this.#constants.typeOf(one));
  }

  /** Where arms meet; `wrong` names two that do not. Arms that end or are not known take no part. */
  join(operands: readonly Operand[]): Type | { readonly wrong: readonly [Type, Type] } {
    let joined: Type | undefined;
    const meet = (type: Type): { readonly wrong: readonly [Type, Type] } | undefined => {
      if (type === unknownType) return undefined;
      const both = joined === undefined ? type : joinTypes(joined, type);
      if (both === undefined) return { wrong: [joined ?? type, type] };
      joined = both;
      return undefined;
    };
    for (const operand of [...operands.filter((operand) => !isConstant(operand)), ...operands.filter(isConstant)]) {
      if (operand === 'ends') continue;
      const type =
        isConstant(operand) && joined !== undefined && joined.kind !== 'void'
          ? adaptArm(operand.exact, joined, (one) => this.#constants.typeOf(one))
          : this.typeOf(operand);
      const wrong = meet(type);
      if (wrong !== undefined) return wrong;
    }
    return joined ?? unknownType;
  }
}

/** How a value becomes another type by itself; undefined if it does not. */
export function implicitConversion(from: Type, to: Type): Conversion | undefined {
  if (
    from.kind === 'pointer' &&
    to.kind === 'pointer' &&
    from.space === to.space &&
    to.to.kind === 'block' &&
    to.to.bits === 0 &&
    from.to.kind === 'block'
  )
    return 'address';
  if (!convertsTo(from, to)) return undefined;
  if (from.kind === 'block' || to.kind === 'block') return 'bits';
  if (from.kind === 'pointer') return 'address';
  return from.kind === 'struct' ? 'prefix' : 'number';
}

export function exactOf(operand: Operand): Exact | undefined {
  return typeof operand === 'object' && 'exact' in operand ? operand.exact : undefined;
}

function isConstant(operand: Operand): operand is { readonly exact: Exact } {
  return typeof operand === 'object' && 'exact' in operand;
}
