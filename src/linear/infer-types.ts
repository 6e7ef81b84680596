/**
 * Types that the text does not write: [IR Design] declares parameters, locals, globals and functions without any.
 *
 * Two questions are asked of everything that may have a value. Is it a pointer? It is if it is indexed, or copied, added
 * to, passed or returned from or to something that is. And what is its base, the number type that it is or points to? The
 * same as that of what it is computed from or compared with, as the operations say. Both are answered by joining what has
 * the same answer (union-find) over the whole module, because a global or parameter may be used in another function than
 * the one that tells. A base that nothing tells is that of its literals, else i32.
 */
import type { Draft, DraftBody } from './draft.ts';
import type { Func, LinearModule, LinearSymbol, Signature, ValueType } from './nodes.ts';
import { calcRows, isCalcOp } from './opcodes.ts';
import type { DraftOperand } from './reader.ts';

/** What is declared without a type, by index. */
export interface Untyped {
  readonly globals: Set<number>;
  /** Functions without a result type. */
  readonly results: Set<number>;
  /** By function, the numbers of parameters and locals. */
  readonly symbols: Map<number, Set<number>>;
}

export function inferTypes(module: LinearModule, bodies: ReadonlyMap<number, DraftBody>, untyped: Untyped): void {
  new Inference(module, untyped).infer(bodies);
}

/** One answer, shared by all that are joined. */
interface Cell<T> {
  parent?: Cell<T>;
  answer?: T;
}

interface Place {
  readonly pointer: Cell<true>;
  readonly base: Cell<ValueType>;
}

const relations = new Set(['==', '!=', '<', '>', '<=', '>=', '&&', '||', '!']);

class Inference {
  readonly #module: LinearModule;
  readonly #untyped: Untyped;
  readonly #places = new Map<string, Place>();
  /** The bases of plain literals with a point: f32, if nothing else is known. */
  readonly #fractions: Cell<ValueType>[] = [];

  constructor(module: LinearModule, untyped: Untyped) {
    this.#module = module;
    this.#untyped = untyped;
  }

  infer(bodies: ReadonlyMap<number, DraftBody>): void {
    for (const [f, body] of bodies) this.#eachDraft(body, (draft) => this.#joinPointers(f, draft));
    for (const [f, body] of bodies) this.#eachDraft(body, (draft) => this.#joinBases(f, draft));
    for (const cell of this.#fractions) rootOf(cell).answer ??= 'f32';
    this.#settle(bodies);
  }

  #eachDraft({ lists }: DraftBody, action: (draft: Draft) => void): void {
    for (const list of lists) list.forEach(action);
  }

  // Places

