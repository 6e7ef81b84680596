/**
 * The reader of the scanf family.
 *
 *     %[*][width][length]conversion      length hh h l ll z j t L q      d i u o x X p c s [set] e f g a n %
 *
 * One byte is looked at ahead and given back, as in C. Where the standard leaves malformed numbers open (`0x` or `1e`
 * without digits) this does what glibc does: `0x` is no float but the integer 0, `1e` is 1, and all is consumed. A
 * number that does not fit 64 bits saturates, and is then cut to the width that it is stored in. `long double` is
 * stored as double.
 */
import type { HostEnv } from '../host.ts';
import { ByteBuilder, END_OF_INPUT } from '../streams.ts';
import { isSpace, parseFloatText, parseInteger, saturate, withText } from './number-text.ts';
import type { VarArgs } from './varargs.ts';

/** Where the characters come from: standard input, or a string. */
export interface CharSource {
  /** A byte or END_OF_INPUT. */
  read(): number;
  unread(byte: number): void;
}

/** What `scanf` returns when the input ends before the first conversion. */
const EOF = -1;
const UNLIMITED = Infinity;

/** `%[*][width][length]conversion` (C17, 7.21.6.2); `suppress` is the star, `set` what stands between brackets. */
interface Directive {
  readonly suppress: boolean;
  readonly width: number;
  readonly length: string;
  readonly conversion: string;
  readonly set: ByteSet | undefined;
}

/** `[a-z]` or, negated, `[^a-z]`: bytes, as the C locale has no wider characters. */
interface ByteSet {
  readonly negated: boolean;
  readonly bytes: ReadonlySet<number>;
}

/** How a directive ended: on to the next, no match, or no input. */
type Outcome = 'matched' | 'mismatch' | 'ended';

/** Reads by the format at `text`; the number of assignments, or -1. */
export function scan(env: HostEnv, source: CharSource, text: number, args: VarArgs): number {
  return withText(env.meter, env.memory.stringBytes(text), (format) => new Scanner(env, source, format, args).run());
}

/** One call of a function of the scanf family; what it reads too far goes back to the source. */
class Scanner {
  readonly #env: HostEnv;
  readonly #source: CharSource;
  readonly #format: string;
  readonly #args: VarArgs;
  /** The characters of the number that is being read. */
  readonly #collected: ByteBuilder;
  #at = 0;
  #consumed = 0;
  #assigned = 0;

  constructor(env: HostEnv, source: CharSource, format: string, args: VarArgs) {
    this.#env = env;
    this.#source = source;
    this.#format = format;
    this.#args = args;
    this.#collected = new ByteBuilder(env.meter);
  }

  run(): number {
    while (this.#at < this.#format.length) {
      const outcome = this.#step();
      if (outcome === 'ended' && this.#assigned === 0) return EOF;
      if (outcome !== 'matched') break;
    }
    return this.#assigned;
  }

  #step(): Outcome {
    const c = this.#format.charCodeAt(this.#at);
    if (isSpace(c)) {
      this.#at++;
      this.#skipSpace();
      return 'matched';
    }
    this.#at++;
    if (c !== 0x25) return this.#literal(c);
    const directive = this.#parseDirective();
    return this.#convert(directive);
  }

