/**
 * What each instruction takes from the operand stack and gives to it, by type: one rule an opcode.
 *
 * `takes` are the types to which operands are converted before the instruction works on them (numbers that meet, an
 * argument that becomes its parameter); `gives` is what is pushed. A rule that finds a mistake returns its text.
 */
import { convertsTo } from '../conversions.ts';
import { extraRows } from '../extras.ts';
import { operandCount, parseExtra, typesOfUse, type ExtraUse } from '../extra-uses.ts';
import { rows, type Opcode } from '../opcodes.ts';
import {
  bytePointer,
  doubleType,
  i32,
  intType,
  isNumeric,
  joinOperands,
  sameType,
  typeText,
  type Type,
} from '../types.ts';
import { isTooLarge, mostParts, mostValueBytes } from '../value-size.ts';
import { impliedNumber, type FlatInstr, type StackCode } from './code.ts';
import { stackTypeText, type StackType } from './stacks.ts';

export interface Signature {
  /** Absent of functions that take their operands as their input (`subset`, `func`). */
  readonly params: readonly Type[] | undefined;
  readonly variadic: boolean;
  /** `never`: no path of it is known to return. */
  readonly result: Type | 'never' | undefined;
}

/** What the code of a body refers to; types are expanded: named ones stand only behind pointers, where they refer to themselves. */
export interface CodeContext {
  readonly func: string;
  readonly params: readonly Type[];
  /** Undefined if what the code returns decides. */
  readonly result: Type | undefined;
  /** `none`: the name is that of something else. Undefined: it is not known here. */
  signature(name: string): Signature | 'none' | undefined;
  /** The type of a global's address. */
  globalType(name: string): Type | undefined;
  constantType(index: number): Type | undefined;
  expand(type: Type): Type;
  /** What a named type behind a pointer stands for. */
  resolve(type: Type): Type;
}

export interface InstrTypes {
  readonly takes: readonly (Type | undefined)[];
  readonly gives: readonly StackType[];
  /** Of `call`. */
  readonly callee?: string;
  /** Of `callx`. */
  readonly use?: ExtraUse;
  /** The local that is loaded or stored. */
  readonly local?: number;
  /** A call that does not come back. */
  readonly never?: boolean;
}

/** Where a mistake belongs to. */
export interface TypeProblem {
  readonly kind: 'operand' | 'call' | 'extra' | 'index';
  readonly text: string;
}

type Given = readonly (Type | undefined)[];
type Result = InstrTypes | TypeProblem;
type Rule = (typer: InstrTyper, instr: FlatInstr, given: Given) => Result;

export function isProblem(result: Result): result is TypeProblem {
  return 'text' in result;
}

function wrong(text: string, kind: TypeProblem['kind'] = 'operand'): TypeProblem {
  return { kind, text };
}

/** Of any body, and of a short one. */
const mostLocals = 65_536;
const mostOfShort = 256;

/** Why there are no values of a type; undefined if there are. */
export function valueProblem(type: StackType): TypeProblem | undefined {
  if (type === undefined || type.kind === 'callee' || !isTooLarge(type)) return undefined;
  return wrong(`${typeText(type)} is too large for a value: at most ${mostParts} parts and ${mostValueBytes} bytes`);
}

/** The types of the instructions of one body. */
export class InstrTyper {
  readonly code: StackCode;
  readonly context: CodeContext;
  /** The type of a local as far as it is known. */
  readonly locals = new Map<number, StackType>();
  /** Locals are counted up to the highest: a body of a few instructions has no thousands of them. */
  readonly mostLocals: number;
  readonly #uses = new Map<number, ExtraUse | string>();

  constructor(code: StackCode, context: CodeContext) {
    this.code = code;
    this.context = context;
    this.mostLocals = Math.min(mostLocals, Math.max(mostOfShort, code.instrs.length));
  }

  use(symbol: number): ExtraUse | string {
    const known = this.#uses.get(symbol);
    if (known !== undefined) return known;
    const parsed = parseExtra(this.code.pool.symbols[symbol]);
    const use =
      typeof parsed === 'string' || parsed.type === undefined
        ? parsed
        : { ...parsed, type: this.context.expand(parsed.type) };
    this.#uses.set(symbol, use);
    return use;
  }

  /** How many values an instruction takes; `depth` is what there is. */
  arity({ op, a, b }: FlatInstr, depth: number): number {
    if (op === 'call') return b + (a < 0 ? 1 : 0);
    if (op === 'callx') {
      const use = this.use(a);
      return typeof use === 'string' ? 0 : operandCount(use);
    }
    if (op !== 'ret') return rows[op].pops;
    const { result } = this.context;
    return result === undefined ? Math.min(depth, 1) : result.kind === 'void' ? 0 : 1;
  }

