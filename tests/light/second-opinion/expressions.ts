/**
 * `e → v` (2.2), one case a rule, its premises in the order of the document. A premise that does not hold is a `No`: no rule
 * applies. `used` gathers which rules were used.
 */
import * as num from './numbers.ts';
import { decode, encode, holdsPointer, type Block, type Byte, type Layout, type Value } from './memory.ts';
import { list, primOf, primOfType, typeOf, word, type Prim, type Sexp, type Type } from './syntax.ts';

/** No rule applies: in this rule, this premise does not hold. */
export class No extends Error {
  readonly rule: string;

  constructor(rule: string, premise: string) {
    super(`${rule}: ${premise}`);
    this.rule = rule;
  }
}

/** `lenv` (definition 16). */
export interface Lenv {
  readonly vars: ReadonlyMap<string, { readonly block: number; readonly type: Type }>;
  readonly pregs: Map<string, { readonly v: Value; readonly t: Prim }>;
  thrown: { readonly v: Value; readonly t: Prim } | undefined;
}

/** What evaluation asks of the state, and does not change. */
export interface World {
  readonly layout: Layout;
  readonly vars: ReadonlyMap<string, { readonly block: number; readonly type: Type }>;
  readonly funcs: ReadonlyMap<string, number>;
  readonly memory: ReadonlyMap<number, Block>;
  readonly used: Set<string>;
}

const int = (v: bigint): Value => ({ k: 'int', v });
export const of_bool = (b: boolean): Value => int(b ? 1n : 0n);

/** The position of the type among the words of an expression: the result type is its first parameter, but for three. */
const typeAt: { readonly [kind: string]: number } = { E_unary: 2, E_binary: 2, E_array: 2 };

export function prim_type_of(e: Sexp): Prim {
  return primOf(list(e)[typeAt[word(list(e)[0])] ?? 1]);
}

export function bool_val(v: Value): boolean {
  return v.k === 'ptr' || (v.k === 'int' ? v.v !== 0n : v.v !== 0);
}

export class Evaluation {
  readonly w: World;
  readonly le: Lenv;
  readonly pointer: 4 | 8;

  constructor(w: World, le: Lenv) {
    this.w = w;
    this.le = le;
    this.pointer = w.layout.pointer;
  }

  // Auxiliary functions

  sem_cast(v: Value, from: Prim, to: Prim, rule: string): Value {
    if (from === to) return v;
    const no = (): never => {
      throw new No(rule, `sem_cast v ${from} ${to} = Some v'`);
    };
    if ([from, to].some((t) => t === 'agg' || t === 'void')) return no();
    if (v.k !== 'ptr') return this.number(num.convert(v.v, to, this.pointer));
    if (holdsPointer(to, this.pointer)) return v;
    return to === 'u1' ? int(1n) : no();
  }

  number(v: bigint | number): Value {
    return typeof v === 'bigint' ? int(v) : { k: 'float', v };
  }

  /** The bytes [p, p + size) of a living block, or no. */
  bytesAt(v: Value, delta: number, size: number, rule: string): { readonly block: Block; readonly at: number } {
    const block = v.k === 'ptr' ? this.w.memory.get(v.b) : undefined;
    if (v.k !== 'ptr' || block === undefined) throw new No(rule, 'Vptr loc ofs of a living block');
    const at = this.wrapOffset(v.p + BigInt(delta));
    if (at < BigInt(block.lo) || at + BigInt(size) > BigInt(block.hi)) throw new No(rule, 'bytes within the block');
    return { block, at: Number(at) };
  }

  wrapOffset(p: bigint): bigint {
    return num.wrap(p, this.pointer === 8 ? 'i64' : 'i32', this.pointer);
  }

  /** `deref_loc` by value. */
  load(block: Block, at: number, t: Prim, rule: string): Value {
    const bytes: (Byte | undefined)[] = Array.from({ length: this.w.layout.primSize(t) }, (_, i) =>
      block.bytes.get(at + i),
    );
    const v = t === 'void' ? undefined : decode(bytes, t, this.pointer);
    if (v === undefined) throw new No(rule, 'deref_loc t m loc ofs = Some v');
    return v;
  }

  find_var(v: Sexp, rule: string): { readonly block: number; readonly type: Type } {
    const [kind, id] = list(v);
    const found = kind === 'Vlocal' ? this.le.vars.get(word(id)) : this.w.vars.get(word(id));
    if (found === undefined) throw new No(rule, 'find_var vid = Some (loc, (t, va))');
    return found;
  }

