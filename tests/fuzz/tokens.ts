/**
 * Token mutants of the programs of a language, read, checked, printed, lowered and run for a moment: whatever the text, what
 * comes back are diagnostics, a module, or a trap, and nothing else is ever thrown.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasErrors } from '../../src/base/diagnostics.ts';
import { SourceFile } from '../../src/base/source.ts';
import { formatOf, formats } from '../../src/driver/formats.ts';
import {
  engines,
  enginesFor,
  instantiate,
  lower,
  parse,
  print,
  show,
  verify,
  type Unit,
} from '../../src/driver/index.ts';
import { Exit, Trap } from '../../src/vm/trap.ts';
import { Random } from '../scalar/random.ts';
import { mutateTokens, tokensOf } from './token-mutants.ts';

/** A format whose files are text; documents are changed as trees (json-trees.ts), for there are none in files. */
export type TextLanguage = string;

export const textLanguages: readonly TextLanguage[] = Object.entries(formats())
  .filter(([, row]) => row.binary !== true && row.document !== true)
  .map(([name]) => name);

interface Corpus {
  readonly texts: readonly { readonly name: string; readonly text: string }[];
  /** Distinct tokens of all of them. */
  readonly tokens: readonly string[];
}

/** Larger files take longer and show nothing else. */
const longest = 20_000;
const corpora = new Map<TextLanguage, Corpus>();

function corpusOf(language: TextLanguage): Corpus {
  let corpus = corpora.get(language);
  if (corpus === undefined) corpora.set(language, (corpus = readCorpus(language)));
  return corpus;
}

function readCorpus(language: TextLanguage): Corpus {
  const isOwn = (name: string): boolean =>
    formatOf(language)?.extensions.some((ending) => name.endsWith(ending)) === true;
  const texts = ['examples', 'tests']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
    .filter(isOwn)
    .sort()
    .map((name) => ({ name, text: readFileSync(name, 'utf8') }))
    .filter(({ text }) => text.length <= longest);
  const tokens = [...new Set(texts.flatMap(({ text }) => tokensOf(text)))].filter(
    (token) => !/^(\s|#|\/\/)/.test(token),
  );
  return { texts, tokens };
}

/** A check of one language: undefined, or what was thrown, with the mutant. */
export function checkTokens(language: TextLanguage): (seed: bigint) => Promise<string | undefined> {
  return async (seed) => {
    const { name, text } = mutantOf(language, seed);
    try {
      await exercise(language, text);
      return undefined;
    } catch (error) {
      return `a mutant of ${name}: ${error instanceof Error ? error.stack : String(error)}\n${text}`;
    }
  };
}

function mutantOf(language: TextLanguage, seed: bigint): { readonly name: string; readonly text: string } {
  const { texts, tokens } = corpusOf(language);
  const random = new Random(seed);
  const { name, text } = random.pick(texts);
  return { name, text: mutateTokens(text, tokens, random) };
}

/** Imports give the text that imports them, so what it declares is declared twice. */
async function exercise(language: TextLanguage, text: string): Promise<void> {
  const read = await parse(new SourceFile('mutant', text), language, {
    resolveImport: (name) => new SourceFile(name, text),
  });
  if (read.value === undefined) return;
  const unit = read.value;
  const found = await verify(unit);
  if (hasErrors(read.diagnostics)) return;
  const printed = await print(unit);
  // SysY and C are compiled when they are read: what is printed is of the language of the unit.
  const again = await parse(new SourceFile('printed', printed), unit.ir);
  if (again.value === undefined || hasErrors(again.diagnostics))
    throw new Error(`what is printed cannot be read: ${again.diagnostics[0]?.message}\n${printed}`);
  if ((await print(again.value)) !== printed)
    throw new Error(`printing what was printed gives something else\n${printed}`);
  if (!hasErrors(found)) await lowerAndRun(unit, language, text);
}

/** Those that do not compile, which takes its time. */
const enginesOf = (language: string): readonly string[] =>
  enginesFor(language).filter((name) => engines[name].level !== 'cfg');
const nothing = (): undefined => undefined;
const limits = { fuel: 20_000, timeout: 500, memoryLimit: 64 << 20, stdin: nothing, stdout: nothing, stderr: nothing };

async function lowerAndRun(unit: Unit, language: TextLanguage, text: string): Promise<void> {
  if (unit.ir === 'tuyin') {
    await show(unit, 'graph');
    await lower(unit, 'stack');
  }
  for (const engine of enginesOf(unit.ir)) {
    await onlyTraps(async () => {
      const program = await instantiate(unit, { ...limits, engine });
      if (program.value?.hasMain() === true) program.value.main();
    });
  }
  // A linear module is changed in place, so another one is lowered.
  const fresh = await parse(new SourceFile('mutant', text), language, {
    resolveImport: (name) => new SourceFile(name, text),
  });
  if (fresh.value !== undefined) await lower(fresh.value, 'ssa');
}

async function onlyTraps(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Trap || error instanceof Exit)) throw error;
  }
}
