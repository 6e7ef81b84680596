/**
 * The scoreboard: how many programs of the conformance suite show that a tool or an engine copes with an opcode, a
 * primitive type, an attribute or a declaration. docs/ir/conformance.md and the coverage tests are made from it.
 *
 * Tools count the programs that contain a fact and went through them: read (parse), printed and read again with the same
 * text (print), accepted (verify), brought to flat MAPLE and the linear IR (lower). Engines count the programs that met
 * all expectations and executed it (measure.ts).
 */
import { lower, print, verify, type MapleUnit, type Program } from '../../src/driver/index.ts';
import { enginesOf, Outside, type TestEngine } from '../engines.ts';
import { Evidence } from './evidence.ts';
import { manualExamples, shownExamples } from './manual.ts';
import { markText, reachedMarks, type MarkedText, type Place } from './measure.ts';
import { conformanceFiles, engines, readFile, runFile, type ConformanceFile } from './run.ts';

export const tools = ['parse', 'print', 'verify', 'lower'] as const;

/** The engines that run every program of the suite. */
export const fullEngines: readonly TestEngine[] = engines;

/** The formal machine refuses what is outside MapleLight, and finds some programs to be undefined. */
const scoredEngines = enginesOf('maple');

/** The names of the engines, and tools and engines, in the order of the columns. */
export const engineColumns: readonly string[] = scoredEngines.map(({ name }) => name);
export const columns: readonly string[] = [...tools, ...engineColumns];

/** One program on one tool or engine: what it showed, or why nothing. */
export interface Outcome {
  readonly program: string;
  readonly topic: string;
  readonly column: string;
  readonly problems: readonly string[];
  /** The program is not for this engine. */
  readonly outside: boolean;
  readonly facts: ReadonlySet<string>;
}

/** All outcomes of some columns; everything is run once. */
export async function outcomesOf(wanted: readonly string[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const file of [...conformanceFiles(), ...manualExamples()]) {
    const { value } = await readFile(file);
    if (value?.ir !== 'maple') throw new Error(`${file.name} is no MAPLE program`);
    const marked = markText(file.text, value.module);
    for (const column of wanted) {
      const engine = scoredEngines.find(({ name }) => name === column);
      outcomes.push(
        engine === undefined ? await onTool(file, value, column) : await onEngine(file, value, marked, engine),
      );
    }
  }
  for (const file of shownExamples()) {
    const { value } = await readFile(file);
    if (value?.ir !== 'maple') throw new Error(`${file.name} is no MAPLE program`);
    const checked = wanted.filter((column) => column === 'parse' || column === 'print' || column === 'verify');
    for (const column of checked) outcomes.push(await onTool(file, value, column));
  }
  return outcomes;
}

async function onTool(file: ConformanceFile, unit: MapleUnit, column: string): Promise<Outcome> {
  const problems = await toolProblems(unit, column);
  const evidence = new Evidence(unit.module);
  if (problems.length === 0) for (const place of allPlaces(unit)) evidence.place(place);
  return { program: file.name, topic: file.topic, column, problems, outside: false, facts: evidence.facts };
}

async function toolProblems(unit: MapleUnit, column: string): Promise<string[]> {
  if (column === 'parse') return [];
  if (column === 'print') {
    const text = await print(unit);
    const again = await readFile({ topic: '', name: '', text });
    return again.value !== undefined && (await print(again.value)) === text ? [] : ['printed differently'];
  }
  const diagnostics = column === 'verify' ? await verify(unit) : (await lower(unit, 'linear')).diagnostics;
  return diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message);
}

function* allPlaces({ module }: MapleUnit): Generator<Place> {
  for (const func of module.funcs) {
    const { code } = func;
    if (code !== undefined) for (const node of code.nodes()) yield { func, code, node };
  }
}

async function onEngine(
  file: ConformanceFile,
  unit: MapleUnit,
  marked: MarkedText,
  engine: TestEngine,
): Promise<Outcome> {
  const evidence = new Evidence(unit.module);
  const seen = new Set<number>();
  const look = (program: Program): void => {
    for (const i of reachedMarks(program, marked, seen)) {
      seen.add(i);
      for (const place of marked.marks[i].places) evidence.place(place);
    }
  };
  const outcome = { program: file.name, topic: file.topic, column: engine.name, facts: evidence.facts };
  try {
    const problems = await runFile({ ...file, text: marked.text }, engine, look);
    return { ...outcome, problems, outside: false, facts: problems.length === 0 ? evidence.facts : new Set() };
  } catch (error) {
    if (error instanceof Outside) return { ...outcome, problems: [], outside: true, facts: new Set() };
    return { ...outcome, problems: [String(error)], outside: false, facts: new Set() };
  }
}

/** Fact → how many programs show it, of the outcomes of one column. */
export function countFacts(outcomes: readonly Outcome[], column: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const outcome of outcomes) {
    if (outcome.column !== column) continue;
    for (const fact of outcome.facts) counts.set(fact, (counts.get(fact) ?? 0) + 1);
  }
  return counts;
}
