/** `samara graph`: pictures of programs, as SVG or as DOT. */
import { Option } from 'commander';
import { toDot, type Picture } from '../base/picture.ts';
import { didYouMean } from '../base/suggest.ts';
import { lower, verify, type TuyinUnit, type Unit } from '../driver/index.ts';
import { isLevel, optimize } from '../driver/optimize.ts';
import { linkUnit } from '../driver/tuyin-program.ts';
import { pictureCalls, pictureCfg, pictureDominators, pictureLoops, type PictureOptions } from '../linear/picture.ts';
import { startOf, type Func, type LinearModule } from '../linear/nodes.ts';
import { layersOfGraph, pictureGraphCalls, pictureLayers } from '../tuyin/automata/index.ts';
import type { CommandModule, Context, Words } from './command.ts';
import { textOption } from './command.ts';
import { exit } from './exit.ts';
import { extensionsOf } from './input-files.ts';
import { declareInputs, readUnit } from './inputs.ts';
import { pictureExtensions, refusePicture, writePicture } from './picture-file.ts';
import { printJson } from './results.ts';

type Draw = (module: LinearModule, func: Func, options: PictureOptions) => Picture;

const kinds = {
  cfg: { help: 'the control-flow graph of a function', draw: pictureCfg },
  dom: { help: 'its dominator tree', draw: (_module, func) => pictureDominators(func) },
  postdom: { help: 'its post-dominator tree', draw: (_module, func) => pictureDominators(func, 'postdom') },
  loops: { help: 'its loop forest', draw: (_module, func) => pictureLoops(func) },
  calls: { help: 'who calls whom in the program', draw: (module) => pictureCalls(module) },
} as const satisfies Record<string, { help: string; draw: Draw }>;
type Kind = keyof typeof kinds;

const automaton = { name: 'automaton', help: 'Tuyin IR: how its functions read their input; --func for one of them' };
const helps = [...Object.entries(kinds).map(([name, { help }]) => ({ name, help })), automaton];

const shows = ['both', 'source', 'ir', 'none'] as const;

export const graph: CommandModule = {
  usage: 'FILE [--kind KIND] [--func NAME] [-o OUT.svg|OUT.dot]',
  about: `Kinds:\n${helps.map(({ name, help }) => `  ${name.padEnd(9)}  ${help}`).join('\n')}`,
  examples: [
    ['samara graph examples/quicksort.sy --kind cfg -o cfg.svg', 'control flow of main'],
    ['samara graph a.mpl --func work --show source -o work.svg', 'of work, with source lines'],
    ['samara graph a.mpl --kind calls -o calls.dot', 'for Graphviz'],
    ['samara graph examples/greet.ti --kind automaton -o greet.svg', 'what each function reads'],
  ],
  json: { prints: ['Picture'] },
  extensions: extensionsOf(),
  declare(command) {
    declareInputs(command);
    command.addOption(
      new Option('--kind <kind>', 'what to draw').choices(helps.map(({ name }) => name)).default('cfg'),
    );
    command.option('--func <name>', 'which function; without it main, or the first');
    command.addOption(new Option('--show <what>', 'what stands in blocks').choices(shows).default('both'));
    command.option('--full', 'whole blocks, however long');
    command.addOption(new Option('--to <form>', 'form of the program').choices(['cfg', 'ssa']).default('cfg'));
    command.addOption(new Option('-O <level>', 'optimise first').choices(['0', '1']));
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
    if (unit !== undefined) report.addAll((await verify(unit)).filter(({ severity }) => severity === 'error'));
    if (unit === undefined || report.hasErrors) return exit.diagnostics;
    const kind = textOption(words, 'kind') ?? 'cfg';
    if (kind === automaton.name && unit.ir !== 'tuyin')
      return report.wrongUsage('only Tuyin IR has automata', 'Of other programs, --kind cfg is nearest.');
    const picture =
      unit.ir === 'tuyin' && (kind === automaton.name || kind === 'calls')
        ? drawTuyin(unit, kind, words, context)
        : await drawLinear(unit, kind as Kind, words, context);
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
async function drawLinear(unit: Unit, kind: Kind, words: Words, { report }: Context): Promise<Picture | number> {
  const { value, diagnostics } = await lower(unit, textOption(words, 'to') === 'ssa' ? 'ssa' : 'cfg');
  report.addAll(diagnostics);
  if (value?.ir !== 'linear' || report.hasErrors) return exit.diagnostics;
  optimizeFirst(value.module, words);
  const wanted = textOption(words, 'func');
  const func = chooseFunc(value.module, wanted);
  if (func === undefined)
    return noSuchFunction(
      wanted ?? '',
      value.module.funcs.filter(({ extern }) => !extern),
      report,
    );
  return kinds[kind].draw(value.module, func, {
    show: shows.find((show) => show === textOption(words, 'show')),
    full: words.options['full'] === true,
  });
}

/** Tuyin IR has layers, and calls that its lowering hides behind the functions of its runtime. */
function drawTuyin(unit: TuyinUnit, kind: string, words: Words, { report }: Context): Picture | number {
  const { value: code, diagnostics } = linkUnit(unit);
  report.addAll(diagnostics);
  if (code === undefined) return exit.diagnostics;
  const { graph } = code;
  if (kind === 'calls') return pictureGraphCalls(code);
  const wanted = textOption(words, 'func')?.replace(/^@/, '');
  const layers = layersOfGraph(graph);
  if (wanted === undefined) return pictureLayers('layers', layers);
  const func = graph.functions.find(({ name }) => name === wanted);
  return func === undefined
    ? noSuchFunction(wanted, graph.functions, report)
    : pictureLayers(`layer @${func.name}`, [layers[func.id]]);
}

function noSuchFunction(
  wanted: string,
  functions: readonly { readonly name: string }[],
  report: Context['report'],
): number {
  return report.wrongUsage(
    `there is no function ${wanted} with a body`,
    didYouMean(
      wanted,
      functions.map(({ name }) => name),
    ),
  );
}

function optimizeFirst(module: LinearModule, words: Words): void {
  const level = `O${textOption(words, 'O') ?? '0'}`;
  if (isLevel(level)) optimize(module, level, { leaveIn: textOption(words, 'to') === 'ssa' ? 'ssa' : 'cfg' });
}

function chooseFunc(module: LinearModule, name: string | undefined): Func | undefined {
  const { funcs } = module;
  const bodies = funcs.filter(({ extern }) => !extern);
  if (name !== undefined) return bodies.find((func) => func.name === name.replace(/^[&@]/, ''));
  const start = startOf(module);
  return start === undefined ? bodies.at(0) : funcs[start];
}
