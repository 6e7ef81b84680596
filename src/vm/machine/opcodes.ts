/**
 * The machine's instructions: what functions of MAPLE (../maple/compile.ts) and of the linear IR (../linear/compile.ts)
 * are compiled into and the loop executes (loop.ts).
 *
 * An instruction is a word with its number and one word for each of its operands, which the rows list by letters:
 *
 *     d result   a b c v registers: twice the number of the slot, as the view of words has it    x index register
 *     D A B C V  registers: the number of the slot, as the views of floats and longs have it; C of a call is the
 *                callee's frame
 *     t target   absolute        i s o …  immediates: a constant, a scale, an offset, and what the longer names say
 *
 * `W` in a name stands for word, `L` long, `F` float, `S` and `D` f32 and f64, `P` pair, `i` immediate. The forms of
 * addresses are R [a + o], X [a + x * s + o], G [x * s + o]; offsets of loads are less `LOWEST_ADDRESS`, those of
 * stores less the lowest address that may be written. Banks of Calc (registers.ts): a | b << 3 | d << 6, of Calc3
 * a | b << 3 | c << 6 | d << 9. Slots from a to b are set to 0 by Enter and Open.
 *
 * The letters are types too: `Assembler.emit` takes a `Slot` for a register, a label for a target and a plain number for
 * an immediate, and writes each as the row says.
 */
import type { Slot } from './slots.ts';

