/**
 * The program that stands in a trace, read from its S-expressions. Expressions stay what they are, lists whose first word
 * is the constructor; statements become nodes with their place, since one statement may be executed from many states.
 */

export type Sexp = string | readonly Sexp[];

/** Brackets and words; as deep as it may be. */
export function readSexp(text: string): Sexp {
  const stack: Sexp[][] = [[]];
  for (const [token] of text.matchAll(/[()]|[^\s()]+/g)) {
    if (token === '(') stack.push([]);
    else if (token === ')') {
      const done = stack.pop() ?? [];
      stack[stack.length - 1].push(done);
    } else stack[stack.length - 1].push(token);
  }
  return stack[0][0];
}

export const list = (s: Sexp): readonly Sexp[] => (typeof s === 'string' ? [] : s);
export const word = (s: Sexp | undefined): string => (typeof s === 'string' ? s : '');

// Types (definitions 3 and 4)

export type Prim =
  | 'void'
  | 'agg'
  | 'u1'
  | 'ptr'
  | 'ref'
  | `${'i' | 'u'}${8 | 16 | 32 | 64}`
  | 'a32'
  | 'a64'
  | 'f32'
  | 'f64';

export type Type =
  | { readonly k: 'prim'; readonly t: Prim }
  | { readonly k: 'pointer' | 'array'; readonly t: Type; readonly n: number }
  | { readonly k: 'function' }
  | { readonly k: 'composite'; readonly id: string };

const simple: { readonly [name: string]: Prim } = { Tvoid: 'void', Tbool: 'u1', Tptr: 'ptr', Tref: 'ref', Tagg: 'agg' };

export function primOf(s: Sexp): Prim {
  if (typeof s === 'string') return simple[s];
  const [kind, first, second] = s.map(word);
  if (kind === 'Tint') return `${first === 'Signed' ? 'i' : 'u'}${second.slice(1)}` as Prim;
  return first.toLowerCase() as Prim;
}

export function typeOf(s: Sexp): Type {
  const [kind, inner, length] = list(s);
  switch (kind) {
    case 'Tprim':
      return { k: 'prim', t: primOf(inner) };
    case 'Tpointer':
      return { k: 'pointer', t: typeOf(inner), n: 0 };
    case 'Tarray':
      return { k: 'array', t: typeOf(inner), n: Number(length) };
    case 'Tfunction':
      return { k: 'function' };
    default:
      return { k: 'composite', id: word(inner) };
  }
}

/** As what a value of a type is handled. */
export function primOfType(type: Type): Prim {
  if (type.k === 'prim') return type.t;
  return type.k === 'pointer' || type.k === 'function' ? 'ptr' : 'agg';
}

/** As traces write types. */
export function typeText(type: Type): string {
  if (type.k === 'prim') return type.t;
  if (type.k === 'pointer') return `<* ${typeText(type.t)}>`;
  if (type.k === 'array') return `<[${type.n === 0 ? '' : type.n}] ${typeText(type.t)}>`;
  return type.k === 'composite' ? `<${type.id}>` : '<func>';
}

// Statements (definition 12)

/** `file:line:column`, or undefined. */
export type Place = string | undefined;

export interface Stmt {
  readonly op: string;
  /** What stands behind the constructor, statements excepted. */
  readonly args: readonly Sexp[];
  /** Statements inside: s1 and s2, or s. */
  readonly inner: Stmt[];
  readonly place: Place;
}

export const skip: Stmt = { op: 'S_skip', args: [], inner: [], place: undefined };

const statementsInside: { readonly [op: string]: readonly number[] } = {
  S_seq: [1, 2],
  S_label: [2],
  S_if: [2, 3],
  S_while: [2],
  S_javatry: [2],
};