  #read(): number {
    const byte = this.#source.read();
    if (byte !== END_OF_INPUT) this.#consumed++;
    return byte;
  }

  #unread(byte: number): void {
    if (byte === END_OF_INPUT) return;
    this.#consumed--;
    this.#source.unread(byte);
  }

  #skipSpace(): void {
    let byte = this.#read();
    while (isSpace(byte)) byte = this.#read();
    this.#unread(byte);
  }

  #literal(expected: number): Outcome {
    const byte = this.#read();
    if (byte === expected) return 'matched';
    if (byte === END_OF_INPUT) return 'ended';
    this.#unread(byte);
    return 'mismatch';
  }

  // The format

  #parseDirective(): Directive {
    const match = /\*?(\d*)(hh|h|ll|l|[Lqjzt])?/y;
    match.lastIndex = this.#at;
    const [whole, width, length = ''] = match.exec(this.#format) ?? [''];
    this.#at += whole.length;
    const conversion = this.#format[this.#at] ?? '';
    this.#at++;
    const set = conversion === '[' ? this.#parseSet() : undefined;
    return { suppress: whole.startsWith('*'), width: Number(width || 0) || UNLIMITED, length, conversion, set };
  }

  /** `[^a-z]`: a `]` in front is a member, and so is a `-` at either end. */
  #parseSet(): ByteSet {
    const negated = this.#format[this.#at] === '^';
    if (negated) this.#at++;
    const bytes = new Set<number>();
    const from = this.#at;
    while (this.#at < this.#format.length && (this.#format[this.#at] !== ']' || this.#at === from)) {
      const low = this.#format.charCodeAt(this.#at);
      const ranged =
        this.#format[this.#at + 1] === '-' && this.#at + 2 < this.#format.length && this.#format[this.#at + 2] !== ']';
      const high = ranged ? this.#format.charCodeAt(this.#at + 2) : low;
      for (let byte = low; byte <= high; byte++) bytes.add(byte);
      this.#at += ranged ? 3 : 1;
    }
    this.#at++;
    return { negated, bytes };
  }

  // Conversions

  #convert(directive: Directive): Outcome {
    switch (directive.conversion) {
      case 'd':
      case 'u':
        return this.#integer(directive, 10);
      case 'i':
        return this.#integer(directive, 0);
      case 'o':
        return this.#integer(directive, 8);
      case 'x':
      case 'X':
      case 'p':
        return this.#integer(directive, 16);
      case 'c':
        return this.#characters(directive);
      case 's':
        this.#skipSpace();
        return this.#word(directive, (byte) => !isSpace(byte));
      case '[':
        return this.#setWord(directive);
      case 'n':
        if (!directive.suppress) this.#storeInteger(directive, BigInt(this.#consumed));
        return 'matched';
      case '%':
        this.#skipSpace();
        return this.#literal(0x25);
      default:
        return /[aAeEfFgG]/.test(directive.conversion) ? this.#float(directive) : 'mismatch';
    }
  }

  #integer(directive: Directive, base: number): Outcome {
    this.#skipSpace();
    const input = new Field(this, directive.width, this.#collected);
    if (input.next === END_OF_INPUT) return 'ended';
    const radix = collectInteger(input, base);
    input.giveBack();
    const parsed = this.#withCollected((text) => parseInteger(text, radix));
    if (parsed.length === 0) return 'mismatch';
    const signed = directive.conversion === 'd' || directive.conversion === 'i';
    if (directive.suppress) return 'matched';
    this.#storeInteger(directive, saturate(parsed.value, 64, signed));
    this.#assigned++;
    return 'matched';
  }

  /** What the characters of a number make, which are given up with that. */
  #withCollected<T>(use: (text: string) => T): T {
    const result = withText(this.#env.meter, this.#collected.content(), use);
    this.#collected.clear();
    return result;
  }

  #storeInteger(directive: Directive, value: bigint): void {
    const address = this.#args.pointer();
    const { memory, pointerSize } = this.#env;
    const size = directive.conversion === 'p' ? pointerSize : storedSize(directive.length, pointerSize);
    if (size === 8) memory.writeU64(address, BigInt.asUintN(64, value));
    else {
      const low = Number(BigInt.asUintN(32, value));
      if (size === 4) memory.writeU32(address, low);
      else if (size === 2) memory.writeU16(address, low);
      else memory.writeU8(address, low);
    }
  }

  #float(directive: Directive): Outcome {
    this.#skipSpace();
    const input = new Field(this, directive.width, this.#collected);
    if (input.next === END_OF_INPUT) return 'ended';
    const isWhole = collectFloat(input);
    input.giveBack();
    const wide = directive.length !== '';
    const isNegative = this.#collected.bytes[0] === 0x2d;
    const parsed = this.#withCollected((text) => parseFloatText(text, wide ? 64 : 32));
    if (!isWhole || parsed.length === 0) return 'mismatch';
    if (directive.suppress) return 'matched';
    const address = this.#args.pointer();
    if (wide) this.#env.memory.writeF64(address, parsed.value);
    else this.#env.memory.writeF32(address, parsed.value);
    if (Number.isNaN(parsed.value) && isNegative) this.#setSign(address + (wide ? 7 : 3));
    this.#assigned++;
    return 'matched';
  }

  /** JavaScript does not keep the sign of a NaN. */
  #setSign(lastByte: number): void {
    this.#env.memory.writeU8(lastByte, this.#env.memory.readU8(lastByte) | 0x80);
  }

  #characters(directive: Directive): Outcome {
    const count = directive.width === UNLIMITED ? 1 : directive.width;
    const address = directive.suppress ? 0 : this.#args.pointer();
    let taken = 0;
    for (; taken < count; taken++) {
      const byte = this.#read();
      if (byte === END_OF_INPUT) break;
      if (!directive.suppress) this.#storeCharacter(directive, address, taken, byte);
    }
    if (taken === 0) return 'ended';
    if (!directive.suppress) this.#assigned++;
    return 'matched';
  }

  #setWord(directive: Directive): Outcome {
    const { set } = directive;
    return this.#word(directive, (byte) => set !== undefined && set.bytes.has(byte) !== set.negated);
  }

  #word(directive: Directive, accepts: (byte: number) => boolean): Outcome {
    const first = this.#read();
    if (first === END_OF_INPUT) return 'ended';
    this.#unread(first);
    if (!accepts(first)) return 'mismatch';
    const address = directive.suppress ? 0 : this.#args.pointer();
    for (let taken = 0; ; taken++) {
      const byte = taken < directive.width ? this.#readIf(accepts) : END_OF_INPUT;
      if (!directive.suppress) this.#storeCharacter(directive, address, taken, byte === END_OF_INPUT ? 0 : byte);
      if (byte === END_OF_INPUT) break;
    }
    if (!directive.suppress) this.#assigned++;
    return 'matched';
  }

  /** The next byte if it is accepted; else it stays in the input. */
  #readIf(accepts: (byte: number) => boolean): number {
    const byte = this.#read();
    if (byte === END_OF_INPUT || accepts(byte)) return byte;
    this.#unread(byte);
    return END_OF_INPUT;
  }

  /** With the length `l` the target is an array of 32-bit wchar_t. */
  #storeCharacter(directive: Directive, address: number, index: number, byte: number): void {
    if (directive.length === 'l') this.#env.memory.writeU32(address + index * 4, byte);
    else this.#env.memory.writeU8(address + index, byte);
  }

  /** For Field. */
  readForField(): number {
    return this.#read();
  }

  unreadForField(byte: number): void {
    this.#unread(byte);
  }
}

