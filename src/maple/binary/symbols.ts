/**
 * The symbol tables of binary MAPLE: directives, definitions of types, classes, variables, the heads of functions, and the
 * order in which the text has them. They are read when a file is opened. What stands between the braces of a function is a
 * body (bodies.ts), of which the head only says how long it is.
 */
import {
  bigInteger,
  Extent,
  flag,
  list,
  nested,
  optional,
  record,
  sleb,
  uleb,
  variants,
  within,
  word,
  type Codec,
  type Sink,
  type Stream,
} from '../../base/codec.ts';
import type { SourceFile } from '../../base/source.ts';
import { primByCode, type PrimType } from '../../scalar/prim-types.ts';
import type { FuncId, VarRef } from '../code.ts';
import type {
  ClassDecl,
  Directive,
  Func,
  FuncDeclaration,
  Init,
  Item,
  Module,
  Param,
  Place,
  StorageClass,
  TypeDef,
  Variable,
} from '../module.ts';
import { place, sourceOf } from './places.ts';
import { comment, name, text, typeName } from './texts.ts';
import type { Attr } from '../types.ts';
import { attrs, typeId } from './types.ts';

export const globalRows = new Extent('variables');
export const funcRows = new Extent('functions');
export const localRows = new Extent('local variables');
const defRows = new Extent('definitions of types');
const classRows = new Extent('classes');

/** The fields of something and its place, which lies beside them. */
function placed<T extends Place>(fields: Codec<Omit<T, keyof Place>>): Codec<T> {
  return {
    write(out, value) {
      fields.write(out, value);
      place.write(out, value);
    },
    read: (input) => place.fill(input, Object.assign(fields.read(input), { start: 0, end: 0 }) as unknown as T),
  };
}

export const funcId = within(funcRows) as Codec<FuncId>;

/** Even numbers are local variables, odd ones global ones. */
export const varRef: Codec<VarRef> = {
  write: (out, ref) => out.bytes.uleb(ref < 0 ? 2 * ~ref : 2 * ref + 1),
  read(input) {
    const number = input.bytes.uleb();
    const index = Math.floor(number / 2);
    input.bound(number % 2 === 0 ? localRows : globalRows, index);
    return (number % 2 === 0 ? ~index : index) as VarRef;
  },
};

export const prim = word<PrimType>(primByCode);

const init: Codec<Init> = variants<Init>({
  int: [0, { value: bigInteger, hex: flag }],
  float: [1, { text }],
  list: [2, { items: list(nested(() => init)) }],
  field: [3, { field: uleb, value: nested(() => init) }],
  addrof: [4, { prim, var: varRef, field: sleb, offset: sleb }],
  addroffunc: [5, { prim, func: funcId }],
  addroflabel: [6, { prim, label: text }],
  conststr: [7, { prim, wide: flag, text }],
  string: [8, { text }],
});

/** The value of a directive: large numbers are big integers in memory, and equal numbers of both kinds are told apart. */
const directiveValue: Codec<number | bigint | string> = {
  write(out, value) {
    out.bytes.u8(['number', 'bigint', 'string'].indexOf(typeof value));
    if (typeof value === 'string') text.write(out, value);
    else bigInteger.write(out, BigInt(value));
  },
  read(input) {
    const kind = input.bytes.u8();
    if (kind > 2) input.bytes.fail(`there is no kind ${kind} of value`, input.bytes.offset - 1);
    if (kind === 2) return text.read(input);
    const value = bigInteger.read(input);
    return kind === 0 ? Number(value) : value;
  },
};

export const directive = placed<Directive>(
  record({ name: name(''), values: list(directiveValue), raw: optional(text) }),
);
const named = { name: typeName, type: typeId, attrs };
export const typeDef = placed<TypeDef>(record(named));
const classDecl = placed<ClassDecl>(
  record({ kind: word<ClassDecl['kind']>(['javaclass', 'javainterface']), ...named }),
);

const storages: readonly (StorageClass | undefined)[] = [undefined, 'extern', 'fstatic', 'pstatic'];
/** Bits of the byte before a variable; its storage class stands in two more. */
const bits = { declared: 1, temp: 2, attrs: 16, init: 32 } as const;

