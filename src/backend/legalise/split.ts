/**
 * Splits every value of a type into two of a type of half its width, the lower half first: parameters, results, symbols and scalar
 * globals, and what moves or passes them. What becomes of operations and of accesses to memory says the caller (`Halving`):
 * `vector-halves.ts` splits v128 into i64, `long-halves.ts` i64 into i32.
 *
 *     symbols   … v128 t3 …             … i64 t3, i64 t4 …     what comes behind is renumbered
 *     call      t3 = call @f            t3, t4 = call @f
 *
 * Addresses are numbers of 32 bits, whatever their type: of one that is i64 the upper half is 0.
 */
import { mapDests, mapOperands } from '../../linear/instr.ts';
import {
  operandType,
  type Dest,
  type Func,
  type Global,
  type Instr,
  type LinearModule,
  type LinearSymbol,
  type Operand,
  type Terminator,
} from '../../linear/nodes.ts';
import type { ValueType } from '../../linear/opcodes.ts';
import { Expansion } from './expand.ts';

/** A value of the wide type, as what stands for it. */
export type Pair = readonly [low: Operand, high: Operand];
export type DestPair = readonly [low: Dest, high: Dest];

/** What is split into what. */
export interface Halving {
  readonly wide: 'v128' | 'i64';
  readonly half: 'i64' | 'i32';
  /** Of a half. */
  readonly bits: bigint;
  /** The size of addresses, where that changes. */
  readonly pointerSize?: 4;
  /** Half of an immediate: the low bits of these. */
  immediate(bits: bigint): Operand;
  /** Writes what stands for an instruction that computes or accesses memory; false if it stays, with its operands renumbered. */
  rewrite(instr: Instr, code: Expansion, values: Values): boolean;
  /** The same of one that ends a block: what it becomes, after what is added to the code. */
  end?(instr: Terminator, code: Expansion, values: Values): Terminator | undefined;
}

/** Operands of the function as it was, in the one that it becomes. */
export interface Values {
  isWide(operand: Operand): boolean;
  /** The halves of an operand of the wide type. */
  pair(operand: Operand): Pair;
  destPair(dest: Dest): DestPair;
  /** An operand that is not split, or the lower half of one that is. */
  place<O extends Operand>(operand: O): O;
}

export function splitModule(module: LinearModule, halving: Halving): void {
  const original = { ...module, globals: module.globals.slice(), funcs: module.funcs.slice() };
  if (halving.pointerSize !== undefined) (module as { pointerSize: 4 | 8 }).pointerSize = halving.pointerSize;
  const upper = splitGlobals(module.globals, halving);
  module.funcs.forEach((func, i) => (module.funcs[i] = new FuncSplitter(original, func, upper, halving).split()));
}

/** A scalar keeps its lower half; the upper one is a new global. The result: by the index of the lower half. */
function splitGlobals(globals: Global[], { wide, half, bits }: Halving): ReadonlyMap<number, number> {
  const upper = new Map<number, number>();
  const initial = (value: bigint): number | bigint =>
    half === 'i64' ? BigInt.asIntN(64, value) : Number(BigInt.asIntN(32, value));
  globals.slice().forEach((global, i) => {
    if (global.storage !== 'scalar' || global.type !== wide) return;
    const value = BigInt(global.init);
    globals[i] = { ...global, type: half, init: initial(value) };
    const name = freeName(globals, `${global.name}.high`);
    upper.set(i, globals.push({ name, storage: 'scalar', type: half, init: initial(value >> bits) }) - 1);
  });
  return upper;
}

function freeName(globals: readonly Global[], wanted: string): string {
  let name = wanted;
  while (globals.some((global) => global.name === name)) name += '_';
  return name;
}

/** One function, rewritten instruction by instruction; form and blocks stay. */
class FuncSplitter implements Values {
  readonly #module: LinearModule;
  readonly #func: Func;
  readonly #upperGlobals: ReadonlyMap<number, number>;
  readonly #halving: Halving;
  readonly #symbols: LinearSymbol[] = [];
  /** The new number of each symbol, or of its lower half, which the upper one follows. */
  readonly #places: readonly number[];

  constructor(module: LinearModule, func: Func, upperGlobals: ReadonlyMap<number, number>, halving: Halving) {
    this.#module = module;
    this.#func = func;
    this.#upperGlobals = upperGlobals;
    this.#halving = halving;
    this.#places = func.symbols.map((symbol) => this.#addSymbol(symbol));
  }

