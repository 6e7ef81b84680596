/**
 * Items in bitcode, in two pieces. The *head* is what others need to know: names, types, linkage. The *body* is what a function does,
 * the value of a global, the values of metadata, a statement; it lies in a part of its own and is read when it is asked for.
 */
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
} from '../module.ts';
import { noComments, type AttrRef, type Expr, type Name } from '../nodes.ts';
import { mostSpace } from '../types.ts';
import { word, type Coder } from './coder.ts';
import { checkInstrs, isBareName, isBareWord } from './rules.ts';
import { body, digitsOf, expr, instr, itemComments, localName, metaRef, stmt, symbolName, tail } from './trees.ts';

// Words. Their order is part of the format.

const kinds = [
  'import',
  'global',
  'func',
  'alias',
  'attributes',
  'metadata',
  'type',
  'stmt',
] as const satisfies readonly Item['kind'][];
const linkages: readonly (Linkage | undefined)[] = [undefined, 'private', 'internal', 'external'];
const visibilities: readonly (Visibility | undefined)[] = [undefined, 'default', 'hidden', 'protected'];
const preemptions: readonly (Preemption | undefined)[] = [undefined, 'dso_local', 'dso_preemptable'];
const addressModes: readonly (AddressMode | undefined)[] = [undefined, 'unnamed_addr', 'local_unnamed_addr'];
const forms: readonly Func['form'][] = ['subset', 'func', 'define', 'declare'];
const storages: readonly Global['storage'][] = ['value', 'global', 'constant'];
const mostAlign = 2 ** 31;
const mostGroup = 2 ** 31 - 1;

/** What a reader of items must agree on with their writer. */
export const itemFacts = {
  kinds: [...kinds],
  words: [linkages, visibilities, preemptions, addressModes].map((words) => words.map((each) => each ?? '')),
  forms: [...forms],
  storages: [...storages],
};

// Small parts

function flag(c: Coder, value: boolean | undefined): boolean {
  const byte = c.u8(value === undefined ? undefined : value ? 1 : 0);
  c.check(byte < 2, `${byte} is neither no (0) nor yes (1)`);
  return byte === 1;
}

/** One word of a list in so many bits of a byte. */
function pick<T>(c: Coder, words: readonly T[], bits: number): T {
  c.check(bits < words.length, 'an unknown word');
  return words[bits];
}

function bitsOf(head: Head): number {
  return (
    linkages.indexOf(head.linkage) |
    (visibilities.indexOf(head.visibility) << 2) |
    (preemptions.indexOf(head.preemption) << 4)
  );
}

function head(c: Coder, v?: Head): Head {
  const bits = c.u8(v && bitsOf(v));
  c.check(bits < 64, 'unknown bits');
  return {
    linkage: pick(c, linkages, bits & 3),
    visibility: pick(c, visibilities, (bits >> 2) & 3),
    preemption: pick(c, preemptions, bits >> 4),
  };
}

const plainHead: Head = { linkage: undefined, visibility: undefined, preemption: undefined };
const nowhere: Placement = { addressMode: undefined, space: undefined, align: undefined };

function placement(c: Coder, v?: Placement): Placement {
  const bits =
    v && addressModes.indexOf(v.addressMode) | (v.space === undefined ? 0 : 4) | (v.align === undefined ? 0 : 8);
  const read = c.u8(bits);
  c.check(read < 16, 'unknown bits');
  const addressMode = pick(c, addressModes, read & 3);
  const space = (read & 4) === 0 ? undefined : c.uleb(v?.space);
  const align = (read & 8) === 0 ? undefined : c.uleb(v?.align);
  c.check(
    (space ?? 0) <= mostSpace && (align ?? 0) <= mostAlign,
    'the number of an address space or an alignment is too large',
  );
  return { addressMode, space, align };
}

