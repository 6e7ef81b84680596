/**
 * From a function in any form to the interpreter's code.
 *
 * In SSA form each version has its own register, and the phis of a block are moves on the edges that lead to it: all
 * values are read into scratch registers before the first is written. With `checksUndefined`, the code also keeps track
 * of registers that were never written: reading one in a computation, a call, an access or a jump traps, copying one
 * copies that it was never written.
 *
 * Two frequent pairs become one operation: a temporary that is computed only to be assigned to a variable, and a
 * comparison that is made only for the branch behind it. Steps are counted as if they were two.
 */
import { InternalError, unreachable } from '../base/errors.ts';
import { isValue, numberValues, valueOf, type ValueTable } from '../linear/analysis/values.ts';
import { buildBlocks, phiOperandFrom } from '../linear/cfg.ts';
import { isCalc, operandsOf, targetsOf } from '../linear/instr.ts';
import { meaningOf, type Meaning } from '../linear/meaning.ts';
import { calcRows } from '../linear/opcodes.ts';
import { operandType } from '../linear/nodes.ts';
import type { Block, Calc, Dest, Func, Instr, LinearModule, Load, Operand, Store, Switch, Terminator, ValueType } from '../linear/nodes.ts';
import { alignUp, functionAddress, type DataLayout } from './data-layout.ts';
import { bigAddress, bigValue, cellCodes, isBig, Op } from './interp-code.ts';
import type { Prepared, PreparedCall, PreparedMixed, PreparedReturn, PreparedSwitch } from './interp-code.ts';

export interface PrepareContext {
  readonly module: LinearModule;
  readonly layout: DataLayout;
  readonly checksUndefined: boolean;
}

export function prepare(context: PrepareContext, func: Func): Prepared {
  const blocks = func.form === 'linear' ? buildBlocks(func.instrs).blocks : func.blocks;
  return new Preparer(context, { ...func, blocks }).prepare();
}

const fastOps: Readonly<Record<string, number>> = Object.fromEntries(Object.entries(Op).filter(([, code]) => code >= Op.AddI && code < Op.IfEqual));

/** Comparisons that can be one operation with the branch on them; signed integers and floats compare alike. */
const branchOps: Readonly<Record<string, number>> = {
  Equal: Op.IfEqual, NotEqual: Op.IfNotEqual, Less: Op.IfLess, LessEqual: Op.IfLessEqual, Greater: Op.IfGreater, GreaterEqual: Op.IfGreaterEqual,
};

class Preparer {
  readonly #context: PrepareContext;
  readonly #func: Func;
  readonly #values: ValueTable;
  /** The register of each value. */
  readonly #registers: Int32Array;
  #next = 0;
  /** Registers beyond all others for what an instruction needs in passing. */
  #scratchFrom = 0;
  #scratchUsed = 0;
  #scratchMost = 0;
  /** How often each value is read. */
  readonly #reads: Int32Array;
  readonly #numConstants = new Map<number, number>();
  readonly #bigConstants = new Map<bigint, number>();
  #negativeZero = -1;

  readonly #code: number[] = [];
  readonly #origin: (Instr | undefined)[] = [];
  readonly #remaining: number[] = [];
  #current: Instr | undefined;
  #left = 0;
  readonly #blockStart: number[] = [];
  /** Words that receive the start of a block when all are known. */
  readonly #jumps: { readonly at: number; readonly block: number }[] = [];
  readonly #switches: PreparedSwitch[] = [];

  readonly #calls: PreparedCall[] = [];
  readonly #returns: PreparedReturn[] = [];
  readonly #meanings: Meaning[] = [];
  readonly #mixed: PreparedMixed[] = [];
  readonly #meaningIndex = new Map<string, number>();
  readonly #traps: string[] = [];

  constructor(context: PrepareContext, func: Func) {
    this.#context = context;
    this.#func = func;
    this.#values = numberValues(func);
    this.#registers = new Int32Array(this.#values.count);
    this.#reads = countReads(func, this.#values);
  }

