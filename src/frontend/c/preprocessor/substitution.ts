/**
 * The text of a macro with its arguments in it: strings made by `#`, tokens joined by `##`, arguments expanded elsewhere
 * [C17 6.10.3.1 to 6.10.3.3].
 *
 * A part that gives no token counts as an empty one beside `##` (the standard's placemarker): `left` says whether the last
 * operand was.
 */
import { SourceFile } from '../../../base/source.ts';
import type { Macro, Part } from './macro.ts';
import type { Reports } from './report.ts';
import { Scanner } from './scanner.ts';
import { Kind, spelling, type Expansion, type Token } from './token.ts';

/** The variable arguments where there are none at all, not even an empty one. */
export const omitted: readonly Token[] = [];

/** An argument as written, and expanded when that is first asked for. */
export interface Argument {
  readonly raw: readonly Token[];
  readonly expanded: () => readonly Token[];
}

/** What a use of a macro with parameters stands for, before it is scanned for further macros. */
export function substitute(expansion: Expansion, args: readonly Argument[], reports: Reports): Token[] {
  return new Substitution(expansion, args, reports).tokens(expansion.macro.parts);
}

class Substitution {
  readonly #expansion: Expansion;
  readonly #macro: Macro;
  readonly #args: readonly Argument[];
  readonly #reports: Reports;

  constructor(expansion: Expansion, args: readonly Argument[], reports: Reports) {
    this.#expansion = expansion;
    this.#macro = expansion.macro;
    this.#args = args;
    this.#reports = reports;
  }

  tokens(parts: readonly Part[]): Token[] {
    const out: Token[] = [];
    let left: 'empty' | 'full' = 'empty';
    let isPasting = false;
    let gap = false;
    for (const [i, part] of parts.entries()) {
      if (part.kind === 'paste') {
        isPasting = !this.#isComma(parts, i);
        if (!isPasting && this.#variable === omitted) out.pop();
        continue;
      }
      const tokens = this.#tokensOf(part);
      if (!isPasting || left === 'empty') {
        append(out, gap ? spacedAs(tokens, { spaced: true }) : tokens);
        gap = tokens.length === 0 && (gap || part.token.spaced);
        left = tokens.length === 0 ? 'empty' : 'full';
      } else if (tokens.length > 0) this.#paste(out, tokens);
      isPasting = false;
    }
    return out;
  }

  /** GNU's `, ## __VA_ARGS__`: no paste, but the comma goes if the arguments are left out. */
  #isComma(parts: readonly Part[], i: number): boolean {
    const [before, behind] = [parts[i - 1], parts[i + 1]];
    const isVariable = behind.kind === 'argument' && this.#macro.variadic && behind.index === this.#args.length - 1;
    return isVariable && before.kind === 'token' && before.token.is(',');
  }

  get #variable(): readonly Token[] {
    return this.#args[this.#args.length - 1].raw;
  }

  #tokensOf(part: Exclude<Part, { kind: 'paste' }>): readonly Token[] {
    const { token } = part;
    switch (part.kind) {
      case 'token':
        return [token.with({ from: this.#expansion, startsLine: false })];
      case 'argument': {
        const { raw, expanded } = this.#args[part.index];
        return spacedAs(part.raw ? raw : expanded(), token);
      }
      case 'string':
        return [this.#made(Kind.string, quoted(this.#args[part.index].raw), token)];
      case 'optional':
        return this.#args[this.#args.length - 1].expanded().length === 0
          ? []
          : spacedAs(this.tokens(part.parts), token);
    }
  }

  /** Joins the last token so far and the first of those that follow. */
  #paste(out: Token[], tokens: readonly Token[]): void {
    const left = out[out.length - 1];
    const text = left.text + tokens[0].text;
    const kind = kindOf(text);
    if (kind === undefined) {
      this.#reports.add('CPP1203', left, [left.text, tokens[0].text]);
      append(out, tokens);
      return;
    }
    out[out.length - 1] = this.#made(kind, text, left);
    append(out, tokens.slice(1));
  }

  /** A token that stands in no file, at the place of another. */
  #made(kind: Kind, text: string, { source, start, end, spaced }: Token): Token {
    return this.#expansion.use.with({
      kind,
      text,
      source,
      start,
      end,
      spaced,
      startsLine: false,
      from: this.#expansion,
    });
  }
}

function append(out: Token[], tokens: readonly Token[]): void {
  for (const token of tokens) out.push(token);
}

/** The tokens, with the white space of another before them. */
function spacedAs(tokens: readonly Token[], { spaced }: Pick<Token, 'spaced'>): readonly Token[] {
  if (tokens.length === 0 || tokens[0].spaced === spaced) return tokens;
  return [tokens[0].with({ spaced }), ...tokens.slice(1)];
}

/** The kind of the token that a text is, if it is exactly one. */
function kindOf(text: string): Kind | undefined {
  const scanner = new Scanner(new SourceFile('', text));
  const token = scanner.next();
  const isWhole = token.text === text && token.flaw === undefined && token.kind !== Kind.other;
  return isWhole && token.kind !== Kind.end ? token.kind : undefined;
}

/** The text of tokens as a string, quotation marks and backslashes of strings in it escaped [6.10.3.2]. */
export function quoted(tokens: readonly Token[]): string {
  const escaped = tokens.map((token) =>
    token.kind === Kind.string || token.kind === Kind.char
      ? token.with({ text: token.text.replaceAll(/["\\]/g, '\\$&') })
      : token,
  );
  const text = spelling(escaped).replaceAll('\n', ' ');
  const backslashes = /\\*$/.exec(text)?.[0].length ?? 0;
  return `"${backslashes % 2 === 0 ? text : text.slice(0, -1)}"`;
}
