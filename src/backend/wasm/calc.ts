/**
 * Each operation on values as WebAssembly: one instruction where there is one, otherwise a short sequence. The operands
 * are on the stack; a sequence that needs one of them twice puts them into scratch locals.
 *
 * Where WebAssembly and the meaning in src/scalar differ: dividing the least integer by -1 wraps (wasm traps), rounding
 * takes halves away from zero, and the bits of a NaN are those of the one NaN. What `lacks.ts` lists does not get here.
 */
import { InternalError } from '../../base/errors.ts';
import { calcRows, conversions, familyRows, formulaOf, formulaStep, letters } from '../../linear/opcodes.ts';
import { isRelation, opposites } from '../../linear/relations.ts';
import type { CalcOp, ConversionOp, FamilyName, FormulaFamily, Letter, NumberFamily } from '../../linear/opcodes.ts';
import type { Calc, Operand } from '../../linear/nodes.ts';
import { expand } from '../../scalar/ops.ts';
import type { BodyWriter } from './body-writer.ts';
import type { CalcTarget, Sequence } from './calc-target.ts';
import { takesAway } from '../legalise/index.ts';
import { wasmLacks } from './lacks.ts';
import { immediateOf, instructions, type InstructionName, type PlainInstruction } from './instructions.ts';
import { isWideOp, wideCode, wideOrder } from './wide-calc.ts';

type WordType = 'i32' | 'i64';
type FloatType = 'f32' | 'f64';

/** How an operation is written; the sequence counts, where there is one. */
interface CalcCode {
  readonly plain?: PlainInstruction;
  readonly sequence?: Sequence;
}

/** What has been found for the operations that were asked for. */
const known = new Map<CalcOp, CalcCode>();

function codeOf(op: CalcOp): CalcCode {
  let code = known.get(op);
  if (code === undefined) known.set(op, (code = findCode(op)));
  return code;
}

/** The instruction of an operation, if it is one that takes the operands as they are. */
export function plainCalc(op: CalcOp): PlainInstruction | undefined {
  return codeOf(op).plain;
}

/** Operations that put a constant under their operand. */
const zeroBefore = new Set<CalcOp>(['NegI', 'NegL']);

/** Writes what comes before the operands. */
export function beginCalc({ body }: CalcTarget, op: CalcOp): void {
  if (!zeroBefore.has(op)) return;
  if (op === 'NegI') body.i32(0);
  else body.i64(0n);
}

/** Writes the operation on operands that are on the stack. A NaN in lanes of floats is the one NaN then, if they are not loose (`loose-lanes.ts`). */
export function finishCalc(target: CalcTarget, { op, operands }: Pick<Calc, 'op' | 'operands'>, isLoose = false): void {
  const { plain, sequence } = isLoose && isWideOp(op) ? { sequence: wideCode(op, writeScalar, true) } : codeOf(op);
  if (target.refuseZero !== undefined) testDivisor(target.refuseZero, op, operands[1]);
  if (sequence !== undefined) sequence(target, operands);
  else if (plain !== undefined) target.body.plain(plain);
  else throw new InternalError(`no code for ${op}`, 'wasm');
}

/** Divisions of integers, unless the divisor is known. */
function testDivisor(refuseZero: (type: WordType) => void, op: CalcOp, divisor: Operand | undefined): void {
  const { family, letter } = calcRows[op];
  if ((family !== 'Div' && family !== 'Mod') || letter === undefined) return;
  const type = letters[letter].value;
  const isKnown = divisor?.kind === 'v' && Number(divisor.value) !== 0;
  if ((type === 'i32' || type === 'i64') && !isKnown) refuseZero(type);
}

/**
 * The order in which operands are pushed: a select has its condition on top; lane numbers that are known are not
 * pushed.
 */
export function operandOrder(op: CalcOp, operands: readonly Operand[]): readonly number[] {
  const wide = wideOrder(op, operands);
  if (wide !== undefined) return wide;
  return calcRows[op].family === 'Select' ? [1, 2, 0] : ascending[calcRows[op].operands.length];
}

/** By the number of operands. */
const ascending = [[], [0], [0, 1], [0, 1, 2]];

/** The comparison that is true when this one is false; none for floats, where NaN makes both false. */
export function oppositeOf(op: CalcOp): CalcOp | undefined {
  const { family, letter } = calcRows[op];
  if (letter !== 'I' && letter !== 'UI' && letter !== 'L' && letter !== 'UL') return undefined;
  const opposite = family !== undefined && isRelation(family) ? opposites[family] : undefined;
  return opposite === undefined ? undefined : (`${opposite}${letter}` as CalcOp);
}

/**
 * How the members of a family are written: the instruction's name after the type, and sequences where there is none. `_s`
 * or `_u` follows the name of an integer's instruction if the family asks for the sign.
 */
