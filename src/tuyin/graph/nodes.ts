/**
 * The graph of Tuyin IR: typed, structured SSA. It is what the text means, with nothing left implicit.
 *
 * A function is an array of nodes; the id of a node is its index, and it is also the node's value. A region lists the
 * nodes that run, in order; regions nest only in the arms of `cond` and `match` and in the tests of patterns, never deeper
 * than the parser lets expressions nest, so walks over regions may recurse. A use stands behind its definition, in the same
 * region or in one inside it; what an arm defines is seen outside only through the branch's result and its phis.
 *
 * Effects happen in the order of the regions. Nodes for which `isPure` holds may be moved or dropped.
 *
 * Types are resolved: names of types are replaced by what they stand for. Only a type that contains a pointer to itself
 * cannot be written out; there the pointer points to a `named` type, whose definition is in `types`. All implicit
 * conversions of the text are explicit `conv` nodes. printer.ts writes a graph as text again; graphs that were made from
 * text also keep its trees (`modules`, `item`), for comments and for the names of locals.
 *
 * Values of constants: iN and fX.Y as the signed number of their bits (i1: 0 or 1), floats and blocks as bit patterns.
 */
import type { Span } from '../../base/source.ts';
import type { ExtraUse } from '../extra-uses.ts';
import type { Alias, Func, Global, Linkage, Module } from '../module.ts';
import type { FastMathFlag } from '../opcodes.ts';
import type { Type } from '../types.ts';

/** Index of a node in its function. */
export type ValueId = number;
/** Index of a function in its graph. */
export type FuncId = number;
/** Index of a global in its graph. */
export type GlobalId = number;

/** Where in memory something will be, known when memory is laid out. */
export type AddressConstant = { readonly kind: 'address'; readonly global: GlobalId; readonly offset: number };
export type PlacedConstant = Extract<Constant, { readonly kind: 'address' | 'label' | 'distance' }>;

export type Constant =
  | { readonly kind: 'number'; readonly value: bigint }
  /** The address of a global, `offset` bytes on. */
  | AddressConstant
  /** How many bytes one global lies behind another, an i32; known when memory is laid out. */
  | { readonly kind: 'distance'; readonly from: AddressConstant; readonly to: AddressConstant }
  /** The address of a basic block: only comparable with null. */
  | { readonly kind: 'label'; readonly func: FuncId; readonly label: string }
  /** Structs, arrays and vectors, each element of the type that the whole gives it; of a block, `types` says which. */
  | { readonly kind: 'aggregate'; readonly elements: readonly Constant[]; readonly types?: readonly Type[] }
  /** All bits zero, of any type; null of pointers. */
  | { readonly kind: 'zero' }
  | { readonly kind: 'undef' };

/** Nodes that are computed in their order: the root of a function, or a branch in it. */
export interface Region {
  /** Number of the region in its function; 0 is the root. It is the branch in `%x.<branch>.<version>`. */
  readonly index: number;
  readonly nodes: readonly ValueId[];
  /** What the region gives: of the branch's type or a subtype, or of the function's at the root. Undefined: nothing, of void. */
  readonly result: ValueId | undefined;
}

interface Base {
  readonly type: Type;
  readonly span: Span;
  /** `x.0.1` of `%x.0.1`: the name that the text gave, with branch and version. */
  readonly name?: string | undefined;
}

/**
 * How a conversion works. From and to are the types of the operand and of the node.
 *   number    the same number: integers are sign-extended (i1: zero-extended) or cut to the low bits; to floats and fixed
 *             point, and from fixed point, rounded to nearest even; floats to integers cut off the fraction; floats to
 *             integers and fixed point saturate, NaN is 0
 *   unsigned  as `number`, but a source integer is read without sign
 *   saturate  as `number`, but what does not fit becomes the nearest value that does
 *   bits      the same bytes, in the layout of streams: both types have the same number of bits (of bytes if aggregates)
 *   address   the same address: pointers among each other, and to and from integers (cut or zero-extended)
 *   prefix    a struct stands for one that begins like it; the value does not change
 */
export const conversions = ['number', 'unsigned', 'saturate', 'bits', 'address', 'prefix'] as const;
export type Conversion = (typeof conversions)[number];

/** Operands of one type, which the result has too (`== != < <= > >=`: i1). Of shifts, the right one is any integer. */
export const binaryOperators = [
  '+',
  '-',
  '*',
  '/',
  '%',
  '&',
  '|',
  '^',
  '<<',
  '>>',
  '==',
  '!=',
  '<',
  '<=',
  '>',
  '>=',
] as const;
export type BinaryOperator = (typeof binaryOperators)[number];

