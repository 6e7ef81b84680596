/** JSON documents on the command line: how they are known, written, imported and run, and where their mistakes are shown. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { samara, samaraWith } from '../cli/samara.ts';
import { workFolder } from '../cli/work-folder.ts';

const { at, file } = workFolder('json');

const program = `# Divides.
func &half (var %x i32, var %by i32) i32 {
  return (div i32 (dread i32 %x, dread i32 %by))
}
func &main () i32 {
  var %y i32
  callassigned &half (constval i32 84, constval i32 2) { dassign %y }
  return (dread i32 %y)
}
`;

describe('the format', () => {
  test.each([
    ['a.mpl.json', []],
    ['b.json', []],
    ['c.json', ['--to', 'json']],
    ['d.json', ['--to', 'maple-json']],
    ['e.anything', ['--to', 'json']],
  ])('%s is written %j, read, and run', async (name, words) => {
    const text = file('half.mpl', program);
    expect((await samara('as', text, ...words, '-o', at(name))).status).toBe(0);
    expect((await samara('run', at(name))).status).toBe(42);
    expect((await samara('run', '--from', 'json', at(name))).status).toBe(42);
    expect((await samara('dis', at(name))).out).toBe((await samara('fmt', text)).out);
  });

  test('every level that can be written has a document', async () => {
    const text = file('half.mpl', program);
    for (const level of ['flat', 'linear', 'cfg', 'ssa']) {
      const lowered = at(level === 'flat' ? 'flat.mpl' : `${level}.lir`);
      expect((await samara('lower', text, '--to', level, '-o', lowered)).status).toBe(0);
      expect((await samara('as', lowered, '--to', 'json', '-o', at(`${level}.json`))).status, level).toBe(0);
      expect((await samara('run', at(`${level}.json`))).status, level).toBe(42);
    }
  });

  test('a document of no language that is known', async () => {
    const { status, err } = await samara('check', file('other.json', '{"samara": "cobol", "version": 1}'));
    expect([status, err]).toEqual([1, expect.stringContaining('SAM0101')]);
    expect((await samara('check', '--from', 'json', at('other.json'))).status).toBe(1);
  });

  test('fmt never writes text in its place', async () => {
    await samara('as', file('half.mpl', program), '-o', at('half.mpl.json'));
    const before = readFileSync(at('half.mpl.json'), 'utf8');
    const { status, err } = await samara('fmt', '--write', at('half.mpl.json'));
    expect([status, err]).toEqual([1, expect.stringContaining('SAM0104')]);
    expect(readFileSync(at('half.mpl.json'), 'utf8')).toBe(before);
    expect((await samara('fmt', at('half.mpl.json'))).out).toBe(
      program.replace('}\nfunc', '}\n\nfunc').replace('%y i32', '%y i32\n'),
    );
  });

  test('a Tuyin module imports a document', async () => {
    const lib = file('lib.ti', 'define i32 @twice(i32 %x) {\n  %x * 2\n}\n');
    expect((await samara('as', lib, '-o', at('lib.ti.json'))).status).toBe(0);
    const text = `import "lib.ti.json"\n\ndeclare i32 @twice(i32)\n\nsubset @main\n  output <- i8 @twice(21)\n`;
    const { status, out, err } = await samara('run', file('uses.ti', text));
    expect([status, out, err]).toEqual([0, '*', '']);
  });
});

describe('places', () => {
  test('traps are at the text that the program was written in', async () => {
    const wrong = file('zero.mpl', program.replace('constval i32 2', 'constval i32 0'));
    await samara('as', wrong, '-o', at('zero.json'));
    const { status, err } = await samara('run', at('zero.json'));
    expect([status, err]).toEqual([3, expect.stringContaining('zero.mpl:3')]);
    expect(err).not.toContain('zero.json');
  });

  test('of a document without places, they are in the document', async () => {
    const wrong = file('zero.mpl', program.replace('constval i32 2', 'constval i32 0'));
    await samara('as', wrong, '--strip', '-o', at('bare.json'));
    const { status, err } = await samara('run', at('bare.json'));
    expect([status, err]).toEqual([3, expect.stringMatching(/bare\.json:6:\d+/)]);
  });

  test('mistakes that the verifier finds are in the document, with what was written', async () => {
    await samara('as', file('half.mpl', program), '-o', at('half.json'));
    const document = readFileSync(at('half.json'), 'utf8');
    const { status, err } = await samara('check', file('changed.json', document.replace('"var": "%y"', '"var": "%z"')));
    expect(status).toBe(1);
    expect(err).toMatch(/changed\.json:\d+:\d+/);
    expect(err).toContain('it was written here');
    expect(err).toMatch(/half\.mpl:7:/);
  });

  test('written again, a document is the same, places included', async () => {
    await samara('as', file('half.mpl', program), '-o', at('half.json'));
    await samara('as', at('half.json'), '-o', at('again.json'));
    expect(readFileSync(at('again.json'), 'utf8')).toBe(readFileSync(at('half.json'), 'utf8'));
  });

  test('what a program adds without a place has the document as its place', async () => {
    await samara('as', file('half.mpl', program), '-o', at('half.json'));
    const document = JSON.parse(readFileSync(at('half.json'), 'utf8')) as {
      items: { name?: string; body?: unknown[] }[];
    };
    const zero = { op: 'constval', type: 'i32', value: 0 };
    const bad = { op: 'eval', operands: [{ op: 'div', type: 'i32', operands: [zero, zero] }] };
    document.items.find(({ name }) => name === '&main')?.body?.unshift(bad);
    const { status, err } = await samara('run', '-O0', file('added.json', JSON.stringify(document)));
    expect([status, err]).toEqual([3, expect.stringContaining('added.json:1')]);
  });

  test('diagnostics as data are in the document too', async () => {
    const { out } = await samara('check', '--json', file('short.json', '{"samara": "maple",\n "version": 1}'));
    const place = { start: { line: 1, column: 1, offset: 0 }, file: at('short.json') };
    expect(JSON.parse(out)).toMatchObject([{ code: 'JSN1003', ...place }]);
  });
});

test('the stepper shows the text that the program was written in', async () => {
  const text = file('half.mpl', program);
  await samara('as', text, '-o', at('half.json'));
  const steps = 'break 3\ncontinue\nstack\nquit\n';
  expect(await samaraWith(steps, ['step', at('half.json')])).toEqual(await samaraWith(steps, ['step', text]));
});
