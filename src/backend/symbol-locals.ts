/**
 * Which local holds which symbol of the linear function. Parameters are the first locals. A scalar or a temporary gets
 * a local when it is first written and has it until its value is dead: after its last use, if it lives in one block,
 * else after the event that ends its live range. Symbols without a live range keep one from the start.
 *
 * It is asked in the order in which code is written, once for each read and each write: an answer may give the local to
 * somebody else after that read. How a local is read and written is the emitter's matter.
 */
import { InternalError } from '../base/errors.ts';
import type { Func } from '../linear/nodes.ts';
import type { ValueType } from '../linear/opcodes.ts';
import { ownLocal, type LiveRanges } from './live-ranges.ts';
import type { Locals } from './locals.ts';
import type { TempUses } from './trees.ts';

export class SymbolLocals<Type> {
  readonly #func: Func;
  readonly #uses: TempUses;
  readonly #ranges: LiveRanges;
  readonly #typeOf: (type: ValueType) => Type;
  readonly #locals: Locals<Type>;
  /** The local of each symbol; -1 before it has one. */
  readonly #localOf: Int32Array;
  /** The locals that are free after each event. */
  readonly #due = new Map<number, { readonly type: Type; readonly local: number }[]>();

  /** `typeOf` is the output's type of a value. */
  constructor(func: Func, uses: TempUses, ranges: LiveRanges, locals: Locals<Type>, typeOf: (type: ValueType) => Type) {
    this.#func = func;
    this.#uses = uses;
    this.#ranges = ranges;
    this.#typeOf = typeOf;
    this.#locals = locals;
    this.#localOf = new Int32Array(func.symbols.length).fill(-1);
    func.symbols.forEach((symbol, i) => {
      if (symbol.kind === 'p') this.#localOf[i] = i;
      else if (symbol.kind === 'l' && !('storage' in symbol) && ranges[i] === ownLocal) {
        this.#localOf[i] = locals.add(typeOf(symbol.type));
      }
    });
  }

  /** Whether a temporary may stay in an expression: one use, in its own block. */
  isStackable(temp: number): boolean {
    return this.#uses.count[temp] === 1 && this.#uses.block[temp] >= 0;
  }

  /** The local that gets a symbol's new value; undefined for a temporary that is never read. */
  toWrite(symbol: number): number | undefined {
    const isTemp = this.#func.symbols[symbol].kind === 't';
    if (isTemp && this.#uses.count[symbol] === 0) return undefined;
    if (this.#localOf[symbol] < 0) this.#localOf[symbol] = this.#take(symbol, isTemp);
    return this.#localOf[symbol];
  }

  /** The local that has a symbol's value. */
  toRead(symbol: number): number {
    const local = this.#localOf[symbol];
    const { kind, type } = this.#func.symbols[symbol];
    if (local < 0)
      throw new InternalError(`${kind}${symbol} is used before it is defined`, `backend: ${this.#func.name}`);
    if (kind !== 't' || this.#uses.block[symbol] < 0) return local;
    this.#uses.count[symbol]--;
    if (this.#uses.count[symbol] === 0) this.#locals.give(this.#typeOf(type), local);
    return local;
  }

  /** To be called after each event: frees the locals whose values end there. */
  endEvent(event: number): void {
    const due = this.#due.get(event);
    if (due === undefined) return;
    for (const { type, local } of due) this.#locals.give(type, local);
    this.#due.delete(event);
  }

  /** Names of parameters and named locals; of symbols that share a local, the first. */
  names(): ReadonlyMap<number, string> | undefined {
    const names = new Map<number, string>();
    this.#func.symbols.forEach(({ kind, name }, i) => {
      const local = this.#localOf[i];
      if (name !== undefined && kind !== 't' && local >= 0 && !names.has(local)) names.set(local, name);
    });
    return names.size === 0 ? undefined : names;
  }

  #take(symbol: number, isTemp: boolean): number {
    const type = this.#typeOf(this.#func.symbols[symbol].type);
    const local = this.#locals.take(type);
    if (isTemp && this.#uses.block[symbol] >= 0) return local;
    const due = this.#due.get(this.#ranges[symbol]);
    if (due === undefined) this.#due.set(this.#ranges[symbol], [{ type, local }]);
    else due.push({ type, local });
    return local;
  }
}
