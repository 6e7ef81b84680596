/** The functions that mention each global variable: a label in an initialiser belongs to one of them. */
import { isLocal, varIndex, type Node } from './code.ts';
import type { Func, Module, Variable } from './module.ts';

export function usersOfGlobals({ funcs, globals }: Module): ReadonlyMap<Variable, readonly Func[]> {
  const users = new Map<Variable, Func[]>();
  for (const func of funcs) {
    const { code } = func;
    if (code === undefined) continue;
    for (let n = 0 as Node; n < code.words.length; n = code.next(n)) {
      if (!code.has(n, 'var') || isLocal(code.var(n))) continue;
      const variable = globals[varIndex(code.var(n))];
      const known = users.get(variable);
      if (known === undefined) users.set(variable, [func]);
      else if (known.at(-1) !== func) known.push(func);
    }
  }
  return users;
}
