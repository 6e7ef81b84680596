import { describe, expect, test } from 'vitest';
import type { FrameOptions, Style } from '../../src/base/code-frame.ts';
import { formatDiagnostic, formatDiagnostics } from '../../src/base/code-frame.ts';
import type { Diagnostic } from '../../src/base/diagnostics.ts';
import { SourceFile } from '../../src/base/source.ts';
import { textWidth } from '../../src/base/text-width.ts';

/** A diagnostic about the part of `text` between `[[` and `]]`. */
function marked(text: string, extra: Partial<Diagnostic> = {}): Diagnostic {
  const start = text.indexOf('[[');
  const end = text.indexOf(']]') - 2;
  const source = new SourceFile('file.mpl', text.replace('[[', '').replace(']]', ''));
  return {
    code: 'MPL2041',
    severity: 'error',
    message: 'no such type',
    span: { source, start, end },
    notes: [],
    ...extra,
  };
}

function frame(text: string, options?: FrameOptions): string[] {
  return formatDiagnostic(marked(text), options).split('\n');
}

/** The columns of the source text that the carets of a frame stand under. */
function caretedColumns(lines: string[], sourceLine: number): [number, number] {
  const carets = lines[sourceLine + 1];
  const gutter = carets.indexOf('|') + 2;
  return [carets.indexOf('^') - gutter, carets.lastIndexOf('^') + 1 - gutter];
}

describe('code frame', () => {
  test('one line', () => {
    expect(frame('a\nb\n  add [[i33]] (x)\n')).toEqual([
      'error[MPL2041]: no such type',
      ' --> file.mpl:3:7',
      '  |',
      '3 |   add i33 (x)',
      '  |       ^^^',
    ]);
  });

  test('notes with and without a place, and a fix', () => {
    const source = new SourceFile('other.mpl', 'var $x i32');
    const diagnostic = marked('[[i33]]', {
      severity: 'warning',
      notes: [{ message: 'plain' }, { message: 'declared here', span: { source, start: 4, end: 6 } }],
      fix: { title: 'write', span: { source, start: 0, end: 3 }, replacement: 'i32' },
    });
    expect(formatDiagnostic(diagnostic).split('\n')).toEqual([
      'warning[MPL2041]: no such type',
      ' --> file.mpl:1:1',
      '  |',
      '1 | i33',
      '  | ^^^',
      '  = note: plain',
      '  = help: write: `i32`',
      'note: declared here',
      ' --> other.mpl:1:5',
      '  |',
      '1 | var $x i32',
      '  |     ^^',
    ]);
  });

  test('without a place there is only the headline', () => {
    expect(formatDiagnostic(marked('[[x]]', { span: undefined }))).toBe('error[MPL2041]: no such type');
  });

  test('a span of several lines marks each, and leaves out the middle of a long one', () => {
    expect(frame('f {[[\n  g {\n  }\n]]}').slice(3)).toEqual([
      '1 | f {',
      '  |    ^',
      '2 |   g {',
      '  |   ^^^',
      '3 |   }',
      '  |   ^',
    ]);
    const long = frame(`[[${Array.from({ length: 20 }, (_, i) => `line${i}`).join('\n')}]]`);
    expect(long).toContain('   ...');
    expect(long.filter((line) => /^ *\d+ \|/.test(line))).toEqual([
      ' 1 | line0',
      ' 2 | line1',
      ' 3 | line2',
      '20 | line19',
    ]);
  });

  test('tabs run to multiples of 4 and wide characters take 2 columns', () => {
    expect(frame('\ta\t[[b]]').slice(3)).toEqual(['1 |     a   b', '  |         ^']);
    expect(frame('漢字 [[枫树]] x').slice(3)).toEqual(['1 | 漢字 枫树 x', '  |      ^^^^']);
    expect(frame('e\u0301 [[x]]').slice(3)).toEqual(['1 | e\u0301 x', '  |   ^']);
    expect(frame('🍁 [[x]]').slice(3)).toEqual(['1 | 🍁 x', '  |    ^']);
  });

  test('empty spans, ends of lines and ends of files get one caret', () => {
    expect(frame('abc[[]]').slice(3)).toEqual(['1 | abc', '  |    ^']);
    expect(frame('abc[[]]\r\nd').slice(3)).toEqual(['1 | abc', '  |    ^']);
    expect(frame('abc\n[[]]').slice(3)).toEqual(['2 |', '  | ^']);
    expect(frame('[[]]').slice(3)).toEqual(['1 |', '  | ^']);
  });

  test('a very long line is cut to a window in which the carets stand under the span', () => {
    for (const before of [0, 5, 30, 99, 150, 5000]) {
      for (const after of [0, 5, 200]) {
        const lines = frame(`${'x'.repeat(before)}[[NAME]]${'y'.repeat(after)}`, { width: 60 });
        const text = lines[3].slice(4);
        expect(textWidth(text)).toBeLessThanOrEqual(62);
        const [from, to] = caretedColumns(lines, 3);
        expect(text.slice(from, to)).toBe('NAME');
        expect(text.startsWith('…')).toBe(text.split('x').length - 1 < before);
        expect(text.endsWith('…')).toBe(text.split('y').length - 1 < after);
      }
    }
  });

  test('one line of 50 million characters', () => {
    const source = new SourceFile('big', 'z'.repeat(50_000_000));
    const diagnostic = marked('[[x]]', { span: { source, start: 25_000_000, end: 49_000_000 } });
    const lines = formatDiagnostic(diagnostic).split('\n');
    expect(lines).toHaveLength(5);
    expect(lines[3].length).toBeLessThan(120);
  });

  test('text of the file and of messages cannot control the terminal', () => {
    const evil = formatDiagnostic(marked('\u001b[31m[[x]]\u202e\u0007\ud800', { message: 'bad \u001b]0;t\u0007' }));
    // eslint-disable-next-line no-control-regex
    expect(evil).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e\ud800]/);
    expect(evil).toContain('␛');
  });

  test('a style dresses the parts', () => {
    const tag = (name: string) => (text: string) => `<${name}>${text}</${name}>`;
    const style: Style = {
      error: tag('e'),
      warning: tag('w'),
      note: tag('n'),
      help: tag('h'),
      strong: tag('b'),
      gutter: tag('g'),
    };
    const lines = frame('[[x]]', { style });
    expect(lines[0]).toBe('<e>error[MPL2041]</e><b>: no such type</b>');
    expect(lines[4]).toBe('  <g>|</g> <e>^</e>');
  });

  test('a list ends in its count', () => {
    const text = formatDiagnostics([marked('[[x]]'), marked('[[x]]', { severity: 'warning' }), marked('[[y]]')]);
    expect(text.endsWith('\n\n2 errors, 1 warning\n')).toBe(true);
    expect(formatDiagnostics([])).toBe('');
  });
});
