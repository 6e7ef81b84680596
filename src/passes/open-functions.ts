/** Which functions of a module somebody may call whom nobody knows: from outside, through a pointer, out of a body that nobody has read. */
import { takenFunctions } from '../linear/data-layout.ts';
import { isUnread, startOf, type Func, type LinearModule } from '../linear/nodes.ts';

/** Those that are called from outside by their names: by these, or all that are not of the module alone. */
export function findNamedFunctions({ funcs }: LinearModule, called?: readonly string[]): ReadonlySet<number> {
  const names = called && new Set(called);
  const isNamed = ({ name, exported, linkage }: Func): boolean =>
    names === undefined ? linkage !== 'static' || exported : names.has(name);
  return new Set([...funcs.keys()].filter((func) => isNamed(funcs[func])));
}

/** `called`: the names by which functions are called from outside; without it, all but those of the module alone are. */
export function findOpenFunctions(module: LinearModule, called?: readonly string[]): ReadonlySet<number> {
  const named = findNamedFunctions(module, called);
  const open = new Set(takenFunctions(module));
  const start = startOf(module);
  if (start !== undefined) open.add(start);
  for (const { func } of module.constructors ?? []) open.add(func);
  module.funcs.forEach((func, index) => {
    const { extern, alias, stored } = func;
    if (named.has(index) || extern || isUnread(func)) open.add(index);
    if (alias !== undefined) open.add(alias);
    if (isUnread(func))
      for (const { kind, index: used } of stored?.outline?.uses ?? []) if (kind === 'f') open.add(used);
  });
  return open;
}
