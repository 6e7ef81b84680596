/**
 * What values cost, in room and in work, as far as their types tell.
 *
 * What an open call is charged for, beside its frame in the arena and its input: its record, and its values, which are
 * the host's. A value of a node takes the place of the one before, so a call is charged once, by the types of its nodes;
 * of large aggregates, which nodes hand on to each other, for its parameters and for the largest of the others.
 */
import type { GraphFunc } from '../../tuyin/graph/nodes.ts';
import type { Type } from '../../tuyin/types.ts';
import { resolveNamed, type NamedTypes } from './pointers.ts';
import { widthOf } from './values.ts';

const CALL_COST = 1024;
const SCALAR_COST = 32;
const ITEM_COST = 8;
/** Beyond it an aggregate is large. */
const SMALL = 256;

export function callCost({ params, body }: GraphFunc, types: NamedTypes): number {
  const cost = (type: Type): number => valueCost(type, types);
  const given = params.reduce((sum, type) => sum + cost(type), CALL_COST);
  if (body.kind !== 'graph') return given;
  const own = body.nodes.map(({ type }) => cost(type));
  return own.reduce(
    (sum, each) => sum + Math.min(each, SMALL),
    given + own.reduce((most, each) => Math.max(most, each), 0),
  );
}

function valueCost(named: Type, types: NamedTypes): number {
  const type = resolveNamed(named, types);
  switch (type.kind) {
    case 'struct':
      return type.fields.reduce((sum, field) => sum + ITEM_COST + valueCost(field, types), SCALAR_COST);
    case 'array':
    case 'vector':
      return SCALAR_COST + type.count * (ITEM_COST + valueCost(type.of, types));
    case 'int':
    case 'fixed':
    case 'block':
      return SCALAR_COST + widthOf(type) / 8;
    default:
      return SCALAR_COST;
  }
}

/** Less is not worth telling. */
const FREE_WORK = 64;

/**
 * Units of work for an operation on values of these types, 0 for what takes no longer than any other step: products of
 * wide numbers take more than a unit a word (Karatsuba), aggregates are copied.
 */
export function workOf(operands: readonly (Type | undefined)[], types: NamedTypes): number {
  const work = operands.reduce((sum, type) => sum + (type === undefined ? 0 : workOn(type, types)), 0);
  return work > FREE_WORK ? work : 0;
}

function workOn(named: Type, types: NamedTypes): number {
  const type = resolveNamed(named, types);
  switch (type.kind) {
    case 'struct':
      return type.fields.reduce((sum, field) => sum + 1 + workOn(field, types), 0);
    case 'array':
    case 'vector':
      return type.count * (1 + workOn(type.of, types));
    case 'int':
    case 'fixed':
    case 'block':
      return (widthOf(type) / 64) ** 1.6 / 16;
    default:
      return 0;
  }
}
