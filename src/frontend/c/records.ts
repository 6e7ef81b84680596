/** Structures, unions and enumerations [C17 6.7.2.1 to 6.7.2.3]. */
import { dataModel } from './data-model.ts';
import { attributes, mergedAttributes, noAttributes } from './attributes.ts';
import { integerValue } from './constants.ts';
import { declarator } from './declarators.ts';
import type { Parser } from './parser.ts';
import { Kind, placeOf, type Token } from './preprocessor/token.ts';
import { layOut } from './record-layout.ts';
import { beginsType, specifiers, type Specifiers } from './specifiers.ts';
import { staticAssertion } from './static-assertion.ts';
import { typeText } from './type-text.ts';
import {
  alignOf,
  type CRecord,
  type Enumeration,
  enumType,
  integerOf,
  type IntName,
  intType,
  type IntType,
  isComplete,
  isInteger,
  type Member,
  recordType,
  type RecordType,
  sizeOf,
  type Type,
  widthOf,
  wrap,
} from './types.ts';

/** `struct tag`, `struct tag { … }`, `struct { … }`. */
export function recordSpecifier(p: Parser, word: 'struct' | 'union'): Type {
  p.tokens.next();
  const set = noAttributes();
  attributes(p, set);
  const tag = p.tokens.peek().kind === Kind.name && !p.tokens.at('{') ? p.name('a tag') : undefined;
  if (!p.tokens.at('{')) return tagged(p, word, tag ?? p.expected('a tag or `{`'), p.tokens.at(';'));
  const type = definedRecord(p, word, tag);
  const { record } = type;
  const members = memberList(p, record);
  attributes(p, set);
  // What stands behind the members is known only now.
  record.packed = set.packed;
  record.transparent = set.transparent;
  record.aligned = set.aligned;
  record.members = members;
  layOut(record);
  return type;
}

/** The type of a tag; a declaration of nothing else declares it anew in its block [6.7.2.3p7]. */
function tagged(p: Parser, word: 'struct' | 'union', tag: Token, isAlone: boolean): Type {
  const known = isAlone ? p.scopes.findTagHere(tag.text) : p.scopes.findTag(tag.text);
  if (known?.kind === 'record' && known.record.word === word) return known;
  if (known !== undefined && p.scopes.findTagHere(tag.text) === known) wrongKind(p, tag, word, known);
  return declared(p, word, tag);
}

function wrongKind(p: Parser, tag: Token, word: string, known: Type): void {
  const span = known.kind === 'record' ? known.record.span : known.kind === 'enum' ? known.enumeration.span : undefined;
  p.report('CC2060', tag, [tag.text, typeText(known), word], { notes: [{ message: 'it was declared here', span }] });
}

function declared(p: Parser, word: 'struct' | 'union', tag: Token | undefined): RecordType {
  const span = tag && placeOf(tag);
  const record: CRecord = {
    word,
    tag: tag?.text ?? '',
    alias: '',
    span,
    members: undefined,
    packed: false,
    transparent: false,
    aligned: 0,
    size: 0,
    align: 1,
  };
  const type = recordType(record);
  if (tag !== undefined) p.scopes.declareTag(tag.text, type);
  return type;
}

/** The type whose members follow. */
function definedRecord(p: Parser, word: 'struct' | 'union', tag: Token | undefined): RecordType {
  const known = tag && p.scopes.findTagHere(tag.text);
  if (known?.kind === 'record' && known.record.word === word && known.record.members === undefined) return known;
  if (known !== undefined && tag !== undefined) {
    if (known.kind === 'record' && known.record.word === word)
      p.report('CC2061', tag, [typeText(known)], {
        notes: [{ message: 'it was defined here', span: known.record.span }],
      });
    else wrongKind(p, tag, word, known);
  }
  return declared(p, word, tag);
}

function memberList(p: Parser, record: CRecord): Member[] {
  const members: Member[] = [];
  const names = new Map<string, Member>();
  p.expect('{');
  p.nested(() => {
    while (!p.tokens.at('}')) {
      if (p.tokens.peek().kind === Kind.end) p.expected('`}`');
      if (p.tokens.accept(';')) continue;
      if (staticAssertion(p)) continue;
      const before = p.tokens.peek();
      for (const member of memberDeclaration(p)) addMember(p, record, members, names, member);
      // What begins no member is told of, and left behind.
      if (p.tokens.peek() === before) p.tokens.next();
    }
  });
  p.expect('}');
  return members;
}

