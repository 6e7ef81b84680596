/**
 * Functions of the host: those of `host:std`, which every program may use, and what the embedder supplies for functions
 * that are declared and defined nowhere. They take the first bytes of their input, by the types of their parameters.
 */
import type { GraphFunc } from '../../tuyin/graph/nodes.ts';
import type { Type } from '../../tuyin/types.ts';
import { ownEntry } from '../../base/own-entry.ts';
import { Exit, Trap } from '../trap.ts';
import type { Machine } from './machine.ts';
import type { ByteStream } from './streams.ts';
import { byteSize, canonical, decodeValue, isAggregate, isAggregateType, type Value } from './values.ts';

/** Integers, fixed point, floats and pointers as the numbers of their bits (see values.ts); nothing for `void`. */
export type HostCall = (args: readonly Value[]) => Value | number | boolean | undefined | void;
export type HostCalls = Readonly<Record<string, HostCall>>;

const NEWLINE = 10;

type StandardCall = (machine: Machine, input: ByteStream) => bigint | undefined;

const standard: Readonly<Record<string, StandardCall>> = {
  puts(machine, input) {
    const address = readNumber(input);
    machine.output.write(textAt(machine, address));
    machine.output.writeByte(NEWLINE);
    return 1n;
  },
  putchar(machine, input) {
    const byte = readNumber(input) & 255;
    machine.output.writeByte(byte);
    return BigInt(byte);
  },
  exit(_, input) {
    throw new Exit(readNumber(input) | 0);
  },
};

export function callHost(machine: Machine, func: GraphFunc, input: ByteStream, host: HostCalls): Value | undefined {
  const name = func.body.kind === 'host' ? func.body.name : func.name;
  try {
    const given = ownEntry(host, name);
    if (given !== undefined) {
      // What was written before the call stands before what the call writes.
      machine.flush();
      return resultOf(func, callGiven(given, func, input));
    }
    const standardCall = ownEntry(standard, name);
    if (standardCall !== undefined) return standardCall(machine, input);
    throw new Trap('missing-function');
  } catch (error) {
    if (error instanceof Trap) error.frames = [{ func: name, span: undefined }, ...error.frames];
    throw error;
  }
}

function callGiven(call: HostCall, { params }: GraphFunc, input: ByteStream): ReturnType<HostCall> {
  return call(params.map((type) => decodeValue(type, input.read(byteSize(type, 'packed')))));
}

function resultOf({ result, name }: GraphFunc, given: ReturnType<HostCall>): Value | undefined {
  if (result.kind === 'void') return undefined;
  if (typeof given === 'object' && isAggregate(given) && isAggregateType(result)) return given;
  if (typeof given !== 'number' && typeof given !== 'bigint' && typeof given !== 'boolean') {
    throw new Trap('host-error', `${name} gave no value`);
  }
  return canonicalResult(result, given);
}

function canonicalResult(type: Type, given: number | bigint | boolean): bigint {
  return canonical(type, typeof given === 'bigint' ? given : BigInt(Math.trunc(Number(given))));
}

function readNumber(input: ByteStream): number {
  return Number(decodeValue({ kind: 'int', bits: 32 }, input.read(4)));
}

/** The bytes before the zero byte; T-BOUNDS if there is none in the block. */
function textAt(machine: Machine, address: number): Uint8Array {
  const bytes = machine.regions.rest(address >>> 0);
  const end = bytes.indexOf(0);
  machine.arena.check(address >>> 0, end < 0 ? bytes.length + 1 : end, 'read');
  return bytes.subarray(0, Math.max(end, 0));
}
