/**
 * Random formats and values for printf and scanf: a C program of a hundred calls, whose output is compared with that of gcc and glibc.
 * All arguments have the types that their directives ask for, so every difference is one of the library.
 *
 * Left out is what glibc 2.36 does otherwise than the standard, or otherwise elsewhere in the same call: `%#g` of a number that is rounded
 * up to the next power of ten loses its zeros; behind a directive that it does not know it forgets `L` and `q`. Numbers of `long double`
 * are such as its 80 bits hold.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { samara } from '../cli/samara.ts';
import type { Tallied } from '../fuzz/kinds.ts';
import { Random } from '../scalar/random.ts';

type Below = (bound: number) => number;

const pick = <T>(below: Below, from: readonly T[]): T => from[below(from.length)];

const integers =
  '0 1 -1 7 8 9 10 100 127 128 255 -128 32767 -32768 65535 2147483647 (-2147483647-1) 4294967295u 1000000';
const longs =
  '0l -1l 9223372036854775807l (-9223372036854775807l-1) 18446744073709551615ul 4294967296l 123456789012345l';
const doubles =
  '0.0 -0.0 1.0 0.5 1.5 2.5 0.125 9.5 99.5 9999995.0 0.0001 0.00001 0.00009999995 1e15 1e16 1e17 123456789.0 1e308 ' +
  '1.7976931348623157e308 5e-324 2.2250738585072014e-308 3.14159 1e22 1e23 0.3 100.0 1e5 __builtin_inf() -__builtin_inf() __builtin_nan("")';
const texts = ['""', '"a"', '"hello"', '"a longer text with words"', '(char *)0'];
const wideTexts = ['L""', 'L"a"', 'L"hello"', '(wchar_t *)0'];

/** A double of any size: bits as they come, an eighth, or a decimal fraction. */
function double(below: Below): string {
  const sign = pick(below, ['', '-']);
  switch (below(4)) {
    case 0:
      return pick(below, doubles.split(' '));
    case 1:
      return `${sign}0x1.${below(1 << 26).toString(16)}${below(1 << 26).toString(16)}p${below(2096) - 1073}`;
    case 2:
      return `${sign}${below(2000) / 8}`.replace(/^(-?\d+)$/, '$1.0');
    default:
      return `${sign}${below(100_000)}e-${below(6)}`;
  }
}

interface Piece {
  readonly text: string;
  readonly args: readonly string[];
}

/** Flags, width and precision, with the arguments of their stars. */
function field(below: Below): Piece {
  const args: string[] = [];
  const number = (most: number, least: number): string => {
    if (below(6) > 0) return String(below(most));
    args.push(String(below(most - least) + least));
    return '*';
  };
  let text = '';
  for (let n = below(3); n > 0; n--) text += pick(below, '-+ #0'.split(''));
  if (below(2) === 0) text += number(30, -20).replace(/^0+(?=.)/, '');
  if (below(2) === 0) text += `.${below(12) === 0 ? below(400) : number(25, -5)}`;
  return { text, args };
}

function directive(below: Below): Piece {
  const { text, args } = field(below);
  const made = (size: string, conversion: string, value: string): Piece => ({
    text: `%${text}${size}${conversion}`,
    args: [...args, value],
  });
  switch (below(9)) {
    case 0:
    case 1:
      return made(pick(below, ['', 'h', 'hh']), pick(below, 'diuoxXbB'.split('')), pick(below, integers.split(' ')));
    case 2:
      return made(
        pick(below, ['l', 'll', 'j', 'z', 't', 'L', 'q']),
        pick(below, 'diuoxXbB'.split('')),
        pick(below, longs.split(' ')),
      );
    case 3:
    case 4: {
      const conversion = pick(below, 'eEfFgGaA'.split(''));
      if (/g/i.test(conversion) && text.includes('#')) return made('', 'f', double(below));
      return made('', conversion, double(below));
    }
    case 5:
      return made(
        'L',
        pick(below, (text.includes('#') ? 'eEfF' : 'eEfFgG').split('')),
        `(long double)${double(below)}`,
      );
    case 6:
      return below(3) > 0 ? made('', 's', pick(below, texts)) : made('l', 's', pick(below, wideTexts));
    case 7:
      return below(2) > 0 ? made('', 'c', String(32 + below(90))) : made('', 'p', `(void *)${below(3) * 0x12345}l`);
    default:
      return { text: pick(below, ['%%', 'x=', ', ', '%n']), args: [] };
  }
}

/** A call of printf: `%n` stores to a variable that is shown. */
function printing(below: Below): string {
  const pieces = Array.from({ length: 1 + below(3) }, () => directive(below));
  const args = pieces.flatMap(({ text, args: own }) => (text === '%n' ? ['&count'] : own));
  const room = below(4) === 0 ? String(below(20)) : 'sizeof text';
  const format = pieces.map(({ text }) => text).join('');
  return `shown(snprintf(text, ${room}, ${[JSON.stringify(format), ...args].join(', ')}));`;
}

