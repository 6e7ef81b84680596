/**
 * Characters to tokens. One token at a time: `kind`, `start`, `end`, and for names and words an *atom*, a small number
 * that is the same for the same spelling. Names are looked up by a hash computed while their characters are read, so a
 * spelling is sliced from the text once, however often it occurs.
 *
 * Atoms below `keywords.length` are reserved words (keywords.ts). Comments are not tokens: their places wait in
 * `comments` until the parser takes them. Nothing here fails; what cannot be read is a `bad` token with a reason.
 *
 * Lexical rules: [MAPLE 2], real files for the rest (name characters, octal, suffixes, f128 bits).
 */
import { keywords } from './keywords.ts';

/** Kinds below 32; every other kind is the character code of the punctuation mark that the token is. */
export const Kind = {
  end: 0,
  word: 1,
  /** `$x` */
  global: 2,
  /** `%x` */
  local: 3,
  /** `&f` */
  func: 4,
  /** `@l` */
  label: 5,
  /** `%5` */
  preg: 6,
  /** `%%SP` */
  special: 7,
  /** `!T` */
  param: 8,
  /** `^f` */
  parent: 9,
  int: 10,
  float: 11,
  string: 12,
  char: 13,
  ellipsis: 14,
  bad: 15,
} as const;

/** Why a `bad` token is bad; the parser turns each into a diagnostic. */
export type BadReason = 'character' | 'string' | 'char' | 'number' | 'name';

/** Character classes: 1 letter or `_`, 2 digit, 3 space, 4 other name character, 0 anything else. */
const classes = new Uint8Array(128);
for (let c = 0; c < 128; c++) {
  const char = String.fromCharCode(c);
  if (/[A-Za-z_]/.test(char)) classes[c] = 1;
  else if (/[0-9]/.test(char)) classes[c] = 2;
  else if (/[ \t\r\n\v\f]/.test(char)) classes[c] = 3;
  else if (/[$;/|.?@]/.test(char)) classes[c] = 4;
}
const SPACE = 3;
/** By class: may it continue a name; may it continue a word. */
const inName = [0, 1, 1, 0, 1];

const numberPattern =
  /-?(?:0[xX]L[0-9a-fA-F]+|0[xX][0-9a-fA-F]*\.?[0-9a-fA-F]*[pP][+-]?\d+[fFlL]?|0[xX][0-9a-fA-F]+[uUlL]*|(?:\d+\.\d*|\.\d+|\d+)(?:[eE][+-]?\d+)?[fF]?|\d+)/y;

/** More significant digits than any midpoint of two f128 numbers has; longer literals would cost more than they say. */
const longestNumber = 20_000;

const FNV_START = 0x811c9dc5 | 0;
const FNV_PRIME = 0x01000193;

/** The table of atoms that every scanner starts from. */
const keywordNames = [...keywords];
const keywordHashes = new Int32Array(keywords.map((word) => hashText(word)));

function hashText(text: string): number {
  let hash = FNV_START;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), FNV_PRIME);
  return hash;
}

export class Scanner {
  readonly text: string;
  kind = 0;
  start = 0;
  end = 0;
  /** Where the token before this one ended. */
  before = 0;
  /** Atom of a word or name. */
  atom = -1;
  /** Value of an integer of at most 15 decimal digits, or the number of a pseudo-register; otherwise NaN. */
  value = 0;
  reason: BadReason = 'character';
  /** Start and end of the comments met and not yet taken, `#` excluded. */
  comments: number[] = [];
  /** Spelling by atom, sigil included. */
  readonly names: string[] = [...keywordNames];
  #hashes: Int32Array = new Int32Array(2048);
  #slots: Int32Array = new Int32Array(4096);

  constructor(text: string) {
    this.text = text;
    this.#hashes.set(keywordHashes);
    for (let atom = 0; atom < keywords.length; atom++) this.#place(atom);
    if (text.charCodeAt(0) === 0xfeff) this.end = 1;
  }

  /** Moves to the next token. */
  next(): void {
    const text = this.text;
    let at = this.end;
    this.before = at;
    for (;;) {
      let c = text.charCodeAt(at);
      while (classes[c] === SPACE) c = text.charCodeAt(++at);
      this.start = at;
      switch (c) {
        case 36: // $
          this.#name(at, Kind.global);
          return;
        case 37: // %
          this.#percent(at);
          return;
        case 38: // &
          this.#name(at, Kind.func);
          return;
        case 64: // @
          this.#name(at, Kind.label);
          return;
        case 33: // !
          this.#name(at, Kind.param);
          return;
        case 94: // ^
          this.#name(at, Kind.parent);
          return;
        case 35: // #
          at = this.#comment(at);
          continue;
        case 34: // "
          this.#string(at);
          return;
        case 39: // '
          this.#char(at);
          return;
        case 45: // -
        case 46: // .
          this.#minusOrDot(at, c);
          return;
        case 40:
        case 41:
        case 42:
        case 44:
        case 58:
        case 60:
        case 61:
        case 62:
        case 91:
        case 93:
        case 123:
        case 125:
          this.kind = c;
          this.end = at + 1;
          return;
        default:
          if (classes[c] === 1) this.#word(at, c);
          else if (classes[c] === 2) this.#number(at, c);
          else if (at >= text.length) {
            this.kind = Kind.end;
            this.end = at;
          } else this.#bad(at, at + 1, 'character');
          return;
      }
    }
  }

