/**
 * Run-time code in MAPLE. A library is a few files of definitions (`func`, `type`, `var`); a program gets those that it
 * reaches. Names of ours begin with `&__`, `$__` or `&samara_` (lower/maple-levels/own-names.ts), so what a definition needs
 * is found in its text.
 *
 * The files are ordinary MAPLE: `samara fmt` formats them, the tests verify them. `texts.ts`, which scripts/runtime.mjs writes
 * before anything is built or tested, holds them for programs that cannot read files.
 */
import { InternalError } from '../base/errors.ts';

const definitionStart = /^(?:func|type|var) ([&$][\w.]+)/;
const ownName = /[&$](?:__|samara_)[\w.]+/g;

interface Definition {
  readonly text: string;
  readonly needs: readonly string[];
}

export class RuntimeLibrary {
  readonly #files: readonly string[];
  #definitions: ReadonlyMap<string, Definition> | undefined;

  constructor(files: readonly string[]) {
    this.#files = files;
  }

  /** By name, in the order of the files. Most programs need none of them, so they are read when first asked for. */
  get #all(): ReadonlyMap<string, Definition> {
    return (this.#definitions ??= new Map(this.#files.flatMap(definitionsIn)));
  }

  /** The names of all definitions, as the files spell them. */
  get names(): readonly string[] {
    return [...this.#all.keys()];
  }

  textOf(name: string): string {
    const definition = this.#all.get(name);
    if (definition === undefined) throw new InternalError(`${name} is not defined`, 'runtime');
    return definition.text;
  }

  /**
   * The definitions of these names and of all that they reach, in the order of the files; other names are passed over, and so is what
   * the program has already.
   */
  link(wanted: Iterable<string>, isThere: (name: string) => boolean = () => false): string {
    const all = this.#all;
    const reached = this.reach(wanted);
    const isLinked = (name: string): boolean => reached.has(name) && !isThere(name);
    return [...all].flatMap(([name, { text }]) => (isLinked(name) ? [text] : [])).join('\n');
  }

  /** These names and all that their definitions mention, whether the library defines them or not. */
  reach(wanted: Iterable<string>): ReadonlySet<string> {
    const reached = new Set<string>();
    const open = [...wanted];
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      if (reached.has(name)) continue;
      reached.add(name);
      open.push(...(this.#all.get(name)?.needs ?? []));
    }
    return reached;
  }
}

/** A definition is one line, or begins on a line that ends in `{` and ends with the line `}`. */
function definitionsIn(file: string): [name: string, definition: Definition][] {
  const found: [string, Definition][] = [];
  const lines = file.split('\n');
  for (let at = 0; at < lines.length; at++) {
    const name = definitionStart.exec(lines[at])?.[1];
    if (name === undefined) continue;
    const start = at;
    if (lines[at].endsWith('{')) while (at < lines.length && lines[at] !== '}') at++;
    const text = lines.slice(start, at + 1).join('\n');
    found.push([name, { text, needs: text.match(ownName) ?? [] }]);
  }
  return found;
}