  prepare(): Prepared {
    const func = this.#func;
    const locals = this.#assignRegisters();
    const constants = this.#collectConstants();
    const slots = this.#placeSlots();
    this.#scratchFrom = this.#next;
    func.blocks.forEach((block, b) => this.#emitBlock(block, b));
    for (const { at, block } of this.#jumps) this.#code[at] = this.#blockStart[block];
    return {
      func, ...locals, ...constants, ...slots,
      frameSize: this.#scratchFrom + this.#scratchMost,
      code: Int32Array.from(this.#code), origin: this.#origin, remaining: Int32Array.from(this.#remaining),
      calls: this.#calls, switches: this.#switches, returns: this.#returns, meanings: this.#meanings, mixed: this.#mixed, traps: this.#traps,
    };
  }

  // Registers

  /** Parameters, then locals (version 0 of them), then everything else. */
  #assignRegisters(): Pick<Prepared, 'localsFrom' | 'localsTo' | 'bigLocals'> {
    const { symbols } = this.#func;
    const { first, count, symbol } = this.#values;
    const bigLocals: number[] = [];
    for (let s = 0; s < symbols.length && symbols[s].kind === 'p'; s++) this.#registers[first[s]] = this.#next++;
    const localsFrom = this.#next;
    for (let s = 0; s < symbols.length; s++) {
      if (symbols[s].kind !== 'l') continue;
      if (isBig(symbols[s].type)) bigLocals.push(this.#next);
      this.#registers[first[s]] = this.#next++;
    }
    const localsTo = this.#next;
    for (let value = 0; value < count; value++) {
      if (value !== first[symbol[value]] || symbols[symbol[value]].kind === 't') this.#registers[value] = this.#next++;
    }
    return { localsFrom, localsTo, bigLocals: Int32Array.from(bigLocals) };
  }

  #collectConstants(): Pick<Prepared, 'constantsFrom' | 'numConstants' | 'bigConstantsFrom' | 'bigConstants'> {
    const nums: number[] = [];
    const bigs: bigint[] = [];
    const see = (operand: Operand): void => {
      const value = this.#constantOf(operand);
      if (value === undefined) return;
      if (typeof value === 'bigint') {
        if (!this.#bigConstants.has(value)) this.#bigConstants.set(value, bigs.push(value) - 1);
      } else if (Object.is(value, -0)) {
        if (this.#negativeZero < 0) this.#negativeZero = nums.push(value) - 1;
      } else if (!this.#numConstants.has(value)) this.#numConstants.set(value, nums.push(value) - 1);
    };
    for (const { phis, instrs, end } of this.#func.blocks) {
      for (const phi of phis) phi.operands.forEach(see);
      for (const instr of instrs) operandsOf(instr).forEach(see);
      operandsOf(end).forEach(see);
    }
    const constantsFrom = this.#next;
    const bigConstantsFrom = constantsFrom + nums.length;
    for (const [value, index] of this.#numConstants) this.#numConstants.set(value, constantsFrom + index);
    if (this.#negativeZero >= 0) this.#negativeZero += constantsFrom;
    for (const [value, index] of this.#bigConstants) this.#bigConstants.set(value, bigConstantsFrom + index);
    this.#next = bigConstantsFrom + bigs.length;
    return { constantsFrom, numConstants: Float64Array.from(nums), bigConstantsFrom, bigConstants: bigs };
  }

  /** The value of an operand that is one and the same wherever it stands. */
  #constantOf(operand: Operand): number | bigint | undefined {
    if (operand.kind === 'v') return operand.value;
    if (operand.kind === 'f') return this.#asAddress(functionAddress(operand.index));
    if (operand.kind !== 'g') return undefined;
    const global = this.#context.module.globals[operand.index];
    if (global.storage === 'scalar') return undefined;
    const address = this.#context.layout.addresses[operand.index] + (operand.offset ?? 0);
    return global.storage === 'array' ? address : this.#asAddress(address);
  }

  #asAddress(value: number): number | bigint {
    return this.#context.module.pointerSize === 8 ? BigInt(value) : value | 0;
  }

  #placeSlots(): Pick<Prepared, 'slots' | 'stackBytes' | 'usesStack'> {
    const slots: Prepared['slots'][number][] = [];
    let bytes = 0;
    this.#func.symbols.forEach((symbol, s) => {
      if (!('storage' in symbol)) return;
      const offset = alignUp(bytes, symbol.storage === 'array' ? 16 : Math.max(1, Math.min(symbol.align, 16)));
      bytes = offset + (symbol.storage === 'array' ? symbol.count * 4 : symbol.size);
      slots.push({ register: this.#registers[this.#values.first[s]], offset, isBig: isBig(symbol.type) });
    });
    const allocates = this.#func.blocks.some(({ instrs }) => instrs.some(({ op }) => op === 'Alloca'));
    return { slots, stackBytes: alignUp(bytes, 16), usesStack: bytes > 0 || allocates };
  }

  #scratch(): number {
    const register = this.#scratchFrom + this.#scratchUsed++;
    this.#scratchMost = Math.max(this.#scratchMost, this.#scratchUsed);
    return register;
  }

  #typeOf(operand: Operand): ValueType {
    return operandType(this.#context.module, this.#func, operand);
  }

  // Code

  #emit(op: number, d = 0, a = 0, b = 0, x = 0): number {
    this.#origin.push(this.#current);
    this.#remaining.push(this.#left);
    return this.#code.push(op, d, a, b, x) - 5;
  }

  #emitBlock(block: Block, b: number): void {
    this.#blockStart.push(this.#code.length);
    this.#left = block.instrs.length + (block.end.op === 'Goto' ? 0 : 1);
    this.#current = block.instrs[0] ?? block.end;
    this.#emit(Op.Block, 0, 0, 0, this.#left);
    const { instrs, end } = block;
    for (let i = 0; i < instrs.length; i++, this.#left--) {
      const instr = instrs[i];
      this.#begin(instr);
      if (isCalc(instr) && this.#isReadOnlyBy(instr.dest, instrs[i + 1] ?? end)) {
        const next = instrs[i + 1] ?? end;
        if (next.op === 'Assign' && next.dest.kind !== 'g') {
          this.#emitCalc({ ...instr, dest: next.dest });
          i++;
          this.#left--;
          continue;
        }
        const branch = next.op === 'CondGoto' ? branchOf(instr) : undefined;
        if (branch !== undefined && next.op === 'CondGoto') return this.#emitCompareBranch(branch, instr, next, b);
      }
      this.#emitInstr(instr);
    }
    this.#begin(end);
    this.#emitEnd(end, b);
  }

  /** Is the temporary read once, by this instruction, as its first operand? */
  #isReadOnlyBy(dest: Dest, instr: Instr): boolean {
    const [operand] = operandsOf(instr);
    return dest.kind === 't' && operand?.kind === 't' && operand.index === dest.index && this.#reads[valueOf(this.#values, dest)] === 1;
  }

  #emitCompareBranch(op: number, { operands }: Calc, end: Extract<Terminator, { op: 'CondGoto' }>, from: number): void {
    const [a, b] = operands.map((operand) => this.#read(operand));
    const at = this.#emit(op, 0, a, b);
    this.#emitEdges(from, end, [[end.targets[0], at + 4], [end.targets[1], at + 1]]);
  }

  #begin(instr: Instr): void {
    this.#current = instr;
    this.#scratchUsed = 0;
  }