const rows = {
  Halt: [0, ''],
  Jump: [1, 't'],
  Enter: [2, 'func slots a b'],
  Frame: [3, 'd bytes'],
  Leave: [4, ''],
  ReturnW: [5, 'a'],
  ReturnL: [6, 'a'],
  ReturnF: [7, 'A'],
  Return: [8, ''],
  Call: [9, 'func C'],
  CallHost: [10, 'host C'],
  CallIndirect: [11, 'a C signature'],
  Trap: [12, 'kind'],
  Table: [13, 'a low count t…'],
  Search: [14, 'a isLong count t…'],
  MoveW: [15, 'd a'],
  MoveL: [16, 'd a'],
  MoveF: [17, 'D A'],
  ConstW: [18, 'd i'],
  ConstL: [19, 'd lo hi'],
  AddW: [20, 'd a b'],
  SubW: [21, 'd a b'],
  MulW: [22, 'd a b'],
  AndW: [23, 'd a b'],
  OrW: [24, 'd a b'],
  XorW: [25, 'd a b'],
  ShlW: [26, 'd a b'],
  ShrW: [27, 'd a b'],
  ShrUW: [28, 'd a b'],
  AddWi: [29, 'd a i'],
  RsubWi: [30, 'd a i'],
  MulWi: [31, 'd a i'],
  AndWi: [32, 'd a i'],
  OrWi: [33, 'd a i'],
  XorWi: [34, 'd a i'],
  ShlWi: [35, 'd a i'],
  ShrWi: [36, 'd a i'],
  ShrUWi: [37, 'd a i'],
  DivW: [38, 'd a b'],
  RemW: [39, 'd a b'],
  DivUW: [40, 'd a b'],
  RemUW: [41, 'd a b'],
  Sext8: [42, 'd a'],
  Sext16: [43, 'd a'],
  EqW: [44, 'd a b'],
  NeW: [45, 'd a b'],
  LtW: [46, 'd a b'],
  LeW: [47, 'd a b'],
  LtUW: [48, 'd a b'],
  LeUW: [49, 'd a b'],
  EqWi: [50, 'd a i'],
  NeWi: [51, 'd a i'],
  LtWi: [52, 'd a i'],
  LeWi: [53, 'd a i'],
  GtWi: [54, 'd a i'],
  GeWi: [55, 'd a i'],
  EqF: [56, 'd A B'],
  NeF: [57, 'd A B'],
  LtF: [58, 'd A B'],
  LeF: [59, 'd A B'],
  EqL: [60, 'd a b'],
  NeL: [61, 'd a b'],
  LtL: [62, 'd a b'],
  LeL: [63, 'd a b'],
  LtUL: [64, 'd a b'],
  LeUL: [65, 'd a b'],
  BrW: [66, 'a t'],
  BrNotW: [67, 'a t'],
  BrL: [68, 'a t'],
  BrNotL: [69, 'a t'],
  BrEqW: [70, 'a b t'],
  BrNeW: [71, 'a b t'],
  BrLtW: [72, 'a b t'],
  BrLeW: [73, 'a b t'],
  BrLtUW: [74, 'a b t'],
  BrLeUW: [75, 'a b t'],
  BrEqWi: [76, 'a i t'],
  BrNeWi: [77, 'a i t'],
  BrLtWi: [78, 'a i t'],
  BrLeWi: [79, 'a i t'],
  BrGtWi: [80, 'a i t'],
  BrGeWi: [81, 'a i t'],
  BrEqF: [82, 'A B t'],
  BrNeF: [83, 'A B t'],
  BrLtF: [84, 'A B t'],
  BrLeF: [85, 'A B t'],
  BrNotLtF: [86, 'A B t'],
  BrNotLeF: [87, 'A B t'],
  BrEqL: [88, 'a b t'],
  BrNeL: [89, 'a b t'],
  BrLtL: [90, 'a b t'],
  BrLeL: [91, 'a b t'],
  BrLtUL: [92, 'a b t'],
  BrLeUL: [93, 'a b t'],
  AddL: [94, 'd a b'],
  SubL: [95, 'd a b'],
  MulL: [96, 'd a b'],
  AndL: [97, 'd a b'],
  OrL: [98, 'd a b'],
  XorL: [99, 'd a b'],
  AddLi: [100, 'd a i'],
  AndLi: [101, 'd a i'],
  ShlL: [102, 'd a b'],
  ShrL: [103, 'd a b'],
  ShrUL: [104, 'd a b'],
  ShlLi: [105, 'd a i'],
  ShrLi: [106, 'd a i'],
  ShrULi: [107, 'd a i'],
  ExtS: [108, 'd a'],
  ExtU: [109, 'd a'],
  AddD: [110, 'D A B'],
  SubD: [111, 'D A B'],
  MulD: [112, 'D A B'],
  DivD: [113, 'D A B'],
  AddS: [114, 'D A B'],
  SubS: [115, 'D A B'],
  MulS: [116, 'D A B'],
  DivS: [117, 'D A B'],
  NegF: [118, 'D A'],
  AbsF: [119, 'D A'],
  SqrtD: [120, 'D A'],
  RoundS: [121, 'D A'],
  WordToF: [122, 'D a'],
  UnsignedToF: [123, 'D a'],
  FToWord: [124, 'd A'],
  LeaX: [125, 'd a x s o'],
  LeaG: [126, 'd x s o'],
  LoadI8R: [127, 'd a o'],
  LoadU8R: [128, 'd a o'],
  LoadI16R: [129, 'd a o'],
  LoadU16R: [130, 'd a o'],
  LoadWR: [131, 'd a o'],
  LoadLR: [132, 'd a o'],
  LoadSR: [133, 'D a o'],
  LoadDR: [134, 'D a o'],
  LoadI8X: [135, 'd a x s o'],
  LoadU8X: [136, 'd a x s o'],
  LoadI16X: [137, 'd a x s o'],
  LoadU16X: [138, 'd a x s o'],
  LoadWX: [139, 'd a x s o'],
  LoadLX: [140, 'd a x s o'],
  LoadSX: [141, 'D a x s o'],
  LoadDX: [142, 'D a x s o'],
  LoadI8G: [143, 'd x s o'],
  LoadU8G: [144, 'd x s o'],
  LoadI16G: [145, 'd x s o'],
  LoadU16G: [146, 'd x s o'],
  LoadWG: [147, 'd x s o'],
  LoadLG: [148, 'd x s o'],
  LoadSG: [149, 'D x s o'],
  LoadDG: [150, 'D x s o'],
  Store8R: [151, 'v a o'],
  Store16R: [152, 'v a o'],
  StoreWR: [153, 'v a o'],
  StoreLR: [154, 'v a o'],
  StoreSR: [155, 'V a o'],
  StoreDR: [156, 'V a o'],
  Store8X: [157, 'v a x s o'],
  Store16X: [158, 'v a x s o'],
  StoreWX: [159, 'v a x s o'],
  StoreLX: [160, 'v a x s o'],
  StoreSX: [161, 'V a x s o'],
  StoreDX: [162, 'V a x s o'],
  Store8G: [163, 'v x s o'],
  Store16G: [164, 'v x s o'],
  StoreWG: [165, 'v x s o'],
  StoreLG: [166, 'v x s o'],
  StoreSG: [167, 'V x s o'],
  StoreDG: [168, 'V x s o'],
  Copy: [169, 'a o b o bytes'],
  CopyBy: [170, 'a b c'],
  FillBy: [171, 'a b c'],
  Image: [172, 'a o bytes image'],
  Alloca: [173, 'd a'],
  BoundsW: [174, 'a limit'],
  BoundsL: [175, 'a limit'],
  Calc1: [176, 'D A function banks'],
  Calc2: [177, 'D A B function banks'],
  ReturnP: [178, 'a'],
  Calc3: [179, 'D A B C function banks'],
  // Of the linear interpreter
  Open: [180, 'slots a b d bytes n'],
  Count: [181, 'n'],
  CountFuel: [182, 'n'],
  GetG: [183, 'd g'],
  SetG: [184, 'a g'],
  Check: [185, 'a o bytes'],
  AllocaBy: [186, 'd a isLong'],
  Hook: [187, 'kind A B'],
  // Of both
  Release: [188, 'a'],
  // Of the linear interpreter: b or c, as a is not 0 or is
  SelW: [189, 'd a b c'],
  SelL: [190, 'd a b c'],
  SelF: [191, 'D a B C'],
} as const satisfies Readonly<Record<string, readonly [code: number, operands: string]>>;

