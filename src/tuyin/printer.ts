/**
 * The one canonical text of a module. What the parser reads for it prints as the same text again; comments stay.
 *
 * Items keep their order; one blank line stands between different kinds of items and around bodies. Names have their
 * sigils, two blanks indent, arms stand in the column of their match:
 *
 *     subset @main !0
 *       match input.read(4) with
 *       | 0 -> 3, !0
 *       | 1 ->
 *         %n = $1 * 2
 *         %n + 1
 *       | _
 */
import { unreachable } from '../base/errors.ts';
import { metaText, nameText, quote } from './names.ts';
import type {
  Alias,
  AttrGroup,
  Func,
  FuncBody,
  Global,
  Head,
  Item,
  MetaDef,
  MetaValue,
  Module,
  Placement,
} from './module.ts';
import {
  noComments,
  type Arm,
  type Body,
  type Comments,
  type Expr,
  type Instr,
  type Name,
  type Operand,
  type Stmt,
} from './nodes.ts';
import { decimalText, hexFloatText, integerText } from './numbers.ts';
import { isOpcode, opcodeOf } from './opcodes.ts';
import { ExprPrinter } from './printer-expressions.ts';
import { reservedWords } from './keywords.ts';
import { typeText } from './types.ts';
import { walkBody, walkStmt } from './walk.ts';

/** The canonical text of a module, with its comments unless they are not wanted. */
export function printTuyin(module: Module, { comments = true }: { readonly comments?: boolean } = {}): string {
  return new Printer(module, comments).print();
}

/** An expression on one line. */
export function printExpr(expr: Expr): string {
  return new ExprPrinter(new Set()).text(expr);
}

class Printer {
  readonly #module: Module;
  readonly #exprs: ExprPrinter;
  readonly #lines: string[] = [];
  readonly #comments: boolean;

  constructor(module: Module, comments: boolean) {
    this.#module = module;
    this.#comments = comments;
    this.#exprs = new ExprPrinter(definedNames(module));
  }

  print(): string {
    const { items, tail } = this.#module;
    items.forEach((item, i) => {
      if (i > 0 && needsBlank(items[i - 1], item, this.#comments)) this.#lines.push('');
      this.#item(item);
    });
    if (tail.length > 0 && items.length > 0 && this.#comments) this.#lines.push('');
    this.#tail(0, tail);
    return this.#lines.map((line) => `${line}\n`).join('');
  }

  /** A line that begins an element, with its comments. */
  #line(indent: number, text: string, comments: Comments): void {
    const { before, after } = this.#comments ? comments : noComments;
    const blanks = ' '.repeat(indent);
    for (const comment of before) this.#lines.push(`${blanks}//${comment}`);
    this.#lines.push(`${blanks}${text}${after === undefined ? '' : ` //${after}`}`);
  }

  #tail(indent: number, comments: readonly string[]): void {
    if (!this.#comments) return;
    for (const comment of comments) this.#lines.push(`${' '.repeat(indent)}//${comment}`);
  }

  #item(item: Item): void {
    if (item.kind === 'stmt') return this.#moduleStmt(item.stmt);
    if (item.kind === 'func') return this.#func(item);
    this.#line(0, this.#itemText(item), item.comments);
  }

  /** No item begins with a word such as `true`: a statement that would is put in brackets. */
  #moduleStmt(stmt: Stmt): void {
    const { target, value, flags, meta, comments } = stmt;
    if (target !== undefined || leftmost(value).kind !== 'word') return this.#stmt(stmt, 0, false);
    this.#line(0, `(${this.#exprs.text(value)})${this.#exprs.suffix(flags, meta)}`, comments);
  }

