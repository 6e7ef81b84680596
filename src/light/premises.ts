/**
 * The premises of the rule that made a step, each with its values in that step:
 *
 *     (ee, oe, m) → (v, oe', m')                               Vlong 6
 *       mul i64 (dread i64 %n, dread i64 %rest)                Vlong 6
 *         dread i64 %n                                         Vlong 3
 *     dassign le m' vid fi v (typeof_ext_expr ee) = Some m''   %rest of &fact := Vlong 6
 *
 * The expressions of the statement are evaluated once more for it, in the state before the step. Of a step that could not
 * be made, the premises up to the one that does not hold.
 */
import { before, effectText, effectsOf, type Before, type Effect } from './step-effects.ts';
import type { LightFunction } from './environment.ts';
import { Expressions, type Meaning } from './expressions.ts';
import type { History } from './history.ts';
import type { Machine } from './machine.ts';
import { prim_type_of } from './prim-types.ts';
import { printExpr, typeText } from './printer.ts';
import type { rules, RuleName } from './rules.ts';
import { catch_cont, type Cont } from './state.ts';
import { Stuck } from './stuck.ts';
import type { Expr, ExtExpr, Statement, StatementOf } from './syntax.ts';
import { snippet, triedRules } from './trace.ts';
import { valueText, type Val } from './values.ts';

/** One line of an explanation: the premise, what it came to, how deep it stands below the rule. */
export interface Premise {
  readonly text: string;
  readonly value: string;
  /** Levels of expressions that it stands within. */
  readonly depth: number;
  readonly fails?: true;
}

export interface Explanation {
  /** The rule that was applied, or those that were tried. */
  readonly rules: readonly RuleName[];
  readonly premises: readonly Premise[];
}

/** What is known of a step when it is explained. */
interface Step {
  readonly was: Before;
  readonly m: Machine;
  readonly effects: readonly Effect[];
  readonly seen: ReadonlyMap<Expr, Val>;
}

type StepRule = { [K in RuleName]: (typeof rules)[K]['of'] extends 'state' ? K : never }[RuleName];

/** Of the step that led to this state, or that cannot be made from it; leaves the state as it is. */
export function explain(history: History): Explanation | undefined {
  const { end, last, machine } = history;
  if (end?.status === 'stuck') return explainAttempt(history, end.stuck);
  if (last === undefined) return undefined;
  history.goTo(last.from);
  const { seen } = evaluated(machine);
  history.reload();
  const was = before(machine);
  history.forward();
  const step = { was, m: machine, effects: effectsOf(machine, last.rule, was), seen };
  return { rules: [last.rule], premises: premises[last.rule as StepRule](step) };
}

function explainAttempt(history: History, stuck: Stuck): Explanation {
  const tried = triedRules(history.machine);
  const { seen, failed } = evaluated(history.machine);
  const known =
    [...seen.keys()].length === 0
      ? []
      : expressionsOf(history.machine.s.syntax).flatMap((e) => tree(e, seen, 0, failed));
  history.reload();
  const inside = tried.includes(stuck.rule) ? '' : `, within rule ${stuck.rule}`;
  return {
    rules: tried,
    premises: [
      ...known,
      { text: stuck.premise, value: `does not hold: ${stuck.message}${inside}`, depth: 0, fails: true },
    ],
  };
}

// Expressions

/** The values of all expressions of the statement that is to be executed; where one is stuck, those before it. */
function evaluated(m: Machine): { seen: Map<Expr, Val>; failed: boolean } {
  const seen = new Map<Expr, Val>();
  const { le } = m;
  if (m.kind !== 'NormalState' || le === undefined) return { seen, failed: false };
  const meanings = new ToldExpressions(m, le.func, seen);
  try {
    for (const e of expressionsOf(m.s.syntax)) meanings.expr(e)(le);
  } catch (error) {
    // Telling needs more of the stack than evaluating; what is nested too deeply for it is told as far as it goes.
    if (!(error instanceof Stuck || error instanceof RangeError)) throw error;
    return { seen, failed: true };
  }
  return { seen, failed: false };
}

/** Expressions that keep the value of each. */
class ToldExpressions extends Expressions {
  readonly #seen: Map<Expr, Val>;

  constructor(m: Machine, func: LightFunction, seen: Map<Expr, Val>) {
    super(m.ge, m.memory, m.oe, func, undefined);
    this.#seen = seen;
  }

  override expr(e: Expr): Meaning {
    const meaning = super.expr(e);
    return (le) => {
      const v = meaning(le);
      this.#seen.set(e, v);
      return v;
    };
  }
}

/** In the order in which the rule evaluates them. */
function expressionsOf(s: Statement): readonly Expr[] {
  const inner = (ee: ExtExpr): readonly Expr[] => ('e' in ee ? [ee.e] : []);
  switch (s.kind) {
    case 'S_dassign':
      return inner(s.ee);
    case 'S_iassign':
      return [s.e1, ...inner(s.e2)];
    case 'S_regassign':
      return inner(s.e);
    case 'S_return':
    case 'S_callassigned':
      return s.el;
    case 'S_icallassigned':
    case 'S_virtualcallassigned':
    case 'S_interfacecallassigned':
      return [s.e, ...s.el];
    case 'S_if':
    case 'S_switch':
    case 'S_throw':
    case 'S_free':
    case 'S_incref':
    case 'S_decref':
    case 'S_eval':
      return [s.e];
    default:
      return [];
  }
}

