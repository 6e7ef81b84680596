/**
 * A Tuyin unit made ready to run: verified, linked with what it imports, and put into the memory of an engine. The engines that
 * Tuyin shares with the other languages run what it is lowered to.
 */
import { instantiate as instantiateWasm } from '../backend/wasm/engine.ts';
import type { Diagnostic } from '../base/diagnostics.ts';
import { diagnose, hasErrors } from '../base/diagnostics.ts';
import { InternalError } from '../base/errors.ts';
import { Result } from '../base/result.ts';
import type { LinearModule } from '../linear/nodes.ts';
import { verifyModule } from '../linear/verifier.ts';
import { lowerTuyin, runtimeName, type LoweredTuyin } from '../lower/tuyin-to-linear.ts';
import { graphRules } from '../tuyin/graph/diagnostics.ts';
import type { Graph, GraphFunc } from '../tuyin/graph/nodes.ts';
import { nameText } from '../tuyin/names.ts';
import { linkProgram, type TuyinCode } from '../tuyin/program.ts';
import { graphCode } from '../tuyin/stack/graph-code.ts';
import type { RunnableCode } from '../tuyin/stack/program.ts';
import { verifyTuyin } from '../tuyin/verifier.ts';
import { functionAddress } from '../linear/data-layout.ts';
import type { HostTable } from '../vm/host.ts';
import type { Meter } from '../vm/meter.ts';
import { instantiateInterp } from '../vm/linear/index.ts';
import {
  instantiateTuyin,
  onGraph,
  onStack,
  type Bodies,
  type TuyinOptions,
  type TuyinProgram,
} from '../vm/tuyin/index.ts';
import { linearBodies, type LinearInstance } from '../vm/tuyin/linear-runtime.ts';
import { driverCatalogue } from './diagnostics.ts';
import type { Engine, TuyinUnit } from './index.ts';
import { bringToForm } from './linear-forms.ts';

export type { TuyinProgram } from '../vm/tuyin/index.ts';

export interface TuyinRunOptions extends TuyinOptions {
  /** `wasm` unless given. */
  readonly engine?: Engine;
  /** Changes the graph, and the linear IR where the engine runs that. */
  readonly optimize?: { readonly graph: (graph: Graph) => Graph; readonly linear: (module: LinearModule) => void };
  /** See `RunOptions`. */
  readonly beforeCompile?: (byteLength: number, largestFunction: number, loopDepth: number) => void;
}

export function makeTuyinProgram(unit: TuyinUnit, options: TuyinRunOptions = {}): Result<TuyinProgram> {
  const { value: code, diagnostics } = linkUnit(unit);
  return new Result(code && instantiateCode(code, options), diagnostics);
}

/** The program of a unit and what it imports; only errors are reported. */
export function linkUnit(unit: TuyinUnit): Result<TuyinCode> {
  const found = [...unit.importProblems, ...unit.modules.flatMap(({ module }) => [...verifyTuyin(module)])];
  if (hasErrors(found)) return failed(found);
  const { program, diagnostics } = linkProgram(unit.modules);
  if (hasErrors(diagnostics)) return failed(diagnostics);
  if (program === undefined)
    return failed([diagnose(driverCatalogue, 'SAM0102', undefined, ['Tuyin IR', 'run without what it imports'])]);
  const missing = undefinedGlobals(program.graph);
  return missing.length > 0 ? failed(missing) : new Result(program);
}

/** A global without a definition has no value. (A function without one may be the host's, and traps when it is called.) */
function undefinedGlobals({ globals }: Graph): Diagnostic[] {
  return globals.flatMap(({ item }) =>
    item === undefined || item.init !== undefined
      ? []
      : [diagnose(graphRules, 'TUY2415', item.name.span, [nameText('@', item.name.name)])],
  );
}

function failed(found: readonly Diagnostic[]): Result<never> {
  return Result.failed(found.filter(({ severity }) => severity === 'error'));
}

export function instantiateCode(code: TuyinCode, options: TuyinRunOptions = {}): TuyinProgram {
  const { optimize } = options;
  return instantiateTuyin(
    optimize === undefined ? code : { ...code, graph: optimize.graph(code.graph) },
    options,
    bodiesOf(options),
  );
}

function bodiesOf(options: TuyinRunOptions): Bodies {
  if (options.engine === 'graph') return onGraph;
  return options.engine === 'stack' ? onStack : (code) => lowered(code, options);
}

/** Stack code of all functions with a body. */
export function stackCode({ graph, codeOf }: TuyinCode): (func: GraphFunc) => RunnableCode | undefined {
  const all = graphCode(graph, codeOf);
  return (func) => (func.body.kind === 'graph' || func.body.kind === 'code' ? all(func) : undefined);
}

/** The program in linear IR. */
export function lowerCode(code: TuyinCode): LoweredTuyin & { readonly codeOf: (func: GraphFunc) => RunnableCode } {
  const bodies = stackCode(code);
  const codeOf = (func: GraphFunc): RunnableCode => bodies(func) ?? missing(func);
  const result = lowerTuyin({
    graph: code.graph,
    types: (func) => bodies(func)?.types,
    callee: (func, name) => codeOf(func).func(name),
  });
  const broken = verifyModule(result.module).at(0);
  if (broken !== undefined) throw new InternalError(`${broken.code}: ${broken.message}`, 'tuyin-to-linear');
  return { ...result, codeOf };
}

function missing({ name }: GraphFunc): never {
  throw new InternalError(`@${name} has no body`, 'tuyin program');
}

function lowered(code: TuyinCode, options: TuyinRunOptions): ReturnType<Bodies> {
  const { module, types, codeOf } = lowerCode(code);
  options.optimize?.linear(module);
  const body = linearBodies({
    codeOf,
    types,
    nameOf: runtimeName,
    maxDepth: options.maxDepth,
    start: (hosts, meter) => startEngine(module, hosts, meter, options),
  });
  return { graph: body, code: body };
}

/** Memory is the arena's; lowered code has no arrays of its own. */
const stackSize = 4096;

function startEngine(
  module: LinearModule,
  hosts: HostTable,
  meter: Meter,
  { engine, beforeCompile }: TuyinRunOptions,
): LinearInstance {
  const callable = module.funcs.filter((func) => !func.extern).map(({ name }) => name);
  if (engine !== 'interp') bringToForm(module, 'cfg');
  const instance =
    engine === 'interp'
      ? instantiateInterp(module, { hosts, meter, stackSize })
      : instantiateWasm(module, { hosts, meter, stackSize, callable, beforeCompile });
  return {
    call: (name) => Number(instance.call(name, []).at(0) ?? 0),
    nameAt: (address) => module.funcs[address - functionAddress(0)].name,
    get steps() {
      return 'steps' in instance ? instance.steps : undefined;
    },
  };
}
