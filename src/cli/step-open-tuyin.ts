/** A program of Tuyin IR under the stepper: its input is the file of `--input`, since commands come from standard input. */
import { readBytes } from '../driver/node-files.ts';
import { linkUnit } from '../driver/tuyin-program.ts';
import type { TuyinUnit } from '../driver/unit.ts';
import { Stepper } from '../vm/tuyin/stepping.ts';
import type { Context, Words } from './command.ts';
import { textOption } from './command.ts';
import { exit } from './exit.ts';
import { TuyinSession } from './step-tuyin.ts';

/** The session; or the exit status if there is none. */
export async function openTuyin(unit: TuyinUnit, words: Words, { report }: Context): Promise<TuyinSession | number> {
  const { value: code, diagnostics } = linkUnit(unit);
  report.addAll(diagnostics);
  if (code === undefined) return exit.diagnostics;
  if (code.graph.main === undefined) return report.wrongUsage('the program has no main function');
  const file = textOption(words, 'input');
  const read = file === undefined ? { value: new Uint8Array() } : readBytes(file);
  if ('problem' in read && read.problem !== undefined) report.add(read.problem);
  if (!('value' in read)) return exit.diagnostics;
  const names = new Set(code.graph.functions.map(({ name }) => name));
  return new TuyinSession(new Stepper(code, read.value), (name) => names.has(name));
}
