/**
 * From modules to the graph: names find their symbols, globals their bytes, every value its type, every function its input
 * signature. All mistakes are reported; the graph exists only if there is none.
 *
 * Functions are elaborated callees first. Functions that call each other are tried until their result types no longer
 * change: a call whose result is not known yet agrees with everything, so the types found are the least that fit.
 */
import type { Diagnostic } from '../../base/diagnostics.ts';
import { findComponents, componentMembers } from '../../base/components.ts';
import { named, type NamedResult } from '../../base/result.ts';
import { flattenGraph } from '../../base/graph.ts';
import { initOf, type Alias, type Func, type Module } from '../module.ts';
import { nameText } from '../names.ts';
import type { Span } from '../../base/source.ts';
import type { Expr, Stmt } from '../nodes.ts';
import { namesNumber, noNumbers } from '../numbering.ts';
import { i32, sameType, sizeInBytes, typeText, voidType, type Type } from '../types.ts';
import { isDeeper, isTooLarge } from '../value-size.ts';
import { largestNesting } from '../parser-state.ts';
import type { PlainBody } from '../plain-bodies.ts';
import type { Mentions } from '../verifier-bodies.ts';
import { walkExpr, walkStmt } from '../walk.ts';
import { Body, numberingOf } from './body.ts';
import { plainFunc, plainGlobal } from './entries.ts';
import { loadOrder } from './load-order.ts';
import { dropUnused, markTailCalls, type FuncGraph } from './cleanup.ts';
import { constantMisses } from './bounds.ts';
import { ConstantEvaluator, type Interning } from './constants.ts';
import type { Exact } from './exact.ts';
import { mostDataBytes } from './data.ts';
import { ConstantPool, fillGlobal } from './interning.ts';
import type { Constant, GlobalId, Graph, GraphAlias, GraphNode } from './nodes.ts';
import {
  Program,
  unknownType,
  type CodeSignature,
  type FuncEntry,
  type GlobalEntry,
  type LinkedModule,
  type Target,
  type Twins,
} from './program.ts';
import { Sink } from './sink.ts';
import { bytesOf } from './streams.ts';
import { beginWidths, inferComponent, type WidthBody } from './widths.ts';

/** How modules are elaborated. */
export interface ElaborateOptions {
  /** Arguments and result of stack code in a `func`, which says neither; i32 each unless given. */
  readonly codeSignature?: CodeSignature;
  /** What bodies refer to, where somebody has looked already. */
  readonly mentions?: ReadonlyMap<Func, Mentions>;
  /** Bodies that need no graph to be checked. */
  readonly accepted?: ReadonlyMap<Func, PlainBody>;
  /** Called when every name has its type: the last time that constants can be made. */
  readonly finish?: (program: Program, constants: Interning) => void;
}

/** The graph of a program, or why there is none: there are mistakes, or an imported module is missing. */
export type Elaborated = NamedResult<'graph', Graph | undefined> & {
  /** What remains to be compared when the code of functions is known, too. */
  readonly twins: readonly Twins[];
};

/** The first module is the program's. A single module may be given alone; what it imports is then not known. */
export function elaborate(input: Module | readonly LinkedModule[], options: ElaborateOptions = {}): Elaborated {
  const modules: readonly LinkedModule[] = 'items' in input ? [{ module: input, imports: new Map() }] : input;
  return new Elaboration(modules, options).run();
}

/** What is wrong with a module, as `elaborate` says it; no graph comes of it, so memory is that of one function's. */
export function checkGraph(module: Module, options: ElaborateOptions = {}): readonly Diagnostic[] {
  return new Elaboration([{ module, imports: new Map() }], options, false).check();
}

/** A body on its way: statements of a function, or those outside functions. */
interface Draft {
  readonly func: FuncEntry;
  readonly stmts: readonly Stmt[];
  readonly callees: readonly FuncEntry[];
  /** Is a value named by its number? */
  readonly hasNumbers: boolean;
}

interface Finished {
  readonly graph: FuncGraph;
}

