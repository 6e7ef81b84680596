/** A JSON validator and a pretty-printer by hand: what examples/json.ti and examples/json-pretty.ti are compared with. */
import { Writer } from './writer.mjs';

const [TAB, LF, CR, BLANK, QUOTE, BACKSLASH] = [9, 10, 13, 32, 34, 92];
const isDigit = (byte) => byte >= 48 && byte <= 57;
const isHex = (byte) => isDigit(byte) || (byte >= 65 && byte <= 70) || (byte >= 97 && byte <= 102);

/** Reads a JSON text, and tells `writer`, if there is one, how it looks with two blanks for each level. */
class JsonReader {
  /** @readonly */
  #bytes;
  #at = 0;
  /** @readonly */
  #writer;

  constructor(bytes, writer) {
    this.#bytes = bytes;
    this.#writer = writer;
  }

  text() {
    return this.#value(0) && this.#end();
  }

  #end() {
    this.#blanks();
    this.#writer?.byte(LF);
    return this.#at === this.#bytes.length;
  }

  #blanks() {
    const bytes = this.#bytes;
    for (;;) {
      const byte = bytes[this.#at];
      if (byte !== BLANK && byte !== LF && byte !== CR && byte !== TAB) return;
      this.#at++;
    }
  }

  #value(depth) {
    this.#blanks();
    const byte = this.#bytes[this.#at];
    switch (byte) {
      case 123:
        return this.#list(depth, 125);
      case 91:
        return this.#list(depth, 93);
      case QUOTE:
        return this.#string();
      case 116:
        return this.#word('true');
      case 102:
        return this.#word('false');
      case 110:
        return this.#word('null');
      default:
        return this.#number();
    }
  }

  #list(depth, close) {
    const writer = this.#writer;
    writer?.byte(this.#bytes[this.#at]);
    this.#at++;
    this.#blanks();
    if (this.#bytes[this.#at] === close) return this.#take();
    for (;;) {
      if (writer !== undefined) this.#line(depth + 1);
      if (close === 125 && !this.#key()) return false;
      if (!this.#value(depth + 1)) return false;
      this.#blanks();
      const byte = this.#bytes[this.#at];
      if (byte === close) {
        if (writer !== undefined) this.#line(depth);
        return this.#take();
      }
      if (byte !== 44) return false;
      this.#take();
    }
  }

  #key() {
    this.#blanks();
    if (this.#bytes[this.#at] !== QUOTE || !this.#string()) return false;
    this.#blanks();
    this.#writer?.text(': ');
    return this.#bytes[this.#at++] === 58;
  }

  #line(depth) {
    this.#writer.byte(LF);
    for (let i = 0; i < depth; i++) this.#writer.text('  ');
  }

  /** The byte here, which is right. */
  #take() {
    this.#writer?.byte(this.#bytes[this.#at]);
    this.#at++;
    return true;
  }

  #word(word) {
    this.#writer?.text(word);
    for (let i = 0; i < word.length; i++) if (this.#bytes[this.#at++] !== word.charCodeAt(i)) return false;
    return true;
  }

  #string() {
    const bytes = this.#bytes;
    this.#take();
    for (;;) {
      const byte = bytes[this.#at];
      if (byte === undefined || byte < 32) return false;
      this.#take();
      if (byte === QUOTE) return true;
      if (byte === BACKSLASH && !this.#escape()) return false;
    }
  }

  #escape() {
    const letter = this.#bytes[this.#at];
    if (letter === undefined || !'"\\/bfnrtu'.includes(String.fromCharCode(letter))) return false;
    this.#take();
    if (letter !== 117) return true;
    for (let i = 0; i < 4; i++) {
      if (!isHex(this.#bytes[this.#at])) return false;
      this.#take();
    }
    return true;
  }

  #number() {
    if (this.#bytes[this.#at] === 45) this.#take();
    if (this.#bytes[this.#at] === 48) this.#take();
    else if (!this.#digits()) return false;
    if (this.#bytes[this.#at] === 46) {
      this.#take();
      if (!this.#digits()) return false;
    }
    const byte = this.#bytes[this.#at];
    if (byte !== 101 && byte !== 69) return true;
    this.#take();
    const sign = this.#bytes[this.#at];
    if (sign === 43 || sign === 45) this.#take();
    return this.#digits();
  }

  #digits() {
    if (!isDigit(this.#bytes[this.#at])) return false;
    while (isDigit(this.#bytes[this.#at])) this.#take();
    return true;
  }
}

export function json(bytes) {
  return { status: new JsonReader(bytes).text() ? 0 : 1, out: Buffer.alloc(0) };
}

export function jsonPretty(bytes) {
  const writer = new Writer();
  const isRight = new JsonReader(bytes, writer).text();
  return { status: isRight ? 0 : 1, out: writer.done() };
}