interface FamilyCode {
  readonly name?: string;
  readonly words?: (type: WordType, letter: Letter) => Sequence | undefined;
  readonly floats?: (type: FloatType) => Sequence;
}

/** What a formula defines is the instruction of the family's name, if there is one, and otherwise what the formula says. */
const codes: { readonly [F in Exclude<NumberFamily, FormulaFamily>]: FamilyCode } & {
  readonly [F in FamilyName]?: FamilyCode;
} = {
  // Arithmetic
  Add: { name: 'add' },
  Sub: { name: 'sub' },
  Mul: { name: 'mul' },
  Div: { name: 'div', words: (type, letter) => (isUnsigned(letter) ? undefined : divideSigned(type)) },
  Mod: { name: 'rem' },
  Band: { name: 'and' },
  Bor: { name: 'or' },
  Bxor: { name: 'xor' },
  Shl: { name: 'shl' },
  Shr: { name: 'shr_s' },
  ShrU: { name: 'shr_u' },
  Min: { name: 'min', words: (type, letter) => extreme(type, 'lt', letter) },
  Max: { name: 'max', words: (type, letter) => extreme(type, 'gt', letter) },
  And: { words: (type) => wordLogic(type, 'i32.and'), floats: (type) => floatLogic(type, 'i32.and') },
  Or: { words: (type) => wordLogic(type, 'i32.or'), floats: (type) => floatLogic(type, 'i32.or') },
  // Comparisons, which give an i32
  Equal: { name: 'eq' },
  NotEqual: { name: 'ne' },
  Greater: { name: 'gt' },
  Less: { name: 'lt' },
  GreaterEqual: { name: 'ge' },
  LessEqual: { name: 'le' },
  // With one operand; integers have no `neg`: NegI and NegL are subtractions from a 0 put below the operand
  Neg: { name: 'neg' },
  Not: { name: 'eqz', floats: floatNot },
  Bnot: { words: invert },
  Abs: { name: 'abs', words: absolute },
  Sqrt: { name: 'sqrt' },
  Ceil: { name: 'ceil' },
  Floor: { name: 'floor' },
  Trunc: { name: 'trunc' },
  Round: { floats: roundHalfAway },
  Clz: { name: 'clz' },
  Ctz: { name: 'ctz' },
  Popcnt: { name: 'popcnt' },
  Ext8: { name: 'extend8_s' },
  Ext16: { name: 'extend16_s' },
  Ext32: { name: 'extend32_s' },
  Select: {},
};

/** Nothing for what is taken away before. */
function findCode(op: CalcOp): CalcCode {
  if (takesAway(wasmLacks, op)) return {};
  if (isWideOp(op)) return { sequence: wideCode(op, writeScalar) };
  const { family, letter } = calcRows[op];
  if (family === undefined || letter === undefined) return conversionCode(op as ConversionOp);
  const plain = plainMember(op, family, letter);
  return { plain, sequence: findSequence(family, letter) ?? (plain ? undefined : byFormula(family, letter)) };
}

function plainMember(op: CalcOp, family: FamilyName, letter: Letter): PlainInstruction | undefined {
  if (op === 'NegI') return 'i32.sub';
  if (op === 'NegL') return 'i64.sub';
  return family === 'Select' ? 'select' : findMember(family, letter);
}

function isUnsigned(letter: Letter): boolean {
  return letter.startsWith('U');
}

function conversionCode(op: ConversionOp): CalcCode {
  const isBits = op === 'FAsI' || op === 'DAsL';
  return { plain: findConversion(op), sequence: isBits ? bitsOfFloat(op === 'FAsI' ? 'f32' : 'f64') : undefined };
}

/** Operands on the stack of which nothing is known. */
const unknownOperands: readonly Operand[] = [0, 1].map((index) => ({ kind: 't', index }));

/** An operation on lanes that are on the stack; nothing is known about their values. */
function writeScalar(target: CalcTarget, op: CalcOp): void {
  if (zeroBefore.has(op)) throw new InternalError(`${op} lane by lane`, 'wasm');
  finishCalc(target, { op, operands: unknownOperands });
}

function isPlain(name: string): name is PlainInstruction {
  return Object.hasOwn(instructions, name) && immediateOf(name as InstructionName) === 'none';
}

/** The instruction that a family's member is, if there is one: `DivUI` is `i32.div_u`. */
function findMember(family: FamilyName, letter: Letter): PlainInstruction | undefined {
  const suffix = codes[family]?.name ?? (formulaOf(family) === undefined ? undefined : family.toLowerCase());
  const type = letters[letter].value;
  const isInt = type === 'i32' || type === 'i64';
  const asksSign = isInt && familyRows[family].on.includes('UI');
  const name = `${type}.${suffix}${asksSign ? (isUnsigned(letter) ? '_u' : '_s') : ''}`;
  return isPlain(name) ? name : undefined;
}

