/**
 * Attributes of what several modules declare. Which have to agree is a column of the table (maple/attributes.ts); the rest are
 * joined, but for those that say how one module's declaration meets the others.
 */
import { diagnose, type Diagnostic } from '../../base/diagnostics.ts';
import { attributes, type AttrName, type AttrRow } from '../attributes.ts';
import type { Attr } from '../types.ts';
import { mapleLinkCatalogue } from './diagnostics.ts';
import { spanOfName, type SymbolItem } from './symbols.ts';
import { declarationOf, type Target } from './targets.ts';

/** What a declaration says of itself alone. */
const ownWords: readonly AttrName[] = [
  'extern',
  'weak',
  'weakref',
  'alias',
  'static',
  'local',
  'visibility_hidden',
  'visibility_protected',
  'visibility_default',
];
const isOwn: ReadonlySet<string> = new Set(ownWords);

const agreeing = Object.entries<AttrRow>(attributes).filter(([, row]) => row.agrees !== undefined);

/** The attributes of a target: those of what it is made of, and what its declarations add. */
export function joinedAttrs({ name, item, declarations, meeting, aliasOf, state }: Target): readonly Attr[] {
  const own = declarationOf(item).attrs;
  const names = new Set(own.map((attr) => attr.name));
  const added: Attr[] = [];
  for (const other of declarations) {
    for (const attr of declarationOf(other).attrs) {
      if (isOwn.has(attr.name) || names.has(attr.name)) continue;
      names.add(attr.name);
      added.push(attr);
    }
  }
  const visibility = strictest(meeting?.visibility, own);
  const kept = visibility.length === 0 ? own : own.filter((attr) => !attr.name.startsWith('visibility_'));
  const all = added.length + visibility.length === 0 ? own : [...kept, ...added, ...visibility];
  if (state === 'alias' && aliasOf !== undefined) return all.map((attr) => renamedAlias(attr, aliasOf));
  // A weak definition that only an alias needs must not meet anything again.
  const isBeaten = meeting === undefined && state === 'defined' && name !== declarationOf(item).name;
  return isBeaten && all.some((attr) => attr.name === 'weak')
    ? [...all.filter((attr) => attr.name !== 'weak'), { name: 'static' }]
    : all;
}

/** The attribute for a visibility that another declaration asks for. */
function strictest(visibility: string | undefined, own: readonly Attr[]): Attr[] {
  if (visibility !== 'hidden' && visibility !== 'protected') return [];
  const name = `visibility_${visibility}`;
  return own.some((attr) => attr.name === name) ? [] : [{ name }];
}

function renamedAlias(attr: Attr, { name }: Target): Attr {
  if (attr.name !== 'alias') return attr;
  const [written] = attr.args ?? [];
  return { ...attr, args: [typeof written === 'string' && written.startsWith('&') ? name : name.slice(1)] };
}

/** LNK0102 for each declaration whose attributes do not go with those of what counts. */
export function checkAttrs({ item, declarations, state }: Target, problems: Diagnostic[]): void {
  const there = declarationOf(item).attrs;
  for (const other of declarations) {
    const here = declarationOf(other);
    if (!here.declared || !declarationOf(item).declared || (here.attrs.length === 0 && there.length === 0)) continue;
    for (const [word, { agrees }] of agreeing) {
      const [a, b] = [argsOf(here.attrs, word), argsOf(there, word)];
      if (a === b || (agrees === 'alike' && (a === undefined || b === undefined))) continue;
      if (agrees === 'definition' && (state !== 'defined' || b === undefined)) continue;
      problems.push(disagreement(other, item, word, [a, b]));
    }
  }
}

function argsOf(attrs: readonly Attr[], word: string): string | undefined {
  const attr = attrs.find(({ name }) => name === word);
  if (attr === undefined) return undefined;
  const { args = [] } = attr;
  return args.length === 0 ? '' : `(${args.map((arg) => (typeof arg === 'string' ? `"${arg}"` : arg)).join(', ')})`;
}

function disagreement(
  other: SymbolItem,
  item: SymbolItem,
  word: string,
  [here, there]: readonly [string | undefined, string | undefined],
): Diagnostic {
  const text = (args: string | undefined): string => (args === undefined ? `not \`${word}\`` : `\`${word}${args}\``);
  const { name } = declarationOf(item);
  const notes = [{ message: 'it is defined here', span: spanOf(item) }];
  return diagnose(mapleLinkCatalogue, 'LNK0102', spanOf(other), [name, text(here), text(there)], { notes });
}

export function spanOf(item: SymbolItem): ReturnType<typeof spanOfName> {
  const declaration = declarationOf(item);
  return spanOfName(item.input.module, declaration, declaration.name);
}

/** Has a declaration of a target this attribute? */
export function hasAttr({ item }: Target, word: string): boolean {
  return declarationOf(item).attrs.some(({ name }) => name === word);
}