function attrRef(c: Coder, v?: AttrRef): AttrRef {
  const start = c.begin(v?.span);
  const id = c.uleb(v?.id);
  c.check(id <= mostGroup, 'the number of an attribute group is too large');
  c.skip(1 + digitsOf(id));
  return { id, span: c.end(start, v?.span) };
}

function optional<T>(
  c: Coder,
  v: T | undefined,
  codec: (c: Coder, v?: T) => T,
  isThere: boolean | undefined,
): T | undefined {
  return flag(c, isThere) ? codec(c, v) : undefined;
}

// Heads

/** An item without what its body holds. */
export function itemHead(c: Coder, v?: Item): Item {
  const kind = word(c, kinds, v?.kind);
  if (kind === 'stmt') return statementHead;
  const comments = itemComments(c, v?.comments);
  const start = c.begin(v?.span);
  const item = heads[kind](c, v as never);
  return { ...item, comments, span: c.end(start, v?.span) };
}

type ItemOf<K extends Item['kind']> = Extract<Item, { readonly kind: K }>;
type Draft<K extends Item['kind']> = Omit<ItemOf<K>, 'comments' | 'span'>;

// What the head of a function has: its form in the two lowest bits.
const hasHead = 4;
const isPlaced = 8;
const hasAttrs = 16;
const hasMeta = 32;

function funcBits({ form, head: said, placement: place, attrs, meta }: Func): number {
  return (
    forms.indexOf(form) |
    (bitsOf(said) === 0 ? 0 : hasHead) |
    (place.addressMode === undefined && place.space === undefined && place.align === undefined ? 0 : isPlaced) |
    (attrs.length === 0 ? 0 : hasAttrs) |
    (meta.length === 0 ? 0 : hasMeta)
  );
}

/** Stands for what lies in the body of an item. */
const later: Expr = { kind: 'elided', span: undefined as never };

/** Everything of a statement is in its body. */
const statementHead: ModuleStmt = {
  kind: 'stmt',
  stmt: undefined as never,
  comments: noComments,
  span: undefined as never,
};

const heads: { readonly [K in Exclude<Item['kind'], 'stmt'>]: (c: Coder, v: ItemOf<K> | undefined) => Draft<K> } = {
  import: (c, v?: Import) => {
    c.skip(7);
    const path = c.text(v?.path);
    const alias = optional(c, v?.alias, (inner, text) => inner.text(text), v && v.alias !== undefined);
    c.check(alias === undefined || isBareName(alias), 'the name of a module is no word');
    return { kind: 'import', path, alias };
  },
  global: (c, v?: Global) => {
    const name = symbolName(c, v?.name);
    const storage = word(c, storages, v?.storage);
    const isDefined = flag(c, v && v.init !== undefined);
    c.check(isDefined || storage !== 'value', 'a constant without a value');
    const type = optional(
      c,
      v?.type,
      (inner, t) => inner.type(t, isDefined ? 'value' : 'plain'),
      v && v.type !== undefined,
    );
    return {
      kind: 'global',
      name,
      head: head(c, v?.head),
      placement: placement(c, v?.placement),
      storage,
      type,
      init: isDefined ? later : undefined,
      attrs: c.list(v?.attrs, attrRef, 1),
      meta: c.list(v?.meta, metaRef, 1),
    };
  },
  func: (c, v?: Func) => {
    const bits = c.u8(v && funcBits(v));
    const form = forms[bits & 3];
    const said = (bits & hasHead) === 0 ? plainHead : head(c, v?.head);
    c.skip(form.length + 1);
    const name = symbolName(c, v?.name);
    const hasPlace = form === 'func' || form === 'define';
    c.check(hasPlace || (bits & isPlaced) === 0, `a ${form} has a place`);
    c.check(form !== 'declare' || (bits & hasMeta) === 0, 'a declaration has metadata');
    return {
      kind: 'func',
      form,
      name,
      head: said,
      placement: (bits & isPlaced) === 0 ? nowhere : placement(c, v?.placement),
      signature: form === 'define' || form === 'declare' ? signature(c, v?.signature) : undefined,
      body: undefined,
      attrs: (bits & hasAttrs) === 0 ? [] : c.list(v?.attrs, attrRef, 1),
      meta: (bits & hasMeta) === 0 ? [] : c.list(v?.meta, metaRef, 1),
    };
  },
  alias: (c, v?: Alias) => {
    const isType = flag(c, v && v.name.sigil === '%');
    const named = (each: Name | undefined): Name => (isType ? localName(c, each) : symbolName(c, each));
    const name = named(v?.name);
    c.skip(3);
    return {
      kind: 'alias',
      name,
      module: symbolName(c, v?.module),
      target: named(v?.target),
      head: head(c, v?.head),
      addressMode: word(c, addressModes, v?.addressMode),
      guid: optional(c, v?.guid, (inner, text) => inner.text(text), v && v.guid !== undefined),
    };
  },
  attributes: (c, v?: AttrGroup) => {
    const id = c.uleb(v?.id);
    c.check(id <= mostGroup, 'the number of an attribute group is too large');
    return { kind: 'attributes', id, attributes: c.list(v?.attributes, attribute, 1) };
  },
  metadata: (c, v?: MetaDef) => {
    const name = metaRef(c, v?.name);
    return { kind: 'metadata', name, distinct: flag(c, v?.distinct), content: { kind: 'node', values: [] } };
  },
  type: (c, v?: TypeDef) => {
    const name = localName(c, v?.name);
    c.skip(8);
    return { kind: 'type', name, type: c.type(v?.type, 'bracketed') };
  },
};

