/**
 * The abstract syntax as text: S-expressions with the document's constructor names, parameters in the document's order.
 *
 *     (function &twice (func_attr AM_friendly) (params (%n (Tprim (Tint Signed I32)))) (returns (Tprim (Tint Signed I32)))
 *       (vars) (pregs)
 *       (S_seq (S_dassign (Vlocal %n) 0 (EE_pure (E_binary O_add (Tint Signed I32) … …)))
 *       (S_return ((E_dread (Tint Signed I32) (Vlocal %n) 0)))))
 *
 * The second statement of S_seq begins a line at the same depth, so long sequences stay flat. Trees may be as deep as they
 * like: pieces still to be printed wait on a stack.
 */
import { unreachable } from '../base/errors.ts';
import { primName } from './prim-types.ts';
import type {
  BinaryOperation,
  Composite,
  Const,
  Expr,
  ExtExpr,
  Func,
  FuncAttr,
  GlobalDef,
  InitData,
  MemberFunc,
  MemberVar,
  PrimType,
  Program,
  RegId,
  ResultPlace,
  Statement,
  Type,
  TypeAttr,
  UnaryOperation,
  VarDef,
  VarId,
} from './syntax.ts';

/** Text, something still to be printed, or a new line at a depth. */
type Piece =
  | string
  | { readonly syntax: Expr | ExtExpr | Statement | Type; readonly depth: number }
  | { readonly line: number };

/** A program as S-expressions of its abstract syntax. */
export function printProgram(program: Program): string {
  const out = new Writer();
  out.text('(program');
  out.list(
    'prog_vars',
    program.prog_vars.map(([id, def]) => [`(${id} `, ...varDef(def), ')']),
  );
  out.list(
    'prog_comps',
    program.prog_comps.map(([id, composite]) => [`(${id} `, ...compositeText(composite), ')']),
  );
  out.list(
    'prog_funcs',
    program.prog_funcs.map(([id, func]) => functionText(id, func)),
  );
  out.text(`\n  (prog_main ${program.prog_main}))\n`);
  return out.result();
}

/** With a limit, the text ends soon after so many characters: a sequence holds the whole rest of a function. */
export function printStatement(statement: Statement, limit = Infinity): string {
  return printSyntax(statement, limit);
}

/** An expression as an S-expression. */
export function printExpr(expr: Expr | ExtExpr): string {
  return printSyntax(expr);
}

/** A type as an S-expression. */
export function printType(type: Type): string {
  return printSyntax(type);
}

function printSyntax(syntax: Expr | ExtExpr | Statement | Type, limit = Infinity): string {
  const out = new Writer();
  out.pieces([{ syntax, depth: 0 }], limit);
  return out.result();
}

/** Pieces are written from a stack: nested syntax is replaced by its pieces when it is reached, so depth costs no recursion. */
class Writer {
  readonly #parts: string[] = [];

  text(text: string): void {
    this.#parts.push(text);
  }

  list(name: string, entries: readonly (readonly Piece[])[]): void {
    this.text(`\n  (${name}`);
    for (const entry of entries) {
      this.text('\n    ');
      this.pieces(entry);
    }
    this.text(')');
  }

  pieces(pieces: readonly Piece[], limit = Infinity): void {
    const stack: Piece[] = [...pieces].reverse();
    let room = limit;
    for (let piece = stack.pop(); piece !== undefined && room > 0; piece = stack.pop()) {
      if (typeof piece === 'string') {
        this.text(piece);
        room -= piece.length;
      } else if ('line' in piece) this.text(`\n${'  '.repeat(piece.line)}`);
      else {
        const inner = piecesOf(piece.syntax, piece.depth);
        for (let i = inner.length - 1; i >= 0; i--) stack.push(inner[i]);
      }
    }
  }

  result(): string {
    return this.#parts.join('');
  }
}

function isLine(piece: Piece): boolean {
  return typeof piece === 'object' && 'line' in piece;
}

