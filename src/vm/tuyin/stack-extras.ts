/**
 * What the extra functions of stack code do (their table: tuyin/extras.ts), one entry each: prepared once for a use, by the
 * types of its operands, and then called with the values of these types.
 */
import { InternalError } from '../../base/errors.ts';
import { convertFloatBits, type FloatFormat } from '../../scalar/float-format.ts';
import { roundQuad } from '../../scalar/quad.ts';
import type { RoundingOp } from '../../scalar/ops.ts';
import type { ExtraUse } from '../../tuyin/extra-uses.ts';
import type { ExtraKey } from '../../tuyin/extras.ts';
import type { Flag } from '../../tuyin/opcodes.ts';
import { floatFormats, type FloatName, type Type } from '../../tuyin/types.ts';
import { Trap } from '../trap.ts';
import { binary, compare, movePointer, pointerStep, unary, type Binary, type BinaryName, type CompareName, type Sign } from './arithmetic.ts';
import { bitsConversion, conversion } from './conversions.ts';
import { directedBinary, directedRoot, fusedMultiplyAdd, roundingModes, type DirectedOp, type RoundingMode } from './directed-rounding.ts';
import { floatBinary, floatRoot, throughDouble } from './float-arithmetic.ts';
import { addressOf, encodeArguments, type CallContent, type Machine } from './machine.ts';
import { forEachPointer, holdsPointers, memoryStride, resolveNamed } from './pointers.ts';
import { readAddress } from './arena.ts';
import type { ByteStream } from './streams.ts';
import { trapOf } from './traps.ts';
import { byteSize, decodeValue, fieldOffsets, isAggregate, isAggregateType, isPoisoned, poison, scalarOf, type Value } from './values.ts';

/** The state of an open call that extra functions see. */
export interface ExtraFrame {
  readonly input: ByteStream;
  /** States of the input and of the cursors, innermost last. */
  readonly marks: { readonly input: unknown; readonly cursors: number }[];
  /** The input of the next call, if a prefix says it. */
  nextInput: Exclude<CallContent, { readonly kind: 'values' }> | undefined;
}

export type ExtraCall = (args: readonly Value[], frame: ExtraFrame) => Value | undefined;

/** What a use is prepared with. */
export interface ExtraTypes {
  readonly use: ExtraUse;
  readonly takes: readonly Type[];
  readonly gives: Type | undefined;
  readonly machine: Machine;
}

type Maker = (types: ExtraTypes) => ExtraCall;

export function extraCall(types: ExtraTypes): ExtraCall {
  return makers[types.use.key](types);
}

// Operands.

function numberOf(value: Value, what = 'used as a number'): number {
  if (value === poison) throw trapOf('T-POISON', what);
  return Number(scalarOf(value));
}

function countOf(value: Value): number {
  const count = numberOf(value, 'used as a count');
  if (count < 0) throw trapOf('T-BOUNDS', `a count of ${count}`);
  return count;
}

/** The type of an operand; verified code has it. */
function typeOf(type: Type | undefined): Type {
  if (type === undefined) throw new InternalError('a type is missing', 'stack extras');
  return type;
}

function floatNameOf(type: Type): FloatName {
  if (type.kind !== 'float') throw new InternalError(`${type.kind} is no float`, 'stack extras');
  return type.name;
}

/** A function of scalars on values that may be vectors or poison. */
function lanewise(type: Type, make: (scalar: Type) => (...values: bigint[]) => bigint): ExtraCall {
  const compute = make(type.kind === 'vector' ? type.of : type);
  const scalar = (values: readonly Value[]): Value => (values.every((value) => typeof value === 'bigint') ? compute(...values) : poison);
  if (type.kind !== 'vector') return scalar;
  return (args) => {
    const lists = args.map((arg) => (isAggregate(arg) ? arg.items : undefined));
    const items = Array.from({ length: type.count }, (_, i) => scalar(lists.map((list) => list?.[i] ?? poison)));
    return { type, items };
  };
}

// Families of rows.

const nothing: Maker = () => () => undefined;

function operator(op: BinaryName, flags: readonly Flag[] = [], sign: Sign = 'signed'): Maker {
  return ({ takes }) => {
    const compute: Binary = binary(op, takes[0], flags, sign);
    return ([a, b]) => compute(a, b);
  };
}

