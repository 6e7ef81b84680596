/**
 * The operand stack of one body on all paths: how deep it is and what types it holds before each instruction.
 *
 * A forward analysis from the first instruction. Where paths meet they must leave the same (structs: their common
 * beginning); what no path reaches is not looked at. Locals have no declarations: the stores say their types, and a load
 * waits until one is known; a local that is only read is an i32. One that is read on all paths before it is stored is tried as an i32, and
 * again as what is stored there if that is something else. A body whose result is not declared returns what its
 * `ret`s give. Each place changes only finitely often, because structs only get shorter, so the work is linear but for them.
 *
 *     ldloc 0        before: []
 *     ldc 1          before: [i32]
 *     add            before: [i32 i32]      takes two, gives one
 *     ret            before: [i32]
 */
import { diagnose, type Diagnostic } from '../../base/diagnostics.ts';
import type { Span } from '../../base/source.ts';
import { rows } from '../opcodes.ts';
import { i32, sameType, voidType, type Type } from '../types.ts';
import type { ExtraUse } from '../extra-uses.ts';
import { extraRows } from '../extras.ts';
import { targetsOf } from './assembler.ts';
import { impliedNumber, type FlatInstr, type StackCode } from './code.ts';
import {
  InstrTyper,
  isProblem,
  valueProblem,
  type CodeContext,
  type InstrTypes,
  type TypeProblem,
} from './instruction-types.ts';
import {
  below,
  meetTypes,
  sameStackType,
  Stacks,
  stackText,
  stackTypeText,
  topTypes,
  type Cell,
  type StackType,
} from './stacks.ts';
import { stackRules, type StackRule, type StackRules } from './diagnostics.ts';

/** What is known of verified code. */
export interface CodeTypes {
  readonly code: StackCode;
  /** What stands on the stack before each instruction; `unreached` where control never gets. */
  readonly before: readonly (Cell | undefined | 'unreached')[];
  /** What each reached instruction takes, after conversion, and gives. */
  readonly instrs: readonly (InstrTypes | undefined)[];
  readonly maxDepth: number;
  /** By index. */
  readonly locals: readonly (Type | undefined)[];
  /** `never` if no path returns; undefined if it is not known. */
  readonly result: Type | 'never' | undefined;
  /** Calls directly before `ret` that give what the function returns: they leave the frame first. */
  readonly tailCalls: ReadonlySet<number>;
  /** Labels that `br.indirect` may go to. */
  readonly indirect: readonly number[];
}

/** Types are complete only where there are no problems. */
export interface Verified {
  readonly types: CodeTypes;
  readonly problems: readonly Diagnostic[];
  /** Instructions behind which control runs off the end. */
  readonly ends: readonly Span[];
}

/** A local may take its type from another one, which has to be found first; longer chains than this are not followed. */
const mostTries = 16;

export function verifyCode(code: StackCode, context: CodeContext): Verified {
  const tried = new Map<number, StackType>();
  for (let tries = 1; ; tries++) {
    const verifier = new CodeVerifier(code, context, tried);
    const verified = verifier.run();
    const stored = [...verifier.otherwise].filter(([index]) => !tried.has(index));
    if (stored.length === 0 || tries === mostTries) return verified;
    for (const [index, type] of stored) tried.set(index, type);
  }
}

class CodeVerifier {
  readonly #code: StackCode;
  readonly #context: CodeContext;
  readonly #typer: InstrTyper;
  readonly #stacks = new Stacks();
  readonly #before: (Cell | undefined | 'unreached')[];
  readonly #instrs: (InstrTypes | undefined)[];
  /** From which instruction a place was first reached. */
  readonly #from: number[];
  /** 1: a label, or where an instruction goes. */
  readonly #labels: Uint8Array;
  readonly #indirect: readonly number[];
  readonly #queue: number[] = [];
  readonly #isQueued: Uint8Array;
  readonly #problems: Diagnostic[] = [];
  /** Places with a mistake, each reported once. */
  readonly #broken = new Set<number>();
  readonly #ends = new Map<number, Span>();
  /** Loads of a local, by its index; they are looked at again when its type changes. */
  readonly #loads = new Map<number, Set<number>>();
  /** Types with which locals are tried that are read before they are stored. */
  readonly #tried: ReadonlyMap<number, StackType>;
  /** Locals that were tried, and what is stored there that does not agree. */
  readonly otherwise = new Map<number, StackType>();
  readonly #guessed = new Set<number>();
  #result: { readonly type: StackType } | undefined;
  #maxDepth = 0;

