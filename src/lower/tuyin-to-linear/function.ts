/**
 * One function of stack code. A native value on the operand stack lives in a local of its depth and kind, a native
 * variable in a local of its own; boxed values stand on the stack of the run time, in the same order.
 *
 *     operand stack    i32 5      {i32, i32}     i64 7
 *     lives in         `i32 0`    the run time   `i64 2`          (locals by kind and depth)
 *
 * The types of the stack before each instruction are known (tuyin/stack/verifier.ts), so each instruction is lowered in one
 * of two ways, once and for all: natively, by operations on those locals, or as a *step*, for which native operands are put
 * on the run time's stack, the run time executes the instruction, and native results are taken off again. Whatever has no
 * native code here is a step, so every program can be lowered.
 */
import type { LinearBuilder, ModuleBuilder } from '../../linear/builder.ts';
import type { CalcOp, Dest, Operand } from '../../linear/nodes.ts';
import { familyOf } from '../../linear/opcodes.ts';
import { isCompareOp, isThreeWay, type CompareOp } from '../../scalar/ops.ts';
import type { GraphFunc } from '../../tuyin/graph/nodes.ts';
import { comparisonOf, isOperator, opcodes, type OperatorScalar } from '../../tuyin/opcodes.ts';
import { impliedNumber, wideOperand, type FlatInstr, type StackCode } from '../../tuyin/stack/code.ts';
import { targetsOf } from '../../tuyin/stack/assembler.ts';
import type { InstrTypes } from '../../tuyin/stack/instruction-types.ts';
import { topTypes } from '../../tuyin/stack/stacks.ts';
import type { CodeTypes } from '../../tuyin/stack/verifier.ts';
import { extraRows, type ExtraKey } from '../../tuyin/extras.ts';
import { sameType, type Type } from '../../tuyin/types.ts';
import type { RuntimeFunction, TuyinCode, TypeTable } from '../tuyin-to-linear.ts';
import { asBits, asFloat, bitsAs, convert, floatLetter, letterOf, nativeOf, wrap, type Native } from './natives.ts';

export interface LoweringContext {
  readonly builder: ModuleBuilder;
  readonly runtime: Readonly<Record<RuntimeFunction, number>>;
  /** The linear function of each function with a body; -1 of the others. */
  readonly declared: readonly number[];
  readonly program: TuyinCode;
  readonly types: TypeTable;
  readonly holdsAll: boolean;
}

/** An instruction with what it finds on the stack. */
interface Site {
  readonly at: number;
  readonly instr: FlatInstr;
  readonly types: InstrTypes;
  /** Types of the operands as they stand there, a callee's too. */
  readonly given: readonly (Type | undefined)[];
  /** Where the operands begin. */
  readonly depth: number;
}

export class FunctionLowering {
  readonly #context: LoweringContext;
  readonly #func: GraphFunc;
  readonly #body: CodeTypes;
  readonly #code: StackCode;
  readonly #b: LinearBuilder;
  readonly #stack = new Map<string, Dest>();
  readonly #locals = new Map<string, Dest>();
  readonly #labels = new Map<number, number>();
  readonly #entry: number;

  constructor(context: LoweringContext, func: GraphFunc, body: CodeTypes) {
    this.#context = context;
    this.#func = func;
    this.#body = body;
    this.#code = body.code;
    this.#b = context.builder.define(context.declared[func.id]);
    this.#entry = this.#b.newLabel();
  }

  run(): void {
    const b = this.#b;
    for (const target of new Set([
      ...this.#code.instrs.flatMap((instr) => [...targetsOf(this.#code, instr)]),
      ...this.#body.indirect,
    ])) {
      this.#labels.set(target, b.newLabel());
    }
    b.at(this.#func.span).label(this.#entry);
    this.#call('enter', b.i32(this.#func.id));
    this.#func.params.forEach((type, i) => this.#loadParameter(type, i));
    this.#code.instrs.forEach((instr, at) => this.#instr(instr, at));
    b.finish();
  }

  #instr(instr: FlatInstr, at: number): void {
    const label = this.#labels.get(at);
    const [before, types] = [this.#body.before[at], this.#body.instrs[at]];
    if (label !== undefined) this.#b.label(label);
    if (before === 'unreached' || types === undefined || !this.#b.isOpen) return;
    this.#b.at(this.#code.spans[at]);
    const given = topTypes(before, types.takes.length).map((type) => (type?.kind === 'callee' ? undefined : type));
    const site = { at, instr, types, given, depth: (before?.depth ?? 0) - given.length };
    if (!this.#native(site)) this.#step(site);
  }

  // Places

  #nativeOf(type: Type | undefined): Native | undefined {
    return this.#context.holdsAll ? undefined : nativeOf(type);
  }

  #place(places: Map<string, Dest>, index: number, native: Native): Dest {
    const key = `${native} ${index}`;
    const place = places.get(key) ?? this.#b.local(native);
    places.set(key, place);
    return place;
  }

  /** The value of an operand as its instruction takes it; undefined if it is boxed or cannot be converted here. */
  #operand({ depth, given, types }: Site, index: number): Operand | undefined {
    const [from, to] = [given[index], types.takes[index]];
    const native = this.#nativeOf(from);
    if (native === undefined || from === undefined || to === undefined) return undefined;
    return convert(this.#b, this.#place(this.#stack, depth + index, native), from, to);
  }

  #operands(site: Site): Operand[] | undefined {
    const values: Operand[] = [];
    for (let i = 0; i < site.given.length; i++) {
      const value = this.#operand(site, i);
      if (value === undefined) return undefined;
      values.push(value);
    }
    return values;
  }

