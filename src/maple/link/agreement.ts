/**
 * Do two modules mean the same by a function or variable? Types are compared pair by pair, by name and structure:
 *
 *     same        the same, or one side says less: `ptr` for a pointer, a length that is missing, a type declared only
 *     sign        the same but for the signs of integers: a warning
 *     different   anything else: an error
 *
 * Named structures are compared by their versions (type-versions.ts) and never entered, so a comparison ends with the text
 * of the types; pairs that were compared are remembered.
 */
import { primRows, type PrimType } from '../../scalar/prim-types.ts';
import { paramTypes, type Func } from '../module.ts';
import { isStruct, type Field, type StructType, type Type, type TypeId } from '../types.ts';
import { isDefined, type Input } from './input.ts';
import type { TypeNode, TypeVersions } from './type-versions.ts';

export type Agreement = 'same' | 'sign' | 'different';

/** A type as a module has it. */
export interface TypeIn {
  readonly input: Input;
  readonly type: TypeId;
}

/** Why two types differ, where that is a name of which the modules have different versions. */
export type Culprit = readonly [here: TypeNode, there: TypeNode];

export interface Verdict {
  readonly agreement: Agreement;
  readonly culprit?: Culprit;
}

const SAME: Verdict = { agreement: 'same' };
const DIFFERENT: Verdict = { agreement: 'different' };

type Pair = readonly [here: TypeIn, there: TypeIn];

export class TypeComparison {
  readonly #versions: TypeVersions;
  readonly #known = new Map<string, Verdict>();
  /** Pairs of types that were looked at: the work that was done. */
  steps = 0;

  constructor(versions: TypeVersions) {
    this.#versions = versions;
  }

  /** All pairs; the worst of them decides. */
  lists(pairs: readonly Pair[]): Verdict {
    let verdict = SAME;
    for (const pair of pairs) {
      const one = this.compare(pair);
      if (one.agreement === 'different') return one;
      if (one.agreement === 'sign') verdict = one;
    }
    return verdict;
  }

  compare(pair: Pair): Verdict {
    const known = this.#known.get(keyOf(pair));
    if (known !== undefined) return known;
    let verdict = SAME;
    const seen = new Set([keyOf(pair)]);
    const stack = [pair];
    for (let at = stack.pop(); at !== undefined && verdict.agreement !== 'different'; at = stack.pop()) {
      this.steps++;
      const found = this.#step(at);
      if ('agreement' in found) {
        if (found.agreement !== 'same') verdict = found;
        continue;
      }
      for (const part of found) {
        if (seen.has(keyOf(part))) continue;
        seen.add(keyOf(part));
        stack.push(part);
      }
    }
    this.#known.set(keyOf(pair), verdict);
    return verdict;
  }

  /** What is said of one pair, or the pairs on which it depends. */
  #step([x, y]: Pair): Verdict | readonly Pair[] {
    const a = this.#follow(x);
    const b = this.#follow(y);
    if (a.type.kind === 'name' || b.type.kind === 'name') return this.#names(a, b);
    if (a.type.kind === 'prim' && b.type.kind === 'prim') return primVerdict(a.type.prim, b.type.prim);
    const parts =
      isAddress(a.type) && isAddress(b.type) ? addressParts(a.type, b.type) : structureParts(a.type, b.type);
    return 'agreement' in parts ? parts : pairsOf(a.input, parts[0], b.input, parts[1]);
  }

  /** Names that stand for something else than a structure are followed. */
  #follow({ input, type: id }: TypeIn): Meant {
    let at = input;
    let type = at.module.types.get(id);
    let node: TypeNode | undefined;
    for (let steps = 0; type.kind === 'name' && steps < 1000; steps++) {
      node = this.#versions.meant(at, type.name);
      if (node === undefined) break;
      const behind = node.input.module.types.get(node.def.type);
      if (isStruct(behind)) break;
      type = behind;
      at = node.input;
    }
    return { input: at, type, node };
  }

  #names(a: Meant, b: Meant): Verdict | readonly Pair[] {
    if (a.type.kind !== 'name' || b.type.kind !== 'name')
      return isOpen(a.type.kind === 'name' ? b.type : a.type) ? SAME : DIFFERENT;
    if (a.type.name !== b.type.name || a.type.instant.length !== b.type.instant.length) return DIFFERENT;
    const isKnown = a.node !== undefined && b.node !== undefined && !a.node.incomplete && !b.node.incomplete;
    if (isKnown && !this.#versions.same(a.node, b.node)) return { agreement: 'different', culprit: [a.node, b.node] };
    const arguments_ = ({ instant }: typeof a.type): TypeId[] => instant.map((item) => item.type);
    return pairsOf(a.input, arguments_(a.type), b.input, arguments_(b.type));
  }
}

