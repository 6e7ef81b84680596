/** A MAPLE module on the MAPLE VM, with the interface of every other engine. */
import type { Diagnostic } from '../base/diagnostics.ts';
import { Result } from '../base/result.ts';
import { lowerToFlat } from '../lower/maple-levels/index.ts';
import { entryOf } from '../lower/maple-to-linear.ts';
import type { PrimType } from '../scalar/prim-types.ts';
import { bitsOf } from '../scalar/prim-types.ts';
import { cFunctions, cVariables } from '../vm/clib/index.ts';
import { instantiateVm } from '../vm/maple/index.ts';
import { sysyFunctions } from '../vm/sysylib.ts';
import { bindHostFunctions } from './host-functions.ts';
import type { MapleUnit } from './index.ts';
import { declarationIn, RunningProgram, type Entry, type Program, type RunOptions } from './program.ts';

export function makeVmProgram(unit: MapleUnit, options: RunOptions): Result<Program> {
  const own = bindHostFunctions(options.host ?? {}, (name) => declarationIn(unit, name));
  const problems: Diagnostic[] = [...own.diagnostics];
  const flat = lowerToFlat(unit.module, problems);
  if (problems.length > 0) return Result.failed(problems);
  const hosts = { ...cFunctions, ...sysyFunctions, ...own.hosts };
  const vm = instantiateVm(flat, { ...options, hosts, hostVariables: cVariables });
  const func = entryOf(flat);
  const { pointerSize } = vm.program;
  const paramOf = (type: PrimType): Entry['params'][number] => (bitsOf(type, pointerSize) > 32 ? 'i64' : 'i32');
  const params = func === undefined ? [] : (declarationIn(unit, func.name)?.params ?? []).map(paramOf);
  const entry = func === undefined ? undefined : { name: func.name.slice(1), params };
  return new Result(
    new RunningProgram(
      unit,
      pointerSize,
      entry,
      vm,
      flat.funcs.map(({ name }) => name.slice(1)),
    ),
  );
}
