/** `_Generic(value, type: expression, …, default: expression)` [C17 6.5.1.1]: only the selected one is evaluated. */
import { value } from './conversions.ts';
import type { Parser } from './parser.ts';
import { typeName } from './declarators.ts';
import type { Expr } from './tree.ts';
import { typeText } from './type-text.ts';
import { isCompatible, type Type } from './types.ts';

export function genericSelection(p: Parser): Expr {
  const first = p.tokens.next();
  p.expect('(');
  p.unevaluated++;
  const control = value(p, p.grammar.assignment(p));
  p.unevaluated--;
  let selected: Expr | undefined;
  let fallback: Expr | undefined;
  while (p.tokens.accept(',')) {
    const type = p.tokens.accept('default') ? undefined : typeName(p);
    p.expect(':');
    const isMatch: boolean = type !== undefined && selected === undefined && isCompatible(type, control.type);
    const expr = branch(p, isMatch || type === undefined);
    if (isMatch) selected = expr;
    else if (type === undefined) fallback = expr;
  }
  p.expect(')');
  const chosen = selected ?? fallback;
  if (chosen !== undefined) return { ...chosen, span: p.spanFrom(first) };
  if (control.kind !== 'error') reportNone(p, first, control.type);
  return p.error(p.spanFrom(first));
}

function branch(p: Parser, isLive: boolean): Expr {
  if (!isLive) p.unevaluated++;
  const expr = p.grammar.assignment(p);
  if (!isLive) p.unevaluated--;
  return expr;
}

function reportNone(p: Parser, first: Parameters<Parser['spanFrom']>[0], type: Type): void {
  p.report('CC2093', p.spanFrom(first), [typeText(type)]);
}
