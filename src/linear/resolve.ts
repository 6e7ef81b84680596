/**
 * From drafts to instructions: finds the type of every temporary, chooses the operations that signs stand for, and
 * settles literals.
 *
 * A temporary has the type of what is assigned to it, which may depend on other temporaries. Drafts whose result type
 * is not known yet wait at the temporary they need; each is looked at again when that one gets its type, so that the
 * whole is linear however the lines are ordered.
 *
 *     t1 = t0 + 1        waits at t0
 *     t0 = 2.5           t0 is f32; the first line is looked at again: AddF, and the literal 1 is an f32 as well
 *
 * A literal that is written without a type takes that of its place, if the place has one.
 */
import { InternalError } from '../base/errors.ts';
import { calcRows, isCalcOp, letters, type Letter } from './opcodes.ts';
import { defaultLoadType } from './mem-types.ts';
import type {
  Block,
  CalcOp,
  Func,
  Instr,
  LinearModule,
  Operand,
  Phi,
  Signature,
  Terminator,
  ValueType,
} from './nodes.ts';
import { operandType } from './nodes.ts';
import { isJumpWithoutTargets, type Draft, type DraftBody } from './draft.ts';
import { Recover, type DraftOperand, type Reader } from './reader.ts';

/** A function whose lines have been read, with the text for diagnostics. */
export interface ResolveInput {
  readonly reader: Reader;
  readonly module: LinearModule;
  readonly func: Func;
  readonly body: DraftBody;
}

/** Undefined while it is not known. */
type Type = ValueType | undefined;

const noSignature: Signature = { params: [], results: [] };

const binaryBySign = signTable(2);
const unaryBySign = signTable(1);

/** Sign and letter to operation: `+ I` to `AddI`. */
function signTable(arity: number): ReadonlyMap<string, CalcOp> {
  const table = new Map<string, CalcOp>();
  for (const [name, row] of Object.entries(calcRows)) {
    if (row.sign !== undefined && row.operands.length === arity) table.set(`${row.sign} ${row.letter}`, name as CalcOp);
  }
  return table;
}

export function resolveBody(input: ResolveInput): void {
  const resolver = new Resolver(input);
  resolver.findTypes();
  resolver.finish();
}

class Resolver {
  readonly #input: ResolveInput;
  readonly #reader: Reader;
  readonly #types = new Map<number, ValueType>();
  /** Temporaries without a type that have been complained of. */
  readonly #reported = new Set<number>();

  constructor(input: ResolveInput) {
    this.#input = input;
    this.#reader = input.reader;
  }

