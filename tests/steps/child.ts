/**
 * `node --import count.mjs child.mjs N KIND…`: the steps of reading and of lowering modules of these kinds, or of compiling C programs
 * of these kinds, as JSON.
 */
import { hasErrors } from '../../src/base/diagnostics.ts';
import { SourceFile } from '../../src/base/source.ts';
import { compileC } from '../../src/frontend/c/index.ts';
import { lowerToFlat } from '../../src/lower/maple-levels/index.ts';
import { lowerToLinear } from '../../src/lower/maple-to-linear.ts';
import { parseMaple } from '../../src/maple/parser.ts';
import { printMaple } from '../../src/maple/printer.ts';
import { verifyMaple } from '../../src/maple/verifier.ts';
import { programs } from './c-programs.ts';
import { kinds, type ModuleMaker } from './kinds.ts';

declare function countSteps(): number;

function resolveImport(name: string): SourceFile {
  return new SourceFile(name, `type $${name.replace('.mplt', '')} <struct {@a i32}>\n`);
}

/** Asking for the count takes longer than most of the work, so it is asked twice a module. */
function measure(make: ModuleMaker, n: number): Record<string, number> {
  const { module, diagnostics } = parseMaple(new SourceFile('m.mpl', make(n)), { resolveImport });
  const problems = verifyMaple(module);
  printMaple(module);
  const reading = countSteps();
  if (hasErrors([...diagnostics, ...problems])) return { reading };
  lowerToLinear(lowerToFlat(module));
  return { reading, lowering: countSteps() };
}

function measureC(make: ModuleMaker, n: number): Record<string, number> {
  const source = new SourceFile('grown.c', `${make(n)}\nint main(void) { return 0; }\n`);
  const { module, diagnostics } = compileC(source, { read: () => undefined });
  if (module === undefined || hasErrors(diagnostics))
    throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  const compiling = countSteps();
  lowerToLinear(lowerToFlat(module));
  return { compiling, lowering: countSteps() };
}

const [, , size, ...names] = process.argv;
const n = Number(size);
countSteps();
process.stdout.write(
  JSON.stringify(
    Object.fromEntries(
      names.map((name) => [name, name in programs ? measureC(programs[name], n) : measure(kinds[name], n)]),
    ),
  ),
);
