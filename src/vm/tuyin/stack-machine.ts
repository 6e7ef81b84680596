/**
 * The stack machine: activations of functions whose bodies are stack code [Tuyin "instruction set"].
 *
 * Code is made ready once for each function, from what its verification found: every instruction becomes a function of the
 * open call that does its work on the operand stack and says where to go on. Operations, conversions of operands and
 * targets are chosen then, so that running looks at no type. What concerns frames (calls, returns) goes to the machine.
 */
import { InternalError } from '../../base/errors.ts';
import type { Span } from '../../base/source.ts';
import type { GraphFunc } from '../../tuyin/graph/nodes.ts';
import { comparisonOf } from '../../tuyin/opcodes.ts';
import { flagsOf, impliedNumber, wideOperand, type FlatInstr, type StackCode } from '../../tuyin/stack/code.ts';
import type { InstrTypes } from '../../tuyin/stack/instruction-types.ts';
import { topTypes, type StackType } from '../../tuyin/stack/stacks.ts';
import type { RunnableCode } from '../../tuyin/stack/program.ts';
import type { ExtraUse } from '../../tuyin/extra-uses.ts';
import { extraRows } from '../../tuyin/extras.ts';
import { i32, intType, sameType, typeText, type Type } from '../../tuyin/types.ts';
import { literalBits, floatLiteral } from '../../tuyin/numbers.ts';
import { Trap } from '../trap.ts';
import { binary, compare, movePointer, pointerStep, unary, type BinaryName, type Unary } from './arithmetic.ts';
import { conversion } from './conversions.ts';
import { workOf } from './costs.ts';
import {
  decodeParameters,
  type Activation,
  type CallContent,
  type Machine,
  type BodyCompiler,
  type NamedValue,
  type Request,
  type TypedValue,
} from './machine.ts';
import { resolveNamed } from './pointers.ts';
import { dropMarks, extraCall, type ExtraFrame } from './stack-extras.ts';
import type { ByteStream } from './streams.ts';
import { trapOf } from './traps.ts';
import { formatValue } from './value-text.ts';
import { prefixFor, poison, scalarOf, zeroValue, type Value } from './values.ts';

/** Where a program stops for a debugger. */
export interface Break {
  readonly func: string;
  /** Index of the instruction. */
  readonly at: number;
  readonly span: Span;
  readonly stack: readonly Value[];
  readonly locals: readonly Value[];
}

export interface CodeOptions {
  readonly onBreakpoint?: (place: Break) => void;
  /** Told of each instruction before it is executed. */
  readonly trace?: (func: string, at: number, instr: FlatInstr, use: ExtraUse | undefined) => void;
}

/** What `throw` ends the program with. */
export class Thrown extends Trap {
  readonly type: Type;
  readonly value: Value;

  constructor(type: Type, value: Value) {
    super('uncaught-exception', `${typeText(type)} ${formatValue(type, value)}`);
    this.type = type;
    this.value = value;
  }
}

/** How bodies of stack code run. */
export function codeBodies(codeOf: (func: GraphFunc) => RunnableCode, options: CodeOptions = {}): BodyCompiler {
  return (machine, func) => {
    const code = compileCode(machine, func, codeOf(func), options);
    return (input) => new CodeActivation(machine, func, code, input);
  };
}

/** Does an instruction and says where to go on; -1: the machine has something to do first. */
type Step = (frame: CodeActivation) => number;

/** Compiled stack code, shared by all of its activations: one step an instruction, with its place in the text. */
export interface CompiledCode {
  readonly steps: readonly Step[];
  readonly spans: readonly Span[];
  readonly locals: readonly Value[];
  readonly localTypes: readonly Type[];
}

/** One open call of stack code: an operand stack, locals, and where to go on. */
export class CodeActivation implements Activation, ExtraFrame {
  readonly func: GraphFunc;
  readonly input: ByteStream;
  readonly stack: Value[] = [];
  readonly args: Value[];
  readonly locals: Value[];
  readonly marks: ExtraFrame['marks'] = [];
  nextInput: ExtraFrame['nextInput'];
  /** What the machine is to do. */
  request: Request | undefined;
  /** Where to go on when it has been done. */
  next = 0;
  readonly #machine: Machine;
  readonly #code: CompiledCode;
  #at = 0;

