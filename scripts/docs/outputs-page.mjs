/** docs/ir/conformance-outputs.md: what the conformance suite showed of built files, from runs of `npm run conformance -- --target OUTPUTS --write`. */
import { code, table } from './markdown.mjs';

/** `cells`: `passed/total` by `TOPIC OUTPUT`; `exceptions`: what does not run, with the reason. */
export function outputsPage({ outputs, topics, cells, exceptions }) {
  const cell = (topic, output) => cells.get(`${topic} ${output}`) ?? 'not run';
  return `<!-- Written by \`npm run conformance -- --target OUTPUTS --write\` from runs of the suite. -->

# Conformance of outputs

The programs of the [conformance suite](conformance.md), built for every output of [samara build](../guide/outputs.md) and run as files: results, output, status
and kinds of traps are those of the engines. The host of a module for \`wasm\` tells traps in words of its own, so there any trap is the one that was expected.

${code('npm run conformance -- --target NAME', 'sh')}

${table(['Topic', ...outputs], [...topics.map((topic) => [topic, ...outputs.map((output) => cell(topic, output))]), ['all', ...outputs.map((output) => sumOf(topics.map((topic) => cell(topic, output))))]])}

## Exceptions

${grouped(exceptions)
  .map(([line, names]) => `- ${line.replace('OUTPUTS', names.map((name) => `\`${name}\``).join(', '))}`)
  .join('\n')}
`;
}

/** The cells of the page as it stands. */
export function cellsOf(page) {
  const rows = page
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((text) => text.trim()));
  const [[, , ...outputs] = [], , ...others] = rows;
  return new Map(others.flatMap(([, topic, ...cells]) => outputs.map((output, i) => [`${topic} ${output}`, cells[i]])));
}

function sumOf(cells) {
  const numbers = cells.filter((cell) => cell.includes('/')).map((cell) => cell.split('/').map(Number));
  if (numbers.length === 0) return 'not run';
  return [0, 1].map((i) => numbers.reduce((sum, pair) => sum + pair[i], 0)).join('/');
}

/** One line for all outputs with the same exception. */
function grouped(exceptions) {
  const lines = new Map();
  for (const { file, output, reason } of exceptions) {
    const line = `\`${file}\` on OUTPUTS: ${reason}.`;
    lines.set(line, [...(lines.get(line) ?? []), output]);
  }
  return [...lines];
}
