/** Rules about control flow: labels, tables of jumps, loops, and the end of a function. */
import { isLocal, type LabelId, type Node, type Reg, type VarRef } from './code.ts';
import { rows } from './opcodes.ts';
import { primRows } from '../scalar/prim-types.ts';
import { AGG, primName } from './verification.ts';
import type { FuncState } from './verifier-function.ts';
import { checkConst, checkVariable, useReg } from './verifier-storage.ts';

export function checkLabel(f: FuncState, n: Node): void {
  f.labelDef[f.code.label(n)] = n + 1;
}

export function checkLabelUse(f: FuncState, n: Node): void {
  const { code } = f;
  const isPart = code.has(n, 'label2');
  f.useLabel(code.label(n), n, isPart || code.has(n, 'cases'));
  if (isPart) f.useLabel(code.slot(n, 'label2') as LabelId, n, true);
}

export function checkLabelList(f: FuncState, n: Node): void {
  for (const label of f.code.labels(n)) f.useLabel(label, n, false);
}

export function checkCases(f: FuncState, n: Node): void {
  for (const { label } of f.code.cases(n)) f.useLabel(label, n, false);
}

/** CTRL-1, for tables whose tags are constants. */
export function checkTags(f: FuncState, n: Node): void {
  const cases = f.code.cases(n);
  const bits = primRows[f.code.prim(f.code.operand(n, 0))].bits || 64;
  const seen = new Set<bigint>();
  for (const { value } of cases) {
    const tag = BigInt.asUintN(bits, value);
    if (seen.has(tag)) return f.v.report('MPL2301', f.wordSpan(n, `${value}:`, 1), [String(value)]);
    seen.add(tag);
  }
}

/** CTRL-2. */
export function checkRange(f: FuncState, n: Node): void {
  const values = new Set(f.code.cases(n).map(({ value }) => value));
  let least: bigint | undefined;
  for (const value of values) if (least === undefined || value < least) least = value;
  if (least === undefined) return;
  for (let i = 0, value = least; i < values.size; i++, value++) {
    if (!values.has(value)) return f.report('MPL2302', n, [String(value)]);
  }
}

/** CTRL-3 and CTRL-4. */
export function checkDoloop(f: FuncState, n: Node): void {
  const counter = f.code.counter(n);
  if (counter.kind === 'var') checkCounterVariable(f, counter.var, n);
  else checkCounterReg(f, counter.reg, n);
  const condition = f.code.operand(n, 1);
  if (!f.code.has(condition, 'from') || f.code.count(condition) !== 2)
    f.report('MPL2304', condition, [f.opOf(condition)]);
}

function checkCounterVariable(f: FuncState, ref: VarRef, n: Node): void {
  if (!checkVariable(f, ref, n)) return;
  const { name, type } = f.variable(ref);
  if (!isLocal(ref) || !isInteger(f.typeCode(type))) f.reportAt('MPL2303', n, name, [name]);
  checkConst(f, ref, n);
}

/** A register that nothing declares or used before has the type of its start. */
function checkCounterReg(f: FuncState, reg: Reg, n: Node): void {
  const decl = f.func.pregs.get(reg);
  const type = decl === undefined ? f.primCode(f.code.operand(n, 0)) : f.typeCode(decl.type);
  if (isInteger(type)) useReg(f, reg, type, n, true);
  else f.reportAt('MPL2303', n, `%${reg}`, [`%${reg}`]);
}

function isInteger(typeCode: number): boolean {
  return primRows[primName(typeCode)].kind === 'int';
}

