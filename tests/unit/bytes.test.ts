/**
 * Bytes: everything written is read back; Node's own codecs are the oracle; malformed input is refused, never obeyed.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ByteReader, ByteWriter, MalformedBytes } from '../../src/base/bytes.ts';
import { decodeUtf8, encodeUtf8, utf8Length } from '../../src/base/utf8.ts';

function written(write: (writer: ByteWriter) => void): Uint8Array {
  const writer = new ByteWriter(1);
  write(writer);
  return writer.toBytes();
}

const reader = (...bytes: number[]): ByteReader => new ByteReader(Uint8Array.from(bytes));

describe('UTF-8', () => {
  test('encodes as the host does, unpaired surrogates included', () => {
    const host = new TextEncoder();
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: fc.integer({ min: 0xd7f0, max: 0xe010 }).map((c) => String.fromCharCode(c)) }),
        (a, b) => {
          expect(encodeUtf8(a + b)).toEqual(host.encode(a + b));
          expect(utf8Length(a + b)).toBe(host.encode(a + b).length);
        },
      ),
    );
  });

  test('decodes as the host does, and refuses what the host refuses', () => {
    const host = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    const pieces = fc.constantFrom(
      0x41,
      0x7f,
      0x80,
      0xbf,
      0xc0,
      0xc2,
      0xdf,
      0xe0,
      0xa0,
      0xed,
      0x9f,
      0xef,
      0xf0,
      0x90,
      0xf4,
      0x8f,
      0xf5,
      0xff,
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 6 }), (values) => {
        const bytes = Uint8Array.from(values);
        let expected: string | undefined;
        try {
          expected = host.decode(bytes);
        } catch {
          expected = undefined;
        }
        const actual = decodeUtf8(bytes);
        expect(typeof actual === 'string' ? actual : undefined).toBe(expected);
      }),
      { numRuns: 3000 },
    );
  });

  test('texts longer than a chunk', () => {
    const text = '\u{1f341}a\u00e9\u4e2d'.repeat(5000);
    expect(decodeUtf8(encodeUtf8(text))).toBe(text);
    expect(new TextDecoder().decode(encodeUtf8(text))).toBe(text);
  });
});

describe('numbers', () => {
  test('words and floats as a DataView reads them', () => {
    fc.assert(
      fc.property(
        fc.nat(0xffff),
        fc.nat(0xffffffff),
        fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
        fc.double(),
        fc.float(),
        (a, b, c, d, e) => {
          const bytes = written((w) => {
            w.u16(a);
            w.u32(b);
            w.u64(c);
            w.f64(d);
            w.f32(e);
          });
          const view = new DataView(bytes.buffer);
          expect([view.getUint16(0, true), view.getUint32(2, true), view.getBigUint64(6, true)]).toEqual([a, b, c]);
          expect([view.getFloat64(14, true), view.getFloat32(22, true)]).toEqual([d, e]);
          const back = new ByteReader(bytes);
          expect([back.u16(), back.u32(), back.u64(), back.f64(), back.f32(), back.atEnd]).toEqual([
            a,
            b,
            c,
            d,
            e,
            true,
          ]);
        },
      ),
    );
  });

  /** LEB128 by its definition, on unbounded integers. */
  function leb(value: bigint, signed: boolean): number[] {
    const bytes: number[] = [];
    for (;;) {
      const low = Number(BigInt.asUintN(7, value));
      value >>= 7n;
      const done = signed ? value === (low >= 64 ? -1n : 0n) : value === 0n;
      bytes.push(done ? low : low | 128);
      if (done) return bytes;
    }
  }
  const edges = [
    0n,
    1n,
    63n,
    64n,
    127n,
    128n,
    2n ** 31n - 1n,
    2n ** 31n,
    2n ** 32n - 1n,
    2n ** 32n,
    2n ** 53n - 1n,
    2n ** 63n - 1n,
  ];

  test.each(edges)('LEB128 of %s and its neighbours', (edge) => {
    for (const value of [edge, -edge, -edge - 1n, edge + 1n]) {
      const safe = value >= -(2n ** 53n) + 1n && value <= 2n ** 53n - 1n;
      if (value >= 0n && value < 2n ** 64n) {
        expect([...written((w) => w.ulebBig(value))]).toEqual(leb(value, false));
        expect(reader(...leb(value, false)).ulebBig()).toBe(value);
        if (safe) expect([...written((w) => w.uleb(Number(value)))]).toEqual(leb(value, false));
        if (safe) expect(reader(...leb(value, false)).uleb()).toBe(Number(value));
      }
      if (value >= -(2n ** 63n) && value < 2n ** 63n) {
        expect([...written((w) => w.slebBig(value))]).toEqual(leb(value, true));
        expect(reader(...leb(value, true)).slebBig()).toBe(value);
        if (safe) expect([...written((w) => w.sleb(Number(value)))]).toEqual(leb(value, true));
        if (safe) expect(reader(...leb(value, true)).sleb()).toBe(Number(value));
      }
    }
  });

  test('LEB128 of random numbers', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        expect([...written((w) => w.sleb(value))]).toEqual(leb(BigInt(value), true));
        expect([...written((w) => w.uleb(Math.abs(value)))]).toEqual(leb(BigInt(Math.abs(value)), false));
      }),
    );
  });

  test('numbers too large for their reader are refused', () => {
    expect(() => reader(0xff, 0xff, 0xff, 0xff, 0x1f).uleb32()).toThrow(MalformedBytes);
    expect(() => reader(...leb(2n ** 53n, false)).uleb()).toThrow(MalformedBytes);
    expect(() => reader(...leb(2n ** 64n, false)).ulebBig()).toThrow(MalformedBytes);
    expect(() => reader(...leb(2n ** 63n, true)).slebBig()).toThrow(MalformedBytes);
    expect(() => reader(...leb(128n, true)).slebBig(8)).toThrow(MalformedBytes);
    expect(() => new ByteReader(new Uint8Array(4000).fill(0x80)).uleb()).toThrow(MalformedBytes);
    expect(() => new ByteReader(new Uint8Array(4000).fill(0x80)).ulebBig()).toThrow(MalformedBytes);
  });
});

