/**
 * Splits every value of type v128 into two of type i64, the lower half first (`vectors.ts`): parameters, results, symbols,
 * scalar globals and cells in memory.
 *
 *     symbols   … v128 t3 …                    … i64 t3, i64 t4 …     what comes behind is renumbered
 *     memory    v128 at a                      i64 at a (low half), i64 at a + 8: 128-bit cells are little-endian
 *     calc      t3 = BandW t1, t2              t3 = BandL t1, t2;  t4 = BandL t1', t2'
 *
 * Operations must be ones that work half by half (`halfwise`); all others have become calls in earlier steps.
 */
import { InternalError } from '../../base/errors.ts';
import { mapDests, mapOperands } from '../../linear/instr.ts';
import type { Calc, Dest, Func, Global, Instr, LinearModule, LinearSymbol, Operand } from '../../linear/nodes.ts';
import { calcRows, isCalcOp, type CalcOp, type ValueType } from '../../linear/opcodes.ts';
import { Expansion, i64 } from './expand.ts';

export function splitModule(module: LinearModule): void {
  const upper = splitGlobals(module.globals);
  module.funcs.forEach((func, i) => (module.funcs[i] = new FuncSplitter(func, upper).split()));
}

/** A scalar keeps its lower half; the upper one is a new global. The result: by the index of the lower half. */
function splitGlobals(globals: Global[]): ReadonlyMap<number, number> {
  const upper = new Map<number, number>();
  globals.slice().forEach((global, i) => {
    if (global.storage !== 'scalar' || global.type !== 'v128') return;
    const bits = BigInt(global.init);
    globals[i] = { ...global, type: 'i64', init: BigInt.asIntN(64, bits) };
    const name = freeName(globals, `${global.name}.high`);
    upper.set(i, globals.push({ name, storage: 'scalar', type: 'i64', init: BigInt.asIntN(64, bits >> 64n) }) - 1);
  });
  return upper;
}

function freeName(globals: readonly Global[], wanted: string): string {
  let name = wanted;
  while (globals.some((global) => global.name === name)) name += '_';
  return name;
}

function splitTypes(types: readonly ValueType[]): ValueType[] {
  return types.flatMap((type): ValueType[] => (type === 'v128' ? ['i64', 'i64'] : [type]));
}

/** A value of 128 bits, as what stands for it. */
type Pair = readonly [low: Operand, high: Operand];

/** One function, rewritten instruction by instruction; form and blocks stay. */
class FuncSplitter {
  readonly #func: Func;
  readonly #upperGlobals: ReadonlyMap<number, number>;
  readonly #symbols: LinearSymbol[] = [];
  /** The new number of each symbol, or of its lower half, which the upper one follows. */
  readonly #places: readonly number[];

