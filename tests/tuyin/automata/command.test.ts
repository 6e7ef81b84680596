/** `samara tuyin`, and the examples of its guide, which are run as they stand there. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { samara, samaraWith } from '../../cli/samara.ts';

const guides = resolve(import.meta.dirname, '../../../docs/guide');
const guide = ['tuyin-shortest.md', 'tuyin-automata.md']
  .map((name) => readFileSync(join(guides, name), 'utf8'))
  .join('\n');

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'samara-tuyin-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The words of a command as a shell divides it, where only single quotes are used. */
function wordsOf(line: string): string[] {
  return [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain);
}

const examples = [...guide.matchAll(/^\$ samara (.*)\n((?:(?!```|\$ ).*\n)*)/gm)].map(([, line, output]) => ({
  line,
  output: output.trimEnd(),
}));

test('what passes make of a program runs', async () => {
  const merged = join(folder, 'merged.ti');
  for (const [pass, name] of [
    ['linearmerge', 'wc'],
    ['maxmerge', 'json'],
  ] as const) {
    expect((await samara('tuyin', pass, `examples/${name}.ti`, '-o', merged)).status).toBe(0);
    const input = name === 'wc' ? 'a b\nc' : '[1, {"a": [true, "x"]}]';
    const run = (file: string): unknown => samaraWith(input, ['run', file]);
    expect(await run(merged)).toEqual(await run(`examples/${name}.ti`));
  }
  expect(readFileSync(merged, 'utf8')).toContain('.end');
  expect((await samara('tuyin', 'linearmerge', 'A B')).err).toContain('linearmerge takes a module');
});

describe('the guide', () => {
  test('has examples', () => {
    expect(examples.length).toBeGreaterThan(7);
  });

  test.each(examples)('samara $line', async ({ line, output }) => {
    const { status, out, err } = await samara(...wordsOf(line));
    expect(`${out}${err}`.trimEnd()).toBe(output);
    expect(status).toBe(output === 'different' ? 1 : 0);
  });
});

describe('samara tuyin', () => {
  test('mistakes have a place', async () => {
    const { status, out, err } = await samara('tuyin', 'shortest', 'A (B | C');
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toContain('error[TUY9002]: expected `)` for the parenthesis in column 3, found the end');
    expect(err).toMatch(/1 \| A \(B \| C\n\s+\|\s{9}\^/);
    expect((await samara('tuyin', 'shortest', '--max-states', '2', 'A B C')).err).toContain(
      'more than the 2 states that --max-states allows',
    );
  });

  test('modules, with the same reports from bitcode', async () => {
    const bitcode = join(folder, 'wc.tb');
    await samara('as', 'examples/wc.ti', '-o', bitcode);
    expect((await samara('tuyin', 'maxmerge', bitcode)).out).toBe(
      (await samara('tuyin', 'maxmerge', 'examples/wc.ti')).out,
    );
    expect((await samara('tuyin', 'liferound', 'examples/greet.ti')).out).toBe('no function has blocks of memory\n');
    expect(JSON.parse((await samara('tuyin', 'liferound', 'examples/records.ti', '--json')).out)).toMatchObject([
      { frame: '@text', isOpen: true, blocks: [{ size: '%length', outlives: 'no' }] },
    ]);
    expect(await samara('tuyin', 'maxmerge', join(folder, 'missing.ti'))).toMatchObject({
      status: 1,
      err: expect.stringContaining('missing.ti') as string,
    });
    expect((await samara('tuyin', 'equal', 'a.ti', 'a . ti')).out).toBe('equal\n');
  });

  test('wrong usage', async () => {
    expect(await samara('tuyin', 'shortst', 'A')).toMatchObject({
      status: 2,
      err: expect.stringContaining('did you mean `shortest`?') as string,
    });
    expect(await samara('tuyin', 'shortest')).toMatchObject({
      status: 2,
      err: expect.stringContaining('shortest takes one expression') as string,
    });
    expect(await samara('tuyin', 'equal', 'A')).toMatchObject({ status: 2 });
    expect((await samara('tuyin', '--help')).out).toContain('START MIDDLE START START?');
  });

  test('files and JSON', async () => {
    writeFileSync(join(folder, 'x.txt'), '// layers\nD = [0-9];\nD D*\n');
    expect((await samara('tuyin', 'shortest', '-f', join(folder, 'x.txt'))).out).toBe('[0-9]+\n');
    const json: unknown = JSON.parse((await samara('tuyin', 'shortest', 'A | A B', '--json')).out);
    expect(json).toMatchObject({ text: 'A B?', layers: [{ before: 3, after: 2, states: 3, proof: 'cost' }] });
    expect(JSON.parse((await samara('tuyin', 'maxmerge', 'a = X; b = X', '--json')).out)).toMatchObject({
      before: 2,
      after: 1,
    });
    expect(JSON.parse((await samara('tuyin', 'equal', 'A', 'A | A', '--json')).out)).toEqual({ equal: true });
  });

  test('pictures', async () => {
    const [svg, dot] = [join(folder, 'a.svg'), join(folder, 'a.dot')];
    expect((await samara('tuyin', 'shortest', '"while" A*', '-p', svg)).out).toBe('"while" A*\n');
    expect(readFileSync(svg, 'utf8')).toMatch(/^<svg [\s\S]*&quot;while&quot; ×5[\s\S]*<\/svg>\n$/);
    await samara('tuyin', 'shortest', 'A B', '--no-sse', '-p', dot);
    const text = readFileSync(dot, 'utf8');
    expect(text.match(/ -> /g)).toHaveLength(2);
    expect(text).toContain('label="B"');
    expect((await samara('tuyin', 'shortest', 'A', '-p', join(folder, 'no/a.svg'))).err).toContain('SAM0007');
  });
});

describe('samara graph', () => {
  const example = 'examples/greet.ti';

  test('--kind automaton: the same picture of text and of bitcode', async () => {
    const [svg, bitcode] = [join(folder, 'greet.svg'), join(folder, 'greet.tb')];
    expect(await samara('graph', example, '--kind', 'automaton', '-o', svg)).toEqual({ status: 0, out: '', err: '' });
    expect(readFileSync(svg, 'utf8')).toMatch(/^<svg [\s\S]*any other 4 bytes or fewer[\s\S]*<\/svg>\n$/);
    await samara('as', example, '-o', bitcode);
    const dot = (await samara('graph', example, '--kind', 'automaton')).out;
    expect(dot).toContain('label="@main\\l"');
    expect((await samara('graph', bitcode, '--kind', 'automaton')).out).toBe(dot);
  });

  test('the picture of the guide is what the command draws', async () => {
    const svg = join(folder, 'records.svg');
    await samara('graph', 'examples/records.ti', '--kind', 'automaton', '-o', svg);
    expect(readFileSync(svg, 'utf8')).toBe(readFileSync(join(guides, 'tuyin-automata.svg'), 'utf8'));
  });

  test('--func chooses a layer', async () => {
    const { out } = await samara('graph', 'examples/records.ti', '--kind', 'automaton', '--func', 'sum');
    expect(out).toMatch(/^digraph "layer @sum"/);
    expect(out).not.toContain('%length');
    expect(await samara('graph', 'examples/records.ti', '--kind', 'automaton', '--func', 'sun')).toMatchObject({
      status: 2,
      err: expect.stringContaining('did you mean `sum`?') as string,
    });
  });

  test('calls are those of the program, not those of the runtime', async () => {
    const { out } = await samara('graph', 'examples/records.ti', '--kind', 'calls');
    expect(out.match(/label="@\w+/g)).toEqual(['label="@record', 'label="@text', 'label="@sum', 'label="@main']);
    expect(out.match(/n\d+ -> n\d+/g)).toEqual(['n0 -> n1', 'n2 -> n0', 'n2 -> n2', 'n3 -> n2']);
  });

  test.each(['cfg', 'dom', 'postdom', 'loops'])('--kind %s, of what it is lowered to', async (kind) => {
    expect((await samara('graph', example, '--kind', kind)).out).toMatch(/^digraph "[^"]* of @main"/);
  });

  test('other languages have no automata', async () => {
    expect(await samara('graph', 'examples/queens.mpl', '--kind', 'automaton')).toMatchObject({
      status: 2,
      err: expect.stringContaining('has no pictures of kind automaton') as string,
    });
  });
});
