/**
 * What the parts of the lowering share while one file is turned into a module: the names, the module under
 * construction, the function that is being built, and the diagnostics so far.
 */
import type { Diagnostic, Extras } from '../../base/diagnostics.ts';
import { diagnose } from '../../base/diagnostics.ts';
import { InternalError } from '../../base/errors.ts';
import type { SourceFile, Span } from '../../base/source.ts';
import type { ModuleBuilder } from '../../linear/builder.ts';
import { calcRows } from '../../linear/opcodes.ts';
import type { CalcOp, Operand } from '../../linear/nodes.ts';
import { fold, immediate } from './constants.ts';
import type { Flow } from './flow.ts';
import type { SemanticArgs, SemanticCode } from './semantic-diagnostics.ts';
import { semanticCatalogue } from './semantic-diagnostics.ts';
import type { FuncSymbol, NumberType } from './symbols.ts';
import { Scopes } from './symbols.ts';

/** The function whose body is being lowered. */
export interface OpenFunc {
  readonly symbol: FuncSymbol;
  readonly flow: Flow;
}

export class Unit {
  readonly source: SourceFile;
  readonly names: readonly string[];
  readonly builder: ModuleBuilder;
  readonly diagnostics: Diagnostic[];
  readonly scopes = new Scopes();
  func: OpenFunc | undefined;
  /** The expression at hand must be constant; nothing is emitted for it. */
  isConstant = false;

  constructor(source: SourceFile, names: readonly string[], builder: ModuleBuilder, diagnostics: Diagnostic[]) {
    this.source = source;
    this.names = names;
    this.builder = builder;
    this.diagnostics = diagnostics;
  }

  readonly #uniqueNames = new Map<string, number>();

  /** The name itself the first time, then with `.2`, `.3` … behind it. */
  uniqueName(name: string): string {
    const count = (this.#uniqueNames.get(name) ?? 0) + 1;
    this.#uniqueNames.set(name, count);
    return count === 1 ? name : `${name}.${count}`;
  }

  span(start: number, end: number): Span {
    return { source: this.source, start, end };
  }

  report<K extends SemanticCode>(code: K, start: number, end: number, args: SemanticArgs<K>, extras?: Extras): void {
    this.diagnostics.push(diagnose(semanticCatalogue, code, this.span(start, end), args, extras));
  }

  /** The control flow of the function that is being built. */
  get flow(): Flow {
    if (this.func === undefined) throw new InternalError('code outside functions', 'lowering SysY');
    return this.func.flow;
  }

  /** The builder of that function, which gives this place to what it is told to add. */
  at(start: number, end: number): Flow['b'] {
    return this.flow.b.at(this.span(start, end));
  }

  /** The result of an operation: folded, or a temporary; anything where control cannot come. */
  calc(op: CalcOp, start: number, end: number, ...operands: readonly Operand[]): Operand {
    const row = calcRows[op];
    const type: NumberType = row.result === 'f32' ? 'f32' : 'i32';
    const known = fold(op, type, operands);
    if (known !== undefined) return known;
    return this.flow.isOpen ? this.at(start, end).calc(op, ...operands) : immediate(type, 0);
  }
}
