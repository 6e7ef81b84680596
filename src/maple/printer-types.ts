/**
 * The text of types, attributes and initialisers.
 *
 * Brackets are written around every derived type except where an array follows a prefix: `<* <$t>>`, `<* [10] i32>`,
 * `<[2] [3] f64>`. A type's parts have smaller handles than the type itself, and each text is made once, from theirs.
 */
import { primByCode } from '../scalar/prim-types.ts';
import { quoteString } from './literals.ts';
import type { Init, Module, Func } from './module.ts';
import type { TextBuffer } from './text-buffer.ts';
import {
  allParts,
  isStruct,
  type Attr,
  type Field,
  type FuncParam,
  type StructType,
  type Type,
  type TypeId,
} from './types.ts';
import { varIndex } from './code.ts';

export class TypePrinter {
  readonly #module: Module;
  readonly #texts: (string | undefined)[] = [...primByCode];
  /** Of array types, the text without brackets. */
  readonly #bare = new Map<TypeId, string>();

  constructor(module: Module) {
    this.#module = module;
  }

  /** The type as it stands after an opcode or a name. */
  text(id: TypeId): string {
    return this.#texts[id] ?? this.#make(id);
  }

  /** A structure over several lines, for its own declaration; everything else as `text`. */
  declaration(id: TypeId): string {
    const type = this.#module.types.get(id);
    if (!isStruct(type)) return this.text(id);
    this.text(id);
    return `<${this.#struct(type, type.comments.length > 0 || hasMembers(type))}>`;
  }

  /** Fills in the texts of all parts first, with a stack of its own. */
  #make(id: TypeId): string {
    const wanted = [id];
    while (wanted.length > 0) {
      const top = wanted[wanted.length - 1];
      const type = this.#module.types.get(top);
      const missing =
        this.#texts[top] === undefined ? allParts(type).filter((part) => this.#texts[part] === undefined) : [];
      for (const part of missing) wanted.push(part);
      if (missing.length === 0) {
        this.#texts[top] ??= this.#compose(top, type);
        wanted.pop();
      }
    }
    return this.#texts[id] ?? '';
  }

  #compose(id: TypeId, type: Type): string {
    switch (type.kind) {
      case 'prim':
        return type.prim;
      case 'pointer':
        return `<* ${this.#operand(type.to)}${attrsText(type.attrs)}>`;
      case 'array': {
        const bare = `[${type.placeholder ?? type.size ?? ''}] ${this.#operand(type.of)}${type.placeholder === undefined ? '' : ' incomplete_array'}`;
        this.#bare.set(id, bare);
        return `<${bare}>`;
      }
      case 'func':
        return `<func ${this.signature(type.params, type.results, type.variadic)}>`;
      case 'name':
        return `<${type.name}${this.instant(type.instant)}>`;
      case 'param':
        return `<${type.name}>`;
      default:
        return `<${this.#struct(type, type.comments.length > 0)}>`;
    }
  }

  /** What follows a prefix: the brackets of an array are left out. */
  #operand(id: TypeId): string {
    const text = this.text(id);
    return this.#bare.get(id) ?? text;
  }

  /** `(types) results` */
  signature(params: readonly FuncParam[], results: readonly TypeId[], variadic: boolean): string {
    const parts = params.map(({ type, attrs }) => this.text(type) + attrsText(attrs));
    if (variadic) parts.push('...');
    return `(${parts.join(', ')}) ${this.results(results)}`;
  }

  results(results: readonly TypeId[]): string {
    return results.length === 0 ? 'void' : results.map((type) => this.text(type)).join(', ');
  }

  /** `{!T=i32}` or nothing. */
  instant(list: readonly { readonly param: string; readonly type: TypeId }[]): string {
    return list.length === 0 ? '' : `{${list.map(({ param, type }) => `${param}=${this.text(type)}`).join(', ')}}`;
  }

  #struct(type: StructType, onLines: boolean): string {
    const parents = type.parents.map((parent) => `${this.text(parent)} `).join('');
    const head = `${type.kind}${type.incomplete ? 'incomplete' : ''} ${parents}{`;
    const members = this.#members(type);
    const end = `}${attrsText(type.attrs ?? [])}`;
    if (!onLines) return `${head}${members.join(', ')}${end}`;
    const comments = commentsByMember(type, members.length);
    const lines = (texts: readonly string[]): string => texts.map((comment) => `\n  #${comment}`).join('');
    let text = head;
    members.forEach((member, i) => {
      text += `${lines(comments[i])}\n  ${member}${i < members.length - 1 ? ',' : ''}`;
    });
    const rest = comments[members.length];
    return rest.length > 0 ? `${text}${lines(rest)}\n${end}` : `${text}${end}`;
  }

  #members(type: StructType): string[] {
    return [
      ...type.infos,
      ...type.fields.map((field) => this.#field(field)),
      ...type.methods.map(({ name, attrs, type: id }) => `${name}${attrsText(attrs)} ${this.#method(id)}`),
      ...type.interfaces,
    ];
  }

  #field({ name, type, bits, attrs, fromParent, init }: Field): string {
    const sigil = fromParent === true ? '^' : '@';
    const width = bits === undefined ? '' : `:${bits}`;
    return `${sigil}${name}${width} ${this.text(type)}${attrsText(attrs)}${init === undefined ? '' : ` = ${init}`}`;
  }

  #method(id: TypeId): string {
    const type = this.#module.types.get(id);
    return type.kind === 'func' ? this.signature(type.params, type.results, type.variadic) : this.text(id);
  }
}

