/**
 * Uses of extra functions: what a written name says, and the types of a use, given those of its operands.
 *
 * A type is `undefined` where it is not known (results of functions that other modules supply): it agrees with
 * everything, and what follows from it is not known either.
 */
import { convertsTo } from './conversions.ts';
import {
  extraPrefix,
  extraRows,
  isExtraKey,
  operandKinds,
  type ExtraKey,
  type ExtraRow,
  type ExtraSuffix,
  type OperandRule,
  type ResultRule,
} from './extras.ts';
import { parseTypeText } from './type-text.ts';
import {
  bytePointer,
  i1,
  i32,
  isNumeric,
  joinArms,
  joinOperands,
  sizeInBits,
  typeText,
  voidType,
  type Type,
} from './types.ts';

export interface ExtraUse {
  readonly key: ExtraKey;
  /** The type part, expanded by whoever knows the names of types. */
  readonly type?: Type;
  /** The number part. */
  readonly number?: number;
  readonly suffixes: readonly ExtraSuffix[];
}

/** Reads `tuyin.conv.i64.u` (without the sigil); a text says why it is no extra function. */
export function parseExtra(name: string): ExtraUse | string {
  const written = name.slice(extraPrefix.length);
  const key = keyOf(written);
  if (!name.startsWith(extraPrefix) || key === undefined) return 'there is none of this name';
  const row: ExtraRow = extraRows[key];
  const suffixes: ExtraSuffix[] = [];
  let rest = written.slice(key.length);
  for (let suffix = suffixOf(row, rest); suffix !== undefined; suffix = suffixOf(row, rest)) {
    if (suffixes.includes(suffix)) return `\`.${suffix}\` stands there twice`;
    suffixes.unshift(suffix);
    rest = rest.slice(0, -suffix.length - 1);
  }
  return parsePart(key, rest.slice(1), suffixes);
}

/** A suffix of the row that the text ends with. */
function suffixOf({ suffixes = [] }: ExtraRow, text: string): ExtraSuffix | undefined {
  return suffixes.find((suffix) => text.endsWith(`.${suffix}`));
}

/** The longest key that the text begins with. */
function keyOf(text: string): ExtraKey | undefined {
  const first = text.indexOf('.');
  const second = first < 0 ? -1 : text.indexOf('.', first + 1);
  const heads = [text, ...(second < 0 ? [] : [text.slice(0, second)]), ...(first < 0 ? [] : [text.slice(0, first)])];
  return heads.find(isExtraKey);
}

function parsePart(key: ExtraKey, part: string, suffixes: readonly ExtraSuffix[]): ExtraUse | string {
  switch (extraRows[key].part) {
    case undefined:
      return part === '' ? { key, suffixes } : 'nothing may follow the name';
    case 'N': {
      if (!/^(?:0|[1-9][0-9]{0,8})$/.test(part)) return 'a number belongs behind the name';
      return { key, number: Number(part), suffixes };
    }
    case '[T]':
      if (part === '') return { key, suffixes };
      break;
    case 'T':
  }
  const type = parseTypeText(part);
  if (type === undefined || type.kind === 'void' || type.kind === 'func') return 'a type belongs behind the name';
  return { key, type, suffixes };
}

/** The name again, without the sigil. */
export function extraName({ key, type, number, suffixes }: ExtraUse): string {
  const part = type !== undefined ? `.${typeText(type)}` : number !== undefined ? `.${number}` : '';
  return `${extraPrefix}${key}${part}${suffixes.map((suffix) => `.${suffix}`).join('')}`;
}

function rulesOf(use: ExtraUse): { readonly operands: readonly OperandRule[]; readonly result: ResultRule } {
  const row = extraRows[use.key];
  return use.type === undefined && row.without !== undefined ? row.without : row;
}

/** How many operands a use takes from the stack. */
export function operandCount(use: ExtraUse): number {
  const { operands } = rulesOf(use);
  if (operands[0] !== 'fields') return operands.length;
  return use.type === undefined ? 0 : partsOf(use.type).count;
}

/** The parts of an aggregate; 0 of anything else. */
function partsOf(type: Type): { readonly count: number; readonly at: (index: number) => Type } {
  if (type.kind === 'struct') return { count: type.fields.length, at: (index) => type.fields[index] };
  if (type.kind === 'array' || type.kind === 'vector') return { count: type.count, at: () => type.of };
  return { count: 0, at: () => voidType };
}

/** What a use takes, after conversion, and gives; `undefined` is a type that is not known. */
export interface UseTypes {
  readonly takes: readonly (Type | undefined)[];
  readonly gives: Type | undefined;
}

