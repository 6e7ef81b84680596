/** A Tuyin unit made ready to run: verified, linked with what it imports, and put into the memory of an engine. */
import type { Diagnostic } from '../base/diagnostics.ts';
import { diagnose, hasErrors } from '../base/diagnostics.ts';
import { linkProgram } from '../tuyin/program.ts';
import { verifyTuyin } from '../tuyin/verifier.ts';
import { instantiateTuyin, type TuyinOptions, type TuyinProgram } from '../vm/tuyin/index.ts';
import { driverCatalogue } from './diagnostics.ts';
import type { Result, TuyinUnit } from './index.ts';

export type { TuyinOptions, TuyinProgram } from '../vm/tuyin/index.ts';

export function makeTuyinProgram(unit: TuyinUnit, options: TuyinOptions = {}): Result<TuyinProgram> {
  const found = unit.modules.flatMap(({ module }) => [...verifyTuyin(module)]);
  if (hasErrors(found)) return failed(found);
  const { program, diagnostics } = linkProgram(unit.modules);
  if (hasErrors(diagnostics)) return failed(diagnostics);
  if (program === undefined) return failed([diagnose(driverCatalogue, 'SAM0102', undefined, ['Tuyin IR', 'run without what it imports'])]);
  return { value: instantiateTuyin(program, options), diagnostics: [] };
}

function failed(found: readonly Diagnostic[]): Result<never> {
  return { value: undefined, diagnostics: found.filter(({ severity }) => severity === 'error') };
}
