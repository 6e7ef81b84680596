/**
 * Random modules of the linear IR: what the interpreter makes of the linear form is what every other way must give: blocks,
 * SSA form, the text read again, the optimised and the checked module, each on both engines. Compared are results, traps,
 * and the arrays that are left.
 */
import { instantiate } from '../../src/backend/wasm/engine.ts';
import { SourceFile } from '../../src/base/source.ts';
import { bringToForm } from '../../src/driver/linear-forms.ts';
import { decodeLinear, encodeLinear } from '../../src/linear/binary/index.ts';
import type { LinearModule } from '../../src/linear/nodes.ts';
import { parseText } from '../../src/linear/parser.ts';
import { printModule } from '../../src/linear/printer.ts';
import { verifyModule } from '../../src/linear/verifier.ts';
import { checkBounds } from '../../src/lower/linear-bounds/index.ts';
import { pipelines } from '../../src/passes/pipelines.ts';
import { runPasses } from '../../src/passes/runner.ts';
import { outsideFunction } from '../../src/vm/bounds.ts';
import type { HostTable } from '../../src/vm/host.ts';
import { Interp } from '../../src/vm/linear/index.ts';
import type { Memory } from '../../src/vm/memory.ts';
import { Trap } from '../../src/vm/trap.ts';
import { cloneModule, dataStart } from '../linear/laws.ts';
import { randomArguments, randomModule } from '../linear/random-func.ts';

type Values = readonly (number | bigint)[];

const STACK = 65536;
const hosts: HostTable = { samara_outside: { name: 'samara_outside', ...outsideFunction } };

const ways: Readonly<Record<string, (module: LinearModule) => LinearModule>> = {
  linear: (module) => module,
  cfg: (module) => inForm(module, 'cfg'),
  ssa: (module) => inForm(module, 'ssa'),
  text: (module) => read(printModule(module)),
  'text of blocks': (module) => read(printModule(inForm(module, 'ssa'))),
  binary: (module) => encoded(module),
  'binary of blocks': (module) => encoded(inForm(module, 'ssa')),
  O2: (module) => optimised(module),
  bounds: (module) => verified(checkBounds(module, new Set()).module),
  'bounds O2': (module) => optimised(checkBounds(module, new Set()).module),
};

export async function checkLinearModule(seed: bigint): Promise<string | undefined> {
  const number = Number(BigInt.asUintN(30, seed));
  const { module, func } = randomModule(number);
  const problem = verifyModule(module).at(0);
  if (problem !== undefined) return `the generator's module is wrong: ${problem.message}`;
  for (let k = 0; k < 2; k++) {
    const args = randomArguments(number * 2 + k);
    const wanted = interpreted(module, args);
    for (const [name, way] of Object.entries(ways)) {
      const changed = way(cloneModule(module));
      const found = { interp: interpreted(changed, args), wasm: compiled(inForm(changed, 'cfg'), args) };
      for (const [engine, text] of Object.entries(found)) {
        if (text !== wanted)
          return `${name} on ${engine}, ${module.funcs[func].name}(${args.join(', ')}):\n  ${text}\ninstead of\n  ${wanted}\n${printModule(module)}`;
      }
    }
  }
  return undefined;
}

function encoded(module: LinearModule): LinearModule {
  const { module: again, diagnostics } = decodeLinear(
    encodeLinear(module, new SourceFile('random.lir', '')),
    'random.lirb',
  );
  if (again === undefined) throw new Error(diagnostics[0].message);
  return verified(again);
}

function inForm(module: LinearModule, form: 'cfg' | 'ssa'): LinearModule {
  const copy = cloneModule(module);
  bringToForm(copy, form);
  return copy;
}

function optimised(module: LinearModule): LinearModule {
  runPasses(module, pipelines.O2, { verifyEach: true });
  return module;
}

function verified(module: LinearModule): LinearModule {
  const problem = verifyModule(module).at(0);
  if (problem !== undefined) throw new Error(`the checked module is wrong: ${problem.message}`);
  return module;
}

function read(text: string): LinearModule {
  const { module, diagnostics } = parseText(text);
  if (module === undefined) throw new Error(`cannot be read again: ${diagnostics[0].message}`);
  if (printModule(module) !== text) throw new Error('the text is not a fixed point');
  return module;
}

/** `read`: values as the module gives them, as the ones that are compared. */
export function interpreted(module: LinearModule, args: Values, read = (values: Values): Values => values): string {
  const interp = new Interp(module, { stackSize: STACK, hosts });
  return outcome(() => read(interp.call('f', args)), interp.memory, dataStart(module, STACK));
}

export function compiled(module: LinearModule, args: readonly (number | bigint)[]): string {
  const program = instantiate(module, { stackSize: STACK, callable: ['f'], hosts });
  return outcome(() => program.call('f', args), program.env.memory, dataStart(module, STACK));
}

/** The arrays lie behind the stack. */
function outcome(call: () => readonly (number | bigint)[], memory: Memory, from: number): string {
  try {
    const results = call().map((value) => (Object.is(value, -0) ? '-0' : String(value)));
    return `${results.join(' ')} | ${Array.from(memory.bytes.subarray(from, from + 80)).join(' ')}`;
  } catch (error) {
    if (!(error instanceof Trap)) throw error;
    return `trap ${error.kind}`;
  }
}
