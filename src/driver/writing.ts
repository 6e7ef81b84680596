/** Units written as files: in the formats of their language whose rows can `write`. */
import { diagnose } from '../base/diagnostics.ts';
import { ownEntry } from '../base/own-entry.ts';
import { pending, Result, type Pending } from '../base/result.ts';
import { driverCatalogue } from './diagnostics.ts';
import { formats, isOfKind, sharedKinds, type Format } from './formats.ts';
import type { FormatRow } from './language-row.ts';
import { languageOf } from './languages.ts';
import type { AnyUnit, EncodeOptions } from './unit.ts';

/** The formats in which a unit can be written, by name. */
export function writtenFormats(unit: AnyUnit): Readonly<Record<string, FormatRow>> {
  return Object.fromEntries(Object.entries(languageOf(unit).formats).filter(([, { write: how }]) => how !== undefined));
}

/** The format of a unit's language that is meant by its name or by its extension without the dot. */
export function writtenAs(unit: AnyUnit, wanted: string): Format | undefined {
  const all = Object.entries(writtenFormats(unit));
  const found =
    all.find(([name]) => name === wanted) ??
    all.find(([, { extensions }]) => extensions.includes(`.${wanted}`)) ??
    all.find(([, { extensions }]) => extensions.some((extension) => isOfKind(extension, wanted)));
  return found?.[0];
}

/** The format of a unit's language that a file of this name has. */
export function writtenInto(unit: AnyUnit, fileName: string): Format | undefined {
  const lower = fileName.toLowerCase();
  const byName = Object.entries(writtenFormats(unit)).find(([, { extensions }]) =>
    extensions.some((ending) => lower.endsWith(ending)),
  );
  const kind = sharedKinds().find((of) => lower.endsWith(`.${of}`));
  return byName?.[0] ?? (kind === undefined ? undefined : writtenAs(unit, kind));
}

/** Is a file of this name written as the text of its language? Others are binary, or documents. */
export function holdsText(fileName: string): boolean {
  const lower = fileName.toLowerCase();
  const isOther = Object.values(formats()).some(
    ({ binary, isBinary, document, extensions }) =>
      (binary ?? document ?? isBinary !== undefined) && extensions.some((ending) => lower.endsWith(ending)),
  );
  return !isOther && !sharedKinds().some((kind) => lower.endsWith(`.${kind}`));
}

/** The binary format that a unit has unless another is asked for. */
export function binaryFormat(unit: AnyUnit): Format | undefined {
  return Object.entries(writtenFormats(unit)).find(([, { binary }]) => binary === true)?.[0];
}

/** A unit as a file of a format of its language: text, or bytes if the format is binary. */
export function write(unit: AnyUnit, format: Format, options: EncodeOptions = {}): Pending<string | Uint8Array> {
  return pending(writeUnit(unit, format, options));
}

async function writeUnit(unit: AnyUnit, format: Format, options: EncodeOptions): Promise<Result<string | Uint8Array>> {
  const row = ownEntry(writtenFormats(unit), format);
  return row?.write === undefined ? refuseToWrite(unit, `written as ${format}`) : row.write(unit, options);
}

/** The binary form of a unit. */
export function encode(unit: AnyUnit, options: EncodeOptions = {}): Pending<Uint8Array> {
  return pending(encodeUnit(unit, options));
}

async function encodeUnit(unit: AnyUnit, options: EncodeOptions): Promise<Result<Uint8Array>> {
  const format = binaryFormat(unit);
  if (format === undefined) return refuseToWrite(unit, 'written in binary');
  const { value, diagnostics } = await write(unit, format, options);
  return new Result(typeof value === 'string' ? undefined : value, diagnostics);
}

function refuseToWrite(unit: AnyUnit, action: string): Result<never> {
  return Result.failed([diagnose(driverCatalogue, 'SAM0102', undefined, [languageOf(unit).title, action])]);
}