  constructor(code: StackCode, context: CodeContext, tried: ReadonlyMap<number, StackType>) {
    this.#tried = tried;
    const count = code.instrs.length;
    this.#code = code;
    this.#context = context;
    this.#typer = new InstrTyper(code, context);
    this.#before = new Array<Cell | undefined | 'unreached'>(count).fill('unreached');
    this.#instrs = new Array<InstrTypes | undefined>(count).fill(undefined);
    this.#from = new Array<number>(count).fill(-1);
    this.#isQueued = new Uint8Array(count);
    // A label may stand behind the last instruction.
    this.#labels = new Uint8Array(count + 1);
    for (const { at } of code.labels) this.#labels[at] = 1;
    for (const instr of code.instrs) for (const target of targetsOf(code, instr)) this.#labels[target] = 1;
    this.#indirect = addressTaken(code, context.func);
  }

  run(): Verified {
    const large = this.#context.params.map(valueProblem).find((problem) => problem !== undefined);
    if (large !== undefined) this.#wrong(0, large);
    if (this.#code.instrs.length > 0) this.#reach(0, undefined, -1);
    else if (this.#code.labels.length > 0) this.#ends.set(0, this.#code.labels[0].span);
    this.#work();
    for (let at = this.#waiting(); at !== undefined; at = this.#waiting()) {
      const index = localOf(this.#code.instrs[at]);
      this.#typer.locals.set(index, this.#tried.get(index) ?? i32);
      this.#guessed.add(index);
      for (const load of this.#loads.get(index) ?? []) this.#enqueue(load);
      this.#work();
    }
    return { types: this.#types(), problems: this.#problems, ends: [...this.#ends.values()] };
  }

  #types(): CodeTypes {
    return {
      code: this.#code,
      before: this.#before,
      instrs: this.#instrs,
      maxDepth: this.#maxDepth,
      locals: this.#localTypes(),
      result: this.#resultType(),
      tailCalls: this.#tailCalls(),
      indirect: this.#indirect,
    };
  }

  // The work list.

  #enqueue(at: number): void {
    if (this.#isQueued[at] === 1) return;
    this.#isQueued[at] = 1;
    this.#queue.push(at);
  }

  #work(): void {
    for (let at = this.#queue.pop(); at !== undefined; at = this.#queue.pop()) {
      this.#isQueued[at] = 0;
      this.#visit(at);
    }
  }

  /** The first load that waits for the type of its local. */
  #waiting(): number | undefined {
    let first: number | undefined;
    for (const [index, loads] of this.#loads) {
      if (this.#typer.locals.has(index)) continue;
      for (const at of loads) if (first === undefined || at < first) first = at;
    }
    return first;
  }

  /** Control comes to an instruction with this stack: what is known of it there may become less, and is looked at again. */
  #reach(at: number, stack: Cell | undefined, from: number): void {
    if (at >= this.#code.instrs.length) {
      this.#ends.set(from, this.#code.spans[from]);
      return;
    }
    if (stack?.hasCallee === true && this.#labels[at] === 1) {
      const name = topTypes(stack, stack.depth).find((type) => type?.kind === 'callee');
      return this.#problem(from, 'TUY2606', `${stackTypeText(name)} does not reach its call in the same block`);
    }
    const known = this.#before[at];
    if (known === 'unreached') {
      this.#before[at] = stack;
      this.#from[at] = from;
      this.#enqueue(at);
      return;
    }
    const met = this.#stacks.meet(known, stack);
    if (met === undefined) return this.#apart(at, known, stack, from);
    if (met.cell === known) return;
    this.#before[at] = met.cell;
    this.#enqueue(at);
  }

  #apart(at: number, known: Cell | undefined, stack: Cell | undefined, from: number): void {
    const side = (cell: Cell | undefined, origin: number): string => `${stackText(cell)} ${this.#place(origin)}`;
    this.#problem(at, 'TUY2602', this.#code.instrs[at].op, side(known, this.#from[at]), side(stack, from));
  }

  /** `from line 3`. */
  #place(origin: number): string {
    if (origin < 0) return 'at the beginning';
    const { source, start } = this.#code.spans[origin];
    const { line } = source.position(start);
    return `from \`${this.#code.instrs[origin].op}\` in line ${line}`;
  }

  // One instruction.

