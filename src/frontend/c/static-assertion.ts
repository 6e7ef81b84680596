/** `_Static_assert(condition, "text");` [C17 6.7.10]. */
import { integerValue } from './constants.ts';
import type { Parser } from './parser.ts';
import { Kind } from './preprocessor/token.ts';

/** Checks the assertion that stands here; false if there is none. */
export function staticAssertion(p: Parser): boolean {
  if (!p.tokens.at('_Static_assert')) return false;
  const token = p.tokens.next();
  p.expect('(');
  const condition = p.grammar.constantExpression(p);
  const text: string[] = [];
  if (p.tokens.accept(',')) {
    if (p.tokens.peek().kind !== Kind.string) p.expected('a string');
    while (p.tokens.peek().kind === Kind.string) text.push(p.tokens.next().text.slice(1, -1));
  }
  p.expect(')');
  p.expectAfter(';', 'the assertion');
  const value = integerValue(condition);
  if (value === undefined && condition.kind !== 'error') p.report('CC2068', condition.span, []);
  else if (value === 0n) p.report('CC2069', token, [text.length === 0 ? '' : `: ${text.join('')}`]);
  return true;
}
