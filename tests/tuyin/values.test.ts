/** Numbers, names, types, unnamed numbers and the instruction table, against independent oracles. */
import { describe, expect, test } from 'vitest';
import { f16Format, f32Format, f64Format } from '../../src/scalar/float-format.ts';
import { bytesOfText, decodeEscapes, metaText, quote, textOfBytes } from '../../src/tuyin/names.ts';
import {
  convertExactly,
  decimalBits,
  decimalText,
  floatText,
  isExactly,
  parseDecimal,
  parseInteger,
} from '../../src/tuyin/numbers.ts';
import { numberBody } from '../../src/tuyin/numbering.ts';
import { opcodeNames, rows } from '../../src/tuyin/opcodes.ts';
import { parseTuyin } from '../../src/tuyin/parser.ts';
import { printExpr, printTuyin } from '../../src/tuyin/printer.ts';
import {
  alignOf,
  commonPrefix,
  isSubtype,
  joinOperands,
  sizeInBytes,
  typeText,
  type Type,
} from '../../src/tuyin/types.ts';
import { verifyTuyin } from '../../src/tuyin/verifier.ts';
import { times } from '../long.ts';
import { Random } from '../scalar/random.ts';

function bitsOf(value: number): bigint {
  return new BigUint64Array(new Float64Array([value]).buffer)[0];
}

function valueOf(bits: bigint): number {
  return new Float64Array(new BigUint64Array([bits]).buffer)[0];
}

/** Is a decimal text exactly a double? Fractions of integers decide: value = m / 2^1074. */
function isExactDouble(text: string): boolean {
  const [mantissa, power = '0'] = text.split('e');
  const [whole, fraction = ''] = mantissa.split('.');
  let numerator = BigInt(whole + fraction) * 2n ** 1074n;
  let denominator = 10n ** BigInt(fraction.length);
  if (Number(power) > 0) numerator *= 10n ** BigInt(power);
  else denominator *= 10n ** BigInt(-Number(power));
  if (numerator % denominator !== 0n) return false;
  let odd = numerator / denominator;
  while (odd > 0n && odd % 2n === 0n) odd /= 2n;
  return odd < 2n ** 53n && Number(text) !== Infinity;
}

describe('decimal floats', () => {
  test('exactness agrees with fractions of integers, rounding with the host', () => {
    const random = new Random(3n);
    for (let i = 0; i < 2000; i++) {
      const text =
        i % 2 === 0
          ? String(random.below(100000) / 2 ** random.below(12))
          : `${random.below(1000)}.${random.below(1000)}e${random.below(40) - 20}`;
      const decimal = parseDecimal(text);
      const bits = decimalBits(decimal, f64Format);
      expect(valueOf(bits)).toBe(Number(text));
      expect(isExactly(bits, f64Format, decimal), text).toBe(isExactDouble(text.replace('e+', 'e')));
      expect(parseDecimal(decimalText(decimal))).toEqual(decimal);
    }
  });
  test('every double prints as a text that gives its bits back', () => {
    const random = new Random(4n);
    for (let i = 0; i < 2000; i++) {
      const bits = i < 8 ? bitsOf([0, -0, 1, Infinity, -Infinity, NaN, 5e-324, Number.MAX_VALUE][i]) : random.bits(64);
      const text = floatText(bits, 'double');
      const { module } = parseTuyin(`@x = double ${text}\n`);
      expect(verifyTuyin(module)).toEqual([]);
      expect(printTuyin(module)).toBe(`@x = double ${text}\n`);
      if (text.startsWith('0x')) expect(BigInt(text)).toBe(bits);
      else expect(bitsOf(Number(text))).toBe(bits);
    }
  });
  test('every half prints as a text that gives its bits back, NaN included', () => {
    for (let bits = 0n; bits < 0x10000n; bits += BigInt(times(61, 7))) {
      const { module } = parseTuyin(`@x = half 0xH${bits.toString(16).padStart(4, '0')}\n`);
      const text = printTuyin(module);
      expect(verifyTuyin(parseTuyin(text).module)).toEqual([]);
      const shown = text.slice('@x = half '.length).trim();
      const back = shown.startsWith('0x')
        ? convertExactly(BigInt(shown), f64Format, f16Format)
        : convertExactly(bitsOf(Number(shown)), f64Format, f16Format);
      expect(back).toBe(bits);
    }
  });
  test('a double that a float cannot hold is no float', () => {
    expect(convertExactly(bitsOf(1.5), f64Format, f32Format)).toBe(0x3fc00000n);
    expect(convertExactly(bitsOf(1.1), f64Format, f32Format)).toBeUndefined();
    expect(convertExactly(bitsOf(1e300), f64Format, f32Format)).toBeUndefined();
    expect(verifyTuyin(parseTuyin('@x = float 0x3FF199999999999A\n').module).map(({ code }) => code)).toEqual([
      'TUY2201',
    ]);
  });
  test('the number of the document: 0x432ff973cafa8000 is 4.5e15', () => {
    expect(valueOf(0x432ff973cafa8000n)).toBe(4.5e15);
    expect(floatText(0x432ff973cafa8000n, 'double')).toBe('4500000000000000.0');
  });
});