  types(at: number, given: readonly StackType[]): Result {
    const instr = this.code.instrs[at];
    const result = this.#types(instr, given);
    if (isProblem(result)) return result;
    for (const type of result.gives) {
      const problem = valueProblem(type);
      if (problem !== undefined) return problem;
    }
    return result;
  }

  #types(instr: FlatInstr, given: readonly StackType[]): Result {
    if (instr.op === 'call') return this.#call(instr, given);
    if (given.every(isValue)) return rules[instr.op](this, instr, given);
    const values: (Type | undefined)[] = [];
    for (const type of given) {
      if (type?.kind !== 'callee') values.push(type);
      else if (instr.op === 'pop' || type.isOpen) values.push(undefined);
      else return wrong(`a function is no value: only \`call\` takes ${stackTypeText(type)}`);
    }
    return rules[instr.op](this, instr, values);
  }

  #call({ a, b }: FlatInstr, given: readonly StackType[]): Result {
    const top = given.at(-1);
    if (a < 0 && top?.kind !== 'callee')
      return wrong(
        `a function that \`ldglb\` names in the same block is wanted on top, not ${stackTypeText(top)}`,
        'call',
      );
    const name = a >= 0 ? this.code.pool.symbols[a] : top?.kind === 'callee' ? top.name : '';
    const args: (Type | undefined)[] = [];
    for (const type of given.slice(0, b)) {
      if (type?.kind === 'callee' && !type.isOpen) {
        return wrong(`a function is no value: ${stackTypeText(type)} cannot be passed`, 'call');
      }
      args.push(type?.kind === 'callee' ? undefined : type);
    }
    return this.#callTypes(name, args, a < 0);
  }

  #callTypes(name: string, args: Given, popsCallee: boolean): Result {
    const signature = this.context.signature(name);
    if (signature === 'none') return wrong(`@${name} is no function`, 'call');
    const takes = signature === undefined ? args : this.#arguments(name, signature, args);
    if ('text' in takes) return takes;
    const all = popsCallee ? [...takes, undefined] : takes;
    if (signature?.result === 'never') return { takes: all, gives: [], callee: name, never: true };
    const result = signature?.result;
    return { takes: all, gives: result?.kind === 'void' ? [] : [result], callee: name };
  }

  #arguments(name: string, { params, variadic }: Signature, args: Given): Given | TypeProblem {
    if (params === undefined) return args;
    // A prefix gives it an input, from which it takes what is missing.
    if (!this.prefixed && (args.length < params.length || (args.length > params.length && !variadic))) {
      return wrong(
        `@${name} takes ${params.length}${variadic ? ' or more' : ''} arguments, not ${args.length}`,
        'call',
      );
    }
    for (let i = 0; i < Math.min(params.length, args.length); i++) {
      const given = args[i];
      if (given !== undefined && !convertsTo(given, params[i])) {
        return wrong(`argument ${i} of @${name} is ${typeText(params[i])}, not ${typeText(given)}`, 'call');
      }
    }
    return args.map((given, i) => (i < params.length ? params[i] : given));
  }

  /** Does the call that is being looked at stand behind `@tuyin.call.take`, `.rest` or `.share`? */
  prefixed = false;

  local(index: number, type: StackType, isStore: boolean): Result {
    if (index >= this.mostLocals)
      return wrong(
        `in a body of ${this.code.instrs.length} instructions there are at most ${this.mostLocals} locals`,
        'index',
      );
    if (isStore) return { takes: [type?.kind === 'callee' ? undefined : type], gives: [], local: index };
    return { takes: [], gives: [this.locals.get(index)], local: index };
  }

  param(index: number): Type | TypeProblem {
    const { params, func } = this.context;
    if (index < params.length) return params[index];
    return wrong(`@${func} has ${params.length} parameters, so there is no argument ${index}`, 'index');
  }
}

function isValue(type: StackType): type is Type | undefined {
  return type?.kind !== 'callee';
}

function push(type: Type | undefined): Result {
  return { takes: [], gives: [type] };
}

const loadArgument = (typer: InstrTyper, index: number): Result => {
  const type = typer.param(index);
  return 'text' in type ? type : push(type);
};
const argument: Rule = (typer, { op }) => loadArgument(typer, impliedNumber(op));
const local: Rule = (typer, { op }) => typer.local(impliedNumber(op), undefined, false);
/** What gives always the same gives one object: stack code is mostly numbers. */
const oneNumber = push(i32);
const number: Rule = () => oneNumber;
const nothing: Result = { takes: [], gives: [] };
const idle: Rule = () => nothing;

