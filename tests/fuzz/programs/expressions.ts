/**
 * Expressions of a given primitive type, from the rows of the opcode table: an opcode whose form is made of primitive types,
 * bit ranges and operands only is written as its row says. Leaves are constants and places, converted where types differ.
 */
import {
  opcodeNames,
  rows,
  type MapleRow,
  type Opcode,
  type OperandRule,
  type PrimRule,
} from '../../../src/maple/opcodes.ts';
import { formulaDefined } from '../../../src/scalar/ops.ts';
import { constant } from './constants.ts';
import { converted } from './conversions.ts';
import { placeOf, randomPlace } from './places.ts';
import {
  bitsOf,
  isComplex,
  isFloat,
  isInteger,
  isSigned,
  isVector,
  isWide,
  lanesOf,
  narrowInts,
  type Prim,
} from './types.ts';
import { has, type Mode, type Scope } from './world.ts';

const parts = new Set<string>(['prim', 'from', '()', 'bitOffset', 'bitSize']);

/** The expression opcodes that their rows describe completely. */
const derived = opcodeNames.filter((op) => {
  const { kind, form, takes } = rows[op] as MapleRow;
  return (
    kind === 'expr' &&
    op !== 'retype' &&
    form.includes('()') &&
    form.every((part) => parts.has(part as string)) &&
    takes?.every((rule) => rule !== 'address' && rule !== 'size') === true
  );
});

const simple: readonly Prim[] = [...narrowInts, 'u1', 'f32', 'f64'];

/** MapleLight does not have them. */
const outsideLight: readonly Opcode[] = ['round', ...formulaDefined];

/** What C says the same way, for all operands. */
const insideC: readonly Opcode[] = [
  'add',
  'sub',
  'mul',
  'band',
  'bior',
  'bxor',
  'bnot',
  'neg',
  'abs',
  'eq',
  'ne',
  'lt',
  'le',
  'gt',
  'ge',
  'lnot',
  'land',
  'lior',
  'cand',
  'cior',
  'select',
];

function isIn(mode: Mode, op: Opcode): boolean {
  return mode === 'c' ? insideC.includes(op) : mode === 'full' || !outsideLight.includes(op);
}

/** Of complex numbers and vectors, which their rows say least about. */
const complexOps: readonly Opcode[] = ['add', 'sub', 'mul', 'neg', 'select'];
const vectorOps: readonly Opcode[] = ['add', 'sub', 'neg', 'select'];
const intVectorOps: readonly Opcode[] = [...vectorOps, 'band', 'bior', 'bxor', 'bnot'];

const tables = new Map<string, readonly Opcode[]>();

function opcodesFor(type: Prim, mode: Mode): readonly Opcode[] {
  const key = `${type} ${mode}`;
  let found = tables.get(key);
  if (found === undefined) tables.set(key, (found = possible(type).filter((op) => isIn(mode, op))));
  return found;
}

function possible(type: Prim): readonly Opcode[] {
  if (isComplex(type)) return complexOps;
  if (isVector(type)) return isFloat(lanesOf(type).lane) ? vectorOps : intVectorOps;
  return derived.filter((op) => fits(rows[op].of, type));
}

export function expression(scope: Scope, type: Prim, depth: number): string {
  const { choices } = scope;
  if (depth <= 0 || choices.once(4)) return leaf(scope, type);
  if (type === 'i32' && has(scope, 'bits') && choices.once(10)) return bitCount(scope, depth);
  const op = choices.pick(opcodesFor(type, scope.world.mode));
  return operation(scope, op, type, depth);
}

/** A condition: something of any simple type. */
export function condition(scope: Scope, depth = 2): string {
  const { choices } = scope;
  return choices.below(3) > 0 ? expression(scope, 'u1', depth) : expression(scope, choices.pick(simple), depth);
}

