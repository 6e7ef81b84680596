/**
 * Is a program made of the abstract syntax, and of nothing else? Programs that samara translates are; those that somebody
 * makes by hand or reads from a file are data of any shape.
 *
 * The tables below say for each constructor of chapter 1 which sort its parameters are of; the compiler checks them against
 * syntax.ts. The walk keeps a stack of its own, so no nesting overflows anything; it looks at each node once, and finds
 * nodes that contain themselves. Names and types are not its matter: what they lead to is a stuck state.
 */
import { ownEntry } from '../base/own-entry.ts';
import type {
  BinaryOperation,
  ClassAttr,
  Composite,
  Const,
  Expr,
  ExtExpr,
  FieldAttr,
  Func,
  FuncAttr,
  FunctionBody,
  FunctionPrototype,
  GlobalDef,
  InitData,
  MemberFunc,
  MemberVar,
  PrimType,
  Program,
  RegId,
  ResultPlace,
  Statement,
  Type,
  TypeAttr,
  UnaryOperation,
  VarDef,
  VarId,
} from './syntax.ts';

/** The most levels of an expression: what the translation allows (`MAX_NESTING`), and what it writes for one operation. */
export const MAX_EXPR_NESTING = 3000;
/** The most levels of a type. */
export const MAX_TYPE_NESTING = 2000;
/** The most nodes of a program, those that stand in several places counted in each. */
export const MAX_NODES = 50_000_000;

/** What is wrong with a program that is none. */
export class InvalidProgram extends Error {
  readonly problem: string;

  constructor(problem: string) {
    super(`this is no MapleLight program: ${problem}`);
    this.name = 'InvalidProgram';
    this.problem = problem;
  }
}

/** Parameters that are no syntax of their own. */
const leaves = {
  ident: (x) => typeof x === 'string',
  bool: (x) => typeof x === 'boolean',
  nat: (x) => Number.isSafeInteger(x) && (x as number) >= 0,
  int: (x) => Number.isSafeInteger(x),
  bits: (x) => Number.isInteger(x) && (x as number) >= 1 && (x as number) <= 64,
  u32: (x) => Number.isInteger(x) && (x as number) >= 0 && (x as number) <= 0xffff_ffff,
  u64: (x) => typeof x === 'bigint' && BigInt.asUintN(64, x) === x,
  single: (x) => typeof x === 'number' && (Number.isNaN(x) || Math.fround(x) === x),
  double: (x) => typeof x === 'number',
  bytes: (x) => x instanceof Uint8Array,
  signedness: (x) => x === 'Signed' || x === 'Unsigned',
  intsize: (x) => x === 'I8' || x === 'I16' || x === 'I32' || x === 'I64',
  floatsize: (x) => x === 'F32' || x === 'F64',
  addrsize: (x) => x === 'A32' || x === 'A64',
  access: (x) => x === 'AM_friendly' || x === 'AM_public' || x === 'AM_protected' || x === 'AM_private',
  storage: (x) => x === 'SC_default',
  pointerSize: (x) => x === 4 || x === 8,
  case: (x) => Array.isArray(x) && x.length === 2 && typeof x[0] === 'bigint' && typeof x[1] === 'string',
  maybeIdent: (x) => x === undefined || typeof x === 'string',
  maybeBool: (x) => x === undefined || typeof x === 'boolean',
  alignment: (x) =>
    x === undefined || (Number.isSafeInteger(x) && (x as number) > 0 && Number.isInteger(Math.log2(x as number))),
} as const satisfies Record<string, (x: unknown) => boolean>;

type Leaf = keyof typeof leaves;
type Node = keyof typeof constructors;
type RecordSort = keyof typeof records;
/** A sort, a list of one, what may be missing, or an entry of a list of named things. */
type Sort = Leaf | Node | RecordSort | readonly ['list' | 'list?' | 'maybe' | 'named', Leaf | Node | RecordSort];
type Fields<N> = { readonly [F in Exclude<keyof N, 'kind' | 'span'>]-?: Sort };
type Constructors<N extends { readonly kind: string }> = {
  readonly [K in N['kind']]: Fields<N & { readonly kind: K }>;
};

