/** Asks an SMT solver (z3, as WebAssembly from npm) about rules. */
import { init, Z3_lbool } from 'z3-solver';
import { letterRows, type Letter, type ValueType } from '../../src/linear/opcodes.ts';
import { isSameTerm, parseRule, type Rule, type Term } from '../../src/passes/rules/rule.ts';
import { counterexampleOf, exampleOf, literal, sortOf } from '../../src/passes/rules/smt.ts';

/** What came of a rule. */
export interface Judgement {
  /** `unsettled`: not within the time; `useless`: its conditions never hold. */
  readonly verdict: 'proved' | 'wrong' | 'unsettled' | 'useless';
  /** Of a wrong rule, values for which it is wrong: `x = 0x80000000`. */
  readonly detail: string;
}

/** What the solver says to a script. */
interface Answer {
  readonly verdict: 'sat' | 'unsat' | 'unknown';
  readonly model: string;
}

/** What the solver may spend on a question, in its own units, so that every machine gives the same answer; some seconds. */
const patience = 20_000_000;

/** What the library's loader has of its threads; not in its types. */
interface Workers {
  readonly PThread: { terminateAllThreads(): void };
}

type Z3 = Awaited<ReturnType<typeof init>>['Z3'];

export class Prover {
  readonly #z3: Z3;
  readonly #workers: Workers;

  private constructor(z3: Z3, workers: Workers) {
    this.#z3 = z3;
    this.#workers = workers;
  }

  static async start(): Promise<Prover> {
    const { Z3, em } = await init();
    return new Prover(Z3, em as Workers);
  }

  /** Ends the threads of the solver, which keep a process alive. */
  stop(): void {
    this.#workers.PThread.terminateAllThreads();
  }

  /**
   * Can the assertions of a script of SMT-LIB all hold? `sat` with the values for which they do, `unsat`, or `unknown` where that
   * was not settled. (The library's `eval_smtlib2_string` reads the text after its memory has been given back.)
   */
  async ask(script: string): Promise<Answer> {
    const z3 = this.#z3;
    const configuration = z3.mk_config();
    const context = z3.mk_context(configuration);
    try {
      const solver = z3.mk_solver(context);
      z3.solver_inc_ref(context, solver);
      const parameters = z3.mk_params(context);
      z3.params_inc_ref(context, parameters);
      z3.params_set_uint(context, parameters, z3.mk_string_symbol(context, 'rlimit'), patience);
      z3.solver_set_params(context, solver, parameters);
      z3.solver_from_string(context, solver, script);
      const found = await z3.solver_check(context, solver);
      if (found === Z3_lbool.Z3_L_FALSE) return { verdict: 'unsat', model: '' };
      if (found === Z3_lbool.Z3_L_UNDEF) return { verdict: 'unknown', model: '' };
      return { verdict: 'sat', model: z3.model_to_string(context, z3.solver_get_model(context, solver)) };
    } finally {
      z3.del_context(context);
      z3.del_config(configuration);
    }
  }

  async judge(rule: Rule): Promise<Judgement> {
    const { verdict, model } = await this.#settle(rule, counterexampleOf(rule));
    if (verdict === 'sat') return { verdict: 'wrong', detail: valuesIn(model) };
    if (verdict === 'unknown') return { verdict: 'unsettled', detail: '' };
    const isUsed = rule.conditions.length === 0 || (await this.ask(exampleOf(rule))).verdict === 'sat';
    return { verdict: isUsed ? 'proved' : 'useless', detail: '' };
  }

  /** Is there a counterexample? Where a constant can be one of a few, each of them is a question of its own. */
  async #settle(rule: Rule, claim: string): Promise<Answer> {
    const split = rule.conditions
      .map((condition) => fewValues(condition, rule.letter))
      .find((found) => found !== undefined);
    if (split === undefined) return this.ask(claim);
    const { name, type, values } = split;
    const declaration = `(declare-const ${name} ${sortOf(type)})`;
    const cases = values.map((value) => claim.replace(declaration, `(define-fun ${name} () ${sortOf(type)} ${value})`));
    const rest = `${claim}\n(assert (not (or ${values.map((value) => `(= ${name} ${value})`).join(' ')})))`;
    for (const one of [...cases, rest]) {
      const answer = await this.ask(one);
      if (answer.verdict !== 'unsat') return answer;
    }
    return { verdict: 'unsat', model: '' };
  }
}

/** A constant with the values that it may have. */
interface Split {
  readonly name: string;
  readonly type: ValueType;
  readonly values: readonly string[];
}

/**
 * What a condition says that leaves a constant few values: `Equal(Shl(1, Ctz(C)), C)`, a power of two, and `LessU(C, width)`. That
 * there are no others is not taken for granted: it is the last question.
 */
function fewValues(condition: Term, letter: Letter): Split | undefined {
  const { value: type } = letterRows[letter];
  const width = type === 'i64' ? 64 : 32;
  const name = ['C', 'D'].find((one) => isPowerOfTwo(condition, one, letter) || isBelowWidth(condition, one, letter));
  if (name === undefined) return undefined;
  const isPower = isPowerOfTwo(condition, name, letter);
  const values = Array.from({ length: width }, (_, i) => literal(isPower ? 1n << BigInt(i) : BigInt(i), type));
  return { name, type, values };
}

function isPowerOfTwo(condition: Term, name: string, letter: Letter): boolean {
  return isCondition(condition, name, `Equal(Shl(1, Ctz(${name})), ${name})`, letter);
}

function isBelowWidth(condition: Term, name: string, letter: Letter): boolean {
  return isCondition(condition, name, `LessU(${name}, width)`, letter);
}

function isCondition(condition: Term, name: string, text: string, letter: Letter): boolean {
  const isInteger = letter === 'I' || letter === 'L';
  return isInteger && isSameTerm(condition, parseRule(`Add(x, ${name}) => x if ${text}`, letter).conditions[0]);
}

/** The values of a model, `x -> #x00000001` a line, in the notation of programs. */
function valuesIn(model: string): string {
  const lines = model.split('\n').filter((line) => line.includes(' -> '));
  return lines.map((line) => line.trim().replace(' -> ', ' = ').replace('#', '0')).join(', ');
}
