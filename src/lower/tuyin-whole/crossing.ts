/**
 * Functions that meet those of other languages in one program. Integers of up to 64 bits, float and double cross; in between stands code
 * that brings them into the form in which Tuyin's registers hold them (natives.ts), and out of it, where that is another.
 *
 *     called from outside    @half (f64) f64   ──bits──▶  @tuyin.half.own (i64) i64
 *     defined outside        @square (i32) i32 is declared, and called with what the other side expects
 */
import type { LinearBuilder, ModuleBuilder } from '../../linear/builder.ts';
import type { Operand, Signature, ValueType } from '../../linear/nodes.ts';
import type { Graph, GraphFunc } from '../../tuyin/graph/nodes.ts';
import type { Type } from '../../tuyin/types.ts';
import { asBits, asFloat, floatLetter, wrap } from './natives.ts';

/** Is it seen by other modules? */
export function isShared({ linkage, form, body, id }: GraphFunc, graph: Graph | undefined): boolean {
  return linkage === 'external' && form !== 'init' && body.kind !== 'host' && id !== graph?.main;
}

/** What other languages call it with; undefined if its types do not cross. */
export function signatureOf({ params, result, variadic }: GraphFunc): Signature | undefined {
  const types = params.map(crossing);
  const results = result.kind === 'void' ? [] : [crossing(result)];
  const known = (list: readonly (ValueType | undefined)[]): list is readonly ValueType[] => !list.includes(undefined);
  return !variadic && known(types) && known(results) ? { params: types, results } : undefined;
}

function crossing(type: Type): ValueType | undefined {
  if (type.kind === 'int' && type.bits <= 64) return type.bits <= 32 ? 'i32' : 'i64';
  if (type.kind !== 'float') return undefined;
  return type.name === 'float' ? 'f32' : type.name === 'double' ? 'f64' : undefined;
}

/** Do other languages hand over other bits than Tuyin's registers hold? */
export function changes({ params, result }: GraphFunc): boolean {
  const isSame = (type: Type): boolean =>
    type.kind === 'void' || (type.kind === 'int' && (type.bits === 32 || type.bits === 64));
  return ![...params, result].every(isSame);
}

/** What other languages call under the name of a function whose code is `own`. */
export function defineEntry(m: ModuleBuilder, func: GraphFunc, { params, results }: Signature, own: number): void {
  const { name, span } = func;
  const b = m.func(name, params, results, { exported: true, span }).at(span);
  // Behind each value may stand whether it is poison.
  const isDoubled = m.module.funcs[own].params.length > params.length;
  const args = func.params.flatMap((type, i) => [inward(b, b.param(i), type), ...(isDoubled ? [b.i32(0)] : [])]);
  const [value, isPoison] = b.callAll(own, args);
  if (isPoison !== undefined) b.ifThen(isPoison, () => b.trap('poison'));
  b.return(...(results.length === 0 ? [] : [outward(b, value, func.result)]));
  b.finish();
}

/** A call of a function that another language defines. */
export function callOutside(
  b: LinearBuilder,
  { params, result }: GraphFunc,
  index: number,
  values: readonly Operand[],
): Operand[] {
  const given = b.callAll(
    index,
    values.map((value, i) => outward(b, value, params[i])),
  );
  return given.map((value) => inward(b, value, result));
}

function inward(b: LinearBuilder, value: Operand, type: Type): Operand {
  const letter = floatLetter(type);
  return letter === undefined ? wrap(b, value, type) : asBits(b, value, letter);
}

function outward(b: LinearBuilder, value: Operand, type: Type): Operand {
  const letter = floatLetter(type);
  return letter === undefined ? value : asFloat(b, value, letter);
}
