/**
 * Texts of binary MAPLE: names, strings, comments. Each is stored once in the table of its document and named by its number.
 *
 *     count  { length in UTF-16 units }  all texts, one behind the other, in UTF-8
 *
 * A table is one piece of UTF-8, so it is decoded at once and cut into texts by their lengths.
 */
import type { ByteReader, ByteWriter } from '../../base/bytes.ts';
import { Pool, pooled, type Codec } from '../../base/codec.ts';

/** Half of a surrogate pair becomes U+FFFD, as it does in a text file. */
const half = /\p{Surrogate}/gu;

export const texts: Pool<string> = new Pool<string>('texts', () => text, {
  write(out: ByteWriter, all: readonly string[]) {
    const whole = all.map((item) => item.replace(half, '\ufffd'));
    out.uleb(whole.length);
    for (const { length } of whole) out.uleb(length);
    out.utf8(whole.join(''));
  },
  read(section: ByteReader) {
    const lengths: number[] = [];
    for (let left = section.count(); left > 0; left--) lengths.push(section.uleb());
    const whole = section.utf8(section.remaining);
    let at = 0;
    const all = lengths.map((length) => whole.slice(at, (at += length)));
    if (at !== whole.length) section.fail('the lengths of the texts are not those of the table');
    return all;
  },
});

/** Any text. What a use of it amounts to is counted: a byte or two can name a long one. */
export const text: Codec<string> = counted(pooled(texts));

function counted(codec: Codec<string>): Codec<string> {
  return {
    write: codec.write,
    read(input) {
      const value = codec.read(input);
      input.unfold(value.length);
      return value;
    },
  };
}

/** What a name consists of behind its sigil, as the scanner has it; below 128, by character. */
const nameCharacters = Uint8Array.from({ length: 128 }, (_, c) => (/[\w$;/|.?@]/.test(String.fromCharCode(c)) ? 1 : 0));

/** `sigils`: one of those that it begins with; any character if there are none. */
export function isName(value: string, sigils: string): boolean {
  if (value === '' || (sigils !== '' && !sigils.includes(value[0]))) return false;
  for (let i = 1; i < value.length; i++) {
    const c = value.charCodeAt(i);
    if (c < 128 && nameCharacters[c] === 0) return false;
  }
  const first = value.charCodeAt(0);
  return first > 0x20 && first !== 0x7f;
}

/** A name, with its sigil if it has one; `sigils` as for `isName`. */
export function name(sigils: string): Codec<string> {
  return {
    write: text.write,
    read(input) {
      const value = text.read(input);
      return isName(value, sigils) ? value : input.bytes.fail(`a name is none that begins with \`${sigils}\``);
    },
  };
}

/** Types are named globally, or as MapleLight does it. */
export const typeName = name('$%');

/** A comment: one line. */
export const comment: Codec<string> = {
  write: text.write,
  read(input) {
    const value = text.read(input);
    return /[\r\n]/.test(value) ? input.bytes.fail('a comment has more than one line') : value;
  },
};
