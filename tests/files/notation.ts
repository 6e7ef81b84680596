/**
 * What a test file says of itself, in comments of its language (`#` or `//`). All suites that are made of files use this:
 *
 *     # samara run FILE --call f      a command; DIR in it is the folder of the file. Without one, the suite says what is done
 *     # engine: all but light         on which engines: each gets the command with --engine; a line of comment says why
 *     # in: text                      a line of standard input; input that follows expectations begins another run
 *     # out: text                     a line of standard output; all of them, in order
 *     # err: text                     what standard error contains; without any, it is empty
 *     # status 3                      the exit status (0 unless given)
 *     # trap: out-of-fuel             the program ends by this trap instead
 *     # run: &f(3, -0x10) == 7, 8     a call of one function, and its results
 *     # trap: a/b &g(0)               a call that ends by one of these traps
 *     x = 1 # error: MPL2404          diagnostics reported in this line
 *
 * `in: "text"` and `out: "text"` are exactly this text, a JSON string; `in-bytes: 01 FF` and `out-bytes: 01 FF` are bytes. Input
 * and output may also stand beside the file, in `.in` and `.out`; the last line of `.out` is then the status. Other
 * words (`rule: …`, `fuel: 100`) are facts, which a suite may ask for.
 */
import { existsSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';

export interface Call {
  /** As the file writes it. */
  readonly written: string;
  readonly name: string;
  readonly args: readonly string[];
}

/** Lines count from 1. */
export type CallExpectation =
  | { readonly kind: 'run'; readonly line: number; readonly call: Call; readonly results: readonly string[] }
  | { readonly kind: 'trap'; readonly line: number; readonly call: Call; readonly trap: string };

export interface RunExpectation {
  readonly kind: 'program';
  readonly line: number;
  readonly input: Uint8Array;
  readonly out: Uint8Array;
  /** Pieces of standard error. */
  readonly err: readonly string[];
  readonly status: number;
  readonly trap: string | undefined;
  /** The lines that expect something, as they are written; none if what is expected stands beside the file. */
  readonly written: readonly { readonly line: number; readonly text: string }[];
}

export type Expectation = CallExpectation | RunExpectation;

/** All diagnostics of a file together. */
export interface ErrorsExpectation {
  readonly kind: 'errors';
  readonly line: number;
}

export interface TestFile {
  /** From the root of the checkout, with slashes: what `npm test --` takes. */
  readonly path: string;
  readonly text: string;
  readonly command: string | undefined;
  readonly engine: string | undefined;
  readonly expectations: readonly Expectation[];
  /** `LINE: CODE`, of the diagnostics that are expected. */
  readonly errors: readonly string[];
  readonly facts: ReadonlyMap<string, string>;
}

const keys = 'in|in-bytes|out|out-bytes|err|trap|run|engine|rule|rules|fuel|depth|memory|level|oracle|light|model';
const directive = new RegExp(`^(?:[^"\\n]*?\\s)??(?:#|//) (?:(${keys}):(?: (.*?))?|(samara|status) (.*?))\\s*$`);

/** Stands behind anything. */
const reported = /(?:#|\/\/) error: ((?:[A-Z]{3}\d{4} ?)+)$/;

/** What was printed of a test file, without what the file says to the suite and to its readers above its text: comments stay. */
export function withoutNotes(printed: string, file: string): string {
  const above = new Set(/^(?:(?:#|\/\/).*\n)*/.exec(file)?.[0].split('\n'));
  const lines = printed.split('\n');
  const kept = lines.filter((line) => !/^\s*(?:#|\/\/)/.test(line) || (!directive.test(line) && !above.has(line)));
  return kept.length === lines.length ? printed : kept.join('\n').replace(/\n+$/, '\n');
}

/** A run that is being read. */
interface Draft {
  line: number;
  input: Uint8Array[];
  out: Uint8Array[];
  err: string[];
  status: number;
  trap: string | undefined;
  written: { line: number; text: string }[];
}

/** Reads the file at a path of the checkout, with what stands beside it. */
export function readTestFile(path: string): TestFile {
  const file = parseTestFile(path, readFileSync(path, 'utf8'));
  const beside = runBeside(path);
  return beside === undefined ? file : { ...file, expectations: [...file.expectations, beside] };
}

export function parseTestFile(path: string, text: string): TestFile {
  const expectations: Expectation[] = [];
  const facts = new Map<string, string>();
  const errors: string[] = [];
  let draft: Draft | undefined;
  const finish = (): void => {
    if (draft !== undefined) expectations.push(finishedRun(draft));
    draft = undefined;
  };
  text.split('\n').forEach((content, i) => {
    const line = i + 1;
    const codes = reported.exec(content)?.[1];
    if (codes !== undefined)
      errors.push(
        ...codes
          .trim()
          .split(/\s+/)
          .map((code) => `${line}: ${code}`),
      );
    const match = directive.exec(content);
    if (match === null) return;
    const key = match[1] ?? match[3];
    const value = match[2] ?? match[4] ?? '';
    if (key === 'run') expectations.push(readRun(path, line, value));
    else if (key === 'trap' && /\S\s+\S+\(/.test(value)) expectations.push(readTrap(path, line, value));
    else if (/^(in|out|err|trap|status)/.test(key)) {
      if (key.startsWith('in') && draft !== undefined && draft.written.length > 0) finish();
      draft ??= { line, input: [], out: [], err: [], status: 0, trap: undefined, written: [] };
      extend(draft, key, value, line, content);
    } else if (!facts.has(key)) facts.set(key, value);
  });
  finish();
  return { path, text, command: facts.get('samara'), engine: facts.get('engine'), expectations, errors, facts };
}

function extend(draft: Draft, key: string, value: string, line: number, content: string): void {
  if (key.startsWith('in')) draft.input.push(bytesOf(key, value));
  else {
    if (key.startsWith('out')) draft.out.push(bytesOf(key, value));
    else if (key === 'err') draft.err.push(value.startsWith('"') ? (JSON.parse(value) as string) : value);
    else if (key === 'status') draft.status = Number(value);
    else draft.trap = value;
    draft.written.push({ line, text: content });
  }
}

function bytesOf(key: string, value: string): Uint8Array {
  if (key.endsWith('-bytes')) return Uint8Array.from(value.split(/\s+/).filter(Boolean), (word) => parseInt(word, 16));
  return new TextEncoder().encode(value.startsWith('"') ? (JSON.parse(value) as string) : `${value}\n`);
}

function finishedRun({ input, out, ...rest }: Draft): RunExpectation {
  return { kind: 'program', ...rest, input: Buffer.concat(input), out: Buffer.concat(out) };
}

/** The run that the files beside a path describe: `.out` ends in a line `status N`. */
function runBeside(path: string): RunExpectation | undefined {
  const [input, output] = ['.in', '.out'].map((extension) => path.replace(/\.\w+$/, extension));
  if (!existsSync(output)) return undefined;
  const [, out, status] = /^([^]*?)status (\d+)\n$/.exec(readFileSync(output, 'latin1')) ?? [];
  if (status === undefined) throw new Error(`${output}: the last line is no \`status N\``);
  return {
    kind: 'program',
    line: 0,
    input: existsSync(input) ? readFileSync(input) : new Uint8Array(0),
    out: Buffer.from(out, 'latin1'),
    err: [],
    status: Number(status),
    trap: undefined,
    written: [],
  };
}

function readRun(path: string, line: number, text: string): CallExpectation {
  const at = text.lastIndexOf('==');
  if (at < 0) throw new Error(`${path}:${line}: no == in \`${text}\``);
  return { kind: 'run', line, call: readCall(path, line, text.slice(0, at)), results: splitWords(text.slice(at + 2)) };
}

function readTrap(path: string, line: number, text: string): CallExpectation {
  const [trap] = text.split(/\s/, 1);
  return { kind: 'trap', line, trap, call: readCall(path, line, text.slice(trap.length)) };
}

/** Names of functions have the mark of MAPLE or of Tuyin before them, or none. */
function readCall(path: string, line: number, text: string): Call {
  const match = /^\s*[&@]?([^\s(]+)\s*\((.*)\)\s*$/.exec(text);
  if (match === null) throw new Error(`${path}:${line}: no call in \`${text}\``);
  return { written: text.trim(), name: match[1], args: splitWords(match[2]) };
}

/** Commas inside brackets and parentheses belong to a vector, complex number or structure. */
function splitWords(text: string): string[] {
  return text
    .split(/,(?![^[]*\])(?![^(]*\))/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** How a program ended. */
export interface Ending {
  readonly out: Uint8Array;
  readonly err: string;
  readonly status: number;
  readonly trap?: string;
}

/** What a file should say in place of some of its lines. */
export interface Finding {
  readonly expectation: Expectation | ErrorsExpectation;
  /** Lines as the file has them, and as they should be; equal if all is as expected. */
  readonly expected: readonly string[];
  readonly found: readonly string[];
}

/** One call: what it gave, as the file writes it. `isSame` says whether that is what is expected. */
export function findingOfCall(expectation: CallExpectation, found: string, isSame: boolean): Finding {
  const { call, kind } = expectation;
  const name = call.written;
  const describe = (end: string): string =>
    end.startsWith('trap ') ? `trap: ${end.slice(5)} ${name}` : `run: ${name} == ${end}`;
  const expected = describe(kind === 'run' ? expectation.results.join(', ') : `trap ${expectation.trap}`);
  return { expectation, expected: [expected], found: [isSame ? expected : describe(found)] };
}

/** One run of the program: its output exactly, its standard error piece by piece. */
export function findingOfRun(expectation: RunExpectation, ending: Ending): Finding {
  const { out, err, status, trap, line } = expectation;
  // A file beside the program cannot say whether its last line ended.
  const given = line === 0 ? withLineEnd(ending.out) : ending.out;
  const hasErr = err.length === 0 ? ending.err === '' : err.every((piece) => ending.err.includes(piece));
  const expected = [...outLines(out), ...err.map((piece) => `err: ${piece}`), ...endLines(status, trap)];
  const isOut = isDeepStrictEqual(Buffer.from(out), Buffer.from(given));
  const isTrap = trap?.split('/').includes(ending.trap ?? '') === true;
  const found = [
    ...outLines(isOut ? out : given),
    ...(hasErr ? err : ending.err.split('\n').filter((line) => line !== '')).map((piece) => `err: ${piece}`),
    ...endLines(isTrap ? status : ending.status, isTrap ? trap : ending.trap),
  ];
  return { expectation, expected, found };
}

/** The diagnostics of a file, `LINE: CODE` each. */
export function findingOfErrors({ errors }: TestFile, found: readonly string[]): Finding {
  const sorted = (list: readonly string[]): string[] =>
    list.toSorted((a, b) => parseInt(a, 10) - parseInt(b, 10) || (a < b ? -1 : 1));
  return { expectation: { kind: 'errors', line: 1 }, expected: sorted(errors), found: sorted(found) };
}

function withLineEnd(bytes: Uint8Array): Uint8Array {
  return bytes.length === 0 || bytes.at(-1) === 10 ? bytes : Buffer.concat([bytes, Buffer.from('\n')]);
}

function endLines(status: number, trap: string | undefined): string[] {
  if (trap !== undefined) return [`trap: ${trap}`];
  return status === 0 ? [] : [`status ${status}`];
}

/** Lines where they are plain text, one JSON string where they are text, bytes else. */
function outLines(bytes: Uint8Array): string[] {
  if (bytes.length === 0) return [];
  const text = Buffer.from(bytes).toString('utf8');
  if (text.includes('\ufffd'))
    return [`out-bytes: ${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join(' ')}`];
  const lines = text.split('\n');
  const isPlain = lines.at(-1) === '' && lines.slice(0, -1).every((line) => /^(?!")(?:.*\S)?$/.test(line));
  return isPlain && !/\p{Cc}/u.test(text.replaceAll('\n', ''))
    ? lines.slice(0, -1).map((line) => `out: ${line}`)
    : [`out: ${JSON.stringify(text)}`];
}
