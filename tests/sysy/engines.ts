/** SysY text to output: compiled, verified, and run by each engine of the linear IR. */
import { formatDiagnostics } from '../../src/base/code-frame.ts';
import { SourceFile } from '../../src/base/source.ts';
import { compileSysy } from '../../src/frontend/sysy/index.ts';
import type { LinearModule } from '../../src/linear/nodes.ts';
import { parseText } from '../../src/linear/parser.ts';
import { printModule } from '../../src/linear/printer.ts';
import { verifyModule } from '../../src/linear/verifier.ts';
import { enginesOf, type TestEngine } from '../engines.ts';
import { cloneModule } from '../linear/laws.ts';

export const engines = enginesOf('linear');

/** The module of a program without mistakes; errors of the front end or the verifier fail the test. */
export function compileGood(text: string, name = 'test.sy'): LinearModule {
  const { module, diagnostics } = compileSysy(new SourceFile(name, text));
  if (module === undefined) throw new Error(formatDiagnostics(diagnostics));
  const broken = verifyModule(module);
  if (broken.length > 0) throw new Error(`${formatDiagnostics(broken)}\n${printModule(module)}`);
  return module;
}

/** The module of the printed text of a module; throws if that text is not a fixed point of reading and printing. */
export function readBack(module: LinearModule): LinearModule {
  const text = printModule(module);
  const { module: read, diagnostics } = parseText(text);
  if (read === undefined || diagnostics.length > 0) throw new Error(formatDiagnostics(diagnostics));
  const again = printModule(read);
  if (again !== text) throw new Error(`printed, read and printed differs:\n${text}\n---\n${again}`);
  return read;
}

export interface Outcome {
  readonly stdout: string;
  readonly stderr: string;
  readonly status: number;
}

/** One run of a copy of the module. Reading a local before it has a value would be a mistake of the program or of the front end. */
export async function run({ start }: TestEngine, module: LinearModule, input = ''): Promise<Outcome> {
  const [out, err]: string[][] = [[], []];
  const left = [Buffer.from(input, 'latin1')];
  const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
  const program = await start(
    { ir: 'linear', source: new SourceFile('test.sy', ''), module: cloneModule(module) },
    {
      undef: 'trap',
      stdin: () => left.pop(),
      stdout: (bytes) => void out.push(text(bytes)),
      stderr: (bytes) => void err.push(text(bytes)),
    },
  );
  const status = program.main() & 255;
  return { stdout: out.join(''), stderr: err.join(''), status };
}
