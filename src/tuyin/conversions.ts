/**
 * Conversions that happen by themselves where a value of one type meets a place of another: an argument, a result, a
 * store, the other operand. Nothing narrows: every value of the first type has its place in the second.
 */
import { floatFormats, isSubtype, sameType, sizeInBits, type FloatName, type Type } from './types.ts';

const floatOrder: readonly FloatName[] = ['half', 'float', 'double', 'fp128'];

export function convertsTo(from: Type, to: Type): boolean {
  if (sameType(from, to)) return true;
  if (from.kind === 'block' || to.kind === 'block') {
    return isPlain(from) && isPlain(to) && sizeInBits(from) === sizeInBits(to);
  }
  switch (to.kind) {
    case 'int':
      return from.kind === 'int' && from.bits <= to.bits;
    case 'fixed':
      if (from.kind === 'int') return from.bits <= to.whole;
      return from.kind === 'fixed' && from.whole <= to.whole && from.fraction <= to.fraction;
    case 'float':
      return floatTakes(from, to.name);
    case 'pointer':
      return from.kind === 'pointer' && from.space === to.space && pointsInto(from.to, to.to);
    case 'struct':
      return isSubtype(from, to);
    default:
      return false;
  }
}

function isPlain(type: Type): boolean {
  return (
    type.kind === 'int' ||
    type.kind === 'float' ||
    type.kind === 'fixed' ||
    type.kind === 'pointer' ||
    type.kind === 'block'
  );
}

function floatTakes(from: Type, name: FloatName): boolean {
  const isWide = floatOrder.indexOf(name) >= floatOrder.indexOf('double');
  if (from.kind === 'int') return from.bits < 64 || isWide;
  if (from.kind === 'fixed') return isWide || from.whole + from.fraction <= 24;
  return from.kind === 'float' && floatFormats[from.name].width <= floatFormats[name].width;
}

/** A block is whatever one takes it for; an array is its first element, a struct one that begins like it. */
function pointsInto(from: Type, to: Type): boolean {
  if (from.kind === 'block') return true;
  if ((from.kind === 'array' || from.kind === 'vector') && sameType(from.of, to)) return true;
  return isSubtype(from, to);
}
