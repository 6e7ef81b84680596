/**
 * Writes the instructions of one function: labels, locals and constants for a compiler that thinks in values.
 *
 * Locals are given by any numbers, and get their own at the end: one that is stored only to be read at once stays on the
 * stack and has none. What nothing gets to (behind a return, a jump, a trap) is left out.
 */
import { InternalError, unreachable } from '../../base/errors.ts';
import type { Span } from '../../base/source.ts';
import { extraName, type ExtraUse } from '../extra-uses.ts';
import { extraRows } from '../extras.ts';
import type { Constant, Graph } from '../graph/nodes.ts';
import { noComments, type Expr, type Instr, type Name, type Operand } from '../nodes.ts';
import { allowsFlag, type Flag, type Opcode } from '../opcodes.ts';
import { bytePointer, typeText, type Type } from '../types.ts';
import { bitsOf, typed } from './constant-text.ts';

/** Numbers of locals come last. */
type Piece =
  | {
      readonly kind: 'instr';
      readonly op: Opcode;
      readonly operand: Operand;
      readonly flags: readonly Flag[];
      readonly span: Span;
    }
  | { readonly kind: 'load' | 'store'; readonly local: number; readonly span: Span }
  | { readonly kind: 'label'; readonly label: number };

const none: Operand = { kind: 'none' };

export class Emitter {
  /** Where what is emitted comes from. */
  span: Span;
  /** Nothing gets here: nothing is emitted until the next label that something jumps to. */
  isDead = false;
  /** What the constants of `ldk` are. */
  readonly constants = new Map<Expr, { readonly type: Type; readonly value: Constant }>();
  readonly #graph: Graph;
  readonly #func: string;
  readonly #pieces: Piece[] = [];
  #labels = 0;
  /** The numbers that locals got at the end. */
  readonly numbers = new Map<number, number>();
  /** Labels that something jumps to; all jumps are forward. */
  readonly #targets = new Set<number>();

  constructor(graph: Graph, func: string, span: Span) {
    this.#graph = graph;
    this.#func = func;
    this.span = span;
  }

  // Constants

