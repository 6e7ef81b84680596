/**
 * Operations of the linear IR as instructions of the machine. What has an instruction of its own is in the tables, with
 * a constant operand where the machine has room for it; all else is `Calc` with the meaning of linear/meaning.ts.
 * Comparisons are brought to "equal, not equal, less, less or equal" by exchanging their operands.
 */
import { calcRows } from '../linear/opcodes.ts';
import type { Calc, CalcOp, Operand } from '../linear/nodes.ts';
import { bankOf, heldAs, move, type FrameContext } from './interp-frame.ts';
import { plain, word, type LabelRef } from './maple/assembler.ts';
import type { OpName } from './maple/code.ts';

type Encode = (slot: number) => number;
type Table<Row> = Readonly<Partial<Record<CalcOp, Row>>>;

interface Row {
  readonly op: OpName;
  /** How the operands' and the result's slots are written. */
  readonly from: Encode;
  readonly to: Encode;
}

/** Rows of operations that read and write in the same way. */
function rows(from: Encode, to: Encode, ops: Table<OpName>): Table<Row> {
  return Object.fromEntries(Object.entries(ops).map(([name, op]) => [name, { op, from, to }]));
}

const binaries: Table<Row> = {
  ...rows(word, word, {
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
  }),
  ...rows(plain, plain, {
    AddF: 'AddS',
    SubF: 'SubS',
    MulF: 'MulS',
    DivF: 'DivS',
    AddD: 'AddD',
    SubD: 'SubD',
    MulD: 'MulD',
    DivD: 'DivD',
  }),
  ...rows(plain, word, {
    EqualF: 'EqF',
    NotEqualF: 'NeF',
    LessF: 'LtF',
    LessEqualF: 'LeF',
    EqualD: 'EqF',
    NotEqualD: 'NeF',
    LessD: 'LtF',
    LessEqualD: 'LeF',
  }),
};

/** With a constant as the second operand. */
const immediates: Table<OpName> = {
  AddI: 'AddWi',
  MulI: 'MulWi',
  BandI: 'AndWi',
  BorI: 'OrWi',
  BxorI: 'XorWi',
  ShlI: 'ShlWi',
  ShrI: 'ShrWi',
  ShrUI: 'ShrUWi',
  EqualI: 'EqWi',
  NotEqualI: 'NeWi',
  LessI: 'LtWi',
  LessEqualI: 'LeWi',
  GreaterI: 'GtWi',
  GreaterEqualI: 'GeWi',
  AddL: 'AddLi',
  BandL: 'AndLi',
  ShlL: 'ShlLi',
  ShrL: 'ShrLi',
  ShrUL: 'ShrULi',
};

