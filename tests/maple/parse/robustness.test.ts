/** Whatever the text, parsing ends soon and gives diagnostics, never an exception; what it gives can be printed. */
import { describe, expect, test } from 'vitest';
import { hasErrors, type Diagnostic } from '../../../src/base/diagnostics.ts';
import { SourceFile } from '../../../src/base/source.ts';
import { parseMaple, type MapleParseOptions } from '../../../src/maple/parser.ts';
import { printMaple } from '../../../src/maple/printer.ts';
import { verifyMaple } from '../../../src/maple/verifier.ts';
import { generateModule } from '../../../bench/generate-maple.mjs';
import { moduleOf, readSamples } from '../samples.ts';
import { times } from '../../long.ts';

function parse(text: string, options: MapleParseOptions = {}): { diagnostics: readonly Diagnostic[]; printed: string } {
  const { module, diagnostics } = parseMaple(new SourceFile('x.mpl', text), options);
  for (const { span } of diagnostics) {
    expect(span!.start).toBeGreaterThanOrEqual(0);
    expect(span!.end).toBeLessThanOrEqual(text.length + 1);
    expect(span!.start).toBeLessThanOrEqual(span!.end);
  }
  expect(diagnostics.length).toBeLessThanOrEqual(201);
  return { diagnostics, printed: printMaple(module) };
}

const codes = (text: string, options?: MapleParseOptions): string[] =>
  parse(text, options).diagnostics.map(({ code }) => code);
const body = (text: string): string => `func &f () void {\n${text}\n}\n`;
const many = times(30_000, 60_000);

describe('nesting', () => {
  test('parentheses that mean nothing', () => {
    expect(codes(body(`  eval ${'('.repeat(many)}`))).toEqual(['MPL1101']);
    expect(codes('('.repeat(many))).toEqual(['MPL1101']);
  });
  test.each([
    ['expressions', body(`  eval (${'neg i32 ('.repeat(many)}constval i32 1${')'.repeat(many)})`)],
    ['open expressions', body(`  eval (${'neg i32 ('.repeat(many)}`)],
    ['blocks', body(`${'{'.repeat(many)}${'}'.repeat(many)}`)],
    ['loops', body(`${'while (constval i32 1) {\n'.repeat(many)}${'}\n'.repeat(many)}`)],
    ['pointers', `var $x ${'<* '.repeat(many)}i32${'>'.repeat(many)}\n`],
    ['bare pointers', `var $x <${'*'.repeat(many)} i32>\n`],
    ['arrays', `var $x <${'[2]'.repeat(many)} i32>\n`],
    ['structures', `var $x ${'<struct {@f '.repeat(many)}i32${'}>'.repeat(many)}\n`],
    ['function types', `var $x ${'<func ('.repeat(many)}${') void>'.repeat(many)}\n`],
    ['initialisers', `var $x i32 = ${'['.repeat(many)}${']'.repeat(many)}\n`],
  ])('%s: one error that names the limit', (_name, text) => {
    const { diagnostics } = parse(text);
    expect(diagnostics[0].code).toBe('MPL1108');
    expect(diagnostics[0].message).toContain('--max-nesting');
    expect(diagnostics[0].message).toContain('1000');
    expect(diagnostics.length).toBeLessThan(4);
  });
  test.each([
    ['expressions', body(`  eval (${'neg i32 ('.repeat(many)}constval i32 1${')'.repeat(many)})`)],
    ['blocks', body(`${'{'.repeat(many)}${'}'.repeat(many)}`)],
    ['arrays', `var $x <${'[2]'.repeat(many)} i32>\n`],
    ['pointers', `var $x ${'<* '.repeat(5000)}i32${'>'.repeat(5000)}\n`],
    ['structures', `type $x ${'<struct {@f '.repeat(2000)}i32${'}>'.repeat(2000)}\n`],
    ['initialisers', `var $x i32 = ${'['.repeat(many)}${']'.repeat(many)}\n`],
  ])('%s: a raised limit never overflows the stack', (_name, text) => {
    const { diagnostics, printed } = parse(text, { maxNesting: 1_000_000 });
    expect(diagnostics).toEqual([]);
    expect(printMaple(parseMaple(new SourceFile('y', printed), { maxNesting: 1_000_000 }).module)).toBe(printed);
  });
});

