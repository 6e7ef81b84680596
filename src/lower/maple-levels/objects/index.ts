/**
 * Managed objects, calls by class, synchronisation and the other statements that need a run time, to calls and memory
 * accesses (docs/decisions/0073-objects.md, 0074-methods-and-selectors.md). Works on flat code, after exceptions.
 *
 *     gcmalloc ref <$C>           call &__object_new (class, size, 1, 0), then %%retval0
 *     virtualcall &m (o, …)       null check, then icallproto <func …> (class.vtable[slot], o, …)
 *                                 or call &k (o, …), where only one method can answer
 *     incref (o)                  call &__incref (o)
 */
import { RETVAL0, type FuncId, type Node } from '../../../maple/code.ts';
import type { Func, Module } from '../../../maple/module.ts';
import type { Opcode } from '../../../maple/opcodes.ts';
import type { TypeId } from '../../../maple/types.ts';
import {
  transformFunc,
  type ExpressionRule,
  type Rewriter,
  type StatementRule,
  type Statements,
  type Transformation,
} from '../rewrite.ts';
import { newArray, newObject, operandsOf, stackArray, stackObject } from './allocation.ts';
import { intrinsicCall, intrinsicOperation } from './intrinsics.ts';
import type { ClassInfo } from './hierarchy.ts';
import { Objects } from './lowering.ts';
import { isManagedElement, testElement } from '../managed-arrays.ts';
import { ownName } from '../own-names.ts';
import { isInitialiser } from '../../../maple/method-names.ts';
import { classField } from './runtime.ts';

export const objects: Transformation = {
  name: 'objects',
  doc: 'managed objects, calls by class and synchronisation to calls of a run time and memory accesses',
  rules: {},
  module: lowerObjects,
};

function lowerObjects(module: Module): Module {
  const copy = module.mapFuncs((func) => func);
  const state = new Objects(copy);
  const transformation: Transformation = {
    name: 'objects',
    doc: '',
    rules: statementRules(state),
    expressions: expressionRules(state),
  };
  const before = copy.funcs.length;
  for (let i = 0; i < before; i++) copy.funcs[i] = transformFunc(copy, copy.funcs[i], transformation);
  state.finish();
  return copy;
}

/** Where an object's class stands, in bytes from the address of the object (`allocation.ts`). */
const CLASS_OFFSET = -16;

function statementRules(o: Objects): Partial<Record<Opcode, StatementRule>> {
  const calling =
    (name: string): StatementRule =>
    (r, n) =>
      r.make(n, 'call', 'void', [o.runtime(name)], operandsOf(r, n, 0));
  return {
    incref: calling('&__incref'),
    decref: calling('&__decref'),
    decrefwithcheck: calling('&__decref'),
    decrefreset: calling('&__decrefreset'),
    syncenter: (r, n) => r.make(n, 'call', 'void', [o.runtime('&__sync_enter')], [r.operand(n, 0)]),
    syncexit: calling('&__sync_exit'),
    checkpoint: (r, n) => callWithText(o, r, n, '&samara_checkpoint', r.code.text(n, 'action')),
    virtualcall: (r, n) => callByClass(o, r, n),
    interfacecall: (r, n) => callByClass(o, r, n),
    superclasscall: (r, n) => superclassCall(o, r, n),
    virtualicall: (r, n) => callThroughSlot(o, r, n),
    interfaceicall: (r, n) => callThroughSlot(o, r, n),
    customcall: (r, n) => r.make(n, 'call', 'void', [r.code.func(n)], operandsOf(r, n, 0)),
    polymorphiccall: polymorphicCall,
    xintrinsiccall: (r, n) => r.make(n, 'call', 'void', [userIntrinsic(o, r, n)], operandsOf(r, n, 0)),
    intrinsiccall: (r, n) => intrinsicCall(o, r, n) ?? r.copyStatement(n),
    intrinsiccallwithtype: (r, n) => intrinsicCall(o, r, n) ?? r.copyStatement(n),
  };
}

/** Calls a function of the run time that takes a text. */
function callWithText(o: Objects, r: Rewriter, n: Node, name: string, text: string): Node {
  return r.make(n, 'call', 'void', [o.runtime(name)], [r.make(n, 'conststr', 'ptr', [text])]);
}

function expressionRules(o: Objects): Partial<Record<Opcode, ExpressionRule>> {
  return {
    ...(o.hasManagedArrays && { array: elementRule(o) }),
    gcmalloc: (r, n) => newObject(o, r, n, o.firstCount),
    gcpermalloc: (r, n) => newObject(o, r, n, -1),
    gcmallocjarray: (r, n) => newArray(o, r, n, o.firstCount),
    gcpermallocjarray: (r, n) => newArray(o, r, n, -1),
    stackmalloc: (r, n) => stackObject(o, r, n),
    stackmallocjarray: (r, n) => stackArray(o, r, n),
    intrinsicop: (r, n) => intrinsicOperation(o, r, n),
    intrinsicopwithtype: (r, n) => intrinsicOperation(o, r, n),
    resolvevirtualfunc: (r, n) => resolved(o, r, n),
    resolveinterfacefunc: (r, n) => resolved(o, r, n),
  };
}

