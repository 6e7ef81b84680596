/** The symbols of a module as linking sees them, in whichever language. */
import type { Span } from '../../base/source.ts';
import type { LinkSymbol, Visibility } from '../../base/symbol-resolution.ts';
import type { Func, Global, Head, Module } from '../module.ts';
import type { Expr, Name } from '../nodes.ts';
import { walkBody, walkExpr, walkStmt } from '../walk.ts';

export type TuyinSymbol = Func | Global;

/** Definitions and declarations; other names are resolved where they are used. */
export function* symbolsOfModule({ items }: Module): Iterable<LinkSymbol<TuyinSymbol>> {
  for (const item of items) {
    if (item.kind !== 'func' && item.kind !== 'global') continue;
    const { name, span } = item.name;
    const shared = { name, span, visibility: visibilityOf(item.head), item };
    if (isDeclaration(item)) yield { kind: 'reference', ...shared };
    // Definitions without an address of their own may be there more than once, if they are alike.
    else yield { kind: 'definition', weak: item.placement.addressMode === 'unnamed_addr', ...shared };
  }
}

export function isDeclaration(item: TuyinSymbol): boolean {
  return item.kind === 'func' ? item.form === 'declare' : item.init === undefined;
}

export function visibilityOf({ linkage, visibility }: Head): Visibility {
  return linkage === 'private' || linkage === 'internal' ? 'local' : (visibility ?? 'default');
}

/** Where a module names a symbol in its bodies and values. */
export function* usesIn(module: Module, symbol: string): Iterable<Span> {
  const found: Span[] = [];
  const use = (name: Name | undefined): void => {
    if (name?.name === symbol && name.sigil !== '%') found.push(name.span);
  };
  const expr = (each: Expr): void => {
    if (each.kind === 'name') use(each);
  };
  for (const item of module.items) {
    if (item.kind === 'stmt') walkStmt(item.stmt, { expr });
    if (item.kind === 'global' && item.init !== undefined) walkExpr(item.init, { expr });
    if (item.kind !== 'func') continue;
    if (item.body?.kind === 'stmts') walkBody(item.body.body, { expr });
    if (item.body?.kind !== 'code') continue;
    for (const { operand } of item.body.instrs) {
      if (operand.kind === 'callee') use(operand.callee);
      else if (operand.kind === 'symbol') use(operand.name);
      else if (operand.kind === 'const') walkExpr(operand.value, { expr });
    }
  }
  yield* found;
}
