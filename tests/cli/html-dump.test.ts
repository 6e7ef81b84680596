/** The page of `opt --html`: what it says about passes, and what it does in a browser. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compareLines, type ChangedLine } from '../../src/cli/html-dump/changes.ts';
import { pipelines } from '../../src/passes/pipelines.ts';
import { needs } from '../needs.ts';
import { samara } from './samara.ts';
import { isLong, times } from '../long.ts';

const folder = mkdtempSync(join(tmpdir(), 'samara-html-'));
const file = (name: string): string => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function dump(program: string, page: string, ...words: string[]): Promise<string> {
  const { status, err } = await samara('opt', program, '-O1', ...words, '--html', file(page), '-o', file('out.lir'));
  expect({ status, err }).toEqual({ status: 0, err: '' });
  return readFileSync(file(page), 'utf8');
}

describe('comparing texts', () => {
  const side = (lines: readonly ChangedLine[], without: ChangedLine['kind']): string[] =>
    lines.filter(({ kind }) => kind !== without).map(({ pieces }) => pieces.map(({ text }) => text).join(''));
  const line = fc.constantFrom('block B0:', 'block B1:', '  t1 = AddI t2, t3', '  t1 = AddI t2, t4', '  return', '');

  test('without what is new it is the old text, without what is gone the new one', () => {
    fc.assert(
      fc.property(fc.array(line), fc.array(line), (before, after) => {
        const lines = compareLines(before, after);
        expect(side(lines, 'added')).toEqual(before);
        expect(side(lines, 'removed')).toEqual(after);
      }),
    );
  });

  test('a line that changed stands beside the old one, with what differs marked', () => {
    const marked = compareLines(['  t4 = LessI l1, p0'], ['  t4 = LessI l1.2, p0']).map(({ kind, pieces }) => [
      kind,
      ...pieces.filter(({ isMarked }) => isMarked).map(({ text }) => text),
    ]);
    expect(marked).toEqual([
      ['removed', 'l1'],
      ['added', 'l1.2'],
    ]);
  });

  test('texts with very many differences are compared block by block', () => {
    const text = (mark: string): string[] =>
      Array.from({ length: 2000 }, (_, i) => [`block B${i}:`, `  ${mark}${i} = 1`, '  return']).flat();
    const lines = compareLines(text('a'), text('b'));
    expect(side(lines, 'added')).toEqual(text('a'));
    expect(side(lines, 'removed')).toEqual(text('b'));
    expect(lines.filter(({ kind }) => kind === 'same')).toHaveLength(4000);
  });
});

describe('the page', () => {
  let page = '';
  beforeAll(async () => {
    page = await dump('examples/queens.mpl', 'queens.html');
  });

  test('source, input, passes with their times, and those that changed nothing folded', () => {
    expect(page.match(/<summary>@\w+ /g)).toEqual(['@show', '@place', '@main'].map((name) => `<summary>${name} `));
    expect(page).toContain('<h2>source <small>examples/queens.mpl</small></h2>');
    expect(page).toContain('<i>12</i> func &#38;show (var %n i32) void {');
    expect(page).toMatch(/<h2>peephole <small>\d+\.\d\d ms<\/small><\/h2>/);
    expect(page).toMatch(/<details class="unchanged"><summary><span>promote<\/span>/);
    expect(page).toContain('<h2>into SSA</h2>');
  });

  test('each instruction says which line of the source it comes from', () => {
    const show = page.split('<details class="function"')[1];
    const [, input] = show.split('<section data-pass');
    const origins = [...input.matchAll(/<span data-l="(\d+)">(.*)<\/span>/g)].map(([, line, text]) => [
      plain(text),
      line,
    ]);
    // The source has putchar(mark) in line 26 and putchar(32) in line 27.
    expect(origins).toContainEqual(['  rparam l3', '26']);
    expect(origins).toContainEqual(['  rparam 32', '27']);
    expect(origins).toContainEqual(['  l3 = 46', '19']);
  });

  test('it needs nothing else', () => {
    expect(page.match(/\b(?:src|href)=|@import|https?:(?!\/\/www\.w3\.org\/2000\/svg)/g)).toBe(null);
  });

  test('every column is the text of the program, once its deletions are left out', async () => {
    const { err } = await samara('opt', 'examples/queens.mpl', '-O1', '--print-after-all', '-o', file('out.lir'));
    const printed = err.split(/^# after .*\n/m).filter((text) => text.includes('func void @show,'));
    const [, show] = page.split('<details class="function"');
    const texts = [...show.matchAll(/<section data-pass="[^"]*">.*?<pre>(.*?)<\/pre>/gs)].map(([, html]) =>
      plain(html),
    );
    expect(printed).toHaveLength(pipelines.O1.length);
    for (const text of printed.slice(1)) expect(texts).toContain(text.trim());
    expect(texts).toHaveLength(new Set(printed.slice(1)).size + 1);
  });

  test('a function of thousands of lines: what changed, and a graph only where it can be read', async () => {
    const calls = Array.from({ length: times(900, 1500) }, (_, i) => `  if (getint() == ${i}) putint(${i});\n`);
    writeFileSync(file('long.sy'), `int main() {\n${calls.join('')}  int unused = 1 + 2;\n  return 0;\n}\n`);
    const long = await dump(file('long.sy'), 'long.html');
    expect(long).toMatch(/<em>… \d+ lines as before …<\/em>/);
    expect(long).toMatch(/<p class="graph">\d+ blocks: /);
    expect(long.length).toBeLessThan(pipelines.O1.length * 600_000);
  });
});

function plain(html: string): string {
  return html
    .replace(/<del[^>]*>.*?<\/del>\n?/gs, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
}

/** Opens the page, does what the script says, and gives what it returns. */
function inBrowser(page: string, script: string): unknown {
  const probe = `<script>document.title = JSON.stringify((() => { ${script} })());</script></html>`;
  writeFileSync(
    file('probe.html'),
    readFileSync(file(page), 'utf8').replace('</html>', () => probe),
  );
  const words = ['--headless', '--no-sandbox', '--disable-gpu', '--dump-dom', `file://${file('probe.html')}`];
  const dom = execFileSync('chromium', words, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: 60_000,
  });
  const title = /<title>(.*?)<\/title>/s.exec(dom)?.[1] ?? '';
  return JSON.parse(title.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&'));
}

