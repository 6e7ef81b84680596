/**
 * How values go in and out of functions of the VM.
 *
 *     parameters of a frame   one address for each aggregate result (where the callee puts it)
 *                             the parameters: scalars in slots (128 bits in two), aggregates as the address of the
 *                             caller's
 *                             for a variadic function, the address of the variable arguments in cells of 8 bytes
 *     results                 the scalar results in slots (resultPlaces)
 *
 * A callee that has aggregate parameters copies them when it begins. `signature` is what an indirect call compares.
 */
import type { HostFunction, HostType } from '../host.ts';
import { HEADER_SLOTS, slotsOf } from '../machine/slots.ts';
import { type Scalar, scalars } from './kinds.ts';

/** A parameter or result: a scalar by value, an aggregate by its address. */
export type Passing =
  | { readonly kind: Scalar }
  | { readonly kind: 'agg'; readonly size: number; readonly align: number };

/** The calling convention of a function; two with the same `signature` can stand for each other. */
export interface Shape {
  readonly params: readonly Passing[];
  readonly results: readonly Passing[];
  readonly variadic: boolean;
  readonly signature: string;
}

export function makeShape(
  params: readonly Passing[],
  results: readonly Passing[],
  variadic: boolean,
  pointerSize: 4 | 8,
): Shape {
  const address = pointerSize === 8 ? 'l' : 'w';
  const letter = ({ kind }: Passing): string => (kind === 'agg' ? address : scalars[kind].letter);
  const hidden = results.filter(({ kind }) => kind === 'agg').map(() => address);
  const back = results.filter(({ kind }) => kind !== 'agg').map(letter);
  const signature = [...hidden, ...params.map(letter), variadic ? address : '', '>', ...back].join('');
  return { params, results, variadic, signature };
}

/** The slots of the scalar results in the callee's frame: the first at 0, the others from 2 on. */
export function resultPlaces({ results }: Shape): number[] {
  const places: number[] = [];
  let next = HEADER_SLOTS;
  for (const { kind } of results) {
    if (kind === 'agg') continue;
    places.push(places.length === 0 ? 0 : next);
    if (places.length > 1) next += slotsOf(scalars[kind].slot);
  }
  return places;
}

/** The first slot behind all results but the first; 0 without such. */
export function resultsEnd(shape: Shape): number {
  const places = resultPlaces(shape);
  const scalar = shape.results.filter(({ kind }) => kind !== 'agg').at(-1);
  if (places.length < 2 || scalar === undefined || scalar.kind === 'agg') return 0;
  return places[places.length - 1] + slotsOf(scalars[scalar.kind].slot);
}

export function shapeOfHost(host: Pick<HostFunction, 'params' | 'result' | 'variadic'>, pointerSize: 4 | 8): Shape {
  const passing = (type: HostType): Passing => ({ kind: scalarOfHost(type, pointerSize) });
  return makeShape(
    host.params.map(passing),
    host.result === undefined ? [] : [passing(host.result)],
    host.variadic,
    pointerSize,
  );
}

export function scalarOfHost(type: HostType, pointerSize: 4 | 8): Scalar {
  switch (type) {
    case 'ptr':
    case 'size':
    case 'ulong':
      return pointerSize === 8 ? 'u64' : 'u32';
    case 'long':
      return pointerSize === 8 ? 'i64' : 'i32';
    default:
      return type;
  }
}