/** CTRL-5. */
export function checkForeach(f: FuncState, n: Node): void {
  const element = f.variable(f.code.var(n));
  const collection = f.variable(f.code.slot(n, 'var2') as ReturnType<typeof f.code.var>);
  if (!checkVariable(f, f.code.slot(n, 'var2') as ReturnType<typeof f.code.var>, n) || !element.declared) return;
  checkConst(f, f.code.var(n), n);
  const type = f.layout.resolve(f.layout.pointee(collection.type) ?? collection.type);
  if (type.kind === 'name' || type.kind === 'param') return;
  if (type.kind !== 'array')
    return f.reportAt('MPL2305', n, collection.name, [
      `\`${collection.name}\` is ${f.describe(collection.type)}, not an array`,
    ]);
  const same = f.layout.resolveId(type.of) === f.layout.resolveId(element.type);
  const scalar = f.typeCode(type.of) === f.typeCode(element.type) && f.typeCode(type.of) !== AGG;
  if (!same && !scalar)
    f.reportAt('MPL2305', n, element.name, [
      `\`${element.name}\` is ${f.describe(element.type)}, the elements of \`${collection.name}\` are ${f.describe(type.of)}`,
    ]);
}

/** CTRL-7. */
export function checkIndexGoto(f: FuncState, n: Node): void {
  const variable = f.variable(f.code.var(n));
  if (!variable.declared) return;
  const { kind } = f.layout.resolve(variable.type);
  if (kind !== 'array' && kind !== 'name' && kind !== 'param') f.reportAt('MPL2307', n, variable.name, [variable.name]);
}

/** SYM-5, when the whole function was seen. */
export function checkLabelsDefined(f: FuncState): void {
  f.labelUse.forEach((use, label) => {
    if (use === 0 || f.labelDef[label] !== 0) return;
    const { name } = f.func.labels[label];
    f.reportAt('MPL2005', (use - 1) as Node, `@${name}`, [name]);
  });
}

/** Functions whose real body is elsewhere; Java files give them an empty one. */
const isNative: ReadonlySet<string> = new Set(['native', 'fast_native', 'critical_native', 'abstract']);

/** CTRL-6, for what people and front ends wrote: where lowering puts its labels says nothing. */
export function checkEnd(f: FuncState): void {
  const { func, code } = f;
  if (f.v.level === 'flat') return;
  if (
    func.results.length === 0 ||
    !func.signature ||
    func.attrs.some((attr) => isNative.has(attr.name)) ||
    !canReachEnd(f, code.root)
  )
    return;
  const span = {
    source: code.source,
    start: Math.max(code.start(code.root), code.end(code.root) - 1),
    end: code.end(code.root),
  };
  f.v.report('MPL2306', span, [func.name]);
}

/** Does control reach the end of a block? Looks at last statements only: code behind a jump is not followed. */
function canReachEnd(f: FuncState, root: Node): boolean {
  const blocks = [root];
  for (let block = blocks.pop(); block !== undefined; block = blocks.pop()) {
    const last = lastStatement(f, block);
    if (last === undefined) return true;
    const op = f.opOf(last);
    if (rows[op].ends || isEndlessLoop(f, last) || isCallWithoutReturn(f, last)) continue;
    if (op === 'block') blocks.push(last);
    else if (op === 'if' && f.code.count(last) === 3) blocks.push(f.code.operand(last, 1), f.code.operand(last, 2));
    else return true;
  }
  return false;
}

function lastStatement(f: FuncState, block: Node): Node | undefined {
  for (let i = f.code.count(block) - 1; i >= 0; i--) {
    const statement = f.code.operand(block, i);
    const { kind } = rows[f.opOf(statement)];
    if (kind !== 'comment' && kind !== 'loc') return statement;
  }
  return undefined;
}

function isEndlessLoop(f: FuncState, n: Node): boolean {
  const op = f.opOf(n);
  if (op !== 'while' && op !== 'dowhile') return false;
  const condition = f.code.operand(n, 0);
  return f.opOf(condition) === 'constval' && f.code.bits(condition) !== 0n;
}

function isCallWithoutReturn(f: FuncState, n: Node): boolean {
  if (!f.code.has(n, 'func')) return false;
  return f.module.func(f.code.func(n)).attrs.some((attr) => attr.name === 'noreturn');
}