  #itemText(item: Exclude<Item, Func | { kind: 'stmt' }>): string {
    switch (item.kind) {
      case 'import':
        return `import ${quote(item.path)}${item.alias === undefined ? '' : ` as ${item.alias}`}`;
      case 'global':
        return this.#global(item);
      case 'type':
        return `${this.#exprs.target(item.name)} = type ${typeText(item.type)}`;
      case 'alias':
        return this.#alias(item);
      case 'attributes':
        return attrGroupText(item);
      case 'metadata':
        return this.#metadata(item);
      default:
        return unreachable(item);
    }
  }

  // Declarations

  #global({ name, head, placement, storage, type, init, attrs, meta }: Global): string {
    const words = [...headWords(head), ...(placement.addressMode === undefined ? [] : [placement.addressMode])];
    if (storage !== 'value') words.push(storage);
    if (placement.space !== undefined) words.push(`addr_space(${placement.space})`);
    if (type !== undefined) words.push(typeText(type));
    if (init !== undefined)
      words.push(type === undefined ? this.#untyped(init, storage) : this.#exprs.initialiser(init, type));
    const align = placement.align === undefined ? '' : `, align ${placement.align}`;
    const rest = [...attrs.map(({ id }) => ` #${id}`), ...meta.map((ref) => ` ${metaText(ref.name)}`)].join('');
    return `${this.#exprs.target(name)} = ${words.join(' ')}${align}${rest}`;
  }

  /** A first value that would be read as the type of the global is put in brackets. */
  #untyped(init: Expr, storage: Global['storage']): string {
    const text = this.#exprs.text(init);
    const leaf = leftmost(init);
    const isLocal = leaf.kind === 'name' && leaf.sigil === '%';
    return isLocal || leaf.kind === 'typed' || (leaf.kind === 'alloc' && storage !== 'value') ? `(${text})` : text;
  }

  #alias({ name, module, target, head, addressMode, guid }: Alias): string {
    const words = [
      ...headWords(head),
      ...(addressMode === undefined ? [] : [addressMode]),
      'alias',
      this.#exprs.target(target),
    ];
    if (guid !== undefined) words.push(quote(guid));
    return `${this.#exprs.target(name)} = ${nameText('@', module.name)} ${words.join(' ')}`;
  }

  #func(func: Func): void {
    const { form, name, head, placement, signature, body, attrs, meta, comments } = func;
    const words = [...headWords(head), form];
    if (signature === undefined) words.push(nameText('@', name.name));
    else {
      const params = signature.params.map(
        (param) => `${typeText(param.type)}${param.name === undefined ? '' : ` ${this.#exprs.target(param.name)}`}`,
      );
      words.push(
        typeText(signature.result),
        `${nameText('@', name.name)}(${[...params, ...(signature.variadic ? ['...'] : [])].join(', ')})`,
      );
    }
    if (form === 'func') words.push(...meta.map((ref) => metaText(ref.name)));
    words.push(...placeWords(placement), ...attrs.map(({ id }) => `#${id}`));
    if (form !== 'func') words.push(...meta.map((ref) => metaText(ref.name)));
    if (body === undefined) this.#line(0, words.join(' '), comments);
    else this.#funcBody(words.join(' '), form === 'subset', body, comments);
  }

  #funcBody(head: string, isSubset: boolean, body: FuncBody, comments: Comments): void {
    if (body.kind === 'elided') return this.#line(0, `${head} { ... }`, comments);
    this.#line(0, isSubset ? head : `${head} {`, comments);
    if (body.kind === 'stmts') this.#body(body.body, 2, false);
    else {
      for (const instr of body.instrs) this.#instr(instr);
      this.#tail(2, body.tail);
    }
    if (!isSubset) this.#lines.push('}');
  }

  // Statements

  #body({ stmts, tail }: Body, indent: number, inArm: boolean): void {
    for (const stmt of stmts) this.#stmt(stmt, indent, inArm);
    this.#tail(indent, tail);
  }

  #stmt(stmt: Stmt, indent: number, inArm: boolean): void {
    const { value, flags, meta, comments } = stmt;
    if (value.kind !== 'match' || flags.length > 0 || meta.length > 0)
      return this.#line(indent, this.#stmtText(stmt, inArm), comments);
    this.#line(indent, `${this.#assignment(stmt)}match ${this.#exprs.text(value.scrutinee, inArm)} with`, comments);
    for (const arm of value.arms) this.#arm(arm, indent);
  }

  #assignment({ target }: Stmt): string {
    return target === undefined ? '' : `${this.#exprs.target(target)} = `;
  }

  #stmtText(stmt: Stmt, inArm: boolean): string {
    const value = stmt.value.kind === 'elided' ? '...' : this.#exprs.text(stmt.value, inArm);
    return `${this.#assignment(stmt)}${value}${this.#exprs.suffix(stmt.flags, stmt.meta)}`;
  }

  #arm(arm: Arm, indent: number): void {
    const { body, comments } = arm;
    const head = this.#exprs.armHead(arm);
    const meta = arm.meta.map((ref) => `, ${metaText(ref.name)}`).join('');
    if (body === undefined) return this.#line(indent, head + meta, comments);
    const [stmt] = body.stmts;
    const isShort =
      body.stmts.length === 1 &&
      body.tail.length === 0 &&
      stmt.comments.before.length === 0 &&
      stmt.comments.after === undefined;
    if (isShort && (stmt.value.kind !== 'match' || stmt.flags.length > 0 || stmt.meta.length > 0)) {
      return this.#line(indent, `${head} -> ${this.#stmtText(stmt, true)}${meta}`, comments);
    }
    this.#line(indent, `${head}${meta} ->`, comments);
    this.#body(body, indent + 2, true);
  }

  // Stack code

  #instr({ labels, op, flags, operand, comments }: Instr): void {
    const lines = labels.map((label) => `${labelText(label)}:`);
    if (op !== undefined) lines.push(['  ' + op, ...flags, ...this.#operand(operand)].join(' '));
    lines.forEach((line, i) => {
      if (i > 0) return void this.#lines.push(line);
      const indent = labels.length > 0 ? 0 : 2;
      this.#line(indent, line.trimStart(), comments);
    });
  }

  #operand(operand: Operand): string[] {
    switch (operand.kind) {
      case 'none':
        return [];
      case 'number':
        return [operand.value.toString()];
      case 'const':
        return [literalText(operand.value) ?? this.#exprs.text(operand.value)];
      case 'string':
        return [quote(operand.text)];
      case 'labels':
        return [operand.labels.map(labelText).join(', ')];
      case 'callee':
        return [
          operand.callee === undefined
            ? String(operand.count)
            : `${nameText('@', operand.callee.name)}, ${operand.count}`,
        ];
      case 'symbol':
        return [nameText('@', operand.name.name)];
      default:
        return unreachable(operand);
    }
  }

  // Metadata

  #metadata({ name, distinct, content }: MetaDef): string {
    const text =
      content.kind === 'node'
        ? `!{${content.values.map((value) => this.#metaValue(value)).join(', ')}}`
        : `${metaText(content.name)}(${content.fields.map(({ key, value }) => `${key}: ${this.#metaValue(value)}`).join(', ')})`;
    return `${metaText(name.name)} = ${distinct ? 'distinct ' : ''}${text}`;
  }

  /** `null`, a word and what begins with `!` would be read as other metadata. */
  #metaConst(value: Expr): string {
    const text = this.#exprs.text(value);
    const isBare = value.kind === 'name' && value.sigil === '' && !text.startsWith('(');
    return isBare || /^(?:!|null\b)/.test(text) ? `(${text})` : text;
  }

  #metaValue(value: MetaValue): string {
    switch (value.kind) {
      case 'ref':
        return metaText(value.ref.name);
      case 'string':
        return `!${quote(value.text)}`;
      case 'null':
        return 'null';
      case 'word':
        return value.text;
      case 'const':
        return this.#metaConst(value.value);
      case 'node':
        return `!{${value.values.map((inner) => this.#metaValue(inner)).join(', ')}}`;
      default:
        return unreachable(value);
    }
  }
}