  constant(value: Constant, type: Type): void {
    switch (value.kind) {
      case 'number':
        if (type.kind === 'int' && type.bits === 32) return this.number('ldc', Number(BigInt.asIntN(32, value.value)));
        return this.#loadConstant(bitsOf(value.value, type, this.span), type, value);
      case 'address':
        return this.#address(value.global, value.offset, type);
      case 'distance':
        this.constant(value.to, bytePointer);
        this.constant(value.from, bytePointer);
        return this.emit('sub');
      case 'label': {
        const { name } = this.#graph.functions[value.func];
        const expr: Expr = {
          kind: 'blockaddress',
          func: this.name('@', name),
          block: this.name('%', value.label),
          span: this.span,
        };
        return this.#loadConstant(expr, type, value);
      }
      case 'aggregate':
        value.elements.forEach((element, i) => this.constant(element, partType(type, i)));
        return this.extra('make', { type });
      case 'zero':
        return this.#loadConstant(
          typed(type, { kind: 'word', word: 'zeroinitializer', span: this.span }, this.span),
          type,
          value,
        );
      case 'undef':
        return this.#loadConstant(
          typed(type, { kind: 'word', word: 'undef', span: this.span }, this.span),
          type,
          value,
        );
      default:
        return unreachable(value);
    }
  }

  #loadConstant(expr: Expr, type: Type, value: Constant): void {
    this.constants.set(expr, { type, value });
    this.emit('ldk', { kind: 'const', value: expr });
  }

  #address(global: number, offset: number, type: Type): void {
    const { name, type: own } = this.#graph.globals[global];
    const pointer: Type = { kind: 'pointer', to: own, space: 0 };
    this.emit('ldglb', { kind: 'symbol', name: this.name('@', name) });
    if (offset === 0) return this.retype(pointer, type);
    this.retype(pointer, bytePointer);
    this.number('ldc', offset);
    this.emit('add');
    this.retype(bytePointer, type);
  }

  #add(piece: Piece): void {
    if (!this.isDead) this.#pieces.push(piece);
  }

  load(local: number): void {
    this.#add({ kind: 'load', local, span: this.span });
  }

  store(local: number): void {
    this.#add({ kind: 'store', local, span: this.span });
  }

  /** An address or number becomes one of another type. */
  retype(from: Type, to: Type): void {
    if (typeText(from) !== typeText(to)) this.extra('conv', { type: to });
  }

  emit(op: Opcode, operand: Operand = none, flags: readonly Flag[] = []): void {
    this.#add({ kind: 'instr', op, operand, flags: flags.filter((flag) => allowsFlag(op, flag)), span: this.span });
    if (op === 'ret' || op === 'br') this.isDead = true;
  }

  /** With the shortest spelling that there is. What no i32 can say is a distance in memory, which goes round. */
  number(op: 'ldc' | 'ldarg', number: number): void {
    const value = Number(BigInt.asIntN(32, BigInt(number)));
    const short = `${op}.${value === -1 ? 'm1' : value}`;
    const least = op === 'ldc' ? -1 : 0;
    if (value >= least && value <= (op === 'ldc' ? 9 : 3)) this.emit(short as Opcode);
    else this.emit(op, { kind: 'number', value: BigInt(value) });
  }

  extra(key: ExtraUse['key'], { type, number, suffixes = [] }: Partial<ExtraUse> = {}): void {
    this.emit('callx', { kind: 'symbol', name: this.name('@', extraName({ key, type, number, suffixes })) });
    if (extraRows[key].flow === 'stop') this.isDead = true;
  }

  name(sigil: '@' | '%', name: string): Name {
    return { kind: 'name', sigil, name, span: this.span };
  }

  label(): number {
    return this.#labels++;
  }

  place(label: number): void {
    if (!this.#targets.has(label)) return;
    this.isDead = false;
    this.#pieces.push({ kind: 'label', label });
  }

  jump(op: 'br' | 'brtrue' | 'brfalse', label: number): void {
    if (!this.isDead) this.#targets.add(label);
    this.emit(op, { kind: 'labels', labels: [this.name('%', this.#labelName(label))] });
  }

  #labelName(label: number): string {
    return `${this.#func}_${label}`;
  }

  /** Locals get their numbers; a value that is stored only to be read at once stays on the stack. */
  finish(): Instr[] {
    const reads = new Map<number, number>();
    for (const piece of this.#pieces)
      if (piece.kind === 'load') reads.set(piece.local, (reads.get(piece.local) ?? 0) + 1);
    const numberOf = (local: number): number => {
      const number = this.numbers.get(local) ?? this.numbers.size;
      this.numbers.set(local, number);
      return number;
    };
    const instrs: Instr[] = [];
    let labels: Name[] = [];
    const add = (op: Opcode, operand: Operand, flags: readonly Flag[], span: Span): void => {
      instrs.push({ labels, op, flags, operand, comments: noComments, span });
      labels = [];
    };
    for (let at = 0; at < this.#pieces.length; at++) {
      const piece = this.#pieces[at];
      const next = this.#pieces.at(at + 1);
      if (piece.kind === 'label')
        labels.push({ kind: 'name', sigil: '%', name: this.#labelName(piece.label), span: this.span });
      else if (piece.kind === 'instr') add(piece.op, piece.operand, piece.flags, piece.span);
      else if (
        piece.kind === 'store' &&
        next?.kind === 'load' &&
        next.local === piece.local &&
        reads.get(piece.local) === 1
      )
        at++;
      else {
        const number = numberOf(piece.local);
        if (piece.kind === 'store') add('stloc', { kind: 'number', value: BigInt(number) }, [], piece.span);
        else if (number < 4) add(`ldloc.${number}` as Opcode, none, [], piece.span);
        else add('ldloc', { kind: 'number', value: BigInt(number) }, [], piece.span);
      }
    }
    if (labels.length > 0) add('nop', none, [], this.span);
    return instrs;
  }
}

function partType(type: Type, index: number): Type {
  if (type.kind === 'struct') return type.fields[index];
  if (type.kind === 'array' || type.kind === 'vector') return type.of;
  throw new InternalError(`${typeText(type)} has no parts`, 'emitter');
}