  constructor(machine: Machine, func: GraphFunc, code: CompiledCode, input: ByteStream) {
    this.#machine = machine;
    this.func = func;
    this.input = input;
    this.#code = code;
    this.args = decodeParameters(func, input);
    this.locals = [...code.locals];
  }

  get span(): Span | undefined {
    return this.#code.spans.at(this.#at);
  }

  run(result: Value | undefined): Request {
    if (result !== undefined) this.stack.push(result);
    const { steps } = this.#code;
    for (let at = this.next; at >= 0; at = steps[at](this)) {
      this.#at = at;
      this.#machine.step();
    }
    const { request } = this;
    if (request === undefined) throw new InternalError('nothing to do', 'stack machine');
    return request;
  }

  step(result: Value | undefined): Request | undefined {
    if (result !== undefined) this.stack.push(result);
    this.#at = this.next;
    this.#machine.step();
    const next = this.#code.steps[this.#at](this);
    if (next < 0) return this.request;
    this.next = next;
    this.#at = next;
    return undefined;
  }

  /** Arguments and locals have types; the operand stack shows its numbers as they are. */
  get values(): readonly NamedValue[] {
    const args = this.args.map((value, i) => ({ name: `arg ${i}`, type: this.func.params[i], value }));
    const locals = this.locals.map((value, i) => ({ name: `loc ${i}`, type: this.#code.localTypes[i], value }));
    const stack = this.stack.map((value, i) => ({ name: `stack ${i}`, type: intType(64), value }));
    return [...args, ...locals, ...stack];
  }

  pop(): Value {
    const value = this.stack.pop();
    if (value === undefined) throw new InternalError('the operand stack is empty', 'stack machine');
    return value;
  }

  /** The top values, the last pushed last. */
  popAll(count: number): Value[] {
    if (count > this.stack.length) throw new InternalError('the operand stack is empty', 'stack machine');
    return this.stack.splice(this.stack.length - count, count);
  }
}

export function compileCode(
  machine: Machine,
  func: GraphFunc,
  runnable: RunnableCode,
  options: CodeOptions = {},
): CompiledCode {
  const { types } = runnable;
  const { code } = types;
  const compiler = new StepCompiler(machine, func, runnable, options);
  const steps = code.instrs.map((_, at) => compiler.step(at));
  const localTypes = types.locals.map((type) => type ?? i32);
  const locals = localTypes.map((type) => zeroValue(type));
  return { steps, spans: code.spans, locals, localTypes };
}

const unreached: Step = () => {
  throw new InternalError('code that is not reached was', 'stack machine');
};

class StepCompiler {
  readonly #machine: Machine;
  readonly #func: GraphFunc;
  readonly #runnable: RunnableCode;
  readonly #code: StackCode;
  readonly #options: CodeOptions;
  readonly #indirect = new Map<number, number>();

  constructor(machine: Machine, func: GraphFunc, runnable: RunnableCode, options: CodeOptions) {
    this.#machine = machine;
    this.#func = func;
    this.#runnable = runnable;
    this.#code = runnable.types.code;
    this.#options = options;
    const { indirect } = runnable.types;
    for (const { name, at } of this.#code.labels) {
      if (indirect.includes(at))
        this.#indirect.set(machine.image.addressOf({ kind: 'label', func: func.id, label: name }), at);
    }
  }

  step(at: number): Step {
    const { before, instrs } = this.#runnable.types;
    const types = instrs[at];
    const stack = before[at];
    if (types === undefined || stack === 'unreached') return unreached;
    const instr = this.#code.instrs[at];
    const step = this.#paid(types, this.#make(at, instr, types, topTypes(stack, types.takes.length)));
    const { trace } = this.#options;
    if (trace === undefined) return step;
    return (frame) => {
      trace(this.#func.name, at, instr, types.use);
      return step(frame);
    };
  }

  /** A step on what is large says so before. */
  #paid({ takes, gives }: InstrTypes, step: Step): Step {
    const {
      graph: { types },
      meter,
    } = this.#machine;
    const work = workOf([...takes, ...gives.map((type) => (type?.kind === 'callee' ? undefined : type))], types);
    if (work === 0) return step;
    return (frame) => {
      meter.spend(work);
      return step(frame);
    };
  }

  #make(at: number, instr: FlatInstr, types: InstrTypes, given: readonly StackType[]): Step {
    const { op, a } = instr;
    const next = at + 1;
    switch (op) {
      case 'nop':
        return () => next;
      case 'breakpoint':
        return this.#breakpoint(at, next);
      case 'ldarg':
      case 'ldarg.0':
      case 'ldarg.1':
      case 'ldarg.2':
      case 'ldarg.3':
        return loadArgument(op === 'ldarg' ? a : impliedNumber(op), next);
      case 'ldloc':
      case 'ldloc.0':
      case 'ldloc.1':
      case 'ldloc.2':
      case 'ldloc.3':
        return loadLocal(types.local ?? 0, next);
      case 'stloc':
        return (frame) => {
          frame.locals[a] = frame.pop();
          return next;
        };
      case 'starg': {
        const convert = implicit(known(given[0]), known(types.takes[0]));
        return (frame) => {
          frame.args[a] = convert(frame.pop());
          return next;
        };
      }
      case 'ldc':
        return push(BigInt(a), next);
      case 'ldc.m1':
      case 'ldc.0':
      case 'ldc.1':
      case 'ldc.2':
      case 'ldc.3':
      case 'ldc.4':
      case 'ldc.5':
      case 'ldc.6':
      case 'ldc.7':
      case 'ldc.8':
      case 'ldc.9':
        return push(BigInt(impliedNumber(op)), next);
      case 'ldc.l':
        return push(wideOperand(instr), next);
      case 'ldc.r4':
        return push(this.#float(a, 'float'), next);
      case 'ldc.r8':
        return push(this.#float(a, 'double'), next);
      case 'ldstr':
        return push(BigInt(this.#machine.image.global(this.#runnable.string(a))), next);
      case 'ldk': {
        const { type, value } = this.#runnable.constant(a);
        return push(this.#machine.image.valueOf(value, type), next);
      }
      case 'ldglb':
        return this.#loadGlobal(a, types, next);
      case 'add':
      case 'sub':
      case 'mul':
      case 'div':
      case 'rem':
        return this.#arithmetic(op, instr, types, given, next);
      case 'and':
      case 'or':
      case 'xor':
      case 'shl':
      case 'shr':
        return this.#binary(op, instr, types, given, next);
      case 'neg':
      case 'not': {
        const type = known(types.takes[0]);
        const [convert, compute] = [implicit(known(given[0]), type), unary(op, type, flagsOf(instr.flags))];
        return (frame) => {
          frame.stack.push(compute(convert(frame.pop())));
          return next;
        };
      }
      case 'ceq':
      case 'cgt':
      case 'clt': {
        const test = this.#test(instr, types, given);
        return (frame) => {
          frame.stack.push(test(frame));
          return next;
        };
      }
      case 'br':
        return () => a;
      case 'brtrue':
      case 'brfalse':
        return branchOn(known(types.takes[0]), op === 'brtrue' ? a : next, op === 'brtrue' ? next : a);
      case 'beq':
      case 'bge':
      case 'bgt':
      case 'ble':
      case 'blt': {
        const test = this.#test(instr, types, given);
        return (frame) => (isTrue(test(frame)) ? a : next);
      }
      case 'switch':
        return this.#switch(a, types, given);
      case 'call':
        return this.#call(at, instr, types, given);
      case 'ret':
        return this.#return(types, given);
      case 'throw': {
        const type = known(types.takes[0]);
        return (frame) => {
          throw new Thrown(type, frame.pop());
        };
      }
      case 'peek':
        return (frame) => {
          frame.stack.push(frame.stack[frame.stack.length - 1]);
          return next;
        };
      case 'pop':
        // A callee is no value, and not there.
        return given[0]?.kind === 'callee'
          ? () => next
          : (frame) => {
              frame.pop();
              return next;
            };
      case 'callx':
        return this.#extra(types, given, next);
    }
  }

  #float(index: number, name: 'float' | 'double'): Value {
    const literal = floatLiteral(this.#code.pool.constants[index]);
    const bits = literal === undefined ? undefined : literalBits(literal.literal, literal.negative, name);
    if (bits === undefined) throw new InternalError('no float', 'stack machine');
    return bits.bits;
  }

  #loadGlobal(symbol: number, { gives }: InstrTypes, next: number): Step {
    if (gives[0]?.kind === 'callee') return () => next;
    return push(BigInt(this.#machine.image.global(this.#runnable.global(this.#code.pool.symbols[symbol]))), next);
  }

  #breakpoint(at: number, next: number): Step {
    const { onBreakpoint } = this.#options;
    if (onBreakpoint === undefined) return () => next;
    const place = { func: this.#func.name, at, span: this.#code.spans[at] };
    return ({ stack, locals }) => {
      onBreakpoint({ ...place, stack: [...stack], locals: [...locals] });
      return next;
    };
  }

  // Operators.

  #arithmetic(
    op: 'add' | 'sub' | 'mul' | 'div' | 'rem',
    instr: FlatInstr,
    types: InstrTypes,
    given: readonly StackType[],
    next: number,
  ): Step {
    const [left, right] = [known(types.takes[0]), known(types.takes[1])];
    if (left.kind === 'pointer' && right.kind === 'pointer') return this.#distance(left, next);
    if (left.kind === 'pointer') return this.#move(left, op === 'sub' ? -1n : 1n, given[1], right, false, next);
    if (right.kind === 'pointer') return this.#move(right, 1n, given[0], left, true, next);
    return this.#binary(op, instr, types, given, next);
  }

  #step(type: Extract<Type, { readonly kind: 'pointer' }>): number {
    return pointerStep(type, resolveNamed(type.to, this.#machine.graph.types));
  }

  #move(
    type: Extract<Type, { readonly kind: 'pointer' }>,
    sign: 1n | -1n,
    from: StackType,
    to: Type,
    isSwapped: boolean,
    next: number,
  ): Step {
    const move = movePointer(this.#step(type), sign);
    const convert = implicit(known(from), to);
    return (frame) => {
      const [a, b] = frame.popAll(2);
      frame.stack.push(isSwapped ? move(b, convert(a)) : move(a, convert(b)));
      return next;
    };
  }

  /** Steps from the second address to the first. */
  #distance(type: Extract<Type, { readonly kind: 'pointer' }>, next: number): Step {
    const step = BigInt(Math.max(1, this.#step(type)));
    return (frame) => {
      const [a, b] = frame.popAll(2);
      frame.stack.push(a === poison || b === poison ? poison : BigInt.asIntN(32, (scalarOf(a) - scalarOf(b)) / step));
      return next;
    };
  }

  #binary(op: BinaryName, instr: FlatInstr, types: InstrTypes, given: readonly StackType[], next: number): Step {
    const [left, right] = [known(types.takes[0]), known(types.takes[1])];
    const compute = binary(op, left, flagsOf(instr.flags));
    const [a, b] = [known(given[0]), known(given[1])];
    if (sameType(a, left) && sameType(b, right)) {
      return (frame) => {
        const second = frame.pop();
        frame.stack.push(compute(frame.pop(), second));
        return next;
      };
    }
    const [first, second] = [implicit(a, left), implicit(b, right)];
    return (frame) => {
      const value = second(frame.pop());
      frame.stack.push(compute(first(frame.pop()), value));
      return next;
    };
  }

  #test(
    { op, flags }: FlatInstr,
    { takes }: InstrTypes,
    given: readonly StackType[],
  ): (frame: CodeActivation) => Value {
    const type = known(takes[0]);
    const test = compare(comparisonOf(op) ?? 'eq', type, 'signed', flagsOf(flags));
    const [first, second] = [implicit(known(given[0]), type), implicit(known(given[1]), known(takes[1]))];
    return (frame) => {
      const value = second(frame.pop());
      return test(first(frame.pop()), value);
    };
  }

  #switch(table: number, { takes }: InstrTypes, given: readonly StackType[]): Step {
    const targets = this.#code.tables[table];
    const last = targets.length - 1;
    const convert = implicit(known(given[0]), known(takes[0]));
    return (frame) => {
      const value = convert(frame.pop());
      if (value === poison) throw trapOf('T-POISON', 'a branch on it');
      const index = scalarOf(value);
      return targets[index >= 0n && index < BigInt(last) ? Number(index) : last];
    };
  }

  // Calls and returns.

  #call(at: number, { b }: FlatInstr, types: InstrTypes, given: readonly StackType[]): Step {
    const callee = this.#runnable.func(types.callee ?? '');
    const target = this.#machine.graph.functions[callee];
    const tail = this.#runnable.types.tailCalls.has(at);
    const takes = types.takes.slice(0, b);
    const converters = takes.map((type, i) => argument(known(given[i]), known(type), i < target.params.length));
    const encoded = takes.map(known);
    const machine = this.#machine;
    return (frame) => {
      const { nextInput } = frame;
      frame.nextInput = undefined;
      frame.next = at + 1;
      const values: TypedValue[] = frame
        .popAll(b)
        .map((value, i) => ({ type: encoded[i], value: converters[i](value) }));
      const input: CallContent =
        nextInput === 'rest' || nextInput === undefined ? { kind: nextInput ?? 'values', values } : nextInput;
      if (tail) dropMarks(machine, frame);
      frame.request = { kind: 'call', callee, input, tail };
      return -1;
    };
  }

  #return({ takes }: InstrTypes, given: readonly StackType[]): Step {
    const machine = this.#machine;
    const { result } = this.#func;
    if (takes.length === 0) {
      return (frame) => {
        dropMarks(machine, frame);
        frame.request = { kind: 'return', type: result, value: undefined };
        return -1;
      };
    }
    const convert = implicit(known(given[0]), result);
    return (frame) => {
      dropMarks(machine, frame);
      frame.request = { kind: 'return', type: result, value: convert(frame.pop()) };
      return -1;
    };
  }

  // Extra functions.

  #extra({ use, takes, gives }: InstrTypes, given: readonly StackType[], next: number): Step {
    if (use === undefined) throw new InternalError('no extra function', 'stack machine');
    const wanted = takes.map(known);
    if (extraRows[use.key].flow === 'indirect') return this.#jump();
    const converters = wanted.map((type, i) => implicit(known(given[i]), type));
    const call = extraCall({
      use,
      takes: wanted,
      gives: gives.length === 0 ? undefined : known(gives[0]),
      machine: this.#machine,
    });
    const count = wanted.length;
    return (frame) => {
      const args = frame.popAll(count);
      for (let i = 0; i < count; i++) args[i] = converters[i](args[i]);
      const result = call(args, frame);
      if (result !== undefined) frame.stack.push(result);
      return next;
    };
  }

  #jump(): Step {
    const places = this.#indirect;
    return (frame) => {
      const address = frame.pop();
      if (address === poison) throw trapOf('T-POISON', 'a branch to it');
      const at = places.get(Number(scalarOf(address)));
      if (at === undefined)
        throw trapOf('T-BOUNDS', `0x${scalarOf(address).toString(16)} is no label of this function`);
      return at;
    };
  }
}

/** Programs that run have no types that are not known. */
function known(type: StackType): Type {
  if (type === undefined || type.kind === 'callee') throw new InternalError('a type is not known', 'stack machine');
  return type;
}

/** The value where another type is wanted; a struct stays as long as it is. */
function implicit(from: Type, to: Type): Unary {
  if (from.kind === 'struct' || from.kind === 'array') return (value) => value;
  return conversion(from, to);
}

/** Parameters are decoded by their types, so that a longer struct is cut here. */
function argument(from: Type, to: Type, isParameter: boolean): Unary {
  return isParameter && to.kind === 'struct' ? (value) => prefixFor(to, value) : implicit(from, to);
}

function push(value: Value, next: number): Step {
  return (frame) => {
    frame.stack.push(value);
    return next;
  };
}

function loadArgument(index: number, next: number): Step {
  return (frame) => {
    frame.stack.push(frame.args[index]);
    return next;
  };
}

function loadLocal(index: number, next: number): Step {
  return (frame) => {
    frame.stack.push(frame.locals[index]);
    return next;
  };
}

function isTrue(value: Value): boolean {
  if (value === poison) throw trapOf('T-POISON', 'a branch on it');
  return value === 1n;
}

function branchOn(type: Type, yes: number, no: number): Step {
  const test = compare('ne', type);
  return (frame) => (isTrue(test(frame.pop(), 0n)) ? yes : no);
}
