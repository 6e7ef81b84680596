/** Constants of every type, with the values at which operations change their ways more often than others. */
import type { Choices } from './choices.ts';
import { bitsOf, isComplex, isFloat, isSigned, isVector, lanesOf, type Prim, type Type } from './types.ts';

const small = [0, 1, 2, 3, 5, 7, 8, 31, 32, 63, 64, 100, 127, 128, 255, -1, -2, -128, -129];
const reals = ['0.0', '1.0', '-1.0', '0.5', '-2.75', '3.0', '1.0e10', '-7.0e18', '1.0e-5', '255.0', '65536.5', '-0.0'];

/** What stands behind the type in `constval`. */
export function literal(choices: Choices, type: Prim): string {
  if (isVector(type) || isComplex(type)) {
    const { lane, count } = lanesOf(type);
    return `[${Array.from({ length: count }, () => literal(choices, lane)).join(', ')}]`;
  }
  if (isFloat(type)) return `${choices.pick(reals)}${type === 'f32' ? 'f' : ''}`;
  return String(integer(choices, type));
}

export function constant(choices: Choices, type: Prim): string {
  return `constval ${type} ${literal(choices, type)}`;
}

function integer(choices: Choices, type: Prim): bigint {
  const width = bitsOf(type);
  const value = rawInteger(choices, width);
  return isSigned(type) ? BigInt.asIntN(width, value) : BigInt.asUintN(width, value);
}

function rawInteger(choices: Choices, width: number): bigint {
  switch (choices.below(4)) {
    case 0:
      return choices.bits(width);
    case 1:
      return choices.pick([0n, (1n << BigInt(width - 1)) - 1n, 1n << BigInt(width - 1), -1n]);
    default:
      return BigInt(choices.pick(small));
  }
}

/** The initialiser of a variable. */
export function initialiser(choices: Choices, type: Type): string {
  if (type.kind === 'prim') return literal(choices, type.prim);
  if (type.kind === 'array')
    return `[${Array.from({ length: type.size }, () => initialiser(choices, type.of)).join(', ')}]`;
  const numbered = type.fields.map((field, i) => ({ ...field, at: i + 1 }));
  const chosen = type.kind === 'union' ? [choices.pick(numbered)] : numbered.filter(() => choices.below(5) > 0);
  const given = chosen.length > 0 ? chosen : numbered.slice(0, 1);
  return `[${given.map((field) => `${field.at}= ${fieldInitialiser(choices, field.type, field.bits)}`).join(', ')}]`;
}

function fieldInitialiser(choices: Choices, type: Type, bits: number | undefined): string {
  if (bits === undefined || type.kind !== 'prim') return initialiser(choices, type);
  const value = choices.bits(bits);
  return String(isSigned(type.prim) ? BigInt.asIntN(bits, value) : value);
}