  /** Is the current token of this kind? (For the type checker, which remembers what `kind` was before `next`.) */
  is(kind: number): boolean {
    return this.kind === kind;
  }

  /** The text of the current token. */
  slice(): string {
    return this.text.slice(this.start, this.end);
  }

  /** Continues reading at an offset; comments behind it will be met again. */
  jump(offset: number): void {
    const { comments } = this;
    while (comments.length > 0 && comments[comments.length - 2] >= offset) comments.length -= 2;
    this.end = offset;
  }

  /**
   * The atom of a type written at the current `<`, up to its matching `>`, or -1 when it is not on one line or holds
   * comments, braces or strings. `afterType` is then the offset behind it.
   */
  typeAtom(): number {
    const text = this.text;
    let hash = FNV_START;
    let depth = 0;
    let at = this.start;
    for (;;) {
      const c = text.charCodeAt(at++);
      hash = Math.imul(hash ^ c, FNV_PRIME);
      if (c === 60) depth++;
      else if (c === 62) {
        if (--depth === 0) break;
      } else if (!(c >= 32) || c === 35 || c === 34 || c === 123) return -1;
    }
    this.afterType = at;
    return this.#intern(this.start, at, hash);
  }
  afterType = 0;

  /** The atom of a spelling, made if it is new. */
  atomOfText(name: string): number {
    const hash = hashText(name);
    const mask = this.#slots.length - 1;
    for (let i = hash & mask; ; i = (i + 1) & mask) {
      const atom = this.#slots[i] - 1;
      if (atom < 0) return this.#add(name, hash);
      if (this.#hashes[atom] === hash && this.names[atom] === name) return atom;
    }
  }

  #word(at: number, first: number): void {
    const text = this.text;
    const start = at;
    let hash = Math.imul(FNV_START ^ first, FNV_PRIME);
    let c = text.charCodeAt(++at);
    for (let k = classes[c]; k === 1 || k === 2; k = classes[c]) {
      hash = Math.imul(hash ^ c, FNV_PRIME);
      c = text.charCodeAt(++at);
    }
    this.kind = Kind.word;
    this.end = at;
    this.atom = this.#intern(start, at, hash);
  }

