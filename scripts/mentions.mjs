/**
 * `node scripts/mentions.mjs NAME`: the files of src and tests that name an opcode (or anything else) in code, with how often;
 * comments do not count. How much one operation costs is a property of the design (docs/howto/add-an-opcode.md).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What is a comment, by the extension of the file; files of other kinds are not looked at. */
const comments = new Map([
  ['ts', /\/\*[^]*?\*\/|(?<!:)\/\/.*/g],
  ['mjs', /\/\*[^]*?\*\/|(?<!:)\/\/.*/g],
  ['mpl', /#.*/g],
  ['lir', /#.*/g],
]);

/** Written by scripts/runtime.mjs. */
const generated = new Set(['texts', 'java-texts', 'libc-texts', 'libc-index'].map((name) => `src/runtime/${name}.ts`));

/** @returns {{ file: string, count: number }[]} */
export function mentions(root, name) {
  const word = new RegExp(`(?<![\\w$])${name}(?![\\w$])`, 'g');
  return ['src', 'tests'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((path) => `${folder}/${path}`)
      .filter((file) => comments.has(file.slice(file.lastIndexOf('.') + 1)) && !generated.has(file))
      .toSorted()
      .map((file) => ({ file, count: countIn(join(root, file), name, word) }))
      .filter(({ count }) => count > 0),
  );
}

function countIn(path, name, word) {
  const text = readFileSync(path, 'utf8');
  if (!text.includes(name)) return 0;
  const pattern = comments.get(path.slice(path.lastIndexOf('.') + 1));
  return text.replace(pattern, '').match(word)?.length ?? 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , name] = process.argv;
  if (name === undefined) throw new Error('usage: node scripts/mentions.mjs NAME');
  const found = mentions(fileURLToPath(new URL('..', import.meta.url)), name);
  for (const { file, count } of found) console.log(`${String(count).padStart(4)}  ${file}`);
  const inSources = found.filter(({ file }) => file.startsWith('src/')).length;
  console.log(`${inSources} files of src, ${found.length - inSources} of tests`);
}