function elementRule(o: Objects): ExpressionRule {
  return (r, n) => (isManagedElement(r.code, o.layoutOf(r.func), n) ? element(o, r, n) : undefined);
}

/** The address of a checked element of a managed array; an index outside traps. */
function element(o: Objects, r: Rewriter, n: Node): Node {
  const { isInside, element: address } = testElement(r, n);
  const inside = r.newLabel(n, 'inside');
  r.before(
    r.make(n, 'brtrue', 'void', [inside], [isInside]),
    r.make(n, 'call', 'void', [o.runtime('&__trap_array_bounds')], [r.constant(n, 'ptr', 0)]),
    r.place(n, inside),
  );
  return address;
}

// Calls by class

interface Target {
  readonly selector: string;
  readonly owner: ClassInfo;
}

/** The class that a method belongs to, and what it is called there; the receiver's type decides between several. */
function targetOf(o: Objects, r: Rewriter, n: Node, method: FuncId, receiver: number): Target | undefined {
  const owners = o.hierarchy.ownersOf(method);
  const static_ = staticClass(o, r, n, receiver);
  const owner = owners.find((info) => static_ !== undefined && o.hierarchy.supersOf(static_).has(info)) ?? owners[0];
  return owner === undefined ? undefined : { owner, selector: o.hierarchy.selector(method, owner) };
}

/** The class of the declared type of a receiver. */
function staticClass(o: Objects, r: Rewriter, n: Node, receiver: number): ClassInfo | undefined {
  const { code } = r;
  if (receiver >= code.count(n)) return undefined;
  const value = code.operand(n, receiver);
  if (code.op(value) === 'dread')
    return code.field(value) === 0
      ? o.hierarchy.classOf(r.module.variable(code.var(value), r.func).type, r.func)
      : undefined;
  const decl = code.op(value) === 'regread' ? r.func.pregs.get(code.reg(value)) : undefined;
  return decl === undefined ? undefined : o.hierarchy.classOf(decl.type, r.func);
}

/** The receiver in a register, after a test that it is not null. */
function receiverOf(
  o: Objects,
  r: Rewriter,
  n: Node,
  at: number,
): { readonly check: Statements; readonly read: () => Node } {
  const prim = r.code.prim(r.code.operand(n, at));
  const reg = r.newPreg(n, prim);
  const read = (): Node => r.make(n, 'regread', prim, [reg]);
  const present = r.newLabel(n, 'present');
  const check = [
    r.make(n, 'regassign', prim, [reg], [r.operand(n, at)]),
    r.make(n, 'brtrue', 'void', [present], [r.make(n, 'ne', 'u1', [prim], [read(), r.constant(n, prim, 0)])]),
    callWithText(o, r, n, '&__trap_null_pointer', 'a method of null'),
    r.place(n, present),
  ];
  return { check, read };
}

/** The receiver is tested for null and evaluated once; then the one possible method, or what its class says. */
function callByClass(o: Objects, r: Rewriter, n: Node): Statements {
  const method = r.code.func(n);
  if (r.code.count(n) === 0) return r.make(n, 'call', 'void', [method], []);
  const { check, read } = receiverOf(o, r, n, 0);
  const args = [read(), ...operandsOf(r, n, 1)];
  const target = targetOf(o, r, n, method, 0);
  const only = target === undefined || isInitialiser(target.selector) ? method : onlyAnswer(o, target);
  if (only !== undefined) return [check, r.make(n, 'call', 'void', [only], args)];
  const [before, address] = methodAddress(o, r, n, target as Target, read);
  return [check, before, callThrough(r, n, method, address, args)];
}

/** The one function that answers a selector in the class and all its subclasses, if there is only one. */
function onlyAnswer(o: Objects, { owner, selector }: Target): FuncId | undefined {
  const answers = new Set<FuncId | undefined>();
  for (const info of o.hierarchy.subclassesOf(owner)) {
    if (info.struct.kind === 'class') answers.add(o.hierarchy.resolve(info, selector));
    if (answers.size > 1) return undefined;
  }
  const [only] = answers;
  return only;
}

/** The address of the method of an object: from the dispatch table of its class, or looked up by the interface's number. */
function methodAddress(
  o: Objects,
  r: Rewriter,
  n: Node,
  { owner, selector }: Target,
  receiver: () => Node,
): [Statements, Node] {
  const classOf = r.make(n, 'ireadoff', 'ptr', [CLASS_OFFSET], [receiver()]);
  if (owner.struct.kind === 'interface') return interfaceMethod(o, r, n, selector, classOf);
  o.runtime('&__object_new');
  o.useSelector(selector);
  const slot = r.constant(n, 'i32', o.hierarchy.slotsOf(owner).get(selector) ?? 0);
  return [[], slotContent(r, n, classOf, slot, classType(o, r))];
}