export type ReadCommand = 'read' | 'peek' | 'pop';
export type PlainCommand = 'skip' | 'size' | 'eof' | 'pos' | 'cap' | 'seek' | 'reset';

/** Where the input of a called function comes from. */
export type CallInput =
  /**
   * The callee reads on where its caller stands (decision 0390). What it has not read is there for the caller when it
   * returns; what it put back and has not read is gone. It finds the values first (`f(v, input)`), as if it had put them back.
   */
  | { readonly kind: 'rest'; readonly values: readonly ValueId[] }
  /** A fresh stream of the values, each encoded by its type; pointers as 4 bytes. */
  | { readonly kind: 'values'; readonly values: readonly ValueId[] };

/** A pattern; it is compared with the bits of the scrutinee as a stream holds them, `width` bytes. */
export type Pattern =
  | { readonly kind: 'any' }
  /** These bits: `value` modulo 2^(8 * width), byte 0 lowest. A scrutinee that is short does not match. */
  | { readonly kind: 'literal'; readonly value: bigint; readonly class: LiteralClass }
  /** Bits from `low` to `high` of any of these, read as integers without sign; in order, and none touches the next. */
  | { readonly kind: 'set'; readonly ranges: readonly BitRange[]; readonly class: LiteralClass }
  /** The region gives the bits, a block of 8 * width bits. Cursors are put back if they differ. */
  | { readonly kind: 'computed'; readonly region: Region }
  /** A string that is longer than what is matched. */
  | { readonly kind: 'never' }
  /** `| ...`: the program ends here (T-ELIDED). */
  | { readonly kind: 'elided' };

/** Both ends belong to it. */
export interface BitRange {
  readonly low: bigint;
  readonly high: bigint;
}

export type LiteralClass = 'int' | 'float' | 'bool' | 'string' | 'struct';

export interface MatchArm {
  readonly pattern: Pattern;
  /** `$1` and so on are `conv` and `get` nodes of this region; `$0` is the scrutinee. */
  readonly body: Region;
  readonly span: Span;
}

/** A node of a graph; `kind` says which. */
export type GraphNode =
  | (Base & { readonly kind: 'const'; readonly value: Constant })
  /** A parameter of `define`, decoded from the first bytes of the input before anything else runs. */
  | (Base & { readonly kind: 'param'; readonly index: number })
  /** `-` of numbers, `~` of integers. (`!x` is `x == 0`.) */
  | (Base & {
      readonly kind: 'un';
      readonly op: '-' | '~';
      readonly value: ValueId;
      readonly flags: readonly FastMathFlag[];
    })
  | (Base & {
      readonly kind: 'bin';
      readonly op: BinaryOperator;
      readonly left: ValueId;
      readonly right: ValueId;
      readonly flags: readonly FastMathFlag[];
    })
  | (Base & { readonly kind: 'conv'; readonly how: Conversion; readonly value: ValueId })
  /** `test` is an i1. Also `&&` and `||`. */
  | (Base & {
      readonly kind: 'cond';
      readonly test: ValueId;
      readonly yes: Region;
      readonly no: Region;
      readonly phis: readonly ValueId[];
    })
  /** `width` is the size of the scrutinee in bytes. No arm fits: T-MATCH. */
  | (Base & {
      readonly kind: 'match';
      readonly scrutinee: ValueId;
      readonly width: number;
      readonly arms: readonly MatchArm[];
      readonly phis: readonly ValueId[];
    })
  /** Listed in `phis` of `branch`, not in a region: it gets `inputs[i]` when arm i is left (`cond`: yes is 0, no is 1), all phis at once. */
  | (Base & { readonly kind: 'phi'; readonly branch: ValueId; readonly inputs: readonly ValueId[] })
  /**
   * `tail`: nothing happens after the call, and its value is the caller's (if the caller gives void, nobody wants it), so
   * that the caller's frame is reused.
   */
  | (Base & {
      readonly kind: 'call';
      readonly callee: FuncId;
      readonly input: CallInput;
      readonly tail: boolean;
      readonly flags: readonly FastMathFlag[];
    })
  /**
   * Takes (`peek`: only looks at) bytes of a stream: `from` is a region, undefined the input. The value is `[8 * bytes]`.
   * `short`: it is what a match looks at, so missing bytes are no trap but read as 0, and only `_` matches.
   */
  | (Base & {
      readonly kind: 'read';
      readonly command: ReadCommand;
      readonly from: ValueId | undefined;
      readonly bytes: number;
      readonly short: boolean;
    })
  /** So many bytes as `count` (an i32) says, put into a new block of this frame, whose address is the value (`[0]*`). */
  | (Base & {
      readonly kind: 'readblock';
      readonly command: ReadCommand;
      readonly from: ValueId | undefined;
      readonly count: ValueId;
    })
  /** The other commands of the input or a region; `count` (an i32) of skip and seek. size pos cap: i32, eof: i1, others: void. */
  | (Base & {
      readonly kind: 'command';
      readonly command: PlainCommand;
      readonly from: ValueId | undefined;
      readonly count: ValueId | undefined;
    })
  /** `input <- v`: the next thing read. `content`: v is an address, and the bytes of the block or array there are meant. Void. */
  | (Base & { readonly kind: 'pushback'; readonly value: ValueId; readonly content: boolean })
  /** `region <- v`, at its write cursor; the value is the region. */
  | (Base & { readonly kind: 'append'; readonly region: ValueId; readonly value: ValueId; readonly content: boolean })
  /** `output <- v`, `error <- v`. Void. */
  | (Base & {
      readonly kind: 'write';
      readonly stream: 'output' | 'error';
      readonly value: ValueId;
      readonly content: boolean;
    })
  /** `%p <- v`: the value, as memory holds it, goes where the pointer points; the value of the node is the pointer. */
  | (Base & { readonly kind: 'store'; readonly pointer: ValueId; readonly value: ValueId })
  | (Base & { readonly kind: 'load'; readonly pointer: ValueId })
  /** The address `pointer + index * step`; `index` is any integer, with sign. */
  | (Base & { readonly kind: 'element'; readonly pointer: ValueId; readonly index: ValueId; readonly step: number })
  /** How many steps lie from `right` to `left`: an i32. */
  | (Base & { readonly kind: 'distance'; readonly left: ValueId; readonly right: ValueId; readonly step: number })
  /** That many zeroed bytes of the frame; the value is `[8 * bytes]*`. */
  | (Base & { readonly kind: 'alloc'; readonly bytes: number })
  /** A struct, array or vector of values. */
  | (Base & { readonly kind: 'aggregate'; readonly elements: readonly ValueId[] })
  | (Base & { readonly kind: 'get'; readonly of: ValueId; readonly index: number })
  /** The same with one part changed. */
  | (Base & { readonly kind: 'with'; readonly of: ValueId; readonly index: number; readonly value: ValueId })
  /** An element of an array or vector that is a value; T-BOUNDS. */
  | (Base & { readonly kind: 'index'; readonly of: ValueId; readonly index: ValueId })
  /** An extra function, such as `tuyin.math.sqrt`; the operands have the types that `typesOfUse` (extra-uses.ts) names. */
  | (Base & { readonly kind: 'extra'; readonly use: ExtraUse; readonly args: readonly ValueId[] })
  /** `...`: the program ends here (T-ELIDED). */
  | (Base & { readonly kind: 'elided' });

