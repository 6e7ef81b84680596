/** Constants: their bits against the host's own conversions and exact rational arithmetic, and back. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SourceFile } from '../../../src/base/source.ts';
import { constantText, decodeString, floatBits, quoteString } from '../../../src/maple/literals.ts';
import { parseMaple } from '../../../src/maple/parser.ts';
import { f128Format, f32Format, f64Format } from '../../../src/scalar/float-format.ts';
import type { PrimType } from '../../../src/scalar/prim-types.ts';

const view = new DataView(new ArrayBuffer(8));
const f64Of = (bits: bigint): number => (view.setBigUint64(0, bits), view.getFloat64(0));
const f32Of = (bits: bigint): number => (view.setUint32(0, Number(bits)), view.getFloat32(0));
const bitsOfF64 = (value: number): bigint => (view.setFloat64(0, value), view.getBigUint64(0));
const bitsOfF32 = (value: number): bigint => (view.setFloat32(0, value), BigInt(view.getUint32(0)));

/** The bits of the constant that the text gives at a type, through the whole parser. */
function bitsOf(prim: string, text: string): bigint {
  const { module, diagnostics } = parseMaple(
    new SourceFile('t.mpl', `func &f () void {\n  eval (constval ${prim} ${text})\n}\n`),
  );
  expect(diagnostics).toEqual([]);
  const code = module.funcs[0].code!;
  const [constant] = [...code.nodes()].filter((n) => code.op(n) === 'constval');
  return code.bits(constant);
}

describe('integers', () => {
  test.each([
    ['i32', '-1', 0xffffffffn],
    ['i32', '0x7fffffff', 0x7fffffffn],
    ['i32', '-2147483648', 0x80000000n],
    ['u32', '4294967295', 0xffffffffn],
    ['i8', '-1', 0xffn],
    ['i8', '127', 127n],
    ['u8', '255', 255n],
    ['i16', '-32768', 0x8000n],
    ['u1', '1', 1n],
    ['i64', '-1', 0xffffffffffffffffn],
    ['i64', '4294967296', 1n << 32n],
    ['i64', '-4294967296', 0xffffffff00000000n],
    ['i64', '999999999999999', 999999999999999n],
    ['i64', '-999999999999999', (1n << 64n) - 999999999999999n],
    ['u64', '18446744073709551615', (1n << 64n) - 1n],
    ['ptr', '0', 0n],
    ['a32', '0xffffffff', 0xffffffffn],
    ['i128', '-1', (1n << 128n) - 1n],
    ['u128', '0x10000000000000000', 1n << 64n],
    ['i32', '017', 15n],
    ['i32', '0', 0n],
    ['i32', '-0', 0n],
    ['i32', '00', 0n],
    ['i32', '1u', 1n],
    ['i64', '7ULL', 7n],
    ['i32', '0XFFl', 255n],
    ['i8', "'a'", 97n],
    ['u8', "'#'", 35n],
    ['i8', "'\"'", 34n],
    ['i8', "'\\'", 92n],
    ['i32', "' '", 32n],
  ] as const)('%s %s', (prim, text, bits) => {
    expect(bitsOf(prim, text)).toBe(bits);
  });

  const types: [PrimType, number, boolean][] = [
    ['i8', 8, true],
    ['u8', 8, false],
    ['i16', 16, true],
    ['u16', 16, false],
    ['i32', 32, true],
    ['u32', 32, false],
    ['i64', 64, true],
    ['u64', 64, false],
    ['i128', 128, true],
    ['u128', 128, false],
  ];
  test.each(types)('any %s, through text', (prim, width, signed) => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: (1n << BigInt(width)) - 1n }), (bits) => {
        const value = signed ? BigInt.asIntN(width, bits) : bits;
        expect(constantText(prim, bits)).toBe(value.toString());
        expect(bitsOf(prim, value.toString())).toBe(bits);
      }),
      { numRuns: 60 },
    );
  });
});

