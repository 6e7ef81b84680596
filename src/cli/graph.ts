/** `samara graph`: pictures of programs, as SVG or as DOT. */
import { Option } from 'commander';
import { ownEntry } from '../base/own-entry.ts';
import { toDot, type Picture } from '../base/picture.ts';
import { didYouMean } from '../base/suggest.ts';
import { languageOf, languages, lower, verify, type Unit } from '../driver/index.ts';
import { optimize } from '../driver/optimize.ts';
import { isOfModule, notesOfFunction, notesOfModule } from '../linear/analysis/notes.ts';
import { Analyses, analysisNames, analysisRows, type AnalysisName } from '../linear/analysis/table.ts';
import {
  pictureCalls,
  pictureCfg,
  pictureDominators,
  pictureFunctions,
  pictureLoops,
  pictureNotes,
  type PictureOptions,
} from '../linear/picture.ts';
import { isRuntimeName } from '../lower/tuyin-whole/names.ts';
import { startOf, type Func, type LinearModule } from '../linear/nodes.ts';
import type { CommandModule, Context, Words } from './command.ts';
import { textOption } from './command.ts';
import { exit } from './exit.ts';
import { extensionsOf } from './input-files.ts';
import { declareInputs, pointerSizeOption, readUnit } from './inputs.ts';
import { levelOf, levelOption } from './level.ts';
import { pictureExtensions, refusePicture, writePicture } from './picture-file.ts';
import { printJson } from './results.ts';

type Draw = (module: LinearModule, func: Func, options: PictureOptions) => Picture;

const ownKinds: Readonly<Record<string, { readonly help: string; readonly draw: Draw }>> = {
  cfg: { help: 'the control-flow graph of a function', draw: pictureCfg },
  dom: { help: 'its dominator tree', draw: (_module, func) => pictureDominators(func) },
  postdom: { help: 'its post-dominator tree', draw: (_module, func) => pictureDominators(func, 'postdom') },
  loops: { help: 'its loop forest', draw: (_module, func) => pictureLoops(func) },
  calls: { help: 'who calls whom in the program', draw: (module) => pictureCalls(module) },
};

/** Analyses that have no picture of their own are drawn as the control-flow graph, or as who calls whom, with what they say. */
function drawAnalysis(name: AnalysisName): Draw {
  return (module, func) => {
    const analyses = new Analyses(module);
    return isOfModule(name)
      ? pictureFunctions(name, module, notesOfModule(analyses, name))
      : pictureNotes(name, module, func, notesOfFunction(analyses, name, func));
  };
}

interface LinearKind {
  readonly help: string;
  readonly draw: Draw;
  readonly form?: 'ssa';
}

const kinds: Readonly<Record<string, LinearKind>> = {
  ...Object.fromEntries(
    analysisNames
      .filter((name) => name !== 'graph')
      .map((name) => {
        const { help, form } = analysisRows[name];
        return [name, { help, draw: drawAnalysis(name), ...(form === 'ssa' ? { form } : {}) }];
      }),
  ),
  ...ownKinds,
};

/** The kinds that some languages add. */
function kindsOfLanguages(): (readonly [name: string, help: string])[] {
  return Object.values(languages).flatMap(({ pictures = {} }) =>
    Object.entries(pictures).flatMap(([name, { help }]) => (help === undefined ? [] : [[name, help] as const])),
  );
}

function allKinds(): (readonly [name: string, help: string])[] {
  return [...Object.entries(kinds).map(([name, { help }]) => [name, help] as const), ...kindsOfLanguages()];
}

const shows = ['both', 'source', 'ir', 'none'] as const;

