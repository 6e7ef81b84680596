/**
 * The engines as columns of every suite, taken from the driver's rows: a new row joins all of them. What an engine does not run
 * is data here, with its reason, never a list of the others.
 */
import type { CCompiler } from './built-c.ts';
import { has, type Tool } from './needs.ts';
import { detectFormat } from '../src/driver/formats.ts';
import {
  addEngine,
  enginesFor,
  instantiate,
  languages,
  outputs,
  type Engine,
  type LinearUnit,
  type MapleUnit,
  type OutputRow,
  type Program,
  type RunOptions,
} from '../src/driver/index.ts';
import { isLong } from './long.ts';
import { compilerForC, engineOf } from './outputs.ts';

/** The name of a row. */
export type Language = string;

/** What runs on the engines of the linear IR, and takes numbers. */
export type RunnableUnit = MapleUnit | LinearUnit;

export interface TestEngine {
  readonly name: Engine;
  /** A unit made ready to run; what is wrong with it is thrown. */
  readonly start: (unit: RunnableUnit, options?: RunOptions) => Promise<Program>;
}

/** Engines that run only a part of their language: suites about all of it leave them out. */
export const partial: Readonly<Partial<Record<Engine, string>>> = {
  light:
    'MapleLight has no vectors, dynamic values, wide numbers and addresses of code; tests/light runs what it has on it',
};

/** The program is not for this engine. */
export class Outside extends Error {}

/** All engines of a language. */
export function enginesOf(language: Language): readonly TestEngine[] {
  return enginesFor(language).map((name) => ({ name, start: (unit, options) => startOn(name, unit, options) }));
}

/**
 * Each engine with the library as it is taken unless one says otherwise: in C, but for functions of the host that start sooner on the MAPLE
 * VM; so that has both versions. `words` are what the command is told.
 */
export function withLibraries(
  engines: readonly Engine[],
): readonly { readonly engine: Engine; readonly library: string; readonly words: readonly string[] }[] {
  return engines.flatMap((engine) => [
    { engine, library: 'as usual', words: ['--engine', engine] },
    ...(engine !== 'vm' ? [] : [{ engine, library: 'in C', words: ['--engine', engine, '--library', 'c'] }]),
  ]);
}

/** The engines that run everything that the language has. */
export function fullEngines(language: Language): readonly TestEngine[] {
  return enginesOf(language).filter(({ name }) => partial[name] === undefined);
}

/** The engines that run a language by way of the linear IR, so that its forms and passes are for them. */
export function linearEngines(language: Language): readonly TestEngine[] {
  const names: readonly string[] = enginesFor('linear');
  return fullEngines(language).filter(({ name }) => names.includes(name));
}

export function namesOf(engines: readonly TestEngine[]): readonly Engine[] {
  return engines.map(({ name }) => name);
}

export function engineNamed(name: string, language: Language): TestEngine {
  const found = enginesOf(language).find((engine) => engine.name === name);
  if (found === undefined) throw new Error(`no engine of ${language} is named ${name}`);
  return found;
}

/** The language of a file, by its name. */
export function languageOfFile(path: string): Language {
  const format = detectFormat(path, '') ?? '';
  const found = Object.entries(languages).find(([, row]) => Object.hasOwn(row.formats, format));
  if (found === undefined) throw new Error(`${path}: of which language?`);
  return found[0];
}

/** Of programs that do not say themselves: with the usual eight megabytes each, the host collects its garbage all the time. */
export const stackSize = 1 << 20;

async function startOn(engine: Engine, unit: RunnableUnit, options: RunOptions = {}): Promise<Program> {
  const { value, diagnostics } = await instantiate(unit, { stackSize, ...options, engine });
  if (value !== undefined) return value;
  const text = diagnostics.map(({ code, message }) => `${code}: ${message}`).join('\n');
  // What the profile check of MapleLight says.
  throw diagnostics.every(({ code }) => /^MPL40/.test(code)) ? new Outside(text) : new Error(text);
}

