/** Rules about calls and returns: arguments, results, generic functions, indirect calls. */
import type { Node } from './code.ts';
import type { Func } from './module.ts';
import { rows } from './opcodes.ts';
import type { TypeId } from './types.ts';
import { primRows } from '../scalar/prim-types.ts';
import { declaredType } from './declared-type.ts';
import { intrinsics } from './intrinsics.ts';
import { AGG, primName } from './verification.ts';
import type { FuncState } from './verifier-function.ts';
import { FAIL, OK } from './verifier-matrix.ts';
import { vectorIntrinsics } from './vector-intrinsics.ts';
import {
  aggregateType,
  checkConst,
  checkVariable,
  differentSizes,
  fieldType,
  isZero,
  useReg,
} from './verifier-storage.ts';

/** What a call must agree with. */
interface Signature {
  readonly name: string;
  readonly params: readonly TypeId[];
  readonly names: readonly string[];
  readonly results: readonly TypeId[];
  readonly variadic: boolean;
  /** A prototype without a body: front ends pass more than it lists (K&R declarations, functions of the run time). */
  readonly open: boolean;
}

const signatures = new WeakMap<Func, Signature>();

function signatureOf(func: Func): Signature {
  let signature = signatures.get(func);
  if (signature === undefined) signatures.set(func, (signature = makeSignature(func)));
  return signature;
}

function makeSignature(func: Func): Signature {
  return {
    name: `\`${func.name}\``,
    params: func.params.map((param) => (param.kind === 'var' ? func.locals[param.local].type : param.type)),
    names: func.params.map((param) => (param.kind === 'var' ? func.locals[param.local].name : `%${param.reg}`)),
    results: func.results,
    variadic: func.variadic || func.attrs.some((attr) => attr.name === 'varargs'),
    open: func.code === undefined,
  };
}

/** SYM-2, for every mention of a function. */
export function checkFuncSlot(f: FuncState, n: Node): void {
  const func = f.module.func(f.code.func(n));
  if (func.declared) return;
  const known = (): string[] => f.module.funcs.filter((other) => other.declared).map((other) => other.name);
  f.v.reportName('MPL2002', func.name, func.name, () => f.wordSpan(n, func.name), known);
}

/** CALL-1 to CALL-5 for calls that name a function. */
export function checkCall(f: FuncState, n: Node): void {
  const func = f.module.func(f.code.func(n));
  if (!func.declared || !func.signature) return;
  const first = rows[f.opOf(n)].through ? 1 : 0;
  checkSignature(f, n, signatureOf(func), first);
}

/** CALL-9: `callinstant` and its kin. */
export function checkInstant(f: FuncState, n: Node): void {
  const func = f.module.func(f.code.func(n));
  if (!func.declared || !func.signature) return;
  const problem = f.types.instantProblem(
    f.types.paramsOfFunc(func),
    f.code.instant(n).map((item) => item.param),
  );
  if (problem !== undefined) f.reportAt('MPL2409', n, func.name, [`\`${func.name}\``, problem]);
}

/** CALL-9: calls without an instantiation vector. */
export function checkPlain(f: FuncState, n: Node): void {
  const func = f.module.func(f.code.func(n));
  if (func.declared && func.signature && f.types.paramsOfFunc(func).size > 0) {
    f.reportAt('MPL2409', n, func.name, [`\`${func.name}\``, 'gives no types for its type parameters']);
  }
}

/** icall: the type of the called pointer, where one is declared for it. */
export function checkIndirectCall(f: FuncState, n: Node): void {
  const target = f.code.operand(n, 0);
  if (f.opOf(target) === 'dread' && !f.variable(f.code.var(target)).declared) return;
  const type = declaredType(f, target);
  if (type !== undefined) checkFuncType(f, n, type);
}

/** CALL-10: icallproto. */
export function checkProtoCall(f: FuncState, n: Node): void {
  const type = f.code.type(n);
  const resolved = f.layout.resolve(type);
  if (!checkFuncType(f, n, type) && resolved.kind !== 'name' && resolved.kind !== 'param')
    f.report('MPL2410', n, [f.opOf(n), f.describe(type)]);
}

/** CALL-15. */
export function checkInterfaceCall(f: FuncState, n: Node): void {
  const { name } = f.module.func(f.code.func(n));
  if (f.v.methods.ofClasses.has(name) && !f.v.methods.ofInterfaces.has(name)) f.reportAt('MPL2523', n, name, [name]);
}

/** CALL-1 to CALL-5 for intrinsics of vectors, whose signatures are known exactly; CALL-14 and CALL-2 for those of C. */
export function checkIntrinsic(f: FuncState, n: Node): void {
  const name = f.code.text(n, 'intrinsic');
  const intrinsic = vectorIntrinsics().get(name);
  if (intrinsic === undefined) return checkLibraryIntrinsic(f, n, name);
  const { types } = f.module;
  const params = intrinsic.args.map((type) => types.prim(type));
  const results = intrinsic.result === 'void' ? [] : [types.prim(intrinsic.result)];
  checkSignature(f, n, { name: `\`${name}\``, params, names: [], results, variadic: false, open: false }, 0);
}

/** Front ends of other languages pass more to their intrinsics than the signatures say. */
function checkLibraryIntrinsic(f: FuncState, n: Node, name: string): void {
  const args = name.startsWith('C_') ? intrinsics().get(name)?.args : undefined;
  if (args === undefined) return;
  const given = f.code.count(n);
  if (given !== args.length)
    return f.report('MPL2518', given > args.length ? f.code.operand(n, args.length) : n, [name, args.length, given]);
  args.forEach((wanted, i) => {
    const value = f.code.operand(n, i);
    const code = primRows[wanted].code;
    if (f.matrix.store[(code << 6) | f.primCode(value)] === FAIL)
      f.report('MPL2402', value, [`parameter ${i + 1}`, wanted, primName(f.primCode(value))]);
  });
}

