/**
 * Do two versions of a function do the same, for all arguments? As a question to an SMT solver, for functions whose
 * values are numbers: no memory, no calls, no globals; of loops so many rounds as are asked for (first-rounds.ts). (For all others, calls with many arguments are compared: vm/compare-behaviour.)
 *
 *     B0: t2 = LessI p0, p1        (define-fun a.v2 …)          whether a block is reached: in0 = true,
 *         cond goto t2 B1 B2       in1 = in0 and t2 is not 0    in3 = the ways from its predecessors;
 *     B3: l4 = phi …               a.v4 = whichever way was     a phi takes what came with its way;
 *         return l4                taken                        what happens: the first trap, or the results
 *
 * Blocks are told in an order in which each comes behind its predecessors, so that every term names what is defined already.
 */
import { searchDepthFirst } from '../base/depth-search.ts';
import { isValue, numberValues, valueOf, type ValueTable } from '../linear/analysis/values.ts';
import { graphOfBlocks, toCfg } from '../linear/cfg.ts';
import { cloneFunc, isCalc } from '../linear/instr.ts';
import { fromSsa } from '../linear/leave-ssa.ts';
import {
  operandType,
  type Block,
  type Func,
  type Instr,
  type LinearModule,
  type Operand,
  type Terminator,
} from '../linear/nodes.ts';
import { calcRows, type ValueType } from '../linear/opcodes.ts';
import { toSsa } from '../linear/ssa.ts';
import { beyondRounds, firstRounds } from './first-rounds.ts';
import { applied, hasTerm, literal, sortOf, trapOf } from './rules/smt.ts';

/**
 * A script of SMT-LIB that some arguments satisfy if and only if the functions of this index differ for them; undefined if one of
 * them is of a kind that cannot be told so. With `rounds`, functions with loops can be told, and arguments for which ways back are taken more
 * often than that satisfy nothing.
 */
export function differenceOf(
  before: LinearModule,
  after: LinearModule,
  func: number,
  rounds?: number,
): string | undefined {
  const [first, second] = [before, after].map((module, i) => tell(module, module.funcs[func], 'ab'[i], rounds));
  if (first === undefined || second === undefined) return undefined;
  const { params } = before.funcs[func];
  const results = first.results.map((result, i) => `(distinct ${result} ${second.results[i]})`);
  const beyond = numberOfTrap(beyondRounds);
  return [
    ...params.map((type, i) => `(declare-const p${i} ${sortOf(type)})`),
    ...first.lines,
    ...second.lines,
    `(assert (distinct ${first.outcome} ${beyond}))`,
    `(assert (distinct ${second.outcome} ${beyond}))`,
    `(assert (or (distinct ${first.outcome} ${second.outcome}) (and (= ${first.outcome} 0) (or false ${results.join(' ')}))))`,
  ].join('\n');
}

/** A function as definitions: what comes of it (0: it returns, else the number of a kind of trap), and its results. */
interface Told {
  readonly lines: readonly string[];
  readonly outcome: string;
  readonly results: readonly string[];
}

/** Whether a function has loops, which a question about it needs `rounds` for. */
export function hasLoops(original: Func): boolean {
  const func = cloneFunc(original);
  if (func.form === 'linear') toCfg(func);
  return topologicalOrder(func) === undefined;
}

/** A question about more blocks is not settled in reasonable time. */
const mostBlocks = 500;

function tell(module: LinearModule, original: Func, prefix: string, rounds: number | undefined): Told | undefined {
  if (original.extern || [...original.params, ...original.results].some((type) => !hasTerm(type))) return undefined;
  const func = rounds !== undefined && hasLoops(original) ? unrolled(original, rounds) : cloneFunc(original);
  if (func === undefined) return undefined;
  if (func.form === 'linear') toCfg(func);
  if (func.form === 'cfg') toSsa(func);
  const order = topologicalOrder(func);
  return order === undefined ? undefined : new Teller(module, func, prefix).tell(order);
}

function unrolled(original: Func, rounds: number): Func | undefined {
  const func = cloneFunc(original);
  if (func.form === 'linear') toCfg(func);
  if (func.form === 'ssa') fromSsa(func);
  return firstRounds(func, rounds, mostBlocks);
}

/** Blocks that can be reached, each behind its predecessors; undefined if there is a loop. */
function topologicalOrder({ blocks }: Func): readonly number[] | undefined {
  const graph = graphOfBlocks(blocks);
  const order = searchDepthFirst(graph).postorder.reverse();
  const place = new Int32Array(blocks.length).fill(-1);
  order.forEach((block, i) => (place[block] = i));
  const hasLoop = order.some((block) => {
    for (let i = graph.succStart[block]; i < graph.succStart[block + 1]; i++)
      if (place[graph.succ[i]] <= place[block]) return true;
    return false;
  });
  return hasLoop ? undefined : [...order];
}

/** Ends the telling of a function that cannot be told. */
class Untold extends Error {}

class Teller {
  readonly #module: LinearModule;
  readonly #func: Func;
  readonly #prefix: string;
  readonly #values: ValueTable;
  readonly #defined: Uint8Array;
  readonly #lines: string[] = [];
  /** By target and source: when this way is taken. */
  readonly #ways = new Map<number, Map<number, string>>();
  /** When each kind of trap is met, in the order of the program. */
  readonly #traps: (readonly [when: string, kind: string])[] = [];
  readonly #returns: (readonly [when: string, values: readonly string[]])[] = [];
  #names = 0;

