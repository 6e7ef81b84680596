/**
 * Another host of the WebAssembly System Interface than node's: one in JavaScript, with files in memory. It reads what the program
 * is given as JSON on standard input, and writes what came of it.
 */
import { readFileSync } from 'node:fs';
import { ConsoleStdout, Directory, File, OpenFile, PreopenDirectory, WASI } from '@bjorn3/browser_wasi_shim';

const { file, args = [], env = {}, input = '', files } = JSON.parse(readFileSync(0, 'utf8'));
const written = { stdout: '', stderr: '' };
const stream = (name) => {
  const decoder = new TextDecoder();
  return new ConsoleStdout((bytes) => (written[name] += decoder.decode(bytes, { stream: true })));
};
const bytesOf = (text) => new TextEncoder().encode(text);
const folder =
  files &&
  new PreopenDirectory('/data', new Map(Object.entries(files).map(([name, text]) => [name, new File(bytesOf(text))])));
const wasi = new WASI(
  ['program', ...args],
  Object.entries(env).map((pair) => pair.join('=')),
  [new OpenFile(new File(bytesOf(input))), stream('stdout'), stream('stderr'), ...(folder ? [folder] : [])],
  { debug: false },
);
const module = new WebAssembly.Module(readFileSync(file));
const status = wasi.start(new WebAssembly.Instance(module, { wasi_snapshot_preview1: wasi.wasiImport }));

/** Names with their texts; folders are undefined. */
const contents = ({ contents: all }) =>
  Object.fromEntries(
    [...all].map(([name, one]) => [name, one instanceof Directory ? null : new TextDecoder().decode(one.data)]),
  );
console.log(JSON.stringify({ status, ...written, files: folder && contents(folder.dir) }));
