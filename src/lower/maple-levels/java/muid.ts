/**
 * The ids by which compiled Java modules find functions of other modules: of the 128 bits, the low 64 are the first eight bytes of
 * the MD5 sum of the mangled name (RFC 1321).
 */
import { encodeUtf8 } from '../../../base/utf8.ts';

/** How far each step of a round rotates. */
const rotations = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21];
/** `floor(2^32 × |sin(i + 1)|)` */
const sines = Array.from({ length: 64 }, (_, i) => Math.floor(2 ** 32 * Math.abs(Math.sin(i + 1))) | 0);

/** The low half of the id of a function, by its name without sigil. */
export function lowMuid(name: string): bigint {
  const words = padded(encodeUtf8(name));
  const state = [0x67452301, 0xefcdab89 | 0, 0x98badcfe | 0, 0x10325476];
  for (let at = 0; at < words.length; at += 16) addBlock(state, words, at);
  return (BigInt(state[1] >>> 0) << 32n) | BigInt(state[0] >>> 0);
}

/** The text, a 1 bit, zeros, and its length in bits, in whole blocks of 16 words. */
function padded(text: Uint8Array): Int32Array {
  const words = new Int32Array(16 * Math.ceil((text.length + 9) / 64));
  text.forEach((byte, i) => (words[i >> 2] |= byte << (8 * (i & 3))));
  words[text.length >> 2] |= 0x80 << (8 * (text.length & 3));
  words[words.length - 2] = 8 * text.length;
  return words;
}

function addBlock(state: number[], words: Int32Array, start: number): void {
  let [a, b, c, d] = state;
  for (let i = 0; i < 64; i++) {
    const [mixed, word] = step(i, b, c, d);
    const sum = (a + mixed + sines[i] + words[start + word]) | 0;
    const by = rotations[4 * (i >> 4) + (i & 3)];
    [a, d, c, b] = [d, c, b, (b + ((sum << by) | (sum >>> (32 - by)))) | 0];
  }
  [a, b, c, d].forEach((part, i) => (state[i] = (state[i] + part) | 0));
}

/** What a step mixes of the state, and which word of the block it takes. */
function step(i: number, b: number, c: number, d: number): readonly [mixed: number, word: number] {
  if (i < 16) return [(b & c) | (~b & d), i];
  if (i < 32) return [(b & d) | (c & ~d), (5 * i + 1) & 15];
  if (i < 48) return [b ^ c ^ d, (3 * i + 5) & 15];
  return [c ^ (b | ~d), (7 * i) & 15];
}
