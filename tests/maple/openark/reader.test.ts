/** Binary `.mplt` of the OpenArk compiler, made by an independent writer, and the byte sequences that are known of real files. */
import { describe, expect, test } from 'vitest';
import { SourceFile } from '../../../src/base/source.ts';
import { attributesOf, fieldBits, functionBits, typeBits } from '../../../src/maple/openark/attribute-bits.ts';
import { isAttribute } from '../../../src/maple/attributes.ts';
import { isOpenArkModule, isOpenArkTypes, openArkText } from '../../../src/maple/openark/index.ts';
import { parseMaple } from '../../../src/maple/parser.ts';
import { printMaple } from '../../../src/maple/printer.ts';
import { sample, structures } from './samples.ts';
import { writeOpenArk, type T } from './writer.ts';

function textOf(bytes: Uint8Array): string {
  const { source, diagnostics } = openArkText(bytes, 'x.mplt');
  expect(diagnostics.map(({ message }) => message)).toEqual([]);
  return source?.text ?? '';
}

/** As text, and what is printed of the module that this text is. */
function readBack(bytes: Uint8Array): string {
  const source = new SourceFile('x.mplt', textOf(bytes));
  const { module, diagnostics } = parseMaple(source);
  expect(diagnostics).toEqual([]);
  return printMaple(module);
}

describe.each(['A', 'C'] as const)('generation %s', (generation) => {
  test('classes, interfaces, fields, methods, information, pragmas and literals', () => {
    const text = textOf(writeOpenArk(generation, sample(generation)));
    expect(text.split('\n').slice(1).join('\n')).toBe(`# String literals of the module:
#   $_C_STR_4f004b00
type $LShape_3B <class <$Ljava_2Flang_2FObject_3B> {
  @INFO_srcfile "Shape.java",
  @INFO_superclassname "java/lang/Object",
  @INFO_access_flags 33,
  pragma 2 class $LMark_3B <$LMark_3B> { "value" "S" 23 "a \\"b\\"" },
  @next <* <$LShape_3B>> private,
  @sizes <* <[] i32>> align(8),
  @grid <[2] [3] f64>,
  @LShape_3B_7Ccount i64 static volatile,
  @LShape_3B_7CLIMIT i32 final public static = 500,
  @LShape_3B_7CNAME <* <$Ljava_2Flang_2FString_3B>> final public static = "gr\\xf6\\xdfe",
  &LShape_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$LShape_3B>>) void,
  &LShape_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B public virtual (<* <$LShape_3B>>) <* <$Ljava_2Flang_2FString_3B>>,
  &LShape_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (<* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void,
  $LNamed_3B}>
type $Ljava_2Flang_2FString_3B <classincomplete {}>
type $Ljava_2Flang_2FObject_3B <classincomplete {}>
type $LNamed_3B <interface {
  &LNamed_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B public virtual (<* <$LNamed_3B>>) <* <$Ljava_2Flang_2FString_3B>>}>
`);
  });

  test('the text is one of MAPLE', () => {
    const text = readBack(writeOpenArk(generation, sample(generation)));
    expect(text).toContain('type $LShape_3B <class <$Ljava_2Flang_2FObject_3B> {');
    expect(text).toContain('@LShape_3B_7Ccount i64 static volatile');
  });

  test('the age is told', () => {
    const { source } = openArkText(writeOpenArk(generation, sample(generation)), 'x.mplt');
    expect(source?.text.split('\n')[0]).toBe(
      `# Types of the OpenArk compiler, ${generation === 'A' ? '2019 (A)' : '2023 (C)'}.`,
    );
  });

  test('structures, unions, bit-fields, functions, type parameters', () => {
    const text = readBack(writeOpenArk(generation, structures));
    expect(text).toContain('type $inner <struct {\n  @a u8,\n  @b:3 u32}>');
    expect(text).toContain('@f <* <func (i32, <* <$inner>>, ...) f32>>');
    expect(text).toContain('@u <union {@x i64}>');
    expect(text).toContain('@p <!T>');
  });
});

test('classes may refer to each other ten thousand deep', () => {
  const count = 10_000;
  const classes = Array.from({ length: count }, (_, i) => ({
    name: `C${i}`,
    fields: i + 1 < count ? [{ name: 'next', type: { ptr: { class: `C${i + 1}` } } }] : [],
  }));
  // The writer recurses, so it writes a shallow file, whose records the test puts into each other.
  const text = textOf(nested(classes.length));
  expect(text.split('\n').filter((line) => line.startsWith('type ')).length).toBe(count);
});

/** A class whose field points to a class whose field points to … , by hand. */
function nested(count: number): Uint8Array {
  const out: number[] = [];
  const raw = (text: string): void => void out.push(1, ...new TextEncoder().encode(text), 0);
  for (let i = 0; i < count; i++) {
    out.push(0x12, 34);
    raw(`C${String(i)}`);
    out.push(0, 9);
    if (i + 1 < count) {
      out.push(1);
      raw(`f${i}`);
      out.push(8, 12, 0, 0);
    } else out.push(0);
  }
  // Of the innermost outwards: the rest of the field, static fields, fields of the parent, methods, parent, interfaces, infos, pragmas.
  for (let i = 0; i < count; i++) out.push(...(i > 0 ? [0, 0] : []), 0, 0, 0, 0, 0, 0, 0, 0);
  return file(out, 1);
}