  constructor(func: Func, upperGlobals: ReadonlyMap<number, number>) {
    this.#func = func;
    this.#upperGlobals = upperGlobals;
    this.#places = func.symbols.map((symbol) => {
      if (symbol.type !== 'v128') return this.#symbols.push(symbol) - 1;
      const { kind, name } = symbol;
      const high = name === undefined ? undefined : `${name}.high`;
      this.#symbols.push({ kind, type: 'i64', name }, { kind, type: 'i64', name: high });
      return this.#symbols.length - 2;
    });
  }

  split(): Func {
    const func = this.#func;
    const rewrite = (instrs: readonly Instr[]): Instr[] =>
      instrs.flatMap((instr) => {
        const code = new Expansion(this.#symbols, instr.span);
        this.#rewrite(instr, code);
        return code.instrs;
      });
    return {
      ...func,
      params: splitTypes(func.params),
      results: splitTypes(func.results),
      symbols: this.#symbols,
      instrs: rewrite(func.instrs),
      blocks: func.blocks.map(({ phis, instrs, terminator }) => ({
        phis,
        instrs: rewrite(instrs),
        terminator: this.#whole(terminator),
      })),
    };
  }

  /** Terminators have one form: only `Return` has operands of 128 bits. */
  #whole<I extends Instr>(instr: I): I {
    if (instr.op === 'Return') return { ...instr, operands: this.#flat(instr.operands) };
    return mapDests(
      mapOperands(instr, (operand) => this.#place(operand)),
      (dest) => this.#place(dest),
    );
  }

  #rewrite(instr: Instr, code: Expansion): void {
    switch (instr.op) {
      case 'Call':
        return code.add({ ...instr, dests: this.#flat(instr.dests), operands: this.#flat(instr.operands) });
      case 'ICall': {
        const { params, results } = instr.signature;
        const signature = { params: splitTypes(params), results: splitTypes(results) };
        return code.add({ ...instr, signature, dests: this.#flat(instr.dests), operands: this.#flat(instr.operands) });
      }
      case 'Load':
      case 'Store':
        if (instr.mem === 'v128') return this.#access(instr, code);
        break;
      case 'Assign':
        if (this.#isWide(instr.dest)) return this.#move(instr.dest, instr.operands[0], code);
        break;
      default:
        if (isCalcOp(instr.op) && 'dest' in instr && isOnWide(instr.op)) return this.#calc(instr as Calc, code);
    }
    code.add(this.#whole(instr));
  }

  #move(to: Dest, from: Operand, code: Expansion): void {
    const dest = this.#pair(to);
    const value = this.#pair(from);
    for (const half of [0, 1] as const) code.assign(dest[half] as Dest, value[half]);
  }

  /** The upper cell of a store is read first: it is all of it that may lie outside, and then nothing is stored. */
  #access(instr: Extract<Instr, { op: 'Load' | 'Store' }>, code: Expansion): void {
    const address = this.#place(instr.operands[0]);
    const half = { span: instr.span, mem: 'i64', volatile: instr.volatile } as const;
    const load = (dest: Dest, offset: number): void =>
      code.add({ ...half, op: 'Load', dest, offset: instr.offset + offset, operands: [address] });
    if (instr.op === 'Load') {
      const [low, high] = this.#pair(instr.dest);
      load(low as Dest, 0);
      load(high as Dest, 8);
      return;
    }
    load(code.temp('i64'), 8);
    this.#pair(instr.operands[1]).forEach((value, k) =>
      code.add({ ...half, op: 'Store', offset: instr.offset + 8 * k, operands: [address, value] }),
    );
  }

  #calc({ op, dest, operands }: Calc, code: Expansion): void {
    const wide = calcRows[op].operands.map((type) => type === 'v128');
    const given = operands.map((operand, k): Pair => {
      if (wide[k]) return this.#pair(operand);
      const place = this.#place(operand);
      return [place, place];
    });
    const compute = halfwise[op];
    if (compute === undefined) throw new InternalError(`${op} is not on halves`, 'legalise');
    const [low, high] = compute(code, given);
    if (!this.#isWide(dest)) return code.assign(this.#place(dest), low);
    const [lowDest, highDest] = this.#pair(dest) as readonly [Dest, Dest];
    code.assign(lowDest, low);
    code.assign(highDest, high);
  }

  #isWide(operand: Operand): boolean {
    switch (operand.kind) {
      case 'v':
        return operand.type === 'v128';
      case 'f':
        return false;
      case 'g':
        return this.#upperGlobals.has(operand.index);
      default:
        return this.#func.symbols[operand.index].type === 'v128';
    }
  }

  /** The halves of an operand of 128 bits. */
  #pair(operand: Operand): Pair {
    if (operand.kind === 'v') {
      const bits = operand.bits ?? BigInt(operand.value);
      return [i64(bits), i64(bits >> 64n)];
    }
    if (operand.kind === 'g') return [operand, { ...operand, index: this.#upperGlobals.get(operand.index) ?? -1 }];
    const low = this.#place(operand);
    return [low, { ...low, index: low.index + 1 }];
  }

  /** An operand that is not split, or the lower half of one that is. */
  #place<O extends Operand>(operand: O): O {
    if (operand.kind !== 't' && operand.kind !== 'l' && operand.kind !== 'p') return operand;
    return { ...operand, index: this.#places[operand.index] };
  }

  /** Operands or destinations in a row, with both halves of those that are split. */
  #flat<O extends Operand>(operands: readonly O[]): O[] {
    return operands.flatMap((operand) =>
      this.#isWide(operand) ? (this.#pair(operand) as readonly [O, O]) : [this.#place(operand)],
    );
  }
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
