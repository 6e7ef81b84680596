/**
 * The rules of 2.2 and 2.3: what an expression evaluates to, one function for each rule, under the rule's name.
 *
 * A rule function gets the expression and returns its *meaning*: a function from the local environment to the value.
 * Everything that a premise asks of the program alone — where a field lies, how to cast, which operation — is found then;
 * what depends on the state is asked when the meaning is called. So the premises stand here in the document's order,
 * and running costs a call for each node.
 *
 * Nesting is bounded by `MAX_NESTING`, which the profile check reports; within it, plain recursion is safe.
 */
import { unreachable } from '../base/errors.ts';
import type { GlobalEnv, LightFunction, LocalEnv, ObjectEnv } from './environment.ts';
import type { Block, Memory } from './memory.ts';
import { checkedRead } from './c-rules.ts';
import * as op from './operators.ts';
import type { Platform } from './platform.ts';
import { is_int_prim_type, is_pointer_prim_type, prim, prim_type_of, primName, primOfType } from './prim-types.ts';
import type { RuleName } from './rules.ts';
import { Stuck, type Site, type StuckReason } from './stuck.ts';
import type { Const, Expr, ExprOf, ExtExpr, PrimType, Type, VarId } from './syntax.ts';
import { of_bool, val_to_ptrofs, type Val, type Vptr } from './values.ts';

/** The most levels of an expression that is evaluated. */
export const MAX_NESTING = 1000;

/** What an expression evaluates to in an environment. Calling it is the only thing that happens at run time. */
export type Meaning = (le: LocalEnv) => Val;
export type Meanings = (le: LocalEnv) => Val[];

type Conversion = Extract<Expr, { readonly pt1: PrimType }>;
type Logic = ExprOf<'E_cand' | 'E_cior'>;

/** Where a variable or a field of it lies, as a function of the environment. */
export interface Place {
  readonly type: Type;
  /** The block of the variable. */
  readonly block: (le: LocalEnv) => Block;
  /** Bytes from the start of the block. */
  readonly offset: number;
  /** Marks that pointers to the variable exist from now on. */
  readonly pointer: (le: LocalEnv) => Val;
}

export interface Observer {
  /** A rule for an expression was used. */
  rule(name: RuleName): void;
}

/**
 * The compiler of the expressions of one function; lives as long as the machine. Compiling the same node twice gives two
 * meanings, so callers keep what they get.
 */
export class Expressions {
  readonly ge: GlobalEnv;
  readonly memory: Memory;
  readonly oe: ObjectEnv;
  readonly func: LightFunction;
  readonly observer: Observer | undefined;
  /** The operands of the expression that is being made ready. */
  readonly #ready = new Map<Expr, Meaning>();

  constructor(ge: GlobalEnv, memory: Memory, oe: ObjectEnv, func: LightFunction, observer: Observer | undefined) {
    this.ge = ge;
    this.memory = memory;
    this.oe = oe;
    this.func = func;
    this.observer = observer;
  }

  /** `e → v`. Operands are made ready first, with a stack, so that no nesting overflows ours. */
  expr(e: Expr): Meaning {
    if (this.#ready.size > 0) return this.#ready.get(e) ?? this.#meaningOf(e);
    const stack: Expr[] = [e];
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      const waiting = operandsOf(top).filter((operand) => !this.#ready.has(operand));
      stack.push(...waiting);
      if (waiting.length > 0) continue;
      this.#ready.set(top, this.#meaningOf(top));
      stack.pop();
    }
    const meaning = this.#ready.get(e) as Meaning;
    this.#ready.clear();
    return meaning;
  }

  #meaningOf(e: Expr): Meaning {
    switch (e.kind) {
      case 'E_constval':
        return this.constval(e);
      case 'E_dread':
        return this.#seen('dread', this.dread(e));
      case 'E_iread':
        return this.#seen('iread', this.iread(e));
      case 'E_regread':
        return this.#seen('regread', this.regread(e));
      case 'E_addrof':
        return this.#seen('addrof', this.addrof(e));
      case 'E_iaddrof':
        return this.#seen('iaddrof', this.iaddrof(e));
      case 'E_addroffunc':
        return this.#seen('addroffunc', this.addroffunc(e));
      case 'E_sizeoftype':
        return this.#seen('sizeoftype', this.sizeoftype(e));
      case 'E_retype':
        return this.#seen('retype', this.retype(e));
      case 'E_cvt':
        return this.#seen('cvt', this.cvt(e));
      case 'E_ceil':
        return this.#seen('ceil', this.rounded(e, 'ceil'));
      case 'E_floor':
        return this.#seen('floor', this.rounded(e, 'floor'));
      case 'E_trunc':
        return this.#seen('trunc', this.rounded(e, 'trunc'));
      case 'E_unary':
        return this.#seen('unary', this.unary(e));
      case 'E_binary':
        return this.#seen('binary', this.binary(e));
      case 'E_cand':
        return this.cand(e);
      case 'E_cior':
        return this.cior(e);
      case 'E_select':
        return this.select(e);
      case 'E_array':
        return this.#seen('array', this.array(e));
      default:
        return unreachable(e);
    }
  }

