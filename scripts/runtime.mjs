/**
 * Writes src/runtime/texts.ts: the MAPLE files of each library of src/runtime, as strings; and java-texts.ts likewise, a file
 * of its own because it is long and only Java programs load it. Everything that reads the sources (build, tests, checks)
 * imports this file first; it writes nothing if nothing has changed.
 */
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const runtime = fileURLToPath(new URL('../src/runtime', import.meta.url));

function textsOf(library) {
  const files = readdirSync(join(runtime, library)).filter((name) => name.endsWith('.mpl'));
  const texts = files.toSorted().map((name) => JSON.stringify(readFileSync(join(runtime, library, name), 'utf8')));
  return `export const ${library} = [\n${texts.map((text) => `  ${text},\n`).join('')}];\n`;
}

function write(file, libraries) {
  const target = join(runtime, file);
  const contents = `// Written by scripts/runtime.mjs.\n${libraries.map(textsOf).join('')}`;
  if (existsSync(target) && readFileSync(target, 'utf8') === contents) return;
  const temporary = `${target}.${process.pid}.tmp`;
  writeFileSync(temporary, contents);
  renameSync(temporary, target);
}

const folders = readdirSync(runtime, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const libraries = folders.map(({ name }) => name);
write(
  'texts.ts',
  libraries.filter((name) => name !== 'java'),
);
write('java-texts.ts', ['java']);
