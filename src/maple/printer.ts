/**
 * A module as text, in one canonical form: the spelling of [MAPLE], two columns a level, one statement a line. Printing
 * what was parsed from it gives the same text again, and the meaning never changes.
 *
 * Items keep their order. In a function, directives come first, then types, registers and variables, an empty line, and
 * the statements. Empty lines separate functions with bodies and items of different kinds.
 */
import { commentFlags, type Code, type Node } from './code.ts';
import { directiveRow } from './directives.ts';
import { quoteString } from './literals.ts';
import type { ClassDecl, Directive, Func, Item, Module, Param, PregDecl, TypeDef, Variable } from './module.ts';
import { CodePrinter } from './printer-code.ts';
import { attrsText, putInit, TypePrinter } from './printer-types.ts';
import { TextBuffer } from './text-buffer.ts';
import type { TypeId } from './types.ts';

const width = 100;

/** The canonical text of a module. */
export function printMaple(module: Module): string {
  const out = new TextBuffer();
  new ModulePrinter(module, out).module();
  return out.finish();
}

/** A function with its body, or its prototype. */
export function printFunc(module: Module, func: Func): string {
  const out = new TextBuffer();
  new ModulePrinter(module, out).func(func, func.code !== undefined);
  return out.finish();
}

/** The text of a type. */
export function printType(module: Module, type: TypeId): string {
  return new TypePrinter(module).text(type);
}

/** A statement on one line, for messages; the statements of its blocks are left out. */
export function printStmt(module: Module, func: Func, code: Code, node: Node): string {
  const out = new TextBuffer();
  new CodePrinter(out, module, new TypePrinter(module), func, code).statement(node);
  return out.finish().trimEnd();
}

/** An expression on one line. */
export function printExpr(module: Module, func: Func, code: Code, node: Node): string {
  const out = new TextBuffer();
  new CodePrinter(out, module, new TypePrinter(module), func, code).expression(node);
  return out.finish().trimEnd();
}

class ModulePrinter {
  readonly #module: Module;
  readonly #out: TextBuffer;
  readonly #types: TypePrinter;
  #code: CodePrinter | undefined;

  constructor(module: Module, out: TextBuffer) {
    this.#module = module;
    this.#out = out;
    this.#types = new TypePrinter(module);
  }

  module(): void {
    const { items } = this.#module;
    const groups = groupsOf(items);
    items.forEach((item, i) => {
      const trailing = item.kind === 'comment' && item.trailing && i > 0 && items[i - 1].kind !== 'comment';
      if (!trailing && i > 0 && startsGroup(items, groups, i) && !followsComment(items, i)) this.#out.blank();
      this.#item(item, trailing);
      this.#out.flush();
    });
  }

  #item(item: Item, trailing: boolean): void {
    const out = this.#out;
    switch (item.kind) {
      case 'comment':
        if (trailing) out.char(32);
        else out.line(0);
        return out.put(`#${item.text}`);
      case 'raw':
        out.line(0);
        return out.put(item.text);
      case 'directive':
        return this.#directive(item.directive, 0);
      case 'type':
        return this.#namedType('type', item.def, 0);
      case 'class':
        return this.#namedType(item.decl.kind, item.decl, 0);
      case 'var':
        return this.#variable(this.#module.globals[item.global], undefined, 0);
      case 'func':
        return this.func(this.#module.func(item.func), item.body);
    }
  }