  #give({ depth }: Site, native: Native, value: Operand): true {
    this.#b.assign(this.#place(this.#stack, depth, native), value);
    return true;
  }

  #call(name: RuntimeFunction, ...args: readonly Operand[]): void {
    this.#b.callVoid(this.#context.runtime[name], ...args);
  }

  #ask(name: RuntimeFunction, ...args: readonly Operand[]): Operand {
    return this.#b.call(this.#context.runtime[name], ...args);
  }

  #loadParameter(type: Type, index: number): void {
    const native = this.#nativeOf(type);
    if (native === undefined) return;
    this.#b.assign(
      this.#parameter(index, native),
      this.#ask(native === 'i32' ? 'parameter32' : 'parameter64', this.#b.i32(index)),
    );
  }

  /** Parameters and variables share a table; parameters are numbered below 0. */
  #parameter(index: number, native: Native): Dest {
    return this.#place(this.#locals, -1 - index, native);
  }

  // Steps of the run time

  /** Puts the native operands among the boxed ones, where the stack machine expects them. */
  #putOperands({ given, depth }: Site): void {
    const natives = given.map((type) => this.#nativeOf(type));
    natives.forEach((native, i) => {
      const type = given[i];
      if (native === undefined || type === undefined) return;
      const above = given.filter((other, j) => j > i && other !== undefined && natives[j] === undefined).length;
      const value = this.#place(this.#stack, depth + i, native);
      this.#call(
        native === 'i64' ? 'put64' : 'put32',
        this.#b.i32(above),
        this.#b.i32(this.#context.types.number(type)),
        value,
      );
    });
  }

  /** What a step has given becomes native if its type is. */
  #takeResults({ types, depth }: Site): void {
    types.gives.forEach((type, i) => {
      const native = type?.kind === 'callee' ? undefined : this.#nativeOf(type);
      if (native === undefined) return;
      this.#b.assign(this.#place(this.#stack, depth + i, native), this.#ask(native === 'i64' ? 'take64' : 'take32'));
    });
  }

  #step(site: Site): void {
    const b = this.#b;
    const { at, instr, types } = site;
    this.#putOperands(site);
    const next = this.#ask('step', b.i32(at));
    if (instr.op === 'call') return this.#finishCall(site);
    if (instr.op === 'ret') return b.return(b.i32(0));
    const targets = [
      ...targetsOf(this.#code, instr),
      ...(types.use !== undefined && extraRows[types.use.key].flow === 'indirect' ? this.#body.indirect : []),
    ];
    if (targets.length > 0) return this.#goOn(next, [...new Set(targets)], at + 1);
    if (types.never === true || instr.op === 'throw') return b.trap('unreachable');
    this.#takeResults(site);
  }

  /** Jumps to where the run time says; what is no target is the next instruction. */
  #goOn(next: Operand, targets: readonly number[], otherwise: number): void {
    const b = this.#b;
    const following = b.newLabel();
    b.switch(
      next,
      targets.filter((target) => target !== otherwise).map((target) => [target, this.#labelOf(target)]),
      following,
    );
    b.label(following);
    if (targets.includes(otherwise)) b.goto(this.#labelOf(otherwise));
  }

  #labelOf(target: number): number {
    return this.#labels.get(target) ?? this.#entry;
  }

  /** The run time has made the input and, in tail position, cleared the frame. */
  #finishCall(site: Site): void {
    const b = this.#b;
    const { at, types } = site;
    const callee = this.#context.program.callee(this.#func, types.callee ?? '');
    const target = this.#context.declared[callee];
    if (this.#body.tailCalls.has(at)) {
      if (callee === this.#func.id) b.goto(this.#entry);
      else b.return(target < 0 ? b.i32(0) : b.funcAddress(target));
      return;
    }
    if (target >= 0) this.#runCallee(target);
    if (types.never === true) return b.trap('unreachable');
    this.#takeResults(site);
  }

  /** Calls the function, and those that are called in its place. */
  #runCallee(target: number): void {
    const b = this.#b;
    const next = b.local('i32');
    b.assign(next, b.call(target));
    b.while(
      () => next,
      () => b.assign(next, b.icall({ params: [], results: ['i32'] }, next, [])[0]),
    );
    this.#call('resume');
  }

  // Native instructions

  /** Emits the instruction without the run time; false if that is not possible, with at most unused conversions emitted. */
  #native(site: Site): boolean {
    const {
      instr: { op, a },
      types,
    } = site;
    switch (op) {
      case 'nop':
        return true;
      case 'br':
        this.#b.goto(this.#labelOf(a));
        return true;
      case 'ldarg':
      case 'ldarg.0':
      case 'ldarg.1':
      case 'ldarg.2':
      case 'ldarg.3': {
        const index = op === 'ldarg' ? a : impliedNumber(op);
        return this.#load(site, this.#func.params[index], -1 - index);
      }
      case 'ldloc':
      case 'ldloc.0':
      case 'ldloc.1':
      case 'ldloc.2':
      case 'ldloc.3':
        return this.#load(site, this.#body.locals[types.local ?? 0], types.local ?? 0);
      case 'stloc':
        return this.#save(site, this.#body.locals[a], a);
      case 'starg':
        return this.#save(site, this.#func.params[a], -1 - a);
      case 'ldc':
      case 'ldc.l':
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
        return this.#constant(site);
      case 'peek':
        return this.#duplicate(site);
      case 'pop':
        return this.#nativeOf(site.given[0]) !== undefined;
      case 'brtrue':
      case 'brfalse':
        return this.#branch(site);
      case 'beq':
      case 'bge':
      case 'bgt':
      case 'ble':
      case 'blt':
        return this.#compareBranch(site);
      case 'switch':
        return this.#switch(site);
      case 'callx':
        return this.#extra(site);
      default:
        return this.#compute(site);
    }
  }

  #duplicate({ given, depth }: Site): boolean {
    const native = this.#nativeOf(given[0]);
    if (native === undefined) return false;
    this.#b.assign(this.#place(this.#stack, depth + 1, native), this.#place(this.#stack, depth, native));
    return true;
  }

  #load(site: Site, type: Type | undefined, index: number): boolean {
    const native = this.#nativeOf(type);
    return native !== undefined && this.#give(site, native, this.#place(this.#locals, index, native));
  }

  #save(site: Site, type: Type | undefined, index: number): boolean {
    const native = this.#nativeOf(type);
    const [from] = site.given;
    // The types of operand and place are both native, or neither is.
    if (native === undefined || type === undefined || from === undefined) return false;
    const value = this.#operand(site, 0);
    if (value === undefined) return false;
    this.#b.assign(this.#place(this.#locals, index, native), value);
    return true;
  }

  #constant(site: Site): boolean {
    if (this.#context.holdsAll) return false;
    const { op, a } = site.instr;
    if (op === 'ldc.l') return this.#give(site, 'i64', this.#b.i64(wideOperand(site.instr)));
    return this.#give(site, 'i32', this.#b.i32(op === 'ldc' ? a : impliedNumber(op)));
  }

  #branch(site: Site): boolean {
    const value = this.#operand(site, 0);
    const [type] = site.types.takes;
    const native = this.#nativeOf(type);
    if (value === undefined || native === undefined || type === undefined) return false;
    this.#jump(this.#isTrue(value, type, native), site, site.instr.op === 'brtrue');
    return true;
  }

  #isTrue(value: Operand, type: Type, native: Native): Operand {
    const b = this.#b;
    const float = floatLetter(type);
    if (float !== undefined)
      return b.calc(`NotEqual${float}` as CalcOp, asFloat(b, value, float), float === 'F' ? b.f32(0) : b.f64(0));
    return native === 'i32' ? value : b.calc('NotEqualL', value, b.i64(0n));
  }

  #jump(condition: Operand, { instr }: Site, ifTrue: boolean): void {
    const [target, next] = [this.#labelOf(instr.a), this.#b.newLabel()];
    this.#b.condGoto(condition, ifTrue ? target : next, ifTrue ? next : target);
    this.#b.label(next);
  }

  #compareBranch(site: Site): boolean {
    const op = comparisonOf(site.instr.op);
    const condition = op && this.#comparison(site, op, false);
    if (condition === undefined) return false;
    this.#jump(condition, site, true);
    return true;
  }

  /** 0 or 1. */
  #comparison(site: Site, op: CompareOp, unsigned: boolean): Operand | undefined {
    const [type] = site.types.takes;
    const native = this.#nativeOf(type);
    const values = this.#operands(site);
    if (native === undefined || type === undefined || values === undefined || isThreeWay(op)) return undefined;
    const family = familyOf(op);
    const float = floatLetter(type);
    if (float !== undefined)
      return this.#b.calc(`${family}${float}` as CalcOp, ...values.map((value) => asFloat(this.#b, value, float)));
    const isOrdered = op !== 'eq' && op !== 'ne';
    const sign = isOrdered && (unsigned || type.kind !== 'int') ? 'U' : '';
    return this.#b.calc(`${family}${sign}${letterOf(native)}` as CalcOp, ...values);
  }

  #switch(site: Site): boolean {
    const native = this.#nativeOf(site.types.takes[0]);
    const value = this.#operand(site, 0);
    if (value === undefined || native === undefined) return false;
    const targets = this.#code.tables[site.instr.a].map((target) => this.#labelOf(target));
    const cases = targets.slice(0, -1).map((label, i) => [native === 'i64' ? BigInt(i) : i, label] as const);
    this.#b.switch(value, cases, targets[targets.length - 1]);
    return true;
  }

  #compute(site: Site): boolean {
    const { op } = site.instr;
    if (!isOperator(op)) return false;
    const { scalar } = opcodes[op];
    if (isCompareOp(scalar)) return this.#giveTruth(site, this.#comparison(site, scalar, false));
    const [type] = site.types.takes;
    const native = this.#nativeOf(type);
    if (native === undefined || type === undefined || type.kind === 'pointer') return false;
    const [result] = site.types.gives;
    const values = this.#operands(site);
    if (values === undefined || result?.kind === 'callee' || result === undefined || !sameType(result, type))
      return false;
    const value = this.#operation(scalar, values, type, native);
    return value !== undefined && this.#give(site, native, value);
  }

  #giveTruth(site: Site, truth: Operand | undefined): boolean {
    return truth !== undefined && this.#give(site, 'i32', truth);
  }

  #operation(op: ComputedScalar, values: readonly Operand[], type: Type, native: Native): Operand | undefined {
    const b = this.#b;
    const float = floatLetter(type);
    if (!computations[op][float === undefined ? 'whole' : 'float']) return undefined;
    const family = familyOf(op);
    if (float === undefined) return wrap(b, b.calc(`${family}${letterOf(native)}` as CalcOp, ...values), type);
    return asBits(b, b.calc(`${family}${float}` as CalcOp, ...values.map((value) => asFloat(b, value, float))), float);
  }

  #extra(site: Site): boolean {
    const { use, takes } = site.types;
    if (use === undefined || use.suffixes.includes('sat')) return false;
    const compared = extraComparison(use.key);
    if (compared !== undefined) return this.#giveTruth(site, this.#comparison(site, compared.op, compared.unsigned));
    if ((use.key !== 'conv' && use.key !== 'bits') || use.type === undefined || use.suffixes.length > 0) return false;
    const native = this.#nativeOf(use.type);
    const value = this.#operand(site, 0);
    const [from] = takes;
    if (native === undefined || value === undefined || from === undefined) return false;
    const converted =
      use.key === 'conv' ? convert(this.#b, value, from, use.type) : bitsAs(this.#b, value, from, use.type);
    return converted !== undefined && this.#give(site, native, converted);
  }
}