/** The kinds of nodes. */
export type NodeKind = GraphNode['kind'];
/** The nodes of a kind. */
export type NodeOf<K extends NodeKind> = Extract<GraphNode, { readonly kind: K }>;

/** The body of a function of a graph. */
export type GraphBody =
  | { readonly kind: 'graph'; readonly nodes: readonly GraphNode[]; readonly root: Region }
  /** Stack code: the instructions are in `item.body`. */
  | { readonly kind: 'code' }
  /** A function of the host, by its name there: puts, putchar, exit. */
  | { readonly kind: 'host'; readonly name: string }
  /** `{ ... }`: a call ends the program (T-ELIDED). */
  | { readonly kind: 'elided' }
  /** Declared, and defined nowhere: somebody may supply it before the program runs. */
  | { readonly kind: 'missing' };

/** A function of a graph. */
export interface GraphFunc {
  readonly id: FuncId;
  /** Unique in the graph; a private one may have been renamed. */
  readonly name: string;
  /** `init`: the statements of a module outside its functions. */
  readonly form: Func['form'] | 'init';
  readonly linkage: Linkage;
  /** Parameters of `define` and `declare`: the first bytes of the input. Of code of a `func`, what its arguments are. */
  readonly params: readonly Type[];
  readonly variadic: boolean;
  readonly result: Type;
  /** W: how many bytes of its input it reads at most. */
  readonly width: number | 'unbounded';
  readonly body: GraphBody;
  /** The module of `modules` that it is from. */
  readonly module: number;
  readonly item: Func | undefined;
  readonly span: Span;
}

/** In the bytes of a global stands the address of `target`, `offset` bytes on: 4 bytes at `at`. */
export interface Relocation {
  readonly at: number;
  readonly target: PlacedConstant;
}

