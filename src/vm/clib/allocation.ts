/** The allocator's functions of stdlib.h, for engines on which the version in C is not taken (driver/host-versions.ts). */
import { EINVAL, ENOMEM } from '../error-numbers.ts';
import type { HostEnv, HostValue } from '../host.ts';
import { host, hostTable, writePointer } from '../host.ts';
import { setErrno } from './errno.ts';

/** The block, or null with `errno`. */
function orNoMemory(env: HostEnv, block: number): number {
  if (block === 0) setErrno(env, ENOMEM);
  return block;
}

const alignedAlloc = host(['ulong', 'ulong'], 'ptr', (env) => (alignment, size) => {
  if (!isPower(alignment)) {
    setErrno(env, EINVAL);
    return 0;
  }
  return orNoMemory(env, env.allocator.alignedAlloc(Number(alignment), Number(size)));
});

/** Sizes are those of the program, of 64 bits with long pointers: what is too large is no smaller number. */
function isPower(alignment: HostValue): boolean {
  const bits = BigInt(alignment);
  return bits > 0n && bits < 1n << 32n && (bits & (bits - 1n)) === 0n;
}

/** What `realloc` gives for size 0 is no failure. */
function resize(env: HostEnv, block: number, size: number): number {
  const moved = env.allocator.realloc(block, size);
  return size === 0 && block !== 0 ? moved : orNoMemory(env, moved);
}

export const allocationFunctions = hostTable({
  malloc: host(['ulong'], 'ptr', (env) => (size) => orNoMemory(env, env.allocator.malloc(Number(size)))),
  calloc: host(
    ['ulong', 'ulong'],
    'ptr',
    (env) => (count, size) => orNoMemory(env, env.allocator.calloc(Number(count), Number(size))),
  ),
  realloc: host(['ptr', 'ulong'], 'ptr', (env) => (block, size) => resize(env, block, Number(size))),
  reallocarray: host(
    ['ptr', 'ulong', 'ulong'],
    'ptr',
    (env) => (block, count, size) => resize(env, block, Number(count) * Number(size)),
  ),
  free: host(
    ['ptr'],
    undefined,
    ({ allocator }) =>
      (block) =>
        allocator.free(block),
  ),
  aligned_alloc: alignedAlloc,
  memalign: alignedAlloc,
  posix_memalign: host(['ptr', 'ulong', 'ulong'], 'i32', (env) => (cell, alignment, size) => {
    if (Number(alignment) < env.pointerSize || !isPower(alignment)) return EINVAL;
    const block = env.allocator.alignedAlloc(Number(alignment), Number(size));
    if (block === 0) return ENOMEM;
    writePointer(env, cell, block);
    return 0;
  }),
  malloc_usable_size: host(
    ['ptr'],
    'size',
    ({ allocator }) =>
      (block) =>
        allocator.usableSize(block),
  ),
});