  #visit(at: number): void {
    const instr = this.#code.instrs[at];
    const stack = this.#before[at];
    if (stack === 'unreached' || this.#broken.has(at)) return;
    const depth = stack?.depth ?? 0;
    const arity = this.#typer.arity(instr, depth);
    if (depth < arity) return this.#problem(at, 'TUY2601', instr.op, arity, depth);
    if (instr.op === 'ret' && depth > arity) return this.#leftOver(at, stack, arity);
    if (isLoad(instr) && !this.#load(at, localOf(instr))) return;
    this.#typer.prefixed = this.#prefixOf(at) !== undefined;
    const types = this.#typer.types(at, topTypes(stack, arity));
    if (isProblem(types)) return this.#wrong(at, types);
    const prefix = this.#prefixProblem(at, types);
    if (prefix !== undefined) return this.#wrong(at, prefix);
    this.#instrs[at] = types;
    if (instr.op === 'ret') return this.#returns(at, types);
    if (isStore(instr) && !this.#store(at, localOf(instr), types.takes[0])) return;
    const after = this.#stacks.pushAll(below(stack, arity), types.gives);
    this.#maxDepth = Math.max(this.#maxDepth, depth, after?.depth ?? 0);
    this.#goOn(at, instr, types, after);
  }

  /** To every instruction that may come next. */
  #goOn(at: number, instr: FlatInstr, types: InstrTypes, after: Cell | undefined): void {
    if (types.never === true) return;
    if (types.use !== undefined && extraRows[types.use.key].flow === 'indirect') {
      for (const next of this.#indirect) this.#reach(next, after, at);
      return;
    }
    const { flow, operand } = rows[instr.op];
    if (flow === 'return' || flow === 'throw') return;
    if (operand === 'label') this.#reach(instr.a, after, at);
    else if (operand === 'labels') for (const next of targetsOf(this.#code, instr)) this.#reach(next, after, at);
    if (flow !== 'jump' && instr.op !== 'switch') this.#reach(at + 1, after, at);
  }

  #load(at: number, index: number): boolean {
    // There is none; the instruction says so.
    if (index >= this.#typer.mostLocals) return true;
    const loads = this.#loads.get(index);
    if (loads === undefined) this.#loads.set(index, new Set([at]));
    else loads.add(at);
    return this.#typer.locals.has(index);
  }

  #store(at: number, index: number, type: StackType): boolean {
    const { locals } = this.#typer;
    const known = locals.get(index);
    const met = locals.has(index) ? meetTypes(known, type) : { type };
    if (met === 'apart') {
      if (this.#guessed.has(index)) this.otherwise.set(index, type);
      this.#problem(at, 'TUY2608', index, stackTypeText(known), stackTypeText(type));
      return false;
    }
    const isSame = locals.has(index) && sameStackType(met.type, known);
    locals.set(index, met.type);
    if (!isSame) for (const load of this.#loads.get(index) ?? []) this.#enqueue(load);
    return true;
  }

  #leftOver(at: number, stack: Cell | undefined, arity: number): void {
    const value = arity === 0 ? 'nothing' : stackTypeText(stack?.type);
    this.#problem(at, 'TUY2604', stackText(below(stack, arity)), value);
  }

  #returns(at: number, { takes }: InstrTypes): void {
    if (this.#context.result !== undefined) {
      this.#result = { type: this.#context.result };
      return;
    }
    const type = takes.length === 0 ? voidType : takes[0];
    const met = this.#result === undefined ? { type } : meetTypes(this.#result.type, type);
    if (met !== 'apart') this.#result = met;
    else this.#problem(at, 'TUY2609', `@${this.#context.func}`, stackTypeText(this.#result?.type), stackTypeText(type));
  }

  // Prefixes of calls.

  /** The extra function there that changes the input of the next call, if there is one. */
  #prefixAt(at: number): ExtraUse['key'] | undefined {
    const instr = this.#code.instrs.at(at);
    if (at < 0 || instr?.op !== 'callx') return undefined;
    const use = this.#typer.use(instr.a);
    return typeof use !== 'string' && extraRows[use.key].flow === 'call' ? use.key : undefined;
  }

  /** That of a call. */
  #prefixOf(at: number): ExtraUse['key'] | undefined {
    const { op, a } = this.#code.instrs[at];
    if (op !== 'call') return undefined;
    const isBehindCallee = a < 0 && this.#code.instrs.at(at - 1)?.op === 'ldglb' && at >= 2;
    return this.#prefixAt(at - 1) ?? (isBehindCallee ? this.#prefixAt(at - 2) : undefined);
  }

  #prefixProblem(at: number, { use, callee }: InstrTypes): TypeProblem | undefined {
    const { instrs } = this.#code;
    if (callee !== undefined && this.#typer.prefixed && instrs[at].b > 0 && this.#prefixOf(at) !== 'call.rest') {
      return { kind: 'call', text: 'behind @tuyin.call.take or @tuyin.call.share it takes no arguments' };
    }
    if (use === undefined || extraRows[use.key].flow !== 'call') return undefined;
    const call =
      instrs.at(at + 1)?.op === 'ldglb' && instrs.at(at + 2)?.op === 'call' && instrs[at + 2].a < 0 ? at + 2 : at + 1;
    const isReached = instrs.at(call)?.op === 'call' && this.#labels[at + 1] !== 1 && this.#labels[call] !== 1;
    return isReached ? undefined : { kind: 'extra', text: 'a call follows it directly' };
  }