  field(type: Type, fi: Sexp, rule: string): { readonly type: Type; readonly offset: number } {
    const found = this.w.layout.fieldoffset(type, Number(fi));
    if (found === undefined) throw new No(rule, "fieldoffset ce t fi = Some (t', ofs)");
    return found;
  }

  /** What `t = Tpointer t'` points to. */
  pointed(t: Sexp, rule: string): Type {
    const type = typeOf(t);
    if (type.k !== 'pointer') throw new No(rule, "t = Tpointer t'");
    return type.t;
  }

  /** A number that is moved stays one: decision 0064. */
  moved(v: Value, by: bigint): Value {
    if (v.k === 'ptr') return { k: 'ptr', b: v.b, p: this.wrapOffset(v.p + by) };
    return int(num.wrap((v as { v: bigint }).v + by, 'ptr', this.pointer));
  }

  /** An operand that is used as an address. */
  address(e: Sexp, rule: string): Value {
    return this.sem_cast(this.eval(e), prim_type_of(e), 'ptr', rule);
  }

  // The rules

  eval(e: Sexp): Value {
    const [kind, ...args] = list(e);
    const rule = word(kind).slice(2);
    const v = this.#apply(rule, args);
    if (!/^(constval|cand|cior|select)$/.test(rule)) this.w.used.add(rule);
    return v;
  }

