/** Where headers are looked for [C17 6.10.2]: beside the file that includes them, in folders in their order, among our own. */
import type { SourceFile } from '../../../base/source.ts';

/** Gives files by their paths; nothing for those that are not there. Paths have `/` between their parts. */
export type ReadFile = (path: string) => SourceFile | undefined;

/** How headers are read, and the folders in which they are looked for. */
export interface SearchOptions {
  readonly read: ReadFile;
  /** For `"…"` alone (`-iquote`). */
  readonly quoteFolders?: readonly string[];
  /** For both (`-I`). */
  readonly folders?: readonly string[];
}

/** A header that was found, and in which of the folders: `#include_next` goes on behind it. */
export interface Header {
  readonly source: SourceFile;
  readonly place: number;
}

/** The part of a path before its last `/`, with it. */
function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

export class HeaderSearch {
  readonly #read: ReadFile;
  readonly #quoted: readonly string[];
  readonly #all: readonly string[];

  constructor({ read, quoteFolders = [], folders = [] }: SearchOptions) {
    const withSlash = (folder: string): string => (folder === '' || folder.endsWith('/') ? folder : `${folder}/`);
    this.#read = read;
    this.#quoted = quoteFolders.map(withSlash);
    this.#all = folders.map(withSlash);
  }

  /** A header by its name as written, `<x.h>` or `"x.h"`, from a file; with `after`, from the folder behind that one on. */
  find(written: string, from: SourceFile, after?: number): Header | undefined {
    const name = written.slice(1, -1);
    if (name.startsWith('/')) return this.#header(name, -1);
    // Place 0 is the folder of the file, then come those for quotes, then those for all.
    const places = [folderOf(from.name), ...this.#quoted, ...this.#all];
    const first = after === undefined ? (written.startsWith('"') ? 0 : 1 + this.#quoted.length) : after + 1;
    for (let place = first; place < places.length; place++) {
      const header = this.#header(places[place] + name, place);
      if (header !== undefined) return header;
    }
    return undefined;
  }

  #header(path: string, place: number): Header | undefined {
    const source = this.#read(normalised(path));
    return source && { source, place };
  }
}

/** Without `.` and, where it only leads back, `..`. */
function normalised(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    const isBack = part === '..' && parts.length > 0 && !['', '..'].includes(parts[parts.length - 1]);
    if (isBack) parts.pop();
    else if (part !== '.' && (part !== '' || parts.length === 0)) parts.push(part);
  }
  return parts.join('/');
}
