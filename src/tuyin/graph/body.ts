/**
 * From the statements of one body to nodes: names, operators, branches. Streams and calls are in streams.ts, patterns in
 * patterns.ts, parts of aggregates and memory in parts.ts; they share this object.
 *
 * Operands are evaluated left to right, which is the order of the nodes. Constants float until their place gives them a
 * type. Unnamed numbers come from numbering.ts, so that they mean the same as in the verifier.
 *
 *     %a + 1          a: i64            the literal has no type of its own: beside %a it is an i64
 *     c ? 1 : %a                        both arms are elaborated first; then a type is found in which they meet
 */
import type { Span } from '../../base/source.ts';
import { nearestName } from '../../base/suggest.ts';
import { isNumber, nameText } from '../names.ts';
import type { Body as BodyTree, Expr, ExprOf, Name, Stmt } from '../nodes.ts';
import { isConstant, numberBody, type Numbering } from '../numbering.ts';
import { i1, i32, isNumeric, joinOperands, sameType, type Type, typeText, voidType } from '../types.ts';
import { type Binding, Builder, type ClosedArm } from './builder.ts';
import { ConstantEvaluator, type Interning } from './constants.ts';
import { type Exact, integerFits } from './exact.ts';
import { isComparison } from './folding.ts';
import type { BinaryOperator, GraphNode, Region, ValueId } from './nodes.ts';
import {
  elaborateAddress,
  elaborateAggregate,
  elaborateAlloc,
  elaborateCast,
  elaborateExtract,
  elaborateIndex,
} from './parts.ts';
import { type Captures, elaborateMatch } from './patterns.ts';
import { type FuncEntry, type Program, type Target, unknownType } from './program.ts';
import { callFunction, elaborateCall, elaborateIo, elaborateSend } from './streams.ts';
import { exactOf, type Operand, Values } from './values.ts';

/** What becomes of a value: it is needed, it is the function's result, nobody looks at it. */
export type Use = 'value' | 'result' | 'none';

/** Lives as long as one body is elaborated; `run` is called once. A mistake is reported, and elaboration goes on behind it. */
export class Body {
  readonly program: Program;
  readonly func: FuncEntry;
  readonly builder: Builder;
  readonly constants: ConstantEvaluator;
  readonly values: Values;
  readonly captures: Captures[] = [];
  readonly #numbering: Numbering;

  /** `isNaming`: do nodes get the names of locals? */
  constructor(program: Program, func: FuncEntry, interning: Interning, numbering: Numbering, isNaming: boolean) {
    this.program = program;
    this.func = func;
    this.builder = new Builder(isNaming);
    this.constants = new ConstantEvaluator(program, func.module, interning);
    this.values = new Values(this.builder, this.constants, program.sink);
    this.#numbering = numbering;
  }

  report(...args: Parameters<Program['sink']['report']>): void {
    this.program.sink.report(...args);
  }

  /** The whole function. Its result type is the entry's if that is declared, else found here. */
  run(stmts: readonly Stmt[]): { readonly nodes: readonly GraphNode[]; readonly root: Region; readonly result: Type } {
    this.#params();
    const result = this.statements(stmts, this.func.declared && this.func.result.kind === 'void' ? 'none' : 'result');
    const type = this.func.declared ? this.func.result : this.values.typeOf(result);
    const id = this.result(result, type, stmts.at(-1)?.span ?? this.func.span);
    return { nodes: this.builder.nodes, root: this.builder.root(id), result: type };
  }

