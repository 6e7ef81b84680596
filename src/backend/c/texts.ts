/** Texts of the program in a file of C: in comments and in strings. */

/** A text in a comment, which it must not end, begin, or continue. */
export function commentText(text: string): string {
  return text
    .replaceAll('*/', '* /')
    .replaceAll('/*', '/ *')
    .replaceAll('??/', '?? /')
    .replace(/[^\t -~\u00a0-\uffff]/g, '?')
    .replace(/\\$/, '\\ ');
}

/** A text as a string of C. */
export function quoted(text: string): string {
  const escaped = [...new TextEncoder().encode(text)].map((byte) => {
    const c = String.fromCharCode(byte);
    if (c === '"' || c === '\\') return `\\${c}`;
    return byte >= 32 && byte < 127 && c !== '?' ? c : `\\${byte.toString(8).padStart(3, '0')}`;
  });
  return `"${escaped.join('')}"`;
}
