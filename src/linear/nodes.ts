/**
 * The linear IR in memory: modules, functions in their three forms, instructions, operands [IR Design].
 *
 * One counter per function numbers parameters, locals and temporaries: `symbols[i]` is the symbol number i, parameters
 * first, then locals, then temporaries. A temporary is assigned exactly once; parameters and locals any number of times.
 * Calls carry their arguments; the `rparam` lines of the text form are written from them and folded into them.
 *
 * A function is in one of three forms, and `form` says which:
 *   linear   `instrs`: labels and jumps among the instructions
 *   cfg      `blocks`: block 0 is the entry, which has no predecessors; each ends in exactly one instruction that `ends`, whose `targets` are blocks
 *   ssa      as cfg, and every p and l operand carries a version; phis stand at the head of blocks
 *
 * Memory of the full profile is one little-endian address space, as the memory of a C program. Arrays, slots and data are
 * at addresses; an operand that names one of them is its address ("decays"). Address 0 is null.
 *
 * A module is a whole program, or one of several that become a program when they are linked (link.ts). Until then it may have
 * globals and functions that others define (`extern`), and aliases. Engines and back ends get linked modules.
 */
import type { Diagnostic } from '../base/diagnostics.ts';
import type { Span } from '../base/source.ts';
import type { Inlining } from './inlining.ts';
import type { CalcOp, LinearOp, MemType, ValueType } from './opcodes.ts';

export type { CalcOp, LinearOp, MemType, StructuralOp, ValueType } from './opcodes.ts';

/** What an instruction reads. */
export type Operand =
  /** Temporary, local or parameter, by its number. In SSA form locals and parameters carry a version. */
  | { readonly kind: 't' | 'l' | 'p'; readonly index: number; readonly version?: number }
  /** A global by its index: the value of a scalar, the address of an array or of data (plus `offset` bytes). */
  | { readonly kind: 'g'; readonly index: number; readonly offset?: number }
  /** The address of a function: an index into the program's function table, never 0. */
  | { readonly kind: 'f'; readonly index: number }
  /** An immediate. i64 is a bigint in signed range; i32 a number in signed range. `bits` is given for NaNs that are not the default. */
  | { readonly kind: 'v'; readonly type: ValueType; readonly value: number | bigint; readonly bits?: bigint };

/** What an instruction writes: a temporary, local, parameter, or the value of a scalar global. */
export type Dest = Extract<Operand, { kind: 't' | 'l' | 'p' | 'g' }>;

/** Comments as they were written, without the mark. */
export interface Comments {
  /** Those on lines of their own in front. */
  readonly before: readonly string[];
  /** The one behind, on the same line. */
  readonly after?: string;
}

/** What comments may stand at. They mean nothing, so they may be changed at any time. */
export interface Commented {
  comments?: Comments;
}

interface Base extends Commented {
  readonly span?: Span;
}

export interface Calc extends Base {
  readonly op: CalcOp;
  readonly dest: Dest;
  readonly operands: readonly Operand[];
}
export interface Assign extends Base {
  readonly op: 'Assign';
  readonly dest: Dest;
  readonly operands: readonly [Operand];
}
/** Operands: array, index in elements. */
export interface ArrayLoad extends Base {
  readonly op: 'ArrayLoad';
  readonly dest: Dest;
  readonly operands: readonly [Operand, Operand];
}
/** Operands: array, index in elements, value. */
export interface ArrayStore extends Base {
  readonly op: 'ArrayStore';
  readonly operands: readonly [Operand, Operand, Operand];
}
/** `offset` in bytes, not negative; added to the address without wrapping. `volatile` accesses are never removed, added or reordered. */
export interface Load extends Base {
  readonly op: 'Load';
  readonly dest: Dest;
  readonly mem: MemType;
  readonly offset: number;
  readonly volatile?: boolean;
  readonly operands: readonly [address: Operand];
}
export interface Store extends Base {
  readonly op: 'Store';
  readonly mem: MemType;
  readonly offset: number;
  readonly volatile?: boolean;
  readonly operands: readonly [address: Operand, value: Operand];
}
/** Operands: target, source or value, length. */
export interface Block3 extends Base {
  readonly op: 'Copy' | 'Fill';
  readonly operands: readonly [Operand, Operand, Operand];
}
export interface Alloca extends Base {
  readonly op: 'Alloca';
  readonly dest: Dest;
  readonly operands: readonly [Operand];
}
/** The operand is what `alloca` of 0 bytes gave. */
export interface Release extends Base {
  readonly op: 'Release';
  readonly operands: readonly [Operand];
}
/** One destination for each result, or none at all when the results are not used. */
export interface Call extends Base {
  readonly op: 'Call';
  readonly func: number;
  readonly dests: readonly Dest[];
  readonly operands: readonly Operand[];
}
/** Operand 0 is the function's address; the arguments follow. */
export interface ICall extends Base {
  readonly op: 'ICall';
  readonly signature: Signature;
  readonly dests: readonly Dest[];
  readonly operands: readonly Operand[];
}
export interface Label extends Base {
  readonly op: 'Label';
  readonly label: number;
}
/** Targets are labels in the linear form and block numbers in the others. */
export interface Goto extends Base {
  readonly op: 'Goto';
  readonly targets: readonly [number];
}
/** Targets: where to go if the operand is not 0, and if it is 0. */
export interface CondGoto extends Base {
  readonly op: 'CondGoto';
  readonly operands: readonly [Operand];
  readonly targets: readonly [ifTrue: number, ifFalse: number];
}
/** `targets[i]` for `values[i]`; the last target is the default. Values are distinct and signed. */
export interface Switch extends Base {
  readonly op: 'Switch';
  readonly operands: readonly [Operand];
  readonly values: readonly (number | bigint)[];
  readonly targets: readonly number[];
}
export interface Return extends Base {
  readonly op: 'Return';
  readonly operands: readonly Operand[];
}
export interface Trap extends Base {
  readonly op: 'Trap';
  /** A trap kind of src/vm/trap.ts. */
  readonly trap: string;
}
/** `operands[i]` comes from block `sources[i]`; exactly the distinct predecessors, ascending. */
export interface Phi extends Base {
  readonly op: 'Phi';
  readonly dest: Dest;
  readonly operands: readonly Operand[];
  readonly sources: readonly number[];
}

