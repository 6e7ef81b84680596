/**
 * Building functions in linear form without text.
 *
 *     const m = new ModuleBuilder();
 *     const b = m.func('square', ['i32'], ['i32']);
 *     b.return(b.calc('MulI', b.param(0), b.param(0)));
 *     b.finish();
 *
 * Every value has a type; `calc` takes the operand types from the operation table and refuses others. The numbering
 * rule (parameters, then locals, then temporaries) is kept although locals may be added at any time: each temporary is
 * one operand object, numbered from 0 while the function is built and moved behind the locals by `finish`. So operands
 * of kind `t` must be the ones that the builder handed out, and belong to one function.
 *
 * Misuse throws a `UsageError`, whose stack begins in the program that builds.
 *
 * After a jump the code up to the next label cannot be reached, and instructions added there are left out.
 */
import { UsageError } from '../base/errors.ts';
import type { SourceFile, Span } from '../base/source.ts';
import { Immediates } from './immediates.ts';
import { isTerminator } from './instr.ts';
import { defaultLoadType } from './mem-types.ts';
import { calcRowOf, type CalcOp, type MemType, type ValueType } from './opcodes.ts';
import { declaredGlobal, lastPriority, operandType } from './nodes.ts';
import type {
  Constructor,
  Dest,
  Func,
  Global,
  Instr,
  LinearModule,
  LinearSymbol,
  Linkage,
  Operand,
  Relocation,
  Signature,
} from './nodes.ts';
import type { Inlining } from './inlining.ts';

/** Of a new module; the full profile with pointers of 8 bytes unless given. */
export interface ModuleOptions {
  readonly profile?: 'core' | 'full';
  readonly pointerSize?: 4 | 8;
}

/** What may be said of a function beside its signature. */
export interface FuncOptions {
  readonly paramNames?: readonly (string | undefined)[];
  readonly variadic?: boolean;
  readonly exported?: boolean;
  readonly inlining?: Inlining;
  readonly span?: Span;
  readonly linkage?: Linkage;
}

/** How a global meets those of other modules. */
export interface GlobalOptions {
  readonly span?: Span;
  readonly linkage?: Linkage;
  /** Defined by another module: it has no value here. */
  readonly extern?: boolean;
}

/** What `ModuleBuilder.data` may be told beside name and size; sizes and alignments are in bytes. */
export interface DataOptions extends GlobalOptions {
  readonly align?: number;
  readonly constant?: boolean;
  readonly bytes?: Uint8Array;
  readonly relocations?: readonly Relocation[];
}

/** Builds a module of the linear IR: globals, then functions, each by a `LinearBuilder`; `finish` gives the module. */
export class ModuleBuilder {
  readonly module: LinearModule;
  readonly #constructors: Constructor[] = [];
  readonly #immediates = new Immediates();

  constructor({ profile = 'full', pointerSize = profile === 'core' ? 4 : 8 }: ModuleOptions = {}) {
    this.module = { profile, pointerSize, globals: [], funcs: [], entry: undefined };
  }

  /** A scalar global: reading and writing the operand reads and writes its value. */
  global(
    name: string,
    type: ValueType,
    init: number | bigint = type === 'i64' ? 0n : 0,
    options: GlobalOptions = {},
  ): Dest {
    return this.#addGlobal({ name, storage: 'scalar', type, init, ...options });
  }

  array(
    name: string,
    type: 'i32' | 'f32',
    count: number,
    init: ReadonlyMap<number, number> = new Map(),
    options: GlobalOptions = {},
  ): Dest {
    return this.#addGlobal({ name, storage: 'array', type, count, init, ...options });
  }

  data(
    name: string,
    size: number,
    { align = 1, constant = false, bytes = new Uint8Array(0), relocations = [], ...options }: DataOptions = {},
  ): Dest {
    return this.#addGlobal({ name, storage: 'data', size, align, constant, bytes, relocations, ...options });
  }

