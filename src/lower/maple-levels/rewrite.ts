/**
 * How the transformations between MAPLE levels rewrite a function.
 *
 * A transformation is data: for each opcode that it removes, a rule that says what stands in its place. The rewriter
 * visits the old code once, operands first, and copies whatever has no rule. A statement's rule returns the statements
 * that replace it as a rope (nested lists), so that splicing blocks into each other costs nothing until the end.
 *
 * An expression's rule returns the expression that replaces it, and may say what has to be done `before` the statement
 * that it is part of (a call, for instance). In the second operand of `cand` and `cior` it is done only when that operand
 * is evaluated. Rules of expressions expect that structured statements are gone: a condition has no place of its own.
 *
 * A transformation may also have a part that looks at the module as a whole; it runs before the rules.
 */
import type { Diagnostic } from '../../base/diagnostics.ts';
import {
  CodeWriter,
  hasOneOf,
  localVar,
  opcodeBits,
  type Census,
  type Code,
  type LabelId,
  type Node,
  type Reg,
  type SlotValue,
  type VarRef,
} from '../../maple/code.ts';
import { censusOf } from '../../maple/module-census.ts';
import { declaredType } from '../../maple/declared-type.ts';
import { Layout } from '../../maple/layout.ts';
import type { Func, Module } from '../../maple/module.ts';
import { opcodeNames, rows, type Opcode } from '../../maple/opcodes.ts';
import { pointerSizeOf } from '../../maple/pointer-size.ts';
import type { TypeId } from '../../maple/types.ts';
import type { PrimType } from '../../scalar/prim-types.ts';
import { ownLocal } from './own-names.ts';

/** Statements in order: one, or a list of such. */
export type Statements = Node | readonly Statements[];

export type StatementRule = (rewriter: Rewriter, n: Node) => Statements;

/** The new expression; `r.before` adds statements that run first. */
export type ExpressionRule = (rewriter: Rewriter, n: Node) => Node | undefined;

/** A step from the high to the flat level: rules by opcode; what no rule changes is copied. */
export interface Transformation {
  readonly name: string;
  readonly doc: string;
  readonly rules: Partial<Record<Opcode, StatementRule>>;
  /** A rule that gives `undefined` leaves the expression as it is. */
  readonly expressions?: Partial<Record<Opcode, ExpressionRule>>;
  /** Whether code with nodes of its opcodes has some that a rule changes; without it, it has. Other functions are left alone. */
  readonly concerns?: (code: Code) => boolean;
  /** Statements before those of the function. */
  readonly prologue?: (rewriter: Rewriter) => Statements;
  /** Statements behind those of the function, which control reaches by jumps only. */
  readonly epilogue?: (rewriter: Rewriter) => Statements;
  /** Gives a new module (or the same one); what is wrong with the program goes to `diagnostics`. */
  readonly module?: (module: Module, diagnostics: Diagnostic[]) => Module;
}

/** Transformations that are rules alone, of different opcodes, none of which another one makes: one rewriting does the work of all. */
export function together(name: string, ...parts: readonly Transformation[]): Transformation {
  return {
    name,
    doc: parts.map(({ doc }) => doc).join('; '),
    rules: Object.assign({}, ...parts.map(({ rules }) => rules)) as Transformation['rules'],
  };
}

/** A copy of a module with the rules of a transformation applied; the same one where they concern nothing of it. */
export function transformModule(module: Module, transformation: Transformation): Module {
  return transformWith(module, transformation, []);
}

export function transformWith(module: Module, transformation: Transformation, diagnostics: Diagnostic[]): Module {
  const transformed = transformation.module?.(module, diagnostics) ?? module;
  return concerns(transformation, transformed)
    ? transformed.mapFuncs((func) => transformFunc(transformed, func, transformation))
    : transformed;
}

function concerns(transformation: Transformation, module: Module): boolean {
  if (!hasOneOf(occurringIn(module), rulesOf(transformation).bits)) return false;
  if (transformation.concerns === undefined) return true;
  return module.funcs.some(({ code }) => code !== undefined && mentions(code, transformation));
}

const censuses = new WeakMap<Module, Census>();

/** What occurs in a module that a transformation is given: it changes copies only, so this is found once. */
export function occurringIn(module: Module): Census {
  let census = censuses.get(module);
  if (census === undefined) censuses.set(module, (census = censusOf(module)));
  return census;
}

