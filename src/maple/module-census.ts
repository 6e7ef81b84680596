/** What occurs in the code of a module: who looks for nodes that most modules have none of asks this before all functions. */
import { uniteCensuses, type Census } from './code.ts';
import type { Module } from './module.ts';

/** Of all functions together, as they are now. */
export function censusOf({ funcs }: Module): Census {
  return uniteCensuses(funcs.flatMap(({ code }) => code?.census ?? []));
}
