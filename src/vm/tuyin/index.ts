/**
 * Running Tuyin programs. `instantiateTuyin` puts a program into memory; `main` runs the statements outside functions
 * and then the program, `call` one function.
 *
 * What a program's result means (TUYIN section 6): of an integer the low 8 bits are the exit status; a block or array
 * that it points to, and the bytes of a struct or other aggregate, go to standard output; nothing is 0.
 */
import type { FuncId, Graph, GraphFunc } from '../../tuyin/graph/nodes.ts';
import type { TuyinCode } from '../../tuyin/program.ts';
import { graphCode } from '../../tuyin/stack/graph-code.ts';
import { i32, type Type } from '../../tuyin/types.ts';
import { Exit, Trap } from '../trap.ts';
import type { Arena } from './arena.ts';
import { graphBodies } from './graph-activation.ts';
import { encodeArguments, Machine, type MachineOptions, type TypedValue } from './machine.ts';
import { codeBodies } from './stack-machine.ts';
import type { ByteStream } from './streams.ts';
import { addTrapCode, trapOf } from './traps.ts';
import { encodeValue, isAggregate, isPoisoned, scalarOf, type Value } from './values.ts';
import { conversion } from './conversions.ts';

export type { MachineOptions, TypedValue } from './machine.ts';

/** How the bodies of a program run. */
export type Bodies = (code: TuyinCode) => MachineOptions['bodies'];

/** Graphs as such, and written code on the stack machine. */
export const onGraph: Bodies = ({ codeOf }) => ({ graph: graphBodies, code: codeBodies(codeOf) });

/** Everything as stack code. */
export const onStack: Bodies = ({ graph, codeOf }) => {
  const code = codeBodies(graphCode(graph, codeOf));
  return { graph: code, code };
};

/** What a program of Tuyin IR is granted. */
export type TuyinOptions = Omit<MachineOptions, 'bodies'>;

/** A program of Tuyin IR, ready to run. */
export function instantiateTuyin(code: TuyinCode, options: TuyinOptions = {}, bodies: Bodies = onGraph): TuyinProgram {
  const { graph } = code;
  return new TuyinProgram(graph, new Machine(graph, { ...options, bodies: bodies(code) }));
}

/** A running program of Tuyin IR. */
export class TuyinProgram {
  readonly graph: Graph;
  readonly #machine: Machine;
  #isReady = false;

  constructor(graph: Graph, machine: Machine) {
    this.graph = graph;
    this.#machine = machine;
  }

  /** Steps executed so far. */
  get steps(): number {
    return this.#machine.steps;
  }

  /** How many bytes of the program's input have been read. */
  get position(): number {
    return this.#machine.input.position;
  }

  get memory(): Arena {
    return this.#machine.arena;
  }

  hasMain(): boolean {
    return this.graph.main !== undefined;
  }

  /** Runs the program; its exit status, all of it. Output is delivered however it ends. */
  main(): number {
    const { main } = this.graph;
    if (main === undefined) throw new TypeError('the program has no main function');
    const { input } = this.#machine;
    return this.#running(() => this.#statusOf(this.graph.functions[main], this.#run(main, input)));
  }

  func(name: string): GraphFunc | undefined {
    const plain = name.replace(/^@/, '');
    const func = this.graph.functions.find((one) => one.name === plain);
    if (func !== undefined) return func;
    const alias = this.graph.aliases.find((one) => one.name === plain);
    return alias?.target.kind === 'func' ? this.graph.functions[alias.target.func] : undefined;
  }

  /** Calls a function on a fresh input that holds these values; without any, on the program's input. */
  call(name: string, args?: readonly TypedValue[]): TypedValue | undefined {
    const func = this.func(name);
    if (func === undefined) throw new TypeError(`there is no function ${name}`);
    const { arena, input } = this.#machine;
    return this.#running(() => {
      this.#initialise();
      const stream = args === undefined ? input : this.#machine.stream(encodeArguments(args), arena.depth);
      const value = this.#machine.call(func.id, stream);
      return value === undefined ? undefined : { type: isAggregate(value) ? value.type : func.result, value };
    });
  }

  #running<T>(action: () => T): T {
    try {
      return action();
    } catch (error) {
      if (error instanceof Trap) addTrapCode(error);
      throw error;
    } finally {
      this.#machine.flush();
    }
  }

  /** Statements outside functions, once. */
  #initialise(): void {
    if (this.#isReady) return;
    this.#isReady = true;
    for (const id of this.graph.init) this.#machine.call(id, this.#machine.input);
  }

  #run(main: FuncId, input: ByteStream): Value | undefined {
    this.#initialise();
    return this.#machine.call(main, input);
  }

  #statusOf({ result }: GraphFunc, value: Value | undefined): number {
    if (value === undefined) return 0;
    if (isPoisoned(value)) throw trapOf('T-POISON', 'returned by main');
    if (isAggregate(value)) {
      this.#machine.output.write(encodeValue(value.type, value));
      return 0;
    }
    if (result.kind === 'pointer') {
      this.#machine.output.write(this.#machine.content(value, result.to));
      return 0;
    }
    return Number(BigInt.asIntN(32, wholeOf(result, value)));
  }
}

/** A number without its fraction. */
function wholeOf(type: Type, value: Value): bigint {
  const isWhole = type.kind === 'int' || type.kind === 'block';
  return scalarOf(isWhole ? value : conversion(type, i32)(value));
}

/** Runs a program from its beginning to its end, as a process: the exit status. */
export function runTuyin(code: TuyinCode, options: TuyinOptions = {}): number {
  try {
    return instantiateTuyin(code, options).main();
  } catch (error) {
    if (error instanceof Exit) return error.code;
    throw error;
  }
}
