/**
 * Runs a built module with a breakpoint at a line of its source, as a debugger that reads source maps sets it: FILE LINE NAME. Prints, for each
 * stop, the line of the source and the value of the variable. The debugger is a thread beside the program's.
 */
import { once } from 'node:events';
import { readFileSync, writeSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { SourceMap } from 'node:module';
import { pathToFileURL } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** The map at the end of a built file. */
function mapOf(text) {
  const encoded = /sourceMappingURL=data:application\/json;base64,(.*)$/m.exec(text)[1];
  return new SourceMap(JSON.parse(Buffer.from(encoded, 'base64').toString()));
}

/** The first place of the built text that the line of the source became: lines and columns from 0. */
function placeOf(text, map, line) {
  for (const [row, words] of text.split('\n').entries())
    for (let column = words.search(/\S/); column >= 0 && column < words.length; column++) {
      const { originalLine, generatedLine, generatedColumn } = map.findEntry(row, column);
      if (originalLine === line - 1 && generatedLine === row) return { lineNumber: row, columnNumber: generatedColumn };
    }
  throw new Error(`nothing was made of line ${line}`);
}

async function debug({ file, line, name }) {
  const text = readFileSync(file, 'utf8');
  const map = mapOf(text);
  // A session alone does not keep a thread alive.
  parentPort.on('message', () => {});
  const session = new Session();
  session.connectToMainThread();
  const tell = async ([{ callFrameId, location }]) => {
    const { originalLine } = map.findEntry(location.lineNumber, location.columnNumber);
    const { result } = await session.post('Debugger.evaluateOnCallFrame', { callFrameId, expression: name });
    writeSync(1, `line ${originalLine + 1}: ${name} is ${result.value}\n`);
    await session.post('Debugger.resume');
  };
  session.on('Debugger.paused', ({ params }) => void tell(params.callFrames));
  await session.post('Debugger.enable');
  await session.post('Debugger.setBreakpointByUrl', { url: pathToFileURL(file).href, ...placeOf(text, map, line) });
  parentPort.postMessage('ready');
}

if (isMainThread) {
  const [file, line, name] = process.argv.slice(2);
  const worker = new Worker(new URL(import.meta.url), { workerData: { file, line: Number(line), name } });
  await once(worker, 'message');
  const { run } = await import(pathToFileURL(file).href);
  run({ stdout: (bytes) => writeSync(1, bytes) });
  await worker.terminate();
} else await debug(workerData);
