/**
 * The items of a module: imports, globals, types, functions in their four forms, aliases, attribute groups, metadata, and
 * statements, which belong to the initialisation of the module.
 *
 *     import ::= 'import' "path" ['as' word]
 *     global ::= @name '=' {head | place} ['global' | 'constant'] [type] [expr] {',' 'align' n} {#n} {!name}
 *     type   ::= %name '=' 'type' type
 *     alias  ::= name '=' module {head | place} 'alias' target ["guid"]            both names of types: `%T = lib alias %U`
 *     attributes ::= 'attributes' #n '=' '{' {(word | "key") ['=' (n | word | "text")]} '}'
 *     metadata ::= !name '=' ['distinct'] ('!' '{' {value} '}' | !Record '(' {key ':' value} ')')
 *     subset ::= head 'subset' name {#n} {!name} lines-to-the-right
 *     func   ::= head 'func' name {place | #n | !name} '{' … '}'
 *     define ::= head 'define' type name '(' [params] ')' {place | #n | !name} '{' … '}'
 *     declare ::= head 'declare' type name '(' [types] ')' {#n}
 *     head   ::= {linkage | visibility | preemption}       place ::= address mode | address space | 'align' n
 */
import { ownEntry } from '../base/own-entry.ts';
import type {
  AddressMode,
  Alias,
  AttrGroup,
  Attribute,
  Func,
  FuncBody,
  Global,
  Head,
  Import,
  Item,
  Linkage,
  MetaDef,
  MetaValue,
  ModuleStmt,
  Param,
  Placement,
  Preemption,
  TypeDef,
  Visibility,
} from './module.ts';
import { reservedWords } from './keywords.ts';
import { noComments, type AttrRef, type Comments, type Expr, type MetaRef, type Name } from './nodes.ts';
import { CodeParser } from './parser-code.ts';
import type { Parser } from './parser-state.ts';
import { StmtParser } from './parser-statements.ts';
import { parseAddressSpace, parseType } from './parser-types.ts';
import type { Type } from './types.ts';

const mostAlign = 2 ** 31;
const mostGroup = 2 ** 31 - 1;

const linkages: Readonly<Record<string, Linkage>> = {
  private: 'private',
  internal: 'internal',
  external: 'external',
  public: 'external',
};
const visibilities: Readonly<Record<string, Visibility>> = {
  default: 'default',
  hidden: 'hidden',
  protected: 'protected',
};
const preemptions: Readonly<Record<string, Preemption>> = {
  dso_local: 'dso_local',
  dso_preemptable: 'dso_preemptable',
};
const addressModes: Readonly<Record<string, AddressMode>> = {
  unnamed_addr: 'unnamed_addr',
  local_unnamed_addr: 'local_unnamed_addr',
};

interface Mutable {
  head: { -readonly [K in keyof Head]: Head[K] };
  placement: { -readonly [K in keyof Placement]: Placement[K] };
}

type Draft<I extends Item> = Omit<I, 'comments' | 'span'>;

type AnyDraft =
  | Draft<Import>
  | Draft<Global>
  | Draft<TypeDef>
  | Draft<Func>
  | Draft<Alias>
  | Draft<AttrGroup>
  | Draft<MetaDef>;

export class ItemParser {
  readonly #p: Parser;
  readonly #stmts: StmtParser;
  readonly #code: CodeParser;

  constructor(parser: Parser) {
    this.#p = parser;
    this.#stmts = new StmtParser(parser);
    this.#code = new CodeParser(parser, this.#stmts.expressions);
  }

  item(): Item {
    const p = this.#p;
    if (p.kind === 'bad') p.badToken();
    if (this.#isStatement()) return this.#statement();
    const open = p.openComments();
    p.element = open;
    const start = p.at;
    const draft = this.#draft();
    const span = p.spanFrom(start);
    p.takePunct(';');
    p.element = undefined;
    const comments: Comments = p.closeComments(open);
    if (!p.startsLine() && p.tokens.text(p.at - 1) !== ';') p.expected('the end of the declaration');
    return { ...draft, comments, span };
  }

  #statement(): ModuleStmt {
    const stmt = this.#stmts.stmt();
    return { kind: 'stmt', stmt, comments: noComments, span: stmt.span };
  }