/** How often the result type of a function may change while it is found. */
const mostChanges = 100;

class Elaboration {
  readonly #sink = new Sink();
  readonly #program: Program;
  readonly #pool: ConstantPool;
  readonly #finish: ElaborateOptions['finish'];
  readonly #mentions: ElaborateOptions['mentions'];
  readonly #accepted: ElaborateOptions['accepted'];
  /** Are there imports that were not given? What they would define is not known then. */
  readonly #isOpen: boolean;
  /** Is there stack code whose result is not known yet? */
  readonly #isVague: boolean;
  readonly #drafts = new Map<FuncEntry, Draft>();
  readonly #finished = new Map<FuncEntry, Finished>();
  readonly #inits: (FuncEntry | undefined)[] = [];

  readonly #isNaming: boolean;

  constructor(
    modules: readonly LinkedModule[],
    { codeSignature = plainSignature, finish, mentions, accepted }: ElaborateOptions,
    isNaming = true,
  ) {
    this.#finish = finish;
    this.#mentions = mentions;
    this.#accepted = accepted;
    this.#isNaming = isNaming;
    this.#program = new Program(modules, this.#sink, codeSignature);
    this.#pool = new ConstantPool(this.#program);
    this.#isVague = this.#program.functions.some(({ body, result }) => body.kind === 'code' && result === unknownType);
    this.#isOpen = modules.some(({ module, imports }) =>
      module.items.some((item) => item.kind === 'import' && !item.path.startsWith('host:') && !imports.has(item.path)),
    );
  }

  run(): Elaborated {
    const program = this.#program;
    const { aliases, components } = this.#begin();
    for (const component of components) this.#elaborateComponent(component);
    program.checkTypeNames();
    if (this.#sink.failed) return { ...named('graph', undefined, this.#sink.diagnostics), twins: [] };
    const { init, main } = this.#entries();
    this.#widths(components, new Set([...init, ...(main === undefined ? [] : [main])]));
    if (!this.#isOpen) this.#finish?.(program, this.#pool);
    const graph = this.#isOpen || this.#sink.failed ? undefined : this.#graph(aliases, init, main);
    return { ...named('graph', graph, this.#sink.diagnostics), twins: program.twins };
  }

  /** As `run`, but each body is looked at and given up before that of a caller is made: callees come first. */
  check(): readonly Diagnostic[] {
    const program = this.#program;
    const { components } = this.#begin();
    const { init, main } = this.#entries();
    const entries = new Set([...init, ...(main === undefined ? [] : [main])]);
    beginWidths(program.functions, entries);
    // Said only of a program that is right in all else.
    const later = new Sink();
    for (const component of components) {
      this.#elaborateComponent(component);
      const bodies = this.#bodiesOf(component);
      inferComponent(bodies, program.functions, entries);
      for (const body of bodies) this.#reportMisses(body, later);
      for (const { func } of component) this.#finished.delete(func);
    }
    program.checkTypeNames();
    return this.#sink.failed ? this.#sink.diagnostics : [...this.#sink.diagnostics, ...later.diagnostics];
  }

  /** Globals, aliases and the order of functions. */
  #begin(): { readonly aliases: readonly GraphAlias[]; readonly components: (readonly Draft[])[] } {
    const program = this.#program;
    this.#globals();
    program.modules.forEach(({ module }, i) => this.#inits.push(this.#init(module, i)));
    for (const func of program.functions) if (!this.#isAccepted(func)) this.#draft(func);
    this.#draftReaders();
    return { aliases: this.#aliases(), components: this.#components() };
  }

  /** Its result is known, and its body gives no cause for a message. */
  #isAccepted(func: FuncEntry): boolean {
    const plain = func.item && this.#accepted?.get(func.item);
    if (plain === undefined) return false;
    if (!func.declared) func.result = plain.result;
    return true;
  }

  /** How much a function takes from its input only its graph says; it is asked where it is named. */
  #draftReaders(): void {
    if (this.#accepted === undefined) return;
    for (const { callees } of this.#drafts.values())
      for (const func of callees)
        if (func.item !== undefined && this.#accepted.get(func.item)?.reads === true) this.#draft(func);
  }

  // Globals

  #globals(): void {
    const entries = this.#program.globals.filter(({ item }) => item !== undefined);
    for (const entry of entries) {
      const { item, module } = entry;
      if (item === undefined) continue;
      entry.align = Math.max(1, item.placement.align ?? 1);
      if (item.type !== undefined && (!entry.byValue || item.init === undefined))
        entry.type = this.#program.expand(item.type, module, item.name.span);
    }
    for (const entry of this.#inOrder(entries)) this.#global(entry);
    this.#program.checkDeclaredGlobals();
  }

  /** What a global names comes before it; a circle is a mistake. Chains may be as long as the file. */
  #inOrder(entries: readonly GlobalEntry[]): GlobalEntry[] {
    const state = new Map<GlobalEntry, 'open' | 'done'>();
    const order: GlobalEntry[] = [];
    for (const root of entries) {
      if (state.has(root)) continue;
      state.set(root, 'open');
      const stack = [{ entry: root, below: this.#namedIn(root) }];
      for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
        const next = top.below.pop();
        if (next === undefined) {
          state.set(top.entry, 'done');
          order.push(top.entry);
          stack.pop();
        } else if (state.get(next) === 'open') {
          if (next.span !== undefined) this.#sink.report('TUY2205', next.span, ['it depends on itself']);
        } else if (!state.has(next)) {
          state.set(next, 'open');
          stack.push({ entry: next, below: this.#namedIn(next) });
        }
      }
    }
    return order;
  }

  /** Globals whose value or type is needed first. */
  #namedIn({ item, module }: GlobalEntry): GlobalEntry[] {
    const found: GlobalEntry[] = [];
    const visit = (expr: Expr): void => {
      if (expr.kind !== 'name' || expr.sigil === '%') return;
      const target = this.#program.lookup(expr.name, module, expr.span);
      if (target?.kind === 'global' && target.global.type === unknownType) found.push(target.global);
    };
    if (item?.init !== undefined) walkExpr(item.init, { expr: visit });
    return found.reverse();
  }

  #global(entry: GlobalEntry): void {
    const { item, module } = entry;
    if (item?.init === undefined) {
      entry.size = sizeInBytes(entry.type) ?? 0;
      return;
    }
    const constants = new ConstantEvaluator(this.#program, module, this.#pool);
    const { init } = item;
    const exact = constants.evaluate(init);
    if (exact === undefined) this.#notConstant(init, module);
    if (exact === undefined || exact.kind === 'wrong') return;
    const written = item.type === undefined ? undefined : this.#program.expand(item.type, module, item.name.span);
    if (written === unknownType) return;
    const wanted = written ?? (entry.byValue ? undefined : contentType(exact, constants));
    const settled = constants.settle(exact, wanted, init.span, written !== undefined);
    if (settled === undefined) return;
    if (entry.byValue) entry.exact = { kind: 'typed', ...settled };
    this.#fill(entry, settled, init.span);
  }

  #fill(entry: GlobalEntry, { type, value }: { readonly type: Type; readonly value: Constant }, span: Span): void {
    const size = sizeInBytes(type);
    if (size !== undefined && size > mostDataBytes)
      this.#sink.report('TUY2205', span, [`it takes more than ${mostDataBytes} bytes`]);
    else fillGlobal(entry, type, value);
  }

  /** Names that nothing defines are told apart from operations. */
  #notConstant(init: Expr, module: number): void {
    let isKnown = true;
    walkExpr(init, {
      expr: (expr) => {
        if (expr.kind !== 'name' || expr.sigil === '%') return;
        const target = this.#program.lookup(expr.name, module, expr.span);
        if (target === undefined) this.#sink.report('TUY2001', expr.span, [nameText(expr.sigil, expr.name)]);
        if (target === undefined || target.kind === 'foreign') isKnown = false;
      },
    });
    if (isKnown) this.#sink.report('TUY2205', init.span, ['it holds an operation, a call or a local']);
  }

  #aliases(): GraphAlias[] {
    const aliases: GraphAlias[] = [];
    this.#program.modules.forEach(({ module }, index) => {
      for (const item of module.items)
        if (item.kind === 'alias' && item.name.sigil === '@') aliases.push(...this.#alias(item, index));
    });
    return aliases;
  }

  #alias(item: Alias, module: number): GraphAlias[] {
    const target = this.#program.lookup(item.name.name, module, item.name.span);
    if (target === undefined) this.#sink.report('TUY2001', item.target.span, [nameText('@', item.target.name)]);
    if (target === undefined || target.kind === 'foreign') return [];
    const named =
      target.kind === 'func'
        ? { kind: 'func' as const, func: target.func.id }
        : { kind: 'global' as const, global: target.global.id };
    return [{ name: item.name.name, target: named, guid: item.guid, module, item }];
  }

  // Functions

  #init(module: Module, index: number): FuncEntry | undefined {
    const stmts = initOf(module);
    if (stmts.length === 0) return undefined;
    const name = this.#program.uniqueName('.init');
    return this.#program.addFunction({
      name,
      form: 'init',
      linkage: 'private',
      module: index,
      item: undefined,
      params: [],
      variadic: false,
      declared: false,
      result: unknownType,
      body: { kind: 'missing' },
      span: stmts[0].span,
    });
  }

  #draft(func: FuncEntry): void {
    const { item, form, module } = func;
    if (item?.body?.kind === 'elided') this.#sink.report('TUY2302', item.name.span, []);
    const stmts =
      form === 'init'
        ? initOf(this.#program.modules[module].module)
        : item?.body?.kind === 'stmts'
          ? item.body.body.stmts
          : undefined;
    if (stmts !== undefined) this.#drafts.set(func, this.#survey(func, stmts));
  }

  /** Functions that call each other, callees first. */
  #components(): (readonly Draft[])[] {
    const drafts = [...this.#drafts.values()];
    const index = new Map(drafts.map(({ func }, i) => [func, i]));
    const edges = drafts.map((draft) => draft.callees.flatMap((func) => index.get(func) ?? []));
    const components = findComponents(flattenGraph({ size: drafts.length, entry: 0, successors: (i) => edges[i] }));
    const { start, items } = componentMembers(components);
    const lists: (readonly Draft[])[] = [];
    for (let i = 0; i < components.count; i++)
      lists.push(Array.from(items.subarray(start[i], start[i + 1]), (member) => drafts[member]));
    this.#recursive = new Set(
      lists.filter(
        (list) => list.length > 1 || edges[index.get(list[0].func) ?? 0].includes(index.get(list[0].func) ?? 0),
      ),
    );
    return lists;
  }

  #recursive: ReadonlySet<readonly Draft[]> = new Set();

  #survey(func: FuncEntry, stmts: readonly Stmt[]): Draft {
    const known = func.item && this.#mentions?.get(func.item);
    if (known !== undefined)
      return { func, stmts, callees: this.#functionsIn(known.names, func.module), hasNumbers: known.hasNumbers };
    const names: Mentions['names'][number][] = [];
    let hasNumbers = false;
    const visit = (expr: Expr): void => {
      if (namesNumber(expr)) hasNumbers = true;
      else if ((expr.kind === 'name' && expr.sigil !== '%') || expr.kind === 'member') names.push(expr);
    };
    for (const stmt of stmts) walkStmt(stmt, { expr: visit });
    return { func, stmts, callees: this.#functionsIn(names, func.module), hasNumbers };
  }

  /** Those among names, each once. */
  #functionsIn(names: Mentions['names'], module: number): FuncEntry[] {
    const found: FuncEntry[] = [];
    for (const name of names) {
      const target = this.#functionTarget(name, module);
      if (typeof target === 'object' && target.kind === 'func') found.push(target.func);
    }
    return found.length < 2 ? found : [...new Set(found)];
  }

  #functionTarget(expr: Mentions['names'][number], module: number): Target | 'unknown' | undefined {
    if (expr.kind === 'name') return this.#program.lookup(expr.name, module, expr.span);
    return expr.target.kind === 'name' ? this.#program.qualified(expr.target.name, expr.name, module) : undefined;
  }

  #elaborateComponent(component: readonly Draft[]): void {
    if (this.#recursive.has(component)) this.#findResults(component);
    for (const draft of component) {
      const { result } = this.#elaborateBody(draft);
      if (!draft.func.declared)
        draft.func.result =
          result === unknownType && !this.#sink.failed && !this.#isOpen && !this.#isVague ? voidType : result;
    }
  }

  /** Tries the bodies until their results stay what they are: again whenever that of a callee has changed. */
  #findResults(component: readonly Draft[]): void {
    const failed = this.#sink.failed;
    this.#sink.muted++;
    const members = new Map(component.map((draft) => [draft.func, draft]));
    const callers = new Map<FuncEntry, Draft[]>(component.map(({ func }) => [func, []]));
    for (const draft of component) for (const callee of draft.callees) callers.get(callee)?.push(draft);
    const changes = new Map<FuncEntry, number>();
    const settle = (start: readonly Draft[]): void => {
      const queue = [...start];
      const queued = new Set(queue);
      for (let next = 0; next < queue.length; next++) {
        const draft = queue[next];
        queued.delete(draft);
        const count = changes.get(draft.func) ?? 0;
        if (count > mostChanges || !this.#changesResult(draft)) continue;
        changes.set(draft.func, count + 1);
        for (const caller of callers.get(draft.func) ?? []) {
          if (queued.has(caller)) continue;
          queued.add(caller);
          queue.push(caller);
        }
      }
    };
    settle(component);
    const open = [...members.keys()].filter(({ result }) => result === unknownType);
    if (!this.#isOpen) for (const func of open) func.result = voidType;
    if (open.length > 0 && !this.#isOpen) settle(component);
    this.#sink.muted--;
    this.#sink.failed = failed;
    for (const [func, count] of changes)
      if (count > mostChanges) this.#sink.report('TUY2410', func.span, [nameText('@', func.name), mostChanges]);
  }

  #changesResult(draft: Draft): boolean {
    const { func } = draft;
    if (func.declared) return false;
    const { result } = this.#elaborateBody(draft);
    const isSame = sameType(result, func.result) || (result === unknownType && func.result.kind === 'void');
    if (!isSame) func.result = result;
    return !isSame;
  }

  /** Numbers are found with each body, because those of a whole program would fill the memory. */
  #elaborateBody({ func, stmts, hasNumbers }: Draft): { readonly result: Type } {
    const numbering = hasNumbers ? numberingOf(this.#program, func.module, stmts) : noNumbers;
    const body = new Body(this.#program, func, this.#pool, numbering, this.#isNaming);
    const { nodes, root, result } = body.run(stmts);
    for (const { type, span } of nodes) {
      // First, because a type may be too deep to be walked.
      if (isDeeper(type, largestNesting)) this.#sink.report('TUY2419', span, []);
      else if (isTooLarge(type)) this.#sink.report('TUY2418', span, [typeText(type)]);
    }
    if (this.#sink.muted === 0 && !this.#sink.failed) {
      const graph = withoutUnknown({ nodes, root });
      this.#finished.set(func, { graph });
    }
    return { result };
  }

  // The whole

  #entries(): { readonly init: readonly FuncEntry[]; readonly main: FuncEntry | undefined } {
    const order = loadOrder(this.#program.modules);
    const inits = order.flatMap((index) => this.#inits[index] ?? []);
    const named = this.#program.functions.find(
      ({ module, item }) => module === 0 && item?.name.name === 'main' && item.form !== 'declare',
    );
    const main = named ?? this.#inits[0];
    return { init: inits.filter((func) => func !== main), main };
  }

  /**
   * Finds the width of each function, the number of bytes that it reads from its input (widths.ts). Functions that call
   * each other (a component of the call graph) are found together, callees before callers. Only then is it known what
   * calls pass on, so graphs are completed behind it.
   */
  #widths(components: readonly (readonly Draft[])[], entries: ReadonlySet<FuncEntry>): void {
    const bodies = components.map((component) => this.#bodiesOf(component));
    beginWidths(this.#program.functions, entries);
    for (const component of bodies) inferComponent(component, this.#program.functions, entries);
    for (const body of bodies.flat()) this.#complete(body);
  }

  #bodiesOf(component: readonly Draft[]): WidthBody[] {
    return component.flatMap(({ func }): WidthBody[] => {
      const finished = this.#finished.get(func);
      return finished === undefined ? [] : [{ func, nodes: finished.graph.nodes, root: finished.graph.root }];
    });
  }

  /** The last steps of a graph: calls whose value is the function's are marked as tail calls. */
  #complete(body: WidthBody): void {
    const { func, nodes, root } = body;
    this.#reportMisses(body, this.#sink);
    func.body = { kind: 'graph', ...markTailCalls(dropUnused({ nodes, root }), func.result) };
  }

  /** Values beyond what a callee reads, and accesses outside of constants. */
  #reportMisses({ nodes }: WidthBody, sink: Sink): void {
    nodes.forEach((node) => {
      if (node.kind !== 'call' || node.input.kind !== 'values') return;
      const callee = this.#program.functions[node.callee];
      checkExtra(callee, bytesOf(node.input.values.map((value) => nodes[value].type)), node, sink);
    });
    for (const { span, bytes, offset, size } of constantMisses(nodes, (id) => this.#sizeOfGlobal(id)))
      sink.report('TUY2417', span, [bytes, offset, size]);
  }

  #sizeOfGlobal(id: GlobalId): number | undefined {
    const { item, size } = this.#program.globals[id];
    return item !== undefined && item.init === undefined ? undefined : size;
  }

  #graph(aliases: readonly GraphAlias[], init: readonly FuncEntry[], main: FuncEntry | undefined): Graph {
    const { functions, globals, types, modules } = this.#program;
    return {
      modules: modules.map(({ module }) => module),
      types,
      aliases,
      functions: functions.map(plainFunc),
      globals: globals.map(plainGlobal),
      init: init.map(({ id }) => id),
      main: main?.id,
    };
  }
}

