/**
 * A program as one module in which every body is stack code: what `samara lower --to stack` prints. It can be read, checked
 * and run like any other module, and does the same as the program that it comes from.
 */
import { unreachable } from '../../base/errors.ts';
import { diagnose, type Diagnostic } from '../../base/diagnostics.ts';
import { SourceFile, type Span } from '../../base/source.ts';
import { tuyinTextCatalogue } from '../diagnostics.ts';
import type { Constant, Graph, GraphFunc, GraphGlobal } from '../graph/nodes.ts';
import type { Func, FuncBody, Global, Head, Item, Module, Placement } from '../module.ts';
import { noComments, type Expr, type Instr, type Name, type Operand } from '../nodes.ts';
import type { TuyinCode } from '../program.ts';
import { defaultNesting } from '../parser-state.ts';
import { bytePointer, i32, type Type } from '../types.ts';
import { isDeeper } from '../value-size.ts';
import { extraName } from '../extra-uses.ts';
import type { Opcode } from '../opcodes.ts';
import { disassemble, type CodeBody } from './assembler.ts';
import { bitsOf, typed } from './constant-text.ts';
import { graphCode } from './graph-code.ts';
import type { RunnableCode } from './program.ts';

const span: Span = { source: new SourceFile('<stack code>', ''), start: 0, end: 0 };
const at = { span, comments: noComments };
const placement: Placement = { addressMode: undefined, space: undefined, align: undefined };
const head: Head = { linkage: undefined, visibility: undefined, preemption: undefined };

export function stackModule({ graph, codeOf }: TuyinCode): Module {
  const code = graphCode(graph, codeOf);
  const items: Item[] = [];
  for (const [name, type] of graph.types) items.push({ ...at, kind: 'type', name: nameOf('%', name), type });
  for (const global of graph.globals) items.push(globalItem(graph, global));
  const main = graph.main === undefined ? undefined : graph.functions[graph.main];
  const inits = graph.init.map((id) => graph.functions[id]);
  const renamed = inits.length > 0 || main?.form === 'init' ? main : undefined;
  for (const func of graph.functions) if (func.body.kind !== 'host') items.push(funcItem(func, code, renamed));
  if (renamed !== undefined) items.push(entry([...inits, renamed], renamed));
  return { source: graph.modules[0]?.source ?? span.source, items, tail: [] };
}

/**
 * What keeps a program from being printed as stack code: types lose their names there, and one that was nested within bounds by
 * means of them is not without.
 */
export function tooDeep({ globals, functions }: Graph): Diagnostic | undefined {
  const isDeep = (type: Type): boolean => isDeeper(type, defaultNesting);
  const place =
    globals.find(({ type }) => isDeep(type))?.span ??
    functions.find(({ params, result }) => isDeep(result) || params.some(isDeep))?.span ??
    functions.flatMap(({ body }) => (body.kind === 'graph' ? body.nodes : [])).find(({ type }) => isDeep(type))?.span;
  const notes = [{ message: 'a type here is, without the names that stand for parts of it' }];
  return place && diagnose(tuyinTextCatalogue, 'TUY1102', place, [defaultNesting], { notes });
}

/** The program begins with the statements outside functions: a new `@main` does them and then what it did, on one input. */
function entry(steps: readonly GraphFunc[], main: GraphFunc): Func {
  const instrs: Instr[] = [];
  const emit = (op: Opcode, operand: Operand = { kind: 'none' }): void =>
    void instrs.push({ ...at, labels: [], op, flags: [], operand });
  for (const func of steps) {
    emit('callx', { kind: 'symbol', name: nameOf('@', extraName({ key: 'call.share', suffixes: [] })) });
    emit('call', { kind: 'callee', callee: nameOf('@', symbolOf(func, main)), count: 0 });
    if (func !== main && func.result.kind !== 'void') emit('pop');
  }
  emit('ret');
  const plain = { ...at, kind: 'func' as const, name: nameOf('@', 'main'), head, placement, attrs: [], meta: [] };
  return { ...plain, form: 'func', signature: undefined, body: { kind: 'code', instrs, tail: [] } };
}

/** `renamed`: the function in whose place another `@main` stands. */
function symbolOf(func: GraphFunc, renamed: GraphFunc | undefined): string {
  return func === renamed || func.form === 'init' ? `${func.name}.code` : func.name;
}

