/** What every program may call: the C library, SysY's, and before both what the caller supplies. */
import { Result } from '../base/result.ts';
import { cFunctions } from '../vm/clib/index.ts';
import type { HostTable } from '../vm/host.ts';
import { sysyFunctions } from '../vm/sysylib.ts';
import { bindHostFunctions, type Declaration, type HostFunctions } from './host-functions.ts';

export function libraryHosts(
  host: HostFunctions | undefined,
  declarationOf: (name: string) => Declaration | undefined,
): Result<HostTable> {
  const own = bindHostFunctions(host ?? {}, declarationOf);
  if (own.diagnostics.length > 0) return Result.failed(own.diagnostics);
  return new Result({ ...cFunctions, ...sysyFunctions, ...own.hosts });
}