/** The records as a section of types, in a file. */
function file(records: readonly number[], roots: number): Uint8Array {
  const i32 = (value: number): number[] => [0, 8, 16, 24].map((shift) => (value >>> shift) & 0xff);
  const content = [0x1d, ...i32(13), ...i32(1), 0x1f, ...i32(19), 0x62];
  const types = [0x1f, ...i32(8 + records.length), ...i32(roots), ...records, 0x60];
  return Uint8Array.from([0xee, 0xff, 0xc0, 0x00, ...content, ...types, 0x22]);
}

const hex = (text: string): number[] =>
  text
    .trim()
    .split(/\s+/)
    .map((byte) => Number.parseInt(byte, 16));
const ascii = (text: string): number[] => [...new TextEncoder().encode(text), 0];

describe('bytes of real files', () => {
  test('a class of 2019 with its constructor', () => {
    const records = [
      ...hex('12 22 01 4C 74 72 69 61 6E 67 6C 65 5F 33 42 00 00 09 00 00 00 01'),
      ...ascii('Ltriangle_3B_7C_3Cinit_3E_7C_28_29V'),
      ...hex('0C 0B 00 00 7F 00 01 08 0C 00 00 5D 01 00 00 C0 10'),
      ...hex('00 00 00 00 00'),
    ];
    expect(textOf(file(records, 1))).toContain(
      'type $Ltriangle_3B <class {\n  &Ltriangle_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ltriangle_3B>>) void}>',
    );
  });

  test('a static volatile field of 2019', () => {
    const records = [
      ...hex('12 22 01 4C 54 3B 00 00 09 00 01 01'),
      ...ascii('LThreadTest_3B_7Cflag'),
      ...hex('7B 80 81 20 00 00 00'),
      ...hex('00 00 00 00 00'),
    ];
    expect(textOf(file(records, 1))).toContain('@LThreadTest_3B_7Cflag i64 static volatile');
  });

  test('the first 29 bytes, and a section of literals', () => {
    const start = hex('EE FF C0 00 1D 17 00 00 00 03 00 00 00 1E 1D 00 00 00 1F 50 00 00 00 20 DD 01 00 00 62');
    const { diagnostics } = openArkText(Uint8Array.from(start), 'x.mplt');
    // The places that it names lie outside of what there is.
    expect(diagnostics[0].message).toMatch(/where a section begins, below 29, found 29/);
    const literals = hex('1E 15 00 00 00 01 00 00 00 01 5F 43 5F 53 54 52 5F 32 30 30 30 00 61');
    const whole = Uint8Array.from([0xee, 0xff, 0xc0, 0x00, ...literals, 0x22]);
    expect(textOf(whole)).toContain('#   $_C_STR_2000\n');
  });

  test('a pointer of 2023', () => {
    const records = [
      ...hex('12 24 01 01 43 00 09 01 01 01 66'),
      ...hex('08 0E 00 00 00 00 FF FF FF FF 0F BD 7F'),
      ...hex('00 00 00 00 00 00 00 00 00 00'),
    ];
    expect(textOf(file(records, 1))).toContain('type $C <class {\n  @f <* <$C>>}>');
  });
});

