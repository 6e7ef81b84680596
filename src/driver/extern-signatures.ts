/**
 * Library functions that a linear module declares: the declaration must be one through which engines can call them.
 * Integers and addresses are converted into each other at the border, and so are f32 and f64; nothing else is. Functions
 * that the caller supplies are the caller's matter.
 */
import { diagnose, type Diagnostic } from '../base/diagnostics.ts';
import { ownEntry } from '../base/own-entry.ts';
import type { Func, LinearModule, ValueType } from '../linear/nodes.ts';
import { isRuntimeName } from '../lower/tuyin-to-linear/names.ts';
import { cFunctions } from '../vm/clib/index.ts';
import type { HostFunction, HostType } from '../vm/host.ts';
import { sysyFunctions } from '../vm/sysylib.ts';
import { externCatalogue } from './extern-diagnostics.ts';

export function checkExterns(module: LinearModule, supplied: ReadonlySet<string>): Diagnostic[] {
  return module.funcs.flatMap((func) => {
    const host = func.extern && !supplied.has(func.name) ? findHost(func.name) : undefined;
    if (host === undefined || fits(func, host)) return [];
    const given = signatureText(func.params, func.results);
    return [diagnose(externCatalogue, 'LIN2070', func.span, [func.name, hostText(host, module.pointerSize), given])];
  });
}

/** Functions that nobody can supply to a text: one diagnostic for all of them, at the first. */
export function checkProcessOnly({ funcs }: LinearModule, supplied: ReadonlySet<string>): Diagnostic[] {
  const missing = funcs.filter(({ name, extern }) => extern && isRuntimeName(name) && !supplied.has(name));
  if (missing.length === 0) return [];
  const names = missing.map(({ name }) => `\`@${name}\``).join(', ');
  return [diagnose(externCatalogue, 'LIN2071', missing[0].span, [names])];
}

function findHost(name: string): HostFunction | undefined {
  return ownEntry(sysyFunctions, name) ?? ownEntry(cFunctions, name);
}

function fits({ params, results }: Func, host: HostFunction): boolean {
  const wanted = paramsOf(host);
  const wantedResults = host.result === undefined ? [] : [host.result];
  const same = (types: readonly ValueType[], hostTypes: readonly HostType[]): boolean =>
    types.length === hostTypes.length &&
    types.every((type, i) => type !== 'v128' && isFloat(type) === isFloat(hostTypes[i]));
  return same(params, wanted) && same(results, wantedResults);
}

/** A variadic function takes the address of its variable arguments. */
function paramsOf({ params, variadic }: HostFunction): readonly HostType[] {
  return variadic ? [...params, 'ptr'] : params;
}

function isFloat(type: ValueType | HostType): boolean {
  return type === 'f32' || type === 'f64';
}

function hostText(host: HostFunction, pointerSize: 4 | 8): string {
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
  return signatureText(
    paramsOf(host).map((type) => types[type]),
    host.result === undefined ? [] : [types[host.result]],
  );
}

function signatureText(params: readonly ValueType[], results: readonly ValueType[]): string {
  return `(${params.join(', ')}) ${results.length === 1 ? results[0] : results.length === 0 ? 'void' : `(${results.join(', ')})`}`;
}
