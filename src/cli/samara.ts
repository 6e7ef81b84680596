/** The process around the command line: what the loader of the built command calls (scripts/loader.cjs). */
import { StreamError, writeAll } from '../driver/node-streams.ts';
import { exit } from './exit.ts';
import { nodeIo } from './io.ts';
import { main } from './main.ts';

export { main } from './main.ts';

export async function start(build?: string): Promise<void> {
  try {
    process.exitCode = await main(process.argv.slice(2), await nodeIo(build));
  } catch (error) {
    process.exitCode = report(error);
  }
}

function report(error: unknown): number {
  // The reader of a pipe may have seen enough (`samara ops | head`): that is no error.
  if (error instanceof StreamError && error.code === 'EPIPE') return exit.done;
  const isOurs = !(error instanceof StreamError);
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const message = isOurs
    ? `samara has a bug: ${text}\nPlease report it with the command and the input.`
    : `error: ${error.message}`;
  const json = [
    { code: isOurs ? 'internal' : 'stream', severity: 'error', message: isOurs ? message : error.message, notes: [] },
  ];
  try {
    writeAll(2, process.argv.includes('--json') ? `${JSON.stringify(json, null, 2)}\n` : `${message}\n`);
  } catch {
    // Nobody can be told.
  }
  return isOurs ? exit.internal : exit.diagnostics;
}
