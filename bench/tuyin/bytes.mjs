/** Base64, UTF-8, words, DNS messages and PNG chunks by hand: what the programs in examples/ are compared with. */
import { Writer } from './writer.mjs';

const [TAB, LF, CR, BLANK] = [9, 10, 13, 32];

// Base64

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const digitOf = new Uint8Array(256).fill(65);
for (let i = 0; i < 64; i++) digitOf[digits.charCodeAt(i)] = i;
digitOf[61] = 64;

export function base64(bytes) {
  const writer = new Writer();
  let at = 0;
  for (; at + 3 <= bytes.length; at += 3) {
    const bits = (bytes[at] << 16) | (bytes[at + 1] << 8) | bytes[at + 2];
    for (let shift = 18; shift >= 0; shift -= 6) writer.byte(digits.charCodeAt((bits >> shift) & 63));
  }
  const left = bytes.length - at;
  const bits = (bytes[at] << 16) | ((bytes[at + 1] ?? 0) << 8);
  if (left > 0)
    writer.text(`${digits[bits >> 18]}${digits[(bits >> 12) & 63]}${left === 1 ? '=' : digits[(bits >> 6) & 63]}=`);
  return { status: 0, out: writer.done() };
}

export function base64Decode(bytes) {
  const writer = new Writer();
  let [bits, count, at] = [0, 0, 0];
  let padding = 0;
  for (; at < bytes.length; at++) {
    if (bytes[at] === LF || bytes[at] === CR) continue;
    const digit = digitOf[bytes[at]];
    if (digit > 64 || (padding > 0 && digit < 64) || (digit === 64 && count % 4 < 2))
      return { status: 1, out: writer.done() };
    count++;
    if (digit === 64) {
      padding++;
      continue;
    }
    bits = (bits << 6) | digit;
    if (count % 4 === 0) {
      for (let shift = 16; shift >= 0; shift -= 8) writer.byte((bits >> shift) & 255);
      bits = 0;
    }
  }
  if (count % 4 !== 0) return { status: 1, out: writer.done() };
  if (padding === 1) {
    writer.byte((bits >> 10) & 255);
    writer.byte((bits >> 2) & 255);
  } else if (padding === 2) writer.byte((bits >> 4) & 255);
  const isRight = padding === 0 || (bits & (padding === 1 ? 3 : 15)) === 0;
  return { status: isRight ? 0 : 1, out: writer.done() };
}

// UTF-8

export function utf8(bytes) {
  let [count, at] = [0, 0];
  while (at < bytes.length) {
    const length = characterAt(bytes, at);
    if (length === 0) return { status: 1, out: Buffer.from(`wrong at byte ${at}\n`) };
    at += length;
    count++;
  }
  return { status: 0, out: Buffer.from(`${count} characters\n`) };
}

function characterAt(bytes, at) {
  const first = bytes[at];
  if (first < 0x80) return 1;
  const length = first < 0xc2 || first > 0xf4 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  for (let i = 1; i < length; i++) if ((bytes[at + i] & 0xc0) !== 0x80) return 0;
  const second = bytes[at + 1];
  const isWrong =
    (first === 0xe0 && second < 0xa0) ||
    (first === 0xed && second > 0x9f) ||
    (first === 0xf0 && second < 0x90) ||
    (first === 0xf4 && second > 0x8f);
  return isWrong ? 0 : length;
}

// Words, lines and bytes

export function wc(bytes) {
  let [lines, words, isIn] = [0, 0, false];
  for (const byte of bytes) {
    if (byte === LF) lines++;
    const isBlank = byte === LF || byte === BLANK || byte === TAB || byte === CR;
    if (!isBlank && !isIn) words++;
    isIn = !isBlank;
  }
  return { status: 0, out: Buffer.from(`${lines} ${words} ${bytes.length}\n`) };
}

// DNS

const types = new Map([
  [1, 'A'],
  [2, 'NS'],
  [5, 'CNAME'],
  [12, 'PTR'],
  [15, 'MX'],
  [16, 'TXT'],
  [28, 'AAAA'],
]);

export function dns(bytes) {
  try {
    return { status: 0, out: Buffer.from(new DnsReader(bytes).message(), 'latin1') };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { status: 1, out: undefined };
  }
}

class DnsReader {
  /** @readonly */
  #view;
  #at = 12;

  constructor(bytes) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  message() {
    const [id, flags, ...counts] = [0, 2, 4, 6, 8, 10].map((at) => this.#view.getUint16(at));
    let text = `id ${id}${flags & 0x8000 ? `, response, code ${flags & 15}` : ', query'}\n`;
    for (let i = 0; i < counts[0]; i++) text += `question ${this.#name()}${this.#type()}\n`;
    for (const [i, section] of ['answer', 'authority', 'additional'].entries())
      for (let n = 0; n < counts[i + 1]; n++) text += `${section} ${this.#record()}\n`;
    return text;
  }

  #word() {
    this.#at += 2;
    return this.#view.getUint16(this.#at - 2);
  }

