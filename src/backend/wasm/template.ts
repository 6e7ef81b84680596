/**
 * The code of a function as it was emitted before, for any module: its bytes with gaps where a number depends on the module. The build
 * makes templates of the C library (driver/libc-compile.ts), so that programs start without emitting it; what is filled in gives the
 * very bytes that the emitter would write (tests/emit/wasm/template.test.ts).
 *
 *     locals, how deep loops are, calls that convert   then, to the end:   length, bytes, gap   …   bytes
 *
 * A gap says what its number is: the number or the address of a thing that the function uses (by its place in the outline's list), the
 * bottom of the stack, the number of a kind of trap, of a function type.
 */
import { ByteReader, ByteWriter } from '../../base/bytes.ts';
import { InternalError } from '../../base/errors.ts';
import { once } from '../../base/once.ts';
import { functionAddress } from '../../linear/data-layout.ts';
import type { Func, Outline, Use } from '../../linear/nodes.ts';
import type { Note, Origin } from './body-writer.ts';
import type { CallConversion, ModuleContext } from './context.ts';
import { emitFunc } from './func-emitter.ts';
import type { CodeMarks, FuncType, ValType, WasmFunc } from './module.ts';

/** What stands in a gap. The last three are functions that no module of the linear IR has. */
const gaps = [
  'func',
  'type',
  'global',
  'address',
  'funcAddress',
  'stackBottom',
  'trap',
  'trapFunc',
  'copy',
  'fill',
] as const;
type Gap = (typeof gaps)[number];
const forms = ['uleb', 'sleb32', 'sleb64'] as const satisfies readonly Note['form'][];

/** Types of values that code has, the only ones in templates. */
const numberTypes = ['i32', 'i64', 'f32', 'f64', 'v128'] as const satisfies readonly ValType[];
type NumberType = (typeof numberTypes)[number];

/** How a function is called with other types than it declares, in words. */
function conversionText(conversion: CallConversion | undefined): string {
  return conversion === undefined ? '' : [...conversion.params, conversion.result].map((one) => one ?? '').join();
}

// Writing

/** What a function was emitted as, and what the numbers in it meant there. */
export interface Emitted {
  readonly code: WasmFunc;
  readonly notes: readonly Note[];
  /** Function types by the numbers that the code has. */
  readonly types: readonly FuncType[];
  /** What a number of a function means that is none of the linear module's. */
  readonly ownFunc: (index: number) => Gap | undefined;
  readonly conversionOf: ModuleContext['conversionOf'];
}

/** A template, in which things are named by their places in `uses`; undefined if a number depends on the module in a way of its own. */
export function writeTemplate(
  { code, notes, types, ownFunc, conversionOf }: Emitted,
  uses: readonly Use[],
): Uint8Array | undefined {
  if (notes.some(({ origin }) => origin.kind === 'other')) return undefined;
  const out = new ByteWriter(code.code.length + 64);
  writeTypes(out, code.locals);
  out.uleb(code.loopDepth ?? 0);
  writeConversions(out, uses, conversionOf);
  let at = 0;
  for (const { start, end, form, origin } of notes) {
    out.uleb(start - at);
    out.bytes(code.code.subarray(at, start));
    at = end;
    const own = origin.kind === 'func' ? ownFunc(origin.index) : undefined;
    out.u8(gaps.findIndex((gap) => gap === (own ?? origin.kind)) * forms.length + forms.indexOf(form));
    if (own === undefined) writeOrigin(out, origin, types, uses);
  }
  out.uleb(code.code.length - at);
  out.bytes(code.code.subarray(at));
  return out.toBytes();
}

function writeConversions(out: ByteWriter, uses: readonly Use[], conversionOf: ModuleContext['conversionOf']): void {
  const texts = uses.map(({ kind, index }) => (kind === 'f' ? conversionText(conversionOf(index)) : ''));
  out.uleb(texts.filter((text) => text !== '').length);
  for (const [place, text] of texts.entries()) {
    if (text === '') continue;
    out.uleb(place);
    out.string(text);
  }
}

