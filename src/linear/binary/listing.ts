/** What a file consists of: its sections, its functions and globals; no body is read. */
import { listContainer } from '../../base/container.ts';
import type { FileListing, ListedSymbol } from '../../base/file-listing.ts';
import { Result } from '../../base/result.ts';
import type { Func, Global } from '../nodes.ts';
import { openLinear } from './decode.ts';
import { container } from './format.ts';

/** The listing of a file: its sections, its functions and globals. */
export function listLinear(bytes: Uint8Array, fileName: string): Result<FileListing> {
  const { file, diagnostics } = openLinear(bytes, fileName);
  if (file === undefined) return Result.failed(diagnostics);
  const { globals, funcs } = file.module;
  const symbols = [
    ...globals.map((global, i) => listed(global, 'global', file.placeOfValue(i))),
    ...funcs.map((func, i) => listed(func, 'func', file.placeOf(i))),
  ];
  return new Result<FileListing>({ ...listContainer(bytes, container), symbols });
}

function listed(
  one: Func | Global,
  word: string,
  { offset, size }: { readonly offset: number; readonly size: number },
): ListedSymbol {
  const { name, linkage, alias, extern } = one;
  const marks = [linkage, alias !== undefined ? 'alias' : extern === true ? 'extern' : undefined];
  const kind = [...marks, word].filter((mark) => mark !== undefined).join(' ');
  return extern === true ? { name, kind, size: 0 } : { name, kind, offset, size };
}
