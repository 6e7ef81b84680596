/**
 * `node --import count.mjs child.mjs N KIND…`: the steps of reading and of lowering modules of these kinds, of compiling programs
 * in C or Tuyin IR of these kinds, or of opening binary files of them, as JSON.
 */
import { emitModule } from '../../src/backend/wasm/emit.ts';
import { hasErrors } from '../../src/base/diagnostics.ts';
import { SourceFile } from '../../src/base/source.ts';
import { bringToForm } from '../../src/driver/linear-forms.ts';
import { wholeProgram } from '../../src/driver/tuyin-linear.ts';
import { compileC } from '../../src/frontend/c/index.ts';
import { lowerToFlat } from '../../src/lower/maple-levels/index.ts';
import { lowerToLinear } from '../../src/lower/maple-to-linear.ts';
import { parseMaple } from '../../src/maple/parser.ts';
import { printMaple } from '../../src/maple/printer.ts';
import { verifyMaple } from '../../src/maple/verifier.ts';
import { optimizeGraph } from '../../src/tuyin/graph/optimize.ts';
import { parseTuyin } from '../../src/tuyin/parser.ts';
import { linkProgram } from '../../src/tuyin/program.ts';
import { verifyTuyin } from '../../src/tuyin/verifier.ts';
import { programs } from './c-programs.ts';
import { kinds, type ModuleMaker } from './kinds.ts';
import { openings } from './opening.ts';
import { tuyinPrograms } from './tuyin-programs.ts';

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

/** To what engines run: the graph is elaborated and optimised, its code compiled, lowered, and written as WebAssembly. */
function measureTuyin(make: ModuleMaker, n: number): Record<string, number> {
  const { module, diagnostics } = parseTuyin(new SourceFile('grown.ti', make(n)));
  const problems = verifyTuyin(module);
  const { program, diagnostics: found } = linkProgram(module);
  const wrong = [...diagnostics, ...problems, ...found].filter(({ severity }) => severity === 'error');
  if (program === undefined || wrong.length > 0) throw new Error(wrong.map(({ message }) => message).join('\n'));
  const code = { ...program, graph: optimizeGraph(program.graph) };
  const reading = countSteps();
  const { module: lowered } = wholeProgram(code);
  if (lowered === undefined) throw new Error('is not lowered whole');
  bringToForm(lowered, 'cfg');
  const lowering = countSteps();
  emitModule(lowered);
  return { reading, lowering, writing: countSteps() };
}

function measureOpening(make: (n: number) => () => void, n: number): Record<string, number> {
  const open = make(n);
  // What is done once for all files is done before.
  open();
  countSteps();
  open();
  return { opening: countSteps() };
}

function measureNamed(name: string): Record<string, number> {
  if (name in openings) return measureOpening(openings[name], n);
  if (name in tuyinPrograms) return measureTuyin(tuyinPrograms[name], n);
  return name in programs ? measureC(programs[name], n) : measure(kinds[name], n);
}

const [, , size, ...names] = process.argv;
const n = Number(size);
countSteps();
process.stdout.write(JSON.stringify(Object.fromEntries(names.map((name) => [name, measureNamed(name)]))));
