/**
 * The verifier's rules TYP-1 to TYP-5 and TYP-7: what types the places of each instruction take.
 *
 *     TYP-1   operands of operations of the table, which says what each takes
 *     TYP-2   destinations
 *     TYP-3   operands of all other instructions: addresses, indices, conditions, offsets
 *     TYP-4   arguments and results of calls
 *     TYP-5   what is returned
 *     TYP-7   values and targets of a switch
 *
 * Two relaxations: an `AddI` whose first operand is an element pointer gives such a pointer (core profile); arguments of calls may be
 * element pointers where addresses are wanted and the other way round, since languages that call each other differ in this (full
 * profile).
 */
import { calcRows, type StructuralOp } from './opcodes.ts';
import { isCalc } from './instr.ts';
import { valueTypesOf } from './mem-types.ts';
import { operandType, passedAs } from './nodes.ts';
import type { Calc, Dest, Func, Instr, LinearModule, Operand, MemType, Signature, Switch, ValueType } from './nodes.ts';
import type { RuleReport } from './verifier.ts';

/** Checks the instructions of a function, one after the other. */
export class TypeChecker {
  readonly #module: LinearModule;
  readonly #func: Func;
  #instr: Instr = { op: 'Return', operands: [] };
  readonly #report: RuleReport;

  constructor(module: LinearModule, func: Func, report: RuleReport) {
    this.#module = module;
    this.#func = func;
    this.#report = report;
  }

  #type(operand: Operand): ValueType {
    return operandType(this.#module, this.#func, operand);
  }

  #types(operands: readonly Operand[]): string {
    return operands.map((operand) => this.#type(operand)).join(', ');
  }

