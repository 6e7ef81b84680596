/** A linked Tuyin program on an engine, at once: what `instantiate` does when everything is loaded. */
import { instantiate as startWasm } from '../../src/backend/wasm/engine.ts';
import { bringToForm } from '../../src/driver/linear-forms.ts';
import type { Engine } from '../../src/driver/engines.ts';
import { loweredBodies } from '../../src/driver/tuyin-linear.ts';
import type { LinearModule } from '../../src/linear/nodes.ts';
import type { Graph } from '../../src/tuyin/graph/nodes.ts';
import type { TuyinCode } from '../../src/tuyin/program.ts';
import { instantiateInterp } from '../../src/vm/linear/index.ts';
import {
  instantiateTuyin,
  onGraph,
  onStack,
  type Bodies,
  type TuyinOptions,
  type TuyinProgram,
} from '../../src/vm/tuyin/index.ts';

export interface CodeOptions extends TuyinOptions {
  /** `wasm` unless given. */
  readonly engine?: Engine;
  readonly optimize?: { readonly graph: (graph: Graph) => Graph; readonly linear: (module: LinearModule) => void };
}

export function instantiateCode(code: TuyinCode, options: CodeOptions = {}): TuyinProgram {
  const { optimize } = options;
  const made = optimize === undefined ? code : { ...code, graph: optimize.graph(code.graph) };
  return instantiateTuyin(made, options, bodiesOf(options));
}

function bodiesOf({ engine = 'wasm', optimize, maxDepth }: CodeOptions): Bodies {
  if (engine === 'graph') return onGraph;
  if (engine === 'stack') return onStack;
  const prepare = (module: LinearModule): void => {
    optimize?.linear(module);
    if (engine === 'wasm') bringToForm(module, 'cfg');
  };
  return (linked) => loweredBodies(linked, { maxDepth }, prepare, engine === 'wasm' ? startWasm : instantiateInterp);
}
