/**
 * Literals and text of floats against C: strtof, strtod and strtof128 for reading, `%a` and `%.*e` for writing; and the
 * laws that what is written reads back to the same bits and that no shorter text does.
 */
import { describe, expect, it } from 'vitest';
import { bitCodec, fromBits, toBits } from '../../src/scalar/bits.ts';
import { f16Format, f64Format } from '../../src/scalar/float-format.ts';
import { parseFloatBits, parseFloatLiteral } from '../../src/scalar/float-literal.ts';
import { formatFloat, formatFloatBits, formatHexFloat, formatHexFloatBits } from '../../src/scalar/float-text.ts';
import type { FloatType } from '../../src/scalar/values.ts';
import { floatTypes } from '../../src/scalar/values.ts';
import { skipWithout } from '../needs.ts';
import { askC } from './c-oracle.ts';
import { Random } from './random.ts';
import { floatPatterns, formats } from './samples.ts';

function read(text: string, type: FloatType): string {
  const value = parseFloatLiteral(text, type);
  if (value === undefined) return 'not a float';
  const bits = toBits(type, value);
  return bits === nanBits(type) ? 'nan' : bits.toString(16);
}

function nanBits(type: FloatType): bigint {
  const { precision, maxExponent } = formats[type];
  return ((BigInt(2 * maxExponent + 1) << 1n) | 1n) << BigInt(precision - 2);
}

function randomDigits(random: Random, count: number): string {
  return Array.from({ length: count }, () => String(random.below(10))).join('');
}

/** Literals of all shapes: random ones, and the exact halfway points between floats, with and without a bit more. */
function literals(type: FloatType, random: Random): string[] {
  const range = Math.ceil(formats[type].maxExponent * 0.302);
  const found = ['0', '-0', '0.0e99999999999999999999', '-0x0p0', '1', '007', '1.', '.5', '1e5', '1E+05', '-1.25e-3'];
  found.push('inf', '-inf', 'nan', 'INFINITY');
  found.push('1e999999999999', '1e-999999999999', '0x1p99999999999', '-0x.8p-99999999999');
  found.push(`1${'0'.repeat(6000)}`, `0.${'0'.repeat(6000)}1`, `${'9'.repeat(4000)}e-4000`, `1${'0'.repeat(400)}e-400`);
  found.push(`0x${'f'.repeat(300)}p-1200`, `0x0.${'0'.repeat(300)}8p1201`, '0x1.921fb54442d18469898cc51701b839a2p+1');
  for (let i = 0; i < 400; i++) {
    const digits = randomDigits(random, 1 + random.below(45));
    const point = random.below(digits.length + 1);
    const power = random.below(3) === 0 ? random.below(2 * range) - range - 20 : random.below(40) - 20;
    found.push(`${random.below(2) ? '-' : ''}${digits.slice(0, point)}.${digits.slice(point)}0e${power}`);
    found.push(`${1 + random.below(9)}${digits}`, `0.${digits}`);
    const hex = random
      .bits(120)
      .toString(16)
      .slice(0, 1 + random.below(30));
    const small = -formats[type].maxExponent - random.below(120);
    found.push(`0x${hex[0]}.${hex.slice(1)}p${random.below(4) === 0 ? small : power}`);
  }
  for (const bits of floatPatterns(type, random, 60)) found.push(...halfwayLiterals(type, bits));
  return found;
}

/** The point halfway to the next float, exactly, and its neighbours in the last of many digits. */
function halfwayLiterals(type: FloatType, bits: bigint): string[] {
  const { width, precision, maxExponent } = formats[type];
  const magnitude = BigInt.asUintN(width - 1, bits);
  const biased = Number(magnitude >> BigInt(precision - 1));
  if (biased >= 2 * maxExponent + 1) return [];
  const fraction = BigInt.asUintN(precision - 1, magnitude);
  const significand = 2n * (biased === 0 ? fraction : fraction + (1n << BigInt(precision - 1))) + 1n;
  const exponent = Math.max(biased, 1) - maxExponent - precision;
  // Long decimal expansions are left to the smaller exponents, to keep the questions short.
  if (Math.abs(exponent) > 1200) return [`0x${significand.toString(16)}p${exponent}`];
  const text = exponent >= 0 ? (significand << BigInt(exponent)).toString() : exactDecimal(significand, -exponent);
  const point = text.includes('.') ? '' : '.';
  return [text, `${text}${point}000000000000000000000000000000000000001`, `-${text.slice(0, -1)}4999999999999`];
}

