/** `npm run figures`: how long functions and files of `src` are: the median, the 95th percentile and the longest, in lines. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../src', import.meta.url));
const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));

/** Functions with a block of statements; expressions behind an arrow are counted with what they stand in. */
function hasBlock(node) {
  return ts.isFunctionLike(node) && node.body !== undefined && ts.isBlock(node.body);
}

function functionLengths(text) {
  const source = ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true);
  const lineOf = (at) => source.getLineAndCharacterOfPosition(at).line;
  const lengths = [];
  const nodes = [source];
  for (let node = nodes.pop(); node !== undefined; node = nodes.pop()) {
    if (hasBlock(node)) lengths.push(lineOf(node.end) - lineOf(node.getStart()) + 1);
    ts.forEachChild(node, (child) => void nodes.push(child));
  }
  return lengths;
}

/** The median, the 95th percentile and the longest of some lengths. */
function summary(lengths) {
  const sorted = lengths.toSorted((a, b) => a - b);
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
  const mean = Math.round(sorted.reduce((sum, length) => sum + length, 0) / sorted.length);
  return { count: sorted.length, mean, p50: at(0.5), p95: at(0.95), longest: at(1) };
}

/** How long files and functions of `src` are, in lines. */
export function figures() {
  const texts = paths.map((name) => readFileSync(join(root, name), 'utf8'));
  return {
    files: summary(texts.map((text) => text.split('\n').length - 1)),
    functions: summary(texts.flatMap(functionLengths)),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [kind, { count, mean, p50, p95, longest }] of Object.entries(figures()))
    console.log(`${kind} ${count}: mean ${mean}, p50 ${p50}, p95 ${p95}, longest ${longest} lines`);
