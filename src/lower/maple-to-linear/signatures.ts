/**
 * How values go in and out of functions.
 *
 *     linear parameters   one address for each aggregate result (where the callee puts it)
 *                         the parameters: scalars as values, aggregates as the address of a copy that the callee owns
 *                         for a variadic function, the address of the variable arguments in cells of 8 bytes
 *     linear results      the scalar results
 */
import type { Signature } from '../../linear/nodes.ts';
import type { ValueType } from '../../linear/opcodes.ts';
import { scalarRows, type Scalar } from './scalars.ts';

/** How one parameter or result travels. */
export type Passing =
  | { readonly kind: Scalar }
  | { readonly kind: 'agg'; readonly size: number; readonly align: number };

export interface CallShape {
  readonly params: readonly Passing[];
  readonly results: readonly Passing[];
  readonly variadic: boolean;
  readonly signature: Signature;
}

/** The types by which a host describes its functions (the same words as in src/vm). */
export type HostType = 'i32' | 'u32' | 'i64' | 'u64' | 'f32' | 'f64' | 'ptr' | 'size' | 'long' | 'ulong';

export interface HostSignature {
  readonly params: readonly HostType[];
  readonly result: HostType | undefined;
  readonly variadic: boolean;
}

export function makeShape(
  params: readonly Passing[],
  results: readonly Passing[],
  variadic: boolean,
  pointerSize: 4 | 8,
): CallShape {
  const address: ValueType = pointerSize === 8 ? 'i64' : 'i32';
  // Plain loops: every function of a module passes here.
  const signature: Record<'params' | 'results', ValueType[]> = { params: [], results: [] };
  for (const { kind } of results)
    if (kind === 'agg') signature.params.push(address);
    else signature.results.push(scalarRows[kind].value);
  for (const { kind } of params) signature.params.push(kind === 'agg' ? address : scalarRows[kind].value);
  if (variadic) signature.params.push(address);
  return { params, results, variadic, signature };
}

export function hostShape(host: HostSignature, pointerSize: 4 | 8): CallShape {
  const results = host.result === undefined ? [] : [{ kind: hostScalar(host.result, pointerSize) }];
  return makeShape(
    host.params.map((type) => ({ kind: hostScalar(type, pointerSize) })),
    results,
    host.variadic,
    pointerSize,
  );
}

function hostScalar(type: HostType, pointerSize: 4 | 8): Scalar {
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