function comparing(op: CompareName, sign: Sign = 'signed'): Maker {
  return ({ takes }) => {
    const test = compare(op, takes[0], sign);
    return ([a, b]) => test(a, b);
  };
}

function floatFunction(make: (name: FloatName) => (...values: bigint[]) => bigint): Maker {
  return ({ takes }) => lanewise(takes[0], (type) => make(floatNameOf(type)));
}

function viaDouble(compute: (...values: number[]) => number): Maker {
  return floatFunction((name) => throughDouble(name, compute));
}

/** Every format is part of fp128, so rounding there is exact. */
function integral(op: RoundingOp): Maker {
  return floatFunction((name) => {
    const format = floatFormats[name];
    const wide = floatFormats.fp128;
    return (bits) => convertFloatBits(format, wide, roundQuad(op, { bits: convertFloatBits(wide, format, bits) }).bits);
  });
}

function extreme(op: 'min' | 'max'): Maker {
  return ({ takes }) => lanewise(takes[0], (type) => {
    if (type.kind === 'float') return floatBinary(op, type.name);
    return op === 'min' ? (a, b) => (b < a ? b : a) : (a, b) => (b > a ? b : a);
  });
}

const magnitude: Maker = ({ takes }) => lanewise(takes[0], (type) => {
  if (type.kind === 'float') return (value) => BigInt.asUintN(floatFormats[type.name].width - 1, value);
  const negate = unary('neg', type);
  return (value) => (value < 0n ? scalarOf(negate(value)) : value);
});

/** The last operand is the rounding mode. */
function directed(make: (format: FloatFormat) => (values: readonly bigint[], mode: RoundingMode) => bigint): Maker {
  return ({ takes }) => {
    const type = takes[0];
    const compute = make(floatFormats[floatNameOf(type.kind === 'vector' ? type.of : type)]);
    const calls = roundingModes.map((mode) => lanewise(type, () => (...values) => compute(values, mode)));
    return (args, frame) => {
      const mode = numberOf(args[args.length - 1], 'used as a rounding mode');
      const call = calls.at(mode);
      if (mode < 0 || call === undefined) throw trapOf('T-BOUNDS', `rounding mode ${mode}`);
      return call(args.slice(0, -1), frame);
    };
  };
}

function rounded(op: DirectedOp): Maker {
  return directed((format) => {
    const compute = directedBinary(op, format);
    return ([a, b], mode) => compute(a, b, mode);
  });
}

const roundedRoot: Maker = directed((format) => {
  const compute = directedRoot(format);
  return ([a], mode) => compute(a, mode);
});

// Aggregates.

const select: Maker = ({ takes }) => {
  const test = compare('ne', takes[0]);
  return ([condition, yes, no]) => {
    const chosen = test(condition, 0n);
    if (chosen === poison) throw trapOf('T-POISON', 'a choice by it');
    return chosen === 1n ? yes : no;
  };
};

function itemsOf(value: Value, index: number): readonly Value[] | undefined {
  if (!isAggregate(value)) return undefined;
  if (index < 0 || index >= value.items.length) throw trapOf('T-BOUNDS', `element ${index} of ${value.items.length}`);
  return value.items;
}

function withItem(value: Value, index: number, item: Value): Value {
  const items = itemsOf(value, index);
  return items === undefined || !isAggregate(value) ? poison : { type: value.type, items: items.map((old, i) => (i === index ? item : old)) };
}

// Memory.

/** A new block of the frame with these bytes. */
function blockOf(machine: Machine, bytes: Uint8Array, size = bytes.length): Value {
  const content = bytes.slice();
  const address = machine.arena.alloc(size);
  machine.arena.bytes.set(content, address);
  return BigInt(address);
}

const copyMemory: Maker = ({ machine, takes }) => ([to, from, count]) => {
  const { arena } = machine;
  const size = countOf(count);
  const source = arena.view(addressOf(from), size, 'read').slice();
  const target = addressOf(to);
  const { frame } = arena.check(target, size, 'write');
  checkPointers(machine, takes[1], source, frame);
  arena.bytes.set(source, target);
  return undefined;
};

