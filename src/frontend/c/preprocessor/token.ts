/**
 * Preprocessing tokens [C17 6.4]: what the scanner makes of characters, macros rearrange, and the parser converts.
 *
 * A token knows the place where its characters stand, in a file or in the body of a macro. Where it came out of a macro,
 * `from` is the expansion that made it, which leads through the expansions around it to the place in the file.
 */
import { ownEntry } from '../../../base/own-entry.ts';
import type { SourceFile, Span } from '../../../base/source.ts';
import type { Macro } from './macro.ts';

/** The kinds of preprocessing tokens [C17 6.4]. */
export const Kind = {
  /** The end of the input, of a list of tokens, or of the line of a directive. */
  end: 0,
  name: 1,
  /** A preprocessing number: anything that begins like one. */
  number: 2,
  char: 3,
  string: 4,
  mark: 5,
  /** `<stdio.h>`, only behind `#include` and `__has_include`. */
  header: 6,
  /** A character that begins no token. */
  other: 7,
  /** A `#pragma` that is for the compiler: `line` has its tokens. */
  pragma: 8,
} as const;
export type Kind = (typeof Kind)[keyof typeof Kind];

/** One use of a macro; those that it stood in are `outer`, the innermost first. */
export interface Expansion {
  readonly macro: Macro;
  /** The name of the macro where it was used. */
  readonly use: Token;
}

/** One preprocessing token, with where it stands and which uses of macros it comes from. */
export class Token {
  readonly kind: Kind;
  /** The characters, without spliced lines. */
  readonly text: string;
  readonly source: SourceFile;
  readonly start: number;
  readonly end: number;
  /** The first of its line. */
  readonly startsLine: boolean;
  /** White space or a comment stands before it. */
  readonly spaced: boolean;
  readonly from: Expansion | undefined;
  /** The name of a macro that was met inside its own expansion: it is never expanded again [6.10.3.4]. */
  readonly painted: boolean;
  /** What is wrong with it, which matters only where it is not skipped. */
  readonly flaw: Flaw | undefined;
  /** Of a pragma: what stands behind the word. */
  readonly line: readonly Token[] | undefined;

  constructor(fields: TokenFields) {
    this.kind = fields.kind;
    this.text = fields.text;
    this.source = fields.source;
    this.start = fields.start;
    this.end = fields.end;
    this.startsLine = fields.startsLine;
    this.spaced = fields.spaced;
    this.from = fields.from;
    this.painted = fields.painted === true;
    this.flaw = fields.flaw;
    this.line = fields.line;
  }

  /** The same token with other circumstances. */
  with(changes: Partial<TokenFields>): Token {
    return new Token({ ...fieldsOf(this), ...changes });
  }

  get span(): Span {
    return { source: this.source, start: this.start, end: this.end };
  }

  /** Is it this punctuator? Digraphs are what they stand for [6.4.6]. */
  is(mark: string): boolean {
    return this.kind === Kind.mark && (this.text === mark || ownEntry(digraphs, this.text) === mark);
  }
}

/** What a token is made of. */
export interface TokenFields {
  readonly kind: Kind;
  readonly text: string;
  readonly source: SourceFile;
  readonly start: number;
  readonly end: number;
  readonly startsLine: boolean;
  readonly spaced: boolean;
  readonly from?: Expansion;
  readonly painted?: boolean;
  readonly flaw?: Flaw;
  readonly line?: readonly Token[];
}

function fieldsOf(token: Token): TokenFields {
  const { kind, text, source, start, end, startsLine, spaced, from, painted, flaw, line } = token;
  return { kind, text, source, start, end, startsLine, spaced, from, painted, flaw, line };
}

/** A flaw is found by the scanner and told by whoever keeps the token. */
export type Flaw = 'open comment' | 'open quote' | 'bad name';

/** Other spellings of punctuators [6.4.6]. */
export const digraphs: Readonly<Record<string, string>> = {
  '<:': '[',
  ':>': ']',
  '<%': '{',
  '%>': '}',
  '%:': '#',
  '%:%:': '##',
};

/** The tokens with the white space between them as one space each: what `#` makes a string of, and messages show. */
export function spelling(tokens: readonly Token[]): string {
  return tokens.map(({ text, spaced }, i) => (spaced && i > 0 ? ` ${text}` : text)).join('');
}

/** Where the user wrote what this token is or comes from: the outermost use of a macro, else the token itself. */
export function placeOf(token: Token): Span {
  let outermost = token;
  while (outermost.from !== undefined) outermost = outermost.from.use;
  return outermost.span;
}
