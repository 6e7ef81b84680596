/**
 * The formatter of the printf family.
 *
 *     %[flags][width][.precision][length]conversion      flags - + space # 0 '     length hh h l ll z j t L q
 *     d i u o x X b B c C s S p n % e E f F g G a A
 *
 * `format` appends to a ByteBuilder and returns nothing; the number of bytes is the builder's. Unknown conversions are
 * written as they stand. `long double` arrives as a double. Widths and precisions are bounded by MAX_FIELD and the
 * whole by MAX_TEXT, beyond which the call fails as it does in glibc for results that do not fit an int.
 */
import { ownEntry } from '../../base/own-entry.ts';
import type { HostEnv } from '../host.ts';
import { ByteBuilder } from '../streams.ts';
import { formatFixed, formatGeneral, formatHex, formatScientific } from './float-text.ts';
import type { VarArgs } from './varargs.ts';

const MAX_FIELD = 1 << 24;
/** Bytes of one call, so that a short format cannot ask for more memory than there is. */
const MAX_TEXT = 1 << 26;

/** Times that a field is copied on its way. */
const COPIES = 4;

const LEFT = 1;
const PLUS = 2;
const SPACE = 4;
const ALTERNATE = 8;
const ZERO = 16;
/** The apostrophe groups digits, of which the C locale knows nothing. */
const FLAG_BITS: Readonly<Record<string, number | undefined>> = {
  '-': LEFT,
  '+': PLUS,
  ' ': SPACE,
  '#': ALTERNATE,
  '0': ZERO,
  "'": 0,
};

const PERCENT = 0x25;

/** `%[flags][width][.precision][length]conversion` (C17, 7.21.6.1). Flags are bits. */
interface Directive {
  flags: number;
  width: number;
  /** -1 when there is none. */
  precision: number;
  length: string;
  conversion: string;
}

/** Appends the formatted text to `out`; false when a field is wider than the library supports. */
export function format(env: HostEnv, out: ByteBuilder, text: number, args: VarArgs): boolean {
  return new Formatter(env, out, text, args).run();
}

/** One call of a function of the printf family; arguments are taken as the directives ask for them. */
class Formatter {
  readonly #env: HostEnv;
  readonly #out: ByteBuilder;
  readonly #args: VarArgs;
  readonly #format: Uint8Array;
  #at = 0;
  readonly #outStart: number;

  constructor(env: HostEnv, out: ByteBuilder, text: number, args: VarArgs) {
    this.#env = env;
    this.#out = out;
    this.#args = args;
    this.#format = env.memory.stringBytes(text);
    this.#outStart = out.length;
  }

