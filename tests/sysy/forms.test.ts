/**
 * Every program of `programs/` keeps its behaviour through the forms of the linear IR and through the optimiser: as SSA, back
 * in linear form, and after `O1`, each verified and run. The expected output is the C compiler's, as in programs.test.ts.
 */
import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatDiagnostics } from '../../src/base/code-frame.ts';
import { bringToForm } from '../../src/driver/linear-forms.ts';
import { optimize } from '../../src/driver/optimize.ts';
import type { LinearModule } from '../../src/linear/nodes.ts';
import { verifyModule } from '../../src/linear/verifier.ts';
import { isLong } from '../long.ts';
import { compileGood, engines, readBack, run } from './engines.ts';

const folder = resolve(import.meta.dirname, 'programs');
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.sy'))
  .sort();
/** The long ones go the longest way only. */
const short = names.filter((name) => !name.startsWith('stress'));
const read = (name: string, extension: string): string => {
  const file = join(folder, name.replace(/\.sy$/, extension));
  return existsSync(file) ? readFileSync(file, extension === '.sy' ? 'utf8' : 'latin1') : '';
};

/** What happens to a module, and which engine (by number) then runs it. */
const routes: readonly {
  readonly name: string;
  readonly engine: number;
  readonly change: (module: LinearModule) => void;
}[] = [
  { name: 'in SSA form', engine: 0, change: (module) => bringToForm(module, 'ssa') },
  {
    name: 'to SSA form and back',
    engine: 1,
    change: (module) => {
      bringToForm(module, 'ssa');
      bringToForm(module, 'linear');
    },
  },
  {
    name: 'optimised',
    engine: 0,
    change: (module) => {
      optimize(module, 'O1');
    },
  },
];

describe.each(routes)('$name', ({ name: route, engine, change }) => {
  const those = route === 'in SSA form' ? short : names;
  // A quick run takes each program one of the ways.
  const turn = routes.findIndex(({ name }) => name === route);
  it.each(those.filter((_, i) => isLong || i % routes.length === turn))('%s', (name) => {
    const module = compileGood(read(name, '.sy'), name);
    change(module);
    const broken = verifyModule(module);
    if (broken.length > 0) throw new Error(formatDiagnostics(broken));
    if (!name.startsWith('stress')) readBack(module);
    const { stdout, status } = run(engines[engine], module, read(name, '.in'));
    expect(`${stdout}${stdout === '' || stdout.endsWith('\n') ? '' : '\n'}status ${status}\n`).toBe(read(name, '.out'));
  });
});