describe('damage', () => {
  const bytes = writeOpenArk('A', sample('A'));

  test('every file that is cut off is refused, with a place in it', () => {
    for (let length = 0; length < bytes.length; length++) {
      const { source, diagnostics } = openArkText(bytes.slice(0, length), 'x.mplt');
      expect(source).toBeUndefined();
      expect(diagnostics[0].code).toBe('MPL1901');
      const at = Number(/at byte (\d+)/.exec(diagnostics[0].message)?.[1]);
      expect(at).toBeLessThanOrEqual(length);
    }
  });

  test.each([
    ['the end tag of a section', [0x1e, 9, 0, 0, 0, 0, 0, 0, 0, 0x60], /expected/],
    ['a section of no size', [0x1e, 0, 0, 0, 0, 0x61], /expected the size of section 30, 4 to 6, found 0/],
    ['an unknown section', [0x05], /expected the tag of a section or 34, found 5/],
    [
      'a section twice',
      [...Array<number[]>(2)].flatMap(() => [0x1e, 8, 0, 0, 0, 0, 0, 0, 0, 0x61]),
      /once, found 30 again/,
    ],
    ['more literals than bytes', [0x1e, 8, 0, 0, 0, 9, 0, 0, 0, 0x61], /number of literals, at most \d, found 9/],
    [
      'a string that was never told',
      [0x1e, 9, 0, 0, 0, 1, 0, 0, 0, 0x7e, 0x61],
      /expected a string: 0, 1 or the number of one of 0 before, found -2/,
    ],
  ])('%s', (_, section, message) => {
    const { diagnostics } = openArkText(Uint8Array.from([0xee, 0xff, 0xc0, 0x00, ...section, 0x22]), 'x.mplt');
    expect(diagnostics[0].message).toMatch(message);
  });

  test.each([
    [
      'a name that no text has',
      [0x12, 34, 1, 0x7b, 0x20, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      /expected a name that texts can have, found "\{ "/,
    ],
    [
      'a type that was never told',
      [0x12, 34, 1, 0x41, 0, 0, 9, 1, 1, 0x66, 0, 0x9c, 0x7f],
      /expected a type: 0, a tag, or one of 35 before, found -100/,
    ],
    [
      'a type without a name that refers to itself',
      [0x12, 34, 1, 0x41, 0, 0, 9, 1, 1, 0x66, 0, 8, 12, 0, 0, 0x5c, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      /refers to itself/,
    ],
  ])('%s', (_, records, message) => {
    expect(openArkText(file(records, 1), 'x.mplt').diagnostics[0].message).toMatch(message);
  });

  test('types that unfold to far more than the file has are refused', () => {
    // Function types that take the one before twice: each is twice as long as text.
    const doubled = (type: T): T => ({ ptr: { func: [type, type, type, type], result: 'void' } });
    let type: T = 'i32';
    for (let i = 0; i < 9; i++) type = doubled(type);
    const { diagnostics } = openArkText(
      writeOpenArk('A', { classes: [{ name: 'C', fields: [{ name: 'f', type }] }] }),
      'x.mplt',
    );
    expect(diagnostics).toEqual([]);
    const records = [0x12, 34, 1, 0x41, 0, 0, 9, 1, 1, 0x66, 0];
    const depth = 40;
    for (let i = 0; i < depth; i++) records.push(8, 11, 0, 0, 12, 11, 0, 0, 0x7f, 0, 2);
    records.push(0x7c);
    for (let i = depth - 1; i >= 0; i--) {
      // The second parameter is the first again, by its number.
      const number = -(i === depth - 1 ? 4 : 35 + 2 * (i + 1) + 1);
      records.push(
        ...(number >= -64 ? [number & 0x7f] : [(number & 0x7f) | 0x80, (number >> 7) & 0x7f]),
        2,
        0,
        0,
        0,
        0,
      );
    }
    records.push(0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    expect(openArkText(file(records, 1), 'x.mplt').diagnostics[0].message).toMatch(/unfold to more than|nested deeper/);
  });

  test('modules are recognised and refused', () => {
    const module = Uint8Array.from([0xfe, 0xff, 0xc0, 0x00, 0x1d]);
    expect(isOpenArkModule(module)).toBe(true);
    expect(isOpenArkTypes(module)).toBe(false);
    expect(openArkText(module, 'x.bpl').diagnostics[0].code).toBe('MPL1902');
  });
});

describe('attributes', () => {
  test('every word is one of MAPLE, but for one that says again what the alignment says', () => {
    const words = [functionBits, typeBits, fieldBits].flatMap((ages) => Object.values(ages).flat());
    expect([...new Set(words)].filter((word) => !isAttribute(word))).toEqual(['aligned']);
  });

  test('stand where the description says', () => {
    const at = (list: readonly string[], names: string): number[] => names.split(' ').map((name) => list.indexOf(name));
    expect(
      at(
        functionBits.a,
        'used bridge destructor native strict noexcept noprivate_useeffect abstract synchronized weak',
      ),
    ).toEqual([9, 10, 15, 19, 20, 25, 30, 35, 40, 41]);
    expect(at(functionBits.b, 'hiddenapiblack bridge constructor virtual nodefargeffect weak')).toEqual([
      10, 12, 13, 24, 28, 43,
    ]);
    expect(
      at(
        functionBits.c,
        'bridge destructor gnu_inline virtual nodefeffect ipaseen unsafed abstract synchronized firstarg_return asmattr destructor_priority',
      ),
    ).toEqual([12, 17, 22, 27, 32, 37, 42, 47, 52, 57, 62, 65]);
    expect(at(typeBits.a, 'abstract synchronized memory_order_release transient readonly rcunownedthis')).toEqual([
      10, 15, 20, 25, 30, 33,
    ]);
    expect(
      at(typeBits.c, 'weak memory_order_relaxed enum rcweak annotation incomplete_array local_dynamic nonnull aligned'),
    ).toEqual([18, 22, 28, 33, 38, 43, 48, 53, 59]);
    expect(at(fieldBits.a, 'enum volatile rcweak')).toEqual([16, 19, 21]);
    expect(at(fieldBits.c, 'rcweak oneelem_simd pack aligned')).toEqual([23, 28, 32, 35]);
  });

  test('are read from a word', () => {
    expect(attributesOf(0x840n, functionBits.a)).toEqual(['public', 'constructor']);
  });
});
