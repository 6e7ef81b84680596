/**
 * The run-time library, which programs call without declaring it: SysY's names, and what is called for them.
 *
 * All but `putf` fit the strict profile of the linear IR. `putf` needs the address of a string and of the values in
 * slots of 8 bytes, so a module that has a string is of the full profile, with addresses of 4 bytes.
 */
import { libraryFunctions } from '../../linear/library.ts';
import type { ValueType } from '../../linear/nodes.ts';
import type { FuncSymbol } from './symbols.ts';

export interface LibraryRow {
  /** The function that is called. */
  readonly target: string;
  readonly params: readonly ValueType[];
  readonly results: readonly ValueType[];
  readonly special?: FuncSymbol['special'];
}

const rows = new Map<string, LibraryRow>();
for (const [name, { params, results }] of Object.entries(libraryFunctions)) {
  rows.set(name, { target: name, params, results });
}
// Macros of the library's header in C: they pass their line.
rows.set('starttime', { target: '_sysy_starttime', params: ['i32'], results: [], special: 'line' });
rows.set('stoptime', { target: '_sysy_stoptime', params: ['i32'], results: [], special: 'line' });
rows.set('putf', { target: 'putf', params: ['i32', 'i32'], results: [], special: 'format' });

export const library: ReadonlyMap<string, LibraryRow> = rows;