  #apply(rule: string, args: readonly Sexp[]): Value {
    switch (rule) {
      case 'constval':
        return this.#constval(primOf(args[0]), args[1]);
      case 'dread':
        return this.#dread(primOf(args[0]), args[1], args[2]);
      case 'iread':
        return this.#iread(primOf(args[0]), args[1], args[2], args[3]);
      case 'regread':
        return this.#regread(primOf(args[0]), args[1]);
      case 'addrof': {
        this.#pointerType(primOf(args[0]), rule);
        const { block, type } = this.find_var(args[1], rule);
        return { k: 'ptr', b: block, p: BigInt(this.field(type, args[2], rule).offset) };
      }
      case 'iaddrof': {
        this.#pointerType(primOf(args[0]), rule);
        const v = this.address(args[3], rule);
        return this.moved(v, BigInt(this.field(this.pointed(args[1], rule), args[2], rule).offset));
      }
      case 'addroffunc': {
        this.#pointerType(primOf(args[0]), rule);
        const loc = this.w.funcs.get(word(args[1]));
        if (loc === undefined) throw new No(rule, '(genv_funcs ge) id = Some loc');
        return { k: 'ptr', b: loc, p: 0n };
      }
      case 'sizeoftype':
        return this.sem_cast(int(BigInt(this.w.layout.sizeof(typeOf(args[1])))), 'i32', primOf(args[0]), rule);
      case 'retype':
        return this.#retype(primOf(args[0]), args[2]);
      case 'cvt':
        return this.#from(args, rule, (v, from, to) => this.sem_cast(v, from, to, rule));
      case 'ceil':
      case 'floor':
      case 'trunc':
        return this.#from(args, rule, (v, from, to) => this.#rounded(v, from, to, rule));
      case 'unary':
        return this.#unary(args[0], primOf(args[1]), args[2]);
      case 'binary':
        return this.#binary(args[0], primOf(args[1]), args[2], args[3]);
      case 'cand':
      case 'cior':
        return this.#logic(rule, primOf(args[0]), args[1], args[2]);
      case 'select':
        return this.#select(primOf(args[0]), args[1], args[2], args[3]);
      case 'array':
        return this.#array(args[0] === 'true', typeOf(args[2]), list(args[3]));
    }
    throw new Error(`no expression ${rule}`);
  }

  /** 2.2, 20. */
  list(el: readonly Sexp[]): Value[] {
    this.w.used.add('list_nil');
    return el.map((e) => {
      this.w.used.add('list_cons');
      return this.eval(e);
    });
  }

  #pointerType(t: Prim, rule: string): void {
    if (!num.isPointerPrim(t)) throw new No(rule, 'is_pointer_prim_type pt = true');
  }

  #constval(pt: Prim, c: Sexp): Value {
    const [kind, text] = list(c);
    switch (kind) {
      case 'Vint':
        this.w.used.add('constval_int');
        return this.sem_cast(int(BigInt(word(text))), 'u32', pt, 'constval_int');
      case 'Vlong':
        this.w.used.add('constval_long');
        return this.sem_cast(int(BigInt(word(text))), 'u64', pt, 'constval_long');
      case 'Vfloat':
        this.w.used.add('constval_single');
        return this.sem_cast({ k: 'float', v: Number(text) }, 'f32', pt, 'constval_single');
      case 'Vdouble':
        this.w.used.add('constval_double');
        return this.sem_cast({ k: 'float', v: Number(text) }, 'f64', pt, 'constval_double');
    }
    throw new No('constval_int', 'Vundef has no rule');
  }

  #dread(pt: Prim, vid: Sexp, fi: Sexp): Value {
    const { block, type } = this.find_var(vid, 'dread');
    const field = this.field(type, fi, 'dread');
    const t = primOfType(field.type);
    if (t === 'agg') return { k: 'ptr', b: block, p: BigInt(field.offset) };
    const at = this.w.memory.get(block);
    if (at === undefined) throw new No('dread', 'deref_loc t m loc ofs = Some v');
    return this.sem_cast(this.load(at, field.offset, t, 'dread'), t, pt, 'dread');
  }

  #iread(pt: Prim, t: Sexp, fi: Sexp, e: Sexp): Value {
    const v = this.address(e, 'iread');
    const field = this.field(this.pointed(t, 'iread'), fi, 'iread');
    const own = primOfType(field.type);
    if (own === 'agg') return this.moved(v, BigInt(field.offset));
    const { block, at } = this.bytesAt(v, field.offset, this.w.layout.sizeof(field.type), 'iread');
    return this.sem_cast(this.load(block, at, own, 'iread'), own, pt, 'iread');
  }

  #regread(pt: Prim, rid: Sexp): Value {
    const found = rid === 'Thrownval' ? this.le.thrown : this.le.pregs.get(word(list(rid)[1]));
    if (found === undefined) throw new No('regread', 'find_reg rid = Some (v, pt)');
    return this.sem_cast(found.v, found.t, pt, 'regread');
  }

  /** The same bits where the sizes are equal: decision 0054. */
  #retype(pt: Prim, e: Sexp): Value {
    const v = this.eval(e);
    const from = prim_type_of(e);
    const size = this.w.layout.primSize(from);
    if (from === pt || from === 'agg' || pt === 'agg' || size !== this.w.layout.primSize(pt) || size === 0)
      return this.sem_cast(v, from, pt, 'retype');
    if (v.k === 'ptr') return holdsPointer(pt, this.pointer) ? v : this.sem_cast(v, from, 'void', 'retype');
    const same = decode(encode(v, from, size), pt, this.pointer);
    if (same === undefined) throw new No('retype', "sem_cast v t (Tprim pt) = Some v'");
    return same;
  }

  /** Conversions name the type of their operand; one of another type is cast before (decision 0054). */
  #from([to, from, e]: readonly Sexp[], rule: string, change: (v: Value, from: Prim, to: Prim) => Value): Value {
    const v = this.sem_cast(this.eval(e), prim_type_of(e), primOf(from), rule);
    return change(v, primOf(from), primOf(to));
  }

  #rounded(v: Value, from: Prim, to: Prim, rule: string): Value {
    if (v.k !== 'float') return this.sem_cast(v, from, to, rule);
    const whole = rule === 'ceil' ? Math.ceil(v.v) : rule === 'floor' ? Math.floor(v.v) : Math.trunc(v.v);
    return this.sem_cast({ k: 'float', v: whole }, from, to, rule);
  }

  #unary(uop: Sexp, pt: Prim, e: Sexp): Value {
    const v = this.eval(e);
    if (uop === 'O_lnot') return this.sem_cast(of_bool(!bool_val(v)), 'u1', pt, 'unary');
    const isExtension = typeof uop !== 'string';
    const operand = isExtension
      ? this.#modular(v, prim_type_of(e), pt)
      : this.sem_cast(v, prim_type_of(e), pt, 'unary');
    if (operand.k === 'ptr') throw new No('unary', 'an operand that is no address');
    if (!isExtension) return this.number(num.unary(word(uop), operand.v, pt, this.pointer));
    return int(num.extend(operand.v as bigint, uop[0] === 'O_sext', Number(uop[1]), pt, this.pointer));
  }

  /** To `u1` by the lowest bit: what extensions and shifts mean by an operand of another width. */
  #modular(v: Value, from: Prim, to: Prim): Value {
    if (v.k === 'ptr' || from === to) return v;
    return to === 'u1' && v.k === 'int'
      ? int(num.wrap(v.v, 'u1', this.pointer))
      : this.number(num.convert(v.v, to, this.pointer));
  }

  // 2.2, 15

  #binary(bop: Sexp, pt: Prim, e1: Sexp, e2: Sexp): Value {
    const [v1, v2] = [this.eval(e1), this.eval(e2)];
    const [t1, t2] = [prim_type_of(e1), prim_type_of(e2)];
    const cast = (v: Value, from: Prim, to: Prim): Value => this.sem_cast(v, from, to, 'binary');
    if (typeof bop !== 'string') {
      const of = primOf(bop[1]);
      return cast(int(this.#compared(word(bop[0]), cast(v1, t1, of), cast(v2, t2, of))), 'i32', pt);
    }
    switch (bop) {
      case 'O_land':
        return cast(of_bool(bool_val(v1) && bool_val(v2)), 'u1', pt);
      case 'O_lior':
        return cast(of_bool(bool_val(v1) || bool_val(v2)), 'u1', pt);
      case 'O_shl':
      case 'O_lshr':
      case 'O_ashr': {
        const [left, count] = [this.#numberOnly(cast(v1, t1, pt)), this.#numberOnly(v2)];
        return int(num.shift(bop, left as bigint, count as bigint, pt, this.pointer));
      }
    }
    const [left, right] = [cast(v1, t1, pt), cast(v2, t2, pt)];
    if (left.k === 'ptr' || right.k === 'ptr') return this.#pointerArithmetic(bop, left, right, pt);
    const v = num.binary(bop, left.v, right.v, pt, this.pointer);
    if (v === undefined) throw new No('binary', 'a divisor that is not 0');
    return this.number(v);
  }

  #numberOnly(v: Value): bigint | number {
    if (v.k === 'ptr') throw new No('binary', 'an operand that is no address');
    return v.v;
  }

  /** Decision 0064. */
  #pointerArithmetic(bop: string, a: Value, b: Value, pt: Prim): Value {
    if (bop === 'O_add' && a.k === 'ptr' && b.k === 'int') return this.moved(a, b.v);
    if (bop === 'O_add' && b.k === 'ptr' && a.k === 'int') return this.moved(b, a.v);
    if (bop === 'O_sub' && a.k === 'ptr' && b.k === 'int') return this.moved(a, -b.v);
    if (bop === 'O_sub' && a.k === 'ptr' && b.k === 'ptr' && a.b === b.b)
      return int(num.wrap(a.p - b.p, pt, this.pointer));
    throw new No('binary', `sem_binary ${bop} of addresses`);
  }

  #compared(op: string, a: Value, b: Value): bigint {
    if (a.k !== 'ptr' && b.k !== 'ptr') return num.compare(op, a.v, b.v);
    if (a.k === 'ptr' && b.k === 'ptr' && a.b === b.b) return num.compare(op, a.p, b.p);
    const isNull = (v: Value): boolean => v.k === 'int' && v.v === 0n;
    if (isNull(a) || isNull(b)) return num.compare(op, isNull(a) ? 0n : 1n, isNull(b) ? 0n : 1n);
    if (op === 'O_eq' || op === 'O_ne') return op === 'O_ne' ? 1n : 0n;
    throw new No('binary', 'addresses that have an order');
  }

  #logic(rule: 'cand' | 'cior', pt: Prim, e1: Sexp, e2: Sexp): Value {
    const name = rule === 'cand' ? 'cand_true' : 'cior_false';
    if (!num.isInt(pt)) throw new No(name, 'is_int_prim_type pt = true');
    const first = bool_val(this.eval(e1));
    this.w.used.add(`${rule}_${String(first)}`);
    const isDecided = first === (rule === 'cior');
    return this.sem_cast(of_bool(isDecided ? first : bool_val(this.eval(e2))), 'u1', pt, name);
  }

  #select(pt: Prim, e1: Sexp, e2: Sexp, e3: Sexp): Value {
    if (prim_type_of(e2) !== pt || prim_type_of(e3) !== pt)
      throw new No('select_true', 'prim_type_of e2 = pt ∧ prim_type_of e3 = pt');
    const isTrue = bool_val(this.eval(e1));
    this.w.used.add(`select_${String(isTrue)}`);
    return this.eval(isTrue ? e2 : e3);
  }

  #array(isChecked: boolean, t: Type, [first, ...el]: readonly Sexp[]): Value {
    const start = this.address(first, 'array');
    let delta = 0n;
    let at: Type = t.k === 'pointer' ? t.t : t;
    const vl = this.list(el);
    for (const [i, v] of vl.entries()) {
      if (v.k !== 'int') throw new No('array', 'an index that is a number');
      const index =
        num.isSigned(prim_type_of(el[i])) || num.bitsOf(prim_type_of(el[i]), this.pointer) < 64
          ? v.v
          : num.wrap(v.v, 'i64', this.pointer);
      const length = at.k === 'array' ? at.n : 0;
      if (isChecked && length > 0 && !(index >= 0n && index < BigInt(length)))
        throw new No('array', 'eval_array b t vl ofs = Some delta');
      if (at.k === 'array') at = at.t;
      delta += index * BigInt(this.w.layout.sizeof(at));
    }
    return this.moved(start, delta);
  }
}
