/** The directives of a format of `printf` or `scanf` [C17 7.21.6.1, 7.21.6.2], and what each of them takes. */
import { perModel } from '../data-model.ts';
import { floatType, intType, pointerTo, voidType, type Type } from '../types.ts';

export interface Directive {
  /** In the format, from `%` to behind the letter. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** `ld`: where length and letter begin. */
  readonly from: number;
  readonly length: string;
  readonly letter: string;
  /** `*` as width or precision takes an `int` of its own each; of `scanf`, nothing is assigned. */
  readonly stars: number;
  readonly isSuppressed: boolean;
}

const shape = /%(?:(\d+)\$)?([-+ #0']*)(\*|\d+)?(?:\.(\*|-?\d+)?)?(hh|h|ll|l|q|j|z|t|L)?(.)?/gsu;
const scanShape = /%(?:(\d+)\$)?([*'m]*)(\d+)?()(hh|h|ll|l|q|j|z|t|L)?(\[\^?\]?[^\]]*\]|.)?/gsu;

/** The directives in order; those with positions (`%1$d`), which POSIX has, make the list undefined. */
export function directivesOf(format: string, kind: 'printf' | 'scanf'): readonly Directive[] | undefined {
  const found: Directive[] = [];
  for (const match of format.matchAll(kind === 'printf' ? shape : scanShape)) {
    const [text, position, flags, width, precision, length = '', letter = ''] = match;
    if (position !== undefined) return undefined;
    if (letter === '%' && text.length === 2) continue;
    const from = text.length - letter.length - length.length;
    found.push({
      start: match.index,
      end: match.index + text.length,
      text,
      from: match.index + from,
      length,
      letter: letter.startsWith('[') ? '[' : letter,
      stars: kind === 'printf' ? [width, precision].filter((part) => part === '*').length : 0,
      isSuppressed: kind === 'scanf' && flags.includes('*'),
    });
  }
  return found;
}

/** Integers by the length before `d`; unsigned ones before `u`. */
const integers = perModel(
  ({ named }): ReadonlyMap<string, Type> =>
    new Map([
      ['hh', intType('signed char')],
      ['h', intType('short')],
      ['', intType('int')],
      ['l', intType('long')],
      ['ll', intType('long long')],
      ['q', intType('long long')],
      ['j', intType(named.INTMAX)],
      ['z', intType(named.PTRDIFF)],
      ['t', intType(named.PTRDIFF)],
    ]),
);
const unsigned = perModel(
  ({ named }): ReadonlyMap<string, Type> =>
    new Map([
      ['hh', intType('unsigned char')],
      ['h', intType('unsigned short')],
      ['', intType('unsigned int')],
      ['l', intType('unsigned long')],
      ['ll', intType('unsigned long long')],
      ['q', intType('unsigned long long')],
      ['j', intType(named.UINTMAX)],
      ['z', intType(named.SIZE)],
      ['t', intType(named.SIZE)],
    ]),
);

/** What a directive reads or writes: `wrong letter` and `wrong length` if there is no such directive. */
export function typeOf(
  { letter, length }: Directive,
  kind: 'printf' | 'scanf',
): Type | 'wrong letter' | 'wrong length' {
  switch (letter) {
    case 'd':
    case 'i':
      return integers().get(length) ?? 'wrong length';
    case 'u':
    case 'x':
    case 'X':
    case 'o':
    case 'b':
      return unsigned().get(length) ?? 'wrong length';
    case 'n':
      return kind === 'printf'
        ? pointerTo(integers().get(length) ?? intType('int'))
        : (integers().get(length) ?? 'wrong length');
    case 'a':
    case 'A':
    case 'e':
    case 'E':
    case 'f':
    case 'F':
    case 'g':
    case 'G':
      return fraction(length, kind);
    case 'c':
      if (length === '') return kind === 'printf' ? intType('int') : intType('char');
      return length === 'l' ? (kind === 'printf' ? intType('unsigned int') : intType('int')) : 'wrong length';
    case 's':
    case '[':
      if (letter === '[' && kind === 'printf') return 'wrong letter';
      if (length !== '' && length !== 'l') return 'wrong length';
      return stringOf(intType(length === 'l' ? 'int' : 'char'), kind);
    case 'p':
      return length === '' ? pointerTo(voidType) : 'wrong length';
    default:
      return 'wrong letter';
  }
}

/** `printf` takes the address of the characters; of `scanf` the address is added to all that it reads. */
function stringOf(character: Type, kind: 'printf' | 'scanf'): Type {
  return kind === 'printf' ? pointerTo(character) : character;
}

function fraction(length: string, kind: 'printf' | 'scanf'): Type | 'wrong length' {
  if (length === 'L') return floatType('long double');
  if (length === 'l') return floatType('double');
  if (length !== '') return 'wrong length';
  return floatType(kind === 'printf' ? 'double' : 'float');
}

/** The directive that fits a type: `ld` for `long`; undefined if none does. */
export function directiveFor(type: Type, letter: string, kind: 'printf' | 'scanf'): string | undefined {
  if (type.kind === 'int') {
    for (const [list, letters] of [
      [integers(), 'di'],
      [unsigned(), 'uxXo'],
    ] as const) {
      const length = [...list].find(([, one]) => one === type.plain)?.[0];
      if (length !== undefined) return `${length}${letters.includes(letter) ? letter : letters[0]}`;
    }
    return type.name === 'char' ? 'c' : undefined;
  }
  if (type.kind === 'float') {
    const own = 'aAeEfFgG'.includes(letter) ? letter : 'f';
    return type.name === 'long double' ? `L${own}` : kind === 'scanf' && type.name === 'double' ? `l${own}` : own;
  }
  if (type.kind !== 'pointer') return undefined;
  return type.to.kind === 'int' && type.to.name === 'char' ? 's' : 'p';
}
