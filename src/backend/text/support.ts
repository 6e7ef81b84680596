/** The functions of a language that built files have beside those of the program, from tables of texts. */
import { knownEntry, ownEntry } from '../../base/own-entry.ts';
import { trapKinds } from '../../vm/trap.ts';

/** A function, or what several share. `trap:KIND` among its needs is a kind of trap. */
export interface SupportRow {
  readonly needs?: readonly string[];
  readonly text: string;
}

export type SupportRows = Readonly<Record<string, SupportRow>>;

/** What a kind of trap means; what no engine has is told as what should not be reached. */
export function sentenceOf(kind: string): string {
  return ownEntry<string>(trapKinds, kind) ?? `${trapKinds.unreachable}: ${kind}`;
}

/** The names that texts define: what the pattern captures, several with commas between them. */
export function definedNames(texts: readonly string[], pattern: RegExp): readonly string[] {
  return [...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].flatMap(([, names]) => names.split(', '))))];
}

/** Those that a file uses. */
export class UsedSupport {
  readonly #rows: SupportRows;
  readonly #used = new Set<string>();
  /** The kinds of traps that the file tells of. */
  readonly kinds: Set<string>;

  constructor(rows: SupportRows, kinds: readonly string[]) {
    this.#rows = rows;
    this.kinds = new Set(kinds);
  }

  has(name: string): boolean {
    return this.#used.has(name);
  }

  /** Adds a row and what it needs; undefined if it has been there, or is a kind of trap. */
  add(name: string): SupportRow | undefined {
    if (name.startsWith('trap:')) {
      this.kinds.add(name.slice('trap:'.length));
      return undefined;
    }
    if (this.#used.has(name)) return undefined;
    this.#used.add(name);
    const row = knownEntry(this.#rows, name);
    for (const need of row.needs ?? []) this.add(need);
    return row;
  }

  /** In the order of the table, where what a row needs stands before it. */
  texts(): string[] {
    return Object.entries(this.#rows).flatMap(([name, { text }]) => (this.#used.has(name) ? [text] : []));
  }
}

/** Functions of which the text is made for a file, each once; what they are asked by says all about them. */
export class MadeFunctions {
  readonly #take: (name: string) => string;
  readonly #made = new Map<string, { readonly name: string; readonly text: string }>();

  /** `take` gives a name that nobody has, like the one that is asked for. */
  constructor(take: (name: string) => string) {
    this.#take = take;
  }

  /** The name of the function; `text` gets it too. */
  define(name: string, text: (own: string) => string): string {
    const known = this.#made.get(name);
    if (known !== undefined) return known.name;
    const own = this.#take(name);
    this.#made.set(name, { name: own, text: text(own) });
    return own;
  }

  texts(): string[] {
    return [...this.#made.values()].map(({ text }) => text);
  }
}
