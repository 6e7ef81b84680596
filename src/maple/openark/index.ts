/** Binary `.mplt` files of the OpenArk compiler, read as MAPLE text. Their whole modules (`.bpl`) are recognised. */
import { MalformedBytes } from '../../base/bytes.ts';
import { diagnose } from '../../base/diagnostics.ts';
import { named, type NamedResult } from '../../base/result.ts';
import { SourceFile } from '../../base/source.ts';
import { parseMaple, type MapleParseOptions } from '../parser.ts';
import type { Module } from '../module.ts';
import { openArkCatalogue } from './diagnostics.ts';
import { isOpenArkModule, readTypesFile } from './file.ts';
import { printTypesFile } from './text.ts';

export { isOpenArkModule, isOpenArkTypes } from './file.ts';

/** The text that a file means; undefined, with a diagnostic that names the byte, if it is damaged. */
export function openArkText(bytes: Uint8Array, name: string): NamedResult<'source', SourceFile | undefined> {
  const place = { source: new SourceFile(name, ''), start: 0, end: 0 };
  if (isOpenArkModule(bytes)) return named('source', undefined, [diagnose(openArkCatalogue, 'MPL1902', place, [])]);
  try {
    return named('source', new SourceFile(name, printTypesFile(readTypesFile(bytes))));
  } catch (error) {
    if (!(error instanceof MalformedBytes)) throw error;
    return named('source', undefined, [diagnose(openArkCatalogue, 'MPL1901', place, [error.message, error.offset])]);
  }
}

/** The module that a file means, with its text as the source. */
export function decodeOpenArk(
  bytes: Uint8Array,
  name: string,
  options: Pick<MapleParseOptions, 'maxNesting'> = {},
): NamedResult<'module', Module | undefined> {
  const { source, diagnostics } = openArkText(bytes, name);
  return source === undefined ? named('module', undefined, diagnostics) : parseMaple(source, options);
}