function writeOrigin(out: ByteWriter, origin: Origin, types: readonly FuncType[], uses: readonly Use[]): void {
  const placeOf = (kind: 'f' | 'g', index: number): void =>
    out.uleb(uses.findIndex((use) => use.kind === kind && use.index === index));
  switch (origin.kind) {
    case 'func':
      return placeOf('f', origin.index);
    case 'global':
      // The stack pointer is the one global that every module has.
      return out.uleb(0);
    case 'type':
      writeTypes(out, types[origin.index].params);
      return writeTypes(out, types[origin.index].results);
    case 'address':
    case 'funcAddress':
      placeOf(origin.kind === 'address' ? 'g' : 'f', origin.index);
      return out.sleb(origin.addend);
    case 'stackBottom':
      return out.sleb(origin.addend);
    case 'trap':
      return out.string(origin.name);
    case 'other':
      throw new InternalError('a number that no template has', 'template');
  }
}

function writeTypes(out: ByteWriter, types: readonly ValType[]): void {
  out.uleb(types.length);
  for (const type of types) out.u8(numberTypes.findIndex((known) => known === type));
}

// Filling in

/** The function in a module; undefined if its template does not fit there. */
export function fromTemplate(context: ModuleContext, func: Func, { compiled, uses }: Outline): WasmFunc | undefined {
  if (compiled === undefined) return undefined;
  const input = new ByteReader(compiled);
  const locals = readTypes(input);
  const loopDepth = input.uleb();
  if (!convertsAlike(context, uses, readConversions(input))) return undefined;
  const code = fillIn(input, context, uses);
  // Only what has trapped is asked where it stands: then the function is emitted after all.
  const marks = once((): CodeMarks => emitFunc(context, func).marks ?? { offsets: [], spans: [] });
  return {
    type: context.typeOf(func),
    locals,
    code,
    name: func.name,
    loopDepth,
    get marks() {
      return marks();
    },
  };
}

function readConversions(input: ByteReader): ReadonlyMap<number, string> {
  return new Map(Array.from({ length: input.uleb() }, () => [input.uleb(), input.string()] as const));
}

function convertsAlike(context: ModuleContext, uses: readonly Use[], texts: ReadonlyMap<number, string>): boolean {
  return uses.every(
    ({ kind, index }, place) =>
      kind === 'g' || conversionText(context.conversionOf(index)) === (texts.get(place) ?? ''),
  );
}

function fillIn(input: ByteReader, context: ModuleContext, uses: readonly Use[]): Uint8Array {
  const out = new ByteWriter(input.remaining);
  for (;;) {
    out.bytes(input.bytes(input.uleb()));
    if (input.atEnd) return out.view();
    const word = input.u8();
    const value = valueOf(gaps[Math.floor(word / forms.length)], input, context, uses);
    const form = forms[word % forms.length];
    if (form === 'uleb') out.uleb(value);
    else if (form === 'sleb32') out.sleb(value | 0);
    else out.slebBig(BigInt(value));
  }
}

function valueOf(gap: Gap, input: ByteReader, context: ModuleContext, uses: readonly Use[]): number {
  switch (gap) {
    case 'func':
      return context.funcIndex(uses[input.uleb()].index);
    case 'global':
      input.uleb();
      return context.stackPointer;
    case 'type':
      return context.typeOf({ params: readTypes(input), results: readTypes(input) });
    case 'address':
      return context.layout.addresses[uses[input.uleb()].index] + input.sleb();
    case 'funcAddress':
      return functionAddress(uses[input.uleb()].index) + input.sleb();
    case 'stackBottom':
      return context.layout.stackBottom + input.sleb();
    case 'trap':
      return context.trapNumber(input.string());
    case 'trapFunc':
      return context.trapFunc ?? -1;
    case 'copy':
    case 'fill':
      return context.bulkFunc(gap);
  }
}

function readTypes(input: ByteReader): NumberType[] {
  return Array.from({ length: input.uleb() }, () => numberTypes[input.u8()]);
}