/**
 * The outputs, as engines (outputs.ts). What is built does not say the kinds of traps, and knows no bounds: suites leave programs
 * out that are about those.
 */
export function outputColumn(): readonly TestEngine[] {
  return Object.entries(outputs).map(([name, row]) => columnOf(`built-${name}`, row));
}

function columnOf(name: string, row: OutputRow, forC?: CCompiler): TestEngine {
  return {
    name,
    start: async (unit, options) => {
      const takeBack = addEngine(name, engineOf(row, forC));
      try {
        const library = row.library ?? options?.library;
        return await startOn(name, unit, library === undefined ? options : { ...options, library });
      } finally {
        takeBack();
      }
    },
  };
}

/** The compilers that a scoreboard shows files of C with, beside the one that tests take because it is quick. */
const compilersOfC = ['gcc', 'clang'];

function columnsOf(name: string, row: OutputRow): readonly TestEngine[] {
  const compilers = row.extension === '.c' ? compilersOfC : [];
  return [
    columnOf(`built-${name}`, row),
    ...compilers.map((compiler) => columnOf(`built-${name}-${compiler}`, row, compilerForC(compiler))),
  ];
}

/** The name of the output that such a column is of. */
export function outputOf({ name }: Pick<TestEngine, 'name'>): Engine {
  return name.replace(/^(built-c)-.*/, '$1');
}

/** All outputs as columns of a scoreboard. */
export function scoreboardColumns(): readonly TestEngine[] {
  return Object.entries(outputs).flatMap(([name, row]) => columnsOf(name, row));
}

/** The outputs of these names (`c-gcc` is C by that compiler), or of all for `all`; one that nobody knows or that this machine cannot run is thrown. */
export function outputsNamed(names: readonly string[]): readonly TestEngine[] {
  const all = scoreboardColumns();
  const known = all.map(({ name }) => name.slice('built-'.length));
  for (const name of names)
    if (name !== 'all' && !known.includes(name))
      throw new Error(`--target ${name}: there are ${known.join(', ')}, all`);
  const found = all.filter((_, i) => names.includes('all') || names.includes(known[i]));
  for (const output of found) {
    const tool = missingTool(output);
    if (tool !== undefined) throw new Error(`${output.name} needs ${tool}`);
  }
  return found;
}

/** What compiles the files of an output. */
const compilers: ReadonlyMap<string, Tool> = new Map([
  ['built-c', 'tcc'],
  ['built-c-gcc', 'gcc'],
  ['built-c-clang', 'clang'],
  ['built-native', 'gcc'],
  ['built-java', 'java'],
  ['built-csharp', 'mono'],
  ['built-python', 'python3'],
]);

/** The tool that an output wants and this machine does not have. */
export function missingTool({ name }: Pick<TestEngine, 'name'>): Tool | undefined {
  const tool = compilers.get(name);
  return tool === undefined || has(tool) ? undefined : tool;
}

/**
 * The output that a quick run tries with the program at a place of its suite, one program in so many. A long run tries all, but
 * for those that take their time: they get one program in so many.
 */
export function outputsFor(place: number, oneIn: number): readonly TestEngine[] {
  const all = outputColumn();
  if (isLong) return all.filter(({ name }) => place % (slow[name] ?? 1) === 0);
  return place % oneIn === 0 ? [all[(place / oneIn) % all.length]] : [];
}

/**
 * Of how many programs each output gets one in a long run, by what a program costs there; `npm run conformance -- --target all` takes
 * all of them. Numbers without a common divisor with the sizes of folders, so that programs of every kind have their turn.
 */
const slow: Readonly<Partial<Record<Engine, number>>> = {
  'built-wasm': 11,
  'built-wat': 13,
  'built-c': 13,
  'built-native': 41,
  'built-wasi': 19,
  'built-java': 41,
  'built-csharp': 43,
  'built-js': 13,
  'built-python': 47,
};
