/**
 * The machine's instructions: what functions of MAPLE (prepare.ts) and of the linear IR
 * (../interp-prepare.ts) are prepared into and the machine executes (machine.ts).
 *
 * An instruction is a word with its number and the words of its operands. Registers are slots from the frame's base:
 * given as twice their number to operations on words and longs, as their number to operations on floats and to `Calc`.
 * Targets are absolute. `W` stands for word, `L` long, `F` float, `S` and `D` f32 and f64, `P` pair, `i` immediate.
 *
 *     d result   a b v registers   i immediate   t target   o offset   x s index register and scale
 *     addresses:  R [a + o]   X [a + x * s + o]   G [x * s + o]; offsets of loads and stores are less `LOWEST_ADDRESS`
 *     banks of Calc: a | b << 3 | d << 6; 0 word, 1 unsigned word, 2 long, 3 unsigned long, 4 float, 5 pair
 *
 * A frame:  slot 0  pc to return to | base to return to      slot 1  stack pointer of the caller
 *           slots 2…  parameters, locals, registers, constants, temporaries; behind them the frame of the next callee
 *           results  the first in slot 0 of the callee's frame, the others from slot 2 on
 */
export const Op = {
  Halt: 0,
  Jump: 1, // t
  Enter: 2, // func size zeroFrom zeroTo
  Frame: 3, // d bytes
  Leave: 4,
  ReturnW: 5, // a
  ReturnL: 6, // a
  ReturnF: 7, // a
  Return: 8,
  Call: 9, // func out
  CallHost: 10, // host out
  CallIndirect: 11, // a out signature
  Trap: 12, // kind
  Table: 13, // a low count t…
  Search: 14, // a isLong count t (lo hi t)…
  MoveW: 15, // d a
  MoveL: 16, // d a
  MoveF: 17, // d a
  ConstW: 18, // d i
  ConstL: 19, // d lo hi
  AddW: 20, // d a b
  SubW: 21, // d a b
  MulW: 22, // d a b
  AndW: 23, // d a b
  OrW: 24, // d a b
  XorW: 25, // d a b
  ShlW: 26, // d a b
  ShrW: 27, // d a b
  ShrUW: 28, // d a b
  AddWi: 29, // d a i
  RsubWi: 30, // d a i
  MulWi: 31, // d a i
  AndWi: 32, // d a i
  OrWi: 33, // d a i
  XorWi: 34, // d a i
  ShlWi: 35, // d a i
  ShrWi: 36, // d a i
  ShrUWi: 37, // d a i
  DivW: 38, // d a b
  RemW: 39, // d a b
  DivUW: 40, // d a b
  RemUW: 41, // d a b
  Sext8: 42, // d a
  Sext16: 43, // d a
  EqW: 44, // d a b
  NeW: 45, // d a b
  LtW: 46, // d a b
  LeW: 47, // d a b
  LtUW: 48, // d a b
  LeUW: 49, // d a b
  EqWi: 50, // d a i
  NeWi: 51, // d a i
  LtWi: 52, // d a i
  LeWi: 53, // d a i
  GtWi: 54, // d a i
  GeWi: 55, // d a i
  EqF: 56, // d a b
  NeF: 57, // d a b
  LtF: 58, // d a b
  LeF: 59, // d a b
  EqL: 60, // d a b
  NeL: 61, // d a b
  LtL: 62, // d a b
  LeL: 63, // d a b
  LtUL: 64, // d a b
  LeUL: 65, // d a b
  BrW: 66, // a t
  BrNotW: 67, // a t
  BrL: 68, // a t
  BrNotL: 69, // a t
  BrEqW: 70, // a b t
  BrNeW: 71, // a b t
  BrLtW: 72, // a b t
  BrLeW: 73, // a b t
  BrLtUW: 74, // a b t
  BrLeUW: 75, // a b t
  BrEqWi: 76, // a i t
  BrNeWi: 77, // a i t
  BrLtWi: 78, // a i t
  BrLeWi: 79, // a i t
  BrGtWi: 80, // a i t
  BrGeWi: 81, // a i t
  BrEqF: 82, // a b t
  BrNeF: 83, // a b t
  BrLtF: 84, // a b t
  BrLeF: 85, // a b t
  BrNotLtF: 86, // a b t
  BrNotLeF: 87, // a b t
  BrEqL: 88, // a b t
  BrNeL: 89, // a b t
  BrLtL: 90, // a b t
  BrLeL: 91, // a b t
  BrLtUL: 92, // a b t
  BrLeUL: 93, // a b t
  AddL: 94, // d a b
  SubL: 95, // d a b
  MulL: 96, // d a b
  AndL: 97, // d a b
  OrL: 98, // d a b
  XorL: 99, // d a b
  AddLi: 100, // d a i
  AndLi: 101, // d a i
  ShlL: 102, // d a b
  ShrL: 103, // d a b
  ShrUL: 104, // d a b
  ShlLi: 105, // d a i
  ShrLi: 106, // d a i
  ShrULi: 107, // d a i
  ExtS: 108, // d a
  ExtU: 109, // d a
  AddD: 110, // d a b
  SubD: 111, // d a b
  MulD: 112, // d a b
  DivD: 113, // d a b
  AddS: 114, // d a b
  SubS: 115, // d a b
  MulS: 116, // d a b
  DivS: 117, // d a b
  NegF: 118, // d a
  AbsF: 119, // d a
  SqrtD: 120, // d a
  RoundS: 121, // d a
  WordToF: 122, // d a
  UnsignedToF: 123, // d a
  FToWord: 124, // d a
  LeaX: 125, // d a x s o
  LeaG: 126, // d x s o
  LoadI8R: 127, // d a o
  LoadU8R: 128, // d a o
  LoadI16R: 129, // d a o
  LoadU16R: 130, // d a o
  LoadWR: 131, // d a o
  LoadLR: 132, // d a o
  LoadSR: 133, // d a o
  LoadDR: 134, // d a o
  LoadI8X: 135, // d a x s o
  LoadU8X: 136, // d a x s o
  LoadI16X: 137, // d a x s o
  LoadU16X: 138, // d a x s o
  LoadWX: 139, // d a x s o
  LoadLX: 140, // d a x s o
  LoadSX: 141, // d a x s o
  LoadDX: 142, // d a x s o
  LoadI8G: 143, // d x s o
  LoadU8G: 144, // d x s o
  LoadI16G: 145, // d x s o
  LoadU16G: 146, // d x s o
  LoadWG: 147, // d x s o
  LoadLG: 148, // d x s o
  LoadSG: 149, // d x s o
  LoadDG: 150, // d x s o
  Store8R: 151, // v a o
  Store16R: 152, // v a o
  StoreWR: 153, // v a o
  StoreLR: 154, // v a o
  StoreSR: 155, // v a o
  StoreDR: 156, // v a o
  Store8X: 157, // v a x s o
  Store16X: 158, // v a x s o
  StoreWX: 159, // v a x s o
  StoreLX: 160, // v a x s o
  StoreSX: 161, // v a x s o
  StoreDX: 162, // v a x s o
  Store8G: 163, // v x s o
  Store16G: 164, // v x s o
  StoreWG: 165, // v x s o
  StoreLG: 166, // v x s o
  StoreSG: 167, // v x s o
  StoreDG: 168, // v x s o
  Copy: 169, // a o b o size
  CopyBy: 170, // a b size
  FillBy: 171, // a value size
  Image: 172, // a o size image
  Alloca: 173, // d a
  BoundsW: 174, // a size
  BoundsL: 175, // a size
  Calc1: 176, // d a function banks
  Calc2: 177, // d a b function banks
  ReturnP: 178, // a
  Calc3: 179, // d a b c function banks, that of d << 9
  // Of the linear interpreter
  Open: 180, // size zeroFrom zeroTo d bytes n
  Count: 181, // n
  CountFuel: 182, // n
  GetG: 183, // d g
  SetG: 184, // a g
  Check: 185, // a o size
  AllocaBy: 186, // d a isLong
  Hook: 187, // kind a b
} as const;

export type OpName = keyof typeof Op;
