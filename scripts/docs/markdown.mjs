/** Pieces of Markdown that the generated pages share. */

export const generatedNote = (source) => `<!-- Written by \`npm run docs\` from ${source}; edit that instead. -->`;

/** A table; bars in cells are escaped, and columns are padded so that the source can be read as well. */
export function table(head, rows) {
  const cells = [head, ...rows].map((row) => row.map((cell) => String(cell).replaceAll('|', '\\|')));
  const widths = head.map((_, i) => Math.max(3, ...cells.map((row) => row[i].length)));
  const line = (row) => `| ${row.map((cell, i) => cell.padEnd(widths[i])).join(' | ')} |`;
  return [line(cells[0]), line(widths.map((width) => '-'.repeat(width))), ...cells.slice(1).map(line)].join('\n');
}

export function code(text, language = '') {
  const fence = text.includes('```') ? '````' : '```';
  return `${fence}${language}\n${text.trim()}\n${fence}`;
}

/** A text as a cell of a table: bars, and marks of HTML outside of code. */
export function escapeCell(text) {
  const parts = text.replaceAll('|', '\\|').split('`');
  return parts.map((part, i) => (i % 2 === 0 ? part.replaceAll('<', '&lt;').replaceAll('*', '\\*') : part)).join('`');
}
