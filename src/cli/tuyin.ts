/** `samara tuyin`: expressions over patterns, made shorter, compared and measured; with pictures of their automata. */
import { Argument, Option } from 'commander';
import type { Diagnostic } from '../base/diagnostics.ts';
import { ownEntry } from '../base/own-entry.ts';
import { SourceFile } from '../base/source.ts';
import { didYouMean } from '../base/suggest.ts';
import { alignColumns } from '../base/text-width.ts';
import type { Result } from '../base/result.ts';
import { readText } from '../driver/node-files.ts';
import { tuyin as tuyinRow } from '../driver/languages/tuyin.ts';
import { linkUnit } from '../driver/tuyin-program.ts';
import {
  defaultLimits,
  isEquivalent,
  liferound,
  liferoundGraph,
  maxmerge,
  maxmergeGraph,
  pictureAutomata,
  shortest,
  shortestGraph,
  type FrameLife,
  type GraphFrameLife,
  type MaxMerge,
  type Shortest,
  type ShortestLayer,
  type ShortestOptions,
} from '../tuyin/automata/index.ts';
import type { Graph } from '../tuyin/graph/nodes.ts';
import type { TuyinCode } from '../tuyin/program.ts';
import type { CommandModule, Context, Words } from './command.ts';
import { numberOption, textOption } from './command.ts';
import { exit } from './exit.ts';
import { extensionsOf } from './input-files.ts';
import { parseCount, readUnit } from './inputs.ts';
import { pictureExtensions, refusePicture, writePicture } from './picture-file.ts';
import { printJson } from './results.ts';

type Analysis = (sources: readonly SourceFile[], words: Words, context: Context) => number;

/** An analysis: how many expressions it takes, and what it makes of them or of a module. */
interface Row {
  readonly help: string;
  /** How many expressions it takes, or files if it is no analysis of expressions. */
  readonly takes: number;
  readonly analyse?: Analysis;
  readonly runFiles?: (names: readonly string[], words: Words, context: Context) => Promise<number>;
  /** Of a module instead, if that is possible. */
  readonly analyseModule?: (code: TuyinCode, words: Words, context: Context) => number | Promise<number>;
}

const analyses: Readonly<Record<string, Row>> = {
  shortest: {
    help: 'the shortest equivalent form of an expression',
    takes: 1,
    analyse: runShortest,
    analyseModule: ({ graph }, ...more) => runShortestGraph(graph, ...more),
  },
  equal: { help: 'whether two expressions match the same words with the same actions', takes: 2, analyse: runEqual },
  maxmerge: {
    help: 'what several layers have in common and need only once',
    takes: 1,
    analyse: runMaxMerge,
    analyseModule: async ({ graph, ...code }, words, context) => {
      const status = runMaxMergeGraph(graph, words, context);
      const { writeMerged } = await import('./tuyin-merge.ts');
      return status === exit.done ? writeMerged('max-merge', { ...code, graph }, words, context) : status;
    },
  },
  linearmerge: {
    help: 'which reads of a module follow each other and become one',
    takes: 1,
    analyseModule: async (...given) => (await import('./tuyin-merge.ts')).runLinearMerge(...given),
  },
  liferound: {
    help: 'where blocks of memory are born and used last, and which are returned',
    takes: 1,
    analyse: runLifeRound,
    analyseModule: ({ graph }, ...more) => runLifeRoundGraph(graph, ...more),
  },
  parse: {
    help: 'what a program makes of an input: a tree, or where it went wrong and what was expected',
    takes: 2,
    runFiles: async (...given) => (await import('./tuyin-parse.ts')).runParse(...given),
  },
};

const widest = Math.max(...Object.keys(analyses).map(({ length }) => length));

/** The choices are for help and completions; a wrong one is answered with the nearest. */
const analysis = new Argument('<analysis>', Object.keys(analyses).join(', '));
analysis.argChoices = Object.keys(analyses);

