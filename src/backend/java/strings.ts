/** Texts as strings of Java, none of which takes more than 65535 bytes in a class file: what is longer comes in pieces (bytes.ts of text). */

/** A text as a string of Java, in ASCII. */
export function quoted(text: string): string {
  let quotedText = '"';
  for (let i = 0; i < text.length; i++) quotedText += characterText(text.charCodeAt(i), text.charCodeAt(i + 1));
  return `${quotedText}"`;
}

const letters: Readonly<Record<number, string>> = { 9: '\\t', 10: '\\n', 13: '\\r', 34: '\\"', 92: '\\\\' };

/** An octal number is as short as the character behind it lets it be. */
function characterText(code: number, next: number): string {
  const known = letters[code];
  if (known !== undefined) return known;
  if (code >= 32 && code < 127) return String.fromCharCode(code);
  if (code > 255) return `\\u${code.toString(16).padStart(4, '0')}`;
  const octal = code.toString(8);
  return `\\${next >= 48 && next < 56 ? octal.padStart(3, '0') : octal}`;
}