export const graph: CommandModule = {
  usage: 'FILE [--kind KIND] [--func NAME] [-o OUT.svg|OUT.dot]',
  get about() {
    return `Kinds:\n${allKinds()
      .map(([name, help]) => `  ${name.padEnd(9)}  ${help}`)
      .join('\n')}`;
  },
  examples: [
    ['samara graph examples/quicksort.sy --kind cfg -o cfg.svg', 'control flow of main'],
    ['samara graph a.mpl --func work --show source -o work.svg', 'of work, with source lines'],
    ['samara graph a.mpl --kind calls -o calls.dot', 'for Graphviz'],
    ['samara graph program.c --kind ranges -O2 -o ranges.svg', 'what integers can be'],
    ['samara graph examples/greet.ti --kind automaton -o greet.svg', 'what each function reads'],
  ],
  json: { prints: ['Picture'] },
  get extensions() {
    return extensionsOf();
  },
  declare(command) {
    declareInputs(command);
    const kind = new Option('--kind <kind>', 'what to draw');
    command.addOption(kind.choices(allKinds().map(([name]) => name)).default('cfg'));
    command.option('--func <name>', 'which function; without it main, or the first');
    command.addOption(new Option('--show <what>', 'what stands in blocks').choices(shows).default('both'));
    command.option('--full', 'whole blocks, however long');
    command.addOption(new Option('--to <form>', 'form of the program').choices(['cfg', 'ssa']).default('cfg'));
    command.addOption(levelOption('optimise first'));
    command.option('-o, --output <file>', `where to write (${pictureExtensions}); without it DOT on standard output`);
  },
  async execute(words, context) {
    const { io, report } = context;
    if (words.args.length !== 1) {
      return report.wrongUsage('graph takes one file');
    }
    const output = textOption(words, 'output');
    const refused = refusePicture(output, context);
    if (refused !== undefined) return refused;
    const unit = await readUnit(words.args[0], words, context);
    if (unit !== undefined)
      report.addAll(
        (await verify(unit, { pointerSize: pointerSizeOption(words) })).filter(({ severity }) => severity === 'error'),
      );
    if (unit === undefined || report.hasErrors) return exit.diagnostics;
    const kind = textOption(words, 'kind') ?? 'cfg';
    const picture = await drawUnit(unit, kind, words, context);
    if (typeof picture !== 'object') return picture;
    if (output !== undefined) writePicture(output, picture, context);
    if (report.json && output !== '-') printJson(io, pictureJson(words.args[0], picture, output));
    else if (output === undefined) io.out(toDot(picture));
    return report.hasErrors ? exit.diagnostics : exit.done;
  },
};

function pictureJson(file: string, { title, nodes, edges }: Picture, output: string | undefined): object {
  return { file, title, nodes, edges, output };
}

/** The picture, or the status with which the command ends without one. */
async function drawUnit(unit: Unit, kind: string, words: Words, context: Context): Promise<Picture | number> {
  const { title, pictures = {} } = languageOf(unit);
  const own = ownEntry(pictures, kind);
  const linear = ownEntry(kinds, kind);
  if (own === undefined)
    return linear === undefined
      ? context.report.wrongUsage(`${title} has no pictures of kind ${kind}`, '--kind cfg is nearest')
      : drawLinear(unit, linear, words, context);
  const wanted = textOption(words, 'func');
  const { value, diagnostics } = await own.draw(unit, wanted);
  context.report.addAll(diagnostics);
  if (value === undefined || context.report.hasErrors) return exit.diagnostics;
  return 'known' in value ? noSuchFunction(wanted ?? '', value.known, context.report) : value;
}

async function drawLinear(unit: Unit, kind: LinearKind, words: Words, { report }: Context): Promise<Picture | number> {
  const form = kind.form ?? (textOption(words, 'to') === 'ssa' ? 'ssa' : 'cfg');
  const { value, diagnostics } = await lower(unit, form, {
    pointerSize: pointerSizeOption(words),
  });
  report.addAll(diagnostics);
  if (value === undefined || report.hasErrors) return exit.diagnostics;
  optimizeFirst(value.module, form, words);
  const wanted = textOption(words, 'func');
  const func = chooseFunc(value.module, wanted);
  if (func === undefined)
    return noSuchFunction(
      wanted ?? '',
      value.module.funcs.filter(({ extern }) => !extern).map(({ name }) => name),
      report,
    );
  return kind.draw(value.module, func, {
    show: shows.find((show) => show === textOption(words, 'show')),
    full: words.options['full'] === true,
  });
}

function noSuchFunction(wanted: string, known: readonly string[], report: Context['report']): number {
  return report.wrongUsage(`there is no function ${wanted} with a body`, didYouMean(wanted, known));
}

function optimizeFirst(module: LinearModule, leaveIn: 'cfg' | 'ssa', words: Words): void {
  const level = levelOf(words);
  if (level !== 'O0') optimize(module, level, { leaveIn });
}

function chooseFunc(module: LinearModule, name: string | undefined): Func | undefined {
  const { funcs } = module;
  const bodies = funcs.filter(({ extern }) => !extern);
  if (name !== undefined) return bodies.find((func) => func.name === name.replace(/^[&@]/, ''));
  const start = startOf(module);
  if (start === undefined) return bodies.at(0);
  // What lowering has put in front of the program is not what is meant.
  const isAdded = isRuntimeName(funcs[start].name);
  return (isAdded ? bodies.find((func) => func.name === 'main') : undefined) ?? funcs[start];
}
