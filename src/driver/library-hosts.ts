/** What every program may call: the C library, SysY's, and before both what the caller supplies. */
import { Result } from '../base/result.ts';
import { cFunctions } from '../vm/clib/index.ts';
import type { HostTable } from '../vm/host.ts';
import { sysyFunctions } from '../vm/sysylib.ts';
import { bindHostFunctions, type Declaration, type HostFunctions } from './host-functions.ts';

const library: HostTable = { ...cFunctions, ...sysyFunctions };

export function libraryHosts(
  host: HostFunctions | undefined,
  declarationOf: (name: string) => Declaration | undefined,
): Result<HostTable> {
  const own = bindHostFunctions(host ?? {}, declarationOf);
  if (own.diagnostics.length > 0) return Result.failed(own.diagnostics);
  // The library has a thousand functions, which are not to be copied for each program.
  return new Result(Object.keys(own.hosts).length === 0 ? library : { ...library, ...own.hosts });
}