/** An interface's method has no slot that all classes share: the run time searches the list of the class. */
function interfaceMethod(o: Objects, r: Rewriter, n: Node, selector: string, classOf: Node): [Statements, Node] {
  const lookUp = o.runtime('&__interface_method');
  const call = r.make(n, 'call', 'void', [lookUp], [classOf, r.constant(n, 'i32', o.keyOf(selector))]);
  const reg = r.newPreg(n, 'ptr');
  const keep = r.make(n, 'regassign', 'ptr', [reg], [r.make(n, 'regread', 'ptr', [RETVAL0])]);
  return [[call, keep], r.make(n, 'regread', 'ptr', [reg])];
}

/** `$__class` as a type. */
function classType(o: Objects, r: Rewriter): TypeId {
  o.runtime('&__object_new');
  return r.module.types.name(ownName(r.module, '$__class'));
}

function slotContent(r: Rewriter, n: Node, classOf: Node, slot: Node, type: TypeId): Node {
  const { types } = r.module;
  const table = r.make(n, 'iaddrof', 'ptr', [types.pointer(type), classField('vtable')], [classOf]);
  const entry = types.pointer(types.array(undefined, types.prim('ptr')));
  return r.make(
    n,
    'iread',
    'ptr',
    [types.pointer(types.prim('ptr')), 0],
    [r.make(n, 'array', 'ptr', [0, entry], [table, slot])],
  );
}

function callThrough(r: Rewriter, n: Node, method: FuncId, address: Node, args: readonly Node[]): Node {
  const func = r.module.func(method);
  if (!func.declared || !func.signature) return r.make(n, 'icall', 'void', [], [address, ...args]);
  return r.make(n, 'icallproto', 'void', [funcTypeOf(r.module, func)], [address, ...args]);
}

export function funcTypeOf(module: Module, func: Func): TypeId {
  const params = func.params.map((param) => ({
    type: param.kind === 'var' ? func.locals[param.local].type : param.type,
    attrs: [],
  }));
  return module.types.func(
    params,
    func.results.length === 0 ? [module.types.prim('void')] : func.results,
    func.variadic,
  );
}

function superclassCall(o: Objects, r: Rewriter, n: Node): Node {
  const method = r.code.func(n);
  const target = targetOf(o, r, n, method, 0);
  const own = o.hierarchy.ownersOf(r.func.id)[0] ?? lowerOf(o, target?.owner, staticClass(o, r, n, 0));
  const found =
    target === undefined || own?.parent === undefined ? undefined : o.hierarchy.resolve(own.parent, target.selector);
  return r.make(n, 'call', 'void', [found ?? method], operandsOf(r, n, 0));
}

/** The class of the receiver if it is below that of the method, which is the class of the call otherwise. */
function lowerOf(o: Objects, owner: ClassInfo | undefined, receiver: ClassInfo | undefined): ClassInfo | undefined {
  if (owner === undefined || receiver === undefined) return owner ?? receiver;
  return o.hierarchy.supersOf(receiver).has(owner) ? receiver : owner;
}

/** The first operand is a constant slot of the dispatch table, or the address that was read from there. */
function callThroughSlot(o: Objects, r: Rewriter, n: Node): Statements {
  const method = r.code.func(n);
  const slot = r.code.operand(n, 0);
  if (r.code.op(slot) !== 'constval' || r.code.count(n) < 2)
    return callThrough(r, n, method, r.operand(n, 0), operandsOf(r, n, 1));
  const { check, read } = receiverOf(o, r, n, 1);
  const args = [read(), ...operandsOf(r, n, 2)];
  const target = targetOf(o, r, n, method, 1);
  if (r.code.op(n) === 'interfaceicall' && target !== undefined) {
    const [before, address] = methodAddress(o, r, n, target, read);
    return [check, before, callThrough(r, n, method, address, args)];
  }
  o.useAllSlots();
  const address = slotContent(r, n, r.make(n, 'ireadoff', 'ptr', [-16], [read()]), r.operand(n, 0), classType(o, r));
  return [check, callThrough(r, n, method, address, args)];
}

function resolved(o: Objects, r: Rewriter, n: Node): Node {
  const method = r.code.func(n);
  const prim = r.code.prim(n);
  const target = r.code.count(n) === 0 ? undefined : targetOf(o, r, n, method, 0);
  if (target === undefined) return r.make(n, 'addroffunc', prim, [method]);
  const { check, read } = receiverOf(o, r, n, 0);
  const [before, address] = methodAddress(o, r, n, target, read);
  r.before(check, before);
  return address;
}

/** With a body or without: the function itself, or what the first operand points to (a method handle). */
function polymorphicCall(r: Rewriter, n: Node): Node {
  const func = r.module.func(r.code.func(n));
  if (func.code !== undefined || r.code.count(n) === 0)
    return r.make(n, 'call', 'void', [func.id], operandsOf(r, n, 0));
  return r.make(n, 'icallproto', 'void', [r.code.type(n)], operandsOf(r, n, 0));
}

/** Entry `i` of the user's table is the host function `xintrinsic_i`. */
function userIntrinsic(o: Objects, r: Rewriter, n: Node): FuncId {
  return o.func(`&xintrinsic_${r.code.slot(n, 'index')}`);
}