function piecesOf(x: Expr | ExtExpr | Statement | Type, depth: number): readonly Piece[] {
  const at = (syntax: Expr | ExtExpr | Statement | Type): Piece => ({ syntax, depth });
  const deeper = (syntax: Statement): Piece => ({ syntax, depth: depth + 1 });
  const line: Piece = { line: depth };
  const inner: Piece = { line: depth + 1 };
  const node = (...parts: Piece[]): readonly Piece[] => [
    `(${x.kind}`,
    ...parts.flatMap((part): Piece[] => (isLine(part) ? [part] : [' ', part])),
    ')',
  ];
  const list = (items: readonly (Expr | Type)[]): Piece[] => [
    '(',
    ...items.flatMap((item, i): Piece[] => (i === 0 ? [at(item)] : [' ', at(item)])),
    ')',
  ];
  const many = (...parts: (string | readonly Piece[])[]): readonly Piece[] => [
    `(${x.kind}`,
    ...parts.flatMap((part): Piece[] => (typeof part === 'string' ? [' ', part] : [' ', ...part])),
    ')',
  ];
  switch (x.kind) {
    case 'Tprim':
      return node(primText(x.t));
    case 'Tpointer':
      return node(at(x.t));
    case 'Tarray':
      return node(at(x.t), String(x.n));
    case 'Tfunction':
      return many(list(x.tl1), list(x.tl2));
    case 'Tcomposite':
      return node(x.id);
    case 'E_dread':
    case 'E_addrof':
      return node(primText(x.t), varText(x.v), String(x.fi));
    case 'E_iread':
      return node(primText(x.t1), at(x.t2), String(x.fi), at(x.e));
    case 'E_regread':
      return node(primText(x.t), regText(x.r));
    case 'E_addroffunc':
      return node(primText(x.t), x.f);
    case 'E_constval':
      return node(primText(x.t), constText(x.v));
    case 'E_sizeoftype':
      return node(primText(x.t1), at(x.t2));
    case 'E_unary':
      return node(unaryText(x.uop), primText(x.pt), at(x.e));
    case 'E_iaddrof':
      return node(primText(x.pt), at(x.t), String(x.fi), at(x.e));
    case 'E_ceil':
    case 'E_cvt':
    case 'E_floor':
    case 'E_trunc':
      return node(primText(x.pt1), primText(x.pt2), at(x.e));
    case 'E_retype':
      return node(primText(x.t1), at(x.t2), at(x.e));
    case 'E_binary':
      return node(binaryText(x.bop), primText(x.pt), at(x.e1), at(x.e2));
    case 'E_cand':
    case 'E_cior':
      return node(primText(x.pt), at(x.e1), at(x.e2));
    case 'E_select':
      return node(primText(x.pt), at(x.e1), at(x.e2), at(x.e3));
    case 'E_array':
      return many(String(x.b), primText(x.t1), [at(x.t2)], list(x.el));
    case 'EE_pure':
      return node(at(x.e));
    case 'EE_malloc':
      return node(primText(x.pt), at(x.e));
    case 'EE_gcmalloc':
    case 'EE_gcpermalloc':
      return node(primText(x.pt), at(x.t));
    case 'EE_gcmallocjarray':
      return node(primText(x.pt), at(x.t), at(x.e));
    case 'S_skip':
      return ['S_skip'];
    case 'S_dassign':
      return node(varText(x.v), String(x.fi), at(x.ee));
    case 'S_iassign':
      return node(at(x.t), String(x.fi), at(x.e1), at(x.e2));
    case 'S_regassign':
      return node(primText(x.t), regText(x.r), at(x.e));
    case 'S_seq':
      return node(at(x.s1), line, at(x.s2));
    case 'S_label':
      return node(x.lbl, at(x.s));
    case 'S_if':
      return node(at(x.e), inner, deeper(x.s1), inner, deeper(x.s2));
    case 'S_while':
      return node(at(x.e), inner, deeper(x.s));
    case 'S_goto':
      return node(x.lbl);
    case 'S_return':
      return many(list(x.el));
    case 'S_switch':
      return node(at(x.e), x.lbl, `(${x.l.map(([z, lbl]) => `(${z} ${lbl})`).join(' ')})`);
    case 'S_callassigned':
      return many(x.f, list(x.el), placesText(x.l));
    case 'S_icallassigned':
      return many([at(x.e)], list(x.el), placesText(x.l));
    case 'S_virtualcallassigned':
    case 'S_interfacecallassigned':
      return many(x.c, x.f, [at(x.e)], list(x.el), placesText(x.l));
    case 'S_javatry':
      return node(`(${x.ll.join(' ')})`, inner, deeper(x.s));
    case 'S_throw':
    case 'S_free':
    case 'S_incref':
    case 'S_decref':
    case 'S_eval':
      return node(at(x.e));
    case 'S_javacatch':
      return many(x.lbl, list(x.tl));
    default:
      return unreachable(x);
  }
}

/** `(Tint Signed I32)`, `Tptr`. */
export function primText(t: PrimType): string {
  if (t.kind === 'Tint') return `(Tint ${t.b} ${t.n})`;
  return t.kind === 'Taddr' || t.kind === 'Tfloat' ? `(${t.kind} ${t.n})` : t.kind;
}

function varText(v: VarId): string {
  return `(${v.kind} ${v.id})`;
}

function regText(r: RegId): string {
  return r.kind === 'Preg' ? `(Preg ${r.id})` : 'Thrownval';
}

export function constText(v: Const): string {
  switch (v.kind) {
    case 'Vundef':
      return 'Vundef';
    case 'Vint':
    case 'Vlong':
      return `(${v.kind} ${v.i})`;
    case 'Vfloat':
    case 'Vdouble':
      return `(${v.kind} ${Object.is(v.f, -0) ? '-0' : v.f})`;
    default:
      return unreachable(v);
  }
}

