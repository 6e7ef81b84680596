/**
 * 128-bit values where host and program meet: JavaScript has no type for them, so each is two i64 (two bigints of 64 bits),
 * the lower half first. Here are such types, the code that takes values apart and puts them together, and the same in
 * JavaScript.
 */
import type { ValueType } from '../../linear/opcodes.ts';
import type { HostValue } from '../../vm/host.ts';
import type { BodyWriter } from './body-writer.ts';
import type { ValType } from './module.ts';

/** Types with every v128 as two i64. */
export function inHalves(types: readonly ValType[]): ValType[] {
  return types.flatMap((type): ValType[] => (type === 'v128' ? ['i64', 'i64'] : [type]));
}

/** Pushes a value of a local, a v128 as its halves. */
export function pushHalves(body: BodyWriter, type: ValType, local: number): void {
  body.local('local.get', local);
  if (type !== 'v128') return;
  body.lane('i64x2.extract_lane', 0);
  body.local('local.get', local);
  body.lane('i64x2.extract_lane', 1);
}

/** Joins the halves on the stack; `high` is a local for the upper one. */
export function joinPushed(body: BodyWriter, high: number): void {
  body.local('local.set', high);
  body.plain('i64x2.splat');
  body.local('local.get', high);
  body.lane('i64x2.replace_lane', 1);
}

/** Values of these types as the host passes them. */
export function splitHalves(types: readonly ValueType[], values: readonly HostValue[]): HostValue[] {
  return values.flatMap((value, k): HostValue[] => {
    if (types[k] === 'i64') return [BigInt(value)];
    if (types[k] !== 'v128') return [value];
    return [BigInt.asIntN(64, BigInt(value)), BigInt.asIntN(64, BigInt(value) >> 64n)];
  });
}

/** Values of these types out of what the host was given. */
export function joinHalves(types: readonly ValueType[], values: readonly HostValue[]): HostValue[] {
  let at = 0;
  return types.map((type) => {
    const value = values[at++];
    if (type !== 'v128') return value;
    return BigInt.asUintN(64, BigInt(value)) | (BigInt.asUintN(64, BigInt(values[at++])) << 64n);
  });
}
