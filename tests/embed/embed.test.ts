/** examples/embed: every line of its README, what its programs print, and its page in a browser. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { execFile } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runWasi } from '../built-wasi.ts';
import { samara } from '../cli/samara.ts';
import { needs } from '../needs.ts';

needs('gcc');
needs('java');
needs('mono');
needs('chromium');

const folder = join(mkdtempSync(join(tmpdir(), 'samara-embed-')), 'embed');
const at = (name: string): string => join(folder, name);

/** What Easter is in years with dates from almanacs: 22 March 1818, 23 April 2000, 31 March 2024, 25 April 2038. */
const dates = ['1818-03-22', '2000-04-23', '2024-03-31', '2038-04-25'];
const expected = dates.map((date) => `${date.slice(0, 4)}: Sunday, day ${Date.parse(date) / 86_400_000}\n`).join('');

/** The lines of the README that a shell is to run, as they stand there. */
const lines = [...readFileSync('examples/embed/README.md', 'utf8').matchAll(/^```sh\n([\s\S]*?)^```/gm)].flatMap(
  ([, text]) => text.trim().split('\n'),
);

beforeAll(() => cpSync('examples/embed', folder, { recursive: true }));
afterAll(() => rmSync(join(folder, '..'), { recursive: true }));

/** Names of files are in the folder. */
function inFolder(word: string): string {
  return /^[\w-]+\.\w+$/.test(word) ? at(word) : word;
}

async function run(line: string): Promise<string> {
  const [command, ...words] = line.split(' ');
  if (command !== 'samara') return execFileSync(command, words, { cwd: folder }).toString();
  const { status, out, err } = await samara(...words.map(inFolder));
  if (status !== 0 || err !== '') throw new Error(`${line}: ${err}`);
  return out;
}

test('every line of the README', { timeout: 180_000 }, async () => {
  const printed: string[] = [];
  for (const line of lines) printed.push(await run(line));
  expect(printed.filter((text) => text !== '')).toEqual([expected, expected, expected, expected, expected]);
  expect(runWasi(readFileSync(at('main.wasm'))).stdout.toString()).toBe(expected);
});

test('the types are those of the module', { timeout: 60_000 }, () => {
  const types = readFileSync(at('calendar.d.mts'), 'utf8');
  expect(types).toContain('  day_number(year: number, month: number, day: number): number;\n');
  expect(types).toContain('  weekday_name(which: number): bigint;\n');
  const words = [
    '--ignoreConfig',
    '--noEmit',
    '--strict',
    '--target',
    'es2022',
    '--module',
    'nodenext',
    '--lib',
    'es2022,dom',
    at('calendar.d.mts'),
  ];
  const { status, stdout } = spawnSync(process.execPath, ['node_modules/typescript7/bin/tsc', ...words]);
  expect({ status, stdout: stdout.toString() }).toEqual({ status: 0, stdout: '' });
});

const kinds: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.mjs': 'text/javascript',
  '.wasm': 'application/wasm',
};

/** The folder, as pages want it. */
function serve(): ReturnType<typeof createServer> {
  return createServer((request, response) => {
    const name = at(new URL(request.url ?? '/', 'http://here').pathname.slice(1) || 'index.html');
    if (statSync(name, { throwIfNoEntry: false })?.isFile() !== true) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': kinds[extname(name)] ?? 'text/plain' });
    return response.end(readFileSync(name));
  });
}

test('the page', { timeout: 60_000 }, async () => {
  const server = serve();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const profile = `--user-data-dir=${at('profile')}`;
    const words = [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      profile,
      '--virtual-time-budget=10000',
      '--dump-dom',
      address,
    ];
    const { stdout } = await promisify(execFile)('chromium', words);
    const cells = [...stdout.matchAll(/<tr>(<td>.*?)<\/tr>/g)].map(([, row]) =>
      row
        .replaceAll(/<\/?td>/g, ' ')
        .trim()
        .split(/ {2,}/),
    );
    expect(cells[0]).toEqual(['2024', '31 March', 'Sunday', '19813']);
    expect(cells).toHaveLength(8);
  } finally {
    server.close();
  }
});