/** The pointers in bytes that the type of their address describes must not outlive what they point to. */
function checkPointers(machine: Machine, pointer: Type, bytes: Uint8Array, frame: number): void {
  const type = pointer.kind === 'pointer' ? resolveNamed(pointer.to, machine.graph.types) : pointer;
  const stride = holdsPointers(type) ? memoryStride(type) : 0;
  for (let at = 0; stride > 0 && at < bytes.length; at += stride) {
    forEachPointer(type, at, 'natural', (slot) => {
      if (slot + 4 <= bytes.length) machine.arena.checkEscape(readAddress(bytes, slot), frame);
    });
  }
}

const fillMemory: Maker = ({ machine }) => ([to, byte, count]) => {
  machine.arena.view(addressOf(to), countOf(count), 'write').fill(numberOf(byte, 'stored') & 255);
  return undefined;
};

// Streams.

function inputOf(stream: Value, frame: ExtraFrame): ByteStream {
  const number = numberOf(stream, 'used as a stream');
  if (number !== 0) throw trapOf('T-INPUT', `stream ${number} cannot be read`);
  return frame.input;
}

function outputOf(stream: Value): 'output' | 'error' {
  const number = numberOf(stream, 'used as a stream');
  if (number !== 1 && number !== 2) throw trapOf('T-INPUT', `stream ${number} cannot be written`);
  return number === 1 ? 'output' : 'error';
}

/** A number of bytes to read; with a type, its size. */
function wantedBytes(count: Value): number {
  const wanted = numberOf(count, 'used as a count');
  if (wanted < 0) throw trapOf('T-INPUT', `${wanted} bytes wanted`);
  return wanted;
}

function fromStream(command: 'read' | 'peek'): Maker {
  return ({ use, machine }) => {
    const isPadded = use.suffixes.includes('pad');
    const bytesOf = (input: ByteStream, count: number): Uint8Array => {
      if (isPadded) return (command === 'read' ? input.readShort(count) : input.peekShort(count)).bytes;
      return command === 'read' ? input.read(count) : input.peek(count);
    };
    const { type } = use;
    if (type === undefined) {
      return ([stream, count], frame) => {
        const size = wantedBytes(count);
        return blockOf(machine, bytesOf(inputOf(stream, frame), size), size);
      };
    }
    const size = byteSize(type, 'packed');
    return ([stream], frame) => decodeValue(type, bytesOf(inputOf(stream, frame), size));
  };
}

function fromRegion(command: 'read' | 'peek'): Maker {
  return ({ use, machine }) => {
    const { regions } = machine;
    const isPadded = use.suffixes.includes('pad');
    const bytesOf = (address: number, count: number): Uint8Array => {
      if (isPadded) return (command === 'read' ? regions.readShort(address, count) : regions.peekShort(address, count)).bytes;
      return command === 'read' ? regions.read(address, count) : regions.peek(address, count);
    };
    const { type } = use;
    if (type === undefined) {
      return ([region, count]) => {
        const size = countOf(count);
        return blockOf(machine, bytesOf(addressOf(region), size), size);
      };
    }
    const size = byteSize(type, 'packed');
    return ([region]) => decodeValue(type, bytesOf(addressOf(region), size));
  };
}

const copyToStream: Maker = ({ machine }) => ([stream, from, count], frame) => {
  const bytes = machine.arena.view(addressOf(from), countOf(count), 'read').slice();
  if (numberOf(stream, 'used as a stream') === 0) machine.pushBack(frame.input, { bytes, slots: [] });
  else machine.write(outputOf(stream), bytes);
  return undefined;
};

const rewind: Maker = ({ machine }) => (_, { input, marks }) => {
  const mark = marks.pop();
  if (mark === undefined) return undefined;
  input.restore(mark.input);
  machine.arena.undo(mark.cursors);
  marks.push({ input: mark.input, cursors: machine.arena.mark() });
  return undefined;
};

const drop: Maker = ({ machine }) => (_, { marks }) => {
  if (marks.pop() !== undefined) machine.arena.keep();
  return undefined;
};

/** The marks of a function end with it. */
export function dropMarks(machine: Machine, { marks }: ExtraFrame): void {
  for (; marks.length > 0; marks.pop()) machine.arena.keep();
}

function ask(answer: (machine: Machine, region: number) => number | boolean): Maker {
  return ({ machine }) => ([region]) => BigInt(answer(machine, addressOf(region)));
}