  constructor(module: LinearModule, func: Func, prefix: string) {
    this.#module = module;
    this.#func = func;
    this.#prefix = prefix;
    this.#values = numberValues(func);
    this.#defined = new Uint8Array(this.#values.count);
    func.params.forEach((_, i) => (this.#defined[this.#values.first[i]] = 1));
  }

  tell(order: readonly number[]): Told | undefined {
    try {
      for (const block of order) this.#block(this.#func.blocks[block], block);
      return { lines: this.#lines, outcome: this.#outcome(), results: this.#results() };
    } catch (error) {
      if (error instanceof Untold) return undefined;
      throw error;
    }
  }

  #define(sort: string, term: string): string {
    const name = `${this.#prefix}.${this.#names++}`;
    this.#lines.push(`(define-fun ${name} () ${sort} ${term})`);
    return name;
  }

  #block(block: Block, number: number): void {
    const ways = this.#ways.get(number);
    const reached = number === 0 ? 'true' : this.#define('Bool', `(or false ${[...(ways?.values() ?? [])].join(' ')})`);
    for (const { dest, operands, sources } of block.phis) {
      const choices = operands.flatMap((operand, i) => {
        const when = ways?.get(sources[i]);
        return when === undefined ? [] : [[when, this.#term(operand)] as const];
      });
      this.#assign(dest, chosen(choices));
    }
    for (const instr of block.instrs) this.#instr(instr, reached);
    this.#end(block.terminator, number, reached);
  }

  #type(operand: Operand): ValueType {
    return operandType(this.#module, this.#func, operand);
  }

  #nameOf(operand: Operand): string {
    if (!isValue(operand)) throw new Untold();
    return `${this.#prefix}.v${valueOf(this.#values, operand)}`;
  }

  #assign(dest: Operand, term: string): void {
    if (!isValue(dest) || !hasTerm(this.#type(dest))) throw new Untold();
    this.#defined[valueOf(this.#values, dest)] = 1;
    this.#lines.push(`(define-fun ${this.#nameOf(dest)} () ${sortOf(this.#type(dest))} ${term})`);
  }

  #term(operand: Operand): string {
    if (operand.kind === 'v') {
      if (operand.bits !== undefined || !hasTerm(operand.type)) throw new Untold();
      return literal(operand.value, operand.type);
    }
    // A local that was never assigned has a value that only the machine knows.
    if (!isValue(operand) || this.#defined[valueOf(this.#values, operand)] === 0) throw new Untold();
    if (operand.index < this.#func.params.length && (operand.version ?? 0) === 0) return `p${operand.index}`;
    return this.#nameOf(operand);
  }

  #instr(instr: Instr, reached: string): void {
    if (instr.op === 'Assign') return this.#assign(instr.dest, this.#term(instr.operands[0]));
    if (!isCalc(instr) || !hasTerm(instr.op)) throw new Untold();
    const { operands, result } = calcRows[instr.op];
    if (this.#type(instr.dest) !== result || operands.some((type, i) => this.#type(instr.operands[i]) !== type))
      throw new Untold();
    const args = instr.operands.map((operand) => this.#term(operand));
    const trap = trapOf(instr.op, args);
    if (trap !== undefined) this.#traps.push([this.#define('Bool', `(and ${reached} ${trap})`), 'divide-by-zero']);
    this.#assign(instr.dest, applied(instr.op, args));
  }

  #end(end: Terminator, from: number, reached: string): void {
    switch (end.op) {
      case 'Goto':
        return this.#way(from, end.targets[0], reached);
      case 'CondGoto': {
        const isZero = `(= ${this.#term(end.operands[0])} ${literal(0, this.#type(end.operands[0]))})`;
        this.#way(from, end.targets[0], this.#define('Bool', `(and ${reached} (not ${isZero}))`));
        return this.#way(from, end.targets[1], this.#define('Bool', `(and ${reached} ${isZero})`));
      }
      case 'Switch': {
        const [value, type] = [this.#term(end.operands[0]), this.#type(end.operands[0])];
        const tests = end.values.map((one) => `(= ${value} ${literal(one, type)})`);
        tests.forEach((test, i) => this.#way(from, end.targets[i], this.#define('Bool', `(and ${reached} ${test})`)));
        const none = `(and ${reached} (not (or false ${tests.join(' ')})))`;
        return this.#way(from, end.targets[tests.length], this.#define('Bool', none));
      }
      case 'Return':
        this.#returns.push([reached, end.operands.map((operand) => this.#term(operand))]);
        return;
      case 'Trap':
        this.#traps.push([reached, end.trap]);
    }
  }

  #way(from: number, to: number, when: string): void {
    const ways = this.#ways.get(to) ?? new Map<number, string>();
    const other = ways.get(from);
    this.#ways.set(to, ways.set(from, other === undefined ? when : `(or ${other} ${when})`));
  }

  /** Of the traps on the way that is taken, the first one counts. */
  #outcome(): string {
    return this.#traps.reduceRight((rest, [when, kind]) => `(ite ${when} ${numberOfTrap(kind)} ${rest})`, '0');
  }

  #results(): string[] {
    return this.#func.results.map((type, i) =>
      this.#define(
        sortOf(type),
        chosen(
          this.#returns.map(([when, values]) => [when, values[i]] as const),
          type,
        ),
      ),
    );
  }
}

/** The term whose condition holds; the last needs none, since one of them does. */
function chosen(choices: readonly (readonly [when: string, term: string])[], type?: ValueType): string {
  const last = choices.at(-1);
  if (last === undefined) {
    if (type === undefined) throw new Untold();
    return literal(0, type);
  }
  return choices.slice(0, -1).reduceRight((rest, [when, term]) => `(ite ${when} ${term} ${rest})`, last[1]);
}

const trapNumbers = new Map<string, number>();

function numberOfTrap(kind: string): number {
  const known = trapNumbers.get(kind) ?? trapNumbers.size + 1;
  trapNumbers.set(kind, known);
  return known;
}
