/** Texts as strings of C#. */
const letters: Readonly<Record<number, string>> = { 9: '\\t', 10: '\\n', 13: '\\r', 34: '\\"', 92: '\\\\' };

/** A text as a string of C#, in ASCII. */
export function quoted(text: string): string {
  let quotedText = '"';
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const isPlain = code >= 32 && code < 127;
    quotedText +=
      letters[code] ?? (isPlain ? text[i] : code === 0 ? '\\0' : `\\u${code.toString(16).padStart(4, '0')}`);
  }
  return `${quotedText}"`;
}
