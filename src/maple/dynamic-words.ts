/**
 * Dynamic values as words of 64 bits (docs/decisions/0100-dynamic-values.md): lowering, engines and run time agree
 * here.
 *
 *     bits 63 … 32   the tag word          bits 31 … 0   the payload word
 *     0 undefined    1 null    2 hole      0
 *     3 bool                               0 or 1
 *     4 i32   5 u32  6 f32                 the 32 bits of the number
 *     7 ptr                                an address; 0 is null
 *     8 str                                an address of C text, or from 0xf0000000 a string of the run time (runtime/dynamic/values.h); 0: null
 *     9 obj                                an object of the run time, from 0xe0000000; 0 is null
 *     0x0001_0000 and up                   the whole word is an f64: its bits plus 2^48, NaN as one pattern
 *
 * So in memory the payload is word N and the tag word N+1, as the `…typetagged` directives say, and memory of zeros
 * holds undefined. `failed` is what a function of the run time gives when it raises an exception; no program holds it.
 */
import { primRows, type PrimType } from '../scalar/prim-types.ts';

export const dynamicTags = {
  undefined: 0,
  null: 1,
  hole: 2,
  bool: 3,
  i32: 4,
  u32: 5,
  f32: 6,
  ptr: 7,
  str: 8,
  obj: 9,
  none: 10,
  failed: 15,
} as const;

export type DynamicTag = keyof typeof dynamicTags;

/** The bits of an f64 plus this are its word. */
export const DOUBLE_OFFSET = 1n << 48n;
const NAN_BITS = 0x7ff8_0000_0000_0000n;
export const NAN_WORD = NAN_BITS + DOUBLE_OFFSET;

/** The tag that the name of a type states; absent: any value, or an f64. */
const tagsOfTypes: { readonly [T in PrimType]?: DynamicTag } = {
  dynundef: 'undefined',
  dynnull: 'null',
  dynhole: 'hole',
  dynbool: 'bool',
  dynptr: 'ptr',
  dyni32: 'i32',
  dynu32: 'u32',
  dynf32: 'f32',
  dynstr: 'str',
  dynobj: 'obj',
  dynnone: 'none',
  constStr: 'str',
};

/** Values with a tag, and the bare strings and objects (`simplestr`, `simpleobj`), which are payloads of 32 bits. */
export function isDynamic(prim: PrimType): boolean {
  return primRows[prim].kind === 'dynamic';
}

/** Has the type a tag, that is, 64 bits? */
export function isTagged(prim: PrimType): boolean {
  return primRows[prim].kind === 'dynamic' && primRows[prim].bits === 64;
}

export function wordOf(tag: DynamicTag, payload: number): bigint {
  return (BigInt(dynamicTags[tag]) << 32n) | BigInt(payload >>> 0);
}

/** The word of an f64, given by its bits. */
export function doubleWord(bits: bigint): bigint {
  const isNan = (bits & 0x7ff0_0000_0000_0000n) === 0x7ff0_0000_0000_0000n && (bits & 0xf_ffff_ffff_ffffn) !== 0n;
  return isNan ? NAN_WORD : bits + DOUBLE_OFFSET;
}

/**
 * What a constant of a dynamic type stands for. The type states the tag and the low half is the payload, whatever the
 * high half says; of a dynf64 the bits are those of the number. A dynany is an integer that fits 32 bits, or else a
 * whole word.
 */
export function constantWord(prim: PrimType, bits: bigint): bigint {
  if (!isTagged(prim)) return BigInt.asUintN(32, bits);
  const payload = Number(BigInt.asUintN(32, bits));
  if (prim === 'dynf64') return doubleWord(bits);
  if (prim === 'dynany') return integerWord(BigInt.asIntN(64, bits)) ?? bits;
  const tag = tagsOfTypes[prim] ?? 'undefined';
  if (tag === 'bool') return wordOf(tag, payload === 0 ? 0 : 1);
  return wordOf(tag, dynamicTags[tag] < dynamicTags.bool || tag === 'none' ? 0 : payload);
}

function integerWord(value: bigint): bigint | undefined {
  if (value === BigInt.asIntN(32, value)) return wordOf('i32', Number(value));
  return value === BigInt.asUintN(32, value) ? wordOf('u32', Number(value)) : undefined;
}

/** The tag of a type whose values all have the same; undefined for dynany and dynf64. */
export function tagOfType(prim: PrimType): DynamicTag | undefined {
  return tagsOfTypes[prim];
}
