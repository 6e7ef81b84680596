/**
 * The records of types. Each begins with its tag, a primitive type and a name, and is followed at once by the records of the types
 * that it is the first to mention; those refer to it by its number. So records are nested as deep as classes refer to each
 * other, and reading them recurses: by generators on a stack of its own, so that no file is too deep for JavaScript's.
 */
import type { Input } from './input.ts';
import type {
  Constant,
  Element,
  FieldRecord,
  Info,
  Members,
  MethodRecord,
  Param,
  Pragma,
  Ref,
  Shape,
  Slot,
  TypeAttrs,
  TypeRecord,
} from './records.ts';

/** A type that is being read; asks for the record of a tag, and is given its number. */
type Reading<T> = Generator<number, T, Ref>;

const mostNested = 65_536;

/** How kinds of structures are numbered, complete and incomplete. */
const shapes: ReadonlyMap<number, readonly [shape: Shape, isComplete: boolean]> = new Map([
  [7, ['struct', true]],
  [8, ['union', true]],
  [9, ['class', true]],
  [10, ['interface', true]],
  [11, ['struct', false]],
  [12, ['class', false]],
  [14, ['interface', false]],
]);

const noPack = 0xffffffff;
/** Static, final, and public or protected: a field whose value may stand in the file. */
const staticBits = { final: 1n << 1n, protected: 1n << 5n, public: 1n << 6n, static: 1n << 7n };

export class TypeReader {
  readonly #input: Input;
  /** By number from the age's first; a record that is still being read is absent. */
  readonly records: (TypeRecord | undefined)[] = [];

  constructor(input: Input) {
    this.#input = input;
  }

  /** A type: none, one that was seen before, or a new one with everything in it. */
  read(): Ref {
    const stack: { readonly reading: Reading<Ref> }[] = [{ reading: this.#ref() }];
    let given: Ref = 0;
    for (;;) {
      const step = stack[stack.length - 1].reading.next(given);
      if (step.done === true) {
        stack.pop();
        if (stack.length === 0) return step.value;
        given = step.value;
      } else {
        if (stack.length >= mostNested) this.#input.fail(`types are nested deeper than ${mostNested}`);
        stack.push({ reading: this.#record(step.value) });
      }
    }
  }

  get #next(): number {
    return this.#input.age.first + this.records.length;
  }

  *#ref(): Reading<Ref> {
    const { offset } = this.#input;
    const tag = this.#input.num();
    if (tag > 0) return yield tag;
    if (-tag >= this.#next)
      this.#input.fail(`expected a type: 0, a tag, or one of ${this.#next - 1} before, found ${tag}`, offset);
    return -tag;
  }

  /** One that must be there. */
  *#type(): Reading<Ref> {
    const { offset } = this.#input;
    const type = yield* this.#ref();
    return type === 0 ? this.#input.fail('expected a type, found none', offset) : type;
  }

  *#list<T>(count: number, item: () => Reading<T>): Reading<T[]> {
    const items: T[] = [];
    for (let i = 0; i < count; i++) items.push(yield* item());
    return items;
  }

  // Records

  *#record(tag: number): Reading<Ref> {
    const input = this.#input;
    const offset = input.offset - 1;
    if (tag < 6 || tag > 19) input.fail(`expected the tag of a type, 6 to 19, found ${tag}`, offset);
    const prim = this.#prim();
    const name = input.str();
    const isLocal = input.flag('a local name');
    // Primitive types have their numbers already.
    const number = tag === 6 ? prim : this.#next;
    if (tag !== 6) this.records.push(undefined);
    const record = yield* this.#rest(tag, prim, { offset, name, isLocal });
    if (tag !== 6) this.records[number - input.age.first] = record;
    return number;
  }

