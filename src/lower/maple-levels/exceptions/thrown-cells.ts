/**
 * The cells in which a thrown value waits for its handler. A handler reads the value as a type of its own, which need not be
 * the thrown one: the value is then converted [MapleLight 2.2: `sem_cast`], so no bits of an earlier value are ever
 * seen.
 *
 *     word    $.thrown          integers, as wide as the widest that the program throws or reads
 *     address $.thrown_address  addresses
 *     float   $.thrown_float    as wide as the widest
 *     other   $.thrown_v4i32    a vector, complex number or dynamic value of one type
 *     block   $.thrown_block    structures, as large as the largest
 *
 * Only cells that the program reads exist. A number fills word and float, and clears the address; an address clears word and
 * float. In a program that throws no numbers an address is one: it has no word, and an address becomes a number where it is
 * read as one, which an engine without numbers for addresses need not do before. They are variables, for %%thrownval
 * belongs to the handlers of the high level.
 */
import { specialRegs, globalVar, type Node, type VarRef } from '../../../maple/code.ts';
import type { Module } from '../../../maple/module.ts';
import type { TypeId } from '../../../maple/types.ts';
import { primRows, type PrimType } from '../../../scalar/prim-types.ts';
import { ownName, parseOwn } from '../own-names.ts';
import type { Rewriter, Statements } from '../rewrite.ts';

type Kind = 'word' | 'address' | 'float' | 'other' | 'block';

export interface Cell {
  readonly kind: Kind;
  /** `agg` for the block. */
  readonly prim: PrimType;
  readonly variable: VarRef;
}

const THROWN = specialRegs['%%thrownval'];

export class ThrownCells {
  readonly all: readonly Cell[];
  /** The type of the block. */
  readonly blockType: TypeId | undefined;
  readonly #module: Module;
  /** What is thrown at all. */
  readonly #thrown: ReadonlySet<Kind>;

