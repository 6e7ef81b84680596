/**
 * An access through an address that is chosen out of two objects of the frame is one to each of them, in SSA form:
 *
 *     t1 = SelectL c, l2, l3                     t5 = load.i64 l2; t6 = load.i64 l3; t2 = SelectL c, t5, t6
 *     t2 = load.i64 t1                 ──▶       t7 = load.i64 l2; t8 = SelectL c, x, t7; store.i64 l2, t8
 *     store.i64 t1, x                            t9 = load.i64 l3; t4 = SelectL c, t9, x; store.i64 l3, t4
 *
 * What C programs write as `*(c ? &a : &b)`. Nothing of it remains once the objects are locals (`promote.ts`), which they become when nobody does anything else with their
 * addresses; others stay as they are. An object that is not chosen keeps what it has, and both are there to be read. Where ways that bring addresses meet,
 * another phi tells which of them has come.
 */
import type { DefUse, Site } from '../linear/analysis/def-use.ts';
import { isValue, valueOf, type ValueOperand } from '../linear/analysis/values.ts';
import { destsOf, isCalc, sameOperand } from '../linear/instr.ts';
import { operandType, type Dest, type Func, type Instr, type LinearModule, type Load } from '../linear/nodes.ts';
import type { Operand, Phi, Store } from '../linear/nodes.ts';
import { memTypes, type CalcOp, type ValueType } from '../linear/opcodes.ts';
import { renumberSymbols } from '../linear/renumber.ts';
import type { Known, Sweep } from './pass.ts';

/** Ways that meet; each may be one of two. */
const mostWays = 16;

export function splitAddresses(module: LinearModule, { analyses }: Known): Sweep {
  return {
    order: module.funcs.keys(),
    run: (index) => {
      const func = module.funcs[index];
      const hasSlots = func.symbols.some((symbol) => 'storage' in symbol && symbol.storage === 'slot');
      if (module.profile === 'core' || !hasSlots) return false;
      return new Splitting(module, func, analyses.of('uses', func)).run();
    },
  };
}

/** An address that is one of two, and where in which object each is. */
interface Choice {
  readonly dest: ValueOperand;
  /** By a `select`, or by the ways to a block. */
  readonly by: Instr;
  readonly block: number;
  readonly addresses: readonly [Operand, Operand];
  readonly places: readonly [Place, Place];
}

interface Place {
  readonly symbol: number;
  readonly offset: number;
}

class Splitting {
  readonly #module: LinearModule;
  readonly #func: Func;
  readonly #uses: DefUse;
  /** By value. */
  readonly #choices = new Map<number, Choice>();
  /** What tells that an address is the first one. */
  readonly #conditions = new Map<Choice, Operand>();

  constructor(module: LinearModule, func: Func, uses: DefUse) {
    this.#module = module;
    this.#func = func;
    this.#uses = uses;
  }