const inputs =
  '0x 0x1g -0 +12 99999999999999999999999 -9223372036854775809 0777 089 1e 1e+ 1.5e3 inf infinity infinit nan nanx . .5 5. 0x.8p1 0x1p+ - + ' +
  'hello abc]def (nil) (ni 0x7fff % a%b 1,000 --1 0xABCDEFabcdef 1e400 1e-400 0.1 123456789012345678901234567890.5 e5 00012 4294967295 128';
const reading: readonly (readonly [string, string])[] = [
  ...Array.from('diuoxX').map((c): [string, string] => [c, 'integer']),
  ...Array.from('aeEfgG').map((c): [string, string] => [c, 'float']),
  ...['c', 's', '[a-z]', '[^]]', '[]a]', '[0-9.-]', '[^ x]', '[z-a]', '[%-,x]', 'ls', 'lc', 'p', '%', 'n'].map(
    (c): [string, string] => [c, ''],
  ),
];

/** A call of sscanf: all bytes of its variables are shown. */
function scanning(below: Below): string {
  let from = '';
  for (let n = below(5); n > 0; n--)
    from += pick(below, inputs.split(' ')) + pick(below, ['', ' ', '  ', ',', ':', '\t', 'x']);
  let format = '';
  for (let n = 1 + below(4); n > 0; n--) {
    const [conversion, kind] = pick(below, reading);
    const sizes = kind === 'integer' ? ['', 'h', 'hh', 'l', 'll', 'j', 'z', 't'] : kind === 'float' ? ['', 'l'] : [''];
    const width = below(3) === 0 && !'n%'.includes(conversion) ? String(1 + below(12)) : '';
    const star = below(6) === 0 && !'n%'.includes(conversion) ? '*' : '';
    format += `%${star}${width}${pick(below, sizes)}${conversion}${pick(below, ['', '', ' ', ',', ':', 'x'])}`;
  }
  // A NaN that is stored is the one NaN, without a sign (decision 0012).
  from = from.replaceAll('-nan', '+nan');
  return `stored(sscanf(${JSON.stringify(from)}, ${JSON.stringify(format)}, v[0], v[1], v[2], v[3]));`;
}

export function formatsProgram(seed: bigint, calls = 100): string {
  const source = new Random(seed);
  const below: Below = (bound) => source.below(bound);
  const lines = Array.from({ length: calls }, (_, i) => `  ${i % 3 === 2 ? scanning(below) : printing(below)}`);
  return `#include <stdio.h>
#include <string.h>
#include <wchar.h>

static char text[12000], v[4][400];
static int count;

static void shown(int n) {
  printf("%d [%s] %d\\n", n, n < 0 ? "" : text, count);
  memset(text, 0, sizeof text);
}

static void stored(int n) {
  printf("%d", n);
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < 400; j++)
      if (v[i][j] != 0x55) printf(" %d.%d:%02x", i, j, (unsigned char)v[i][j]);
  printf("\\n");
  memset(v, 0x55, sizeof v);
}

int main(void) {
  memset(v, 0x55, sizeof v);
${lines.join('\n')}
  return 0;
}
`;
}

/** The program of a seed, on wasm, and now and then on the slower engines. */
export async function checkFormats(seed: bigint): Promise<Tallied> {
  const folder = mkdtempSync(join(tmpdir(), 'samara-formats-'));
  try {
    const file = join(folder, 'formats.c');
    writeFileSync(file, formatsProgram(seed));
    execFileSync('gcc', ['-w', '-O0', '-fno-builtin', '-o', join(folder, 'formats'), file]);
    const wanted = spawnSync(join(folder, 'formats'), { encoding: 'utf8' }).stdout;
    const engines = seed % 20n === 0n ? ['wasm', 'interp', 'vm', 'light'] : ['wasm'];
    for (const engine of engines) {
      const { status, out, err } = await samara('run', file, '--library', 'c', '--engine', engine);
      const problem = difference(file, out, wanted) ?? (status === 0 && err === '' ? undefined : err);
      if (engine === 'light' && /error\[MPL40/.test(err)) continue;
      if (problem !== undefined) return { counted: [], problem: `${engine}: ${problem}` };
    }
    return { counted: engines };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The first line that differs. */
function difference(file: string, found: string, wanted: string): string | undefined {
  const ours = found.split('\n');
  const i = wanted.split('\n').findIndex((line, at) => line !== ours[at]);
  return i < 0 ? undefined : `call ${i + 1} of ${file}\nglibc ${wanted.split('\n')[i]}\nours  ${ours[i]}`;
}