const starg: Rule = (typer, { a }, [value]) => {
  const type = typer.param(a);
  if ('text' in type) return type;
  if (value !== undefined && !convertsTo(value, type)) {
    return wrong(`argument ${a} is ${typeText(type)}, not ${typeText(value)}`);
  }
  return { takes: [type], gives: [] };
};

/** The element type of a vector, otherwise the type itself. */
function elementOf(type: Type): Type {
  return type.kind === 'vector' ? type.of : type;
}

/** Bits are integers where one computes. */
function computed(type: Type): Type {
  return joinOperands(type, type) ?? type;
}

const arithmetic: Rule = (_, { op, flags }, [a, b]) => {
  if (a === undefined || b === undefined) return { takes: [a, b], gives: [undefined] };
  const joined = joinOperands(a, b);
  if (joined !== undefined && joined.kind === 'pointer') return pointerArithmetic(op, a, b);
  if (joined === undefined || !isNumeric(elementOf(joined))) {
    return wrong(`numbers that meet are wanted, not ${typeText(a)} and ${typeText(b)}`);
  }
  const problem = flagProblem(flags, joined);
  return problem ?? { takes: [joined, joined], gives: [joined] };
};

/** nsw, nuw and exact are the lowest three flags. */
function flagProblem(flags: number, type: Type): TypeProblem | undefined {
  if ((flags & 7) !== 0 && elementOf(type).kind !== 'int') {
    return wrong(`nsw, nuw and exact are for integers, not ${typeText(type)}`);
  }
  return undefined;
}

/** An address and a number of steps in either order, an address less steps, or the steps between two addresses. */
function pointerArithmetic(op: Opcode, a: Type, b: Type): Result {
  const isPointer = [computed(a).kind === 'pointer', computed(b).kind === 'pointer'];
  const steps = (type: Type): Type => (type.kind === 'int' && type.bits > 32 ? type : i32);
  if (op === 'sub' && isPointer[0] && isPointer[1]) return { takes: [a, b], gives: [i32] };
  if (isPointer[0] && isPointer[1]) return wrong('two addresses can only be subtracted and compared');
  if (op === 'add' && isPointer[1]) return { takes: [steps(a), b], gives: [b] };
  if ((op === 'add' || op === 'sub') && isPointer[0]) return { takes: [a, steps(b)], gives: [a] };
  return wrong(`\`${op}\` does not take addresses`);
}

const bitwise: Rule = (_, __, [a, b]) => {
  if (a === undefined || b === undefined) return { takes: [a, b], gives: [undefined] };
  const joined = joinOperands(a, b);
  if (joined === undefined || elementOf(joined).kind !== 'int') {
    return wrong(`integers are wanted, not ${typeText(a)} and ${typeText(b)}`);
  }
  return { takes: [joined, joined], gives: [joined] };
};

const shift: Rule = (_, { flags }, [a, b]) => {
  if (a === undefined || b === undefined) return { takes: [a, b], gives: [a] };
  const [subject, count] = [computed(a), computed(b)];
  const lanes = subject.kind === 'vector' ? sameType(subject, count) : count.kind === 'int';
  const isShiftable = elementOf(subject).kind === 'int' || subject.kind === 'fixed';
  if (!isShiftable || !lanes) return wrong(`integers are wanted, not ${typeText(a)} and ${typeText(b)}`);
  return flagProblem(flags, subject) ?? { takes: [subject, count], gives: [subject] };
};

const negate: Rule = (_, { flags }, [a]) => {
  if (a === undefined) return { takes: [a], gives: [a] };
  const type = computed(a);
  if (!isNumeric(elementOf(type))) return wrong(`a number is wanted, not ${typeText(a)}`);
  return flagProblem(flags, type) ?? { takes: [type], gives: [type] };
};

const complement: Rule = (_, __, [a]) => {
  if (a === undefined) return { takes: [a], gives: [a] };
  const type = computed(a);
  return elementOf(type).kind === 'int'
    ? { takes: [type], gives: [type] }
    : wrong(`an integer is wanted, not ${typeText(a)}`);
};

/** The type in which two values are compared; aggregates are equal or not. */
function comparison(a: Type | undefined, b: Type | undefined, isEquality: boolean): Given | TypeProblem {
  if (a === undefined || b === undefined) return [a, b];
  if (a.kind === 'pointer' && b.kind === 'pointer') {
    return a.space === b.space ? [a, b] : wrong('addresses of different spaces are not compared');
  }
  const joined = joinOperands(a, b);
  if (joined !== undefined && isNumeric(joined)) return [joined, joined];
  // Bits that still are bits are more, or fewer, than numbers have.
  const isWhole =
    joined?.kind === 'vector' ||
    (joined?.kind === 'block' && sameType(a, b)) ||
    (joined?.kind === 'struct' && sameType(a, b)) ||
    (joined?.kind === 'array' && sameType(a, b));
  if (isEquality && isWhole) return [joined, joined];
  return wrong(`${isEquality ? 'values' : 'numbers'} that meet are wanted, not ${typeText(a)} and ${typeText(b)}`);
}

