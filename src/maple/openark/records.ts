/** What a binary `.mplt` of the OpenArk compiler holds, as it stands in the file: types refer to each other by number. */

/** The number of a type: of a primitive one, or of a record; 0 is none. */
export type Ref = number;

export interface TypeAttrs {
  readonly bits: bigint;
  /** As in the file: a logarithm whose base is the age's. */
  readonly align: number;
  /** 2^32 - 1 is none. */
  readonly pack: number;
}

export interface Param {
  readonly type: Ref;
  readonly attrs: TypeAttrs;
}

export interface Slot {
  readonly param: Ref;
  readonly type: Ref;
}

export interface FieldRecord {
  readonly name: string;
  readonly type: Ref;
  readonly bits: bigint;
  readonly align: number;
  /** The text of a static final field that is a constant. */
  readonly init: Constant | undefined;
}

export interface MethodRecord {
  readonly name: string;
  readonly type: Ref;
  readonly bits: bigint;
}

/** Only these constants are written: initial values of fields. */
export type Constant =
  | { readonly kind: 'int'; readonly value: bigint }
  | { readonly kind: 'float'; readonly value: number; readonly width: 32 | 64 }
  | { readonly kind: 'text'; readonly text: string };

export interface Element {
  readonly name: string;
  readonly typeName: string;
  readonly valueType: number;
  readonly value: string | bigint;
  readonly elements: readonly Element[];
}

export interface Pragma {
  readonly kind: number;
  readonly visibility: number;
  readonly name: string;
  readonly type: Ref;
  readonly param: number;
  readonly elements: readonly Element[];
}

export interface Info {
  readonly key: string;
  readonly value: string | bigint;
}

export type Shape = 'struct' | 'union' | 'class' | 'interface';

/** The members of a structure. */
export interface Members {
  readonly fields: readonly FieldRecord[];
  readonly statics: readonly FieldRecord[];
  readonly parentFields: readonly FieldRecord[];
  readonly methods: readonly MethodRecord[];
  readonly parent: Ref;
  readonly interfaces: readonly Ref[];
  readonly infos: readonly Info[];
  readonly pragmas: readonly Pragma[];
}

interface Head {
  /** Where the record begins, for messages. */
  readonly offset: number;
  readonly name: string;
  readonly isLocal: boolean;
}

export type TypeRecord = Head &
  (
    | { readonly kind: 'scalar'; readonly prim: number }
    | { readonly kind: 'name' }
    | { readonly kind: 'pointer'; readonly to: Ref; readonly attrs: TypeAttrs | undefined }
    /** Without dimensions: of a length that the array itself knows. */
    | {
        readonly kind: 'array';
        readonly dims: readonly number[] | undefined;
        readonly of: Ref;
        readonly attrs: TypeAttrs | undefined;
      }
    | {
        readonly kind: 'func';
        readonly result: Ref;
        readonly isVariadic: boolean;
        readonly params: readonly Param[];
      }
    | { readonly kind: 'param' }
    | { readonly kind: 'vector'; readonly slots: readonly Slot[] }
    | { readonly kind: 'instance'; readonly slots: readonly Slot[]; readonly generic: Ref }
    | { readonly kind: 'bits'; readonly prim: number; readonly width: number }
    | {
        readonly kind: 'struct';
        readonly shape: Shape;
        readonly attrs: TypeAttrs | undefined;
        /** Absent: it is defined elsewhere. */
        readonly members: Members | undefined;
      }
  );

export interface Enumeration {
  readonly prim: number;
  readonly name: string;
  readonly items: readonly { readonly name: string; readonly value: bigint }[];
}