/** An instruction that ends a block. */
export type Terminator = Goto | CondGoto | Switch | Return | Trap;
/** An instruction; `op` says which. */
export type Instr =
  | Calc
  | Assign
  | ArrayLoad
  | ArrayStore
  | Load
  | Store
  | Block3
  | Alloca
  | Release
  | Call
  | ICall
  | Label
  | Phi
  | Terminator;

/** A parameter, local or temporary of a function. */
export type LinearSymbol = Commented & SymbolShape;
type SymbolShape =
  | { readonly kind: 'p' | 'l' | 't'; readonly type: ValueType; readonly name?: string }
  /** `local i32[20] l3`: elements in memory; the operand is a pointer to the first. */
  | {
      readonly kind: 'l';
      readonly storage: 'array';
      readonly type: 'i32*' | 'f32*';
      readonly count: number;
      readonly name?: string;
    }
  /** `local slot 24 align 8 l3`: bytes in memory (an address-taken variable or an aggregate); the operand is its address. */
  | {
      readonly kind: 'l';
      readonly storage: 'slot';
      readonly type: 'i32' | 'i64';
      readonly size: number;
      readonly align: number;
      readonly name?: string;
    };

/** Types of parameters and results. */
export interface Signature {
  readonly params: readonly ValueType[];
  readonly results: readonly ValueType[];
}

/** A basic block: phis, instructions, and one jump at the end. */
export interface Block extends Commented {
  readonly phis: Phi[];
  readonly instrs: Instr[];
  terminator: Terminator;
}

/** How a name meets those of other modules. Without it, it is the one definition that all may use, or a use of that. */
export type Linkage =
  /** A definition that gives way to another one; a declaration that nobody has to define: its address is then null. */
  | 'weak'
  /** Of this module alone: others may use the name for something else. */
  | 'static';

/** What functions and globals have in common. */
interface Named extends Commented {
  readonly name: string;
  readonly span?: Span;
  readonly linkage?: Linkage;
  /** Another name of the function, or global, of this index in the module. Such a one is `extern` until modules are linked. */
  readonly alias?: number;
}

/** A function, with or without a body, in one of the three forms. */
export interface Func extends Signature, Named {
  readonly symbols: LinearSymbol[];
  /** A variadic function has one more parameter than its source: the address of its variable arguments, in slots of 8 bytes. */
  readonly variadic: boolean;
  /** Supplied by another module or by the host; no body. */
  readonly extern: boolean;
  readonly exported: boolean;
  /** Whether its body may stand in the place of its calls. */
  readonly inlining?: Inlining;
  form: 'linear' | 'cfg' | 'ssa';
  /** Linear form. */
  instrs: Instr[];
  /** CFG and SSA form. */
  blocks: Block[];
  /** Comments at the line `func end`. */
  end?: Commented;
  /** There if the body lies in a binary file until something asks for it. Not enumerable: a copy of the function has its body. */
  readonly stored?: StoredBody;
}

/** A body that is read when something asks for it; one that is damaged must not be asked for. */
export interface StoredBody {
  /** Reads it; what is wrong with it. */
  read(): readonly Diagnostic[];
  /** What is known of it as long as it has not been read: whoever reads it may change it. */
  readonly outline?: Outline;
}

