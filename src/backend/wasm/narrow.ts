/**
 * Addresses of 64 bits in 32. Memory has addresses of 32 bits, and an access looks at no more of its address: so what only leads to
 * addresses is computed in 32 bits, and needs neither extensions of indices nor a truncation at each access.
 *
 *     t1 = IToL l5                             an index of 32 bits
 *     t2 = ShlL t1, 3L            ──▶          t2 = ShlI l5, 3
 *     t3 = AddL l2, t2                         t3 = AddI (LToI l2), t2
 *     t4 = load.f64 t3                         t4 = load.f64 t3
 *
 * The low half of a sum, product or shift to the left depends on the low halves of its operands alone. A local or temporary is
 * narrow if every use of it asks for its low half only, which is asked backwards from the uses: whoever is read whole makes whole
 * what it is computed from. All definitions of a narrow one are then computed in 32 bits, and what is whole is cut where it is read.
 */
import { destsOf, operandsOf } from '../../linear/instr.ts';
import {
  operandType,
  type Block,
  type Calc,
  type Dest,
  type Func,
  type Instr,
  type LinearModule,
  type Operand,
} from '../../linear/nodes.ts';
import { isCalcOp, memTypes, type CalcOp } from '../../linear/opcodes.ts';

/** A function in blocks. */
export interface Body {
  readonly func: Func;
  readonly blocks: readonly Block[];
}

/** Operations whose low half depends on low halves alone, and what computes that half. */
const halves: Readonly<Partial<Record<CalcOp, CalcOp | 'Assign'>>> = {
  AddL: 'AddI',
  SubL: 'SubI',
  MulL: 'MulI',
  BandL: 'BandI',
  BorL: 'BorI',
  BxorL: 'BxorI',
  NegL: 'NegI',
  BnotL: 'BnotI',
  ShlL: 'ShlI',
  SelectL: 'SelectI',
  Ext8L: 'Ext8I',
  Ext16L: 'Ext16I',
  Ext32L: 'Assign',
  IToL: 'Assign',
  UIToL: 'Assign',
};

/** The function with what leads to addresses in 32 bits; the same one where nothing does. */
export function narrowAddresses(module: LinearModule, body: Body): Body {
  if (module.pointerSize !== 8 || !body.func.symbols.some(({ type }) => type === 'i64')) return body;
  const isWhole = findWhole(body);
  return isWhole.includes(0) ? new Narrower(module, body, isWhole).run() : body;
}

/** By symbol: 0 for those of 64 bits of which only the low half is asked for. */
function findWhole({ func, blocks }: Body): Uint8Array {
  const isWhole = new Uint8Array(func.symbols.length);
  func.symbols.forEach((symbol, i) => {
    if (symbol.type !== 'i64' || symbol.kind === 'p' || 'storage' in symbol) isWhole[i] = 1;
  });
  const sources: Operand[][] = [];
  const work: number[] = [];
  const need = (operand: Operand): void => {
    if (operand.kind !== 't' && operand.kind !== 'l') return;
    if (isWhole[operand.index] === 1) return;
    isWhole[operand.index] = 1;
    work.push(operand.index);
  };
  const visit = (instr: Instr): void => {
    const dest = destsOf(instr).at(0);
    const carries = carriesHalf(instr) && dest?.kind !== 'g' && dest?.kind !== 'p';
    if (carries && dest !== undefined) (sources[dest.index] ??= []).push(...operandsOf(instr));
    else for (const made of destsOf(instr)) if (!isLoadOfHalf(instr)) need(made);
    operandsOf(instr).forEach((operand, k) => {
      if (!carries && !asksForHalf(instr, k)) need(operand);
    });
  };
  for (const { instrs, terminator } of blocks) {
    instrs.forEach(visit);
    visit(terminator);
  }
  // What was whole from the start never came to the list.
  for (let i = 0; i < isWhole.length; i++) if (isWhole[i] === 1 && sources[i] !== undefined) work.push(i);
  for (let i = work.pop(); i !== undefined; i = work.pop()) sources[i]?.forEach(need);
  return isWhole;
}

