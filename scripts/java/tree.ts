/** What the parser makes of a Java file: only what writing MAPLE needs, with types as they are spelled. */

/** `int`, `Object`, `Map.Entry`; type arguments are dropped. */
export interface TypeName {
  readonly name: string;
  readonly dims: number;
}

export type Literal = 'int' | 'long' | 'float' | 'double' | 'char' | 'string' | 'boolean' | 'null';

export type Expr = { readonly line: number } & (
  | { readonly kind: 'literal'; readonly type: Literal; readonly value: string }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'this' }
  | { readonly kind: 'field'; readonly object: Expr; readonly name: string }
  | { readonly kind: 'index'; readonly array: Expr; readonly index: Expr }
  | {
      readonly kind: 'call';
      /** `super` for a call of the superclass's method; undefined for one of the own class. */
      readonly object: Expr | 'super' | undefined;
      /** `<init>` for `this (…)` and `super (…)`. */
      readonly name: string;
      readonly args: readonly Expr[];
    }
  | { readonly kind: 'new'; readonly type: TypeName; readonly args: readonly Expr[] }
  | {
      readonly kind: 'new array';
      readonly type: TypeName;
      readonly lengths: readonly Expr[];
      readonly items: readonly Expr[] | undefined;
    }
  | { readonly kind: 'unary'; readonly op: string; readonly value: Expr }
  | { readonly kind: 'step'; readonly op: '++' | '--'; readonly target: Expr; readonly isPrefix: boolean }
  | { readonly kind: 'binary'; readonly op: string; readonly left: Expr; readonly right: Expr }
  | { readonly kind: 'assign'; readonly op: string; readonly target: Expr; readonly value: Expr }
  | { readonly kind: 'cast'; readonly type: TypeName; readonly value: Expr }
  | { readonly kind: 'instanceof'; readonly type: TypeName; readonly value: Expr }
  | { readonly kind: 'conditional'; readonly test: Expr; readonly yes: Expr; readonly no: Expr }
);

export interface Catch {
  readonly types: readonly TypeName[];
  readonly name: string;
  readonly body: readonly Stmt[];
}

export type Stmt = { readonly line: number; readonly comments: readonly string[] } & (
  | { readonly kind: 'local'; readonly type: TypeName; readonly name: string; readonly init: Expr | undefined }
  | { readonly kind: 'expression'; readonly value: Expr }
  | { readonly kind: 'if'; readonly test: Expr; readonly yes: Stmt; readonly no: Stmt | undefined }
  | { readonly kind: 'while'; readonly label: string; readonly test: Expr; readonly body: Stmt }
  | { readonly kind: 'do'; readonly label: string; readonly test: Expr; readonly body: Stmt }
  | {
      readonly kind: 'for';
      readonly label: string;
      readonly init: readonly Stmt[];
      readonly test: Expr | undefined;
      readonly update: readonly Expr[];
      readonly body: Stmt;
    }
  | {
      readonly kind: 'for each';
      readonly label: string;
      readonly type: TypeName;
      readonly name: string;
      readonly of: Expr;
      readonly body: Stmt;
    }
  | { readonly kind: 'return'; readonly value: Expr | undefined }
  | { readonly kind: 'break' | 'continue'; readonly label: string }
  | { readonly kind: 'throw'; readonly value: Expr }
  | { readonly kind: 'try'; readonly body: readonly Stmt[]; readonly catches: readonly Catch[] }
  | { readonly kind: 'synchronized'; readonly object: Expr; readonly body: readonly Stmt[] }
  | { readonly kind: 'block'; readonly body: readonly Stmt[] }
);

export interface Param {
  readonly type: TypeName;
  readonly name: string;
}

interface Member {
  readonly comments: readonly string[];
  readonly modifiers: ReadonlySet<string>;
  readonly line: number;
}

export interface FieldTree extends Member {
  readonly type: TypeName;
  readonly name: string;
  readonly init: Expr | undefined;
}

export interface MethodTree extends Member {
  /** `<init>` and `<clinit>` too. */
  readonly name: string;
  readonly params: readonly Param[];
  readonly result: TypeName;
  readonly body: readonly Stmt[] | undefined;
}

export interface ClassTree extends Member {
  readonly kind: 'class' | 'interface';
  /** `java/util/Map$Entry`. */
  readonly name: string;
  readonly parent: TypeName | undefined;
  readonly interfaces: readonly TypeName[];
  readonly fields: readonly FieldTree[];
  readonly methods: readonly MethodTree[];
  /** Instance initialisers are not known; these are static. */
  readonly initialisers: readonly (readonly Stmt[])[];
}
