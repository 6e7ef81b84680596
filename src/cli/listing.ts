/** `samara as --list`: what a binary file consists of, or what that of a text would. */
import { verify, write, binaryFormat, languageOf } from '../driver/index.ts';
import type { FileListing } from '../base/file-listing.ts';
import { alignColumns, visibleText } from '../base/text-width.ts';
import { diagnose } from '../base/diagnostics.ts';
import { driverCatalogue } from '../driver/diagnostics.ts';
import { formatOf } from '../driver/formats.ts';
import { readBytes, displayName } from '../driver/node-files.ts';
import type { Context, Words } from './command.ts';
import { exit } from './exit.ts';
import { formatOfFile, pointerSizeOption, readUnit } from './inputs.ts';
import { printJson } from './results.ts';

interface Listed {
  readonly format: string;
  readonly listing: FileListing;
}

export async function listFile(words: Words, context: Context): Promise<number> {
  const { io, report } = context;
  const [name] = words.args;
  const bytes = readBytes(name);
  report.add(bytes.problem);
  if (bytes.problem !== undefined) return exit.diagnostics;
  const format = formatOfFile(name, bytes.value, words);
  const list = format === undefined ? undefined : formatOf(format)?.list;
  const listed =
    format === undefined || list === undefined
      ? await listText(name, bytes.value, words, context)
      : await listBytes(format, bytes.value, displayName(name), report);
  if (listed === undefined || report.hasErrors) return exit.diagnostics;
  if (report.json) printJson(io, { file: name, format: listed.format, ...listed.listing });
  else io.out(listingText(listed.format, listed.listing));
  return exit.done;
}

async function listBytes(
  format: string,
  bytes: Uint8Array,
  name: string,
  report: Context['report'],
): Promise<Listed | undefined> {
  const listed = await formatOf(format)?.list?.(bytes, name);
  report.addAll(listed?.diagnostics ?? []);
  return listed?.value && { format, listing: listed.value };
}

/** Of what `as` would write. */
async function listText(name: string, bytes: Uint8Array, words: Words, context: Context): Promise<Listed | undefined> {
  const { report } = context;
  const unit = await readUnit(name, words, context, 'read', { bytes });
  if (unit !== undefined) report.addAll(await verify(unit, { pointerSize: pointerSizeOption(words) }));
  if (unit === undefined || report.hasErrors) return undefined;
  const format = binaryFormat(unit);
  if (format === undefined || formatOf(format)?.list === undefined) {
    report.add(diagnose(driverCatalogue, 'SAM0102', undefined, [languageOf(unit).title, 'listed']));
    return undefined;
  }
  const { value, diagnostics } = await write(unit, format, { strip: words.options['strip'] === true });
  report.addAll(diagnostics);
  return value instanceof Uint8Array ? listBytes(format, value, displayName(name), report) : undefined;
}

function listingText(format: string, { version, fingerprint, sections, symbols }: FileListing): string {
  const head = `${format}, version ${version}, tables ${fingerprint}\n\n`;
  const sectionRows = sections.map(({ id, name, offset, size }) => [String(id), name, hex(offset), String(size)]);
  const symbolRows = symbols.map(({ name, kind, offset, size }) => [
    kind,
    offset === undefined ? '' : hex(offset),
    String(size),
    visibleText(name),
  ]);
  return `${head}${alignColumns([['section', 'holds', 'offset', 'size'], ...sectionRows])}\n${alignColumns([['symbol', 'offset', 'size', 'name'], ...symbolRows])}`;
}

function hex(offset: number): string {
  return `0x${offset.toString(16)}`;
}
