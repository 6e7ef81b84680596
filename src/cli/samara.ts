/** The process around the command line: what `dist/samara.js` starts with. */
import { InternalError } from '../base/errors.ts';
import { exit } from './exit.ts';
import { nodeIo } from './io.ts';
import { main } from './main.ts';

// The reader of a pipe may have seen enough (`samara ops | head`): that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(exit.done);
  throw error;
});

try {
  process.exitCode = await main(process.argv.slice(2), nodeIo());
} catch (error) {
  process.exitCode = exit.internal;
  process.stderr.write(`samara has a bug: ${describe(error)}\nPlease report it with the command and the input.\n`);
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error instanceof InternalError ? `${error.message}\n${error.stack ?? ''}` : (error.stack ?? error.message);
}
