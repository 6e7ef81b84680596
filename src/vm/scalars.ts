/** The scalar globals of a running linear module, by their index in the module: read and written by whoever counts what it does. */
import type { HostValue } from './host.ts';

export interface Scalars {
  get(global: number): HostValue;
  set(global: number, value: HostValue): void;
}
