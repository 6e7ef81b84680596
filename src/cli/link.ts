/** `samara link`: the files of a program as one file. */
import { verify } from '../driver/index.ts';
import { splitAtDashes, textOption, type CommandModule } from './command.ts';
import { declareDependencies, Dependencies, longDependencyWords } from './dependencies.ts';
import { exit } from './exit.ts';
import { extensionsOf } from './input-files.ts';
import { declareInputs } from './inputs.ts';
import { declareLinking, readProgram } from './program.ts';
import { printJson } from './results.ts';
import { unitFor, writeUnit } from './written.ts';

export const link: CommandModule = {
  usage: 'FILE… -o OUT [options]',
  about:
    'Definitions and declarations of the files meet by name and must agree; all names that are defined twice or nowhere are reported, ' +
    'with their places. Files of one language become a file of that language; files of several meet in the linear IR. The format is ' +
    'what --to says, else what the name of OUT says, else the binary form.',
  examples: [
    ['samara link main.mpl list.mpl -o program.mpl', 'one module of two'],
    ['samara link main.mpl sort.sy -o program.lir', 'of two languages'],
    ['samara link *.lir --gc --entry start -o program.lir', 'only what `start` reaches'],
  ],
  json: { prints: ['Linked'] },
  get extensions() {
    return extensionsOf();
  },
  split(argv) {
    const [own, rest] = splitAtDashes(argv);
    return [longDependencyWords(own), rest];
  },
  declare(command) {
    declareInputs(command);
    declareLinking(command);
    declareDependencies(command);
    command.option('--to <format>', 'the format to write, by its name or extension');
    command.option('--strip', 'leave out comments, places and the source text');
    command.requiredOption('-o, --output <file>', 'where to write; - is standard output');
  },
  async execute(words, context) {
    const { report } = context;
    const output = textOption(words, 'output') ?? '-';
    if (report.json && output === '-')
      return report.wrongUsage('--json and -o - exclude each other', 'standard output takes one of them');
    const dependencies = Dependencies.of(words);
    if (typeof dependencies === 'string') return report.wrongUsage(dependencies);
    const linked = await readProgram(words, context, { always: true, opened: dependencies.opened });
    if (linked === undefined) return exit.diagnostics;
    const unit = await unitFor(linked, output, context);
    if (unit !== undefined) report.addAll(await verify(unit));
    if (unit === undefined || report.hasErrors) return exit.diagnostics;
    const options = { to: textOption(words, 'to'), strip: words.options['strip'] === true };
    const written = await writeUnit(unit, output, options, context);
    if (typeof written === 'number') return written;
    if (written !== undefined) report.add(dependencies.write());
    if (written !== undefined && report.json) printJson(context.io, { files: words.args, output, ...written });
    return written === undefined || report.hasErrors ? exit.diagnostics : exit.done;
  },
};
