/**
 * The abstract syntax of MapleLight, as chapter 1 of its document defines it [MapleLight 1]: one discriminated union
 * for each syntactic category, with the document's constructor names in `kind` and its parameter names as fields.
 *
 * Everything is plain, immutable data. Identifiers are the names of the program (the document counts them with positive
 * numbers; docs/decisions/0052). `span` says where a node came from and is no part of the syntax. What the document
 * leaves out and no program can do without — initial data, variadic prototypes — are optional fields, marked below.
 */
import type { Span } from '../base/source.ts';

export type Ident = string;

/** Definition 1. `id` is unique in its list. */
export interface Program {
  readonly prog_vars: readonly (readonly [id: Ident, def: GlobalDef])[];
  readonly prog_comps: readonly (readonly [id: Ident, composite: Composite])[];
  readonly prog_funcs: readonly (readonly [id: Ident, func: Func])[];
  readonly prog_main: Ident;
  /** Width of `Tptr`, `Tref` and of derived pointer types: the document leaves it to the platform. */
  readonly pointerSize: 4 | 8;
}

/** Definition 2. */
export interface Func {
  readonly prototype: FunctionPrototype;
  /** Absent for a declaration. */
  readonly body: FunctionBody | undefined;
  readonly span?: Span;
}

export interface ConcreteFunction extends Func {
  readonly body: FunctionBody;
}

export interface FunctionPrototype {
  readonly fun_attr: FuncAttr;
  readonly fun_params: readonly (readonly [id: Ident, type: Type])[];
  readonly fun_returns: readonly Type[];
  /** Not in the document: further arguments are passed as they are (only to functions outside the program). */
  readonly fun_varargs?: boolean;
}

export interface FunctionBody {
  readonly fun_vars: readonly (readonly [id: Ident, def: VarDef])[];
  readonly fun_pregs: readonly (readonly [id: Ident, type: PrimType])[];
  readonly fun_statement: Statement;
}

export interface FuncAttr {
  readonly fa_access: AccessModifier;
  readonly fa_abstract: boolean;
  readonly fa_final: boolean;
  readonly fa_static: boolean;
  readonly fa_virtual: boolean;
  readonly fa_constructor: boolean;
}

export type AccessModifier = 'AM_friendly' | 'AM_public' | 'AM_protected' | 'AM_private';

// 1.1 Identifiers

/** Names of variables are told apart by where they live, so a local never shadows a global. */
export type VarId = { readonly kind: 'Vglobal'; readonly id: Ident } | { readonly kind: 'Vlocal'; readonly id: Ident };
export type RegId = { readonly kind: 'Preg'; readonly id: Ident } | { readonly kind: 'Thrownval' };

// 1.2 Types (definitions 3 and 4)

export type Signedness = 'Signed' | 'Unsigned';
export type IntSize = 'I8' | 'I16' | 'I32' | 'I64';
export type FloatSize = 'F32' | 'F64';
export type AddrSize = 'A32' | 'A64';

/** `ptr` and `ref` are as wide as the platform says; `a32` and `a64` are addresses of a fixed width. */
export type PrimType =
  | { readonly kind: 'Tvoid' }
  | { readonly kind: 'Tint'; readonly b: Signedness; readonly n: IntSize }
  | { readonly kind: 'Tbool' }
  | { readonly kind: 'Tptr' }
  | { readonly kind: 'Tref' }
  | { readonly kind: 'Taddr'; readonly n: AddrSize }
  | { readonly kind: 'Tfloat'; readonly n: FloatSize }
  | { readonly kind: 'Tagg' };

export type Type =
  | { readonly kind: 'Tprim'; readonly t: PrimType }
  | { readonly kind: 'Tpointer'; readonly t: Type }
  /** `n` is 0 for an array of unknown length. */
  | { readonly kind: 'Tarray'; readonly t: Type; readonly n: number }
  | { readonly kind: 'Tfunction'; readonly tl1: readonly Type[]; readonly tl2: readonly Type[] }
  | { readonly kind: 'Tcomposite'; readonly id: Ident };

// 1.3 Composites (definition 5)

export type Composite =
  | { readonly kind: 'Cstruct'; readonly mv: readonly MemberVar[] }
  | { readonly kind: 'Cunion'; readonly mv: readonly MemberVar[] }
  | {
      readonly kind: 'Cclass';
      readonly id: Ident | undefined;
      readonly li: readonly Ident[];
      readonly mv: readonly MemberVar[];
      readonly mf: readonly MemberFunc[];
      readonly ca: ClassAttr;
    }
  | {
      readonly kind: 'Cinterface';
      readonly li: readonly Ident[];
      readonly mf: readonly MemberFunc[];
      readonly ca: ClassAttr;
    };