function partsOf(e: Expr): readonly Expr[] {
  if ('el' in e) return e.el;
  if ('e' in e) return [e.e];
  if ('e3' in e) return [e.e1, e.e2, e.e3];
  return 'e1' in e ? [e.e1, e.e2] : [];
}

/** An expression and those within that were evaluated, with their values; constants are seen in the text. */
function tree(e: Expr, seen: ReadonlyMap<Expr, Val>, depth: number, failed = false): Premise[] {
  const v = seen.get(e);
  const parts = partsOf(e).flatMap((part) => tree(part, seen, depth + 1, failed));
  if (v === undefined) return failed && parts.length > 0 ? [{ text: textOf(e), value: '', depth }, ...parts] : [];
  return e.kind === 'E_constval' ? [] : [{ text: textOf(e), value: valueText(v, prim_type_of(e)), depth }, ...parts];
}

function textOf(e: Expr): string {
  return e.span === undefined ? printExpr(e) : snippet(e.span, 60);
}

// Premises, as the document writes them

const line = (text: string, value: string, depth = 0): Premise => ({ text, value, depth });

function evaluation(x: Step, e: Expr, text = 'e → v'): Premise[] {
  const v = x.seen.get(e);
  return [line(text, v === undefined ? '' : valueText(v, prim_type_of(e))), ...tree(e, x.seen, 1)];
}

/** `(ee, oe, m) → (v, oe', m')`: of a new block, its number and bounds. */
function extended(x: Step, ee: ExtExpr): Premise[] {
  const text = "(ee, oe, m) → (v, oe', m')";
  if (ee.kind === 'EE_pure') return evaluation(x, ee.e, text);
  const block = x.effects.find((effect) => effect.effect === 'alloc');
  const inner = 'e' in ee ? tree(ee.e, x.seen, 1) : [];
  return [
    line(text, block === undefined ? '' : `Vptr ${block.block} +0`),
    ...inner,
    ...(block === undefined
      ? []
      : [line("Mem.alloc m lo hi = (m', b)", `block ${block.block}, bytes ${block.lo} to ${block.hi}`, 1)]),
  ];
}

/** The effects of some kinds, as one value. */
function told(x: Step, ...kinds: readonly Effect['effect'][]): string {
  return x.effects
    .filter(({ effect }) => kinds.includes(effect))
    .map(effectText)
    .filter((text) => text !== '')
    .join('; ');
}

const syntaxOf = <K extends Statement['kind']>(x: Step): StatementOf<K> => x.was.syntax as StatementOf<K>;

const freed = (x: Step): Premise => {
  const blocks = x.effects.flatMap((effect) => (effect.effect === 'free' ? [String(effect.block)] : []));
  return line(
    "Mem.free_list m (blocks_of_lenv le) = Some m'",
    blocks.length === 0 ? 'no blocks' : `blocks ${blocks.join(', ')}`,
  );
};

const operand = (x: Step): Premise[] => evaluation(x, syntaxOf<'S_eval'>(x).e);

const arguments_ = (x: Step, el: readonly Expr[]): Premise[] => [
  line('el →* vl', `${el.length} value${el.length === 1 ? '' : 's'}`),
  ...el.flatMap((e) => tree(e, x.seen, 1)),
];

const called = (x: Step): Premise[] => [
  line("(genv_fundefs ge) loc = Some f'", x.m.callee?.id ?? ''),
  line("sem_cast_list vl tl (typeof_params (fun_params (fst f'))) m = Some vl'", told(x, 'call')),
];

const methodCalled =
  (isIn: string) =>
  (x: Step): Premise[] => {
    const { c, f, e, el } = syntaxOf<'S_virtualcallassigned'>(x);
    const v = x.seen.get(e);
    const type = typeof v === 'object' ? x.m.oe.get(v.b)?.type : undefined;
    return [
      ...evaluation(x, e),
      ...arguments_(x, el),
      line("resolve_ref oe v = Some (Tcomposite cid')", type === undefined ? '' : typeText(type)),
      line(isIn, c),
      line("dispatch_function cid' fid = Some fid'", `${f}: ${x.m.callee?.id ?? ''}`),
      ...called(x),
    ];
  };

/** What ExceptionState asks first. */
const caught = (x: Step): Premise[] => {
  const { thrownval: v, thrownType: t } = x.was.le ?? {};
  return [
    line('lenv_thrownval le = Some (v, t)', v === undefined || t === undefined ? '' : valueText(v, t)),
    line('catch_cont k = Kjavatry ll k1', contText(catch_cont(x.was.k))),
    line(
      "resolve_type oe v t = t'",
      typeof v === 'object' ? typeText(x.m.oe.get(v.b)?.type ?? { kind: 'Tprim', t: t ?? { kind: 'Tptr' } }) : '',
    ),
  ];
};