  /** Parameters are the first nodes, so that a parameter's index is also the number of its node. */
  #params(): void {
    const { params, item, span } = this.func;
    params.forEach((type, index) => {
      const id = this.builder.emit({ kind: 'param', index, type, span });
      const name = item?.signature?.params[index]?.name;
      if (name !== undefined) this.builder.bind(name.name, { id });
    });
  }

  /** The value that a region or the function leaves: of its type, or of a subtype. */
  result(operand: Operand, type: Type, span: Span): ValueId | undefined {
    if (operand === 'ends') return undefined;
    if (operand === 'nothing')
      return type.kind === 'void' || type === unknownType ? undefined : this.values.place(operand, span, type);
    if (type.kind === 'void') return undefined;
    const id = this.values.place(operand, span, 'exact' in operand ? type : undefined);
    const from = this.builder.typeOf(id);
    const isLonger = from.kind === 'struct' && type.kind === 'struct' && from.fields.length > type.fields.length;
    return isLonger && type.fields.every((field, i) => sameType(field, from.fields[i]))
      ? id
      : this.values.convertToMeet(id, type, span);
  }

  // Statements

  statements(stmts: readonly Stmt[], use: Use): Operand {
    let result: Operand = 'nothing';
    for (let i = 0; i < stmts.length; i++) {
      result = this.#statement(stmts[i], i === stmts.length - 1 ? use : 'none');
      if (result === 'ends') break;
    }
    return result;
  }

  body({ stmts }: BodyTree, use: Use): Operand {
    return this.statements(stmts, use);
  }

  #statement({ target, value, flags, span }: Stmt, use: Use): Operand {
    const outer = this.builder.flags;
    if (flags.length > 0) this.builder.flags = [...new Set([...outer, ...flags])];
    const operand = this.expression(value, target === undefined ? use : 'value');
    this.builder.flags = outer;
    if (target === undefined || operand === 'ends') return operand;
    if (target.sigil === '@') this.report('TUY2104', target.span, [nameText('@', target.name)]);
    const id = this.values.value(operand, span);
    this.builder.bind(target.name, { id });
    return { id };
  }

  // Expressions

  expression(expr: Expr, use: Use = 'value'): Operand {
    const operand = this.#constant(expr) ?? this.#expression(expr, use);
    if (operand === 'ends' || this.builder.hasEnded) {
      this.builder.end();
      return 'ends';
    }
    if (operand === 'nothing') return operand;
    // The value of an operation has a type of its own, even if it is known.
    const value: Operand =
      'id' in operand || isConstant(expr) ? operand : { id: this.values.place(operand, expr.span) };
    const number = this.#numbering.numbers.get(expr);
    if (number !== undefined && 'id' in value) this.builder.bind(String(number), value);
    return value;
  }

  /** A node with the value of an expression, of type `want` if that is given. */
  value(expr: Expr, want?: Type): ValueId {
    const operand = this.expression(expr);
    return want === undefined ? this.values.value(operand, expr.span) : this.values.place(operand, expr.span, want);
  }

  #constant(expr: Expr): Operand | undefined {
    if (!mayBeConstant(expr)) return undefined;
    const exact = this.constants.evaluate(expr);
    return exact === undefined ? undefined : { exact };
  }

  #expression(expr: Expr, use: Use): Operand {
    switch (expr.kind) {
      case 'name':
        return this.#name(expr);
      case 'capture':
        return this.#capture(expr);
      case 'stream':
        return this.mistake('TUY2402', expr.span, [expr.stream, 'it is no value; read from it, or send to it']);
      case 'io':
        return elaborateIo(this, expr);
      case 'member':
        return this.#member(expr);
      case 'index':
        return elaborateIndex(this, expr);
      case 'call':
        return elaborateCall(this, expr);
      case 'unary':
        return this.#unary(expr);
      case 'binary':
        return this.#binary(expr);
      case 'cond':
        return this.#cond(expr, use);
      case 'send':
        return elaborateSend(this, expr);
      case 'typed':
        return this.#typed(expr);
      case 'alloc':
        return elaborateAlloc(this, expr);
      case 'array':
      case 'struct':
        return elaborateAggregate(this, expr);
      case 'match':
        return elaborateMatch(this, expr, use);
      case 'cast':
        return elaborateCast(this, expr);
      case 'element':
        return expr.op === 'extractvalue' ? elaborateExtract(this, expr) : elaborateAddress(this, expr);
      case 'elided':
        this.builder.emit({ kind: 'elided', type: voidType, span: expr.span });
        return 'ends';
      case 'int':
      case 'char':
      case 'decimal':
      case 'hexfloat':
      case 'string':
      case 'word':
      case 'measure':
      case 'blockaddress':
        return this.unknown(expr.span);
    }
  }

  unknown(span: Span): Operand {
    return { id: this.values.unknown(span) };
  }

  mistake(...args: Parameters<Program['sink']['report']>): Operand {
    this.report(...args);
    return this.unknown(args[1]);
  }

  // Names

  #name(name: Name): Operand {
    if (name.sigil === '%') return this.#local(name);
    const target = this.lookup(name);
    return target === undefined ? this.unknown(name.span) : this.ofTarget(target, name.span);
  }

  /** What a symbol is; reports one that nothing defines. */
  lookup(name: Name): Target | undefined {
    const target = this.program.lookup(name.name, this.func.module, name.span);
    if (target === undefined)
      this.unknownName(nameText(name.sigil, name.name), name.span, () =>
        [...this.program.namesOf(this.func.module)].map((known) => nameText('@', known)),
      );
    return target;
  }

  unknownName(text: string, span: Span, known: () => Iterable<string>): void {
    const { sink } = this.program;
    const nearest = sink.muted > 0 || sink.diagnostics.length > 20 ? undefined : nearestName(text, known());
    sink.report('TUY2001', span, [text], nearest === undefined ? [] : [{ message: `did you mean \`${nearest}\`?` }]);
  }

  /** A function's name alone calls it on the input of this one. */
  ofTarget(target: Target, span: Span): Operand {
    if (target.kind === 'func') return callFunction(this, target.func, undefined, span);
    if (target.kind === 'foreign') return this.unknown(span);
    return { exact: this.constants.ofTarget(target) ?? { kind: 'wrong' } };
  }

  #local({ name, span }: Name): Operand {
    const binding = this.builder.local(name);
    if (typeof binding === 'object' && 'id' in binding) return binding;
    if (binding === 'partial') return this.mistake('TUY2409', span, [nameText('%', name)]);
    if (binding !== undefined)
      return this.mistake('TUY2206', span, [typeText(binding.conflict[0]), typeText(binding.conflict[1])]);
    if (isNumber(name)) return this.mistake('TUY2003', span, [nameText('%', name)]);
    this.unknownName(nameText('%', name), span, () =>
      [...this.builder.localNames()].filter((known) => !isNumber(known)).map((known) => nameText('%', known)),
    );
    return this.unknown(span);
  }

  #capture({ index, span }: ExprOf<'capture'>): Operand {
    const captures = this.captures.at(-1);
    if (captures !== undefined && index === 0) return { id: captures.raw };
    const part = captures?.parts[index - 1];
    return part === undefined ? this.mistake('TUY2005', span, [index]) : part();
  }

  /** `module.name`; nothing else has members. */
  #member({ target, name, span }: ExprOf<'member'>): Operand {
    const found = this.memberTarget(target, name, span);
    if (found !== undefined) return found === 'unknown' ? this.unknown(span) : this.ofTarget(found, span);
    this.expression(target);
    return this.mistake('TUY2402', span, [
      name,
      'only imported modules have members; the parts of a struct are counted, `%x[0]`',
    ]);
  }

  memberTarget(target: Expr, name: string, span: Span): Target | 'unknown' | undefined {
    if (target.kind !== 'name') return undefined;
    const found = this.program.qualified(target.name, name, this.func.module);
    if (found === 'unknown') this.unknownName(`${target.name}.${name}`, span, () => []);
    return found;
  }

  // Operators

  #unary({ op, operand, span }: ExprOf<'unary'>): Operand {
    const { values, builder } = this;
    const given = this.expression(operand);
    if (op === '!') {
      const test = values.truth(given, operand.span);
      return { id: builder.binary('==', i1, test, builder.constant(i1, { kind: 'zero' }, span), span) };
    }
    const id = values.number(values.value(given, operand.span), span);
    const type = builder.typeOf(id);
    if (type === unknownType) return { id };
    const element = type.kind === 'vector' ? type.of : type;
    if (op === '~' ? element.kind !== 'int' : !isNumeric(element))
      return this.mistake('TUY2207', span, [op, typeText(type), 'nothing']);
    return { id: op === '+' ? id : builder.emit({ kind: 'un', op, value: id, type, flags: builder.flags, span }) };
  }

  #binary(expr: ExprOf<'binary'>): Operand {
    const { op } = expr;
    if (op === '&&' || op === '||') return this.#lazy(expr, op);
    const left = this.expression(expr.left);
    const right = this.expression(expr.right);
    return this.operate(op, left, right, expr);
  }

  operate(
    op: BinaryOperator,
    left: Operand,
    right: Operand,
    { left: leftExpr, right: rightExpr, span }: Pick<ExprOf<'binary'>, 'left' | 'right' | 'span'>,
  ): Operand {
    const { values, builder } = this;
    const [a, b] = this.#operandTypes(left, right);
    const x = this.#placeOperand(left, a, leftExpr);
    const y = this.#placeOperand(right, b, rightExpr);
    if (isComparison(op) && isTextBesideBits(leftExpr, a, rightExpr, b)) return this.mistake('TUY2413', span, [op]);
    if (a === unknownType || b === unknownType) return { id: values.unknown(span) };
    if (a.kind === 'void' || b.kind === 'void') return this.#wrongOperands(op, a, b, span);
    if (a.kind === 'pointer' || b.kind === 'pointer')
      return this.#pointers(op, x, y, span) ?? this.#wrongOperands(op, a, b, span);
    const joined = joinOperands(a, b);
    const element = joined?.kind === 'vector' ? joined.of : joined;
    const isShift = op === '<<' || op === '>>';
    const isBitwise = isShift || op === '&' || op === '|' || op === '^';
    if (
      joined === undefined ||
      element === undefined ||
      !isNumeric(element) ||
      (isBitwise && element.kind !== 'int') ||
      (isComparison(op) && joined.kind === 'vector')
    )
      return this.#wrongOperands(op, a, b, span);
    if (isShift) {
      const shifted = values.number(x, span);
      return { id: builder.binary(op, builder.typeOf(shifted), shifted, values.number(y, span), span) };
    }
    const beyond = isOrdering(op) ? (beyondOf(left, joined) ?? beyondOf(right, joined)) : undefined;
    if (beyond?.kind === 'int') return this.mistake('TUY2414', span, [op, beyond.value, typeText(joined)]);
    const p = values.convertToMeet(x, joined, leftExpr.span);
    const q = values.convertToMeet(y, joined, rightExpr.span);
    return { id: builder.binary(op, isComparison(op) ? i1 : joined, p, q, span) };
  }

  #placeOperand(operand: Operand, type: Type, { span }: Expr): ValueId {
    const wanted = exactOf(operand) !== undefined && type !== unknownType ? type : undefined;
    return this.values.place(operand, span, wanted);
  }

  #wrongOperands(op: BinaryOperator, a: Type, b: Type, span: Span): Operand {
    return this.mistake('TUY2207', span, [op, typeText(a), typeText(b)]);
  }

  /** A constant takes the type of the other side if it can. */
  #operandTypes(left: Operand, right: Operand): readonly [Type, Type] {
    const [a, b] = [this.values.typeOf(left), this.values.typeOf(right)];
    const [x, y] = [exactOf(left), exactOf(right)];
    if (x !== undefined && y === undefined) return [this.values.adapt(x, b), b];
    if (y !== undefined && x === undefined) return [a, this.values.adapt(y, a)];
    return [a, b];
  }

  /** Addresses step, lie apart and are compared. */
  #pointers(op: BinaryOperator, left: ValueId, right: ValueId, span: Span): Operand | undefined {
    const { values, builder, constants } = this;
    const [x, y] = [values.number(left, span), values.number(right, span)];
    const [a, b] = [builder.typeOf(x), builder.typeOf(y)];
    if (isComparison(op)) {
      if (a.kind === 'pointer' && b.kind === 'pointer') {
        const to = sameType(a, b) ? a : ({ ...a, to: { kind: 'int', bits: 8 } } as const);
        if (!sameType(a, b) && !this.#isNull(x) && !this.#isNull(y)) return undefined;
        return {
          id: builder.binary(
            op,
            i1,
            sameType(a, to) ? x : builder.convert(x, 'address', to, span),
            sameType(b, to) ? y : builder.convert(y, 'address', to, span),
            span,
          ),
        };
      }
      const [p, q] =
        a.kind === 'pointer'
          ? [x, builder.convert(y, 'address', a, span)]
          : [builder.convert(x, 'address', b, span), y];
      return (a.kind === 'pointer' ? b : a).kind === 'int' ? { id: builder.binary(op, i1, p, q, span) } : undefined;
    }
    const pointer = a.kind === 'pointer' ? a : b;
    const step = constants.stepOf(pointer);
    if (step === undefined) return undefined;
    if (a.kind === 'pointer' && b.kind === 'pointer') {
      return op === '-' && sameType(a, b) && step > 0
        ? { id: builder.emit({ kind: 'distance', left: x, right: y, step, type: i32, span }) }
        : undefined;
    }
    if (op !== '+' && (op !== '-' || a.kind !== 'pointer')) return undefined;
    const [base, index] = a.kind === 'pointer' ? [x, y] : [y, x];
    if (builder.typeOf(index).kind !== 'int') return undefined;
    return {
      id: builder.emit({ kind: 'element', pointer: base, index, step: op === '-' ? -step : step, type: pointer, span }),
    };
  }

  #isNull(id: ValueId): boolean {
    const node = this.builder.nodes[id];
    return node.kind === 'const' && node.value.kind === 'zero';
  }

  /** The right side runs only if it decides. */
  #lazy({ left, right, span }: ExprOf<'binary'>, op: '&&' | '||'): Operand {
    const { values, builder } = this;
    const test = values.truth(this.expression(left), left.span);
    const decided = builder.openArm();
    const fixed = builder.integer(i1, BigInt(op === '||'), span);
    const short = builder.closeArm(decided, false);
    const opened = builder.openArm();
    const given = this.expression(right);
    const value = given === 'ends' ? undefined : values.truth(given, right.span);
    const long = builder.closeArm(opened, given === 'ends');
    const arms = op === '&&' ? [long, short] : [short, long];
    const regions = arms.map((arm) => builder.finish(arm, arm === short ? fixed : value));
    const id = builder.emit({ kind: 'cond', test, yes: regions[0], no: regions[1], phis: [], type: i1, span });
    this.join(id, arms, span);
    return { id };
  }

  #cond({ test, yes, no, span }: ExprOf<'cond'>, use: Use): Operand {
    const { values, builder } = this;
    const decision = values.truth(this.expression(test), test.span);
    const arms: ClosedArm[] = [];
    const operands = [yes, no].map((side) => {
      const saved = builder.openArm();
      const operand = this.expression(side, use);
      arms.push(builder.closeArm(saved, operand === 'ends'));
      return operand;
    });
    const { type, results } = this.meet(operands, arms, [yes.span, no.span], use, span);
    const [ifYes, ifNo] = arms.map((arm, i) => builder.finish(arm, results[i]));
    const id = builder.emit({ kind: 'cond', test: decision, yes: ifYes, no: ifNo, phis: [], type, span });
    this.join(id, arms, span);
    return operands.every((operand) => operand === 'ends') ? 'ends' : { id };
  }

  // Where arms meet

  /** The type of a branch, and what each arm gives, converted to it. */
  meet(
    operands: readonly Operand[],
    arms: readonly ClosedArm[],
    spans: readonly Span[],
    use: Use,
    span: Span,
  ): { readonly type: Type; readonly results: readonly (ValueId | undefined)[] } {
    const type = use === 'none' ? voidType : this.#meetingType(operands, use, span);
    const results = operands.map((operand, i) =>
      this.builder.within(arms[i], () => this.result(operand, type, spans[i])),
    );
    return { type, results };
  }

  #meetingType(operands: readonly Operand[], use: Use, span: Span): Type {
    const joined = this.values.join(operands);
    if ('wrong' in joined) {
      this.report('TUY2206', span, [typeText(joined.wrong[0]), typeText(joined.wrong[1])]);
      return unknownType;
    }
    const gives = operands.find((operand) => operand !== 'ends' && !isVoid(this.values.typeOf(operand)));
    if (joined.kind !== 'void' || use !== 'value' || gives === undefined) return joined;
    this.report('TUY2206', span, [typeText(this.values.typeOf(gives)), 'void']);
    return unknownType;
  }

  /** Gives the locals that arms change their values behind the branch. */
  join(branch: ValueId, arms: readonly ClosedArm[], span: Span): void {
    const { builder } = this;
    const phis: ValueId[] = [];
    builder.mergeStreams(arms);
    for (const [name, bindings] of builder.changed(arms)) {
      const binding = this.#phi(branch, arms, bindings, span);
      if (typeof binding === 'object' && 'id' in binding && builder.nodes[binding.id].kind === 'phi')
        phis.push(binding.id);
      builder.bind(name, binding);
    }
    const node = builder.nodes[branch];
    if (phis.length > 0 && (node.kind === 'cond' || node.kind === 'match')) builder.nodes[branch] = { ...node, phis };
  }

  #phi(branch: ValueId, arms: readonly ClosedArm[], bindings: readonly (Binding | undefined)[], span: Span): Binding {
    const { values, builder } = this;
    const live = bindings.filter((_, i) => !arms[i].ends);
    const ids = live.map((binding) => (typeof binding === 'object' && 'id' in binding ? binding.id : undefined));
    if (ids.includes(undefined))
      return live.find((binding) => typeof binding === 'object' && 'conflict' in binding) ?? 'partial';
    const operands = ids.flatMap((id): Operand[] => (id === undefined ? [] : [{ id }]));
    const joined = values.join(operands);
    if ('wrong' in joined) return { conflict: joined.wrong, at: span };
    if (joined.kind === 'void') return 'partial';
    const inputs = bindings.map((binding, i) =>
      builder.within(arms[i], () =>
        arms[i].ends || typeof binding !== 'object' || !('id' in binding)
          ? builder.undefinedValue(joined, span)
          : values.convertToMeet(binding.id, joined, span),
      ),
    );
    return { id: builder.emit({ kind: 'phi', branch, inputs, type: joined, span }) };
  }

  // Types in front

  #typed({ type: written, operand, span }: ExprOf<'typed'>): Operand {
    const type = this.program.expand(written, this.func.module, span);
    if (operand.kind === 'struct' && type.kind === 'struct') return elaborateAggregate(this, operand, type);
    const given = this.expression(operand);
    if (given === 'ends') return given;
    return { id: this.values.convertExplicitly(this.values.value(given, operand.span), type, span) };
  }
}

