/**
 * Operations of the linear IR as instructions of the machine. What has an instruction of its own is in the tables, with
 * a constant operand where the machine has room for it; all else is `Calc` with the meaning of linear/meaning.ts.
 * Comparisons are brought to "equal, not equal, less, less or equal" by exchanging their operands.
 */
import { InternalError } from '../../base/errors.ts';
import type { Calc, CalcOp, Operand } from '../../linear/nodes.ts';
import { calcRows } from '../../linear/opcodes.ts';
import { type ImmediateCompare, jumpIfHolds, jumpUnlessHolds, type RegisterCompare } from '../machine/comparisons.ts';
import type { LabelRef, OpWith } from '../machine/opcodes.ts';
import { highHalf, type Slot } from '../machine/slots.ts';
import { bankOf, classOf, type FrameContext } from './frame.ts';

type Table<Row> = Readonly<Partial<Record<CalcOp, Row>>>;

const binaries: Table<OpWith<'d a b' | 'D A B'>> = {
  AddI: 'AddW',
  SubI: 'SubW',
  MulI: 'MulW',
  BandI: 'AndW',
  BorI: 'OrW',
  BxorI: 'XorW',
  ShlI: 'ShlW',
  ShrI: 'ShrW',
  ShrUI: 'ShrUW',
  DivI: 'DivW',
  DivUI: 'DivUW',
  ModI: 'RemW',
  ModUI: 'RemUW',
  AddL: 'AddL',
  SubL: 'SubL',
  MulL: 'MulL',
  BandL: 'AndL',
  BorL: 'OrL',
  BxorL: 'XorL',
  ShlL: 'ShlL',
  ShrL: 'ShrL',
  ShrUL: 'ShrUL',
  AddF: 'AddS',
  SubF: 'SubS',
  MulF: 'MulS',
  DivF: 'DivS',
  AddD: 'AddD',
  SubD: 'SubD',
  MulD: 'MulD',
  DivD: 'DivD',
};

/** Also with `Br` in front, as branches. */
const comparisons: Table<RegisterCompare> = {
  EqualI: 'EqW',
  NotEqualI: 'NeW',
  LessI: 'LtW',
  LessEqualI: 'LeW',
  LessUI: 'LtUW',
  LessEqualUI: 'LeUW',
  EqualL: 'EqL',
  NotEqualL: 'NeL',
  LessL: 'LtL',
  LessEqualL: 'LeL',
  LessUL: 'LtUL',
  LessEqualUL: 'LeUL',
  EqualF: 'EqF',
  NotEqualF: 'NeF',
  LessF: 'LtF',
  LessEqualF: 'LeF',
  EqualD: 'EqF',
  NotEqualD: 'NeF',
  LessD: 'LtF',
  LessEqualD: 'LeF',
};

/** With a constant as the second operand. */
const immediates: Table<OpWith<'d a i'>> = {
  AddI: 'AddWi',
  MulI: 'MulWi',
  BandI: 'AndWi',
  BorI: 'OrWi',
  BxorI: 'XorWi',
  ShlI: 'ShlWi',
  ShrI: 'ShrWi',
  ShrUI: 'ShrUWi',
  AddL: 'AddLi',
  BandL: 'AndLi',
  ShlL: 'ShlLi',
  ShrL: 'ShrLi',
  ShrUL: 'ShrULi',
};

const immediateComparisons: Table<ImmediateCompare> = {
  EqualI: 'EqWi',
  NotEqualI: 'NeWi',
  LessI: 'LtWi',
  LessEqualI: 'LeWi',
  GreaterI: 'GtWi',
  GreaterEqualI: 'GeWi',
};

const unaries: Table<OpWith<'d a' | 'D A' | 'D a' | 'd A'>> = {
  Ext8I: 'Sext8',
  Ext16I: 'Sext16',
  IToL: 'ExtS',
  UIToL: 'ExtU',
  LToI: 'MoveW',
  Ext32L: 'ExtS',
  NegF: 'NegF',
  NegD: 'NegF',
  AbsF: 'AbsF',
  AbsD: 'AbsF',
  SqrtD: 'SqrtD',
  FToD: 'MoveF',
  DToF: 'RoundS',
  IToD: 'WordToF',
  UIToD: 'UnsignedToF',
  IToF: 'WordToF',
  UIToF: 'UnsignedToF',
  DToI: 'FToWord',
  FToI: 'FToWord',
};

