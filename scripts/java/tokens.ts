/**
 * Java text to tokens. Comments are kept at the token that follows them, because what is written from them is meant to be
 * read; everything else is as the language has it, without `\u` escapes outside of literals.
 */
export type TokenKind = 'word' | 'int' | 'long' | 'float' | 'double' | 'char' | 'string' | 'sign' | 'end';

export interface Token {
  readonly kind: TokenKind;
  /** Of a literal: its value, spelled; of a string or char: its characters. */
  readonly text: string;
  readonly line: number;
  /** The lines of the comments before it, without their marks. */
  readonly comments: readonly string[];
}

/** Longer ones first. */
const signs = (
  '>>>= <<= >>= >>> ... -> :: ++ -- && || == != <= >= += -= *= /= &= |= ^= %= << >> ' +
  '( ) { } [ ] ; , . @ = < > ! ~ ? : + - * / & | ^ %'
).split(' ');
const blank = /[ \t\r\n]+/y;
const comment = /\/\/[^\n]*|\/\*[^]*?\*\//y;
const word = /[A-Za-z_$][\w$]*/y;
const number = /0[xX][\da-fA-F_]+[lL]?|(?:\d[\d_]*\.?\d*|\.\d+)(?:[eE][+-]?\d+)?[lLfFdD]?/y;
const quoted = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)+'/y;
const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', b: '\b', r: '\r', f: '\f', s: ' ', 0: '\0' };

export class JavaError extends Error {}

/** The tokens of a file, with one of kind `end` behind them. */
export function tokensOf(text: string, file: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  let line = 1;
  let comments: string[] = [];
  const match = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0];
  };
  const add = (kind: TokenKind, value: string, taken: string): void => {
    tokens.push({ kind, text: value, line, comments });
    comments = [];
    skip(taken);
  };
  const skip = (taken: string): void => {
    at += taken.length;
    line += taken.split('\n').length - 1;
  };
  while (at < text.length) {
    const space = match(blank);
    const remark = space === undefined ? match(comment) : undefined;
    const name = match(word);
    const digits = match(number);
    const quote = match(quoted);
    if (space !== undefined) skip(space);
    else if (remark !== undefined) {
      comments.push(...commentLines(remark));
      skip(remark);
    } else if (name !== undefined) add('word', name, name);
    else if (digits !== undefined) add(...numberOf(digits), digits);
    else if (quote !== undefined) add(quote.startsWith('"') ? 'string' : 'char', unescape(quote.slice(1, -1)), quote);
    else {
      const sign = signs.find((candidate) => text.startsWith(candidate, at));
      if (sign === undefined) throw new JavaError(`${file}:${line}: what is \`${text[at]}\`?`);
      add('sign', sign, sign);
    }
  }
  add('end', 'the end', '');
  return tokens;
}

function commentLines(text: string): string[] {
  const inside = text.startsWith('//') ? text.slice(2) : text.slice(2, -2);
  const lines = inside.split('\n').map((line) => line.replace(/^\s*\*? ?/, '').trimEnd());
  return lines.filter((line) => line !== '');
}

function numberOf(text: string): [TokenKind, string] {
  const plain = text.replaceAll('_', '');
  const isHex = /^0[xX]/.test(plain);
  if (/[lL]$/.test(plain)) return ['long', BigInt.asIntN(64, BigInt(plain.slice(0, -1))).toString()];
  if (!isHex && /[fF]$/.test(plain)) return ['float', plain.slice(0, -1)];
  if (!isHex && /[.eEdD]/.test(plain)) return ['double', plain.replace(/[dD]$/, '')];
  // 2147483648 stands behind a minus sign only.
  return ['int', isHex ? BigInt.asIntN(32, BigInt(plain)).toString() : plain];
}

function unescape(text: string): string {
  return text.replace(
    /\\(?:u+([\da-fA-F]{4})|([0-7]{1,3})|(.))/g,
    (_, hex?: string, octal?: string, other?: string) => {
      if (hex !== undefined) return String.fromCharCode(parseInt(hex, 16));
      if (octal !== undefined) return String.fromCharCode(parseInt(octal, 8));
      return escapes[other ?? ''] ?? other ?? '';
    },
  );
}