/** A text says what is wrong. `resolve` gives what a named type stands for: only pointers lead to such. */
export function typesOfUse(
  use: ExtraUse,
  given: readonly (Type | undefined)[],
  resolve: (type: Type) => Type = (type) => type,
): UseTypes | string {
  const { operands, result } = rulesOf(use);
  if (operands[0] === 'fields') return makeTypes(use, given);
  const same = meet(operands, given);
  const takes: (Type | undefined)[] = [];
  for (let i = 0; i < operands.length; i++) {
    const wanted = operandType(use, operands[i], given[i], given[0], same);
    if (wanted === 'wrong') return mismatch(operands[i], given[i]);
    takes.push(wanted);
  }
  const gives = resultType(use, result, given[0], same, resolve);
  return typeof gives === 'string' ? gives : { takes, gives: gives.type };
}

function mismatch(rule: OperandRule, given: Type | undefined): string {
  return `it takes ${operandKinds[rule]}, not ${given === undefined ? 'this' : typeText(given)}`;
}

function makeTypes(use: ExtraUse, given: readonly (Type | undefined)[]): UseTypes | string {
  const { type } = use;
  const parts = partsOf(type ?? voidType);
  if (type === undefined || parts.count === 0) return 'a struct, array or vector type belongs behind the name';
  const takes: Type[] = [];
  for (let i = 0; i < given.length; i++) {
    const [from, to] = [given[i], parts.at(i)];
    if (from !== undefined && !convertsTo(from, to)) return `part ${i} is ${typeText(to)}, not ${typeText(from)}`;
    takes.push(to);
  }
  return { takes, gives: type };
}

const meeting: ReadonlySet<OperandRule> = new Set(['same', 'sameInt', 'sameFloat', 'sameAny']);

/** The type in which the operands of that rule meet: `wrong` if they do not, undefined if one is not known. */
function meet(operands: readonly OperandRule[], given: readonly (Type | undefined)[]): Type | 'wrong' | undefined {
  let met: Type | undefined;
  for (let i = 0; i < operands.length; i++) {
    if (!meeting.has(operands[i])) continue;
    const type = given[i];
    if (type === undefined) return undefined;
    const joined =
      met === undefined
        ? asNumber(type, operands[i])
        : operands[i] === 'sameAny'
          ? joinArms(met, type)
          : joinOperands(met, type);
    if (joined === undefined || joined.kind === 'void' || !fits(joined, operands[i])) return 'wrong';
    met = joined;
  }
  return met;
}

/** Bits are integers where numbers are wanted. */
function asNumber(type: Type, rule: OperandRule): Type | undefined {
  return type.kind === 'block' && rule !== 'sameAny' ? joinOperands(type, type) : type;
}

function fits(type: Type, rule: OperandRule): boolean {
  const element = type.kind === 'vector' ? type.of : type;
  if (rule === 'sameInt') return element.kind === 'int';
  if (rule === 'sameFloat') return element.kind === 'float';
  return rule === 'sameAny' || isNumeric(element);
}

/** The type to which an operand is converted; `wrong` if it is none that may stand there. */
function operandType(
  use: ExtraUse,
  rule: OperandRule,
  given: Type | undefined,
  first: Type | undefined,
  same: Type | 'wrong' | undefined,
): Type | 'wrong' | undefined {
  if (meeting.has(rule)) return same;
  if (rule === 'i32') return given === undefined || convertsTo(given, i32) ? i32 : 'wrong';
  if (rule === 'T') {
    return given === undefined || (use.type !== undefined && convertsTo(given, use.type)) ? use.type : 'wrong';
  }
  if (given === undefined) return undefined;
  if (rule === 'field' || rule === 'element') {
    const part = first === undefined ? undefined : partOf(first, rule === 'field' ? (use.number ?? 0) : 0);
    return part === undefined ? undefined : convertsTo(given, part) ? part : 'wrong';
  }
  return isOfKind(given, rule) ? given : 'wrong';
}

function isOfKind(type: Type, rule: OperandRule): boolean {
  const { kind } = type;
  switch (rule) {
    case 'any':
      return kind !== 'void' && kind !== 'func';
    case 'scalar':
      return isNumeric(type) || kind === 'block' || kind === 'pointer' || kind === 'vector';
    case 'test':
      return isNumeric(type) || kind === 'block' || kind === 'pointer';
    case 'int':
      return kind === 'int' || kind === 'block' || (kind === 'vector' && type.of.kind === 'int');
    case 'pointer':
      return kind === 'pointer';
    case 'list':
      return kind === 'array' || kind === 'vector';
    case 'aggregate':
      return kind === 'array' || kind === 'vector' || kind === 'struct';
    default:
      return false;
  }
}

