/**
 * `npm run docs`: writes the reference pages that follow from tables; `--check` only says which are stale.
 *
 * A page is a generator in the list below: a path and a function that returns the whole text. To add one, add an entry.
 * A hand-written page may hold generated parts between `<!-- begin NAME -->` and `<!-- end NAME -->`: see `parts`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cDiagnosticsPage } from './docs/c-diagnostics-page.ts';
import { cWarningsPage } from './docs/c-warnings-page.ts';
import { cliPage } from './docs/cli-page.mjs';
import { diagnosticsPage } from './docs/diagnostics-page.mjs';
import { jsonParts } from './docs/json-parts.ts';
import { schemaPages } from './docs/schema-pages.ts';
import * as dynamic from './docs/dynamic-parts.ts';
import * as linear from './docs/linear-parts.ts';
import * as manual from './docs/manual-parts.ts';
import { opsPages } from './docs/ops-pages.mjs';
import { undefinedPage } from './docs/undefined-page.mjs';
import * as passes from './docs/pass-parts.ts';
import * as vectors from './docs/vector-parts.ts';
import { javaClasses } from './docs/java-parts.ts';
import { coreFiles } from './java/core.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Path → whole text. */
const pages = new Map([
  ['docs/diagnostics.md', diagnosticsPage],
  ['docs/cli.md', cliPage],
  ['docs/c-undefined.md', undefinedPage],
  ['docs/guide/c-diagnostics.md', cDiagnosticsPage],
  ['docs/guide/c-warnings.md', cWarningsPage],
  ...opsPages(),
  ...schemaPages(),
]);

/** Path → name of the part → text between its markers. */
const parts = new Map([
  ['docs/guide/java-core.md', { classes: () => javaClasses(coreFiles()) }],
  [
    'docs/ir/maple.md',
    {
      'primitive-types': manual.primitiveTypes,
      attributes: manual.attributes,
      directives: manual.directives,
      slots: manual.slots,
      opcodes: manual.opcodes,
      intrinsics: manual.intrinsicTables,
    },
  ],
  [
    'docs/ir/dynamic-types.md',
    {
      tags: dynamic.tags,
      operators: dynamic.operators,
      intrinsics: dynamic.jsIntrinsicTable,
      builtins: dynamic.builtins,
    },
  ],
  [
    'docs/ir/linear.md',
    {
      letters: linear.letters,
      cells: linear.cells,
      operations: linear.operations,
      conversions: linear.conversionList,
      structure: linear.structure,
      traps: linear.traps,
      rules: linear.rules,
    },
  ],
  ['docs/ir/json.md', jsonParts],
  ['docs/ir/passes.md', { passes: passes.passList, analyses: passes.analysisList }],
  ['docs/ir/vectors.md', { types: vectors.types, intrinsics: vectors.intrinsics }],
]);

const check = process.argv.includes('--check');
const stale = [];

function update(path, wanted) {
  const file = join(root, path);
  const present = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (present === wanted) return;
  stale.push(path);
  if (check) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, wanted);
}

function fillPart(text, name, content) {
  const [begin, end] = [`<!-- begin ${name} -->`, `<!-- end ${name} -->`];
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`no part ${name}`);
  return `${text.slice(0, from + begin.length)}\n${content.trim()}\n${text.slice(to)}`;
}

for (const [path, generate] of pages) update(path, `${(await generate()).trim().toWellFormed()}\n`);
for (const [name, text] of coreFiles()) update(`src/runtime/java/${name}`, text);
for (const [path, generators] of parts) {
  let text = readFileSync(join(root, path), 'utf8');
  for (const [name, generate] of Object.entries(generators)) text = fillPart(text, name, generate());
  update(path, text);
}

if (check && stale.length > 0) {
  console.error(`stale: ${stale.join(', ')}\nnpm run docs writes them anew`);
  process.exit(1);
}
console.log(stale.length === 0 ? 'all pages are fresh' : `written: ${stale.join(', ')}`);
