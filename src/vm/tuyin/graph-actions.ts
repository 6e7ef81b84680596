/**
 * What each kind of node does, as a function made once for the node; branches and calls are in graph-code.ts.
 * What is written to a stream, to memory or into the input of a function must not be poison.
 */
import { InternalError } from '../../base/errors.ts';
import type { BinaryOperator, Conversion, GraphNode, NodeKind, NodeOf, ValueId } from '../../tuyin/graph/nodes.ts';
import type { FastMathFlag } from '../../tuyin/opcodes.ts';
import type { Type } from '../../tuyin/types.ts';
import { Trap } from '../trap.ts';
import {
  binary,
  compare,
  movePointer,
  unary,
  type Binary,
  type BinaryName,
  type CompareName,
  type Unary,
} from './arithmetic.ts';
import { bitsConversion, conversion } from './conversions.ts';
import { blockOf } from './extra-regions.ts';
import type { GraphActivation } from './graph-activation.ts';
import type { Action } from './graph-code.ts';
import { addressOf, encodeArguments, type Machine } from './machine.ts';
import { extraCall } from './stack-extras.ts';
import type { Regions } from './regions.ts';
import { bitsOf, type Content, type Taken } from './streams.ts';
import { trapOf } from './traps.ts';
import {
  canonical,
  isAggregate,
  isAggregateType,
  patternOf,
  poison,
  scalarOf,
  type Aggregate,
  type Value,
} from './values.ts';

/** Kinds that are steps of their own, or none. */
type SpecialKind = 'const' | 'param' | 'phi' | 'cond' | 'match' | 'call';
type ActionKind = Exclude<NodeKind, SpecialKind>;

interface Place {
  readonly id: ValueId;
  readonly nodes: readonly GraphNode[];
  readonly machine: Machine;
}

export function actionOf(node: NodeOf<ActionKind>, id: ValueId, nodes: readonly GraphNode[], machine: Machine): Action {
  const make = makers[node.kind] as (node: GraphNode, place: Place) => Action;
  return make(node, { id, nodes, machine });
}

/** What is done for its effect. */
function effect(act: (frame: GraphActivation) => void): Action {
  return (frame) => {
    act(frame);
    return undefined;
  };
}

