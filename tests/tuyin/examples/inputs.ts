/**
 * Random input for the programs in examples/: for each a generator of what is right, in all the ways that the format has of saying
 * something. `damaged` makes something else of it, which is mostly wrong.
 */
import { deflateSync } from 'node:zlib';
import type { Dice } from '../../vm/gcc.ts';

export type Generator = (dice: Dice) => Uint8Array;

const latin1 = (text: string): Uint8Array => Buffer.from(text, 'latin1');
const some = <T>(dice: Dice, most: number, make: () => T): T[] => Array.from({ length: dice.below(most + 1) }, make);

/** Bytes replaced, doubled, left out, or the end cut off. `alphabet` is what they are replaced by. */
export function damaged(dice: Dice, input: Uint8Array, alphabet: string): Uint8Array {
  const at = dice.below(input.length + 1);
  const [before, behind] = [input.subarray(0, at), input.subarray(at)];
  const other = latin1(alphabet[dice.below(alphabet.length)]);
  switch (dice.below(4)) {
    case 0:
      return Buffer.concat([before, other, behind.subarray(1)]);
    case 1:
      return Buffer.concat([before, other, behind]);
    case 2:
      return Buffer.concat([before, behind.subarray(1)]);
    default:
      return before;
  }
}

// JSON

const jsonBlanks = ['', '', '', ' ', '\n', '\t', '\r\n  '];

function jsonText(dice: Dice, depth: number): string {
  const blank = (): string => dice.pick(jsonBlanks);
  const kind = dice.below(depth > 0 ? 6 : 4);
  const text = ((): string => {
    switch (kind) {
      case 0:
        return dice.pick(['true', 'false', 'null']);
      case 1:
        return jsonNumber(dice);
      case 2:
      case 3:
        return jsonString(dice);
      case 4:
        return `[${some(dice, 4, () => jsonText(dice, depth - 1)).join(',') || blank()}]`;
      default:
        return `{${some(dice, 4, () => `${blank()}${jsonString(dice)}${blank()}:${jsonText(dice, depth - 1)}`).join(',') || blank()}}`;
    }
  })();
  return `${blank()}${text}${blank()}`;
}

function jsonNumber(dice: Dice): string {
  const whole = dice.pick(['0', '-0', '7', `${dice.bits()}`, `-${dice.below(100) + 1}`]);
  const part = dice.pick(['', '', '.0', `.${dice.bits()}`]);
  return `${whole}${part}${dice.pick(['', '', 'e1', 'E+05', 'e-2'])}`;
}

function jsonString(dice: Dice): string {
  const pieces = ['a', 'Zz', ' ', '\\n', '\\"', '\\\\', '\\/', '\\u00e9', '\\uD83D', '\u0080', '\u00ff', "'", '}', ']'];
  return `"${some(dice, 6, () => dice.pick(pieces)).join('')}"`;
}

// Other text

function csv(dice: Dice): Uint8Array {
  const columns = dice.below(4) + 1;
  const end = dice.pick(['\n', '\r\n']);
  const field = (): string => {
    const text = some(dice, 4, () => dice.pick(['a', 'b c', '\\', '\u00e9', '\t', '\r.'])).join('');
    if (dice.below(3) > 0) return text;
    return `"${text}${dice.pick(['', ',', '\n', '\r\n', '""'])}"`;
  };
  const rows = Array.from({ length: dice.below(5) + 1 }, () => Array.from({ length: columns }, field).join(','));
  return latin1(rows.join(end) + dice.pick(['', end, end + end]));
}

function ini(dice: Dice): Uint8Array {
  const blank = (): string => dice.pick(['', '', ' ', '\t ']);
  const word = (): string => `${dice.pick(['a', 'key', 'x.y', '\u00e9'])}${dice.pick(['', ' b', '1'])}`;
  const line = (): string => {
    switch (dice.below(5)) {
      case 0:
        return `[${blank()}${word()}${blank()}]`;
      case 1:
        return dice.pick(['', '; note', '# [a', ';']);
      default:
        return `${word()}${blank()}=${blank()}${dice.pick(['', word(), 'a = b', '[x]', '"q" ;'])}`;
    }
  };
  return latin1(some(dice, 8, () => `${blank()}${line()}${blank()}`).join(dice.pick(['\n', '\r\n'])));
}

