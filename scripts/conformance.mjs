/**
 * `npm run conformance [TOPIC…]`: the conformance files on every engine, as a matrix of topics by engines; below it the
 * programs of Tuyin IR, by the sections of its definition. Failures are listed and set the exit status. With `--target OUTPUT` the
 * programs are built and run as files of that output, of several (`c-gcc,wasi`), or of each for `--target all`. With `--write` the whole suite is measured too, and
 * docs/ir/conformance.md is written from that, or the columns of conformance-outputs.md that a run of outputs is about.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { outputOf, outputsNamed, scoreboardColumns } from '../tests/engines.ts';
import { conformanceFiles, engines as allEngines, runFile, skips, withoutKinds } from '../tests/conformance/run.ts';
import { manualExamples } from '../tests/conformance/manual.ts';
import { columns, outcomesOf } from '../tests/conformance/scoreboard.ts';
import { tuyinEngines } from '../tests/tuyin/graphs.ts';
import { readPrograms } from '../tests/tuyin/program-files.ts';
import { problemsOf } from '../tests/tuyin/program-runs.ts';
import { conformancePage } from './docs/conformance-page.ts';
import { cellsOf, outputsPage } from './docs/outputs-page.mjs';

const { values, positionals: wanted } = parseArgs({
  options: { write: { type: 'boolean' }, target: { type: 'string' } },
  allowPositionals: true,
});

const engines = values.target === undefined ? allEngines : outputsNamed(values.target.split(','));
const files = [...conformanceFiles(), ...manualExamples()].filter(
  ({ topic }) => wanted.length === 0 || wanted.includes(topic),
);
const topics = [...new Set(files.map(({ topic }) => topic))];
const problems = [];

async function cell(topic, engine) {
  let passed = 0;
  let skipped = 0;
  const own = files.filter((file) => file.topic === topic);
  for (const file of own) {
    if (skips.some((skip) => skip.file === file.name && skip.engine === outputOf(engine))) {
      skipped++;
      continue;
    }
    const found = await runFile(file, withoutKinds(engine)).catch((error) => [`${file.name}.mpl: ${error.message}`]);
    problems.push(...found.map((text) => `${engine.name}: ${text}`));
    if (found.length === 0) passed++;
  }
  return { passed, skipped, total: own.length };
}

const textOf = ({ passed, skipped, total }) => `${passed}/${total}${skipped > 0 ? ` (${skipped} skipped)` : ''}`;

const width = Math.max(12, ...topics.map((topic) => topic.length)) + 2;
console.log(`${''.padEnd(width)}${engines.map(({ name }) => name.padEnd(14)).join('')}`);
const rows = [];
for (const topic of topics) {
  const cells = [];
  for (const engine of engines) cells.push(await cell(topic, engine));
  rows.push({ topic, cells });
  console.log(`${topic.padEnd(width)}${cells.map((one) => textOf(one).padEnd(14)).join('')}`);
}

/** The programs of Tuyin, on the engines that run it. */
async function tuyinMatrix() {
  const programs = readPrograms();
  const sections = [...new Set(programs.map(sectionOf))]
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .filter((section) => wanted.length === 0 || wanted.includes('tuyin') || wanted.includes(section));
  if (sections.length === 0) return;
  console.log(`\n${'Tuyin IR'.padEnd(width)}${tuyinEngines.map((engine) => engine.padEnd(10)).join('')}`);
  for (const section of sections) {
    const own = programs.filter((program) => sectionOf(program) === section);
    const cells = [];
    for (const engine of tuyinEngines) {
      let failing = 0;
      for (const program of own) {
        const found = await problemsOf(program, engine);
        problems.push(...found.map((text) => `${engine}: ${program.name}: ${text}`));
        if (found.length > 0) failing++;
      }
      cells.push(`${own.length - failing}/${own.length}`.padEnd(10));
    }
    console.log(`${section.padEnd(width)}${cells.join('')}`);
  }
}

function sectionOf({ rule }) {
  return `section ${rule.split(' ')[0]}`;
}

if (values.target === undefined) await tuyinMatrix();
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;

/** What outputs make of the suite, as a page; columns of outputs that were not asked for are left as they stand there. */
function writeOutputs() {
  const nameOf = ({ name }) => name.slice('built-'.length);
  const file = new URL('../docs/ir/conformance-outputs.md', import.meta.url);
  const cells = cellsOf(readFileSync(file, 'utf8'));
  rows.forEach((row) =>
    row.cells.forEach(({ passed, total }, i) => cells.set(`${row.topic} ${nameOf(engines[i])}`, `${passed}/${total}`)),
  );
  const outputs = scoreboardColumns().map(nameOf);
  const exceptions = skips
    .filter(({ engine }) => engine.startsWith('built-'))
    .map(({ file, engine, reason }) => ({ file, output: nameOf({ name: engine }), reason }));
  writeFileSync(file, outputsPage({ outputs, topics, cells, exceptions }));
  console.log('\nwritten: docs/ir/conformance-outputs.md');
}

if (values.write && values.target !== undefined && wanted.length === 0) writeOutputs();
else if (values.write) {
  writeFileSync(new URL('../docs/ir/conformance.md', import.meta.url), conformancePage(await outcomesOf(columns)));
  console.log('\nwritten: docs/ir/conformance.md');
}
