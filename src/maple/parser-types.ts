/**
 * Types and attributes [MAPLE 4.4]: prefix operators in angular brackets, read left to right.
 *
 *     type     = prim | `<` derived `>` | derived
 *     derived  = `*` type attr* | `[` n? `]` type `incomplete_array`? | func | struct | `$name` instant? | `%name` instant? | `!T`
 *     func     = `func` `(` (type attr*),* `...`? `)` type,*
 *     struct   = (`struct` | `union` | `class` type? | `interface` type*) attr* `{` member,* `}` attr*
 *     instant  = `{` (`!T` `=` type),* `}`
 *
 * What is open stands on an explicit stack, so nesting costs memory and never the JavaScript stack. Types that stand on
 * one line are remembered by their text.
 */
import { primByCode } from '../scalar/prim-types.ts';
import { knownEntry } from '../base/own-entry.ts';
import { attrRows, type AttrRow } from './attributes.ts';
import { attrOfAtom, keywords, primOfAtom } from './keywords.ts';
import type { Parser } from './parser-state.ts';
import { Kind } from './scanner.ts';
import { integerValue } from './literals.ts';
import type { Attr, Field, FuncParam, Instantiation, Method, StructKind, TypeId } from './types.ts';

/** No type could be read; a diagnostic says why. */
export const NO_TYPE = -1 as TypeId;
/** A prefix was read and its operand is wanted. */
const MORE = -2 as TypeId;

const noAttrs: readonly Attr[] = [];

interface StructFrame {
  readonly kind: 'struct';
  readonly struct: StructKind;
  readonly incomplete: boolean;
  readonly parents: TypeId[];
  readonly fields: Field[];
  readonly methods: Method[];
  readonly interfaces: string[];
  readonly infos: string[];
  readonly comments: { text: string; before: number }[];
  /** `parents` before the brace, `field` and `method` while the type of one is read. */
  stage: 'parents' | 'field' | 'method';
  open: number;
  name: string;
  bits: number | undefined;
  fromParent: boolean;
  attrs: readonly Attr[];
  /** Of the structure itself. */
  own: readonly Attr[];
  start: number;
}

/** `<func (T, …) U>`; the parameters end at the parenthesis, the results at what cannot begin a type. */
interface FuncFrame {
  readonly kind: 'func';
  readonly params: FuncParam[];
  readonly results: TypeId[];
  variadic: boolean;
  stage: 'params' | 'results';
}

interface InstantFrame {
  readonly kind: 'instant';
  readonly name: string;
  readonly list: Instantiation[];
  param: string;
}

/** A type whose inner type is being read: the stack of these stands for recursion, so that no input is too deep. */
type Frame =
  | { readonly kind: 'bracket'; readonly start: number }
  | { readonly kind: 'pointer' }
  | { readonly kind: 'array'; readonly size: number | undefined }
  | InstantFrame
  | FuncFrame
  | StructFrame;

/** A type, or NO_TYPE. */
export function parseType(p: Parser): TypeId {
  const { scanner } = p;
  if (scanner.kind === Kind.word) {
    const prim = primAt(p);
    if (prim >= 0) {
      scanner.next();
      return prim as TypeId;
    }
  }
  return scanner.kind === 60 ? parseBracketed(p) : parseAnyType(p);
}

/** A type in angle brackets. What one text between brackets means is kept, for the same types are written again and again. */
function parseBracketed(p: Parser): TypeId {
  const { scanner } = p;
  const atom = scanner.typeAtom();
  if (atom < 0) return parseAnyType(p);
  const known = p.globalMeaning(atom);
  if (known >= 0) {
    scanner.jump(scanner.afterType);
    scanner.next();
    return known as TypeId;
  }
  const end = scanner.afterType;
  const type = parseAnyType(p);
  if (type >= 0 && scanner.before === end) p.setGlobalMeaning(atom, type);
  return type;
}