const makers: { readonly [K in ActionKind]: (node: NodeOf<K>, place: Place) => Action } = {
  un({ op, type, value, flags }) {
    const compute = unary(op === '-' ? 'neg' : 'not', type, flags);
    return (frame) => compute(frame.value(value));
  },
  bin({ op, left, right, flags }, { nodes }) {
    const compute = binaryOperation(op, nodes[left].type, flags);
    return (frame) => compute(frame.value(left), frame.value(right));
  },
  conv({ how, type, value }, { nodes }) {
    const convert = conversionOf(how, nodes[value].type, type);
    return (frame) => convert(frame.value(value));
  },
  read,
  readblock,
  command,
  pushback({ value, content }, place) {
    const encode = contentOf(value, content, place);
    return effect((frame) => frame.machine.pushBack(frame.input, encode(frame)));
  },
  append({ region, value, content }, place) {
    const encode = contentOf(value, content, place);
    return (frame) => {
      frame.machine.regions.append(addressOf(frame.value(region)), encode(frame));
      return frame.value(region);
    };
  },
  write({ stream, value, content }, place) {
    const encode = contentOf(value, content, place);
    return effect((frame) => frame.machine.write(stream, encode(frame).bytes));
  },
  store({ pointer, value }, { nodes }) {
    const target = targetOf(nodes[pointer].type);
    // A pointer does not say more than the value where it is to bits, to anything, or to a type by its name.
    const isVague = target.kind === 'block' || target.kind === 'void' || target.kind === 'named';
    const type = isVague ? nodes[value].type : target;
    return (frame) => {
      frame.machine.store(frame.value(pointer), type, frame.value(value));
      return frame.value(pointer);
    };
  },
  load({ pointer, type }) {
    return (frame) => frame.machine.load(frame.value(pointer), type);
  },
  element({ pointer, index, step }) {
    const move = movePointer(step);
    return (frame) => move(frame.value(pointer), frame.value(index));
  },
  distance({ left, right, step }) {
    const bytes = BigInt(step);
    return (frame) => {
      const [a, b] = [frame.value(left), frame.value(right)];
      return a === poison || b === poison ? poison : BigInt.asIntN(32, scalarOf(a) - scalarOf(b)) / bytes;
    };
  },
  alloc({ bytes }) {
    return (frame) => BigInt(frame.machine.arena.alloc(bytes));
  },
  aggregate({ type, elements }) {
    if (!isAggregateType(type)) throw new InternalError('no aggregate', 'tuyin interpreter');
    return (frame) => ({ type, items: elements.map((id) => frame.value(id)) });
  },
  get({ of, index }) {
    return (frame) => partOf(frame.value(of), index);
  },
  with({ of, index, value }) {
    return (frame) => {
      const whole = frame.value(of);
      return isAggregate(whole) ? withPart(whole, index, frame.value(value)) : poison;
    };
  },
  index({ of, index }) {
    return (frame) => {
      const whole = frame.value(of);
      const at = frame.number(index);
      if (!isAggregate(whole)) return poison;
      if (at < 0 || at >= whole.items.length) throw trapOf('T-BOUNDS', `element ${at} of ${whole.items.length}`);
      return whole.items[at];
    };
  },
  extra({ use, args, type }, { nodes, machine }) {
    const call = extraCall({ use, takes: args.map((id) => nodes[id].type), gives: type, machine });
    return (frame) =>
      call(
        args.map((id) => frame.value(id)),
        frame,
      ) ?? undefined;
  },
  elided() {
    return (frame) => frame.elided();
  },
};

const arithmetic: Partial<Record<BinaryOperator, BinaryName>> = {
  '+': 'add',
  '-': 'sub',
  '*': 'mul',
  '/': 'div',
  '%': 'rem',
  '&': 'and',
  '|': 'or',
  '^': 'xor',
  '<<': 'shl',
  '>>': 'shr',
};
const comparisons: Partial<Record<BinaryOperator, CompareName>> = {
  '==': 'eq',
  '!=': 'ne',
  '<': 'lt',
  '<=': 'le',
  '>': 'gt',
  '>=': 'ge',
};

export function binaryOperation(op: BinaryOperator, type: Type, flags: readonly FastMathFlag[] = []): Binary {
  const name = arithmetic[op];
  if (name !== undefined) return binary(name, type, flags);
  const test = comparisons[op];
  if (test === undefined) throw new InternalError(`no operator ${op}`, 'tuyin interpreter');
  return compare(test, type, 'signed', flags);
}

export function conversionOf(how: Conversion, from: Type, to: Type): Unary {
  switch (how) {
    case 'number':
      return conversion(from, to);
    case 'unsigned':
      return conversion(from, to, { source: 'unsigned' });
    case 'saturate':
      return conversion(from, to, { saturate: true });
    case 'bits':
      return bitsConversion(from, to);
    case 'address':
      return (value) => (typeof value === 'bigint' ? canonical(to, patternOf(from, value)) : poison);
    case 'prefix':
      return (value) => value;
  }
}

export function targetOf(type: Type): Type {
  if (type.kind !== 'pointer') throw new InternalError(`${type.kind} is no pointer`, 'tuyin interpreter');
  return type.to;
}

function partOf(whole: Value, index: number): Value {
  return isAggregate(whole) ? whole.items[index] : poison;
}

function withPart(whole: Aggregate, index: number, value: Value): Aggregate {
  return { type: whole.type, items: whole.items.map((item, i) => (i === index ? value : item)) };
}

