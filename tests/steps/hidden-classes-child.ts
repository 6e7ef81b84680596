/** `node --log-maps … hidden-classes-child.mjs FILE N`: the MAPLE module of a file is read, lowered and optimised, and so are functions of all kinds, N of what they have many of. */
import { readFileSync } from 'node:fs';
import { SourceFile } from '../../src/base/source.ts';
import { parseText } from '../../src/linear/parser.ts';
import { lowerToFlat } from '../../src/lower/maple-levels/index.ts';
import { lowerToLinear } from '../../src/lower/maple-to-linear.ts';
import { parseMaple } from '../../src/maple/parser.ts';
import { pipelines } from '../../src/passes/pipelines.ts';
import { runPasses } from '../../src/passes/runner.ts';
import { functions } from './functions.ts';

const [file, count] = process.argv.slice(2);
const { module } = parseMaple(new SourceFile('module.mpl', readFileSync(file, 'utf8')));
runPasses(lowerToLinear(lowerToFlat(module, [])).module, pipelines.O3, { skipsSettled: true });
for (const text of Object.values(functions).map((make) => make(Number(count)))) {
  const linear = parseText(text).module;
  if (linear !== undefined) runPasses(linear, pipelines.O3, { skipsSettled: true, isWhole: true });
}
