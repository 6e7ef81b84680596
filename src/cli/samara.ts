/** The process around the command line: what the loader of the built command calls (scripts/loader.cjs). */
import { errorCode, writeAll } from '../driver/node-streams.ts';
import { exit } from './exit.ts';
import { nodeIo } from './io.ts';
import { main } from './main.ts';

export { main } from './main.ts';

export async function start(): Promise<void> {
  try {
    process.exitCode = await main(process.argv.slice(2), nodeIo());
  } catch (error) {
    // The reader of a pipe may have seen enough (`samara ops | head`): that is no error.
    if (errorCode(error) === 'EPIPE') process.exit(exit.done);
    process.exitCode = exit.internal;
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    writeAll(2, `samara has a bug: ${text}\nPlease report it with the command and the input.\n`);
  }
}