/** significand / 2^places in full. */
function exactDecimal(significand: bigint, places: number): string {
  const digits = (significand * 5n ** BigInt(places)).toString().padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

describe.each(floatTypes)('%s', (type) => {
  const codec = bitCodec(type);
  const samples = floatPatterns(type, new Random(21n), type === 'f128' ? 150 : 500);

  it('reads as C does', (context) => {
    skipWithout('gcc', context);
    const texts = literals(type, new Random(17n));
    const answers = askC(texts.map((text) => `read ${type} ${text}`));
    expect(answers.length).toBe(texts.length);
    texts.forEach((text, i) => {
      const result = read(text, type);
      if (result !== answers[i]) expect.fail(`${text.slice(0, 200)} reads as ${result}, in C ${answers[i]}`);
    });
  });

  it('writes what reads back', () => {
    for (const bits of samples) {
      const text = formatFloat(codec.fromBits(bits), type);
      expect(text).toMatch(/[.en]/);
      expect(codec.toBits(parseFloatLiteral(text, type) as never), text).toBe(bits);
      const hex = formatHexFloat(codec.fromBits(bits), type);
      expect(codec.toBits(parseFloatLiteral(hex, type) as never), hex).toBe(bits);
    }
  });

  it('writes hexadecimal as %a', (context) => {
    skipWithout('gcc', context);
    const answers = askC(samples.map((bits) => `hex ${type} ${bits.toString(16)}`));
    samples.forEach((bits, i) => {
      expect(formatHexFloat(codec.fromBits(bits), type)).toBe(answers[i].replace('-nan', 'nan'));
    });
  });

  it('writes the shortest text, and the closest of that length', (context) => {
    skipWithout('gcc', context);
    const finite = samples.filter((bits) => !formatFloat(codec.fromBits(bits), type).includes('n'));
    const texts = finite.map((bits) => formatFloat(codec.fromBits(bits), type));
    const lengths = texts.map(countDigits);
    const atLength = askC(finite.map((bits, i) => `digits ${type} ${lengths[i]} ${bits.toString(16)}`));
    const shorter = askC(finite.map((bits, i) => `digits ${type} ${Math.max(1, lengths[i] - 1)} ${bits.toString(16)}`));
    finite.forEach((bits, i) => {
      const own = parseFloatLiteral(texts[i], type);
      // Where the nearest text of this length reads back, it is the one we wrote.
      if (codec.toBits(parseFloatLiteral(atLength[i], type) as never) === bits) {
        expect(sameNumber(texts[i], atLength[i]), `${texts[i]} ${atLength[i]}`).toBe(true);
      }
      if (lengths[i] > 1) expect(parseFloatLiteral(shorter[i], type)).not.toEqual(own);
    });
    expect(finite.length).toBeGreaterThan(100);
  });
});

/** Significant digits of a decimal text, 1 for zero. */
function countDigits(text: string): number {
  return text.replace(/e.*/, '').replace(/[-.]/g, '').replace(/^0+/, '').replace(/0+$/, '').length || 1;
}

/** Do two decimal texts denote the same number? Compared as digits and exponent. */
function sameNumber(a: string, b: string): boolean {
  return normalize(a) === normalize(b);
}

function normalize(text: string): string {
  const [, sign, whole, fraction = '', power = '0'] = /^(-?)(\d+)(?:\.(\d*))?(?:e([+-]?\d+))?$/.exec(text) ?? [];
  const digits = (whole + fraction).replace(/^0+/, '');
  const kept = digits.replace(/0+$/, '');
  return kept === '' ? `${sign}0` : `${sign}${kept}e${Number(power) - fraction.length + digits.length - kept.length}`;
}

describe('text', () => {
  it('is laid out as JavaScript does, with .0 added to integers', () => {
    const table: [number, string][] = [
      [0, '0.0'],
      [-0, '-0.0'],
      [1, '1.0'],
      [-1.5, '-1.5'],
      [0.1, '0.1'],
      [1e21, '1e+21'],
      [123456789012345680000, '123456789012345680000.0'],
      [0.000001, '0.000001'],
      [1e-7, '1e-7'],
      [1.5e-7, '1.5e-7'],
      [5e-324, '5e-324'],
      [NaN, 'nan'],
      [Infinity, 'inf'],
      [-Infinity, '-inf'],
    ];
    for (const [value, text] of table) {
      expect(formatFloat(value, 'f64')).toBe(text);
      expect(formatFloatBits(toBits('f64', value), f64Format)).toBe(text);
    }
    expect(formatFloat(Math.fround(0.1), 'f32')).toBe('0.1');
    expect(formatFloat(Math.fround(16777216), 'f32')).toBe('16777216.0');
    expect(formatFloat(2 ** -149, 'f32')).toBe('1e-45');
  });

  it('the general algorithm gives the digits of JavaScript for f64', () => {
    for (const bits of floatPatterns('f64', new Random(31n), 1500)) {
      expect(formatFloatBits(bits, f64Format)).toBe(formatFloat(fromBits('f64', bits), 'f64'));
    }
  });

  it('all of binary16 reads back', () => {
    for (let bits = 0n; bits < 0x7c00n; bits += 3n) {
      expect(parseFloatBits(formatFloatBits(bits, f16Format), f16Format)).toBe(bits);
      expect(parseFloatBits(formatHexFloatBits(bits, f16Format), f16Format)).toBe(bits);
    }
    expect(parseFloatBits('65504', f16Format)).toBe(0x7bffn);
    expect(parseFloatBits('65519.99', f16Format)).toBe(0x7bffn);
    expect(parseFloatBits('65520', f16Format)).toBe(0x7c00n);
  });

  const wrong = ['', '.', '-', '+-1', '1e', '1e+', 'e5', '1.5g', '1..5', ' 1', '1 ', '1_0', 'infi', 'na'];
  it.each([...wrong, '0x', '0x1', '0x1.8', '0xp1', '0x.p1'])('%j is no float', (text) => {
    for (const type of floatTypes) expect(parseFloatLiteral(text, type)).toBeUndefined();
  });

  it.each([
    ['1.5f', 1.5],
    ['1e3F', 1000],
    ['0x1.8p1f', 3],
    ['2.L', 2],
    ['+0.5', 0.5],
    ['inff', Infinity],
    ['-inff', -Infinity],
    ['nanf', NaN],
  ])('%s has a suffix or sign', (text, value) => {
    expect(parseFloatLiteral(text, 'f32')).toBe(value);
    expect(parseFloatLiteral(text, 'f64')).toBe(value);
  });

  it('reads literals of a million characters', () => {
    const digits = '7'.repeat(1_000_000);
    expect(parseFloatLiteral(`0.${digits}`, 'f64')).toBe(0.7777777777777778);
    expect(parseFloatLiteral(digits, 'f32')).toBe(Infinity);
    expect(parseFloatLiteral(`0x1.${digits}p0`, 'f32')).toBe(Math.fround(1 + 7 / 15));
    expect(parseFloatLiteral(`${digits}x`, 'f32')).toBeUndefined();
  });

  it('f32 literals are rounded once, short or long, normal or not', () => {
    // Each lies next to the point halfway between two floats, and the nearest f64 is that point exactly.
    const table: [string, number][] = [
      ['1.0000000596046448', 1 + 2 ** -23],
      ['1.00000005960464477540', 1 + 2 ** -23],
      ['6305843089461677e-60', 5 * 2 ** -149],
      [`1.000000059604644775390625${'0'.repeat(300)}1`, 1 + 2 ** -23],
    ];
    for (const [text, value] of table) {
      expect(parseFloatLiteral(text, 'f32')).toBe(value);
      expect(Math.fround(Number(text))).toBeLessThan(value);
    }
    const half = '1.00000000000000011102230246251565404236316680908203125';
    expect(parseFloatLiteral(half, 'f64')).toBe(1);
    expect(parseFloatLiteral(`${half}${'0'.repeat(1200)}1`, 'f64')).toBe(1 + 2 ** -52);
  });
});
