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
} else if (step === 'warm') {
  // FILE FORMAT BINARY FORMAT ROUNDS
  const samples = await inTurn({ text: [file, format], binary: [output, wanted] }, Number(strip));
  process.stdout.write(JSON.stringify(samples));
} else {
  // What is loaded when it is first used is loaded before.
  await warmUp();
  const content = readFileSync(file);
  const started = performance.now();
  await run(content);
  process.stdout.write(JSON.stringify({ time: performance.now() - started }));
}

/** Milliseconds of every step, by round, all in this process; two rounds come before those that count. */
async function inTurn({ text, binary }, rounds) {
  const samples = { parse: [], verify: [], decode: [], 'decode-verify': [], open: [] };
  for (let round = -2; round < rounds; round++) {
    const read = await timed(...text, (content, name) =>
      parse(new SourceFile('module', content.toString('utf8')), name),
    );
    const decoded = await timed(...binary, (content, name) => parseBinary(content, 'module', name));
    collect();
    const content = readFileSync(binary[0]);
    const started = performance.now();
    check(await formatOf(binary[1]).list(content, 'module'));
    const open = performance.now() - started;
    if (round < 0) continue;
    samples.parse.push(read[0]);
    samples.verify.push(read[1]);
    samples.decode.push(decoded[0]);
    samples['decode-verify'].push(decoded[1]);
    samples.open.push(open);
  }
  return samples;
}

/**
 * Leaves the nursery empty. A whole collection that is asked for would also throw away compiled code, all of it for kinds of
 * objects of which none is alive in between: what follows would not be warm, and the shorter a step the less so.
 */
function collect() {
  globalThis.gc({ type: 'minor' });
}

/** Until a module was read, and until it was verified. */
async function timed(file, format, read) {
  const content = readFileSync(file);
  collect();
  const started = performance.now();
  const unit = await read(content, format);
  const isRead = performance.now() - started;
  check(unit);
  if (hasErrors(await verify(unit.value))) throw new Error('it does not verify');
  return [isRead, performance.now() - started];
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
