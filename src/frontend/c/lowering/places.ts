/**
 * Places in MAPLE: a variable, or what an address leads to, each with the member that is meant. A place is read or written any
 * number of times; the nodes for that are made anew each time, as each node is part of one other.
 */
import type { FuncBuilder } from '../../../maple/builder.ts';
import type { Node, VarRef } from '../../../maple/code.ts';
import type { TypeId } from '../../../maple/types.ts';
import type { PrimType } from '../../../scalar/prim-types.ts';
import { isSigned, type ArrayType, type CRecord, type Member, type Type } from '../types.ts';
import { distancePrim, volatileIf } from './types.ts';
import type { FuncLowering } from './function.ts';

export type Place =
  | {
      readonly kind: 'variable';
      readonly ref: VarRef;
      readonly field: number;
      readonly type: Type;
      readonly bits: Member | undefined;
    }
  /** `pointer` is the type of the address, of which `field` is a member. */
  | {
      readonly kind: 'memory';
      readonly address: () => Node;
      readonly pointer: TypeId;
      readonly field: number;
      readonly type: Type;
      readonly bits: Member | undefined;
    }
  /** A bit-field of a record that MAPLE does not know the members of: bits of the unit at the address. */
  | {
      readonly kind: 'bits';
      readonly address: () => Node;
      readonly pointer: TypeId;
      readonly unit: PrimType;
      readonly type: Type;
      readonly bits: Member;
    };

/** The value of a place, in a primitive type. */
export function readPlace(b: FuncBuilder, place: Place, prim: PrimType): Node {
  switch (place.kind) {
    case 'variable':
      return b.dread(prim, place.ref, place.field);
    case 'memory':
      return b.iread(prim, place.pointer, place.field, place.address());
    case 'bits':
      return b.extractbits(
        unsignedUnless(isSigned(place.type), prim),
        place.bits.bit,
        place.bits.bits ?? 0,
        b.iread(place.unit, place.pointer, 0, place.address()),
      );
  }
}

/** The bits of an unsigned type are not extended by their highest one. */
function unsignedUnless(isSignedType: boolean, prim: PrimType): PrimType {
  return isSignedType ? prim : prim === 'i32' ? 'u32' : prim === 'i64' ? 'u64' : prim;
}

export function writePlace(b: FuncBuilder, place: Place, value: Node): void {
  switch (place.kind) {
    case 'variable':
      b.dassign(place.ref, place.field, value);
      return;
    case 'memory':
      b.iassign(place.pointer, place.field, place.address(), value);
      return;
    case 'bits': {
      const old = b.iread(place.unit, place.pointer, 0, place.address());
      b.iassign(
        place.pointer,
        0,
        place.address(),
        b.depositbits(place.unit, place.bits.bit, place.bits.bits ?? 0, old, value),
      );
    }
  }
}

export function addressOfPlace(b: FuncBuilder, place: Place): Node {
  if (place.kind === 'variable') return b.addrof('ptr', place.ref, place.field);
  return place.kind === 'bits' || place.field === 0
    ? place.address()
    : b.iaddrof('ptr', place.pointer, place.field, place.address());
}

/** The same, reached by its address. */
export function byAddress(f: FuncLowering, place: Place): Place {
  const address = (): Node => addressOfPlace(f.b, place);
  const { type } = place;
  return { kind: 'memory', address, pointer: f.module.types.pointerTo(type), field: 0, type, bits: undefined };
}

/** A member of a record that lies in a place. */
export function memberOf(f: FuncLowering, place: Place, record: CRecord, member: Member, type: Type): Place {
  const id = f.module.types.fieldId(record, member);
  const bits = member.bits === undefined ? undefined : member;
  if (id !== undefined && place.kind !== 'bits') return { ...place, field: place.field + id, type, bits };
  return offsetPlace(f, place, member, type);
}

/** A member of a record whose members MAPLE does not know. */
function offsetPlace(f: FuncLowering, place: Place, member: Member, type: Type): Place {
  const address = (): Node => {
    const base = addressOfPlace(f.b, place);
    return member.offset === 0 ? base : f.b.add('ptr', base, f.int(member.offset, 'ptr'));
  };
  if (member.bits === undefined)
    return { kind: 'memory', address, pointer: f.module.types.pointerTo(type), field: 0, type, bits: undefined };
  const bytes = [1, 2, 4, 8].find((size) => member.bit + (member.bits ?? 0) <= size * 8) ?? 8;
  const prims = isSigned(type) ? (['i8', 'i16', 'i32', 'i64'] as const) : (['u8', 'u16', 'u32', 'u64'] as const);
  const unit = prims[Math.log2(bytes)];
  const word = bytes >= 4 ? unit : isSigned(type) ? 'i32' : 'u32';
  return { kind: 'bits', address, pointer: f.module.m.pointer(unit, volatileIf(type)), unit: word, type, bits: member };
}

/** An element of an array that lies in a place. */
export function elementOf(f: FuncLowering, place: Place, array: ArrayType, index: number): Place {
  const address = (): Node =>
    f.b.array(0, 'ptr', f.module.types.pointerTo(array), addressOfPlace(f.b, place), f.int(index, distancePrim()));
  return {
    kind: 'memory',
    address,
    pointer: f.module.types.pointerTo(array.of),
    field: 0,
    type: array.of,
    bits: undefined,
  };
}