  #isStatement(): boolean {
    const p = this.#p;
    if (p.kind === 'meta') return false;
    if (p.kind === 'global') return p.textAt(1) !== '=' || p.kindAt(1) !== 'punct';
    if (p.kind === 'local') return !this.#isTypeDef() && !this.#isAlias();
    if (p.kind !== 'bare') return true;
    const word = p.text;
    if (word === 'match' || word === 'input' || word === 'output' || word === 'error' || word === 'blockaddress')
      return true;
    return !reservedWords.has(word) && !this.#isAlias();
  }

  #isTypeDef(): boolean {
    const p = this.#p;
    return (
      p.kind === 'local' &&
      p.textAt(1) === '=' &&
      p.textAt(2) === 'type' &&
      p.kindAt(3) !== 'end' &&
      !p.tokens.isFirst(p.at + 3) &&
      p.tokens.starts[p.at + 3] > p.tokens.ends[p.at + 2]
    );
  }

  /** `name = name … alias`. */
  #isAlias(): boolean {
    const p = this.#p;
    if (p.textAt(1) !== '=' || (p.kindAt(2) !== 'global' && p.kindAt(2) !== 'bare')) return false;
    let offset = 3;
    while (p.kindAt(offset) === 'bare' && isHeadWord(p.textAt(offset))) offset++;
    return p.kindAt(offset) === 'bare' && p.textAt(offset) === 'alias' && !reservedWords.has(p.textAt(2));
  }

  /** Which item it is shows in its first words, but for the words of a head, which several kinds may have. */
  #draft(): AnyDraft {
    const p = this.#p;
    if (p.kind === 'meta') return this.#metadata();
    if (this.#isTypeDef()) return this.#typeDef();
    if (this.#isAlias()) return this.#alias();
    if (p.kind === 'global') return this.#global();
    if (p.isWord('import')) return this.#import();
    if (p.isWord('attributes')) return this.#attributes();
    const parts = emptyParts();
    while (this.#headWord(parts));
    if (p.takeWord('subset')) return this.#subset(parts);
    if (p.takeWord('func')) return this.#func(parts);
    if (p.takeWord('define')) return this.#define(parts);
    if (p.takeWord('declare')) return this.#declare(parts);
    return p.expected('a declaration');
  }

  // Heads and places

  #headWord(parts: Mutable): boolean {
    const p = this.#p;
    if (p.kind !== 'bare') return false;
    const word = p.text;
    if (Object.hasOwn(linkages, word)) this.#once(parts.head, 'linkage', ownEntry(linkages, word));
    else if (Object.hasOwn(visibilities, word)) this.#once(parts.head, 'visibility', ownEntry(visibilities, word));
    else if (Object.hasOwn(preemptions, word)) this.#once(parts.head, 'preemption', ownEntry(preemptions, word));
    else return false;
    return true;
  }

  #placeWord(parts: Mutable): boolean {
    const p = this.#p;
    if (p.kind !== 'bare') return false;
    const word = p.text;
    if (Object.hasOwn(addressModes, word)) this.#once(parts.placement, 'addressMode', ownEntry(addressModes, word));
    else if (word === 'addr_space') {
      if (parts.placement.space !== undefined) p.fail('TUY1204', p.at, word);
      parts.placement.space = parseAddressSpace(p);
    } else if (word === 'align') this.#align(parts);
    else return false;
    return true;
  }

  #align(parts: Mutable): void {
    const p = this.#p;
    if (parts.placement.align !== undefined) p.fail('TUY1204', p.at, 'align');
    p.next();
    parts.placement.align = p.count('an alignment', mostAlign);
  }

  #once<T, K extends keyof T>(parts: T, key: K, value: T[K]): void {
    const p = this.#p;
    if (parts[key] !== undefined) p.fail('TUY1204', p.at, p.text);
    parts[key] = value;
    p.next();
  }

  #attrRefs(): AttrRef[] {
    const refs: AttrRef[] = [];
    while (this.#p.kind === 'attr' && !this.#p.startsLine()) refs.push(this.#attrRef());
    return refs;
  }

  #attrRef(): AttrRef {
    const p = this.#p;
    if (p.kind !== 'attr') p.expected('`#` with a number');
    const id = Number(p.text.slice(1));
    if (id > mostGroup) p.fail('TUY1006', p.at, 'the number of an attribute group', 0, mostGroup);
    const ref = { id, span: p.tokens.span(p.at) };
    p.next();
    return ref;
  }

  /** Address words, attribute groups and metadata between a function's name and its body, in any order. */
  #trailer(parts: Mutable): { attrs: AttrRef[]; meta: MetaRef[] } {
    const p = this.#p;
    const attrs: AttrRef[] = [];
    const meta: MetaRef[] = [];
    for (;;) {
      if (p.kind === 'attr') attrs.push(this.#attrRef());
      else if (p.kind === 'meta') meta.push(this.#stmts.metaRef());
      else if (!this.#placeWord(parts)) return { attrs, meta };
    }
  }

  // Functions

  #subset({ head, placement }: Mutable): Draft<Func> {
    const p = this.#p;
    const column = this.#lineColumn();
    const name = p.symbolName('the name of the subset');
    const attrs = this.#attrRefs();
    const meta = this.#stmts.metaRefs();
    p.headComments(p.element);
    if (!p.startsLine()) p.expected('the end of the line');
    if (p.column() <= column || p.kind === 'end') p.fail('TUY1108', p.at - 1, 'a subset');
    const body = p.inScope(() => this.#stmts.body(column));
    const stmts = { kind: 'stmts', body } as const;
    return { kind: 'func', form: 'subset', name, head, placement, signature: undefined, body: stmts, attrs, meta };
  }

  /** The column of the first token of the line that the current token stands on. */
  #lineColumn(): number {
    const { tokens, at } = this.#p;
    let first = Math.max(0, at - 1);
    while (first > 0 && !tokens.isFirst(first)) first--;
    return tokens.column(first);
  }

  #func(parts: Mutable): Draft<Func> {
    const name = this.#p.symbolName('the name of the function');
    const { attrs, meta } = this.#trailer(parts);
    const body = this.#p.inScope(() => this.#block());
    return { kind: 'func', form: 'func', name, ...parts, signature: undefined, body, attrs, meta };
  }

  #define(parts: Mutable): Draft<Func> {
    const p = this.#p;
    const result = parseType(p);
    const name = p.symbolName('the name of the function');
    return p.inScope(() => {
      const signature = { result, ...this.#params(true) };
      const { attrs, meta } = this.#trailer(parts);
      return { kind: 'func', form: 'define', name, ...parts, signature, body: this.#block(), attrs, meta };
    });
  }

  #declare(parts: Mutable): Draft<Func> {
    const p = this.#p;
    const result = parseType(p);
    const name = p.symbolName('the name of the function');
    const signature = { result, ...this.#params(false) };
    const attrs = this.#attrRefs();
    return { kind: 'func', form: 'declare', name, ...parts, signature, body: undefined, attrs, meta: [] };
  }

  #params(named: boolean): { params: Param[]; variadic: boolean } {
    const p = this.#p;
    p.expectPunct('(');
    let variadic = false;
    const params = p.list(')', (): Param | undefined => {
      if (variadic) p.expected('`)` after `...`');
      variadic = p.takePunct('...');
      if (variadic) return undefined;
      const type = parseType(p, true);
      const name = named && p.kind === 'local' ? p.localName() : undefined;
      if (name !== undefined) p.scope.defined.add(name.name);
      return { type, name };
    });
    return { params: params.filter((param) => param !== undefined), variadic };
  }

  #block(): FuncBody {
    const p = this.#p;
    p.expectPunct('{');
    if (p.isPunct('...') && p.textAt(1) === '}') {
      p.at += 2;
      return { kind: 'elided' };
    }
    p.headComments(p.element);
    if (p.isPunct('}') || this.#code.begins()) return { kind: 'code', ...this.#code.code() };
    const body = this.#stmts.body(-1, true);
    p.expectPunct('}');
    return { kind: 'stmts', body };
  }

  // Data and names

  #import(): Draft<Import> {
    const p = this.#p;
    p.next();
    if (p.kind !== 'string') p.expected('the path of a module in quotes');
    const path = p.name();
    p.next();
    if (p.startsLine() || !p.takeWord('as')) return { kind: 'import', path, alias: undefined };
    if (p.kind !== 'bare') p.expected('a name without a sigil');
    p.refuseReserved();
    const alias = p.text;
    p.next();
    return { kind: 'import', path, alias };
  }

  #global(): Draft<Global> {
    const p = this.#p;
    const name = p.symbolName('a name');
    p.expectPunct('=');
    const parts = emptyParts();
    const isWord = (): boolean => !p.startsLine() && p.kind === 'bare' && p.text !== 'align';
    while (isWord() && (this.#headWord(parts) || this.#placeWord(parts)));
    const storage = p.takeWord('global') ? 'global' : p.takeWord('constant') ? 'constant' : 'value';
    if (!p.startsLine() && p.isWord('addr_space')) this.#placeWord(parts);
    const { type, init } = this.#typedInit(storage !== 'value');
    while (!p.startsLine() && p.takePunct(',')) {
      if (!p.isWord('align')) p.expected('`align`');
      this.#align(parts);
    }
    const attrs = this.#attrRefs();
    const meta = this.#stmts.metaRefs();
    if (storage === 'value' && init === undefined) p.expected('a value');
    return { kind: 'global', name, ...parts, storage, type, init, attrs, meta };
  }

  #typedInit(hasStorage: boolean): { type: Type | undefined; init: Expr | undefined } {
    const p = this.#p;
    const { expressions } = this.#stmts;
    const endsHere = (): boolean =>
      p.startsLine() || p.kind === 'attr' || p.kind === 'meta' || p.isPunct(',') || p.isPunct(';');
    // `global [64]` alone declares 64 bits; an allocation would be no constant.
    const isType =
      !endsHere() &&
      (expressions.startsType() || p.kind === 'type' || p.kind === 'local' || (hasStorage && this.#isBlockType()));
    const type = isType ? parseType(p) : undefined;
    return { type, init: endsHere() ? undefined : expressions.expr(type) };
  }

  #isBlockType(): boolean {
    const p = this.#p;
    return p.isPunct('[') && p.kindAt(1) === 'int' && p.textAt(2) === ']';
  }

  #typeDef(): Draft<TypeDef> {
    const p = this.#p;
    const name = p.localName();
    p.at += 2;
    return { kind: 'type', name, type: parseType(p, true) };
  }

  #alias(): Draft<Alias> {
    const p = this.#p;
    const isType = p.kind === 'local';
    const name = isType ? p.localName() : p.symbolName('a name');
    p.expectPunct('=');
    const module = p.symbolName('the name of a module');
    const parts = emptyParts();
    while (this.#headWord(parts) || this.#placeWord(parts));
    p.expectWord('alias');
    const target = isType ? this.#typeName() : p.symbolName('the name of a symbol');
    let guid: string | undefined;
    if (p.kind === 'string' && !p.tokens.isFirst(p.at)) {
      guid = p.name();
      p.next();
    }
    return { kind: 'alias', name, module, target, head: parts.head, addressMode: parts.placement.addressMode, guid };
  }

  #typeName(): Name {
    const p = this.#p;
    if (p.kind === 'local') return p.localName();
    if (p.kind !== 'bare') p.expected('the name of a type, `%name`');
    return { ...p.symbolName('the name of a type'), sigil: '%' };
  }

  // Attributes and metadata

  #attributes(): Draft<AttrGroup> {
    const p = this.#p;
    p.next();
    const { id } = this.#attrRef();
    p.expectPunct('=');
    p.expectPunct('{');
    const attributes = p.inBrackets(() => {
      const list: Attribute[] = [];
      while (!p.takePunct('}')) {
        list.push(this.#attribute());
        p.takePunct(',');
      }
      return list;
    });
    return { kind: 'attributes', id, attributes };
  }

  #attribute(): Attribute {
    const p = this.#p;
    const quoted = p.kind === 'string';
    if (!quoted && p.kind !== 'bare') p.expected('an attribute');
    const start = p.at;
    const key = p.name();
    p.next();
    const value = p.takePunct('=') ? this.#attributeValue() : undefined;
    return { key, quoted, value, span: p.spanFrom(start) };
  }

  #attributeValue(): Attribute['value'] {
    const p = this.#p;
    const text = p.name();
    if (p.kind === 'int') {
      p.next();
      return { kind: 'int', value: BigInt(text.replace(/^[us]/, '')) };
    }
    if (p.kind !== 'string' && p.kind !== 'bare') p.expected('the value of the attribute');
    p.next();
    return { kind: 'text', text };
  }

  #metadata(): Draft<MetaDef> {
    const p = this.#p;
    const name = this.#stmts.metaRef();
    p.expectPunct('=');
    const distinct = p.takeWord('distinct');
    return { kind: 'metadata', name, distinct, content: this.#metaContent() };
  }

  /** `!{…}` is a list of values, `!name(…)` a record with named fields. */
  #metaContent(): MetaDef['content'] {
    const p = this.#p;
    if (p.isPunct('!') && p.textAt(1) === '{') {
      p.at += 2;
      return { kind: 'node', values: p.list('}', () => this.#metaValue()) };
    }
    if (p.kind !== 'meta' || p.textAt(1) !== '(') p.expected('`!{` or a record');
    const { name } = this.#stmts.metaRef();
    p.next();
    return { kind: 'record', name, fields: p.list(')', () => this.#metaField()) };
  }

  #metaField(): { key: string; value: MetaValue } {
    const p = this.#p;
    if (p.kind !== 'bare') p.expected('the name of a field');
    const key = p.text;
    p.next();
    p.expectPunct(':');
    const isWord = p.kind === 'bare' && (p.textAt(1) === ',' || p.textAt(1) === ')') && !reservedWords.has(p.text);
    if (!isWord) return { key, value: this.#metaValue() };
    const text = p.text;
    p.next();
    return { key, value: { kind: 'word', text } };
  }

  #metaValue(): MetaValue {
    const p = this.#p;
    if (p.kind === 'meta') return { kind: 'ref', ref: this.#stmts.metaRef() };
    if (p.takeWord('null')) return { kind: 'null' };
    if (p.isPunct('!') && p.kindAt(1) === 'string') {
      p.next();
      const text = p.name();
      p.next();
      return { kind: 'string', text };
    }
    if (p.isPunct('!') && p.textAt(1) === '{') {
      p.at += 2;
      return p.nested(() => ({ kind: 'node', values: p.list('}', () => this.#metaValue()) }));
    }
    return { kind: 'const', value: this.#stmts.expressions.expr() };
  }
}

function emptyParts(): Mutable {
  return {
    head: { linkage: undefined, visibility: undefined, preemption: undefined },
    placement: { addressMode: undefined, space: undefined, align: undefined },
  };
}

function isHeadWord(word: string): boolean {
  return (
    Object.hasOwn(linkages, word) ||
    Object.hasOwn(visibilities, word) ||
    Object.hasOwn(preemptions, word) ||
    Object.hasOwn(addressModes, word)
  );
}