function hasMembers({ infos, fields, methods, interfaces }: StructType): boolean {
  return infos.length + fields.length + methods.length + interfaces.length > 0;
}

/** The comments before each of so many members, and behind the last one. */
function commentsByMember(type: StructType, members: number): readonly (readonly string[])[] {
  const lines: string[][] = Array.from({ length: members + 1 }, () => []);
  for (const { text, before } of type.comments) lines[Math.min(before, members)].push(text);
  return lines;
}

/** Attributes, each after a space. */
export function attrsText(attrs: readonly Attr[]): string {
  let text = '';
  for (const { name, args } of attrs) {
    text += ` ${name}`;
    if (args !== undefined)
      text += `(${args.map((arg) => (typeof arg === 'string' ? `"${arg}"` : String(arg))).join(', ')})`;
  }
  return text;
}

/** Column after which a list of values goes on in the next line. */
const widest = 100;

interface ListFrame {
  readonly items: readonly Init[];
  next: number;
}

/** Writes an initialiser; long lists go on in further lines. */
export function putInit(out: TextBuffer, module: Module, func: Func | undefined, init: Init, indent: number): void {
  const stack: ListFrame[] = [];
  let value: Init | undefined = init;
  for (;;) {
    while (value?.kind === 'field') {
      out.put(`${value.field}= `);
      value = value.value;
    }
    if (value?.kind === 'list') {
      out.char(91);
      stack.push({ items: value.items, next: 0 });
    } else if (value !== undefined) out.put(scalarText(module, func, value));
    const frame = closeFullLists(out, stack);
    if (frame === undefined) return;
    if (frame.next > 0) {
      out.char(44);
      if (out.column > widest - 12) out.line(indent + 2);
      else out.char(32);
    }
    value = frame.items[frame.next++];
  }
}

/** The innermost list that has items left, once those without have their brackets. */
function closeFullLists(out: TextBuffer, stack: ListFrame[]): ListFrame | undefined {
  let frame = stack[stack.length - 1];
  while (frame !== undefined && frame.next === frame.items.length) {
    out.char(93);
    stack.pop();
    frame = stack[stack.length - 1];
  }
  return frame;
}

function hexText(value: bigint): string {
  return value < 0n ? `-0x${(-value).toString(16)}` : `0x${value.toString(16)}`;
}

function scalarText(module: Module, func: Func | undefined, init: Exclude<Init, { kind: 'list' | 'field' }>): string {
  switch (init.kind) {
    case 'int':
      return init.hex ? hexText(init.value) : init.value.toString();
    case 'float':
      return init.text;
    case 'string':
      return quoteString(init.text);
    case 'conststr':
      return `conststr${init.wide ? '16' : ''} ${init.prim} ${quoteString(init.text)}`;
    case 'addroffunc':
      return `addroffunc ${init.prim} ${module.func(init.func).name}`;
    case 'addroflabel':
      return `addroflabel ${init.prim} @${init.label}`;
    case 'addrof': {
      const variables = init.var < 0 ? (func?.locals ?? []) : module.globals;
      const field = init.field === 0 ? '' : ` ${init.field}`;
      const offset = init.offset === 0 ? '' : ` (${init.offset})`;
      return `addrof ${init.prim} ${variables[varIndex(init.var)]?.name ?? '?'}${field}${offset}`;
    }
  }
}