function isVoid(type: Type): boolean {
  return type.kind === 'void' || type === unknownType;
}

/** Kinds whose value may be known; what is below them is looked at when it is asked for. */
function mayBeConstant({ kind }: Expr): boolean {
  switch (kind) {
    case 'capture':
    case 'stream':
    case 'io':
    case 'member':
    case 'index':
    case 'call':
    case 'send':
    case 'alloc':
    case 'match':
    case 'elided':
      return false;
    default:
      return true;
  }
}

export function numberingOf(program: Program, module: number, stmts: readonly Stmt[]): Numbering {
  return numberBody(stmts, (name) => {
    const target = program.lookup(name, module, stmts[0].span);
    return name.startsWith('tuyin.') || target?.kind === 'func';
  });
}

function isOrdering(op: BinaryOperator): boolean {
  return isComparison(op) && op !== '==' && op !== '!=';
}

/** Would a constant be negative in a type, in which it stands for its bits? Truth values are never negative. */
function isBeyond(exact: Exact, type: Type): boolean {
  const bits = type.kind === 'int' || type.kind === 'block' ? type.bits : 0;
  return exact.kind === 'int' && bits > 1 && exact.value >= 1n << BigInt(bits - 1) && integerFits(exact.value, type);
}

function beyondOf(operand: Operand, type: Type): Exact | undefined {
  const exact = exactOf(operand);
  return exact !== undefined && isBeyond(exact, type) ? exact : undefined;
}

function isTextBesideBits(left: Expr, leftType: Type, right: Expr, rightType: Type): boolean {
  const isBits = (type: Type): boolean => type.kind === 'block' || type.kind === 'int';
  return (left.kind === 'string' && isBits(rightType)) || (right.kind === 'string' && isBits(leftType));
}
