/**
 * MAPLE high to flat: the transformations, in order. Each leaves a module that can be printed, verified and run; after
 * the last, no opcode that the table marks `high` is left but those of exceptions, methods and generics, which are not
 * lowered yet.
 */
import type { Module } from '../../maple/module.ts';
import { assignedCalls } from './assigned-calls.ts';
import { foreachLoops } from './foreach.ts';
import { multiways } from './multiway.ts';
import { transformFunc, type Transformation } from './rewrite.ts';
import { structuredControl } from './structured-control.ts';

export type { Transformation } from './rewrite.ts';

/** `foreach` comes before the structured statements that its body may hold, `assigned-calls` before nothing that needs it. */
export const levelTransformations: readonly Transformation[] = [foreachLoops, structuredControl, multiways, assignedCalls];

export function transformModule(module: Module, transformation: Transformation): Module {
  return module.mapFuncs((func) => transformFunc(module, func, transformation));
}

/** The flat form of a verified module. */
export function lowerToFlat(module: Module): Module {
  return levelTransformations.reduce(transformModule, module);
}
