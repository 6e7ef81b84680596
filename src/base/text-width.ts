/**
 * How many terminal columns a text takes: 2 for wide East Asian characters and emoji, 0 for combining marks and
 * joiners, 1 for everything else. Code frames, tables and help texts align by these numbers, not by `length`.
 *
 * The ranges are the East Asian Width classes W and F, with neighbouring blocks joined; a terminal may differ on rare
 * characters, which costs a column of alignment and nothing else.
 */
const wideRanges: readonly number[] = [
  0x1100, 0x115f, 0x231a, 0x231b, 0x2329, 0x232a, 0x23e9, 0x23ec, 0x25fd, 0x25fe, 0x2614, 0x2615, 0x2648, 0x2653,
  0x26aa, 0x26ab, 0x26bd, 0x26be, 0x26c4, 0x26c5, 0x2705, 0x2705, 0x270a, 0x270b, 0x2728, 0x2728, 0x274c, 0x274c,
  0x2753, 0x2755, 0x2795, 0x2797, 0x2b1b, 0x2b1c, 0x2b50, 0x2b50, 0x2b55, 0x2b55, 0x2e80, 0x303e, 0x3041, 0x33ff,
  0x3400, 0x4dbf, 0x4e00, 0xa4cf, 0xa960, 0xa97f, 0xac00, 0xd7a3, 0xf900, 0xfaff, 0xfe10, 0xfe19, 0xfe30, 0xfe6f,
  0xff00, 0xff60, 0xffe0, 0xffe6, 0x17000, 0x18cff, 0x1aff0, 0x1b2ff, 0x1f004, 0x1f004, 0x1f0cf, 0x1f0cf, 0x1f18e,
  0x1f18e, 0x1f191, 0x1f19a, 0x1f200, 0x1f320, 0x1f32d, 0x1f335, 0x1f337, 0x1f37c, 0x1f37e, 0x1f393, 0x1f3a0, 0x1f3ca,
  0x1f3cf, 0x1f3d3, 0x1f3e0, 0x1f3f0, 0x1f3f4, 0x1f3f4, 0x1f3f8, 0x1f43e, 0x1f440, 0x1f440, 0x1f442, 0x1f4fc, 0x1f4ff,
  0x1f53d, 0x1f54b, 0x1f567, 0x1f57a, 0x1f57a, 0x1f595, 0x1f596, 0x1f5a4, 0x1f5a4, 0x1f5fb, 0x1f64f, 0x1f680, 0x1f6c5,
  0x1f6cc, 0x1f6cc, 0x1f6d0, 0x1f6d7, 0x1f6dc, 0x1f6df, 0x1f6eb, 0x1f6ec, 0x1f6f4, 0x1f6fc, 0x1f7e0, 0x1f7f0, 0x1f90c,
  0x1f93a, 0x1f93c, 0x1f945, 0x1f947, 0x1f9ff, 0x1fa70, 0x1faff, 0x20000, 0x3fffd,
];

const zeroWidth = /^(?:\p{Mn}|\p{Me}|[\u200b-\u200d\u2060\ufeff])$/u;

/** Columns of one code point; control characters count as 1, since whoever prints them must replace them first. */
export function charWidth(codePoint: number): 0 | 1 | 2 {
  if (codePoint < 0x300) return 1;
  if (isWide(codePoint)) return 2;
  return zeroWidth.test(String.fromCodePoint(codePoint)) ? 0 : 1;
}

export function textWidth(text: string): number {
  let width = 0;
  for (const char of text) width += charWidth(char.codePointAt(0) ?? 0);
  return width;
}

/** Appends blanks up to `width` columns; a longer text stays as it is. */
export function padText(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - textWidth(text)));
}

/** Rows of as many cells each, as lines: every column is as wide as its widest cell, two blanks before the next one. */
export function alignColumns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, i) => rows.reduce((most, row) => Math.max(most, textWidth(row[i])), 0));
  const line = (row: readonly string[]): string => row.map((cell, i) => padText(cell, widths[i])).join('  ');
  return rows.map((row) => `${line(row).trimEnd()}\n`).join('');
}

/**
 * The text with characters that could move a terminal's cursor, change its colours or reorder the line replaced by
 * visible ones. Line feeds stay. Everything that quotes a user's file goes through here or through the code frame.
 */
export function visibleText(text: string): string {
  return text.replace(unprintable, visibleChar);
}

/** What stands for one control or direction-changing character. */
export function visibleChar(char: string): string {
  const code = char.charCodeAt(0);
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  return code === 0x7f ? '\u2421' : '\ufffd';
}

// Control characters other than the line feed, bidirectional overrides and isolates, and lone surrogates.
const unprintable = new RegExp(
  [
    /[\0-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/,
    /[\ud800-\udbff](?![\udc00-\udfff])/,
    /(?<![\ud800-\udbff])[\udc00-\udfff]/,
  ]
    .map((part) => part.source)
    .join('|'),
  'g',
);

/** Binary search in the sorted list of first/last pairs. */
function isWide(codePoint: number): boolean {
  let low = 0;
  let high = wideRanges.length / 2 - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (codePoint < wideRanges[2 * middle]) high = middle - 1;
    else if (codePoint > wideRanges[2 * middle + 1]) low = middle + 1;
    else return true;
  }
  return false;
}
