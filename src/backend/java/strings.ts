/** Texts and bytes as strings of Java, none of which takes more than 65535 bytes in a class file: what is longer comes in pieces. */

/** So many characters take at most three bytes each. */
export const longest = 20_000;

/** A text in pieces that a string of Java may have. */
export function chunksOf(text: string): string[] {
  const chunks: string[] = [];
  for (let at = 0; at < text.length; at += longest) chunks.push(text.slice(at, at + longest));
  return chunks;
}

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

/** Zeros that are left out between pieces. */
const longestGap = 64;

/** Bytes as strings, one character for each, with the places where they begin. */
export function bytesText(bytes: Uint8Array): { readonly at: number; readonly text: string }[] {
  const pieces: { readonly at: number; readonly text: string }[] = [];
  for (let at = nextByte(bytes, 0); at < bytes.length;) {
    let end = at;
    let zeros = 0;
    while (end < bytes.length && end - at < longest && zeros < longestGap) zeros = bytes[end++] === 0 ? zeros + 1 : 0;
    const own = bytes.subarray(at, end - zeros);
    pieces.push({ at, text: quoted(String.fromCharCode(...own)) });
    at = nextByte(bytes, end);
  }
  return pieces;
}

/** The first that is not 0. */
function nextByte(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] === 0) at++;
  return at;
}
