/** The six comparisons of numbers, as families of operations are called. */
export const relations = ['Equal', 'NotEqual', 'Less', 'LessEqual', 'Greater', 'GreaterEqual'] as const;
export type Relation = (typeof relations)[number];

const names: ReadonlySet<string> = new Set(relations);

export function isRelation(name: string): name is Relation {
  return names.has(name);
}

/** Of numbers that have an order: the relation that holds where this one does not. */
export const opposites: Readonly<Record<Relation, Relation>> = {
  Equal: 'NotEqual',
  NotEqual: 'Equal',
  Less: 'GreaterEqual',
  LessEqual: 'Greater',
  Greater: 'LessEqual',
  GreaterEqual: 'Less',
};

/** The relation of the second number to the first. */
export const mirrors: Readonly<Record<Relation, Relation>> = {
  Equal: 'Equal',
  NotEqual: 'NotEqual',
  Less: 'Greater',
  LessEqual: 'GreaterEqual',
  Greater: 'Less',
  GreaterEqual: 'LessEqual',
};