export const tuyin: CommandModule = {
  usage: 'ANALYSIS EXPR|FILE.ti|FILE.tb [INPUT] [options]',
  about: `Analyses:
${Object.entries(analyses)
  .map(([name, { help }]) => `  ${name.padEnd(widest)}  ${help}`)
  .join('\n')}

Expressions are made of tokens (NAME), bytes ("text", [a-z], [^a-z], . for any), A B, A | B, A?, A*, A+, (A), () for
nothing, and actions in braces (A{emit}). Layers come first: DIGIT = [0-9]; DIGIT+. An expression - is standard input.
All but equal take a Tuyin module (.ti or .tb) instead: then the layers are its functions. parse takes a program and
a file that it reads (- is standard input), and --picture draws the tree; what the program writes is dropped.
maxmerge and linearmerge are passes too: -O2 merges reads, -Os ends, and -o writes the program that one of them gives.`,
  examples: [
    ["samara tuyin shortest '((START MIDDLE) | (START MIDDLE START)) START'", 'START MIDDLE START START?'],
    ["samara tuyin shortest 'N = [0-9] N | [0-9]; N' --picture n.svg", 'recursion becomes a loop; the automaton drawn'],
    ["samara tuyin equal '(A | B)*' 'A* (B A*)*'", 'equal; the exit status says the same'],
    ['samara tuyin maxmerge \'a = "ifdef"; b = "ifndef"\'', 'shared beginnings and ends'],
    ['samara tuyin maxmerge examples/wc.ti', 'of the functions of a module'],
    ['samara tuyin linearmerge examples/wc.ti -o merged.ti', 'the program with reads that follow each other made one'],
    ['samara tuyin parse examples/json.ti package.json', 'the tree of an input, or what was expected where'],
    ["samara tuyin liferound 'A{new x 100} B{use x} C{return x}'", 'births and last uses'],
  ],
  json: { prints: ['Shortest', 'Equality', 'Merge', 'MergedReads[]', 'Life[]', 'Parse'] },
  extensions: extensionsOf((language) => language === tuyinRow),
  declare(command) {
    command.addArgument(analysis);
    command.argument('[expr...]', 'the expression');
    command.option('-o, --output <file>', 'of a module after maxmerge or linearmerge: write it, as stack code');
    command.option('-f, --file <file>', 'read the expression from a file');
    command.option('-p, --picture <file>', `draw the smallest automaton, or the tree of parse (${pictureExtensions})`);
    command.option('--no-sse', 'draw every edge by itself: no linear merge');
    command.option('--explain', 'on standard error: sizes before and after, and what is proved');
    command.addOption(countOption('--max-terminals <n>', 'terminals in an expression', defaultLimits.maxTerminals));
    command.addOption(countOption('--max-states <n>', 'states of an automaton', defaultLimits.maxStates));
    command.addOption(countOption('--effort <n>', 'steps in search of a true minimum', 1_000_000));
  },
  async execute(words, context) {
    const { report } = context;
    const [name, ...texts] = words.args;
    const row = Object.hasOwn(analyses, name) ? ownEntry(analyses, name) : undefined;
    if (row === undefined)
      return report.wrongUsage(`unknown analysis '${name}'`, didYouMean(name, Object.keys(analyses)));
    const refused = refusePicture(textOption(words, 'picture'), context);
    if (refused !== undefined) return refused;
    const file = textOption(words, 'file');
    if (row.runFiles !== undefined) {
      if (texts.length === row.takes && file === undefined) return row.runFiles(texts, words, context);
      return report.wrongUsage(`${name} takes a program and an input`);
    }
    if (row.analyseModule !== undefined && file === undefined && texts.length === 1 && isModuleName(texts[0]))
      return onModule(texts[0], row.analyseModule, words, context);
    if (row.analyse === undefined) return report.wrongUsage(`${name} takes a module of Tuyin IR`);
    if (texts.length + (file === undefined ? 0 : 1) !== row.takes) {
      return report.wrongUsage(
        `${name} takes ${row.takes === 1 ? 'one expression' : `${row.takes} expressions`}`,
        'Quote an expression: the shell has its own idea of | and *.',
      );
    }
    const sources = readSources(file, texts, report);
    return report.hasErrors ? exit.diagnostics : row.analyse(sources, words, context);
  },
};

