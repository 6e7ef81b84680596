/**
 * The fingerprint of tables: 16 hexadecimal digits that change when a name, a number or a shape in them does, so that a binary
 * file is not read with other tables than those it was written with.
 */
import { sha256 } from './sha256.ts';
import { encodeUtf8 } from './utf8.ts';

/** What is listed of a row: its number and what follows from it. Objects count by their names, lists by their order. */
export type Fact = string | number | boolean | undefined | readonly Fact[] | { readonly [name: string]: Fact };

/** The first eight bytes of the SHA-256 of the facts as canonical text; found when it is first asked for. */
export function fingerprintOf(facts: () => Fact): () => string {
  let digits: string | undefined;
  return () => (digits ??= digest(JSON.stringify(facts(), sortNames)));
}

function digest(text: string): string {
  const hash = sha256(encodeUtf8(text)).subarray(0, 8);
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The order in which a table names its rows says nothing. */
function sortNames(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
