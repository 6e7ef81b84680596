/**
 * The MAPLE programs of `examples/` keep their behaviour through the forms of the linear IR and the optimiser: output and
 * status of each are those of the lowered module, on the engines of the linear IR. A program that is added there joins by itself.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { moduleToCfg, toLinear } from '../../src/linear/cfg.ts';
import { moduleFromSsa } from '../../src/linear/leave-ssa.ts';
import { parseText } from '../../src/linear/parser.ts';
import { printModule } from '../../src/linear/printer.ts';
import { moduleToSsa } from '../../src/linear/ssa.ts';
import { verifyModule } from '../../src/linear/verifier.ts';
import type { LinearModule } from '../../src/linear/nodes.ts';
import { pipelines } from '../../src/passes/pipelines.ts';
import { runPasses } from '../../src/passes/runner.ts';
import { SourceFile } from '../../src/base/source.ts';
import { Exit } from '../../src/vm/trap.ts';
import { linearEngines, type TestEngine } from '../engines.ts';
import { inTurn } from '../long.ts';
import { cloneModule } from '../linear/laws.ts';
import { lowerText } from '../lower/machine.ts';

const folder = resolve(import.meta.dirname, '../../examples');
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.mpl'))
  .sort();
const input = 'two words\nand more\n';

async function run({ start }: TestEngine, module: LinearModule): Promise<string> {
  const left = [new TextEncoder().encode(input)];
  let output = '';
  const program = await start(
    { ir: 'linear', source: new SourceFile('lowered.lir', ''), module },
    { stdin: () => left.pop(), stdout: (bytes) => (output += new TextDecoder().decode(bytes)) },
  );
  let status = '';
  try {
    status = `${program.main()}`;
  } catch (error) {
    if (!(error instanceof Exit)) throw error;
    status = `exit ${error.code}`;
  }
  return `${output}status ${status}`;
}

const engines = linearEngines('linear');

describe.each(names)('%s', (name) => {
  const { module } = lowerText(readFileSync(join(folder, name), 'utf8'));
  let wanted: Promise<string> | undefined;

  const routes: readonly (readonly [string, (module: LinearModule) => void])[] = [
    ['as lowered', () => undefined],
    [
      'in SSA form',
      (m) => {
        moduleToCfg(m);
        moduleToSsa(m);
      },
    ],
    [
      'to SSA form and back',
      (m) => {
        moduleToCfg(m);
        moduleToSsa(m);
        moduleFromSsa(m);
      },
    ],
    [
      'to linear form and read back',
      (m) => {
        moduleToCfg(m);
        moduleToSsa(m);
        moduleFromSsa(m);
        m.funcs.forEach((func) => func.extern || toLinear(func));
      },
    ],
    [
      'optimised, in SSA form',
      (m) => {
        runPasses(m, pipelines.O1, { leaveIn: 'ssa', verifyEach: true });
      },
    ],
    [
      'optimised',
      (m) => {
        runPasses(m, pipelines.O1, { verifyEach: true });
      },
    ],
  ];

  /** A quick run takes half of the routes, each on one engine, other ones for other programs. */
  const ways = inTurn(routes, names.indexOf(name), 2).flatMap(([route, change], i) =>
    inTurn(engines, i + names.indexOf(name)).map((engine) => [route, engine.name, engine, change] as const),
  );

  test.each(ways)('%s (%s)', async (_, __, engine, change) => {
    const changed = cloneModule(module);
    change(changed);
    expect(verifyModule(changed)).toEqual([]);
    const text = printModule(changed);
    const { module: again, diagnostics } = parseText(text);
    expect(diagnostics).toEqual([]);
    if (again === undefined) return;
    expect(printModule(again)).toBe(text);
    wanted ??= run(engines[0], cloneModule(module));
    expect(await run(engine, again)).toBe(await wanted);
  });
});
