/**
 * What calls pass and give, across functions in SSA form (the idea is that of D. Callahan, K. Cooper, K. Kennedy, L. Torczon, "Interprocedural constant
 * propagation", SIGPLAN 1986, without a lattice of expressions):
 *
 *     a parameter that is the same constant in all calls      is that constant
 *     an argument that the function does not read             is 0, so that nobody need compute it
 *     a result that is always the same constant               is known behind the call; one that is always a parameter, too
 *     a result that no call wants                             is 0
 *     a function that nobody reaches                          has no body but a trap
 *
 *     func i32 @f(p0, p1): return p0          t1 = call @f(x, y)      call @f(x, 0); t1 = x
 *
 * For what has to hold for all calls, all of them must be known: of functions that nobody calls from outside, or through a pointer (`Known.isPrivate`).
 * Signatures stay as they are, so that calls, tables of functions and debuggers fit as before.
 */
import { isValue } from '../linear/analysis/values.ts';
import { forEachInstr, operandsOf, refill, sameOperand, zeroOf } from '../linear/instr.ts';
import {
  isUnread,
  type Call,
  type Dest,
  type Func,
  type Instr,
  type LinearModule,
  type Operand,
} from '../linear/nodes.ts';
import type { ValueType } from '../linear/opcodes.ts';
import type { Known, Sweep } from './pass.ts';
import { isEntryValue, isNameable, replaceUses } from './places.ts';

export function passConstants(module: LinearModule, known: Known): Sweep {
  const facts = new Facts(module, known);
  return { order: module.funcs.keys(), run: (index) => new Rewriter(module, index, facts).run() };
}

/** What is always given: nothing is known yet, a constant or a parameter, or different things. */
type Given = Operand | 'different' | undefined;

/** What is true of functions for all of their calls; found before anything is changed. */
class Facts {
  readonly #module: LinearModule;
  readonly #known: Known;
  /** By function and parameter: what calls pass. */
  readonly #passed: Given[][];
  /** By function and result: what it gives. */
  readonly #given: Given[][];
  /** By function and parameter: it is read. */
  readonly #reads: boolean[][];
  /** Functions of which some call wants a result. */
  readonly #wanted = new Set<number>();
  readonly #reached = new Set<number>();

