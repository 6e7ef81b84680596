/**
 * Which local holds which symbol of the linear function. Parameters are the first locals. A scalar or a temporary gets
 * a local when it is first written and has it until its value is dead: after its last use, if it lives in one block,
 * else after the event that ends its live range. Symbols without a live range keep one from the start.
 */
import { InternalError } from '../../base/errors.ts';
import type { Func } from '../../linear/nodes.ts';
import type { BodyWriter } from './body-writer.ts';
import { valTypeOf } from './context.ts';
import { ownLocal, type LiveRanges } from './live-ranges.ts';
import type { Locals } from './locals.ts';
import type { ValType } from './module.ts';
import type { TempUses } from './trees.ts';

export class SymbolLocals {
  readonly #func: Func;
  readonly #uses: TempUses;
  readonly #ranges: LiveRanges;
  readonly #body: BodyWriter;
  readonly #locals: Locals;
  /** The local of each symbol; -1 before it has one. */
  readonly #localOf: Int32Array;
  /** The locals that are free after each event. */
  readonly #due = new Map<number, { readonly type: ValType; readonly local: number }[]>();

  constructor(func: Func, uses: TempUses, ranges: LiveRanges, body: BodyWriter, locals: Locals) {
    this.#func = func;
    this.#uses = uses;
    this.#ranges = ranges;
    this.#body = body;
    this.#locals = locals;
    this.#localOf = new Int32Array(func.symbols.length).fill(-1);
    func.symbols.forEach((symbol, i) => {
      if (symbol.kind === 'p') this.#localOf[i] = i;
      else if (symbol.kind === 'l' && !('storage' in symbol) && ranges[i] === ownLocal) {
        this.#localOf[i] = locals.add(valTypeOf(symbol.type));
      }
    });
  }

  /** Whether a temporary may stay on the operand stack: one use, in its own block. */
  isStackable(temp: number): boolean {
    return this.#uses.count[temp] === 1 && this.#uses.block[temp] >= 0;
  }

  /** Pops the top of the operand stack into a symbol's local; a temporary that is never read is dropped. */
  write(symbol: number): void {
    const isTemp = this.#func.symbols[symbol].kind === 't';
    if (isTemp && this.#uses.count[symbol] === 0) return this.#body.plain('drop');
    if (this.#localOf[symbol] < 0) this.#localOf[symbol] = this.#take(symbol, isTemp);
    this.#body.local('local.set', this.#localOf[symbol]);
  }

  read(symbol: number): void {
    const local = this.#localOf[symbol];
    const { kind, type } = this.#func.symbols[symbol];
    if (local < 0) throw new InternalError(`${kind}${symbol} is used before it is defined`, `wasm: ${this.#func.name}`);
    this.#body.local('local.get', local);
    if (kind !== 't' || this.#uses.block[symbol] < 0) return;
    this.#uses.count[symbol]--;
    if (this.#uses.count[symbol] === 0) this.#locals.give(valTypeOf(type), local);
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
    const type = valTypeOf(this.#func.symbols[symbol].type);
    const local = this.#locals.take(type);
    if (isTemp && this.#uses.block[symbol] >= 0) return local;
    const due = this.#due.get(this.#ranges[symbol]);
    if (due === undefined) this.#due.set(this.#ranges[symbol], [{ type, local }]);
    else due.push({ type, local });
    return local;
  }
}
