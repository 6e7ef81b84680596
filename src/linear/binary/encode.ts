/** A module as a file. The bytes follow from the module, its options and the name of its source alone. */
import { ByteWriter } from '../../base/bytes.ts';
import { writeContainer } from '../../base/container.ts';
import type { SourceFile } from '../../base/source.ts';
import { forEachInstr } from '../instr.ts';
import type { Immediate } from '../literal.ts';
import type { Func, LinearModule, Signature } from '../nodes.ts';
import { writeFuncComments, writeModuleComments } from './comments.ts';
import { constantKey, writeConstant } from './constants.ts';
import { container, section, slack, type SectionName } from './format.ts';
import { signatureKey, writeFunc, writeGlobal, writeModuleLine, writeSignature, writeValue } from './heads.ts';
import type { BodyLengths } from './heads.ts';
import { ShapeTable, writeShape } from './shapes.ts';
import { writeSource } from './sources.ts';
import { SpanWriter } from './spans.ts';
import { Table } from './tables.ts';
import { BodyWriter, declaredCount, ShapeFinder, type BodyTables } from './write-body.ts';

/** What a binary file keeps of its module. */
export interface EncodeOptions {
  /** Without comments, places and sources. */
  readonly strip?: boolean;
}

/** The bytes of a module; `source` is the file that it comes from. */
export function encodeLinear(
  module: LinearModule,
  source: SourceFile,
  { strip = false }: EncodeOptions = {},
): Uint8Array {
  return writeContainer(container, 0, new ModuleWriter(module, source, strip).sections());
}

class ModuleWriter {
  readonly #module: LinearModule;
  readonly #strip: boolean;
  readonly #names = new Table<string>();
  readonly #signatures = new Table<Signature>(signatureKey);
  readonly #sources = new Table<SourceFile>();
  readonly #tables: BodyTables = {
    shapes: new ShapeTable(),
    words: new Table<string>(),
    constants: new Table<Immediate>(constantKey),
    signature: (signature) => this.#signatures.indexOf(signature),
  };
  readonly #code = new ByteWriter(1 << 16);
  readonly #places = new ByteWriter(1 << 16);
  readonly #comments = new ByteWriter(1024);
  #free = slack;

  constructor(module: LinearModule, source: SourceFile, strip: boolean) {
    this.#module = module;
    this.#strip = strip;
    this.#sources.indexOf(source);
  }

  sections(): ReadonlyMap<number, Uint8Array> {
    const { globals, funcs } = this.#module;
    const { words, constants } = this.#tables;
    const values = this.#part((out) => {
      for (const global of globals) writeValue(out, global, (zeros) => this.#take(zeros));
    });
    const heads = this.#moduleParts();
    const { lengths, numbers } = this.#bodies();
    const sections: Partial<Record<SectionName, Uint8Array>> = {
      module: this.#part((out) => writeModuleLine(out, this.#module)),
      globals: this.#part((out) => {
        out.uleb(globals.length);
        for (const global of globals) writeGlobal(out, global, this.#names.indexOf(global.name));
      }),
      functions: this.#part((out) => {
        out.uleb(funcs.length);
        out.uleb(heads.places);
        out.uleb(heads.comments);
        funcs.forEach((func, i) =>
          writeFunc(out, func, this.#names.indexOf(func.name), this.#signatures.indexOf(func), lengths[i]),
        );
      }),
      values,
      shapes: this.#part((out) => {
        out.uleb(numbers.shapes.length);
        for (const shape of numbers.shapes) writeShape(out, shape);
      }),
      constants: constants.section(writeConstant),
      words: words.section((out, word) => out.string(word)),
      code: this.#code.view(),
      names: this.#names.section((out, name) => out.string(name)),
      signatures: this.#signatures.section(writeSignature),
      ...(!this.#strip && {
        places: this.#places.view(),
        comments: this.#comments.view(),
        sources: this.#sources.section(writeSource),
      }),
    };
    return new Map(Object.entries(sections).map(([name, bytes]) => [section[name as SectionName], bytes]));
  }

  #part(write: (out: ByteWriter) => void): Uint8Array {
    const out = new ByteWriter(1024);
    write(out);
    return out.toBytes();
  }

  #take(amount: number): boolean {
    if (amount > this.#free) return false;
    this.#free -= amount;
    return true;
  }

  /** Places and comments of what stands before the bodies; their lengths. */
  #moduleParts(): { readonly places: number; readonly comments: number } {
    if (this.#strip) return { places: 0, comments: 0 };
    const spans = new SpanWriter(this.#places, this.#sources);
    for (const { span } of this.#module.globals) spans.write(span);
    for (const { span } of this.#module.funcs) spans.write(span);
    writeModuleComments(this.#comments, this.#module);
    return { places: this.#places.length, comments: this.#comments.length };
  }

  #bodies(): { readonly lengths: readonly BodyLengths[]; readonly numbers: ReturnType<ShapeTable['sorted']> } {
    const { funcs } = this.#module;
    const ids = funcs.map((func) => (func.extern ? new Int32Array() : this.#shapesOf(func)));
    const numbers = this.#tables.shapes.sorted();
    const lengths = funcs.map((func, i) => {
      const [code, places, comments] = [this.#code.length, this.#places.length, this.#comments.length];
      if (!func.extern) this.#body(func, ids[i], numbers.numbers);
      if (!this.#strip) writeFuncComments(this.#comments, func);
      return {
        code: this.#code.length - code,
        places: this.#places.length - places,
        comments: this.#comments.length - comments,
      };
    });
    return { lengths, numbers };
  }

  #shapesOf(func: Func): Int32Array {
    const finder = new ShapeFinder(func, this.#tables);
    const ids: number[] = [];
    forEachInstr(func, (instr) => ids.push(finder.find(instr)));
    return Int32Array.from(ids);
  }

  #body(func: Func, ids: Int32Array, numbers: Int32Array): void {
    const unmentioned = Math.max(0, func.symbols.length - declaredCount(func) - ids.length);
    const padding = this.#take(unmentioned) ? 0 : unmentioned;
    new BodyWriter(this.#code, this.#tables, ids, numbers).write(func, padding);
    if (this.#strip) return;
    const spans = new SpanWriter(this.#places, this.#sources);
    forEachInstr(func, ({ span }) => spans.write(span));
  }
}
