/** The first value of a local variable, as assignments; what is not given is 0. */
import type { VarRef } from '../../../maple/code.ts';
import type { Init, InitItem, VarSymbol } from '../tree.ts';
import { sizeOf, type CRecord, type Member, type Type } from '../types.ts';
import type { FuncLowering } from './function.ts';
import { addressOfPlace, elementOf, memberOf, writePlace, type Place } from './places.ts';

/** Arrays and records with more bytes than this are set to 0 by the library's function. */
const mostStores = 8;

export function initialise(f: FuncLowering, symbol: VarSymbol, init: Init): void {
  const ref = f.variable(symbol);
  const { type } = symbol;
  const isWhole =
    init.items.length === 1 &&
    init.items[0].offset === 0 &&
    init.items[0].member === undefined &&
    init.items[0].type === type.plain;
  if (isWhole && init.items[0].value.kind !== 'string') {
    f.b.dassign(ref, 0, f.value(init.items[0].value));
    return;
  }
  if (type.kind !== 'array' && type.kind !== 'record') return;
  const given = init.items.reduce((sum, item) => sum + (item.member === undefined ? sizeOf(item.type) : 0), 0);
  if (given !== sizeOf(type)) clear(f, ref, type);
  for (const item of init.items) store(f, ref, symbol, item);
}

/** Sets all bytes of a variable to 0. */
function clear(f: FuncLowering, ref: VarRef, type: Type): void {
  const { b } = f;
  const size = sizeOf(type);
  if (size === 0) return;
  if (size <= mostStores && [1, 2, 4, 8].includes(size)) {
    const prim = ({ 1: 'u8', 2: 'u16', 4: 'u32', 8: 'u64' } as const)[size as 1 | 2 | 4 | 8];
    b.iassign(f.module.m.pointer(prim), 0, b.addrof('ptr', ref, 0), b.constval(size < 4 ? 'u32' : prim, 0));
    return;
  }
  b.intrinsiccallassigned('C_memset', [b.addrof('ptr', ref, 0), f.int(0), f.int(size, 'u64')], []);
}

function store(f: FuncLowering, ref: VarRef, symbol: VarSymbol, item: InitItem): void {
  const { b } = f;
  const place = placeOfItem(f, { kind: 'variable', ref, field: 0, type: symbol.type, bits: undefined }, item);
  if (item.value.kind === 'string' && item.type.kind === 'array') {
    const source = f.module.stringVariable(item.value);
    const size = Math.min(sizeOf(item.type), item.value.bytes.length);
    b.intrinsiccallassigned('C_memcpy', [addressOfPlace(b, place), b.addrof('ptr', source, 0), f.int(size, 'u64')], []);
    return;
  }
  writePlace(b, place, f.value(item.value));
}

/** The part of an object in which an item lies: members and elements on the way to its offset. */
function placeOfItem(f: FuncLowering, whole: Place, { offset, type, member }: InitItem): Place {
  let place = whole;
  let at = whole.type;
  let rest = offset;
  while (rest > 0 || member !== place.bits || !isSameKind(at, type)) {
    if (at.kind === 'array') {
      const size = sizeOf(at.of);
      const index = Math.floor(rest / size);
      place = elementOf(f, place, at, index);
      rest -= index * size;
      at = at.of;
    } else if (at.kind === 'record') {
      const found = memberAt(at.record, rest, type, member);
      if (found === undefined) break;
      place = memberOf(f, place, at.record, found, found.type);
      rest -= found.offset;
      at = found.type;
    } else break;
  }
  return place;
}

function isSameKind(a: Type, b: Type): boolean {
  if (a.plain === b.plain) return true;
  return a.kind === 'array' && b.kind === 'array' && a.of.plain === b.of.plain;
}

/** The member with what is wanted: the bit-field itself, or one that reaches over the offset and holds the type. */
function memberAt({ members = [] }: CRecord, offset: number, type: Type, bits: Member | undefined): Member | undefined {
  const exact = members.find(
    (member) => member === bits || (bits === undefined && member.offset === offset && isSameKind(member.type, type)),
  );
  if (exact !== undefined) return exact;
  return members.find((member) => {
    const isAggregate = member.type.kind === 'array' || member.type.kind === 'record';
    if (!isAggregate || member.offset > offset) return false;
    const isFlexible = member.type.kind === 'array' && member.type.size === undefined;
    return isFlexible || offset < member.offset + sizeOf(member.type);
  });
}
