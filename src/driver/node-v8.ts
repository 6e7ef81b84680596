/**
 * What V8 is asked and told. Its module brings the streams of Node with it, which takes 5 ms; so it is loaded when a file is large
 * or a program unusual, and not at every start. So is `node:module`, which takes as long and which only Node before 20.16 needs for it.
 */
import type * as V8 from 'node:v8';
import { once } from '../base/once.ts';

const v8 = once((): Pick<typeof V8, 'getHeapStatistics' | 'setFlagsFromString'> => process.getBuiltinModule('node:v8'));

/** Bytes that the heap of this process may take. */
export function heapLimit(): number {
  return v8().getHeapStatistics().heap_size_limit;
}

/** The flags that have been set here, by name. */
const flags = new Map<string, boolean>();

/** Switches a flag of V8 that is on unless the process was started without it. */
export function switchFlag(name: string, isOn: boolean): void {
  const before = flags.get(name) ?? !process.execArgv.includes(`--no-${name}`);
  if (before === isOn) return;
  flags.set(name, isOn);
  v8().setFlagsFromString(isOn ? `--${name}` : `--no-${name}`);
}