export interface MemberVar {
  readonly id: Ident;
  readonly type: Type;
  readonly attr: TypeAttr;
  readonly field: FieldAttr;
}

/** `id` is the name by which calls look the method up, `func` the global function that it is in this class. */
export interface MemberFunc {
  readonly id: Ident;
  readonly func: Ident;
  readonly type: Type;
  readonly attr: FuncAttr;
}

export interface ClassAttr {
  readonly ca_access: AccessModifier;
  readonly ca_abstract: boolean;
  readonly ca_final: boolean;
}

export interface FieldAttr {
  readonly fa_access: AccessModifier;
}

export interface TypeAttr {
  readonly ta_alignment: number | undefined;
}

// 1.4 Variables (definition 6)

export interface VarDef {
  readonly type: Type;
  readonly storage: StorageClass;
  readonly attr: TypeAttr;
  /** Nobody may store into it through a pointer; strings are constant always. */
  readonly constant?: boolean;
  /** Where it is declared. */
  readonly span?: Span;
}

export type StorageClass = 'SC_default';

/** Not in the document: what a global variable holds at the start. Bytes that no entry covers are 0. */
export interface GlobalDef extends VarDef {
  readonly init?: readonly InitData[];
  /** What it stands for, where that is no declared variable: a string of the program. */
  readonly text?: string;
}

/** What a variable holds at first, piece by piece, at offsets from its start; bytes that no piece covers are 0. */
export type InitData =
  | { readonly kind: 'Init_bytes'; readonly offset: number; readonly bytes: Uint8Array }
  | { readonly kind: 'Init_addrof'; readonly offset: number; readonly id: Ident; readonly addend: number }
  | { readonly kind: 'Init_addroffunc'; readonly offset: number; readonly id: Ident };

// 1.7 and 1.8 Operations (definitions 7 and 8)

export type UnaryOperation =
  | { readonly kind: 'O_abs' | 'O_bnot' | 'O_lnot' | 'O_neg' | 'O_recip' | 'O_sqrt' }
  | { readonly kind: 'O_sext' | 'O_zext'; readonly b: number };

export type ComparisonName = 'O_cmp' | 'O_cmpg' | 'O_cmpl' | 'O_eq' | 'O_ge' | 'O_gt' | 'O_le' | 'O_lt' | 'O_ne';

export type BinaryOperation =
  | {
      readonly kind:
        | 'O_add'
        | 'O_ashr'
        | 'O_band'
        | 'O_bior'
        | 'O_bxor'
        | 'O_div'
        | 'O_land'
        | 'O_lior'
        | 'O_lshr'
        | 'O_max'
        | 'O_min'
        | 'O_mul'
        | 'O_rem'
        | 'O_shl'
        | 'O_sub';
    }
  /** `pt`: the type of both operands. */
  | { readonly kind: ComparisonName; readonly pt: PrimType };

// 1.9 Constants (definition 9)

/** Integers are given by their bits, unsigned. The document's rules call the floats Vsingle and Vfloat (0063). */
export type Const =
  | { readonly kind: 'Vundef' }
  | { readonly kind: 'Vint'; readonly i: number }
  | { readonly kind: 'Vlong'; readonly i: bigint }
  | { readonly kind: 'Vfloat'; readonly f: number }
  | { readonly kind: 'Vdouble'; readonly f: number };

// 1.10 Expressions (definition 10)

/** Every expression and statement that came from a text knows where it stood there. */
interface Placed {
  readonly span?: Span;
}

