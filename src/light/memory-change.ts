/**
 * What a step changed in memory, found by comparison: so it is complete whatever wrote, and can be applied again without
 * the one who wrote. Functions outside the program write memory as they like; their steps are recorded and shown by it.
 */
import type { Memory, MemorySnapshot, MemoryTables } from './memory.ts';

/** Bytes of the arena that are not what they were. */
export interface ChangedRange {
  readonly address: number;
  readonly bytes: Uint8Array;
  readonly flags: Uint8Array;
}

/** The difference between two states of memory; applied to the first it gives the second. */
export interface MemoryChange {
  readonly ranges: readonly ChangedRange[];
  readonly tables: MemoryTables;
}

/** Equal bytes between two changes that are not worth a range of their own. */
const GAP = 64;

export function changeSince(before: MemorySnapshot, memory: Memory): MemoryChange {
  return { ranges: changedRanges(before, memory), tables: memory.tables() };
}

export function applyChange(memory: Memory, { ranges, tables }: MemoryChange): void {
  memory.useTables(tables);
  for (const { address, bytes, flags } of ranges) {
    memory.bytes.set(bytes, address);
    memory.flags.set(flags, address);
  }
}

/** One scan over both arenas, byte by byte; changes that are close together are one range. */
function changedRanges(before: MemorySnapshot, memory: Memory): ChangedRange[] {
  const ranges: ChangedRange[] = [];
  const { bytes, flags, size } = memory;
  let [start, last] = [-1, -1];
  const close = (): void => {
    if (start >= 0)
      ranges.push({ address: start, bytes: bytes.slice(start, last + 1), flags: flags.slice(start, last + 1) });
    start = -1;
  };
  for (let i = 0; i < size; i++) {
    if (bytes[i] === (before.bytes[i] ?? 0) && flags[i] === (before.flags[i] ?? 0)) continue;
    if (start >= 0 && i - last > GAP) close();
    if (start < 0) start = i;
    last = i;
  }
  close();
  return ranges;
}
