/**
 * The bytes that an initialiser stands for: little-endian data, and a list of the places that hold addresses.
 *
 * Addresses are not known yet, so their bytes are 0 and a relocation says which symbol's address, plus how much, goes
 * there. Bytes after the last one that was initialised are left out: `bytes` may be shorter than `size`, the rest is 0.
 * What does not fit, or lies beyond `farthestByte`, is left out too; the verifier reports it.
 */
import { isPrimType, primRows, type PrimType } from '../scalar/prim-types.ts';
import { isLocal, varIndex, type FuncId, type VarRef } from './code.ts';
import { constantWord, dynamicTags, isDynamic, isTagged } from './dynamic-words.ts';
import { walkInit } from './init-walk.ts';
import type { FieldPlace, Layout } from './layout.ts';
import { oneNanBits } from '../scalar/float-format.ts';
import { floatBits, floatFormat } from './literals.ts';
import type { Func, Init } from './module.ts';
import type { TypeId } from './types.ts';

export type Relocation = { readonly offset: number; readonly size: number; readonly addend: number } & (
  | { readonly kind: 'var'; readonly var: VarRef }
  | { readonly kind: 'func'; readonly func: FuncId }
  /** The address of a read-only string, with its 0 at the end; `wide`: of 16-bit units. */
  | { readonly kind: 'string'; readonly text: string; readonly wide: boolean }
  | { readonly kind: 'label'; readonly label: string }
);

/** Static data is held in memory as a whole while a program is made. */
export const farthestByte = 2 ** 30;

export interface EncodedInit {
  readonly bytes: Uint8Array;
  readonly size: number;
  readonly relocations: readonly Relocation[];
}

/** `func`: the function whose static variable it is, for addresses of its other variables. */
export function encodeInit(layout: Layout, type: TypeId, init: Init, func?: Func): EncodedInit {
  const image = new Image();
  const relocations: Relocation[] = [];
  let size = layout.sizeOf(type);
  walkInit(layout, type, init, {
    scalar: (place, value) => {
      const relocation = relocate(layout, place, value, func);
      if (relocation !== undefined) relocations.push(withTag(layout, image, place, value, relocation));
      else putScalar(layout, image, place, value);
    },
    text: (offset, unit, text) => {
      for (let i = 0; i < text.length; i++)
        image.putBits((offset + i * unit) * 8, unit * 8, BigInt(text.charCodeAt(i)));
    },
    reach: (end) => {
      size = Math.max(size, end);
    },
    problem: () => undefined,
  });
  return { bytes: image.bytes(), size, relocations };
}

function relocate(layout: Layout, place: FieldPlace, init: Init, func: Func | undefined): Relocation | undefined {
  const at = { offset: place.offset, size: layout.sizeOf(place.type) };
  if (init.kind === 'addroffunc') return { ...at, kind: 'func', func: init.func, addend: 0 };
  if (init.kind === 'addroflabel') return { ...at, kind: 'label', label: init.label, addend: 0 };
  if (init.kind === 'conststr') return { ...at, kind: 'string', text: init.text, wide: init.wide, addend: 0 };
  if (init.kind === 'string') return { ...at, kind: 'string', text: init.text, wide: false, addend: 0 };
  if (init.kind !== 'addrof') return undefined;
  const variables = isLocal(init.var) ? func?.locals : layout.module.globals;
  const type = variables?.[varIndex(init.var)]?.type;
  const field = type === undefined ? 0 : (layout.field(type, init.field)?.offset ?? 0);
  return { ...at, kind: 'var', var: init.var, addend: field + init.offset };
}

/**
 * An address in a cell of a dynamic type has its tag above it: where pointers have 4 bytes as bytes of its own, else as part
 * of the number that is written.
 */