  #place(key: string, type: ValueType | undefined): Place {
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    const place: Place = { pointer: {}, base: {} };
    if (type !== undefined) place.base.answer = baseOf(type);
    if (type?.endsWith('*') === true) place.pointer.answer = true;
    this.#places.set(key, place);
    return place;
  }

  #symbol(f: number, index: number): Place {
    const { symbols } = this.#module.funcs[f];
    const isOpen = index >= symbols.length || this.#untyped.symbols.get(f)?.has(index) === true;
    const symbol = symbols.at(index);
    const place = this.#place(`${f} ${index}`, isOpen ? undefined : symbol?.type);
    if (index < symbols.length && symbol !== undefined && 'storage' in symbol && symbol.storage === 'array')
      place.pointer.answer = true;
    return place;
  }

  #global(index: number): Place {
    const global = this.#module.globals[index];
    const type = global.storage === 'data' ? this.#address : global.type;
    const place = this.#place(`@${index}`, this.#untyped.globals.has(index) ? undefined : type);
    if (global.storage === 'array') place.pointer.answer = true;
    return place;
  }

  #result(f: number, at: number): Place {
    return this.#place(
      `return ${f} ${at}`,
      this.#untyped.results.has(f) ? undefined : this.#module.funcs[f].results[at],
    );
  }

  #operand(f: number, operand: DraftOperand): Place {
    switch (operand.kind) {
      case 'g':
        return this.#global(operand.index);
      case 'f':
        return typedPlace(this.#address);
      case 'literal': {
        const { plain, type } = operand.literal;
        const place: Place = { pointer: {}, base: plain ? {} : { answer: type } };
        if (plain && type === 'f32') this.#fractions.push(place.base);
        return place;
      }
      default:
        return this.#symbol(f, operand.index);
    }
  }

  get #address(): ValueType {
    return this.#module.pointerSize === 8 ? 'i64' : 'i32';
  }

  // What has the same answer

  /** Copies: places of which one is a pointer if and only if the other is, with the same base. */
  #copies(f: number, { op, dests, operands, func = 0, signature }: Draft): readonly (readonly [Place, Place])[] {
    const own = (operand: DraftOperand): Place => this.#operand(f, operand);
    switch (op) {
      case 'Assign':
      case 'Phi':
        return operands.map((operand) => [own(dests[0]), own(operand)]);
      case 'Call': {
        const args = operands.slice(0, this.#module.funcs[func].params.length);
        return [
          ...args.map((operand, i) => [own(operand), this.#parameter(func, i)] as const),
          ...dests.map((dest, i) => [own(dest), this.#result(func, i)] as const),
        ];
      }
      case 'ICall':
        return copiesOfSigned(signature ?? noSignature, operands.slice(1).map(own), dests.map(own));
      case 'Return':
        return operands.map((operand, i) => [own(operand), this.#result(f, i)]);
      default:
        return [];
    }
  }

  #parameter(f: number, index: number): Place {
    return this.#module.funcs[f].extern ? typedPlace(this.#module.funcs[f].params[index]) : this.#symbol(f, index);
  }

  #joinPointers(f: number, draft: Draft): void {
    for (const [a, b] of this.#copies(f, draft)) join(a.pointer, b.pointer);
    const { op, sign, dests, operands } = draft;
    if (op === 'AddI' || (op === 'Infix' && sign === '+'))
      join(this.#operand(f, dests[0]).pointer, this.#operand(f, operands[0]).pointer);
    if (op === 'ArrayLoad' || op === 'ArrayStore') rootOf(this.#operand(f, operands[0]).pointer).answer = true;
  }

  #joinBases(f: number, draft: Draft): void {
    for (const [a, b] of this.#copies(f, draft)) join(a.base, b.base);
    const { op, sign = '', dests } = draft;
    const [a, b, c] = draft.operands.map((operand) => this.#operand(f, operand));
    const dest = dests.length > 0 ? this.#operand(f, dests[0]) : undefined;
    const isPointerSum = (op === 'AddI' || (op === 'Infix' && sign === '+')) && rootOf(a.pointer).answer === true;
    if (isPointerSum) {
      fix(b, 'i32');
      if (dest !== undefined) join(dest.base, a.base);
    } else if (op === 'Infix' || op === 'Prefix') this.#joinSigned(sign, dest, a, b);
    else if (isCalcOp(op)) {
      calcRows[op].operands.forEach((type, i) => fix([a, b, c][i], type));
      fix(dest, calcRows[op].result);
    } else if (op === 'ArrayLoad') {
      fix(b, 'i32');
      if (dest !== undefined) join(dest.base, a.base);
    } else if (op === 'ArrayStore') {
      fix(b, 'i32');
      join(a.base, c.base);
    } else if (op === 'CondGoto') fix(a, 'i32');
  }

  #joinSigned(sign: string, dest: Place | undefined, a: Place, b: Place | undefined): void {
    if (b !== undefined) join(a.base, b.base);
    if (relations.has(sign)) fix(dest, 'i32');
    else if (dest !== undefined) join(dest.base, a.base);
    if (sign === '%') fix(a, 'i32');
  }

  // Answers

  #settle(bodies: ReadonlyMap<number, DraftBody>): void {
    const { funcs } = this.#module;
    for (const index of this.#untyped.globals) this.#settleGlobal(index);
    for (const [f, open] of this.#untyped.symbols) {
      const { symbols } = funcs[f];
      for (const index of open) symbols[index] = withType(symbols[index], this.#typeAt(this.#symbol(f, index)));
      setSignature(funcs[f], { params: funcs[f].params.map((_, i) => symbols[i].type), results: funcs[f].results });
    }
    for (const f of this.#untyped.results) {
      const first = bodies
        .get(f)
        ?.lists.flat()
        .find((draft) => draft.op === 'Return');
      const results = first?.operands.map((_, i) => this.#typeAt(this.#result(f, i))) ?? [];
      setSignature(funcs[f], { params: funcs[f].params, results });
    }
  }

  #settleGlobal(index: number): void {
    const { globals } = this.#module;
    const global = globals[index];
    const base = baseAt(this.#global(index));
    if (global.storage === 'scalar') globals[index] = { ...global, type: base };
    else if (global.storage === 'array') globals[index] = { ...global, type: base === 'f32' ? 'f32' : 'i32' };
  }

  #typeAt(place: Place): ValueType {
    const base = baseAt(place);
    if (rootOf(place.pointer).answer !== true) return base;
    return base === 'f32' ? 'f32*' : 'i32*';
  }
}

const noSignature: Signature = { params: [], results: [] };

/** A call through a pointer says itself of what types its arguments and results are. */
function copiesOfSigned(
  { params, results }: Signature,
  args: readonly Place[],
  dests: readonly Place[],
): readonly (readonly [Place, Place])[] {
  return [
    ...args.slice(0, params.length).map((arg, i) => [arg, typedPlace(params[i])] as const),
    ...dests.slice(0, results.length).map((dest, i) => [dest, typedPlace(results[i])] as const),
  ];
}

function typedPlace(type: ValueType): Place {
  return { pointer: type.endsWith('*') ? { answer: true } : {}, base: { answer: baseOf(type) } };
}

function baseOf(type: ValueType): ValueType {
  return type === 'i32*' ? 'i32' : type === 'f32*' ? 'f32' : type;
}

function baseAt(place: Place): ValueType {
  return rootOf(place.base).answer ?? 'i32';
}

function rootOf<T>(cell: Cell<T>): Cell<T> {
  let root = cell;
  while (root.parent !== undefined) root = root.parent;
  // The way is shortened behind us, so that chains do not become long.
  for (let at = cell; at.parent !== undefined;) {
    const next = at.parent;
    if (next !== root) at.parent = root;
    at = next;
  }
  return root;
}

/** Where both have an answer the first one stays; the verifier says what does not fit. */
function join<T>(a: Cell<T>, b: Cell<T>): void {
  const [from, to] = [rootOf(b), rootOf(a)];
  if (from === to) return;
  to.answer ??= from.answer;
  from.parent = to;
}

function fix(place: Place | undefined, type: ValueType): void {
  if (place !== undefined) rootOf(place.base).answer ??= baseOf(type);
}

function withType(symbol: LinearSymbol, type: ValueType): LinearSymbol {
  if (!('storage' in symbol)) return { ...symbol, type };
  return symbol.storage === 'array' ? { ...symbol, type: type === 'f32*' ? 'f32*' : 'i32*' } : symbol;
}

function setSignature(func: Func, { params, results }: Signature): void {
  Object.assign(func, { params, results });
}
