/** A module of the linear IR as JSON, in the shapes of shapes.ts. */
import { late, lines, writeJson, type JsonValue } from '../../base/json/json-writer.ts';
import { Places } from '../../base/json/places.ts';
import { decodeUtf8 } from '../../base/utf8.ts';
import { isCalc } from '../instr.ts';
import { printImmediate, type Immediate } from '../literal.ts';
import { defaultLoadType } from '../mem-types.ts';
import {
  lastPriority,
  type Block,
  type Commented,
  type DataGlobal,
  type Dest,
  type Func,
  type Global,
  type Instr,
  type LinearModule,
  type LinearSymbol,
  type Operand,
  type ValueType,
} from '../nodes.ts';

export interface JsonOptions {
  /** Leaves out comments and places. */
  readonly strip?: boolean;
}

type Members = { readonly [name: string]: JsonValue | undefined };

/** The JSON text of a module, in pieces. */
export function linearToJson(module: LinearModule, { strip = false }: JsonOptions = {}): Generator<string, void> {
  return writeJson(new ModuleWriter(module, strip).document());
}

function unlessEmpty(parts: readonly JsonValue[]): readonly JsonValue[] | undefined {
  return parts.length === 0 ? undefined : parts;
}

function unlessFalse(value: boolean | undefined): true | undefined {
  return value === true ? true : undefined;
}

class ModuleWriter {
  readonly #module: LinearModule;
  readonly #places: Places;
  readonly #strip: boolean;

  constructor(module: LinearModule, strip: boolean) {
    this.#module = module;
    this.#places = new Places(!strip);
    this.#strip = strip;
  }

