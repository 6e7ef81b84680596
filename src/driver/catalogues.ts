/**
 * All catalogues of diagnostics, for `samara explain`, the editor and the reference page. A test looks for catalogues in
 * the sources that are missing here, and checks that no code is given twice.
 */
import type { Catalogue, CatalogueEntry } from '../base/diagnostics.ts';
import { driverCatalogue } from './diagnostics.ts';

/** Topic by topic, in the order of the reference page. */
export const catalogues: readonly { readonly topic: string; readonly entries: Catalogue }[] = [
  { topic: 'Files and commands', entries: driverCatalogue },
];

/** The entry of a code, whatever its capitals. */
export function findEntry(code: string): { code: string; entry: CatalogueEntry } | undefined {
  const wanted = code.toUpperCase();
  for (const { entries } of catalogues) if (Object.hasOwn(entries, wanted)) return { code: wanted, entry: entries[wanted] };
  return undefined;
}

export function allCodes(): string[] {
  return catalogues.flatMap(({ entries }) => Object.keys(entries));
}

/**
 * The sentence of an entry with placeholders for its arguments: `there is no file …`. Entries are called with texts
 * that read as an ellipsis; a message that computes with its arguments must survive that, which the tests check.
 */
export function genericMessage(entry: CatalogueEntry): string {
  const message = entry.message as (...values: unknown[]) => string;
  const values = Array.from({ length: Math.max(message.length, 4) }, () => '…');
  return message(...values).replace(/NaN/g, '…').replace(/… \w+ MiB/g, '…');
}
