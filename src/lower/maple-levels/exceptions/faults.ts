/**
 * What goes wrong in an operation of Java and is an exception there, where other languages trap: integer division by 0,
 * access through null, an index outside a managed array, an array of negative length, leaving a monitor that was not
 * entered (docs/decisions/0110).
 *
 * A test stands before the statement whose operation may fail, behind the evaluation of its operands, from left to right.
 * The address of an access is followed to the pointer it begins with (`array`, `iaddrof`, additions); that one is tested. A
 * variable or a register is read again for the test; any other pointer is kept in a register (`kept`).
 */
import { RETVAL0, type Code, type Node } from '../../../maple/code.ts';
import type { Layout } from '../../../maple/layout.ts';
import type { Module } from '../../../maple/module.ts';
import {
  allocatingOpcodes,
  dereferencing,
  managedArrayAllocations,
  opcodeNames,
  rows,
  type Opcode,
} from '../../../maple/opcodes.ts';
import { sourceLanguage } from '../../../maple/source-language.ts';
import { primRows } from '../../../scalar/prim-types.ts';
import { isManagedElement, testElement } from '../managed-arrays.ts';
import { ownName } from '../own-names.ts';
import type { ExpressionRule, Rewriter } from '../rewrite.ts';
import { asInt, type Checks } from './checks.ts';

/** Which operand of an opcode must not be null; of an access, what its address begins with. */
const pointerOperand: ReadonlyMap<Opcode, number> = new Map([
  ...dereferencing.map((op): [Opcode, number] => [op, 0]),
  ...opcodeNames.filter(callsOfObject).map((op): [Opcode, number] => [op, rows[op].through ? 1 : 0]),
]);

/** Is it a call that finds the method by the class of an object, which leaves its results in registers? */
function callsOfObject(op: Opcode): boolean {
  const { reaches, form } = rows[op];
  return (reaches === 'virtual' || reaches === 'interface') && !form.includes('results') && !form.includes('instant');
}

/** The intrinsics whose first operand must not be null. */
const needsFirst =
  /^(JAVA_(ARRAY_LENGTH|GET_CLASS|ARRAY_FILL)|MCCLoad(Ref|Weak)(Vol)?|MCCWrite(Vol)?(No\w+|Weak)?|MCCCheckArrayStore)$/;

/** Statements with a test of their own; those with rules of their own ask for it there. */
export const accesses: readonly Opcode[] = dereferencing.filter(
  (op) => rows[op].kind === 'stmt' && rows[op].exception === undefined,
);

/** Expressions with such a test. */
const reads: readonly Opcode[] = dereferencing.filter((op) => rows[op].kind === 'expr');

/** Expressions that are never null. */
const addresses: ReadonlySet<Opcode> = new Set<Opcode>([
  'addrof',
  'addrofoff',
  'addroffunc',
  'addroflabel',
  'conststr',
  'conststr16',
  'ireadfpoff',
  ...allocatingOpcodes,
]);

/** In C nothing but `throw` raises an exception. */
export function isC(module: Module): boolean {
  return sourceLanguage(module) === 'c';
}

/** Java is what has handlers of Java and none of C++, unless it says that it is C or JavaScript. */
export function isJava(module: Module, used: ReadonlySet<Opcode>): boolean {
  return used.has('javatry') && !used.has('cpptry') && !['c', 'javascript'].includes(sourceLanguage(module));
}

/** Is it a program of Java, with handlers or without? */
export function isJavaProgram(module: Module): boolean {
  const used = new Set<Opcode>();
  for (const { code } of module.funcs) if (code !== undefined) for (const n of code.nodes()) used.add(code.op(n));
  if (isJava(module, used)) return true;
  const isMarked = sourceLanguage(module) === 'java or c++' && !used.has('cpptry');
  return isMarked && [...module.typeDefs.keys()].some((name) => /^\$Ljava(_2F|\/)/.test(name));
}

/** May the operation at a node fail, as far as its code alone says? */
export function mayFail(code: Code, n: Node): boolean {
  const op = code.op(n);
  if (op === 'syncexit') return true;
  if (op === 'div' || op === 'rem') return dividesByUnknown(code, n);
  if (managedArrayAllocations.has(op)) return !isConstant(code, code.operand(n, 0), (value) => value >= 0n);
  return requiredPointer(code, n, () => false) !== undefined;
}