  /** `raisesObjects`: checks raise exceptions. `blockSize`: of the largest structure that is thrown. */
  constructor(module: Module, raisesObjects: boolean, blockSize: number) {
    this.#module = module;
    const { thrown, read } = thrownPrims(module, raisesObjects);
    const of = (prims: ReadonlySet<PrimType>, kind: Kind): PrimType[] =>
      [...prims].filter((prim) => kindOf(prim) === kind);
    const both = new Set([...thrown, ...read]);
    this.#thrown = new Set([...thrown].map(kindOf));
    const cells: Cell[] = [];
    const add = (kind: Kind, name: string, prim: PrimType, type: string = prim): void => {
      cells.push({ kind, prim, variable: this.#variable(`$__thrown${name}`, type) });
    };
    if (of(read, 'word').length > 0 && !this.#throwsAddressesOnly()) add('word', '', widestWord(of(both, 'word')));
    if (of(read, 'address').length > 0) add('address', '_address', oneAddress(of(both, 'address')));
    if (of(read, 'float').length > 0) add('float', '_float', widestFloat(of(both, 'float')));
    for (const prim of of(read, 'other')) add('other', `_${prim}`, prim);
    if (read.has('agg') && blockSize > 0)
      add('block', '_block', 'agg', `<struct {@words <[${Math.ceil(blockSize / 8)}] u64>}>`);
    this.all = cells;
    this.blockType = read.has('agg') && blockSize > 0 ? module.globals.at(-1)?.type : undefined;
  }

  #variable(name: string, type: string): VarRef {
    const own = ownName(this.#module, name);
    parseOwn(this.#module, 'exceptions', `var ${own} ${type}`);
    return globalVar(this.#module.globalByName.get(own) as number);
  }

  /** The cell that holds what is read as a type; undefined if nothing of the kind is ever thrown. */
  cellFor(prim: PrimType): Cell | undefined {
    const kind = kindOf(prim) === 'word' && this.#throwsAddressesOnly() ? 'address' : kindOf(prim);
    return this.all.find((cell) => cell.kind === kind && (kind !== 'other' || cell.prim === prim));
  }

  /** A value into the cells; `type` is that of a structure. */
  fill(r: Rewriter, n: Node, prim: PrimType, value: Node, type: TypeId | undefined): Statements {
    const kind = kindOf(prim);
    if (kind === 'block') return this.#fillBlock(r, n, value, type);
    const cells = this.all.filter((cell) => (kind === 'other' ? cell.prim === prim : isNumber(cell.kind)));
    if (cells.length === 0) return r.make(n, 'eval', 'void', [], [value]);
    if (cells.length === 1 && kind === cells[0].kind)
      return this.put(r, n, cells[0], convert(r, n, prim, cells[0].prim, value));
    const reg = r.newPreg(n, prim);
    const read = (): Node => r.make(n, 'regread', prim, [reg]);
    return [
      r.make(n, 'regassign', prim, [reg], [value]),
      cells.map((cell) =>
        this.put(
          r,
          n,
          cell,
          this.#converts(kind, cell.kind) ? convert(r, n, prim, cell.prim, read()) : r.constant(n, cell.prim, 0),
        ),
      ),
    ];
  }

  /** Is a value of one kind worth something as another? */
  #converts(from: Kind, to: Kind): boolean {
    if (from === to) return true;
    if (from === 'address') return false;
    return to !== 'address' || (from === 'word' && !this.#thrown.has('address'));
  }

  #throwsAddressesOnly(): boolean {
    return this.#thrown.has('address') && !this.#thrown.has('word') && !this.#thrown.has('float');
  }

  #fillBlock(r: Rewriter, n: Node, value: Node, type: TypeId | undefined): Statements {
    const cell = this.cellFor('agg');
    if (cell === undefined || type === undefined) return [];
    const address = r.make(n, 'addrof', 'ptr', [cell.variable, 0]);
    return r.make(n, 'iassign', 'void', [r.module.types.pointer(type), 0], [address, value]);
  }

  /** What a cell holds. */
  get(r: Rewriter, n: Node, { variable, prim }: Cell): Node {
    return r.make(n, 'dread', prim, [variable, 0]);
  }

  put(r: Rewriter, n: Node, { variable }: Cell, content: Node): Node {
    return r.make(n, 'dassign', 'void', [variable, 0], [content]);
  }

  /** The thrown dynamic value, as an expression of the run time's text. */
  get dynamicText(): string {
    return `dread dynany ${ownName(this.#module, '$__thrown_dynany')}`;
  }

  /** The thrown object, likewise. */
  get objectText(): string {
    const prim = this.cellFor('ref')?.prim;
    if (prim === undefined) return 'constval ref 0';
    const cell = `dread ${prim} ${ownName(this.#module, '$__thrown_address')}`;
    return prim === 'ref' ? cell : `cvt ref ${prim} (${cell})`;
  }
}

/** The contents of a cell as a type of the same kind, or of the other scalar one. */
export function convert(r: Rewriter, n: Node, from: PrimType, to: PrimType, value: Node): Node {
  if (from === to) return value;
  if (to === 'u1') return r.make(n, 'ne', 'u1', [from], [value, r.constant(n, from, 0)]);
  return r.make(n, 'cvt', to, [from], [value]);
}

function isNumber(kind: Kind): boolean {
  return kind === 'word' || kind === 'address' || kind === 'float';
}

function kindOf(prim: PrimType): Kind {
  if (prim === 'agg') return 'block';
  const { kind } = primRows[prim];
  return kind === 'int' ? 'word' : kind === 'address' || kind === 'float' ? kind : 'other';
}

/** As what the program throws values, and as what it reads them. The run time reads objects and dynamic values. */
function thrownPrims(
  module: Module,
  raisesObjects: boolean,
): { readonly thrown: Set<PrimType>; readonly read: Set<PrimType> } {
  const thrown = new Set<PrimType>(raisesObjects ? ['ref'] : []);
  const read = new Set<PrimType>();
  for (const { code } of module.funcs) {
    if (code === undefined) continue;
    for (const n of code.nodes()) {
      const op = code.op(n);
      if (op === 'throw') thrown.add(code.prim(code.operand(n, 0)));
      else if (op === 'regread' && code.reg(n) === THROWN) read.add(code.prim(n));
    }
  }
  if ([...thrown].some((prim) => primRows[prim].kind === 'address')) read.add('ref');
  if (thrown.has('dynany')) read.add('dynany');
  return { thrown, read };
}

function oneAddress(prims: readonly PrimType[]): PrimType {
  return prims.length === 1 ? prims[0] : 'ptr';
}

function widestWord(prims: readonly PrimType[]): PrimType {
  if (prims.length === 1) return prims[0];
  const bits = Math.max(...prims.map((prim) => primRows[prim].bits));
  return bits > 64 ? 'i128' : bits > 32 ? 'i64' : 'i32';
}

function widestFloat(prims: readonly PrimType[]): PrimType {
  return (['f128', 'f64', 'f32'] as const).find((prim) => prims.includes(prim)) ?? 'f64';
}
