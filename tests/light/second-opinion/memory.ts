/**
 * Memory as definition 14 has it: a map from blocks to maps from offsets to bytes, a byte being a number or a part of a
 * pointer; what is in no map is undefined. And the layout of types: sizes, fields, classes (2.2, 2.4).
 */
import { bitsOf, isFloat } from './numbers.ts';
import { primOfType, type Composite, type Prim, type Type } from './syntax.ts';

export type Value =
  | { readonly k: 'int'; readonly v: bigint }
  | { readonly k: 'float'; readonly v: number }
  | { readonly k: 'ptr'; readonly b: number; readonly p: bigint };

/** A part: byte `i` of the pointer. */
export type Byte = number | { readonly b: number; readonly p: bigint; readonly i: number };

export interface Block {
  readonly block: number;
  readonly of: string;
  readonly name: string | undefined;
  readonly lo: number;
  readonly hi: number;
  readonly bytes: Map<number, Byte>;
  /** A string or a constant (decision 0197). */
  isConstant?: boolean;
}

export class Layout {
  readonly pointer: 4 | 8;
  readonly #comps: ReadonlyMap<string, Composite>;
  readonly #shapes = new Map<
    string,
    {
      readonly size: number;
      readonly align: number;
      readonly fields: readonly { readonly type: Type; readonly offset: number }[];
    }
  >();

  constructor(comps: ReadonlyMap<string, Composite>, pointer: 4 | 8) {
    this.pointer = pointer;
    this.#comps = comps;
  }

  primSize(t: Prim): number {
    if (t === 'void' || t === 'agg') return 0;
    return t === 'u1' ? 1 : bitsOf(t, this.pointer) / 8;
  }

  sizeof(type: Type): number {
    if (type.k === 'array') return type.n * this.sizeof(type.t);
    if (type.k === 'composite') return this.#shape(type.id).size;
    return type.k === 'prim' ? this.primSize(type.t) : this.pointer;
  }

  #align(type: Type): number {
    if (type.k === 'array') return this.#align(type.t);
    return type.k === 'composite' ? this.#shape(type.id).align : Math.max(1, this.sizeof(type));
  }

  /** The parent of a class is its first member. */
  #members(id: string): readonly { readonly type: Type; readonly align: number }[] {
    const comp = this.#comps.get(id);
    if (comp === undefined) return [];
    return comp.parent === undefined
      ? comp.members
      : [{ type: { k: 'composite', id: comp.parent }, align: 1 }, ...comp.members];
  }

  #shape(id: string): {
    readonly size: number;
    readonly align: number;
    readonly fields: readonly { readonly type: Type; readonly offset: number }[];
  } {
    const known = this.#shapes.get(id);
    if (known !== undefined) return known;
    this.#shapes.set(id, { size: 0, align: 1, fields: [] });
    let [size, align] = [0, 1];
    const fields = this.#members(id).map(({ type, align: least }) => {
      const own = Math.max(least, this.#align(type));
      const offset = this.#comps.get(id)?.kind === 'Cunion' ? 0 : Math.ceil(size / own) * own;
      size = Math.max(size, offset + this.sizeof(type));
      align = Math.max(align, own);
      return { type, offset };
    });
    const shape = { size: Math.ceil(size / align) * align, align, fields };
    this.#shapes.set(id, shape);
    return shape;
  }

  /** All fields in the order of their ids, those of a member behind it: id 0 is the whole. */
  #fields(type: Type): { readonly type: Type; readonly offset: number }[] {
    if (type.k !== 'composite') return [{ type, offset: 0 }];
    return [
      { type, offset: 0 },
      ...this.#shape(type.id).fields.flatMap((member) =>
        this.#fields(member.type).map((field) => ({ type: field.type, offset: field.offset + member.offset })),
      ),
    ];
  }

  fieldoffset(type: Type, fi: number): { readonly type: Type; readonly offset: number } | undefined {
    return fi === 0 ? { type, offset: 0 } : this.#fields(type)[fi];
  }

  /** The class itself and those above it (decision 0057). */
  superclass(id: string): string[] {
    const list: string[] = [];
    for (let at: string | undefined = id; at !== undefined && !list.includes(at); at = this.#comps.get(at)?.parent)
      list.push(at);
    return list;
  }

  superinterface(id: string): Set<string> {
    const found = new Set<string>();
    const waiting = this.superclass(id);
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const others = (this.#comps.get(at)?.interfaces ?? []).filter((other) => !found.has(other));
      for (const other of others) found.add(other);
      waiting.push(...others);
    }
    return found;
  }

  dispatch_function(cid: string, fid: string): string | undefined {
    for (const id of this.superclass(cid)) {
      const method = this.#comps.get(id)?.methods.find((entry) => entry.id === fid && !entry.isAbstract);
      if (method !== undefined) return method.func;
    }
    return undefined;
  }
}

/** May a value of the type be a pointer? */
export function holdsPointer(t: Prim, pointer: number): boolean {
  return t !== 'void' && t !== 'agg' && t !== 'u1' && !isFloat(t) && bitsOf(t, pointer) === pointer * 8;
}

