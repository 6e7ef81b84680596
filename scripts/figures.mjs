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

function describe(lengths) {
  const sorted = lengths.toSorted((a, b) => a - b);
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
  const mean = sorted.reduce((sum, length) => sum + length, 0) / sorted.length;
  return `${sorted.length}: mean ${mean.toFixed(0)}, p50 ${at(0.5)}, p95 ${at(0.95)}, longest ${at(1)} lines`;
}

const texts = paths.map((name) => readFileSync(join(root, name), 'utf8'));
console.log(`files ${describe(texts.map((text) => text.split('\n').length - 1))}`);
console.log(`functions ${describe(texts.flatMap(functionLengths))}`);