describe('lengths', () => {
  test('strings, placed lengths and words', () => {
    const bytes = written((w) => {
      const word = w.placeU32();
      w.string('naïve 🍁');
      const length = w.placeLength();
      w.bytes(Uint8Array.of(7, 8, 9));
      w.patchLength(length);
      w.patchU32(word, 0xdeadbeef);
    });
    const back = new ByteReader(bytes);
    expect(back.u32()).toBe(0xdeadbeef);
    expect(back.string()).toBe('naïve 🍁');
    const inner = back.sub(back.uleb());
    expect([...inner.bytes(3)]).toEqual([7, 8, 9]);
    expect([inner.atEnd, back.atEnd]).toEqual([true, true]);
  });

  test('nothing is read or allocated beyond the end', () => {
    expect(() => reader().u8()).toThrow(MalformedBytes);
    expect(() => reader(1, 2, 3).u32()).toThrow(MalformedBytes);
    expect(() => reader(0xff, 0xff, 0xff, 0x7f).count()).toThrow(MalformedBytes);
    expect(() => reader(3, 1, 2, 3, 4, 5).count(2)).toThrow(MalformedBytes);
    expect(() => reader(2, 0x41).string()).toThrow(MalformedBytes);
    expect(() => reader(1, 0x80).string()).toThrow(MalformedBytes);
    expect(() => reader(1).bytes(-1)).toThrow(MalformedBytes);
    expect(() => reader(1).bytes(Number.NaN)).toThrow(MalformedBytes);
    expect(() => reader(1, 2).sub(1).bytes(2)).toThrow(MalformedBytes);
    expect(() => reader(1, 2).seek(3)).toThrow(MalformedBytes);
  });
});
