/**
 * A plain interpreter of linear functions for the tests of this folder: the meaning of each operation comes from
 * src/scalar or from BigInt, control flow is followed block by block. It is slow and says what happens in order.
 */
import { buildBlocks } from '../../../src/linear/cfg.ts';
import { destsOf, operandsOf } from '../../../src/linear/instr.ts';
import { operandType, type Dest, type Func, type LinearModule, type Operand } from '../../../src/linear/nodes.ts';
import {
  calcRows,
  conversions,
  families,
  isCalcOp,
  letters,
  memTypes,
  type CalcOp,
  type FamilyName,
  type MemType,
} from '../../../src/linear/opcodes.ts';
import * as scalar from '../../../src/scalar/operations.ts';

export type Value = number | bigint;
type Meaning = (...operands: Value[]) => Value;

/** The meaning of an operation on canonical values: i32 and i64 signed, floats as numbers. */
export function meaningOf(op: CalcOp): Meaning {
  const { family, letter } = calcRows[op];
  if (family === undefined || letter === undefined) return conversionMeaning(op);
  const type = letters[letter].scalar;
  const { value } = letters[letter];
  const bits = value === 'i64' || value === 'f64' ? 64 : 32;
  const signed = (result: unknown): Value => toValue(result, value);
  const unsigned = (operand: Value): Value =>
    type === 'u32' ? Number(operand) >>> 0 : type === 'u64' ? BigInt.asUintN(64, BigInt(operand)) : operand;
  const name = families[family as FamilyName].scalar;
  switch (families[family as FamilyName].kind) {
    case 'arith':
      return (a, b) => signed((scalar.binary(name as 'add', type) as Meaning)(unsigned(a), unsigned(b)));
    case 'compare':
      return (a, b) => (scalar.compare(name as 'eq', type) as Meaning)(unsigned(a), unsigned(b));
    case 'logic':
      return (a, b) => ((name === 'land' ? isTrue(a) && isTrue(b) : isTrue(a) || isTrue(b)) ? 1 : 0);
    case 'test':
      return (a) => (isTrue(a) ? 0 : 1);
    case 'select':
      return (condition, a, b) => (isTrue(condition) ? a : b);
    case 'unary':
      return unaryMeaning(name, type, value, bits, signed);
    default:
      throw new Error(`${op} is not an operation on scalars`);
  }
}

function isTrue(value: Value): boolean {
  return value !== value || Number(value) !== 0;
}

function unaryMeaning(
  name: string,
  type: string,
  value: string,
  bits: number,
  signed: (result: unknown) => Value,
): Meaning {
  const pattern = (a: Value): string => BigInt.asUintN(bits, BigInt(a)).toString(2).padStart(bits, '0');
  switch (name) {
    case 'clz':
      return (a) => signed(BigInt(`${pattern(a)}1`.indexOf('1')));
    case 'ctz':
      return (a) => signed(BigInt(bits - `1${pattern(a)}`.lastIndexOf('1')));
    case 'popcount':
      return (a) => signed(BigInt(pattern(a).replaceAll('0', '').length));
    case 'sext8':
    case 'sext16':
    case 'sext32':
      return (a) => signed(BigInt.asIntN(Number(name.slice(4)), BigInt(a)));
    case 'ceil':
    case 'floor':
    case 'trunc':
    case 'round':
      return scalar.rounding(name, value as 'f64', value as 'f64') as Meaning;
    default:
      return (a) => signed((scalar.unary(name as 'neg', type as 'i32') as Meaning)(a));
  }
}

function conversionMeaning(op: CalcOp): Meaning {
  const row = conversions[op as keyof typeof conversions];
  const result = (value: unknown): Value => toValue(value, row.to);
  if ('bits' in row) return (a) => result((scalar.retype(row.to as 'i32', row.from as 'f32') as Meaning)(a));
  const [from, to] = row.scalar;
  const unsigned = (a: Value): Value =>
    from === 'u32' ? Number(a) >>> 0 : from === 'u64' ? BigInt.asUintN(64, BigInt(a)) : a;
  return (a) => result((scalar.convert(to as 'i32', from as 'f32') as Meaning)(unsigned(a)));
}

