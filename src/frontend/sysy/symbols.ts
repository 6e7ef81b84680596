/**
 * What names mean, block by block. Names are atoms (small numbers), so a look-up is one array access; a scope is the
 * list of what its declarations hid, which is put back when it ends. Beneath the outermost scope lies the library.
 */
import type { Span } from '../../base/source.ts';
import type { Dest, ValueType } from '../../linear/nodes.ts';

export type NumberType = 'i32' | 'f32';
export type ResultType = NumberType | 'void';

export interface Variable {
  readonly kind: 'variable';
  readonly name: string;
  readonly type: NumberType;
  /** Empty for a scalar. The first of an array parameter is 0: not known. */
  readonly dims: readonly number[];
  readonly isConst: boolean;
  /** Declared only: another file has it. */
  readonly isExtern: boolean;
  readonly span: Span;
  /** Where it lives; scalar constants live nowhere. */
  storage: Dest | undefined;
  /** The value of a scalar constant, from the end of its declaration on. */
  constant: number | undefined;
  /** The elements of a constant array that are not 0. */
  elements: ReadonlyMap<number, number> | undefined;
}

export interface FuncSymbol {
  readonly kind: 'function';
  readonly name: string;
  /** In the module. */
  readonly index: number;
  readonly params: readonly ValueType[];
  readonly result: ResultType;
  readonly span: Span | undefined;
  /** Declared, and not (yet) defined. */
  readonly isPrototype?: boolean;
  /** Written otherwise than the function that is called: `starttime` passes the line, `putf` takes a string. */
  readonly special?: 'line' | 'format';
}

/** Declared wrongly, and reported: uses of it are not. */
export interface BadSymbol {
  readonly kind: 'bad';
  readonly span: Span;
}

export type Symbol = Variable | FuncSymbol | BadSymbol;

/** What a name meant before a scope declared it. */
interface Hidden {
  readonly atom: number;
  readonly symbol: Symbol | undefined;
  readonly depth: number;
}

export class Scopes {
  readonly #symbols: (Symbol | undefined)[] = [];
  /** The scope of each visible symbol: 0 for the library, 1 for the outermost, and so on. */
  readonly #depths: number[] = [];
  readonly #hidden: Hidden[][] = [[], []];

  get depth(): number {
    return this.#hidden.length - 1;
  }

  open(): void {
    this.#hidden.push([]);
  }

  close(): void {
    const hidden = this.#hidden.pop() ?? [];
    for (let i = hidden.length - 1; i >= 0; i--) {
      this.#symbols[hidden[i].atom] = hidden[i].symbol;
      this.#depths[hidden[i].atom] = hidden[i].depth;
    }
  }

  find(atom: number): Symbol | undefined {
    return this.#symbols[atom];
  }

  /** What the innermost scope itself declares under this name. */
  findHere(atom: number): Symbol | undefined {
    return this.#depths[atom] === this.depth ? this.#symbols[atom] : undefined;
  }

  /** Declares in the innermost scope; 0 declares in the library, 1 outside all functions, 2 for a whole function. */
  declare(atom: number, symbol: Symbol, depth = this.depth): void {
    if (depth > 1) this.#hidden[depth].push({ atom, symbol: this.#symbols[atom], depth: this.#depths[atom] });
    this.#symbols[atom] = symbol;
    this.#depths[atom] = depth;
  }

  /** The atoms of all names that mean something now. */
  *visible(): Generator<number> {
    for (let atom = 0; atom < this.#symbols.length; atom++) if (this.#symbols[atom] !== undefined) yield atom;
  }
}
