/**
 * The rules of chapter 2 as data: one row for each inference rule, in the document's order, and those that had to be added
 * (`from: 'added'`, each with its decision). Rules that the document gives two forms have a row for each.
 *
 * Expression rules `e → v` are big steps within one small step; the machine reports the statement rules, and the
 * expression rules to whoever observes them (a trace in full, the coverage test).
 */
export interface RuleRow {
  /** Section and number in the document: `2.4, 5`. */
  readonly at: string;
  readonly of: 'expr' | 'ext' | 'state';
  readonly says: string;
  /** What makes it fire, as the document writes it: premises, then the conclusion's left-hand side. */
  readonly form: string;
  readonly from: 'document' | 'added';
  /** The decisions that say how it is read; absent if it is applied as it is printed. */
  readonly decision?: string;
}

const expr = { of: 'expr', from: 'document' } as const;
const ext = { of: 'ext', from: 'document' } as const;
const state = { of: 'state', from: 'document' } as const;
const added = { of: 'state', from: 'added' } as const;

/** The rules for statements and states, one row each: where the document has them, and what they say. */
export const rules = {
  // 2.2 Expressions
  constval_int: {
    ...expr,
    at: '2.2, 1',
    form: 'E_constval pt (Vint i)',
    says: 'an integer constant of at most 32 bits, cast to pt',
  },
  constval_long: {
    ...expr,
    at: '2.2, 1',
    form: 'E_constval pt (Vlong i)',
    says: 'an integer constant of 64 bits, cast to pt',
  },
  constval_single: {
    ...expr,
    at: '2.2, 1',
    form: 'E_constval pt (Vsingle f)',
    says: 'a float constant of 32 bits, cast to pt',
    decision: '0063',
  },
  constval_double: {
    ...expr,
    at: '2.2, 1',
    form: 'E_constval pt (Vfloat f)',
    says: 'a float constant of 64 bits, cast to pt',
    decision: '0063',
  },
  dread: {
    ...expr,
    at: '2.2, 2',
    form: 'E_dread pt vid fi',
    says: 'the value of a field of a variable, cast to pt',
    decision: '0053, 0190',
  },
  iread: {
    ...expr,
    at: '2.2, 3',
    form: 'E_iread pt t fi e',
    says: 'the value of a field of what e points to, cast to pt',
    decision: '0053, 0064, 0190',
  },
  regread: {
    ...expr,
    at: '2.2, 4',
    form: 'E_regread pt rid',
    says: 'the value of a register, cast to pt',
    decision: '0063',
  },
  addrof: { ...expr, at: '2.2, 5', form: 'E_addrof pt vid fi', says: 'the address of a field of a variable' },
  iaddrof: {
    ...expr,
    at: '2.2, 6',
    form: 'E_iaddrof pt t fi e',
    says: 'the address of a field of what e points to',
    decision: '0064',
  },
  addroffunc: { ...expr, at: '2.2, 7', form: 'E_addroffunc pt id', says: 'the address of a function' },
  sizeoftype: { ...expr, at: '2.2, 8', form: 'E_sizeoftype pt t', says: 'the size of a type', decision: '0054' },
  retype: { ...expr, at: '2.2, 9', form: 'E_retype pt t e', says: 'the same bits as another type', decision: '0054' },
  cvt: { ...expr, at: '2.2, 10', form: "E_cvt pt' pt e", says: "converted from pt to pt'", decision: '0054' },
  ceil: { ...expr, at: '2.2, 11', form: "E_ceil pt' pt e", says: 'rounded upwards', decision: '0054' },
  floor: { ...expr, at: '2.2, 12', form: "E_floor pt' pt e", says: 'rounded downwards', decision: '0054' },
  trunc: { ...expr, at: '2.2, 13', form: "E_trunc pt' pt e", says: 'rounded towards zero', decision: '0054' },
  unary: { ...expr, at: '2.2, 14', form: 'E_unary uop pt e', says: 'a unary operation', decision: '0054' },
  binary: {
    ...expr,
    at: '2.2, 15',
    form: 'E_binary bop pt e1 e2',
    says: 'a binary operation',
    decision: '0054, 0064, 0191',
  },
  cand_true: {
    ...expr,
    at: '2.2, 16',
    form: 'bool_val v1 = true; E_cand pt e1 e2',
    says: 'the first operand holds: the truth of the second',
    decision: '0191',
  },
  cand_false: {
    ...expr,
    at: '2.2, 16',
    form: 'bool_val v1 = false; E_cand pt e1 e2',
    says: 'the first operand does not hold: 0',
    decision: '0191',
  },
  cior_true: {
    ...expr,
    at: '2.2, 17',
    form: 'bool_val v1 = true; E_cior pt e1 e2',
    says: 'the first operand holds: 1',
    decision: '0055, 0191',
  },
  cior_false: {
    ...expr,
    at: '2.2, 17',
    form: 'bool_val v1 = false; E_cior pt e1 e2',
    says: 'the first operand does not hold: the truth of the second',
    decision: '0055, 0191',
  },
  select_true: {
    ...expr,
    at: '2.2, 18',
    form: 'bool_val v1 = true; E_select pt e1 e2 e3',
    says: 'the second operand',
    decision: '0055',
  },
  select_false: {
    ...expr,
    at: '2.2, 18',
    form: 'bool_val v1 = false; E_select pt e1 e2 e3',
    says: 'the third operand',
    decision: '0055',
  },
  array: {
    ...expr,
    at: '2.2, 19',
    form: 'E_array b pt t (e :: el)',
    says: 'the address of an element',
    decision: '0056, 0064',
  },
  list_nil: { ...expr, at: '2.2, 20', form: 'nil', says: 'no expressions: no values' },
  list_cons: {
    ...expr,
    at: '2.2, 20',
    form: 'e :: el',
    says: 'the values of a list of expressions, from left to right',
  },

  // 2.3 Extended expressions
  pure: { ...ext, at: '2.3, 1', form: 'EE_pure e', says: 'an expression, memory unchanged' },
  malloc: {
    ...ext,
    at: '2.3, 2',
    form: 'EE_malloc pt e',
    says: 'a new block with its size in front',
    decision: '0058, 0190',
  },
  gcmalloc: {
    ...ext,
    at: '2.3, 3',
    form: 'EE_gcmalloc pt t',
    says: 'a new object that the collector may free',
    decision: '0053',
  },
  gcmallocjarray: {
    ...ext,
    at: '2.3, 4',
    form: 'EE_gcmallocjarray pt t e',
    says: 'a new array of objects that the collector may free',
    decision: '0053',
  },
  gcpermalloc: {
    ...ext,
    at: '2.3, 5',
    form: 'EE_gcpermalloc pt t',
    says: 'a new object that is never freed',
    decision: '0053',
  },

  // 2.4 Statements
  skip_while: {
    ...state,
    at: '2.4, 1',
    form: 'S_skip (Kwhile e s k)',
    says: 'the body of a loop that a jump entered is done: the loop again',
  },
  skip_return: {
    ...state,
    at: '2.4, 1',
    form: 'is_call_cont k; fun_returns = nil; S_skip k',
    says: 'the end of a function without results',
  },
  dassign: {
    ...state,
    at: '2.4, 2',
    form: 'S_dassign vid fi ee',
    says: 'a value into a field of a variable',
    decision: '0190',
  },
  iassign: {
    ...state,
    at: '2.4, 3',
    form: 'S_iassign t fi e ee',
    says: 'a value into a field of what e points to',
    decision: '0190',
  },
  regassign_preg: {
    ...state,
    at: '2.4, 4',
    form: 'S_regassign pt (Preg id) ee',
    says: 'a value into a pseudo-register',
    decision: '0063',
  },
  regassign_thrownval: {
    ...state,
    at: '2.4, 4',
    form: 'S_regassign pt Thrownval ee',
    says: 'a value into the register of the thrown value',
  },
  seq: { ...state, at: '2.4, 5', form: 'S_seq s1 s2', says: 'the first statement, the second on the continuation' },
  skip_seq: { ...state, at: '2.4, 5', form: 'S_skip (Kseq s k)', says: 'on with the statement on the continuation' },
  label: { ...state, at: '2.4, 6', form: 'S_label lbl s', says: 'the labelled statement' },
  if: { ...state, at: '2.4, 7', form: 'S_if e s1 s2', says: 'one of two statements', decision: '0064' },
  while: { ...state, at: '2.4, 8', form: 'S_while e s', says: 'the loop unfolded once' },
  goto: {
    ...state,
    at: '2.4, 9',
    form: "find_label lbl body (call_cont k) = Some (s', k'); S_goto lbl",
    says: 'on at the label, with the continuation of its place',
    decision: '0059',
  },
  return: {
    ...state,
    at: '2.4, 10',
    form: 'S_return el',
    says: 'local variables freed, the results on their way',
    decision: '0061',
  },
  switch: {
    ...state,
    at: '2.4, 11',
    form: 'S_switch e dl ll',
    says: 'a jump to the label that the value selects',
    decision: '0191',
  },
  callassigned: {
    ...state,
    at: '2.4, 12',
    form: 'S_callassigned fid el l',
    says: 'a call of a function',
    decision: '0061',
  },
  icallassigned: {
    ...state,
    at: '2.4, 13',
    form: 'S_icallassigned e el l',
    says: 'a call through a pointer',
    decision: '0061',
  },
  virtualcallassigned: {
    ...state,
    at: '2.4, 14',
    form: 'S_virtualcallassigned cid fid e el l',
    says: 'a call of a method by the dynamic type of the object',
    decision: '0057, 0194',
  },
  interfacecallassigned: {
    ...state,
    at: '2.4, 15',
    form: 'S_interfacecallassigned cid fid e el l',
    says: 'a call of a method of an interface',
    decision: '0057, 0194',
  },
  javatry: { ...state, at: '2.4, 16', form: 'S_javatry ll s', says: 'the body, its handlers on the continuation' },
  throw: { ...state, at: '2.4, 17', form: 'S_throw e', says: 'the value thrown: an exception state' },
  javacatch_found: {
    ...state,
    at: '2.4, 18',
    form: 'catch_cont k = Kjavatry ll k1; find_handler = Some k3; ExceptionState',
    says: 'on in the handler',
    decision: '0059, 0193',
  },
  javacatch_outer: {
    ...state,
    at: '2.4, 18',
    form: 'catch_cont k = Kjavatry ll k1; find_handler = None; ExceptionState',
    says: 'no handler of this try fits: on outwards',
    decision: '0059, 0193',
  },
  javacatch_call: {
    ...state,
    at: '2.4, 18',
    form: "catch_cont k = Kcall l f' le' k1; ExceptionState",
    says: 'the function is left, the exception goes on in its caller',
    decision: '0060',
  },
  free: {
    ...state,
    at: '2.4, 19',
    form: 'e → Vptr loc ofs; S_free e',
    says: 'a block of malloc is freed',
    decision: '0058',
  },
  free_null: { ...state, at: '2.4, 19', form: 'e → Vnullptr; S_free e', says: 'nothing to free' },
  incref: { ...state, at: '2.4, 20', form: 'S_incref e', says: 'one reference more' },
  decref: { ...state, at: '2.4, 21', form: 'S_decref e', says: 'one reference less' },
  eval: { ...state, at: '2.4, 22', form: 'S_eval e', says: 'a value is evaluated and forgotten' },
  call: {
    ...state,
    at: '2.4, 23',
    form: 'f = (fp, Some fb); CallState f vl k',
    says: 'into the function, with its local environment',
    decision: '0061',
  },
  returned: {
    ...state,
    at: '2.4, 24',
    form: 'ReturnState vl (Kcall l f le k)',
    says: 'the results into the variables of the caller',
    decision: '0061',
  },

  // What the document has no rule for
  skip_javatry: {
    ...added,
    at: 'added to 2.4, 16',
    form: 'S_skip (Kjavatry ll k)',
    says: 'the body of a try is done',
    decision: '0059',
  },
  javacatch: {
    ...added,
    at: 'added to 2.4, 18',
    form: 'S_javacatch lbl tl',
    says: 'a handler that control runs into does nothing',
    decision: '0059',
  },
  external: {
    ...added,
    at: 'added to 2.4, 23',
    form: 'f = (fp, None); CallState f vl k',
    says: 'a function outside the program gives its results',
    decision: '0062, 0192',
  },
} as const satisfies Record<string, RuleRow>;

/** The name of a rule for statements and states. */
export type RuleName = keyof typeof rules;

/** The same rows under a widened type. */
export const ruleRows: Readonly<Record<RuleName, RuleRow>> = rules;

/** The names of all rules, in the order of the document. */
export const ruleNames = Object.keys(rules) as readonly RuleName[];

/** Where the document has a rule. */
export function sectionOf(rule: RuleName): string {
  return ruleRows[rule].at;
}