/** The kinds of native values on which an operation is one instruction of the linear IR; elsewhere it is a step. */
type NativeOn = { readonly whole: boolean; readonly float: boolean };
type ComputedScalar = Exclude<OperatorScalar, CompareOp>;

const everywhere: NativeOn = { whole: true, float: true };
const onWhole: NativeOn = { whole: true, float: false };
const nowhere: NativeOn = { whole: false, float: false };

/** One entry for each operator of src/tuyin/opcodes.ts that is no comparison: a new one does not compile without. */
const computations: { readonly [Op in ComputedScalar]: NativeOn } = {
  add: everywhere,
  sub: everywhere,
  mul: everywhere,
  // Division of whole numbers traps by itself.
  div: everywhere,
  rem: onWhole,
  band: onWhole,
  bior: onWhole,
  bxor: onWhole,
  neg: onWhole,
  bnot: onWhole,
  // Counts out of range have a meaning of their own in Tuyin.
  shl: nowhere,
  ashr: nowhere,
};

/** What an extra function compares by: `cmp.le`, or `u.le` where the operands are unsigned. */
function extraComparison(key: ExtraKey): { readonly op: CompareOp; readonly unsigned: boolean } | undefined {
  const [group, name] = key.split('.');
  return (group === 'cmp' || group === 'u') && isCompareOp(name) ? { op: name, unsigned: group === 'u' } : undefined;
}