const nothing = {};
const method = { c: 'ident', f: 'ident', e: 'expr', el: ['list', 'expr'], l: ['list', 'place'] } as const;
const conversion = { pt1: 'prim', pt2: 'prim', e: 'expr' } as const;
const comparison = { pt: 'prim' } as const;

const prim: Constructors<PrimType> = {
  Tvoid: nothing,
  Tbool: nothing,
  Tptr: nothing,
  Tref: nothing,
  Tagg: nothing,
  Tint: { b: 'signedness', n: 'intsize' },
  Taddr: { n: 'addrsize' },
  Tfloat: { n: 'floatsize' },
};
const type: Constructors<Type> = {
  Tprim: { t: 'prim' },
  Tpointer: { t: 'type' },
  Tarray: { t: 'type', n: 'nat' },
  Tfunction: { tl1: ['list', 'type'], tl2: ['list', 'type'] },
  Tcomposite: { id: 'ident' },
};
const composite: Constructors<Composite> = {
  Cstruct: { mv: ['list', 'memberVar'] },
  Cunion: { mv: ['list', 'memberVar'] },
  Cclass: {
    id: 'maybeIdent',
    li: ['list', 'ident'],
    mv: ['list', 'memberVar'],
    mf: ['list', 'memberFunc'],
    ca: 'classAttr',
  },
  Cinterface: { li: ['list', 'ident'], mf: ['list', 'memberFunc'], ca: 'classAttr' },
};
const init: Constructors<InitData> = {
  Init_bytes: { offset: 'int', bytes: 'bytes' },
  Init_addrof: { offset: 'int', id: 'ident', addend: 'int' },
  Init_addroffunc: { offset: 'int', id: 'ident' },
};
const variable: Constructors<VarId> = { Vglobal: { id: 'ident' }, Vlocal: { id: 'ident' } };
const register: Constructors<RegId> = { Preg: { id: 'ident' }, Thrownval: nothing };
const constant: Constructors<Const> = {
  Vundef: nothing,
  Vint: { i: 'u32' },
  Vlong: { i: 'u64' },
  Vfloat: { f: 'single' },
  Vdouble: { f: 'double' },
};
const unary: Constructors<UnaryOperation> = {
  O_abs: nothing,
  O_bnot: nothing,
  O_lnot: nothing,
  O_neg: nothing,
  O_recip: nothing,
  O_sqrt: nothing,
  O_sext: { b: 'bits' },
  O_zext: { b: 'bits' },
};
const binary: Constructors<BinaryOperation> = {
  O_add: nothing,
  O_ashr: nothing,
  O_band: nothing,
  O_bior: nothing,
  O_bxor: nothing,
  O_div: nothing,
  O_land: nothing,
  O_lior: nothing,
  O_lshr: nothing,
  O_max: nothing,
  O_min: nothing,
  O_mul: nothing,
  O_rem: nothing,
  O_shl: nothing,
  O_sub: nothing,
  O_cmp: comparison,
  O_cmpg: comparison,
  O_cmpl: comparison,
  O_eq: comparison,
  O_ge: comparison,
  O_gt: comparison,
  O_le: comparison,
  O_lt: comparison,
  O_ne: comparison,
};
const expr: Constructors<Expr> = {
  E_dread: { t: 'prim', v: 'variable', fi: 'nat' },
  E_iread: { t1: 'prim', t2: 'type', fi: 'nat', e: 'expr' },
  E_regread: { t: 'prim', r: 'register' },
  E_addrof: { t: 'prim', v: 'variable', fi: 'nat' },
  E_addroffunc: { t: 'prim', f: 'ident' },
  E_constval: { t: 'prim', v: 'constant' },
  E_sizeoftype: { t1: 'prim', t2: 'type' },
  E_unary: { uop: 'unary', pt: 'prim', e: 'expr' },
  E_iaddrof: { pt: 'prim', t: 'type', fi: 'nat', e: 'expr' },
  E_ceil: conversion,
  E_cvt: conversion,
  E_floor: conversion,
  E_trunc: conversion,
  E_retype: { t1: 'prim', t2: 'type', e: 'expr' },
  E_binary: { bop: 'binary', pt: 'prim', e1: 'expr', e2: 'expr' },
  E_cand: { pt: 'prim', e1: 'expr', e2: 'expr' },
  E_cior: { pt: 'prim', e1: 'expr', e2: 'expr' },
  E_select: { pt: 'prim', e1: 'expr', e2: 'expr', e3: 'expr' },
  E_array: { b: 'bool', t1: 'prim', t2: 'type', el: ['list', 'expr'] },
};
const ext: Constructors<ExtExpr> = {
  EE_pure: { e: 'expr' },
  EE_malloc: { pt: 'prim', e: 'expr' },
  EE_gcmalloc: { pt: 'prim', t: 'type' },
  EE_gcpermalloc: { pt: 'prim', t: 'type' },
  EE_gcmallocjarray: { pt: 'prim', t: 'type', e: 'expr' },
};
const statement: Constructors<Statement> = {
  S_skip: nothing,
  S_dassign: { v: 'variable', fi: 'nat', ee: 'ext' },
  S_iassign: { t: 'type', fi: 'nat', e1: 'expr', e2: 'ext' },
  S_regassign: { t: 'prim', r: 'register', e: 'ext' },
  S_seq: { s1: 'statement', s2: 'statement' },
  S_label: { lbl: 'ident', s: 'statement' },
  S_if: { e: 'expr', s1: 'statement', s2: 'statement' },
  S_while: { e: 'expr', s: 'statement' },
  S_goto: { lbl: 'ident' },
  S_return: { el: ['list', 'expr'] },
  S_switch: { e: 'expr', lbl: 'ident', l: ['list', 'case'] },
  S_callassigned: { f: 'ident', el: ['list', 'expr'], l: ['list', 'place'] },
  S_icallassigned: { e: 'expr', el: ['list', 'expr'], l: ['list', 'place'] },
  S_virtualcallassigned: method,
  S_interfacecallassigned: method,
  S_javatry: { ll: ['list', 'ident'], s: 'statement' },
  S_throw: { e: 'expr' },
  S_javacatch: { lbl: 'ident', tl: ['list', 'type'] },
  S_free: { e: 'expr' },
  S_incref: { e: 'expr' },
  S_decref: { e: 'expr' },
  S_eval: { e: 'expr' },
};