  /** TYP-2. */
  #dest(dest: Dest, type: ValueType): void {
    const own = this.#type(dest);
    if (own !== type) this.#report.break('TYP-2', this.#instr.span, `${dest.kind}${dest.index}`, own, type);
  }

  /** TYP-3. */
  #need(what: string, operand: Operand, ...wanted: readonly ValueType[]): void {
    const type = this.#type(operand);
    if (!wanted.includes(type)) this.#report.break('TYP-3', this.#instr.span, what, type, wanted.join(' or '));
  }

  get #address(): ValueType {
    return this.#module.pointerSize === 8 ? 'i64' : 'i32';
  }

  check(instr: Instr): void {
    this.#instr = instr;
    if (isCalc(instr)) return this.#checkCalc(instr);
    switch (instr.op) {
      case 'Assign':
        return this.#dest(instr.dest, this.#type(instr.operands[0]));
      case 'Phi':
        for (const operand of instr.operands) this.#dest(instr.dest, this.#type(operand));
        return;
      case 'ArrayLoad': {
        const element = this.#checkArray(instr.op, instr.operands[0], instr.operands[1]);
        if (element !== undefined) this.#dest(instr.dest, element);
        return;
      }
      case 'ArrayStore': {
        const element = this.#checkArray(instr.op, instr.operands[0], instr.operands[1]);
        if (element !== undefined) this.#need('the stored value', instr.operands[2], element);
        return;
      }
      case 'Load': {
        this.#checkOffset(instr.offset);
        this.#need('the address', instr.operands[0], this.#address);
        const wanted = valueTypesOf(instr.mem);
        if (!wanted.includes(this.#type(instr.dest))) this.#dest(instr.dest, wanted[0]);
        return;
      }
      case 'Store':
        this.#checkOffset(instr.offset);
        this.#need('the address', instr.operands[0], this.#address);
        return this.#checkStored(instr.mem, instr.operands[1]);
      case 'Copy':
      case 'Fill':
        this.#need('the target', instr.operands[0], this.#address);
        if (instr.op === 'Copy') this.#need('the source', instr.operands[1], this.#address);
        else this.#need('the value', instr.operands[1], 'i32');
        return this.#need('the length', instr.operands[2], 'i32');
      case 'Alloca':
        this.#need('the size', instr.operands[0], this.#address);
        return this.#dest(instr.dest, this.#address);
      case 'Release':
        return this.#need('where the stack ended', instr.operands[0], this.#address);
      case 'Call': {
        const callee = this.#module.funcs[instr.func];
        return this.#checkCall(`@${callee.name}`, callee, instr.operands, instr.dests);
      }
      case 'ICall':
        this.#need('the function address', instr.operands[0], this.#address);
        return this.#checkCall('icall', instr.signature, instr.operands.slice(1), instr.dests);
      case 'CondGoto':
        return this.#need('the condition', instr.operands[0], 'i32');
      case 'Return': {
        const { results } = this.#func;
        const isSame =
          instr.operands.length === results.length &&
          instr.operands.every((operand, i) => this.#type(operand) === results[i]);
        if (!isSame) this.#report.break('TYP-5', instr.span, results.join(', '), this.#types(instr.operands));
        return;
      }
      case 'Switch':
        return this.#checkSwitch(instr);
      default:
        return checkNothing(instr.op);
    }
  }

  /** TYP-1; the only pointers among operands are those to which AddI adds [IR Design "BinaryCalc"]. */
  #checkCalc({ op, dest, operands, span }: Calc): void {
    const row = calcRows[op];
    const first = this.#type(operands[0]);
    const isPointerSum = op === 'AddI' && (first === 'i32*' || first === 'f32*');
    for (let i = 0; i < row.operands.length; i++) {
      const wanted = row.operands[i];
      const type = operands[i] === undefined ? 'nothing' : this.#type(operands[i]);
      if (type === wanted || (isPointerSum && i === 0)) continue;
      this.#report.break('TYP-1', span, op, i + 1, type, wanted);
    }
    if (operands.length > row.operands.length)
      this.#report.break(
        'TYP-1',
        span,
        op,
        row.operands.length + 1,
        this.#type(operands[row.operands.length]),
        'nothing',
      );
    this.#dest(dest, isPointerSum ? first : row.result);
  }

  #checkArray(op: string, array: Operand, index: Operand): 'i32' | 'f32' | undefined {
    this.#need(`the array of ${op}`, array, 'i32*', 'f32*');
    this.#need('the index', index, 'i32');
    const type = this.#type(array);
    return type === 'i32*' ? 'i32' : type === 'f32*' ? 'f32' : undefined;
  }

  #checkStored(mem: MemType, value: Operand): void {
    const wanted = valueTypesOf(mem);
    if (!wanted.includes(this.#type(value))) this.#need(`what is stored as ${mem}`, value, ...wanted);
  }

  #checkOffset(offset: number): void {
    if (!(Number.isInteger(offset) && offset >= 0 && offset < 2 ** 32))
      this.#report.break('TYP-3', this.#instr.span, 'the offset', String(offset), 'an unsigned 32-bit number');
  }

  #checkCall(callee: string, { params, results }: Signature, args: readonly Operand[], dests: readonly Dest[]): void {
    const isSame =
      args.length === params.length &&
      args.every((arg, i) => passedAs(this.#module, this.#type(arg)) === passedAs(this.#module, params[i]));
    if (!isSame) this.#report.break('TYP-4', this.#instr.span, callee, params.join(', '), this.#types(args));
    if (dests.length > 0 && dests.length !== results.length)
      this.#report.break('TYP-4', this.#instr.span, `the result of ${callee}`, results.join(', '), this.#types(dests));
    else dests.forEach((dest, i) => this.#dest(dest, results[i]));
  }

  #checkSwitch({ operands, values, targets, span }: Switch): void {
    const type = this.#type(operands[0]);
    const wrong = (what: string): void => this.#report.break('TYP-7', span, what);
    if (type !== 'i32' && type !== 'i64') return wrong(`a value of type ${type}`);
    if (targets.length !== values.length + 1) wrong(`${values.length} values and ${targets.length} targets`);
    if (new Set(values).size !== values.length) wrong('a value occurs twice');
    const isOwnType = (value: number | bigint): boolean =>
      type === 'i32'
        ? typeof value === 'number' && value === (value | 0)
        : typeof value === 'bigint' && BigInt.asIntN(64, value) === value;
    if (!values.every(isOwnType)) wrong(`a value is not one of ${type}`);
  }
}

/** Operations without typed places. */
function checkNothing(_op: Extract<StructuralOp, 'Label' | 'Goto' | 'Trap'>): void {}