/** Can a type begin at the current token? */
export function startsType(p: Parser): boolean {
  const { kind } = p.scanner;
  return kind === 60 || (kind === Kind.word && primAt(p) >= 0);
}

/** Code of the primitive type that the current word names, or -1. */
export function primAt(p: Parser): number {
  const { atom } = p.scanner;
  return atom < keywords.length ? primOfAtom[atom] : -1;
}

function parseAnyType(p: Parser): TypeId {
  const stack: Frame[] = [];
  let type = startType(p, stack);
  while (type !== NO_TYPE) {
    if (stack.length > p.maxNesting) return tooDeep(p);
    if (type === MORE) type = startType(p, stack);
    else if (stack.length === 0) return type;
    else type = continueType(p, stack, type);
  }
  return NO_TYPE;
}

function tooDeep(p: Parser): TypeId {
  p.report('MPL1108', p.scanner.start, p.scanner.end, [p.maxNesting]);
  return NO_TYPE;
}

/** The beginning of a type: a whole one, or MORE where an inner type has to be read first, which the stack then says. */
function startType(p: Parser, stack: Frame[]): TypeId {
  const { scanner } = p;
  switch (scanner.kind) {
    case 60: // <
      stack.push({ kind: 'bracket', start: scanner.start });
      scanner.next();
      return MORE;
    case 42: // *
      scanner.next();
      stack.push({ kind: 'pointer' });
      return MORE;
    case 91: // [
      return startArray(p, stack);
    case Kind.param:
      return parseTypeParam(p);
    case Kind.global:
    case Kind.local:
      return startName(p, stack);
    case Kind.word:
      return startWord(p, stack);
    default:
      return noType(p);
  }
}

function noType(p: Parser): TypeId {
  const { scanner } = p;
  if (scanner.kind === Kind.bad) p.badToken();
  else
    p.report(
      'MPL1204',
      scanner.start,
      scanner.end,
      [p.found()],
      scanner.kind === Kind.word ? p.suggestion(scanner.slice(), primByCode) : {},
    );
  return NO_TYPE;
}

function startArray(p: Parser, stack: Frame[]): TypeId {
  const { scanner } = p;
  scanner.next();
  let size: number | undefined;
  if (scanner.kind === Kind.int) {
    size = parseCount(p, Number.MAX_SAFE_INTEGER);
    if (size < 0) return NO_TYPE;
  }
  if (!p.expect(93)) return NO_TYPE;
  stack.push({ kind: 'array', size });
  return MORE;
}

/** A number of things, at most `greatest`; -1 with a diagnostic otherwise. */
export function parseCount(p: Parser, greatest: number): number {
  const { scanner } = p;
  if (scanner.kind !== Kind.int) {
    p.expected('a number');
    return -1;
  }
  const value = scanner.value === scanner.value ? scanner.value : Number(integerValue(scanner.slice()));
  if (value < 0 || value > greatest) {
    p.report('MPL1113', scanner.start, scanner.end, [scanner.slice(), '0', String(greatest)]);
    return -1;
  }
  scanner.next();
  return value;
}

function startName(p: Parser, stack: Frame[]): TypeId {
  const { scanner } = p;
  const name = p.nameOf(scanner.atom);
  scanner.next();
  if (scanner.kind !== 123) return p.module.types.name(name);
  scanner.next();
  const frame = { kind: 'instant' as const, name, list: [], param: '' };
  stack.push(frame);
  return startInstantiation(p, frame) ? MORE : NO_TYPE;
}

/** `!T =` */
export function startInstantiation(p: Parser, frame: { param: string }): boolean {
  const { scanner } = p;
  if (scanner.kind !== Kind.param) return p.expected('a type parameter such as `!T`');
  frame.param = p.nameOf(scanner.atom);
  scanner.next();
  return p.expect(61);
}

function parseTypeParam(p: Parser): TypeId {
  const type = p.module.types.param(p.nameOf(p.scanner.atom));
  p.scanner.next();
  return type;
}