const constructors = { prim, type, composite, init, variable, register, constant, unary, binary, expr, ext, statement };

const program: Fields<Program> = {
  prog_vars: ['named', 'globalDef'],
  prog_comps: ['named', 'composite'],
  prog_funcs: ['named', 'func'],
  prog_main: 'ident',
  pointerSize: 'pointerSize',
};
const func: Fields<Func> = { prototype: 'prototype', body: ['maybe', 'body'] };
const prototype: Fields<FunctionPrototype> = {
  fun_attr: 'funcAttr',
  fun_params: ['named', 'type'],
  fun_returns: ['list', 'type'],
  fun_varargs: 'maybeBool',
};
const body: Fields<FunctionBody> = {
  fun_vars: ['named', 'varDef'],
  fun_pregs: ['named', 'prim'],
  fun_statement: 'statement',
};
const funcAttr: Fields<FuncAttr> = {
  fa_access: 'access',
  fa_abstract: 'bool',
  fa_final: 'bool',
  fa_static: 'bool',
  fa_virtual: 'bool',
  fa_constructor: 'bool',
};
const varDef: Fields<VarDef> = { type: 'type', storage: 'storage', attr: 'typeAttr', constant: 'maybeBool' };
const globalDef: Fields<GlobalDef> = { ...varDef, init: ['list?', 'init'], text: 'maybeIdent' };
const memberVar: Fields<MemberVar> = { id: 'ident', type: 'type', attr: 'typeAttr', field: 'fieldAttr' };
const memberFunc: Fields<MemberFunc> = { id: 'ident', func: 'ident', type: 'type', attr: 'funcAttr' };
const classAttr: Fields<ClassAttr> = { ca_access: 'access', ca_abstract: 'bool', ca_final: 'bool' };
const fieldAttr: Fields<FieldAttr> = { fa_access: 'access' };
const typeAttr: Fields<TypeAttr> = { ta_alignment: 'alignment' };
const place: Fields<ResultPlace> = { v: 'variable', fi: 'nat' };