  /** The register that holds an operand. A scalar global is read into a scratch register. */
  #read(operand: Operand, isCopy = false): number {
    if (isValue(operand)) {
      const register = this.#registers[valueOf(this.#values, operand)];
      if (this.#context.checksUndefined && !isCopy) this.#emit(Op.CheckDefined, 0, register);
      return register;
    }
    const value = this.#constantOf(operand);
    if (value === undefined) {
      const register = this.#scratch();
      const isWide = isBig(this.#typeOf(operand));
      this.#emit(isWide ? Op.GetGlobalB : Op.GetGlobalN, register, operand.kind === 'g' ? operand.index : 0);
      if (this.#context.checksUndefined) this.#emit(Op.MarkDefined, register);
      return register;
    }
    const register = typeof value === 'bigint' ? this.#bigConstants.get(value) : Object.is(value, -0) ? this.#negativeZero : this.#numConstants.get(value);
    if (register === undefined) throw new InternalError('a constant was not collected', 'interp');
    return register;
  }

  /** The register to write; `#wrote` must follow. */
  #target(dest: Dest): number {
    return dest.kind === 'g' ? this.#scratch() : this.#registers[valueOf(this.#values, dest)];
  }

  #wrote(dest: Dest, register: number): void {
    if (dest.kind === 'g') this.#emit(isBig(this.#typeOf(dest)) ? Op.SetGlobalB : Op.SetGlobalN, dest.index, register);
    else if (this.#context.checksUndefined) this.#emit(Op.MarkDefined, register);
  }

  #emitInstr(instr: Instr): void {
    if (isCalc(instr)) return this.#emitCalc(instr);
    switch (instr.op) {
      case 'Assign':
        return this.#emitAssign(instr.dest, instr.operands[0]);
      case 'ArrayLoad': {
        const [array, index] = instr.operands.map((operand) => this.#read(operand));
        const isInt = this.#typeOf(instr.operands[0]) === 'i32*';
        return this.#emitTo(instr.dest, isInt ? Op.ArrayLoadI : Op.ArrayLoadF, array, index);
      }
      case 'ArrayStore': {
        const [array, index, value] = instr.operands.map((operand) => this.#read(operand));
        this.#emit(this.#typeOf(instr.operands[0]) === 'i32*' ? Op.ArrayStoreI : Op.ArrayStoreF, 0, array, index, value);
        return;
      }
      case 'Load':
        return this.#emitTo(instr.dest, Op.Load, this.#read(instr.operands[0]), instr.offset, this.#cell(instr, instr.dest));
      case 'Store': {
        const [address, value] = instr.operands.map((operand) => this.#read(operand));
        this.#emit(Op.Store, value, address, instr.offset, this.#cell(instr, instr.operands[1]));
        return;
      }
      case 'Copy':
      case 'Fill': {
        const [target, source, length] = instr.operands.map((operand) => this.#read(operand));
        this.#emit(instr.op === 'Copy' ? Op.Copy : Op.Fill, target, source, length, this.#addressFlag());
        return;
      }
      case 'Alloca':
        return this.#emitTo(instr.dest, Op.Alloca, this.#read(instr.operands[0]), 0, this.#addressFlag());
      case 'Call':
      case 'ICall':
        return this.#emitCall(instr);
      default:
        throw new InternalError(`${instr.op} among the instructions of a block`, 'interp');
    }
  }

  #addressFlag(): number {
    return this.#context.module.pointerSize === 8 ? bigAddress : 0;
  }

  #cell({ mem }: Load | Store, value: Operand): number {
    return cellCodes[mem] | this.#addressFlag() | (isBig(this.#typeOf(value)) ? bigValue : 0);
  }

  #emitTo(dest: Dest, op: number, a: number, b = 0, x = 0): void {
    const register = this.#target(dest);
    this.#emit(op, register, a, b, x);
    this.#wrote(dest, register);
  }

  #emitAssign(dest: Dest, source: Operand): void {
    const from = this.#read(source, dest.kind !== 'g');
    const isWide = isBig(this.#typeOf(dest));
    if (dest.kind === 'g') return this.#wrote(dest, from);
    this.#emitMove(this.#target(dest), from, isWide);
  }

  #emitMove(to: number, from: number, isWide: boolean): void {
    this.#emit(isWide ? Op.MoveB : Op.MoveN, to, from);
    if (this.#context.checksUndefined) this.#emit(Op.CopyDefined, to, from);
  }

  #emitCalc({ op, dest, operands }: Calc): void {
    const [a, b = 0, c = 0] = operands.map((operand) => this.#read(operand));
    const first = this.#typeOf(operands[0]);
    if (op === 'AddI' && (first === 'i32*' || first === 'f32*')) return this.#emitTo(dest, Op.PointerAdd, a, b);
    if (Object.hasOwn(fastOps, op)) return this.#emitTo(dest, fastOps[op], a, b);
    const row = calcRows[op];
    const isWide = isBig(row.result);
    if (row.family === 'Select') return this.#emitTo(dest, isWide ? Op.SelectB : Op.SelectN, a, b, c);
    const banks = row.operands.map(isBig);
    if (banks.length > 2 || new Set(banks).size > 1 || (banks.length === 2 && !banks[0] && isWide)) {
      const isMixed = [banks[0], banks[1] ?? false, banks[2] ?? false] as const;
      return this.#emitTo(dest, isWide ? Op.CalcMixedB : Op.CalcMixedN, a, b, this.#mixed.push({ meaning: meaningOf(op), isBig: isMixed, third: c }) - 1);
    }
    this.#emitTo(dest, calcShape(isBig(row.operands[0]), row.operands.length, isWide), a, b, this.#meaning(op));
  }

  #meaning(op: Calc['op']): number {
    let index = this.#meaningIndex.get(op);
    if (index === undefined) this.#meaningIndex.set(op, (index = this.#meanings.push(meaningOf(op)) - 1));
    return index;
  }

