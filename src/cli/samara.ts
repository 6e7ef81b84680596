/** The process around the command line: what `dist/samara.js` starts with. */
import { InternalError } from '../base/errors.ts';
import { errorCode, writeAll } from '../driver/node-streams.ts';
import { exit } from './exit.ts';
import { nodeIo } from './io.ts';
import { main } from './main.ts';

try {
  process.exitCode = await main(process.argv.slice(2), nodeIo());
} catch (error) {
  // The reader of a pipe may have seen enough (`samara ops | head`): that is no error.
  if (errorCode(error) === 'EPIPE') process.exit(exit.done);
  process.exitCode = exit.internal;
  writeAll(2, `samara has a bug: ${describe(error)}\nPlease report it with the command and the input.\n`);
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error instanceof InternalError ? `${error.message}\n${error.stack ?? ''}` : (error.stack ?? error.message);
}
