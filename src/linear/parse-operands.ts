/**
 * Operands and jump targets in the bodies of functions:
 *
 *     operand ::= [type] (literal | t0 | l0 ['.' version] | p0 ['.' version] | @name [':' offset] | &name)
 *     target  ::= 'lbl0' | '.lbl0' | '.lbl' n | 'B0'
 *
 * A type before an operand is read over. Numbers are bounded, because symbols and versions are numbered densely in memory.
 */
import type { Dest, Func } from './nodes.ts';
import type { Scope } from './parser.ts';
import type { DraftOperand, Reader } from './reader.ts';
import { splitName } from './scanner.ts';

export const symbolPattern = /^([tlp])([0-9]+)(?:[._]([0-9]+))?$/;
/** A function may have as many temporaries as this, or as its file has tokens; and so many versions in all. */
const mostSymbols = 2 ** 20;

export class OperandParser {
  readonly #reader: Reader;
  readonly #scope: Scope;
  readonly #func: Func;
  /** Whether any operand had a version: then the function is in SSA form. */
  hasVersions = false;
  /** The greatest version of each symbol, and their sum. */
  readonly #versions = new Map<number, number>();
  #versionSum = 0;

  constructor(reader: Reader, scope: Scope, func: Func) {
    this.#reader = reader;
    this.#scope = scope;
    this.#func = func;
  }

  /** `lbl3`, `.lbl3`, `.lbl 3` in the linear form, `B3` in the others. */
  target(isBlocks: boolean): number {
    const reader = this.#reader;
    if (reader.isWord('.lbl')) reader.at++;
    else {
      const match = /^\.?(lbl|B)([0-9]+)$/.exec(reader.kind === 'word' ? reader.text : '');
      if (match === null) reader.expected(isBlocks ? 'a block `B0`' : 'a label `lbl0`');
      if ((match?.[1] === 'B') !== isBlocks) reader.fail('LIN1027', reader.at, `\`${reader.text}\``);
      reader.at++;
      return Number(match?.[2]);
    }
    return reader.count('the number of a label', 2 ** 31);
  }

  list(): DraftOperand[] {
    const operands = [this.one()];
    while (this.#reader.take(',')) operands.push(this.one());
    return operands;
  }

  exactly(count: number): DraftOperand[] {
    const operands: DraftOperand[] = [];
    for (let i = 0; i < count; i++) {
      if (i > 0) this.#reader.expect(',');
      operands.push(this.one());
    }
    return operands;
  }

  one(): DraftOperand {
    const reader = this.#reader;
    if (reader.isType) reader.type();
    if (reader.isLiteral) return reader.literal();
    if (reader.kind === 'name' || reader.kind === 'func') return this.#named();
    const match = reader.kind === 'word' ? symbolPattern.exec(reader.text) : null;
    if (match === null) return reader.expected('an operand');
    const operand = this.#symbol(match[1] as 't' | 'l' | 'p', Number(match[2]), match[3]);
    reader.at++;
    return operand;
  }

  /** Versions are numbered densely in memory, so their sum over all symbols is bounded. */
  #version(index: number, version: number): number {
    const known = this.#versions.get(index) ?? 0;
    if (version <= known) return version;
    const limit = Math.max(mostSymbols, this.#reader.tokens.kinds.length);
    if (this.#versionSum + version - known > limit)
      this.#reader.fail('LIN1017', this.#reader.at, 'the number of versions', limit);
    this.#versions.set(index, version);
    this.#versionSum += version - known;
    return version;
  }

  #named(): DraftOperand {
    const reader = this.#reader;
    const { name, offset } = splitName(reader.text);
    const at = reader.at++;
    if (reader.tokens.kinds[at] === 'func') return { kind: 'f', index: this.#scope.funcIndex(name, at) };
    const index = this.#scope.globalIndex(name, at);
    return offset === 0 ? { kind: 'g', index } : { kind: 'g', index, offset };
  }

  #symbol(kind: 't' | 'l' | 'p', index: number, version: string | undefined): Dest {
    const reader = this.#reader;
    const declared = this.#func.symbols[index];
    if (kind === 't') {
      const limit = Math.max(mostSymbols, reader.tokens.kinds.length);
      if (index > limit) reader.fail('LIN1017', reader.at, 'the number of the temporary', limit);
      if (declared !== undefined && declared.kind !== 't')
        reader.fail('LIN1014', reader.at, reader.text, `${this.#func.symbols.length} or more`);
      return { kind, index };
    }
    if (declared === undefined || declared.kind === 't') reader.fail('LIN1011', reader.at, reader.text);
    // The compiler of [IR Design] writes parameters as locals.
    if (declared.kind !== kind && kind === 'p') reader.fail('LIN1011', reader.at, reader.text);
    const own = declared.kind === 'p' ? 'p' : 'l';
    if (version === undefined) return { kind: own, index };
    this.hasVersions = true;
    return { kind: own, index, version: this.#version(index, Number(version)) };
  }
}
