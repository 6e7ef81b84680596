/**
 * Bit patterns of f32 and f64 numbers. A number that is NaN gives the one NaN pattern of the format, so that no result
 * depends on which payload an engine happens to keep.
 */
const buffer = new DataView(new ArrayBuffer(8));

/** A number to be written as bits: engines keep signs and payloads of NaN, which this replaces. */
export function oneNan(value: number): number {
  return value === value ? value : NaN;
}

export function f32ToBits(value: number): number {
  if (value !== value) return 0x7fc00000;
  buffer.setFloat32(0, value);
  return buffer.getUint32(0);
}

export function f32FromBits(bits: number): number {
  buffer.setUint32(0, bits);
  return buffer.getFloat32(0);
}

export function f64ToBits(value: number): bigint {
  if (value !== value) return 0x7ff8_0000_0000_0000n;
  buffer.setFloat64(0, value);
  return buffer.getBigUint64(0);
}

export function f64FromBits(bits: bigint): number {
  buffer.setBigUint64(0, bits);
  return buffer.getFloat64(0);
}
