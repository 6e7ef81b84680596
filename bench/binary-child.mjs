// One step of bench/binary.mjs in a process of its own: reads a file, does the step, prints milliseconds as JSON.
import { readFileSync, writeFileSync } from 'node:fs';
import { SourceFile } from '../dist/lib/base/source.js';
import { hasErrors } from '../dist/lib/base/diagnostics.js';
import { formatOf } from '../dist/lib/driver/formats.js';
import { parse, parseBinary, verify, write } from '../dist/lib/driver/index.js';

const [step, file, format, output, wanted, strip] = process.argv.slice(2);

if (step === 'write') {
  const unit = await parse(new SourceFile('module', readFileSync(file, 'utf8')), format).orThrow();
  writeFileSync(output, await write(unit, wanted, { strip: strip === 'strip' }).orThrow());
} else {
  // What is loaded when it is first used is loaded before.
  await warmUp();
  const content = readFileSync(file);
  const started = performance.now();
  await run(content);
  process.stdout.write(JSON.stringify({ time: performance.now() - started }));
}

async function run(content) {
  if (step === 'open') {
    check(await formatOf(format).list(content, 'module'));
    return;
  }
  const isText = step === 'parse' || step === 'verify';
  const read = await (isText
    ? parse(new SourceFile('module', content.toString('utf8')), format)
    : parseBinary(content, 'module', format));
  check(read);
  if (step.endsWith('verify') && hasErrors(await verify(read.value))) throw new Error('it does not verify');
}

function check({ value, diagnostics }) {
  if (value === undefined || hasErrors(diagnostics)) throw new Error(diagnostics[0]?.message);
}

async function warmUp() {
  const row = formatOf(format);
  if (row.read !== undefined) await row.read(new SourceFile('nothing', '\n'), {});
  else await row.readBytes(new Uint8Array(4), 'nothing', {});
  await row.list?.(new Uint8Array(4), 'nothing');
}
