/** Where a lowered program starts: its constants are made known, the statements outside functions run, then the program. */
import type { ModuleBuilder } from '../../linear/builder.ts';
import type { Operand } from '../../linear/nodes.ts';
import type { Graph } from '../../tuyin/graph/nodes.ts';
import type { RunnableCode } from '../../tuyin/stack/program.ts';
import { i32, sizeInBytes, type Type } from '../../tuyin/types.ts';
import { runtimeName } from './names.ts';
import { Body, type Parts, type Program } from './body.ts';
import { converted } from './conversions.ts';
import { asItself } from './longer-structs.ts';
import { words } from './layouts.ts';
import { writePart } from './streams.ts';

/** The functions of the graph: their numbers in the module, and their code. */
interface Functions {
  readonly indices: readonly (number | undefined)[];
  readonly codes: readonly (RunnableCode | undefined)[];
  readonly hasBlocks: boolean;
  /** Of a program of several languages. */
  readonly isPart: boolean;
}

export function defineStart(
  builder: ModuleBuilder,
  graph: Graph,
  program: Program,
  { indices, codes, hasBlocks, isPart }: Functions,
): void {
  const hasConstants = graph.globals.length > 0 || hasBlocks;
  if (hasConstants || isPart) builder.construct(defineBegin(builder, program, { hasConstants, isPart }));
  const { main } = graph;
  if (main === undefined) return;
  const { span, result } = graph.functions[main];
  const b = builder.func(isPart ? 'main' : runtimeName('start'), [], ['i32'], { exported: true, span }).at(span);
  const results = [...graph.init.filter((id) => id !== main), main].map((id) => {
    const index = indices[id];
    return index === undefined ? [] : b.callAll(index, []);
  });
  const code = codes[main];
  const body = code && new Body(b, graph.functions[main], code, program, { depth: undefined, hasFrame: false });
  const status = body === undefined ? b.i32(0) : statusOf(body, resolved(result, graph), results.at(-1) ?? []);
  b.callVoid(program.runtime.func('flush'));
  b.return(status);
  b.finish();
  builder.startAt(b.index);
}

/** Makes the constants known to the run time, and that other languages write too. */
function defineBegin(
  builder: ModuleBuilder,
  { image, runtime, layouts }: Program,
  { hasConstants, isPart }: { readonly hasConstants: boolean; readonly isPart: boolean },
): number {
  const { bytes, objects } = image;
  const { layouts: types, pointers } = layouts.tables();
  const data = (name: string, contents: Uint8Array): Operand =>
    builder.data(runtimeName(name), Math.max(contents.length, 1), { align: 8, constant: true, bytes: contents });
  const b = builder.func(runtimeName('begin'), [], []);
  if (hasConstants) {
    const [constants, list] = [data('constants', bytes), data('objects', words(objects.flat()))];
    const tables = [data('layouts', types), data('pointers', pointers)];
    b.callVoid(runtime.func('begin'), constants, b.i32(bytes.length), list, b.i32(objects.length), ...tables);
  }
  if (isPart) b.callVoid(runtime.func('share'));
  b.return();
  b.finish();
  return b.index;
}

function resolved(type: Type, { types }: Graph): Type {
  return type.kind === 'named' ? (types.get(type.name) ?? type) : type;
}

/** What a result means: a number is the status, anything else is written. */
function statusOf(body: Body, type: Type, results: Parts): Operand {
  const { b, program } = body;
  const [first] = results;
  if (first === undefined) return b.i32(0);
  body.requireSound(type, results);
  if (type.kind === 'pointer') {
    const size = sizeInBytes(program.layouts.resolve(type.to)) ?? 0;
    const count = size > 0 ? b.i32(size) : body.ask('rest', first);
    body.run('write', b.i32(1), body.ask('view', first, count), count);
    return b.i32(0);
  }
  if (type.kind === 'struct' || type.kind === 'array' || type.kind === 'vector') {
    asItself(body, type, results, (parts, own) =>
      parts.forEach((part, i) => writePart(b, program, b.i32(1), own[i], part)),
    );
    return b.i32(0);
  }
  const whole = type.kind === 'int' || type.kind === 'block' ? results : converted(body, results, type, i32);
  const [low] = whole ?? results;
  return b.typeOf(low) === 'i64' ? b.calc('LToI', low) : low;
}