  /** A worklist: a draft enters it again each time that a type it waited for becomes known. */
  findTypes(): void {
    const waiting = new Map<number, Draft[]>();
    const work = this.#input.body.lists.flat().reverse();
    for (let draft = work.pop(); draft !== undefined; draft = work.pop()) {
      const results = this.#resultTypes(draft);
      draft.dests.forEach((dest, i) => {
        if (dest.kind !== 't' || this.#types.has(dest.index)) return;
        const result = results === undefined ? undefined : results[i];
        if (typeof result === 'string') {
          this.#types.set(dest.index, result);
          for (const other of waiting.get(dest.index) ?? []) work.push(other);
          waiting.delete(dest.index);
          return;
        }
        const needed = draft.operands.find((operand) => operand.kind === 't' && !this.#types.has(operand.index));
        if (needed?.kind !== 't') return;
        const list = waiting.get(needed.index);
        if (list === undefined) waiting.set(needed.index, [draft]);
        else list.push(draft);
      });
    }
  }

  #typeOf(operand: DraftOperand): Type {
    if (operand.kind === 'literal') return operand.literal.type;
    if (operand.kind === 't') return this.#types.get(operand.index);
    return operandType(this.#input.module, this.#input.func, operand);
  }

  /** Undefined, or with undefined elements, while something is not known. */
  #resultTypes(draft: Draft): readonly Type[] | undefined {
    switch (draft.op) {
      case 'Call':
        return this.#input.module.funcs[draft.func ?? 0].results;
      case 'ICall':
        return draft.signature?.results;
      case 'Load':
        return [draft.loadType ?? defaultLoadType(draft.mem ?? 'i32')];
      case 'Alloca':
        return [this.#addressType()];
      case 'ArrayLoad':
        return [elementType(this.#typeOf(draft.operands[0]))];
      case 'Assign':
        return [this.#typeOf(draft.operands[0])];
      case 'Phi':
        return [draft.operands.map((operand) => this.#typeOf(operand)).find((type) => type !== undefined)];
      case 'Infix':
      case 'Prefix': {
        const op = this.#signedOp(draft);
        return op === undefined ? undefined : [this.#calcResult(op, draft)];
      }
      default:
        return isCalcOp(draft.op) ? [this.#calcResult(draft.op, draft)] : [];
    }
  }

  #calcResult(op: CalcOp, draft: Draft): Type {
    if (op !== 'AddI') return calcRows[op].result;
    const first = this.#typeOf(draft.operands[0]);
    return first === undefined || isPointer(first) ? first : 'i32';
  }

  #signedOp({ op, sign = '', operands }: Draft): CalcOp | undefined {
    const type = this.#decidingType(operands);
    const letter = type === undefined ? undefined : letterOf(type);
    return letter === undefined ? undefined : (op === 'Prefix' ? unaryBySign : binaryBySign).get(`${sign} ${letter}`);
  }

  /** The type of the first operand that is not a literal, else of the literal with the widest type. */
  #decidingType(operands: readonly DraftOperand[]): Type {
    const chosen =
      operands.find((operand) => operand.kind !== 'literal') ??
      operands.find((operand) => operand.kind === 'literal' && !operand.literal.plain) ??
      operands.find((operand) => this.#typeOf(operand) === 'f32') ??
      operands[0];
    return this.#typeOf(chosen);
  }

  #addressType(): ValueType {
    return this.#input.module.pointerSize === 8 ? 'i64' : 'i32';
  }

  // Instructions

  finish(): void {
    const { func, body } = this.#input;
    const mistakes = this.#reader.diagnostics.length;
    const lists = body.lists.map((list) =>
      list.map((draft) => this.#finishSafely(draft)).filter((instr) => instr !== undefined),
    );
    func.form = body.form;
    if (this.#reader.diagnostics.length > mistakes) return;
    this.#addTemps();
    if (body.form === 'linear') func.instrs = lists[0];
    else func.blocks = lists.map(blockOf);
  }

  /** Numbers that nothing mentions are filled with temporaries nobody uses. */
  #addTemps(): void {
    const { symbols } = this.#input.func;
    let last = symbols.length - 1;
    for (const index of this.#types.keys()) last = Math.max(last, index);
    for (let index = symbols.length; index <= last; index++)
      symbols.push({ kind: 't', type: this.#types.get(index) ?? 'i32' });
  }

  #finishSafely(draft: Draft): Instr | undefined {
    if (isJumpWithoutTargets(draft)) return undefined;
    try {
      return this.#finish(draft);
    } catch (error) {
      if (!(error instanceof Recover)) throw error;
      // Its destinations have no type because of this mistake; their uses are not further mistakes.
      for (const dest of draft.dests)
        if (dest.kind === 't' && !this.#types.has(dest.index)) this.#reported.add(dest.index);
      return undefined;
    }
  }

  #finish(draft: Draft): Instr {
    const { span, dests } = draft;
    if (draft.op === 'Call')
      this.#checkDests(
        draft,
        this.#input.module.funcs[draft.func ?? 0].name,
        this.#input.module.funcs[draft.func ?? 0],
      );
    if (draft.op === 'ICall') this.#checkDests(draft, 'icall', draft.signature ?? noSignature);
    for (const operand of draft.operands) if (operand.kind === 't') this.#requireTyped(operand, draft);
    const op =
      draft.op === 'Infix' || draft.op === 'Prefix' ? (this.#signedOp(draft) ?? this.#noSuchSign(draft)) : draft.op;
    if (op === 'ArrayLoad') this.#requireArray(draft.operands[0], draft);
    for (const dest of dests) if (dest.kind === 't') this.#requireTyped(dest, draft);
    const wanted = this.#wantedTypes(op, draft);
    const operands = draft.operands.map((operand, i): Operand =>
      operand.kind === 'literal' ? this.#reader.settle(operand, wanted[i]) : operand,
    );
    if (isCalcOp(op)) return { op, dest: dests[0], operands, span };
    switch (op) {
      case 'Label':
        return { op, label: draft.label ?? 0, span };
      case 'Assign':
        return { op, dest: dests[0], operands: exactly(operands, 1), span };
      case 'ArrayLoad':
        return { op, dest: dests[0], operands: exactly(operands, 2), span };
      case 'ArrayStore':
      case 'Copy':
      case 'Fill':
        return { op, operands: exactly(operands, 3), span };
      case 'Load':
        return {
          op,
          dest: dests[0],
          mem: draft.mem ?? 'i32',
          offset: draft.memOffset ?? 0,
          ...volatileOf(draft),
          operands: exactly(operands, 1),
          span,
        };
      case 'Store':
        return {
          op,
          mem: draft.mem ?? 'i32',
          offset: draft.memOffset ?? 0,
          ...volatileOf(draft),
          operands: exactly(operands, 2),
          span,
        };
      case 'Alloca':
        return { op, dest: dests[0], operands: exactly(operands, 1), span };
      case 'Release':
        return { op, operands: exactly(operands, 1), span };
      case 'Call':
        return { op, func: draft.func ?? 0, dests, operands, span };
      case 'ICall':
        return { op, signature: draft.signature ?? noSignature, dests, operands, span };
      case 'Goto':
        return { op, targets: exactly(draft.targets ?? [], 1), span };
      case 'CondGoto':
        return { op, operands: exactly(operands, 1), targets: exactly(draft.targets ?? [], 2), span };
      case 'Switch': {
        const type = this.#typeOf(draft.operands[0]);
        const values = (draft.values ?? []).map(
          (value) => (type === undefined ? this.#reader.settle(value, type) : this.#reader.settleAs(value, type)).value,
        );
        return { op, operands: exactly(operands, 1), values, targets: draft.targets ?? [], span };
      }
      case 'Return':
        return { op, operands, span };
      case 'Trap':
        return { op, trap: draft.trap ?? 'unreachable', span };
      case 'Phi':
        return { op, dest: dests[0], operands, sources: draft.sources ?? [], span };
      default:
        throw new InternalError(`unexpected ${op}`, 'resolve');
    }
  }

  #requireTyped(operand: { readonly index: number }, draft: Draft): void {
    if (this.#types.has(operand.index)) return;
    if (!this.#reported.has(operand.index)) {
      this.#reported.add(operand.index);
      this.#reader.report('LIN1015', draft.span, `t${operand.index}`, this.#isAssigned(operand.index));
    }
    throw new Recover();
  }

  #isAssigned(temp: number): boolean {
    return this.#input.body.lists.some((list) =>
      list.some(({ dests }) => dests.some((dest) => dest.kind === 't' && dest.index === temp)),
    );
  }

  /** The array of a load decides the type of the result, so a wrong one is said here. */
  #requireArray(array: DraftOperand, draft: Draft): void {
    const type = this.#typeOf(array);
    if (type === undefined || isPointer(type)) return;
    this.#reader.report('LIN1034', draft.span, this.#textOf(array), type);
    throw new Recover();
  }

  #textOf(operand: DraftOperand): string {
    if (operand.kind === 'literal') return operand.text;
    if (operand.kind === 'g' || operand.kind === 'f')
      return `@${(operand.kind === 'g' ? this.#input.module.globals : this.#input.module.funcs)[operand.index].name}`;
    return `${operand.kind}${operand.index}`;
  }

  #noSuchSign(draft: Draft): never {
    this.#reader.report(
      'LIN1016',
      draft.span,
      draft.sign ?? '',
      this.#decidingType(draft.operands) ?? 'an unknown type',
    );
    throw new Recover();
  }

  #checkDests(draft: Draft, name: string, { results }: Signature): void {
    if (draft.dests.length === 0 || draft.dests.length === results.length) return;
    this.#reader.report('LIN1030', draft.span, name);
    throw new Recover();
  }

  /** The types that plain literals take in each place; undefined where they keep their own. */
  #wantedTypes(op: Instr['op'], draft: Draft): readonly Type[] {
    const { module, func } = this.#input;
    if (isCalcOp(op)) return calcRows[op].operands;
    switch (op) {
      case 'Assign':
      case 'Phi': {
        const type = this.#typeOf(draft.dests[0]);
        return draft.operands.map(() => type);
      }
      case 'ArrayStore':
        return [undefined, 'i32', elementType(this.#typeOf(draft.operands[0]))];
      case 'Load':
      case 'Alloca':
      case 'Release':
        return [this.#addressType()];
      case 'Store':
        return [this.#addressType(), defaultLoadType(draft.mem ?? 'i32')];
      case 'Copy':
        return [this.#addressType(), this.#addressType(), 'i32'];
      case 'Fill':
        return [this.#addressType(), 'i32', 'i32'];
      case 'Call':
        return module.funcs[draft.func ?? 0].params;
      case 'ICall':
        return [this.#addressType(), ...(draft.signature?.params ?? [])];
      case 'Return':
        return func.results;
      default:
        return ['i32', 'i32'];
    }
  }
}

function volatileOf(draft: Draft): { volatile: boolean } | undefined {
  return draft.volatile === true ? { volatile: true } : undefined;
}

/** The list as a tuple; the grammar has counted already. */
function exactly<T, N extends keyof TupleOf<T>>(items: readonly T[], count: N): TupleOf<T>[N] {
  if (items.length !== Number(count)) throw new InternalError(`${items.length} instead of ${String(count)}`, 'resolve');
  return items as unknown as TupleOf<T>[N];
}

interface TupleOf<T> {
  1: [T];
  2: [T, T];
  3: [T, T, T];
}

function blockOf(list: readonly Instr[]): Block {
  const others = list.findIndex((instr) => instr.op !== 'Phi');
  // A phi further down stays there, and the verifier says what is wrong with it.
  return {
    phis: list.slice(0, others) as Phi[],
    instrs: list.slice(others, -1),
    terminator: list[list.length - 1] as Terminator,
  };
}

function isPointer(type: Type): boolean {
  return type === 'i32*' || type === 'f32*';
}

function elementType(type: Type): Type {
  return type === 'i32*' ? 'i32' : type === 'f32*' ? 'f32' : undefined;
}

/** The signed letter of a type. */
function letterOf(type: ValueType): Letter | undefined {
  if (isPointer(type)) return 'I';
  return (Object.keys(letters) as Letter[]).find((letter) => letters[letter].value === type);
}