describe('names and strings', () => {
  test('every sequence of bytes has one text, and quotes give it back', () => {
    const random = new Random(5n);
    for (let i = 0; i < 1000; i++) {
      const bytes = Uint8Array.from({ length: random.below(12) }, () =>
        random.below(3) === 0 ? random.below(256) : 32 + random.below(96),
      );
      const text = textOfBytes(bytes);
      expect(bytesOfText(text)).toEqual(bytes);
      expect(decodeEscapes(quote(text).slice(1, -1))).toBe(text);
      const { module, diagnostics } = parseTuyin(`@${quote(text)} = 1\n${metaText(text === '' ? 'x' : text)} = !{}\n`);
      expect(diagnostics).toEqual([]);
      expect(module.items.map((item) => ('name' in item ? item.name.name : undefined))).toEqual([
        text,
        text === '' ? 'x' : text,
      ]);
    }
  });
  test('integers: s0x counts its digits', () => {
    expect([parseInteger('u0xff'), parseInteger('s0xff'), parseInteger('s0x0ff'), parseInteger('17')]).toEqual([
      255n,
      -1n,
      255n,
      17n,
    ]);
  });
});

describe('types', () => {
  const type = (text: string): Type => {
    const [item] = parseTuyin(`%T = type ${text}\n`).module.items;
    if (item?.kind !== 'type') throw new Error(text);
    expect(typeText(item.type)).toBe(text);
    return item.type;
  };
  test('sizes and alignments', () => {
    const sizes = [
      'i1',
      'i9',
      'i64',
      'i65',
      'f16.16',
      'half',
      'fp128',
      'i8*',
      '[17]',
      '[3 x i16]',
      '<4 x float>',
      '(i8, i32, i8)',
      '(i64, i1)',
    ].map((text) => [text, sizeInBytes(type(text)), alignOf(type(text))]);
    expect(sizes).toEqual([
      ['i1', 1, 1],
      ['i9', 2, 2],
      ['i64', 8, 8],
      ['i65', 9, 8],
      ['f16.16', 4, 4],
      ['half', 2, 2],
      ['fp128', 16, 8],
      ['i8*', 4, 4],
      ['[17]', 3, 1],
      ['[3 x i16]', 6, 2],
      ['<4 x float>', 16, 4],
      ['(i8, i32, i8)', 12, 4],
      ['(i64, i1)', 16, 8],
    ]);
  });
  test('a struct is a subtype of its beginnings', () => {
    expect(isSubtype(type('(i32, i1, i1)'), type('(i32, i1)'))).toBe(true);
    expect(isSubtype(type('(i32, i1)'), type('(i32, i1, i1)'))).toBe(false);
    expect(isSubtype(type('(i32, i8)'), type('(i32, i1)'))).toBe(false);
    const prefix = commonPrefix(type('(i32, i1, i8)'), type('(i32, i1, i1)'));
    expect(prefix && typeText(prefix)).toBe('(i32, i1)');
    expect(commonPrefix(type('(i8, i1)'), type('(i32, i1)'))).toBeUndefined();
  });
  test.each([
    ['i8', 'i32', 'i32'],
    ['i1', 'i1', 'i1'],
    ['i32', 'half', 'half'],
    ['i64', 'float', 'double'],
    ['i64', 'fp128', 'fp128'],
    ['float', 'double', 'double'],
    ['f8.8', 'f4.12', 'f8.12'],
    ['f8.8', 'float', 'float'],
    ['f20.8', 'float', 'double'],
    ['[32]', 'i8', 'i32'],
    ['[32]', 'float', 'float'],
    ['i8*', 'i32', 'i8*'],
    ['(i32, i1)', 'i32', undefined],
    ['i8*', 'float', undefined],
  ])('%s and %s meet in %s', (a, b, meet) => {
    for (const joined of [joinOperands(type(a), type(b)), joinOperands(type(b), type(a))])
      expect(joined && typeText(joined)).toBe(meet);
  });
});