const records = {
  program,
  func,
  prototype,
  body,
  funcAttr,
  varDef,
  globalDef,
  memberVar,
  memberFunc,
  classAttr,
  fieldAttr,
  typeAttr,
  place,
};

/** A parameter of a constructor, ready to be checked. */
interface Parameter {
  readonly name: string;
  /** For messages: `expr e1`. */
  readonly where: string;
  readonly how: 'one' | 'list' | 'list?' | 'maybe' | 'named';
  readonly sort: SortRow | undefined;
  readonly leaf: ((x: unknown) => boolean) | undefined;
  readonly wanted: string;
}

/** A sort: the parameters of its constructors. */
interface SortRow {
  readonly name: string;
  /** By constructor; of records, under the empty name. */
  readonly parameters: Map<string, readonly Parameter[]>;
  readonly isRecord: boolean;
  readonly most: number;
}

const limits: Readonly<Record<string, number>> = { expr: MAX_EXPR_NESTING, type: MAX_TYPE_NESTING };

const sortRows = new Map<string, SortRow>(
  [...Object.keys(constructors), ...Object.keys(records)].map((name) => [
    name,
    { name, parameters: new Map(), isRecord: Object.hasOwn(records, name), most: ownEntry(limits, name) ?? Infinity },
  ]),
);
for (const [name, table] of Object.entries(constructors))
  for (const [kind, fields] of Object.entries(table)) addParameters(name, kind, fields);
for (const [name, fields] of Object.entries(records)) addParameters(name, '', fields);

function addParameters(name: string, kind: string, fields: Readonly<Record<string, Sort>>): void {
  const parameters = Object.entries(fields).map(([field, given]): Parameter => {
    const [how, wanted] = typeof given === 'string' ? (['one', given] as const) : given;
    const leaf = Object.hasOwn(leaves, wanted) ? leaves[wanted as Leaf] : undefined;
    return { name: field, where: `${name} ${field}`, how, sort: sortRows.get(wanted), leaf, wanted };
  });
  sortRows.get(name)?.parameters.set(kind, parameters);
}

/** What is known of a node whose parts were seen; `depth` 0: it is being looked at. */
interface Seen {
  readonly depth: number;
  readonly nodes: number;
}

type Part = readonly [sort: SortRow, node: object];

/** A node that is being looked at, and how many of its parts were. */
interface Visit {
  readonly sort: SortRow;
  readonly node: object;
  readonly parts: readonly Part[];
  next: number;
}

const open: Seen = { depth: 0, nodes: 0 };

/** Throws `InvalidProgram` unless the value is one. */
export function validateProgram(given: Program): void {
  new Walk().visit([sortRows.get('program') as SortRow, asObject('program', given)]);
  checkNames(given);
}

class Walk {
  readonly #seen = new Map<SortRow, Map<object, Seen>>();
  readonly #stack: Visit[] = [];
  /** How many nodes of a sort are open: each lies in the one before. */
  readonly #levels = new Map<SortRow, number>();

