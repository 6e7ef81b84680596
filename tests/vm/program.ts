/** A program's environment without an engine: memory, allocator and the C library, called by name. */
import type { HostEnv, HostGrants, HostTable, HostValue } from '../../src/vm/host.ts';
import { createHostEnv } from '../../src/vm/host.ts';
import { Allocator } from '../../src/vm/allocator.ts';
import { Memory, PlainBuffer } from '../../src/vm/memory.ts';
import { ByteBuilder } from '../../src/vm/streams.ts';
import { hostFunctions } from '../../src/vm/clib/hosts.ts';

export type Slot = number | bigint | { readonly f64: number };

export interface TestProgram {
  readonly env: HostEnv;
  call(name: string, ...args: HostValue[]): HostValue | void;
  /** Allocates and fills a C string (code units below 256 are bytes). */
  text(value: string): number;
  /** The C string at an address, a character for each byte. */
  read(address: number): string;
  /** Stores variadic arguments and gives the address of the first. Plain numbers are integers or pointers. */
  slots(...values: Slot[]): number;
  stdout(): string;
  stderr(): string;
}

export function startProgram(
  grants: Partial<HostGrants> & { input?: string } = {},
  table: HostTable = hostFunctions,
): TestProgram {
  const memory = new Memory(new PlainBuffer(4));
  const allocator = new Allocator(memory, 4096);
  const outputs = { stdout: new ByteBuilder(), stderr: new ByteBuilder() };
  let input = grants.input === undefined ? undefined : latin1Bytes(grants.input);
  const pull = (): Uint8Array | undefined => {
    const chunk = input;
    input = undefined;
    return chunk;
  };
  const env = createHostEnv(memory, allocator, {
    pointerSize: 8,
    stdin: pull,
    stdout: (bytes) => outputs.stdout.pushBytes(bytes),
    stderr: (bytes) => outputs.stderr.pushBytes(bytes),
    ...grants,
  });
  const made = new Map<string, (...args: HostValue[]) => HostValue | void>();
  const text = (value: string): number => {
    const address = allocator.malloc(value.length + 1);
    memory.writeBytes(address, latin1Bytes(`${value}\0`));
    return address;
  };
  return {
    env,
    call(name, ...args) {
      const known = made.get(name) ?? table[name].create(env);
      made.set(name, known);
      return known(...args);
    },
    text,
    read: (address) => Buffer.from(memory.stringBytes(address)).toString('latin1'),
    slots: (...values) => slotsIn(env, values),
    stdout() {
      env.stdout.flush();
      return Buffer.from(outputs.stdout.content()).toString('latin1');
    },
    stderr() {
      env.stderr.flush();
      return Buffer.from(outputs.stderr.content()).toString('latin1');
    },
  };
}

/** Values in a block, 8 bytes each. */
export function slotsIn({ memory, allocator }: HostEnv, values: readonly Slot[]): number {
  const start = allocator.malloc(values.length * 8 + 8);
  values.forEach((value, index) => {
    const at = start + index * 8;
    if (typeof value === 'object') memory.writeF64(at, value.f64);
    else memory.writeU64(at, BigInt.asUintN(64, BigInt(value)));
  });
  return start;
}

export function latin1Bytes(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text, 'latin1'));
}
