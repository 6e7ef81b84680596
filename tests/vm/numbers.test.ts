import { describe, expect, it } from 'vitest';
import { bitsOfDouble, Dice, runC } from './gcc.ts';
import { hostFunctions } from '../../src/vm/clib/hosts.ts';
import { startLibrary } from './library.ts';
import { startProgram } from './program.ts';
import { needs } from '../needs.ts';

/** Random texts that are, or nearly are, numbers. */
function numberText(dice: Dice): string {
  const digits = (most: number, from = '0123456789'): string =>
    Array.from({ length: dice.below(most) }, () => dice.pick(from.split(''))).join('');
  const sign = dice.pick(['', '', '+', '-', ' ', '\t-', '--']);
  const exponent = (letter: string): string =>
    dice.pick([
      '',
      `${letter}${dice.below(30)}`,
      `${letter}-${dice.below(330)}`,
      `${letter}+${dice.below(310)}`,
      letter,
      `${letter}+`,
      `${letter}999999999999`,
    ]);
  const body = dice.pick([
    () => digits(12),
    () => digits(40),
    () => `${digits(20)}.${digits(25)}${exponent('e')}`,
    () => `${digits(6)}${exponent('E')}`,
    () => `0x${digits(8, '0123456789abcdefABCDEF')}`,
    () => `0X${digits(20, '0123456789abcdef')}.${digits(8, '89abcdef01')}${exponent('p')}`,
    () => `0${digits(10, '012345678')}`,
    () =>
      dice.pick([
        'inf',
        'INFINITY',
        'infinit',
        'nan',
        'nan(12)',
        'nan(1',
        'Nan()x',
        'na',
        '.',
        '.e1',
        '0x',
        '0x.',
        '0x.p1',
        '',
      ]),
    () => `${dice.double()}`,
    () => `${Math.fround(dice.moderate())}`,
  ])();
  return sign + body + dice.pick(['', '', ' ', 'x', '.5', ',', '9z', 'e', 'p3']);
}

const TEXTS = (() => {
  const dice = new Dice(11);
  return Array.from({ length: 3000 }, () => numberText(dice));
})();

/** Every decimal digit of a double. */
function exactDecimal(value: number): string {
  let denominator = 0;
  let scaled = value;
  for (; !Number.isInteger(scaled); denominator++) scaled *= 2;
  const digits = (BigInt(Math.abs(scaled)) * 5n ** BigInt(denominator)).toString().padStart(denominator + 1, '0');
  const split = digits.length - denominator;
  return `${value < 0 ? '-' : ''}${digits.slice(0, split)}.${digits.slice(split)}`;
}

/** Decimals exactly between two floats, and a hair beside: they tell one rounding from two. */
const FLOAT_TIES = (() => {
  const dice = new Dice(12);
  return Array.from({ length: 300 }, () => {
    const float = Math.fround(dice.moderate());
    const middle = (float + Math.fround(float * (1 + 2 ** -23))) / 2;
    return exactDecimal(middle) + dice.pick(['', '0001', '0000000000000000000001']);
  }).concat([
    '3.4028235677973366163753939545814e38',
    '3.4028235677973366e38',
    '3.4028235677973367e38',
    '1e39',
    '7.006e-46',
    '7.0064923216240853546186479164495806564013097093825788587853e-46',
    '7.0064923216240853546186479164495806564014e-46',
    '1.4e-45',
  ]);
})();

const ORACLE = `
#include <stdio.h>
#include <string.h>
#include <stdlib.h>
#include <errno.h>
static char line[9000];
int main(void) {
  while (fgets(line, sizeof line, stdin)) {
    line[strcspn(line, "\\n")] = 0;
    char *end; unsigned long long bits; unsigned word;
    errno = 0; double d = strtod(line, &end); memcpy(&bits, &d, 8);
    printf("%llx,%d,%d", bits, (int)(end - line), errno);
    errno = 0; float f = strtof(line, &end); memcpy(&word, &f, 4);
    printf(" %x,%d,%d", word, (int)(end - line), errno);
    int bases[] = {0, 10, 16, 8, 2, 36};
    for (int i = 0; i < 6; i++) {
      errno = 0; long l = strtol(line, &end, bases[i]); printf(" %ld,%d,%d", l, (int)(end - line), errno);
      errno = 0; unsigned long u = strtoul(line, &end, bases[i]); printf(" %lu,%d,%d", u, (int)(end - line), errno);
    }
    printf(" %d\\n", atoi(line));
  }
}`;

const floats = new DataView(new ArrayBuffer(4));