/** A float operand as it is written, without a type. */
function literalText(expr: Expr): string | undefined {
  const sign = expr.kind === 'unary' && expr.op === '-' ? '-' : '';
  const literal = expr.kind === 'unary' ? expr.operand : expr;
  if (literal.kind === 'decimal') return sign + decimalText(literal);
  return literal.kind === 'hexfloat' ? sign + hexFloatText(literal.format, literal.bits) : undefined;
}

function attrGroupText({ id, attributes }: AttrGroup): string {
  const words = attributes.map(({ key, quoted, value }) => {
    const name = quoted ? quote(key) : key;
    if (value === undefined) return name;
    return `${name}=${value.kind === 'int' ? integerText(value.value) : quote(value.text)}`;
  });
  return `attributes #${id} = { ${words.map((word) => `${word} `).join('')}}`;
}

function headWords({ linkage, visibility, preemption }: Head): string[] {
  return [linkage, visibility, preemption].filter((word) => word !== undefined);
}

function placeWords({ addressMode, space, align }: Placement): string[] {
  const words: string[] = [];
  if (addressMode !== undefined) words.push(addressMode);
  if (space !== undefined) words.push(`addr_space(${space})`);
  if (align !== undefined) words.push(`align ${align}`);
  return words;
}

/** A label needs its sigil if the word alone would be something else. */
function labelText({ name }: Name): string {
  const isPlain =
    /^[A-Za-z_][A-Za-z0-9_]*$/.test(name) &&
    !isOpcode(name) &&
    opcodeOf(name) === undefined &&
    !reservedWords.has(name);
  return isPlain && !/^(?:void|half|float|double|fp128|[if][0-9]+|[us]0x[0-9a-fA-F]+)$/.test(name)
    ? name
    : nameText('%', name);
}

function leftmost(expr: Expr): Expr {
  switch (expr.kind) {
    case 'binary':
      return leftmost(expr.left);
    case 'cond':
      return leftmost(expr.test);
    case 'send':
    case 'io':
    case 'member':
    case 'index':
      return leftmost(expr.target);
    case 'call':
      return leftmost(expr.callee);
    default:
      return expr;
  }
}

type Group = Item['kind'] | 'body';

function groupOf(item: Item): Group {
  return item.kind === 'func' && item.body !== undefined ? 'body' : item.kind;
}

function needsBlank(before: Item, after: Item, withComments: boolean): boolean {
  const [a, b] = [groupOf(before), groupOf(after)];
  const comments = after.kind === 'stmt' ? after.stmt.comments : after.comments;
  return (
    (withComments && comments.before.length > 0) ||
    a !== b ||
    a === 'body' ||
    (b === 'stmt' && (isTall(before) || isTall(after)))
  );
}

function isTall(item: Item): boolean {
  return item.kind === 'stmt' && item.stmt.value.kind === 'match';
}

/** Names of locals and symbols, without their sigils. */
function definedNames(module: Module): Set<string> {
  const names = new Set<string>();
  const visitor = {
    stmt({ target }: Stmt): void {
      if (target !== undefined) names.add(target.name);
    },
  };
  for (const item of module.items) {
    if (item.kind === 'global' || (item.kind === 'alias' && item.name.sigil === '@')) names.add(item.name.name);
    if (item.kind === 'stmt') walkStmt(item.stmt, visitor);
    if (item.kind === 'func' && item.body?.kind === 'stmts') walkBody(item.body.body, visitor);
  }
  return names;
}
