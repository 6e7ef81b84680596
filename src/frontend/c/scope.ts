/** Names and what they mean, block by block [C17 6.2.1]: one space for ordinary names, one for tags. */
import type { Span } from '../../base/source.ts';
import type { FuncSymbol, LabelSymbol, Live, VarSymbol } from './tree.ts';
import type { CRecord, Enumeration, EnumType, RecordType, Type } from './types.ts';

/** What an ordinary name means. */
export type Meaning =
  | VarSymbol
  | FuncSymbol
  | {
      readonly kind: 'typedef';
      readonly name: string;
      readonly type: Type;
      used?: boolean;
      readonly span: Span;
    }
  | { readonly kind: 'constant'; readonly name: string; value: bigint; type: Type; readonly span: Span };

export type Tagged = (RecordType | EnumType) & { readonly record?: CRecord; readonly enumeration?: Enumeration };

interface Scope {
  readonly names: Map<string, Meaning>;
  readonly tags: Map<string, Tagged>;
  /** GNU's `__label__`: labels of this block alone. */
  labels: Map<string, LabelSymbol> | undefined;
  live: Live | undefined;
}

export class Scopes {
  readonly #scopes: Scope[] = [emptyScope(undefined)];
  /** What names mean that nothing has declared: words of C23 that C17 lets programs use. */
  readonly #otherwise: ReadonlyMap<string, Meaning>;

  constructor(otherwise: ReadonlyMap<string, Meaning> = new Map()) {
    this.#otherwise = otherwise;
  }

  get isFile(): boolean {
    return this.#scopes.length === 1;
  }

  open(): void {
    this.#scopes.push(emptyScope(this.live));
  }

  /** The variables that are open here and for which something has to be done where their block is left, innermost first. */
  get live(): Live | undefined {
    return this.#scopes[this.#scopes.length - 1].live;
  }

  /** From here to the end of the block, leaving it means to do something for the variable. */
  hold(symbol: VarSymbol): void {
    this.#scopes[this.#scopes.length - 1].live = { symbol, outer: this.live };
  }

  /** Gives the names of the block that ends. */
  close(): Iterable<Meaning> {
    return this.#scopes.pop()?.names.values() ?? [];
  }

  find(name: string): Meaning | undefined {
    for (let i = this.#scopes.length - 1; i >= 0; i--) {
      const meaning = this.#scopes[i].names.get(name);
      if (meaning !== undefined) return meaning;
    }
    return this.#otherwise.get(name);
  }

  /** Labels of the innermost block. */
  declareLabel(name: string, label: LabelSymbol): void {
    (this.#scopes[this.#scopes.length - 1].labels ??= new Map()).set(name, label);
  }

  /** A label that a block around has for itself. */
  findLabel(name: string): LabelSymbol | undefined {
    return this.#scopes.findLast(({ labels }) => labels?.has(name))?.labels?.get(name);
  }

  /** Declared in the innermost block. */
  findHere(name: string): Meaning | undefined {
    return this.#scopes[this.#scopes.length - 1].names.get(name);
  }

  /** Declared outside of all functions. */
  findInFile(name: string): Meaning | undefined {
    return this.#scopes[0].names.get(name);
  }

  declare(name: string, meaning: Meaning): void {
    this.#scopes[this.#scopes.length - 1].names.set(name, meaning);
  }

  declareInFile(name: string, meaning: Meaning): void {
    this.#scopes[0].names.set(name, meaning);
  }

  findTag(name: string): Tagged | undefined {
    for (let i = this.#scopes.length - 1; i >= 0; i--) {
      const type = this.#scopes[i].tags.get(name);
      if (type !== undefined) return type;
    }
    return undefined;
  }

  findTagHere(name: string): Tagged | undefined {
    return this.#scopes[this.#scopes.length - 1].tags.get(name);
  }

  declareTag(name: string, type: Tagged): void {
    this.#scopes[this.#scopes.length - 1].tags.set(name, type);
  }

  *names(): Iterable<string> {
    for (const { names } of this.#scopes) yield* names.keys();
  }
}

function emptyScope(live: Live | undefined): Scope {
  return { names: new Map(), tags: new Map(), labels: undefined, live };
}