const readers = ['strtod', 'strtof', 'strtol', 'strtoul', 'atoi'];

async function ours(texts: readonly string[]): Promise<string[]> {
  const program = await startLibrary(readers);
  const { env } = program;
  const end = env.allocator.malloc(8);
  const errno = Number(hostFunctions.__errno_location.create(env)());
  return texts.map((value) => {
    const text = program.text(value);
    const run = (name: string, ...rest: number[]): string => {
      env.memory.writeU32(errno, 0);
      const result = program.call(name, text, end, ...rest);
      return `${shown(name, result)},${env.memory.readU32(end) - text},${env.memory.readU32(errno)}`;
    };
    const parts = [run('strtod'), run('strtof')];
    for (const base of [0, 10, 16, 8, 2, 36]) parts.push(run('strtol', base), run('strtoul', base));
    parts.push(String(program.call('atoi', text)));
    env.allocator.free(text);
    return parts.join(' ');
  });
}

function shown(name: string, result: number | bigint | void): string {
  if (name === 'strtod') return bitsOfDouble(Number(result)).toString(16);
  if (name === 'strtoul') return String(BigInt.asUintN(64, BigInt(result ?? 0)));
  if (name !== 'strtof') return String(result);
  floats.setFloat32(0, Number(result));
  return floats.getUint32(0).toString(16);
}

/** The sign and payload of a NaN are nothing a host function can return. */
function withoutNaN(line: string): string {
  return line.replace(/^[7f]ff[89a-f][0-9a-f]{12},/, 'nan,').replace(/ [7f]f[c-f][0-9a-f]{5},/, ' nan,');
}

describe('numbers from text against gcc', () => {
  needs('gcc');
  it('strtod, strtof, strtol, strtoul, atoi: value, end and errno', async () => {
    const texts = [...TEXTS, ...FLOAT_TIES];
    const expected = runC(ORACLE, texts.map((text) => `${text}\n`).join('')).map(withoutNaN);
    const actual = (await ours(texts)).map(withoutNaN);
    const wrong = texts.flatMap((text, i) =>
      actual[i] === expected[i] ? [] : [`${text}\n ours ${actual[i]}\n gcc  ${expected[i]}`],
    );
    expect(expected.length).toBe(texts.length);
    expect(wrong.slice(0, 10)).toEqual([]);
  });
});

// scanf: every case is an input and a format with one conversion between other text, all reading into 64-byte cells.

interface ScanCase {
  readonly input: string;
  readonly format: string;
}

const SCAN_ORACLE = `
#include <stdio.h>
#include <string.h>
static char line[9000], format[9000];
int main(void) {
  while (fgets(line, sizeof line, stdin) && fgets(format, sizeof format, stdin)) {
    line[strcspn(line, "\\n")] = 0; format[strcspn(format, "\\n")] = 0;
    for (char *c = line; *c; c++) if (*c == '\\1') *c = '\\n';
    unsigned char cells[3][64]; memset(cells, 0xee, sizeof cells);
    int n = -7; int r = sscanf(line, format, cells[0], cells[1], cells[2]);
    printf("%d ", r);
    for (int k = 0; k < 3; k++) { int last = 63; while (last >= 0 && cells[k][last] == 0xee) last--;
      for (int i = 0; i <= last; i++) printf("%02x", cells[k][i]); printf("|"); }
    printf("\\n");
  }
}`;

function scanCases(): ScanCase[] {
  const dice = new Dice(21);
  const conversion = (): string => {
    const width = dice.pick(['', '', '', '1', '2', '3', '5']);
    const skip = dice.pick(['', '', '', '*']);
    const kind = dice.pick([
      () => dice.pick(['', 'hh', 'h', 'l', 'll', 'j', 'z']) + dice.pick(['d', 'i', 'u', 'o', 'x', 'X']),
      () => dice.pick(['', 'l']) + dice.pick(['f', 'e', 'g', 'a']),
      () => dice.pick(['s', 'c', '[a-z]', '[^0-9]', '[]x]', '[^]0]', '[0-9-]', '[A-Za-z0-9.]']),
      () => 'n',
    ])();
    return `%${skip}${kind === 'n' ? '' : width}${kind}`;
  };
  return Array.from({ length: 3000 }, () => ({
    input: Array.from({ length: 1 + dice.below(3) }, () =>
      dice.pick([
        () => numberText(dice).slice(0, 40),
        () => dice.pick(['abc', 'x', ']', '-', '%', 'hello world', '12abc', '\u0001 7', '0x', '1e', '1e+', '-']),
        () => String(dice.below(100000)),
      ])(),
    )
      .join(dice.pick([' ', '', ',', '\t']))
      .replace(/\n/g, ''),
    format: Array.from({ length: 1 + dice.below(3) }, conversion)
      .join(dice.pick(['', ' ', ',', '%%', 'x']))
      .replace('%*n', '%n'),
  }));
}