/** A global of a graph. */
export interface GraphGlobal {
  readonly id: GlobalId;
  /** Unique in the graph; of strings and arrays in expressions `.str.0` and so on. */
  readonly name: string;
  readonly linkage: Linkage;
  /** Type of what stands there (not of the pointer). */
  readonly type: Type;
  /** Used by its value: it needs no memory unless its address is asked for. */
  readonly byValue: boolean;
  readonly value: Constant;
  /** Size in memory. */
  readonly size: number;
  /** What memory holds, up to the last byte that is not 0. */
  readonly bytes: Uint8Array;
  readonly relocations: readonly Relocation[];
  /** A power of two. */
  readonly align: number;
  readonly module: number;
  readonly item: Global | undefined;
  readonly span: Span | undefined;
}

export interface GraphAlias {
  readonly name: string;
  readonly target:
    | { readonly kind: 'func'; readonly func: FuncId }
    | { readonly kind: 'global'; readonly global: GlobalId };
  readonly guid: string | undefined;
  readonly module: number;
  readonly item: Alias | undefined;
}

/** The typed graph of a program. */
export interface Graph {
  /** The trees that it was made from; empty if it was not made from text. */
  readonly modules: readonly Module[];
  /** Types that refer to themselves, which only pointers name. */
  readonly types: ReadonlyMap<string, Type>;
  readonly functions: readonly GraphFunc[];
  readonly globals: readonly GraphGlobal[];
  readonly aliases: readonly GraphAlias[];
  /** Statements outside functions that run before `main`, in this order. */
  readonly init: readonly FuncId[];
  /** `@main`; without one, the statements outside functions of the first module, if there are any. */
  readonly main: FuncId | undefined;
}

/** May the node be dropped if nobody needs its value, and moved? What traps may not, nor what reads or changes anything. */
export function isPure(node: GraphNode, nodes: readonly GraphNode[]): boolean {
  switch (node.kind) {
    case 'const':
    case 'param':
    case 'un':
    case 'conv':
    case 'phi':
    case 'element':
    case 'distance':
    case 'aggregate':
    case 'get':
    case 'with':
      return true;
    case 'bin':
      return !mayTrap(node, nodes);
    default:
      return false;
  }
}

/** Division by zero, and shifts by negative counts. */
function mayTrap({ op, right }: NodeOf<'bin'>, nodes: readonly GraphNode[]): boolean {
  if (op !== '/' && op !== '%' && op !== '<<' && op !== '>>') return false;
  const { type } = nodes[right];
  if (type.kind === 'float') return false;
  const count = nodes[right];
  if (count.kind !== 'const' || count.value.kind !== 'number') return true;
  return op === '/' || op === '%' ? count.value.value === 0n : count.value.value < 0n;
}

/** Is the value certainly no poison, if no operand is? */
export function neverMakesPoison(node: GraphNode): boolean {
  switch (node.kind) {
    case 'const':
    case 'param':
    case 'read':
    case 'readblock':
    case 'command':
    case 'alloc':
    case 'load':
    case 'conv':
    case 'element':
    case 'distance':
    case 'aggregate':
    case 'get':
    case 'with':
    case 'index':
      return true;
    case 'un':
    case 'bin':
      return !node.flags.some((flag) => flag === 'nnan' || flag === 'ninf' || flag === 'fast');
    default:
      return false;
  }
}

/** The regions of a branch: its tests first. */
export function regionsOf(node: GraphNode): readonly Region[] {
  if (node.kind === 'cond') return [node.yes, node.no];
  if (node.kind !== 'match') return [];
  return node.arms.flatMap(({ pattern, body }) => (pattern.kind === 'computed' ? [pattern.region, body] : [body]));
}

/** The values that a node takes, without those that its regions take. */
export function operandsOf(node: GraphNode): readonly ValueId[] {
  switch (node.kind) {
    case 'const':
    case 'param':
    case 'alloc':
    case 'elided':
      return [];
    case 'un':
    case 'conv':
    case 'pushback':
    case 'write':
      return [node.value];
    case 'bin':
    case 'distance':
      return [node.left, node.right];
    case 'cond':
      return [node.test];
    case 'match':
      return [node.scrutinee];
    case 'phi':
      return node.inputs;
    case 'call':
      return node.input.values;
    case 'read':
      return node.from === undefined ? [] : [node.from];
    case 'readblock':
      return node.from === undefined ? [node.count] : [node.from, node.count];
    case 'command':
      return [node.from, node.count].filter((id) => id !== undefined);
    case 'append':
      return [node.region, node.value];
    case 'store':
      return [node.pointer, node.value];
    case 'load':
      return [node.pointer];
    case 'element':
      return [node.pointer, node.index];
    case 'aggregate':
      return node.elements;
    case 'get':
      return [node.of];
    case 'with':
      return [node.of, node.value];
    case 'index':
      return [node.of, node.index];
    case 'extra':
      return node.args;
  }
}