/** The function without the opcodes that the transformation has rules for; the same object when it has none of them. */
export function transformFunc(module: Module, func: Func, transformation: Transformation): Func {
  if (func.code === undefined || !mentions(func.code, transformation)) return func;
  return new Rewriter(module, func, func.code, transformation).run();
}

function mentions(code: Code, transformation: Transformation): boolean {
  return hasOneOf(code.census, rulesOf(transformation).bits) && transformation.concerns?.(code) !== false;
}

/** The rules of a transformation, by the codes of their opcodes. */
interface Rules {
  readonly byCode: readonly (StatementRule | ExpressionRule | undefined)[];
  /** Those that have rules, as a census has them. */
  readonly bits: Uint32Array;
}

const rulesByTransformation = new WeakMap<Transformation, Rules>();

function rulesOf(transformation: Transformation): Rules {
  const known = rulesByTransformation.get(transformation);
  if (known !== undefined) return known;
  const byCode = new Array<StatementRule | ExpressionRule | undefined>(256).fill(undefined);
  const entries = [...Object.entries(transformation.rules), ...Object.entries(transformation.expressions ?? {})];
  for (const [op, rule] of entries) byCode[rows[op as Opcode].code] = rule;
  const rules = { byCode, bits: opcodeBits(entries.map(([op]) => rows[op as Opcode].code)) };
  rulesByTransformation.set(transformation, rules);
  return rules;
}

/** What a node is, by the code of its opcode. */
const expression = 1;
const changing = 2;
const block = 4;
const shortCircuit = 8;
const traits = new Uint8Array(256);
for (const op of opcodeNames) {
  const { code, kind, effects = [] } = rows[op];
  const mayChange = effects.some((effect) => effect === 'reads' || effect === 'calls');
  traits[code] =
    (kind === 'expr' ? expression : 0) |
    (mayChange ? changing : 0) |
    (op === 'block' ? block : 0) |
    (op === 'cand' || op === 'cior' ? shortCircuit : 0);
}

/** One for all functions of a module: to find the width of pointers its whole code is looked at. */
const layouts = new WeakMap<Module, Layout>();

export class Rewriter {
  readonly module: Module;
  /** The new function; rules add its labels and registers. */
  readonly func: Func;
  readonly code: Code;
  readonly #rules: Rules['byCode'];
  readonly #prologue: Transformation['prologue'];
  readonly #epilogue: Transformation['epilogue'];
  readonly #writer: CodeWriter;
  /** New handle of each old expression; of an old statement or block, `~index` of what stands for it in `#statements`. */
  readonly #made: Int32Array;
  /** 1 for old expressions whose value a call may change; found when it is asked for. */
  #changing: Uint8Array | undefined;
  readonly #statements: Statements[] = [];
  /** What runs before the statement that an old expression is part of; expressions without are absent. */
  readonly #preludes = new Map<Node, Statements>();
  #prelude: Statements[] = [];
  #labelNames: Set<string> | undefined;
  /** The last number given for each purpose. */
  readonly #labelNumbers = new Map<string, number>();
  #nextPreg: number;

  constructor(module: Module, func: Func, code: Code, transformation: Transformation) {
    this.module = module;
    this.code = code;
    this.func = { ...func, labels: [...func.labels], pregs: new Map(func.pregs), locals: [...func.locals] };
    this.#rules = rulesOf(transformation).byCode;
    this.#prologue = transformation.prologue;
    this.#epilogue = transformation.epilogue;
    this.#writer = CodeWriter.rewriting(code);
    this.#made = new Int32Array(code.words.length);
    this.#nextPreg = 1;
    for (const reg of func.pregs.keys()) this.#nextPreg = Math.max(this.#nextPreg, reg + 1);
  }

  /** The layout of the module, as seen in this function. */
  get layout(): Layout {
    let layout = layouts.get(this.module);
    if (layout === undefined) layouts.set(this.module, (layout = new Layout(this.module, pointerSizeOf(this.module))));
    return layout.within(this.func);
  }

