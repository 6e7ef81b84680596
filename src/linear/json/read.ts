/**
 * A JSON document as `.lir` text, which the parser reads (base/json/read-text.ts). Documents have their shape, so nothing
 * is checked here.
 */
import { JsonKind, type JsonAt, type JsonText } from '../../base/json/json-text.ts';
import { Deferred, joined, readText, type Piece, type ReadText } from '../../base/json/read-text.ts';
import type { SourceFile } from '../../base/source.ts';
import { encodeUtf8 } from '../../base/utf8.ts';
import { isCalcOp, type StructuralOp } from '../opcodes.ts';
import { quoteBytes, quoteName, quoteString } from '../scanner.ts';
import { linearDocument } from './shapes.ts';

/** The text of a document. */
export function linearTextOfJson(source: SourceFile): ReadText {
  return readText(source, linearDocument, (json) => {
    const writer = new TextWriter(json);
    return (at) => writer.document(at);
  });
}

class TextWriter {
  readonly #json: JsonText;

  constructor(json: JsonText) {
    this.#json = json;
  }

  document(at: JsonAt): readonly Piece[] {
    const profile = this.#text(at, 'profile') ?? 'full';
    const pointer = this.#text(at, 'pointer');
    const entry = this.#text(at, 'entry');
    const comments = this.#json.member(at, 'comments');
    const of = (name: string): JsonAt | undefined => comments && this.#json.member(comments, name);
    return [
      ...this.#commented(of('profile'), [
        `profile ${profile}${profile === 'core' || pointer === undefined ? '' : `, pointer ${pointer}`}\n`,
      ]),
      ...this.#commented(of('entry'), [entry === undefined ? '' : `entry @${quoteName(entry)}\n`]),
      ...this.#all(at, 'constructors', '', this.#constructorLine),
      ...this.#all(at, 'globals', '', this.#global),
      ...this.#all(at, 'functions', '', this.#func),
      ...joined(this.#json, of('end'), '', (line) => [`#${this.#json.text(line)}\n`]),
    ];
  }

  /** A line with the comments of an object around it. */
  #commented(at: JsonAt | undefined, line: readonly Piece[]): readonly Piece[] {
    const comments = at === undefined ? undefined : this.#json.member(at, 'comments');
    if (comments === undefined) return line;
    const before = this.#all(comments, 'before', '', (comment) => [`#${this.#json.text(comment)}\n`]);
    const after = this.#text(comments, 'after');
    if (after === undefined) return [...before, ...line];
    const last = line.at(-1);
    const end = typeof last === 'string' ? last.replace(/\n$/, '') : '';
    return [...before, ...line.slice(0, -1), `${end} #${after}\n`];
  }

  // Members

  #text(at: JsonAt, name: string): string | undefined {
    const member = this.#json.member(at, name);
    return member === undefined ? undefined : this.#scalar(member);
  }

  #scalar(at: JsonAt): string {
    return this.#json.kind(at) === JsonKind.text ? this.#json.text(at) : this.#json.raw(at);
  }

  #all(at: JsonAt, name: string, between: string, pieces: (at: JsonAt) => readonly Piece[]): Piece[] {
    return joined(this.#json, this.#json.member(at, name), between, pieces);
  }

  #one(at: JsonAt, name: string, pieces: (at: JsonAt) => readonly Piece[]): Piece[] {
    const member = this.#json.member(at, name);
    return member === undefined ? [] : [new Deferred(member, pieces)];
  }

  #nameOf(at: JsonAt, name = 'name'): string {
    return quoteName(this.#text(at, name) ?? '');
  }

  /** The words before a declaration. */
  #marks(at: JsonAt): string {
    const linkage = this.#text(at, 'linkage');
    const isExported = this.#text(at, 'exported') === 'true';
    const isExtern = this.#text(at, 'extern') === 'true' || this.#text(at, 'form') === 'extern';
    return `${isExported ? 'export ' : ''}${isExtern ? 'extern ' : ''}${linkage === undefined ? '' : `${linkage} `}`;
  }

  // Declarations

  readonly #constructorLine = (at: JsonAt): readonly Piece[] => {
    const priority = this.#text(at, 'priority');
    const line = `constructor @${this.#nameOf(at, 'function')}${priority === undefined ? '' : `, priority ${priority}`}\n`;
    return this.#commented(at, [line]);
  };

  readonly #global = (at: JsonAt): readonly Piece[] => this.#commented(at, this.#globalLine(at));

  #globalLine(at: JsonAt): readonly Piece[] {
    const marks = this.#marks(at);
    const name = this.#nameOf(at);
    const type = this.#text(at, 'type') ?? '';
    switch (this.#text(at, 'kind')) {
      case 'alias':
        return [`${marks}alias global @${name} = @${this.#nameOf(at, 'of')}\n`];
      case 'scalar': {
        const value = this.#json.member(at, 'value');
        return [`${marks}global ${type} @${name}${value === undefined ? '' : ` = ${this.#literal(value, type)}`}\n`];
      }
      case 'array': {
        const items = this.#all(at, 'values', ', ', (item) => [
          `${this.#text(item, 'index') ?? ''}: ${this.#literal(this.#json.member(item, 'value') ?? item, type)}`,
        ]);
        return [`${marks}global ${type}[${this.#text(at, 'count') ?? ''}] @${name}`, ...braces(items)];
      }
      default: {
        const constant = this.#text(at, 'constant') === 'true' ? 'const ' : '';
        const size = `data ${this.#text(at, 'size') ?? ''} align ${this.#text(at, 'align') ?? ''}`;
        return [
          `${marks}global ${constant}${size} @${name}`,
          ...braces(this.#all(at, 'contents', ', ', this.#contents)),
        ];
      }
    }
  }

  readonly #contents = (at: JsonAt): readonly Piece[] => [
    `${this.#text(at, 'offset') ?? ''}: ${this.#contentsText(at)}`,
  ];

  #contentsText(at: JsonAt): string {
    const addend = this.#text(at, 'addend');
    const behind = addend === undefined || addend === '0' ? '' : `:${addend}`;
    switch (this.#text(at, 'kind')) {
      case 'text':
        return quoteBytes(encodeUtf8(this.#text(at, 'text') ?? ''));
      case 'bytes':
        return quoteBytes(bytesOfHex(this.#text(at, 'bytes') ?? ''));
      case 'function':
        return `&${this.#nameOf(at)}${behind}`;
      default:
        return `@${this.#nameOf(at)}${behind}`;
    }
  }

  readonly #func = (at: JsonAt): readonly Piece[] => {
    const form = this.#text(at, 'form') ?? '';
    const marks = this.#marks(at);
    const name = `@${this.#nameOf(at)}`;
    if (form === 'alias')
      return ['\n', ...this.#commented(at, [`${marks}alias func ${name} = @${this.#nameOf(at, 'of')}\n`])];
    const head = `${marks}func ${this.#results(at)} ${name}`;
    const variadic = this.#text(at, 'variadic') === 'true' ? ', variadic' : '';
    if (form === 'extern') return ['\n', ...this.#commented(at, [`${head}(${this.#list(at, 'params')})${variadic}\n`])];
    const inlining = this.#text(at, 'inlining');
    const flags = `${variadic}${inlining === undefined ? '' : `, ${inlining}`}`;
    const more = `, param ${this.#count(at, 'params')}${flags}${form === 'linear' ? '' : `, form ${form}`}\n`;
    return [
      '\n',
      ...this.#commented(at, [head + more]),
      ...this.#all(at, 'params', '', this.#param),
      ...this.#all(at, 'locals', '', this.#local),
      ...this.#all(at, 'code', '', this.#instr),
      ...this.#all(at, 'blocks', '', this.#block),
      ...this.#commented(this.#json.member(at, 'end'), ['func end\n']),
    ];
  };

  #count(at: JsonAt, name: string): number {
    let count = 0;
    const member = this.#json.member(at, name);
    if (member !== undefined) for (const _ of this.#json.parts(member)) count++;
    return count;
  }

  /** A list of words. */
  #list(at: JsonAt, name: string): string {
    const member = this.#json.member(at, name);
    return member === undefined ? '' : [...this.#json.parts(member)].map((part) => this.#scalar(part)).join(', ');
  }

  #results(at: JsonAt): string {
    const types = this.#list(at, 'results');
    return types === '' ? 'void' : types.includes(',') ? `(${types})` : types;
  }

  #called(at: JsonAt): string {
    const name = this.#text(at, 'called');
    return name === undefined ? '' : ` ${quoteString(name)}`;
  }

  readonly #param = (at: JsonAt): readonly Piece[] =>
    this.#commented(at, [
      `  fparam ${this.#text(at, 'type') ?? ''} ${this.#text(at, 'name') ?? ''}${this.#called(at)}\n`,
    ]);

  readonly #local = (at: JsonAt): readonly Piece[] => {
    const type = this.#text(at, 'type') ?? '';
    const kind = this.#text(at, 'kind');
    const size = `slot ${this.#text(at, 'size') ?? ''} align ${this.#text(at, 'align') ?? ''}`;
    const what = kind === 'slot' ? size : kind === 'array' ? `${type}[${this.#text(at, 'count') ?? ''}]` : type;
    return this.#commented(at, [`  local ${what} ${this.#text(at, 'name') ?? ''}${this.#called(at)}\n`]);
  };

  readonly #block = (at: JsonAt): readonly Piece[] => [
    ...this.#commented(at, [`block ${this.#text(at, 'name') ?? ''}:\n`]),
    ...this.#all(at, 'code', '', this.#instr),
  ];

  // Instructions

  readonly #instr = (at: JsonAt): readonly Piece[] => this.#commented(at, this.#instrLine(at));

  #instrLine(at: JsonAt): readonly Piece[] {
    const op = this.#text(at, 'op') ?? '';
    if (isCalcOp(op)) return ['  ', ...this.#dest(at), `${op} `, ...this.#operands(at), '\n'];
    return this.#structural(op as StructuralOp, at);
  }

  #structural(op: StructuralOp, at: JsonAt): readonly Piece[] {
    const [a, b, c] = this.#parts(at, 'operands');
    const jump = this.#list(at, 'targets').split(', ');
    switch (op) {
      case 'Label':
        return [`${this.#text(at, 'label') ?? ''}:\n`];
      case 'Assign':
        return ['  ', ...this.#dest(at), a, '\n'];
      case 'ArrayLoad':
        return ['  ', ...this.#dest(at), a, '[', b, ']\n'];
      case 'ArrayStore':
        return ['  ', a, '[', b, '] = ', c, '\n'];
      case 'Load': {
        const type = this.#text(at, 'type');
        const name = `load.${this.#text(at, 'memory') ?? ''}${type === undefined ? '' : `.${type}`} `;
        return ['  ', ...this.#dest(at), this.#volatile(at) + name, a, this.#offset(at), '\n'];
      }
      case 'Store':
        return [`  ${this.#volatile(at)}store.${this.#text(at, 'memory') ?? ''} `, a, this.#offset(at), ', ', b, '\n'];
      case 'Copy':
      case 'Fill':
        return [`  ${op.toLowerCase()} `, a, ', ', b, ', ', c, '\n'];
      case 'Alloca':
        return ['  ', ...this.#dest(at), 'alloca ', a, '\n'];
      case 'Release':
        return ['  release ', a, '\n'];
      case 'Call':
        return this.#call(at, this.#parts(at, 'operands'), [`call @${this.#nameOf(at, 'function')}`]);
      case 'ICall': {
        const signature = this.#json.member(at, 'signature') ?? at;
        const types = ` (${this.#list(signature, 'params')}) ${this.#results(signature)}`;
        return this.#call(at, this.#parts(at, 'operands').slice(1), ['icall ', a, types]);
      }
      case 'Goto':
        return [`  ${isBlock(jump[0]) ? 'ucond ' : ''}goto ${jump[0]}\n`];
      case 'CondGoto':
        return isBlock(jump[0])
          ? ['  cond goto ', a, ` ${jump.join(' ')}\n`]
          : ['  goto ', a, ` ? ${jump.join(' : ')}\n`];
      case 'Switch':
        return [
          '  switch ',
          a,
          ' [',
          ...this.#all(at, 'cases', ', ', (item) => [
            `${this.#text(item, 'value') ?? ''}: ${this.#text(item, 'target') ?? ''}`,
          ]),
          `], ${this.#text(at, 'default') ?? ''}\n`,
        ];
      case 'Return':
        return ['  return ', ...this.#operands(at), '\n'];
      case 'Trap':
        return [`  trap ${this.#text(at, 'trap') ?? ''}\n`];
      case 'Phi':
        return ['  ', ...this.#dest(at), 'phi', ...this.#all(at, 'values', '', this.#phiValue), '\n'];
    }
  }

  readonly #phiValue = (at: JsonAt): readonly Piece[] => [
    ` [${this.#text(at, 'block') ?? ''}: `,
    ...this.#one(at, 'value', this.#operand),
    ']',
  ];

  #call(at: JsonAt, args: readonly Piece[], callee: readonly Piece[]): readonly Piece[] {
    const dests = this.#parts(at, 'dests', ', ');
    return [
      ...args.flatMap((arg): Piece[] => ['  rparam ', arg, '\n']),
      '  ',
      ...dests,
      dests.length === 0 ? '' : ' = ',
      ...callee,
      `, param ${args.length}\n`,
    ];
  }

  #volatile(at: JsonAt): string {
    return this.#text(at, 'volatile') === 'true' ? 'volatile ' : '';
  }

  #offset(at: JsonAt): string {
    const offset = this.#text(at, 'offset') ?? '0';
    return offset === '0' ? '' : ` + ${offset}`;
  }

  /** `dest = ` */
  #dest(at: JsonAt): readonly Piece[] {
    const dest = this.#json.member(at, 'dest') ?? at;
    return [new Deferred(dest, this.#operand, false), ' = '];
  }

  /** Operands are parts of their instruction. */
  #parts(at: JsonAt, name: string, between = ''): readonly Piece[] {
    return joined(this.#json, this.#json.member(at, name), between, this.#operand, false);
  }

  #operands(at: JsonAt): readonly Piece[] {
    return this.#parts(at, 'operands', ', ');
  }

  readonly #operand = (at: JsonAt): readonly Piece[] => {
    if (this.#json.kind(at) !== JsonKind.object) return [this.#scalar(at)];
    const offset = this.#text(at, 'offset') ?? '0';
    switch (this.#text(at, 'kind')) {
      case 'function':
        return [`&${this.#nameOf(at)}`];
      case 'global':
        return [`@${this.#nameOf(at)}${offset === '0' ? '' : `:${offset}`}`];
      default:
        return [this.#literal(this.#json.member(at, 'value') ?? at, this.#text(at, 'type') ?? '')];
    }
  };

  /** A number of a type, with the mark of that type. */
  #literal(at: JsonAt, type: string): string {
    const value = this.#scalar(at);
    if (type === 'i64') return `${value}L`;
    if (type === 'v128') return `${value}V`;
    if (type !== 'f32' && type !== 'f64') return value;
    const mark = type === 'f64' ? 'D' : '';
    if (value.startsWith('nan:')) return `nan${mark}${value.slice(3)}`;
    return `${/^-?[0-9]+$/.test(value) ? `${value}.0` : value}${mark}`;
  }
}

function isBlock(target: string): boolean {
  return target.startsWith('B');
}

/** ` = {items}`, or nothing. */
function braces(items: readonly Piece[]): readonly Piece[] {
  return items.length === 0 ? ['\n'] : [' = {', ...items, '}\n'];
}

function bytesOfHex(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}
