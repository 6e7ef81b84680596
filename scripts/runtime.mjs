/**
 * Writes src/runtime/texts.ts: the MAPLE files of each library of src/runtime, as strings. Everything that reads the
 * sources (build, tests, checks) imports this file first; it writes nothing if nothing has changed.
 */
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const runtime = fileURLToPath(new URL('../src/runtime', import.meta.url));
const target = join(runtime, 'texts.ts');

function textsOf(library) {
  const files = readdirSync(join(runtime, library)).filter((name) => name.endsWith('.mpl'));
  const texts = files.toSorted().map((name) => JSON.stringify(readFileSync(join(runtime, library, name), 'utf8')));
  return `export const ${library} = [\n${texts.map((text) => `  ${text},\n`).join('')}];\n`;
}

const libraries = readdirSync(runtime, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const contents = `// Written by scripts/runtime.mjs.\n${libraries.map(({ name }) => textsOf(name)).join('')}`;
if (!existsSync(target) || readFileSync(target, 'utf8') !== contents) {
  const temporary = `${target}.${process.pid}.tmp`;
  writeFileSync(temporary, contents);
  renameSync(temporary, target);
}