describe('garbage', () => {
  test.each([
    ['NUL bytes', '\0\0\0'],
    ['NUL in a body', body('  dassign\0 %x (constval i32 1)')],
    ['a lone surrogate in a comment', '# \ud800\n'],
    ['a lone surrogate in a name', 'var $\udc00 i32\n'],
    ['a lone surrogate', '\ud800'],
    ['unclosed string', 'import "abc'],
    ['backslash at the end', 'import "abc\\'],
    ['unclosed character', "var $x i8 = '"],
    ['sigils alone', '$ % & @ ! ^ %%'],
    ['a huge number', `var $x i32 = ${'9'.repeat(many)}\n`],
    ['a huge size', `var $x <[${'9'.repeat(many)}] i32>\n`],
    ['a huge directive', `flavor ${'9'.repeat(many)}\n`],
    ['a huge float', body(`  eval (constval f64 1.${'9'.repeat(many)})`)],
    ['a huge exponent', body('  eval (constval f128 1e999999999999)').replace('999)', '999x)')],
    ['names of Object.prototype', 'constructor toString __proto__ hasOwnProperty\n'],
    ['unclosed braces', 'fileinfo { @a 1'],
    ['unclosed raw text', 'SCOPE 1 {'],
    ['unclosed asm', body('  asm { "x"')],
    ['unclosed structure', 'type $t <struct {@a i32'],
    ['unclosed parameters', 'func &f (var %x i32'],
    ['only closers', ') ] } > )'],
    ['a file of commas', ','.repeat(many)],
  ])('%s', (_name, text) => {
    expect(hasErrors(parse(text).diagnostics)).toBe(true);
  });
  test.each(['constructor', 'toString', '__proto__', 'valueOf'])('%s is no statement, directive or type', (word) => {
    expect(codes(`${word} 1\n`)).toEqual(['MPL1201']);
    expect(codes(body(`  ${word} 1`))).toEqual(['MPL1102']);
    expect(codes(`var $x ${word}\n`)).toEqual(['MPL1204']);
  });
  test('great exponents are infinite or zero', () => {
    expect(codes(body('  eval (constval f64 1e999999999)\n  eval (constval f128 1e-999999999)'))).toEqual([]);
  });
  test('empty text, white space, a byte order mark', () => {
    for (const text of ['', '\n\n', '\ufeff', '\ufeffflavor 1\n', '\r\n\r\n', '  \t ']) expect(codes(text)).toEqual([]);
  });
  test('line ends of every kind', () => {
    const text = 'flavor 1 # a\nvar $x i32\n';
    const { printed } = parse(text);
    for (const end of ['\r\n', '\r']) expect(parse(text.replaceAll('\n', end)).printed).toBe(printed);
  });
});

describe('damaged files', () => {
  const texts = [...readSamples().map(moduleOf), generateModule(4000, 7)];
  let state = 12345;
  const random = (n: number): number => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 8) % n;
  };

  test('truncated anywhere', () => {
    for (const text of texts)
      for (let end = 0; end < text.length; end += 5 + random(times(600, 40))) parse(text.slice(0, end));
  });
  test('characters deleted, doubled, replaced', () => {
    const marks = [
      '(',
      ')',
      '{',
      '}',
      '<',
      '>',
      '"',
      "'",
      ',',
      '#',
      '\n',
      '\0',
      '%',
      '@',
      '=',
      '[',
      ']',
      ' ',
      '0',
      '-',
      '\ud800',
    ];
    for (let round = 0; round < times(50, 700); round++) {
      const text = texts[random(texts.length)];
      const at = random(text.length);
      const length = random(4);
      parse(
        text.slice(0, at) +
          (random(3) === 0 ? '' : marks[random(marks.length)].repeat(1 + random(3))) +
          text.slice(at + length),
      );
    }
  });
  test('tokens swapped', () => {
    for (let round = 0; round < times(25, 300); round++) {
      const tokens = texts[random(texts.length)].split(/(\s+|[(){}<>,])/);
      const [a, b] = [random(tokens.length), random(tokens.length)];
      [tokens[a], tokens[b]] = [tokens[b], tokens[a]];
      parse(tokens.join(''));
    }
  });
});

describe('time', () => {
  const lines = times(5_000, 20_000);
  /** Work must grow linearly: the same text ten times as long may not produce more than so many diagnostics or hang. */
  test.each([
    ['errors on every line', body('  dassign %x (constval\n'.repeat(lines))],
    ['unclosed types', 'var $x <*\n'.repeat(lines)],
    ['labels', body('@a\n'.repeat(lines))],
    ['one long line of errors', body('dassign '.repeat(lines))],
    [
      'comments inside one statement',
      body(`  eval (add i32 (${'# c\n'.repeat(lines)} constval i32 1, constval i32 2))`),
    ],
    ['many locals', body(Array.from({ length: lines }, (_, i) => `  var %v${i} i32`).join('\n'))],
    ['many directives in a function', body('  funcid 1\n'.repeat(lines))],
    ['repeated prototypes', 'func &f () void\n'.repeat(lines)],
    [
      'structures nested twice at every level',
      `${Array.from({ length: 90 }, (_, i) => `type $t${i} <struct {@a <$t${i + 1}>, @b <$t${i + 1}>}>\n`).join('')}var $x <$t0> = [7= 1, 1= 2]\n`,
    ],
    ['many attributes', `var $x i32 ${'const '.repeat(lines)}\n`],
  ])('%s', (_name, text) => {
    const before = process.cpuUsage().user;
    parse(text);
    // Quadratic work on these inputs takes many seconds; linear work takes milliseconds.
    expect(process.cpuUsage().user - before).toBeLessThan(5_000_000);
  });
});

test('more members than a call can have arguments', () => {
  const fields = Array.from({ length: times(130_000, 150_000) }, (_, i) => `@f${i} <[${i + 1}] i8>`).join(', ');
  const { module, diagnostics } = parseMaple(new SourceFile('x.mpl', `type $t <struct {${fields}}>\n`));
  expect(diagnostics).toEqual([]);
  expect(verifyMaple(module)).toEqual([]);
  expect(printMaple(module).length).toBeGreaterThan(fields.length);
});
