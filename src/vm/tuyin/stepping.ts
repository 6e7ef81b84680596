/**
 * A program of Tuyin IR step by step, forwards and backwards: a step is a node of a graph or an instruction of stack code. Programs are
 * deterministic and their input is known, so going back is running again from the beginning, silently, to the step before.
 */
import type { FuncId } from '../../tuyin/graph/nodes.ts';
import type { TuyinCode } from '../../tuyin/program.ts';
import { Exit, Trap } from '../trap.ts';
import { graphBodies } from './graph-activation.ts';
import { Machine, type Activation } from './machine.ts';
import { codeBodies } from './stack-machine.ts';
import { addTrapCode } from './traps.ts';
import { formatValue } from './value-text.ts';
import type { Value } from './values.ts';

/** A machine under the hand. */
export class Stepper {
  /** How it ended, once it has. */
  end: string | undefined;
  /** Steps since the beginning. */
  position = 0;
  /** Was the last step a `breakpoint` of stack code? */
  isAtBreak = false;
  readonly #code: TuyinCode;
  readonly #input: Uint8Array;
  #machine: Machine;
  #queue: FuncId[] = [];
  #written: Buffer[] = [];

  /** The program has a main function. */
  constructor(code: TuyinCode, input: Uint8Array) {
    this.#code = code;
    this.#input = input;
    this.#machine = this.#restart();
  }

  get machine(): Machine {
    return this.#machine;
  }

  /** What has been written up to here, to output and error. */
  get output(): string {
    return Buffer.concat(this.#written).toString();
  }

  /** The open calls, the innermost first. */
  get calls(): readonly Activation[] {
    return this.#machine.activations.toReversed();
  }

  /** One step; false at the end. */
  forward(): boolean {
    if (this.end !== undefined) return false;
    this.isAtBreak = false;
    this.position++;
    try {
      const value = this.#machine.advance();
      if (this.#machine.depth === 0) this.#next(value);
    } catch (error) {
      this.end = endOf(error);
    }
    this.#machine.flush();
    return true;
  }

  /** To the state after so many steps, or the end. */
  goTo(position: number): void {
    if (position < this.position) this.restart();
    while (this.position < position && this.forward());
  }

  restart(): void {
    this.#machine = this.#restart();
  }

  #restart(): Machine {
    const { graph, codeOf } = this.#code;
    const left = [this.#input];
    const keep = (bytes: Uint8Array): void => void this.#written.push(Buffer.from(bytes));
    const code = codeBodies(codeOf, { onBreakpoint: () => (this.isAtBreak = true) });
    const stdin = (): Uint8Array | undefined => left.pop();
    const machine = new Machine(graph, { stdin, stdout: keep, stderr: keep, bodies: { graph: graphBodies, code } });
    [this.position, this.end, this.isAtBreak, this.#written] = [0, undefined, false, []];
    this.#queue = [...graph.init, ...(graph.main === undefined ? [] : [graph.main])];
    machine.begin(this.#queue[0]);
    return machine;
  }

  /** A function that was called from outside has returned. */
  #next(value: Value | undefined): void {
    const [done, next] = this.#queue;
    this.#queue.shift();
    if (next !== undefined) return this.#machine.begin(next);
    const { name, result } = this.#code.graph.functions[done];
    this.end = `the end: ${name} gave ${value === undefined ? 'nothing' : formatValue(result, value)}`;
  }
}

function endOf(error: unknown): string {
  if (error instanceof Exit) return `the end: exit with status ${error.code}`;
  if (!(error instanceof Trap)) throw error;
  addTrapCode(error);
  return `trap: ${error.message}`;
}
