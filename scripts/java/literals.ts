/**
 * String literals as the front end lays them out: a variable that holds a String object, and a name that says which text.
 *
 *     class word u64 0 | monitor u32 0 | count u32 | hash u32 | characters, from byte 20, up to a whole word
 *
 * `count` is twice the length, and 1 more where every character is below 127 and takes one byte; else it takes two.
 */
import { createHash } from 'node:crypto';

/** Texts of up to so many bytes are spelled in the name. */
const MOST_IN_NAME = 15;

function utf16(text: string): Buffer {
  return Buffer.from(text, 'utf16le');
}

export function literalName(text: string): string {
  const bytes = utf16(text);
  const word = bytes.length <= MOST_IN_NAME ? bytes.toString('hex') : createHash('md5').update(bytes).digest('hex');
  return `$_C_STR_${word}`;
}

function hashOf(text: string): number {
  let hash = 0;
  for (let i = 0; i < text.length; i++) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
  return hash;
}

export function literalText(text: string): string {
  const isCompressed = text !== '' && /^[\0-\x7e]*$/.test(text);
  const characters = isCompressed ? Buffer.from(text, 'latin1') : utf16(text);
  const bytes = Buffer.alloc(Math.ceil((20 + characters.length) / 8) * 8);
  bytes.writeUInt32LE(text.length * 2 + (isCompressed ? 1 : 0), 12);
  bytes.writeInt32LE(hashOf(text), 16);
  characters.copy(bytes, 20);
  const words = Array.from({ length: bytes.length / 8 }, (_, i) => `0x${bytes.readBigUInt64LE(i * 8).toString(16)}`);
  return `var ${literalName(text)} <[${words.length}] u64> readonly = [${words.join(', ')}]`;
}

/** One line, whatever the text: for comments. */
export function shown(text: string): string {
  return JSON.stringify(text).replace(/[\x7f-\uffff]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
