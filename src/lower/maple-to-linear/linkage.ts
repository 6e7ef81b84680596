/**
 * How the functions and variables of a MAPLE module meet those of others in the linear IR, where modules of several languages are
 * linked. What attributes say becomes what the linear IR has:
 *
 *     weak                                  weak
 *     local to the module, or of lowering   static
 *     visibility_hidden                     not exported
 *     extern, with no value of the host     extern
 *     constructor                           a constructor of its priority; `.run_constructors`, before the first, has destructors run
 *
 * Other names of functions are functions with the same body since program-start.ts.
 */
import type { Inlining } from '../../linear/inlining.ts';
import { lastPriority, type Linkage } from '../../linear/nodes.ts';
import { hasAttr, Locality } from '../../maple/locality.ts';
import type { Func, Module, Variable } from '../../maple/module.ts';
import { constructorsOf } from '../maple-levels/program-start.ts';
import { ownPattern, runsConstructors } from '../maple-levels/run-time-names.ts';

export interface FuncMeeting {
  readonly exported: boolean;
  readonly linkage?: Linkage;
}

export class Meetings {
  readonly #locality: Locality;

  constructor(module: Module) {
    this.#locality = new Locality(module);
  }

  /** Of a function with a body. */
  func(func: Func): FuncMeeting {
    if (ownPattern.test(func.name) || this.#locality.isLocalFunc(func)) return { exported: false, linkage: 'static' };
    const exported = !hasAttr(func.attrs, 'visibility_hidden');
    return hasAttr(func.attrs, 'weak') ? { exported, linkage: 'weak' } : { exported };
  }

  variable(variable: Variable): Linkage | undefined {
    if (ownPattern.test(variable.name) || this.#locality.isLocalVariable(variable)) return 'static';
    return hasAttr(variable.attrs, 'weak') ? 'weak' : undefined;
  }
}

/** What a function says about calls of itself. */
export function inliningOf({ attrs }: Func): Inlining | undefined {
  if (hasAttr(attrs, 'noinline')) return 'noinline';
  return hasAttr(attrs, 'always_inline') ? 'alwaysinline' : undefined;
}

/** The priority with which `.run_constructors` has to run among those of other modules: before all that it stands for. */
export function constructorPriority(module: Module): number | undefined {
  if (!module.funcs.some(({ name }) => runsConstructors(name.slice(1)))) return undefined;
  return constructorsOf(module).reduce((least, { priority }) => Math.min(least, priority), lastPriority);
}