type Signature = NonNullable<Func['signature']>;

/** Without the names of parameters: those are locals of the body. */
function signature(c: Coder, v?: Signature): Signature {
  const result = c.type(v?.result, 'plain');
  const bits = c.uleb(v && 2 * v.params.length + (v.variadic ? 1 : 0));
  const params = c.some(Math.floor(bits / 2), v?.params, param, 2);
  return { result, params, variadic: bits % 2 === 1 };
}

function param(c: Coder, v?: Param): Param {
  return { type: c.type(v?.type, 'bracketed'), name: undefined };
}

/** The names of the parameters of a definition. */
function nameParams(c: Coder, given: Func, v?: Func): Func {
  const { signature: said } = given;
  if (said === undefined) return given;
  const params = said.params.map(({ type }, i) => ({ type, name: paramName(c, v?.signature?.params[i]) }));
  return { ...given, signature: { ...said, params } };
}

function paramName(c: Coder, v?: Param): Name | undefined {
  const name = optional(c, v?.name, localName, v && v.name !== undefined);
  if (name !== undefined) c.define(name);
  return name;
}

const valueKinds = ['none', 'int', 'text'] as const;

function attribute(c: Coder, v?: Attribute): Attribute {
  const start = c.begin(v?.span);
  const key = c.text(v?.key);
  const quoted = flag(c, v?.quoted);
  c.check(quoted || isBareWord(key), 'an attribute is no word');
  const value = attributeValue(c, v);
  c.skip(key.length + (quoted ? 2 : 0));
  return { key, quoted, value, span: c.end(start, v?.span) };
}

function attributeValue(c: Coder, v?: Attribute): Attribute['value'] {
  const kind = word(c, valueKinds, v && (v.value?.kind ?? 'none'));
  if (kind === 'none') return undefined;
  if (kind === 'text') return { kind, text: c.text(v?.value?.kind === 'text' ? v.value.text : undefined) };
  const literal = c.literal(v?.value?.kind === 'int' ? v.value : undefined);
  return literal.kind === 'int' ? literal : c.fail('an attribute has no number');
}

// Bodies

/** Does the body of this item lie in a part of its own? */
export function hasBody(item: Item): boolean {
  switch (item.kind) {
    case 'func':
      return item.form !== 'declare';
    case 'global':
      return item.init !== undefined;
    case 'metadata':
    case 'stmt':
      return true;
    default:
      return false;
  }
}