/** The same with the operands exchanged. */
const exchanged: Table<CalcOp> = Object.fromEntries(
  ['I', 'UI', 'L', 'UL', 'F', 'D'].flatMap((letter) => [
    [`Greater${letter}`, `Less${letter}`],
    [`GreaterEqual${letter}`, `LessEqual${letter}`],
  ]),
);

/** With a constant in front: the same with the constant behind. */
const turned: Table<CalcOp> = {
  AddI: 'AddI',
  MulI: 'MulI',
  BandI: 'BandI',
  BorI: 'BorI',
  BxorI: 'BxorI',
  EqualI: 'EqualI',
  NotEqualI: 'NotEqualI',
  LessI: 'GreaterI',
  LessEqualI: 'GreaterEqualI',
  GreaterI: 'LessI',
  GreaterEqualI: 'LessEqualI',
  AddL: 'AddL',
  BandL: 'BandL',
};

/** Emits an operation whose result goes to the slot; the slot may be that of an operand. */
export function emitCalc(f: FrameContext, calc: Calc, to: Slot): void {
  const {
    op,
    operands: [x, y],
  } = calc;
  if (op === 'AddI' && f.typeOf(x).endsWith('*')) return emitPointerAdd(f, x, y, to);
  if (calcRows[op].family === 'Select') return emitSelect(f, calc, to);
  if (y === undefined ? emitUnary(f, op, x, to) : emitImmediate(f, op, x, y, to)) return;
  const swapped = exchanged[op];
  const name = binaries[op] ?? comparisons[swapped ?? op];
  if (name === undefined) return emitGeneric(f, calc, to);
  const [a, b] = [f.read(x), f.read(y)];
  f.a.emit(name, to, swapped === undefined ? a : b, swapped === undefined ? b : a);
}

/** Counted in elements of 4 bytes. */
function emitPointerAdd(f: FrameContext, pointer: Operand, index: Operand, to: Slot): void {
  const constant = f.immediateOf(index);
  const from = f.read(pointer);
  if (constant !== undefined) return f.a.emit('AddWi', to, from, Math.imul(constant, 4));
  const bytes = f.scratch();
  f.a.emit('ShlWi', bytes, f.read(index), 2);
  f.a.emit('AddW', to, from, bytes);
}

function emitUnary(f: FrameContext, op: CalcOp, x: Operand, to: Slot): boolean {
  const immediate = { NotI: ['EqWi', 0], NegI: ['RsubWi', 0], BnotI: ['XorWi', -1] } as const;
  if (op === 'NotI' || op === 'NegI' || op === 'BnotI') {
    const [name, value] = immediate[op];
    f.a.emit(name, to, f.read(x), value);
    return true;
  }
  const name = unaries[op];
  if (name === undefined) return false;
  f.a.emit(name, to, f.read(x));
  if (op === 'IToF' || op === 'UIToF') f.a.emit('RoundS', to, to);
  return true;
}

/** Emits an operation that has a constant in the instruction, if there is one. */
function emitImmediate(f: FrameContext, op: CalcOp, x: Operand, y: Operand, to: Slot): boolean {
  const first = f.immediateOf(x);
  const second = f.immediateOf(y);
  if (second !== undefined) return emitBehind(f, op, x, second, to);
  if (first === undefined) return false;
  if (op === 'SubI') {
    f.a.emit('RsubWi', to, f.read(y), first);
    return true;
  }
  const turnedOp = turned[op];
  return turnedOp !== undefined && emitBehind(f, turnedOp, y, first, to);
}

