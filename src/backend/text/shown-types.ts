/** What debuggers show of variables that live in the program's memory: their types as the program's text has them. */

/** Numbers by width and sign; an address is one without sign. */
export type ShownNumber = 'i8' | 'u8' | 'i16' | 'u16' | 'i32' | 'u32' | 'i64' | 'u64' | 'f32' | 'f64';

export interface ShownField {
  readonly name: string;
  readonly type: ShownType;
  /** From the beginning of the record. */
  readonly bitOffset: number;
  /** Of a bit-field. */
  readonly bits?: number;
}

export interface ShownRecord {
  readonly kind: 'record';
  readonly name: string;
  readonly isUnion: boolean;
  readonly size: number;
  /** By their places. */
  readonly fields: readonly ShownField[];
}

export type ShownType =
  | { readonly kind: 'number'; readonly type: ShownNumber }
  | { readonly kind: 'array'; readonly count: number; readonly of: ShownType }
  | ShownRecord;

/** The types of what a program's text declares, by the names that the module has for it. */
export interface ShownTypes {
  local(func: string, name: string): ShownType | undefined;
  global(name: string): ShownType | undefined;
}

export function sizeOfShown(type: ShownType): number {
  if (type.kind === 'number') return Number(type.type.slice(1)) / 8;
  return type.kind === 'array' ? type.count * sizeOfShown(type.of) : type.size;
}