/** The whole item: what its head says, and its body. */
export function itemBody(c: Coder, given: Item, v?: Item): Item {
  switch (given.kind) {
    case 'func': {
      const func = nameParams(c, given, v as Func | undefined);
      return { ...func, body: funcBody(c, func, v as Func | undefined) };
    }
    case 'global':
      return { ...given, init: expr(c, (v as Global | undefined)?.init) };
    case 'metadata':
      return { ...given, content: metaContent(c, (v as MetaDef | undefined)?.content) };
    case 'stmt':
      return moduleStmt(c, given, v as ModuleStmt | undefined);
    default:
      return given;
  }
}

function moduleStmt(c: Coder, given: ModuleStmt, v?: ModuleStmt): ModuleStmt {
  const read = stmt(c, v?.stmt);
  c.check(read.target?.sigil !== '@', 'a statement of the module defines a symbol');
  return { ...given, stmt: read, span: read.span };
}

const bodyKinds = ['stmts', 'code', 'elided'] as const satisfies readonly FuncBody['kind'][];

function funcBody(c: Coder, func: Func, v?: Func): FuncBody {
  const given = v?.body;
  const kind = word(c, bodyKinds, given?.kind);
  c.check(kind === 'stmts' || func.form !== 'subset', 'a subset without statements');
  if (kind === 'elided') return { kind };
  if (kind === 'stmts') return { kind, body: body(c, given?.kind === 'stmts' ? given.body : undefined) };
  const code = given?.kind === 'code' ? given : undefined;
  const instrs = c.list(code?.instrs, instr, 0);
  checkInstrs(c, instrs);
  return { kind, instrs, tail: tail(c, code?.tail) };
}

const metaKinds = ['ref', 'string', 'null', 'const', 'node', 'word'] as const satisfies readonly MetaValue['kind'][];

function metaContent(c: Coder, v?: MetaDef['content']): MetaDef['content'] {
  const isRecord = flag(c, v && v.kind === 'record');
  if (!isRecord) return { kind: 'node', values: c.list(v?.kind === 'node' ? v.values : undefined, metaValue, 2) };
  const given = v?.kind === 'record' ? v : undefined;
  const name = c.text(given?.name);
  c.check(name !== '', 'a record without a name');
  return { kind: 'record', name, fields: c.list(given?.fields, metaField, 2) };
}

type MetaField = { readonly key: string; readonly value: MetaValue };

function metaField(c: Coder, v?: MetaField): MetaField {
  const key = c.text(v?.key);
  c.check(isBareWord(key), 'the name of a field is no word');
  c.skip(key.length + 2);
  return { key, value: anyMetaValue(c, v?.value) };
}

function metaValue(c: Coder, v?: MetaValue): MetaValue {
  const value = anyMetaValue(c, v);
  c.check(value.kind !== 'word', 'a word stands outside of a record');
  return value;
}

function anyMetaValue(c: Coder, v?: MetaValue): MetaValue {
  const kind = word(c, metaKinds, v?.kind);
  switch (kind) {
    case 'ref':
      return { kind, ref: metaRef(c, v?.kind === kind ? v.ref : undefined) };
    case 'null':
      c.skip(4);
      return { kind };
    case 'const':
      return { kind, value: expr(c, v?.kind === kind ? v.value : undefined) };
    case 'node': {
      c.down();
      const values = c.list(v?.kind === kind ? v.values : undefined, metaValue, 2);
      c.up();
      return { kind, values };
    }
    default: {
      const text = c.text(v?.kind === kind ? v.text : undefined);
      c.check(kind === 'string' || isBareName(text), 'a word of metadata is no word');
      c.skip(text.length + (kind === 'string' ? 3 : 0));
      return { kind, text };
    }
  }
}