function addMember(p: Parser, record: CRecord, members: Member[], names: Map<string, Member>, member: Member): void {
  checkMember(p, record, members, member);
  for (const name of namesOf(member)) {
    const other = names.get(name);
    if (other !== undefined)
      p.report('CC2062', member.span, [name], { notes: [{ message: 'the other one', span: other.span }] });
    names.set(name, member);
  }
  members.push(member);
}

/** The names by which a member, or what an anonymous one holds, is asked for. */
function namesOf(member: Member): readonly string[] {
  if (member.name !== undefined) return [member.name];
  const inner = member.type.kind === 'record' ? (member.type.record.members ?? []) : [];
  return member.bits === undefined ? inner.flatMap(namesOf) : [];
}

function checkMember(p: Parser, record: CRecord, before: readonly Member[], { type, name, span }: Member): void {
  const last = before.at(-1);
  if (last?.type.kind === 'array' && last.type.size === undefined && record.word === 'struct')
    p.report('CC2063', last.span, [last.name ?? '']);
  const isFlexible = type.kind === 'array' && type.size === undefined && type.vla === undefined;
  if (type.kind === 'func' || (!isComplete(type) && !isFlexible))
    p.report('CC2064', span, [name ?? '', typeText(type)]);
  else if (type.kind === 'array' && type.vla !== undefined) p.report('CC2065', span, [name ?? '']);
}

function memberDeclaration(p: Parser): Member[] {
  const base = specifiers(p, false);
  const members: Member[] = [];
  if (p.tokens.at(';')) {
    p.tokens.next();
    const isAnonymous = base.type.kind === 'record' && base.type.record.tag === '';
    if (isAnonymous) members.push(newMember(p, base, undefined, base.type, undefined, base.first));
    else p.report('CC3021', base.first, []);
    return members;
  }
  do members.push(memberDeclarator(p, base));
  while (p.tokens.accept(','));
  p.expectAfter(';', 'the member');
  return members;
}

function memberDeclarator(p: Parser, base: Specifiers): Member {
  const first = p.tokens.peek();
  const unnamed = { name: undefined, type: base.type, attributes: noAttributes() };
  const found = p.tokens.at(':') ? unnamed : declarator(p, base.type, 'either');
  const bits = p.tokens.accept(':') ? bitWidth(p, found.type, found.name) : undefined;
  const whole = { ...base, attributes: mergedAttributes(base.attributes, found.attributes) };
  return newMember(p, whole, found.name?.text, found.type, bits, found.name ?? first);
}

function newMember(
  p: Parser,
  base: Specifiers,
  name: string | undefined,
  type: Type,
  bits: number | undefined,
  at: Token,
): Member {
  const set = { ...base.attributes };
  attributes(p, set);
  return {
    name,
    type,
    bits,
    aligned: Math.max(set.aligned, type.aligned ?? 0),
    packed: set.packed || (type.aligned !== undefined && type.aligned < alignOf(type.plain)),
    span: placeOf(at),
    offset: 0,
    bit: 0,
    most: p.packs.at(-1) ?? 0,
  };
}

function bitWidth(p: Parser, type: Type, name: Token | undefined): number {
  const at = p.tokens.peek();
  const width = integerValue(p.grammar.constantExpression(p));
  const most = isInteger(type) && isComplete(type) ? widthOf(integerOf(type) ?? intType('int')) : 0;
  if (most === 0) p.report('CC2066', at, [typeText(type)]);
  else if (width === undefined || width < 0n || width > BigInt(most) || (width === 0n && name !== undefined))
    p.report('CC2067', at, [most]);
  else return Number(width);
  return 1;
}

// Enumerations

