/** `samara preprocess`: the text that a language's preprocessor makes of files, as `-E` of compilers prints it. */
import type { Diagnostic } from '../base/diagnostics.ts';
import { formatOf } from '../driver/formats.ts';
import { decodeText, readBytes } from '../driver/node-files.ts';
import type { CommandModule, Context, Words } from './command.ts';
import { exit } from './exit.ts';
import { extensionsOf } from './input-files.ts';
import { declareInputs, formatOfFile, parseOptionsOf } from './inputs.ts';
import { deliver } from './results.ts';

export const preprocess: CommandModule = {
  usage: 'FILE… [options]',
  about:
    'Lines that begin with # say where the text behind them comes from. What is\nprinted can be compiled, and gives the same program.',
  examples: [
    ['samara preprocess program.c', 'included files and macros in their places'],
    ['samara preprocess -P -D DEBUG=1 program.c -o program.i', 'without lines of places, into a file'],
  ],
  json: { prints: ['Text'] },
  get extensions() {
    return extensionsOf((_, format) => format.preprocess !== undefined);
  },
  declare(command) {
    declareInputs(command);
    command.option('-P', 'no lines that say where text comes from');
    command.option('-o, --output <file>', 'where to write; standard output without it');
  },
  async execute(words, context) {
    const texts: string[] = [];
    for (const name of words.args) {
      const text = await textOf(name, words, context);
      if (typeof text === 'number') return text;
      texts.push(text);
    }
    return deliver(texts.join(''), words, context);
  },
};

/** The text of one file, or the status with which the command ends. */
async function textOf(name: string, words: Words, { report }: Context): Promise<string | number> {
  const refuse = (reason: Diagnostic): number => {
    report.add(reason);
    return exit.diagnostics;
  };
  const bytes = readBytes(name);
  if (bytes.problem !== undefined) return refuse(bytes.problem);
  const row = formatOf(formatOfFile(name, bytes.value, words) ?? '');
  if (row?.preprocess === undefined) return report.wrongUsage(`${name} has no preprocessor`);
  const source = decodeText(name, bytes.value);
  if (source.problem !== undefined) return refuse(source.problem);
  const options = { ...parseOptionsOf(name, words, 'read'), plain: words.options['P'] === true };
  const { value, diagnostics } = await row.preprocess(source.value, options);
  report.addAll(diagnostics);
  return value === undefined || report.hasErrors ? exit.diagnostics : value;
}
