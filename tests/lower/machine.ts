/** Runs MAPLE text for the tests of lowering: parsed, flattened, lowered, verified, run by the WebAssembly engine. */
import { SourceFile } from '../../src/base/source.ts';
import { instantiate } from '../../src/backend/wasm/engine.ts';
import { verifyModule } from '../../src/linear/verifier.ts';
import { printModule } from '../../src/linear/printer.ts';
import { lowerToFlat } from '../../src/lower/maple-levels/index.ts';
import { lowerToLinear, type Lowered, type LoweringOptions } from '../../src/lower/maple-to-linear.ts';
import { parseMaple } from '../../src/maple/parser.ts';
import { flushOutput, type HostTable } from '../../src/vm/host.ts';
import type { Allocator } from '../../src/vm/allocator.ts';
import type { Memory } from '../../src/vm/memory.ts';
import { Trap } from '../../src/vm/trap.ts';
import { stackSize } from '../engines.ts';
import { fewHosts } from '../vm/few-hosts.ts';

export type Word = number | bigint;

export interface Machine {
  /** Calls a function: its result, or its results if it has several. */
  readonly call: (name: string, ...args: Word[]) => Word | Word[] | undefined;
  readonly memory: Memory;
  readonly heap: Allocator;
  readonly lowered: Lowered;
  /** What the program has written to its standard output. */
  readonly output: () => string;
}

/** Parses, flattens and lowers; errors of the parser and of the linear verifier fail the test. */
export function lowerText(text: string, options: LoweringOptions = {}): Lowered {
  const { module, diagnostics } = parseMaple(new SourceFile('test.mpl', text));
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Error(errors.map(({ code, message }) => `${code}: ${message}`).join('\n'));
  const lowered = lowerToLinear(lowerToFlat(module), options);
  const broken = verifyModule(lowered.module);
  if (broken.length > 0)
    throw new Error(`${broken.map(({ message }) => message).join('\n')}\n${printModule(lowered.module)}`);
  return lowered;
}

/** The linear text of a module. */
export function linearText(text: string, options: LoweringOptions = {}): string {
  return printModule(lowerText(text, options).module);
}

export function startMachine(text: string, options: LoweringOptions = {}, hosts: HostTable = {}): Machine {
  const lowered = lowerText(text, options);
  let output = '';
  const program = instantiate(lowered.module, {
    stackSize,
    hosts: { ...fewHosts, ...hosts },
    stdout: (bytes) => {
      output += new TextDecoder().decode(bytes);
    },
  });
  const call = (name: string, ...args: Word[]): Word | Word[] | undefined => {
    const results = program.call(name, args);
    return results.length > 1 ? results : results[0];
  };
  const read = (): string => {
    flushOutput(program.env);
    return output;
  };
  return { call, lowered, memory: program.env.memory, heap: program.env.allocator, output: read };
}

/** The kind of the trap that ends a call. */
export function trapOf(run: () => unknown): string | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    if (error instanceof Trap) return error.kind;
    throw error;
  }
}