function contText({ kind, stmt }: Cont): string {
  const s = stmt?.syntax;
  return s?.kind === 'S_javatry' ? `${kind} (${s.ll.join(' ')})` : kind;
}

const counted =
  (name: 'succ' | 'pred') =>
  (x: Step): Premise[] => [
    line('prim_type_of e = PTref', ''),
    ...evaluation(x, syntaxOf<'S_incref'>(x).e, 'e → Vptr loc (Ptrofs.repr 0)'),
    line(`oe loc = Some (t, n, b); ${name} n`, told(x, 'object')),
  ];

const premises: { readonly [K in StepRule]: (x: Step) => Premise[] } = {
  skip_seq: () => [],
  skip_while: () => [],
  skip_javatry: () => [],
  skip_return: (x) => [line('is_call_cont k', x.was.k.kind), line('fun_returns (fst f) = nil', 'nil'), freed(x)],
  dassign: (x) => [
    ...extended(x, syntaxOf<'S_dassign'>(x).ee),
    line("dassign le m' vid fi v (typeof_ext_expr ee) = Some m''", told(x, 'store', 'bytes')),
  ],
  iassign: (x) => {
    const { t, e1, e2 } = syntaxOf<'S_iassign'>(x);
    return [
      ...evaluation(x, e1, 'e1 → Vptr loc ofs'),
      line("t = Tpointer t'", typeText(t)),
      ...extended(x, e2),
      line("assign_loc (genv_cenv ge) t'' default_type_attr m' loc ofs' v' = Some m''", told(x, 'store', 'bytes')),
    ];
  },
  regassign_preg: (x) => [
    ...extended(x, syntaxOf<'S_regassign'>(x).e),
    line("sem_cast v (typeof_ext_expr e) (Tprim pt) m' = Some v'", told(x, 'register')),
  ],
  regassign_thrownval: (x) => [
    ...extended(x, syntaxOf<'S_regassign'>(x).e),
    line("sem_cast v (typeof_ext_expr e) (Tprim pt) m' = Some v'", told(x, 'thrown')),
  ],
  seq: () => [],
  label: () => [],
  if: (x) => [...operand(x), line('bool_val v (typeof e) m = Some b', told(x, 'condition'))],
  while: () => [],
  goto: (x) => [
    line(
      "find_label lbl (fun_statement (snd f)) (call_cont k) = Some (s', k')",
      `${syntaxOf<'S_goto'>(x).lbl}: ${x.m.s.syntax.kind}`,
    ),
  ],
  return: (x) => [
    ...arguments_(x, syntaxOf<'S_return'>(x).el),
    line("sem_cast_list vl tl (fun_returns (fst f)) m = Some vl'", told(x, 'results')),
    freed(x),
  ],
  switch: (x) => [...operand(x), line('sem_switch_arg v (typeof e) = Some n', told(x, 'select'))],
  callassigned: (x) => [
    ...arguments_(x, syntaxOf<'S_callassigned'>(x).el),
    line('(genv_funcs ge) fid = Some loc', syntaxOf<'S_callassigned'>(x).f),
    ...called(x),
  ],
  icallassigned: (x) => [
    ...evaluation(x, syntaxOf<'S_icallassigned'>(x).e, 'e → Vptr loc Ptrofs.zero'),
    ...arguments_(x, syntaxOf<'S_icallassigned'>(x).el),
    ...called(x),
  ],
  virtualcallassigned: methodCalled("In cid (superclasses_id (genv_cenv ge) cid')"),
  interfacecallassigned: methodCalled("In cid (superinterfaces_id (genv_cenv ge) cid')"),
  javatry: () => [],
  throw: operand,
  javacatch_found: (x) => [
    ...caught(x),
    line("find_handler t' ll (fun_statement (snd f)) k2 = Some k3", contText(x.m.k)),
  ],
  javacatch_outer: (x) => [...caught(x), line("find_handler t' ll (fun_statement (snd f)) k2 = None", 'None')],
  javacatch_call: (x) => [line("catch_cont k = Kcall l f' le' k1", `back in ${x.m.le?.func.id ?? ''}`), freed(x)],
  free: (x) => [
    ...evaluation(x, syntaxOf<'S_free'>(x).e, 'e → Vptr loc ofs'),
    line("Mem.load Mptr m loc low = Some v; Mem.free m loc low high = Some m'", told(x, 'free')),
  ],
  free_null: (x) => evaluation(x, syntaxOf<'S_free'>(x).e, 'e → Vnullptr'),
  incref: counted('succ'),
  decref: counted('pred'),
  eval: operand,
  call: (x) => [
    line('f = (fp, Some fb)', x.m.callee?.id ?? ''),
    line("function_entry (fp, fb) m vl = Some (le, m')", told(x, 'store', 'bytes')),
  ],
  returned: (x) => [line("dassign_list le m l vl = Some m'", told(x, 'store', 'bytes') || 'no places')],
  javacatch: () => [],
  external: (x) => [
    line('f = (fp, None): the function gives its results', told(x, 'results')),
    line('what it wrote', told(x, 'bytes', 'alloc', 'free') || 'nothing'),
  ],
};