function unaryText(op: UnaryOperation): string {
  return 'b' in op ? `(${op.kind} ${op.b})` : op.kind;
}

function binaryText(op: BinaryOperation): string {
  return 'pt' in op ? `(${op.kind} ${primText(op.pt)})` : op.kind;
}

function placesText(places: readonly ResultPlace[]): string {
  return `(${places.map(({ v, fi }) => `(${varText(v)} ${fi})`).join(' ')})`;
}

function attrText({ ta_alignment }: TypeAttr): string {
  return ta_alignment === undefined ? 'default_type_attr' : `(ta_alignment ${ta_alignment})`;
}

function varDef(def: VarDef | GlobalDef): Piece[] {
  const constant = 'constant' in def && def.constant === true ? ' constant' : '';
  const init = 'init' in def && def.init !== undefined ? def.init.map((part) => ` ${initText(part)}`) : [];
  return [{ syntax: def.type, depth: 0 }, ` ${def.storage} ${attrText(def.attr)}${constant}`, ...init];
}

function initText(init: InitData): string {
  if (init.kind === 'Init_bytes')
    return `(Init_bytes ${init.offset} ${[...init.bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')})`;
  return init.kind === 'Init_addrof'
    ? `(Init_addrof ${init.offset} ${init.id} ${init.addend})`
    : `(Init_addroffunc ${init.offset} ${init.id})`;
}

function funcAttrText(attr: FuncAttr): string {
  const flags = (['fa_abstract', 'fa_final', 'fa_static', 'fa_virtual', 'fa_constructor'] as const).filter(
    (flag) => attr[flag],
  );
  return `(func_attr ${[attr.fa_access, ...flags].join(' ')})`;
}

function compositeText(composite: Composite): Piece[] {
  switch (composite.kind) {
    case 'Cstruct':
    case 'Cunion':
      return [`(${composite.kind}`, ...membersText(composite.mv), ')'];
    case 'Cclass':
      return [
        `(Cclass ${composite.id ?? 'None'} (${composite.li.join(' ')})`,
        ...membersText(composite.mv),
        ...methodsText(composite.mf),
        ')',
      ];
    case 'Cinterface':
      return [`(Cinterface (${composite.li.join(' ')})`, ...methodsText(composite.mf), ')'];
    default:
      return unreachable(composite);
  }
}

function membersText(members: readonly MemberVar[]): Piece[] {
  return members.flatMap(({ id, type, attr, field }): Piece[] => [
    ` (${id} `,
    { syntax: type, depth: 0 },
    ` ${attrText(attr)} ${field.fa_access})`,
  ]);
}

function methodsText(methods: readonly MemberFunc[]): Piece[] {
  return methods.flatMap(({ id, func, type, attr }): Piece[] => [
    ` (${id} ${func} `,
    { syntax: type, depth: 0 },
    ` ${funcAttrText(attr)})`,
  ]);
}

function functionText(id: string, { prototype, body }: Func): Piece[] {
  const head = [`(function ${id} ${funcAttrText(prototype.fun_attr)}`, ...prototypePieces(prototype)];
  if (body === undefined) return [...head, ' None)'];
  const vars = body.fun_vars.flatMap(([name, def]): Piece[] => [` (${name} `, ...varDef(def), ')']);
  const pregs = body.fun_pregs.map(([name, type]) => ` (${name} ${primText(type)})`);
  return [
    ...head,
    { line: 3 },
    '(fun_vars',
    ...vars,
    ')',
    { line: 3 },
    `(fun_pregs${pregs.join('')})`,
    { line: 3 },
    { syntax: body.fun_statement, depth: 3 },
    ')',
  ];
}

/** `(fun_params (%x …) ...) (fun_returns …)`, on a line of its own. */
function prototypePieces({ fun_params, fun_returns, fun_varargs }: Func['prototype']): Piece[] {
  const params = fun_params.flatMap(([name, type]): Piece[] => [` (${name} `, { syntax: type, depth: 0 }, ')']);
  const returns = fun_returns.flatMap((syntax): Piece[] => [' ', { syntax, depth: 0 }]);
  const end = fun_varargs === true ? ' ...)' : ')';
  return [{ line: 3 }, '(fun_params', ...params, end, ' (fun_returns', ...returns, ')'];
}

/** A type as MAPLE writes it, for messages. */
export function typeText(type: Type): string {
  switch (type.kind) {
    case 'Tprim':
      return primName(type.t);
    case 'Tpointer':
      return `<* ${typeText(type.t)}>`;
    case 'Tarray':
      return `<[${type.n === 0 ? '' : type.n}] ${typeText(type.t)}>`;
    case 'Tfunction':
      return `<func (${type.tl1.map(typeText).join(', ')}) ${type.tl2.map(typeText).join(', ') || 'void'}>`;
    case 'Tcomposite':
      return `<${type.id}>`;
    default:
      return unreachable(type);
  }
}