/** An analysis of the functions of a module and of what it imports. */
async function onModule(
  name: string,
  analyse: (code: TuyinCode, words: Words, context: Context) => number | Promise<number>,
  words: Words,
  context: Context,
): Promise<number> {
  const unit = await readUnit(name, words, context);
  const linked = unit?.ir === 'tuyin' ? linkUnit(unit) : undefined;
  context.report.addAll(linked?.diagnostics ?? []);
  return linked?.value === undefined ? exit.diagnostics : analyse(linked.value, words, context);
}

/** The expression of `--file`, then those of the command line. */
function readSources(file: string | undefined, texts: readonly string[], report: Context['report']): SourceFile[] {
  const all = file === undefined ? texts : [file, ...texts];
  const sources = all.map((text, i) => readSource(text, file !== undefined && i === 0, i));
  report.add(...sources.map((source) => ('problem' in source ? source.problem : undefined)));
  return sources.flatMap((source) => ('value' in source ? [source.value] : []));
}

function isModuleName(text: string): boolean {
  return /^[^"'|(){}]*\.t[ib]$/.test(text);
}

function countOption(flags: string, help: string, value: number): Option {
  return new Option(flags, help).argParser(parseCount).default(value);
}

function readSource(text: string, isFile: boolean, index: number): { value: SourceFile } | { problem: Diagnostic } {
  if (!isFile && text !== '-')
    return { value: new SourceFile(index === 0 ? 'expression' : `expression ${index + 1}`, text) };
  const read = readText(text);
  return read.problem === undefined ? { value: read.value } : { problem: read.problem };
}

function optionsOf(words: Words): ShortestOptions {
  return {
    maxTerminals: numberOption(words, 'maxTerminals') ?? defaultLimits.maxTerminals,
    maxStates: numberOption(words, 'maxStates') ?? defaultLimits.maxStates,
    effort: numberOption(words, 'effort'),
  };
}

/** Reports what was wrong, and hands a result to `show`. */
function finish<T>({ report }: Context, { value, diagnostics }: Result<T>, show: (value: T) => void): number {
  report.addAll(diagnostics);
  if (value === undefined || report.hasErrors) return exit.diagnostics;
  show(value);
  return report.hasErrors ? exit.diagnostics : exit.done;
}

function runShortest([source]: readonly SourceFile[], words: Words, context: Context): number {
  return showShortest(shortest(source, optionsOf(words)), words, context);
}

function runShortestGraph(graph: Graph, words: Words, context: Context): number {
  return showShortest(shortestGraph(graph, optionsOf(words)), words, context);
}

function showShortest(result: Result<Shortest>, words: Words, context: Context): number {
  const { io, report } = context;
  return finish(context, result, ({ text, layers }) => {
    draw(layers, text, words, context);
    if (report.hasErrors) return;
    if (report.json) printJson(io, { text, layers: layers.map(layerToJson) });
    else io.out(`${text}\n`);
    if (words.options['explain'] === true) io.err(layers.map(explainLayer).join(''));
  });
}

function draw(layers: readonly ShortestLayer[], text: string, words: Words, context: Context): void {
  const output = textOption(words, 'picture');
  if (output === undefined) return;
  const known = layers.flatMap(({ name, automaton }) => (automaton === undefined ? [] : [{ name, automaton }]));
  const picture = pictureAutomata(text.replaceAll('\n', ' '), known, { noSse: words.options['sse'] === false });
  writePicture(output, picture, context);
}

function layerToJson({ name, text, before, after, operators, proof, automaton }: ShortestLayer): object {
  return { name, text, before, after, operators, states: automaton?.dfa.size, proof };
}

const proofs = {
  none: 'not longer than before; a shorter form may exist',
  terminals: 'no equivalent expression has fewer terminals',
  cost: 'no equivalent expression has fewer terminals, or as many with fewer operators',
} as const;

function explainLayer({ name, before, after, proof, automaton }: ShortestLayer): string {
  return `${name === undefined ? '' : `${name}: `}${before} -> ${after} terminals, ${automaton === undefined ? 'too many' : automaton.dfa.size} states; ${proofs[proof]}\n`;
}

function runEqual([left, right]: readonly SourceFile[], words: Words, context: Context): number {
  let isEqual = false;
  const status = finish(context, isEquivalent(left, right, optionsOf(words)), (value) => {
    isEqual = value;
    if (context.report.json) printJson(context.io, { equal: value });
    else context.io.out(value ? 'equal\n' : 'different\n');
  });
  return status === exit.done && !isEqual ? exit.diagnostics : status;
}

function runMaxMerge([source]: readonly SourceFile[], words: Words, context: Context): number {
  const { io, report } = context;
  return finish(context, maxmerge(source, optionsOf(words)), (result) => {
    if (report.json) printJson(io, result);
    else io.out(describeMerge(result));
  });
}

function describeMerge({ parts, before, after }: MaxMerge): string {
  const rows = parts.map(({ kind, layers, text, saved }) => [kind, layers.join(' '), text, String(saved)]);
  return `${table(['what', 'layers', 'shared', 'bytes saved'], rows)}${before} bytes apart, ${after} merged\n`;
}

function runMaxMergeGraph(graph: Graph, words: Words, context: Context): number {
  const { io, report } = context;
  return finish(context, maxmergeGraph(graph, optionsOf(words)), (result) => {
    if (report.json) printJson(io, result);
    else io.out(describeMerge(result));
  });
}

function runLifeRoundGraph(graph: Graph, _words: Words, { io, report }: Context): number {
  const frames = liferoundGraph(graph);
  if (report.json) printJson(io, frames);
  else io.out(describeGraphLives(frames));
  return exit.done;
}

function describeGraphLives(frames: readonly GraphFrameLife[]): string {
  if (frames.length === 0) return 'no function has blocks of memory\n';
  const rows = frames
    .flatMap(({ blocks }) => blocks)
    .map(({ frame, block, size, born, lastUses, outlives }) => [
      frame,
      block,
      size === undefined ? '' : String(size),
      born,
      lastUses.length === 0 ? 'never' : lastUses.join('; '),
      outlives,
    ]);
  const sums = frames.map(
    ({ frame, bytes, isOpen, more }) =>
      `${frame}: at most ${bytes} bytes${isOpen ? ' and what is computed' : ''}${more > 0 ? `; ${more} more blocks` : ''}\n`,
  );
  return `${table(['frame', 'block', 'size', 'born in line', 'last use', 'outlives its frame'], rows)}${sums.join('')}`;
}

function runLifeRound([source]: readonly SourceFile[], words: Words, context: Context): number {
  const { io, report } = context;
  return finish(context, liferound(source, optionsOf(words)), (frames) => {
    if (report.json) printJson(io, frames);
    else io.out(describeLives(frames));
  });
}

function describeLives(frames: readonly FrameLife[]): string {
  const rows = frames
    .flatMap(({ blocks }) => blocks)
    .map(({ frame, block, size, offset, born, lastUses, isReturned }) => [
      frame,
      block,
      String(size),
      String(offset),
      born,
      lastUses.length === 0 ? 'never' : lastUses.join(', '),
      isReturned ? 'yes' : 'no',
    ]);
  const sums = frames.map(({ frame, peak, kept }) => `${frame}: at most ${peak} bytes, keeps ${kept}\n`);
  return `${table(['frame', 'block', 'size', 'at', 'born', 'last use', 'returned'], rows)}${sums.join('')}`;
}

/** Nothing where there are no rows. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return rows.length === 0 ? '' : alignColumns([head, ...rows]);
}
