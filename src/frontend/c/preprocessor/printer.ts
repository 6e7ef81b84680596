/**
 * Tokens as text that reads back to the same tokens, line by line where they stood: what `-E` of compilers prints. Lines
 * `# 12 "file.h"` say where what follows comes from.
 */
import type { Preprocessor } from './preprocessor.ts';
import { Kind, spelling, type Token } from './token.ts';

/** How preprocessed text is written. */
export interface PrintOptions {
  /** No lines that say where text comes from, as with `-P`. */
  readonly plain?: boolean;
}

/** All that the preprocessor gives, as text. */
export function printPreprocessed(preprocessor: Preprocessor, options: PrintOptions = {}): string {
  const printer = new Printer(preprocessor, options);
  for (let token = preprocessor.next(); token.kind !== Kind.end; token = preprocessor.next()) printer.add(token);
  return printer.text();
}

/** So many empty lines are shorter than a line that says where the next text comes from. */
const mostEmptyLines = 8;

class Printer {
  readonly #preprocessor: Preprocessor;
  readonly #plain: boolean;
  readonly #pieces: string[] = [];
  #file = '';
  #line = 1;
  #last: Token | undefined;

  constructor(preprocessor: Preprocessor, { plain = false }: PrintOptions) {
    this.#preprocessor = preprocessor;
    this.#plain = plain;
  }

  add(token: Token): void {
    if (token.startsLine || this.#last === undefined) this.#beginLine(token);
    else if (token.spaced || (!areNeighbours(this.#last, token) && wouldJoin(this.#last, token)))
      this.#pieces.push(' ');
    this.#pieces.push(token.kind === Kind.pragma ? `#pragma ${spelling(token.line ?? [])}` : token.text);
    this.#last = token.kind === Kind.pragma ? undefined : token;
  }

  text(): string {
    if (this.#pieces.length > 0) this.#pieces.push('\n');
    return this.#pieces.join('');
  }

  #beginLine(token: Token): void {
    if (this.#pieces.length > 0) this.#newLine();
    if (!this.#plain) this.#moveTo(token);
  }

  #newLine(): void {
    this.#pieces.push('\n');
    this.#line++;
  }

  #moveTo(token: Token): void {
    const { name, line } = this.#preprocessor.position(token);
    const missing = line - this.#line;
    if (name !== this.#file || missing < 0 || missing > mostEmptyLines)
      this.#pieces.push(`# ${line} ${JSON.stringify(name)}\n`);
    else this.#pieces.push('\n'.repeat(missing));
    this.#file = name;
    this.#line = line;
  }
}

/** Do they stand like this in a file? Then they were read apart. */
function areNeighbours(left: Token, right: Token): boolean {
  return left.source === right.source && left.end === right.start;
}

/** Would the two be read as something else without a space? Asked where macros put them side by side; better once too often. */
function wouldJoin(left: Token, right: Token): boolean {
  const isWord = ({ kind }: Token): boolean => kind === Kind.name || kind === Kind.number;
  if (isWord(left))
    return (
      isWord(right) ||
      right.kind === Kind.char ||
      right.kind === Kind.string ||
      (left.kind === Kind.number && /^[+\-.]/.test(right.text))
    );
  if (left.kind !== Kind.mark) return false;
  return right.kind === Kind.mark
    ? !/^[()[\]{},;~?]/.test(right.text) && !/[()[\]{},;~?]$/.test(left.text)
    : left.text === '.' && right.kind === Kind.number;
}
