/**
 * The state of verifying one function: what its nodes refer to, and what has been seen of it so far. The checks of nodes
 * (verifier-storage, verifier-values, verifier-calls, verifier-control) are functions of this and a node.
 */
import type { Note } from '../base/diagnostics.ts';
import type { Span } from '../base/source.ts';
import { isLocal, varIndex, type Code, type LabelId, type Node, type VarRef } from './code.ts';
import type { Layout } from './layout.ts';
import type { Func, Module, Variable } from './module.ts';
import { frameAreaOf, type FrameArea } from './module-state.ts';
import { opcodeByCode, type Opcode } from './opcodes.ts';
import type { TypeId } from './types.ts';
import type { Verification } from './verification.ts';
import { describeType, isWholeWord, typeCode } from './verification.ts';
import type { VerifierCatalogue, VerifierCode } from './verifier-diagnostics.ts';
import type { Matrix } from './verifier-matrix.ts';
import type { TypeChecker } from './verifier-types.ts';

/** Checks what is special about one kind of slot of a node. */
export type NodeCheck = (f: FuncState, n: Node) => void;

export class FuncState {
  readonly v: Verification;
  readonly types: TypeChecker;
  readonly module: Module;
  readonly func: Func;
  readonly code: Code;
  readonly words: Int32Array;
  readonly layout: Layout;
  readonly matrix: Matrix;
  readonly codes: number[];
  /** By label: the first node that jumps there plus 1, 0 if none does. */
  readonly labelUse: Int32Array;
  /** By label: the node that defines it plus 1. */
  readonly labelDef: Int32Array;
  /** Type code of each pseudo-register met. */
  readonly regs = new Map<number, number>();
  /** Nodes of exception opcodes, in the order of the text. */
  exceptionNodes: Node[] = [];
  #frame: FrameArea | undefined;
  hasCalled = false;
  hasHandler = false;

  constructor(v: Verification, types: TypeChecker, func: Func, code: Code) {
    this.v = v;
    this.types = types;
    this.module = v.module;
    this.func = func;
    this.code = code;
    this.words = code.words;
    this.layout = v.layout.within(func);
    this.matrix = v.matrix;
    this.codes = v.codesOf(this.layout);
    this.labelUse = new Int32Array(func.labels.length);
    this.labelDef = new Int32Array(func.labels.length);
  }

  get frame(): FrameArea {
    return (this.#frame ??= frameAreaOf(this.func));
  }

  variable(ref: VarRef): Variable {
    return (isLocal(ref) ? this.func.locals : this.module.globals)[varIndex(ref)];
  }

  typeCode(type: TypeId): number {
    return typeCode(this.layout, this.codes, type);
  }

  describe(type: TypeId): string {
    return describeType(this.layout, type);
  }

  opOf(n: Node): Opcode {
    return opcodeByCode[this.words[n] & 0xffff] as Opcode;
  }

  primCode(n: Node): number {
    return this.words[n] >>> 16;
  }

  /** SYM-5 for the label 0, which stands for none: only a default and the parts of a jstry may be that. */
  useLabel(label: LabelId, n: Node, mayBeNone: boolean): void {
    if (label < 0) {
      if (!mayBeNone) this.reportAt('MPL2005', n, '0', ['0']);
    } else if (this.labelUse[label] === 0) this.labelUse[label] = n + 1;
  }

  report<K extends VerifierCode>(
    code: K,
    n: Node,
    args: Parameters<VerifierCatalogue[K]['message']>,
    notes?: readonly Note[],
  ): void {
    if (!this.v.isFull) this.v.report(code, this.code.span(n), args, { notes });
  }

  /** Reports at the word of a node's text that is concerned, before its operands if it can be found there. */
  reportAt<K extends VerifierCode>(
    code: K,
    n: Node,
    word: string,
    args: Parameters<VerifierCatalogue[K]['message']>,
    notes?: readonly Note[],
  ): void {
    if (!this.v.isFull) this.v.report(code, this.wordSpan(n, word), args, { notes });
  }

  /** Where a word stands in the text of a node, counted from 0: the last place if there are not so many. */
  wordSpan(n: Node, word: string, occurrence = 0): Span {
    const { source } = this.code;
    const start = this.code.start(n);
    const text = source.text.slice(start, this.code.end(n));
    let found = -1;
    for (let at = text.indexOf(word); at >= 0 && word !== '' && occurrence >= 0; at = text.indexOf(word, at + 1)) {
      if (!isWholeWord(text, at, word.length) || text[at - 1] === '-') continue;
      found = start + at;
      occurrence--;
    }
    return found < 0 ? this.code.span(n) : { source, start: found, end: found + word.length };
  }
}
