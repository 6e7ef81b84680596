/** What lies in memory at some bytes, as loads give it and stores leave it, for passes that know the bytes. */
import { memTypes, type MemType } from '../linear/opcodes.ts';

/** What a load of the type gives; undefined for NaNs, whose bits are not those of every engine, for vectors, and for types that are not loaded so. */
export function loadCell(view: DataView, at: number, mem: MemType, type: string): number | bigint | undefined {
  const { size, signed } = memTypes[mem];
  if (mem === 'f32' || mem === 'f64') {
    const value = mem === 'f32' ? view.getFloat32(at, true) : view.getFloat64(at, true);
    return Number.isNaN(value) || mem !== type ? undefined : value;
  }
  if (size > 8 || (type !== 'i64' && type !== 'i32')) return undefined;
  if (size === 8) return type === 'i64' ? view.getBigInt64(at, true) : view.getInt32(at, true);
  const value = wordAt(view, at, size, signed === true);
  return type === 'i64' ? BigInt(value) : value | 0;
}

function wordAt(view: DataView, at: number, size: number, isSigned: boolean): number {
  if (size === 1) return isSigned ? view.getInt8(at) : view.getUint8(at);
  if (size === 2) return isSigned ? view.getInt16(at, true) : view.getUint16(at, true);
  return isSigned ? view.getInt32(at, true) : view.getUint32(at, true);
}

/** Stores the value, truncated; false for what has no such cells. */
export function storeCell(view: DataView, at: number, mem: MemType, value: number | bigint): boolean {
  const { size } = memTypes[mem];
  if (mem === 'f32') view.setFloat32(at, Number(value), true);
  else if (mem === 'f64') view.setFloat64(at, Number(value), true);
  else if (size > 8) return false;
  else if (size === 8) view.setBigInt64(at, BigInt(value), true);
  else storeWord(view, at, size, typeof value === 'bigint' ? Number(BigInt.asIntN(32, value)) : value);
  return true;
}

function storeWord(view: DataView, at: number, size: number, value: number): void {
  if (size === 1) view.setInt8(at, value);
  else if (size === 2) view.setInt16(at, value, true);
  else view.setInt32(at, value, true);
}
