/** CSV, INI files, expressions and requests of HTTP by hand: what the programs in examples/ are compared with. */
import { Writer } from './writer.mjs';

// CSV

export function csvToJson(bytes) {
  const text = Buffer.from(bytes).toString('latin1');
  const writer = new Writer();
  let at = 0;
  /** A field and what ends it: `,`, a line, or nothing good. */
  const field = () => {
    let value = '';
    if (text[at] === '"') {
      for (at++; ; at++) {
        if (at >= text.length) return { value, end: 'open' };
        if (text[at] === '"' && text[++at] !== '"') break;
        value += text[at];
      }
    } else {
      const start = at;
      while (at < text.length && text[at] !== ',' && text[at] !== '\n' && !text.startsWith('\r\n', at)) at++;
      value = text.slice(start, at);
    }
    if (at >= text.length) return { value, end: 'line' };
    if (text[at] === ',') return (at++, { value, end: ',' });
    if (text[at] === '\n') return (at++, { value, end: 'line' });
    if (text.startsWith('\r\n', at)) return ((at += 2), { value, end: 'line' });
    return { value, end: 'text' };
  };
  const names = [];
  for (let end = ','; end === ',';) {
    const one = field();
    end = one.end;
    if (end === 'open' || end === 'text') return { status: 1, out: writer.done() };
    names.push(jsonString(one.value));
  }
  writer.text('[');
  for (let record = 1; at < text.length;) {
    const blank = text[at] === '\n' ? 1 : text.startsWith('\r\n', at) ? 2 : 0;
    at += blank;
    if (blank > 0) continue;
    writer.text(record === 1 ? '\n  {' : ',\n  {');
    let i = 0;
    for (let end = ','; end === ','; i++) {
      if (i >= names.length) return { status: 1, out: undefined };
      const one = field();
      end = one.end;
      if (end === 'open' || end === 'text') return { status: 1, out: undefined };
      writer.text(`${i === 0 ? '' : ', '}${names[i]}: ${jsonString(one.value)}`);
    }
    if (i < names.length) return { status: 1, out: undefined };
    writer.text('}');
    record++;
  }
  writer.text('\n]\n');
  return { status: 0, out: writer.done() };
}

function jsonString(text) {
  return `"${text.replace(/["\\]/g, '\\$&').replace(/[\0-\x1f]/g, (byte) => `\\u00${byte.charCodeAt(0).toString(16).padStart(2, '0')}`)}"`;
}

// INI

export function ini(bytes) {
  const lines = Buffer.from(bytes).toString('latin1').split('\n');
  const trim = (text) => text.replace(/^[ \t\r]+|[ \t\r]+$/g, '');
  let [section, out] = [undefined, ''];
  for (const line of lines) {
    const text = trim(line);
    if (text === '' || text.startsWith(';') || text.startsWith('#')) continue;
    const heading = /^\[([^\0]*?)[ \t\r]*\]$/s.exec(text);
    const close = text.startsWith('[') ? text.indexOf(']') : -1;
    if (heading !== null && close === text.length - 1) {
      section = trim(heading[1]);
      continue;
    }
    const equals = text.indexOf('=');
    if (text.startsWith('[') || equals <= 0) return { status: 1, out: undefined };
    out += `${section === undefined ? '' : `${section}.`}${trim(text.slice(0, equals))}=${trim(text.slice(equals + 1))}\n`;
  }
  return { status: 0, out: Buffer.from(out, 'latin1') };
}

// Expressions

