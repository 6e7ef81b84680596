/**
 * The small steps of 2.4: `step` applies the rule that fits and says which, with what it did. Written from the document and
 * the decisions that read it, the premises of each rule in their order.
 */
import { No, bool_val, prim_type_of, type Lenv } from './expressions.ts';
import { typedText, type Block, type Value } from './memory.ts';
import {
  call_cont,
  catch_cont,
  contents,
  over,
  places,
  type Cont,
  type Effect,
  type Found,
  type Machine,
  type Oracle,
  type State,
  type Step,
} from './states.ts';
import { Stores } from './stores.ts';
import {
  list,
  primOf,
  primOfType,
  skip,
  typeOf,
  word,
  type Func,
  type Prim,
  type Sexp,
  type Stmt,
  type Type,
} from './syntax.ts';

/** Applies one rule; `No` if none fits. */
export function step(m: Machine, oracle: Oracle): Step {
  const effects: Effect[] = [];
  const rule = new Rules(m, oracle, effects).step();
  m.used.add(rule);
  return { rule, effects };
}

class Rules extends Stores {
  step(): string {
    switch (this.m.state.kind) {
      case 'NormalState':
        return this.#statement(this.m.state.s);
      case 'CallState':
        return this.#callState();
      case 'ReturnState':
        return this.#returnState();
      case 'ExceptionState':
        return this.#exceptionState();
    }
  }

