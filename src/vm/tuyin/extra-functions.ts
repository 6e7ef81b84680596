/**
 * What the extra functions (`@tuyin.*`, src/tuyin/extras.ts) mean, for every machine: all but those that concern the
 * input and the control of the function that calls them (`io.*`, `call.*`, `br.indirect`), which are its machine's
 * own affair.
 *
 * A meaning is found once for a use, by the types of its operands, which have been converted to what the table asks
 * for, and called often. Where an operand is poison, so is the result, unless the function uses the operand to act.
 */
import type { ExtraUse } from '../../tuyin/extra-uses.ts';
import { extraPrefix } from '../../tuyin/extras.ts';
import type { Flag } from '../../tuyin/opcodes.ts';
import type { Type } from '../../tuyin/types.ts';
import { ownEntry } from '../../base/own-entry.ts';
import { Trap } from '../trap.ts';
import { binary, compare, movePointer, pointerStep, type BinaryName, type CompareName } from './arithmetic.ts';
import { readAddress } from './arena.ts';
import { bitsConversion, conversion } from './conversions.ts';
import { constrainedFunction, mathFunction, type Scalars } from './extra-math.ts';
import { addressOf, encodeArguments, type Machine } from './machine.ts';
import { forEachPointer, holdsPointers, memoryStride, resolveNamed } from './pointers.ts';
import { decodeExactly } from './extra-regions.ts';
import { trapOf } from './traps.ts';
import {
  fieldOffsets,
  isAggregate,
  isAggregateType,
  isPoisoned,
  poison,
  scalarOf,
  strideOf,
  type Value,
} from './values.ts';

export type ExtraFunction = (args: readonly Value[]) => Value | undefined;

/** `types` are those of the operands, `result` that of what it gives. */
export function extraFunction(use: ExtraUse, types: readonly Type[], result: Type, machine: Machine): ExtraFunction {
  if (result.kind === 'vector' && (use.key.startsWith('math.') || use.key.startsWith('fp.'))) {
    return lanewise(use, types, result, machine);
  }
  const dot = use.key.indexOf('.');
  const [family, name] = dot < 0 ? ['', use.key] : [use.key.slice(0, dot), use.key.slice(dot + 1)];
  const meaning = ownEntry(families, family)?.({ use, types, result, machine, name });
  return (
    meaning ??
    (() => {
      throw new Trap('unsupported', `@${extraPrefix}${use.key} here`);
    })
  );
}

/** Functions of numbers go element by element; what is no vector (a rounding mode) is the same for all. */
function lanewise(use: ExtraUse, types: readonly Type[], type: VectorType, machine: Machine): ExtraFunction {
  const call = extraFunction(
    use,
    types.map((taken) => (taken.kind === 'vector' ? taken.of : taken)),
    type.of,
    machine,
  );
  return (args) => {
    if (args.some((arg) => arg === poison)) return poison;
    const lane = (i: number): Value[] => args.map((arg) => (isAggregate(arg) ? arg.items[i] : arg));
    const items = Array.from({ length: type.count }, (_, i) => call(lane(i)) ?? poison);
    return { type, items };
  };
}

type VectorType = Extract<Type, { readonly kind: 'array' | 'vector' }>;

/** What is known of a use when it is compiled. */
interface Site {
  readonly use: ExtraUse;
  readonly types: readonly Type[];
  readonly result: Type;
  readonly machine: Machine;
  /** The key without its family. */
  readonly name: string;
}

type Family = (site: Site) => ExtraFunction | undefined;

const nothing: ExtraFunction = () => undefined;

/** What is done for its effect. */
function effect(act: (args: readonly Value[]) => void): ExtraFunction {
  return (args) => {
    act(args);
    return undefined;
  };
}

const families: Readonly<Record<string, Family>> = {
  '': (site) => ownEntry(plainFunctions, site.name)?.(site),
  block: () => nothing,
  document: () => nothing,
  mem: (site) => ownEntry(memoryFunctions, site.name)?.(site),
  region: (site) => ownEntry(regionFunctions, site.name)?.(site),
  u({ name, types: [type] }) {
    return pair(isBinary(name) ? binary(name, type, [], 'unsigned') : compare(name as CompareName, type, 'unsigned'));
  },
  cmp: ({ name, types }) => pair(compare(name as CompareName, types[0])),
  nsw: checked('nsw'),
  nuw: checked('nuw'),
  exact: checked('exact'),
  math: ({ name, result }) => scalars(mathFunction(name, result)),
  fp: ({ name, result }) => (result.kind === 'float' ? scalars(constrainedFunction(name, result.name)) : undefined),
  trap:
    ({ name }) =>
    () => {
      throw trapOf(name === 'match' ? 'T-MATCH' : 'T-ELIDED');
    },
};

