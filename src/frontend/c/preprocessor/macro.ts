/** Macros: what `#define` says, with the uses of parameters in the body found once [C17 6.10.3]. */
import { spelling, type Token } from './token.ts';

/** A part of the body of a macro with parameters. */
export type Part =
  | { readonly kind: 'token'; readonly token: Token }
  /** The argument with this number. `raw` beside `##`: as it was written, not expanded. */
  | { readonly kind: 'argument'; readonly token: Token; readonly index: number; readonly raw: boolean }
  /** `#x`: the argument as a string. */
  | { readonly kind: 'string'; readonly token: Token; readonly index: number }
  /** `a ## b`: pastes the token before to the token behind. */
  | { readonly kind: 'paste'; readonly token: Token }
  /** `__VA_OPT__(…)`: its parts, if there are variable arguments [C23 6.10.5.2]. */
  | { readonly kind: 'optional'; readonly token: Token; readonly parts: readonly Part[] };

export interface Macro {
  readonly name: string;
  /** Where it is defined; absent for those of the implementation. */
  readonly token: Token | undefined;
  /** Absent for a macro without an argument list. */
  readonly params: readonly string[] | undefined;
  /** The last parameter takes all further arguments. */
  readonly variadic: boolean;
  readonly body: readonly Token[];
  readonly parts: readonly Part[];
  /** Computed where it is used: `__LINE__`. */
  readonly compute?: (use: Token) => Token;
}

/** Is a second definition the same as the first: same parameters, same tokens, white space at the same places [6.10.3p2]? */
export function isSameMacro(one: Macro, other: Macro): boolean {
  return (
    one.variadic === other.variadic &&
    one.params?.join() === other.params?.join() &&
    one.body.length === other.body.length &&
    spelling(one.body) === spelling(other.body)
  );
}

/** Names by their macros; the names of the host language's own properties are as good as others. */
export class MacroTable {
  readonly #macros = new Map<string, Macro>();
  readonly #saved = new Map<string, (Macro | undefined)[]>();
  readonly poisoned = new Set<string>();

  get(name: string): Macro | undefined {
    return this.#macros.get(name);
  }

  define(macro: Macro): void {
    this.#macros.set(macro.name, macro);
  }

  remove(name: string): void {
    this.#macros.delete(name);
  }

  names(): Iterable<string> {
    return this.#macros.keys();
  }

  /** `#pragma push_macro("x")`. */
  push(name: string): void {
    const saved = this.#saved.get(name);
    if (saved === undefined) this.#saved.set(name, [this.get(name)]);
    else saved.push(this.get(name));
  }

  /** `#pragma pop_macro("x")`. */
  pop(name: string): void {
    const saved = this.#saved.get(name);
    if (saved === undefined || saved.length === 0) return;
    const macro = saved.pop();
    if (macro === undefined) this.remove(name);
    else this.define(macro);
  }
}
