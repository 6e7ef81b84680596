/** Lists of values that are shorter, flatter or fuller than they look. */
import type { Parser } from '../parser.ts';
import type { Expr, InitItem } from '../tree.ts';
import { typeText } from '../type-text.ts';
import type { Type } from '../types.ts';

/** A list that ends before the members do, at the one with an index. */
export function checkMissing(p: Parser, type: Type, at: number): void {
  if (type.kind !== 'record' || type.record.word === 'union' || !p.switches.isOn('missing-field-initializers')) return;
  const members = (type.record.members ?? []).slice(at);
  const missing = members.find(
    ({ name, type: of }) => name !== undefined && !(of.kind === 'array' && of.size === undefined),
  );
  if (missing?.name === undefined) return;
  const notes = [{ message: 'it is declared here', span: missing.span }];
  p.report('CC4082', p.tokens.peek(), [missing.name, typeText(type)], { notes });
}

/** A value for the first of several parts that have no braces of their own. `{0}` is a usual way to say nothing. */
export function checkBraces(p: Parser, given: Expr): void {
  if (given.kind === 'int' && given.value === 0n) return;
  p.report('CC4083', given.span, []);
}

/** Values for the same place. */
export function checkTwice(p: Parser, items: readonly InitItem[]): void {
  const seen = new Map<string, InitItem>();
  for (const item of items) {
    const key = `${item.offset} ${item.member?.bit ?? ''}`;
    const before = seen.get(key);
    if (before !== undefined)
      p.report('CC4084', item.value.span, [], { notes: [{ message: 'the other one', span: before.value.span }] });
    seen.set(key, item);
  }
}
