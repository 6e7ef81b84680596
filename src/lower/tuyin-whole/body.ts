/**
 * What all lowered operations of a function share: where the values of its operand stack, its variables and parameters live, and the
 * code that is made.
 *
 * Each scalar of a value lives in a local of its own, known by the place of the value and the number of the scalar in it:
 *
 *     operand stack    i32 5     (i32, i64) …
 *     lives in         s0.0      s1.0, s1.1          (variables v0.0 …, parameters p0.0 …)
 */
import type { LinearBuilder } from '../../linear/builder.ts';
import type { CalcOp, Dest, Operand } from '../../linear/nodes.ts';
import type { GraphFunc } from '../../tuyin/graph/nodes.ts';
import type { FlatInstr, StackCode } from '../../tuyin/stack/code.ts';
import type { InstrTypes } from '../../tuyin/stack/instruction-types.ts';
import type { RunnableCode } from '../../tuyin/stack/program.ts';
import type { Type } from '../../tuyin/types.ts';
import type { Native } from './natives.ts';
import { converted } from './conversions.ts';
import { shortened, zero } from './longer-structs.ts';
import type { ConstantImage } from './image.ts';
import type { Layouts } from './layouts.ts';
import type { Part, Shapes } from './parts.ts';
import { movesInput, type Runtime, type RuntimeFunction } from './runtime.ts';

/** An instruction with what it finds on the stack. */
export interface Site {
  readonly at: number;
  readonly instr: FlatInstr;
  readonly types: InstrTypes;
  /** Types of the operands as they stand there; undefined of a callee. */
  readonly given: readonly (Type | undefined)[];
  /** Where the operands begin. */
  readonly depth: number;
}

/** The scalars of a value. */
export type Parts = readonly Operand[];

/** What operations see of the program. */
export interface Program {
  readonly image: ConstantImage;
  readonly runtime: Runtime;
  readonly layouts: Layouts;
  readonly shapes: Shapes;
  /** Bytes by which a pointer moves for each step. */
  stepOf(pointer: Extract<Type, { kind: 'pointer' }>): number;
}

/** The place in the input and the end of what is at hand, in registers: the same as in the variables of the run time, except within a call. */
export interface Cursor {
  readonly at: Dest;
  readonly end: Dest;
}

/** What a function of the linear IR has for all calls of its group. */
export interface Frame {
  readonly depth: Dest | undefined;
  readonly hasFrame: boolean;
  /** Of a group that reads. */
  readonly cursor?: Cursor;
}

/** The code of one function, in the making. */
export class Body {
  readonly b: LinearBuilder;
  readonly func: GraphFunc;
  readonly runnable: RunnableCode;
  readonly code: StackCode;
  readonly program: Program;
  /** How many inputs were open when the function was called, where calls in tail position open others. */
  readonly depth: Dest | undefined;
  /** How many marks the call has made and not dropped, in code that makes some. */
  readonly marks: Dest | undefined;
  /** Its calls have frames of their own. */
  readonly hasFrame: boolean;
  readonly #cursor: Cursor | undefined;
  readonly #places = new Map<string, Dest>();
  /** Numbers that are known to stand on the stack, by their depth. */
  readonly #known = new Map<number, number>();
  readonly #scratch = new Map<string, Dest>();
  /** Where the bytes of reads lie that have been looked for before, by their places. */
  readonly fetched = new Map<number, Operand>();
  /** Is what is being computed poison? Undefined: no. */
  #doubt: Operand | undefined;

  constructor(
    b: LinearBuilder,
    func: GraphFunc,
    runnable: RunnableCode,
    program: Program,
    { depth, hasFrame, cursor }: Frame,
  ) {
    this.b = b;
    this.func = func;
    this.runnable = runnable;
    this.code = runnable.types.code;
    this.program = program;
    this.depth = depth;
    this.hasFrame = hasFrame;
    this.#cursor = cursor;
    const isMarking = this.code.instrs.some((_, at) => runnable.types.instrs[at]?.use?.key === 'io.mark');
    this.marks = isMarking && func.body.kind === 'code' ? b.local('i32') : undefined;
  }

  /** The registers of values of a type. */
  parts(type: Type): readonly Part[] | undefined {
    return this.program.shapes.of(type);
  }

  // Places

