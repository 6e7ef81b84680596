/**
 * `npm run bench -- NAME…`: runs bench/NAME.mjs and puts its table between `<!-- begin NAME -->` and
 * `<!-- end NAME -->` in docs/benchmarks.md. Without a name it lists what there is; `--dry` only prints.
 *
 * A benchmark exports `title`, `about` (one paragraph: what is measured, against what, how) and `run()`, which returns
 * rows: the first is the head of the table. `tools`, if there, are the commands that it needs, each with its Debian package;
 * what it needs of dist is built.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { table } from '../scripts/docs/markdown.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));
const page = join(folder, '../docs/benchmarks.md');
const intro = `# Benchmarks

Measured by \`npm run bench -- NAME\`; each section is replaced when its benchmark runs. Times of one machine compare with
each other only.
`;

async function benchmarks() {
  const found = [];
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith('.mjs') || file === 'run.mjs') continue;
    if (!readFileSync(join(folder, file), 'utf8').includes('export async function run(')) continue;
    found.push([file.slice(0, -4), await import(join(folder, file))]);
  }
  return new Map(found);
}

function isThere(tool) {
  return (process.env.PATH ?? '').split(delimiter).some((path) => existsSync(join(path, tool)));
}

function update(name, section) {
  const [begin, end] = [`<!-- begin ${name} -->`, `<!-- end ${name} -->`];
  let text = existsSync(page) ? readFileSync(page, 'utf8') : intro;
  if (!text.includes(begin)) text = `${text.trimEnd()}\n\n${begin}\n${end}\n`;
  const from = text.indexOf(begin) + begin.length;
  mkdirSync(join(folder, '../docs'), { recursive: true });
  writeFileSync(page, `${text.slice(0, from)}\n${section}\n${text.slice(text.indexOf(end))}`);
}

const all = await benchmarks();
const names = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const unknown = names.filter((name) => !all.has(name));
if (names.length === 0 || unknown.length > 0) {
  for (const name of unknown) console.error(`no benchmark ${name}`);
  for (const [name, { title }] of all) console.log(`${name.padEnd(12)} ${title}`);
  process.exit(unknown.length > 0 ? 2 : 0);
}

const missing = names.flatMap((name) => Object.entries(all.get(name).tools ?? {}).filter(([tool]) => !isThere(tool)));
for (const [tool, debian] of missing) console.error(`there is no ${tool}; on Debian: apt-get install ${debian}`);
if (missing.length > 0) process.exit(2);
// The command builds itself; the library is built here.
if (names.length > 0 && !existsSync(join(folder, '../dist/lib/index.js'))) {
  console.error('building dist (some seconds)');
  execFileSync(process.execPath, [join(folder, '../scripts/build.mjs')], { stdio: 'inherit' });
}

for (const name of names) {
  const { title, about, run } = all.get(name);
  const [head, ...rows] = await run();
  const machine = `Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}).`;
  const section = `## ${title}\n\n${about} ${machine}\n\n${table(head, rows)}`;
  console.log(`${section}\n`);
  if (!process.argv.includes('--dry')) update(name, section);
}