  constval(e: ExprOf<'E_constval'>): Meaning {
    const rule = constvalRule(e.v);
    const site = { rule, span: e.span };
    if (e.v.kind === 'Vundef') return stuck('no-rule', site, 'E_constval pt Vundef has no rule');
    const from = prim(
      e.v.kind === 'Vint' ? 'u32' : e.v.kind === 'Vlong' ? 'u64' : e.v.kind === 'Vfloat' ? 'f32' : 'f64',
    );
    const cast = op.sem_cast(from, e.t, this.#platform, site);
    const given = 'i' in e.v ? e.v.i : e.v.f;
    const v = cast === undefined ? given : cast(given);
    return this.#seen(rule, () => v);
  }

  dread(e: ExprOf<'E_dread'>): Meaning {
    const site = { rule: 'dread', span: e.span } as const;
    const place = this.find_var(e.v, e.fi, site);
    if (typeof place === 'function') return place;
    const cast = op.sem_cast(place.type, e.t, this.#platform, site);
    if (primOfType(place.type).kind === 'Tagg') return applied(cast, place.pointer);
    if (primOfType(place.type).kind === 'Tvoid')
      return stuck('no-rule', site, "deref_loc t' m loc ofs = Some v", 'a variable of type void');
    const read = this.memory.reader(primOfType(place.type));
    const { block, offset } = place;
    if (e.v.kind === 'Vglobal') {
      const at = block(undefined as never).base + offset;
      return cast === undefined ? () => read(at, site) : () => cast(read(at, site));
    }
    const slot = this.func.slotOf.get(e.v.id) as number;
    if (cast === undefined) return (le) => read(le.vars[slot].base + offset, site);
    return (le) => cast(read(le.vars[slot].base + offset, site));
  }

  iread(e: ExprOf<'E_iread'>): Meaning {
    const site = { rule: 'iread', span: e.span } as const;
    const pointer = this.address(e.e, site);
    if (e.t2.kind !== 'Tpointer') return stuck('no-rule', site, "t = Tpointer t'");
    const field = this.ge.cenv.fieldoffset(e.t2.t, e.fi);
    if (field === undefined) return stuck('no-rule', site, "fieldoffset ce t' fi = Some (t'', delta)");
    const { memory } = this;
    const { offset } = field;
    const pt = primOfType(field.type);
    const cast = op.sem_cast(pt, e.t1, this.#platform, site);
    if (pt.kind === 'Tagg') return applied(cast, (le) => op.moved(pointer(le), offset, memory));
    if (pt.kind === 'Tvoid') return stuck('no-rule', site, "deref_loc t'' m loc ofs = Some v", 'a pointer to void');
    const size = this.ge.cenv.sizeof(field.type);
    const read = memory.reader(pt);
    if (memory.cRules)
      return applied(cast, checkedRead(memory, this.#elementPointer(e.e) ?? pointer, offset, size, pt, site));
    if (cast === undefined) return (le) => read(memory.address(pointer(le), offset, size, site), site);
    return (le) => cast(read(memory.address(pointer(le), offset, size, site), site));
  }

  regread(e: ExprOf<'E_regread'>): Meaning {
    const site = { rule: 'regread', span: e.span } as const;
    const platform = this.#platform;
    const missing = (name: string): Stuck => new Stuck('unset-register', site, 'find_reg rid = Some (v, pt)', name);
    if (e.r.kind === 'Thrownval') {
      return (le) => {
        if (le.thrownval === undefined || le.thrownType === undefined) throw missing('%%thrownval');
        return op.sem_cast(le.thrownType, e.t, platform, site)?.(le.thrownval) ?? le.thrownval;
      };
    }
    const { id } = e.r;
    const slot = this.pregSlot(id);
    return (le) => {
      const v = le.pregs[slot];
      const pt = le.pregTypes[slot];
      if (v === undefined || pt === undefined) throw missing(id);
      if (pt === e.t) return v;
      return op.sem_cast(pt, e.t, platform, site)?.(v) ?? v;
    };
  }

  addrof(e: ExprOf<'E_addrof'>): Meaning {
    const site = { rule: 'addrof', span: e.span } as const;
    if (!is_pointer_prim_type(e.t)) return stuck('no-rule', site, 'is_pointer_prim_type pt = true');
    const place = this.find_var(e.v, e.fi, site);
    return typeof place === 'function' ? place : place.pointer;
  }

  iaddrof(e: ExprOf<'E_iaddrof'>): Meaning {
    const site = { rule: 'iaddrof', span: e.span } as const;
    if (!is_pointer_prim_type(e.pt)) return stuck('no-rule', site, 'is_pointer_prim_type pt = true');
    const pointer = this.address(e.e, site);
    if (e.t.kind !== 'Tpointer') return stuck('no-rule', site, "t = Tpointer t'");
    const field = this.ge.cenv.fieldoffset(e.t.t, e.fi);
    if (field === undefined) return stuck('no-rule', site, "fieldoffset ce t' fi = Some (t'', delta)");
    const { offset } = field;
    return (le) => op.moved(pointer(le), offset, this.memory);
  }

  addroffunc(e: ExprOf<'E_addroffunc'>): Meaning {
    const site = { rule: 'addroffunc', span: e.span } as const;
    if (!is_pointer_prim_type(e.t)) return stuck('no-rule', site, 'is_pointer_prim_type pt = true');
    const block = this.ge.funcs.get(e.f)?.block;
    if (block === undefined) return stuck('no-function', site, '(genv_funcs ge) id = Some loc', e.f);
    const v = { b: block.id, p: 0 };
    return () => v;
  }

  sizeoftype(e: ExprOf<'E_sizeoftype'>): Meaning {
    const site = { rule: 'sizeoftype', span: e.span } as const;
    const z = this.ge.cenv.sizeof(e.t2);
    const cast = op.sem_cast(prim('i32'), e.t1, this.#platform, site);
    const v = cast === undefined ? z : cast(z);
    return () => v;
  }

  retype(e: ExprOf<'E_retype'>): Meaning {
    const site = { rule: 'retype', span: e.span } as const;
    return applied(op.retype(prim_type_of(e.e), e.t1, this.#platform, site), this.expr(e.e));
  }

  cvt(e: Conversion): Meaning {
    const site = { rule: 'cvt', span: e.span } as const;
    return applied(op.sem_cast(e.pt2, e.pt1, this.#platform, site), this.#as(e.e, e.pt2, site));
  }

  rounded(e: Conversion, how: 'ceil' | 'floor' | 'trunc'): Meaning {
    const site = { rule: how, span: e.span } as const;
    return applied(op.sem_rounding(how, e.pt2, e.pt1, this.#platform, site), this.#as(e.e, e.pt2, site));
  }

  unary(e: ExprOf<'E_unary'>): Meaning {
    const site = { rule: 'unary', span: e.span } as const;
    const operand = this.expr(e.e);
    const compute = op.sem_unary(e.uop, prim_type_of(e.e), e.pt, this.#platform, site);
    return (le) => compute(operand(le));
  }

  binary(e: ExprOf<'E_binary'>): Meaning {
    const site = { rule: 'binary', span: e.span } as const;
    const [left, right] = [this.expr(e.e1), this.expr(e.e2)];
    const compute = op.sem_binary(e.bop, prim_type_of(e.e1), prim_type_of(e.e2), e.pt, this.#platform, site);
    return (le) => compute(left(le), right(le));
  }

  cand(e: Logic): Meaning {
    const site = { rule: 'cand_true', span: e.span } as const;
    if (!is_int_prim_type(e.pt)) return stuck('no-rule', site, 'is_int_prim_type pt = true');
    const [left, right] = [this.#test(e.e1, site), this.#test(e.e2, site)];
    const result = this.#truth(e.pt, site);
    return (le) => {
      if (!left(le)) return this.#by('cand_false', result(false));
      return this.#by('cand_true', result(right(le)));
    };
  }

  cior(e: Logic): Meaning {
    const site = { rule: 'cior_false', span: e.span } as const;
    if (!is_int_prim_type(e.pt)) return stuck('no-rule', site, 'is_int_prim_type pt = true');
    const [left, right] = [this.#test(e.e1, site), this.#test(e.e2, site)];
    const result = this.#truth(e.pt, site);
    return (le) => {
      if (left(le)) return this.#by('cior_true', result(true));
      return this.#by('cior_false', result(right(le)));
    };
  }

  select(e: ExprOf<'E_select'>): Meaning {
    const site = { rule: 'select_true', span: e.span } as const;
    const [t2, t3] = [prim_type_of(e.e2), prim_type_of(e.e3)];
    if (primName(t2) !== primName(e.pt) || primName(t3) !== primName(e.pt)) {
      return stuck('no-rule', site, 'prim_type_of e2 = pt ∧ prim_type_of e3 = pt');
    }
    const [test, yes, no] = [this.#test(e.e1, site), this.expr(e.e2), this.expr(e.e3)];
    return (le) => {
      if (test(le)) return this.#by('select_true', yes(le));
      return this.#by('select_false', no(le));
    };
  }

  /** The address of an element that is accessed: it must be one, where a mere address may be that behind the last. */
  #elementPointer(e: Expr): Meaning | undefined {
    return e.kind === 'E_array' ? this.array(e, true) : undefined;
  }

  elementAddress(e: Expr, site: Site): Meaning {
    return (this.memory.cRules ? this.#elementPointer(e) : undefined) ?? this.address(e, site);
  }

  array(e: ExprOf<'E_array'>, isAccess = false): Meaning {
    const site = { rule: 'array', span: e.span } as const;
    const [first, ...rest] = e.el;
    if (first === undefined) return stuck('no-rule', site, 'E_array b pt t (e :: el)', 'no operands');
    const pointer = this.address(first, site);
    const indices = rest.map((index) => this.#index(index, site));
    const { cRules } = this.memory;
    const most = !cRules ? undefined : isAccess ? 'element' : 'end';
    const delta = op.eval_array(e.b, e.t2, indices.length, this.ge.cenv, site, most);
    const { observer } = this;
    return (le) => {
      const start = pointer(le);
      const vl = indices.map((index) => index(le));
      if (observer !== undefined) noteList(observer, vl.length);
      return op.moved(start, delta(vl), this.memory);
    };
  }

  /** The bytes of an aggregate; 0 for other values. */
  sizeOfAggregate(e: Expr): number {
    if (prim_type_of(e).kind !== 'Tagg') return 0;
    const { cenv } = this.ge;
    const outer = e.kind === 'E_dread' ? this.typeOfVariable(e.v) : e.kind === 'E_iread' ? e.t2 : undefined;
    const whole = e.kind === 'E_iread' && outer?.kind === 'Tpointer' ? outer.t : outer;
    if (whole === undefined || !('fi' in e)) return 0;
    const field = cenv.fieldoffset(whole, e.fi);
    return field === undefined ? 0 : cenv.sizeof(field.type);
  }

  typeOfVariable({ kind, id }: VarId): Type | undefined {
    if (kind === 'Vglobal') return this.ge.vars.get(id)?.def.type;
    const slot = this.func.slotOf.get(id);
    return slot === undefined ? undefined : this.func.slots[slot].type;
  }

  /** `el →* vl`. */
  list(el: readonly Expr[]): Meanings {
    const meanings = el.map((e) => this.expr(e));
    const { observer } = this;
    if (observer === undefined) return (le) => meanings.map((meaning) => meaning(le));
    return (le) => {
      const vl = meanings.map((meaning) => meaning(le));
      noteList(observer, vl.length);
      return vl;
    };
  }

  /** `(ee, oe, m) → (v, oe', m')`. */
  ext(ee: ExtExpr): Meaning {
    switch (ee.kind) {
      case 'EE_pure':
        return this.#seen('pure', this.expr(ee.e));
      case 'EE_malloc':
        return this.#seen('malloc', this.malloc(ee));
      case 'EE_gcmalloc':
        return this.#seen('gcmalloc', this.object(ee, true, { rule: 'gcmalloc', span: ee.span }));
      case 'EE_gcpermalloc':
        return this.#seen('gcpermalloc', this.object(ee, false, { rule: 'gcpermalloc', span: ee.span }));
      case 'EE_gcmallocjarray':
        return this.#seen('gcmallocjarray', this.gcmallocjarray(ee));
      default:
        return unreachable(ee);
    }
  }

  malloc(ee: Extract<ExtExpr, { kind: 'EE_malloc' }>): Meaning {
    const site = { rule: 'malloc', span: ee.span } as const;
    if (!is_pointer_prim_type(ee.pt)) return stuck('no-rule', site, 'is_pointer_prim_type pt = true');
    const size = this.#as(ee.e, prim('ptr'), site);
    return (le) => {
      const ofs = val_to_ptrofs(size(le));
      if (ofs === undefined) throw new Stuck('pointer-as-number', site, 'val_to_ptrofs v = Some ofs');
      return mallocBlock(this.memory, ofs, site);
    };
  }

  /** `gcmalloc` and `gcpermalloc`. */
  object({ pt, t }: { readonly pt: PrimType; readonly t: Type }, collectable: boolean, site: Site): Meaning {
    if (!is_pointer_prim_type(pt)) return stuck('no-rule', site, 'is_pointer_prim_type pt = true');
    const size = this.ge.cenv.sizeof(t);
    return () => this.#newObject(t, size, collectable, site);
  }

  gcmallocjarray(ee: Extract<ExtExpr, { kind: 'EE_gcmallocjarray' }>): Meaning {
    const site = { rule: 'gcmallocjarray', span: ee.span } as const;
    const premise = '(v = Vint n ∧ Int.unsigned n = z) ∨ (v = Vlong n ∧ Int64.unsigned n = z)';
    if (!is_pointer_prim_type(ee.pt)) return stuck('no-rule', site, 'is_pointer_prim_type pt = true');
    if (prim_type_of(ee.e).kind === 'Tfloat' || prim_type_of(ee.e).kind === 'Tagg')
      return stuck('no-rule', site, premise, 'a count that is no integer');
    const count = this.expr(ee.e);
    const size = this.ge.cenv.sizeof(ee.t);
    return (le) => {
      const v = count(le);
      if (typeof v === 'object') throw new Stuck('pointer-as-number', site, premise);
      const n = typeof v === 'number' ? v >>> 0 : Number(BigInt.asUintN(64, v));
      return this.#newObject({ kind: 'Tarray', t: ee.t, n }, n * size, true, site);
    };
  }

  /** Managed objects begin with zeros, as MAPLE's run time gives them (docs/decisions/0053). */
  #newObject(type: Type, size: number, collectable: boolean, site: Site): Val {
    const block = this.memory.alloc(0, size, site, { kind: 'object', name: '', type });
    this.memory.fill(block.base, size, 0, site);
    this.oe.set(block.id, { type, count: 0, collectable });
    return { b: block.id, p: 0 };
  }

  /** `find_var` and `fieldoffset`: where a field of a variable lies; a meaning that is stuck where there is none. */
  find_var(v: VarId, fi: number, site: Site): Place | Meaning {
    const { memory, func } = this;
    const slot = v.kind === 'Vlocal' ? func.slotOf.get(v.id) : undefined;
    const global = v.kind === 'Vglobal' ? this.ge.vars.get(v.id) : undefined;
    const variable = slot === undefined ? global?.def.type : func.slots[slot].type;
    if (variable === undefined) return stuck('no-rule', site, 'find_var vid = Some (loc, (t, va))', v.id);
    const field = this.ge.cenv.fieldoffset(variable, fi);
    if (field === undefined) return stuck('no-rule', site, "fieldoffset ce t fi = Some (t', ofs)");
    const { type, offset } = field;
    if (slot === undefined) {
      const block = global?.block as Block;
      const pointer = { b: block.id, p: offset };
      return { type, offset, block: () => block, pointer: () => pointer };
    }
    const pointer = (le: LocalEnv): Val => {
      const block = le.vars[slot];
      memory.expose(block);
      return { b: block.id, p: offset };
    };
    return { type, offset, block: (le) => le.vars[slot], pointer: this.#exposing(slot, pointer) };
  }

  /** An operand that is used as an address. */
  address(e: Expr, site: Site): Meaning {
    return this.#as(e, prim('ptr'), site);
  }

  pregSlot(id: string): number {
    const { pregOf } = this.func;
    let slot = pregOf.get(id);
    if (slot === undefined) pregOf.set(id, (slot = pregOf.size));
    return slot;
  }

  #exposing(slot: number, pointer: Meaning): Meaning {
    this.func.slots[slot].exposed = true;
    return pointer;
  }

  get #platform(): Platform {
    return this.memory;
  }

  #as(e: Expr, pt: PrimType, site: Site): Meaning {
    return applied(op.sem_cast(prim_type_of(e), pt, this.#platform, site), this.expr(e));
  }

  /** An index keeps its sign; numbers of 32 bits stay numbers. */
  #index(e: Expr, site: Site): (le: LocalEnv) => number | bigint {
    const meaning = this.expr(e);
    return (le) => {
      const v = meaning(le);
      if (typeof v === 'object') throw op.pointerAsNumber(v, site, 'used as an index');
      return v;
    };
  }

  /** `e → v` and `bool_val v (typeof e) m = Some b`. */
  #test(e: Expr, site: Site): (le: LocalEnv) => boolean {
    const meaning = this.expr(e);
    const truth = op.bool_val(prim_type_of(e), site);
    return (le) => truth(meaning(le));
  }

  #truth(pt: PrimType, site: Site): (b: boolean) => Val {
    const cast = op.sem_cast(prim('u1'), pt, this.#platform, site);
    const [yes, no] = [of_bool(true), of_bool(false)].map((v) => (cast === undefined ? v : cast(v)));
    return (b) => (b ? yes : no);
  }

  #seen(rule: RuleName, meaning: Meaning): Meaning {
    const { observer } = this;
    if (observer === undefined) return meaning;
    return (le) => {
      const v = meaning(le);
      observer.rule(rule);
      return v;
    };
  }

  #by(rule: RuleName, v: Val): Val {
    this.observer?.rule(rule);
    return v;
  }
}

/** A block of `malloc`: its size stands in front of it, where `free` finds it. */
export function mallocBlock(memory: Memory, size: number, site: Site): Vptr {
  const header = memory.pointerSize;
  const bytes = size < 0 ? Infinity : size;
  const block = memory.alloc(-header, bytes, site, { kind: 'malloc', name: '', type: undefined });
  memory.writer(prim('ptr'), site)(block.base - header, header === 8 ? BigInt(bytes) : bytes);
  return { b: block.id, p: 0 };
}

/** Operands from left to right, whatever the constructor calls them. */
function operandsOf(e: Expr): readonly Expr[] {
  if ('el' in e) return e.el;
  if ('e3' in e) return [e.e1, e.e2, e.e3];
  if ('e2' in e) return [e.e1, e.e2];
  return 'e' in e ? [e.e] : [];
}

function applied(cast: op.Cast | undefined, meaning: Meaning): Meaning {
  return cast === undefined ? meaning : (le) => cast(meaning(le));
}

/** What a node without a meaning is compiled to: evaluating it is stuck. */
export function stuck(reason: StuckReason, site: Site, premise: string, detail?: string): Meaning {
  return () => {
    throw new Stuck(reason, site, premise, detail);
  };
}

/** `e → Vptr loc ofs`. */
export function asPointer(v: Val, site: Site): Vptr {
  if (typeof v === 'object') return v;
  const isNull = v === 0 || v === 0n;
  throw new Stuck(isNull ? 'null-pointer' : 'no-pointer', site, 'e → Vptr loc ofs', isNull ? undefined : String(v));
}

/** `el →* vl` is a rule for each element and one for the end. */
function noteList(observer: Observer, length: number): void {
  observer.rule('list_nil');
  for (let i = 0; i < length; i++) observer.rule('list_cons');
}

function constvalRule(v: Const): RuleName {
  switch (v.kind) {
    case 'Vlong':
      return 'constval_long';
    case 'Vfloat':
      return 'constval_single';
    case 'Vdouble':
      return 'constval_double';
    default:
      return 'constval_int';
  }
}
