/**
 * `%%retvalN` to registers, wherever it is not read directly behind the call: the value is that of the last call which
 * was executed, whatever the order of the text, and calls that later transformations put in between do not change it.
 *
 *     call &f ()                               call &f ()
 *     incref (dread ref %o)                    regassign i32 %7 (regread i32 %%retval0)
 *     dassign %x (regread i32 %%retval0)       incref (dread ref %o)
 *                                              dassign %x (regread i32 %7)
 *
 * A reading that a label separates from the calls before it may see the result of any of them: each keeps its result in a
 * register of the reading's type. `return ()` gives what was assigned to `%%retvalN` (docs/decisions/0111-call-results.md).
 */
import { RETVAL0, specialBit, type Code, type Node, type Reg } from '../../maple/code.ts';
import type { Func, Module } from '../../maple/module.ts';
import {
  arity,
  callOpcodes,
  intrinsicCallOpcodes,
  opcodeByCode,
  opcodeNames,
  rows,
  scalarUseOf,
  type Opcode,
} from '../../maple/opcodes.ts';
import { primRows, type PrimType } from '../../scalar/prim-types.ts';
import type { Effect } from '../../table/row.ts';
import { transformFunc, type Rewriter, type Statements, type StatementRule, type Transformation } from './rewrite.ts';

export const callResults: Transformation = {
  name: 'call-results',
  doc: 'readings of %%retvalN that do not directly follow a call to readings of registers',
  rules: {},
  module: (module) => module.mapFuncs((func) => keepResults(module, func)),
};

const harmlessEffects: ReadonlySet<Effect> = new Set<Effect>(['reads', 'writes', 'jumps']);
const calls = [...callOpcodes, ...intrinsicCallOpcodes];
const isCall: ReadonlySet<Opcode> = new Set(calls);

/**
 * What no transformation puts a call before, because it cannot fail, calls nothing and is not replaced: a result that is
 * read in such a statement behind the call is still there.
 */
const harmless: readonly Opcode[] = opcodeNames.filter(
  (op) => rows[op].high !== true && (rows[op].effects ?? []).every((effect) => harmlessEffects.has(effect)),
);
const plainStatements: ReadonlySet<Opcode> = new Set(harmless.filter((op) => rows[op].kind === 'stmt'));
/** Leaves and scalar operations. */
const plainExpressions: ReadonlySet<Opcode> = new Set(
  harmless.filter((op) => rows[op].kind === 'expr' && (arity(op)[1] === 0 || scalarUseOf(op) !== undefined)),
);

function isPlain(code: Code, statement: Node): boolean {
  if (!plainStatements.has(code.op(statement))) return false;
  const stack = code.operands(statement);
  for (let n = stack.pop(); n !== undefined; n = stack.pop()) {
    const { kind } = primRows[code.prim(n)];
    if (!plainExpressions.has(code.op(n)) || (kind !== 'int' && kind !== 'float' && kind !== 'address')) return false;
    for (let i = 0; i < code.count(n); i++) stack.push(code.operand(n, i));
  }
  return true;
}

/** A result as it is read: which one, of what type. */
interface Wanted {
  readonly index: number;
  readonly prim: PrimType;
}

/** Which results are kept where. */
class Plan {
  /** What each reading reads instead. */
  readonly readings = new Map<Node, Wanted>();
  /** What is kept behind one call. */
  readonly behind = new Map<Node, Wanted[]>();
  /** What is kept behind every call. */
  readonly always: Wanted[] = [];
  /** Results that are assigned and given by a `return ()`. */
  readonly returned = new Set<number>();

  get isEmpty(): boolean {
    return this.readings.size === 0 && this.returned.size === 0;
  }

  /** `call` is the one that was surely the last. */
  note(reading: Node, wanted: Wanted, call: Node | undefined): void {
    this.readings.set(reading, wanted);
    const list = call === undefined ? this.always : (this.behind.get(call) ?? []);
    if (call !== undefined) this.behind.set(call, list);
    if (!list.some(({ index, prim }) => index === wanted.index && prim === wanted.prim)) list.push(wanted);
  }
}