/** Such a conversion gives no NaN. */
export function isIntegerToFloat(op: CalcOp): boolean {
  const row = Object.hasOwn(conversions, op) ? conversions[op as ConversionOp] : undefined;
  return row !== undefined && !('bits' in row) && row.from.startsWith('i') && row.to.startsWith('f');
}

/** Conversions by their scalar types: `trunc_sat` keeps floats in range, `wrap` and `extend` change the width. */
function findConversion(op: ConversionOp): PlainInstruction {
  const row = conversions[op];
  const { from, to } = row;
  if ('bits' in row) return checkPlain(`${to}.reinterpret_${from}`);
  const sign = row.scalar[0].startsWith('u') || row.scalar[1].startsWith('u') ? 'u' : 's';
  const isFloat = { from: from.startsWith('f'), to: to.startsWith('f') };
  if (isFloat.from && isFloat.to) return checkPlain(to === 'f64' ? 'f64.promote_f32' : 'f32.demote_f64');
  if (isFloat.from) return checkPlain(`${to}.trunc_sat_${from}_${sign}`);
  if (isFloat.to) return checkPlain(`${to}.convert_${from}_${sign}`);
  return checkPlain(to === 'i32' ? 'i32.wrap_i64' : `i64.extend_i32_${sign}`);
}

/** A name that is put together is one of the table's, or we are mistaken. */
function checkPlain(name: string): PlainInstruction {
  if (isPlain(name)) return name;
  throw new InternalError(`there is no instruction ${name}`, 'wasm');
}

/** The code of a member that is not one instruction, as the table has it for words or floats. */
function findSequence(family: FamilyName, letter: Letter): Sequence | undefined {
  const type = letters[letter].value;
  if (type === 'v128') throw new InternalError(`${family}${letter} is not scalar`, 'wasm');
  return type === 'f32' || type === 'f64' ? codes[family]?.floats?.(type) : codes[family]?.words?.(type, letter);
}

/** The formula's steps, one after the other, on operands that are kept in locals. */
function byFormula(family: FamilyName, letter: Letter): Sequence {
  const formula = formulaOf(family);
  if (formula === undefined) throw new InternalError(`no code for ${family}${letter}`, 'wasm');
  const type = letters[letter].value;
  return (target) => {
    const n = target.takeLocal(type);
    const x = target.takeLocal(type);
    target.body.local('local.set', n);
    target.body.local('local.set', x);
    const push = (local: number) => () => target.body.local('local.get', local);
    expand<() => void>(formula, push(x), push(n), (step, operands) => () => {
      const op = formulaStep(step, letter);
      beginCalc(target, op);
      for (const operand of operands) operand();
      finishCalc(target, { op, operands: unknownOperands });
    })();
    target.giveLocal(type, x);
    target.giveLocal(type, n);
  };
}

/** A known integer of the type, sign-extended. */
function pushWord(body: BodyWriter, type: WordType, value: number): void {
  if (type === 'i32') body.i32(value);
  else body.i64(BigInt(value));
}

/** ~x is x ^ -1. */
function invert(type: WordType): Sequence {
  return ({ body }) => {
    pushWord(body, type, -1);
    body.plain(`${type}.xor`);
  };
}

function pushFloat(body: BodyWriter, type: FloatType, value: number): void {
  if (type === 'f32') body.f32(value);
  else body.f64(value);
}

/** The two operands on the stack, moved into scratch locals, which the caller gives back. */
function popPair(target: CalcTarget, type: WordType): [a: number, b: number] {
  const b = target.takeLocal(type);
  const a = target.takeLocal(type);
  target.body.local('local.set', b);
  target.body.local('local.set', a);
  return [a, b];
}

function pushPair(body: BodyWriter, a: number, b: number): void {
  body.local('local.get', a);
  body.local('local.get', b);
}

/** Least / -1 wraps: b == -1 ? 0 - a : a / b. Known divisors need no test. */
function divideSigned(type: WordType): Sequence {
  return (target, operands) => {
    const { body } = target;
    const divisor = operands[1];
    if (divisor.kind === 'v' && Number(divisor.value) !== -1) return body.plain(`${type}.div_s`);
    const [a, b] = popPair(target, type);
    body.local('local.get', b);
    pushWord(body, type, -1);
    body.plain(`${type}.eq`);
    body.block('if', type);
    pushWord(body, type, 0);
    body.local('local.get', a);
    body.plain(`${type}.sub`);
    body.plain('else');
    pushPair(body, a, b);
    body.plain(`${type}.div_s`);
    body.plain('end');
    target.giveLocal(type, a);
    target.giveLocal(type, b);
  };
}

