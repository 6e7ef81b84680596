/** What a file of binary MAPLE consists of: its sections, its types, variables and functions. Neither bodies nor types are read. */
import { listContainer } from '../../base/container.ts';
import type { FileListing, ListedSymbol } from '../../base/file-listing.ts';
import type { Result } from '../../base/result.ts';
import { isWeakReference } from '../locality.ts';
import type { Variable } from '../module.ts';
import { openSymbols } from './decode.ts';
import { attempt, container, section, sectionOf } from './format.ts';
import type { Head } from './symbols.ts';

export function listMaple(bytes: Uint8Array, fileName: string): Result<FileListing> {
  return attempt(fileName, () => {
    const { symbols, sections } = openSymbols(bytes);
    const { decls, defs, globals, heads } = symbols;
    const all = [
      ...decls.map(({ kind, name }): ListedSymbol => ({ name, kind, size: 0 })),
      ...defs.map(({ name }): ListedSymbol => ({ name, kind: 'type', size: 0 })),
      ...globals.filter(({ declared }) => declared).map(listVariable),
      ...listFuncs(heads, sectionOf(sections, section.bodies).offset),
    ];
    return { ...listContainer(bytes, container), symbols: all };
  });
}

function listVariable({ name, storage, attrs }: Variable): ListedSymbol {
  return { name, kind: kindOf(storage === 'extern' || has(attrs, 'extern'), has(attrs, 'weak'), 'var'), size: 0 };
}

function listFuncs(heads: readonly Head[], start: number): ListedSymbol[] {
  let offset = start;
  return heads.map(({ name, attrs, hasCode, size }) => {
    const kind = kindOf(!hasCode, isWeakReference(attrs), 'func');
    const at = offset;
    offset += size;
    return hasCode ? { name, kind, offset: at, size } : { name, kind, size: 0 };
  });
}

function has(attrs: Variable['attrs'], word: string): boolean {
  return attrs.some(({ name }) => name === word);
}

function kindOf(isExtern: boolean, isWeak: boolean, word: string): string {
  return `${isExtern ? 'extern ' : ''}${isWeak ? 'weak ' : ''}${word}`;
}
