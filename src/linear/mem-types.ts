/** What follows from the type of a memory cell: the value types that loads may extend it to and stores may cut to it. */
import type { MemType, ValueType } from './opcodes.ts';

/** The value types of a cell; the first is meant where none is written. */
export function valueTypesOf(mem: MemType): readonly ValueType[] {
  if (mem === 'f32' || mem === 'f64' || mem === 'v128' || mem === 'i64') return [mem];
  return ['i32', 'i64'];
}

export function defaultLoadType(mem: MemType): ValueType {
  return valueTypesOf(mem)[0];
}