const compare: Rule = (_, { op }, [a, b]) => {
  const takes = comparison(a, b, op === 'ceq');
  return 'text' in takes ? takes : { takes, gives: [i32] };
};

const branchIf: Rule = (_, { op }, [a, b]) => {
  const takes = comparison(a, b, op === 'beq');
  return 'text' in takes ? takes : { takes, gives: [] };
};

const branchTest: Rule = (_, __, [a]) => {
  if (a === undefined || isNumeric(a) || a.kind === 'block' || a.kind === 'pointer') return { takes: [a], gives: [] };
  return wrong(`a number or an address is wanted, not ${typeText(a)}`);
};

const choose: Rule = (_, __, [a]) => {
  if (a === undefined) return { takes: [a], gives: [] };
  const type = computed(a);
  return type.kind === 'int' ? { takes: [type], gives: [] } : wrong(`an integer is wanted, not ${typeText(a)}`);
};

const callx: Rule = (typer, { a }, given) => {
  const use = typer.use(a);
  if (typeof use === 'string') return wrong(use, 'extra');
  const types = typesOfUse(use, given, (type) => typer.context.resolve(type));
  if (typeof types === 'string') return wrong(types, 'extra');
  const gives = types.gives?.kind === 'void' ? [] : [types.gives];
  return { takes: types.takes, gives, use, never: extraRows[use.key].flow === 'stop' };
};

const ret: Rule = ({ context }, _, given) => {
  if (given.length === 0) return { takes: [], gives: [] };
  const [value] = given;
  const { result } = context;
  if (result === undefined || value === undefined) return { takes: [value], gives: [] };
  return convertsTo(value, result)
    ? { takes: [result], gives: [] }
    : wrong(`@${context.func} returns ${typeText(result)}, not ${typeText(value)}`);
};

const ldk: Rule = ({ context, code }, { a }) => {
  const value = code.pool.constants[a];
  const type = context.constantType(a);
  const needsType = type === undefined && value.kind === 'word';
  return needsType ? wrong(`${value.word} needs a type in front of it`) : push(type);
};

const ldglb: Rule = ({ context, code }, { a }) => {
  const name = code.pool.symbols[a];
  if (context.signature(name) === 'none') return push(context.globalType(name));
  return { takes: [], gives: [{ kind: 'callee', name, isOpen: context.signature(name) === undefined }] };
};

const rules: Readonly<Record<Opcode, Rule>> = {
  nop: idle,
  breakpoint: idle,
  ldarg: (typer, { a }) => loadArgument(typer, a),
  'ldarg.0': argument,
  'ldarg.1': argument,
  'ldarg.2': argument,
  'ldarg.3': argument,
  ldloc: (typer, { a }) => typer.local(a, undefined, false),
  'ldloc.0': local,
  'ldloc.1': local,
  'ldloc.2': local,
  'ldloc.3': local,
  stloc: (typer, { a }, [value]) => typer.local(a, value, true),
  starg,
  ldc: number,
  'ldc.m1': number,
  'ldc.0': number,
  'ldc.1': number,
  'ldc.2': number,
  'ldc.3': number,
  'ldc.4': number,
  'ldc.5': number,
  'ldc.6': number,
  'ldc.7': number,
  'ldc.8': number,
  'ldc.9': number,
  'ldc.l': () => push(intType(64)),
  'ldc.r4': () => push({ kind: 'float', name: 'float' }),
  'ldc.r8': () => push(doubleType),
  ldstr: () => push(bytePointer),
  add: arithmetic,
  sub: arithmetic,
  mul: arithmetic,
  div: arithmetic,
  rem: arithmetic,
  neg: negate,
  and: bitwise,
  or: bitwise,
  xor: bitwise,
  not: complement,
  shl: shift,
  shr: shift,
  ceq: compare,
  cgt: compare,
  clt: compare,
  br: idle,
  brtrue: branchTest,
  brfalse: branchTest,
  beq: branchIf,
  bge: branchIf,
  bgt: branchIf,
  ble: branchIf,
  blt: branchIf,
  call: () => wrong('a call is looked at elsewhere'),
  ret,
  throw: (_, __, given) => ({ takes: given, gives: [] }),
  peek: (_, __, given) => ({ takes: given, gives: [given[0], given[0]] }),
  pop: (_, __, given) => ({ takes: given, gives: [] }),
  ldk,
  ldglb,
  callx,
  switch: choose,
};
