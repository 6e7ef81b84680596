/** Calls of the system interface with the types that the program declares: addresses and counts have the width of its pointers there. */
import type { Signature } from '../../linear/nodes.ts';
import { call } from '../text/expr.ts';
import { asNumber, cast, marked, typeOfValue, type Expr, type JavaType } from './expr.ts';
import { systemFunctionOf, type SystemType } from '../text/system-functions.ts';

/** Undefined if `callee` is no function of the system interface. */
export function systemCall(
  callee: string,
  args: readonly Expr[],
  { results }: Signature,
  place: number,
): Expr | undefined {
  const row = systemFunctionOf(callee);
  if (row === undefined) return undefined;
  const given = row.params.map((type, i) => converted(asNumber(args[i]), type));
  const value = call<JavaType>(marked(callee, place), given, row.result === 'long' ? 'i64' : 'i32');
  const wanted = typeOfValue(results.at(0) ?? 'i32');
  return results.length === 0 || row.result === undefined || value.type === wanted ? value : cast(wanted, value);
}

function converted(value: Expr, type: SystemType): Expr {
  if (type === 'int' || type === 'at') return value.type === 'i64' ? cast('i32', value) : value;
  if (value.type === 'i64') return value;
  return type === 'count' ? call('Integer.toUnsignedLong', [value], 'i64') : cast('i64', value);
}
