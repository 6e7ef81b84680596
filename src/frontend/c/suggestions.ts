/** What was probably meant by a name that means nothing: another name that is near, or a header that declares it. */
import type { Extras, Fix } from '../../base/diagnostics.ts';
import type { SourceFile } from '../../base/source.ts';
import { nearestName } from '../../base/suggest.ts';
import type { Token } from './preprocessor/token.ts';
import type { Scopes } from './scope.ts';
import { headerOf } from './warnings/library.ts';

const typeWords = 'void char short int long float double signed unsigned'.split(' ');

/** Another name in place of one. What a macro wrote is not edited. */
export function otherName(token: Token, nearest: string | undefined): Extras {
  // To a single letter every other one is near.
  if (nearest === undefined || token.text.length < 2) return {};
  const title = `did you mean \`${nearest}\`?`;
  if (token.from !== undefined) return { notes: [{ message: title }] };
  return { fix: { title, span: token.span, replacement: nearest } };
}

/** For a name that is no variable and no function. */
export function nameSuggestion(scopes: Scopes, token: Token): Extras {
  const include = includeFix(token);
  if (include !== undefined) return { fix: include };
  const nearest = nearestName(token.text, scopes.names());
  const meaning = nearest === undefined ? undefined : scopes.find(nearest);
  // What was probably meant is used.
  if (meaning?.kind === 'variable' || meaning?.kind === 'function') meaning.used = true;
  return otherName(token, nearest);
}

const words = ['return', 'while', 'for', 'switch', 'if', 'goto', 'break', 'continue', 'else', 'case', 'sizeof'];

/** The word of a statement that is written almost so: `retrun`. */
export function statementWord(name: string): string | undefined {
  return name.length < 3 ? undefined : nearestName(name, words);
}

/** For a name where a type has to stand. */
export function typeSuggestion(scopes: Scopes, token: Token): Extras {
  const include = includeFix(token);
  if (include !== undefined) return { fix: include };
  const tag = scopes.findTag(token.text);
  if (tag !== undefined) {
    const word = tag.kind === 'enum' ? 'enum' : (tag.record?.word ?? 'struct');
    return otherName(token, `${word} ${token.text}`);
  }
  const names = [...scopes.names()].filter((name) => scopes.find(name)?.kind === 'typedef');
  return otherName(token, nearestName(token.text, [...typeWords, ...names]));
}

/** `#include <stdio.h>` for `printf`, behind the includes that there are. */
function includeFix(token: Token): Fix | undefined {
  const header = headerOf(token.text);
  if (header === undefined) return undefined;
  const { source } = token.span;
  const at = placeOfIncludes(source, token.from === undefined ? token.start : source.text.length);
  return {
    title: `include <${header}>, which declares \`${token.text}\``,
    span: { source, start: at, end: at },
    replacement: `#include <${header}>\n`,
    isSafe: true,
  };
}

/** Behind the last line with `#include` before an offset; else the beginning of the file. */
function placeOfIncludes({ text }: SourceFile, before: number): number {
  let at = 0;
  for (const match of text.slice(0, before).matchAll(/^[ \t]*#[ \t]*include[^\n]*\n/gm))
    at = match.index + match[0].length;
  return at;
}