/** False if the type is no function, nor a pointer to one. */
function checkFuncType(f: FuncState, n: Node, type: TypeId): boolean {
  const func = f.layout.resolve(f.layout.pointee(type) ?? type);
  if (func.kind !== 'func') return false;
  const params = func.params.map((param) => param.type);
  const open = params.length === 0;
  const results = func.results.filter((result) => f.typeCode(result) !== 0);
  checkSignature(f, n, { name: 'the called function', params, names: [], results, variadic: func.variadic, open }, 1);
  return true;
}

function checkSignature(f: FuncState, n: Node, signature: Signature, first: number): void {
  const { params, variadic } = signature;
  const given = f.code.count(n) - first;
  const wanted = params.length;
  if (signature.open && given > wanted && !variadic)
    f.report('MPL2404', f.code.operand(n, first + wanted), [signature.name, wanted, given]);
  else if (given < wanted || (given > wanted && !variadic)) {
    const words = `${variadic ? 'at least ' : ''}${wanted} argument${wanted === 1 ? '' : 's'}`;
    const extra = given > wanted ? f.code.operand(n, first + wanted) : n;
    f.report('MPL2401', extra, [signature.name, words, given]);
  }
  for (let i = 0; i < Math.min(given, wanted); i++)
    checkArgument(f, f.code.operand(n, first + i), params[i], signature, i);
  if (f.code.has(n, 'results')) checkResults(f, n, signature);
}

/** CALL-2, CALL-3 and CALL-12. */
function checkArgument(f: FuncState, value: Node, type: TypeId, signature: Signature, i: number): void {
  const verdict = f.matrix.store[(f.typeCode(type) << 6) | f.primCode(value)];
  const parameter = (): string =>
    signature.names[i] === undefined ? `parameter ${i + 1}` : `parameter \`${signature.names[i]}\``;
  if (verdict === OK) {
    const sizes = f.primCode(value) === AGG ? differentSizes(f, type, aggregateType(f, value)) : undefined;
    if (sizes !== undefined) f.report('MPL2516', value, [parameter(), ...sizes]);
    return;
  }
  if (verdict !== FAIL && isZero(f, value)) return;
  const given = primName(f.primCode(value));
  if (verdict === FAIL) f.report('MPL2402', value, [parameter(), f.describe(type), given]);
  else f.report('MPL2403', value, [parameter(), f.describe(type), given]);
}

/** CALL-5, and ASG rules for what the results are assigned to. */
function checkResults(f: FuncState, n: Node, signature: Signature): void {
  const given = f.code.results(n);
  if (given.length > signature.results.length) {
    f.report('MPL2405', n, [signature.name, signature.results.length, given.length]);
    return;
  }
  given.forEach((result, i) => {
    if (result.kind !== 'var' || !f.variable(result.var).declared) return;
    const place = f.layout.field(f.variable(result.var).type, result.field);
    const code = f.typeCode(signature.results[i]);
    if (place === undefined) return;
    const verdict = f.matrix.store[(f.typeCode(place.type) << 6) | code];
    const name = f.variable(result.var).name;
    if (verdict === FAIL) f.reportAt('MPL2210', n, name, [`\`${name}\``, f.describe(place.type), primName(code)]);
    else if (verdict !== OK) f.reportAt('MPL2211', n, name, [`\`${name}\``, f.describe(place.type), primName(code)]);
    const sizes = code === AGG ? differentSizes(f, place.type, signature.results[i]) : undefined;
    if (sizes !== undefined) f.reportAt('MPL2212', n, name, [`\`${name}\``, ...sizes]);
  });
}

/** What any call assigns its results to: variables are declared, fields exist, registers keep their type. */
export function checkResultPlaces(f: FuncState, n: Node): void {
  for (const result of f.code.results(n)) {
    if (result.kind === 'reg') useReg(f, result.reg, f.typeCode(f.module.types.prim(result.prim)), n, true);
    if (result.kind !== 'var' || !checkVariable(f, result.var, n)) continue;
    checkConst(f, result.var, n);
    if (result.field !== 0) fieldType(f, f.variable(result.var).type, result.field, n);
  }
}

/** CALL-6 to CALL-8 and CALL-11. */
export function checkReturn(f: FuncState, n: Node): void {
  if (!f.func.signature) return;
  const { results } = f.func;
  const given = f.code.count(n);
  if (given === 0 && results.length > 0) f.report('MPL2411', n, [results.length]);
  else if (given !== results.length)
    f.report('MPL2406', given > results.length ? f.code.operand(n, results.length) : n, [results.length, given]);
  for (let i = 0; i < Math.min(given, results.length); i++) checkReturned(f, f.code.operand(n, i), results[i]);
}

function checkReturned(f: FuncState, value: Node, type: TypeId): void {
  const verdict = f.matrix.store[(f.typeCode(type) << 6) | f.primCode(value)];
  const sizes =
    verdict === OK && f.primCode(value) === AGG ? differentSizes(f, type, aggregateType(f, value)) : undefined;
  if (sizes !== undefined) f.report('MPL2517', value, sizes);
  if (verdict === OK || (verdict !== FAIL && isZero(f, value))) return;
  const given = primName(f.primCode(value));
  if (verdict === FAIL) f.report('MPL2407', value, [f.describe(type), given]);
  else f.report('MPL2408', value, [f.describe(type), given]);
}
