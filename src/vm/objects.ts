/**
 * Host functions for managed objects and exceptions. Everything that runs often is MAPLE code that lowering adds to the
 * program (lower/maple-levels); what is left to the host is how a program ends, and the checkpoints that a host may watch.
 */
import type { HostEnv, HostFunction } from './host.ts';
import { Trap, type TrapKind } from './trap.ts';

/** What the run time can find wrong: `samara_trap_null_pointer` and so on end the program with that trap. */
const objectTraps = [
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

function trapFunction(kind: TrapKind): HostFunction {
  return {
    name: `samara_trap_${kind.replaceAll('-', '_')}`,
    params: ['ptr'],
    result: undefined,
    variadic: false,
    create: (env) => (detail) => {
      throw new Trap(kind, textAt(env, Number(detail)));
    },
  };
}

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

export const objectFunctions: Readonly<Record<string, HostFunction>> = Object.fromEntries(
  [...objectTraps.map(trapFunction), samaraUncaught, samaraCheckpoint].map((func) => [func.name, func]),
);
