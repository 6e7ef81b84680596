/** Hands over the result of a command: on standard output, in the file of `-o`, or as a JSON document about it. */
import { writeWhole } from '../driver/node-output.ts';
import { textOption, type Context, type Words } from './command.ts';
import { exit } from './exit.ts';

/** `facts` are what the JSON document says besides the text. */
export function deliverText(text: string, words: Words, { io, report }: Context, facts: object = {}): number {
  const output = textOption(words, 'output');
  const file = words.args[0];
  if (output !== undefined) report.add(writeWhole(output, text));
  if (report.json && output !== '-')
    printJson(io, { file, ...facts, ...(output === undefined ? { text } : { output }) });
  else if (output === undefined) io.out(text);
  return report.hasErrors ? exit.diagnostics : exit.done;
}

export function printJson(io: Context['io'], document: object): void {
  io.out(`${JSON.stringify(document, null, 2)}\n`);
}