  #addGlobal(global: Global): Dest {
    return { kind: 'g', index: this.module.globals.push(global) - 1 };
  }

  /** Declares a function and gives its index, so that calls of it can be written before its body. */
  declare(
    name: string,
    params: readonly ValueType[],
    results: readonly ValueType[],
    options: FuncOptions = {},
  ): number {
    return this.#addFunc(name, params, results, options, false);
  }

  /** A function that the host supplies. */
  extern(name: string, params: readonly ValueType[], results: readonly ValueType[], options: FuncOptions = {}): number {
    return this.#addFunc(name, params, results, options, true);
  }

  #addFunc(
    name: string,
    params: readonly ValueType[],
    results: readonly ValueType[],
    options: FuncOptions,
    extern: boolean,
  ): number {
    const symbols = params.map((type, i): LinearSymbol => ({ kind: 'p', type, name: options.paramNames?.[i] }));
    const { variadic = false, exported = false, span, linkage, inlining } = options;
    const { funcs } = this.module;
    const func: Func = {
      name,
      params,
      results,
      symbols,
      variadic,
      extern,
      exported,
      span,
      form: 'linear',
      instrs: [],
      blocks: [],
    };
    const said = { ...(linkage && { linkage }), ...(inlining && { inlining }) };
    return funcs.push(linkage === undefined && inlining === undefined ? func : { ...func, ...said }) - 1;
  }

  /** A builder for the body of a declared function. */
  define(index: number): LinearBuilder {
    const func = this.module.funcs.at(index);
    if (index < 0 || func === undefined)
      throw new UsageError(`there is no function ${index}; \`declare\` gives one`, 'define');
    if (func.extern || func.instrs.length > 0)
      throw new UsageError(
        `@${func.name} ${func.extern ? "is the host's" : 'has a body already'}; declare another one`,
        'define',
      );
    return new LinearBuilder(this.module, func, this.#immediates);
  }

  /** `declare` and `define` in one. */
  func(
    name: string,
    params: readonly ValueType[],
    results: readonly ValueType[],
    options: FuncOptions = {},
  ): LinearBuilder {
    return this.define(this.declare(name, params, results, options));
  }

  /** Another name of a function. */
  aliasFunc(name: string, target: number, options: Omit<FuncOptions, 'variadic'> = {}): number {
    const { params, results, variadic } = this.module.funcs.at(target) ?? this.#noTarget(target);
    const index = this.#addFunc(name, params, results, { ...options, variadic }, true);
    this.module.funcs[index] = { ...this.module.funcs[index], alias: target };
    return index;
  }

  /** Another name of a global. */
  aliasGlobal(name: string, target: number, options: Omit<GlobalOptions, 'extern'> = {}): Dest {
    const global = this.module.globals.at(target) ?? this.#noTarget(target);
    return this.#addGlobal({ ...declaredGlobal(global), name, ...options, extern: true, alias: target });
  }

  #noTarget(target: number): never {
    throw new UsageError(`there is nothing of number ${target} to be an alias of`, 'alias');
  }

  /** A function that runs before the program starts; the least priority first. */
  construct(func: number, priority = lastPriority): void {
    this.#constructors.push({ func, priority });
  }

  /** Makes the program start at a function. */
  startAt(index: number): void {
    this.module.entry = index;
  }

  finish(): LinearModule {
    return this.#constructors.length === 0 ? this.module : { ...this.module, constructors: this.#constructors };
  }
}

/** What stands for a condition: a value, or code that computes one when the condition is evaluated. */
export type Condition = Operand | (() => Operand);

const unnamedTemps = new Map<ValueType, LinearSymbol>();

/** Temporaries without a name are one symbol a type. */
function unnamedTemp(type: ValueType): LinearSymbol {
  let symbol = unnamedTemps.get(type);
  if (symbol === undefined) unnamedTemps.set(type, (symbol = { kind: 't', type, name: undefined }));
  return symbol;
}

/** A temporary whose number is final only after `finish`. */
interface OpenTemp {
  readonly kind: 't';
  index: number;
}

interface LoopLabels {
  readonly breakLabel: number;
  readonly continueLabel: number;
}

/**
 * Builds the body of one function of the linear IR: values, instructions, jumps, and structured code on top of them.
 */
export class LinearBuilder {
  readonly module: LinearModule;
  readonly func: Func;
  readonly #params: readonly Dest[];
  readonly #instrs: Instr[] = [];
  readonly #temps: OpenTemp[] = [];
  readonly #tempTypes: ValueType[] = [];
  readonly #tempNames = new Map<number, string>();
  readonly #immediates: Immediates;
  readonly #loops: LoopLabels[] = [];
  #labels = 0;
  #span: Span | undefined;
  /** The place of the next instructions, as long as none of them has needed a span for it. */
  #source: SourceFile | undefined;
  #start = 0;
  #end = 0;
  #isOpen = true;
  #isFinished = false;

