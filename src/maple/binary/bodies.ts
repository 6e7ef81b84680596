/**
 * The body of a function in binary MAPLE: its further local variables, registers, labels, types and directives, and its code.
 * Each is a piece of bytes of its own that is read without the others.
 */
import type { ByteReader } from '../../base/bytes.ts';
import { flag, list, uleb, type Codec, type Sink, type Stream } from '../../base/codec.ts';
import type { SourceFile } from '../../base/source.ts';
import type { Code } from '../code.ts';
import type { Directive, Func, Label, PregDecl, TypeDef, Variable } from '../module.ts';
import { readPlaces, type CodeDecoder } from './code-reader.ts';
import type { CodeEncoder } from './code-writer.ts';
import { place, places } from './places.ts';
import { greatestReg, labelRows } from './slots.ts';
import { directive, local, localRows, typeDef } from './symbols.ts';
import { name } from './texts.ts';
import { typeId } from './types.ts';

/** What stands between the braces of a function. */
export type FuncBody = Pick<Func, 'locals' | 'pregs' | 'labels' | 'types' | 'directives' | 'code'>;

const labelName = name('');

const label: Codec<Label> = {
  write(out, value) {
    flag.write(out, value.declared);
    labelName.write(out, value.name);
    place.write(out, value);
  },
  read(input) {
    const declared = flag.read(input);
    const label: Label = { name: labelName.read(input), declared, start: 0, end: 0 };
    return place.fill(input, label);
  },
};

const pregBits = { explicit: 1, counts: 2, counted: 4, again: 8 } as const;

const preg: Codec<PregDecl> = {
  write(out, value) {
    const { explicit, counted, again } = value;
    out.bytes.u8(
      (explicit ? pregBits.explicit : 0) |
        (counted === undefined ? 0 : pregBits.counts) |
        (counted === true ? pregBits.counted : 0) |
        (again === undefined ? 0 : pregBits.again),
    );
    uleb.write(out, value.reg);
    typeId.write(out, value.type);
    place.write(out, value);
    if (again !== undefined) place.write(out, again);
  },
  read(input) {
    const facts = input.bytes.u8();
    const reg = uleb.read(input);
    if (facts > 15 || reg > greatestReg) input.bytes.fail(`there is no register ${reg}`);
    const explicit = (facts & pregBits.explicit) !== 0;
    const plain = place.fill(input, { reg, type: typeId.read(input), explicit, start: 0, end: 0 });
    if ((facts & (pregBits.counts | pregBits.again)) === 0) return plain;
    const counted = (facts & pregBits.counts) === 0 ? undefined : { counted: (facts & pregBits.counted) !== 0 };
    const again = (facts & pregBits.again) === 0 ? undefined : { again: place.fill(input, { start: 0, end: 0 }) };
    return { ...plain, ...counted, ...again };
  },
};

const pregs = list(preg);
const labels = list(label);
const types = list(typeDef);
const directives = list(directive);

/** Whether there is anything of a function that its head does not say. */
export function hasBody(func: Func, headLocals: number): boolean {
  const { code, locals, pregs: regs, labels: own, types: defs, directives: facts } = func;
  return code !== undefined || locals.length > headLocals || regs.size + own.length + defs.size + facts.length > 0;
}

/** A body without the local variables that stand in its head, and beside it its places. */
export function writeBody(
  bodies: Sink,
  encoder: CodeEncoder,
  func: Func,
  headLocals: number,
): { body: Sink; places: Sink | undefined } {
  const body = bodies.part(bodies.besides(places) !== undefined);
  uleb.write(body, func.locals.length - headLocals);
  for (const variable of func.locals.slice(headLocals)) local.write(body, variable);
  pregs.write(body, [...func.pregs.values()]);
  labels.write(body, func.labels);
  types.write(body, [...func.types.values()]);
  directives.write(body, func.directives);
  const beside = body.besides(places);
  if (func.code === undefined) return { body, places: beside };
  encoder.write(body, func.code);
  if (beside !== undefined) encoder.writePlaces(beside.bytes, func.code);
  return { body, places: beside };
}

/** What it takes to read bodies. */
export interface BodyReader {
  readonly document: Stream;
  readonly decoder: CodeDecoder;
}

/** Where the body of a function lies. */
export interface BodyRange {
  readonly bytes: ByteReader;
  readonly places: ByteReader | undefined;
  readonly hasCode: boolean;
}

/** Reads a body; everything of both pieces must be used. */
export function readBody(
  { document, decoder }: BodyReader,
  range: BodyRange,
  head: readonly Variable[],
  source: SourceFile,
): FuncBody {
  const input = document.part(range.bytes);
  const beside = range.places && input.loadSideline(places, range.places);
  const further = input.bytes.count();
  input.setExtent(localRows, head.length + further);
  const locals = new Array<Variable>(head.length + further);
  for (let i = 0; i < locals.length; i++) locals[i] = i < head.length ? head[i] : local.read(input);
  const regs = new Map<number, PregDecl>();
  for (const decl of pregs.read(input)) regs.set(decl.reg, decl);
  const own = labels.read(input) as Label[];
  input.setExtent(labelRows, own.length);
  const defs = new Map<string, TypeDef>();
  for (const def of types.read(input)) defs.set(def.name, def);
  const facts: readonly Directive[] = directives.read(input);
  const code: Code | undefined = range.hasCode ? decoder.read(input, locals.length, own.length, source) : undefined;
  if (code !== undefined && beside !== undefined) readPlaces(code, beside.bytes);
  input.finish();
  beside?.finish();
  return { locals, pregs: regs, labels: own, types: defs, directives: facts, code };
}
