/**
 * Names and strings between text and meaning.
 *
 * A quoted text stands for bytes: `\41` is a byte, `\\` a backslash, every other character its UTF-8. The bytes are kept
 * as a JavaScript string: well-formed UTF-8 as its characters, any other byte b as the lone surrogate U+DC00 + b. So every
 * sequence of bytes has exactly one string, equality of names is equality of strings, and printing is the inverse.
 */
import { decodeUtf8, encodeUtf8 } from '../base/utf8.ts';

const plainName = /^(?:[-a-zA-Z$._][-a-zA-Z$._0-9]*|[0-9]+)$/;
const byteEscape = 0xdc00;

/** The string that stands for bytes. */
export function textOfBytes(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length;) {
    const rest = decodeUtf8(bytes, at);
    if (typeof rest === 'string') return text + rest;
    const good = decodeUtf8(bytes, at, rest);
    text += `${typeof good === 'string' ? good : ''}${String.fromCharCode(byteEscape + bytes[rest])}`;
    at = rest + 1;
  }
  return text;
}

/** The bytes that a string stands for; the inverse of `textOfBytes`. */
export function bytesOfText(text: string): Uint8Array {
  const parts = text.split(/([\udc80-\udcff])/u);
  const pieces = parts.map((part, i) =>
    i % 2 === 0 ? encodeUtf8(part) : Uint8Array.of(part.charCodeAt(0) - byteEscape),
  );
  const bytes = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

/** What stands between the quotes, decoded. */
export function decodeEscapes(body: string): string {
  if (!body.includes('\\')) return body;
  const bytes: number[] = [];
  body.split(/\\([0-9a-fA-F]{2}|\\)/).forEach((part, i) => {
    if (i % 2 === 0) for (const byte of encodeUtf8(part)) bytes.push(byte);
    else bytes.push(part === '\\' ? 0x5c : Number.parseInt(part, 16));
  });
  return textOfBytes(Uint8Array.from(bytes));
}

/** A text with its quotes and escapes. */
export function quote(text: string): string {
  return `"${escape(text, /["\\]/)}"`;
}

/** Control characters, lone bytes and what `also` matches become `\xx`. */
function escape(text: string, also: RegExp): string {
  return text.replace(/[\s\S]/gu, (char) => {
    const code = char.codePointAt(0) ?? 0;
    if (code >= 0xdc80 && code <= 0xdcff) return hex(code - byteEscape);
    if (code < 0x20 || code === 0x7f || (code < 0x80 && also.test(char))) return char === '\\' ? '\\\\' : hex(code);
    if ((code >= 0x80 && code < 0xa0) || code === 0x2028 || code === 0x2029 || code === 0xfeff)
      return [...encodeUtf8(char)].map(hex).join('');
    return char;
  });
}

function hex(byte: number): string {
  return `\\${byte.toString(16).toUpperCase().padStart(2, '0')}`;
}

/** `@main`, `%"a b"`, `%12`. */
export function nameText(sigil: '@' | '%' | '', name: string): string {
  if (sigil === '') return name;
  return sigil + (plainName.test(name) ? name : quote(name));
}

/** `!0`, `!name`, `!odd\20name`: the names of metadata are never quoted. */
export function metaText(name: string): string {
  if (/^[0-9]+$/.test(name)) return `!${name}`;
  const first = /^[0-9]/.test(name) ? hex(name.charCodeAt(0)) : '';
  const rest = first === '' ? name : name.slice(1);
  const body = rest.replace(/[^-a-zA-Z$._0-9]/gu, (char) => [...bytesOfText(char)].map(hex).join(''));
  return `!${first}${body}`;
}

/** Is it a number that stands for an unnamed value? */
export function isNumber(name: string): boolean {
  // Asked of every name that is bound; nearly all begin with a letter.
  const first = name.charCodeAt(0);
  return first >= 0x30 && first <= 0x39 && /^[0-9]+$/.test(name);
}

/** A byte as a character literal. */
export function characterText(code: number): string {
  const isPlain = code >= 0x20 && code < 0x7f && code !== 0x27 && code !== 0x5c;
  return isPlain ? `'${String.fromCharCode(code)}'` : `'\\${code.toString(16).toUpperCase().padStart(2, '0')}'`;
}