function expression(dice: Dice, depth: number): string {
  const blank = (): string => dice.pick(['', '', ' ', '\t']);
  const text = ((): string => {
    switch (depth > 0 ? dice.below(5) : 0) {
      case 0:
        return dice.pick(['0', '1', '7', '123456789', `${dice.bits64()}`, '9223372036854775807']);
      case 1:
        return `-${expression(dice, depth - 1)}`;
      case 2:
        return `(${expression(dice, depth - 1)})`;
      default:
        return `${expression(dice, depth - 1)}${dice.pick(['+', '-', '*', '/', '%'])}${expression(dice, depth - 1)}`;
    }
  })();
  return `${blank()}${text}${blank()}`;
}

function requests(dice: Dice): Uint8Array {
  return latin1(Array.from({ length: dice.below(3) + 1 }, () => httpRequest(dice)).join(''));
}

/** One request that servers accept. */
export function httpRequest(dice: Dice): string {
  const blank = (): string => dice.pick(['', ' ', '\t ']);
  const method = dice.pick(['GET', 'POST', 'PUT', 'DELETE', 'M-SEARCH']);
  const fields = [
    'Host: example.com',
    ...some(dice, 3, () => `X-${dice.below(99)}:${blank()}${dice.pick(['', 'a b', '"~\u00ff"'])}${blank()}`),
  ];
  const body = 'x'.repeat(dice.below(40));
  const kind = method === 'GET' ? 0 : dice.below(3);
  if (kind === 1) fields.push(`Content-${dice.pick(['Length', 'length'])}: ${body.length}${dice.pick(['', ' '])}`);
  if (kind === 2) fields.push(`Transfer-Encoding: ${dice.pick(['chunked', 'CHUNKED', 'Chunked'])}`);
  const chunks = some(
    dice,
    3,
    () => `${dice.pick(['', '0'])}${(body.length + 1).toString(16)}${dice.pick(['', ';n=v'])}\r\n${body}.\r\n`,
  );
  const rest =
    kind === 1 ? body : kind === 2 ? `${chunks.join('')}0\r\n${dice.pick(['', 'Trailer-Field: 1\r\n'])}\r\n` : '';
  return `${method} ${dice.pick(['/', '/a/b?c=d', '/%20'])} HTTP/1.1\r\n${fields.join('\r\n')}\r\n\r\n${rest}`;
}

function words(dice: Dice): Uint8Array {
  return latin1(some(dice, 40, () => dice.pick(['a', 'bc', ' ', '\n', '\t', '\r\n', '\0'])).join(''));
}

// Bytes

function anyBytes(dice: Dice): Uint8Array {
  return Uint8Array.from({ length: dice.below(60) }, () => dice.bits());
}

function base64(dice: Dice): Uint8Array {
  return latin1(
    Buffer.from(anyBytes(dice))
      .toString('base64')
      .replace(/.{20}/g, dice.pick(['$&', '$&\n', '$&\r\n'])),
  );
}

function utf8(dice: Dice): Uint8Array {
  const characters = [0x41, 0x7f, 0x80, 0x7ff, 0x800, 0xd7ff, 0xe000, 0xffff, 0x10000, 0x10ffff];
  return Buffer.from(some(dice, 12, () => String.fromCodePoint(dice.pick(characters))).join(''));
}