  run(): boolean {
    this.#func.blocks.forEach(({ phis, instrs }, block) => {
      for (const instr of [...phis, ...instrs]) this.#findChoice(instr, block);
    });
    if (this.#choices.size === 0) return false;
    this.#keepUseful();
    if (this.#choices.size === 0) return false;
    const chosen = [...this.#choices.values()];
    const places = new Set(chosen.flatMap(({ dest }) => this.#uses.usesOf(dest).map(({ block }) => block)));
    for (const choice of chosen) this.#conditions.set(choice, this.#conditionOf(choice));
    for (const b of places) {
      const { instrs } = this.#func.blocks[b];
      const written = instrs.flatMap((instr) => this.#split(instr));
      instrs.length = 0;
      for (const instr of written) instrs.push(instr);
    }
    this.#removeChoices();
    renumberSymbols(this.#func, true);
    return true;
  }

  #findChoice(by: Instr, block: number): void {
    const [dest] = destsOf(by);
    if ((by.op !== 'SelectL' && by.op !== 'SelectI' && by.op !== 'Phi') || !isValue(dest)) return;
    const among = by.op === 'Phi' ? by.operands : by.operands.slice(1);
    if (among.length > mostWays) return;
    const found = among.map((operand) => this.#placeOf(operand, by.op === 'Phi'));
    const [first] = found;
    const other = found.findIndex((place) => place === undefined || !isSamePlace(place, first));
    const second = found.at(other);
    if (first === undefined || second === undefined || other < 0) return;
    if (!found.every((place) => place !== undefined && (isSamePlace(place, first) || isSamePlace(place, second))))
      return;
    const choice: Choice = { dest, by, block, addresses: [among[0], among[other]], places: [first, second] };
    this.#choices.set(valueOf(this.#uses.values, dest), choice);
  }

  /** Where in a slot of the frame; `isItself`: it is its beginning, which has an address everywhere. */
  #placeOf(operand: Operand, isItself: boolean): Place | undefined {
    if (!isValue(operand)) return undefined;
    const symbol = this.#func.symbols[operand.index];
    if ('storage' in symbol) return symbol.storage === 'slot' ? { symbol: operand.index, offset: 0 } : undefined;
    const maker = isItself ? undefined : this.#uses.definitionOf(operand)?.instr;
    return maker === undefined ? undefined : this.#placeOfSum(maker);
  }

  #placeOfSum(instr: Instr): Place | undefined {
    if ((instr.op !== 'AddL' && instr.op !== 'AddI') || !isCalc(instr)) return undefined;
    const [base, by] = instr.operands;
    const place = this.#placeOf(base, true);
    return place !== undefined && by.kind === 'v' ? { ...place, offset: place.offset + Number(by.value) } : undefined;
  }

  /** Leaves out choices among objects that stay in memory, which makes others do so too. */
  #keepUseful(): void {
    const byObject = new Map<number, Choice[]>();
    for (const choice of this.#choices.values())
      for (const symbol of objectsOf(choice)) {
        const list = byObject.get(symbol);
        if (list === undefined) byObject.set(symbol, [choice]);
        else list.push(choice);
      }
    const lost = [...this.#choices.values()].filter((choice) => !this.#canSplit(choice)).flatMap(objectsOf);
    for (const [symbol] of byObject)
      if (!this.#usesOfObject(symbol).every((site) => this.#isAccess(site, symbol))) lost.push(symbol);
    for (let symbol = lost.pop(); symbol !== undefined; symbol = lost.pop()) {
      for (const choice of byObject.get(symbol) ?? [])
        if (this.#choices.delete(valueOf(this.#uses.values, choice.dest))) lost.push(...objectsOf(choice));
      byObject.delete(symbol);
    }
  }

  #usesOfObject(symbol: number): readonly Site[] {
    return this.#uses.usesOf({ kind: 'l', index: symbol, version: 0 });
  }

  /** A use of an object that leaves it one that may be promoted: a load, a store or copy there, a choice, or a sum that is used so. */
  #isAccess({ instr }: Site, symbol: number): boolean {
    if (instr.op === 'Copy' || instr.op === 'Fill') return true;
    if (instr.op === 'Load' || instr.op === 'Store')
      return (
        instr.volatile !== true && (instr.op === 'Load' || this.#placeOf(instr.operands[1], false)?.symbol !== symbol)
      );
    const [dest] = destsOf(instr);
    if (dest === undefined || !isValue(dest)) return false;
    if (this.#choices.has(valueOf(this.#uses.values, dest))) return true;
    if (this.#placeOfSum(instr)?.symbol !== symbol) return false;
    return this.#uses.usesOf(dest).every(({ instr: user }) => {
      if (user.op === 'Copy' || user.op === 'Fill') return true;
      if (user.op === 'Load' || user.op === 'Store')
        return user.volatile !== true && (user.op === 'Load' || !sameOperand(user.operands[1], dest));
      const [made] = destsOf(user);
      return made !== undefined && isValue(made) && this.#choices.has(valueOf(this.#uses.values, made));
    });
  }

  /** It is used for nothing but loads and stores of integers inside both objects. */
  #canSplit({ dest, places }: Choice): boolean {
    return this.#uses.usesOf(dest).every(({ instr }) => {
      if ((instr.op !== 'Load' && instr.op !== 'Store') || instr.volatile === true) return false;
      if (instr.op === 'Store' && sameOperand(instr.operands[1], dest)) return false;
      const type = this.#typeOf(instr);
      const isFloat = type === 'f32' || type === 'f64';
      if (letters[type] === undefined || (isFloat && instr.op === 'Store')) return false;
      return places.every(({ symbol, offset }) => {
        const object = this.#func.symbols[symbol];
        const [from, size] = [
          offset + instr.offset,
          'storage' in object && object.storage === 'slot' ? object.size : 0,
        ];
        return from >= 0 && from + memTypes[instr.mem].size <= size;
      });
    });
  }

  #typeOf(instr: Load | Store): ValueType {
    return operandType(this.#module, this.#func, instr.op === 'Load' ? instr.dest : instr.operands[1]);
  }

  #conditionOf({ by, block, places: [first] }: Choice): Operand {
    if (by.op !== 'Phi') return isCalc(by) ? by.operands[0] : { kind: 'v', type: 'i32', value: 0 };
    const dest: Dest = { kind: 'l', index: this.#func.symbols.push({ kind: 'l', type: 'i32' }) - 1, version: 1 };
    const operands = by.operands.map((operand): Operand => {
      const place = this.#placeOf(operand, true);
      return { kind: 'v', type: 'i32', value: place !== undefined && isSamePlace(place, first) ? 1 : 0 };
    });
    this.#func.blocks[block].phis.push({ ...by, dest, operands });
    return dest;
  }

  #split(instr: Instr): readonly Instr[] {
    const [address] = instr.op === 'Load' || instr.op === 'Store' ? instr.operands : [];
    if (address === undefined || !isValue(address)) return [instr];
    const choice = this.#choices.get(valueOf(this.#uses.values, address));
    const condition = choice && this.#conditions.get(choice);
    if (choice === undefined || condition === undefined) return [instr];
    if (instr.op === 'Load') return this.#splitLoad(instr, choice, condition);
    return instr.op === 'Store' ? this.#splitStore(instr, choice, condition) : [instr];
  }

  #splitLoad(load: Load, { addresses }: Choice, condition: Operand): readonly Instr[] {
    const type = this.#typeOf(load);
    const loads = addresses.map((address): Load => ({ ...load, dest: this.#temp(type), operands: [address] }));
    const operands = [condition, ...loads.map(({ dest }) => dest)];
    return [...loads, { op: selectOf(type), dest: load.dest, operands, span: load.span }];
  }

  #splitStore(store: Store, { addresses }: Choice, condition: Operand): readonly Instr[] {
    const { mem, offset, span } = store;
    const [, value] = store.operands;
    const type = this.#typeOf(store);
    return addresses.flatMap((address, k): Instr[] => {
      const [old, kept] = [this.#temp(type), this.#temp(type)];
      const operands = k === 0 ? [condition, value, old] : [condition, old, value];
      return [
        { op: 'Load', dest: old, mem, offset, operands: [address], span },
        { op: selectOf(type), dest: kept, operands, span },
        { ...store, operands: [address, kept] },
      ];
    });
  }

  #temp(type: ValueType): Dest {
    return { kind: 't', index: this.#func.symbols.push({ kind: 't', type }) - 1 };
  }

  /** Nobody reads them any more, and an address that is there is one that somebody may have. */
  #removeChoices(): void {
    const gone = new Set<Instr>([...this.#choices.values()].map(({ by }) => by));
    for (const b of new Set([...this.#choices.values()].map(({ block }) => block))) {
      const block = this.#func.blocks[b];
      const [phis, instrs] = [block.phis, block.instrs].map((list) => list.filter((one) => !gone.has(one)));
      this.#func.blocks[b] = { ...block, phis: phis as Phi[], instrs };
    }
  }
}

function objectsOf({ places }: Choice): number[] {
  return places.map(({ symbol }) => symbol);
}

function isSamePlace(a: Place, b: Place | undefined): boolean {
  return a.symbol === b?.symbol && a.offset === b.offset;
}

const letters: Readonly<Partial<Record<ValueType, string>>> = { i32: 'I', i64: 'L', f32: 'F', f64: 'D' };

function selectOf(type: ValueType): CalcOp {
  return `Select${letters[type] ?? 'I'}` as CalcOp;
}
