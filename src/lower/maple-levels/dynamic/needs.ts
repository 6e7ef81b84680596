/** Which functions of the run time of dynamic values the lowering of a program will call, before it is lowered. */
import { censusOf } from '../../../maple/module-census.ts';
import { isJsIntrinsic } from '../../../maple/js-intrinsics.ts';
import { hasCode, type Module } from '../../../maple/module.ts';
import { dynamicUse } from './explicit.ts';
import { dynamicEntries } from './runtime.ts';

/** By names without sigils; none for a program without dynamic values, or one that defines such functions itself. */
export function dynamicNeeds(module: Module): string[] {
  if (!dynamicUse(module).uses) return [];
  const names = [...new Set([...dynamicEntries, ...jsFunctions(module)])];
  return names.some((name) => isDefined(module, name)) ? [] : names.map((name) => name.slice(1));
}

function isDefined(module: Module, name: string): boolean {
  const func = module.findFunc(name);
  return func !== undefined && hasCode(func);
}

function jsFunctions(module: Module): string[] {
  return [...censusOf(module).intrinsics].filter(isJsIntrinsic).map((name) => `&samara_${name}`);
}