/** A value as it is written: encoded, or the bytes that it is the address of. */
function contentOf(id: ValueId, content: boolean, { nodes }: Place): (frame: GraphActivation) => Content {
  const { type } = nodes[id];
  if (!content) return (frame) => encodeArguments([{ type, value: frame.value(id) }]);
  const to = targetOf(type);
  // A copy: the bytes stay what they are when memory changes.
  return (frame) => ({ bytes: frame.machine.content(frame.value(id), to).slice(), slots: [] });
}

function read({ command: name, from, bytes, short }: NodeOf<'read'>, { id }: Place): Action {
  const consumes = name !== 'peek';
  if (!short) return (frame) => bitsOf(take(frame, from, bytes, consumes));
  return (frame) => {
    const taken = takeShort(frame, from, bytes, consumes);
    if (taken.short) frame.setShort(id);
    return bitsOf(taken.bytes);
  };
}

function take(frame: GraphActivation, from: ValueId | undefined, count: number, consumes: boolean): Uint8Array {
  if (from === undefined) return consumes ? frame.input.read(count) : frame.input.peek(count);
  const { regions } = frame.machine;
  const address = addressOf(frame.value(from));
  return consumes ? regions.read(address, count) : regions.peek(address, count);
}

function takeShort(frame: GraphActivation, from: ValueId | undefined, count: number, consumes: boolean): Taken {
  if (from === undefined) return consumes ? frame.input.readShort(count) : frame.input.peekShort(count);
  const { regions } = frame.machine;
  const address = addressOf(frame.value(from));
  return consumes ? regions.readShort(address, count) : regions.peekShort(address, count);
}

function readblock({ command: name, from, count }: NodeOf<'readblock'>): Action {
  return (frame) => blockOf(frame.machine, take(frame, from, countOf(frame, count), name !== 'peek'));
}

function countOf(frame: GraphActivation, id: ValueId | undefined): number {
  const count = id === undefined ? 0 : frame.number(id);
  if (count < 0) throw trapOf('T-BOUNDS', `a count of ${count}`);
  return count;
}

function command({ command: name, from, count }: NodeOf<'command'>): Action {
  return from === undefined ? inputCommand(name, count) : regionCommand(name, from, count);
}

type CommandName = NodeOf<'command'>['command'];

function inputCommand(name: CommandName, count: ValueId | undefined): Action {
  switch (name) {
    case 'skip':
      return effect((frame) => frame.input.skip(countOf(frame, count)));
    case 'size':
      return (frame) => BigInt.asIntN(32, BigInt(frame.input.size()));
    case 'eof':
      return (frame) => (frame.input.atEnd() ? 1n : 0n);
    case 'pos':
      return (frame) => BigInt.asIntN(32, BigInt(frame.input.position));
    default:
      return () => {
        throw new Trap('unsupported', `${name} of the input`);
      };
  }
}

function regionCommand(name: CommandName, from: ValueId, count: ValueId | undefined): Action {
  const act = regionCommands[name];
  return (frame) => act(frame.machine.regions, addressOf(frame.value(from)), () => countOf(frame, count)) ?? undefined;
}

type RegionCommand = (regions: Regions, address: number, count: () => number) => Value | undefined | void;

/** `count` is asked for by the commands that have one; the others answer with a signed word. */
const regionCommands: { readonly [K in CommandName]: RegionCommand } = {
  skip: (regions, address, count) => regions.skip(address, count()),
  seek: (regions, address, count) => regions.seek(address, count()),
  reset: (regions, address) => regions.reset(address),
  size: (regions, address) => BigInt.asIntN(32, BigInt(regions.size(address))),
  eof: (regions, address) => (regions.size(address) === 0 ? 1n : 0n),
  pos: (regions, address) => BigInt.asIntN(32, BigInt(regions.position(address))),
  cap: (regions, address) => BigInt.asIntN(32, BigInt(regions.capacity(address))),
};