function storedSize(length: string, pointerSize: 4 | 8): 1 | 2 | 4 | 8 {
  switch (length) {
    case 'hh':
      return 1;
    case 'h':
      return 2;
    case '':
      return 4;
    case 'l':
    case 'z':
    case 't':
      return pointerSize;
    default:
      return 8;
  }
}

/** The characters of one conversion, at most `width` of them. `next` is the one looked at, or END_OF_INPUT. */
class Field {
  /** What was taken. */
  readonly text: ByteBuilder;
  readonly #scanner: Scanner;
  #left: number;
  #held: boolean;
  next: number;

  constructor(scanner: Scanner, width: number, text: ByteBuilder) {
    this.#scanner = scanner;
    this.text = text;
    this.#left = width - 1;
    this.next = scanner.readForField();
    this.#held = true;
  }

  /** How many characters may follow the one looked at. */
  get room(): number {
    return this.#left;
  }

  get nextText(): string {
    return this.next === END_OF_INPUT ? '' : String.fromCharCode(this.next);
  }

  /** Adds the character looked at to the text. */
  take(): void {
    this.text.push(this.next);
    this.advance();
  }

  /** Drops the character looked at and looks at the one behind it. */
  advance(): void {
    this.#held = this.#left > 0;
    this.#left--;
    this.next = this.#held ? this.#scanner.readForField() : END_OF_INPUT;
  }

  giveBack(): void {
    if (this.#held) this.#scanner.unreadForField(this.next);
  }
}

/** Sign and digits; a prefix is dropped. The radix is what it makes of base 0. */
function collectInteger(input: Field, base: number): number {
  takeSign(input);
  let radix = base;
  if (input.next === 0x30 && (base === 0 || base === 16)) {
    input.take();
    if (input.nextText === 'x' || input.nextText === 'X') {
      radix = 16;
      input.advance();
    } else if (base === 0) radix = 8;
  } else if (base === 0) radix = 10;
  while (isDigitOf(input.nextText, radix)) input.take();
  return radix;
}

function takeSign(input: Field): void {
  if (input.next === 0x2b || input.next === 0x2d) input.take();
}

function isDigitOf(c: string, radix: number): boolean {
  if (c === '') return false;
  return radix === 16 ? /[0-9a-fA-F]/.test(c) : c >= '0' && c < String.fromCharCode(0x30 + radix);
}

/** The characters of a floating-point number; false when a word (`nan`, `infinity`) or a prefix breaks off. */
function collectFloat(input: Field): boolean {
  takeSign(input);
  const first = input.nextText.toLowerCase();
  if (first === 'n') return collectWord(input, 'nan');
  if (first === 'i')
    return collectWord(input, 'inf') && (input.nextText.toLowerCase() !== 'i' || collectWord(input, 'inity'));
  return collectDigits(input);
}

function collectWord(input: Field, word: string): boolean {
  for (const letter of word) {
    if (input.nextText.toLowerCase() !== letter) return false;
    input.take();
  }
  return true;
}

/** False where only `0x` is there. */
function collectDigits(input: Field): boolean {
  const start = input.text.length;
  let last = '';
  let exponentLetter = 'e';
  let seenDigit = false;
  let seenPoint = false;
  let seenExponent = false;
  for (let c = input.nextText; c !== ''; c = input.nextText) {
    const lower = c.toLowerCase();
    const isDigit = (c >= '0' && c <= '9') || (!seenExponent && exponentLetter === 'p' && lower >= 'a' && lower <= 'f');
    if (isDigit) seenDigit = true;
    else if (lower === 'x' && last === '0' && input.text.length === start + 1 && input.room > 0) {
      exponentLetter = 'p';
      seenDigit = false;
    } else if (lower === exponentLetter && seenDigit && !seenExponent) seenExponent = true;
    else if (c === '.' && !seenPoint && !seenExponent) seenPoint = true;
    else if (!((c === '+' || c === '-') && seenExponent && last === exponentLetter)) break;
    input.take();
    last = lower;
  }
  return last !== 'x';
}
