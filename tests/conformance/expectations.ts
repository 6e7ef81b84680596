/**
 * What a conformance file expects of every engine, written as comments anywhere in the file:
 *
 *     # run: &f(3, -0x10) == 7           results of one call, `== 7, 8` if there are several
 *     # trap: divide-by-zero &g(0)       the call ends in a trap of this kind (`a/b`: of either)
 *     # stdin: "3 4\n"                   what the program (its main) reads, default nothing
 *     # stdout: "7\n"                    what it writes
 *     # exit: 3                          its status, default 0
 *     # trap: abort                      without a call: the program itself traps
 *
 * The calls of one file are made one after the other in one instance of the program, so that state can be tested; calls
 * that trap and the program itself get an instance of their own.
 */
export interface Call {
  readonly name: string;
  readonly args: readonly string[];
}

export type Expectation =
  | { readonly kind: 'run'; readonly line: number; readonly call: Call; readonly results: readonly string[] }
  | { readonly kind: 'trap'; readonly line: number; readonly call: Call; readonly trap: string }
  | {
      readonly kind: 'program';
      readonly line: number;
      readonly stdin: string;
      readonly stdout: string | undefined;
      readonly exit: number;
      readonly trap: string | undefined;
    };

const directive = /^[^"\n]*?#\s*(run|trap|stdin|stdout|exit):\s*(.*?)\s*$/;

/** All expectations of a file; throws where one is written wrongly or there is none. */
export function readExpectations(text: string): Expectation[] {
  const found: Expectation[] = [];
  const program: { line: number; stdin?: string; stdout?: string; exit?: number; trap?: string } = { line: 0 };
  text.split('\n').forEach((content, i) => {
    const match = directive.exec(content);
    if (match === null) return;
    const line = i + 1;
    const [, kind, rest] = match;
    if (kind === 'run') found.push(readRun(line, rest));
    else if (kind === 'trap' && rest.includes('&')) found.push(readTrap(line, rest));
    else {
      program.line ||= line;
      if (kind === 'exit') program.exit = Number(rest);
      else if (kind === 'trap') program.trap = rest;
      else program[kind as 'stdin' | 'stdout'] = JSON.parse(rest) as string;
    }
  });
  if (program.line > 0) {
    const { line, stdin = '', stdout, exit = 0, trap } = program;
    found.push({ kind: 'program', line, stdin, stdout, exit, trap });
  }
  if (found.length === 0) throw new Error('the file expects nothing');
  return found;
}

function readRun(line: number, text: string): Expectation {
  const at = text.lastIndexOf('==');
  if (at < 0) throw new Error(`line ${line}: no == in \`${text}\``);
  return { kind: 'run', line, call: readCall(line, text.slice(0, at)), results: words(text.slice(at + 2)) };
}

function readTrap(line: number, text: string): Expectation {
  const [trap] = text.split(/\s/, 1);
  return { kind: 'trap', line, trap, call: readCall(line, text.slice(trap.length)) };
}

function readCall(line: number, text: string): Call {
  const match = /^\s*&([^\s(]+)\s*\((.*)\)\s*$/.exec(text);
  if (match === null) throw new Error(`line ${line}: no call in \`${text}\``);
  return { name: match[1], args: words(match[2]) };
}

/** Commas inside brackets belong to a vector or complex number. */
function words(text: string): string[] {
  return text
    .split(/,(?![^[]*\])/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
