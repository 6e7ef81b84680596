/** The first bytes of the data as strings of a language, one character for each. */

/** So many characters take at most three bytes each, as files of classes want it. */
export const longestText = 20_000;

/** Zeros that are left out between pieces. */
const longestGap = 64;

/** A text in pieces that are not too long. */
export function chunksOf(text: string): string[] {
  const chunks: string[] = [];
  for (let at = 0; at < text.length; at += longestText) chunks.push(text.slice(at, at + longestText));
  return chunks;
}

/** Bytes as strings, with the places where they begin. */
export function bytesText(
  bytes: Uint8Array,
  quoted: (text: string) => string,
): { readonly at: number; readonly text: string }[] {
  const pieces: { readonly at: number; readonly text: string }[] = [];
  for (let at = nextByte(bytes, 0); at < bytes.length;) {
    let end = at;
    let zeros = 0;
    while (end < bytes.length && end - at < longestText && zeros < longestGap)
      zeros = bytes[end++] === 0 ? zeros + 1 : 0;
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
