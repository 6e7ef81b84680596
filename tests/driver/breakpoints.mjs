/**
 * Runs a built module (of JavaScript or WebAssembly) with a breakpoint at a line of its source, as a debugger that reads source maps sets it:
 * FILE LINE NAME. Prints, for each stop, the line of the source and the value of the variable. The debugger is a thread beside the program's.
 */
import { once } from 'node:events';
import { readFileSync, writeSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { SourceMap } from 'node:module';
import { pathToFileURL } from 'node:url';
import { WASI } from 'node:wasi';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** What is asked of a built file: its map, the columns of its rows, which of the debugger's scripts it is, and how it runs once it is loaded. */
const kinds = {
  js: {
    open(file) {
      const text = readFileSync(file, 'utf8');
      const [, encoded] = /sourceMappingURL=data:application\/json;base64,(.*)$/m.exec(text);
      const rows = text.split('\n').map((row) => [Math.max(0, row.search(/\S/)), row.length]);
      return { map: new SourceMap(JSON.parse(Buffer.from(encoded, 'base64').toString())), rows };
    },
    is: (file, { url }) => url === pathToFileURL(file).href,
    async load(file) {
      const { run } = await import(pathToFileURL(file).href);
      return () => void run({ stdout: (bytes) => writeSync(1, bytes) });
    },
  },
  // A module is one row, whose columns are the offsets of its bytes.
  wasm: {
    open: (file) => ({
      map: new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8'))),
      rows: [[0, readFileSync(file).length]],
    }),
    is: (_, { scriptLanguage }) => scriptLanguage === 'WebAssembly',
    async load(file) {
      const wasi = new WASI({ version: 'preview1' });
      const { instance } = await WebAssembly.instantiate(readFileSync(file), wasi.getImportObject());
      const { main, _start } = instance.exports;
      return () => writeSync(1, `${_start === undefined ? main() : wasi.start(instance)}\n`);
    },
  },
};

const kindOf = (file) => (file.endsWith('.wasm') ? kinds.wasm : kinds.js);

/** The first place of the built file that the line of the source became: lines and columns from 0. */
function placeOf({ map, rows }, line) {
  for (const [row, [from, to]] of rows.entries())
    for (let column = from; column < to; column++) {
      const { originalLine, generatedLine, generatedColumn } = map.findEntry(row, column);
      if (originalLine === line - 1 && generatedLine === row) return { lineNumber: row, columnNumber: generatedColumn };
    }
  throw new Error(`nothing was made of line ${line}`);
}

/** A variable of the function that stands still. */
async function valueOf(session, { scopeChain }, name) {
  const propertyOf = async ({ objectId }, ...names) => {
    const { result } = await session.post('Runtime.getProperties', { objectId });
    return result.find((property) => names.includes(property.name)).value;
  };
  const { object } = scopeChain.find(({ type }) => type === 'local');
  // V8 writes `$` before names of WebAssembly, and a value is an object that has its type too.
  const found = await propertyOf(object, name, `$${name}`);
  return found.objectId === undefined ? found.value : (await propertyOf(found, 'value')).value;
}

async function debug({ file, line, name }) {
  const kind = kindOf(file);
  const opened = kind.open(file);
  // A session alone does not keep a thread alive.
  parentPort.on('message', () => {});
  const session = new Session();
  session.connectToMainThread();
  const tell = async ([frame]) => {
    const { lineNumber, columnNumber } = frame.location;
    const { originalLine } = opened.map.findEntry(lineNumber, columnNumber);
    writeSync(1, `line ${originalLine + 1}: ${name} is ${await valueOf(session, frame, name)}\n`);
    await session.post('Debugger.resume');
  };
  session.on('Debugger.paused', ({ params }) => void tell(params.callFrames));
  const scripts = [];
  session.on('Debugger.scriptParsed', ({ params }) => scripts.push(params));
  await session.post('Debugger.enable');
  const { scriptId } = scripts.find((script) => kind.is(file, script));
  await session.post('Debugger.setBreakpoint', { location: { scriptId, ...placeOf(opened, line) } });
  parentPort.postMessage('ready');
}

if (isMainThread) {
  const [file, line, name] = process.argv.slice(2);
  const run = await kindOf(file).load(file);
  const worker = new Worker(new URL(import.meta.url), { workerData: { file, line: Number(line), name } });
  await once(worker, 'message');
  run();
  await worker.terminate();
} else await debug(workerData);
