/**
 * `npm run fuzz -- --count N --seed S`: N random programs from seed S on, on every engine. A failure names its seed and
 * shows what each engine did; `--show` prints the program of the seed. `--light`: programs of MapleLight without undefined
 * behaviour, on the formal machine too.
 */
import { parseArgs } from 'node:util';
import { compareEngines } from '../tests/fuzz/differential.ts';
import { generate } from '../tests/fuzz/generate.ts';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' }, show: { type: 'boolean' }, light: { type: 'boolean', default: false } },
});
const first = BigInt(values.seed);
if (values.show) {
  console.log(generate(first, { light: values.light }).text);
  process.exit(0);
}

let failures = 0;
for (let seed = first; seed < first + BigInt(values.count); seed++) {
  const difference = await compareEngines(seed, values.light).catch((error) => String(error.stack));
  if (difference !== undefined) {
    failures++;
    console.error(`seed ${seed}:\n${difference}`);
    if (failures === 10) break;
  }
  if (process.stdout.isTTY && seed % 20n === 0n) process.stdout.write(`\r${seed - first + 1n}`);
}
console.log(failures === 0 ? `${values.count} programs from seed ${first}: all engines agree` : `${failures} failures`);
if (failures > 0) process.exitCode = 1;
