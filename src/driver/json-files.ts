/**
 * JSON documents of each language as files: rows of their formats. Their names end in `.json` behind the extension of the
 * text, and in a file of another name the member `samara` says the language.
 */
import { Result } from '../base/result.ts';
import type { SourceFile } from '../base/source.ts';
import type { FormatRow } from './language-row.ts';
import { readMapleText } from './maple-files.ts';
import type { AnyUnit, EncodeOptions, LinearUnit, MapleUnit, ParseOptions, TuyinUnit } from './unit.ts';

type Read<U extends AnyUnit> = (source: SourceFile, options: ParseOptions) => Promise<Result<U>>;
type Pieces<U extends AnyUnit> = (unit: U, options: EncodeOptions) => Promise<Iterable<string>>;

/** The row of a language's documents. */
function documents<U extends AnyUnit>(
  language: string,
  title: string,
  extension: string,
  read: Read<U>,
  pieces: Pieces<U>,
): FormatRow<U> {
  const header = new RegExp(String.raw`^\ufeff?\s*\{[^]*"samara"\s*:\s*"${language}"`);
  return {
    title: `${title} as JSON`,
    extensions: [`${extension}.json`],
    document: true,
    looksLike: (head) => header.test(head),
    read,
    write: async (unit, options) => new Result([...(await pieces(unit, options))].join('')),
  };
}

export const mapleJson = documents<MapleUnit>(
  'maple',
  'MAPLE IR',
  '.mpl',
  async (source, options) => {
    const { mapleTextOfJson } = await import('../maple/json/read.ts');
    const text = mapleTextOfJson(source);
    return 'source' in text ? readMapleText(text.source, options) : Result.failed(text.diagnostics);
  },
  async ({ module }, options) => (await import('../maple/json/write.ts')).mapleToJson(module, options),
);

export const linearJson = documents<LinearUnit>(
  'linear',
  'linear IR',
  '.lir',
  async (document) => {
    const { linearTextOfJson } = await import('../linear/json/read.ts');
    const { parseModule } = await import('../linear/parser.ts');
    const text = linearTextOfJson(document);
    if (!('source' in text)) return Result.failed(text.diagnostics);
    const { source } = text;
    const { module, diagnostics } = parseModule(source);
    return new Result<LinearUnit>(module && { ir: 'linear', source, module }, diagnostics);
  },
  async ({ module }, options) => (await import('../linear/json/write.ts')).linearToJson(module, options),
);

/** What the language makes of a module is the same for all of its formats, so its file gives it. */
export function tuyinJson(
  unitOf: (
    module: TuyinUnit['module'],
    found: Result<unknown>['diagnostics'],
    options: ParseOptions,
    file: string,
  ) => Promise<Result<TuyinUnit>>,
): FormatRow<TuyinUnit> {
  return documents<TuyinUnit>(
    'tuyin',
    'Tuyin IR',
    '.ti',
    async (source, options) => {
      const { readTuyinJson } = await import('../tuyin/json/read.ts');
      const { module, diagnostics } = readTuyinJson(source, options);
      return module === undefined ? Result.failed(diagnostics) : unitOf(module, diagnostics, options, source.name);
    },
    async ({ module }, options) => (await import('../tuyin/json/write.ts')).tuyinToJson(module, options),
  );
}