function keyOf([a, b]: Pair): string {
  return `${a.input.number} ${a.type} ${b.input.number} ${b.type}`;
}

export function pairsOf(here: Input, types: readonly TypeId[], there: Input, others: readonly TypeId[]): Pair[] {
  return types.map((type, i): Pair => [
    { input: here, type },
    { input: there, type: others[i] },
  ]);
}

interface Meant {
  readonly input: Input;
  readonly type: Type;
  /** What defines or declares the name. */
  readonly node: TypeNode | undefined;
}

function isAddress(type: Type): boolean {
  return (
    type.kind === 'pointer' || type.kind === 'func' || (type.kind === 'prim' && primRows[type.prim].kind === 'address')
  );
}

/** Is it a type of which nothing is known but that it holds something? */
function isOpen(type: Type): boolean {
  return type.kind === 'prim' && (type.prim === 'agg' || primRows[type.prim].kind === 'unknown');
}

/** What has to agree for two types to do so. */
type Parts = readonly [readonly TypeId[], readonly TypeId[]];

const VOID = primRows.void.code;

/** An address without a type is one of anything, and so is one of void. */
function addressParts(a: Type, b: Type): Verdict | Parts {
  if (a.kind === 'func' && b.kind === 'func') return structureParts(a, b);
  if (a.kind !== 'pointer' || b.kind !== 'pointer' || a.to === VOID || b.to === VOID) return SAME;
  return [[a.to], [b.to]];
}

function primVerdict(a: PrimType, b: PrimType): Verdict {
  if (a === b || a === 'void' || b === 'void') return a === b ? SAME : DIFFERENT;
  const [x, y] = [primRows[a], primRows[b]];
  if (x.kind === 'unknown' || y.kind === 'unknown' || (x.kind === 'address' && y.kind === 'address')) return SAME;
  // Truth values are u1 in newer files, u8 in older ones.
  const width = (row: typeof x): number => Math.max(8, row.bits);
  return x.kind === 'int' && y.kind === 'int' && width(x) === width(y) ? { agreement: 'sign' } : DIFFERENT;
}

/** The parts of two types of the same make; a verdict where they are not. */
function structureParts(a: Type, b: Type): Verdict | Parts {
  if (isOpen(a) || isOpen(b)) return SAME;
  if (a.kind === 'array' && b.kind === 'array') {
    const differ = a.size !== undefined && b.size !== undefined && a.size !== b.size;
    return differ ? DIFFERENT : [[a.of], [b.of]];
  }
  if (a.kind === 'func' && b.kind === 'func') return isAlike(a, b) ? [funcParts(a), funcParts(b)] : DIFFERENT;
  if (a.kind === 'param' && b.kind === 'param') return a.name === b.name ? SAME : DIFFERENT;
  return isStruct(a) && isStruct(b) && hasSameMembers(a, b) ? [memberTypes(a), memberTypes(b)] : DIFFERENT;
}

type FuncType = Extract<Type, { kind: 'func' }>;

function isAlike(a: FuncType, b: FuncType): boolean {
  return a.variadic === b.variadic && a.params.length === b.params.length && a.results.length === b.results.length;
}

function funcParts({ params, results }: FuncType): TypeId[] {
  return [...params.map(({ type }) => type), ...results];
}

/** Of structures without names. */
function hasSameMembers(a: StructType, b: StructType): boolean {
  const isSame = (field: Field, i: number): boolean =>
    field.name === b.fields[i].name && field.bits === b.fields[i].bits;
  return (
    a.kind === b.kind &&
    a.fields.length === b.fields.length &&
    a.parents.length === b.parents.length &&
    a.fields.every(isSame)
  );
}

function memberTypes({ parents, fields }: StructType): TypeId[] {
  return [...parents, ...fields.map((field) => field.type)];
}

/** A function as a module has it. */
export interface FuncIn {
  readonly input: Input;
  readonly func: Func;
}

/**
 * A function without a signature (`func &f {`), or that is called and never declared, says nothing; a prototype with `()` says
 * nothing of the parameters (C).
 */
export function compareFuncs(types: TypeComparison, here: FuncIn, there: FuncIn): Verdict {
  const [a, b] = [here.func, there.func];
  if (![a, b].every(({ declared, signature }) => declared && signature)) return SAME;
  if (a.results.length !== b.results.length) return DIFFERENT;
  const results = pairsOf(here.input, a.results, there.input, b.results);
  if (isSilent(here) || isSilent(there)) return types.lists(results);
  if (a.variadic !== b.variadic || a.params.length !== b.params.length) return DIFFERENT;
  return types.lists([...pairsOf(here.input, paramTypes(a), there.input, paramTypes(b)), ...results]);
}

function isSilent({ input, func }: FuncIn): boolean {
  return func.params.length === 0 && !func.variadic && !isDefined(input, func);
}