  #emitCall(instr: Extract<Instr, { op: 'Call' | 'ICall' }>): void {
    const { funcs } = this.#context.module;
    const signature = instr.op === 'Call' ? funcs[instr.func] : instr.signature;
    const address = instr.op === 'ICall' ? this.#read(instr.operands[0]) : 0;
    const args = (instr.op === 'Call' ? instr.operands : instr.operands.slice(1)).map((operand) => this.#read(operand));
    const dests = instr.dests.map((dest) => this.#target(dest));
    const call: PreparedCall = {
      func: instr.op === 'Call' ? instr.func : -1, address, addressIsBig: this.#context.module.pointerSize === 8,
      params: signature.params, results: signature.results, takesBig: signature.params.some(isBig), givesBig: signature.results.some(isBig), args: Int32Array.from(args), dests: Int32Array.from(dests),
    };
    const op = instr.op === 'ICall' ? Op.CallIndirect : funcs[instr.func].extern ? Op.CallHost : Op.Call;
    this.#emit(op, 0, 0, 0, this.#calls.push(call) - 1);
    instr.dests.forEach((dest, i) => this.#wrote(dest, dests[i]));
  }

  // Ends of blocks

  #emitEnd(end: Terminator, from: number): void {
    switch (end.op) {
      case 'Goto':
        return this.#emitJump(from, end.targets[0]);
      case 'CondGoto': {
        const condition = this.#read(end.operands[0]);
        const at = this.#emit(Op.Branch, 0, condition);
        this.#emitEdges(from, end, [[end.targets[0], at + 4], [end.targets[1], at + 3]]);
        return;
      }
      case 'Switch':
        return this.#emitSwitch(end, from);
      case 'Return': {
        const registers = Int32Array.from(end.operands, (operand) => this.#read(operand));
        this.#emit(Op.Return, 0, 0, 0, this.#returns.push({ registers }) - 1);
        return;
      }
      case 'Trap':
        this.#emit(Op.Trap, 0, 0, 0, this.#traps.push(end.trap) - 1);
        return;
      default:
        return unreachable(end);
    }
  }

  /** Puts the way to each target into a word of the code: the target's start, or the moves of the edge. */
  #emitEdges(from: number, end: Terminator, words: readonly (readonly [target: number, word: number])[]): void {
    const { blocks } = this.#func;
    for (const target of new Set(targetsOf(end))) {
      const own = words.filter(([to]) => to === target).map(([, word]) => word);
      if (blocks[target].phis.length === 0) for (const at of own) this.#jumps.push({ at, block: target });
      else {
        for (const at of own) this.#code[at] = this.#code.length;
        this.#emitJump(from, target);
      }
    }
  }

  #emitJump(from: number, target: number): void {
    this.#emitPhis(from, target);
    this.#jumps.push({ at: this.#emit(Op.Jump) + 4, block: target });
  }