export type OpName = keyof typeof rows;

/** The number of each instruction. */
export const Op = Object.fromEntries(Object.entries(rows).map(([name, [code]]) => [name, code])) as {
  readonly [O in OpName]: (typeof rows)[O][0];
};

/** How an operand is written into the code. */
export type OperandKind = 'doubled' | 'plain' | 'target' | 'immediate';

function kindOf(letter: string): OperandKind {
  if (/^[abcdvx]$/.test(letter)) return 'doubled';
  if (/^[ABCDV]$/.test(letter)) return 'plain';
  return letter === 't' ? 'target' : 'immediate';
}

/** The operands of each instruction; those of Table and Search are followed by as many targets as they count. */
export const operandKinds = Object.fromEntries(
  Object.entries(rows).map(([name, [, operands]]) => [name, operands.split(' ').filter(Boolean).map(kindOf)]),
) as unknown as Readonly<Record<OpName, readonly OperandKind[]>>;

/** A place in the code, known when the code is done (assembler.ts). */
export type LabelRef = number & { readonly __label: true };

/** A number that is neither a slot nor a label. */
export type Immediate = number & { readonly __slot?: never; readonly __label?: never };

type RegisterLetter = 'a' | 'b' | 'c' | 'd' | 'v' | 'x' | 'A' | 'B' | 'C' | 'D' | 'V';
type OperandOf<Letter> = Letter extends RegisterLetter ? Slot : Letter extends 't' ? LabelRef : Immediate;
type OperandList<Letters extends string> = Letters extends `${infer First} ${infer Rest}`
  ? [OperandOf<First>, ...OperandList<Rest>]
  : Letters extends ''
    ? []
    : [OperandOf<Letters>];

/** What `emit` takes behind the name of an instruction. */
export type OperandsOf<O extends OpName> = O extends OpName ? OperandList<(typeof rows)[O][1]> : never;

/** The instructions whose rows have these letters: `OpWith<'d a b'>`. */
export type OpWith<Letters extends string> = {
  [O in OpName]: (typeof rows)[O][1] extends Letters ? O : never;
}[OpName];