function startWord(p: Parser, stack: Frame[]): TypeId {
  const { scanner } = p;
  const prim = primAt(p);
  if (prim >= 0) {
    scanner.next();
    return prim as TypeId;
  }
  const word = scanner.slice();
  if (word === 'func') {
    scanner.next();
    return startFunc(p, stack);
  }
  const incomplete = word.endsWith('incomplete');
  const struct = incomplete ? word.slice(0, -10) : word;
  if (struct !== 'struct' && struct !== 'union' && struct !== 'class' && struct !== 'interface') return noType(p);
  scanner.next();
  const frame = newStruct(struct, incomplete);
  stack.push(frame);
  return continueParents(p, stack, frame);
}

function newStruct(struct: StructFrame['struct'], incomplete: boolean): StructFrame {
  return {
    kind: 'struct',
    struct,
    incomplete,
    parents: [],
    fields: [],
    methods: [],
    interfaces: [],
    infos: [],
    comments: [],
    stage: 'parents',
    open: 0,
    name: '',
    bits: undefined,
    fromParent: false,
    attrs: noAttrs,
    own: noAttrs,
    start: 0,
  };
}

/** An inner type is complete: goes on in the type around it, up to its end or to the next inner type (MORE). */
function continueType(p: Parser, stack: Frame[], type: TypeId): TypeId {
  const frame = stack[stack.length - 1];
  switch (frame.kind) {
    case 'bracket':
      if (!p.expect(62)) return NO_TYPE;
      stack.pop();
      return type;
    case 'pointer':
      stack.pop();
      return pointerTo(p, type);
    case 'array':
      stack.pop();
      return arrayOf(p, stack, frame.size, type);
    case 'instant':
      return continueInstant(p, stack, frame, type);
    case 'func':
      return frame.stage === 'params' ? continueParams(p, stack, frame, type) : continueResults(p, stack, frame, type);
    case 'struct':
      return continueStruct(p, stack, frame, type);
  }
}

/** `incomplete_array` belongs to the outermost of several dimensions. */
function arrayOf(p: Parser, stack: readonly Frame[], size: number | undefined, of: TypeId): TypeId {
  const { types } = p.module;
  const { scanner } = p;
  const isInner = stack.length > 0 && stack[stack.length - 1].kind === 'array';
  if (size === undefined || isInner || scanner.kind !== Kind.word || scanner.slice() !== 'incomplete_array')
    return types.array(size, of);
  scanner.next();
  return types.incompleteArray(size, of);
}

/** Attributes inside the brackets belong to the pointer type: `<* <$T> align(64)>`. */
function pointerTo(p: Parser, to: TypeId): TypeId {
  const { types } = p.module;
  if (p.scanner.kind !== Kind.word || p.scanner.atom >= keywords.length || attrOfAtom[p.scanner.atom] === 0)
    return types.pointer(to);
  const attrs = parseAttrs(p);
  return attrs === undefined ? NO_TYPE : types.pointer(to, attrs);
}

function startFunc(p: Parser, stack: Frame[]): TypeId {
  if (!p.expect(40)) return NO_TYPE;
  const frame: FuncFrame = { kind: 'func', params: [], results: [], variadic: false, stage: 'params' };
  stack.push(frame);
  return nextParam(p, stack, frame);
}

function nextParam(p: Parser, stack: Frame[], frame: FuncFrame): TypeId {
  const { scanner } = p;
  if (scanner.kind === Kind.ellipsis) {
    frame.variadic = true;
    scanner.next();
    if (scanner.is(44)) {
      p.report('MPL1209', scanner.start, scanner.end, []);
      return NO_TYPE;
    }
    return p.expect(41) ? startResults(p, stack, frame) : NO_TYPE;
  }
  if (scanner.kind !== 41) return MORE;
  scanner.next();
  return startResults(p, stack, frame);
}

