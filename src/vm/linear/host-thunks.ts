/** Thunks through which the linear interpreter calls host functions: each side sees values as it has them (../host.ts). */
import type { Func, ValueType } from '../../linear/nodes.ts';
import { toHost, type HostCall, type HostEnv, type HostFunction, type HostValue } from '../host.ts';

/** Converts between the module's view of the signature and the host function's, which may call a pointer i64 and ptr. */
export function hostThunk(func: Func, host: HostFunction, env: HostEnv): HostCall {
  const call = host.create(env);
  const types = func.params.map((_, i) => host.params[i] ?? 'ptr');
  return (...args) => call(...args.map((value, i) => toHost(types[i], value)));
}

/** A host result as a value of the module's type: wrapped or rounded. */
export function fromHost(type: ValueType, value: HostValue): HostValue {
  switch (type) {
    case 'i64':
    case 'v128':
      return BigInt.asIntN(64, BigInt(value));
    case 'i32':
      return typeof value === 'number' ? value | 0 : Number(BigInt.asIntN(32, value));
    case 'f32':
      return Math.fround(Number(value));
    case 'f64':
      return Number(value);
    default:
      return Number(value) >>> 0;
  }
}