export function leaf(scope: Scope, type: Prim): string {
  const { choices } = scope;
  if (choices.once(3)) return constant(choices, type);
  const exact = isVector(type) || isComplex(type) || isWide(type) || choices.below(3) > 0;
  const place = exact ? placeOf(scope, (prim) => prim === type) : randomPlace(scope);
  if (place === undefined || (scope.world.mode === 'c' && isFloat(place.prim) && !isFloat(type)))
    return constant(choices, type);
  return converted(place.read, place.prim, type) ?? constant(choices, type);
}

function operation(scope: Scope, op: Opcode, type: Prim, depth: number): string {
  const { choices } = scope;
  const row: MapleRow = rows[op];
  const from = row.form.includes('from') ? choices.pick(sources(scope, row, op, type)) : type;
  const size = 1 + choices.below(bitsOf(type));
  const words = row.form.flatMap((part) => {
    if (part === 'prim') return [type];
    if (part === 'from') return [from];
    if (part === 'bitOffset') return [String(choices.below(bitsOf(type) - size + 1))];
    return part === 'bitSize' ? [String(size)] : [];
  });
  const count = typeof row.operands === 'number' ? row.operands : 2;
  const takes = row.takes ?? [];
  // Bits are taken from an operand of the type itself, which is wide enough.
  const rule = (i: number): OperandRule =>
    row.form.includes('bitSize') ? 'same' : takes[Math.min(i, takes.length - 1)];
  const operands = Array.from({ length: count }, (_, i) => operand(scope, rule(i), type, from, depth - 1));
  if ((op === 'div' || op === 'rem') && isInteger(type)) operands[1] = divisor(scope, type, operands[1]);
  return `${op} ${words.join(' ')} (${operands.join(', ')})`;
}

/** What an operation that names two types may come from. */
function sources({ world }: Scope, row: MapleRow, op: Opcode, type: Prim): readonly Prim[] {
  const known = isWide(type)
    ? ([...simple, 'i128', 'u128', 'f128'] as const)
    : world.types.wide
      ? ([...simple, 'i128', 'f128'] as const)
      : simple;
  const fitting = known.filter((one) => fits(row.fromOf, one) && (op !== 'cmp' || !isFloat(one)));
  // `cvt` between types of one width that differ in sign alone is a mistake.
  return op === 'cvt'
    ? fitting.filter((one) => bitsOf(one) !== bitsOf(type) || isFloat(one) !== isFloat(type))
    : fitting;
}

/** Not zero, but for programs about faults. */
function divisor(scope: Scope, type: Prim, text: string): string {
  return has(scope, 'faults') && scope.choices.once(8) ? text : `bior ${type} (${text}, constval ${type} 1)`;
}

function operand(scope: Scope, rule: OperandRule, type: Prim, from: Prim, depth: number): string {
  const { choices, world } = scope;
  switch (rule) {
    case 'from':
      return expression(scope, from, depth);
    case 'int':
      return world.mode === 'full'
        ? expression(scope, choices.pick(narrowInts), depth)
        : expression(scope, 'u8', depth);
    case 'cond':
      return expression(scope, choices.pick(simple), depth);
    default:
      return expression(scope, type, depth);
  }
}

function bitCount(scope: Scope, depth: number): string {
  const name = scope.choices.pick(['clz32', 'popcount32', 'ctz32', 'parity32', 'clz64', 'popcount64']);
  return `intrinsicop i32 C_${name} (${expression(scope, name.endsWith('64') ? 'u64' : 'u32', depth - 1)})`;
}

/** May an opcode whose row says `rule` be of the type? */
export function fits(rule: PrimRule | undefined, type: Prim): boolean {
  switch (rule) {
    case 'int':
    case 'int-or-address':
      return isInteger(type);
    case 'signed':
      return isSigned(type);
    case 'unsigned':
      return type.startsWith('u');
    case 'float':
      return isFloat(type);
    case 'address':
      return false;
    default:
      return true;
  }
}
