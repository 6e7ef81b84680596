/** What variables with static storage begin with: the items of an initialiser, put into the shape of their type. */
import { byteText } from '../../../base/bytes.ts';
import { encodeUtf8 } from '../../../base/utf8.ts';
import type { Init as MapleInit } from '../../../maple/module.ts';
import { toBits } from '../../../scalar/bits.ts';
import type { Value } from '../../../scalar/values.ts';
import { constantOf, floatPrim, type Constant } from '../constants.ts';
import type { Init, InitItem } from '../tree.ts';
import { integerOf, sizeOf, type ArrayType, type ComplexType, type CRecord, type Member, type Type } from '../types.ts';
import { isWideComplex } from './complex.ts';
import { isWhole } from '../vectors.ts';
import { memberWith } from './item-places.ts';
import type { ModuleLowering } from './module.ts';

/** The initialiser in MAPLE's form. Later items replace earlier ones of the same place. */
export function staticInit(module: ModuleLowering, type: Type, init: Init): MapleInit {
  const items = new Map<string, InitItem>();
  for (const item of withoutOverlaps(init.items)) items.set(keyOf(item.offset, item.member), item);
  return new Shape(module, flattened([...items.values()])).of(type, 0, undefined) ?? zeroOf(type);
}

function keyOf(offset: number, member: Member | undefined): string {
  return member === undefined ? String(offset) : `${offset}.${member.bit}`;
}

/** Strings of which a later item sets an element become their elements. */
function withoutOverlaps(items: readonly InitItem[]): readonly InitItem[] {
  if (!items.some(({ value }) => value.kind === 'string')) return items;
  const offsets = items.map(({ offset }) => offset).sort((a, b) => a - b);
  return items.flatMap((item) => {
    const { type, offset, value } = item;
    if (value.kind !== 'string' || type.kind !== 'array') return [item];
    const first = lowerBound(offsets, offset);
    const isAlone = first + 1 >= offsets.length || offsets[first + 1] >= offset + sizeOf(type);
    return isAlone ? [item] : elementItems(item, value.bytes, type);
  });
}

function elementItems(item: InitItem, bytes: Uint8Array, { of, size }: ArrayType): InitItem[] {
  const unit = sizeOf(of);
  return unitsOf(bytes, of, size).map((value, i) => ({
    ...item,
    offset: item.offset + i * unit,
    type: of,
    value: { kind: 'int', value, type: of, span: item.value.span },
  }));
}

/** The first index whose number is not less. */
function lowerBound(sorted: readonly number[], least: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle] < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Literals of constants are what they hold. */
function flattened(items: readonly InitItem[]): InitItem[] {
  return items.flatMap((item) => {
    const place = item.value.kind === 'load' ? item.value.operand : item.value;
    if (place.kind !== 'compound') return [item];
    return flattened(place.init.items.map((inner) => ({ ...inner, offset: inner.offset + item.offset })));
  });
}

class Shape {
  readonly #module: ModuleLowering;
  readonly #items: readonly InitItem[];
  /** Offsets in ascending order, to find what lies in a part. */
  readonly #offsets: readonly number[];

  constructor(module: ModuleLowering, items: readonly InitItem[]) {
    this.#module = module;
    this.#items = items.toSorted((a, b) => a.offset - b.offset || (a.member?.bit ?? 0) - (b.member?.bit ?? 0));
    this.#offsets = this.#items.map(({ offset }) => offset);
  }