/** What is known of a body without it: enough to link it, and to take what a back end has made of it before. */
export interface Outline {
  readonly ops: readonly LinearOp[];
  /** The functions and globals that it refers to, each once, in the order in which `copyFunc` meets them. */
  readonly uses: readonly Use[];
  /** The functions among those whose addresses it takes. */
  readonly taken: readonly number[];
  /** What a call of it does by itself, without what it calls, as a number of analysis/effects.ts; anything unless given. */
  readonly effects?: number;
  /** The body as a back end has compiled it, which refers to things by their places in `uses`. */
  readonly compiled?: Uint8Array;
}

/** A function or a global of a module. */
export interface Use {
  readonly kind: 'f' | 'g';
  readonly index: number;
}

/** Enough is known of its body, and nobody has read it yet. */
export function isUnread({ stored }: Func): boolean {
  return stored?.outline !== undefined;
}

/** What is wrong with the body of a function, which is read for it. */
export function damageOf({ stored }: Func): readonly Diagnostic[] {
  return stored?.read() ?? [];
}

export interface Relocation {
  /** Byte offset in the data at which an address (pointer size) is stored. */
  readonly at: number;
  readonly kind: 'g' | 'f';
  readonly index: number;
  readonly addend: number;
}

interface GlobalBase extends Named {
  /** Defined by another module: its initial value says nothing. */
  readonly extern?: boolean;
}

/** `global i32 @n = 5`. */
export interface ScalarGlobal extends GlobalBase {
  readonly storage: 'scalar';
  readonly type: ValueType;
  readonly init: number | bigint;
}
/** `global f32[100] @w = {0: 1.5, 7: -2}`: element index to value, the rest 0. */
export interface ArrayGlobal extends GlobalBase {
  readonly storage: 'array';
  readonly type: 'i32' | 'f32';
  readonly count: number;
  readonly init: ReadonlyMap<number, number>;
}
/** `global data 24 align 8 @s = …`: bytes (the rest of `size` is 0) with addresses in them. */
export interface DataGlobal extends GlobalBase {
  readonly storage: 'data';
  readonly size: number;
  readonly align: number;
  readonly constant: boolean;
  readonly bytes: Uint8Array;
  readonly relocations: readonly Relocation[];
}
/** A variable of the module: a scalar, an array, or bytes. */
export type Global = ScalarGlobal | ArrayGlobal | DataGlobal;

/** The declaration of a global: without its value. */
export function declaredGlobal(global: Global): Global {
  if (global.storage === 'scalar') return { ...global, init: typeof global.init === 'bigint' ? 0n : 0 };
  if (global.storage === 'array') return { ...global, init: new Map() };
  return { ...global, bytes: new Uint8Array(), relocations: [] };
}

/** A function that runs before the program starts. */
export interface Constructor extends Commented {
  readonly func: number;
  /** From 0 to 65535; the least is first, and of equals the one that stands first. */
  readonly priority: number;
}

/** The priority of constructors that say none: after all that say one. */
export const lastPriority = 65535;

/** A module of the linear IR. */
export interface LinearModule {
  readonly profile: 'core' | 'full';
  /** Size of addresses in bytes: with 8, addresses are i64 values (memory itself has 32-bit addresses). */
  readonly pointerSize: 4 | 8;
  readonly globals: Global[];
  readonly funcs: Func[];
  readonly constructors?: readonly Constructor[];
  /** The function with which the program starts, by index, if the module says it (`startOf`). */
  entry: number | undefined;
  comments?: ModuleComments;
}

/** Comments of a module that belong to no declaration. */
export interface ModuleComments {
  /** At the first line, `profile`. */
  readonly profile?: Comments;
  readonly entry?: Comments;
  /** Behind everything. */
  readonly end: readonly string[];
}

/** The index of the function with which the program starts: the entry, or `main`. */
export function startOf({ entry, funcs }: LinearModule): number | undefined {
  if (entry !== undefined) return entry;
  const main = funcs.findIndex(({ name, extern }) => name === 'main' && !extern);
  return main < 0 ? undefined : main;
}

/** What a parameter is for a caller: in the full profile pointers to elements are addresses like any other. */
export function passedAs(
  { profile, pointerSize }: Pick<LinearModule, 'profile' | 'pointerSize'>,
  type: ValueType,
): ValueType {
  const isPointer = type === 'i32*' || type === 'f32*';
  return isPointer && profile === 'full' ? (pointerSize === 8 ? 'i64' : 'i32') : type;
}

/** The type of an operand in a function of a module. */
export function operandType(module: LinearModule, func: Func, operand: Operand): ValueType {
  const address = module.pointerSize === 8 ? 'i64' : 'i32';
  switch (operand.kind) {
    case 'v':
      return operand.type;
    case 'f':
      return address;
    case 'g': {
      const global = module.globals[operand.index];
      if (global.storage === 'scalar') return global.type;
      if (global.storage === 'array') return global.type === 'i32' ? 'i32*' : 'f32*';
      return address;
    }
    default:
      return func.symbols[operand.index].type;
  }
}