  run(): boolean {
    const format = this.#format;
    while (this.#at < format.length) {
      const from = this.#at;
      while (this.#at < format.length && format[this.#at] !== PERCENT) this.#at++;
      if (this.#at > from) this.#out.pushBytes(format.subarray(from, this.#at));
      if (this.#at < format.length && !this.#directive()) return false;
      if (this.#out.length > MAX_TEXT) return false;
    }
    return true;
  }

  #directive(): boolean {
    const from = this.#at++;
    const directive = this.#parseDirective();
    if (directive.width > MAX_FIELD || directive.precision > MAX_FIELD) return false;
    if (!this.#convertCharged(directive)) this.#out.pushBytes(this.#format.subarray(from, this.#at));
    return true;
  }

  /** A field is made as text before it is written. */
  #convertCharged(directive: Directive): boolean {
    const { meter } = this.#env;
    const room = COPIES * Math.max(directive.width, directive.precision, 0);
    meter.spend(1 + room);
    meter.charge(room);
    try {
      return this.#convert(directive);
    } finally {
      meter.release(room);
    }
  }

  #peek(): string {
    return this.#at < this.#format.length ? String.fromCharCode(this.#format[this.#at]) : '';
  }

  #parseDirective(): Directive {
    const directive: Directive = { flags: 0, width: 0, precision: -1, length: '', conversion: '' };
    for (let flag = ownEntry(FLAG_BITS, this.#peek()); flag !== undefined; flag = ownEntry(FLAG_BITS, this.#peek())) {
      directive.flags |= flag;
      this.#at++;
    }
    this.#parseWidth(directive);
    if (this.#peek() === '.') {
      this.#at++;
      directive.precision = Math.max(this.#parseNumber(), -1);
    }
    while ('hlLqjzt'.includes(this.#peek()) && this.#peek() !== '') {
      directive.length += this.#peek();
      this.#at++;
    }
    directive.conversion = this.#peek();
    if (directive.conversion !== '') this.#at++;
    return directive;
  }

  #parseWidth(directive: Directive): void {
    const width = this.#parseNumber();
    directive.width = Math.abs(width);
    if (width < 0) directive.flags |= LEFT;
  }

  /** Digits or a star; 0 when there are none. */
  #parseNumber(): number {
    if (this.#peek() === '*') {
      this.#at++;
      return this.#args.i32();
    }
    let value = 0;
    for (let c = this.#peek(); c >= '0' && c <= '9'; c = this.#peek()) {
      value = Math.min(value * 10 + Number(c), MAX_FIELD + 1);
      this.#at++;
    }
    return value;
  }

  #convert(directive: Directive): boolean {
    switch (directive.conversion) {
      case 'd':
      case 'i':
        return this.#signed(directive);
      case 'u':
        return this.#unsigned(directive, 10, '');
      case 'o':
        return this.#unsigned(directive, 8, '');
      case 'x':
      case 'X':
        return this.#unsigned(directive, 16, `0${directive.conversion}`);
      case 'b':
      case 'B':
        return this.#unsigned(directive, 2, `0${directive.conversion}`);
      case 'c':
        return directive.length === 'l' ? this.#wideCharacter(directive) : this.#character(directive);
      case 'C':
        return this.#wideCharacter(directive);
      case 's':
        return directive.length === 'l' ? this.#wideString(directive) : this.#string(directive);
      case 'S':
        return this.#wideString(directive);
      case 'p':
        return this.#pointer(directive);
      case 'n':
        return this.#count(directive);
      case '%':
        this.#out.push(PERCENT);
        return true;
      default:
        return 'eEfFgGaA'.includes(directive.conversion) && directive.conversion !== '' && this.#float(directive);
    }
  }

  // Integers

  #widthOf(length: string): number {
    switch (length) {
      case '':
        return 32;
      case 'hh':
        return 8;
      case 'h':
        return 16;
      case 'l':
      case 'z':
      case 't':
        return this.#env.pointerSize * 8;
      default:
        return 64;
    }
  }

  #signed(directive: Directive): boolean {
    const width = this.#widthOf(directive.length);
    if (width === 64) {
      const value = this.#args.i64();
      return this.#number(directive, value < 0n, (value < 0n ? -value : value).toString(), '');
    }
    const value = (this.#args.i32() << (32 - width)) >> (32 - width);
    return this.#number(directive, value < 0, Math.abs(value).toString(), '');
  }

  #unsigned(directive: Directive, radix: number, prefix: string): boolean {
    const width = this.#widthOf(directive.length);
    const digits =
      width === 64
        ? BigInt.asUintN(64, this.#args.i64()).toString(radix)
        : ((this.#args.i32() << (32 - width)) >>> (32 - width)).toString(radix);
    directive.flags &= ~(PLUS | SPACE);
    return this.#radixNumber(directive, digits, prefix);
  }

  #radixNumber(directive: Directive, digits: string, prefix: string): boolean {
    const shownPrefix = (directive.flags & ALTERNATE) !== 0 && digits !== '0' ? prefix : '';
    return this.#number(directive, false, directive.conversion === 'X' ? digits.toUpperCase() : digits, shownPrefix);
  }

  #number(directive: Directive, negative: boolean, digits: string, prefix: string): boolean {
    const { flags, precision, width } = directive;
    const lead = signOf(flags, negative) + prefix;
    let body = digits;
    if (precision >= 0) body = precision === 0 && digits === '0' ? '' : digits.padStart(precision, '0');
    else if ((flags & (ZERO | LEFT)) === ZERO) body = digits.padStart(width - lead.length, '0');
    // `#` with octal means: the first digit is a 0, however it got there.
    if (directive.conversion === 'o' && (flags & ALTERNATE) !== 0 && body[0] !== '0') body = `0${body}`;
    this.#padded(directive, lead + body);
    return true;
  }

