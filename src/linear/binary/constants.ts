/** Immediates that do not fit into a few bytes of code: floats, and integers of more than 32 bits. */
import type { ByteReader, ByteWriter } from '../../base/bytes.ts';
import type { Immediate } from '../literal.ts';

/** What an entry is; numbers of the format. */
const kinds = { f32: 1, f64: 2, i64: 3, v128: 4, f32Bits: 5, f64Bits: 6 } as const;

/** Is it written in the code itself, as a short integer? */
export function isShort({ type, value }: Immediate): boolean {
  if (type === 'i64') return value === BigInt.asIntN(32, BigInt(value));
  return type === 'i32' || type === 'i32*' || type === 'f32*';
}

/** Tells constants apart as the text does. */
export function constantKey({ type, value, bits }: Immediate): string {
  return `${type} ${Object.is(value, -0) ? '-0' : value} ${bits ?? ''}`;
}

export function writeConstant(out: ByteWriter, { type, value, bits }: Immediate): void {
  if (bits !== undefined) {
    out.u8(type === 'f32' ? kinds.f32Bits : kinds.f64Bits);
    const digits = bits.toString(16);
    out.string(digits);
  } else if (type === 'f32') {
    out.u8(kinds.f32);
    out.f32(Number(value));
  } else if (type === 'f64') {
    out.u8(kinds.f64);
    out.f64(Number(value));
  } else {
    out.u8(type === 'i64' ? kinds.i64 : kinds.v128);
    const wide = BigInt(value);
    out.u64(BigInt.asUintN(64, wide));
    if (type !== 'i64') out.u64(BigInt.asUintN(64, wide >> 64n));
  }
}

export function readConstant(input: ByteReader): Immediate {
  const at = input.offset;
  switch (input.u8()) {
    case kinds.f32:
      return { kind: 'v', type: 'f32', value: input.f32() };
    case kinds.f64:
      return { kind: 'v', type: 'f64', value: input.f64() };
    case kinds.i64:
      return { kind: 'v', type: 'i64', value: BigInt.asIntN(64, input.u64()) };
    case kinds.v128:
      return { kind: 'v', type: 'v128', value: input.u64() | (input.u64() << 64n) };
    case kinds.f32Bits:
      return { kind: 'v', type: 'f32', value: NaN, bits: readBits(input) };
    case kinds.f64Bits:
      return { kind: 'v', type: 'f64', value: NaN, bits: readBits(input) };
    default:
      return input.fail('there is no such kind of constants', at);
  }
}

function readBits(input: ByteReader): bigint {
  const digits = input.string();
  return /^[0-9a-f]{1,16}$/.test(digits) ? BigInt(`0x${digits}`) : input.fail('these are no bits of a NaN');
}
