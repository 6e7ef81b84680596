/**
 * What compiling one C file takes, step by step, in a process of its own: milliseconds of the preprocessor and parser, of lowering to
 * high MAPLE, and from there to WebAssembly that is ready to run; and the peak of memory above the start. As JSON.
 */
import { readFileSync } from 'node:fs';
import { SourceFile } from '../dist/lib/base/source.js';
import { compileC } from '../dist/lib/frontend/c/index.js';
import { instantiate, parse } from '../dist/lib/driver/index.js';

const file = process.argv[2];
const idle = process.memoryUsage.rss();
const started = performance.now();
const source = new SourceFile(file, readFileSync(file, 'utf8'));
const { module } = compileC(source, { read: () => undefined });
const compiled = performance.now();
const unit = { ir: 'maple', source, module };
const program = (await instantiate(unit, { engine: 'wasm', stdout: () => undefined })).orThrow();
const ready = performance.now();
const memory = process.resourceUsage().maxRSS * 1024 - idle;
console.log(
  JSON.stringify({ front: compiled - started, ready: ready - compiled, memory, isProgram: program.hasMain() }),
);
