/**
 * Library functions that a linear module declares: the declaration must be one through which engines can call them.
 * Integers and addresses are converted into each other at the border, and so are f32 and f64; nothing else is. Functions
 * that the caller supplies are the caller's matter. What is only in C has the types of its definition there.
 */
import { diagnose, type Diagnostic } from '../base/diagnostics.ts';
import { ownEntry } from '../base/own-entry.ts';
import type { LinearModule, Signature, ValueType } from '../linear/nodes.ts';
import type { PointerSize } from '../scalar/values.ts';
import { hostFunctions } from '../vm/clib/hosts.ts';
import type { HostFunction, HostType } from '../vm/host.ts';
import { externCatalogue } from './extern-diagnostics.ts';

export async function checkExterns(module: LinearModule, supplied: ReadonlySet<string>): Promise<Diagnostic[]> {
  const found: Diagnostic[] = [];
  for (const func of module.funcs) {
    const wanted = func.extern && !supplied.has(func.name) ? await typesOf(func.name, module.pointerSize) : undefined;
    if (wanted === undefined || fits(func, wanted)) continue;
    const given = signatureText(func);
    found.push(diagnose(externCatalogue, 'LIN2070', func.span, [func.name, signatureText(wanted), given]));
  }
  return found;
}

type Types = Pick<Signature, 'params' | 'results'>;

async function typesOf(name: string, pointerSize: PointerSize): Promise<Types | undefined> {
  const host = ownEntry(hostFunctions, name);
  if (host !== undefined) return typesOfHost(host, pointerSize);
  const { fileOf, isShared, libcFilesFor } = await import('./libc-files.ts');
  const file = fileOf(name);
  if (file === undefined) return undefined;
  const { module } = await (await libcFilesFor(pointerSize)).linearOf(file);
  return module.funcs.find((func) => func.name === name && isShared(func));
}

/** A variadic function takes the address of its variable arguments. */
function typesOfHost({ params, result, variadic }: HostFunction, pointerSize: PointerSize): Types {
  const address: ValueType = pointerSize === 8 ? 'i64' : 'i32';
  const types: Readonly<Record<HostType, ValueType>> = {
    i32: 'i32',
    u32: 'i32',
    i64: 'i64',
    u64: 'i64',
    f32: 'f32',
    f64: 'f64',
    ptr: address,
    size: address,
    long: address,
    ulong: address,
  };
  const taken: readonly HostType[] = variadic ? [...params, 'ptr'] : params;
  return { params: taken.map((type) => types[type]), results: result === undefined ? [] : [types[result]] };
}

function fits(given: Types, wanted: Types): boolean {
  const same = (types: readonly ValueType[], others: readonly ValueType[]): boolean =>
    types.length === others.length && types.every((type, i) => kindOf(type) === kindOf(others[i]));
  return same(given.params, wanted.params) && same(given.results, wanted.results);
}

function kindOf(type: ValueType): 'float' | 'vector' | 'word' {
  if (type === 'v128') return 'vector';
  return type === 'f32' || type === 'f64' ? 'float' : 'word';
}

function signatureText({ params, results }: Types): string {
  return `(${params.join(', ')}) ${results.length === 1 ? results[0] : results.length === 0 ? 'void' : `(${results.join(', ')})`}`;
}