describe('unnamed numbers', () => {
  function numbersOf(body: string): string[] {
    const { module } = parseTuyin(`subset @g\n  1\nsubset @f\n${body}\n`);
    const item = module.items[1];
    if (item?.kind !== 'func' || item.body?.kind !== 'stmts') throw new Error('no body');
    const { numbers } = numberBody(item.body.body.stmts, (name) => name === 'g');
    return [...numbers].map(([expr, number]) => `%${number} = ${printExpr(expr)}`);
  }
  test('blocks count too: the entry is 0, arms and their meeting take one each', () => {
    expect(numbersOf('  match input.read(4) with\n  | 0 -> 3\n  | 2 -> g\n  | _ -> %1 + 1')).toEqual([
      '%1 = input.read(4)',
      '%4 = @g',
      '%6 = %1 + 1',
      '%8 = (match input.read(4) with | 0 -> 3 | 2 -> @g | _ -> %1 + 1)',
    ]);
  });
  test('operands come first; named results and constants take none', () => {
    expect(numbersOf('  %a = input.read(1) * 2 + 3 * 4\n  -%a')).toEqual([
      '%1 = input.read(1)',
      '%2 = input.read(1) * 2',
      '%3 = -%a',
    ]);
  });
  test('by hand: consecutive, and then blocks take none', () => {
    const codes = (text: string): string[] => verifyTuyin(parseTuyin(text).module).map(({ code }) => code);
    expect(codes('subset @f\n  %0 = input.read(4)\n  %1 = %0 + %0\n  %1 + %0\n')).toEqual([]);
    expect(codes('subset @f\n  %1 = input.read(4)\n  %1\n')).toEqual(['TUY2004']);
    expect(codes('subset @f\n  input.read(4)\n  %2\n')).toEqual(['TUY2003']);
  });
});

describe('the instruction table', () => {
  const document =
    'add and beg bge bgt ble blt br brfalse brtrue call ceq cgt clt div ldstr ldarg ldarg.0 ldarg.1 ldarg.2 ldarg.3 ldloc ldloc.0 ldloc.1 ldloc.2 ldloc.3 ldc.r4 ldc.r8 ldc.l ldc ldc.m1 ldc.0 ldc.1 ldc.2 ldc.3 ldc.4 ldc.5 ldc.6 ldc.7 ldc.8 ldc.9 mul neg nop not or peek pop rem ret shl shr sub throw xor breakpoint'.split(
      ' ',
    );
  test('has the 56 instructions of the document, 2 repaired and 4 more', () => {
    const names: readonly string[] = opcodeNames;
    expect(document.length).toBe(56);
    expect(document.filter((name) => !names.includes(name === 'beg' ? 'beq' : name))).toEqual([]);
    const from = (kind: string): number => opcodeNames.filter((name) => rows[name].from === kind).length;
    expect([from('manual'), from('repaired'), from('extension')]).toEqual([56, 2, 4]);
  });
  test('codes are bytes, each given once', () => {
    const codes = opcodeNames.map((name) => rows[name].code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.every((code) => Number.isInteger(code) && code >= 0 && code < 256)).toBe(true);
  });
  const operands = {
    none: '',
    index: '5',
    int32: '-7',
    int64: '-70000000000',
    float32: '1.5',
    float64: '0x7FF8000000000000',
    string: '"s\\00"',
    label: 'out',
    labels: 'out, out',
    callee: '@puts, 1',
    symbol: '@puts',
    const: '(i300 1, half 1.5)',
  };
  test.each(opcodeNames)('%s reads and prints', (name) => {
    const line = `${name} ${operands[rows[name].operand]}`.trim();
    const text = `define void @f() {\n  ${line}\nout:\n  ret\n}\n`;
    const { module, diagnostics } = parseTuyin(text);
    expect(diagnostics).toEqual([]);
    expect(printTuyin(module)).toBe(text);
    // What it finds on the stack is another matter (tests/tuyin/stack).
    expect(verifyTuyin(module).filter(({ code }) => !code.startsWith('TUY26'))).toEqual([]);
    const item = module.items[0];
    expect(item.kind === 'func' && item.body?.kind === 'code' && item.body.instrs[0].op).toBe(name);
  });
});
