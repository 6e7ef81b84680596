/** What is looked at when a whole function has been read: the ways through it, and what happens to its variables on them. */
import type { Span } from '../../../base/source.ts';
import type { Parser } from '../parser.ts';
import type { FuncBody, FuncSymbol, Stmt, VarSymbol } from '../tree.ts';
import { typeText } from '../type-text.ts';
import { isScalar, isVoid, VOLATILE } from '../types.ts';
import { enumerationOf, FlowGraph, type SwitchStmt } from './flow-graph.ts';
import { reachableBlocks } from './reachable.ts';
import { checkSequence } from './sequence.ts';
import { unsetUses } from './uninitialised.ts';

const flowOptions = [
  'uninitialized',
  'maybe-uninitialized',
  'unreachable-code',
  'implicit-fallthrough',
  'switch',
  'switch-default',
  'unused-but-set-variable',
  'unused-but-set-parameter',
  'sequence-point',
  'invalid-noreturn',
] as const;

/** `before`: how many mistakes had been found when the body began. */
export function checkFunction(p: Parser, symbol: FuncSymbol, body: FuncBody, before: number): void {
  if (p.switches.isOn('unused-label')) checkLabels(p, body);
  // Where a statement could not be read, nobody knows what it does.
  if (p.isBroken || (!flowOptions.some((option) => p.switches.isOn(option)) && !mayFallOff(symbol, body))) return;
  const graph = new FlowGraph(body);
  const reached = reachableBlocks(graph, false);
  checkEnd(p, symbol, body, graph, reached);
  checkSwitches(p, graph, reached);
  if (p.switches.isOn('unreachable-code')) checkDead(p, graph);
  const mistakes = p.diagnostics.slice(before).filter(({ severity }) => severity === 'error');
  const doubtful = namesIn([...graph.mistakes, ...mistakes.flatMap(({ span }) => span ?? [])]);
  // What a mistake was to be is used there.
  for (const { fix } of mistakes) if (fix !== undefined) doubtful.set(fix.replacement, 0);
  if (p.switches.isOn('uninitialized') || p.switches.isOn('maybe-uninitialized')) checkUnset(p, body, graph, doubtful);
  checkUnread(p, body, graph, doubtful);
  if (p.switches.isOn('sequence-point')) for (const expr of graph.expressions) checkSequence(p, expr);
}

/** Names in lines with mistakes, and where the first of these lines begins: what happens to them from there on is not known. */
function namesIn(spans: readonly Span[]): Map<string, number> {
  const names = new Map<string, number>();
  for (const { source, start, end } of spans) {
    const first = source.lineStarts[source.position(start).line - 1];
    const text = source.text.slice(first, Math.max(end, first + source.line(source.position(end).line).length));
    for (const [name] of text.slice(0, 5000).matchAll(/[A-Za-z_]\w*/g))
      names.set(name, Math.min(first, names.get(name) ?? first));
  }
  return names;
}

/** A quick look, so that functions which end in `return` cost nothing. */
function mayFallOff({ type, name }: FuncSymbol, { body }: FuncBody): boolean {
  const last = body.items.at(-1);
  return !isVoid(type.result) && name !== 'main' && last?.kind !== 'return';
}

function checkEnd(p: Parser, symbol: FuncSymbol, { body }: FuncBody, graph: FlowGraph, reached: Uint8Array): void {
  const { source, end } = body.span;
  const brace = { source, start: Math.max(body.span.start, end - 1), end };
  const { result } = symbol.type;
  const isOpen = reached[graph.end] !== 0;
  if (symbol.attributes.noreturn === true) {
    const back = graph.returns.find(({ block }) => reached[block] !== 0);
    if (isOpen || back !== undefined) p.report('CC4035', back?.span ?? brace, [symbol.name]);
  } else if (isOpen && !isVoid(result) && symbol.name !== 'main') {
    p.report('CC4032', brace, [symbol.name, typeText(result)]);
  }
}

function checkSwitches(p: Parser, graph: FlowGraph, reached: Uint8Array): void {
  for (const { from, span } of graph.fallThroughs) if (reached[from] !== 0) p.report('CC4034', span, []);
  for (const stmt of graph.switches) {
    checkCases(p, stmt);
    if (stmt.fallback === undefined && p.switches.isOn('switch-default')) p.report('CC4038', headOf(stmt), []);
    const first = stmt.body.kind === 'block' ? stmt.body.block.items.at(0) : undefined;
    if (first !== undefined && isBeforeCases(first)) p.report('CC4039', first.span, []);
  }
}

/** A declaration may stand there, for all cases; a loop may hold cases (Duff's device). */
function isBeforeCases({ kind }: Stmt): boolean {
  return kind === 'expr' || kind === 'return' || kind === 'break' || kind === 'goto';
}

/** The word `switch` and what it decides by. */
function headOf({ span, value }: SwitchStmt): Span {
  return value.span.source === span.source && value.span.end > span.start ? { ...span, end: value.span.end } : span;
}

