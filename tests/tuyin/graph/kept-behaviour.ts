/** What programs of tests/tuyin/programs do, to be compared with what they do when their graphs are changed. */
import type { TuyinCode } from '../../../src/tuyin/program.ts';
import { Exit, Trap } from '../../../src/vm/trap.ts';
import { instantiateTuyin } from '../../../src/vm/tuyin/index.ts';
import { programOfText } from '../graphs.ts';
import { readPrograms } from '../program-files.ts';

/** How a program ends, and what it writes. */
export function behaviour(code: TuyinCode, input: Uint8Array, { fuel = 3_000_000 } = {}): string {
  const [out, err]: number[][] = [[], []];
  let rest: Uint8Array | undefined = input;
  const stdin = (): Uint8Array | undefined => {
    const part = rest;
    rest = undefined;
    return part;
  };
  const options = {
    fuel,
    stdin,
    stdout: (bytes: Uint8Array): void => void out.push(...bytes),
    stderr: (bytes: Uint8Array): void => void err.push(...bytes),
  };
  let end: string;
  try {
    end = String(instantiateTuyin(code, options).main());
  } catch (error) {
    if (!(error instanceof Trap) && !(error instanceof Exit)) throw error;
    end = error instanceof Exit ? `exit ${error.code}` : error.kind;
  }
  return `${end} [${out.join(' ')}] [${err.join(' ')}]`;
}

interface Kept {
  readonly name: string;
  readonly code: TuyinCode;
  readonly runs: readonly { readonly input: Uint8Array; readonly expected: string }[];
}

/** All of them, but those with bounds of steps and depth, which are not a program's behaviour. */
export function programsToKeep(): Kept[] {
  return readPrograms()
    .filter(({ bounds }) => Object.keys(bounds).length === 0)
    .map(({ name, text, cases }) => {
      const code = programOfText(text, name);
      const inputs = code.graph.main === undefined ? [] : cases.map(({ input }) => input);
      return { name, code, runs: inputs.map((input) => ({ input, expected: behaviour(code, input) })) };
    });
}
