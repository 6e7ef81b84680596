/** What a module declares and does not define, functions and variables by names without sigils: what others have to supply. */
import { hasAttr } from '../maple/locality.ts';
import { hasCode, type Func, type Module } from '../maple/module.ts';

/** Nobody needs to define what is declared weak, and an alias is defined by what it means. */
export function externsOf({ funcs, globals }: Module): string[] {
  const needed = ({ attrs }: Pick<Func, 'attrs'>): boolean =>
    !['weak', 'weakref', 'alias'].some((word) => hasAttr(attrs, word));
  const missing = [
    ...funcs.filter((func) => !hasCode(func) && needed(func)),
    ...globals.filter((variable) => variable.storage === 'extern' && needed(variable)),
  ];
  return missing.map(({ name }) => name.slice(1));
}
