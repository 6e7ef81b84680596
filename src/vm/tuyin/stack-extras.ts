/**
 * The extra functions that concern the open call of stack code: its input (`io.*`), its marks, and the input of the next
 * call. All others mean the same on every machine (extra-functions.ts). A use is compiled once, by the types of its
 * operands, and called with values of these types.
 */
import { InternalError } from '../../base/errors.ts';
import { ownEntry } from '../../base/own-entry.ts';
import type { ExtraUse } from '../../tuyin/extra-uses.ts';
import { extraRows } from '../../tuyin/extras.ts';
import { voidType, type Type } from '../../tuyin/types.ts';
import { countOf, extraFunction } from './extra-functions.ts';
import { addressOf, encodeArguments, type CallContent, type Machine } from './machine.ts';
import type { ByteStream } from './streams.ts';
import { trapOf } from './traps.ts';
import { byteSize, decodeValue, poison, scalarOf, type Value } from './values.ts';

/** What the extra functions see of an open call. */
export interface ExtraFrame {
  readonly input: ByteStream;
  /** States of the input and of the cursors, innermost last. */
  readonly marks: { readonly input: unknown; readonly cursors: number }[];
  /** The input of the next call, if a prefix says it; behind its operands if it is the rest. */
  nextInput: Exclude<CallContent, { readonly kind: 'values' | 'rest' }> | 'rest' | undefined;
}

export type ExtraCall = (args: readonly Value[], frame: ExtraFrame) => Value | undefined | void;

/** What a use is compiled with: its operands after conversion, and what it gives. */
export interface ExtraTypes {
  readonly use: ExtraUse;
  readonly takes: readonly Type[];
  readonly gives: Type | undefined;
  readonly machine: Machine;
}

export function extraCall(types: ExtraTypes): ExtraCall {
  const { use, takes, gives, machine } = types;
  const { key } = use;
  if (key.startsWith('io.') || extraRows[key].flow === 'call') return ownCall(types);
  return extraFunction(use, takes, gives ?? voidType, machine);
}

function ownCall(types: ExtraTypes): ExtraCall {
  const compile = ownEntry(ownCalls, types.use.key);
  if (compile === undefined) throw new InternalError(`${types.use.key} has no meaning`, 'stack extras');
  return compile(types);
}

/** How a use is compiled. Answers that are numbers are signed words. */
const ownCalls: Readonly<Record<string, (types: ExtraTypes) => ExtraCall>> = {
  'io.read': (types) => fromStream(types, 'read'),
  'io.pop': (types) => fromStream(types, 'read'),
  'io.peek': (types) => fromStream(types, 'peek'),
  'io.push':
    ({ takes, machine }) =>
    ([stream, value], frame) =>
      machine.pushBack(inputOf(stream, frame), encodeArguments([{ type: takes[1], value }])),
  'io.write':
    ({ takes, machine }) =>
    ([stream, value]) =>
      machine.write(outputOf(stream), encodeArguments([{ type: takes[1], value }]).bytes),
  'io.copy': ({ machine }) => copyToStream(machine),
  'io.skip':
    () =>
    ([stream, count], frame) =>
      inputOf(stream, frame).skip(countOf(count)),
  'io.size':
    () =>
    ([stream], frame) =>
      BigInt.asIntN(32, BigInt(inputOf(stream, frame).size())),
  'io.eof':
    () =>
    ([stream], frame) =>
      BigInt(inputOf(stream, frame).atEnd()),
  'io.pos':
    () =>
    ([stream], frame) =>
      BigInt.asIntN(32, BigInt(inputOf(stream, frame).position)),
  'io.has':
    () =>
    ([stream, count], frame) =>
      BigInt(!inputOf(stream, frame).peekShort(countOf(count)).short),
  'io.mark':
    ({ machine }) =>
    (_, { input, marks }) =>
      void marks.push({ input: input.save(), cursors: machine.arena.mark() }),
  'io.rewind':
    ({ machine }) =>
    (_, frame) =>
      rewind(machine, frame),
  'io.drop':
    ({ machine }) =>
    (_, frame) =>
      dropMark(machine, frame),
  'call.take':
    ({ use }) =>
    (_, frame) =>
      void (frame.nextInput = { kind: 'take', bytes: use.number ?? 0 }),
  'call.share': () => (_, frame) => void (frame.nextInput = { kind: 'share' }),
  'call.rest': () => (_, frame) => void (frame.nextInput = 'rest'),
};

function streamNumber(stream: Value): number {
  if (stream === poison) throw trapOf('T-POISON', 'used as a stream');
  return Number(scalarOf(stream));
}

function inputOf(stream: Value, frame: ExtraFrame): ByteStream {
  const number = streamNumber(stream);
  if (number !== 0) throw trapOf('T-INPUT', `stream ${number} cannot be read`);
  return frame.input;
}

function outputOf(stream: Value): 'output' | 'error' {
  const number = streamNumber(stream);
  if (number !== 1 && number !== 2) throw trapOf('T-INPUT', `stream ${number} cannot be written`);
  return number === 1 ? 'output' : 'error';
}

function fromStream({ use, machine }: ExtraTypes, command: 'read' | 'peek'): ExtraCall {
  const { type } = use;
  const isPadded = use.suffixes.includes('pad');
  const bytesOf = (input: ByteStream, count: number): Uint8Array => {
    if (isPadded) return (command === 'read' ? input.readShort(count) : input.peekShort(count)).bytes;
    return command === 'read' ? input.read(count) : input.peek(count);
  };
  if (type === undefined) {
    return ([stream, count], frame) => {
      const size = countOf(count);
      return newBlock(machine, bytesOf(inputOf(stream, frame), size), size);
    };
  }
  const size = byteSize(type, 'packed');
  return ([stream], frame) => decodeValue(type, bytesOf(inputOf(stream, frame), size));
}

/** A block of the frame that begins with these bytes. */
function newBlock(machine: Machine, bytes: Uint8Array, size: number): Value {
  const address = machine.arena.alloc(size);
  machine.arena.bytes.set(bytes, address);
  return BigInt(address);
}

function copyToStream(machine: Machine): ExtraCall {
  return ([stream, from, count], frame) => {
    const bytes = machine.arena.view(addressOf(from), countOf(count), 'read').slice();
    if (streamNumber(stream) === 0) machine.pushBack(frame.input, { bytes, slots: [] });
    else machine.write(outputOf(stream), bytes);
    return undefined;
  };
}

/** Back to the innermost mark, which stays. */
export function rewind(machine: Machine, { input, marks }: ExtraFrame): void {
  const mark = marks.pop();
  if (mark === undefined) return;
  input.restore(mark.input);
  machine.arena.undo(mark.cursors);
  marks.push({ input: input.save(), cursors: machine.arena.mark() });
}

export function dropMark(machine: Machine, { input, marks }: ExtraFrame): void {
  if (marks.pop() === undefined) return;
  input.keep();
  machine.arena.keep();
}

/** The marks of a function end with it. */
export function dropMarks(machine: Machine, frame: ExtraFrame): void {
  while (frame.marks.length > 0) dropMark(machine, frame);
}
