/**
 * How host functions meet WebAssembly: their C signature as types of imports, and thunks in JavaScript for the conversions
 * that remain. WebAssembly hands over i32 and i64 signed; `u32`, `ptr` and `size` arrive at host functions unsigned, `u64`
 * likewise. Results need nothing: WebAssembly wraps them as they enter.
 */
import type { HostCall, HostFunction, HostType, HostValue } from '../../vm/host.ts';
import { Trap } from '../../vm/trap.ts';
import { valTypeOf } from './context.ts';
import type { ImageFunc } from './image-facts.ts';
import type { HostSignature, HostValueType } from './emit.ts';
import type { ValType } from './module.ts';

/** The parameters of a host function with the one that a variadic function adds. */
function paramsOf(host: HostFunction): readonly HostType[] {
  return host.variadic ? [...host.params, 'ptr'] : host.params;
}

/** A host function's types as WebAssembly's, and which of them are unsigned. */
export function hostSignatureOf(host: HostFunction, pointerSize: 4 | 8): HostSignature {
  return {
    params: paramsOf(host).map((type) => hostValueType(type, pointerSize)),
    result: host.result && hostValueType(host.result, pointerSize),
  };
}

/** Addresses are 32 bits wide here; `long` is as wide as the program's pointers. */
export function hostValueType(type: HostType, pointerSize: 4 | 8): HostValueType {
  switch (type) {
    case 'i32':
      return { type: 'i32', unsigned: false };
    case 'u32':
    case 'ptr':
    case 'size':
      return { type: 'i32', unsigned: true };
    case 'i64':
    case 'u64':
      return { type: 'i64', unsigned: type === 'u64' };
    case 'long':
    case 'ulong':
      return { type: pointerSize === 8 ? 'i64' : 'i32', unsigned: type === 'ulong' };
    case 'f32':
    case 'f64':
      return { type, unsigned: false };
  }
}

/** A value on its way between the program and its host. */
type Convert = (value: HostValue) => HostValue;
const toU32: Convert = (value) => (value as number) >>> 0;
const toU64: Convert = (value) => BigInt.asUintN(64, value as bigint);
const same: Convert = (value) => value;

/** An argument of the program as the host function takes it. */
function arrival({ type, unsigned }: HostValueType): Convert {
  if (!unsigned) return same;
  return type === 'i64' ? toU64 : toU32;
}

/** The function to import: `call` behind the conversions that its signature asks for. Few arguments take no array. */
export function importedCall(call: HostCall, host: HostFunction, pointerSize: 4 | 8): HostCall {
  const converts = hostSignatureOf(host, pointerSize).params.map(arrival);
  if (converts.every((convert) => convert === same)) return call;
  const [a, b, c] = converts;
  switch (converts.length) {
    case 1:
      return (x) => call(a(x));
    case 2:
      return (x, y) => call(a(x), b(y));
    case 3:
      return (x, y, z) => call(a(x), b(y), c(z));
    default:
      return (...values) => call(...values.map((value, k) => converts[k](value)));
  }
}

/** A host function whose declaration differs so much that it cannot be called. */
export function refuseCall(func: ImageFunc, reason: string): HostCall {
  return () => {
    throw new Trap('missing-function', `${func.name} ${reason}`);
  };
}

/** A function of the program as a host function sees it; undefined if it has other parameters or results. */
export function callableFor(
  wasmFunc: HostCall,
  func: ImageFunc,
  params: readonly HostType[],
  result: HostType | undefined,
  pointerSize: 4 | 8,
): HostCall | undefined {
  if (func.params.length !== params.length || func.results.length < (result === undefined ? 0 : 1)) return undefined;
  const converts = func.params.map((type, k) => departure(hostValueType(params[k], pointerSize), valTypeOf(type)));
  const back =
    result === undefined ? same : arrivalFrom(valTypeOf(func.results[0]), hostValueType(result, pointerSize));
  if (converts.includes(undefined) || back === undefined) return undefined;
  const known = converts as Convert[];
  return (...values) => back(wasmFunc(...values.map((value, k) => known[k](value))) as HostValue);
}

function isInt(type: ValType): boolean {
  return type === 'i32' || type === 'i64';
}

/** A host value as an argument of the given type. */
function departure(from: HostValueType, to: ValType): Convert | undefined {
  if (isInt(from.type) !== isInt(to)) return undefined;
  if (!isInt(to)) return same;
  if (to === 'i64') return (value) => (typeof value === 'bigint' ? value : BigInt(value));
  return (value) => Number(BigInt.asIntN(32, BigInt(value)));
}

/** A result of the given type as a host value. */
function arrivalFrom(from: ValType, to: HostValueType): Convert | undefined {
  if (isInt(from) !== isInt(to.type)) return undefined;
  if (!isInt(from)) return same;
  const cut = to.unsigned ? BigInt.asUintN : BigInt.asIntN;
  if (to.type === 'i64') return (value) => cut(64, BigInt(value));
  return (value) => Number(cut(32, BigInt(value)));
}
