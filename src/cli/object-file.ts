/** `samara build -c`: one file, checked, as an object that `link` takes. */
import { isAbsolute, relative } from 'node:path';
import { verify, type Unit } from '../driver/index.ts';
import { textOption, type Context, type Words } from './command.ts';
import { exit } from './exit.ts';
import { levelOf } from './level.ts';
import type { Level } from '../passes/levels.ts';
import { pointerSizeOption, readUnit } from './inputs.ts';
import { printJson } from './results.ts';
import { unitFor, writeUnit } from './written.ts';

export async function buildObject(words: Words, context: Context, opened: (path: string) => void): Promise<number> {
  const { report, io } = context;
  const output = textOption(words, 'output') ?? '-';
  if (words.args.length !== 1)
    return report.wrongUsage('build -c takes one file', 'samara link makes a program of several objects');
  const read = await readUnit(placelessName(words.args[0]), words, context, 'read', { isPart: true, opened });
  if (read !== undefined) report.addAll(await verify(read, { pointerSize: pointerSizeOption(words) }));
  if (read === undefined || report.hasErrors) return exit.diagnostics;
  const unit = await unitFor(read, output, context);
  if (unit === undefined) return exit.diagnostics;
  if (levelOf(words) !== 'O0' && !(await optimizeObject(unit, levelOf(words))))
    return report.wrongUsage(
      `-${levelOf(words)} is for objects of the linear IR`,
      'others are optimised when the program is built',
    );
  const written = await writeUnit(unit, output, { strip: words.options['strip'] === true }, context);
  if (typeof written === 'number') return written;
  if (written !== undefined && report.json) printJson(io, { file: words.args[0], output, ...written });
  return written === undefined ? exit.diagnostics : exit.done;
}

/** Objects say where their text stood: by a name that does not depend on where the folder of the build lies. */
function placelessName(name: string): string {
  return isAbsolute(name) ? relative(process.cwd(), name) : name;
}

async function optimizeObject(unit: Unit, level: Level): Promise<boolean> {
  if (unit.ir !== 'linear') return false;
  const { optimize } = await import('../driver/optimize.ts');
  optimize(unit.module, level, { leaveIn: 'cfg' });
  return true;
}
