/** Initialisers with their leaves replaced, innermost lists first, on a stack of its own. */
import type { Init } from './module.ts';

/** Anything but a list and the numbered item of one. */
export type InitLeaf = Exclude<Init, { kind: 'list' | 'field' }>;

interface OpenList {
  readonly items: readonly Init[];
  readonly made: Init[];
  /** The numbers of the fields that the list itself is for, outermost first. */
  readonly fields: readonly number[];
}

/** The same initialiser with each leaf replaced by what `change` makes of it; the same object if that is nothing new. */
export function mapInit(init: Init, change: (leaf: InitLeaf) => Init): Init {
  const open: OpenList[] = [];
  let isNew = false;
  /** What an item becomes; undefined if it is a list, which is opened. */
  const visit = (item: Init): Init | undefined => {
    const fields: number[] = [];
    let value = item;
    for (; value.kind === 'field'; value = value.value) fields.push(value.field);
    if (value.kind === 'list') {
      open.push({ items: value.items, made: [], fields });
      return undefined;
    }
    const changed = change(value);
    isNew ||= changed !== value;
    return changed === value ? item : numbered(fields, changed);
  };
  let made = visit(init);
  for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
    if (made !== undefined) top.made.push(made);
    if (top.made.length < top.items.length) {
      made = visit(top.items[top.made.length]);
      continue;
    }
    open.pop();
    made = numbered(top.fields, { kind: 'list', items: top.made });
  }
  return isNew && made !== undefined ? made : init;
}

function numbered(fields: readonly number[], value: Init): Init {
  return fields.reduceRight<Init>((inner, field) => ({ kind: 'field', field, value: inner }), value);
}
