/**
 * MAPLE (flat level) to the linear IR: the one lowering by which every MAPLE program reaches the back ends.
 *
 *     scalars in variables and registers   linear locals
 *     everything else                      memory: slots of the frame, data
 *     expressions                          operations on temporaries
 *     calls                                see maple-to-linear/signatures.ts
 *
 * The module is verified and flat. What is not lowered yet is reported and stands for 0, so the result is whole even
 * when there are errors, but not to be run. Every instruction carries the span of the MAPLE node that it came from.
 */
import { named, type NamedResult } from '../base/result.ts';
import type { LinearModule } from '../linear/nodes.ts';
import type { Code } from '../maple/code.ts';
import type { Func, Module } from '../maple/module.ts';
import { pointerSizeOf } from '../maple/pointer-size.ts';
import type { Uses } from './maple-to-linear/context.ts';
import { lowerFunction } from './maple-to-linear/functions.ts';
import { lowerGlobals } from './maple-to-linear/globals.ts';
import { constructorPriority } from './maple-to-linear/linkage.ts';
import { ModuleLowering, type LoweringOptions } from './maple-to-linear/module-lowering.ts';
import { scanCode } from './maple-to-linear/scan.ts';

export type { FunctionWatch, LoweringOptions } from './maple-to-linear/module-lowering.ts';
export type { HostSignature, HostType } from './maple-to-linear/signatures.ts';

/** A lowered module, or why there is none. */
export type Lowered = NamedResult<'module', LinearModule>;

/** A module of the flat level as a module of the linear IR. */
export function lowerToLinear(module: Module, options: LoweringOptions = {}): Lowered {
  const program = new ModuleLowering(module, options.pointerSize ?? pointerSizeOf(module), options);
  const bodies: { readonly func: Func; readonly code: Code; readonly uses: Uses }[] = [];
  for (const func of module.funcs) {
    const { code } = func;
    if (code !== undefined) bodies.push({ func, code, uses: scanCode(code, program.addressTaken) });
  }
  const data = lowerGlobals(program);
  for (const { func, code, uses } of bodies) lowerFunction(program, data, func, code, uses);
  const entry = entryOf(module);
  if (entry !== undefined) program.b.startAt(program.funcIndex(entry.id));
  const priority = options.linkable === true ? constructorPriority(module) : undefined;
  if (priority !== undefined) program.construct(priority);
  program.separateNames();
  return named('module', program.b.finish(), program.diagnostics);
}

/** The function that the last `entryfunc` directive names, else `main`. */
export function entryOf(module: Module): Func | undefined {
  const named = module.directives('entryfunc').at(-1)?.values[0];
  const entry = typeof named === 'string' ? module.findFunc(named.startsWith('&') ? named : `&${named}`) : undefined;
  const start = entry ?? module.findFunc('&main');
  return start?.code === undefined ? undefined : start;
}