/** a < b ? a : b, or with >: WebAssembly has the lesser and the greater of floats only. */
function extreme(type: WordType, comparison: 'lt' | 'gt', letter: Letter): Sequence {
  const compare = checkPlain(`${type}.${comparison}_${isUnsigned(letter) ? 'u' : 's'}`);
  return (target) => {
    const { body } = target;
    const b = target.takeLocal(type);
    const a = target.takeLocal(type);
    body.local('local.set', b);
    body.local('local.tee', a);
    body.local('local.get', b);
    body.local('local.get', a);
    body.local('local.get', b);
    body.plain(compare);
    body.plain('select');
    target.giveLocal(type, a);
    target.giveLocal(type, b);
  };
}

/** (a ^ m) - m with m = a >> 31 (or 63). */
function absolute(type: WordType): Sequence {
  return (target) => {
    const { body } = target;
    const a = target.takeLocal(type);
    const m = target.takeLocal(type);
    body.local('local.tee', a);
    body.local('local.get', a);
    pushWord(body, type, type === 'i32' ? 31 : 63);
    body.plain(`${type}.shr_s`);
    body.local('local.tee', m);
    body.plain(`${type}.xor`);
    body.local('local.get', m);
    body.plain(`${type}.sub`);
    target.giveLocal(type, m);
    target.giveLocal(type, a);
  };
}

/** Both operands as truths: (a != 0) & (b != 0). */
function wordLogic(type: WordType, combine: 'i32.and' | 'i32.or'): Sequence {
  return (target) => {
    const { body } = target;
    const b = target.takeLocal(type);
    body.local('local.set', b);
    pushWord(body, type, 0);
    body.plain(`${type}.ne`);
    body.local('local.get', b);
    pushWord(body, type, 0);
    body.plain(`${type}.ne`);
    body.plain(combine);
    target.giveLocal(type, b);
  };
}

/** The same for floats, of which NaN is true. */
function floatLogic(type: FloatType, combine: 'i32.and' | 'i32.or'): Sequence {
  return (target) => {
    const { body } = target;
    const b = target.takeLocal(type);
    body.local('local.set', b);
    pushFloat(body, type, 0);
    body.plain(`${type}.ne`);
    body.local('local.get', b);
    pushFloat(body, type, 0);
    body.plain(`${type}.ne`);
    body.plain(combine);
    target.giveLocal(type, b);
  };
}

function floatNot(type: FloatType): Sequence {
  return ({ body }) => {
    pushFloat(body, type, 0);
    body.plain(`${type}.eq`);
  };
}

/** t = trunc(x); t + copysign(|x - t| >= 0.5 ? 1 : 0, x), which also keeps the sign of zeros. */
function roundHalfAway(type: FloatType): Sequence {
  return (target) => {
    const { body } = target;
    const x = target.takeLocal(type);
    const t = target.takeLocal(type);
    body.local('local.tee', x);
    body.plain(`${type}.trunc`);
    body.local('local.tee', t);
    pushStep(body, type, x, t);
    body.local('local.get', x);
    body.plain(`${type}.copysign`);
    body.plain(`${type}.add`);
    target.giveLocal(type, t);
    target.giveLocal(type, x);
  };
}

/** |x - t| >= 0.5 ? 1 : 0 */
function pushStep(body: BodyWriter, type: FloatType, x: number, t: number): void {
  pushFloat(body, type, 1);
  pushFloat(body, type, 0);
  pushPair(body, x, t);
  body.plain(`${type}.sub`);
  body.plain(`${type}.abs`);
  pushFloat(body, type, 0.5);
  body.plain(`${type}.ge`);
  body.plain('select');
}

/** The float on the stack as it may be written to memory: of all NaNs, the one. */
export function oneNan(target: CalcTarget, type: FloatType): void {
  const { body } = target;
  const x = target.takeLocal(type);
  body.local('local.tee', x);
  if (type === 'f32') body.f32(NaN);
  else body.f64(NaN);
  body.local('local.get', x);
  body.local('local.get', x);
  body.plain(`${type}.eq`);
  body.plain('select');
  target.giveLocal(type, x);
}

/** The bits of a float as an integer, where every NaN gives those of the one. */
function bitsOfFloat(type: FloatType): Sequence {
  return (target) => {
    const { body } = target;
    const x = target.takeLocal(type);
    body.local('local.tee', x);
    body.plain(type === 'f32' ? 'i32.reinterpret_f32' : 'i64.reinterpret_f64');
    if (type === 'f32') body.i32(0x7fc00000);
    else body.i64(0x7ff8_0000_0000_0000n);
    body.local('local.get', x);
    body.local('local.get', x);
    body.plain(`${type}.eq`);
    body.plain('select');
    target.giveLocal(type, x);
  };
}