  constructor(module: LinearModule, func: Func, immediates = new Immediates()) {
    this.module = module;
    this.func = func;
    this.#immediates = immediates;
    this.#params = func.params.map((_, index) => ({ kind: 'p', index }));
  }

  /** Instructions added from now on carry this span. */
  at(span: Span | undefined): this {
    this.#source = undefined;
    this.#span = span;
    return this;
  }

  /** The same for a place of a text: there is one span for instructions of the same place that follow each other. */
  atPlace(source: SourceFile, start: number, end: number): this {
    const span = this.#span;
    if (span !== undefined && span.start === start && span.end === end && span.source === source) {
      this.#source = undefined;
    } else {
      this.#source = source;
      this.#start = start;
      this.#end = end;
    }
    return this;
  }

  /** The span of what is added now. */
  get span(): Span | undefined {
    if (this.#source !== undefined) {
      this.#span = { source: this.#source, start: this.#start, end: this.#end };
      this.#source = undefined;
    }
    return this.#span;
  }

  /** Whether control can reach the place where the next instruction would stand. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** The function as the call of it from another one names it. */
  get index(): number {
    return this.module.funcs.indexOf(this.func);
  }

  // Symbols and constants

  param(index: number): Dest {
    return (
      this.#params[index] ??
      this.#fail(`there is no parameter ${index}; the function has ${this.#params.length}, counted from 0`)
    );
  }

  local(type: ValueType, name?: string): Dest {
    return this.#addLocal({ kind: 'l', type, name });
  }

  /** A local array; as an operand it is the pointer to its first element. */
  array(type: 'i32' | 'f32', count: number, name?: string): Dest {
    return this.#addLocal({ kind: 'l', storage: 'array', type: `${type}*`, count, name });
  }

  /** Bytes on the stack; as an operand it is their address. */
  slot(size: number, align = 8, name?: string): Dest {
    return this.#addLocal({ kind: 'l', storage: 'slot', type: this.addressType, size, align, name });
  }