function checkCases(p: Parser, stmt: SwitchStmt): void {
  const { value, cases, fallback } = stmt;
  const type = enumerationOf(value);
  const constants = type?.enumeration.constants;
  if (type === undefined || constants === undefined || constants.length === 0 || !p.switches.isOn('switch')) return;
  const values = new Set(constants.map((constant) => constant.value));
  for (const { low, high, label } of cases)
    if (low === high && !values.has(low)) p.report('CC4037', label.span, [low, typeText(type)]);
  if (fallback !== undefined) return;
  const singles = new Set(cases.filter(({ low, high }) => low === high).map(({ low }) => low));
  const ranges = cases.filter(({ low, high }) => low !== high);
  const missing = constants.filter(
    (constant) =>
      !singles.has(constant.value) && !ranges.some(({ low, high }) => low <= constant.value && constant.value <= high),
  );
  if (missing.length === 0) return;
  const names = missing.slice(0, 3).map(({ name }) => `\`${name}\``);
  const more = missing.length > 3 ? ` and ${missing.length - 3} more` : '';
  p.report('CC4036', headOf(stmt), [`${names.join(', ')}${more}`]);
}

/** The first statement of each part that nothing leads to. */
function checkDead(p: Parser, graph: FlowGraph): void {
  const reached = reachableBlocks(graph, true);
  const entered = new Uint8Array(graph.blocks.length);
  for (const { next, off } of graph.blocks) for (const to of [...next, ...off]) entered[to] = 1;
  for (const [i, { first }] of graph.blocks.entries())
    if (first !== undefined && reached[i] === 0 && entered[i] === 0) p.report('CC4033', first, []);
}

function checkLabels(p: Parser, { labels }: FuncBody): void {
  for (const label of labels)
    if (label.defined && !label.used && !label.addressed && !p.quietLabels.has(label))
      p.report('CC4021', label.span, [label.name]);
}

/** Those of which it is known what they hold: numbers, addresses, structures and arrays of the function. */
function isTracked({ storage, isParam, name, type, attributes }: VarSymbol): boolean {
  if (storage !== 'auto' || isParam || name.startsWith('.') || attributes.cleanup !== undefined) return false;
  if (type.kind === 'record') return (type.record.members?.length ?? 0) > 0;
  return isScalar(type) || (type.kind === 'array' && type.size !== undefined);
}

function checkUnset(p: Parser, body: FuncBody, graph: FlowGraph, doubtful: ReadonlyMap<string, number>): void {
  const declared = new Set<VarSymbol>();
  for (const { events } of graph.blocks)
    for (const { kind, symbol } of events) if (kind === 'declare') declared.add(symbol);
  const tracked = body.locals.filter((symbol) => declared.has(symbol) && isTracked(symbol));
  for (const { symbol, span, because } of unsetUses(graph, tracked)) {
    if ((doubtful.get(symbol.name) ?? span.start) < span.start || p.isTold(span)) continue;
    const here = { message: 'it is declared here, without a value', span: symbol.span };
    if (because === undefined) p.report('CC4030', span, [symbol.name], { notes: [here] });
    else {
      const reason = { message: `it gets none if this is ${because.when ? 'true' : 'false'}`, span: because.span };
      p.report('CC4031', span, [symbol.name], { notes: [reason, here] });
    }
  }
}

/** Variables that are assigned and never read. */
function checkUnread(p: Parser, body: FuncBody, graph: FlowGraph, doubtful: ReadonlyMap<string, number>): void {
  if (!p.switches.isOn('unused-but-set-variable') && !p.switches.isOn('unused-but-set-parameter')) return;
  const read = new Set<VarSymbol>();
  const written = new Set<VarSymbol>();
  const plain = unreadSteps(graph);
  for (const { events } of graph.blocks)
    for (const event of events) {
      if (event.kind === 'define') written.add(event.symbol);
      else if (event.kind !== 'declare' && !plain.has(event)) read.add(event.symbol);
    }
  for (const symbol of [...body.params, ...body.locals]) {
    const isUnread = symbol.used && written.has(symbol) && !read.has(symbol);
    if (!isUnread || symbol.storage !== 'auto' || symbol.attributes.unused === true) continue;
    if (symbol.name.startsWith('.') || doubtful.has(symbol.name) || symbol.type.kind === 'array' || isMeasured(symbol))
      continue;
    p.report(symbol.isParam ? 'CC4024' : 'CC4023', symbol.span, [symbol.name]);
  }
}

/** Something may have asked for its size or type, which are no events. */
function isMeasured({ type }: VarSymbol): boolean {
  return (type.quals & VOLATILE) !== 0;
}

/** The reading half of `x++;` as a statement: nobody gets the value. */
function unreadSteps(graph: FlowGraph): ReadonlySet<object> {
  const places = new Set<Span>();
  for (const expr of graph.unused)
    if (expr.kind === 'update' && expr.place.kind === 'variable') places.add(expr.place.span);
  const found = new Set<object>();
  for (const { events } of graph.blocks)
    for (const event of events) if (event.kind === 'step' && places.has(event.span)) found.add(event);
  return found;
}
