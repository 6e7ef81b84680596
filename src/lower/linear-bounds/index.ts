/**
 * The checked form of a linear module: accesses outside of the object that they belong to trap, on every engine and at
 * every level of optimisation, because the checks are instructions like others (decision 0220).
 *
 * A pointer to elements becomes three values: the pointer, the element of its object at which it is, and the number of
 * elements that the object has. They are parameters, results and locals beside those of the program, so a function knows
 * the bounds of an array that its caller owns. Addresses of the full profile are numbers: of those, an access is checked
 * whose address is made from a slot or data in the same function.
 *
 *     t2 = p0[p1]        t6 = AddI l4, p1                 (p0 is at element l4 of l5)
 *                        t7 = LessUI t6, l5
 *                        goto t7 ? lbl1 : lbl0
 *                      lbl0:
 *                        rparam t6  rparam l5  rparam 0  call @outside, param 3
 *                        trap array-bounds
 *                      lbl1:
 *                        t2 = p0[p1]
 *
 * Functions of SysY's library that reach into arrays are written in the linear IR here (`library.ts`), and so are checked.
 */
import { toLinear } from '../../linear/cfg.ts';
import { cloneFunc } from '../../linear/instr.ts';
import { fromSsa } from '../../linear/leave-ssa.ts';
import type { Func, LinearModule, ValueType } from '../../linear/nodes.ts';
import { checkAccesses, isElementPointer } from './accesses.ts';
import { addLibrary } from './library.ts';

/** A module whose accesses are checked. */
export interface CheckedModule {
  readonly module: LinearModule;
  /** The extern function that is told of an access that is outside: (where, of how many, 0 elements or 1 bytes). */
  readonly reporter: string;
}

/**
 * The module with functions of SysY's library in which accesses are checked, before what is left of the library is linked. Functions
 * that the caller supplies are not the library's, whatever their names.
 */
export function withCheckedLibrary(original: LinearModule, supplied: ReadonlySet<string>): LinearModule {
  const module = { ...original, funcs: original.funcs.slice() };
  addLibrary(module, supplied);
  return module;
}

/** The module is not changed. */
export function checkBounds(original: LinearModule, supplied: ReadonlySet<string>): CheckedModule {
  const funcs = original.funcs.map(linearCopy);
  const module: LinearModule = { ...original, profile: 'full', globals: original.globals.slice(), funcs };
  addLibrary(module, supplied);
  const reporter = freshName(module, 'samara_outside');
  const index = module.funcs.push(reporterFunc(reporter)) - 1;
  for (const func of module.funcs) if (!func.extern) checkAccesses(module, func, index);
  return { module, reporter };
}

function linearCopy(func: Func): Func {
  const copy = cloneFunc(func);
  if (copy.form === 'ssa') fromSsa(copy);
  if (copy.form === 'cfg') toLinear(copy);
  return copy;
}

function freshName({ funcs, globals }: LinearModule, wanted: string): string {
  const taken = new Set([...funcs, ...globals].map(({ name }) => name));
  let name = wanted;
  while (taken.has(name)) name += '_';
  return name;
}

function reporterFunc(name: string): Func {
  const params: ValueType[] = ['i32', 'i32', 'i32'];
  const symbols = params.map((type) => ({ kind: 'p', type }) as const);
  return {
    name,
    params,
    results: [],
    symbols,
    variadic: false,
    extern: true,
    exported: false,
    form: 'linear',
    instrs: [],
    blocks: [],
  };
}

/** What a caller from outside gives a function of the checked module: nothing is known of the bounds of its pointers. */
export function openArguments(params: readonly ValueType[]): number[] {
  return params.filter(isElementPointer).flatMap(() => [0, -1]);
}
