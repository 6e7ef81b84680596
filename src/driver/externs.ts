/** Functions that a module declares and does not define, by names without sigils: what others have to supply. */
import { hasAttr } from '../maple/locality.ts';
import { hasCode, type Module } from '../maple/module.ts';

/** Nobody needs to define what is declared weak, and an alias is defined by what it means. */
export function externsOf({ funcs }: Module): string[] {
  return funcs
    .filter((func) => !hasCode(func) && !['weak', 'weakref', 'alias'].some((word) => hasAttr(func.attrs, word)))
    .map(({ name }) => name.slice(1));
}