function continueParams(p: Parser, stack: Frame[], frame: FuncFrame, type: TypeId): TypeId {
  const attrs = parseAttrs(p);
  if (attrs === undefined) return NO_TYPE;
  frame.params.push({ type, attrs });
  if (p.take(44)) return p.scanner.kind === 41 ? noType(p) : nextParam(p, stack, frame);
  return p.expect(41) ? startResults(p, stack, frame) : NO_TYPE;
}

function startResults(p: Parser, stack: Frame[], frame: FuncFrame): TypeId {
  frame.stage = 'results';
  const { kind } = p.scanner;
  if (kind === 60 || kind === 42 || kind === 91 || kind === Kind.param) return MORE;
  if (kind === Kind.word && primAt(p) >= 0) return MORE;
  return finishFunc(p, stack, frame);
}

function continueResults(p: Parser, stack: Frame[], frame: FuncFrame, type: TypeId): TypeId {
  frame.results.push(type);
  // In a list of members the comma may belong to the list: only a type can be a further result.
  if (p.scanner.kind !== 44 || !typeFollowsComma(p)) return finishFunc(p, stack, frame);
  p.scanner.next();
  return MORE;
}

/** Looks behind the comma, white space and comments. */
function typeFollowsComma(p: Parser): boolean {
  const { text, end } = p.scanner;
  const space = /(?:\s|#.*)*/y;
  space.lastIndex = end;
  space.exec(text);
  const c = text.charCodeAt(space.lastIndex);
  return c === 60 || (c >= 97 && c <= 122);
}

function finishFunc(p: Parser, stack: Frame[], frame: FuncFrame): TypeId {
  stack.pop();
  return p.module.types.func(
    withoutVoid(frame.params),
    frame.results.filter((type) => type !== 0),
    frame.variadic,
  );
}

/** `(void)` means no parameters. */
function withoutVoid(params: readonly FuncParam[]): readonly FuncParam[] {
  return params.length === 1 && params[0].type === 0 ? [] : params;
}

function continueParents(p: Parser, stack: Frame[], frame: StructFrame): TypeId {
  const { scanner } = p;
  if (scanner.kind === 60 && (frame.struct === 'interface' || (frame.struct === 'class' && frame.parents.length === 0)))
    return MORE;
  if (scanner.kind === 44 && frame.struct === 'interface' && frame.parents.length > 0) {
    scanner.next();
    return MORE;
  }
  const attrs = parseAttrs(p);
  if (attrs === undefined) return NO_TYPE;
  frame.own = attrs;
  frame.open = scanner.start;
  if (!p.expect(123)) return NO_TYPE;
  return nextMember(p, stack, frame);
}

function continueInstant(p: Parser, stack: Frame[], frame: InstantFrame, type: TypeId): TypeId {
  frame.list.push({ param: frame.param, type });
  if (p.take(44)) return startInstantiation(p, frame) ? MORE : NO_TYPE;
  if (!p.expect(125)) return NO_TYPE;
  stack.pop();
  return p.module.types.name(frame.name, frame.list);
}

function continueStruct(p: Parser, stack: Frame[], frame: StructFrame, type: TypeId): TypeId {
  if (frame.stage === 'parents') {
    frame.parents.push(type);
    return continueParents(p, stack, frame);
  }
  if (frame.stage === 'method') {
    frame.methods.push({ name: frame.name, attrs: frame.attrs, type });
    return afterMember(p, stack, frame);
  }
  return addField(p, frame, type) ? afterMember(p, stack, frame) : NO_TYPE;
}

/** The field that the frame holds the name of is complete: its attributes and its initial value are read, and it is added. */
function addField(p: Parser, frame: StructFrame, type: TypeId): boolean {
  const attrs = parseAttrs(p);
  if (attrs === undefined) return false;
  const init = p.take(61) ? rawUntilComma(p) : undefined;
  const { name, bits, fromParent, start } = frame;
  frame.fields.push({
    name,
    type,
    attrs,
    start,
    end: p.scanner.before,
    ...(bits === undefined ? {} : { bits }),
    ...(fromParent ? { fromParent } : {}),
    ...(init === undefined ? {} : { init }),
  });
  return true;
}

function afterMember(p: Parser, stack: Frame[], frame: StructFrame): TypeId {
  if (p.take(44)) return nextMember(p, stack, frame);
  if (p.scanner.kind === 125) return nextMember(p, stack, frame);
  p.expected('`,` or `}`');
  return NO_TYPE;
}

/** Goes on in a structure, up to a member whose type is to be read or to the closing brace. */
function nextMember(p: Parser, stack: Frame[], frame: StructFrame): TypeId {
  for (;;) {
    if (p.keepsMemberComments) memberComments(p, frame);
    if (p.take(125)) {
      stack.pop();
      return finishStruct(p, stack, frame);
    }
    const type = startMember(p, stack, frame);
    if (type !== undefined) return type;
    if (!p.take(44) && !p.scanner.is(125)) {
      p.expected('`,` or `}`');
      return NO_TYPE;
    }
  }
}

/** MORE if the type of the member follows, undefined if the member has none and is complete. */
function startMember(p: Parser, stack: Frame[], frame: StructFrame): TypeId | undefined {
  const { scanner } = p;
  switch (scanner.kind) {
    case Kind.label:
    case Kind.parent:
      if (startField(p, frame)) return MORE;
      return frame.name === '' ? NO_TYPE : undefined;
    case Kind.func:
      return startMethod(p, stack, frame);
    case Kind.global:
      frame.interfaces.push(p.nameOf(scanner.atom));
      scanner.next();
      return undefined;
    case Kind.word:
      if (scanner.slice() !== 'pragma' && scanner.slice() !== 'staticvalue') return noMember(p);
      frame.infos.push(rawUntilComma(p));
      return undefined;
    default:
      return noMember(p);
  }
}

function noMember(p: Parser): TypeId {
  p.expected('a member such as `@field type` or `&method (types) type`');
  return NO_TYPE;
}

function memberComments(p: Parser, frame: StructFrame): void {
  if (p.scanner.comments.length === 0) return;
  const count = frame.fields.length + frame.methods.length + frame.interfaces.length + frame.infos.length;
  // A comment at the end of a member's line goes before that member, for it will stand on a line of its own.
  for (const { text, trailing } of p.takeComments())
    frame.comments.push({ text, before: trailing ? Math.max(0, count - 1) : count });
}

/** `@name`, `@name:bits`; false when it was an information pair, with its name cleared on an error. */
function startField(p: Parser, frame: StructFrame): boolean {
  const { scanner } = p;
  frame.stage = 'field';
  frame.fromParent = scanner.kind === Kind.parent;
  frame.start = scanner.start;
  frame.name = p.nameOf(scanner.atom).slice(1);
  frame.bits = undefined;
  scanner.next();
  if (scanner.kind === Kind.int || scanner.kind === Kind.string || scanner.kind === Kind.float) {
    p.checkText(scanner.start, scanner.end);
    frame.infos.push(`@${frame.name} ${scanner.slice()}`);
    scanner.next();
    return false;
  }
  if (!p.take(58)) return true;
  frame.bits = parseCount(p, 128);
  if (frame.bits >= 0) return true;
  frame.name = '';
  return false;
}

function startMethod(p: Parser, stack: Frame[], frame: StructFrame): TypeId {
  frame.stage = 'method';
  frame.name = p.nameOf(p.scanner.atom);
  p.scanner.next();
  const attrs = parseAttrs(p);
  if (attrs === undefined) return NO_TYPE;
  frame.attrs = attrs;
  return startFunc(p, stack);
}

/** Attributes before the closing angular bracket are those of the structure; without brackets, of the declaration. */
function finishStruct(p: Parser, stack: readonly Frame[], frame: StructFrame): TypeId {
  const { struct: kind, incomplete, parents, fields, methods, interfaces, infos, comments } = frame;
  const behind = stack.at(-1)?.kind === 'bracket' ? parseAttrs(p) : noAttrs;
  if (behind === undefined) return NO_TYPE;
  const attrs = [...frame.own, ...behind];
  const type = { kind, incomplete, parents, fields, methods, interfaces, infos, comments };
  return p.module.types.struct(attrs.length === 0 ? type : { ...type, attrs });
}

/** Text up to the next comma or closing brace outside brackets, with white space as single spaces. */
function rawUntilComma(p: Parser): string {
  const { scanner } = p;
  const words: string[] = [];
  let depth = 0;
  while (scanner.kind !== Kind.end) {
    const { kind } = scanner;
    if (depth === 0 && (kind === 44 || kind === 125)) break;
    if (kind === 123 || kind === 91 || kind === 40) depth++;
    else if (kind === 125 || kind === 93 || kind === 41) depth--;
    p.checkText(scanner.start, scanner.end);
    words.push(scanner.slice());
    scanner.next();
  }
  return words.join(' ');
}

/** Attributes at the current token; undefined when one is wrong. An unknown word on the same line is one, too. */
export function parseAttrs(p: Parser): readonly Attr[] | undefined {
  const { scanner } = p;
  let attrs: Attr[] | undefined;
  while (scanner.kind === Kind.word) {
    const { atom } = scanner;
    if (atom >= keywords.length) {
      if (!p.sameLine()) break;
      unknownAttr(p);
      return undefined;
    }
    if (attrOfAtom[atom] === 0) break;
    const attr = parseAttr(p, keywords[atom]);
    if (attr === undefined) return undefined;
    (attrs ??= []).push(attr);
  }
  return attrs ?? noAttrs;
}

function unknownAttr(p: Parser): void {
  const { scanner } = p;
  const word = scanner.slice();
  p.report('MPL1202', scanner.start, scanner.end, [word], p.suggestion(word, Object.keys(attrRows)));
}

function parseAttr(p: Parser, name: string): Attr | undefined {
  const row: AttrRow = knownEntry(attrRows, name);
  const { scanner } = p;
  const { start } = scanner;
  scanner.next();
  if (row.args === undefined) return { name };
  if (scanner.kind !== 40) return badArguments(p, name, row, start);
  scanner.next();
  const args: (string | number)[] = [];
  do {
    if (scanner.is(Kind.int) && scanner.value === scanner.value) args.push(scanner.value);
    else if (scanner.is(Kind.string) && p.checkText(scanner.start, scanner.end))
      args.push(scanner.text.slice(scanner.start + 1, scanner.end - 1));
    else return badArguments(p, name, row, start);
    scanner.next();
  } while (p.take(44));
  if (!p.expect(41)) return undefined;
  if (!argumentsFit(row, args)) return badArguments(p, name, row, start);
  return { name, args };
}

function badArguments(p: Parser, name: string, row: AttrRow, start: number): undefined {
  p.report('MPL1203', start, p.scanner.end, [name, argumentText[row.args ?? 'none']]);
  return undefined;
}

const argumentText = {
  none: 'no argument',
  int: 'a number in parentheses',
  power: 'a power of two in parentheses',
  string: 'a string in parentheses',
  strings: 'strings in parentheses',
} as const;

function argumentsFit(row: AttrRow, args: readonly (string | number)[]): boolean {
  if (row.args !== 'strings' && args.length !== 1) return false;
  if (row.args === 'string' || row.args === 'strings') return args.every((arg) => typeof arg === 'string');
  const [value] = args;
  if (typeof value !== 'number' || value < 0) return false;
  return row.args === 'int' || (value >= 1 && value <= 2 ** 30 && Number.isInteger(Math.log2(value)));
}
