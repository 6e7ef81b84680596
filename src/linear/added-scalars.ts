/**
 * Scalar globals that transformations add to a module. They are called as nothing of the program is: `.count.12`, or `.2.count.12` in
 * a module that has been counted before.
 */
import type { Global, LinearModule } from './nodes.ts';

/** A scalar of the module that nobody else knows, by its index. */
export function addScalar(module: LinearModule, what: string, type: 'i32' | 'f64', init = 0): number {
  const { globals } = module;
  const name = `${prefixOf(module, what)}.${globals.length}`;
  const global: Global = { storage: 'scalar', name, type, init };
  return globals.push(global) - 1;
}

/** Bytes that nobody writes, of this module alone; the index of the global. */
export function addTable(module: LinearModule, what: string, bytes: Uint8Array, align: number): number {
  const { globals } = module;
  const name = `${prefixOf(module, what)}.${globals.length}`;
  const size = bytes.length;
  return (
    globals.push({ storage: 'data', name, linkage: 'static', size, align, constant: true, bytes, relocations: [] }) - 1
  );
}

/** Prefixes that no name of the module has begun with, by what they are for. */
const prefixes = new WeakMap<readonly Global[], Map<string, string>>();

function prefixOf({ globals }: LinearModule, what: string): string {
  let known = prefixes.get(globals);
  if (known === undefined) prefixes.set(globals, (known = new Map()));
  let prefix = known.get(what);
  if (prefix !== undefined) return prefix;
  prefix = `.${what}`;
  for (let n = 2; globals.some(({ name }) => name.startsWith(`${prefix}.`)); n++) prefix = `.${n}.${what}`;
  known.set(what, prefix);
  return prefix;
}

/** Does the global count what is executed? It means nothing to the program. */
export function isCounter({ name }: Global): boolean {
  return /^\.(?:\d+\.)?count\./.test(name);
}