  #emitPhis(from: number, target: number): void {
    const { phis } = this.#func.blocks[target];
    this.#scratchUsed = 0;
    const moves = phis.map((phi) => {
      const isWide = isBig(this.#typeOf(phi.dest));
      return { dest: phi.dest, isWide, source: this.#read(phiOperandFrom(phi, from), true), between: phis.length > 1 ? this.#scratch() : -1 };
    });
    if (phis.length > 1) for (const { between, source, isWide } of moves) this.#emitMove(between, source, isWide);
    for (const { dest, between, source, isWide } of moves) this.#emitMove(this.#target(dest), between < 0 ? source : between, isWide);
  }

  #emitSwitch(end: Switch, from: number): void {
    const value = this.#read(end.operands[0]);
    const isWide = isBig(this.#typeOf(end.operands[0]));
    this.#emit(isWide ? Op.SwitchB : Op.SwitchN, 0, value, 0, this.#switches.length);
    /** Each way out begins with a jump, or with moves and a jump. */
    const ways = new Map<number, number>();
    for (const target of new Set(end.targets)) {
      ways.set(target, this.#code.length);
      this.#emitJump(from, target);
    }
    const wayTo = (target: number): number => ways.get(target) ?? 0;
    this.#switches.push({
      targets: new Map(end.values.map((key, i) => [key, wayTo(end.targets[i])])),
      otherwise: wayTo(end.targets[end.values.length]),
    });
  }
}

function branchOf({ op }: Calc): number | undefined {
  const { family, letter } = calcRows[op];
  return family !== undefined && (letter === 'I' || letter === 'F' || letter === 'D') ? branchOps[family] : undefined;
}

function countReads(func: Func, values: ValueTable): Int32Array {
  const reads = new Int32Array(values.count);
  const see = (operand: Operand): void => {
    if (isValue(operand)) reads[valueOf(values, operand)]++;
  };
  for (const { phis, instrs, end } of func.blocks) {
    for (const phi of phis) phi.operands.forEach(see);
    for (const instr of instrs) operandsOf(instr).forEach(see);
    operandsOf(end).forEach(see);
  }
  return reads;
}

function calcShape(takesBig: boolean, operands: number, givesBig: boolean): number {
  if (operands === 1) return takesBig ? (givesBig ? Op.CalcB_B : Op.CalcB_N) : givesBig ? Op.CalcN_B : Op.CalcN_N;
  return takesBig ? (givesBig ? Op.CalcBB_B : Op.CalcBB_N) : Op.CalcNN_N;
}
