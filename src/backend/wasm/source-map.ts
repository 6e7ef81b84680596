/**
 * The source map of a module (ECMA-426, and the conventions of WebAssembly for it): the whole module is one line, and its columns are the offsets of
 * its bytes. From each mark on, code belongs to a place of the source; where nobody wrote it, to none.
 */
import { writtenSpan, type SourceFile, type Span } from '../../base/source.ts';
import type { EncodedModule } from './encode.ts';
import type { WasmModule } from './module.ts';

/** The text of a map for an encoded module. */
export function sourceMapOf(module: WasmModule, { codeStart }: EncodedModule): string {
  const map = new Mappings();
  module.funcs.forEach(({ marks, code }, i) => {
    marks?.offsets.forEach((offset, k) => map.add(codeStart[i] + offset, marks.spans[k]));
    map.add(codeStart[i] + code.length, undefined);
  });
  const { sources, text } = map;
  return JSON.stringify({
    version: 3,
    sources: sources.map(({ name }) => name),
    sourcesContent: sources.map((source) => source.text),
    names: [],
    mappings: text,
  });
}

class Mappings {
  readonly sources: SourceFile[] = [];
  text = '';
  /** Segments are differences to the one before: column, source, line, column of the source. */
  readonly #last = [0, 0, 0, 0];

  add(offset: number, span: Span | undefined): void {
    const place = span === undefined ? [] : this.#placeOf(span);
    const numbers = [offset, ...place].map((value, i) => {
      const difference = value - this.#last[i];
      this.#last[i] = value;
      return vlq(difference);
    });
    this.text += `${this.text === '' ? '' : ','}${numbers.join('')}`;
  }

  /** Lines and columns from 0 on. */
  #placeOf(span: Span): number[] {
    const { source, start } = writtenSpan(span);
    let index = this.sources.indexOf(source);
    if (index < 0) index = this.sources.push(source) - 1;
    const { line, column } = source.position(start);
    return [index, line - 1, column - 1];
  }
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Five bits a digit, the lowest first, with a sixth for "more follows"; the very lowest bit is the sign. */
function vlq(value: number): string {
  let rest = value < 0 ? (-value << 1) | 1 : value << 1;
  let text = '';
  do {
    const more = rest >>> 5;
    text += digits[(rest & 31) | (more > 0 ? 32 : 0)];
    rest = more;
  } while (rest > 0);
  return text;
}
