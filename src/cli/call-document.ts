/**
 * `run --call --json`: one document about the call, with its results as JSON values.
 *
 * What a JSON number cannot hold is a string, and by the type alone one knows which: integers of more than 32 bits always
 * are (readers keep 53 bits), integers up to 32 bits never. Floats are numbers but for "NaN", "Infinity", "-Infinity" and
 * "-0", of which JSON has none; JavaScript's `Number` reads all of them back. What else there is (complex numbers, vectors,
 * structures, `f128`) is the text that `run` prints without `--json`.
 */
import { parseDynamic } from '../driver/arguments.ts';
import type { AnyProgram } from '../driver/index.ts';
import { isPrimType, primRows } from '../scalar/prim-types.ts';
import { basicType, integerBits, isIntegerType, type PointerSize } from '../scalar/values.ts';

type JsonValue = string | number | boolean | null;

/** The call that a command line asks for; it gathers what the function writes, as the document has standard output. */
export class CallDocument {
  readonly #name: string;
  readonly #decoder = new TextDecoder();
  #output = '';
  #results: readonly { readonly type: string; readonly value: JsonValue }[] | undefined;

  constructor(name: string) {
    this.#name = name;
  }

  write(bytes: Uint8Array): void {
    this.#output += this.#decoder.decode(bytes, { stream: true });
  }

  return(program: AnyProgram, words: readonly string[]): void {
    const { results: types = [] } = program.signature(this.#name) ?? {};
    this.#results = words.map((word, i) => ({ type: types[i], value: jsonOf(word, types[i], program.pointerSize) }));
  }

  toJson(): object {
    const output = this.#output + this.#decoder.decode();
    return { func: this.#name, results: this.#results, output };
  }
}

/** A result from the word that `callWords` gives for it. */
export function jsonOf(word: string, type: string, pointerSize: PointerSize): JsonValue {
  if (!isPrimType(type)) return tuyinJson(word, type);
  if (primRows[type].kind === 'dynamic') return dynamicJson(word);
  const basic = basicType(type, pointerSize);
  if (basic === 'f32' || basic === 'f64') return floatJson(numberOf(word));
  if (basic === undefined || !isIntegerType(basic)) return word;
  return integerBits(basic) <= 32 ? Number(word) : word;
}

function tuyinJson(word: string, type: string): JsonValue {
  if (type === 'i1') return word === 'true';
  if (['half', 'float', 'double'].includes(type)) return floatJson(numberOf(word));
  const bits = /^i(\d+)$/.exec(type)?.[1];
  return bits !== undefined && Number(bits) <= 32 ? Number(word) : word;
}

function dynamicJson(word: string): JsonValue {
  const value = parseDynamic(word);
  if (value === undefined) return word;
  return typeof value === 'number' ? floatJson(value) : value;
}

/** `inf` and `nan` are how Samara writes them. */
function numberOf(word: string): number {
  return Number(word.replace('inf', 'Infinity'));
}

function floatJson(value: number): number | string {
  if (Object.is(value, -0)) return '-0';
  return Number.isFinite(value) ? value : String(value);
}