describe.skipIf(!isLong)('in Chromium', () => {
  needs('chromium');
  beforeAll(async () => void (await dump('examples/queens.mpl', 'queens.html')));

  test('a click colours the name in every column and graph of its function, a second one takes it away', () => {
    const colours = `const colours = () => [...document.querySelectorAll('#f0 [data-n="B3"]')].map((place) =>
        place.tagName === 'g' ? getComputedStyle(place.querySelector('rect')).fill : getComputedStyle(place).backgroundColor);
      const others = () => getComputedStyle(document.querySelector('#f1 [data-n="B3"]')).backgroundColor;`;
    const seen = inBrowser(
      'queens.html',
      `${colours}
      const before = colours(), other = others();
      document.querySelector('#f0 a[data-n="B3"]').click();
      const during = colours(), otherDuring = others();
      document.querySelector('#f0 g[data-n="B3"] rect').dispatchEvent(new MouseEvent('click', { bubbles: true }));
      return { places: before.length, before: [...new Set(before)], during: [...new Set(during)], after: colours().join() === before.join(), same: other === otherDuring };`,
    );
    const { places, before, during, after, same } = seen as Record<string, unknown> & {
      during: string[];
      before: string[];
    };
    expect(places).toBeGreaterThan(20);
    expect(during).toHaveLength(1);
    expect(before).not.toContain(during[0]);
    expect({ after, same }).toEqual({ after: true, same: true });
  });

  test('a click on a line of the source marks what comes from it in every column, and the other way round', () => {
    const seen = inBrowser(
      'queens.html',
      `const marked = () => [...document.querySelectorAll('#f0 section')].map((column) => [...column.querySelectorAll('[data-l]')]
        .filter((line) => getComputedStyle(line).backgroundColor !== plain.get(line)).map((line) => line.textContent.trim()));
      const plain = new Map([...document.querySelectorAll('[data-l]')].map((line) => [line, getComputedStyle(line).backgroundColor]));
      const click = (place) => document.querySelector('#f0 ' + place).dispatchEvent(new MouseEvent('click', { bubbles: true }));
      click('.source [data-l="24"]');
      const forth = marked();
      click('.source [data-l="24"]');
      const none = marked().flat();
      click('[data-pass="input"] [data-l="24"]');
      return { forth, none, back: marked() };`,
    ) as { forth: string[][]; none: string[]; back: string[][] };
    expect(seen.forth.slice(0, 2)).toEqual([['24         dassign %mark (constval i32 81) # a Q'], ['l3 = 81']]);
    expect(seen.forth.flat().filter((line) => line.endsWith(' = 81')).length).toBeGreaterThan(2);
    expect(seen.none).toEqual([]);
    expect(seen.back).toEqual(seen.forth);
  });

  test('headings fold, and the boxes hide graphs and deletions', () => {
    const shown = (what: string): string => `document.querySelector('${what}').getClientRects().length > 0`;
    expect(
      inBrowser(
        'queens.html',
        `const was = [${shown('#f0 .graph svg')}, ${shown('#f0 del')}, ${shown('#f0 .source pre')}];
        document.querySelector('#graphs').click();
        document.querySelector('#removed').click();
        document.querySelector('#f0 .source h2').click();
        return [was, [${shown('#f0 .graph svg')}, ${shown('#f0 del')}, ${shown('#f0 .source pre')}]];`,
      ),
    ).toEqual([
      [true, true, true],
      [false, false, false],
    ]);
  });
});
