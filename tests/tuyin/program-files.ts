/**
 * The programs in tests/tuyin/programs: what their first lines say.
 *
 *     // rule: SECTION WORDS         the rule of the language that the program shows
 *     // in: 01 02 FF                begins a case: bytes of standard input (without one, there is a case without input)
 *     // exit: 3                     the exit status; 0 if nothing is said
 *     // out: "text"  // outhex: 01  standard output, as a JSON string or as bytes
 *     // err: "text"                 standard error
 *     // trap: T-BOUNDS              the program ends so; what came out before is still checked
 *     // call NAME(1, i64 2) = 3     a function on a fresh input of these values; `= T-DIV0` for a trap, `= void`
 *     // fuel: N   // depth: N   // memory: N       bounds, of all cases
 *
 * What is expected was worked out by hand from the document, or by another program, never by running this one.
 */
import { readFileSync, readdirSync } from 'node:fs';

export interface Case {
  readonly input: Uint8Array;
  exit: number;
  out: Uint8Array;
  err: Uint8Array;
  trap: string | undefined;
}

export interface Call {
  readonly name: string;
  readonly args: readonly string[];
  readonly expected: string;
}

export interface ProgramFile {
  readonly name: string;
  readonly text: string;
  readonly rule: string;
  readonly cases: readonly Case[];
  readonly calls: readonly Call[];
  readonly bounds: Readonly<Record<string, number>>;
}

const folder = new URL('programs/', import.meta.url);

export function readPrograms(): ProgramFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ti'))
    .sort()
    .map((name) => readProgram(name, readFileSync(new URL(name, folder), 'utf8')));
}

export function readProgram(name: string, text: string): ProgramFile {
  const cases: Case[] = [];
  const calls: Call[] = [];
  const bounds: Record<string, number> = {};
  let rule = '';
  const last = (): Case => {
    if (cases.length === 0) cases.push(emptyCase(new Uint8Array(0)));
    return cases[cases.length - 1];
  };
  for (const line of text.split('\n')) {
    const call = /^\/\/ call ([^(]+)\((.*)\) = (.*)$/.exec(line);
    const found = /^\/\/ (rule|in|exit|out|outhex|err|trap|fuel|depth|memory):(.*)$/.exec(line);
    if (call !== null)
      calls.push({
        name: call[1],
        args: call[2]
          .split(',')
          .map((arg) => arg.trim())
          .filter((arg) => arg !== ''),
        expected: call[3].trim(),
      });
    if (found === null && call === null) break;
    if (found === null) continue;
    const [, key, rest] = found;
    const value = rest.trim();
    if (key === 'rule') rule = value;
    else if (key === 'in') cases.push(emptyCase(bytesOf(value)));
    else if (key === 'exit') last().exit = Number(value);
    else if (key === 'out') last().out = textBytes(value);
    else if (key === 'outhex') last().out = bytesOf(value);
    else if (key === 'err') last().err = textBytes(value);
    else if (key === 'trap') last().trap = value;
    else bounds[key] = Number(value);
  }
  if (rule === '' || (cases.length === 0 && calls.length === 0)) throw new Error(`${name} expects nothing`);
  return { name, text, rule, cases, calls, bounds };
}

function emptyCase(input: Uint8Array): Case {
  return { input, exit: 0, out: new Uint8Array(0), err: new Uint8Array(0), trap: undefined };
}

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(
    text
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((word) => parseInt(word, 16)),
  );
}

function textBytes(text: string): Uint8Array {
  return new TextEncoder().encode(JSON.parse(text) as string);
}
