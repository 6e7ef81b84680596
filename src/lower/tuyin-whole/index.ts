/**
 * Tuyin IR as a program of the linear IR: its stack code becomes instructions, which call the run time in C (src/runtime/tuyin) for input,
 * output and memory. Such a program is complete: its text runs wherever linear IR does, with what it needs of the library.
 *
 *     scalars of up to 64 bits          registers; structs and arrays of them as many registers (parts.ts)
 *     matches                           `switch` (decisions.ts)
 *     calls in tail position            jumps, within groups of functions that call each other so
 *     input                             a place in the bytes at hand (streams.ts)
 *     wide numbers, half, poison …      more registers; the run time computes (scalars.ts)
 *
 * Values that are too large for registers are named; such programs have no instructions.
 */
import { componentMembers, findComponents } from '../../base/components.ts';
import { flattenGraph } from '../../base/graph.ts';
import { ModuleBuilder, type LinearBuilder } from '../../linear/builder.ts';
import type { Dest, LinearModule, Signature, ValueType } from '../../linear/nodes.ts';
import { inliningOf } from '../../tuyin/graph/attributes.ts';
import type { FuncId, Graph, GraphFunc } from '../../tuyin/graph/nodes.ts';
import type { RunnableCode } from '../../tuyin/stack/program.ts';
import { sizeInBytes, typeText, type Type } from '../../tuyin/types.ts';
import type { Span } from '../../base/source.ts';
import { canMakePoison } from './poison.ts';
import { Body, loadCursor, type Parts, type Program } from './body.ts';
import { opensInput, type Callable } from './calls.ts';
import { changes, defineEntry, isShared, signatureOf } from './crossing.ts';
import { findFacts, type Facts } from './facts.ts';
import { FunctionLowering } from './function.ts';
import { ConstantImage } from './image.ts';
import { Layouts } from './layouts.ts';
import { findLongerStructs } from './longer-structs.ts';
import { mergedName, ownName } from './names.ts';
import { Shapes } from './parts.ts';
import { Runtime } from './runtime.ts';
import { defineStart } from './start.ts';

/** Something that has no instructions: what, and where it stands. */
export interface Lack {
  readonly what: string;
  readonly func: string;
  readonly span: Span;
}

/** The module, or what it would need. */
export type WholeProgram =
  | { readonly module: LinearModule; readonly lacks?: undefined }
  | { readonly module?: undefined; readonly lacks: readonly Lack[] };

/**
 * Lowers a program of which the code of all functions with a body is known. As a part of a program of several languages it is called by them
 * and calls them (crossing.ts), and its start is `@main`.
 */
export function lowerWhole(
  graph: Graph,
  codeOf: (func: GraphFunc) => RunnableCode | undefined,
  { isPart = false }: { readonly isPart?: boolean } = {},
): WholeProgram {
  return new WholeLowering(graph, codeOf, isPart).run();
}

class WholeLowering {
  readonly #graph: Graph;
  readonly #codes: readonly (RunnableCode | undefined)[];
  readonly #facts: readonly (Facts | undefined)[];
  readonly #builder = new ModuleBuilder({ pointerSize: 4 });
  readonly #program: Program;
  readonly #indices: (number | undefined)[] = [];
  /** Functions that other languages define. */
  readonly #outside: (number | undefined)[] = [];
  readonly #lacks: Lack[] = [];
  readonly #framed = new Set<FuncId>();
  readonly #isPart: boolean;

