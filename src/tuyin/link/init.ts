/**
 * The statements outside functions of several modules as those of one: they run one behind the other, so they become one list. Locals of
 * different modules are told apart, and unnamed values get the numbers that they have in the whole list. A module that counts
 * its values by hand gets names for them.
 */
import type { DistinctNames } from '../../base/symbol-resolution.ts';
import { isNumber } from '../names.ts';
import type { Expr, Name, Stmt } from '../nodes.ts';
import type { Numbering } from '../numbering.ts';
import { walkStmt } from '../walk.ts';
import { Copier, type Renaming } from './copier.ts';

/** Names for the locals of one module among those of the others. */
export function localNames(stmts: readonly Stmt[], names: DistinctNames): ReadonlyMap<string, string> {
  const renamed = new Map<string, string>();
  const visitor = {
    stmt({ target }: Stmt): void {
      if (target?.sigil !== '%' || renamed.has(target.name)) return;
      const wanted = isNumber(target.name) ? `v${target.name}` : target.name;
      renamed.set(target.name, names.take(wanted));
    },
  };
  for (const stmt of stmts) walkStmt(stmt, visitor);
  return renamed;
}

/** What a copy of statements keeps of the numbers in the text that it was made of. */
export interface Copied {
  readonly numbering: Numbering;
  readonly copies: ReadonlyMap<Expr, Expr>;
}

/**
 * Puts the new numbers of unnamed values where the old ones are used. A value that is a constant now, such as a global that was
 * named through its module, has none: it is named itself.
 */
export function renumber(stmts: readonly Stmt[], { numbering, copies }: Copied, now: Numbering): readonly Stmt[] {
  const uses = new Map<string, Expr | number>();
  for (const [from, number] of numbering.numbers) {
    const to = copies.get(from) ?? from;
    const value = now.numbers.get(to) ?? to;
    if (value !== number) uses.set(String(number), value);
  }
  if (uses.size === 0) return stmts;
  const copier = new Copier({
    ...unchanged,
    localUse(name: Name): Expr | undefined {
      const use = uses.get(name.name);
      if (use === undefined) return undefined;
      return typeof use === 'number' ? { ...name, name: String(use) } : { ...use, span: name.span };
    },
  });
  return stmts.map(copier.stmt);
}

const unchanged: Renaming = {
  symbol: () => undefined,
  qualified: () => undefined,
  type: (name) => name,
  meta: (name) => name,
  attr: (id) => id,
};