  #pointer(directive: Directive): boolean {
    const address = this.#args.pointer();
    if (address === 0) this.#padded(directive, '(nil)');
    else this.#number(directive, false, address.toString(16), '0x');
    return true;
  }

  #count(directive: Directive): boolean {
    const address = this.#args.pointer();
    const written = this.#out.length - this.#outStart;
    const { memory } = this.#env;
    switch (this.#widthOf(directive.length)) {
      case 8:
        memory.writeU8(address, written);
        break;
      case 16:
        memory.writeU16(address, written);
        break;
      case 32:
        memory.writeU32(address, written);
        break;
      default:
        memory.writeU64(address, BigInt(written));
    }
    return true;
  }

  // Text

  #padded(directive: Directive, text: string): void {
    const padding = directive.width - text.length;
    if (padding > 0 && (directive.flags & LEFT) === 0) this.#out.pushRepeated(0x20, padding);
    this.#out.pushLatin1(text);
    if (padding > 0 && (directive.flags & LEFT) !== 0) this.#out.pushRepeated(0x20, padding);
  }

  #paddedBytes(directive: Directive, bytes: Uint8Array): boolean {
    const padding = directive.width - bytes.length;
    if ((directive.flags & LEFT) === 0) this.#out.pushRepeated(0x20, padding);
    this.#out.pushBytes(bytes);
    if ((directive.flags & LEFT) !== 0) this.#out.pushRepeated(0x20, padding);
    return true;
  }

  #character(directive: Directive): boolean {
    return this.#paddedBytes(directive, Uint8Array.of(this.#args.i32()));
  }

  #string(directive: Directive): boolean {
    const address = this.#args.pointer();
    if (address === 0) {
      // glibc shows "(null)" only when all of it fits the precision.
      this.#padded(directive, directive.precision >= 0 && directive.precision < 6 ? '' : '(null)');
      return true;
    }
    const { memory } = this.#env;
    if (directive.precision < 0) return this.#paddedBytes(directive, memory.stringBytes(address));
    // With a precision the string need not have an end: no byte beyond the precision may be touched.
    let length = 0;
    while (length < directive.precision && memory.readU8(address + length) !== 0) length++;
    return this.#paddedBytes(directive, memory.range(address, length));
  }

  #wideCharacter(directive: Directive): boolean {
    return this.#paddedBytes(directive, utf8.encode(codePointText(this.#args.i32())));
  }

  /** wchar_t has 32 bits; the text is written as UTF-8, and a precision never splits a character. */
  #wideString(directive: Directive): boolean {
    const address = this.#args.pointer();
    if (address === 0) {
      this.#padded(directive, '(null)');
      return true;
    }
    const limit = directive.precision < 0 ? Infinity : directive.precision;
    const { meter, memory } = this.#env;
    const text = new ByteBuilder(meter);
    for (let at = address; ; at += 4) {
      const code = memory.readU32(at);
      if (code === 0) break;
      meter.spend(1);
      const encoded = utf8.encode(codePointText(code));
      if (text.length + encoded.length > limit) break;
      text.pushBytes(encoded);
    }
    this.#paddedBytes(directive, text.content());
    text.clear();
    return true;
  }

  // Floating point

  #float(directive: Directive): boolean {
    const { value, negative } = directive.length === 'L' ? this.#args.quad() : this.#args.f64();
    const lower = floatText(Math.abs(value), directive);
    const hex = directive.conversion === 'a' || directive.conversion === 'A';
    const finite = Number.isFinite(value);
    const lead = signOf(directive.flags, negative) + (hex && finite ? '0x' : '');
    const zeros = finite && (directive.flags & (ZERO | LEFT)) === ZERO;
    const text = lead + (zeros ? lower.padStart(directive.width - lead.length, '0') : lower);
    this.#padded(directive, directive.conversion < 'a' ? text.toUpperCase() : text);
    return true;
  }
}

const utf8 = new TextEncoder();

function codePointText(code: number): string {
  return code >= 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
}

function signOf(flags: number, negative: boolean): string {
  if (negative) return '-';
  if ((flags & PLUS) !== 0) return '+';
  return (flags & SPACE) !== 0 ? ' ' : '';
}

function floatText(magnitude: number, directive: Directive): string {
  if (Number.isNaN(magnitude)) return 'nan';
  if (magnitude === Infinity) return 'inf';
  const alternate = (directive.flags & ALTERNATE) !== 0;
  const precision = directive.precision < 0 ? 6 : directive.precision;
  switch (directive.conversion.toLowerCase()) {
    case 'f':
      return formatFixed(magnitude, precision, alternate);
    case 'e':
      return formatScientific(magnitude, precision, alternate);
    case 'g':
      return formatGeneral(magnitude, precision, alternate);
    default:
      return formatHex(magnitude, directive.precision < 0 ? undefined : precision, alternate);
  }
}
