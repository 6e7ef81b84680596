/**
 * The files that are being read, the innermost last: each with its scanner, its open conditionals, and the name and line
 * that `#line` gave to what follows.
 */
import type { SourceFile } from '../../../base/source.ts';
import { Scanner } from './scanner.ts';
import type { Token } from './token.ts';

/** One `#if` … `#endif`. */
export interface Conditional {
  readonly start: Token;
  /** The part that is being read is one that counts. */
  isActive: boolean;
  /** One of the parts so far counted. */
  wasActive: boolean;
  /** None of its parts can count, for it stands in one that does not. */
  readonly isOff: boolean;
  sawElse: boolean;
}

/** From an offset on, the file has another name and other line numbers. */
interface Renaming {
  readonly from: number;
  readonly name: string;
  readonly lines: number;
}

export class OpenFile {
  readonly source: SourceFile;
  readonly scanner: Scanner;
  /** In which folder of the search it was found. */
  readonly place: number;
  readonly conditionals: Conditional[] = [];
  /** The `#include`, if there is one. */
  readonly includedBy: Token | undefined;

  constructor(source: SourceFile, place: number, includedBy: Token | undefined) {
    this.source = source;
    this.scanner = new Scanner(source);
    this.place = place;
    this.includedBy = includedBy;
  }

  /** What stands here is left out. */
  get isSkipping(): boolean {
    return this.conditionals.at(-1)?.isActive === false;
  }
}

/** The names and lines that files say they have. */
export class Presumed {
  readonly #renamings = new Map<SourceFile, Renaming[]>();

  /** `#line number "name"` in the line that ends at `at`. */
  rename(source: SourceFile, at: number, number: number, name: string | undefined): void {
    const list = this.#renamings.get(source) ?? [];
    const following = source.position(at).line + 1;
    list.push({ from: at, name: name ?? list.at(-1)?.name ?? source.name, lines: number - following });
    this.#renamings.set(source, list);
  }

  position(source: SourceFile, offset: number): { readonly name: string; readonly line: number } {
    const { line } = source.position(offset);
    const renaming = this.#renamings.get(source)?.findLast(({ from }) => from <= offset);
    return renaming === undefined ? { name: source.name, line } : { name: renaming.name, line: line + renaming.lines };
  }
}