describe('floats', () => {
  test('f64 as the host reads it', () => {
    for (const text of [
      '1.5',
      '0.1',
      '1e300',
      '1e-320',
      '4.9e-324',
      '2.4e-324',
      '1e400',
      '123456789.123456789',
      '.5',
      '5.',
      '1E5',
      '-0.0',
      '7',
    ]) {
      expect(bitsOf('f64', text)).toBe(bitsOfF64(Number(text)));
    }
  });
  test('f32 is rounded once', () => {
    // Just above the midpoint of 1 and the next f32: rounding to f64 first would give the midpoint, and then 1.
    expect(floatBits(f32Format, '1.00000005960464477540f')).toBe(0x3f800001n);
    expect(floatBits(f32Format, '1.000000059604644775390625f')).toBe(0x3f800000n);
    expect(floatBits(f32Format, '1.00000005960464477538f')).toBe(0x3f800000n);
    expect(floatBits(f32Format, '1e-46')).toBe(0n);
    expect(floatBits(f32Format, '1.4e-45')).toBe(1n);
    expect(floatBits(f32Format, '3.4028236e38')).toBe(0x7f800000n);
  });
  test.each([
    ['f32', 'nanf', 0x7fc00000n],
    ['f32', '-nanf', 0xffc00000n],
    ['f32', 'inff', 0x7f800000n],
    ['f32', '-inff', 0xff800000n],
    ['f64', 'nan', 0x7ff8000000000000n],
    ['f64', '-nan', 0xfff8000000000000n],
    ['f64', 'inf', 0x7ff0000000000000n],
    ['f64', '-inf', 0xfff0000000000000n],
    ['f32', '0x7f800001', 0x7f800001n],
    ['f64', '0x7ff0000000000001', 0x7ff0000000000001n],
    ['f32', '0x3f800000', 0x3f800000n],
    ['f64', '0x1.8p3', bitsOfF64(12)],
    ['f32', '-0x1p-149', 0x80000001n],
    ['f64', '0x.8p1', bitsOfF64(1)],
    ['f128', '1.0', 0x3fff0000000000000000000000000000n],
    ['f128', '0xL3fff0000000000000000000000000001', 0x3fff0000000000000000000000000001n],
    ['f128', '-2.5', 0xc0004000000000000000000000000000n],
    ['c64', '[1.0f, -1.0f]', 0xbf8000003f800000n],
    ['v4i32', '[1, 2, 3, -1]', 0xffffffff000000030000000200000001n],
    ['v2f32', '[0.0f, 1.0f]', 0x3f80000000000000n],
  ] as const)('%s %s', (prim, text, bits) => {
    expect(bitsOf(prim, text)).toBe(bits);
  });
  test('f128 against rational arithmetic', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 40n }), fc.integer({ min: -60, max: 60 }), (digits, exponent) => {
        const bits = floatBits(f128Format, `${digits}e${exponent}`);
        const significand = (bits & ((1n << 112n) - 1n)) | (1n << 112n);
        const power = Number(bits >> 112n) - 16383 - 112;
        // |digits*10^e - significand*2^power| is at most half of 2^power: both sides scaled to integers.
        const scale = (base: bigint, e: number): [bigint, bigint] =>
          e >= 0 ? [base ** BigInt(e), 1n] : [1n, base ** BigInt(-e)];
        const [tens, tensBelow] = scale(10n, exponent);
        const [twos, twosBelow] = scale(2n, power);
        const exact = digits * tens * twosBelow * 2n;
        const found = significand * twos * tensBelow * 2n;
        const error = exact > found ? exact - found : found - exact;
        expect(error <= twos * tensBelow).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
  test('every f32 and f64 comes back, and none is longer than it must be', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 0xffffffffn }), (bits) => {
        const text = constantText('f32', bits);
        expect(bitsOf('f32', text)).toBe(bits);
        const value = f32Of(bits);
        if (Number.isFinite(value) && value !== 0) {
          for (let digits = 1; digits < 9; digits++) {
            const shorter = String(Number(value.toPrecision(digits)));
            if (bitsOfF32(Number(shorter)) === bits)
              expect(text.replace(/(\.0)?f$/, '').length).toBeLessThanOrEqual(shorter.length);
          }
        }
      }),
      { numRuns: 400 },
    );
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: (1n << 64n) - 1n }), (bits) => {
        expect(bitsOf('f64', constantText('f64', bits))).toBe(bits);
      }),
      { numRuns: 300 },
    );
    expect(f64Of(floatBits(f64Format, constantText('f64', 1n)))).toBe(5e-324);
  });
  test.each<[PrimType, bigint, string]>([
    ['f32', 0x3f800000n, '1.0f'],
    ['f32', 0x3dcccccdn, '0.1f'],
    ['f32', 0x80000000n, '-0.0f'],
    ['f64', 0x3ff8000000000000n, '1.5'],
    ['f64', 0x8000000000000000n, '-0.0'],
    ['f64', bitsOfF64(1e21), '1e+21'],
    ['f32', 0x7f800001n, '0x7f800001'],
    ['u1', 1n, '1'],
    ['f32', 0x7f7fffffn, '3.4028235e+38f'],
  ])('%s %i is written %s', (prim, bits, text) => {
    expect(constantText(prim, bits)).toBe(text);
  });
});

describe('strings', () => {
  test.each([
    [String.raw`a\n\t\"\\\x41\101`, 'a\n\t"\\AA'],
    [String.raw`\a\b\v\f\r`, '\x07\b\v\f\r'],
    [String.raw`\0101\12x`, 'A\nx'],
    [String.raw`\q\8`, '\\q\\8'],
    [String.raw`\xff\xc3\xa9`, '\xff\xc3\xa9'],
    ['é', '\xc3\xa9'],
    ['🍁', '\xf0\x9f\x8d\x81'],
  ])('%s as bytes', (raw, text) => {
    expect(decodeString(raw, false)).toBe(text);
  });
  test('wide strings keep 16-bit units', () => {
    expect(decodeString(String.raw`é枫\x41\xe9`, true)).toBe('é枫Aé');
  });
  test('quoted and read again', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 255 })), (bytes) => {
        const text = String.fromCharCode(...bytes);
        const quoted = quoteString(text);
        expect(quoted).toMatch(/^"[\x20-\x7e]*"$/);
        expect(decodeString(quoted.slice(1, -1), false)).toBe(text);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(decodeString(quoteString(text).slice(1, -1), true)).toBe(text);
      }),
    );
  });
});