function scanOurs(cases: readonly ScanCase[]): string[] {
  const program = startProgram();
  const { memory, allocator } = program.env;
  const cells = [0, 1, 2].map(() => allocator.malloc(64));
  return cases.map(({ input, format }) => {
    for (const cell of cells) memory.range(cell, 64).fill(0xee);
    const from = program.text(input.replaceAll('\u0001', '\n'));
    const text = program.text(format);
    const slots = program.slots(...cells);
    const result = program.call('sscanf', from, text, slots);
    for (const block of [from, text, slots]) allocator.free(block);
    return `${result} ${cells.map((cell) => `${trimmed(memory.range(cell, 64))}|`).join('')}`;
  });
}

function trimmed(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString('hex')
    .replace(/(ee)*$/, '');
}

describe('sscanf against gcc', () => {
  needs('gcc');
  it('stores the same bytes and returns the same count', () => {
    const cases = scanCases();
    const expected = runC(SCAN_ORACLE, cases.map(({ input, format }) => `${input}\n${format}\n`).join(''));
    const actual = scanOurs(cases);
    const wrong = cases.flatMap(({ input, format }, i) =>
      actual[i] === expected[i] ? [] : [`${JSON.stringify(input)} ${format}\n ours ${actual[i]}\n gcc  ${expected[i]}`],
    );
    expect(expected.length).toBe(cases.length);
    expect(wrong.slice(0, 10)).toEqual([]);
  });
});

describe('reading standard input', () => {
  it('scanf takes numbers one after the other and stops at the end', () => {
    const program = startProgram({ input: '12 -7\n3.5 word' });
    const cells = [0, 0, 0].map((zero) => program.slots(zero));
    expect(program.call('scanf', program.text('%d%d'), program.slots(cells[0], cells[1]))).toBe(2);
    expect(program.call('scanf', program.text('%lf'), program.slots(cells[2]))).toBe(1);
    expect([
      program.env.memory.readI32(cells[0]),
      program.env.memory.readI32(cells[1]),
      program.env.memory.readF64(cells[2]),
    ]).toEqual([12, -7, 3.5]);
    expect(program.call('scanf', program.text('%d'), program.slots(cells[0]))).toBe(0);
    expect(program.call('scanf', program.text('%*s'), 0)).toBe(0);
    expect(program.call('scanf', program.text('%d'), program.slots(cells[0]))).toBe(-1);
    expect(program.call('feof', 16)).toBe(1);
  });

  it('fgets keeps the newline, ungetc gives a byte back, fread takes the rest', () => {
    const program = startProgram({ input: 'one\ntwo' });
    const line = program.env.allocator.malloc(16);
    expect(program.call('fgets', line, 16, 16)).toBe(line);
    expect(program.read(line)).toBe('one\n');
    expect(program.call('getchar')).toBe('t'.charCodeAt(0));
    expect(program.call('ungetc', 'T'.charCodeAt(0), 16)).toBe('T'.charCodeAt(0));
    expect(program.call('fread', line, 1, 16, 16)).toBe(3);
    expect(Buffer.from(program.env.memory.range(line, 3)).toString()).toBe('Two');
    expect(program.call('getchar')).toBe(-1);
    expect(program.call('fgets', line, 16, 16)).toBe(0);
  });

  it('shows what was printed before it waits for input', () => {
    const seen: string[] = [];
    const program = startProgram({
      stdin: () => {
        seen.push('asked');
        return undefined;
      },
      stdout: (bytes) => seen.push(Buffer.from(bytes).toString()),
    });
    program.call('printf', program.text('name? '), 0);
    program.call('getchar');
    expect(seen).toEqual(['name? ', 'asked']);
  });

  it('refuses to read from standard output and to write to standard input', () => {
    const program = startProgram();
    expect(program.call('fgetc', 32)).toBe(-1);
    expect(program.call('fputc', 65, 16)).toBe(-1);
    expect(program.env.memory.readI32(Number(program.call('__errno_location')))).toBe(9);
    expect(program.call('ferror', 32)).toBe(1);
    expect(() => program.call('fputc', 65, 4096)).toThrow(expect.objectContaining({ kind: 'host-error' }));
  });
});
