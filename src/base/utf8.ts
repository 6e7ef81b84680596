/**
 * UTF-8 without `TextEncoder`, which belongs to the host and not to the language: the core compiles for any host.
 *
 * Encoding writes an unpaired surrogate as U+FFFD, as hosts do. Decoding is strict: anything that is not the shortest
 * form of a Unicode scalar value is refused (RFC 3629, section 4), so two byte strings never decode to one text.
 */

/** The number of bytes that `encodeUtf8Into` writes for `text`. */
export function utf8Length(text: string): number {
  let length = text.length;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c < 0x80) continue;
    if (c < 0x800) length += 1;
    else if (isPairAt(text, i)) {
      length += 2;
      i++;
    } else length += 2;
  }
  return length;
}

export function encodeUtf8(text: string): Uint8Array {
  const bytes = new Uint8Array(utf8Length(text));
  encodeUtf8Into(text, bytes, 0);
  return bytes;
}

/** Writes `text` at `at`, where there must be room for `utf8Length(text)` bytes; returns the offset after it. */
export function encodeUtf8Into(text: string, bytes: Uint8Array, at: number): number {
  for (let i = 0; i < text.length; i++) {
    let c = text.charCodeAt(i);
    if (c < 0x80) {
      bytes[at++] = c;
      continue;
    }
    if (c < 0x800) {
      bytes[at++] = 0xc0 | (c >> 6);
      bytes[at++] = 0x80 | (c & 0x3f);
      continue;
    }
    if (isPairAt(text, i)) {
      c = 0x10000 + ((c - 0xd800) << 10) + (text.charCodeAt(++i) - 0xdc00);
      bytes[at++] = 0xf0 | (c >> 18);
      bytes[at++] = 0x80 | ((c >> 12) & 0x3f);
    } else {
      if (c >= 0xd800 && c < 0xe000) c = 0xfffd;
      bytes[at++] = 0xe0 | (c >> 12);
    }
    bytes[at++] = 0x80 | ((c >> 6) & 0x3f);
    bytes[at++] = 0x80 | (c & 0x3f);
  }
  return at;
}

/** The text of `bytes[start..end)`, or the offset of the first malformed sequence. */
export function decodeUtf8(bytes: Uint8Array, start = 0, end = bytes.length): string | number {
  const units = scratch;
  let text = '';
  let used = 0;
  for (let i = start; i < end;) {
    if (used >= chunkUnits) {
      text += String.fromCharCode.apply(null, units.subarray(0, used) as unknown as number[]);
      used = 0;
    }
    const first = bytes[i];
    if (first < 0x80) {
      units[used++] = first;
      i++;
      continue;
    }
    const length = sequenceLength(first);
    if (length === 0 || i + length > end) return i;
    const point = sequenceValue(bytes, i, length);
    if (point < 0) return i;
    if (point < 0x10000) units[used++] = point;
    else {
      units[used++] = 0xd7c0 + (point >> 10);
      units[used++] = 0xdc00 | (point & 0x3ff);
    }
    i += length;
  }
  return text + String.fromCharCode.apply(null, units.subarray(0, used) as unknown as number[]);
}

/** A long text as bytes, in pieces that begin and end with whole characters. */
export class Utf8Text {
  readonly pieces: readonly Uint8Array[];

  constructor(pieces: readonly Uint8Array[]) {
    this.pieces = pieces;
  }

  toString(): string {
    return this.pieces.map((piece) => decodeUtf8(piece)).join('');
  }
}

/** Small enough for the arguments of one call. A chunk may be exceeded by one unit: the second half of a pair. */
const chunkUnits = 4096;
/** For all calls: names are short and many. */
const scratch = new Uint16Array(chunkUnits + 1);

function isPairAt(text: string, i: number): boolean {
  return (text.charCodeAt(i) & 0xfc00) === 0xd800 && (text.charCodeAt(i + 1) & 0xfc00) === 0xdc00;
}

/** How many bytes a sequence has that begins with `first` (which is not ASCII); 0 when none begins so. */
function sequenceLength(first: number): number {
  if (first >= 0xc2 && first < 0xe0) return 2;
  if (first >= 0xe0 && first < 0xf0) return 3;
  return first >= 0xf0 && first < 0xf5 ? 4 : 0;
}

/** The scalar value of a sequence, or -1 when it is malformed, too long for its value, or a surrogate. */
function sequenceValue(bytes: Uint8Array, at: number, length: number): number {
  let point = bytes[at] & (0x7f >> length);
  for (let k = 1; k < length; k++) {
    const byte = bytes[at + k];
    if ((byte & 0xc0) !== 0x80) return -1;
    point = (point << 6) | (byte & 0x3f);
  }
  if (length === 3 && (point < 0x800 || (point >= 0xd800 && point < 0xe000))) return -1;
  return length === 4 && (point < 0x10000 || point > 0x10ffff) ? -1 : point;
}