function withTag(layout: Layout, image: Image, place: FieldPlace, init: Init, relocation: Relocation): Relocation {
  const prim = layout.primOf(place.type);
  if (!isTagged(prim)) return relocation;
  const isText = init.kind === 'conststr' || init.kind === 'string' || prim === 'dynstr';
  const tag = dynamicTags[isText ? 'str' : 'ptr'];
  if (layout.pointerSize === 8) return { ...relocation, addend: relocation.addend + tag * 2 ** 32 };
  image.putBits((place.offset + 4) * 8, 32, BigInt(tag));
  return { ...relocation, size: 4 };
}

function putScalar(layout: Layout, image: Image, place: FieldPlace, init: Init): void {
  const prim = layout.primOf(place.type);
  if (place.bitSize !== undefined) {
    image.putBits(place.offset * 8 + (place.bitOffset ?? 0), place.bitSize, scalarBits(prim, init));
  } else {
    image.putBits(place.offset * 8, layout.sizeOf(place.type) * 8, scalarBits(prim, init));
  }
}

/** The bits of a number at its type. A float type takes an integer's value, or its bits if it is written in hexadecimal. */
function scalarBits(prim: PrimType, init: Init): bigint {
  const { lane, lanes = 1 } = primRows[prim];
  if (lane !== undefined && isPrimType(lane) && init.kind === 'list') return laneBits(lane, init.items.slice(0, lanes));
  const format = floatFormat(prim);
  if (isDynamic(prim)) return dynamicBits(prim, init);
  if (init.kind === 'int') {
    if (format === undefined) return init.value;
    return oneNanBits(format, init.hex ? init.value : floatBits(format, String(init.value)));
  }
  if (init.kind === 'float')
    return format === undefined ? truncated(init.text) : oneNanBits(format, floatBits(format, init.text));
  return 0n;
}

/** The word of a number: a float is an f64, unless the type says that it is an f32. */
function dynamicBits(prim: PrimType, init: Init): bigint {
  if (init.kind !== 'int' && init.kind !== 'float') return 0n;
  const float = floatFormat(prim === 'dynf32' ? 'f32' : 'f64');
  const isFloat = init.kind === 'float' || (floatFormat(prim) !== undefined && !init.hex);
  if (!isFloat) return constantWord(prim, BigInt.asUintN(64, init.value));
  const bits = float === undefined ? 0n : floatBits(float, init.kind === 'float' ? init.text : String(init.value));
  return constantWord(prim === 'dynf32' ? prim : 'dynf64', bits);
}

function laneBits(lane: PrimType, items: readonly Init[]): bigint {
  const width = primRows[lane].bits;
  return items.reduce(
    (bits, item, i) => bits | (BigInt.asUintN(width, scalarBits(lane, item)) << BigInt(i * width)),
    0n,
  );
}

function truncated(text: string): bigint {
  const value = Math.trunc(Number(text.replace(/[fFlL]$/, '')));
  return Number.isFinite(value) ? BigInt(value) : 0n;
}

/** Bytes that grow as far as something other than 0 is written. */
class Image {
  #bytes = new Uint8Array(64);
  #length = 0;

  putBits(bit: number, width: number, value: bigint): void {
    if (bit / 8 >= farthestByte) return;
    const shift = BigInt(bit % 8);
    let mask = ((1n << BigInt(width)) - 1n) << shift;
    let rest = BigInt.asUintN(width, value) << shift;
    for (let at = Math.floor(bit / 8); mask !== 0n; rest >>= 8n, mask >>= 8n, at++)
      this.#put(at, Number(rest & 255n), Number(mask & 255n));
  }

  bytes(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }

  /** The bits of a mask; of a field that is given twice, the last value holds. */
  #put(at: number, byte: number, mask: number): void {
    if (byte === 0 && at >= this.#length) return;
    if (at >= this.#bytes.length) {
      const grown = new Uint8Array(Math.max(this.#bytes.length * 2, at + 1));
      grown.set(this.#bytes);
      this.#bytes = grown;
    }
    this.#bytes[at] = (this.#bytes[at] & ~mask) | byte;
    this.#length = Math.max(this.#length, at + 1);
  }
}
