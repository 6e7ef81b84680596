/**
 * Values of 128 bits as two of 64: cells in memory, and the operations that look at whole halves. All others have become calls (`lanes.ts`).
 *
 *     memory    v128 at a                      i64 at a (low half), i64 at a + 8: 128-bit cells are little-endian
 *     calc      t3 = BandW t1, t2              t3 = BandL t1, t2;  t4 = BandL t1', t2'
 */
import { InternalError } from '../../base/errors.ts';
import type { Calc, Dest, Instr, Operand } from '../../linear/nodes.ts';
import { calcRows, isCalcOp, type CalcOp } from '../../linear/opcodes.ts';
import { i64, type Expansion } from './expand.ts';
import type { Halving, Pair, Values } from './split.ts';

export const vectorHalving: Halving = {
  wide: 'v128',
  half: 'i64',
  bits: 64n,
  immediate: i64,
  rewrite(instr, code, values) {
    if ((instr.op === 'Load' || instr.op === 'Store') && instr.mem === 'v128') writeAccess(instr, code, values);
    else if (isCalcOp(instr.op) && 'dest' in instr && isOnWide(instr.op)) writeCalc(instr as Calc, code, values);
    else return false;
    return true;
  },
};

/** The upper cell of a store is read first: it is all of it that may lie outside, and then nothing is stored. */
function writeAccess(instr: Extract<Instr, { op: 'Load' | 'Store' }>, code: Expansion, values: Values): void {
  const address = values.place(instr.operands[0]);
  const half = { span: instr.span, mem: 'i64', volatile: instr.volatile } as const;
  const load = (dest: Dest, offset: number): void =>
    code.add({ ...half, op: 'Load', dest, offset: instr.offset + offset, operands: [address] });
  if (instr.op === 'Load') {
    const [low, high] = values.destPair(instr.dest);
    load(low, 0);
    load(high, 8);
    return;
  }
  load(code.temp('i64'), 8);
  values
    .pair(instr.operands[1])
    .forEach((value, k) =>
      code.add({ ...half, op: 'Store', offset: instr.offset + 8 * k, operands: [address, value] }),
    );
}

function writeCalc({ op, dest, operands }: Calc, code: Expansion, values: Values): void {
  const wide = calcRows[op].operands.map((type) => type === 'v128');
  const given = operands.map((operand, k): Pair => {
    if (wide[k]) return values.pair(operand);
    const place = values.place(operand);
    return [place, place];
  });
  const compute = halfwise[op];
  if (compute === undefined) throw new InternalError(`${op} is not on halves`, 'legalise');
  const [low, high] = compute(code, given);
  if (!values.isWide(dest)) return code.assign(values.place(dest), low);
  const [lowDest, highDest] = values.destPair(dest);
  code.assign(lowDest, low);
  code.assign(highDest, high);
}

function isOnWide(op: CalcOp): boolean {
  const { operands, result } = calcRows[op];
  return result === 'v128' || operands.includes('v128');
}

/** What both halves of the result are; operands that are not split are given twice. */
type Compute = (code: Expansion, operands: readonly Pair[]) => Pair;

const each =
  (compute: (code: Expansion, operands: readonly Operand[]) => Operand): Compute =>
  (code, operands) => [
    compute(
      code,
      operands.map(([low]) => low),
    ),
    compute(
      code,
      operands.map(([, high]) => high),
    ),
  ];

const eachOp = (op: CalcOp): Compute => each((code, operands) => code.calc(op, ...operands));

/** One truth of both halves. */
const joined =
  (compare: CalcOp, connect: CalcOp): Compute =>
  (code, [x, y]) => {
    const truth = code.calc(connect, code.calc(compare, x[0], y[0]), code.calc(compare, x[1], y[1]));
    return [truth, truth];
  };

/** The number of a lane of 64 bits, which is known. */
function laneNumber([index]: Pair): 0 | 1 {
  return index.kind === 'v' && (Number(index.value) & 1) === 1 ? 1 : 0;
}

const halfwise: Readonly<Partial<Record<CalcOp, Compute>>> = {
  BandW: eachOp('BandL'),
  BorW: eachOp('BorL'),
  BxorW: eachOp('BxorL'),
  BnotW: eachOp('BnotL'),
  SelectW: eachOp('SelectL'),
  BitselectW: each((code, [mask, x, y]) => {
    const others = code.calc('BandL', code.calc('BnotL', mask), y);
    return code.calc('BorL', code.calc('BandL', mask, x), others);
  }),
  EqualW: joined('EqualL', 'BandI'),
  NotEqualW: joined('NotEqualL', 'BorI'),
  LToW: (code, [[x]]) => [x, code.calc('ShrL', x, i64(63n))],
  ULToW: (_, [[x]]) => [x, i64(0n)],
  WToL: (_, [[low]]) => [low, low],
  SplatI64x2: (_, [[x]]) => [x, x],
  LaneI64x2: (_, [whole, index]) => {
    const half = whole[laneNumber(index)];
    return [half, half];
  },
  ReplaceI64x2: (_, [whole, index, [value]]) => (laneNumber(index) === 1 ? [whole[0], value] : [value, whole[1]]),
};
