/** The border between the linear interpreter and host functions: values as each side has them (host.ts). */
import type { Func, ValueType } from '../linear/nodes.ts';
import type { HostCall, HostEnv, HostFunction, HostType, HostValue } from './host.ts';

/** Converts between the module's view of the signature and the host function's, which may call a pointer i64 and ptr. */
export function bindHost(func: Func, host: HostFunction, env: HostEnv): HostCall {
  const call = host.create(env);
  const types = func.params.map((_, i) => host.params[i] ?? 'ptr');
  return (...args) => {
    const result = call(...args.map((value, i) => toHost(types[i], value)));
    return result === undefined ? undefined : result;
  };
}

/** A value of the program as the host type says (host.ts). */
export function toHost(type: HostType, value: HostValue): HostValue {
  switch (type) {
    case 'i64':
    case 'u64':
    case 'long':
    case 'ulong': {
      if (typeof value === 'number' && (type === 'long' || type === 'ulong'))
        return type === 'ulong' ? value >>> 0 : value;
      return type === 'i64' || type === 'long' ? BigInt.asIntN(64, BigInt(value)) : BigInt.asUintN(64, BigInt(value));
    }
    case 'f32':
    case 'f64':
      return Number(value);
    case 'i32':
      return Number(BigInt.asIntN(32, BigInt(value)));
    default:
      return Number(BigInt.asUintN(32, BigInt(value)));
  }
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
