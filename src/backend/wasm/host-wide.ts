/**
 * 128-bit values at the border to JavaScript, which has no type for them: each is two bigints of 64 bits, the lower half
 * first. The operations that the host computes (wide-helpers.ts) are those of src/linear/meaning.ts between such halves.
 */
import { meaningOf, type Scalar } from '../../linear/meaning.ts';
import { calcRows, type CalcOp, type ValueType } from '../../linear/opcodes.ts';
import type { HostValue } from '../../vm/host.ts';

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

export function importedOp(op: CalcOp): (...values: HostValue[]) => unknown {
  const meaning = meaningOf(op);
  const { operands, result } = calcRows[op];
  return (...values) => {
    const [a, b, c] = joinHalves(operands, values) as Scalar[];
    const value = meaning(a, b, c);
    return result === 'v128' ? splitHalves([result], [value]) : value;
  };
}
