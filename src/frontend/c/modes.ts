/** GNU's machine modes: `__attribute__((mode(DI)))` says how wide a number is, whatever word stands there for its kind. */
import { ownEntry } from '../../base/own-entry.ts';
import { perModel } from './data-model.ts';
import { floatType, intRows, intType, unsignedOf, type FloatName, type IntName, type Type } from './types.ts';

const intModes = perModel(({ named }): Readonly<Record<string, IntName>> => ({
  QI: 'signed char',
  byte: 'signed char',
  HI: 'short',
  SI: 'int',
  DI: named.INT64,
  word: named.INTPTR,
  pointer: named.INTPTR,
  TI: '__int128',
}));
const floatModes: Readonly<Record<string, FloatName>> = { SF: 'float', DF: 'double', TF: 'long double' };

export function isMode(mode: string): boolean {
  return (ownEntry(intModes(), mode) ?? ownEntry(floatModes, mode)) !== undefined;
}

/** The number of the mode that is of the kind of a type: an integer keeps its sign. What is no number stays. */
export function ofMode(type: Type, mode: string | undefined): Type {
  if (mode === undefined) return type;
  const float = ownEntry(floatModes, mode);
  if (type.kind === 'float' && float !== undefined) return floatType(float);
  const integer = ownEntry(intModes(), mode);
  if (type.kind !== 'int' || integer === undefined) return type;
  return intRows[type.name].signed ? intType(integer) : unsignedOf(intType(integer));
}