function dividesByUnknown(code: Code, n: Node): boolean {
  return primRows[code.prim(n)].kind === 'int' && !isConstant(code, code.operand(n, 1), (value) => value !== 0n);
}

function isConstant(code: Code, n: Node, holds: (value: bigint) => boolean): boolean {
  return code.op(n) === 'constval' && holds(BigInt.asIntN(primRows[code.prim(n)].bits || 64, code.bits(n)));
}

/** The pointer that a node needs and that may be null. */
function requiredPointer(code: Code, n: Node, isChecked: (array: Node) => boolean): Node | undefined {
  const op = code.op(n);
  const at = code.has(n, 'intrinsic')
    ? needsFirst.test(code.text(n, 'intrinsic'))
      ? 0
      : undefined
    : pointerOperand.get(op);
  if (at === undefined || at >= code.count(n)) return undefined;
  // The method was read from the object's own table before.
  if (op.endsWith('icall') && code.op(code.operand(n, 0)) !== 'constval') return undefined;
  const root = rootOf(code, code.operand(n, at), isChecked);
  if (root === undefined || isNeverNull(code, root)) return undefined;
  return primRows[code.prim(root)].kind === 'address' ? root : undefined;
}

function isNeverNull(code: Code, n: Node): boolean {
  if (code.op(n) === 'constval') return code.bits(n) !== 0n;
  // Special registers, but for results of calls, which have lower numbers.
  if (code.op(n) === 'regread') return code.reg(n) < 0 && code.reg(n) > RETVAL0;
  return addresses.has(code.op(n));
}

/** What an address begins with; undefined if it was tested on the way. */
function rootOf(code: Code, address: Node, isChecked: (array: Node) => boolean): Node | undefined {
  let at = address;
  for (;;) {
    switch (code.op(at)) {
      case 'array':
        if (isChecked(at)) return undefined;
        break;
      case 'iaddrof':
      case 'retype':
        break;
      case 'add':
      case 'sub':
        if (code.op(code.operand(at, 1)) !== 'constval') return at;
        break;
      default:
        return at;
    }
    at = code.operand(at, 0);
  }
}

export class Faults {
  readonly #code: Code;
  readonly #layout: Layout;
  readonly #checks: Checks;
  readonly #isHeard: (n: Node) => boolean;
  /** Pointers that are neither variables nor registers, and how they are read again. */
  readonly #kept = new Map<Node, (() => Node) | undefined>();