/** A variable. By hand, because most of what a module declares are these. */
function variableCodec(names: Codec<string>): Codec<Variable> {
  return {
    write(out, value) {
      const { declared, temp, storage, attrs: own, init: initial } = value;
      const facts = (declared ? bits.declared : 0) | (temp ? bits.temp : 0) | (storages.indexOf(storage) << 2);
      out.bytes.u8(facts | (own.length > 0 ? bits.attrs : 0) | (initial === undefined ? 0 : bits.init));
      names.write(out, value.name);
      typeId.write(out, value.type);
      if (own.length > 0) attrs.write(out, own);
      if (initial !== undefined) init.write(out, initial);
      place.write(out, value);
    },
    read(input) {
      const facts = input.bytes.u8();
      if (facts > 63) input.bytes.fail(`a variable has the facts ${facts}`, input.bytes.offset - 1);
      const variable: Variable = {
        name: names.read(input),
        type: typeId.read(input),
        storage: storages[(facts >> 2) & 3],
        attrs: (facts & bits.attrs) === 0 ? noAttrs : attrs.read(input),
        temp: (facts & bits.temp) !== 0,
        declared: (facts & bits.declared) !== 0,
        start: 0,
        end: 0,
      };
      if ((facts & bits.init) !== 0) variable.init = init.read(input);
      return place.fill(input, variable);
    },
  };
}

const noAttrs: readonly Attr[] = [];
const global = variableCodec(name('$'));
export const local = variableCodec(name('%'));

/** What there is to know of a function without its body. */
export interface Head extends Omit<
  Func,
  'id' | 'source' | 'stored' | 'locals' | 'labels' | 'pregs' | 'types' | 'directives' | 'code'
> {
  /** As many of its local variables as it takes to know the parameters. */
  readonly locals: readonly Variable[];
  readonly source: SourceFile | undefined;
  readonly hasCode: boolean;
  /** Bytes of its body, and of the places in it. */
  readonly size: number;
  readonly placesSize: number;
}

/** A parameter: 0 a register, n + 1 the local variable n. */
const param: Codec<Param> = {
  write(out, value) {
    uleb.write(out, value.kind === 'var' ? value.local + 1 : 0);
    if (value.kind === 'reg') regParam.write(out, value);
  },
  read(input) {
    const number = uleb.read(input);
    return number === 0 ? { kind: 'reg', ...regParam.read(input) } : { kind: 'var', local: number - 1 };
  },
};
const regParam = record<Omit<Extract<Param, { kind: 'reg' }>, 'kind'>>({ reg: uleb, type: typeId, attrs });
const funcName = name('&');
const declaration = placed<FuncDeclaration>(record({ params: list(typeId), results: list(typeId) }));

const locals = list(local);
const params = list(param);
const results = list(typeId);
const declarations = list(declaration) as Codec<FuncDeclaration[]>;

/** Bits of the byte before a head. */
const headBits = { variadic: 1, signature: 2, declared: 4, hasCode: 8, others: 16 } as const;

/** The head of a function. By hand, as a variable. */
const head: Codec<Head> = {
  write(out, value) {
    const { variadic, signature, declared, hasCode, others } = value;
    out.bytes.u8(
      (variadic ? headBits.variadic : 0) |
        (signature ? headBits.signature : 0) |
        (declared ? headBits.declared : 0) |
        (hasCode ? headBits.hasCode : 0) |
        (others === undefined ? 0 : headBits.others),
    );
    funcName.write(out, value.name);
    attrs.write(out, value.attrs);
    locals.write(out, value.locals);
    params.write(out, value.params);
    results.write(out, value.results);
    if (others !== undefined) declarations.write(out, others);
    uleb.write(out, value.size);
    uleb.write(out, value.placesSize);
    sourceOf.write(out, value.source);
    place.write(out, { start: value.start, end: value.end });
  },
  read(input) {
    const facts = input.bytes.u8();
    if (facts > 31) input.bytes.fail(`a function has the facts ${facts}`, input.bytes.offset - 1);
    // The verifier passes over names without a declaration.
    if ((facts & (headBits.declared | headBits.hasCode)) === headBits.hasCode)
      input.bytes.fail('a function has a body and no declaration', input.bytes.offset - 1);
    const value: Head = {
      name: funcName.read(input),
      attrs: attrs.read(input),
      locals: locals.read(input),
      params: params.read(input),
      results: results.read(input),
      variadic: (facts & headBits.variadic) !== 0,
      signature: (facts & headBits.signature) !== 0,
      declared: (facts & headBits.declared) !== 0,
      hasCode: (facts & headBits.hasCode) !== 0,
      others: (facts & headBits.others) === 0 ? undefined : declarations.read(input),
      size: uleb.read(input),
      placesSize: uleb.read(input),
      source: sourceOf.read(input),
      start: 0,
      end: 0,
    };
    for (const item of value.params)
      if (item.kind === 'var' && item.local >= value.locals.length)
        input.bytes.fail(`parameter ${item.local} is no variable of the function`);
    return place.fill(input, value);
  },
};

/** An item with the numbers of what it declares in place of the thing itself. */
type StoredItem =
  | Exclude<Item, { kind: 'type' | 'class' | 'raw' }>
  | { readonly kind: 'type'; readonly def: number }
  | { readonly kind: 'class'; readonly decl: number }
  | { readonly kind: 'raw'; readonly text: string };

