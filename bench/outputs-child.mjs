/** The result of the function `kernel` of a file, and the microseconds of its fastest call in so many milliseconds: wasi|js FILE MILLISECONDS. */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [kind, file, milliseconds] = process.argv.slice(2);

async function fromWasi() {
  const { WASI } = await import('node:wasi');
  const wasi = new WASI({ version: 'preview1' });
  const { instance } = await WebAssembly.instantiate(readFileSync(file), wasi.getImportObject());
  wasi.initialize(instance);
  return instance.exports;
}

const { kernel } = kind === 'wasi' ? await fromWasi() : await import(pathToFileURL(file).href);
let least = Infinity;
let result;
for (const end = performance.now() + Number(milliseconds); performance.now() < end;) {
  const start = performance.now();
  result = kernel();
  least = Math.min(least, performance.now() - start);
}
console.log(String(result), (least * 1000).toFixed(1));
