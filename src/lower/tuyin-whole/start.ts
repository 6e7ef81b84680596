/** Where a lowered program starts: its constants are made known, the statements outside functions run, then the program. */
import type { LinearBuilder, ModuleBuilder } from '../../linear/builder.ts';
import type { Operand } from '../../linear/nodes.ts';
import type { Graph } from '../../tuyin/graph/nodes.ts';
import { sizeInBytes, type Type } from '../../tuyin/types.ts';
import { asFloat, floatLetter } from '../tuyin-to-linear/natives.ts';
import { runtimeName } from '../tuyin-to-linear/names.ts';
import type { Program } from './body.ts';
import { words } from './layouts.ts';
import { partsOf } from './parts.ts';
import { writePart } from './streams.ts';

/** `indices` are those of the functions in the module. */
export function defineStart(
  builder: ModuleBuilder,
  graph: Graph,
  program: Program,
  indices: readonly (number | undefined)[],
  hasBlocks: boolean,
): void {
  if (graph.globals.length > 0 || hasBlocks) builder.construct(defineConstants(builder, program));
  const { main } = graph;
  if (main === undefined) return;
  const { span, result } = graph.functions[main];
  const b = builder.func(runtimeName('start'), [], ['i32'], { exported: true, span }).at(span);
  const results = [...graph.init.filter((id) => id !== main), main].map((id) => {
    const index = indices[id];
    return index === undefined ? [] : b.callAll(index, []);
  });
  const status = statusOf(b, program, resolved(result, graph), results.at(-1) ?? []);
  b.callVoid(program.runtime.func('flush'));
  b.return(status);
  b.finish();
  builder.startAt(b.index);
}

/** Makes the constants known to the run time. */
function defineConstants(builder: ModuleBuilder, { image, runtime, layouts }: Program): number {
  const { bytes, objects } = image;
  const { layouts: types, pointers } = layouts.tables();
  const data = (name: string, contents: Uint8Array): Operand =>
    builder.data(runtimeName(name), Math.max(contents.length, 1), { align: 8, constant: true, bytes: contents });
  const [constants, list] = [data('constants', bytes), data('objects', words(objects.flat()))];
  const tables = [data('layouts', types), data('pointers', pointers)];
  const b = builder.func(runtimeName('begin'), [], []);
  b.callVoid(runtime.func('begin'), constants, b.i32(bytes.length), list, b.i32(objects.length), ...tables);
  b.return();
  b.finish();
  return b.index;
}

function resolved(type: Type, { types }: Graph): Type {
  return type.kind === 'named' ? (types.get(type.name) ?? type) : type;
}

/** What a result means: a number is the status, anything else is written. */
function statusOf(b: LinearBuilder, program: Program, type: Type, results: readonly Operand[]): Operand {
  const [first] = results;
  if (first === undefined) return b.i32(0);
  if (type.kind === 'pointer') {
    const size = sizeInBytes(program.layouts.resolve(type.to)) ?? 0;
    const count = size > 0 ? b.i32(size) : b.call(program.runtime.func('rest'), first);
    b.callVoid(program.runtime.func('write'), b.i32(1), b.call(program.runtime.func('view'), first, count), count);
    return b.i32(0);
  }
  if (type.kind === 'struct' || type.kind === 'array' || type.kind === 'vector') {
    partsOf(type)?.forEach((part, i) => writePart(b, program, b.i32(1), results[i], part));
    return b.i32(0);
  }
  const float = floatLetter(type);
  if (float !== undefined) return b.calc(float === 'F' ? 'FToI' : 'DToI', asFloat(b, first, float));
  return b.typeOf(first) === 'i64' ? b.calc('LToI', first) : first;
}
