/** Hands over the result of a command: on standard output, in the file of `-o`, or as a JSON document about it. */
import { Utf8Text } from '../base/utf8.ts';
import { print, write, writtenInto, type Unit } from '../driver/index.ts';
import { writeWhole, type Content } from '../driver/node-output.ts';
import { textOption, type Context, type Words } from './command.ts';
import { exit } from './exit.ts';

/** The file of `-o` has the format that its name says, if the language has such a one; all else is text. */
export async function deliverUnit(unit: Unit, words: Words, context: Context, facts: object = {}): Promise<number> {
  const output = textOption(words, 'output');
  const format = output === undefined ? undefined : writtenInto(unit, output);
  if (format === undefined) return deliver(await print(unit), words, context, facts);
  const { value, diagnostics } = await write(unit, format);
  context.report.addAll(diagnostics);
  return value === undefined ? exit.diagnostics : deliver(value, words, context, facts);
}

/** `facts` are what the JSON document says besides the text. */
export function deliver(text: Content, words: Words, { io, report }: Context, facts: object = {}): number {
  const output = textOption(words, 'output');
  const file = words.args[0];
  if (output !== undefined) report.add(writeWhole(output, text));
  if (report.json && output !== '-')
    printJson(io, {
      file,
      ...facts,
      ...(output === undefined ? { text: text instanceof Utf8Text ? String(text) : text } : { output }),
    });
  else if (output === undefined && !(text instanceof Uint8Array)) io.out(String(text));
  return report.hasErrors ? exit.diagnostics : exit.done;
}

export function printJson(io: Context['io'], document: object): void {
  io.out(`${JSON.stringify(document, null, 2)}\n`);
}