  document(): JsonValue {
    const { profile, pointerSize, entry, constructors = [], globals, funcs } = this.#module;
    return {
      samara: 'linear',
      version: 1,
      profile,
      pointer: pointerSize,
      entry: entry === undefined ? undefined : funcs[entry].name,
      comments: this.#moduleComments(),
      constructors: unlessEmpty(
        constructors.map((line) => ({
          function: funcs[line.func].name,
          priority: line.priority === lastPriority ? undefined : line.priority,
          comments: this.#comments(line),
        })),
      ),
      globals: globals.length === 0 ? undefined : lines(globals.map((global) => late(() => this.#global(global)))),
      functions: lines(funcs.map((func) => late(() => this.#func(func)))),
      sources: this.#places.sources,
    };
  }

  /** What comments something has. */
  #comments({ comments }: Commented): JsonValue | undefined {
    if (comments === undefined || this.#strip) return undefined;
    return { before: unlessEmpty(comments.before), after: comments.after };
  }

  #moduleComments(): JsonValue | undefined {
    const { profile, entry, end = [] } = this.#module.comments ?? {};
    if (this.#strip || (profile === undefined && entry === undefined && end.length === 0)) return undefined;
    const at = (comments: Commented['comments']): JsonValue | undefined =>
      comments && { comments: this.#comments({ comments }) };
    return { profile: at(profile), entry: at(entry), end: unlessEmpty(end) };
  }

  // Globals

  #global(global: Global): JsonValue {
    const { name, linkage, span, alias, extern } = global;
    const at = this.#places.of(span);
    if (alias !== undefined)
      return {
        kind: 'alias',
        name,
        linkage,
        of: this.#module.globals[alias].name,
        comments: this.#comments(global),
        at,
      };
    const head = { kind: global.storage, name, linkage, extern: unlessFalse(extern), comments: this.#comments(global) };
    switch (global.storage) {
      case 'scalar':
        return {
          ...head,
          type: global.type,
          value: extern === true ? undefined : literal({ kind: 'v', type: global.type, value: global.init }),
          at,
        };
      case 'array': {
        const { type, count, init } = global;
        const values = [...init].sort(([a], [b]) => a - b);
        return {
          ...head,
          type,
          count,
          values: unlessEmpty(values.map(([index, value]) => ({ index, value: literal({ kind: 'v', type, value }) }))),
          at,
        };
      }
      case 'data': {
        const { size, align, constant } = global;
        return { ...head, size, align, constant: unlessFalse(constant), contents: this.#contents(global), at };
      }
    }
  }

  #contents({ bytes, relocations }: DataGlobal): JsonValue | undefined {
    const { funcs, globals } = this.#module;
    const addresses = relocations.map(({ at, kind, index, addend }) => ({
      kind: kind === 'f' ? 'function' : 'global',
      offset: at,
      name: (kind === 'f' ? funcs : globals)[index].name,
      addend: addend === 0 ? undefined : addend,
    }));
    return unlessEmpty([...pieces(bytes), ...addresses].sort((a, b) => a.offset - b.offset));
  }

  // Functions

  #func(func: Func): JsonValue {
    const { name, linkage, inlining, params, results, span } = func;
    const at = this.#places.of(span);
    const head = { name, linkage, exported: unlessFalse(func.exported), comments: this.#comments(func) };
    const variadic = unlessFalse(func.variadic);
    if (func.alias !== undefined) return { form: 'alias', ...head, of: this.#module.funcs[func.alias].name, at };
    if (func.extern) return { form: 'extern', ...head, params, results, variadic, at };
    return {
      form: func.form,
      ...head,
      params: func.symbols.flatMap((symbol, i) =>
        symbol.kind === 'p'
          ? [{ name: `p${i}`, type: symbol.type, called: symbol.name, comments: this.#comments(symbol) }]
          : [],
      ),
      results,
      variadic,
      inlining,
      locals: unlessEmpty(
        func.symbols.flatMap((symbol, i) =>
          symbol.kind === 'l' ? [{ ...local(symbol, `l${i}`), comments: this.#comments(symbol) }] : [],
        ),
      ),
      end: func.end?.comments && !this.#strip ? { comments: this.#comments(func.end) } : undefined,
      at,
      ...(func.form === 'linear'
        ? { code: this.#code(func, func.instrs) }
        : { blocks: lines(func.blocks.map((block, i) => late(() => this.#block(func, block, i)))) }),
    };
  }

  #block(func: Func, block: Block, number: number): JsonValue {
    const { phis, instrs, terminator } = block;
    const code = this.#code(func, [...phis, ...instrs, terminator]);
    return { name: `B${number}`, comments: this.#comments(block), code };
  }

  #code(func: Func, instrs: readonly Instr[]): JsonValue {
    return lines(instrs.map((instr) => late(() => this.#whole(func, instr))));
  }

  #whole(func: Func, instr: Instr): JsonValue {
    const { op, span } = instr;
    return { op, ...this.#instr(instr, func), comments: this.#comments(instr), at: this.#places.of(span) };
  }

  /** What an instruction has besides its operation. */
  #instr(instr: Instr, func: Func): Members {
    if (isCalc(instr)) return { dest: this.#operand(instr.dest), operands: this.#operands(instr.operands) };
    const target = (number: number): string => `${func.form === 'linear' ? 'lbl' : 'B'}${number}`;
    switch (instr.op) {
      case 'Label':
        return { label: `lbl${instr.label}` };
      case 'Assign':
      case 'ArrayLoad':
      case 'Alloca':
        return { dest: this.#operand(instr.dest), operands: this.#operands(instr.operands) };
      case 'Release':
      case 'ArrayStore':
      case 'Copy':
      case 'Fill':
        return { operands: this.#operands(instr.operands) };
      case 'Load': {
        const type = this.#typeOfDest(instr.dest, func);
        return {
          dest: this.#operand(instr.dest),
          memory: instr.mem,
          type: type === defaultLoadType(instr.mem) ? undefined : type,
          offset: instr.offset === 0 ? undefined : instr.offset,
          volatile: unlessFalse(instr.volatile),
          operands: this.#operands(instr.operands),
        };
      }
      case 'Store':
        return {
          memory: instr.mem,
          offset: instr.offset === 0 ? undefined : instr.offset,
          volatile: unlessFalse(instr.volatile),
          operands: this.#operands(instr.operands),
        };
      case 'Call':
        return {
          dests: unlessEmpty(this.#operands(instr.dests)),
          function: this.#module.funcs[instr.func].name,
          operands: unlessEmpty(this.#operands(instr.operands)),
        };
      case 'ICall': {
        const { params, results } = instr.signature;
        return {
          dests: unlessEmpty(this.#operands(instr.dests)),
          signature: { params, results },
          operands: this.#operands(instr.operands),
        };
      }
      case 'Goto':
        return { targets: instr.targets.map(target) };
      case 'CondGoto':
        return { operands: this.#operands(instr.operands), targets: instr.targets.map(target) };
      case 'Switch': {
        const { operands, values, targets } = instr;
        return {
          operands: this.#operands(operands),
          cases: values.map((value, i) => ({ value: integer(value), target: target(targets[i]) })),
          default: target(targets[values.length]),
        };
      }
      case 'Return':
        return { operands: unlessEmpty(this.#operands(instr.operands)) };
      case 'Trap':
        return { trap: instr.trap };
      case 'Phi':
        return {
          dest: this.#operand(instr.dest),
          values: instr.operands.map((value, i) => ({ block: `B${instr.sources[i]}`, value: this.#operand(value) })),
        };
    }
  }

  #typeOfDest(dest: Dest, func: Func): ValueType | undefined {
    if (dest.kind !== 'g') return func.symbols[dest.index].type;
    const global = this.#module.globals[dest.index];
    return global.storage === 'scalar' ? global.type : undefined;
  }

  #operands(operands: readonly Operand[]): readonly JsonValue[] {
    return operands.map((operand) => this.#operand(operand));
  }

  #operand(operand: Operand): JsonValue {
    switch (operand.kind) {
      case 'v':
        return operand.type === 'i32'
          ? Number(operand.value)
          : { kind: 'value', type: operand.type, value: literal(operand) };
      case 'f':
        return { kind: 'function', name: this.#module.funcs[operand.index].name };
      case 'g':
        return {
          kind: 'global',
          name: this.#module.globals[operand.index].name,
          offset: operand.offset === 0 ? undefined : operand.offset,
        };
      default:
        return `${operand.kind}${operand.index}${operand.version === undefined ? '' : `.${operand.version}`}`;
    }
  }
}

function local(symbol: LinearSymbol, name: string): Members {
  const called = symbol.name;
  if (!('storage' in symbol)) return { kind: 'value', name, type: symbol.type, called };
  if (symbol.storage === 'slot') return { kind: 'slot', name, size: symbol.size, align: symbol.align, called };
  return { kind: 'array', name, type: symbol.type.slice(0, -1), count: symbol.count, called };
}

function integer(value: number | bigint): number | string {
  return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
}

/** A number where a double has exactly this value, else the text of the literal without the mark of its type. */
function literal(immediate: Immediate): number | string {
  const { type, value, bits } = immediate;
  if (type === 'i32' || type === 'i64') return integer(value);
  const text = printImmediate(immediate).replace(/[DV](?=:|$)/, '');
  if (type === 'v128' || bits !== undefined || !Number.isFinite(value)) return text;
  return Object.is(value, -0) ? '-0' : Number(text);
}

/** Bytes of data in one part. */
const longestPiece = 256;

type Contents = { readonly offset: number } & Members;

/** Bytes that are not 0, in parts without zeros at their ends; as text where they are printable. */
function pieces(bytes: Uint8Array): Contents[] {
  const parts: Contents[] = [];
  for (let at = 0; at < bytes.length;) {
    if (bytes[at] === 0) {
      at++;
      continue;
    }
    const most = bytes.subarray(at, at + longestPiece);
    const zero = most.indexOf(0);
    const piece = zero < 0 ? most : most.subarray(0, zero);
    const text = decodeUtf8(piece);
    const isText = typeof text === 'string' && /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/.test(text);
    parts.push(
      isText
        ? { kind: 'text', offset: at, text }
        : {
            kind: 'bytes',
            offset: at,
            bytes: Array.from(piece, (byte) => byte.toString(16).padStart(2, '0')).join(''),
          },
    );
    at += piece.length;
  }
  return parts;
}
