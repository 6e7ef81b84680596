/** Runs one random program on every engine and says where they differ. */
import { SourceFile } from '../../src/base/source.ts';
import { parse, type Engine } from '../../src/driver/index.ts';
import { fullEngines, namesOf } from '../engines.ts';
import { Trap } from '../../src/vm/trap.ts';
import { engineNamed, type RunnableUnit, type TestEngine } from '../engines.ts';
import { generate, type Generated } from './generate.ts';

export const engines: readonly Engine[] = namesOf(fullEngines('maple'));
/** The formal machine refuses what is undefined, so its programs are free of that. */
export const lightEngines = ['wasm', 'vm', 'light'] as const satisfies readonly Engine[];

/** Undefined if all engines agree, else what each of them did. With `light`, the formal machine is one of them. */
export async function compareEngines(seed: bigint, light = false): Promise<string | undefined> {
  const program = generate(seed, { light });
  const names = light ? lightEngines : engines;
  return compare(
    program,
    names.map((name) => engineNamed(name, 'maple')),
  );
}

/** The same of a program on any engines. */
export async function compare(program: Generated, engines: readonly TestEngine[]): Promise<string | undefined> {
  const outcomes: string[] = [];
  for (const engine of engines) outcomes.push(await behaviour(program, engine));
  if (outcomes.every((outcome) => outcome === outcomes[0])) return undefined;
  return engines.map((engine, i) => `--- ${engine.name}\n${outcomes[i]}`).join('\n');
}

async function behaviour({ text, calls }: Generated, engine: TestEngine): Promise<string> {
  let output = '';
  const stdout = (bytes: Uint8Array): void => {
    output += new TextDecoder().decode(bytes);
  };
  const { value: unit, diagnostics } = await parse(new SourceFile('random.mpl', text), 'maple');
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length > 0)
    throw new Error(`not a program: ${errors.map(({ code, message }) => `${code} ${message}`).join('; ')}`);
  const program = await engine.start(unit as RunnableUnit, { stdout, timeout: 10_000 });
  for (const { name, args } of calls) {
    output += `${name}(${args.join(', ')})\n`;
    output += `${outcomeOf(() =>
      program
        .call(name, args)
        .map((value) => (Object.is(value, -0) ? '-0' : String(value)))
        .join(', '),
    )}\n`;
  }
  return output;
}

function outcomeOf(run: () => string): string {
  try {
    return run();
  } catch (error) {
    if (error instanceof Trap) return `trap ${error.kind}`;
    throw error;
  }
}