function emitBehind(f: FrameContext, op: CalcOp, x: Operand, value: number, to: Slot): boolean {
  if (op === 'SubI') return emitBehind(f, 'AddI', x, -value | 0, to);
  if (op === 'SubL' && value !== -(2 ** 31)) return emitBehind(f, 'AddL', x, -value, to);
  const name = immediates[op] ?? immediateComparisons[op];
  if (name === undefined) return false;
  f.a.emit(name, to, f.read(x), value);
  return true;
}

const selects = { word: 'SelW', long: 'SelL', float: 'SelF' } as const;

function emitSelect(f: FrameContext, { operands, op }: Calc, to: Slot): void {
  const slotClass = classOf(calcRows[op].result);
  const [condition, a, b] = operands.map((operand) => f.read(operand));
  f.a.emit(slotClass === 'pair' ? 'SelL' : selects[slotClass], to, condition, a, b);
  if (slotClass === 'pair') f.a.emit('SelL', highHalf(to), condition, highHalf(a), highHalf(b));
}

function emitGeneric(f: FrameContext, { op, operands }: Calc, to: Slot): void {
  const row = calcRows[op];
  const [x, y, z] = operands.map((operand) => f.read(operand));
  const func = f.context.calculation(op);
  const ownBanks = row.operands.reduce((sum, type, i) => sum | (bankOf(type) << (3 * i)), 0);
  // The result's bank of Calc1 stands where that of Calc2 does.
  const banks = ownBanks | (bankOf(row.result) << (operands.length === 3 ? 9 : 6));
  if (y === undefined) f.a.emit('Calc1', to, x, func, banks);
  else if (z === undefined) f.a.emit('Calc2', to, x, y, func, banks);
  else f.a.emit('Calc3', to, x, y, z, func, banks);
}

// Comparisons for a branch

const opposites: Table<CalcOp> = Object.fromEntries(
  ['I', 'UI', 'L', 'UL'].flatMap((letter) => {
    const pairs = [
      ['Equal', 'NotEqual'],
      ['Less', 'GreaterEqual'],
      ['Greater', 'LessEqual'],
    ];
    return pairs.flatMap(([a, b]) => [
      [`${a}${letter}`, `${b}${letter}`],
      [`${b}${letter}`, `${a}${letter}`],
    ]);
  }),
);

/** Is it a comparison that can be one instruction with the branch on it? */
export function isBranchable({ op }: Calc): boolean {
  return comparisons[exchanged[op] ?? op] !== undefined;
}

/** A jump to the label if the comparison holds, or if it does not. */
export function emitCompareBranch(
  f: FrameContext,
  { op, operands: [x, y] }: Calc,
  holds: boolean,
  label: LabelRef,
): void {
  const isFloat = calcRows[op].operands[0].startsWith('f');
  const wanted = holds || isFloat ? op : (opposites[op] ?? op);
  if (calcRows[op].operands[0] === 'i32' && emitImmediateBranch(f, wanted, x, y, label)) return;
  if ((wanted === 'EqualL' || wanted === 'NotEqualL') && f.immediateOf(y) === 0) {
    return f.a.emit(wanted === 'EqualL' ? 'BrNotL' : 'BrL', f.read(x), label);
  }
  const swapped = exchanged[wanted];
  const name = comparisons[swapped ?? wanted];
  if (name === undefined) throw new InternalError(`${op} is no comparison of the machine`, 'interp');
  const [a, b] = [f.read(x), f.read(y)];
  const comparison = { op: name, left: swapped === undefined ? a : b, right: swapped === undefined ? b : a };
  if (holds) jumpIfHolds(f.a, comparison, label);
  else jumpUnlessHolds(f.a, comparison, label);
}

function emitImmediateBranch(f: FrameContext, op: CalcOp, x: Operand, y: Operand, label: LabelRef): boolean {
  const second = f.immediateOf(y);
  const immediate = second ?? f.immediateOf(x);
  const own = second === undefined ? turned[op] : op;
  if (own === undefined) return false;
  const name = immediateComparisons[own];
  if (name === undefined || immediate === undefined) return false;
  jumpIfHolds(f.a, { op: name, left: f.read(second === undefined ? y : x), immediate }, label);
  return true;
}