const item = variants<StoredItem>({
  directive: [0, { directive }],
  type: [1, { def: within(defRows) }],
  class: [2, { decl: within(classRows) }],
  var: [3, { global: within(globalRows) }],
  func: [4, { func: funcId, body: flag }],
  comment: [5, { text: comment, trailing: flag, apart: optional(flag) }],
  raw: [6, { text }],
});

/** All symbol tables of a module. */
export interface Symbols {
  readonly missingImports: readonly string[];
  readonly ownPrefix: string | undefined;
  /** Definitions in the order of the items, then those that only names lead to. */
  readonly defs: readonly TypeDef[];
  readonly typeDefs: readonly number[];
  readonly decls: readonly ClassDecl[];
  readonly classes: readonly number[];
  readonly globals: readonly Variable[];
  readonly heads: readonly Head[];
  readonly items: readonly Item[];
}

export function symbolsOf(module: Module, heads: readonly Head[], strip: boolean): Symbols {
  const { items, missingImports, ownPrefix, globals } = module;
  const defs = numbered(
    items.flatMap((entry) => (entry.kind === 'type' ? [entry.def] : [])),
    module.typeDefs,
  );
  const decls = numbered(
    items.flatMap((entry) => (entry.kind === 'class' ? [entry.decl] : [])),
    module.classes,
  );
  return {
    missingImports,
    ownPrefix,
    defs: defs.all,
    typeDefs: defs.named,
    decls: decls.all,
    classes: decls.named,
    globals,
    heads,
    items: strip ? items.filter(({ kind }) => kind !== 'comment') : items,
  };
}

/** Each of some things once, and the numbers of those that have a name. */
function numbered<T>(written: readonly T[], byName: ReadonlyMap<string, T>): { all: readonly T[]; named: number[] } {
  const numbers = new Map<T, number>();
  for (const thing of [...written, ...byName.values()]) if (!numbers.has(thing)) numbers.set(thing, numbers.size);
  return { all: [...numbers.keys()], named: [...byName.values()].map((thing) => numbers.get(thing) ?? 0) };
}

const sizes = [
  ['defs', defRows],
  ['decls', classRows],
  ['globals', globalRows],
  ['heads', funcRows],
] as const;

/** How many there are of what others name by number comes first. */
export function writeSymbols(out: Sink, symbols: Symbols): void {
  for (const [key] of sizes) out.bytes.uleb(symbols[key].length);
  list(text).write(out, symbols.missingImports);
  optional(text).write(out, symbols.ownPrefix);
  for (const entry of symbols.defs) typeDef.write(out, entry);
  list(uleb).write(out, symbols.typeDefs);
  for (const entry of symbols.decls) classDecl.write(out, entry);
  list(uleb).write(out, symbols.classes);
  for (const entry of symbols.globals) global.write(out, entry);
  for (const entry of symbols.heads) head.write(out, entry);
  const defs = new Map(symbols.defs.map((def, i) => [def, i]));
  const decls = new Map(symbols.decls.map((decl, i) => [decl, i]));
  const stored = (entry: Item): StoredItem => {
    if (entry.kind === 'type') return { kind: 'type', def: defs.get(entry.def) ?? 0 };
    return entry.kind === 'class' ? { kind: 'class', decl: decls.get(entry.decl) ?? 0 } : entry;
  };
  out.bytes.uleb(symbols.items.length);
  for (const entry of symbols.items) item.write(out, stored(entry));
}

export function readSymbols(input: Stream): Symbols {
  const counts = sizes.map(([, extent]) => {
    const count = input.bytes.count();
    input.setExtent(extent, count);
    return count;
  });
  const many = <T>(codec: Codec<T>, count: number): T[] => Array.from({ length: count }, () => codec.read(input));
  const [defCount, declCount, globalCount, headCount] = counts;
  const missingImports = list(text).read(input);
  const ownPrefix = optional(text).read(input);
  const defs = many(typeDef, defCount);
  const typeDefs = list(within(defRows)).read(input);
  const decls = many(classDecl, declCount);
  const classes = list(within(classRows)).read(input);
  const globals = many(global, globalCount);
  input.setExtent(localRows, 0);
  const heads = many(head, headCount);
  const items = list(item)
    .read(input)
    .map((entry): Item => {
      if (entry.kind === 'type') return { kind: 'type', def: defs[entry.def] };
      return entry.kind === 'class' ? { kind: 'class', decl: decls[entry.decl] } : entry;
    });
  return { missingImports, ownPrefix, defs, typeDefs, decls, classes, globals, heads, items };
}