  visit(root: Part): void {
    this.#enter(root);
    for (let top = this.#stack.at(-1); top !== undefined; top = this.#stack.at(-1)) {
      if (top.next < top.parts.length) this.#enter(top.parts[top.next++]);
      else this.#leave(top);
    }
  }

  #enter([sort, node]: Part): void {
    const seen = this.#seenOf(sort);
    const known = seen.get(node);
    if (known === open) throw new InvalidProgram(`a ${sort.name} contains itself`);
    const level = this.#levels.get(sort) ?? 0;
    if (level + (known?.depth ?? 1) > sort.most)
      throw new InvalidProgram(`nesting of ${sort.name} is deeper than ${sort.most} levels`);
    if (known !== undefined) return;
    seen.set(node, open);
    this.#levels.set(sort, level + 1);
    this.#stack.push({ sort, node, parts: partsOf(sort, node), next: 0 });
  }

  #leave({ sort, node, parts }: Visit): void {
    let [depth, nodes] = [0, 1];
    for (const [other, part] of parts) {
      const found = this.#seenOf(other).get(part) ?? open;
      if (other === sort) depth = Math.max(depth, found.depth);
      nodes += found.nodes;
    }
    if (nodes > MAX_NODES) throw new InvalidProgram(`it has more than ${MAX_NODES} nodes`);
    this.#seenOf(sort).set(node, { depth: depth + 1, nodes });
    this.#levels.set(sort, (this.#levels.get(sort) ?? 1) - 1);
    this.#stack.pop();
  }

  #seenOf(sort: SortRow): Map<object, Seen> {
    let seen = this.#seen.get(sort);
    if (seen === undefined) this.#seen.set(sort, (seen = new Map()));
    return seen;
  }
}

/** The nodes that a node has as parameters; its other parameters are checked. */
function partsOf(sort: SortRow, node: object): Part[] {
  const fields = node as Readonly<Record<string, unknown>>;
  const kind = sort.isRecord ? '' : fields.kind;
  const parameters = typeof kind === 'string' ? sort.parameters.get(kind) : undefined;
  if (parameters === undefined) throw new InvalidProgram(`no ${sort.name} is called ${String(kind)}`);
  const parts: Part[] = [];
  for (const parameter of parameters) collect(parts, parameter, ownEntry(fields, parameter.name));
  return parts;
}

function collect(parts: Part[], parameter: Parameter, value: unknown): void {
  const { how, where } = parameter;
  if (how === 'one') return collectOne(parts, parameter, value);
  if (value === undefined && (how === 'maybe' || how === 'list?')) return;
  if (how === 'maybe') return collectOne(parts, parameter, value);
  for (const item of listOf(where, value))
    collectOne(parts, parameter, how === 'named' ? namedItem(where, item) : item);
}

function collectOne(parts: Part[], { where, sort, leaf, wanted }: Parameter, value: unknown): void {
  if (sort !== undefined) parts.push([sort, asObject(where, value)]);
  else if (leaf?.(value) !== true) throw new InvalidProgram(`${where} is no ${wanted}`);
}

function listOf(where: string, value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new InvalidProgram(`${where} is no list`);
  return value;
}

function namedItem(where: string, item: unknown): unknown {
  const pair = listOf(where, item);
  if (pair.length !== 2 || typeof pair[0] !== 'string')
    throw new InvalidProgram(`${where} has an entry without a name`);
  return pair[1];
}

function asObject(where: string, value: unknown): object {
  if (typeof value !== 'object' || value === null) throw new InvalidProgram(`${where} is missing`);
  return value;
}

/** `id` is unique in its list. */
function checkNames({ prog_vars, prog_comps, prog_funcs }: Program): void {
  for (const list of [prog_vars, prog_comps, prog_funcs]) {
    const names = new Set<string>();
    for (const [id] of list) {
      if (names.has(id)) throw new InvalidProgram(`${id} is defined twice`);
      names.add(id);
    }
  }
}
