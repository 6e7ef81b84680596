/** `samara graph`: pictures of programs, as SVG or as DOT. */
import { extname } from 'node:path';
import { Option } from 'commander';
import { toDot, toSvg, type Picture } from '../base/picture.ts';
import { didYouMean } from '../base/suggest.ts';
import { lower, verify } from '../driver/index.ts';
import { writeWhole } from '../driver/node-files.ts';
import { isLevel, optimize } from '../driver/optimize.ts';
import { pictureCalls, pictureCfg, pictureDominators, pictureLoops, type PictureOptions } from '../linear/picture.ts';
import type { Func, LinearModule } from '../linear/nodes.ts';
import type { CommandModule, Words } from './command.ts';
import { textOption } from './command.ts';
import { exit } from './exit.ts';
import { declareInputs, readUnit } from './inputs.ts';

type Draw = (module: LinearModule, func: Func, options: PictureOptions) => Picture;

const kinds = {
  cfg: { help: 'the control-flow graph of a function', draw: pictureCfg },
  dom: { help: 'its dominator tree', draw: (_module, func) => pictureDominators(func) },
  postdom: { help: 'its post-dominator tree', draw: (_module, func) => pictureDominators(func, 'postdom') },
  loops: { help: 'its loop forest', draw: (_module, func) => pictureLoops(func) },
  calls: { help: 'who calls whom in the program', draw: (module) => pictureCalls(module) },
} as const satisfies Record<string, { help: string; draw: Draw }>;
type Kind = keyof typeof kinds;

const shows = ['both', 'source', 'ir', 'none'] as const;

export const graph: CommandModule = {
  usage: 'FILE --kind KIND [--func NAME] -o OUT.svg|OUT.dot',
  about: `Kinds:\n${Object.entries(kinds).map(([name, { help }]) => `  ${name.padEnd(8)} ${help}`).join('\n')}`,
  examples: [
    ['samara graph examples/quicksort.sy --kind cfg -o cfg.svg', 'control flow of main'],
    ['samara graph a.mpl --func work --show source -o work.svg', 'of work, with source lines'],
    ['samara graph a.mpl --kind calls -o calls.dot', 'for Graphviz'],
  ],
  declare(command) {
    declareInputs(command);
    command.addOption(new Option('--kind <kind>', 'what to draw').choices(Object.keys(kinds)).default('cfg'));
    command.option('--func <name>', 'which function; without it main, or the first');
    command.addOption(new Option('--show <what>', 'what stands in blocks').choices(shows).default('both'));
    command.addOption(new Option('--to <form>', 'form of the program').choices(['cfg', 'ssa']).default('cfg'));
    command.addOption(new Option('-O <level>', 'optimise first').choices(['0', '1']));
    command.option('-o, --output <file>', 'where to write (.svg or .dot); without it DOT on standard output');
  },
  async execute(words, context) {
    const { io, report } = context;
    if (words.args.length !== 1) {
      return report.wrongUsage('graph takes one file');
    }
    const unit = await readUnit(words.args[0], words, context);
    if (unit !== undefined) report.addAll((await verify(unit)).filter(({ severity }) => severity === 'error'));
    if (unit === undefined || report.hasErrors) return exit.diagnostics;
    const { value, diagnostics } = await lower(unit, textOption(words, 'to') === 'ssa' ? 'ssa' : 'cfg');
    report.addAll(diagnostics);
    if (value?.ir !== 'linear' || report.hasErrors) return exit.diagnostics;
    optimizeFirst(value.module, words);
    const func = chooseFunc(value.module, textOption(words, 'func'));
    if (func === undefined) {
      const names = value.module.funcs.filter(({ extern }) => !extern).map(({ name }) => name);
      const wanted = textOption(words, 'func') ?? '';
      return report.wrongUsage(`there is no function ${wanted} with a body`, didYouMean(wanted, names));
    }
    const { draw } = kinds[(textOption(words, 'kind') ?? 'cfg') as Kind];
    const picture = draw(value.module, func, { show: shows.find((show) => show === textOption(words, 'show')) });
    const output = textOption(words, 'output');
    if (output === undefined) io.out(toDot(picture));
    else report.add(writeWhole(output, extname(output) === '.dot' ? toDot(picture) : toSvg(picture)));
    return report.hasErrors ? exit.diagnostics : exit.done;
  },
};

function optimizeFirst(module: LinearModule, words: Words): void {
  const level = `O${textOption(words, 'O') ?? '0'}`;
  if (isLevel(level)) optimize(module, level, { leaveIn: textOption(words, 'to') === 'ssa' ? 'ssa' : 'cfg' });
}

function chooseFunc({ funcs, entry }: LinearModule, name: string | undefined): Func | undefined {
  const bodies = funcs.filter(({ extern }) => !extern);
  if (name !== undefined) return bodies.find((func) => func.name === name.replace(/^[&@]/, ''));
  return entry === undefined ? bodies.at(0) : funcs[entry];
}