  #prim(): number {
    const { offset } = this.#input;
    const prim = this.#input.num();
    const { prims } = this.#input.age;
    if (prim < 1 || prim > prims.length)
      this.#input.fail(`expected a primitive type, 1 to ${prims.length - 1}, found ${prim}`, offset);
    return prim;
  }

  *#rest(
    tag: number,
    prim: number,
    head: { readonly offset: number; readonly name: string; readonly isLocal: boolean },
  ): Reading<TypeRecord> {
    switch (tag) {
      case 6:
        return { ...head, kind: 'scalar', prim };
      case 7:
        return { ...head, kind: 'name' };
      case 8:
        return { ...head, kind: 'pointer', ...(yield* this.#pointer()) };
      case 9:
      case 10:
        return { ...head, kind: 'array', dims: undefined, ...(yield* this.#element(false)) };
      case 11:
        return { ...head, kind: 'array', dims: this.#dims(), ...(yield* this.#element(true)) };
      case 12:
        return { ...head, kind: 'func', ...(yield* this.#func()) };
      case 13:
        return { ...head, kind: 'param' };
      case 14:
        this.#input.num();
        return { ...head, kind: 'vector', slots: yield* this.#slots() };
      case 15:
        return { ...head, kind: 'instance', slots: yield* this.#slots(), generic: yield* this.#type() };
      case 16:
        return { ...head, kind: 'bits', prim, width: this.#width() };
      default:
        return { ...head, kind: 'struct', ...(yield* this.#struct(tag)) };
    }
  }

  #attrs(): TypeAttrs {
    const bits = this.#input.word();
    const align = this.#input.num();
    return { bits, align, pack: this.#input.age.packs ? this.#input.num() : noPack };
  }

  *#pointer(): Reading<{ to: Ref; attrs: TypeAttrs | undefined }> {
    const { pointerAttrs } = this.#input.age;
    const before = pointerAttrs === 'before' ? this.#attrs() : undefined;
    const to = yield* this.#type();
    return { to, attrs: pointerAttrs === 'after' ? this.#attrs() : before };
  }

  *#element(hasAttrs: boolean): Reading<{ of: Ref; attrs: TypeAttrs | undefined }> {
    const of = yield* this.#type();
    return { of, attrs: hasAttrs && this.#input.age.pointerAttrs !== 'none' ? this.#attrs() : undefined };
  }

  #dims(): number[] {
    return Array.from({ length: this.#input.count('dimensions') }, () => {
      const { offset } = this.#input;
      const size = this.#input.num();
      return size < 0 ? this.#input.fail(`expected the size of a dimension, found ${size}`, offset) : size;
    });
  }

  #width(): number {
    const { offset } = this.#input;
    const width = this.#input.num();
    return width < 0 || width > 128
      ? this.#input.fail(`expected the width of a bit-field, found ${width}`, offset)
      : width;
  }

  *#func(): Reading<{ result: Ref; isVariadic: boolean; params: Param[] }> {
    const { age } = this.#input;
    const result = yield* this.#type();
    const isVariadic = age.funcAttrs ? this.#isVarargs() : this.#input.flag('more arguments');
    const types = yield* this.#list(this.#input.count('parameters'), () => this.#type());
    const attrs = Array.from({ length: this.#input.count('attributes of parameters', 2) }, () => this.#attrs());
    if (attrs.length !== types.length)
      this.#input.fail(`expected attributes of ${types.length} parameters, found ${attrs.length}`);
    return { result, isVariadic, params: types.map((type, i) => ({ type, attrs: attrs[i] })) };
  }

  #isVarargs(): boolean {
    const bits = this.#functionBits();
    const at = this.#input.age.funcBits.indexOf('varargs');
    return ((bits >> BigInt(at)) & 1n) === 1n;
  }

  /** The attributes of a function: one word, or two. */
  #functionBits(): bigint {
    const low = BigInt.asUintN(64, this.#input.word());
    return this.#input.age.funcWords === 1 ? low : low | (BigInt.asUintN(64, this.#input.word()) << 64n);
  }

  *#slots(): Reading<Slot[]> {
    const read = (): Reading<Slot> => this.#slot();
    return yield* this.#list(this.#input.count('types of an instance', 2), read);
  }

  *#slot(): Reading<Slot> {
    return { param: yield* this.#type(), type: yield* this.#type() };
  }

  // Structures

  *#struct(tag: number): Reading<{ shape: Shape; attrs: TypeAttrs | undefined; members: Members | undefined }> {
    const { offset } = this.#input;
    const number = this.#input.num();
    const [shape, isComplete] = shapes.get(number) ?? [];
    const fits = shape !== undefined && tag === (shape === 'class' ? 18 : shape === 'interface' ? 19 : 17);
    if (!fits) this.#input.fail(`expected a kind of structure that fits tag ${tag}, found ${number}`, offset);
    const attrs = tag === 17 && this.#input.age.structAttrs ? this.#attrs() : undefined;
    return { shape, attrs, members: isComplete === true ? yield* this.#members(shape) : undefined };
  }

  *#members(shape: Shape): Reading<Members> {
    const data = yield* this.#structData();
    if (shape !== 'class' && shape !== 'interface')
      return { ...data, parent: 0, interfaces: [], infos: [], pragmas: [] };
    const parent = shape === 'class' ? yield* this.#ref() : 0;
    const interfaces = yield* this.#list(this.#input.count('interfaces'), () => this.#type());
    return { ...data, parent, interfaces, infos: this.#infos(), pragmas: yield* this.#pragmas() };
  }

  *#structData(): Reading<Pick<Members, 'fields' | 'statics' | 'parentFields' | 'methods'>> {
    const field = (): Reading<FieldRecord> => this.#field();
    const fields = yield* this.#list(this.#input.count('fields', 4), field);
    const statics = yield* this.#list(this.#input.count('static fields', 4), field);
    const parentFields = yield* this.#list(this.#input.count('fields of the parent', 4), field);
    const methods = yield* this.#list(this.#input.count('methods', 3), () => this.#method());
    return { fields, statics, parentFields, methods };
  }

  *#field(): Reading<FieldRecord> {
    const name = this.#input.str();
    const type = yield* this.#type();
    const bits = this.#input.word();
    const align = this.#input.num();
    const isShown = (bits & staticBits.static) !== 0n && (bits & staticBits.final) !== 0n;
    const hasInit = isShown && (bits & (staticBits.public | staticBits.protected)) !== 0n;
    return { name, type, bits, align, init: hasInit ? yield* this.#init() : undefined };
  }

  *#init(): Reading<Constant | undefined> {
    const { offset } = this.#input;
    const number = this.#input.num();
    if (number === 0) return undefined;
    return number === 2
      ? yield* this.#constant()
      : this.#input.fail(`expected 0, or 2 and a constant, found ${number}`, offset);
  }

  *#method(): Reading<MethodRecord> {
    const name = this.#input.raw();
    const { offset } = this.#input;
    const type = yield* this.#type();
    const record = this.records[type - this.#input.age.first];
    if (record?.kind !== 'func') this.#input.fail('expected the type of a method', offset);
    const bits = this.#input.age.funcAttrs ? this.#functionBits() : BigInt.asUintN(64, this.#input.word());
    return { name, type, bits };
  }

  #infos(): Info[] {
    const areTexts = Array.from({ length: this.#input.count('pieces of information') }, () =>
      this.#input.flag('text or number'),
    );
    const { offset } = this.#input;
    const count = this.#input.num();
    if (count !== areTexts.length)
      this.#input.fail(`expected ${areTexts.length} pieces of information, found ${count}`, offset);
    return areTexts.map((isText) => ({
      key: this.#input.str(),
      value: isText ? this.#input.str() : this.#input.word(),
    }));
  }

  // Constants and pragmas

  *#constant(): Reading<Constant | undefined> {
    const { offset } = this.#input;
    const tag = this.#input.num();
    if (tag === 0) return undefined;
    const bare = this.#input.age.names === 'ended' && (tag === 25 || tag === 26);
    if (!bare) {
      this.#input.num();
      yield* this.#ref();
      if (this.#input.age.names === 'ended') this.#input.num();
    }
    switch (tag) {
      case 20:
        return { kind: 'int', value: this.#input.word() };
      case 23:
        return { kind: 'text', text: this.#input.text() };
      case 24:
        return { kind: 'text', text: this.#wideText() };
      case 25:
      case 26:
        return { kind: 'float', value: this.#float(tag === 25 ? 32 : 64), width: tag === 25 ? 32 : 64 };
      default:
        return this.#input.fail(`expected a constant of a field (20, 23 to 26), found ${tag}`, offset);
    }
  }

  #wideText(): string {
    const length = this.#input.count('bytes of a text');
    return this.#input.utf8(length);
  }

  #float(width: 32 | 64): number {
    const view = new DataView(new ArrayBuffer(8));
    view.setBigInt64(0, this.#input.word() << (width === 32 ? 32n : 0n));
    return width === 32 ? view.getFloat32(0) : view.getFloat64(0);
  }

  *#pragmas(): Reading<Pragma[]> {
    return yield* this.#list(this.#input.count('pragmas', 6), () => this.#pragma());
  }

  *#pragma(): Reading<Pragma> {
    const kind = this.#input.num();
    const visibility = this.#input.num();
    const name = this.#input.str();
    const type = yield* this.#ref();
    if (this.#input.age.pragmaExtra) yield* this.#ref();
    const param = this.#input.num();
    return { kind, visibility, name, type, param, elements: this.#elements() };
  }

  /** Elements hold elements; a list that is open stands on a stack. */
  #elements(): Element[] {
    const root: Element[] = [];
    const open = [{ list: root, left: this.#input.count('elements', 5) }];
    for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
      if (top.left === 0) {
        open.pop();
        continue;
      }
      top.left--;
      const { element, list, count } = this.#element1();
      top.list.push(element);
      if (open.length >= mostElements) this.#input.fail(`elements of pragmas are nested deeper than ${mostElements}`);
      open.push({ list, left: count });
    }
    return root;
  }

  /** One element, its list of elements still empty, and how many belong into that. */
  #element1(): { readonly element: Element; readonly list: Element[]; readonly count: number } {
    const name = this.#input.str();
    const typeName = this.#input.str();
    const valueType = this.#input.num();
    const isText = valueType >= 0x17 && valueType <= 0x1b;
    const value = isText ? this.#input.str() : this.#input.reader.u64();
    const elements: Element[] = [];
    return {
      element: { name, typeName, valueType, value, elements },
      list: elements,
      count: this.#input.count('elements', 5),
    };
  }
}

const mostElements = 200;
