/** `--profile` and `--coverage` of `run`: their options, what watches the run, and what is told and written behind it. */
import { existsSync } from 'node:fs';
import { Option, type Command } from 'commander';
import { drawProfile, readLcov, startCoverage, startProfile, writeLcov, type RunOptions } from '../driver/index.ts';
import { readText } from '../driver/node-files.ts';
import { writeWhole } from '../driver/node-output.ts';
import type { Context, Words } from './command.ts';
import { textOption } from './command.ts';
import { enginesWith } from './engine-choice.ts';

type Executions = Pick<RunOptions, 'profile' | 'coverage'>;

export function declareExecutionReports(command: Command): void {
  const profile = `steps and time by function and line, on standard error, and a flame graph in the file (${enginesWith('profile')})`;
  command.addOption(new Option('--profile [file.svg]', profile));
  const coverage = `how often each line was executed, on standard error, or for lcov in the file (${enginesWith('coverage')})`;
  command.addOption(new Option('--coverage [file.info]', coverage));
  command.option('--coverage-add', 'adds to the counts that the file of --coverage has already');
}

/** Nothing is run if the options make no sense: undefined. */
export async function watchExecutions(words: Words, context: Context): Promise<Executions | undefined> {
  if (isRefused(words, context)) return undefined;
  const profile = textOption(words, 'profile') === undefined ? undefined : await startProfile();
  const file = textOption(words, 'coverage');
  if (file === undefined) return { profile };
  const coverage = await startCoverage();
  if (words.options['coverageAdd'] !== true || !existsSync(file)) return { profile, coverage };
  const read = readText(file);
  if (read.problem !== undefined) {
    context.report.add(read.problem);
    return undefined;
  }
  const known = await readLcov(read.value.text);
  if ('line' in known) {
    context.report.wrongUsage(
      `line ${known.line} of ${file} is none of lcov`,
      'without --coverage-add the file is written anew',
    );
    return undefined;
  }
  coverage.addCounts(known);
  return { profile, coverage };
}

function isRefused(words: Words, { report }: Context): boolean {
  const picture = textOption(words, 'profile') ?? '';
  if (picture !== '' && !picture.endsWith('.svg')) {
    report.wrongUsage(`--profile writes .svg, not ${picture}`, '--profile alone prints a table');
    return true;
  }
  if (words.options['coverageAdd'] !== true || (textOption(words, 'coverage') ?? '') !== '') return false;
  report.wrongUsage('--coverage-add needs the file with the counts', '--coverage=FILE.info --coverage-add');
  return true;
}

export async function reportExecutions(
  { profile, coverage }: Executions,
  words: Words,
  { report }: Context,
): Promise<void> {
  if (profile !== undefined) {
    const { formatProfile, profileToJson } = await import('./profile-report.ts');
    const found = profile.report();
    report.addOther(formatProfile(found, report.style), profileToJson(found));
    const file = textOption(words, 'profile') ?? '';
    if (file !== '') report.add(writeWhole(file, await drawProfile(found, words.args.join(' '))));
  }
  if (coverage !== undefined) {
    const { coverageToJson, formatCoverage } = await import('./coverage-report.ts');
    const found = coverage.report();
    const file = textOption(words, 'coverage') ?? '';
    report.addOther(formatCoverage(found, file === '', report.style), coverageToJson(found));
    if (file !== '') report.add(writeWhole(file, await writeLcov(found)));
  }
}