  constructor(module: LinearModule, known: Known) {
    this.#module = module;
    this.#known = known;
    this.#passed = module.funcs.map(({ params }) => params.map(() => undefined));
    this.#given = module.funcs.map(({ results }) => results.map(() => undefined));
    this.#reads = module.funcs.map(({ params }) => params.map(() => false));
    const callees = module.funcs.map((func, f) => (isRead(func) ? this.#see(func, f) : []));
    const work = [...module.funcs.keys()].filter((f) => !known.isPrivate(f));
    for (let f = work.pop(); f !== undefined; f = work.pop()) {
      if (this.#reached.has(f)) continue;
      this.#reached.add(f);
      for (const callee of callees[f]) work.push(callee);
    }
  }

  isReached(func: number): boolean {
    return this.#reached.has(func);
  }

  /** What a parameter is in every call. */
  parameterOf(func: number, index: number): Operand | undefined {
    return this.#known.isPrivate(func) ? constant(this.#passed[func][index]) : undefined;
  }

  isParameterRead(func: number, index: number): boolean {
    return !this.#isOwnBody(func) || this.#reads[func][index];
  }

  /** What a call of a function with these arguments gives. */
  resultOf({ func, operands }: Call, index: number): Operand | undefined {
    const given = this.#isOwnBody(func) ? this.#given[func][index] : undefined;
    if (given === undefined || given === 'different') return undefined;
    return given.kind === 'p' ? operands[given.index] : constant(given);
  }

  isResultWanted(func: number): boolean {
    return !this.#known.isPrivate(func) || this.#wanted.has(func);
  }

  #isOwnBody(func: number): boolean {
    return isRead(this.#module.funcs[func]) && this.#known.isOwnBody(this.#module.funcs[func]);
  }

  /** Returns the functions that it calls. */
  #see(func: Func, index: number): number[] {
    const callees: number[] = [];
    forEachInstr(func, (instr) => {
      for (const operand of operandsOf(instr)) if (isEntryValue(operand)) this.#reads[index][operand.index] = true;
      if (instr.op === 'Return')
        instr.operands.forEach((operand, i) => this.#join(this.#given[index], i, this.#asGiven(operand)));
      if (instr.op !== 'Call') return;
      callees.push(instr.func);
      if (instr.dests.length > 0) this.#wanted.add(instr.func);
      instr.operands.forEach((operand, i) => {
        // Handed on to itself, it is what it was.
        const isSame = instr.func === index && isEntryValue(operand) && operand.index === i;
        if (!isSame && i < this.#passed[instr.func].length) this.#join(this.#passed[instr.func], i, operand);
      });
    });
    return callees;
  }

  /** A parameter of the function as it came in, or what does not change; anything else may differ from call to call. */
  #asGiven(operand: Operand): Given {
    return isEntryValue(operand) || constant(operand) !== undefined ? operand : 'different';
  }

  #join(all: Given[], index: number, found: Given): void {
    const known = all[index];
    if (known === undefined) all[index] = found;
    else if (known !== 'different' && (found === undefined || found === 'different' || !sameOperand(known, found)))
      all[index] = 'different';
  }
}

function isRead(func: Func): boolean {
  return !func.extern && !isUnread(func);
}

/** Means the same in every function. */
function constant(given: Given): Operand | undefined {
  return typeof given === 'object' && (given.kind === 'v' || given.kind === 'f') ? given : undefined;
}

class Rewriter {
  readonly #module: LinearModule;
  readonly #index: number;
  readonly #func: Func;
  readonly #facts: Facts;

  constructor(module: LinearModule, index: number, facts: Facts) {
    this.#module = module;
    this.#index = index;
    this.#func = module.funcs[index];
    this.#facts = facts;
  }

  run(): boolean {
    if (!this.#facts.isReached(this.#index)) return this.#empty();
    const isReplaced = this.#placeParameters();
    const isChanged = this.#rewriteCalls();
    return this.#dropResults() || isReplaced || isChanged;
  }

  #empty(): boolean {
    const { blocks } = this.#func;
    if (blocks.length === 1 && blocks[0].instrs.length === 0 && blocks[0].terminator.op === 'Trap') return false;
    this.#func.blocks = [{ phis: [], instrs: [], terminator: { op: 'Trap', trap: 'unreachable' } }];
    return true;
  }

  #placeParameters(): boolean {
    const known = this.#func.params.map((_, i) => this.#facts.parameterOf(this.#index, i));
    if (known.every((value) => value === undefined)) return false;
    return replaceUses(this.#module, this.#func, (operand) =>
      isEntryValue(operand) ? (known[operand.index] ?? operand) : operand,
    );
  }

  #rewriteCalls(): boolean {
    let changed = false;
    for (const block of this.#func.blocks) {
      if (!block.instrs.some(({ op }) => op === 'Call')) continue;
      const instrs = block.instrs.flatMap((instr) => (instr.op === 'Call' ? this.#rewritten(instr) : [instr]));
      if (instrs.length === block.instrs.length && instrs.every((instr, i) => instr === block.instrs[i])) continue;
      refill(block.instrs, instrs);
      changed = true;
    }
    return changed;
  }

  /** The call, and behind it what is known of its results. */
  #rewritten(call: Call): Instr[] {
    const operands = call.operands.map((operand, i) => this.#argument(call, operand, i));
    const isSame = operands.every((operand, i) => operand === call.operands[i]);
    const kept = isSame ? call : { ...call, operands };
    const results = call.dests.map((_, i) => this.#facts.resultOf(call, i));
    if (results.length === 0 || !results.every((result, i) => this.#canBe(result, call.dests[i]))) return [kept];
    const { span } = call;
    const assigned = results.flatMap((result, i): Instr[] =>
      result === undefined ? [] : [{ op: 'Assign', dest: call.dests[i], operands: [result], span }],
    );
    return [{ ...kept, dests: [] }, ...assigned];
  }

  /** What is read behind the call must still be what was passed. */
  #canBe(result: Operand | undefined, dest: Dest): boolean {
    return result !== undefined && isValue(dest) && isNameable(this.#module, result) && this.#isPlain(result);
  }

  /** In the strict profile arrays are named, and not copied. */
  #isPlain(operand: Operand): boolean {
    return operand.kind !== 'g' && !(operand.kind === 'l' && 'storage' in this.#func.symbols[operand.index]);
  }

  #argument({ func }: Call, operand: Operand, index: number): Operand {
    const { params, variadic } = this.#module.funcs[func];
    const zero = index < params.length && !variadic ? unreadOf(params[index]) : undefined;
    return zero === undefined || operand.kind === 'v' || this.#facts.isParameterRead(func, index) ? operand : zero;
  }

  /** Nobody wants what it gives. */
  #dropResults(): boolean {
    if (this.#facts.isResultWanted(this.#index)) return false;
    const zeros = this.#func.results.map(unreadOf);
    let changed = false;
    for (const block of this.#func.blocks) {
      const { terminator } = block;
      if (terminator.op !== 'Return') continue;
      const operands = terminator.operands.map((operand, i) =>
        operand.kind === 'v' ? operand : (zeros[i] ?? operand),
      );
      if (operands.every((operand, i) => operand === terminator.operands[i])) continue;
      block.terminator = { ...terminator, operands };
      changed = true;
    }
    return changed;
  }
}

/** Undefined for pointers to elements, which no constant is. */
function unreadOf(type: ValueType): Operand | undefined {
  return type.endsWith('*') ? undefined : zeroOf(type);
}
