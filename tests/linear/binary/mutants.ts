/** What must hold of bytes that may be damaged: a diagnostic, or a module that everything can be done with. */
import { hasErrors } from '../../../src/base/diagnostics.ts';
import { bringToForm } from '../../../src/driver/linear-forms.ts';
import { decodeLinear, encodeLinear, openLinear } from '../../../src/linear/binary/index.ts';
import type { LinearModule } from '../../../src/linear/nodes.ts';
import { parseText } from '../../../src/linear/parser.ts';
import { printModule } from '../../../src/linear/printer.ts';
import { verifyModule } from '../../../src/linear/verifier.ts';
import { Interp } from '../../../src/vm/linear/index.ts';
import { Trap } from '../../../src/vm/trap.ts';
import type { BinaryForm } from '../../fuzz/bytes.ts';
import { core, everything, moduleOf } from './corpus.ts';

/** Text of more than this is not read again. */
const longestText = 100_000;

export function linearProblem(bytes: Uint8Array): string | undefined {
  const { file, diagnostics: problems } = openLinear(bytes, 'mutant.lirb');
  const { module, diagnostics, source } = decodeLinear(bytes, 'mutant.lirb');
  if (file === undefined && !hasErrors(problems)) return 'neither opened nor refused';
  if (module === undefined) return hasErrors(diagnostics) ? undefined : 'neither a module nor an error';
  const text = printModule(module);
  const isRight = !hasErrors(verifyModule(module));
  if (!isRight) return undefined;
  const again = decodeLinear(encodeLinear(module, source), 'again.lirb').module;
  if (again === undefined || printModule(again) !== text) return `written and read again it is another:\n${text}`;
  return (text.length > longestText ? undefined : textProblem(text)) ?? runProblem(module);
}

function textProblem(text: string): string | undefined {
  const { module, diagnostics } = parseText(text);
  if (module === undefined) return `its text is not read: ${diagnostics[0].message}\n${text}`;
  const again = printModule(module);
  if (again === text) return undefined;
  const line = text.split('\n').findIndex((one, i) => one !== again.split('\n')[i]);
  return `its text is another when it is read, from line ${line + 1} on:\n${text.split('\n')[line]}\n${again.split('\n')[line]}`;
}

/** Nothing but a trap stops it, in any form. */
function runProblem(module: LinearModule): string | undefined {
  const outcomes = (['linear', 'ssa'] as const).map((form) => {
    bringToForm(module, form);
    return module.funcs.map((func, index) => (func.extern ? '' : outcomeOf(module, index))).join('\n');
  });
  return outcomes[0] === outcomes[1] ? undefined : `it runs differently as ssa:\n${outcomes.join('\n\n')}`;
}

function outcomeOf(module: LinearModule, index: number): string {
  const args = module.funcs[index].params.map((type) => (type === 'i64' || type === 'v128' ? 3n : 3));
  try {
    const results = new Interp(module, { stackSize: 65536, fuel: 1000 }).call(index, args);
    return results.join();
  } catch (error) {
    if (error instanceof Trap) return error.kind === 'out-of-fuel' ? '' : error.kind;
    throw error;
  }
}

function samples(strip: boolean): Uint8Array[] {
  return [everything, core].map((text) => {
    const { module, source } = moduleOf(text);
    return encodeLinear(module, source, { strip });
  });
}

const isRead = (bytes: Uint8Array): boolean => decodeLinear(bytes, 'mutant.lirb').module !== undefined;

export const linearForms: readonly BinaryForm[] = [
  { kind: 'linear', name: 'lirb, with comments and places', samples: samples(false), problem: linearProblem, isRead },
  { kind: 'linear', name: 'lirb', samples: samples(true), problem: linearProblem, isRead },
];