  /** What a part of the object begins with; undefined for one that is all 0. */
  of(type: Type, offset: number, member: Member | undefined): MapleInit | undefined {
    const first = lowerBound(this.#offsets, offset);
    const end =
      offset + Math.max(1, type.kind === 'array' && type.size === undefined ? Number.MAX_SAFE_INTEGER : sizeOf(type));
    if (first >= this.#items.length || this.#items[first].offset >= end) return undefined;
    if (type.kind === 'array') return this.#array(type, offset, first, end);
    if (type.kind === 'record') return this.#record(type, offset);
    const item = this.#itemAt(offset, first, member);
    return item && this.#scalar(item);
  }

  /** Of the items of one place, which bit-fields share. */
  #itemAt(offset: number, first: number, member: Member | undefined): InitItem | undefined {
    for (let i = first; i < this.#items.length && this.#items[i].offset === offset; i++)
      if (sameBits(this.#items[i].member, member)) return this.#items[i];
    return undefined;
  }

  #array(type: Extract<Type, { kind: 'array' }>, offset: number, first: number, end: number): MapleInit {
    const item = this.#items[first];
    if (item.offset === offset && item.value.kind === 'string' && item.type.kind === 'array' && integerOf(type.of))
      return elements(item.value.bytes, type);
    const size = sizeOf(type.of);
    let last = first;
    while (last + 1 < this.#items.length && this.#items[last + 1].offset < end) last++;
    const length = size === 0 ? 0 : Math.floor((this.#items[last].offset - offset) / size) + 1;
    const items: MapleInit[] = [];
    for (let i = 0; i < length; i++) items.push(this.of(type.of, offset + i * size, undefined) ?? zeroOf(type.of));
    return { kind: 'list', items };
  }

  #record({ record }: Extract<Type, { kind: 'record' }>, offset: number): MapleInit {
    const items: MapleInit[] = [];
    for (const [i, member] of (record.members ?? []).entries()) {
      if (member.name === undefined && member.bits !== undefined) continue;
      if (record.word === 'union' && member !== this.#memberOf(record, offset)) continue;
      const value = this.of(member.type, offset + member.offset, member.bits === undefined ? undefined : member);
      if (value === undefined) continue;
      items.push({ kind: 'field', field: i + 1, value });
    }
    return { kind: 'list', items };
  }

  /** The member of a union that is initialised: the one that has the last of the values. */
  #memberOf(record: CRecord, offset: number): Member | undefined {
    const item = this.#items[lowerBound(this.#offsets, offset + record.size) - 1];
    return memberWith(record, item.offset - offset, item.type, item.member);
  }

  #scalar({ value, type }: Pick<InitItem, 'value' | 'type'>): MapleInit {
    if (value.kind === 'builtin' && type.kind === 'vector') {
      const lanes: MapleInit = {
        kind: 'list',
        items: value.args.map((lane) => this.#scalar({ value: lane, type: type.of })),
      };
      return isWhole(type) ? lanes : { kind: 'list', items: [{ kind: 'field', field: 1, value: lanes }] };
    }
    const constant = constantOf(value);
    // What is between labels is written when the function begins (label-distances.ts).
    if (constant === undefined || constant.kind === 'labels') return zeroOf(type);
    return constant.kind === 'address' ? this.#address(constant) : number(constant, type);
  }

  #address({ of, offset }: Extract<Constant, { kind: 'address' }>): MapleInit {
    const at = Number(offset);
    switch (of.kind) {
      case 'function':
        return { kind: 'addroffunc', prim: 'ptr', func: this.#module.func(of) };
      case 'variable':
        return { kind: 'addrof', prim: 'ptr', var: this.#module.variable(of), field: 0, offset: at };
      case 'compound':
        return { kind: 'addrof', prim: 'ptr', var: this.#module.variable(of.symbol), field: 0, offset: at };
      case 'string': {
        const text = this.#module.plainText(of);
        if (text !== undefined && at === 0)
          return { kind: 'conststr', prim: 'ptr', wide: false, text: byteText(encodeUtf8(text)) };
        return { kind: 'addrof', prim: 'ptr', var: this.#module.stringVariable(of), field: 0, offset: at };
      }
      case 'label':
        return { kind: 'addroflabel', prim: 'ptr', label: of.name };
    }
  }
}

function sameBits(a: Member | undefined, b: Member | undefined): boolean {
  return a?.bits === undefined ? b === undefined : a === b || (a.bit === b?.bit && a.bits === b.bits);
}

function number(constant: Exclude<Constant, { kind: 'address' | 'labels' }>, type: Type): MapleInit {
  if (constant.kind === 'int') return { kind: 'int', value: constant.value, hex: false };
  if (constant.kind === 'complex' && type.kind === 'complex')
    return partsInit(
      constant.parts.map((part) => bitsOf(part, floatPrim(type))),
      type,
    );
  if (type.kind !== 'float' || constant.kind === 'complex') return zeroOf(type);
  return bitsOf(constant.value, floatPrim(type));
}

/** Of `long double`, the parts are members of a structure. */
function partsInit(parts: readonly MapleInit[], type: ComplexType): MapleInit {
  const items = isWideComplex(type)
    ? parts.map((value, i): MapleInit => ({ kind: 'field', field: i + 1, value }))
    : parts;
  return { kind: 'list', items };
}

/** By its bits, so that nothing is rounded again. */
function bitsOf(value: Value, prim: 'f32' | 'f64' | 'f128'): MapleInit {
  return { kind: 'int', value: toBits(prim, value as number), hex: true };
}

function elements(bytes: Uint8Array, { of, size }: ArrayType): MapleInit {
  if (sizeOf(of) === 1 && size !== undefined) return { kind: 'string', text: textIn(bytes, size) };
  const items = unitsOf(bytes, of, size).map((value): MapleInit => ({ kind: 'int', value, hex: false }));
  return { kind: 'list', items };
}

/** The elements that a string gives to an array. */
function unitsOf(bytes: Uint8Array, of: Type, size: number | undefined): bigint[] {
  const unit = sizeOf(of);
  const isSigned = integerOf(of)?.name === 'char';
  return Array.from({ length: Math.min(size ?? Infinity, bytes.length / unit) }, (_, i) => {
    let value = 0n;
    for (let j = 0; j < unit; j++) value |= BigInt(bytes[i * unit + j]) << BigInt(8 * j);
    return isSigned ? BigInt.asIntN(8, value) : value;
  });
}

/** A string without the zeros at its end, which the array has anyway. */
function textIn(bytes: Uint8Array, size: number): string {
  let end = Math.min(bytes.length, size);
  while (end > 0 && bytes[end - 1] === 0) end--;
  return byteText(bytes.subarray(0, end));
}

function zeroOf(type: Type): MapleInit {
  const isStruct = isWideComplex(type) || (type.kind === 'vector' && !isWhole(type));
  if (type.kind === 'array' || type.kind === 'record' || isStruct) return { kind: 'list', items: [] };
  return { kind: 'int', value: 0n, hex: type.kind === 'float' };
}
