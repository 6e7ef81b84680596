/** Slots whose content is a list or a record: their codecs, by the kind of the slot. */
import { bigInteger, Extent, list, optional, record, sleb, type Codec, type Stream } from '../../base/codec.ts';
import {
  NO_LABEL,
  RETVAL0,
  specialRegs,
  type Case,
  type LabelId,
  type ListValue,
  type Reg,
  type Result,
  type ScopeSlot,
} from '../code.ts';
import { Part } from '../forms.ts';
import { funcId, prim, varRef } from './symbols.ts';
import { instantiations, typeId } from './types.ts';

export const labelRows = new Extent('labels');

/** 0 is no label. */
const labelId: Codec<LabelId> = {
  write: (out, id) => out.bytes.uleb(id + 1),
  read(input) {
    const number = input.bytes.uleb();
    return number === 0 ? NO_LABEL : (input.bound(labelRows, number - 1) as LabelId);
  },
};

/** Pseudo-registers have numbers up to this one. */
export const greatestReg = 0xff_ffff;
const leastSpecial = Math.min(...Object.values(specialRegs));
const mostRetvals = 9999;

export function isReg(reg: number): boolean {
  return (reg >= leastSpecial && reg <= greatestReg) || (reg <= RETVAL0 && reg >= RETVAL0 - mostRetvals);
}

const regId: Codec<Reg> = {
  write: (out, value) => sleb.write(out, value),
  read(input) {
    const reg = sleb.read(input);
    return isReg(reg) ? (reg as Reg) : input.bytes.fail(`there is no register ${reg}`);
  },
};

/** Fields and offsets are words. */
const int: Codec<number> = {
  write: sleb.write,
  read(input) {
    const value = sleb.read(input);
    return value === (value | 0) ? value : input.bytes.fail(`${value} does not fit in 32 bits`);
  },
};

const caseValue: Codec<bigint> = {
  write: bigInteger.write,
  read(input) {
    const value = bigInteger.read(input);
    return BigInt.asIntN(129, value) === value
      ? value
      : input.bytes.fail('the constant of a case has more than 128 bits');
  },
};

// The two by hand, because modules have many of them.

const caseItem: Codec<Case> = {
  write(out, { value, label }) {
    caseValue.write(out, value);
    labelId.write(out, label);
  },
  read: (input) => ({ value: caseValue.read(input), label: labelId.read(input) }),
};

const result: Codec<Result> = {
  write(out, value) {
    out.bytes.u8(['none', 'var', 'reg'].indexOf(value.kind));
    if (value.kind === 'var') {
      varRef.write(out, value.var);
      int.write(out, value.field);
    } else if (value.kind === 'reg') {
      prim.write(out, value.prim);
      regId.write(out, value.reg);
    }
  },
  read(input) {
    const kind = input.bytes.u8();
    if (kind === 0) return { kind: 'none' };
    if (kind === 1) return { kind: 'var', var: varRef.read(input), field: int.read(input) };
    if (kind === 2) return { kind: 'reg', prim: prim.read(input), reg: regId.read(input) };
    return input.bytes.fail(`there is no kind ${kind} of result`, input.bytes.offset - 1);
  },
};

const cases = list(caseItem);

/** By the kind of the slot. */
const codecs: Readonly<Record<number, unknown>> = {
  [Part.labels]: list(labelId),
  [Part.results]: list(result),
  [Part.cases]: cases,
  [Part.tags]: cases,
  [Part.instant]: instantiations,
  [Part.types]: list(typeId),
  [Part.scope]: optional(record<ScopeSlot>({ funcs: list(funcId), argIndex: optional(int) })),
};

/** The codec of a slot kind; a slot that may be missing has undefined for its value. */
export function listCodec(part: number): Codec<ListValue | undefined> {
  return codecs[part] as Codec<ListValue | undefined>;
}

/** A constant of more than 64 bits, which has as many as its type. */
export const wide = {
  write: bigInteger.write,
  read(input: Stream, width: number): bigint {
    const value = bigInteger.read(input);
    return BigInt.asUintN(width, value) === value ? value : input.bytes.fail(`a constant has more than ${width} bits`);
  },
};