const unaries: Table<Row> = {
  ...rows(word, word, { Ext8I: 'Sext8', Ext16I: 'Sext16', IToL: 'ExtS', UIToL: 'ExtU', LToI: 'MoveW', Ext32L: 'ExtS' }),
  ...rows(plain, plain, {
    NegF: 'NegF',
    NegD: 'NegF',
    AbsF: 'AbsF',
    AbsD: 'AbsF',
    SqrtD: 'SqrtD',
    FToD: 'MoveF',
    DToF: 'RoundS',
  }),
  ...rows(word, plain, { IToD: 'WordToF', UIToD: 'UnsignedToF', IToF: 'WordToF', UIToF: 'UnsignedToF' }),
  ...rows(plain, word, { DToI: 'FToWord', FToI: 'FToWord' }),
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
export function emitCalc(f: FrameContext, calc: Calc, to: number): void {
  const {
    op,
    operands: [x, y],
  } = calc;
  if (op === 'AddI' && f.typeOf(x).endsWith('*')) return emitPointerAdd(f, x, y, to);
  if (calcRows[op].family === 'Select') return emitSelect(f, calc, to);
  if (y === undefined ? emitUnary(f, op, x, to) : emitImmediate(f, op, x, y, to)) return;
  const swapped = exchanged[op];
  const row = binaries[swapped ?? op];
  if (row === undefined) return emitGeneric(f, calc, to);
  const [a, b] = [f.read(x), f.read(y)];
  f.a.emit(row.op, row.to(to), row.from(swapped === undefined ? a : b), row.from(swapped === undefined ? b : a));
}

/** Counted in elements of 4 bytes. */
function emitPointerAdd(f: FrameContext, pointer: Operand, index: Operand, to: number): void {
  const constant = f.immediateOf(index);
  const from = f.read(pointer);
  if (constant !== undefined) return f.a.emit('AddWi', word(to), word(from), Math.imul(constant, 4));
  const bytes = f.scratch();
  f.a.emit('ShlWi', word(bytes), word(f.read(index)), 2);
  f.a.emit('AddW', word(to), word(from), word(bytes));
}

function emitUnary(f: FrameContext, op: CalcOp, x: Operand, to: number): boolean {
  const immediate = { NotI: ['EqWi', 0], NegI: ['RsubWi', 0], BnotI: ['XorWi', -1] } as const;
  if (op === 'NotI' || op === 'NegI' || op === 'BnotI') {
    const [name, value] = immediate[op];
    f.a.emit(name, word(to), word(f.read(x)), value);
    return true;
  }
  const row = unaries[op];
  if (row === undefined) return false;
  f.a.emit(row.op, row.to(to), row.from(f.read(x)));
  if (op === 'IToF' || op === 'UIToF') f.a.emit('RoundS', plain(to), plain(to));
  return true;
}

/** Emits an operation that has a constant in the instruction, if there is one. */
function emitImmediate(f: FrameContext, op: CalcOp, x: Operand, y: Operand, to: number): boolean {
  const first = f.immediateOf(x);
  const second = f.immediateOf(y);
  if (second !== undefined) return emitBehind(f, op, x, second, to);
  if (first === undefined) return false;
  if (op === 'SubI') {
    f.a.emit('RsubWi', word(to), word(f.read(y)), first);
    return true;
  }
  const turnedOp = turned[op];
  return turnedOp !== undefined && emitBehind(f, turnedOp, y, first, to);
}

function emitBehind(f: FrameContext, op: CalcOp, x: Operand, value: number, to: number): boolean {
  if (op === 'SubI') return emitBehind(f, 'AddI', x, -value | 0, to);
  if (op === 'SubL' && value !== -(2 ** 31)) return emitBehind(f, 'AddL', x, -value, to);
  const name = immediates[op];
  if (name === undefined) return false;
  f.a.emit(name, word(to), word(f.read(x)), value);
  return true;
}

/** Where the result's slot holds an operand, that operand is taken first. */
function emitSelect(f: FrameContext, { operands, op }: Calc, to: number): void {
  const held = heldAs(calcRows[op].result);
  const [condition, a, b] = operands.map((operand) => f.read(operand));
  const end = f.a.newLabel();
  if (to === b) {
    f.a.jump('BrNotW', word(condition))(end);
    move(f.a, held, to, a);
  } else if (to === a) {
    f.a.jump('BrW', word(condition))(end);
    move(f.a, held, to, b);
  } else {
    const other = f.a.newLabel();
    f.a.jump('BrNotW', word(condition))(other);
    move(f.a, held, to, a);
    f.a.jump('Jump')(end);
    f.a.bind(other);
    move(f.a, held, to, b);
  }
  f.a.bind(end);
}

function emitGeneric(f: FrameContext, { op, operands }: Calc, to: number): void {
  const row = calcRows[op];
  const slots = operands.map((operand) => plain(f.read(operand)));
  const name = (['Calc1', 'Calc2', 'Calc3'] as const)[operands.length - 1];
  const ownBanks = row.operands.reduce((sum, type, i) => sum | (bankOf(type) << (3 * i)), 0);
  // The result's bank of Calc1 stands where that of Calc2 does.
  const banks = ownBanks | (bankOf(row.result) << (operands.length === 3 ? 9 : 6));
  f.a.emit(name, plain(to), ...slots, f.context.calculation(op), banks);
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

/** Jumps when it does not hold; a comparison with NaN does not hold, and nor does its opposite. */
const negatedFloats: Readonly<Record<string, OpName>> = {
  EqF: 'BrNeF',
  NeF: 'BrEqF',
  LtF: 'BrNotLtF',
  LeF: 'BrNotLeF',
};

/** Is it a comparison that can be one instruction with the branch on it? */
export function isBranchable({ op }: Calc): boolean {
  return binaries[exchanged[op] ?? op] !== undefined && /^(Equal|NotEqual|Less|Greater)/.test(op);
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
    return f.a.jump(wanted === 'EqualL' ? 'BrNotL' : 'BrL', word(f.read(x)))(label);
  }
  const swapped = exchanged[wanted];
  const row = binaries[swapped ?? wanted] as Row;
  const [a, b] = [f.read(x), f.read(y)];
  const name = holds || !isFloat ? (`Br${row.op}` as OpName) : negatedFloats[row.op];
  f.a.jump(name, row.from(swapped === undefined ? a : b), row.from(swapped === undefined ? b : a))(label);
}

function emitImmediateBranch(f: FrameContext, op: CalcOp, x: Operand, y: Operand, label: LabelRef): boolean {
  const second = f.immediateOf(y);
  const first = f.immediateOf(x);
  const name = second !== undefined ? immediates[op] : first !== undefined ? immediates[turned[op] ?? op] : undefined;
  if (name === undefined || (second === undefined && turned[op] === undefined)) return false;
  const value = second ?? first ?? 0;
  f.a.jump(`Br${name}` as OpName, word(f.read(second !== undefined ? x : y)), value)(label);
  return true;
}
