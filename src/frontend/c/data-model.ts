/**
 * The data model: how many bytes `long` and addresses have, and which types the words of the headers mean (`size_t`, `int64_t`).
 *
 *     LP64    addresses of 8 bytes, long 8    size_t unsigned long    int64_t long
 *     ILP32   addresses of 4 bytes, long 4    size_t unsigned int     int64_t long long
 *
 * All else is the same in both: `int` has 32 bits, `long long` 64, `long double` is binary128, `char` is signed, every number is
 * aligned to its size.
 *
 * A file is compiled from its first character to its last without a pause (`compileFor`), so what is asked in between is asked of the
 * model of that file. Types are the same objects in all models; their sizes are not. Outside of a compilation nobody may ask for one.
 */
import { InternalError } from '../../base/errors.ts';
import type { PointerSize } from '../../scalar/values.ts';

/** The integer types; `rank` orders them for conversions [6.3.1.1]. */
export const intRows = {
  _Bool: { size: 1, signed: false, rank: 0 },
  char: { size: 1, signed: true, rank: 1 },
  'signed char': { size: 1, signed: true, rank: 1 },
  'unsigned char': { size: 1, signed: false, rank: 1 },
  short: { size: 2, signed: true, rank: 2 },
  'unsigned short': { size: 2, signed: false, rank: 2 },
  int: { size: 4, signed: true, rank: 3 },
  'unsigned int': { size: 4, signed: false, rank: 3 },
  long: { size: 'long', signed: true, rank: 4 },
  'unsigned long': { size: 'long', signed: false, rank: 4 },
  'long long': { size: 8, signed: true, rank: 5 },
  'unsigned long long': { size: 8, signed: false, rank: 5 },
  __int128: { size: 16, signed: true, rank: 6 },
  'unsigned __int128': { size: 16, signed: false, rank: 6 },
} as const;
export type IntName = keyof typeof intRows;

export interface DataModel {
  /** In bytes. */
  readonly address: PointerSize;
  readonly long: 4 | 8;
  /** What the words mean by which headers and programs name types: `__SIZE_TYPE__`. */
  readonly named: Readonly<Record<NamedType, IntName>>;
  /** Macros by which programs ask for the model. */
  readonly macros: readonly string[];
}

const everywhere = {
  WCHAR: 'int',
  WINT: 'unsigned int',
  CHAR16: 'unsigned short',
  CHAR32: 'unsigned int',
  INT8: 'signed char',
  INT16: 'short',
  INT32: 'int',
  UINT8: 'unsigned char',
  UINT16: 'unsigned short',
  UINT32: 'unsigned int',
} as const;
type NamedType = keyof typeof everywhere | `${'' | 'U'}INT${'64' | 'MAX' | 'PTR'}` | 'SIZE' | 'PTRDIFF';

/** By the bytes of an address. */
const dataModels: Readonly<Record<PointerSize, DataModel>> = {
  8: {
    address: 8,
    long: 8,
    named: {
      ...everywhere,
      SIZE: 'unsigned long',
      PTRDIFF: 'long',
      INTMAX: 'long',
      UINTMAX: 'unsigned long',
      INTPTR: 'long',
      UINTPTR: 'unsigned long',
      INT64: 'long',
      UINT64: 'unsigned long',
    },
    macros: ['__LP64__ 1', '_LP64 1', ...constantMacros('L')],
  },
  4: {
    address: 4,
    long: 4,
    named: {
      ...everywhere,
      SIZE: 'unsigned int',
      PTRDIFF: 'int',
      INTMAX: 'long long',
      UINTMAX: 'unsigned long long',
      INTPTR: 'int',
      UINTPTR: 'unsigned int',
      INT64: 'long long',
      UINT64: 'unsigned long long',
    },
    macros: ['__ILP32__ 1', '_ILP32 1', ...constantMacros('LL')],
  },
};

/** Constants of 64 bits, by the ending that makes one. */
function constantMacros(ending: string): string[] {
  return ['INT64', 'INTMAX'].flatMap((word) => [
    `__${word}_C(value) value##${ending}`,
    `__U${word}_C(value) value##U${ending}`,
  ]);
}

let current: DataModel | undefined;

/** Does something with the model that has addresses of so many bytes; 8 unless given. */
export function compileFor<T>(address: PointerSize | undefined, compile: () => T): T {
  const outer = current;
  current = dataModels[address ?? 8];
  try {
    return compile();
  } finally {
    current = outer;
  }
}

/** The model of the file that is being compiled. */
export function dataModel(): DataModel {
  if (current === undefined) throw new InternalError('the size of a type is asked for outside of a compilation', 'c');
  return current;
}

/** What is made once for each model. */
export function perModel<T>(make: (model: DataModel) => T): () => T {
  const made = new Map<DataModel, T>();
  return () => {
    const model = dataModel();
    const known = made.get(model);
    if (known !== undefined) return known;
    const fresh = make(model);
    made.set(model, fresh);
    return fresh;
  };
}

/** A number as an address. */
export function asAddress(value: bigint): bigint {
  return BigInt.asUintN(dataModel().address * 8, value);
}

/** In bytes. */
export function sizeOfInt(name: IntName): number {
  const { size } = intRows[name];
  return size === 'long' ? dataModel().long : size;
}
