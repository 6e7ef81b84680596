/**
 * The MAPLE programs of `examples/` keep their behaviour through the forms of the linear IR and the optimiser: output and
 * status of each are those of the lowered module, on both engines. A program that is added there joins by itself.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { instantiate } from '../../src/backend/wasm/engine.ts';
import { moduleToCfg, toLinear } from '../../src/linear/cfg.ts';
import { moduleFromSsa } from '../../src/linear/leave-ssa.ts';
import { parseText } from '../../src/linear/parser.ts';
import { printModule } from '../../src/linear/printer.ts';
import { moduleToSsa } from '../../src/linear/ssa.ts';
import { verifyModule } from '../../src/linear/verifier.ts';
import type { LinearModule } from '../../src/linear/nodes.ts';
import { pipelines } from '../../src/passes/pipelines.ts';
import { runPasses } from '../../src/passes/runner.ts';
import { cFunctions } from '../../src/vm/clib/index.ts';
import { finish, type HostEnv } from '../../src/vm/host.ts';
import { instantiateInterp } from '../../src/vm/linear/index.ts';
import { Exit } from '../../src/vm/trap.ts';
import { cloneModule } from '../linear/laws.ts';
import { lowerText } from '../lower/machine.ts';

const folder = resolve(import.meta.dirname, '../../examples');
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.mpl'))
  .sort();
const input = 'two words\nand more\n';

type Engine = 'interp' | 'wasm';

function run(engine: Engine, module: LinearModule): string {
  let sent = false;
  let output = '';
  const grants = {
    hosts: cFunctions,
    clock: () => 0,
    now: () => 0,
    stdin: () => {
      if (sent) return undefined;
      sent = true;
      return new TextEncoder().encode(input);
    },
    stdout: (bytes: Uint8Array) => {
      output += new TextDecoder().decode(bytes);
    },
  };
  const program: {
    readonly env: HostEnv;
    call(name: string, args: readonly (number | bigint)[]): (number | bigint)[];
  } = engine === 'interp' ? instantiateInterp(module, grants) : instantiate(module, { ...grants, callable: ['main'] });
  const main = module.funcs.find(({ name }) => name === 'main');
  const args = main?.params.map((type) => (type === 'i64' ? 0n : 0)) ?? [];
  let status = '';
  try {
    status = program.call('main', args).join();
  } catch (error) {
    if (!(error instanceof Exit)) throw error;
    status = `exit ${error.code}`;
  }
  finish(program.env);
  return `${output}status ${status}`;
}

describe.each(names)('%s', (name) => {
  const { module } = lowerText(readFileSync(join(folder, name), 'utf8'));
  const plain = cloneModule(module);
  moduleToCfg(plain);
  const wanted = run('wasm', plain);

  const routes: readonly (readonly [string, Engine, (module: LinearModule) => void])[] = [
    ['as lowered', 'interp', () => undefined],
    [
      'in SSA form',
      'interp',
      (m) => {
        moduleToCfg(m);
        moduleToSsa(m);
      },
    ],
    [
      'to SSA form and back',
      'wasm',
      (m) => {
        moduleToCfg(m);
        moduleToSsa(m);
        moduleFromSsa(m);
      },
    ],
    [
      'to linear form and read back',
      'wasm',
      (m) => {
        moduleToCfg(m);
        moduleToSsa(m);
        moduleFromSsa(m);
        m.funcs.forEach((func) => func.extern || toLinear(func));
      },
    ],
    [
      'optimised, in SSA form',
      'interp',
      (m) => {
        runPasses(m, pipelines.O1, { leaveIn: 'ssa', verifyEach: true });
      },
    ],
    [
      'optimised',
      'wasm',
      (m) => {
        runPasses(m, pipelines.O1, { verifyEach: true });
      },
    ],
  ];

  test.each(routes)('%s (%s)', (_, engine, change) => {
    const changed = cloneModule(module);
    change(changed);
    expect(verifyModule(changed)).toEqual([]);
    const text = printModule(changed);
    const { module: again, diagnostics } = parseText(text);
    expect(diagnostics).toEqual([]);
    if (again === undefined) return;
    expect(printModule(again)).toBe(text);
    if (engine === 'wasm') moduleToCfg(again);
    expect(run(engine, again)).toBe(wanted);
  });
});
