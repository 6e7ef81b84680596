/** SysY text to output: compiled, verified, and run by each engine there is. A new engine is one more row of `engines`. */
import { formatDiagnostics } from '../../src/base/code-frame.ts';
import { SourceFile } from '../../src/base/source.ts';
import { instantiate } from '../../src/backend/wasm/engine.ts';
import { compileSysy } from '../../src/frontend/sysy/index.ts';
import type { LinearModule } from '../../src/linear/nodes.ts';
import { parseText } from '../../src/linear/parser.ts';
import { printModule } from '../../src/linear/printer.ts';
import { verifyModule } from '../../src/linear/verifier.ts';
import { finish, type HostEnv, type HostGrants, type HostValue } from '../../src/vm/host.ts';
import { instantiateInterp } from '../../src/vm/linear/index.ts';
import { sysyFunctions } from '../../src/vm/sysylib.ts';

type Started = { readonly env: HostEnv; call(name: string, args: readonly HostValue[]): HostValue[] };
type Grants = Omit<HostGrants, 'pointerSize' | 'bindFunction'>;

export interface Engine {
  readonly name: string;
  readonly start: (module: LinearModule, grants: Grants) => Started;
  /** Topics of programs that this engine does not run in a test's time, with the reason. */
  readonly skips: Readonly<Record<string, string>>;
}

export const engines: readonly Engine[] = [
  // Reading a local before it has a value would be a mistake of the program or of the front end.
  {
    name: 'interp',
    start: (module, grants) => instantiateInterp(module, { ...grants, hosts: sysyFunctions, undef: 'trap' }),
    skips: {},
  },
  { name: 'wasm', start: (module, grants) => instantiate(module, { ...grants, hosts: sysyFunctions }), skips: {} },
];

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

export function run(engine: Engine, module: LinearModule, input = ''): Outcome {
  const out: string[] = [];
  const err: string[] = [];
  let isRead = false;
  const stdin = (): Uint8Array | undefined => {
    if (isRead) return undefined;
    isRead = true;
    return Uint8Array.from(input, (char) => char.charCodeAt(0));
  };
  const text = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const program = engine.start(module, {
    stdin,
    stdout: (bytes) => void out.push(text(bytes)),
    stderr: (bytes) => void err.push(text(bytes)),
  });
  const [result] = program.call('main', []);
  finish(program.env);
  return { stdout: out.join(''), stderr: err.join(''), status: Number(result) & 255 };
}