function checkExtra({ name, width, item, body }: FuncEntry, given: number, { span }: GraphNode, sink: Sink): void {
  const isUntyped = item !== undefined && item.signature === undefined && body.kind !== 'missing';
  if (isUntyped && width !== 'unbounded' && given > width)
    sink.report('TUY2407', span, [nameText('@', name), width, given]);
}

/** What stands where a global is: of an array or string, not its address. */
function contentType(exact: Exact, constants: ConstantEvaluator): Type | undefined {
  const isArray = exact.kind === 'string' || (exact.kind === 'items' && exact.shape === 'array');
  const type = constants.typeOf(exact);
  return isArray && type.kind === 'pointer' ? type.to : undefined;
}

/** A function that never returns was unknown while it was tried; nothing is left of that. */
function withoutUnknown(graph: FuncGraph): FuncGraph {
  if (graph.nodes.every(({ type }) => type !== unknownType)) return graph;
  return {
    ...graph,
    nodes: graph.nodes.map((node) => (node.type === unknownType ? { ...node, type: voidType } : node)),
  };
}

/** Of a function that names no parameters: each may take an array of as many. */
const mostPlainParams = 256;

/** Arguments and result of stack code that says neither: i32, as many as it loads. */
function plainSignature({ body }: Func): { readonly params: readonly Type[]; readonly result: Type } {
  const instrs = body?.kind === 'code' ? body.instrs : [];
  let count = 0;
  for (const { op, operand } of instrs) {
    if (op === undefined || !/^(?:ldarg|starg)/.test(op)) continue;
    const index = operand.kind === 'number' ? Number(operand.value) : Number(op.slice(-1));
    count = Math.max(count, Math.min(index + 1, mostPlainParams));
  }
  return { params: new Array<Type>(count).fill(i32), result: i32 };
}

export type { LinkedModule };
