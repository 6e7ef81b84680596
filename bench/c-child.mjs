/**
 * What compiling one C file takes in a warm process (the second of two compilations), as JSON: milliseconds of the front end, from text
 * to high MAPLE; of the rest, to WebAssembly that is ready to run; and the peak of memory above the start, of the front end alone.
 */
import { readFileSync } from 'node:fs';
import { SourceFile } from '../dist/lib/base/source.js';
import { instantiate } from '../dist/lib/driver/index.js';
import { compileC } from '../dist/lib/frontend/c/index.js';

const file = process.argv[2];
const idle = process.memoryUsage.rss();

function read(path) {
  try {
    return new SourceFile(path, readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

function compile() {
  const source = new SourceFile(file, readFileSync(file, 'utf8'));
  const { module, diagnostics } = compileC(source, { read });
  if (module === undefined) throw new Error(diagnostics[0].message);
  return { ir: 'maple', source, module };
}

compile();
const memory = process.resourceUsage().maxRSS * 1024 - idle;
const started = performance.now();
const unit = compile();
const front = performance.now() - started;
// A file of several is not all of a program; what it lacks is of no interest here.
await instantiate(unit, { engine: 'wasm', stdout: () => undefined, missing: 'left' });
const ready = performance.now() - started - front;
console.log(JSON.stringify({ front, ready, memory }));
