/**
 * The test of an address that no trick with its offset makes for free (memory-access.ts): an unsigned comparison with the
 * bound and, behind it, the trap.
 */
import type { BodyWriter } from './body-writer.ts';
import { writeTrap, type ModuleContext } from './context.ts';

/** Traps if the address in a local is below a bound. */
export function writeTest(
  context: ModuleContext,
  body: BodyWriter,
  address: number,
  bound: number,
  kind: string,
): void {
  body.local('local.get', address);
  body.i32(bound);
  body.plain('i32.lt_u');
  body.block('if');
  writeTrap(context, body, kind);
  body.plain('end');
}
