/**
 * Values in registers: a scalar of up to 64 bits is one register, a wider one several, the lowest bits first; a struct or array is the scalars of
 * its parts, one behind the other.
 *
 *     (i32, (i1, i64))     i32, i32, i64        packed at 0, 4, 5; in 13 bytes
 *     i100                 i64, i64             64 bits at 0, 36 bits at 8
 *
 * Registers hold the bits of a number: integers and fixed point are extended by their sign, everything else, and what is
 * a part of a wider number, by zeros. Where a program can make poison, each scalar has a register more that says whether it is that.
 */
import { sizeInBits, typeText, type Type } from '../../tuyin/types.ts';
import type { LongerStructs, StructType } from './longer-structs.ts';
import { nativeOf, type Native } from './natives.ts';

/** A register of a value. */
export interface Part {
  /** How it is extended: a scalar's own type, or one of the same width that a register holds. */
  readonly type: Type;
  readonly native: Native;
  /** Where its bytes begin in a stream. */
  readonly at: number;
  readonly size: number;
  /** Says that the scalar in front of it is poison; it has no bytes. */
  readonly isFlag?: true;
  /** Says which longer struct a struct is (longer-structs.ts), and what that one has beyond; neither has bytes here. */
  readonly isTag?: true;
  readonly extra?: { readonly variant: number; readonly index: number };
}

/** More than this many are no value in registers. */
const mostParts = 2048;

const flagType: Type = { kind: 'int', bits: 1 };

/** Which registers the values of a program have. */
export class Shapes {
  /** Can there be poison? */
  readonly hasFlags: boolean;
  readonly #longer: LongerStructs;
  readonly #known = new WeakMap<object, readonly Part[] | 'none'>();

  constructor(hasFlags: boolean, longer: LongerStructs = new Map()) {
    this.hasFlags = hasFlags;
    this.#longer = longer;
  }

  /** The structs that one may be beside itself. */
  longer(type: StructType): readonly StructType[] {
    return this.#longer.get(typeText(type)) ?? [];
  }

  /** How many registers the fields of a struct have. */
  fieldsEnd(type: StructType): number {
    return type.fields.reduce((sum, field) => sum + (this.of(field)?.length ?? 0), 0);
  }

  /** The registers of a type in order; undefined if there are too many. */
  of(type: Type): readonly Part[] | undefined {
    const before = this.#known.get(type);
    const parts = before ?? this.#find(type) ?? 'none';
    this.#known.set(type, parts);
    return parts === 'none' ? undefined : parts;
  }

  #find(type: Type): readonly Part[] | undefined {
    const found: Part[] = [];
    return this.#collect(type, found) ? found : undefined;
  }

  #collect(type: Type, found: Part[]): boolean {
    if (type.kind === 'void') return true;
    if (type.kind === 'struct')
      return type.fields.every((field) => this.#collect(field, found)) && this.#collectExtras(type, found);
    if (type.kind === 'array' || type.kind === 'vector') {
      for (let i = 0; i < type.count; i++)
        if (found.length >= mostParts || !this.#collect(type.of, found)) return false;
      return true;
    }
    const registers = registersOf(type);
    if (registers === undefined || found.length + registers.length > mostParts) return false;
    const start = packedSize(found);
    for (const part of registers) found.push({ ...part, at: start + part.at });
    if (this.hasFlags) found.push({ type: flagType, native: 'i32', at: packedSize(found), size: 0, isFlag: true });
    return true;
  }

  #collectExtras(type: StructType, found: Part[]): boolean {
    const variants = this.longer(type);
    if (variants.length === 0) return true;
    const at = packedSize(found);
    found.push({ type: flagType, native: 'i32', at, size: 0, isTag: true });
    return variants.every((struct, variant) => {
      const own: Part[] = [];
      const isWhole = struct.fields.slice(type.fields.length).every((field) => this.#collect(field, own));
      for (const [index, { isFlag, ...part }] of own.entries())
        found.push({ ...part, at, size: 0, extra: { variant, index }, ...(isFlag && { isFlag }) });
      return isWhole && found.length <= mostParts;
    });
  }

  /** Which of the registers of an aggregate are those of its item. */
  item(type: Type, index: number): { readonly from: number; readonly to: number } {
    const items = type.kind === 'struct' ? type.fields : [];
    let from = 0;
    for (let i = 0; i < index; i++) from += this.of(itemType(type, items, i))?.length ?? 0;
    return { from, to: from + (this.of(itemType(type, items, index))?.length ?? 0) };
  }
}

function itemType(type: Type, fields: readonly Type[], index: number): Type {
  return type.kind === 'array' || type.kind === 'vector' ? type.of : fields[index];
}

/** The registers of a scalar. */
function registersOf(type: Type): readonly Part[] | undefined {
  const bits = sizeInBits(type);
  if (bits === undefined || bits === 0 || bits > 64 * mostParts) return undefined;
  if (bits > 64) return limbs(bits);
  const held: Type =
    nativeOf(type) !== undefined ? type : type.kind === 'fixed' ? { kind: 'int', bits } : blockOf(bits);
  const native = nativeOf(held);
  return native && [{ type: held, native, at: 0, size: Math.ceil(bits / 8) }];
}

function limbs(bits: number): Part[] {
  return Array.from({ length: Math.ceil(bits / 64) }, (_, i) => {
    const type = blockOf(Math.min(64, bits - 64 * i));
    return { type, native: nativeOf(type) ?? 'i64', at: 8 * i, size: Math.ceil(type.bits / 8) };
  });
}

function blockOf(bits: number): Extract<Type, { readonly kind: 'block' }> {
  return { kind: 'block', bits };
}

/** Bytes of all in a stream. */
export function packedSize(parts: readonly Part[]): number {
  const last = parts.at(-1);
  return last === undefined ? 0 : last.at + last.size;
}