  run(): Func {
    const { code } = this;
    for (let n = 0 as Node; n < code.words.length; n = code.next(n)) this.#visit(n);
    const statements = this.#standingFor(code.root);
    const all = [this.#prologue?.(this) ?? [], statements, this.#epilogue?.(this) ?? []];
    const root = this.block(all, code.root);
    this.func.code = this.#writer.finishPacked(root);
    return this.func;
  }

  /** The new expression for operand `i` of an old node. */
  operand(n: Node, i: number): Node {
    return this.#made[this.code.operand(n, i)] as Node;
  }

  /** The new statements of the block that is operand `i` of an old node; none if there is no such operand. */
  body(n: Node, i: number): Statements {
    return i < this.code.count(n) ? this.#standingFor(this.code.operand(n, i)) : [];
  }

  /** What stands for the statements of an old block: rewriting splices blocks that stand among statements. */
  statements(block: Node): Statements {
    return this.code.operands(block).map((statement) => this.#standingFor(statement));
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

  /** A node that nobody wrote: it stands in no line, so that whoever counts what is executed passes it over. */
  unwritten(op: Opcode, prim: PrimType, slots: readonly SlotValue[], operands: readonly Node[] = []): Node {
    return this.#writer.at(0, 0).make(op, prim, slots, operands);
  }

  place(n: Node, label: LabelId): Node {
    return this.make(n, 'label', 'void', [label]);
  }

  /** A label that the function does not have yet, named after what it is for. */
  newLabel(n: Node, purpose: string): LabelId {
    let name = purpose;
    let number = this.#labelNumbers.get(purpose) ?? 0;
    const names = (this.#labelNames ??= new Set(this.func.labels.map((label) => label.name)));
    while (names.has(name)) name = `${purpose}_${++number}`;
    this.#labelNumbers.set(purpose, number);
    names.add(name);
    this.func.labels.push({ name, declared: true, start: this.code.start(n), end: this.code.end(n) });
    return (this.func.labels.length - 1) as LabelId;
  }

  newPreg(n: Node, prim: PrimType): Reg {
    const reg = this.#nextPreg++;
    const type = this.module.types.prim(prim);
    this.func.pregs.set(reg, { reg, type, explicit: false, start: this.code.start(n), end: this.code.end(n) });
    return reg as Reg;
  }

  /** A variable of the function, named after what it is for. */
  newLocal(n: Node, purpose: string, type: TypeId): VarRef {
    const name = ownLocal(this.func.locals, purpose);
    const place = { start: this.code.start(n), end: this.code.end(n) };
    return localVar(
      this.func.locals.push({ name, type, storage: undefined, attrs: [], temp: true, declared: true, ...place }) - 1,
    );
  }

  /** A block node of the given statements. */
  block(statements: Statements, n: Node): Node {
    return this.make(n, 'block', 'void', [], flatten(statements));
  }

  /** Has statements run before the statement whose expression is being rewritten; in the order of the calls. */
  before(...statements: Statements[]): void {
    for (const statement of statements) this.#prelude.push(statement);
  }

  /** A register that gets the value of an expression first; for values that are needed more than once. */
  hold(n: Node, prim: PrimType, value: Node): () => Node {
    const reg = this.newPreg(n, prim);
    this.before(this.make(n, 'regassign', prim, [reg], [value]));
    return () => this.make(n, 'regread', prim, [reg]);
  }

  /** What stands for an old statement or block. */
  #standingFor(old: Node): Statements {
    const at = this.#made[old];
    return at < 0 ? this.#statements[~at] : [];
  }

  #stand(old: Node, statements: Statements): void {
    this.#made[old] = ~(this.#statements.push(statements) - 1);
  }

  #visit(n: Node): void {
    const opCode = this.code.words[n] & 0xffff;
    const kind = traits[opCode];
    if ((kind & expression) !== 0) this.#visitExpression(n, opCode);
    else if ((kind & block) !== 0) this.#stand(n, this.statements(n));
    else this.#visitStatement(n, opCode);
  }

  #visitExpression(n: Node, opCode: number): void {
    const { code } = this;
    const rule = this.#rules[opCode] as ExpressionRule | undefined;
    if (rule === undefined && this.#preludes.size === 0) {
      this.#made[n] = this.#writer.copyMade(code, n, this.#made);
      return;
    }
    if ((traits[opCode] & shortCircuit) !== 0 && this.#preludes.has(code.operand(n, 1)))
      return this.#branchAround(n, code.op(n) as 'cand' | 'cior');
    this.#prelude = this.#operandPreludes(n);
    this.#made[n] = rule?.(this, n) ?? this.copyExpression(n);
    if (this.#prelude.length > 0) this.#preludes.set(n, this.#prelude);
  }

  #visitStatement(n: Node, opCode: number): void {
    this.#prelude = this.#operandPreludes(n);
    const made = (this.#rules[opCode] as StatementRule | undefined)?.(this, n) ?? this.copyStatement(n);
    this.#stand(n, this.#prelude.length === 0 ? made : [this.#prelude, made]);
  }

  /**
   * What has to run before a node whose operands need statements. Operands are evaluated from left to right: one that
   * reads what the statements of a later one may change is kept in a register before them.
   */
  #operandPreludes(n: Node): Statements[] {
    if (this.#preludes.size === 0) return [];
    const operands = this.code.operands(n);
    const last = operands.findLastIndex((operand) => this.#preludes.has(operand));
    return operands.slice(0, last + 1).flatMap((operand, i) => {
      const prelude = this.#preludes.get(operand);
      const kept =
        i < last && this.#isChanging(operand)
          ? this.#holdOperand(operand, i === 0 ? this.#calledType(n) : undefined)
          : [];
      return [prelude ?? [], kept];
    });
  }

  /** What is known of the pointer that a call goes through: where it is read says what the function takes and gives. */
  #calledType(n: Node): TypeId | undefined {
    if (!this.code.op(n).startsWith('icall')) return undefined;
    const { code, func, module } = this;
    return declaredType(
      { code, func, layout: this.layout.within(func), variable: (ref) => module.variable(ref, func) },
      code.operand(n, 0),
    );
  }

  #holdOperand(operand: Node, type: TypeId | undefined): Statements {
    const prim = this.code.prim(operand);
    if (prim === 'agg' || prim === 'void') return [];
    const reg = this.newPreg(operand, prim);
    const keep = this.make(operand, 'regassign', prim, [reg], [this.#made[operand] as Node]);
    const read = this.make(operand, 'regread', prim, [reg]);
    this.#made[operand] = type === undefined ? read : this.make(operand, 'retype', prim, [type], [read]);
    return keep;
  }

  #isChanging(n: Node): boolean {
    this.#changing ??= findChanging(this.code);
    return this.#changing[n] === 1;
  }

  /** `cand (a, b)`, where b needs statements: t := a; if it decides, go on; the statements; t := b. The type stays what it was. */
  #branchAround(n: Node, op: 'cand' | 'cior'): void {
    const { code } = this;
    const [first, second] = code.operands(n);
    const done = this.newLabel(n, op);
    const type = code.prim(n);
    const reg = this.newPreg(n, type);
    const truth = (old: Node): Node => {
      const prim = code.prim(old);
      const value = this.#made[old] as Node;
      const isTrue = this.make(n, 'ne', type, [prim], [value, this.constant(n, prim, 0)]);
      return this.make(n, 'regassign', type, [reg], [isTrue]);
    };
    const decided = this.make(n, 'regread', type, [reg]);
    const decide = this.make(n, op === 'cand' ? 'brfalse' : 'brtrue', 'void', [done], [decided]);
    const prelude = (old: Node): Statements => this.#preludes.get(old) ?? [];
    this.#preludes.set(n, [prelude(first), truth(first), decide, prelude(second), truth(second), this.place(n, done)]);
    this.#made[n] = this.make(n, 'regread', type, [reg]);
  }

  /** The expression itself, its operands rewritten. */
  copyExpression(n: Node): Node {
    return this.#writer.copyMade(this.code, n, this.#made);
  }

  /** The statement itself, its operands rewritten. */
  copyStatement(n: Node): Node {
    const { code } = this;
    const count = code.count(n);
    // Blocks come behind all other operands.
    if (count === 0 || this.#made[code.operand(n, count - 1)] >= 0) return this.#writer.copyMade(code, n, this.#made);
    const operands = code.operands(n).map((operand) => {
      const at = this.#made[operand];
      return at < 0 ? this.block(this.#statements[~at], operand) : (at as Node);
    });
    return this.#writer.copy(code, n, operands);
  }
}

/** May a call change the value of an expression? Of leaves only constants, addresses and pseudo-registers are safe. */
function findChanging(code: Code): Uint8Array {
  const found = new Uint8Array(code.words.length);
  for (let n = 0 as Node; n < code.words.length; n = code.next(n)) {
    const isRegister = code.op(n) === 'regread' && code.reg(n) > 0;
    let changes = !isRegister && (traits[code.words[n] & 0xffff] & changing) !== 0;
    for (let i = 0; !changes && i < code.count(n); i++) changes = found[code.operand(n, i)] === 1;
    if (changes) found[n] = 1;
  }
  return found;
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
