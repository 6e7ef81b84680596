/** `region.read` and `region.peek`: a value of the type in the name, or a new block of so many bytes. */
import type { ExtraUse } from '../../tuyin/extra-uses.ts';
import { addressOf, type Machine } from './machine.ts';
import { trapOf } from './traps.ts';
import { byteSize, decodeValue, poison, scalarOf, type Value } from './values.ts';

export function decodeExactly(
  machine: Machine,
  { type, suffixes }: ExtraUse,
  name: 'read' | 'peek',
): (args: readonly Value[]) => Value {
  const { regions } = machine;
  if (type === undefined) {
    return ([region, count]) => blockOf(machine, regions[name](addressOf(region), lengthOf(count)));
  }
  const size = byteSize(type, 'packed');
  if (!suffixes.includes('pad')) return ([region]) => decodeValue(type, regions[name](addressOf(region), size));
  const take = name === 'read' ? 'readShort' : 'peekShort';
  return ([region]) => decodeValue(type, regions[take](addressOf(region), size).bytes);
}

/** A new block that holds these bytes; its address. */
export function blockOf(machine: Machine, bytes: Uint8Array): bigint {
  // A copy: making a block may move the arena's bytes.
  const copy = bytes.slice();
  const address = machine.arena.alloc(copy.length);
  machine.arena.bytes.set(copy, address);
  return BigInt(address);
}

function lengthOf(count: Value): number {
  if (count === poison) throw trapOf('T-POISON', 'a count');
  const length = Number(scalarOf(count));
  if (length < 0) throw trapOf('T-BOUNDS', `a count of ${length}`);
  return length;
}