  #to(change: Partial<State>): void {
    this.m.state = { ...this.m.state, ...change };
  }

  #skipped(rule: string): string {
    this.#to({ s: skip });
    return rule;
  }

  // 2.4, 1 to 22: statements

  #statement(s: Stmt): string {
    const { k } = this.m.state;
    switch (s.op) {
      case 'S_skip':
        return this.#skip(k);
      case 'S_dassign': {
        const { v, t } = this.ext(s.args[2]);
        this.dassign(s.args[0], s.args[1], v, t, 'dassign');
        return this.#skipped('dassign');
      }
      case 'S_iassign':
        return this.#iassign(s.args);
      case 'S_regassign':
        return this.#regassign(s.args);
      case 'S_seq':
        this.#to({ s: s.inner[0], k: { k: 'Kseq', s: s.inner[1], next: k } });
        return 'seq';
      case 'S_label':
        this.#to({ s: s.inner[0] });
        return 'label';
      case 'S_if': {
        const v = this.x.eval(s.args[0]);
        const holds = bool_val(v);
        this.told('condition', { ...this.text(v, prim_type_of(s.args[0])), holds });
        this.#to({ s: s.inner[holds ? 0 : 1] });
        return 'if';
      }
      case 'S_while': {
        const again: Stmt = { op: 'S_seq', args: [], inner: [s.inner[0], s], place: s.place };
        this.#to({ s: { op: 'S_if', args: s.args, inner: [again, skip], place: s.place } });
        return 'while';
      }
      case 'S_goto':
        return this.#goto(word(s.args[0]));
      case 'S_return':
        return this.#return(list(s.args[0]));
      case 'S_switch':
        return this.#switch(s);
      case 'S_callassigned':
        return this.#call(s);
      case 'S_icallassigned':
        return this.#icall(s);
      case 'S_virtualcallassigned':
      case 'S_interfacecallassigned':
        return this.#method(s);
      case 'S_javatry':
        this.#to({ s: s.inner[0], k: { k: 'Kjavatry', s, next: k } });
        return 'javatry';
      case 'S_javacatch':
        return this.#skipped('javacatch');
      case 'S_throw': {
        const v = this.x.eval(s.args[0]);
        this.#set_thrownval(this.m.state.le, v, prim_type_of(s.args[0]));
        this.#to({ kind: 'ExceptionState' });
        return 'throw';
      }
      case 'S_free':
        return this.#freeStatement(s.args[0]);
      case 'S_incref':
      case 'S_decref':
        return this.#count(s.op.slice(2), s.args[0]);
      case 'S_eval': {
        this.told('value', this.text(this.x.eval(s.args[0]), prim_type_of(s.args[0])));
        return this.#skipped('eval');
      }
    }
    throw new Error(`no statement ${s.op}`);
  }

  #skip(k: Cont): string {
    switch (k.k) {
      case 'Kseq':
        this.#to({ s: k.s, k: k.next });
        return 'skip_seq';
      case 'Kwhile':
        this.#to({ s: k.s, k: k.next });
        return 'skip_while';
      case 'Kjavatry':
        this.#to({ k: k.next });
        return 'skip_javatry';
      default:
        if (this.m.state.f.returns.length > 0) throw new No('skip_return', 'fun_returns (fst f) = nil');
        this.freeLocals();
        this.told('results', { values: [] });
        this.#to({ kind: 'ReturnState', values: [] });
        return 'skip_return';
    }
  }

  #iassign([t, fi, e1, ee]: readonly Sexp[]): string {
    const v1 = this.x.address(e1, 'iassign');
    const field = this.x.field(this.x.pointed(t, 'iassign'), fi, 'iassign');
    const { v, t: from } = this.ext(ee);
    const target = this.x.bytesAt(v1, field.offset, this.m.layout.sizeof(field.type), 'iassign');
    this.assign_loc(
      target.block,
      target.at,
      field.type,
      this.castTo(v, from, primOfType(field.type), 'iassign'),
      'iassign',
    );
    return this.#skipped('iassign');
  }

  #regassign([t, r, ee]: readonly Sexp[]): string {
    const pt = primOf(t);
    const { le } = this.m.state;
    if (r === 'Thrownval') {
      const { v, t: from } = this.ext(ee);
      this.#set_thrownval(le, this.x.sem_cast(v, from, pt, 'regassign_thrownval'), pt);
      return this.#skipped('regassign_thrownval');
    }
    const id = word(list(r)[1]);
    const known = le.pregs.get(id);
    if (known !== undefined && known.t !== pt)
      throw new No('regassign_preg', '(lenv_pregs le) id = Some (v0, pt) ∨ (lenv_pregs le) id = None');
    const { v, t: from } = this.ext(ee);
    const cast = this.x.sem_cast(v, from, pt, 'regassign_preg');
    le.pregs.set(id, { v: cast, t: pt });
    this.told('register', { name: id, ...this.text(cast, pt) });
    return this.#skipped('regassign_preg');
  }

  #set_thrownval(le: Lenv, v: Value, t: Prim): void {
    le.thrown = { v, t };
    this.told('thrown', this.text(v, t));
  }

  #goto(label: string): string {
    const target = places(this.m.state.f.body as Stmt).labels.get(label);
    if (target === undefined)
      throw new No('goto', "find_label lbl (fun_statement (snd f)) (call_cont k) = Some (s', k')");
    this.told('jump', { label });
    this.#to({ s: target.s, k: over(target.path, call_cont(this.m.state.k)) });
    return 'goto';
  }

  #return(el: readonly Sexp[]): string {
    const { f, k } = this.m.state;
    const vl = this.x.list(el);
    if (vl.length !== f.returns.length)
      throw new No('return', "sem_cast_list vl tl (fun_returns (fst f)) m = Some vl'");
    const results = vl.map((v, i) => this.#result(v, prim_type_of(el[i]), f.returns[i]));
    this.freeLocals();
    this.told('results', { values: results.map((v, i) => typedText(v, f.returns[i], this.pointer)) });
    this.#to({ kind: 'ReturnState', values: results, k: call_cont(k) });
    return 'return';
  }

  /** An aggregate outlives the variable that it is in by a copy: decision 0061. */
  #result(v: Value, from: Prim, type: Type): Value {
    if (primOfType(type) !== 'agg') return this.x.sem_cast(v, from, primOfType(type), 'return');
    const block = this.alloc('result', 0, this.m.layout.sizeof(type));
    this.copied(v, block.hi, 'return').forEach((byte, i) => byte !== undefined && block.bytes.set(i, byte));
    this.told('bytes', { block: block.block, offset: 0, contents: contents(block, 0, block.hi, this.pointer) });
    return { k: 'ptr', b: block.block, p: 0n };
  }

  #switch(s: Stmt): string {
    const [e, other, cases] = s.args;
    const v = this.x.eval(e);
    if (v.k !== 'int') throw new No('switch', 'sem_switch_arg v (typeof e) = Some n');
    const label = word(
      list(cases)
        .map(list)
        .find(([z]) => BigInt(word(z)) === v.v)?.[1] ?? other,
    );
    this.told('select', { ...this.text(v, prim_type_of(e)), label });
    this.#to({ s: { op: 'S_goto', args: [label], inner: [], place: s.place } });
    return 'switch';
  }

  // 2.4, 12 to 15: calls

  #enter(s: Stmt, rule: string, callee: Func, vl: readonly Value[], el: readonly Sexp[]): string {
    const { f, k, le } = this.m.state;
    const isFit = vl.length === callee.params.length || (vl.length > callee.params.length && callee.isOpen);
    if (!isFit) throw new No(rule, "sem_cast_list vl tl (typeof_params (fun_params (fst f'))) m = Some vl'");
    const types = el.map((e, i) => (i < callee.params.length ? primOfType(callee.params[i][1]) : prim_type_of(e)));
    const values = vl.map((v, i) => this.castTo(v, prim_type_of(el[i]), types[i], rule));
    this.told('call', { function: callee.id, arguments: values.map((v, i) => this.text(v, types[i])) });
    this.#to({ kind: 'CallState', f: callee, values, types, k: { k: 'Kcall', s, f, le, next: k } });
    return rule;
  }

  #call(s: Stmt): string {
    const el = list(s.args[1]);
    const vl = this.x.list(el);
    const callee = this.m.functions.get(word(s.args[0]));
    if (callee === undefined) throw new No('callassigned', '(genv_funcs ge) fid = Some loc');
    return this.#enter(s, 'callassigned', callee, vl, el);
  }

  #icall(s: Stmt): string {
    const v = this.x.address(s.args[0], 'icallassigned');
    if (v.k !== 'ptr') throw new No('icallassigned', 'e → Vptr loc Ptrofs.zero');
    const el = list(s.args[1]);
    const vl = this.x.list(el);
    const callee = v.p === 0n ? this.m.byBlock.get(v.b) : undefined;
    if (callee === undefined) throw new No('icallassigned', "(genv_fundefs ge) loc = Some f'");
    return this.#enter(s, 'icallassigned', callee, vl, el);
  }

  #method(s: Stmt): string {
    const rule = s.op.slice(2);
    const [c, f, e, el] = s.args;
    const v = this.x.eval(e);
    const vl = this.x.list(list(el));
    const entry = v.k === 'ptr' && v.p === 0n ? this.m.oe.get(v.b) : undefined;
    if (entry?.type.k !== 'composite') throw new No(rule, "resolve_ref oe v = Some (Tcomposite cid')");
    const { layout } = this.m;
    const cid = entry.type.id;
    const isIn =
      rule === 'virtualcallassigned'
        ? layout.superclass(cid).includes(word(c))
        : layout.superinterface(cid).has(word(c));
    if (!isIn) throw new No(rule, 'In cid (superclasses_id …)');
    const callee = this.m.functions.get(layout.dispatch_function(cid, word(f)) ?? '');
    if (callee === undefined) throw new No(rule, "dispatch_function cid' fid = Some fid'");
    return this.#enter(s, rule, callee, [v, ...vl], [e, ...list(el)]);
  }

  // 2.4, 19 to 21

  #freeStatement(e: Sexp): string {
    const v = this.x.eval(e);
    this.told('value', this.text(v, prim_type_of(e)));
    if (v.k === 'int' && v.v === 0n) return this.#skipped('free_null');
    const block = v.k === 'ptr' ? this.m.memory.get(v.b) : undefined;
    if (v.k !== 'ptr' || block === undefined || v.p !== 0n || block.of !== 'malloc')
      throw new No('free', 'Mem.load Mptr m loc low = Some v');
    const size = this.x.load(block, -this.pointer, 'ptr', 'free');
    if (size.k !== 'int' || Number(size.v) !== block.hi) throw new No('free', "Mem.free m loc low high = Some m'");
    this.free(v.b);
    return this.#skipped('free');
  }

  #count(rule: string, e: Sexp): string {
    if (prim_type_of(e) !== 'ref') throw new No(rule, 'prim_type_of e = PTref');
    const v = this.x.eval(e);
    const entry = v.k === 'ptr' && v.p === 0n ? this.m.oe.get(v.b) : undefined;
    if (v.k !== 'ptr' || entry === undefined) throw new No(rule, 'oe loc = Some (t, n, b)');
    this.told('value', this.text(v, 'ref'));
    this.m.oe.set(v.b, { ...entry, count: rule === 'incref' ? entry.count + 1 : Math.max(0, entry.count - 1) });
    this.toldObject(v.b);
    return this.#skipped(rule);
  }

  // 2.4, 18: ExceptionState

  #exceptionState(): string {
    const { f, k, le } = this.m.state;
    if (le.thrown === undefined) throw new No('javacatch_found', 'lenv_thrownval le = Some (v, t)');
    const { v, t } = le.thrown;
    const at = catch_cont(k);
    if (at.k === 'Kjavatry') {
      const entry = v.k === 'ptr' ? this.m.oe.get(v.b) : undefined;
      const handler = this.#find_handler(entry?.type ?? { k: 'prim', t }, list(at.s.args[0]).map(word), f);
      if (handler === undefined) {
        this.#to({ k: at.next });
        return 'javacatch_outer';
      }
      this.#to({ kind: 'NormalState', s: skip, k: over(handler.path, call_cont(at.next)) });
      return 'javacatch_found';
    }
    if (at.k !== 'Kcall') throw new No('javacatch_call', "catch_cont k = Kcall l f' le' k1");
    this.freeLocals();
    this.#set_thrownval(at.le, v, t);
    this.#to({ f: at.f, s: at.s, k: at.next, le: at.le });
    return 'javacatch_call';
  }

  #find_handler(type: Type, ll: readonly string[], f: Func): Found | undefined {
    const { handlers } = places(f.body as Stmt);
    const fits = (label: string): boolean =>
      list(handlers.get(label)?.s.args[1] ?? []).some((caught) => this.#catches(typeOf(caught), type));
    const label = ll.find(fits);
    return label === undefined ? undefined : handlers.get(label);
  }

  /** Decision 0059. */
  #catches(caught: Type, thrown: Type): boolean {
    const wanted = caught.k === 'pointer' ? caught.t : caught;
    if (wanted.k === 'prim' && wanted.t === 'void') return true;
    const { layout } = this.m;
    if (wanted.k === 'composite')
      return (
        thrown.k === 'composite' &&
        (layout.superclass(thrown.id).includes(wanted.id) || layout.superinterface(thrown.id).has(wanted.id))
      );
    if (caught.k === 'prim') return thrown.k === 'prim' && thrown.t === caught.t;
    return thrown.k === 'prim' && thrown.t === 'ptr';
  }

  // 2.4, 23 and 24

  #callState(): string {
    const { f, values } = this.m.state;
    if (f.body === undefined) {
      const results = this.oracle.outside(f);
      this.#to({ kind: 'ReturnState', values: results });
      return 'external';
    }
    const vars = new Map<string, { block: number; type: Type }>();
    for (const [id, type] of [...f.params, ...f.vars]) {
      const { block } = this.alloc('local', 0, this.m.layout.sizeof(type), `${id} of ${f.id}`);
      vars.set(id, { block, type });
    }
    const le: Lenv = { vars, pregs: new Map(), thrown: undefined };
    for (const [i, [id, type]] of f.params.entries())
      this.assign_loc(this.m.memory.get(vars.get(id)?.block ?? 0) as Block, 0, type, values[i], 'call');
    this.#to({ kind: 'NormalState', s: f.body, le });
    return 'call';
  }

  #returnState(): string {
    const { f, k, values } = this.m.state;
    if (k.k !== 'Kcall') throw new No('returned', 'ReturnState vl (Kcall l f le k)');
    const l = list(k.s.args[k.s.args.length - 1]).map(list);
    if (l.length > values.length) throw new No('returned', "dassign_list le m l vl = Some m'");
    this.#to({ le: k.le });
    const x = new Rules(this.m, this.oracle, this.effects);
    l.forEach(([vid, fi], i) => x.dassign(vid, fi, values[i], primOfType(f.returns[i]), 'returned'));
    for (const v of values) if (v.k === 'ptr' && this.m.memory.get(v.b)?.of === 'result') this.free(v.b);
    this.#to({ kind: 'NormalState', f: k.f, s: skip, k: k.next });
    return 'returned';
  }
}
