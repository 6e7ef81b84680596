/** A linked Tuyin program in linear IR, and on the engines of that. */
import { InternalError } from '../base/errors.ts';
import { functionAddress } from '../linear/data-layout.ts';
import type { LinearModule } from '../linear/nodes.ts';
import { verifyModule } from '../linear/verifier.ts';
import { lowerTuyin, type LoweredTuyin } from '../lower/tuyin-to-linear.ts';
import { runtimeName } from '../lower/tuyin-to-linear/names.ts';
import { lowerWhole, type WholeProgram } from '../lower/tuyin-whole/index.ts';
import type { GraphFunc } from '../tuyin/graph/nodes.ts';
import type { TuyinCode } from '../tuyin/program.ts';
import { graphCode } from '../tuyin/stack/graph-code.ts';
import type { RunnableCode } from '../tuyin/stack/program.ts';
import type { Bodies } from '../vm/tuyin/index.ts';
import { linearBodies, type LinearInstance } from '../vm/tuyin/linear-runtime.ts';
import type { Instance, LinearEngine } from './engine-row.ts';
import type { RunOptions } from './run-options.ts';

/** Stack code of all functions with a body. */
export function stackCode({ graph, codeOf }: TuyinCode): (func: GraphFunc) => RunnableCode | undefined {
  const all = graphCode(graph, codeOf);
  return (func) => (func.body.kind === 'graph' || func.body.kind === 'code' ? all(func) : undefined);
}

/** The program in linear IR, complete; or what has no lowering yet. */
export function wholeProgram(code: TuyinCode): WholeProgram {
  const whole = lowerWhole(code.graph, stackCode(code));
  if (whole.module !== undefined) requireRight(whole.module);
  return whole;
}

function requireRight(module: LinearModule): void {
  const broken = verifyModule(module).at(0);
  if (broken !== undefined) throw new InternalError(`${broken.code}: ${broken.message}`, 'tuyin-to-linear');
}

/** The program in linear IR, with the steps of the stack machine. */
export function lowerCode(code: TuyinCode): LoweredTuyin & { readonly codeOf: (func: GraphFunc) => RunnableCode } {
  const bodies = stackCode(code);
  const codeOf = (func: GraphFunc): RunnableCode => bodies(func) ?? missing(func);
  const result = lowerTuyin({
    graph: code.graph,
    types: (func) => bodies(func)?.types,
    callee: (func, name) => codeOf(func).func(name),
  });
  requireRight(result.module);
  return { ...result, codeOf };
}

function missing({ name }: GraphFunc): never {
  throw new InternalError(`@${name} has no body`, 'tuyin program');
}

/** The bodies of all functions in linear IR, on an engine of that; memory is the arena's. */
export function loweredBodies(
  code: TuyinCode,
  { maxDepth, beforeCompile }: Omit<RunOptions, 'host'>,
  prepare: (module: LinearModule) => void,
  start: LinearEngine,
): ReturnType<Bodies> {
  const { module, types, codeOf } = lowerCode(code);
  prepare(module);
  const body = linearBodies({
    codeOf,
    types,
    nameOf: runtimeName,
    maxDepth,
    start: (hosts, meter) => instanceOf(module, start(module, { ...grantsOf(module), hosts, meter, beforeCompile })),
  });
  return { graph: body, code: body };
}

/** Lowered code has no arrays of its own. */
function grantsOf({ funcs }: LinearModule): { readonly stackSize: number; readonly callable: readonly string[] } {
  return { stackSize: 4096, callable: funcs.filter((func) => !func.extern).map(({ name }) => name) };
}

function instanceOf({ funcs }: LinearModule, instance: Instance): LinearInstance {
  return {
    call: (name) => Number(instance.call(name, []).at(0) ?? 0),
    nameAt: (address) => funcs[address - functionAddress(0)].name,
    get steps() {
      return instance.steps;
    },
  };
}