  #namedType(keyword: string, { name, type, attrs }: TypeDef | ClassDecl, indent: number): void {
    this.#out.line(indent);
    this.#out.put(`${keyword} ${name} ${this.#types.declaration(type)}${attrsText(attrs)}`);
  }

  #directive({ name, values, raw }: Directive, indent: number): void {
    const out = this.#out;
    const row = directiveRow(name);
    out.line(indent);
    if (row === undefined) out.put(raw ?? name);
    else if (row.shape === 'braces') out.put(raw === undefined || raw === '' ? `${name} { }` : `${name} { ${raw} }`);
    else if (row.shape === 'words') out.put(`${name} = [ ${values.map((value) => `${wordText(value)} `).join('')}]`);
    else
      out.put(
        `${name} ${values.map((value) => (typeof value !== 'string' ? String(value) : row.shape === 'func' ? value : quoteString(value))).join(' ')}`,
      );
  }

  /** `var name storage type attrs = init` */
  #variable(variable: Variable, func: Func | undefined, indent: number): void {
    const out = this.#out;
    out.line(indent);
    out.put(this.#varText(variable));
    if (variable.init === undefined) return;
    out.put(' = ');
    putInit(out, this.#module, func, variable.init, indent);
  }

  #varText({ name, type, storage, attrs, temp }: Variable): string {
    return `${temp ? 'tempvar' : 'var'} ${name} ${storage === undefined ? '' : `${storage} `}${this.#types.text(type)}${attrsText(attrs)}`;
  }

  func(func: Func, body: boolean): void {
    const out = this.#out;
    out.line(0);
    out.put(`func ${func.name}${attrsText(func.attrs)}`);
    if (func.signature) this.#signature(func);
    if (!body || func.code === undefined) return;
    out.put(' {');
    const { code } = func;
    const words = code.words;
    const first = this.#commentBehindBrace(code);
    const declares = this.#declarations(func);
    if (declares && words[code.root + 1] > first) out.blank();
    if (this.#code === undefined) this.#code = new CodePrinter(out, this.#module, this.#types, func, code);
    else this.#code.reset(func, code);
    this.#code.body(code.root, 2, first);
    out.line(0);
    out.char(125);
  }

  /** A comment behind the opening brace stays there, before the declarations; gives the number of such comments. */
  #commentBehindBrace(code: Code): number {
    if (code.count(code.root) === 0) return 0;
    const first = code.operand(code.root, 0);
    if (code.op(first) !== 'comment' || code.slot(first, 'flag') !== commentFlags.trailing) return 0;
    this.#out.put(` #${code.text(first, 'string')}`);
    return 1;
  }

  #signature(func: Func): void {
    const out = this.#out;
    const params = func.params.map((param) => this.#param(func, param));
    if (func.variadic) params.push('...');
    const results = this.#types.results(func.results);
    const line = ` (${params.join(', ')}) ${results}`;
    if (out.column + line.length + 2 <= width) {
      out.put(line);
      return;
    }
    out.put(' (');
    params.forEach((param, i) => {
      if (i > 0) out.char(44);
      out.line(4);
      out.put(param);
    });
    out.put(`) ${results}`);
  }

  #param(func: Func, param: Param): string {
    if (param.kind === 'var') return this.#varText(func.locals[param.local]);
    return `reg %${param.reg} ${this.#types.text(param.type)}${attrsText(param.attrs)}`;
  }

  /** Everything before the statements; false if there is nothing. */
  #declarations(func: Func): boolean {
    for (const directive of func.directives) this.#directive(directive, 2);
    for (const def of func.types.values()) this.#namedType('type', def, 2);
    const params = new Set(func.params.map((param) => (param.kind === 'var' ? param.local : ~param.reg)));
    const pregs = [...func.pregs.values()].filter(({ reg, explicit }) => explicit && !params.has(~reg));
    for (const preg of pregs) this.#preg(preg);
    const locals = func.locals.filter(({ declared }, i) => declared && !params.has(i));
    for (const variable of locals) this.#variable(variable, func, 2);
    return func.directives.length + func.types.size + pregs.length + locals.length > 0;
  }

  #preg({ reg, type, counted }: PregDecl): void {
    this.#out.line(2);
    this.#out.put(`reg %${reg} ${this.#types.text(type)}${counted === undefined ? '' : counted ? ' 1' : ' 0'}`);
  }
}

type Group = 'directive' | 'type' | 'var' | 'prototype' | 'body';

/** What kind of thing each item is; a comment belongs to what follows it, or is at the end of. */
function groupsOf(items: readonly Item[]): Group[] {
  const groups: Group[] = [];
  let group: Group = 'directive';
  for (const item of items) if (item.kind !== 'comment') group = groupOf(item);
  for (let i = items.length - 1; i >= 0; i--) {
    const item = items[i];
    if (item.kind !== 'comment') group = groupOf(item);
    groups[i] = group;
  }
  items.forEach((item, i) => {
    if (i > 0 && item.kind === 'comment' && item.trailing) groups[i] = groups[i - 1];
  });
  return groups;
}

function groupOf(item: Exclude<Item, { kind: 'comment' }>): Group {
  switch (item.kind) {
    case 'directive':
    case 'raw':
      return 'directive';
    case 'type':
    case 'class':
      return 'type';
    case 'var':
      return 'var';
    case 'func':
      return item.body ? 'body' : 'prototype';
  }
}

function startsGroup(items: readonly Item[], groups: readonly Group[], i: number): boolean {
  const before = items[i - 1];
  return groups[i] !== groups[i - 1] || groups[i] === 'body' || (before.kind === 'comment' && before.apart === true);
}

/** No empty line between a comment and what it belongs to. */
function followsComment(items: readonly Item[], i: number): boolean {
  const before = items[i - 1];
  return before.kind === 'comment' && !before.trailing && before.apart !== true;
}

function wordText(value: number | bigint | string): string {
  if (typeof value === 'string') return value;
  return value < 0 ? value.toString() : `0x${value.toString(16)}`;
}