/** Whether the low half of the result follows from the low halves of the operands. */
function carriesHalf(instr: Instr): boolean {
  if (instr.op === 'Assign') return true;
  if (instr.op === 'ShlL') return instr.operands[1].kind === 'v';
  return isCalcOp(instr.op) && halves[instr.op] !== undefined;
}

/** Loads that give no more than 32 bits. */
function isLoadOfHalf(instr: Instr): boolean {
  return instr.op === 'Load' && isHalf(instr.mem);
}

function isHalf(mem: keyof typeof memTypes): boolean {
  return mem !== 'i64' && memTypes[mem].size <= 4;
}

/** Whether an instruction looks at the low half of an operand only. */
function asksForHalf(instr: Instr, k: number): boolean {
  switch (instr.op) {
    case 'Load':
    case 'Copy':
    case 'Fill':
    case 'Release':
    case 'LToI':
      return true;
    case 'Store':
      return k === 0 || isHalf(instr.mem);
    case 'ICall':
      return k === 0;
    default:
      return false;
  }
}

/** One function on its way. */
class Narrower {
  readonly #module: LinearModule;
  readonly #blocks: readonly Block[];
  readonly #func: Func;
  readonly #isWhole: Uint8Array;
  #made: Instr[] = [];

  constructor(module: LinearModule, { func, blocks }: Body, isWhole: Uint8Array) {
    this.#module = module;
    this.#blocks = blocks;
    this.#isWhole = isWhole;
    const symbols = func.symbols.map((symbol, i) =>
      isWhole[i] === 0 && !('storage' in symbol) ? { ...symbol, type: 'i32' as const } : symbol,
    );
    this.#func = { ...func, symbols };
  }

  run(): Body {
    const blocks = this.#blocks.map((block) => {
      this.#made = [];
      for (const instr of block.instrs) this.#made.push(this.#rewrite(instr));
      return { ...block, instrs: this.#made };
    });
    return { func: this.#func, blocks };
  }

  #isNarrow(operand: Operand | undefined): boolean {
    return (operand?.kind === 't' || operand?.kind === 'l') && this.#isWhole[operand.index] === 0;
  }

  #rewrite(instr: Instr): Instr {
    if (instr.op === 'LToI' && this.#isNarrow(instr.operands[0]))
      return { ...instr, op: 'Assign', operands: [instr.operands[0]] };
    if (instr.op !== 'Assign' && !isCalcOp(instr.op)) return instr;
    const calc = instr as Calc;
    return this.#isNarrow(calc.dest) ? this.#halve(calc) : instr;
  }

  /** The instruction that computes the low half of what this one does. */
  #halve(instr: Calc): Instr {
    const { op, dest, span } = instr;
    const half = op in halves ? (halves[op] ?? 'Assign') : 'Assign';
    if (op === 'ShlL') {
      const count = Number(BigInt.asUintN(6, constantOf(instr.operands[1])));
      if (count >= 32) return { op: 'Assign', dest, operands: [zero], span };
      return {
        op: 'ShlI',
        dest,
        operands: [this.#low(instr.operands[0], span), { kind: 'v', type: 'i32', value: count }],
        span,
      };
    }
    const operands = instr.operands.map((operand) => this.#low(operand, span));
    return half === 'Assign'
      ? { op: 'Assign', dest, operands: [operands[0]], span }
      : { op: half, dest, operands, span };
  }

  /** The low half of an operand; of what is whole, by an instruction in front. */
  #low(operand: Operand, span: Calc['span']): Operand {
    if (operand.kind === 'v' && operand.type === 'i64')
      return { kind: 'v', type: 'i32', value: Number(BigInt.asIntN(32, BigInt(operand.value))) };
    if (operandType(this.#module, this.#func, operand) !== 'i64') return operand;
    const dest: Dest = { kind: 't', index: this.#func.symbols.push({ kind: 't', type: 'i32' }) - 1 };
    this.#made.push({ op: 'LToI', dest, operands: [operand], span });
    return dest;
  }
}

const zero: Operand = { kind: 'v', type: 'i32', value: 0 };

function constantOf(operand: Operand): bigint {
  return operand.kind === 'v' ? BigInt(operand.value) : 0n;
}