  #type() {
    const type = this.#word();
    const kind = this.#word();
    return ` ${types.get(type) ?? `TYPE${type}`}${kind === 1 ? '' : ` CLASS${kind}`}`;
  }

  #record() {
    const name = this.#name();
    const type = this.#view.getUint16(this.#at);
    const head = `${name}${this.#type()} ${this.#view.getUint32(this.#at)} `;
    this.#at += 4;
    const length = this.#word();
    const end = this.#at + length;
    if (end > this.#view.byteLength) throw new RangeError('cut off');
    const data = this.#data(type, end);
    if (this.#at !== end) throw new RangeError('a name that does not fill its place');
    return head + data;
  }

  #data(type, end) {
    switch (type) {
      case 1:
        return this.#bytes(4).join('.');
      case 28:
        return this.#bytes(16)
          .map((byte, i) => `${i > 0 && i % 2 === 0 ? ':' : ''}${hex(byte)}`)
          .join('');
      case 2:
      case 5:
      case 12:
        return this.#name();
      case 15:
        return `${this.#word()} ${this.#name()}`;
      case 16: {
        let texts = '';
        while (this.#at < end) {
          const [length] = this.#bytes(1);
          texts += `"${this.#bytes(length).map(character).join('')}"`;
        }
        return texts;
      }
      default:
        return this.#bytes(end - this.#at)
          .map(hex)
          .join('');
    }
  }

  #bytes(count) {
    const start = this.#at;
    this.#at += count;
    return Array.from({ length: count }, (_, i) => this.#view.getUint8(start + i));
  }

  /** Where a name goes on elsewhere, that is before where this part of it began. */
  #name() {
    const labels = [];
    let behind;
    for (let limit = this.#at; ;) {
      const length = this.#view.getUint8(this.#at);
      if (length >= 192) {
        const place = this.#view.getUint16(this.#at) & 0x3fff;
        if (place >= limit) throw new RangeError('a name without an end');
        behind ??= this.#at + 2;
        this.#at = limit = place;
      } else if (length >= 64) throw new RangeError('no label');
      else if (length === 0) {
        this.#at = behind ?? this.#at + 1;
        return labels.length === 0 ? '.' : `${labels.join('.')}.`;
      } else {
        this.#at++;
        labels.push(this.#bytes(length).map(character).join(''));
      }
    }
  }
}

const hex = (byte) => byte.toString(16).padStart(2, '0');

function character(byte) {
  const text = String.fromCharCode(byte);
  if ('."\\'.includes(text)) return `\\${text}`;
  return byte > 32 && byte < 127 ? text : `\\${String(byte).padStart(3, '0')}`;
}

// PNG

const colours = new Map([
  [0, 'grey'],
  [2, 'colours'],
  [3, 'palette'],
  [4, 'grey and alpha'],
  [6, 'colours and alpha'],
]);
const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

export function png(bytes) {
  let out = '';
  const fail = (text) => ({ status: 1, out: Buffer.from(`${out}${text}\n`, 'latin1') });
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!all.subarray(0, 8).equals(signature)) return fail('no PNG file');
  if (all.toString('latin1', 8, 16) !== '\0\0\0\rIHDR') return fail('no IHDR at the beginning');
  if (all.length < 33) return fail('cut off');
  out = `${all.readUInt32BE(16)} x ${all.readUInt32BE(20)}, ${all[24]} bits, `;
  const colour = colours.get(all[25]);
  if (colour === undefined) return fail('unknown colours');
  out += `${colour}\n`;
  let hasData = false;
  for (let at = 8; ;) {
    if (at + 12 > all.length) return fail('cut off');
    const length = all.readUInt32BE(at);
    const type = all.toString('latin1', at + 4, at + 8);
    if (type === 'IHDR' && at > 8) return fail('a second IHDR');
    if (type === 'IEND' && !hasData) return fail('no IDAT before IEND');
    hasData ||= type === 'IDAT';
    if (at + 12 + length > all.length) return fail('cut off');
    out += `${type} ${length}`;
    if (crc32(all.subarray(at + 4, at + 8 + length)) !== all.readUInt32BE(at + 8 + length))
      return fail(': wrong checksum');
    out += '\n';
    at += 12 + length;
    if (type === 'IEND')
      return at === all.length ? { status: 0, out: Buffer.from(out, 'latin1') } : fail('more behind IEND');
  }
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let i = 0; i < 8; i++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});

export function crc32(bytes) {
  let sum = ~0;
  for (const byte of bytes) sum = (sum >>> 8) ^ crcTable[(sum ^ byte) & 255];
  return ~sum >>> 0;
}