/** Statements are numbered as they are written; `places` has one for each. */
function statementOf(root: Sexp, places: Iterator<Place>): Stmt {
  const top: Stmt[] = [];
  const waiting: { readonly s: Sexp; readonly into: Stmt[] }[] = [{ s: root, into: top }];
  for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) {
    const { s, into } = item;
    const op = word(typeof s === 'string' ? s : s[0]);
    const inside = statementsInside[op] ?? [];
    const stmt: Stmt = {
      op,
      args: list(s)
        .slice(1)
        .filter((_, i) => !inside.includes(i + 1)),
      inner: [],
      place: places.next().value as Place,
    };
    into.push(stmt);
    for (const i of [...inside].reverse()) waiting.push({ s: list(s)[i], into: stmt.inner });
  }
  return top[0];
}

// Programs (definitions 1, 2, 5 and 6)

export interface Func {
  readonly id: string;
  readonly params: readonly (readonly [id: string, type: Type])[];
  readonly isOpen: boolean;
  readonly returns: readonly Type[];
  readonly vars: readonly (readonly [id: string, type: Type])[];
  readonly body: Stmt | undefined;
}

export interface Member {
  readonly type: Type;
  readonly align: number;
}

export interface Composite {
  readonly kind: string;
  readonly parent: string | undefined;
  readonly interfaces: readonly string[];
  readonly members: readonly Member[];
  readonly methods: readonly { readonly id: string; readonly func: string; readonly isAbstract: boolean }[];
}

export interface GlobalVar {
  readonly id: string;
  readonly type: Type;
  readonly init: readonly (readonly Sexp[])[];
  /** Nobody may store into it. */
  readonly isConstant: boolean;
}

export interface Program {
  readonly vars: readonly GlobalVar[];
  readonly comps: ReadonlyMap<string, Composite>;
  readonly funcs: readonly Func[];
}

export function readProgram(text: string, places: readonly Place[]): Program {
  const [, vars, comps, funcs] = list(readSexp(text));
  const at = places[Symbol.iterator]();
  return {
    vars: list(vars)
      .slice(1)
      .map((entry) => {
        const [id, type, , , ...init] = list(entry);
        return {
          id: word(id),
          type: typeOf(type),
          init: init.filter((part) => part !== 'constant').map(list),
          isConstant: init.includes('constant'),
        };
      }),
    comps: new Map(
      list(comps)
        .slice(1)
        .map((entry) => [word(list(entry)[0]), compositeOf(list(list(entry)[1]))]),
    ),
    funcs: list(funcs)
      .slice(1)
      .map((entry) => functionOf(list(entry), at)),
  };
}

function compositeOf([kind, ...rest]: readonly Sexp[]): Composite {
  const isClass = kind === 'Cclass';
  const parent = isClass && rest[0] !== 'None' ? word(rest[0]) : undefined;
  const hasInterfaces = isClass || kind === 'Cinterface';
  const entries = rest.slice(isClass ? 2 : hasInterfaces ? 1 : 0).map(list);
  const isMethod = (entry: readonly Sexp[]): boolean => Array.isArray(entry[3]);
  return {
    kind: word(kind),
    parent,
    interfaces: hasInterfaces ? list(rest[isClass ? 1 : 0]).map(word) : [],
    members: entries
      .filter((entry) => !isMethod(entry))
      .map(([, type, attr]) => ({
        type: typeOf(type),
        align: attr === 'default_type_attr' ? 1 : Number(word(list(attr)[1])),
      })),
    methods: entries.filter(isMethod).map(([id, func, , attr]) => ({
      id: word(id),
      func: word(func),
      isAbstract: list(attr).includes('fa_abstract'),
    })),
  };
}

function functionOf([, id, , params, returns, ...rest]: readonly Sexp[], places: Iterator<Place>): Func {
  const named = (s: Sexp): readonly (readonly [string, Type])[] =>
    list(s)
      .slice(1)
      .filter((entry) => entry !== '...')
      .map((entry) => [word(list(entry)[0]), typeOf(list(entry)[1])] as const);
  const isDeclared = rest[0] === 'None';
  return {
    id: word(id),
    params: named(params),
    returns: list(returns).slice(1).map(typeOf),
    isOpen: isDeclared || list(params).includes('...'),
    vars: isDeclared ? [] : named(rest[0]),
    body: isDeclared ? undefined : statementOf(rest[2], places),
  };
}
