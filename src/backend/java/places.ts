/**
 * Lines of the built file as places of the program's text. While functions are written, marks in the text (`marked` of expr.ts) say which
 * calls are at which place; when the file is put together they go, and lines with several places are broken in front of the marked
 * calls, so that the line that Java knows of a call says its place. What they were is a text in the class `Places`:
 *
 *     =share              the function
 *     @0division.c        from here on: of the program (0), the run time (1), or what no one wrote (2), and the file
 *     12:2:3              12 lines behind the last one: line 2, column 3
 *     7                   without a place
 *     0:13:3              for the same line the call in whose place that stands
 */
import type { Place, Places } from '../text/places.ts';
import { chunksOf } from '../text/bytes.ts';
import { quoted } from './strings.ts';

const mark = /\u0001(\d+)\u0002/g;

/** The file without marks, with the list of places at its end, and the bracket that closes it. A place is its calls, the innermost first. */
export function settle(text: string, places: Places): string {
  const lines: string[] = [];
  const found: { readonly line: number; readonly call: Place }[] = [];
  const add = (line: string, place: number): void => {
    lines.push(line);
    for (const call of places.callsAt(place)) found.push({ line: lines.length, call });
  };
  for (const line of text.split('\n')) {
    if (!line.includes('\u0001')) lines.push(line);
    else for (const [part, place] of partsOf(line)) add(part, place);
  }
  return `${lines.join('\n')}\n${placesClass(listOf(found))}}\n`;
}

/** Each with its place: the first goes up to the second of the places that differ. */
function partsOf(line: string): [string, number][] {
  const indent = /^ */.exec(line)?.[0] ?? '';
  const parts: [string, number][] = [];
  let current = '';
  let place = 0;
  let from = 0;
  for (const match of line.matchAll(mark)) {
    const number = Number(match[1]);
    current += line.slice(from, match.index);
    from = match.index + match[0].length;
    if (place !== 0 && number !== place) {
      parts.push([current.trimEnd(), place]);
      current = `${indent}    `;
    }
    place = number;
  }
  parts.push([current + line.slice(from), place]);
  return parts;
}

function listOf(found: readonly { readonly line: number; readonly call: Place }[]): string {
  const entries: string[] = [];
  let func = '';
  let file = '';
  let last = 0;
  for (const { line, call } of found) {
    if (call.name !== func) entries.push(`=${(func = call.name).replace(/[\n\r]/g, '?')}`);
    const at = call.position === undefined ? undefined : partsOfPosition(call.position);
    const owner = `@${call.kind}${at?.file ?? ''}`;
    if (owner !== file) entries.push((file = owner));
    entries.push(`${line - last}${at === undefined ? '' : at.rest}`);
    last = line;
  }
  return entries.map((entry) => `${entry}\n`).join('');
}

/** The name of a file may have colons and numbers itself. */
function partsOfPosition(position: string): { readonly file: string; readonly rest: string } {
  const rest = /(?::\d+:\d+)?$/.exec(position)?.[0] ?? '';
  return { file: position.slice(0, position.length - rest.length).replace(/[\n\r]/g, '?'), rest: rest || ':' };
}

function placesClass(list: string): string {
  const chunks = chunksOf(list).map((chunk) => `      ${quoted(chunk)}`);
  return `
  /** Where lines of this file are in the program's text. */
  static final class Places {
    static String[] text() {
      return new String[] {
${chunks.join(',\n')}
      };
    }
  }
`;
}
