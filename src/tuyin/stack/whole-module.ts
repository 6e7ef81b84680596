/**
 * A program as one module in which every body is stack code: what `samara lower --to stack` prints. It can be read, checked
 * and run like any other module, and does the same as the program that it comes from.
 */
import { InternalError, unreachable } from '../../base/errors.ts';
import { SourceFile, type Span } from '../../base/source.ts';
import type { Constant, Graph, GraphFunc, GraphGlobal } from '../graph/nodes.ts';
import type { Func, FuncBody, Global, Head, Item, Module, Placement } from '../module.ts';
import { noComments, type Expr, type Name } from '../nodes.ts';
import type { TuyinCode } from '../program.ts';
import { bytePointer, i32, intType, sizeInBits, typeText, type Type } from '../types.ts';
import { disassemble } from './assembler.ts';
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
  for (const func of graph.functions) if (func.body.kind !== 'host') items.push(funcItem(func, code));
  const main = graph.main === undefined ? undefined : graph.functions[graph.main];
  for (const id of main?.form === 'init' ? [...graph.init, main.id] : graph.init) {
    const callee = nameOf('@', symbolOf(graph.functions[id]));
    items.push({ ...at, kind: 'stmt', stmt: { ...at, target: undefined, value: { kind: 'call', callee, args: [], span }, flags: [], meta: [] } });
  }
  return { source: graph.modules[0]?.source ?? span.source, items, tail: [] };
}

/** Statements outside functions become a function that such a statement calls. */
function symbolOf({ form, name }: GraphFunc): string {
  return form === 'init' ? `${name}.code` : name;
}

function nameOf(sigil: '@' | '%', name: string): Name {
  return { kind: 'name', sigil, name, span };
}

function globalItem(graph: Graph, { name, type, value, align }: GraphGlobal): Global {
  return {
    ...at, kind: 'global', name: nameOf('@', name), head, placement: { ...placement, align: align === 1 ? undefined : align }, storage: 'constant', type,
    init: constantExpr(graph, value, type), attrs: [], meta: [],
  };
}

function funcItem(func: GraphFunc, codeOf: (func: GraphFunc) => RunnableCode): Func {
  const { form, params, result, variadic } = func;
  const name = symbolOf(func);
  const isTyped = form === 'define' || form === 'declare';
  const signature = isTyped ? { result, params: params.map((type) => ({ type, name: undefined })), variadic } : undefined;
  const plain = { ...at, kind: 'func' as const, name: nameOf('@', name), head, placement, signature, attrs: [], meta: [] };
  if (func.body.kind === 'missing') return { ...plain, form: 'declare', signature: signature ?? { result, params: [], variadic }, body: undefined };
  const body: FuncBody = func.body.kind === 'elided' ? { kind: 'elided' } : disassemble(codeOf(func).types.code, name);
  return { ...plain, form: isTyped ? 'define' : 'func', body };
}

/** A constant that says its type itself. */
function constantExpr(graph: Graph, value: Constant, type: Type): Expr {
  switch (value.kind) {
    case 'number':
      return numberExpr(value.value, type);
    case 'address': {
      const target = nameOf('@', graph.globals[value.global].name);
      const bytes = cast('bitcast', target, bytePointer);
      const offset: Expr = { kind: 'binary', op: '+', left: bytes, right: { kind: 'int', value: BigInt(value.offset), span }, span };
      return cast('bitcast', value.offset === 0 ? target : offset, type);
    }
    case 'label':
      return { kind: 'blockaddress', func: nameOf('@', graph.functions[value.func].name), block: nameOf('%', value.label), span };
    case 'aggregate': {
      // A type in front of an array would make a constant of its own and mean its address.
      const elements = value.elements.map((element, i) => constantExpr(graph, element, partType(type, i)));
      return { kind: type.kind === 'struct' ? 'struct' : 'array', elements, span };
    }
    case 'zero':
      return typed(type, { kind: 'word', word: 'zeroinitializer', span });
    case 'undef':
      return typed(type, { kind: 'word', word: 'undef', span });
    default:
      return unreachable(value);
  }
}

function typed(type: Type, operand: Expr): Expr {
  return { kind: 'typed', type, operand, span };
}

function cast(op: 'bitcast' | 'inttoptr', operand: Expr, type: Type): Expr {
  return { kind: 'cast', op, operand, type, span };
}

function numberExpr(value: bigint, type: Type): Expr {
  const bits = sizeInBits(type);
  if (bits === undefined) throw new InternalError(`${typeText(type)} has no bits`, 'stack module');
  const integer = typed(intType(bits), { kind: 'int', value: BigInt.asIntN(bits, value), span });
  if (type.kind === 'int') return integer;
  return cast(type.kind === 'pointer' ? 'inttoptr' : 'bitcast', type.kind === 'pointer' ? typed(i32, { kind: 'int', value, span }) : integer, type);
}

function partType(type: Type, index: number): Type {
  if (type.kind === 'struct') return type.fields[index];
  if (type.kind === 'array' || type.kind === 'vector') return type.of;
  // Bits that are written as a list of addresses.
  return bytePointer;
}