  constructor(graph: Graph, codeOf: (func: GraphFunc) => RunnableCode | undefined, isPart: boolean) {
    this.#graph = graph;
    this.#isPart = isPart;
    this.#codes = graph.functions.map(codeOf);
    this.#facts = findFacts(graph, (id) => this.#codes[id]);
    const layouts = new Layouts(graph.types);
    this.#program = {
      image: new ConstantImage(graph),
      runtime: new Runtime(this.#builder),
      layouts,
      shapes: new Shapes(
        this.#codes.some((code) => code !== undefined && canMakePoison(code.types)),
        findLongerStructs(graph, this.#codes),
      ),
      stepOf: ({ to, space }) => (space === 0 ? (sizeInBytes(layouts.resolve(to)) ?? 1) : space),
    };
  }

  run(): WholeProgram {
    this.#checkSignatures();
    if (this.#lacks.length > 0) return { lacks: this.#lacks };
    this.#declare();
    const groups = this.#groups();
    for (const group of groups) if (this.#hasFrame(group)) for (const id of group) this.#framed.add(id);
    for (const group of groups) this.#lowerGroup(group);
    if (this.#lacks.length > 0) return { lacks: this.#lacks };
    defineStart(this.#builder, this.#graph, this.#program, {
      indices: this.#indices,
      codes: this.#codes,
      hasBlocks: this.#framed.size > 0,
      isPart: this.#isPart,
    });
    return { module: this.#builder.finish() };
  }

  /** What concerns a function as a whole. */
  #checkSignatures(): void {
    this.#graph.functions.forEach((func, id) => {
      const code = this.#codes[id];
      if (code === undefined) return;
      const types = [...func.params, func.result].filter((type) => this.#program.shapes.of(type) === undefined);
      for (const type of types) this.#lack(`a value of type ${typeText(type)}`, func, func.span);
      if (func.params.length > 0 && (id === this.#graph.main || this.#graph.init.includes(id)))
        this.#lack('a start with parameters', func, func.span);
    });
  }

  #lack(what: string, { name }: GraphFunc, span: Span): void {
    this.#lacks.push({ what, func: name, span });
  }

  #declare(): void {
    this.#graph.functions.forEach((func, id) => {
      const shared = this.#isPart && isShared(func, this.#graph) ? signatureOf(func) : undefined;
      if (this.#codes[id] !== undefined) this.#indices[id] = this.#declareOwn(func, shared);
      else if (shared !== undefined && func.body.kind === 'missing')
        this.#outside[id] = this.#builder.extern(func.name, shared.params, shared.results, { span: func.span });
    });
  }

  /** A function with code; `shared` is how other languages call it, if they may. */
  #declareOwn(func: GraphFunc, shared: Signature | undefined): number {
    const { name, params, result, span } = func;
    const hasEntry = shared !== undefined && (this.#program.shapes.hasFlags || changes(func));
    const isSeen = !this.#isPart || (shared !== undefined && !hasEntry);
    const isRenamed = hasEntry || (this.#isPart && func.id === this.#graph.main);
    const registers = params.flatMap((type) => this.#natives(type));
    const index = this.#builder.declare(isRenamed ? ownName(name) : name, registers, this.#natives(result), {
      exported: isSeen,
      linkage: isSeen ? undefined : 'static',
      inlining: inliningOf(this.#graph, func),
      span,
    });
    if (hasEntry) defineEntry(this.#builder, func, shared, index);
    return index;
  }

  /** The types of the registers of a value. */
  #natives(type: Type): ValueType[] {
    return (this.#program.shapes.of(type) ?? []).map(({ native }) => native);
  }

  #paramsOf(b: LinearBuilder, { params }: GraphFunc): Dest[][] {
    let at = 0;
    return params.map((type) => this.#natives(type).map(() => b.param(at++)));
  }

  #groups(): FuncId[][] {
    const count = this.#graph.functions.length;
    const components = findComponents(
      flattenGraph({ size: count, entry: 0, successors: (id) => this.#tailCallees(id) }),
    );
    const { start, items } = componentMembers(components);
    const groups = Array.from({ length: components.count }, (_, i) => [...items.subarray(start[i], start[i + 1])]);
    return groups.filter((group) => group.some((id) => this.#codes[id] !== undefined));
  }

  #tailCallees(id: FuncId): FuncId[] {
    return (this.#facts[id]?.calls ?? []).flatMap(({ callee, isTail }) => (isTail ? [callee] : []));
  }

  #lowerGroup(group: readonly FuncId[]): void {
    const { functions } = this.#graph;
    const index = this.#indices[group[0]];
    if (group.length === 1 && index !== undefined) {
      const func = functions[group[0]];
      this.#lowerMembers(this.#builder.define(index), group, (b) => this.#paramsOf(b, func));
      return;
    }
    this.#lowerMembers(this.#mergedFunction(group), group, undefined);
  }

  /** One function for a group: which member is meant, then the parameters of all. The members call it. */
  #mergedFunction(group: readonly FuncId[]): LinearBuilder {
    const { functions } = this.#graph;
    const params = group.flatMap((id) => functions[id].params.flatMap((type) => this.#natives(type)));
    const first = functions[group[0]];
    const stays = group.some((id) => inliningOf(this.#graph, functions[id]) === 'noinline');
    const merged = this.#builder.declare(mergedName(first.name), ['i32', ...params], this.#natives(first.result), {
      inlining: stays ? 'noinline' : undefined,
      linkage: this.#isPart ? 'static' : undefined,
      span: first.span,
    });
    group.forEach((id, which) => {
      const own = this.#indices[id];
      if (own === undefined) return;
      const b = this.#builder.define(own).at(functions[id].span);
      const args = group.flatMap((other) => {
        const types = functions[other].params.flatMap((type) => this.#natives(type));
        return types.map((type, i) => (other === id ? b.param(i) : type === 'i64' ? b.i64(0n) : b.i32(0)));
      });
      b.return(...b.callAll(merged, [b.i32(which), ...args]));
      b.finish();
    });
    return this.#builder.define(merged);
  }

  #hasFrame(group: readonly FuncId[]): boolean {
    return group.some((id) => this.#facts[id]?.hasBlocks);
  }

  #usesInput(group: readonly FuncId[]): boolean {
    return group.some((id) => this.#facts[id]?.usesInput);
  }

  #opensInputs(group: readonly FuncId[]): boolean {
    return group.some((id) =>
      this.#facts[id]?.calls.some(
        (call) => opensInput(call) && group.includes(call.callee) && this.#facts[call.callee]?.usesInput === true,
      ),
    );
  }

  /** `own` gives the parameters of a function that is alone. */
  #lowerMembers(
    b: LinearBuilder,
    group: readonly FuncId[],
    own: ((b: LinearBuilder) => readonly Dest[][]) | undefined,
  ): void {
    const { functions } = this.#graph;
    const depth = this.#opensInputs(group) ? b.local('i32') : undefined;
    const cursor = this.#usesInput(group) ? { at: b.local('i32', 'at'), end: b.local('i32', 'end') } : undefined;
    const hasFrame = this.#hasFrame(group);
    if (hasFrame) b.callVoid(this.#program.runtime.func('enter'));
    const members = group.flatMap((id) => {
      const code = this.#codes[id];
      if (code === undefined) return [];
      return [
        { body: new Body(b, functions[id], code, this.#program, { depth, hasFrame, cursor }), label: b.newLabel() },
      ];
    });
    if (depth !== undefined) b.assign(depth, b.load('i32', this.#program.runtime.variable('depth')));
    if (cursor !== undefined) loadCursor(b, this.#program.runtime, cursor);
    let at = 1;
    for (const { body } of members) {
      const given = own?.(b) ?? body.func.params.map((type) => this.#natives(type).map(() => b.param(at++)));
      body.func.params.forEach((type, i) => body.assign(body.parameter(i, type) ?? [], given[i]));
    }
    if (own === undefined)
      b.switch(
        b.param(0),
        members.slice(0, -1).map(({ label }, which) => [which, label] as const),
        members[members.length - 1].label,
      );
    const callables: Callable[] = [];
    const lowerings = members.map(({ body }) => this.#lowering(body, callables));
    callables.push(...this.#callablesFor(members, lowerings));
    for (const lowering of lowerings)
      for (const [callee, pushed] of lowering.forwarded())
        lowerings.find(({ body }) => body.func.id === callee)?.expect(pushed);
    lowerings.forEach((lowering, i) => {
      b.at(lowering.body.func.span).label(members[i].label);
      lowering.run();
    });
    b.finish();
  }

  #lowering(body: Body, callables: readonly Callable[]): FunctionLowering {
    const calls = new Map((this.#facts[body.func.id]?.calls ?? []).map((call) => [call.at, call]));
    return new FunctionLowering(body, {
      callables,
      calls,
      lack: (what, { at: place }) => {
        this.#lack(what, body.func, body.code.spans[place]);
        body.b.trap('unsupported');
      },
    });
  }

  #callablesFor(
    members: readonly { readonly body: Body; readonly label: number }[],
    lowerings: readonly FunctionLowering[],
  ): Callable[] {
    const own = new Map(members.map((member) => [member.body.func.id, member]));
    return this.#graph.functions.map((func, id) => {
      const member = own.get(id);
      return {
        func,
        index: this.#indices[id],
        outside: this.#outside[id],
        facts: this.#facts[id],
        hasFrame: this.#framed.has(id),
        forward: (from, pushed, values) =>
          lowerings.find(({ body }) => body.func.id === id)?.enterWith(from, pushed, values) === true,
        enter:
          member &&
          ((args: readonly Parts[]): void => {
            const { body, label } = member;
            args.forEach((values, i) => body.assign(body.parameter(i, func.params[i]) ?? [], values));
            body.b.goto(label);
          }),
      };
    });
  }
}
