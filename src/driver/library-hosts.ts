/**
 * What the host has of the library, which every program may call without defining it. The library is written in C (libc.ts); the tables
 * below are what the host has beside that.
 */
import { hostName } from '../base/host-name.ts';
import { ownEntry } from '../base/own-entry.ts';
import { Result } from '../base/result.ts';
import type { LinearModule } from '../linear/nodes.ts';
import type { PointerSize } from '../scalar/values.ts';
import { cVariablesByName, hostFunctions } from '../vm/clib/hosts.ts';
import type { HostTable } from '../vm/host.ts';
import { bindHostFunctions, type Declaration, type HostFunctions } from './host-functions.ts';

const streamNames =
  'printf fprintf sprintf snprintf vprintf vfprintf vsprintf vsnprintf putchar fputc putc puts fputs fwrite fflush getchar fgetc getc ungetc fgets fread feof ferror clearerr scanf fscanf sscanf vscanf vfscanf vsscanf'.split(
    ' ',
  );

/** What a program may call: the library, and before it what the caller supplies. */
export function libraryHosts(
  host: HostFunctions | undefined,
  declarationOf: (name: string) => Declaration | undefined,
): Result<HostTable> {
  const own = bindHostFunctions(host ?? {}, declarationOf);
  if (own.diagnostics.length > 0) return Result.failed(own.diagnostics);
  // They are not to be copied for each program.
  return new Result(Object.keys(own.hosts).length === 0 ? hostFunctions : { ...hostFunctions, ...own.hosts });
}

/**
 * Functions of the host that stay beside their version in C, because programs start sooner with them on the MAPLE VM (decision 0469;
 * docs/benchmarks.md, "Library"): what reads and writes the three streams and texts. There they are taken unless something else of a
 * program needs the streams in C, and lowered text leaves them to whoever runs it.
 */
export const startsSooner: ReadonlySet<string> = new Set([...streamNames, ...cVariablesByName.keys()]);

/**
 * The allocator (runtime/memory/malloc.c). It is in C for the linear IR; the MAPLE VM takes the host's, one instruction a call instead
 * of some dozens, and the formal machine has its own, since its blocks are not addresses of one memory (decision 0381).
 */
export const allocatorNames: ReadonlySet<string> = new Set(
  'malloc calloc realloc reallocarray free aligned_alloc memalign posix_memalign malloc_usable_size'.split(' '),
);

/** A built file that leaves the streams to its host has in their variables what the host calls them. */
export function defineHostVariables({ globals, pointerSize }: LinearModule): void {
  for (const [index, global] of globals.entries()) {
    const host = global.extern === true ? cVariablesByName.get(global.name) : undefined;
    if (host === undefined || global.storage !== 'data') continue;
    const { extern: _, ...cell } = global;
    globals[index] = { ...cell, bytes: addressBytes(BigInt(host.value), pointerSize) };
  }
}

function addressBytes(address: bigint, size: PointerSize): Uint8Array {
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, address, true);
  return new Uint8Array(view.buffer, 0, size);
}

/** Does the host have this function or variable for every program? */
export function isHosts(name: string): boolean {
  const plain = hostName(name);
  return ownEntry(hostFunctions, plain) !== undefined || cVariablesByName.has(plain);
}
