/**
 * What of a program was executed, by file: lines, functions, and the ways of jumps that have several. One `Coverage` may watch many
 * runs, and be given what earlier ones have left in a file (lcov.ts): counts are added up.
 *
 * Told of are texts of the user that lines are known of; libraries are not.
 */
import { readableMethod } from '../base/java-names.ts';
import type { SourceFile } from '../base/source.ts';
import type { CountedFunc } from '../passes/count.ts';
import { countLines, endCount } from './line-counts.ts';
import type { CountedRun, ExecutionWatch } from './execution-counts.ts';
import { isUsers, LineFinder } from './source-lines.ts';

/** A file of the program. */
export interface FileCoverage {
  readonly name: string;
  /** Unless only counts of it are known. */
  readonly source?: SourceFile;
  /** How often each line that has code was executed, by number. */
  readonly lines: ReadonlyMap<number, number>;
  readonly functions: ReadonlyMap<string, FunctionCoverage>;
  readonly branches: readonly BranchCoverage[];
}

/** A function of a file. */
export interface FunctionCoverage {
  readonly line: number;
  readonly count: number;
}

/** A jump that has several ways. */
export interface BranchCoverage {
  readonly line: number;
  /** Which of its line it is, from 0. */
  readonly number: number;
  readonly isReached: boolean;
  /** How often each way was gone. */
  readonly ways: readonly number[];
}

/** A jump without its place. */
type Ways = Pick<BranchCoverage, 'isReached' | 'ways'>;

interface Counts {
  readonly name: string;
  source: SourceFile | undefined;
  readonly lines: Map<number, number>;
  readonly functions: Map<string, FunctionCoverage>;
  /** By line, in the order of the code. */
  readonly branches: Map<number, Ways[]>;
}

/** Counts what is executed (the option `coverage`). */
export class Coverage implements ExecutionWatch {
  readonly #runs: CountedRun[] = [];
  readonly #earlier: FileCoverage[] = [];

  add(run: CountedRun): void {
    this.#runs.push(run);
  }

  /** Adds what has been counted elsewhere. */
  addCounts(files: readonly FileCoverage[]): void {
    for (const file of files) this.#earlier.push(file);
  }

  /** All files, by name, as far as everything has come now. */
  report(): readonly FileCoverage[] {
    const files = new Map<string, Counts>();
    for (const run of this.#runs) addRun(files, run);
    const known = new Set(files.keys());
    for (const file of this.#earlier) addFile(countsOf(files, file.name), file);
    // What nothing but earlier runs tell of is told as well.
    return [...files.values()]
      .filter(({ name, lines }) => lines.size > 0 || known.has(name))
      .map(fileOf)
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  }
}

/** How many there are of something, and how many of them were executed. */
export interface Share {
  readonly found: number;
  readonly hit: number;
}

export function sharesOf({
  lines,
  functions,
  branches,
}: FileCoverage): Readonly<Record<'lines' | 'functions' | 'branches', Share>> {
  const ways = branches.flatMap((branch) => branch.ways);
  return {
    lines: share([...lines.values()]),
    functions: share([...functions.values()].map(({ count }) => count)),
    branches: share(ways),
  };
}

function share(counts: readonly number[]): Share {
  return { found: counts.length, hit: counts.filter((count) => count > 0).length };
}

function fileOf({ branches, ...rest }: Counts): FileCoverage {
  const lines = new Map([...rest.lines].sort(([a], [b]) => a - b));
  const inOrder = [...branches].sort(([a], [b]) => a - b);
  return {
    ...rest,
    lines,
    branches: inOrder.flatMap(([line, all]) => all.map((ways, number) => ({ line, number, ...ways }))),
  };
}

function countsOf(files: Map<string, Counts>, name: string): Counts {
  let found = files.get(name);
  if (found === undefined)
    files.set(name, (found = { name, source: undefined, lines: new Map(), functions: new Map(), branches: new Map() }));
  return found;
}

/** Branches of a run by line; runs of one program have the same. */
type Branches = Map<Counts, Map<number, Ways[]>>;

function addRun(files: Map<string, Counts>, run: CountedRun): void {
  const finder = new LineFinder();
  const branches: Branches = new Map();
  for (const func of run.funcs) addFunc(files, run, func, { finder, branches });
  for (const [counts, lines] of branches)
    for (const [line, all] of lines) all.forEach((ways, number) => addBranch(counts, line, number, ways));
}

function addFunc(
  files: Map<string, Counts>,
  run: CountedRun,
  counted: CountedFunc,
  { finder, branches }: { readonly finder: LineFinder; readonly branches: Branches },
): void {
  const { func, blocks } = counted;
  const begin = finder.lineOf(func.span);
  if (begin !== undefined && isUsers(begin.source) && blocks.length > 0) {
    const count = run.count(blocks[0].segments[0].counter);
    addFunction(countsOf(files, begin.source.name), readableMethod(func.name) ?? func.name, begin.line, count);
  }
  for (const [{ source, line }, { count }] of countLines(run, counted, finder)) {
    if (!isUsers(source)) continue;
    const file = countsOf(files, source.name);
    file.source ??= source;
    addLine(file, line, count);
  }
  for (const { segments, end, ways } of blocks) {
    const place = ways.length === 0 ? undefined : finder.lineOf(end.span);
    if (place === undefined || !isUsers(place.source)) continue;
    const ofFile = inner(branches, countsOf(files, place.source.name));
    const ofLine = ofFile.get(place.line) ?? [];
    ofFile.set(place.line, ofLine);
    ofLine.push({ isReached: endCount(run, segments) > 0, ways: ways.map(({ counter }) => run.count(counter)) });
  }
}

function inner(branches: Branches, counts: Counts): Map<number, Ways[]> {
  let found = branches.get(counts);
  if (found === undefined) branches.set(counts, (found = new Map()));
  return found;
}

function addFile(counts: Counts, { lines, functions, branches }: FileCoverage): void {
  for (const [line, count] of lines) addLine(counts, line, count);
  for (const [name, { line, count }] of functions) addFunction(counts, name, line, count);
  for (const { line, number, ...ways } of branches) addBranch(counts, line, number, ways);
}

function addLine({ lines }: Counts, line: number, count: number): void {
  lines.set(line, (lines.get(line) ?? 0) + count);
}

function addFunction({ functions }: Counts, name: string, line: number, count: number): void {
  functions.set(name, { line, count: (functions.get(name)?.count ?? 0) + count });
}

function addBranch({ branches }: Counts, line: number, number: number, { isReached, ways }: Ways): void {
  const all = branches.get(line) ?? [];
  branches.set(line, all);
  while (all.length <= number) all.push({ isReached: false, ways: [] });
  const known = all[number];
  const longest = known.ways.length > ways.length ? known.ways : ways;
  all[number] = {
    isReached: isReached || known.isReached,
    ways: longest.map((_, i) => (ways[i] ?? 0) + (known.ways[i] ?? 0)),
  };
}