export function calculator(bytes) {
  const text = Buffer.from(bytes).toString('latin1');
  let at = 0;
  let out = '';
  const wrap = (value) => BigInt.asIntN(64, value);
  const blanks = () => {
    while (at < text.length && ' \t\r'.includes(text[at])) at++;
  };
  const factor = () => {
    blanks();
    const value = operand();
    blanks();
    return value;
  };
  const operand = () => {
    const number = /[0-9]*/y;
    number.lastIndex = at;
    const [found] = number.exec(text);
    if (found !== '') {
      at += found.length;
      return wrap(BigInt(found));
    }
    if (text[at] === '-') {
      at++;
      return wrap(-factor());
    }
    if (text[at] !== '(') throw new SyntaxError(`wrong at byte ${at}\n`);
    at++;
    const value = sum();
    if (text[at] !== ')') throw new SyntaxError(`wrong at byte ${at}\n`);
    at++;
    return value;
  };
  const product = () => {
    let left = factor();
    while (at < text.length && '*/%'.includes(text[at])) {
      const operator = text[at++];
      const right = factor();
      if (operator !== '*' && right === 0n) throw new SyntaxError(`division by zero before byte ${at}\n`);
      left = wrap(operator === '*' ? left * right : operator === '/' ? left / right : left % right);
    }
    return left;
  };
  const sum = () => {
    let left = product();
    while (at < text.length && '+-'.includes(text[at]))
      left = wrap(text[at++] === '+' ? left + product() : left - product());
    return left;
  };
  try {
    for (;;) {
      blanks();
      if (at === text.length) return { status: 0, out: Buffer.from(out) };
      if (text[at] === '\n') at++;
      else {
        out += `${sum()}\n`;
        if (at < text.length && text[at] !== '\n') throw new SyntaxError(`wrong at byte ${at}\n`);
      }
    }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { status: 1, out: Buffer.from(out), err: error.message };
  }
}

// HTTP

const tchar = "[!#$%&'*+\\-.^_`|~0-9A-Za-z]";

/** Patterns at a place of the text; what does not fit is a bad request. */
class HttpReader {
  /** @readonly */
  #text;
  #at = 0;
  out = '';

  constructor(text) {
    this.#text = text;
  }

  requests() {
    while (this.#at < this.#text.length) this.#request();
  }

  #take(pattern) {
    const found = new RegExp(pattern, 'y');
    found.lastIndex = this.#at;
    const match = found.exec(this.#text);
    if (match === null) throw new SyntaxError('bad request');
    this.#at += match[0].length;
    return match;
  }

  #request() {
    const [, method, target, version] = this.#take(`(${tchar}+) ([!-~]+) (HTTP/1\\.[01])\\r\\n`);
    this.out += `${method} ${target} ${version}\n`;
    const length = this.#fields(-1);
    const bytes = length === -2 ? this.#chunks() : this.#skip(Math.max(0, length));
    this.out += `body: ${bytes} bytes\n\n`;
  }

  #fields(known) {
    let body = known;
    while (!this.#text.startsWith('\r', this.#at)) {
      const name = this.#take(`(${tchar}+):[ \\t]*`)[1].toLowerCase();
      if (name === 'content-length' || name === 'transfer-encoding') {
        if (body !== -1) throw new SyntaxError('two lengths');
        const [, value] = this.#take(
          name === 'content-length'
            ? '([0-9]{1,9})[ \\t]*\\r\\n'
            : '(chunked)[ \\t]*\\r\\n'.replace(/[a-z]{2,}/, (word) =>
                word.replace(/./g, (letter) => `[${letter}${letter.toUpperCase()}]`),
              ),
        );
        body = name === 'content-length' ? Number(value) : -2;
        this.out += `${name}: ${value.toLowerCase()}\n`;
      } else this.out += `${name}: ${this.#take('([\\t -~\\x80-\\xff]*?)[ \\t]*\\r\\n')[1]}\n`;
    }
    this.#take('\\r\\n');
    this.out += '\n';
    return body;
  }

  #skip(count) {
    if (this.#at + count > this.#text.length) throw new SyntaxError('cut off');
    this.#at += count;
    return count;
  }

  #chunks() {
    for (let sum = 0; ;) {
      const size = parseInt(this.#take('([0-9A-Fa-f]{1,7})(?:;[\\t -~\\x80-\\xff]*)?\\r\\n')[1], 16);
      if (size === 0) {
        this.#fields(-3);
        return sum;
      }
      sum += this.#skip(size);
      this.#take('\\r\\n');
    }
  }
}

export function http(bytes) {
  const reader = new HttpReader(Buffer.from(bytes).toString('latin1'));
  try {
    reader.requests();
    return { status: 0, out: Buffer.from(reader.out, 'latin1') };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { status: 1, out: undefined };
  }
}