  #place(key: string, native: Native, name?: string): Dest {
    const full = `${native} ${key}`;
    const place = this.#places.get(full) ?? this.b.local(native, name);
    this.#places.set(full, place);
    return place;
  }

  /** The second scalar of `pair` is `pair_1`. */
  #placesOf(key: string, type: Type, name?: string): Dest[] | undefined {
    return this.parts(type)?.map(({ native }, i) =>
      this.#place(`${key}.${i}`, native, i === 0 ? name : name && `${name}_${i}`),
    );
  }

  onStack(depth: number, type: Type): Dest[] | undefined {
    return this.#placesOf(`s${depth}`, type);
  }

  variable(index: number, type: Type): Dest[] | undefined {
    return this.#placesOf(`v${index}`, type, this.runnable.names?.locals.get(index));
  }

  parameter(index: number, type: Type): Dest[] | undefined {
    return this.#placesOf(`p${index}`, type, this.runnable.names?.params.get(index));
  }

  /** The number of an operand that a constant has put there. */
  knownAt(depth: number): number | undefined {
    return this.#known.get(depth);
  }

  setKnown(depth: number, value: number): void {
    this.#known.set(depth, value);
  }

  /** Control may come from elsewhere. */
  forgetKnown(): void {
    this.#known.clear();
  }

  // Operands and results

  /** An operand as its instruction takes it; undefined if registers do not hold it, or it cannot be converted here. */
  operand({ depth, given, types }: Site, index: number, to: Type | undefined = types.takes[index]): Parts | undefined {
    const from = given[index];
    if (from === undefined || to === undefined) return undefined;
    const known = this.#known.get(depth + index);
    const parts =
      known === undefined ? this.onStack(depth + index, from) : this.computed([], [], () => [this.b.i32(known)]);
    return parts && implicitly(this, parts, from, to);
  }

  /** Operands that are used as they are, which are scalars (of wide ones the lowest bits); poison traps. */
  scalars(site: Site, count = site.given.length): Operand[] | undefined {
    const values: Operand[] = [];
    for (let i = 0; i < count; i++) {
      const value = this.scalar(site, i);
      if (value === undefined) return undefined;
      values.push(value);
    }
    return values;
  }

  /** One of them. */
  scalar(site: Site, index: number): Operand | undefined {
    const [type, parts] = [site.types.takes[index], this.operand(site, index)];
    if (parts === undefined || type === undefined) return undefined;
    this.requireSound(type, parts);
    return parts[0];
  }

  /** Registers of a value, and those that say which of its scalars are poison. */
  split(type: Type, values: Parts): { readonly registers: Parts; readonly flags: Parts } {
    const parts = this.parts(type) ?? [];
    return {
      registers: values.filter((_, i) => isPlainPart(parts[i])),
      flags: values.filter((_, i) => parts[i].isFlag),
    };
  }

  /** Traps if there is poison in the value. */
  requireSound(type: Type, values: Parts): void {
    for (const flag of this.split(type, values).flags) this.trapIf(flag, 'poison');
  }

  /** What is computed from values of these types: poison if one of them is. `result` is the type unless it is a scalar. */
  computed(
    types: readonly Type[],
    values: readonly Parts[],
    compute: (registers: readonly Parts[]) => Parts | undefined,
    result?: Type,
  ): Parts | undefined {
    const split = values.map((value, i) => this.split(types[i], value));
    this.#doubt = undefined;
    for (const { flags } of split) for (const flag of flags) this.doubtIf(flag);
    const found = compute(split.map(({ registers }) => registers));
    if (found === undefined || !this.program.shapes.hasFlags) return found;
    const flag = this.#doubt ?? this.b.i32(0);
    this.#doubt = undefined;
    if (result === undefined) return [...found, flag];
    let next = 0;
    return this.parts(result)?.map((part) =>
      part.isFlag ? flag : isPlainPart(part) ? found[next++] : zero(this, part),
    );
  }

  /** What is being computed is poison if the condition holds. */
  doubtIf(condition: Operand): void {
    if (isZero(condition)) return;
    this.#doubt = this.#doubt === undefined ? condition : this.b.calc('BorI', this.#doubt, condition);
  }

  /** The condition, or 0 if what is being computed is poison anyway. */
  unlessDoubted(condition: Operand): Operand {
    return this.#doubt === undefined ? condition : this.b.calc('SelectI', this.#doubt, this.b.i32(0), condition);
  }

  /** A register of an operand; `harmless` in its place if what is being computed is poison anyway. */
  unlessPoison(value: Operand, harmless: Operand): Operand {
    if (this.#doubt === undefined) return value;
    return this.b.calc(this.b.typeOf(value) === 'i64' ? 'SelectL' : 'SelectI', this.#doubt, harmless, value);
  }

  /** Puts a result where the operands began; what is no scalar of it is no poison. */
  give({ depth, types }: Site, values: Parts | undefined): boolean {
    const [type] = types.gives;
    if (values === undefined || type === undefined || type.kind === 'callee') return false;
    const places = this.onStack(depth, type);
    const parts = this.parts(type);
    if (places === undefined || parts === undefined) return false;
    let next = 0;
    const isBare = values.length < places.length;
    const all = isBare ? parts.map((part) => (isPlainPart(part) ? values[next++] : zero(this, part))) : values;
    if (all.length !== places.length || all.includes(undefined as never)) return false;
    this.#known.delete(depth);
    this.assign(places, all);
    return true;
  }

  /** Bytes for a scalar that the run time computes with. */
  scratch(role: string, size: number): Dest {
    const room = Math.max(16, size);
    const key = `${role} ${room}`;
    const known = this.#scratch.get(key) ?? this.b.slot(room);
    this.#scratch.set(key, known);
    return known;
  }

  /** All at once: no place is read that has been written before. */
  assign(places: readonly Dest[], values: Parts): void {
    places.forEach((place, i) => {
      if (place !== values[i]) this.b.assign(place, values[i]);
    });
  }

  /** Marks end with their function. */
  dropMarks(): void {
    const { b, marks } = this;
    if (marks === undefined) return;
    b.while(
      () => marks,
      () => this.dropMark(marks),
    );
  }

  dropMark(marks: Dest): void {
    this.run('drop');
    this.b.assign(marks, this.b.calc('SubI', marks, this.b.i32(1)));
  }

  /** The call is over, with its inputs. */
  return(values: Parts): void {
    this.dropMarks();
    if (this.depth !== undefined) this.run('close_to', this.depth);
    this.b.return(...(this.hasFrame ? this.tidy('leave', this.parts(this.func.result) ?? [], values) : values));
  }

  /** The same where another call has ended the frame. */
  leaveTo(values: Parts): void {
    if (this.depth !== undefined) this.run('close_to', this.depth);
    this.b.return(...values);
  }

  /** Ends the frame, or begins it anew: what goes on with the values stays, and may move. */
  tidy(how: 'leave' | 'restart', parts: readonly Part[], values: Parts): Parts {
    parts.forEach(({ type }, i) => {
      if (type.kind === 'pointer') this.run('root', values[i], this.b.i32(this.program.layouts.numberOf(type.to)));
    });
    this.run(how);
    let roots = 0;
    return parts.map(({ type }, i) => (type.kind === 'pointer' ? this.ask('moved', this.b.i32(roots++)) : values[i]));
  }

  // The run time

  ask(name: RuntimeFunction, ...args: readonly Operand[]): Operand {
    const result = this.b.call(this.program.runtime.func(name), ...args);
    if (movesInput(name)) this.findInput();
    return result;
  }

  run(name: RuntimeFunction, ...args: readonly Operand[]): void {
    this.b.callVoid(this.program.runtime.func(name), ...args);
    if (movesInput(name)) this.findInput();
  }

  // The input

  /** Where the next byte lies. */
  get inputAt(): Operand {
    return this.#cursor?.at ?? this.b.load('i32', this.program.runtime.variable('at'));
  }

  /** The end of the bytes at hand. */
  get inputEnd(): Operand {
    return this.#cursor?.end ?? this.b.load('i32', this.program.runtime.variable('end'));
  }

  /** The variable is written too, so nothing is left to be done in front of a call. */
  moveInput(at: Operand): void {
    if (this.#cursor !== undefined) this.b.assign(this.#cursor.at, at);
    this.b.store('i32', this.program.runtime.variable('at'), this.#cursor?.at ?? at);
  }

  /** A call may have moved it. */
  findInput(): void {
    if (this.#cursor !== undefined) loadCursor(this.b, this.program.runtime, this.#cursor);
  }

  /** A trap of this kind if the condition holds. */
  trapIf(condition: Operand, kind: string): void {
    if (isZero(condition)) return;
    this.b.ifThen(condition, () => this.b.trap(kind));
  }

  /** A count that is negative is out of bounds. */
  checkCount(count: Operand): void {
    if (count.kind !== 'v') this.trapIf(this.b.calc('LessI', count, this.b.i32(0)), 'out-of-bounds');
    else if (typeof count.value === 'number' && count.value < 0) this.b.trap('out-of-bounds');
  }

  calc(op: string, ...operands: readonly Operand[]): Operand {
    return this.b.calc(op as CalcOp, ...operands);
  }
}

export function loadCursor(b: LinearBuilder, runtime: Runtime, { at, end }: Cursor): void {
  b.assign(at, b.load('i32', runtime.variable('at')));
  b.assign(end, b.load('i32', runtime.variable('end')));
}

/** Does it have bits of the value? */
function isPlainPart({ isFlag, isTag, extra }: Part): boolean {
  return isFlag !== true && isTag !== true && extra === undefined;
}

function isZero(condition: Operand): boolean {
  return condition.kind === 'v' && condition.value === 0;
}

/** As where another type is wanted; structs and arrays stay as they are. */
function implicitly(body: Body, parts: Parts, from: Type, to: Type): Parts | undefined {
  if (from.kind === 'struct' && to.kind === 'struct') return shortened(body, parts, from, to);
  if (from.kind === 'struct' || from.kind === 'array') return parts;
  return converted(body, parts, from, to);
}
