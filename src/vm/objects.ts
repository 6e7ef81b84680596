/**
 * Host functions for managed objects and exceptions. Everything that runs often is MAPLE code that lowering adds to the
 * program (lower/maple-levels); what is left to the host is how a program ends, and the checkpoints that a host may watch.
 */
import type { HostEnv, HostFunction } from './host.ts';
import { Trap, type TrapKind } from './trap.ts';

/** What `samara_trap` is given, by number. */
export const objectTraps = [
  'null-pointer',
  'array-bounds',
  'out-of-memory',
  'use-after-free',
  'bad-indirect-call',
  'assertion',
  'bad-object',
] as const satisfies readonly TrapKind[];

/** Text of a null-terminated string, or undefined for null. */
function textAt(env: HostEnv, address: number): string | undefined {
  if (address === 0) return undefined;
  const bytes: number[] = [];
  for (let at = address; bytes.length < 1000; at++) {
    const byte = env.memory.readU8(at);
    if (byte === 0) break;
    bytes.push(byte);
  }
  return new TextDecoder().decode(new Uint8Array(bytes));
}

const samaraTrap: HostFunction = {
  name: 'samara_trap',
  params: ['i32', 'ptr'],
  result: undefined,
  variadic: false,
  create: (env) => (kind, detail) => {
    throw new Trap(objectTraps[Number(kind)] ?? 'abort', textAt(env, Number(detail)));
  },
};

const samaraUncaught: HostFunction = {
  name: 'samara_uncaught',
  params: ['ptr', 'ptr'],
  result: undefined,
  variadic: false,
  create: (env) => (name, message) => {
    const text = textAt(env, Number(message));
    const type = textAt(env, Number(name)) ?? '';
    throw new Trap('uncaught-exception', text === undefined ? type : `${type}: ${text}`);
  },
};

/** A host that wants to know of checkpoints supplies its own function of this name. */
const samaraCheckpoint: HostFunction = {
  name: 'samara_checkpoint',
  params: ['ptr'],
  result: undefined,
  variadic: false,
  create: () => () => undefined,
};

export const objectFunctions: Readonly<Record<string, HostFunction>> = {
  samara_trap: samaraTrap,
  samara_uncaught: samaraUncaught,
  samara_checkpoint: samaraCheckpoint,
};
