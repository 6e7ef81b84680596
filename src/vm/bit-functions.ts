/**
 * Intrinsics of the C family that count, swap or align bits, as the MAPLE VM and the formal machine do them. Values of up to 32 bits are
 * numbers, wider ones bigints.
 */

type Kind = 'u1' | 'i16' | 'u16' | 'i32' | 'u32' | 'i64' | 'u64';

/** A function of one or two values of a kind. */
export interface BitFunction {
  readonly takes: Kind;
  readonly gives: Kind;
  readonly meaning: (x: never, y: never) => number | bigint;
}

const one = <V extends number | bigint>(
  takes: Kind,
  gives: Kind,
  meaning: (x: V, y: V) => number | bigint,
): BitFunction => ({ takes, gives, meaning: meaning });

export const bitFunctions: Readonly<Record<string, BitFunction>> = {
  C_clz32: one('u32', 'i32', (x: number) => Math.clz32(x)),
  C_ctz32: one('u32', 'i32', trailing32),
  C_popcount32: one('u32', 'i32', ones32),
  C_parity32: one('u32', 'i32', (x: number) => ones32(x) & 1),
  C_clrsb32: one('i32', 'i32', (x: number) => Math.clz32(x ^ (x >> 31)) - 1),
  C_ffs: one('i32', 'i32', (x: number) => (x === 0 ? 0 : trailing32(x) + 1)),
  C_clz64: one('u64', 'i32', leading64),
  C_ctz64: one('u64', 'i32', (x: bigint) => (x === 0n ? 64 : 63 - leading64(x & -x))),
  C_popcount64: one('u64', 'i32', ones64),
  C_parity64: one('u64', 'i32', (x: bigint) => ones64(x) & 1),
  C_clrsb64: one('i64', 'i32', (x: bigint) => leading64(BigInt.asUintN(64, x ^ (x >> 63n))) - 1),
  C_rev16_2: one('u16', 'i16', swap16),
  C_bswap16: one('u16', 'i16', swap16),
  C_rev_4: one('u32', 'i32', swap32),
  C_bswap32: one('u32', 'i32', swap32),
  C_rev_8: one('u64', 'u64', swap64),
  C_bswap64: one('u64', 'u64', swap64),
  C_isaligned: one('u64', 'u1', (x: bigint, size: bigint) => ((x & (size - 1n)) === 0n ? 1 : 0)),
  C_alignup: one('u64', 'u64', (x: bigint, size: bigint) => BigInt.asUintN(64, (x + size - 1n) & -size)),
  C_aligndown: one('u64', 'u64', (x: bigint, size: bigint) => BigInt.asUintN(64, x & -size)),
};

function trailing32(x: number): number {
  return x === 0 ? 32 : 31 - Math.clz32(x & -x);
}

function ones32(x: number): number {
  let count = 0;
  for (let rest = x | 0; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function leading64(x: bigint): number {
  const high = Number(x >> 32n);
  return high === 0 ? 32 + Math.clz32(Number(x & 0xffffffffn)) : Math.clz32(high);
}

function ones64(x: bigint): number {
  return ones32(Number(x & 0xffffffffn)) + ones32(Number(x >> 32n));
}

function swap16(x: number): number {
  return (((x & 0xff) << 24) | ((x & 0xff00) << 8)) >> 16;
}

function swap32(x: number): number {
  return (x << 24) | ((x & 0xff00) << 8) | ((x >>> 8) & 0xff00) | (x >>> 24);
}

function swap64(x: bigint): bigint {
  const [low, high] = [swap32(Number(x & 0xffffffffn)), swap32(Number(x >> 32n))];
  return (BigInt(low >>> 0) << 32n) | BigInt(high >>> 0);
}
