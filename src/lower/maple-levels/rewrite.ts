/**
 * How the transformations between MAPLE levels rewrite a function.
 *
 * A transformation is data: for each opcode that it removes, a rule that says what stands in its place. The rewriter
 * visits the old code once, operands first, and copies whatever has no rule. A statement's rule returns the statements
 * that replace it as a rope (nested lists), so that splicing blocks into each other costs nothing until the end.
 */
import { CodeWriter, repack, type Code, type LabelId, type Node, type Reg, type SlotValue } from '../../maple/code.ts';
import type { Func, Module } from '../../maple/module.ts';
import { opcodeByCode, rows, type Opcode } from '../../maple/opcodes.ts';
import type { PrimType } from '../../scalar/prim-types.ts';

/** Statements in order: one, or a list of such. */
export type Statements = Node | readonly Statements[];

export type StatementRule = (rewriter: Rewriter, n: Node) => Statements;

export interface Transformation {
  readonly name: string;
  readonly doc: string;
  readonly rules: Partial<Record<Opcode, StatementRule>>;
}

/** The function without the opcodes that the transformation has rules for; the same object when it has none of them. */
export function transformFunc(module: Module, func: Func, transformation: Transformation): Func {
  if (func.code === undefined || !mentions(func.code, transformation)) return func;
  return new Rewriter(module, func, func.code, transformation).run();
}

function mentions(code: Code, { rules }: Transformation): boolean {
  const wanted = new Uint8Array(256);
  for (const op of Object.keys(rules) as Opcode[]) wanted[rows[op].code] = 1;
  for (let n = 0 as Node; n < code.words.length; n = code.next(n)) if (wanted[code.words[n] & 0xffff] === 1) return true;
  return false;
}

export class Rewriter {
  readonly module: Module;
  /** The new function; rules add its labels and registers. */
  readonly func: Func;
  readonly code: Code;
  readonly #rules: Partial<Record<Opcode, StatementRule>>;
  readonly #writer: CodeWriter;
  /** New handle of each old expression. */
  readonly #made: Int32Array;
  /** What stands for each old statement and block. */
  readonly #statements = new Map<Node, Statements>();
  readonly #labelNames: Set<string>;
  #nextPreg: number;

  constructor(module: Module, func: Func, code: Code, transformation: Transformation) {
    this.module = module;
    this.code = code;
    this.func = { ...func, labels: [...func.labels], pregs: new Map(func.pregs), locals: [...func.locals] };
    this.#rules = transformation.rules;
    this.#writer = CodeWriter.rewriting(code);
    this.#made = new Int32Array(code.words.length);
    this.#labelNames = new Set(func.labels.map((label) => label.name));
    this.#nextPreg = Math.max(0, ...func.pregs.keys()) + 1;
  }

  run(): Func {
    const { code } = this;
    for (let n = 0 as Node; n < code.words.length; n = code.next(n)) this.#visit(n);
    const root = this.block(this.#statements.get(code.root) ?? [], code.root);
    this.func.code = repack(this.#writer.finish(root));
    return this.func;
  }

  /** The new expression for operand `i` of an old node. */
  operand(n: Node, i: number): Node {
    return this.#made[this.code.operand(n, i)] as Node;
  }

  /** The new statements of the block that is operand `i` of an old node; none if there is no such operand. */
  body(n: Node, i: number): Statements {
    return i < this.code.count(n) ? (this.#statements.get(this.code.operand(n, i)) ?? []) : [];
  }

  /** What stands for the statements of an old block: rewriting splices blocks that stand among statements. */
  statements(block: Node): Statements {
    return this.code.operands(block).map((statement) => this.#statements.get(statement) ?? []);
  }

  /** A new node with the span of the old one. */
  make(n: Node, op: Opcode, prim: PrimType, slots: readonly SlotValue[], operands: readonly Node[] = []): Node {
    this.#writer.at(this.code.start(n), this.code.end(n));
    return this.#writer.make(op, prim, slots, operands);
  }

  /** An integer constant. */
  constant(n: Node, prim: PrimType, value: bigint | number): Node {
    return this.make(n, 'constval', prim, [BigInt.asUintN(64, BigInt(value))]);
  }

  jump(n: Node, label: LabelId): Node {
    return this.make(n, 'goto', 'void', [label]);
  }

  place(n: Node, label: LabelId): Node {
    return this.make(n, 'label', 'void', [label]);
  }

  /** A label that the function does not have yet, named after what it is for. */
  newLabel(n: Node, purpose: string): LabelId {
    let name = purpose;
    for (let i = 1; this.#labelNames.has(name); i++) name = `${purpose}_${i}`;
    this.#labelNames.add(name);
    this.func.labels.push({ name, declared: true, start: this.code.start(n), end: this.code.end(n) });
    return (this.func.labels.length - 1) as LabelId;
  }

  newPreg(n: Node, prim: PrimType): Reg {
    const reg = this.#nextPreg++;
    const type = this.module.types.prim(prim);
    this.func.pregs.set(reg, { reg, type, explicit: false, start: this.code.start(n), end: this.code.end(n) });
    return reg as Reg;
  }

  /** A block node of the given statements. */
  block(statements: Statements, n: Node): Node {
    return this.make(n, 'block', 'void', [], flatten(statements));
  }

  #visit(n: Node): void {
    const { code } = this;
    const op = opcodeByCode[code.words[n] & 0xffff] as Opcode;
    if (rows[op].kind === 'expr') {
      this.#made[n] = this.#writer.copy(code, n, code.operands(n).map((operand) => this.#made[operand] as Node));
    } else {
      const copy = op === 'block' ? this.statements(n) : undefined;
      this.#statements.set(n, copy ?? this.#rules[op]?.(this, n) ?? this.#copyStatement(n));
    }
  }

  #copyStatement(n: Node): Node {
    const operands = this.code.operands(n).map((operand) => {
      const inner = this.#statements.get(operand);
      return inner === undefined ? (this.#made[operand] as Node) : this.block(inner, operand);
    });
    return this.#writer.copy(this.code, n, operands);
  }
}

/** The statements of a rope in order. */
function flatten(statements: Statements): Node[] {
  const flat: Node[] = [];
  const stack: Statements[] = [statements];
  while (stack.length > 0) {
    const next = stack.pop() as Statements;
    if (typeof next === 'number') flat.push(next);
    else for (let i = next.length - 1; i >= 0; i--) stack.push(next[i]);
  }
  return flat;
}
