/**
 * A JSON document as MAPLE text, which the parser reads (base/json/read-text.ts). Documents have their shape, so nothing
 * is checked here. What stands behind an opcode follows from its form, as in parser and printer: there is one writer for
 * each kind of slot.
 */
import { JsonKind, type JsonAt, type JsonText } from '../../base/json/json-text.ts';
import { Deferred, joined, readText, type Piece, type ReadText } from '../../base/json/read-text.ts';
import type { SourceFile } from '../../base/source.ts';
import { directiveRow } from '../directives.ts';
import { formParts, Part } from '../forms.ts';
import { quoteString, toBytes } from '../literals.ts';
import { rows, slotSyntax, type Opcode, type SlotName } from '../opcodes.ts';
import { mapleDocument, memberOf, tagged, wide } from './shapes.ts';

/** The MAPLE text of a document. */
export function mapleTextOfJson(source: SourceFile): ReadText {
  return readText(source, mapleDocument, (json) => {
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
    return this.#all(at, 'items', '', this.#item);
  }

  // Members

  #text(at: JsonAt, name: string): string | undefined {
    const member = this.#json.member(at, name);
    return member === undefined ? undefined : this.#scalar(member);
  }

  /** A text, or a number as it is written. */
  #scalar(at: JsonAt): string {
    return this.#json.kind(at) === JsonKind.text ? this.#json.text(at) : this.#json.raw(at);
  }

  #is(at: JsonAt, name: string): boolean {
    return this.#text(at, name) === 'true';
  }

  #all(at: JsonAt, name: string, between: string, pieces: (at: JsonAt) => readonly Piece[]): Piece[] {
    return joined(this.#json, this.#json.member(at, name), between, pieces);
  }

  #one(at: JsonAt, name: string, pieces: (at: JsonAt) => readonly Piece[]): Piece[] {
    const member = this.#json.member(at, name);
    return member === undefined ? [] : [new Deferred(member, pieces, false)];
  }

  #typeOf(at: JsonAt, name = 'type'): Piece[] {
    return this.#one(at, name, this.#type);
  }

  #attrs(at: JsonAt): Piece[] {
    return this.#all(at, 'attrs', '', this.#attr);
  }

  readonly #attr = (at: JsonAt): readonly Piece[] => {
    if (this.#json.kind(at) === JsonKind.text) return [` ${this.#json.text(at)}`];
    const args = this.#all(at, 'args', ', ', (arg) => [
      this.#json.kind(arg) === JsonKind.text ? `"${this.#json.text(arg)}"` : this.#json.raw(arg),
    ]);
    return [` ${this.#text(at, 'name') ?? ''}(`, ...args, ')'];
  };

  // Items

  readonly #item = (at: JsonAt): readonly Piece[] => {
    const kind = this.#text(at, 'kind') ?? '';
    switch (kind) {
      case 'func':
        return this.#func(at);
      case 'var':
        return ['\n', ...this.#variable(at), ...this.#initOf(at)];
      case 'type':
      case 'javaclass':
      case 'javainterface':
        return ['\n', ...this.#definition(kind, at)];
      case 'comment': {
        const text = `#${this.#text(at, 'text') ?? ''}`;
        return [`${this.#is(at, 'trailing') ? ' ' : '\n'}${text}${this.#is(at, 'apart') ? '\n' : ''}`];
      }
      default:
        return this.#directive(at);
    }
  };

  /** The name of a type. */
  #definition(keyword: string, at: JsonAt): readonly Piece[] {
    return [`${keyword} ${this.#text(at, 'name') ?? ''} `, ...this.#typeOf(at), ...this.#attrs(at)];
  }

  readonly #directive = (at: JsonAt): readonly Piece[] => {
    const name = this.#text(at, 'kind') ?? '';
    const value = this.#json.member(at, 'value');
    switch (directiveRow(name)?.shape) {
      case undefined:
        return [`\n${this.#text(at, 'text') ?? ''}`];
      case 'braces':
        return [`\n${name} { ${this.#text(at, 'raw') ?? ''} }`];
      case 'words':
        return [`\n${name} = [ `, ...this.#all(at, 'values', ' ', (word) => [this.#scalar(word)]), ' ]'];
      case 'func':
        return [`\n${name} ${this.#text(at, 'value') ?? ''}`];
      default: {
        const isText = value !== undefined && this.#json.kind(value) === JsonKind.text;
        const text = this.#text(at, 'value') ?? '';
        return [`\n${name} ${isText ? quoteString(text) : text}`];
      }
    }
  };

  /** `var %x storage type attrs` */
  #variable(at: JsonAt): readonly Piece[] {
    const storage = this.#text(at, 'storage');
    return [
      `${this.#is(at, 'temp') ? 'tempvar' : 'var'} ${this.#text(at, 'name') ?? ''} ${storage === undefined ? '' : `${storage} `}`,
      ...this.#typeOf(at),
      ...this.#attrs(at),
    ];
  }

  #initOf(at: JsonAt): Piece[] {
    const init = this.#one(at, 'init', this.#init);
    return init.length === 0 ? [] : [' = ', ...init];
  }

  #func(at: JsonAt): readonly Piece[] {
    const head = [
      `\nfunc ${this.#text(at, 'name') ?? ''}`,
      ...this.#attrs(at),
      ...this.#one(at, 'signature', this.#signature),
    ];
    const body = this.#json.member(at, 'body');
    if (body === undefined) return head;
    const [first, ...rest] = this.#statements(body);
    const isBehindBrace = first instanceof Deferred && this.#isTrailing(first.at);
    return [
      ...head,
      ' {',
      ...(isBehindBrace ? [first] : []),
      ...this.#all(at, 'directives', '', this.#directive),
      ...this.#all(at, 'types', '', (def) => ['\n', ...this.#definition('type', def)]),
      ...this.#all(at, 'registers', '', this.#register),
      ...this.#all(at, 'variables', '', (local) => ['\n', ...this.#variable(local), ...this.#initOf(local)]),
      ...(isBehindBrace || first === undefined ? [] : [first]),
      ...rest,
      '\n}',
    ];
  }

  /** A comment at the end of a line. */
  #isTrailing(at: JsonAt): boolean {
    return this.#text(at, 'op') === 'comment' && this.#text(at, 'flag') === '1';
  }

  readonly #signature = (at: JsonAt): readonly Piece[] => {
    const params = this.#all(at, 'params', ', ', (param) =>
      this.#text(param, 'kind') === 'var'
        ? this.#variable(param)
        : [`reg ${this.#text(param, 'name') ?? ''} `, ...this.#typeOf(param), ...this.#attrs(param)],
    );
    return this.#paramsAndResults(at, [' (', ...params]);
  };

  /** `…, ...) results` */
  #paramsAndResults(at: JsonAt, opening: readonly Piece[]): readonly Piece[] {
    const results = this.#all(at, 'results', ', ', this.#type);
    const more = this.#is(at, 'variadic') ? `${opening.length > 1 ? ', ' : ''}...` : '';
    return [...opening, more, ') ', ...(results.length === 0 ? ['void'] : results)];
  }

  readonly #register = (at: JsonAt): readonly Piece[] => {
    const counted = this.#text(at, 'counted');
    return [
      `\nreg ${this.#text(at, 'name') ?? ''} `,
      ...this.#typeOf(at),
      counted === undefined ? '' : counted === 'true' ? ' 1' : ' 0',
    ];
  };

  // Types

  readonly #type = (at: JsonAt): readonly Piece[] => {
    if (this.#json.kind(at) !== JsonKind.text) return ['<', ...this.#derived(at), '>'];
    const name = this.#json.text(at);
    return [/^[$%!]/.test(name) ? `<${name}>` : name];
  };

  /** The brackets of an array are left out behind a prefix. */
  readonly #prefixed = (at: JsonAt): readonly Piece[] => {
    const isArray = this.#json.kind(at) === JsonKind.object && this.#text(at, 'kind') === 'array';
    return isArray && this.#json.member(at, 'placeholder') === undefined ? this.#derived(at) : this.#type(at);
  };

  /** What stands in the brackets of a type. */
  #derived(at: JsonAt): readonly Piece[] {
    const kind = this.#text(at, 'kind') ?? '';
    switch (kind) {
      case 'pointer':
        return ['* ', ...this.#one(at, 'to', this.#prefixed), ...this.#attrs(at)];
      case 'array': {
        const placeholder = this.#text(at, 'placeholder');
        const size = placeholder ?? this.#text(at, 'size') ?? '';
        return [
          `[${size}] `,
          ...this.#one(at, 'of', this.#prefixed),
          placeholder === undefined ? '' : ' incomplete_array',
        ];
      }
      case 'func':
        return ['func ', ...this.#funcType(at)];
      case 'name':
        return [`${this.#text(at, 'name') ?? ''}{`, ...this.#all(at, 'instant', ', ', this.#instant), '}'];
      default:
        return this.#struct(kind, at);
    }
  }

  #funcType(at: JsonAt): readonly Piece[] {
    const params = this.#all(at, 'params', ', ', (param) => [...this.#typeOf(param), ...this.#attrs(param)]);
    return this.#paramsAndResults(at, ['(', ...params]);
  }

  readonly #instant = (at: JsonAt): readonly Piece[] => [`${this.#text(at, 'param') ?? ''}=`, ...this.#typeOf(at)];

  #struct(kind: string, at: JsonAt): readonly Piece[] {
    const parents = this.#all(at, 'parents', ' ', this.#type);
    const members = [
      ...this.#all(at, 'infos', '', (info) => [this.#json.text(info)]),
      ...this.#all(at, 'fields', '', this.#field),
      ...this.#all(at, 'methods', '', this.#method),
      ...this.#all(at, 'interfaces', '', (name) => [this.#json.text(name)]),
    ];
    const comments = this.#commentsByMember(at, members.length);
    const body = members.flatMap((member, i) => [...comments[i], member, i < members.length - 1 ? ',' : '']);
    return [
      `${kind}${this.#is(at, 'incomplete') ? 'incomplete' : ''} `,
      ...parents,
      parents.length > 0 ? ' {' : '{',
      ...body,
      ...comments[members.length],
      '}',
      ...this.#attrs(at),
    ];
  }

  #commentsByMember(at: JsonAt, members: number): Piece[][] {
    const lines: Piece[][] = Array.from({ length: members + 1 }, () => []);
    const comments = this.#json.member(at, 'comments');
    if (comments === undefined) return lines;
    for (const comment of this.#json.parts(comments))
      lines[Math.min(Number(this.#text(comment, 'before')), members)].push(`\n#${this.#text(comment, 'text') ?? ''}\n`);
    return lines;
  }

  readonly #field = (at: JsonAt): readonly Piece[] => {
    const bits = this.#text(at, 'bits');
    const init = this.#text(at, 'init');
    return [
      `${this.#text(at, 'name') ?? ''}${bits === undefined ? '' : `:${bits}`} `,
      ...this.#typeOf(at),
      ...this.#attrs(at),
      init === undefined ? '' : ` = ${init}`,
    ];
  };

  readonly #method = (at: JsonAt): readonly Piece[] => [
    this.#text(at, 'name') ?? '',
    ...this.#attrs(at),
    ' ',
    ...this.#one(at, 'type', (type) => this.#funcType(type)),
  ];

  // Constants

  readonly #value = (at: JsonAt): readonly Piece[] =>
    this.#json.kind(at) === JsonKind.list
      ? ['[', ...joined(this.#json, at, ', ', this.#value), ']']
      : [this.#scalar(at)];

  /** A string of bytes in quotes. */
  #bytes(at: JsonAt, name: string): string {
    const text = this.#json.member(at, name) ?? at;
    if (this.#json.kind(text) === JsonKind.text) return quoteString(toBytes(this.#json.text(text)));
    return quoteString(bytesOfHex(this.#text(text, 'bytes') ?? ''));
  }

  readonly #init = (at: JsonAt): readonly Piece[] => {
    switch (this.#json.kind(at)) {
      case JsonKind.number:
        return [this.#json.raw(at)];
      case JsonKind.text:
        return [quoteString(toBytes(this.#json.text(at)))];
      case JsonKind.list:
        return ['[', ...joined(this.#json, at, ', ', this.#init), ']'];
      default:
        return this.#initOfKind(this.#text(at, 'kind') ?? '', at);
    }
  };

  #initOfKind(kind: string, at: JsonAt): readonly Piece[] {
    const head = `${kind} ${this.#text(at, 'type') ?? ''} `;
    switch (kind) {
      case 'int':
        return [this.#is(at, 'hex') ? hexText(BigInt(this.#text(at, 'value') ?? 0)) : (this.#text(at, 'value') ?? '')];
      case 'float':
        return [this.#text(at, 'text') ?? ''];
      case 'string':
        return [this.#bytes(at, 'text')];
      case 'field':
        return [`${this.#text(at, 'field') ?? ''}= `, ...this.#one(at, 'value', this.#init)];
      case 'addrof': {
        const field = this.#text(at, 'field');
        const offset = this.#text(at, 'offset');
        return [
          `${head}${this.#text(at, 'var') ?? ''}${field === undefined ? '' : ` ${field}`}${offset === undefined ? '' : ` (${offset})`}`,
        ];
      }
      case 'addroffunc':
        return [head + (this.#text(at, 'func') ?? '')];
      case 'addroflabel':
        return [head + (this.#text(at, 'label') ?? '')];
      case 'conststr':
        return [head + this.#bytes(at, 'text')];
      default:
        return [head + quoteString(this.#text(at, 'text') ?? '')];
    }
  }

  // Code

  /** Nothing can follow a comment on its line, another comment least of all. */
  #statements(list: JsonAt | undefined): Piece[] {
    const pieces: Piece[] = [];
    let isBehindComment = false;
    for (const at of list === undefined ? [] : this.#json.parts(list)) {
      const isComment = this.#text(at, 'op') === 'comment' && this.#text(at, 'flag') !== '2';
      pieces.push(new Deferred(at, isComment && isBehindComment ? this.#ownLine : this.#statement));
      isBehindComment = isComment;
    }
    return pieces;
  }

  readonly #ownLine = (at: JsonAt): readonly Piece[] => [`\n#${this.#text(at, 'text') ?? ''}`];

  readonly #statement = (at: JsonAt): readonly Piece[] => {
    const op = this.#text(at, 'op') as Opcode;
    switch (rows[op].kind) {
      case 'comment':
        return [this.#comment(at)];
      case 'label':
        return [`\n${this.#labelText(this.#json.member(at, 'label'))}`];
      case 'block':
        return ['\n{', ...this.#statements(this.#json.member(at, 'body')), '\n}'];
      default:
        return ['\n', ...this.#node(at)];
    }
  };

  #comment(at: JsonAt): string {
    const flag = Number(this.#text(at, 'flag') ?? 0);
    const text = this.#text(at, 'text') ?? '';
    return `${flag === 0 ? '\n' : ' '}${flag === 2 ? '' : '#'}${text}`;
  }

  readonly #node = (at: JsonAt): readonly Piece[] => {
    const op = this.#text(at, 'op') as Opcode;
    const { code, form } = rows[op];
    const parts = formParts[code];
    // Most of a document is nodes: a list that grows in place, and no lists of lists.
    const pieces: Piece[] = [op];
    for (let i = 0; i < form.length; i++) {
      const own = this.#part(at, op, form[i], parts[i]);
      for (let k = 0; k < own.length; k++) pieces.push(own[k]);
    }
    return pieces;
  };

  #part(at: JsonAt, op: Opcode, part: string, kind: number): readonly Piece[] {
    switch (part) {
      case '()':
        return [' (', ...this.#all(at, 'operands', ', ', this.#node), ')'];
      case '{}':
        return [' {', ...this.#statements(this.#json.member(at, 'body')), '\n}'];
      case 'else':
        return this.#json.member(at, 'else') === undefined
          ? []
          : [' else {', ...this.#statements(this.#json.member(at, 'else')), '\n}'];
      default:
        return this.#slot(at, op, part as SlotName, kind);
    }
  }

  #slot(at: JsonAt, op: Opcode, slot: SlotName, part: number): readonly Piece[] {
    const name = memberOf(slot);
    const member = this.#json.member(at, name);
    if (member === undefined) return part === Part.int ? [' 0'] : [];
    switch (slotSyntax[slot].kind) {
      case 'type':
        return [' ', new Deferred(member, this.#type, false)];
      case 'value':
        return [' ', ...this.#value(member)];
      case 'label':
        return [` ${this.#labelText(member)}`];
      case 'labels':
        return [' {', ...joined(this.#json, member, ' ', (label) => [this.#labelText(label)], false), '}'];
      case 'string':
        return [` ${op === wide ? quoteString(this.#json.text(member)) : this.#bytes(at, name)}`];
      case 'instant':
        return ['<{', ...joined(this.#json, member, ', ', this.#instant), '}>'];
      case 'cases':
        return [' {', ...joined(this.#json, member, '', op === tagged ? this.#tag : this.#case, false), '}'];
      case 'results':
        return [' { ', ...joined(this.#json, member, ', ', this.#result, false), ' }'];
      case 'types':
        return [' {', ...joined(this.#json, member, ' ', this.#type, false), '}'];
      case 'scope':
        return this.#scope(member);
      default:
        return [` ${this.#scalar(member)}`];
    }
  }

  /** `0` stands for none. */
  #labelText(at: JsonAt | undefined): string {
    return at === undefined || this.#json.kind(at) === JsonKind.null ? '0' : this.#json.text(at);
  }

  readonly #case = (at: JsonAt): readonly Piece[] => [
    `\n${this.#text(at, 'value') ?? ''}: goto ${this.#labelText(this.#json.member(at, 'label'))}`,
  ];

  readonly #tag = (at: JsonAt): readonly Piece[] => [
    '\n(',
    new Deferred(this.#json.member(at, 'tag') ?? at, this.#node),
    `): goto ${this.#labelText(this.#json.member(at, 'label'))}`,
  ];

  readonly #result = (at: JsonAt): readonly Piece[] => {
    const field = this.#text(at, 'field');
    if (this.#text(at, 'op') === 'regassign')
      return [`regassign ${this.#text(at, 'type') ?? ''} ${this.#text(at, 'reg') ?? ''}`];
    return [`dassign ${this.#text(at, 'var') ?? ''}${field === undefined ? '' : ` ${field}`}`];
  };

  #scope(at: JsonAt): readonly Piece[] {
    const names = [...this.#json.parts(this.#json.member(at, 'funcs') ?? at)].map((name) => this.#json.text(name));
    const argument = this.#text(at, 'argument');
    if (argument !== undefined) names.splice(1, 0, argument);
    return [` <${names.join(', ')}>`];
  }
}

function hexText(value: bigint): string {
  return value < 0n ? `-0x${(-value).toString(16)}` : `0x${value.toString(16)}`;
}

/** One character a byte. */
function bytesOfHex(digits: string): string {
  return digits.replace(/../g, (byte) => String.fromCharCode(Number.parseInt(byte, 16)));
}