/** An expression of the abstract syntax. */
export type Expr = Placed &
  (
    | { readonly kind: 'E_dread'; readonly t: PrimType; readonly v: VarId; readonly fi: number }
    | { readonly kind: 'E_iread'; readonly t1: PrimType; readonly t2: Type; readonly fi: number; readonly e: Expr }
    | { readonly kind: 'E_regread'; readonly t: PrimType; readonly r: RegId }
    | { readonly kind: 'E_addrof'; readonly t: PrimType; readonly v: VarId; readonly fi: number }
    | { readonly kind: 'E_addroffunc'; readonly t: PrimType; readonly f: Ident }
    | { readonly kind: 'E_constval'; readonly t: PrimType; readonly v: Const }
    | { readonly kind: 'E_sizeoftype'; readonly t1: PrimType; readonly t2: Type }
    | { readonly kind: 'E_unary'; readonly uop: UnaryOperation; readonly pt: PrimType; readonly e: Expr }
    | { readonly kind: 'E_iaddrof'; readonly pt: PrimType; readonly t: Type; readonly fi: number; readonly e: Expr }
    | {
        readonly kind: 'E_ceil' | 'E_cvt' | 'E_floor' | 'E_trunc';
        readonly pt1: PrimType;
        readonly pt2: PrimType;
        readonly e: Expr;
      }
    | { readonly kind: 'E_retype'; readonly t1: PrimType; readonly t2: Type; readonly e: Expr }
    | {
        readonly kind: 'E_binary';
        readonly bop: BinaryOperation;
        readonly pt: PrimType;
        readonly e1: Expr;
        readonly e2: Expr;
      }
    | { readonly kind: 'E_cand' | 'E_cior'; readonly pt: PrimType; readonly e1: Expr; readonly e2: Expr }
    | { readonly kind: 'E_select'; readonly pt: PrimType; readonly e1: Expr; readonly e2: Expr; readonly e3: Expr }
    | {
        readonly kind: 'E_array';
        readonly b: boolean;
        readonly t1: PrimType;
        readonly t2: Type;
        readonly el: readonly Expr[];
      }
  );

// 1.11 Extended expressions (definition 11)

export type ExtExpr = Placed &
  (
    | { readonly kind: 'EE_pure'; readonly e: Expr }
    | { readonly kind: 'EE_malloc'; readonly pt: PrimType; readonly e: Expr }
    | { readonly kind: 'EE_gcmalloc' | 'EE_gcpermalloc'; readonly pt: PrimType; readonly t: Type }
    | { readonly kind: 'EE_gcmallocjarray'; readonly pt: PrimType; readonly t: Type; readonly e: Expr }
  );

// 1.12 Statements (definition 12)

/** Where a call puts one result: a variable and a field of it. */
export interface ResultPlace {
  readonly v: VarId;
  readonly fi: number;
}

/** A statement of the abstract syntax. */
export type Statement = Placed &
  (
    | { readonly kind: 'S_skip' }
    | { readonly kind: 'S_dassign'; readonly v: VarId; readonly fi: number; readonly ee: ExtExpr }
    | { readonly kind: 'S_iassign'; readonly t: Type; readonly fi: number; readonly e1: Expr; readonly e2: ExtExpr }
    | { readonly kind: 'S_regassign'; readonly t: PrimType; readonly r: RegId; readonly e: ExtExpr }
    | { readonly kind: 'S_seq'; readonly s1: Statement; readonly s2: Statement }
    | { readonly kind: 'S_label'; readonly lbl: Ident; readonly s: Statement }
    | { readonly kind: 'S_if'; readonly e: Expr; readonly s1: Statement; readonly s2: Statement }
    | { readonly kind: 'S_while'; readonly e: Expr; readonly s: Statement }
    | { readonly kind: 'S_goto'; readonly lbl: Ident }
    | { readonly kind: 'S_return'; readonly el: readonly Expr[] }
    | {
        readonly kind: 'S_switch';
        readonly e: Expr;
        readonly lbl: Ident;
        readonly l: readonly (readonly [z: bigint, lbl: Ident])[];
      }
    | {
        readonly kind: 'S_callassigned';
        readonly f: Ident;
        readonly el: readonly Expr[];
        readonly l: readonly ResultPlace[];
      }
    | {
        readonly kind: 'S_icallassigned';
        readonly e: Expr;
        readonly el: readonly Expr[];
        readonly l: readonly ResultPlace[];
      }
    | {
        readonly kind: 'S_virtualcallassigned' | 'S_interfacecallassigned';
        readonly c: Ident;
        readonly f: Ident;
        readonly e: Expr;
        readonly el: readonly Expr[];
        readonly l: readonly ResultPlace[];
      }
    | { readonly kind: 'S_javatry'; readonly ll: readonly Ident[]; readonly s: Statement }
    | { readonly kind: 'S_throw'; readonly e: Expr }
    | { readonly kind: 'S_javacatch'; readonly lbl: Ident; readonly tl: readonly Type[] }
    | { readonly kind: 'S_free' | 'S_incref' | 'S_decref' | 'S_eval'; readonly e: Expr }
  );

export type ExprOf<K extends Expr['kind']> = Expr & { readonly kind: K };
export type StatementOf<K extends Statement['kind']> = Statement & { readonly kind: K };

export const default_type_attr: TypeAttr = { ta_alignment: undefined };
