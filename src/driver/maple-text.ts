/**
 * A MAPLE unit as text of the linear IR, function by function: each is lowered and printed before the next one is begun, and its text is
 * all that is kept of it. A large file therefore takes the memory of its text instead of that of its instructions, and what is made is
 * gone before the collector of garbage has to move it. Functions are not verified: whoever reads the text does that (decision 0477).
 */
import { Result } from '../base/result.ts';
import type { Utf8Text } from '../base/utf8.ts';
import type { Func, LinearModule } from '../linear/nodes.ts';
import { PiecewisePrinter } from '../linear/printer.ts';
import type { Form } from './languages/linear.ts';
import { bringToForm } from './linear-forms.ts';
import { lowerMaple, type TakenFunctions } from './maple-program.ts';
import type { LowerOptions } from './run-options.ts';
import type { MapleUnit } from './unit.ts';

/** Undefined for a unit of which the text is not known as long as not all of it is: the library is linked with it, or globals get other names. */
export async function mapleAsLinearText(
  unit: MapleUnit,
  form: Form,
  options: LowerOptions,
): Promise<Result<Utf8Text> | undefined> {
  const taken = new Printed(form);
  const { value, diagnostics } = await lowerMaple(unit, options, taken);
  if (value === undefined) return Result.failed(diagnostics);
  const text = taken.finish(value.module);
  return text && new Result(text, diagnostics);
}

class Printed implements TakenFunctions {
  readonly #form: Form;
  #printer: PiecewisePrinter | undefined;
  #isRenamed = false;

  constructor(form: Form) {
    this.#form = form;
  }

  has(func: Func): boolean {
    return this.#printer?.has(func) === true;
  }

  finished(func: Func, module: LinearModule): void {
    if (this.#form !== 'linear') bringToForm({ ...module, funcs: [func] }, this.#form);
    this.#printer ??= new PiecewisePrinter(module);
    this.#printer.print(func);
    func.instrs = [];
    func.blocks = [];
    func.symbols.length = func.params.length;
  }

  renamed(): void {
    this.#isRenamed = true;
  }

  finish(module: LinearModule): Utf8Text | undefined {
    if (this.#isRenamed) return undefined;
    bringToForm(module, this.#form);
    return (this.#printer ?? new PiecewisePrinter(module)).finish(module);
  }
}
