/**
 * Names of the program as names of a language. A name stays what it is if the language leaves it alone; others get a number or an
 * underscore behind them, and what no identifier may contain becomes underscores.
 *
 *     fact ─▶ fact      printf ─▶ printf_      .release ─▶ s_release      été ─▶ s_t_      main ─▶ main_
 */

/** Longer names are cut: compilers of C99 need only look at so many characters of them. */
const longest = 63;

/** Has the language a use for the name of its own? */
export type IsReserved = (name: string) => boolean;

/** An identifier that looks like the name. Not yet one that nobody else has. */
export function identifierOf(name: string, isReserved: IsReserved): string {
  const plain = name.replace(/[^A-Za-z0-9_]/g, '_').slice(0, longest);
  const begun = /^[A-Za-z]/.test(plain) ? plain : `s${plain}`;
  return isReserved(begun) ? `${begun}_` : begun;
}

/** Names that were given away, of a file or of a function in it. */
export class Names {
  readonly #isReserved: IsReserved;
  readonly #taken = new Set<string>();
  readonly #outer: Names | undefined;
  readonly #next = new Map<string, number>();

  /** Names of a function differ from those of its file, too. */
  constructor(isReserved: IsReserved, outer?: Names) {
    this.#isReserved = isReserved;
    this.#outer = outer;
  }

  /** Names of a function of this file. */
  inner(): Names {
    return new Names(this.#isReserved, this);
  }

  has(name: string): boolean {
    return this.#taken.has(name) || this.#outer?.has(name) === true;
  }

  /** Gives away a name that is written as it is. */
  reserve(name: string): string {
    this.#taken.add(name);
    return name;
  }

  /** An identifier for the name that nobody has. */
  take(name: string): string {
    const plain = identifierOf(name, this.#isReserved);
    if (!this.has(plain)) return this.reserve(plain);
    let number = this.#next.get(plain) ?? 2;
    while (this.has(`${plain}_${number}`)) number++;
    this.#next.set(plain, number + 1);
    return this.reserve(`${plain}_${number}`);
  }
}