/** The same whatever the types are. */
function always(call: ExtraFunction): Family {
  return () => call;
}

function isBinary(name: string): name is BinaryName {
  return name === 'div' || name === 'rem' || name === 'shr';
}

function pair(compute: (a: Value, b: Value) => Value): ExtraFunction {
  return (args) => compute(args[0], args[1]);
}

function checked(flag: Flag): Family {
  return ({ name, types }) => pair(binary(name as BinaryName, types[0], [flag]));
}

function scalars(compute: Scalars | undefined): ExtraFunction | undefined {
  return compute && ((args) => (args.some(isPoisoned) ? poison : compute(...args.map(scalarOf))));
}

/** Functions without a family: `@tuyin.conv.i64`, `@tuyin.get.1`. */
const plainFunctions: Readonly<Record<string, Family>> = {
  conv({ use, types, result }) {
    const source = use.suffixes.includes('u') ? 'unsigned' : 'signed';
    const convert = conversion(types[0], result, { source, saturate: use.suffixes.includes('sat') });
    return ([value]) => convert(value);
  },
  bits({ types, result }) {
    const convert = bitsConversion(types[0], result);
    return ([value]) => convert(value);
  },
  make: ({ result }) => (isAggregateType(result) ? (args) => ({ type: result, items: [...args] }) : undefined),
  get:
    ({ use }) =>
    ([whole]) =>
      isAggregate(whole) ? whole.items[use.number ?? 0] : poison,
  set:
    ({ use }) =>
    ([whole, part]) =>
      withPart(whole, use.number ?? 0, part),
  at: always(([list, index]) => (isAggregate(list) ? list.items[indexIn(list.items, index)] : poison)),
  put: always(([list, index, part]) => (isAggregate(list) ? withPart(list, indexIn(list.items, index), part) : poison)),
  select: always(([test, yes, no]) => (numberOf(test) !== 0n ? yes : no)),
  elem: ({ types, machine }) => elementAddress(types[0], machine),
  field: ({ use, types, machine }) => fieldAddress(types[0], use.number ?? 0, machine),
  assume: always(
    effect(([fact]) => {
      if (numberOf(fact) === 0n) throw trapOf('T-TRAP', 'what was assumed does not hold');
    }),
  ),
  unreachable: always(() => {
    throw trapOf('T-TRAP', 'a place that was declared unreachable');
  }),
  trap: always(([number]) => {
    throw trapOf('T-TRAP', `${numberOf(number)}`);
  }),
};

/** A number that decides what happens. */
function numberOf(value: Value): bigint {
  if (value === poison) throw trapOf('T-POISON');
  return scalarOf(value);
}

function indexIn(items: readonly Value[], index: Value): number {
  const at = numberOf(index);
  if (at < 0n || at >= BigInt(items.length)) throw trapOf('T-BOUNDS', `element ${at} of ${items.length}`);
  return Number(at);
}

function withPart(whole: Value, index: number, part: Value): Value {
  if (!isAggregate(whole)) return poison;
  return { type: whole.type, items: whole.items.map((item, i) => (i === index ? part : item)) };
}

function targetOf(pointer: Type, machine: Machine): Type | undefined {
  return pointer.kind === 'pointer' ? resolveNamed(pointer.to, machine.graph.types) : undefined;
}

/** Of an array its element, of anything else the n-th that follows. */
function elementAddress(pointer: Type, machine: Machine): ExtraFunction | undefined {
  const to = targetOf(pointer, machine);
  if (pointer.kind !== 'pointer' || to === undefined) return undefined;
  const isList = to.kind === 'array' || to.kind === 'vector';
  const stride = isList ? strideOf(resolveNamed(to.of, machine.graph.types), 'natural') : pointerStep(pointer, to);
  return pair(movePointer(stride));
}

