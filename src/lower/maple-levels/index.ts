/**
 * MAPLE high to flat: the transformations, in order. Each leaves a module that can be printed, verified and run; after
 * the last, no opcode that the table marks `high` is left.
 */
import type { Diagnostic } from '../../base/diagnostics.ts';
import type { Module } from '../../maple/module.ts';
import { assignedCalls } from './assigned-calls.ts';
import { dynamicTypes, jsResults } from './dynamic/index.ts';
import { dynamicRoots } from './dynamic/roots.ts';
import { atomics } from './atomics.ts';
import { callResults } from './call-results.ts';
import { codeAddresses } from './code-addresses.ts';
import { exceptions } from './exceptions/index.ts';
import { foreachLoops } from './foreach.ts';
import { javaCore } from './java/index.ts';
import { javaClassWords } from './java/vtable-modules.ts';
import { javaYields } from './java/yields.ts';
import { generics } from './generics/index.ts';
import { multiways } from './multiway.ts';
import { programStart } from './program-start.ts';
import { prototypes } from './module-state/formals.ts';
import { frameRelease, moduleState } from './module-state/index.ts';
import { objects } from './objects/index.ts';
import { together, transformWith, type Transformation } from './rewrite.ts';
import { structuredControl } from './structured-control.ts';

export { transformModule, type Transformation } from './rewrite.ts';
export { isLibrarySource, isRuntimeSource } from './run-time-names.ts';

/**
 * `java-core` and `program-start` come first, for what they add is a program like any; `generics` comes before all that asks for types, `foreach` before the structured statements that its body may hold,
 * `js-results` before other calls that assign, these before what replaces calls, `call-results` before what adds calls, `objects` last: what the others add may
 * allocate.
 */
export const levelTransformations: readonly Transformation[] = [
  javaCore,
  programStart,
  generics,
  prototypes,
  foreachLoops,
  jsResults,
  together('plain-statements', structuredControl, multiways, assignedCalls),
  javaYields,
  javaClassWords,
  codeAddresses,
  moduleState,
  callResults,
  atomics,
  dynamicTypes,
  exceptions,
  dynamicRoots,
  frameRelease,
  objects,
];

/** The flat form of a verified module; what is wrong with the program is added to `diagnostics`. */
export function lowerToFlat(module: Module, diagnostics: Diagnostic[] = []): Module {
  return levelTransformations.reduce(
    (lowered, transformation) => transformWith(lowered, transformation, diagnostics),
    module,
  );
}