function nameOf(sigil: '@' | '%', name: string): Name {
  return { kind: 'name', sigil, name, span };
}

function globalItem(graph: Graph, { name, type, value, align }: GraphGlobal): Global {
  return {
    ...at,
    kind: 'global',
    name: nameOf('@', name),
    head,
    placement: { ...placement, align: align === 1 ? undefined : align },
    storage: 'constant',
    type,
    init: constantExpr(graph, value, type),
    attrs: [],
    meta: [],
  };
}

function funcItem(func: GraphFunc, codeOf: (func: GraphFunc) => RunnableCode, renamed: GraphFunc | undefined): Func {
  const { form, params, result } = func;
  // What is made of statements may be given more than its parameters, and finds that in its input.
  const variadic = func.variadic || func.body.kind === 'graph';
  const name = symbolOf(func, renamed);
  const isTyped = form === 'define' || form === 'declare';
  const signature = isTyped
    ? { result, params: params.map((type) => ({ type, name: undefined })), variadic }
    : undefined;
  const plain = {
    ...at,
    kind: 'func',
    name: nameOf('@', name),
    head,
    placement,
    signature,
    attrs: [],
    meta: [],
  } as const;
  if (func.body.kind === 'missing')
    return { ...plain, form: 'declare', signature: signature ?? { result, params: [], variadic }, body: undefined };
  const body: FuncBody = func.body.kind === 'elided' ? { kind: 'elided' } : disassemble(codeOf(func).types.code, name);
  return {
    ...plain,
    form: isTyped ? 'define' : 'func',
    body: renamed === undefined || body.kind !== 'code' ? body : callsRenamed(body, renamed),
  };
}

function callsRenamed(body: CodeBody, renamed: GraphFunc): CodeBody {
  const rename = (name: Name): Name =>
    name.name === renamed.name ? { ...name, name: symbolOf(renamed, renamed) } : name;
  const instrs = body.instrs.map((instr): Instr => {
    const { operand } = instr;
    if (operand.kind === 'callee' && operand.callee !== undefined)
      return { ...instr, operand: { ...operand, callee: rename(operand.callee) } };
    return operand.kind === 'symbol' ? { ...instr, operand: { ...operand, name: rename(operand.name) } } : instr;
  });
  return { ...body, instrs };
}

/** A constant that says its type itself. */
function constantExpr(graph: Graph, value: Constant, type: Type): Expr {
  switch (value.kind) {
    case 'number':
      return bitsOf(value.value, type, span);
    case 'address': {
      const target = nameOf('@', graph.globals[value.global].name);
      const bytes = bitcast(target, bytePointer);
      const offset: Expr = {
        kind: 'binary',
        op: '+',
        left: bytes,
        right: { kind: 'int', value: BigInt(value.offset), span },
        span,
      };
      return bitcast(value.offset === 0 ? target : offset, type);
    }
    case 'distance': {
      const [left, right] = [value.to, value.from].map((address): Expr => ({
        kind: 'cast',
        op: 'ptrtoint',
        operand: constantExpr(graph, address, bytePointer),
        type: i32,
        span,
      }));
      return { kind: 'binary', op: '-', left, right, span };
    }
    case 'label':
      return {
        kind: 'blockaddress',
        func: nameOf('@', graph.functions[value.func].name),
        block: nameOf('%', value.label),
        span,
      };
    case 'aggregate': {
      // A type in front of an array would make a constant of its own and mean its address.
      const elements = value.elements.map((element, i) => constantExpr(graph, element, partType(type, i)));
      return { kind: type.kind === 'struct' ? 'struct' : 'array', elements, span };
    }
    case 'zero':
      return typed(type, { kind: 'word', word: 'zeroinitializer', span }, span);
    case 'undef':
      return typed(type, { kind: 'word', word: 'undef', span }, span);
    default:
      return unreachable(value);
  }
}

function bitcast(operand: Expr, type: Type): Expr {
  return { kind: 'cast', op: 'bitcast', operand, type, span };
}

function partType(type: Type, index: number): Type {
  if (type.kind === 'struct') return type.fields[index];
  if (type.kind === 'array' || type.kind === 'vector') return type.of;
  // Bits that are written as a list of addresses.
  return bytePointer;
}