function toValue(result: unknown, type: string): Value {
  if (type === 'i32') return Number(BigInt.asIntN(32, BigInt(result as Value)));
  return type === 'i64' ? BigInt.asIntN(64, BigInt(result as Value)) : (result as number);
}

/** Bits, so that zeros and NaNs compare as they should. */
export function show(value: Value, type: string): string {
  if (typeof value === 'bigint') return value.toString();
  return type === 'i32' ? String(value) : Object.is(value, -0) ? '-0' : String(value);
}

export interface Outcome {
  readonly results: readonly string[];
  /** What `log` was called with, in order, and how the run ended. */
  readonly log: readonly string[];
  readonly trap: string | undefined;
}

export interface ReferenceOptions {
  readonly addresses: readonly number[];
  readonly memory: DataView;
  readonly stackTop: number;
}

class Trapped extends Error {}

/** Runs function `index` of a module; extern functions log their name and arguments and give the sum of them. */
export function runReference(
  module: LinearModule,
  index: number,
  args: readonly Value[],
  options: ReferenceOptions,
): Outcome {
  const { memory, addresses } = options;
  const log: string[] = [];
  const globals = module.globals.map((global) => (global.storage === 'scalar' ? global.init : 0));
  let sp = options.stackTop;

  const load = (mem: MemType, at: number): Value => {
    if (at < 1024 || at + memTypes[mem].size > memory.byteLength) throw new Trapped('memory');
    switch (mem) {
      case 'i8':
        return memory.getInt8(at);
      case 'u8':
        return memory.getUint8(at);
      case 'i16':
        return memory.getInt16(at, true);
      case 'u16':
        return memory.getUint16(at, true);
      case 'i32':
        return memory.getInt32(at, true);
      case 'u32':
        return memory.getUint32(at, true);
      case 'i64':
        return memory.getBigInt64(at, true);
      case 'f32':
        return memory.getFloat32(at, true);
      case 'f64':
        return memory.getFloat64(at, true);
      default:
        throw new Error(mem);
    }
  };
  const store = (mem: MemType, at: number, value: Value): void => {
    const { size } = memTypes[mem];
    if (at < 1024 || at + size > memory.byteLength) throw new Trapped('memory');
    if (mem === 'f32') memory.setFloat32(at, Number.isNaN(value) ? NaN : Number(value), true);
    else if (mem === 'f64') memory.setFloat64(at, Number.isNaN(value) ? NaN : Number(value), true);
    else
      for (let k = 0; k < size; k++) memory.setUint8(at + k, Number(BigInt.asUintN(8, BigInt(value) >> BigInt(8 * k))));
  };

  const call = (callee: number, values: readonly Value[], depth: number): readonly Value[] => {
    const func = module.funcs[callee];
    if (func.extern) {
      log.push(`${func.name} ${values.map((value, k) => show(value, func.params[k])).join(' ')}`);
      return func.results.map((type) =>
        toValue(
          values.reduce<bigint>((sum, value) => sum + BigInt(value), 0n),
          type,
        ),
      );
    }
    const before = sp;
    const results = execute(func, values, depth);
    sp = before;
    return results;
  };

  const execute = (func: Func, values: readonly Value[], depth: number): readonly Value[] => {
    const blocks = func.form === 'linear' ? buildBlocks(func.instrs).blocks : func.blocks;
    const cells: Value[] = func.symbols.map((symbol, i) => values[i] ?? (symbol.type === 'i64' ? 0n : 0));
    func.symbols.forEach((symbol, i) => {
      if (!('storage' in symbol)) return;
      const [size, align] = symbol.storage === 'array' ? [symbol.count * 4, 16] : [symbol.size, symbol.align];
      sp = Math.floor((sp - size) / Math.max(align, 16)) * Math.max(align, 16);
      cells[i] = symbol.type === 'i64' ? BigInt(sp) : sp;
    });
    const read = (operand: Operand): Value => {
      switch (operand.kind) {
        case 'v':
          return operand.value;
        case 'f':
          return module.pointerSize === 8 ? BigInt(operand.index + 1) : operand.index + 1;
        case 'g': {
          if (module.globals[operand.index].storage === 'scalar') return globals[operand.index];
          const address = addresses[operand.index] + (operand.offset ?? 0);
          return operandType(module, func, operand) === 'i64' ? BigInt(address) : address;
        }
        default:
          return cells[operand.index];
      }
    };
    const write = (dest: Dest, value: Value): void => {
      if (dest.kind === 'g') globals[dest.index] = value;
      else cells[dest.index] = value;
    };
    const address = (value: Value): number => Number(BigInt.asUintN(32, BigInt(value)));
    for (let at = 0; ;) {
      for (const instr of blocks[at].instrs) {
        const ops = operandsOf(instr).map(read);
        const [dest] = destsOf(instr);
        if (isCalcOp(instr.op)) {
          const row = calcRows[instr.op];
          if ((row.family === 'Div' || row.family === 'Mod') && row.result.startsWith('i') && Number(ops[1]) === 0)
            throw new Trapped('divide');
          const isPointer = operandType(module, func, operandsOf(instr)[0]).endsWith('*');
          write(dest, isPointer ? Number(ops[0]) + 4 * Number(ops[1]) : meaningOf(instr.op)(...ops));
          continue;
        }
        switch (instr.op) {
          case 'Assign':
            write(dest, ops[0]);
            break;
          case 'Load': {
            const value = load(instr.mem, address(ops[0]) + instr.offset);
            write(dest, toValue(value, operandType(module, func, dest)));
            break;
          }
          case 'Store':
            store(instr.mem, address(ops[0]) + instr.offset, ops[1]);
            break;
          case 'ArrayLoad':
            write(dest, load(operandType(module, func, dest) as MemType, address(Number(ops[0]) + 4 * Number(ops[1]))));
            break;
          case 'ArrayStore':
            store(
              operandType(module, func, instr.operands[0]).slice(0, -1) as MemType,
              address(Number(ops[0]) + 4 * Number(ops[1])),
              ops[2],
            );
            break;
          case 'Call': {
            const results = call(instr.func, ops, depth + 1);
            instr.dests.forEach((target, k) => write(target, results[k]));
            break;
          }
          case 'ICall': {
            const results = call(address(ops[0]) - 1, ops.slice(1), depth + 1);
            instr.dests.forEach((target, k) => write(target, results[k]));
            break;
          }
          default:
            throw new Error(`the reference does not know ${instr.op}`);
        }
      }
      const { terminator } = blocks[at];
      switch (terminator.op) {
        case 'Goto':
          at = terminator.targets[0];
          break;
        case 'CondGoto':
          at = isTrue(read(terminator.operands[0])) ? terminator.targets[0] : terminator.targets[1];
          break;
        case 'Switch': {
          const key = BigInt(read(terminator.operands[0]));
          const k = terminator.values.findIndex((value) => BigInt(value) === key);
          at = terminator.targets[k < 0 ? terminator.values.length : k];
          break;
        }
        case 'Return':
          return terminator.operands.map(read);
        case 'Trap':
          throw new Trapped(terminator.trap);
      }
    }
  };

  try {
    const results = call(index, args, 0);
    return { results: results.map((value, k) => show(value, module.funcs[index].results[k])), log, trap: undefined };
  } catch (error) {
    if (!(error instanceof Trapped)) throw error;
    return { results: [], log, trap: error.message };
  }
}
