/**
 * The kinds of files and how they are told apart: by extension, else by content.
 *
 * One row a format. `looksLike` sees the first bytes of a file whose extension says nothing; rows are asked in order
 * and the first that recognises its own wins.
 */
export interface FormatRow {
  readonly title: string;
  readonly extensions: readonly string[];
  readonly binary?: true;
  readonly looksLike?: (head: string) => boolean;
}

const comments = String.raw`^\s*(?:(?:#|//).*\s+)*`;
const mapleStart = new RegExp(
  String.raw`${comments}(?:(?:flavor|srclang|id|numfuncs|entryfunc|import|fileinfo|javaclass)\b|` +
    String.raw`func\s*[&$]|(?:temp)?var\s+\$|type\s+\$)`,
);
const linearStart = new RegExp(
  String.raw`${comments}(?:profile\s+(?:core|full)\b|entry\s+@|global\s+[^&$]*@|(?:ex(?:port|tern)\s+)?func\s[^&$]*@)`,
);

export const formats = {
  maple: { title: 'MAPLE IR', extensions: ['.mpl', '.mmpl'], looksLike: (head) => mapleStart.test(head) },
  'maple-types': { title: 'MAPLE types', extensions: ['.mplt'] },
  'maple-binary': { title: 'MAPLE binary', extensions: ['.bpl'], binary: true },
  linear: { title: 'linear IR', extensions: ['.lir'], looksLike: (head) => linearStart.test(head) },
  tuyin: { title: 'Tuyin IR', extensions: ['.ti'] },
  'tuyin-bitcode': {
    title: 'Tuyin bitcode',
    extensions: ['.tb'],
    binary: true,
    looksLike: (head) => head.startsWith('TUIB'),
  },
  sysy: { title: 'SysY', extensions: ['.sy'] },
} as const satisfies Record<string, FormatRow>;

export type Format = keyof typeof formats;

export const formatNames: readonly Format[] = Object.keys(formats) as Format[];

const formatRows: Readonly<Record<Format, FormatRow>> = formats;

/** The format of a file from its name and, where that does not tell, the beginning of its text. */
export function detectFormat(name: string, head: string): Format | undefined {
  const lower = name.toLowerCase();
  const byName = formatNames.find((format) => formatRows[format].extensions.some((ending) => lower.endsWith(ending)));
  return byName ?? formatNames.find((format) => formatRows[format].looksLike?.(head.slice(0, 4096)) === true);
}

export function isFormat(name: string): name is Format {
  return Object.hasOwn(formats, name);
}

/** `.mpl .mplt …`, for messages. */
export function knownExtensions(): string {
  return formatNames.flatMap((format) => formatRows[format].extensions).join(' ');
}
