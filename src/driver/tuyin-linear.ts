/** A linked Tuyin program in linear IR. */
import { InternalError } from '../base/errors.ts';
import { verifyModule } from '../linear/verifier.ts';
import { lowerWhole, type WholeProgram } from '../lower/tuyin-whole/index.ts';
import type { GraphFunc } from '../tuyin/graph/nodes.ts';
import type { TuyinCode } from '../tuyin/program.ts';
import { graphCode } from '../tuyin/stack/graph-code.ts';
import type { RunnableCode } from '../tuyin/stack/program.ts';

/** Stack code of all functions with a body. */
export function stackCode({ graph, codeOf }: TuyinCode): (func: GraphFunc) => RunnableCode | undefined {
  const all = graphCode(graph, codeOf);
  return (func) => (func.body.kind === 'graph' || func.body.kind === 'code' ? all(func) : undefined);
}

/** The program in linear IR, complete, or a part of one of several languages; or what is too large for that. */
export function wholeProgram(code: TuyinCode, options?: { readonly isPart?: boolean }): WholeProgram {
  const whole = lowerWhole(code.graph, stackCode(code), options);
  const broken = whole.module && verifyModule(whole.module).at(0);
  if (broken !== undefined) throw new InternalError(`${broken.code}: ${broken.message}`, 'tuyin-whole');
  return whole;
}
