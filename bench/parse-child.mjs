// One step of bench/parse.mjs in a process of its own: reads a file, does `step`, prints milliseconds and memory as JSON.
// Memory is the peak of the whole process above its size before the file was read.
import { readFileSync, writeFileSync } from 'node:fs';
import { SourceFile } from '../dist/lib/base/source.js';
import { parseMaple } from '../dist/lib/maple/parser.js';
import { printMaple } from '../dist/lib/maple/printer.js';
import { verifyMaple } from '../dist/lib/maple/verifier.js';

const [file, step] = process.argv.slice(2);
const idle = process.memoryUsage.rss();
const started = performance.now();
const source = new SourceFile(file, readFileSync(file, 'utf8'));
const { module, diagnostics } = parseMaple(source);
if (diagnostics.length > 0) throw new Error(diagnostics[0].message);
const parsed = performance.now();
if (step !== 'parse' && verifyMaple(module).some((diagnostic) => diagnostic.severity === 'error'))
  throw new Error('the module does not verify');
const verified = performance.now();
const peak = process.resourceUsage().maxRSS * 1024;
const printed = step === 'print' ? printMaple(module) : '';
const done = performance.now();
writeFileSync(
  1,
  JSON.stringify({
    time: step === 'parse' ? parsed - started : step === 'verify' ? verified - started : done - verified,
    bytes: step === 'print' ? printed.length : source.text.length,
    memory: peak - idle,
  }),
);