  /** A name after its sigil. Characters beyond ASCII are name characters. */
  #name(at: number, kind: number): void {
    const text = this.text;
    const start = at;
    let c = text.charCodeAt(at);
    let hash = FNV_START;
    do {
      hash = Math.imul(hash ^ c, FNV_PRIME);
      c = text.charCodeAt(++at);
    } while (c < 128 ? inName[classes[c]] === 1 : c >= 128);
    // A bit-field that only fills has no name: `@:3 u32`.
    if (at === start + 1 && (kind !== Kind.label || c !== 58)) {
      this.#bad(start, at, 'name');
      return;
    }
    this.kind = kind;
    this.end = at;
    this.atom = this.#intern(start, at, hash);
  }

  #percent(at: number): void {
    const c = this.text.charCodeAt(at + 1);
    if (classes[c] === 2) {
      this.#preg(at);
      return;
    }
    if (c !== 37) {
      this.#name(at, Kind.local);
      return;
    }
    this.#name(at + 1, Kind.special);
    this.start = at;
    if (this.kind === Kind.special) this.atom = this.atomOfText(this.text.slice(at, this.end));
  }

  #preg(at: number): void {
    const text = this.text;
    const start = at;
    let value = 0;
    let c = text.charCodeAt(++at);
    while (classes[c] === 2) {
      value = value * 10 + c - 48;
      c = text.charCodeAt(++at);
    }
    if (c < 128 ? inName[classes[c]] === 1 : c >= 128) {
      this.#name(start, Kind.local);
      this.#bad(start, this.end, 'name');
      return;
    }
    this.kind = Kind.preg;
    this.value = value;
    this.end = at;
  }

  #number(at: number, first: number): void {
    const text = this.text;
    const start = at;
    let value = first - 48;
    let c = text.charCodeAt(++at);
    while (classes[c] === 2) {
      value = value * 10 + c - 48;
      c = text.charCodeAt(++at);
    }
    const plain = c !== 46 && !(classes[c] === 1) && !(c >= 128);
    if (plain && at - start <= 15 && (first !== 48 || at === start + 1)) {
      this.kind = Kind.int;
      this.value = value;
      this.end = at;
      return;
    }
    this.#anyNumber(start);
  }

  #minusOrDot(at: number, c: number): void {
    const after = this.text.charCodeAt(at + 1);
    if (c === 45 && classes[after] === 2) {
      this.#number(at + 1, after);
      this.start = at;
      if (this.kind === Kind.int && this.value === this.value && this.value !== 0) this.value = -this.value;
      else this.#anyNumber(at);
    } else if (c === 45 && after === 46) this.#anyNumber(at);
    else if (c === 46 && after === 46 && this.text.charCodeAt(at + 2) === 46) {
      this.kind = Kind.ellipsis;
      this.end = at + 3;
    } else if (c === 46) this.#anyNumber(at);
    else {
      this.kind = c;
      this.end = at + 1;
    }
  }

  /** Every number that is not a few decimal digits. */
  #anyNumber(start: number): void {
    this.start = start;
    numberPattern.lastIndex = start;
    const match = numberPattern.exec(this.text);
    if (match === null) return this.#bad(start, start + 1, 'character');
    let literal = match[0];
    const suffix = /^-?\d+$/.test(literal)
      ? /^[uUlL]{1,3}/.exec(this.text.slice(start + literal.length, start + literal.length + 3))
      : null;
    const end = start + literal.length + (suffix === null ? 0 : suffix[0].length);
    const c = this.text.charCodeAt(end);
    if (end - start > longestNumber) return this.#bad(start, end, 'number');
    if (classes[c] === 1 || classes[c] === 2) return this.#bad(start, this.#endOfName(end), 'number');
    literal = this.text.slice(start, end);
    const isFloat = /^-?0[xX]/.test(literal) ? /[pP]|^-?0[xX]L/.test(literal) : /[.eEfF]/.test(literal);
    // A digit that octal numbers do not have.
    if (!isFloat && /^-?0\d*[89]/.test(literal)) return this.#bad(start, end, 'number');
    this.kind = isFloat ? Kind.float : Kind.int;
    this.value = NaN;
    this.end = end;
  }

  #endOfName(at: number): number {
    let c = this.text.charCodeAt(at);
    while (c < 128 ? inName[classes[c]] === 1 : c >= 128) c = this.text.charCodeAt(++at);
    return at;
  }

  /** To the closing quote on the same line; a backslash takes the next character with it. */
  #string(at: number): void {
    const start = at;
    for (let c = this.text.charCodeAt(++at); c !== 34; c = this.text.charCodeAt(++at)) {
      if (c === 92) c = this.text.charCodeAt(++at);
      if (c === 10 || c === 13 || c !== c) {
        this.#bad(start, Math.min(at, this.text.length), 'string');
        return;
      }
    }
    this.kind = Kind.string;
    this.end = at + 1;
  }

  /** `'c'`: one character, no escapes. */
  #char(at: number): void {
    const point = this.text.codePointAt(at + 1) ?? 10;
    const end = at + 1 + (point > 0xffff ? 2 : 1);
    if (point === 10 || point === 13 || this.text.charCodeAt(end) !== 39) {
      this.#bad(at, Math.min(end, this.text.length), 'char');
      return;
    }
    this.kind = Kind.char;
    this.value = point;
    this.end = end + 1;
  }

  #comment(at: number): number {
    const text = this.text;
    const start = at + 1;
    let c = text.charCodeAt(++at);
    while (c !== 10 && c !== 13 && c === c) c = text.charCodeAt(++at);
    this.comments.push(start, at);
    return at;
  }

  #bad(start: number, end: number, reason: BadReason): void {
    this.kind = Kind.bad;
    this.reason = reason;
    this.start = start;
    this.end = Math.max(end, start + 1);
  }

  #intern(start: number, end: number, hash: number): number {
    const slots = this.#slots;
    const mask = slots.length - 1;
    for (let i = hash & mask; ; i = (i + 1) & mask) {
      const atom = slots[i] - 1;
      if (atom < 0) return this.#add(this.text.slice(start, end), hash);
      if (this.#hashes[atom] === hash && this.#same(atom, start, end)) return atom;
    }
  }

  #same(atom: number, start: number, end: number): boolean {
    const name = this.names[atom];
    return name.length === end - start && this.text.startsWith(name, start);
  }

  #add(name: string, hash: number): number {
    const atom = this.names.push(name) - 1;
    if (atom >= this.#hashes.length) {
      const hashes = new Int32Array(this.#hashes.length * 2);
      hashes.set(this.#hashes);
      this.#hashes = hashes;
    }
    this.#hashes[atom] = hash;
    if (this.names.length * 2 > this.#slots.length) {
      this.#slots = new Int32Array(this.#slots.length * 2);
      for (let other = 0; other < atom; other++) this.#place(other);
    }
    this.#place(atom);
    return atom;
  }

  #place(atom: number): void {
    const mask = this.#slots.length - 1;
    let i = this.#hashes[atom] & mask;
    while (this.#slots[i] !== 0) i = (i + 1) & mask;
    this.#slots[i] = atom + 1;
  }
}