  // Findings.

  #wrong(at: number, { kind, text }: TypeProblem): void {
    const { op, a } = this.#code.instrs[at];
    if (kind === 'call') this.#problem(at, 'TUY2606', text);
    else if (kind === 'extra') this.#problem(at, 'TUY2607', `@${this.#code.pool.symbols[a]}`, text);
    else if (kind === 'index') this.#problem(at, 'TUY2605', op, text);
    else this.#problem(at, 'TUY2603', op, text);
  }

  #problem<K extends StackRule>(at: number, code: K, ...args: Parameters<StackRules[K]['message']>): void {
    if (this.#broken.has(at)) return;
    this.#broken.add(at);
    const notes = [{ message: `rule ${stackRules[code].rule}` }];
    this.#problems.push(diagnose(stackRules, code, this.#code.spans[at], args, { notes }));
  }

  // Results.

  #localTypes(): (Type | undefined)[] {
    const { locals } = this.#typer;
    let count = 0;
    for (const index of locals.keys()) count = Math.max(count, index + 1);
    return Array.from({ length: count }, (_, index) => {
      const type = locals.has(index) ? locals.get(index) : i32;
      return type?.kind === 'callee' ? undefined : type;
    });
  }

  #resultType(): Type | 'never' | undefined {
    if (this.#context.result !== undefined) return this.#context.result;
    if (this.#result === undefined) return 'never';
    const { type } = this.#result;
    return type?.kind === 'callee' ? undefined : type;
  }

  #tailCalls(): Set<number> {
    const calls = new Set<number>();
    const result = this.#resultType();
    const { instrs } = this.#code;
    for (let at = 0; at + 1 < instrs.length; at++) {
      if (instrs[at].op !== 'call' || instrs[at + 1].op !== 'ret') continue;
      const types = this.#instrs[at];
      const stack = this.#before[at];
      if (types?.callee === undefined || stack === 'unreached' || (stack?.depth ?? 0) !== types.takes.length) continue;
      if (types.never === true || this.#givesResult(types, result)) calls.add(at);
    }
    return calls;
  }

  #givesResult({ gives }: InstrTypes, result: Type | 'never' | undefined): boolean {
    if (result === undefined || result === 'never') {
      return result === undefined && gives.length === 1 && gives[0] === undefined;
    }
    if (gives.length === 0) return result.kind === 'void';
    const [type] = gives;
    return type !== undefined && type.kind !== 'callee' && sameType(type, result);
  }
}

function isLoad({ op }: FlatInstr): boolean {
  return op === 'ldloc' || op === 'ldloc.0' || op === 'ldloc.1' || op === 'ldloc.2' || op === 'ldloc.3';
}

function isStore({ op }: FlatInstr): boolean {
  return op === 'stloc';
}

function localOf({ op, a }: FlatInstr): number {
  return op === 'ldloc' || op === 'stloc' ? a : impliedNumber(op);
}

/** Labels of the function whose `blockaddress` is loaded in its own code. */
function addressTaken(code: StackCode, func: string): number[] {
  const taken = new Set<number>();
  let places: ReadonlyMap<string, number> | undefined;
  for (const { op, a } of code.instrs) {
    const value = op === 'ldk' ? code.pool.constants[a] : undefined;
    if (value?.kind !== 'blockaddress' || value.func.name !== func) continue;
    places ??= new Map(code.labels.map(({ name, at }) => [name, at]));
    const at = places.get(value.block.name);
    if (at !== undefined) taken.add(at);
  }
  return [...taken].sort((a, b) => a - b);
}
