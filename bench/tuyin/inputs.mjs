/** Inputs of examples/*.ti for measurements, each about 1 MB where the format has no limit; always the same. */
import { deflateSync } from 'node:zlib';
import { crc32 } from './bytes.mjs';
import { callCount } from './loops.mjs';

const size = 1_000_000;

/** Numbers from 0 to `limit`, the same in every run. */
function numbers() {
  let state = 2463534242;
  return (limit) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % limit;
  };
}

function jsonText() {
  const below = numbers();
  const rows = [];
  for (let length = 0; length < size; length += rows.at(-1).length + 2) {
    const text = JSON.stringify({
      id: below(1e6),
      name: `user ${below(1000)}`,
      note: 'says "hi"\n',
      score: below(1e6) / 1e3,
      tags: ['a', 'bc', null, true],
      nested: { x: -1, y: [] },
    });
    rows.push(text);
  }
  return `[${rows.join(', ')}]`;
}

/** Pieces until there is enough. */
function repeated(make) {
  const below = numbers();
  const parts = [];
  for (let length = 0; length < size; length += parts.at(-1).length) parts.push(make(below));
  return parts.join('');
}

function bytes(count) {
  const below = numbers();
  return Uint8Array.from({ length: count }, () => below(256));
}

/** A message with as many answers as fit: its size has 16 bits. */
function dnsMessage() {
  const head = Buffer.from([0, 1, 0x81, 0x80, 0, 1, 0, 0, 0, 0, 0, 0]);
  const question = Buffer.from('\x03www\x07example\x03com\0\0\x01\0\x01', 'latin1');
  const answer = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 1, 44, 0, 4, 192, 0, 2, 1]);
  const count = 4000;
  head.writeUInt16BE(count, 6);
  return Buffer.concat([head, question, ...Array.from({ length: count }, () => answer)]);
}

function pngFile() {
  const chunk = (type, data) => {
    const all = Buffer.alloc(12 + data.length);
    all.writeUInt32BE(data.length);
    all.write(type, 4, 'latin1');
    all.set(data, 8);
    all.writeUInt32BE(crc32(all.subarray(4, 8 + data.length)), 8 + data.length);
    return all;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(1000);
  header.writeUInt32BE(1000, 4);
  header.set([8, 0], 8);
  const data = deflateSync(bytes(size));
  const parts = [];
  for (let at = 0; at < data.length; at += 8192) parts.push(chunk('IDAT', data.subarray(at, at + 8192)));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', header), ...parts, chunk('IEND', Buffer.alloc(0))]);
}

const prose = () => repeated((below) => `${'word '.repeat(1 + below(9))}naïve 漢字 😀\n`);

const makers = {
  json: jsonText,
  'json-pretty': jsonText,
  'csv-to-json': () => `id,name,note\n${repeated((below) => `${below(1e6)},user ${below(99)},"a ""b"", c"\n`)}`,
  calculator: () =>
    repeated((below) => `(${below(1e6)} + ${below(99)}) * -${below(1e4)} - ${below(1e6)} / ${1 + below(9)}\n`),
  http: () =>
    repeated(
      (below) =>
        `POST /users/${below(1e4)} HTTP/1.1\r\nHost: example.com\r\nAccept: text/html, */*;q=0.8\r\nContent-Length: 5\r\n\r\nhello`,
    ),
  ini: () => repeated((below) => `[section ${below(99)}]\nkey${below(99)} = some value  \n; note\nother=1\n`),
  base64: () => bytes(size),
  'base64-decode': () => Buffer.from(bytes(size)).toString('base64'),
  utf8: prose,
  wc: prose,
  dns: dnsMessage,
  png: pngFile,
  'tail-calls': callCount,
  'tail-calls-in-turn': callCount,
};

export const names = Object.keys(makers);

export function inputOf(name) {
  const made = makers[name]();
  return typeof made === 'string' ? Buffer.from(made) : Buffer.from(made);
}
