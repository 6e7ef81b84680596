/**
 * May several rounds of a loop load and store at once? All loads and stores are at addresses that grow by the size of a cell, so each reads or writes `group` bytes in
 * a row, in the order of the instructions. That is what the rounds one by one do if of two accesses, of which one is a store, the later one starts
 * at or below the earlier one, or `group` bytes above it and more: only then no round needs, or overwrites, what another one does with the cell.
 *
 * Addresses with a common base have a known distance. Others are in different objects, or their distance, which is the same in all rounds, is tested in front of the loop.
 */
import { accessOf, type MemoryObjects } from '../linear/analysis/objects.ts';
import type { Load, Operand, Store } from '../linear/nodes.ts';
import { sameOperand } from '../linear/instr.ts';

/** A load or store of the loop. */
export interface GrowingAccess {
  readonly instr: Load | Store;
  /** The address is this and a number. */
  readonly base: Operand;
  readonly offset: bigint;
  /** By how much it grows in each round, and how many bytes it reads or writes. */
  readonly size: bigint;
}

/** `later` less `earlier` has to be 0 and less, or `group` and more. */
export interface DistanceTest {
  readonly earlier: GrowingAccess;
  readonly later: GrowingAccess;
  readonly group: bigint;
}

/** What has to be tested, so that `rounds` rounds may be done at once; undefined if they may not. Accesses are in the order of their instructions. */
export function distancesToTest(
  accesses: readonly GrowingAccess[],
  rounds: number,
  memory: MemoryObjects,
): readonly DistanceTest[] | undefined {
  const tests: DistanceTest[] = [];
  for (const [i, earlier] of accesses.entries()) {
    for (const later of accesses.slice(i + 1)) {
      if (earlier.instr.op === 'Load' && later.instr.op === 'Load') continue;
      const group = earlier.size * BigInt(rounds);
      if (sameOperand(earlier.base, later.base)) {
        if (earlier.size !== later.size || !isFar(later.offset - earlier.offset, group)) return undefined;
      } else if (memory.alias(accessOf(earlier.instr), accessOf(later.instr)) !== 'no') {
        if (earlier.size !== later.size || tests.length === mostTests) return undefined;
        tests.push({ earlier, later, group });
      }
    }
  }
  return tests;
}

/** Each takes four instructions in front of the loop. */
const mostTests = 4;

function isFar(distance: bigint, group: bigint): boolean {
  return distance <= 0n || distance >= group;
}