  constructor(code: Code, layout: Layout, checks: Checks, isHeard: (n: Node) => boolean) {
    this.#code = code;
    this.#layout = layout;
    this.#checks = checks;
    this.#isHeard = isHeard;
    for (const n of code.nodes()) {
      const pointer = isHeard(n) ? this.#pointerOf(n) : undefined;
      if (pointer !== undefined && !this.#isLeaf(pointer)) this.#kept.set(pointer, undefined);
    }
  }

  /** Rules for the opcodes with tests, and for those that make a pointer that is tested; around `rules`. */
  expressions(rules: Partial<Record<Opcode, ExpressionRule>>): Partial<Record<Opcode, ExpressionRule>> {
    const ops = new Set<Opcode>(['div', 'rem', 'array', 'intrinsicop', 'intrinsicopwithtype']);
    for (const op of [...reads, ...managedArrayAllocations]) ops.add(op);
    for (const pointer of this.#kept.keys()) ops.add(this.#code.op(pointer));
    const around: Partial<Record<Opcode, ExpressionRule>> = { ...rules };
    for (const op of ops) around[op] = (r, n) => this.#expression(r, n, op, rules[op]);
    return around;
  }

  #expression(r: Rewriter, n: Node, op: Opcode, rule: ExpressionRule | undefined): Node | undefined {
    const made = (this.#isHeard(n) ? this.#tested(r, n, op) : undefined) ?? rule?.(r, n);
    if (!this.#kept.has(n)) return made;
    const read = r.hold(n, this.#code.prim(n), made ?? r.copyExpression(n));
    this.#kept.set(n, read);
    return read();
  }

  #tested(r: Rewriter, n: Node, op: Opcode): Node | undefined {
    this.testPointer(r, n);
    if (op === 'div' || op === 'rem') return dividesByUnknown(this.#code, n) ? this.#division(r, n, op) : undefined;
    if (managedArrayAllocations.has(op) && mayFail(this.#code, n)) return this.#allocation(r, n, op);
    return op === 'array' && this.#isManaged(n) ? this.#element(r, n) : undefined;
  }

  statement(r: Rewriter, n: Node): Node {
    this.testPointer(r, n);
    return this.#code.op(n) === 'syncexit' && this.#isHeard(n) ? this.#leave(r, n) : r.copyStatement(n);
  }

  /** Who leaves a monitor must have entered it. */
  #leave(r: Rewriter, n: Node): Node {
    const object = r.hold(n, 'ref', r.operand(n, 0));
    r.before(r.make(n, 'call', 'void', [r.module.funcNamed(ownName(r.module, '&__is_entered'))], [object()]));
    const isEntered = r.make(n, 'ne', 'u1', ['u1'], [r.make(n, 'regread', 'u1', [RETVAL0]), r.constant(n, 'u1', 0)]);
    r.before(this.#checks.unless(r, n, isEntered, 'monitor'));
    return r.make(n, 'syncexit', 'void', [], [object()]);
  }

  /** Raises an exception before the statement if the pointer that a node needs is null. */
  testPointer(r: Rewriter, n: Node): void {
    const pointer = this.#isHeard(n) ? this.#pointerOf(n) : undefined;
    if (pointer === undefined) return;
    const prim = this.#code.prim(pointer);
    const value = this.#kept.get(pointer)?.() ?? r.copyExpression(pointer);
    r.before(this.#checks.unless(r, n, r.make(n, 'ne', 'u1', [prim], [value, r.constant(n, prim, 0)]), 'null'));
  }

  #division(r: Rewriter, n: Node, op: Opcode): Node {
    const old = this.#code.operand(n, 1);
    const prim = this.#code.prim(old);
    const divisor = r.hold(n, prim, r.operand(n, 1));
    const holds = r.make(n, 'ne', 'u1', [prim], [divisor(), r.constant(n, prim, 0)]);
    r.before(this.#checks.unless(r, n, holds, 'arithmetic'));
    return r.make(n, op, this.#code.prim(n), [], [r.operand(n, 0), divisor()]);
  }

  #allocation(r: Rewriter, n: Node, op: Opcode): Node {
    const prim = this.#code.prim(this.#code.operand(n, 0));
    const length = r.hold(n, prim, r.operand(n, 0));
    const holds = r.make(n, 'ge', 'u1', [prim], [length(), r.constant(n, prim, 0)]);
    r.before(this.#checks.unless(r, n, holds, 'size', () => [asInt(r, n, prim, length())]));
    return r.make(n, op, this.#code.prim(n), [this.#code.type(n)], [length()]);
  }

  /** An element of a managed array: the array must be there, and the index within the length that it carries. */
  #element(r: Rewriter, n: Node): Node {
    const base = this.#code.operand(n, 0);
    const prim = this.#code.prim(base);
    const { array, index, isInside, element } = testElement(r, n);
    const isThere = r.make(n, 'ne', 'u1', [prim], [array(), r.constant(n, prim, 0)]);
    if (!isNeverNull(this.#code, base)) r.before(this.#checks.unless(r, n, isThere, 'null'));
    const details = (): Node[] => [index(), r.make(n, 'ireadoff', 'i32', [-4], [array()])];
    r.before(this.#checks.unless(r, n, isInside, 'bounds', details));
    return element;
  }

  #isManaged(n: Node): boolean {
    return isManagedElement(this.#code, this.#layout, n);
  }

  #isLeaf(n: Node): boolean {
    const op = this.#code.op(n);
    return op === 'dread' || op === 'constval' || (op === 'regread' && this.#code.reg(n) > 0);
  }

  #pointerOf(n: Node): Node | undefined {
    return requiredPointer(this.#code, n, (array) => this.#isManaged(array));
  }
}
