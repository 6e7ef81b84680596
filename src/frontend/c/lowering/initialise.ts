/** The first value of a local variable, as assignments; what is not given is 0. */
import type { VarRef } from '../../../maple/code.ts';
import type { Init, InitItem, VarSymbol } from '../tree.ts';
import { sizeOf, type Type } from '../types.ts';
import { sizePrim } from './types.ts';
import type { FuncLowering } from './function.ts';
import { isSameKind, memberWith } from './item-places.ts';
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
  if (bytesGiven(init.items) !== sizeOf(type)) clear(f, ref, type);
  for (const item of init.items) store(f, ref, symbol, item);
}

/** How many bytes the values give; an item may lie in what another one gives. Bit-fields count for none. */
function bytesGiven(items: readonly InitItem[]): number {
  let end = 0;
  let sum = 0;
  for (const item of items.toSorted((a, b) => a.offset - b.offset)) {
    const itemEnd = item.offset + (item.member === undefined ? bytesStored(item) : 0);
    if (itemEnd <= end) continue;
    sum += itemEnd - Math.max(end, item.offset);
    end = itemEnd;
  }
  return sum;
}

/** A string may be shorter than the array that it begins. */
function bytesStored({ type, value }: InitItem): number {
  return value.kind === 'string' && type.kind === 'array' ? Math.min(sizeOf(type), value.bytes.length) : sizeOf(type);
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
  b.intrinsiccallassigned('C_memset', [b.addrof('ptr', ref, 0), f.int(0), f.int(size, sizePrim())], []);
}

function store(f: FuncLowering, ref: VarRef, symbol: VarSymbol, item: InitItem): void {
  const { b } = f;
  const place = placeOfItem(f, { kind: 'variable', ref, field: 0, type: symbol.type, bits: undefined }, item);
  if (item.value.kind === 'string' && item.type.kind === 'array') {
    const source = f.module.stringVariable(item.value);
    const size = f.int(bytesStored(item), sizePrim());
    b.intrinsiccallassigned('C_memcpy', [addressOfPlace(b, place), b.addrof('ptr', source, 0), size], []);
    return;
  }
  writePlace(b, place, f.value(item.value));
}

/** The part of an object in which an item lies: members and elements on the way to its offset. */
export function placeOfItem(f: FuncLowering, whole: Place, { offset, type, member }: InitItem): Place {
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
      const found = memberWith(at.record, rest, type, member);
      if (found === undefined) break;
      place = memberOf(f, place, at.record, found, found.type);
      rest -= found.offset;
      at = found.type;
    } else break;
  }
  return place;
}