const isExpression = opcodeByCode.map((op) => op !== undefined && rows[op].kind === 'expr');
const [regread, regassign] = [rows.regread.code, rows.regassign.code];

function resultOf(code: Code, n: Node): number | undefined {
  const opCode = code.words[n] & 0xffff;
  if (opCode !== regread && opCode !== regassign) return undefined;
  const reg = code.reg(n);
  return reg <= RETVAL0 ? RETVAL0 - reg : undefined;
}

/** Readings inside a statement. */
function readingsIn(code: Code, statement: Node): Node[] {
  const found: Node[] = [];
  const stack = code.operands(statement);
  for (let n = stack.pop(); n !== undefined; n = stack.pop()) {
    if (code.op(n) === 'regread' && resultOf(code, n) !== undefined) found.push(n);
    for (let i = 0; i < code.count(n); i++) stack.push(code.operand(n, i));
  }
  return found;
}

/**
 * Walks the text once. `last` is the call or assignment that was surely the last to give a result, and undefined behind a
 * label, where control may come from elsewhere; `isDirect` says that nothing has come between it and the statement at hand.
 */
function planOf(module: Module, func: Func, code: Code): Plan {
  const plan = new Plan();
  let last: Node | undefined;
  let isDirect = false;
  // What a statement reads stands in front of it.
  let readings: Node[] = [];
  const assigned: number[] = [];
  let returnsNothing = false;
  for (let n = 0 as Node; n < code.words.length; n = code.next(n)) {
    if (isExpression[code.words[n] & 0xffff]) {
      if (resultOf(code, n) !== undefined) readings.push(n);
      continue;
    }
    const op = code.op(n);
    if (op === 'block') continue;
    if (op === 'regassign' && code.reg(n) <= RETVAL0) assigned.push(RETVAL0 - code.reg(n));
    if (op === 'return' && code.count(n) === 0) returnsNothing = true;
    const isRow = (op === 'dassign' || op === 'regassign') && resultOf(code, code.operand(n, 0)) !== undefined;
    for (const reading of readings.length > 1 ? readingsIn(code, n) : readings) {
      const prim = code.prim(reading);
      if (!isScalar(prim) || (isDirect && (isRow || isPlain(code, n)))) continue;
      plan.note(reading, { index: resultOf(code, reading) ?? 0, prim }, last);
    }
    if (readings.length > 0) readings = [];
    // A call without results leaves those of the call before.
    if (isCall.has(op) && resultCount(module, code, n) === 0) isDirect = false;
    else if (isCall.has(op) || resultOf(code, n) !== undefined) [last, isDirect] = [n, true];
    else if (op === 'label') [last, isDirect] = [undefined, false];
    else if (op !== 'comment' && op !== 'LOC') isDirect &&= isRow;
  }
  if (returnsNothing) for (const index of returnedResults(module, func, assigned)) plan.returned.add(index);
  return plan;
}

/** The results among those assigned to %%retvalN that a `return ()` may have to give. */
function returnedResults(module: Module, func: Func, assigned: readonly number[]): readonly number[] {
  const prims = resultPrims(module, func);
  return prims.every(isScalar) ? assigned.filter((index) => index < prims.length) : [];
}

function isScalar(prim: PrimType): boolean {
  return prim !== 'agg' && primRows[prim].kind !== 'void';
}

function resultPrims(module: Module, func: Func): PrimType[] {
  return func.results.map((type) => module.valuePrim(type, func)).filter((prim) => prim !== 'void');
}

function keepResults(module: Module, func: Func): Func {
  if (func.code === undefined || !mentionsResults(func.code)) return func;
  const plan = planOf(module, func, func.code);
  return plan.isEmpty ? func : transformFunc(module, func, transformationOf(module, func, plan));
}

