/** `samara build`: a program as a file of an output's format. */
import { Option } from 'commander';
import { emit, outputs, verify } from '../driver/index.ts';
import { writeWhole } from '../driver/node-output.ts';
import type { Emitted } from '../driver/outputs.ts';
import type { CommandModule, Context, Words } from './command.ts';
import { textOption } from './command.ts';
import { exit } from './exit.ts';
import { extensionsOf } from './input-files.ts';
import { declareInputs, declarePointerSize, pointerSizeOption } from './inputs.ts';
import { readProgram } from './program.ts';
import { printJson } from './results.ts';

export const build: CommandModule = {
  usage: 'FILE… --target OUTPUT -o OUT [options]',
  get about() {
    const list = Object.entries(outputs).map(
      ([name, { title, system }]) => `  ${name.padEnd(6)}  ${title}; needs: ${system}`,
    );
    return `A note says what the file imports, for whoever runs it.\n\nOutputs:\n${list.join('\n')}`;
  },
  examples: [
    ['samara build examples/hello.mpl --target wasm -o hello.wasm', 'a WebAssembly module'],
    ['samara build program.sy --target wat -O1 -o -', 'its text, on standard output'],
  ],
  json: { prints: ['Built'] },
  get extensions() {
    return extensionsOf();
  },
  declare(command) {
    declareInputs(command);
    const target = new Option('--target <output>', 'what to build');
    command.addOption(target.choices(Object.keys(outputs)).makeOptionMandatory());
    command.addOption(new Option('-O <level>', 'optimise before').choices(['0', '1']).default('0'));
    declarePointerSize(command);
    command.requiredOption('-o, --output <file>', 'where to write; - is standard output');
  },
  async execute(words, context) {
    const { report } = context;
    if (report.json && textOption(words, 'output') === '-')
      return report.wrongUsage('--json and -o - exclude each other', 'standard output takes one of them');
    const pointerSize = pointerSizeOption(words);
    const unit = await readProgram(words, context);
    if (unit !== undefined) report.addAll(await verify(unit, { pointerSize }));
    if (unit === undefined || report.hasErrors) return exit.diagnostics;
    const { value, diagnostics } = await emit(unit, textOption(words, 'target') ?? '', {
      pointerSize,
      optimize: textOption(words, 'O') === '1' ? 'O1' : 'O0',
    });
    report.addAll(diagnostics);
    return value === undefined || report.hasErrors ? exit.diagnostics : deliver(value, words, context);
  },
};

function deliver({ content, imports }: Emitted, words: Words, { io, report }: Context): number {
  const output = textOption(words, 'output') ?? '-';
  report.add(writeWhole(output, content));
  if (report.hasErrors) return exit.diagnostics;
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content).length : content.length;
  if (report.json) printJson(io, { file: words.args[0], output, target: textOption(words, 'target'), bytes, imports });
  else if (imports.length > 0)
    io.err(`note: ${output === '-' ? 'the text or module' : output} imports ${imports.join(', ')}\n`);
  return exit.done;
}