function dns(dice: Dice): Uint8Array {
  const parts: Buffer[] = [];
  let size = 12;
  const put = (...bytes: number[]): void => {
    parts.push(Buffer.from(bytes));
    size += bytes.length;
  };
  const word = (value: number): void => put(value >> 8, value & 255);
  const places: number[] = [];
  const name = (): void => {
    places.push(size);
    for (let i = dice.below(3); i > 0; i--) {
      const label = latin1(dice.pick(['www', 'a', 'ex.ample', '\u00e9"\\ ', 'x'.repeat(63)]));
      put(label.length, ...label);
    }
    const place = dice.pick(places);
    if (place < places[places.length - 1] && dice.below(2) === 0) word(0xc000 | place);
    else put(0);
  };
  const data = (type: number): void => {
    if (type === 1) put(...[1, 2, 3, 4].map(() => dice.below(256)));
    else if (type === 28) put(...Array.from({ length: 16 }, () => dice.below(256)));
    else if (type === 2 || type === 5 || type === 12) name();
    else if (type === 15) {
      word(dice.below(100));
      name();
    } else if (type === 16) put(3, 97, 34, 200, 0);
    else put(...anyBytes(dice));
  };
  const head = (type: number): void => {
    name();
    word(type);
    word(dice.pick([1, 1, 3]));
  };
  const counts = [dice.below(2), dice.below(4), dice.below(2), dice.below(2)];
  for (let i = counts[0]; i > 0; i--) head(dice.pick([1, 255]));
  for (let i = counts[1] + counts[2] + counts[3]; i > 0; i--) {
    const type = dice.pick([1, 2, 5, 12, 15, 16, 28, 41, 6]);
    head(type);
    put(dice.below(256), 1, 2, 3);
    const length = Buffer.alloc(2);
    parts.push(length);
    size += 2;
    const start = size;
    data(type);
    length.writeUInt16BE(size - start);
  }
  const first = [dice.below(65536), dice.pick([0, 0x8180, 0x8003]), ...counts];
  return Buffer.concat([...first.map((value) => Buffer.from([value >> 8, value & 255])), ...parts]);
}

function png(dice: Dice): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(dice.bits());
  header.writeUInt32BE(dice.below(100), 4);
  header[8] = 8;
  header[9] = dice.pick([0, 2, 3, 4, 6]);
  const chunks: [string, Uint8Array][] = [
    ['IHDR', header],
    ...some(dice, 2, (): [string, Uint8Array] => ['tEXt', anyBytes(dice)]),
  ];
  chunks.push(
    ['IDAT', deflateSync(anyBytes(dice))],
    ...some(dice, 1, (): [string, Uint8Array] => ['tIME', anyBytes(dice)]),
    ['IEND', Buffer.alloc(0)],
  );
  return Buffer.concat([latin1('\x89PNG\r\n\x1a\n'), ...chunks.map(([type, data]) => pngChunk(type, data))]);
}

/** The checksum bit by bit, as the standard defines it. */
function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([latin1(type), data]);
  let sum = -1;
  for (const byte of body) {
    sum ^= byte;
    for (let i = 0; i < 8; i++) sum = (sum & 1) === 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  const [length, end] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  end.writeUInt32BE(~sum >>> 0);
  return Buffer.concat([length, body, end]);
}

/** What is right for each program, and the characters that spoil it. */
export const inputs: Readonly<Record<string, { readonly make: Generator; readonly alphabet: string }>> = {
  json: { make: (dice) => latin1(jsonText(dice, 4)), alphabet: '{}[],:"\\0-.eEtu \x01\x7f\xff' },
  'json-pretty': { make: (dice) => latin1(jsonText(dice, 4)), alphabet: '{}[],:"\\0-.eEtu \x01\x7f\xff' },
  'csv-to-json': { make: csv, alphabet: ',"\r\na\0' },
  ini: { make: ini, alphabet: '[]=; \t\r\na\0' },
  calculator: {
    make: (dice) => latin1(some(dice, 4, () => expression(dice, 4)).join(dice.pick(['\n', '\r\n', '\n\n']))),
    alphabet: '0123()-+*/% \n\rx\0',
  },
  http: { make: requests, alphabet: ' \t\r\n:;0aZ\0\x7f\xff,/' },
  wc: { make: words, alphabet: ' a\n\r\0\xff' },
  base64: { make: anyBytes, alphabet: '\0\xff' },
  'base64-decode': { make: base64, alphabet: '=AQgw/+\n\r*-\0' },
  utf8: { make: utf8, alphabet: 'A\x7f\x80\x8f\x90\x9f\xa0\xbf\xc0\xc1\xc2\xdf\xe0\xed\xef\xf0\xf4\xf5\xff' },
  dns: { make: dns, alphabet: '\0\x01\x05\x3f\x40\xc0\xff' },
  png: { make: png, alphabet: '\0\x01I\xff' },
};
