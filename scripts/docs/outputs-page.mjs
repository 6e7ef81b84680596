/** docs/ir/conformance-outputs.md: what the conformance suite showed of built files, from a run of `npm run conformance -- --target OUTPUTS --write`. */
import { code, table } from './markdown.mjs';

/** `rows`: a topic with what each output came to, in the order of `outputs`; `others`: outputs that were not run; `exceptions`: what does not run, with the reason. */
export function outputsPage({ outputs, others, rows, exceptions }) {
  const cell = ({ passed, total }) => `${passed}/${total}`;
  const sum = (i) => ({
    passed: rows.reduce((all, { cells }) => all + cells[i].passed, 0),
    total: rows.reduce((all, { cells }) => all + cells[i].total, 0),
  });
  return `<!-- Written by \`npm run conformance -- --target OUTPUTS --write\` from a run of the suite. -->

# Conformance of outputs

The programs of the [conformance suite](conformance.md), built for every output of [samara build](../guide/outputs.md) and run as files: results, output, status
and kinds of traps are those of the engines. The host of a module for \`wasm\` tells traps in words of its own, so there any trap is the one that was expected.

${code('npm run conformance -- --target NAME', 'sh')}

${table(['Topic', ...outputs], [...rows.map(({ topic, cells }) => [topic, ...cells.map(cell)]), ['all', ...outputs.map((_, i) => cell(sum(i)))]])}
${others.length === 0 ? '' : `\nNot in this run: ${others.map((name) => `\`${name}\``).join(', ')}.\n`}
## Exceptions

${exceptions.map(({ file, output, reason }) => `- \`${file}\` on \`${output}\`: ${reason}.`).join('\n')}
`;
}
