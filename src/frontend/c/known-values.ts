/**
 * What is known of objects before the program starts, for first values with static storage: elements of strings, and values of
 * constant variables and literals. The standard does not ask for it [6.6p10]; gcc and clang have it, and programs use it. Nothing
 * else that needs a constant takes these: the length of an array is variable even if a `const int` says it.
 */
import { addressOf, constantOf, type Constant } from './constants.ts';
import type { Expr, Init } from './tree.ts';
import { CONST, integerOf, sizeOf, VOLATILE, wrap, type Type } from './types.ts';

/** The expression with such values in place of what reads them. */
export function withKnownValues(expr: Expr): Expr {
  switch (expr.kind) {
    case 'load':
      return literalOf(valueIn(expr.operand), expr) ?? expr;
    case 'member':
      return literalOf(valueIn(expr), expr) ?? expr;
    case 'convert':
    case 'unary':
      return { ...expr, operand: withKnownValues(expr.operand) };
    case 'binary':
    case 'compare':
    case 'logical':
      return { ...expr, left: withKnownValues(expr.left), right: withKnownValues(expr.right) };
    case 'conditional':
      return {
        ...expr,
        condition: withKnownValues(expr.condition),
        then: expr.then && withKnownValues(expr.then),
        otherwise: withKnownValues(expr.otherwise),
      };
    case 'offset':
      return { ...expr, pointer: withKnownValues(expr.pointer), index: withKnownValues(expr.index) };
    case 'builtin':
      return { ...expr, args: expr.args.map(withKnownValues) };
    default:
      return expr;
  }
}

function literalOf(constant: Constant | undefined, { type, span }: Expr): Expr | undefined {
  if (constant?.kind === 'int') return { kind: 'int', value: constant.value, type, span };
  const isNumber = constant?.kind === 'float' && typeof constant.value === 'number' && Number.isFinite(constant.value);
  return isNumber ? { kind: 'float', text: String(constant.value), type, span } : undefined;
}

function valueIn(place: Expr): Constant | undefined {
  const at = place.kind === 'member' ? placeOfMember(place) : addressOf(place);
  if (at?.kind !== 'address' || place.type.kind === 'array' || place.type.kind === 'record') return undefined;
  const offset = Number(at.offset);
  if (at.of.kind === 'string') return unitOf(at.of.bytes, at.of.type, offset, place.type);
  if (at.of.kind === 'compound') return itemOf(at.of.init, offset, place.type);
  if (at.of.kind !== 'variable') return undefined;
  const { type, init, attributes } = at.of;
  const isConstant = (type.quals & (CONST | VOLATILE)) === CONST && attributes.weak !== true;
  return isConstant && init !== undefined ? itemOf(init, offset, place.type) : undefined;
}

/** A member of a literal, which is a value here, or of what has an address. */
function placeOfMember(place: Extract<Expr, { kind: 'member' }>): Constant | undefined {
  return place.member.bits === undefined ? addressOf(place) : undefined;
}

function unitOf(bytes: Uint8Array, array: Type, offset: number, type: Type): Constant | undefined {
  const unit = array.kind === 'array' ? sizeOf(array.of) : 0;
  const integer = integerOf(type);
  if (integer === undefined || sizeOf(integer) !== unit || offset < 0 || offset + unit > bytes.length) return undefined;
  let value = 0n;
  for (let i = unit; i-- > 0;) value = (value << 8n) | BigInt(bytes[offset + i]);
  return { kind: 'int', value: wrap(value, integer) };
}

/** The last value that was given to the place. */
function itemOf({ items }: Init, offset: number, type: Type): Constant | undefined {
  const item = items.findLast((one) => one.offset === offset && one.member === undefined);
  return item !== undefined && item.type.plain === type.plain ? constantOf(item.value) : undefined;
}
