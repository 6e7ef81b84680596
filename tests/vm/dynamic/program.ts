/** Runs MAPLE texts on every engine and gives what they write. */
import { expect } from 'vitest';
import { SourceFile } from '../../../src/base/source.ts';
import { instantiate, parse, type Engine, type Program, type RunOptions } from '../../../src/driver/index.ts';
import { fullEngines, namesOf, stackSize } from '../../engines.ts';

export const engines: readonly Engine[] = namesOf(fullEngines('maple'));

export interface Started {
  readonly program: Program;
  readonly output: () => string;
}

export async function start(text: string, engine: Engine, bounds: RunOptions = {}): Promise<Started> {
  const parsed = await parse(new SourceFile('dynamic.mpl', text), 'maple');
  expect(parsed.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  if (parsed.value === undefined) throw new Error('no program');
  const chunks: Uint8Array[] = [];
  const stdout = (bytes: Uint8Array): void => void chunks.push(bytes.slice());
  const { value, diagnostics } = await instantiate(parsed.value, { stackSize, ...bounds, engine, stdout });
  if (value === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return { program: value, output: () => new TextDecoder().decode(Buffer.concat(chunks)) };
}
