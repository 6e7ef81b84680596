import { describe, expect, it } from 'vitest';
import { Dice, runC } from './gcc.ts';
import { startLibrary } from './library.ts';
import { needs } from '../needs.ts';

/**
 * What a function is called with and what its result is. `a` and `b` are two buffers of 128 bytes that hold strings,
 * `n` a length and `c` a character. Results: an offset into `a` (-1 for null), the sign of an int, a size, or nothing.
 */
type Result = 'offset' | 'sign' | 'size' | 'truth' | 'int';

const FUNCTIONS: Readonly<Record<string, readonly [string, Result]>> = {
  memcpy: ['a,b,n', 'offset'],
  memmove: ['a,a5,n', 'offset'],
  memset: ['a,c,n', 'offset'],
  memcmp: ['a,b,n', 'sign'],
  memchr: ['a,c,n', 'offset'],
  memrchr: ['a,c,n', 'offset'],
  mempcpy: ['a,b,n', 'offset'],
  memmem: ['a,n,b,n2', 'offset'],
  strlen: ['a', 'size'],
  strnlen: ['a,n', 'size'],
  strcpy: ['a,b', 'offset'],
  stpcpy: ['a,b', 'offset'],
  strncpy: ['a,b,n', 'offset'],
  stpncpy: ['a,b,n', 'offset'],
  strcat: ['a,b', 'offset'],
  strncat: ['a,b,n', 'offset'],
  strcmp: ['a,b', 'sign'],
  strncmp: ['a,b,n', 'sign'],
  strcoll: ['a,b', 'sign'],
  strcasecmp: ['a,b', 'sign'],
  strncasecmp: ['a,b,n', 'sign'],
  strchr: ['a,c', 'offset'],
  strrchr: ['a,c', 'offset'],
  strchrnul: ['a,c', 'offset'],
  strstr: ['a,b', 'offset'],
  strspn: ['a,b', 'size'],
  strcspn: ['a,b', 'size'],
  strpbrk: ['a,b', 'offset'],
  strtok: ['a,b', 'offset'],
  isalnum: ['c', 'truth'],
  isalpha: ['c', 'truth'],
  isblank: ['c', 'truth'],
  iscntrl: ['c', 'truth'],
  isdigit: ['c', 'truth'],
  isgraph: ['c', 'truth'],
  islower: ['c', 'truth'],
  isprint: ['c', 'truth'],
  ispunct: ['c', 'truth'],
  isspace: ['c', 'truth'],
  isupper: ['c', 'truth'],
  isxdigit: ['c', 'truth'],
  tolower: ['c', 'int'],
  toupper: ['c', 'int'],
};

const SHOW: Readonly<Record<Result, (call: string) => string>> = {
  offset: (call) => `char *p = (char *)${call}; printf("%d", p ? (int)(p - a) : -1);`,
  sign: (call) => `int r = ${call}; printf("%d", (r > 0) - (r < 0));`,
  size: (call) => `printf("%d", (int)${call});`,
  truth: (call) => `printf("%d", ${call} != 0);`,
  int: (call) => `printf("%d", ${call});`,
};

const ORACLE = `
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>
#include <strings.h>
#include <ctype.h>
static void unhex(char *to, const char *from) { unsigned x; memset(to, 0, 128);
  while (sscanf(from, "%2x", &x) == 1) { *to++ = x; from += 2; } }
int main(void) { static char name[64], ha[300], hb[300], a[128], b[128]; int c, n, n2;
while (scanf("%s %s %s %d %d %d", name, ha, hb, &c, &n, &n2) == 6) { unhex(a, ha + 1); unhex(b, hb + 1);
${Object.entries(FUNCTIONS)
  .map(
    ([name, [args, result]]) =>
      `if (!strcmp(name, "${name}")) { ${SHOW[result](`(${name})(${args.replace('a5', 'a+5')})`)} }`,
  )
  .join('\nelse ')}
printf(" "); for (int i = 0; i < 64; i++) printf("%02x", (unsigned char)a[i]); printf("\\n"); } }`;

interface Case {
  readonly name: string;
  readonly a: string;
  readonly b: string;
  readonly c: number;
  readonly n: number;
  readonly n2: number;
}

function randomCases(count: number): Case[] {
  const dice = new Dice(41);
  const text = (alphabet: string, most: number): string =>
    Array.from({ length: dice.below(most) }, () => dice.pick(alphabet.split(''))).join('');
  return Array.from({ length: count }, () => {
    const alphabet = dice.pick(['ab', 'abAB', 'abc,; ', 'xyz\u00e9\u0080']);
    const a = text(alphabet, 30);
    const b = dice.pick([
      () => text(alphabet, 6),
      () => a.slice(dice.below(8), dice.below(30)),
      () => a,
      () => a.toUpperCase().slice(0, 20),
    ])();
    return {
      name: dice.pick(Object.keys(FUNCTIONS)),
      a,
      b: latin(b),
      c: dice.pick([0, 97, 98, 44, 32, 0xe9, dice.below(256)]),
      n: dice.below(30),
      n2: dice.below(5),
    };
  });
}

/** toUpperCase may leave Latin-1. */
function latin(text: string): string {
  return text.replace(/[^\0-\xff]/g, '?');
}

const hex = (text: string): string => `=${Buffer.from(text, 'latin1').toString('hex')}`;