function fieldAddress(pointer: Type, index: number, machine: Machine): ExtraFunction | undefined {
  const to = targetOf(pointer, machine);
  if (to?.kind !== 'struct') return undefined;
  const offset = BigInt(fieldOffsets(to.fields, 'natural')[index]);
  return ([base]) => (base === poison ? poison : BigInt.asUintN(32, scalarOf(base) + offset));
}

/** `@tuyin.mem.*`, on addresses of the arena. */
const memoryFunctions: Readonly<Record<string, Family>> = {
  alloc:
    ({ machine }) =>
    ([size]) =>
      BigInt(machine.arena.alloc(countOf(size))),
  load: ({ use: { type }, machine }) => type && (([address]) => machine.load(address, type)),
  store: ({ use: { type }, machine }) => type && effect(([address, value]) => machine.store(address, type, value)),
  copy: ({ types, machine }) =>
    effect(([to, from, size]) => {
      copyMemory(machine, targetOf(types[0], machine), addressOf(to), addressOf(from), countOf(size));
    }),
  within:
    ({ machine }) =>
    ([address, base]) => {
      machine.arena.checkSame(addressOf(address), addressOf(base));
      return address;
    },
  index:
    () =>
    ([index, count]) => {
      if (index === poison || count === poison) throw trapOf('T-POISON', 'an index');
      const [at, size] = [scalarOf(index), scalarOf(count)];
      if (at < 0n || at >= size) throw trapOf('T-BOUNDS', `element ${at} of ${size}`);
      return index;
    },
  fill: ({ machine }) =>
    effect(([to, byte, size]) => {
      machine.arena.view(addressOf(to), countOf(size), 'write').fill(Number(BigInt.asUintN(8, numberOf(byte))));
    }),
  size:
    ({ machine }) =>
    ([address]) =>
      BigInt(machine.regions.rest(addressOf(address)).length),
};

export function countOf(value: Value): number {
  const count = Number(numberOf(value));
  if (count < 0) throw trapOf('T-BOUNDS', `a count of ${count}`);
  return count;
}

/** Pointers among the bytes, which the type of the place that they go to shows, must not outlive what they point to. */
function copyMemory(machine: Machine, type: Type | undefined, to: number, from: number, size: number): void {
  const { arena } = machine;
  const bytes = arena.view(from, size, 'read');
  const { frame } = arena.check(to, size, 'write');
  const stride = type !== undefined && holdsPointers(type) ? memoryStride(type) : 0;
  for (let at = 0; type !== undefined && stride > 0 && at < size; at += stride) {
    forEachPointer(type, at, 'natural', (slot) => {
      if (slot + 4 <= size) arena.checkEscape(readAddress(bytes, slot), frame);
    });
  }
  arena.bytes.copyWithin(to, from, from + size);
}

/** `@tuyin.region.*`, on the cursors of a block. What appends gives the region back. */
const regionFunctions: Readonly<Record<string, Family>> = {
  read: ({ machine, use }) => decodeExactly(machine, use, 'read'),
  peek: ({ machine, use }) => decodeExactly(machine, use, 'peek'),
  write:
    ({ machine, types }) =>
    ([region, value]) => {
      machine.regions.append(addressOf(region), encodeArguments([{ type: types[1], value }]));
      return region;
    },
  copy:
    ({ machine }) =>
    ([region, from, size]) => {
      const bytes = machine.arena.view(addressOf(from), countOf(size), 'read').slice();
      machine.regions.append(addressOf(region), { bytes, slots: [] });
      return region;
    },
  skip: ({ machine }) => effect(([region, count]) => machine.regions.skip(addressOf(region), countOf(count))),
  seek: ({ machine }) => effect(([region, to]) => machine.regions.seek(addressOf(region), countOf(to))),
  reset: ({ machine }) => effect(([region]) => machine.regions.reset(addressOf(region))),
  pos: asked((regions, region) => regions.position(region)),
  cap: asked((regions, region) => regions.capacity(region)),
  size: asked((regions, region) => regions.size(region)),
  eof: asked((regions, region) => (regions.size(region) === 0 ? 1 : 0)),
  has:
    ({ machine }) =>
    ([region, count]) =>
      machine.regions.peekShort(addressOf(region), countOf(count)).short ? 0n : 1n,
};

/** A number that a region has, as a signed word. */
function asked(ask: (regions: Machine['regions'], region: number) => number): Family {
  return ({ machine }) =>
    ([region]) =>
      BigInt.asIntN(32, BigInt(ask(machine.regions, addressOf(region))));
}