function stop(make: () => Trap): Maker {
  return () => () => {
    throw make();
  };
}

const makers: Readonly<Record<ExtraKey, Maker>> = {
  'block.start': nothing,
  'block.end': nothing,
  'document.seq': nothing,

  conv: ({ use, takes, gives }) => {
    const convert = conversion(takes[0], typeOf(gives), { source: use.suffixes.includes('u') ? 'unsigned' : 'signed', saturate: use.suffixes.includes('sat') });
    return ([value]) => convert(value);
  },
  bits: ({ takes, gives }) => {
    const convert = bitsConversion(takes[0], typeOf(gives));
    return ([value]) => convert(value);
  },
  make: ({ gives }) => {
    const type = typeOf(gives);
    if (!isAggregateType(type)) throw new InternalError('no aggregate', 'stack extras');
    return (items) => ({ type, items: [...items] });
  },
  get: ({ use }) => ([value]) => itemsOf(value, use.number ?? 0)?.[use.number ?? 0] ?? poison,
  set: ({ use }) => ([value, item]) => withItem(value, use.number ?? 0, item),
  at: () => ([list, index]) => {
    const place = numberOf(index, 'used as an index');
    return itemsOf(list, place)?.[place] ?? poison;
  },
  put: () => ([list, index, item]) => withItem(list, numberOf(index, 'used as an index'), item),
  select,
  elem: ({ gives, machine }) => {
    const type = typeOf(gives);
    if (type.kind !== 'pointer') throw new InternalError('no pointer', 'stack extras');
    const move = movePointer(pointerStep(type, resolveNamed(type.to, machine.graph.types)));
    return ([pointer, index]) => move(pointer, index);
  },
  field: ({ use, takes, machine }) => {
    const [type] = takes;
    const to = type.kind === 'pointer' ? resolveNamed(type.to, machine.graph.types) : type;
    const offset = to.kind === 'struct' ? fieldOffsets(to.fields, 'natural')[use.number ?? 0] : 0;
    const move = movePointer(offset);
    return ([pointer]) => move(pointer, 1n);
  },

  'mem.alloc': ({ machine }) => ([count]) => BigInt(machine.arena.alloc(countOf(count))),
  'mem.load': ({ gives, machine }) => {
    const type = typeOf(gives);
    return ([pointer]) => machine.load(pointer, type);
  },
  'mem.store': ({ takes, machine }) => ([pointer, value]) => {
    machine.store(pointer, takes[1], value);
    return undefined;
  },
  'mem.copy': copyMemory,
  'mem.fill': fillMemory,
  'mem.size': ask(({ regions }, address) => regions.rest(address).length),

  'io.read': fromStream('read'),
  'io.peek': fromStream('peek'),
  'io.pop': fromStream('read'),
  'io.push': ({ takes, machine }) => ([stream, value], frame) => {
    machine.pushBack(inputOf(stream, frame), encodeArguments([{ type: takes[1], value }]));
    return undefined;
  },
  'io.write': ({ takes, machine }) => ([stream, value]) => {
    machine.write(outputOf(stream), encodeArguments([{ type: takes[1], value }]).bytes);
    return undefined;
  },
  'io.copy': copyToStream,
  'io.skip': () => ([stream, count], frame) => {
    inputOf(stream, frame).skip(wantedBytes(count));
    return undefined;
  },
  'io.size': () => ([stream], frame) => BigInt.asIntN(32, BigInt(inputOf(stream, frame).size())),
  'io.eof': () => ([stream], frame) => BigInt(inputOf(stream, frame).atEnd()),
  'io.pos': () => ([stream], frame) => BigInt.asIntN(32, BigInt(inputOf(stream, frame).position)),
  'io.has': () => ([stream, count], frame) => BigInt(!inputOf(stream, frame).peekShort(wantedBytes(count)).short),
  'io.mark': ({ machine }) => (_, { input, marks }) => {
    marks.push({ input: input.save(), cursors: machine.arena.mark() });
    return undefined;
  },
  'io.rewind': rewind,
  'io.drop': drop,

  'region.read': fromRegion('read'),
  'region.peek': fromRegion('peek'),
  'region.write': ({ takes, machine }) => ([region, value]) => {
    machine.regions.append(addressOf(region), encodeArguments([{ type: takes[1], value }]));
    return region;
  },
  'region.copy': ({ takes, machine }) => ([region, from, count]) => {
    const bytes = machine.arena.view(addressOf(from), countOf(count), 'read').slice();
    checkPointers(machine, takes[1], bytes, machine.arena.check(addressOf(region), 0, 'read').frame);
    machine.regions.append(addressOf(region), { bytes, slots: [] });
    return region;
  },
  'region.skip': ({ machine }) => ([region, count]) => {
    machine.regions.skip(addressOf(region), countOf(count));
    return undefined;
  },
  'region.seek': ({ machine }) => ([region, to]) => {
    machine.regions.seek(addressOf(region), numberOf(to, 'used as a position'));
    return undefined;
  },
  'region.reset': ({ machine }) => ([region]) => {
    machine.regions.reset(addressOf(region));
    return undefined;
  },
  'region.pos': ask(({ regions }, address) => regions.position(address)),
  'region.cap': ask(({ regions }, address) => regions.capacity(address)),
  'region.size': ask(({ regions }, address) => regions.size(address)),
  'region.eof': ask(({ regions }, address) => regions.size(address) === 0),
  'region.has': ({ machine: { regions } }) => ([region, count]) => {
    const address = addressOf(region);
    return BigInt(regions.capacity(address) - regions.position(address) >= countOf(count));
  },

  'call.take': ({ use }) => (_, frame) => {
    frame.nextInput = { kind: 'take', bytes: use.number ?? 0 };
    return undefined;
  },
  'call.share': () => (_, frame) => {
    frame.nextInput = { kind: 'share' };
    return undefined;
  },

  'u.div': operator('div', [], 'unsigned'),
  'u.rem': operator('rem', [], 'unsigned'),
  'u.shr': operator('shr', [], 'unsigned'),
  'u.lt': comparing('lt', 'unsigned'),
  'u.le': comparing('le', 'unsigned'),
  'u.gt': comparing('gt', 'unsigned'),
  'u.ge': comparing('ge', 'unsigned'),
  'cmp.ne': comparing('ne'),
  'cmp.le': comparing('le'),
  'cmp.ge': comparing('ge'),

  'nsw.add': operator('add', ['nsw']),
  'nsw.sub': operator('sub', ['nsw']),
  'nsw.mul': operator('mul', ['nsw']),
  'nsw.shl': operator('shl', ['nsw']),
  'nuw.add': operator('add', ['nuw']),
  'nuw.sub': operator('sub', ['nuw']),
  'nuw.mul': operator('mul', ['nuw']),
  'nuw.shl': operator('shl', ['nuw']),
  'exact.div': operator('div', ['exact']),
  'exact.shr': operator('shr', ['exact']),

  'math.abs': magnitude,
  'math.min': extreme('min'),
  'math.max': extreme('max'),
  'math.floor': integral('floor'),
  'math.ceil': integral('ceil'),
  'math.trunc': integral('trunc'),
  'math.round': integral('round'),
  'math.sqrt': floatFunction(floatRoot),
  'math.fma': floatFunction((name) => fusedMultiplyAdd(floatFormats[name])),
  'math.pow': viaDouble(Math.pow),
  'math.exp': viaDouble(Math.exp),
  'math.log': viaDouble(Math.log),
  'math.sin': viaDouble(Math.sin),
  'math.cos': viaDouble(Math.cos),

  'fp.add': rounded('add'),
  'fp.sub': rounded('sub'),
  'fp.mul': rounded('mul'),
  'fp.div': rounded('div'),
  'fp.sqrt': roundedRoot,

  // Where it goes is found by who runs the code.
  'br.indirect': nothing,
  assume: () => ([condition]) => {
    if (isPoisoned(condition)) throw trapOf('T-POISON', 'an assumption');
    if (condition === 0n) throw new Trap('unreachable', 'an assumption does not hold');
    return undefined;
  },
  unreachable: stop(() => new Trap('unreachable')),
  'trap.match': stop(() => trapOf('T-MATCH')),
  'trap.elided': stop(() => trapOf('T-ELIDED')),
  trap: () => ([code]) => {
    throw new Trap('abort', `trap ${numberOf(code)}`);
  },
};
