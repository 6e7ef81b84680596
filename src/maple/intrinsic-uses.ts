/** Which intrinsics a module uses, and which functions they are. */
import { libraryFunction } from './intrinsics.ts';
import { censusOf } from './module-census.ts';
import type { Func, Module } from './module.ts';

/** The functions of the C library that its intrinsics are, by names without sigils. */
export function libraryFunctionsOf(module: Module): string[] {
  return [...censusOf(module).intrinsics].flatMap((name) => libraryFunction(name)?.name ?? []);
}

/**
 * The name under which a function of the library is linked to a program for intrinsics: what they are does not depend on which functions
 * the program defines (decision 0170).
 */
export function intrinsicCallee(name: string): string {
  return `.${name}`;
}

/** The definition of such a function in a program to which it is linked. */
export function linkedCallee(module: Module, name: string): Func | undefined {
  const func = module.findFunc(`&${intrinsicCallee(name)}`);
  return func?.code === undefined ? undefined : func;
}