function mentionsResults(code: Code): boolean {
  return (code.census.specials & specialBit(RETVAL0)) !== 0;
}

function transformationOf(module: Module, func: Func, plan: Plan): Transformation {
  const keeper = new ResultKeeper(module, func, plan);
  const call: StatementRule = (r, n) => keeper.call(r, n);
  const rules: Partial<Record<Opcode, StatementRule>> = {
    regassign: (r, n) => keeper.assign(r, n),
    return: (r, n) => keeper.return(r, n),
  };
  for (const op of calls) rules[op] = call;
  return { name: 'call-results', doc: '', rules, expressions: { regread: (r, n) => keeper.read(r, n) } };
}

/** Carries a plan out in one function. The registers are made when the first statement needs them. */
class ResultKeeper {
  readonly #module: Module;
  readonly #plan: Plan;
  /** The types of the function's own results. */
  readonly #prims: readonly PrimType[];
  /** By purpose, number and type of the result. */
  readonly #registers = new Map<string, Reg>();

  constructor(module: Module, func: Func, plan: Plan) {
    this.#module = module;
    this.#plan = plan;
    this.#prims = resultPrims(module, func);
  }

  call(r: Rewriter, n: Node): Statements {
    const count = resultCount(this.#module, r.code, n);
    const kept = this.#keptBehind(n).filter(({ index }) => index < count);
    return [r.copyStatement(n), kept.map((wanted) => this.#keep(r, n, wanted))];
  }

  assign(r: Rewriter, n: Node): Statements {
    const target = resultOf(r.code, n);
    const kept = this.#keptBehind(n).filter(({ index }) => index === target);
    const statements: Statements[] = [r.copyStatement(n), kept.map((wanted) => this.#keep(r, n, wanted))];
    if (target !== undefined && this.#plan.returned.has(target))
      statements.push(this.#keep(r, n, { index: target, prim: this.#prims[target] }, 'return '));
    return statements;
  }

  /** `return ()` gives what was assigned. */
  return(r: Rewriter, n: Node): Statements {
    const { returned } = this.#plan;
    if (r.code.count(n) > 0 || returned.size === 0) return r.copyStatement(n);
    const values = this.#prims.map((prim, index) =>
      returned.has(index)
        ? r.make(n, 'regread', prim, [this.#register(r, n, { index, prim }, 'return ')])
        : r.constant(n, prim, 0),
    );
    return r.make(n, 'return', 'void', [], values);
  }

  read(r: Rewriter, n: Node): Node | undefined {
    const wanted = this.#plan.readings.get(n);
    return wanted === undefined ? undefined : r.make(n, 'regread', wanted.prim, [this.#register(r, n, wanted)]);
  }

  #keptBehind(n: Node): Wanted[] {
    return [...(this.#plan.behind.get(n) ?? []), ...this.#plan.always];
  }

  /** `regassign %reg (regread %%retvalN)` */
  #keep(r: Rewriter, n: Node, wanted: Wanted, purpose?: string): Node {
    const value = r.make(n, 'regread', wanted.prim, [RETVAL0 - wanted.index]);
    return r.make(n, 'regassign', wanted.prim, [this.#register(r, n, wanted, purpose)], [value]);
  }

  #register(r: Rewriter, n: Node, { index, prim }: Wanted, purpose = ''): Reg {
    const key = `${purpose}${index} ${prim}`;
    let reg = this.#registers.get(key);
    if (reg === undefined) this.#registers.set(key, (reg = r.newPreg(n, prim)));
    return reg;
  }
}

/** How many results a call has, as far as that is known. */
function resultCount(module: Module, code: Code, n: Node): number {
  const op = code.op(n);
  if (!code.has(n, 'func') || op === 'polymorphiccall') return Infinity;
  const callee = module.func(code.func(n));
  return callee.declared ? resultPrims(module, callee).length : Infinity;
}
