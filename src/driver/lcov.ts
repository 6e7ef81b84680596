/**
 * Coverage as the text that lcov and its readers know (`genhtml`, editors, services):
 *
 *     TN:
 *     SF:prog.c
 *     FN:5,fib
 *     FNDA:21891,fib
 *     FNF:1
 *     FNH:1
 *     BRDA:7,0,0,10946         line, jump, way, how often; - if the jump was never reached
 *     BRF:2
 *     BRH:2
 *     DA:7,21891               line, how often
 *     LF:1
 *     LH:1
 *     end_of_record
 */
import { sharesOf, type BranchCoverage, type FileCoverage, type FunctionCoverage } from './coverage.ts';

export function writeLcov(files: readonly FileCoverage[]): string {
  return files.map(recordOf).join('');
}

function recordOf(file: FileCoverage): string {
  const { lines, functions, branches } = sharesOf(file);
  const known = [...file.functions].sort(([, a], [, b]) => a.line - b.line);
  const all = [
    'TN:',
    `SF:${oneLine(file.name)}`,
    ...known.map(([name, { line }]) => `FN:${line},${oneLine(name)}`),
    ...known.map(([name, { count }]) => `FNDA:${count},${oneLine(name)}`),
    `FNF:${functions.found}`,
    `FNH:${functions.hit}`,
    ...file.branches.flatMap(branchLines),
    `BRF:${branches.found}`,
    `BRH:${branches.hit}`,
    ...[...file.lines].map(([line, count]) => `DA:${line},${count}`),
    `LF:${lines.found}`,
    `LH:${lines.hit}`,
    'end_of_record',
  ];
  return `${all.join('\n')}\n`;
}

function branchLines({ line, number, isReached, ways }: BranchCoverage): string[] {
  return ways.map((count, way) => `BRDA:${line},${number},${way},${isReached ? count : '-'}`);
}

/** Names may be anything; a record is a line. */
function oneLine(name: string): string {
  return name.replace(/[\r\n]/g, ' ');
}

/** A line that is no record of lcov, by its number. */
export interface LcovMistake {
  readonly line: number;
}

/** What is in such a text. Records that say nothing of lines, functions or branches are passed over. */
export function readLcov(text: string): readonly FileCoverage[] | LcovMistake {
  const reader = new LcovReader();
  const lines = text.split(/\r?\n/);
  for (const [i, line] of lines.entries()) if (line !== '' && !reader.read(line)) return { line: i + 1 };
  return reader.isOpen ? { line: lines.length } : reader.files;
}

class LcovReader {
  readonly files: FileCoverage[] = [];
  #name: string | undefined;
  #lines = new Map<number, number>();
  #functions = new Map<string, FunctionCoverage>();
  #branches = new Map<string, { line: number; number: number; isReached: boolean; ways: number[] }>();

  get isOpen(): boolean {
    return this.#name !== undefined;
  }

  /** False if the line means nothing here. */
  read(line: string): boolean {
    const [, kind, rest = ''] = /^([A-Za-z_]+)(?::(.*))?$/.exec(line) ?? [];
    if (kind === undefined) return false;
    if (kind === 'TN') return true;
    if (kind === 'SF') return this.#open(rest);
    if (this.#name === undefined) return false;
    if (kind === 'end_of_record') return this.#close(this.#name);
    const read = this.#records.get(kind);
    return read === undefined || read(rest);
  }

  readonly #records: ReadonlyMap<string, (rest: string) => boolean> = new Map([
    ['DA', (rest: string) => this.#readLine(rest)],
    ['FN', (rest: string) => this.#readFunction(rest)],
    ['FNDA', (rest: string) => this.#readCalls(rest)],
    ['BRDA', (rest: string) => this.#readWay(rest)],
  ]);

  #open(name: string): boolean {
    if (this.#name !== undefined) return false;
    this.#name = name;
    this.#lines = new Map();
    this.#functions = new Map();
    this.#branches = new Map();
    return true;
  }

  #close(name: string): boolean {
    const branches = [...this.#branches.values()];
    this.files.push({ name, lines: this.#lines, functions: this.#functions, branches });
    this.#name = undefined;
    return true;
  }

  #readLine(rest: string): boolean {
    const [, line, count] = /^(\d+),(\d+)(?:,.*)?$/.exec(rest) ?? [];
    if (line === undefined) return false;
    this.#lines.set(Number(line), (this.#lines.get(Number(line)) ?? 0) + Number(count));
    return true;
  }

  /** Newer files say where the function ends, too. */
  #readFunction(rest: string): boolean {
    const [, line, name] = /^(\d+),(?:\d+,)?(.+)$/.exec(rest) ?? [];
    if (line === undefined) return false;
    this.#functions.set(name, { line: Number(line), count: 0 });
    return true;
  }

  #readCalls(rest: string): boolean {
    const [, count, name] = /^(\d+),(.+)$/.exec(rest) ?? [];
    if (count === undefined) return false;
    const known = this.#functions.get(name);
    if (known !== undefined) this.#functions.set(name, { ...known, count: known.count + Number(count) });
    return true;
  }

  #readWay(rest: string): boolean {
    const [, line, number, way, count] = /^(\d+),(\d+),(\d+),(-|\d+)$/.exec(rest) ?? [];
    if (line === undefined || Number(way) > 65535) return false;
    const key = `${line} ${number}`;
    const branch = this.#branches.get(key) ?? {
      line: Number(line),
      number: Number(number),
      isReached: false,
      ways: [],
    };
    this.#branches.set(key, branch);
    while (branch.ways.length <= Number(way)) branch.ways.push(0);
    if (count !== '-') {
      branch.isReached = true;
      branch.ways[Number(way)] += Number(count);
    }
    return true;
  }
}