  #addLocal(symbol: LinearSymbol): Dest {
    return { kind: 'l', index: this.func.symbols.push(symbol) - 1 };
  }

  temp(type: ValueType, name?: string): Dest {
    const temp: OpenTemp = { kind: 't', index: this.#temps.length };
    this.#temps.push(temp);
    this.#tempTypes.push(type);
    if (name !== undefined) this.#tempNames.set(temp.index, name);
    return temp;
  }

  get addressType(): 'i32' | 'i64' {
    return this.module.pointerSize === 8 ? 'i64' : 'i32';
  }

  i32(value: number): Operand {
    return this.#immediates.i32(value | 0);
  }

  i64(value: bigint): Operand {
    return this.#immediates.of('i64', BigInt.asIntN(64, value));
  }

  f32(value: number): Operand {
    return this.#immediates.of('f32', Math.fround(value));
  }

  /** 128 bits. */
  v128(bits: bigint): Operand {
    return { kind: 'v', type: 'v128', value: BigInt.asUintN(128, bits) };
  }

  f64(value: number): Operand {
    return this.#immediates.of('f64', value);
  }

  /** An immediate of the type of addresses. */
  address(value: number): Operand {
    return this.module.pointerSize === 8 ? this.#immediates.long(value) : this.i32(value);
  }

  /** The address of a function. */
  funcAddress(index: number): Operand {
    return { kind: 'f', index };
  }

  typeOf(operand: Operand): ValueType {
    if (operand.kind !== 't') return operandType(this.module, this.func, operand);
    if (this.#temps[operand.index] !== operand)
      this.#fail('a temporary of another function is used; values pass between functions as arguments and results');
    return this.#tempTypes[operand.index];
  }

  // Computing

  /** Adds any instruction; the shortcuts below are easier, and give it its span at once, which saves a copy. */
  add(instr: Instr): void {
    if (instr.op === 'Label') this.#isOpen = true;
    this.#push(instr.span !== undefined || this.span === undefined ? instr : { ...instr, span: this.span });
    if (isTerminator(instr)) this.#isOpen = false;
  }

  /** Adds an instruction that has its span. It is not asked what it is: that takes long where the kinds are many. */
  #push(instr: Instr): void {
    if (this.#isFinished) this.#fail('the function is finished; instructions are added before `finish`');
    if (this.#isOpen) this.#instrs.push(instr);
  }

  /** Adds one that ends a block. */
  #close(instr: Instr): void {
    this.#push(instr);
    this.#isOpen = false;
  }

  /** A new temporary with the result of an operation. */
  calc(op: CalcOp, ...operands: readonly Operand[]): Operand {
    const dest = this.temp(this.#checkCalc(op, operands));
    this.#push({ op, dest, operands, span: this.span });
    return dest;
  }

  /** The same into a given destination. */
  calcTo(dest: Dest, op: CalcOp, ...operands: readonly Operand[]): void {
    this.#expectType(op, this.#checkCalc(op, operands), this.typeOf(dest));
    this.#push({ op, dest, operands, span: this.span });
  }

  /** The type of the result. */
  #checkCalc(op: CalcOp, operands: readonly Operand[]): ValueType {
    const row = calcRowOf(op) ?? this.#fail(`there is no operation ${op}; \`samara ops --ir linear\` lists them`);
    if (operands.length !== row.operands.length)
      this.#fail(`${op} takes ${row.operands.length} operands, not ${operands.length}`);
    const first = this.typeOf(operands[0]);
    const isPointerSum = op === 'AddI' && (first === 'i32*' || first === 'f32*');
    for (let i = isPointerSum ? 1 : 0; i < operands.length; i++)
      this.#expectType(op, this.typeOf(operands[i]), row.operands[i]);
    return isPointerSum ? first : row.result;
  }

  assign(dest: Dest, value: Operand): void {
    this.#expectType('Assign', this.typeOf(value), this.typeOf(dest));
    this.#push({ op: 'Assign', dest, operands: [value], span: this.span });
  }

  /** The element of an array or element pointer at an index. */
  arrayLoad(array: Operand, index: Operand): Operand {
    const dest = this.temp(this.#elementType(array));
    this.#push({ op: 'ArrayLoad', dest, operands: [array, index], span: this.span });
    return dest;
  }

  arrayStore(array: Operand, index: Operand, value: Operand): void {
    this.#expectType('ArrayStore', this.typeOf(value), this.#elementType(array));
    this.#push({ op: 'ArrayStore', operands: [array, index, value], span: this.span });
  }

  #elementType(array: Operand): ValueType {
    const type = this.typeOf(array);
    if (type !== 'i32*' && type !== 'f32*')
      return this.#fail(`a value of type ${type} is not an array; \`load\` and \`store\` access memory by address`);
    return type === 'i32*' ? 'i32' : 'f32';
  }

  /** Loads a memory cell, extended to `type`, which only the integer cells leave open. */
  load(
    mem: MemType,
    address: Operand,
    offset = 0,
    type: ValueType = defaultLoadType(mem),
    volatile?: boolean,
  ): Operand {
    const dest = this.temp(type);
    this.#expectType('Load', this.typeOf(address), this.addressType);
    // A spread would cost more than all the rest.
    const { span } = this;
    if (volatile) this.#push({ op: 'Load', dest, mem, offset, operands: [address], volatile, span });
    else this.#push({ op: 'Load', dest, mem, offset, operands: [address], span });
    return dest;
  }

  store(mem: MemType, address: Operand, value: Operand, offset = 0, volatile?: boolean): void {
    this.#expectType('Store', this.typeOf(address), this.addressType);
    const { span } = this;
    if (volatile) this.#push({ op: 'Store', mem, offset, operands: [address, value], volatile, span });
    else this.#push({ op: 'Store', mem, offset, operands: [address, value], span });
  }

  /** Copies bytes; the areas may overlap. */
  copy(target: Operand, source: Operand, length: Operand): void {
    this.#push({ op: 'Copy', operands: [target, source, length], span: this.span });
  }

  fill(target: Operand, value: Operand, length: Operand): void {
    this.#push({ op: 'Fill', operands: [target, value, length], span: this.span });
  }

  alloca(size: Operand): Operand {
    const dest = this.temp(this.addressType);
    this.#push({ op: 'Alloca', dest, operands: [size], span: this.span });
    return dest;
  }

  /** Puts the stack back to where it ended when `alloca` of 0 bytes gave this address. */
  release(end: Operand): void {
    this.#push({ op: 'Release', operands: [end], span: this.span });
  }

  /** Calls a function and gives its results, each in a new temporary. */
  callAll(func: number, args: readonly Operand[]): readonly Dest[] {
    const callee =
      this.module.funcs[func] ??
      this.#fail(`there is no function ${func}; \`declare\`, \`extern\` and \`index\` give the numbers of functions`);
    this.#checkArguments(`call @${callee.name}`, callee, args);
    const dests = callee.results.map((type) => this.temp(type));
    this.#push({ op: 'Call', func, dests, operands: args, span: this.span });
    return dests;
  }

  /** Calls a function with one result and gives it. */
  call(func: number, ...args: readonly Operand[]): Operand {
    return (
      this.callAll(func, args)[0] ?? this.#fail(`@${this.module.funcs[func].name} has no result; \`callVoid\` calls it`)
    );
  }

  /** Calls a function for its effects. */
  callVoid(func: number, ...args: readonly Operand[]): void {
    const callee =
      this.module.funcs[func] ??
      this.#fail(`there is no function ${func}; \`declare\`, \`extern\` and \`index\` give the numbers of functions`);
    this.#checkArguments(`call @${callee.name}`, callee, args);
    this.#push({ op: 'Call', func, dests: [], operands: args, span: this.span });
  }

  icall(signature: Signature, address: Operand, args: readonly Operand[]): readonly Dest[] {
    this.#checkArguments('icall', signature, args);
    const dests = signature.results.map((type) => this.temp(type));
    this.#push({ op: 'ICall', signature, dests, operands: [address, ...args], span: this.span });
    return dests;
  }

  #checkArguments(what: string, { params }: Signature, args: readonly Operand[]): void {
    if (args.length !== params.length) this.#fail(`${what} takes ${params.length} arguments, not ${args.length}`);
    args.forEach((arg, i) => this.#expectType(what, this.typeOf(arg), params[i]));
  }

  // Jumping

  newLabel(): number {
    return this.#labels++;
  }

  label(label: number): void {
    this.#isOpen = true;
    this.#push({ op: 'Label', label, span: this.span });
  }

  goto(label: number): void {
    this.#close({ op: 'Goto', targets: [label], span: this.span });
  }

  condGoto(condition: Operand, ifTrue: number, ifFalse: number): void {
    this.#expectType('CondGoto', this.typeOf(condition), 'i32');
    this.#close({ op: 'CondGoto', operands: [condition], targets: [ifTrue, ifFalse], span: this.span });
  }

  /** Jumps to the label of the equal value, or to `otherwise`. */
  switch(value: Operand, cases: readonly (readonly [number | bigint, number])[], otherwise: number): void {
    const values = cases.map(([key]) => key);
    this.#close({
      op: 'Switch',
      operands: [value],
      values,
      targets: [...cases.map(([, label]) => label), otherwise],
      span: this.span,
    });
  }

  return(...values: readonly Operand[]): void {
    const { results } = this.func;
    if (values.length !== results.length) this.#fail(`returns ${results.length} values, not ${values.length}`);
    values.forEach((value, i) => this.#expectType('Return', this.typeOf(value), results[i]));
    this.#close({ op: 'Return', operands: values, span: this.span });
  }

  trap(kind: string): void {
    this.#close({ op: 'Trap', trap: kind, span: this.span });
  }

  // Structured code

  ifThen(condition: Condition, then: () => void): void {
    const [thenLabel, end] = [this.newLabel(), this.newLabel()];
    this.condGoto(this.#evaluate(condition), thenLabel, end);
    this.label(thenLabel);
    then();
    this.label(end);
  }

  ifElse(condition: Condition, then: () => void, otherwise: () => void): void {
    const [thenLabel, elseLabel, end] = [this.newLabel(), this.newLabel(), this.newLabel()];
    this.condGoto(this.#evaluate(condition), thenLabel, elseLabel);
    this.label(thenLabel);
    then();
    const reachesEnd = this.#isOpen;
    this.goto(end);
    this.label(elseLabel);
    otherwise();
    if (reachesEnd || this.#isOpen) this.label(end);
  }

  /** Repeats until `breakLoop`. */
  loop(body: () => void): void {
    const [start, end] = [this.newLabel(), this.newLabel()];
    this.label(start);
    this.#inLoop({ breakLabel: end, continueLabel: start }, body);
    this.goto(start);
    this.label(end);
  }

  /** The condition is evaluated before every iteration; `step`, if given, after every iteration, where `continueLoop` leads. */
  while(condition: Condition, body: () => void, step?: () => void): void {
    const [start, bodyLabel, end] = [this.newLabel(), this.newLabel(), this.newLabel()];
    const continueLabel = step === undefined ? start : this.newLabel();
    this.label(start);
    this.condGoto(this.#evaluate(condition), bodyLabel, end);
    this.label(bodyLabel);
    this.#inLoop({ breakLabel: end, continueLabel }, body);
    if (step !== undefined) {
      this.label(continueLabel);
      step();
    }
    this.goto(start);
    this.label(end);
  }

  /** The condition is evaluated after every iteration, where `continueLoop` leads. */
  doWhile(body: () => void, condition: Condition): void {
    const [start, continueLabel, end] = [this.newLabel(), this.newLabel(), this.newLabel()];
    this.label(start);
    this.#inLoop({ breakLabel: end, continueLabel }, body);
    this.label(continueLabel);
    this.condGoto(this.#evaluate(condition), start, end);
    this.label(end);
  }

  /** Leaves the innermost loop. */
  breakLoop(): void {
    this.goto(
      (
        this.#loops.at(-1) ??
        this.#fail('breakLoop outside a loop; it belongs into the body of `while`, `doWhile` or `loop`')
      ).breakLabel,
    );
  }

  /** Goes to the next iteration of the innermost loop. */
  continueLoop(): void {
    this.goto(
      (
        this.#loops.at(-1) ??
        this.#fail('continueLoop outside a loop; it belongs into the body of `while`, `doWhile` or `loop`')
      ).continueLabel,
    );
  }

  #inLoop(labels: LoopLabels, body: () => void): void {
    this.#loops.push(labels);
    body();
    this.#loops.pop();
  }

  /** 1 if both hold, else 0; `second` is evaluated only if the first holds. Conditions are i32, not 0 for true. */
  and(first: Condition, second: () => Operand): Operand {
    return this.#shortCircuit(first, second, true);
  }

  /** 1 if one holds, else 0; `second` is evaluated only if the first does not hold. */
  or(first: Condition, second: () => Operand): Operand {
    return this.#shortCircuit(first, second, false);
  }

  #shortCircuit(first: Condition, second: () => Operand, isAnd: boolean): Operand {
    const result = this.local('i32');
    const [more, end] = [this.newLabel(), this.newLabel()];
    const condition = this.#evaluate(first);
    this.assign(result, this.i32(isAnd ? 0 : 1));
    this.condGoto(condition, isAnd ? more : end, isAnd ? end : more);
    this.label(more);
    this.assign(result, this.calc('NotEqualI', second(), this.i32(0)));
    this.label(end);
    return result;
  }

  #evaluate(condition: Condition): Operand {
    return typeof condition === 'function' ? condition() : condition;
  }

  // The end

  /** Numbers the temporaries behind the locals and gives the function its code. */
  finish(): Func {
    if (this.#isFinished) this.#fail('the function is finished already; `finish` is called once');
    if (this.#isOpen && this.func.results.length === 0) this.return();
    else if (this.#isOpen) this.trap('unreachable');
    this.#isFinished = true;
    const { symbols } = this.func;
    const before = symbols.length;
    const hasNames = this.#tempNames.size > 0;
    for (let i = 0; i < this.#temps.length; i++) {
      this.#temps[i].index = before + i;
      const name = hasNames ? this.#tempNames.get(i) : undefined;
      const type = this.#tempTypes[i];
      symbols.push(name === undefined ? unnamedTemp(type) : { kind: 't', type, name });
    }
    this.func.instrs = this.#instrs;
    return this.func;
  }

  #expectType(what: string, actual: ValueType, wanted: ValueType): void {
    if (actual !== wanted)
      this.#fail(`${what}: a value of type ${actual} stands where one of type ${wanted} is needed`);
  }

  #fail(message: string): never {
    throw new UsageError(message, `building ${this.func.name}`);
  }
}
