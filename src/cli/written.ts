/** A unit as a file: in the format that is asked for by name, or that the name of the file says, or in its language's binary form. */
import { detectFormat } from '../driver/formats.ts';
import {
  binaryFormat,
  languageOf,
  lower,
  write,
  writtenAs,
  writtenFormats,
  writtenInto,
  type Unit,
} from '../driver/index.ts';
import { writeWhole } from '../driver/node-output.ts';
import type { Context } from './command.ts';

export interface WriteOptions {
  /** The name of a format, or an extension. */
  readonly to?: string;
  readonly strip?: boolean;
}

/** What was written; undefined if nothing was, and then the report says why. */
export interface WrittenFile {
  readonly format: string;
  readonly bytes: number;
}

/** Wrong usage is returned as the exit status. */
export async function writeUnit(
  unit: Unit,
  output: string,
  options: WriteOptions,
  { report }: Context,
): Promise<WrittenFile | number | undefined> {
  const format = formatWanted(unit, options.to, output);
  if (format === undefined) return refuseFormat(unit, options.to ?? output, report);
  const { value, diagnostics } = await write(unit, format, { strip: options.strip });
  report.addAll(diagnostics);
  if (value !== undefined) report.add(writeWhole(output, value));
  if (value === undefined || report.hasErrors) return undefined;
  return { format, bytes: typeof value === 'string' ? Buffer.byteLength(value) : value.length };
}

function formatWanted(unit: Unit, name: string | undefined, output: string): string | undefined {
  if (name !== undefined) return writtenAs(unit, name);
  return writtenInto(unit, output) ?? (detectFormat(output, '') === undefined ? binaryFormat(unit) : undefined);
}

function refuseFormat(unit: Unit, wanted: string, report: Context['report']): number {
  const known = Object.entries(writtenFormats(unit)).map(
    ([name, { extensions }]) => `${name} (${extensions.join(' ')})`,
  );
  const { title } = languageOf(unit);
  return report.wrongUsage(`${title} cannot be written as ${wanted}`, `it can be written as ${known.join(', ')}`);
}

/** The unit in the linear IR if the name of the file asks for that and the unit's own language cannot be written so. */
export async function unitFor(unit: Unit, output: string, { report }: Context): Promise<Unit | undefined> {
  if (formatWanted(unit, undefined, output) !== undefined || unit.ir === 'linear') return unit;
  const { value, diagnostics } = await lower(unit, 'linear', { missing: 'left', linkable: true });
  report.addAll(diagnostics);
  return report.hasErrors ? undefined : value && writtenInto(value, output) === undefined ? unit : value;
}