async function ours(cases: readonly Case[]): Promise<string[]> {
  const program = await startLibrary(Object.keys(FUNCTIONS));
  const { memory, allocator } = program.env;
  const [a, b] = [allocator.malloc(128), allocator.malloc(128)];
  return cases.map((one) => {
    for (const [address, text] of [
      [a, one.a],
      [b, one.b],
    ] as const) {
      memory.range(address, 128).fill(0);
      memory.writeBytes(address, Buffer.from(text, 'latin1'));
    }
    const [args, result] = FUNCTIONS[one.name];
    const values: Readonly<Record<string, number>> = { a, b, c: one.c, n: one.n, n2: one.n2, a5: a + 5 };
    const value = Number(program.call(one.name, ...args.split(',').map((name) => values[name])));
    const shown =
      result === 'offset'
        ? value === 0
          ? -1
          : value - a
        : result === 'sign'
          ? Math.sign(value)
          : result === 'truth'
            ? Number(value !== 0)
            : value;
    return `${shown} ${Buffer.from(memory.range(a, 64)).toString('hex')}`;
  });
}

describe('string.h and ctype.h against gcc', () => {
  needs('gcc');
  it('give the same results and leave the same bytes', async () => {
    const cases = randomCases(6000);
    const expected = runC(
      ORACLE,
      cases.map(({ name, a, b, c, n, n2 }) => `${name} ${hex(a)} ${hex(b)} ${c} ${n} ${n2}\n`).join(''),
    );
    const actual = await ours(cases);
    const wrong = cases.flatMap((one, i) =>
      actual[i] === expected[i] ? [] : [`${JSON.stringify(one)}\n ours ${actual[i]}\n gcc  ${expected[i]}`],
    );
    expect(expected.length).toBe(cases.length);
    expect(wrong.slice(0, 8)).toEqual([]);
  });

  it('the tables behind the ctype macros are those of glibc', async () => {
    const [expected] = runC(
      `#include <stdio.h>
#include <ctype.h>
int main(void) { for (int i = -128; i < 256; i++) 
  printf("%x,%d,%d ", (*__ctype_b_loc())[i], (*__ctype_tolower_loc())[i], (*__ctype_toupper_loc())[i]); puts(""); }`,
      '',
    );
    const names = ['__ctype_b_loc', '__ctype_tolower_loc', '__ctype_toupper_loc'];
    const program = await startLibrary(names);
    const { memory } = program.env;
    const [b, lower, upper] = names.map((name) => memory.readU32(Number(program.call(name))));
    const actual = Array.from({ length: 256 }, (_, i) => i).map(
      (i) =>
        `${memory.readU16(b + i * 2).toString(16)},${memory.readI32(lower + i * 4)},${memory.readI32(upper + i * 4)} `,
    );
    expect(actual.join('')).toBe(expected.split(' ').slice(128, 384).join(' ') + ' ');
  });
});

describe('string functions', () => {
  it('strtok walks through a string, strtok_r and strsep likewise with their own state', async () => {
    const program = await startLibrary(['strtok', 'strtok_r', 'strsep']);
    const separators = program.text(', ');
    const walk = (name: string, first: number, ...rest: number[]): string[] => {
      const tokens: string[] = [];
      for (
        let token = Number(program.call(name, first, separators, ...rest));
        token !== 0;
        token = Number(program.call(name, 0, separators, ...rest))
      ) {
        tokens.push(program.read(token));
      }
      return tokens;
    };
    expect(walk('strtok', program.text(', one,two  three,'))).toEqual(['one', 'two', 'three']);
    expect(program.call('strtok', 0, separators)).toBe(0n);
    expect(walk('strtok_r', program.text('a b,,c'), program.slots(0))).toEqual(['a', 'b', 'c']);
    const cell = program.slots(program.text('a,,b'));
    const parts = [1, 2, 3].map(() => program.read(Number(program.call('strsep', cell, separators))));
    expect(parts).toEqual(['a', '', 'b']);
    expect(program.call('strsep', cell, separators)).toBe(0n);
  });

  it('ffs counts from 1', async () => {
    const program = await startLibrary(['ffs', 'ffsl', 'ffsll']);
    for (let bit = 0; bit < 64; bit++) {
      const value = BigInt.asIntN(64, (1n << BigInt(bit)) | (1n << 63n));
      expect(program.call('ffsll', value)).toBe(bit + 1);
      if (bit < 32) expect(program.call('ffs', (1 << bit) | (1 << 31))).toBe(bit + 1);
    }
    expect([program.call('ffs', 0), program.call('ffsl', 0n)]).toEqual([0, 0]);
  });

  it('strdup makes a copy that free accepts', async () => {
    const program = await startLibrary(['strdup', 'strndup', 'free']);
    const copy = Number(program.call('strdup', program.text('copy me')));
    expect(program.read(copy)).toBe('copy me');
    program.call('free', copy);
    expect(program.read(Number(program.call('strndup', program.text('copy me'), 4)))).toBe('copy');
  });

  it('strerror knows the usual numbers', async () => {
    const program = await startLibrary(['strerror']);
    expect(program.read(Number(program.call('strerror', 34)))).toBe('Numerical result out of range');
    expect(program.read(Number(program.call('strerror', 12345)))).toBe('Unknown error 12345');
  });
});