  #addSymbol(symbol: LinearSymbol): number {
    const { wide, half } = this.#halving;
    if (symbol.type !== wide) return this.#symbols.push(symbol) - 1;
    if ('storage' in symbol) return this.#symbols.push({ ...symbol, type: 'i32' }) - 1;
    const { kind, name } = symbol;
    const high = name === undefined ? undefined : `${name}.high`;
    this.#symbols.push({ kind, type: half, name }, { kind, type: half, name: high });
    return this.#symbols.length - 2;
  }

  split(): Func {
    const func = this.#func;
    return {
      ...func,
      params: this.#splitTypes(func.params),
      results: this.#splitTypes(func.results),
      symbols: this.#symbols,
      instrs: func.instrs.flatMap((instr) => this.#rewritten(instr)),
      blocks: func.blocks.map(({ phis, instrs, terminator }) => {
        const code = new Expansion(this.#symbols, terminator.span);
        const end = this.#end(terminator, code);
        return {
          phis,
          instrs: [...instrs.flatMap((instr) => this.#rewritten(instr)), ...code.instrs],
          terminator: end,
        };
      }),
    };
  }

  #splitTypes(types: readonly ValueType[]): ValueType[] {
    const { wide, half } = this.#halving;
    return types.flatMap((type): ValueType[] => (type === wide ? [half, half] : [type]));
  }

  #rewritten(instr: Instr): Instr[] {
    const code = new Expansion(this.#symbols, instr.span);
    this.#rewrite(instr, code);
    return code.instrs;
  }

  #rewrite(instr: Instr, code: Expansion): void {
    switch (instr.op) {
      case 'Call':
        return code.add({ ...instr, dests: this.#flat(instr.dests), operands: this.#flat(instr.operands) });
      case 'ICall': {
        const { params, results } = instr.signature;
        const signature = { params: this.#splitTypes(params), results: this.#splitTypes(results) };
        const operands = [this.place(instr.operands[0]), ...this.#flat(instr.operands.slice(1))];
        return code.add({ ...instr, signature, dests: this.#flat(instr.dests), operands });
      }
      case 'Assign':
        if (this.isWide(instr.dest)) return this.#move(instr.dest, instr.operands[0], code);
        break;
      case 'Goto':
      case 'CondGoto':
      case 'Switch':
      case 'Return':
      case 'Trap':
        return code.add(this.#end(instr, code));
      default:
        if (this.#halving.rewrite(instr, code, this)) return;
    }
    code.add(this.#whole(instr));
  }

  #end(instr: Terminator, code: Expansion): Terminator {
    if (instr.op === 'Return') return { ...instr, operands: this.#flat(instr.operands) };
    return this.#halving.end?.(instr, code, this) ?? this.#whole(instr);
  }

  #whole<I extends Instr>(instr: I): I {
    return mapDests(
      mapOperands(instr, (operand) => this.place(operand)),
      (dest) => this.place(dest),
    );
  }

  #move(to: Dest, from: Operand, code: Expansion): void {
    const dest = this.destPair(to);
    const value = this.pair(from);
    for (const half of [0, 1] as const) code.assign(dest[half], value[half]);
  }

  isWide(operand: Operand): boolean {
    return operandType(this.#module, this.#func, operand) === this.#halving.wide;
  }

  pair(operand: Operand): Pair {
    if (operand.kind === 'v') {
      const bits = operand.bits ?? BigInt(operand.value);
      return [this.#halving.immediate(bits), this.#halving.immediate(bits >> this.#halving.bits)];
    }
    const low = this.place(operand);
    return [low, this.#upper(operand, low)];
  }

  destPair(dest: Dest): DestPair {
    return this.pair(dest) as DestPair;
  }

  #upper(operand: Exclude<Operand, { kind: 'v' }>, low: Operand): Operand {
    const isAddress = operand.kind === 'l' && 'storage' in this.#func.symbols[operand.index];
    const global = operand.kind === 'g' ? this.#upperGlobals.get(operand.index) : undefined;
    if (global !== undefined) return { kind: 'g', index: global };
    if (isAddress || operand.kind === 'g' || operand.kind === 'f') return this.#halving.immediate(0n);
    return { ...low, index: this.#places[operand.index] + 1 } as Operand;
  }

  place<O extends Operand>(operand: O): O {
    if (operand.kind !== 't' && operand.kind !== 'l' && operand.kind !== 'p')
      return operand.kind === 'v' && this.isWide(operand) ? (this.pair(operand)[0] as O) : operand;
    return { ...operand, index: this.#places[operand.index] };
  }

  /** Operands or destinations in a row, with both halves of those that are split. */
  #flat<O extends Operand>(operands: readonly O[]): O[] {
    return operands.flatMap((operand) =>
      this.isWide(operand) ? (this.pair(operand) as readonly [O, O]) : [this.place(operand)],
    );
  }
}
