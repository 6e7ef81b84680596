/** What programs with checked accesses (`--bounds`) call before they trap: it says which element or byte was meant. */
import { host, type HostEntry } from './host.ts';
import { Trap } from './trap.ts';

export const outsideFunction: HostEntry = host(['i32', 'i32', 'i32'], undefined, () => (place, count, unit) => {
  const detail =
    unit === 0 ? `element ${place} of an array of ${count}` : `bytes from ${place} on, of an object of ${count}`;
  throw new Trap('array-bounds', detail);
});
