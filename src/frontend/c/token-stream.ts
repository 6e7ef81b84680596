/** The tokens that the parser sees: of the preprocessor, with any number to look ahead, and pragmas told to whom they concern. */
import { keywords } from './keywords.ts';
import type { Preprocessor } from './preprocessor/preprocessor.ts';
import { Kind, type Token } from './preprocessor/token.ts';

export class TokenStream {
  readonly #preprocessor: Preprocessor;
  readonly #pragma: (token: Token) => void;
  readonly #ahead: Token[] = [];
  /** The token that was taken last. */
  last: Token;

  constructor(preprocessor: Preprocessor, pragma: (token: Token) => void) {
    this.#preprocessor = preprocessor;
    this.#pragma = pragma;
    this.last = this.peek();
  }

  /** The token that is so many behind the next one. */
  peek(distance = 0): Token {
    while (this.#ahead.length <= distance) {
      const token = this.#preprocessor.next();
      if (token.kind === Kind.pragma) this.#pragma(token);
      else this.#ahead.push(token);
    }
    return this.#ahead[distance];
  }

  next(): Token {
    this.last = this.peek();
    if (this.last.kind !== Kind.end) this.#ahead.shift();
    return this.last;
  }

  /** Takes the next token if it is this mark or keyword. */
  accept(text: string): boolean {
    if (!this.at(text)) return false;
    this.next();
    return true;
  }

  /** Is the next token, or one behind it, this mark or keyword? */
  at(text: string, distance = 0): boolean {
    const token = this.peek(distance);
    return token.kind === Kind.name ? keywords.get(token.text) === text : token.is(text);
  }
}

/** The keyword that a token is. */
export function keywordOf(token: Token): string | undefined {
  return token.kind === Kind.name ? keywords.get(token.text) : undefined;
}
