/**
 * Places in memory: where a field, an element or what a pointer points to lies, and of which kind it is.
 */
import type { Operand } from '../../linear/nodes.ts';
import type { Node } from '../../maple/code.ts';
import type { FieldPlace } from '../../maple/layout.ts';
import type { TypeId } from '../../maple/types.ts';
import type { FuncContext } from './context.ts';
import { isExtended, isFloatScalar, type Kind, type Scalar } from './scalars.ts';

/** A place in memory: `offset` bytes from an address. */
export interface Place {
  readonly address: Operand;
  readonly offset: number;
  readonly kind: Kind;
  readonly type: TypeId;
  readonly volatile: boolean;
  readonly bits?: FieldPlace;
}

/** The place of a field of something of a type that lies at an address. */
export function fieldPlace(
  f: FuncContext,
  address: Operand,
  type: TypeId,
  field: number,
  isVolatile: boolean,
  n: Node,
): Place {
  const found = f.layout.field(type, field) ?? { type, offset: 0 };
  const volatile = isVolatile || found.field?.attrs.some((attr) => attr.name === 'volatile') === true;
  const kind = f.kindOfType(found.type, n);
  const isBitField = found.bitSize !== undefined && kind !== 'agg' && isInteger(kind);
  return { address, offset: found.offset, kind, type: found.type, volatile, bits: isBitField ? found : undefined };
}

/** The place that `<* T>` and a field id denote. A pointer to an array stands for its elements when scalars are accessed. */
export function pointedPlace(
  f: FuncContext,
  address: Operand,
  pointer: TypeId,
  field: number,
  access: Kind | undefined,
  n: Node,
): Place {
  const to = f.layout.pointee(pointer) ?? pointer;
  const resolved = f.layout.resolve(pointer);
  const isVolatile = resolved.kind === 'pointer' && resolved.attrs.some((attr) => attr.name === 'volatile');
  if (field === 0 && access !== undefined && access !== 'agg') {
    const prim = f.layout.primOf(to);
    if (f.layout.resolve(to).kind === 'array')
      return fieldPlace(f, address, f.layout.array(pointer).element, 0, isVolatile, n);
    if (prim === 'void' || prim === 'unknown')
      return { address, offset: 0, kind: access, type: to, volatile: isVolatile };
  }
  return fieldPlace(f, address, to, field, isVolatile, n);
}

export function addressOf(f: FuncContext, place: Place): Operand {
  return f.offset(place.address, place.offset);
}

/** An address and an offset that a load or store can have: the offset is not negative. */
export function reach(f: FuncContext, address: Operand, offset: number): [Operand, number] {
  if (address.kind === 'g') return [f.offset(address, offset), 0];
  return offset >= 0 ? [address, offset] : [f.offset(address, offset), 0];
}

export function isInteger(kind: Scalar): boolean {
  return kind === 'i128' || kind === 'u128' || (!isFloatScalar(kind) && !isExtended(kind));
}
