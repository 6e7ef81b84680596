/**
 * Where the arms of a branch meet: the type of both, and what constants, which have none of their own yet, take beside others. It is
 * the same whether the branch runs or is decided before.
 */
import { convertsTo } from '../conversions.ts';
import {
  blockType,
  bytePointer,
  commonPrefix,
  isNumeric,
  joinOperands,
  sameType,
  type Type,
  voidType,
} from '../types.ts';
import { defaultInteger, type Exact, floatOfBits, integerFits } from './exact.ts';
import { unknownType } from './program.ts';

/** A region of which only the address is known. */
export const regionType: Type = { kind: 'pointer', to: blockType(0), space: 0 };

/** The type of `?:` and `match` with arms of two types: void if one gives nothing. */
export function joinTypes(a: Type, b: Type): Type | undefined {
  if (sameType(a, b)) return a;
  if (a.kind === 'void' || b.kind === 'void') return voidType;
  if (a.kind === 'pointer' && b.kind === 'pointer' && a.space === b.space) return joinPointers(a, b);
  if (a.kind === 'pointer' || b.kind === 'pointer') {
    const [pointer, other] = a.kind === 'pointer' ? [a, b] : [b, a];
    return other.kind === 'block' && other.bits === 32 ? pointer : undefined;
  }
  return joinOperands(a, b) ?? commonPrefix(a, b);
}

type Pointer = Extract<Type, { kind: 'pointer' }>;

/** Blocks of different sizes are regions still; arrays of different lengths the address of an element. */
function joinPointers(a: Pointer, b: Pointer): Type | undefined {
  if (a.to.kind === 'block' && b.to.kind === 'block') return { ...regionType, space: a.space } as Pointer;
  const [left, right] = [elementPointer(a), elementPointer(b)];
  if (sameType(left, right)) return left;
  return convertsTo(a, b) ? b : convertsTo(b, a) ? a : undefined;
}

function elementPointer(type: Pointer): Pointer {
  return type.to.kind === 'array' ? { ...type, to: type.to.of } : type;
}

type TypeOf = (exact: Exact) => Type;

/** The type that a constant takes beside a value of type `other`. */
export function adapt(exact: Exact, other: Type, typeOf: TypeOf): Type {
  if (other === unknownType) return typeOf(exact);
  if (exact.kind === 'int') {
    if (other.kind === 'pointer') return typeOf(exact);
    if (integerFits(exact.value, other) && other.kind !== 'void')
      return other.kind === 'block' ? (joinOperands(other, other) ?? other) : other;
    return defaultInteger(exact.value);
  }
  if (exact.kind === 'decimal' && exact.float.literal.kind === 'decimal') {
    if (other.kind === 'float' || other.kind === 'fixed') return other;
    const name = other.kind === 'block' ? floatOfBits(other.bits) : undefined;
    return name === undefined ? typeOf(exact) : { kind: 'float', name };
  }
  if (exact.kind === 'word') return exact.word === 'null' && other.kind !== 'pointer' ? bytePointer : other;
  return typeOf(exact);
}

/** As `adapt`, but bits stay bits where a constant can be bits too. */
export function adaptArm(exact: Exact, joined: Type, typeOf: TypeOf): Type {
  if (exact.kind === 'int' && joined.kind === 'block' && integerFits(exact.value, joined)) return joined;
  return adapt(exact, joined, typeOf);
}

/** The number type of two constant arms; undefined if they meet in none. */
export function numberTypeOf(yes: Exact, no: Exact, typeOf: TypeOf): Type | undefined {
  const type = joinTypes(typeOf(yes), adaptArm(no, typeOf(yes), typeOf));
  return type !== undefined && isNumeric(type) ? type : undefined;
}
