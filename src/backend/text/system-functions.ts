/**
 * The functions of the host that a file of text has as functions of its own: the system interface (src/vm/system.ts), and what else programs
 * reach that is no function of theirs: traps of the run time, and `errno`.
 */

/**
 * What a function takes and gives: a number of 32 bits, an address or a number of bytes (each as wide as the program's addresses are), or
 * a number of 64 bits.
 */
export type SystemType = 'int' | 'at' | 'count' | 'long';

export interface SystemFunction {
  /** Its name in the file. */
  readonly name: string;
  readonly params: readonly SystemType[];
  readonly result?: SystemType;
}

/** Kinds of traps that the run time ends programs with by a function of their own, which takes what else there is to say. */
export const trapsWithWords = [
  'null-pointer',
  'array-bounds',
  'out-of-memory',
  'use-after-free',
  'bad-indirect-call',
  'assertion',
  'bad-object',
] as const;

/** The name of that function. */
export function trapName(kind: string): string {
  return `trap_${kind.replaceAll('-', '_')}`;
}

/** By the host's name. */
export const systemFunctions: Readonly<Record<string, SystemFunction>> = {
  __sys_write: { name: 'sys_write', params: ['int', 'at', 'count'], result: 'long' },
  __sys_read: { name: 'sys_read', params: ['int', 'at', 'count'], result: 'long' },
  __sys_open: { name: 'sys_open', params: ['at', 'int'], result: 'int' },
  __sys_close: { name: 'sys_close', params: ['int'], result: 'int' },
  __sys_seek: { name: 'sys_seek', params: ['int', 'long', 'int'], result: 'long' },
  __sys_path: { name: 'sys_path', params: ['int', 'at', 'at'], result: 'int' },
  __sys_exit: { name: 'sys_exit', params: ['int'] },
  __sys_clock: { name: 'sys_clock', params: ['int'], result: 'long' },
  __sys_args: { name: 'sys_args', params: ['int', 'at', 'count'], result: 'long' },
  __sys_address: { name: 'sys_address', params: ['at'], result: 'long' },
  __sys_random: { name: 'sys_random', params: ['at', 'count'], result: 'int' },
  __sys_grow: { name: 'sys_grow', params: ['count'], result: 'at' },
  __sys_pending: { name: 'sys_pending', params: ['at'], result: 'int' },
  __sys_trap: { name: 'sys_trap', params: ['int', 'at'] },
  ...Object.fromEntries(
    trapsWithWords.map((kind): [string, SystemFunction] => [
      `samara_${trapName(kind)}`,
      { name: trapName(kind), params: ['at'] },
    ]),
  ),
  samara_uncaught: { name: 'trap_uncaught', params: ['at', 'at'] },
  samara_checkpoint: { name: 'checkpoint', params: ['at'] },
  abort: { name: 'trap_abort', params: [] },
  __errno_location: { name: 'errno_location', params: [], result: 'at' },
};

const byOwnName: ReadonlyMap<string, SystemFunction> = new Map(
  Object.values(systemFunctions).map((row) => [row.name, row]),
);

/** By its name in the file; undefined if it is no function of the system interface. */
export function systemFunctionOf(name: string): SystemFunction | undefined {
  return byOwnName.get(name);
}
