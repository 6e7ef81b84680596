/** `samara check`: every mistake in the files, those of the grammar and those that the verifier finds. */
import { Option } from 'commander';
import { checkProfile, languages, link, verifyParts, type Unit } from '../driver/index.ts';
import type { CommandModule, Context } from './command.ts';
import { textOption } from './command.ts';
import { exit } from './exit.ts';
import { applyFixes } from './fixes.ts';
import { extensionsOf, filesOf } from './input-files.ts';
import { declareInputs, readParts } from './inputs.ts';
import { linkOptionsOf } from './program.ts';

export const check: CommandModule = {
  usage: 'FILE|FOLDER… [options]',
  about:
    'A folder means all files of known extensions in it and below. Prints nothing when there is nothing to say. The exit status is 1 if there are errors; warnings leave it 0.',
  examples: [
    ['samara check program.mpl', 'one file'],
    ['samara check examples', 'every file in a folder'],
    ['samara check src/*.mpl --json', 'diagnostics for programs, on standard output'],
    ['samara check -Wall -Wextra *.c', 'with warnings'],
    ['samara check --fix prog.c', 'mends what leaves no doubt'],
    ['samara check --link src', 'whether the files of a folder make a program'],
    ['samara check --level flat low.mpl', 'refuse what only the high level may contain'],
    ['samara check --profile light program.mpl', 'why a program is outside MapleLight'],
  ],
  reportsOnOut: true,
  json: { prints: ['Diagnostic[]'] },
  get extensions() {
    return extensionsOf();
  },
  declare(command) {
    declareInputs(command);
    const level = new Option('--level <level>', 'the level that the files must keep to');
    const rows = Object.values(languages);
    command.addOption(level.choices([...new Set(rows.flatMap(({ keepsTo = [] }) => keepsTo))]).default('high'));
    const profile = new Option('--profile <name>', 'a language that the files must fit into');
    command.option('--fix', 'write into the files what leaves no doubt; what is left is told');
    command.option(
      '--link',
      'also whether the files make one program: all that is missing, defined twice, or does not agree',
    );
    command.addOption(profile.choices(rows.flatMap(({ profiles = {} }) => Object.keys(profiles))));
  },
  async execute(words, context) {
    const level = textOption(words, 'level');
    const profile = textOption(words, 'profile');
    const names = filesOf(words, context);
    const units: Unit[] = [];
    for (const name of names) {
      context.status.show(`checking ${name}`);
      const read = await readParts(name, words, context, 'read', { isPart: names.length > 1 });
      if (read?.value === undefined) continue;
      units.push(read.value);
      context.report.addAll(await verifyParts(read.value, read.diagnostics, { level }));
      if (profile !== undefined && !context.report.hasErrors)
        context.report.addAll(await checkProfile(read.value, profile));
    }
    if (words.options['fix'] === true) fix(names, context);
    if (words.options['link'] === true && !context.report.hasErrors)
      context.report.addAll((await link(units, linkOptionsOf(words))).diagnostics);
    return context.report.hasErrors ? exit.diagnostics : exit.done;
  },
};

/** Makes the safe fixes, says how many, and leaves the rest to be told. */
function fix(names: readonly string[], { report, io }: Context): void {
  const { edits, files, problems, left } = applyFixes(report.take(), new Set(names));
  report.addAll([...left, ...problems]);
  if (edits > 0 && !report.json)
    io.err(`${edits} fix${edits === 1 ? '' : 'es'} written into ${files} file${files === 1 ? '' : 's'}\n`);
}
