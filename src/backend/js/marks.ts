/**
 * Marks in the text of a file, which say something about their line and are gone when the file is whole: where a call stands in the
 * source, and from which line of the source the next line was made.
 */

const control = '\u0001';

/** Behind a call: the number of its place. */
export function callMark(place: number): string {
  return `${control}${place}${control}`;
}

/** A line of its own. */
export function lineMark(line: number, source: string): string {
  return `${control}line ${line} ${source}`;
}

/** From where in the source a line is. */
export interface SourceLine {
  readonly line: number;
  readonly source: string;
}

/** A text without marks, and what they said. */
export interface Unmarked {
  readonly text: string;
  /** Pairs of a line, from 1 on, and the place of the call in it. */
  readonly calls: readonly (readonly [line: number, place: number])[];
  /** By line, from 1 on; undefined for a line that nobody wrote. */
  readonly sources: readonly (SourceLine | undefined)[];
}

const callPattern = new RegExp(`${control}(\\d+)${control}`);
const allCalls = new RegExp(callPattern, 'g');

export function takeMarks(marked: string): Unmarked {
  const lines: string[] = [];
  const calls: [number, number][] = [];
  const sources: (SourceLine | undefined)[] = [undefined];
  let from: SourceLine | undefined;
  for (const line of marked.split('\n')) {
    if (line.startsWith(`${control}line `)) {
      const [, number, source] = /^.line (\d+) (.*)$/.exec(line) ?? [];
      from = { line: Number(number), source };
      continue;
    }
    const call = callPattern.exec(line);
    lines.push(call === null ? line : line.replace(allCalls, ''));
    if (call !== null) calls.push([lines.length, Number(call[1])]);
    sources[lines.length] = from;
    from = undefined;
  }
  return { text: lines.join('\n'), calls, sources };
}