function partOf(type: Type, index: number): Type | undefined {
  const parts = partsOf(type);
  return index < parts.count ? parts.at(index) : undefined;
}

/** A text says what is wrong with it. */
function resultType(
  use: ExtraUse,
  rule: ResultRule,
  first: Type | undefined,
  same: Type | 'wrong' | undefined,
  resolve: (type: Type) => Type,
): { readonly type: Type | undefined } | string {
  switch (rule) {
    case 'void':
      return { type: voidType };
    case 'i32':
      return { type: i32 };
    case 'i1':
      return { type: i1 };
    case 'i8*':
      return { type: bytePointer };
    case 'T':
      return typePart(use, first);
    case 'T*':
      return { type: use.type === undefined ? undefined : { kind: 'pointer', to: use.type, space: 0 } };
    case 'same':
      return { type: same === 'wrong' ? undefined : same };
    case 'first':
      return part(use, first);
    default:
      return first === undefined ? { type: undefined } : derivedType(use, rule, first, resolve);
  }
}

/** `set` and `put` keep the type of their operand, but the part must be there. */
function part(use: ExtraUse, first: Type | undefined): { readonly type: Type | undefined } | string {
  const changes = use.key === 'set' || use.key === 'put';
  if (changes && first !== undefined && partOf(first, use.number ?? 0) === undefined) return noPart(use, first);
  return { type: first };
}

function noPart({ key, number = 0 }: ExtraUse, type: Type): string {
  return key === 'put' || key === 'at'
    ? `${typeText(type)} has no elements`
    : `${typeText(type)} has no field ${number}`;
}

function typePart({ key, type }: ExtraUse, first: Type | undefined): { readonly type: Type | undefined } | string {
  if (type === undefined) return { type };
  if (key === 'mem.alloc' && type.kind !== 'pointer') return 'a pointer type belongs behind the name';
  if (key === 'conv' && first !== undefined && !canConvert(first, type)) {
    return `${typeText(first)} cannot be converted to ${typeText(type)}`;
  }
  if (key === 'bits' && first !== undefined && streamBits(first) !== streamBits(type)) {
    return `${typeText(first)} and ${typeText(type)} have different sizes`;
  }
  return { type };
}

function canConvert(from: Type, to: Type): boolean {
  if (from.kind === 'vector' && to.kind === 'vector') return from.count === to.count && canConvert(from.of, to.of);
  const isPlain = (type: Type): boolean => isNumeric(type) || type.kind === 'block' || type.kind === 'pointer';
  if (!isPlain(from) || !isPlain(to)) return false;
  // An address is a number of 32 bits, but no fraction.
  return (
    (from.kind !== 'pointer' || to.kind === 'int' || to.kind === 'pointer' || to.kind === 'block') &&
    (to.kind !== 'pointer' || from.kind === 'int' || from.kind === 'pointer' || from.kind === 'block')
  );
}

/** Bits of a scalar; of an aggregate, those of its bytes in a stream. */
export function streamBits(type: Type): number | undefined {
  if (type.kind === 'struct') {
    let sum = 0;
    for (const field of type.fields) {
      const bits = streamBits(field);
      if (bits === undefined) return undefined;
      sum += Math.ceil(bits / 8) * 8;
    }
    return sum;
  }
  if (type.kind === 'array' || type.kind === 'vector') {
    const bits = streamBits(type.of);
    return bits === undefined ? undefined : Math.ceil(bits / 8) * 8 * type.count;
  }
  return sizeInBits(type);
}

function derivedType(
  use: ExtraUse,
  rule: ResultRule,
  first: Type,
  resolve: (type: Type) => Type,
): { readonly type: Type | undefined } | string {
  const index = use.number ?? 0;
  if (rule === 'field' || rule === 'element') {
    const found = partOf(first, rule === 'field' ? index : 0);
    return found === undefined ? noPart(use, first) : { type: found };
  }
  if (first.kind !== 'pointer') return 'a pointer is wanted';
  const to = resolve(first.to);
  if (rule === 'elementAddress')
    return { type: to.kind === 'array' || to.kind === 'vector' ? { ...first, to: to.of } : first };
  const field = to.kind === 'struct' ? to.fields.at(index) : undefined;
  return field === undefined ? `${typeText(first.to)} has no field ${index}` : { type: { ...first, to: field } };
}
