/**
 * What the OpenArk compiler changed in its binary `.mplt` over the years. Files carry no version, so a reader tells ages apart by what
 * only one of them can mean (file.ts), and by trying.
 *
 * Primitive types are numbered from 1; the first type of a file gets the number behind the last that its age has.
 */
import { functionBits, typeBits, fieldBits, type BitWords } from './attribute-bits.ts';

export interface Age {
  readonly title: string;
  /** Names end with a zero byte, or follow their length. */
  readonly names: 'ended' | 'counted';
  /** Primitive types by number. */
  readonly prims: readonly string[];
  /** The number of the first type of the file. */
  readonly first: number;
  readonly pointerAttrs: 'none' | 'before' | 'after';
  /** Attributes of types say how they are packed. */
  readonly packs: boolean;
  readonly structAttrs: boolean;
  /** A function type says whether it takes more arguments, or has attributes that say so. */
  readonly funcAttrs: boolean;
  /** 64-bit words that the attributes of a function take. */
  readonly funcWords: 1 | 2;
  /** Pragmas have a second type. */
  readonly pragmaExtra: boolean;
  /** Attributes of types have an alignment; in 2019 its place holds part of the flags again. */
  readonly typeAligns: boolean;
  /** Alignments are logarithms that begin with 0, or with 1 and 0 for none. */
  readonly alignFrom: 0 | 1;
  readonly funcBits: BitWords;
  readonly typeBits: BitWords;
  readonly fieldBits: BitWords;
}

const early =
  'void i8 i16 i32 i64 u8 u16 u32 u64 u1 ptr ref a32 a64 f32 f64 f128 c64 c128 simplestr simpleobj dynany dynundef dynnull dynbool ' +
  'dyni32 dynstr dynobj dynf64 dynf32 dynnone constStr gen agg';
const scalars2021 =
  'void i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 u1 ptr ref a32 a64 f32 f64 f128 c64 c128 simplestr simpleobj dynany dynundef dynnull ' +
  'dynbool dyni32 dynstr dynobj dynf64 dynf32 dynnone constStr gen agg';
const vectors = 'v2i64 v4i32 v8i16 v16i8 v2u64 v4u32 v8u16 v16u8 v2f64 v4f32 v2i32 v4i16 v8i8 v2u32 v4u16 v8u8 v2f32';

const numbered = (names: string): readonly string[] => ['', ...names.split(' ')];

const a: Age = {
  title: '2019 (A)',
  names: 'ended',
  prims: numbered(early),
  first: 35,
  pointerAttrs: 'none',
  packs: false,
  structAttrs: false,
  funcAttrs: false,
  funcWords: 1,
  pragmaExtra: true,
  typeAligns: false,
  alignFrom: 0,
  funcBits: functionBits.a,
  typeBits: typeBits.a,
  fieldBits: fieldBits.a,
};

const b: Age = {
  ...a,
  title: '2020 (B)',
  typeAligns: true,
  funcBits: functionBits.b,
  typeBits: typeBits.b,
  fieldBits: fieldBits.b,
};

const c: Age = {
  title: '2023 (C)',
  names: 'counted',
  prims: numbered(`${scalars2021} ${vectors} v1i64 v1u64`),
  first: 67,
  pointerAttrs: 'before',
  packs: true,
  structAttrs: true,
  funcAttrs: true,
  funcWords: 2,
  pragmaExtra: true,
  typeAligns: true,
  alignFrom: 1,
  funcBits: functionBits.c,
  typeBits: typeBits.c,
  fieldBits: fieldBits.c,
};

const spring2023: Age = { ...c, title: 'February 2023', funcWords: 1 };
const summer2022: Age = { ...spring2023, title: 'June 2022', prims: numbered(`${scalars2021} ${vectors}`), first: 65 };
const winter2022: Age = { ...summer2022, title: 'January 2022', packs: false, funcAttrs: false };
const summer2021: Age = { ...winter2022, title: 'July 2021', structAttrs: false };
const spring2021: Age = {
  ...summer2021,
  title: 'March 2021',
  prims: numbered(early),
  first: 42,
  pointerAttrs: 'after',
};

/** The ages whose names end with zero bytes; which of the first two it is, the attributes tell. */
export const endedAges: readonly Age[] = [a, { ...a, title: 'August 2019', pragmaExtra: false }];
export const ageB = b;
/** With 36 as the number of aggregates, the likeliest first. */
export const laterAges: readonly Age[] = [c, spring2023, summer2022, winter2022, summer2021];
/** With 34 as the number of aggregates. */
export const march2021: readonly Age[] = [spring2021];