export function enumSpecifier(p: Parser): Type {
  p.tokens.next();
  const set = noAttributes();
  attributes(p, set);
  const tag = p.tokens.peek().kind === Kind.name && !p.tokens.at('{') ? p.name('a tag') : undefined;
  const known = tag && (p.tokens.at('{') ? p.scopes.findTagHere(tag.text) : p.scopes.findTag(tag.text));
  if (known !== undefined && known.kind !== 'enum' && tag !== undefined) wrongKind(p, tag, 'enum', known);
  const of = p.tokens.at(':') && beginsType(p, 1) ? underlyingType(p) : undefined;
  if (!p.tokens.at('{') && of === undefined)
    return known?.kind === 'enum' ? known : newEnum(p, tag ?? p.expected('a tag or `{`'));
  const type = known?.kind === 'enum' && known.enumeration.of === undefined ? known : newEnum(p, tag);
  if (known?.kind === 'enum' && type !== known && tag !== undefined)
    p.report('CC2061', tag, [typeText(known)], {
      notes: [{ message: 'it was defined here', span: known.enumeration.span }],
    });
  type.enumeration.of = of;
  if (!p.tokens.at('{') && of !== undefined) return type;
  const constants = enumerators(p, type.enumeration);
  attributes(p, set);
  finishEnum(type.enumeration, constants, set.packed);
  return type;
}

/** C23's `enum e : unsigned char`. */
function underlyingType(p: Parser): IntType | undefined {
  p.expect(':');
  return integerOf(p.grammar.typeName(p));
}

function newEnum(p: Parser, tag: Token | undefined): ReturnType<typeof enumType> {
  const type = enumType({ tag: tag?.text ?? '', span: tag && placeOf(tag), of: undefined });
  if (tag !== undefined) p.scopes.declareTag(tag.text, type);
  return type;
}

interface EnumConstant {
  readonly name: string;
  readonly value: bigint;
  type: Type;
}

/** The constants; each is one more than the one before it unless it says otherwise. */
function enumerators(p: Parser, enumeration: Enumeration): EnumConstant[] {
  p.expect('{');
  const constants: EnumConstant[] = [];
  let next = 0n;
  do {
    if (p.tokens.at('}')) break;
    const name = p.name();
    attributes(p, noAttributes());
    if (p.tokens.accept('=')) next = enumValue(p, next);
    const constant = {
      kind: 'constant',
      name: name.text,
      value: next,
      type: typeOfValue(next),
      span: placeOf(name),
    } as const;
    const known = p.scopes.findHere(name.text);
    if (known !== undefined)
      p.report('CC2002', name, [name.text], { notes: [{ message: 'it was declared here', span: known.span }] });
    p.scopes.declare(name.text, constant);
    constants.push(constant);
    next++;
  } while (p.tokens.accept(','));
  p.expect('}');
  enumeration.constants = constants;
  return constants;
}

function enumValue(p: Parser, otherwise: bigint): bigint {
  const expr = p.grammar.constantExpression(p);
  const value = integerValue(expr);
  if (value === undefined && expr.kind !== 'error') p.report('CC2068', expr.span, []);
  return value ?? otherwise;
}

/** The first of `int`, `unsigned` and those of 64 bits that holds the value. */
function typeOfValue(value: bigint): IntType {
  const { INT64, UINT64 } = dataModel().named;
  const names = ['int', 'unsigned int', INT64, UINT64] as const;
  return intType(names.find((name) => wrap(value, intType(name)) === value) ?? UINT64);
}

/** The types that an enumeration may have, the first choice first; of a packed one, the narrow ones before. */
function enumTypes(isNegative: boolean, isPacked: boolean): readonly [IntName, ...IntName[]] {
  const { INT64, UINT64 } = dataModel().named;
  if (isNegative) return isPacked ? ['signed char', 'short', 'int', INT64] : ['int', INT64];
  return isPacked ? ['unsigned char', 'unsigned short', 'unsigned int', UINT64] : ['unsigned int', UINT64];
}

/** As gcc has it: `unsigned` unless there is a negative constant; constants that need more than `int` have the type of all. */
function finishEnum(enumeration: Enumeration, constants: readonly EnumConstant[], isPacked: boolean): void {
  if (enumeration.of !== undefined) {
    for (const constant of constants) constant.type = enumeration.of;
    return;
  }
  const isNegative = constants.some(({ value }) => value < 0n);
  const candidates = enumTypes(isNegative, isPacked);
  const fits = (name: IntName): boolean => constants.every(({ value }) => wrap(value, intType(name)) === value);
  enumeration.of = intType(candidates.find((name) => fits(name)) ?? candidates[candidates.length - 1]);
  const needsMore = constants.some(({ type }) => type !== intType('int'));
  if (needsMore && sizeOf(enumeration.of) > 4) for (const constant of constants) constant.type = enumeration.of;
}
