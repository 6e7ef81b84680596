// What bench/compile.mjs measures, in a process of its own: `node compile-child.mjs CHECKOUT FILE lowering|O2` reads a file with the library of a
// checkout, lowers it and optimises it, and prints seconds of processor time and memory as multiples of the text, as JSON.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [root, file, until] = process.argv.slice(2);
const library = (path) => import(pathToFileURL(join(root, 'dist/lib', path)).href);
const { SourceFile } = await library('base/source.js');
const { parseMaple } = await library('maple/parser.js');
const { verifyMaple } = await library('maple/verifier.js');
const { lowerToFlat } = await library('lower/maple-levels/index.js');
const { lowerToLinear } = await library('lower/maple-to-linear.js');
const { runPasses } = await library('passes/runner.js');
const { pipelines } = await library('passes/pipelines.js');

const idle = process.memoryUsage.rss();
const seconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
const peak = () => process.resourceUsage().maxRSS * 1024 - idle;
const started = seconds();

function lowered() {
  const source = new SourceFile(file, readFileSync(file, 'utf8'));
  const { module, diagnostics } = parseMaple(source);
  if ([...diagnostics, ...verifyMaple(module)].some(({ severity }) => severity === 'error'))
    throw new Error('the module does not verify');
  const read = seconds();
  // Older ones give the module as a value of another name.
  const result = lowerToLinear(lowerToFlat(module, []));
  return { read, size: source.text.length, linear: result.module ?? result.value };
}

const { read, size, linear } = lowered();
const lower = seconds();
const memoryLowered = peak() / size;
if (until === 'O2') runPasses(linear, pipelines.O2, { skipsSettled: true });
const all = seconds();
process.stdout.write(
  JSON.stringify({
    read: read - started,
    lower: lower - read,
    optimise: until === 'O2' ? all - lower : undefined,
    all: all - started,
    lowered: memoryLowered,
    memory: peak() / size,
  }),
);