/** The value that bytes are, as a type; undefined where they are none. */
export function decode(bytes: readonly (Byte | undefined)[], t: Prim, pointer: number): Value | undefined {
  if (bytes.every((byte) => typeof byte === 'number')) return decodeNumber(bytes as number[], t);
  const [first] = bytes;
  if (typeof first !== 'object' || !holdsPointer(t, pointer)) return undefined;
  const isWhole = bytes.every(
    (byte, i) => typeof byte === 'object' && byte.b === first.b && byte.p === first.p && byte.i === i,
  );
  return isWhole ? { k: 'ptr', b: first.b, p: first.p } : undefined;
}

function decodeNumber(bytes: readonly number[], t: Prim): Value {
  const bits = bytes.reduceRight((sum, byte) => sum * 256n + BigInt(byte), 0n);
  if (isFloat(t)) {
    const view = new DataView(new ArrayBuffer(8));
    view.setBigUint64(0, bits, true);
    return { k: 'float', v: t === 'f32' ? view.getFloat32(0, true) : view.getFloat64(0, true) };
  }
  if (t === 'u1') return { k: 'int', v: bits === 0n ? 0n : 1n };
  const modulus = 1n << BigInt(bytes.length * 8);
  return { k: 'int', v: t.startsWith('i') && bits >= modulus / 2n ? bits - modulus : bits };
}

export function encode(v: Value, t: Prim, size: number): Byte[] {
  if (v.k === 'ptr') return Array.from({ length: size }, (_, i) => ({ b: v.b, p: v.p, i }));
  if (v.k === 'float') {
    const view = new DataView(new ArrayBuffer(8));
    // One NaN (decision 0012).
    if (t === 'f32') view.setFloat32(0, Number.isNaN(v.v) ? NaN : v.v, true);
    else view.setFloat64(0, Number.isNaN(v.v) ? NaN : v.v, true);
    return Array.from({ length: size }, (_, i) => view.getUint8(i));
  }
  return Array.from({ length: size }, (_, i) => Number((v.v >> BigInt(i * 8)) & 255n));
}

/** `2a ?? →7+4 →7+4#3`: whole pointers, bytes, undefined ones, parts of pointers. */
export function contentsText(bytes: readonly (Byte | undefined)[], pointer: number): string {
  const cells: string[] = [];
  for (let i = 0; i < bytes.length;) {
    const whole = decode(bytes.slice(i, i + pointer), 'ptr', pointer);
    const byte = bytes[i];
    if (i + pointer <= bytes.length && whole?.k === 'ptr') {
      cells.push(pointerText('→', whole.b, whole.p));
      i += pointer;
      continue;
    }
    cells.push(
      byte === undefined
        ? '??'
        : typeof byte === 'number'
          ? byte.toString(16).padStart(2, '0')
          : `${pointerText('→', byte.b, byte.p)}#${byte.i}`,
    );
    i++;
  }
  return cells.join(' ');
}

/** The same backwards. */
export function readContents(text: string, pointer: number): (Byte | undefined)[] {
  return text
    .split(' ')
    .filter((cell) => cell !== '')
    .flatMap((cell): (Byte | undefined)[] => {
      const match = /^→(\d+)([+-])(\d+)(?:#(\d))?$/.exec(cell);
      if (match !== null) {
        const [b, p] = [Number(match[1]), BigInt(match[2] === '-' ? -1 : 1) * BigInt(match[3])];
        const whole = encode({ k: 'ptr', b, p }, 'ptr', pointer);
        return match[4] === undefined ? whole : [whole[Number(match[4])]];
      }
      return [cell === '??' ? undefined : parseInt(cell, 16)];
    });
}

function pointerText(before: string, b: number, p: bigint): string {
  return `${before}${b}${p < 0n ? '' : '+'}${p}`;
}

/** `Vint 5`, as traces write values. */
export function valueText(v: Value, t: Prim, pointer: number): string {
  if (v.k === 'ptr') return pointerText('Vptr ', v.b, v.p).replace(/([+-]\d+)$/, ' $1');
  if (v.k === 'float') return `${t === 'f32' ? 'Vfloat' : 'Vdouble'} ${Object.is(v.v, -0) ? '-0' : v.v}`;
  return `${bitsOf(t === 'agg' ? 'ptr' : t, pointer) === 64 ? 'Vlong' : 'Vint'} ${v.v}`;
}

/** A value from the text of a trace. */
export function readValue(text: string): Value {
  const [kind, first, second] = text.split(' ');
  if (kind === 'Vptr') return { k: 'ptr', b: Number(first), p: BigInt(second.replace('+', '')) };
  if (kind === 'Vint' || kind === 'Vlong') return { k: 'int', v: BigInt(first) };
  return { k: 'float', v: Number(first) };
}

export const typedText = (v: Value, type: Type, pointer: number): { type: string; value: string } => ({
  type: primOfType(type),
  value: valueText(v, primOfType(type), pointer),
});
