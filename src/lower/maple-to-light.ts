/**
 * MAPLE (high level) to MapleLight: what is in the subset as it stands, and what can be brought into it.
 *
 *     dowhile, doloop, foreachelem, multiway   labels, S_while, S_if, S_switch
 *     brtrue, brfalse                          S_if with S_goto
 *     malloc and intrinsics inside expressions statements of their own, before
 *     generic types and functions              their instances
 *     alloca, stackmalloc                      blocks in a list, freed on return (frame-memory.ts)
 *     %%retvalN, results in registers          variables of the function
 *     strings, static locals, initialisers     global variables with initial data
 *     extractbits, depositbits, …off           shifts and masks, address arithmetic
 *     javatry … endtry                         S_javatry around what stands between
 *
 * What has no syntax there, or would run otherwise (run-time.ts), is first brought to the flat level: other exceptions,
 * `finally`, monitors, class tests, methods by slot. These are then calls and memory accesses, and %%thrownval a global.
 *
 * The module is verified. What cannot be brought in is reported (MPL40xx, all of it in one go); the program is then whole
 * but not to be run. Every node carries the span of the MAPLE node that it came from.
 */
import type { Diagnostic } from '../base/diagnostics.ts';
import { named, type NamedResult } from '../base/result.ts';
import { InternalError } from '../base/errors.ts';
import { SourceFile } from '../base/source.ts';
import { prim, primNamed } from '../light/prim-types.ts';
import type { Expr, ExtExpr, Func as LightFunc, Program, Statement, VarDef } from '../light/syntax.ts';
import type { Code, Node } from '../maple/code.ts';
import type { Layout } from '../maple/layout.ts';
import type { Func, Module, Variable } from '../maple/module.ts';
import { rows } from '../maple/opcodes.ts';
import { parseInto } from '../maple/parser.ts';
import { pointerSizeOf } from '../maple/pointer-size.ts';
import { isLibrarySource, isRuntimeSource, lowerToFlat } from './maple-levels/index.ts';
import { foreachLoops } from './maple-levels/foreach.ts';
import { generics } from './maple-levels/generics/index.ts';
import { multiways } from './maple-levels/multiway.ts';
import { programStart } from './maple-levels/program-start.ts';
import { transformWith } from './maple-levels/rewrite.ts';
import { translateExpr } from './maple-to-light/expressions.ts';
import { enterFrame, leaveFrame } from './maple-to-light/frame-memory.ts';
import { FunctionBuilder, sequence } from './maple-to-light/function.ts';
import { ProgramBuilder, isStatic, type LightOptions } from './maple-to-light/program.ts';
import { needsRunTime } from './maple-to-light/run-time.ts';
import { pure, translateStatement } from './maple-to-light/statements.ts';
import { funcAttr, isVoid } from './maple-to-light/types.ts';

export type { HostValue, LightOptions } from './maple-to-light/program.ts';

/** A program of MapleLight, or why there is none. */
export type LoweredLight = NamedResult<'program', Program>;

/** A module of MAPLE as a program of MapleLight, or why it is outside. */
export function lowerToLight(module: Module, options: LightOptions = {}): LoweredLight {
  const problems: Diagnostic[] = [];
  if (!needsRunTime(module)) {
    const { program, diagnostics, isExact } = translate(nearest(module, problems), options);
    if (problems.length > 0) return named('program', program, problems);
    if (isExact) return named('program', program, diagnostics);
  }
  const flat = lowerToFlat(module, problems);
  const { program, diagnostics } = translate(flat, { ...options, isFlat: true });
  return named('program', program, inText([...problems, ...diagnostics]));
}

/** What stands in the user's text; what is about functions that lowering adds follows from that. */
function inText(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const own = diagnostics.filter(({ span }) => span === undefined || !isRuntimeSource(span.source.name));
  return own.length > 0 ? own : diagnostics;
}

/** What MapleLight has no syntax for is replaced; everything else stays as it is written. */
function nearest(module: Module, problems: Diagnostic[]): Module {
  return [programStart, generics, foreachLoops, multiways].reduce(
    (at, next) => transformWith(at, next, problems),
    module,
  );
}

/** The module with functions of ours; the module that was given stays as it is. */
function extended(module: Module, text: string, what: string): Module {
  const copy = module.mapFuncs((func) => func);
  const problems = parseInto(copy, new SourceFile(`<${what}>`, text));
  if (problems.length > 0) throw new InternalError(`${problems[0].code} ${problems[0].message}`, 'maple-to-light');
  return copy;
}

interface Translated {
  readonly program: Program;
  readonly diagnostics: readonly Diagnostic[];
  /** All of the module is in the program. */
  readonly isExact: boolean;
}

function translate(module: Module, options: LightOptions): Translated {
  const pointerSize = options.pointerSize ?? pointerSizeOf(module);
  const builder = new ProgramBuilder(module, pointerSize, options);
  builder.types.declareAll();
  for (const variable of module.globals) addGlobal(builder, variable);
  for (const func of module.funcs) builder.funcs.push([func.name, lowerAny(builder, func)]);
  const text = builder.intrinsicTexts();
  if (text !== '') {
    const { funcs } = extended(module, text, 'intrinsics');
    for (const func of funcs.slice(module.funcs.length)) builder.funcs.push([func.name, lowerFunction(builder, func)]);
  }
  builder.types.checkLayouts();
  builder.expectResults();
  const program: Program = {
    prog_vars: builder.vars,
    prog_comps: builder.types.composites,
    prog_funcs: builder.funcs,
    prog_main: mainOf(module),
    pointerSize,
  };
  const { diagnostics, needsFlat } = builder.problems;
  return { program, diagnostics, isExact: diagnostics.length === 0 && !needsFlat };
}

/**
 * Programs get functions of the library that they never call (`printf` knows of `long double`). One that is outside of MapleLight has
 * no body, so that the machine is stuck when it is called.
 */
function lowerAny(program: ProgramBuilder, func: Func): LightFunc {
  const lower = (): LightFunc => lowerFunction(program, func);
  if (!isLibrarySource(func.source.name)) return lower();
  return (
    program.problems.attempt(lower) ?? lowerFunction(program, { ...func, params: [], results: [], code: undefined })
  );
}

function addGlobal(program: ProgramBuilder, variable: Variable): void {
  const add = (): void => program.addVariable(undefined, variable);
  if (isLibrarySource(variable.source?.name ?? '')) program.problems.attempt(add);
  else add();
}

/** Why a module is no MapleLight program; nothing if it is one. */
export function checkLightProfile(module: Module): readonly Diagnostic[] {
  return lowerToLight(module).diagnostics;
}

/** The function that the last `entryfunc` directive names, else `&main`. */
function mainOf(module: Module): string {
  const named = module.directives('entryfunc').at(-1)?.values[0];
  return typeof named === 'string' ? (named.startsWith('&') ? named : `&${named}`) : '&main';
}

function lowerFunction(program: ProgramBuilder, func: Func): LightFunc {
  const { layout: outer } = program;
  const layout = outer.within(func);
  const variadic = func.variadic || func.attrs.some(({ name }) => name === 'varargs');
  const fun_params = func.params.map((param): readonly [string, ReturnType<typeof program.types.type>] => {
    if (param.kind === 'reg') return [`%${param.reg}`, program.types.type(param.type, layout)];
    const variable = func.locals[param.local];
    program.types.place = { source: func.source, start: variable.start, end: variable.end };
    return [variable.name, program.types.type(variable.type, layout)];
  });
  const fun_returns = func.results.map((type) => program.types.type(type, layout)).filter((type) => !isVoid(type));
  const prototype = {
    fun_attr: funcAttr(func.attrs),
    fun_params,
    fun_returns,
    ...(variadic ? { fun_varargs: true } : {}),
  };
  const span = { source: func.source, start: func.start, end: func.end };
  const code = func.code;
  if (code === undefined) return { prototype, body: undefined, span };
  const f = new FunctionBuilder(program, func, code);
  const statement = translateBody(f, code);
  const params = new Set(func.params.flatMap((param) => (param.kind === 'var' ? [param.local] : [])));
  func.locals.forEach((variable, i) => {
    if (params.has(i)) return;
    if (isStatic(variable)) program.addVariable(func, variable);
    else {
      program.types.place = { source: func.source, start: variable.start, end: variable.end };
      f.vars.push([variable.name, localDef(program, func, variable, layout)]);
    }
  });
  const start = entryStatements(f, layout);
  const end = f.frameBlocks === undefined ? [] : [leaveFrame(f, f.frameBlocks)];
  const fun_statement = start.length + end.length === 0 ? statement : sequence([start, statement, end]);
  return { prototype, body: { fun_vars: f.vars, fun_pregs: [...f.pregs], fun_statement }, span };
}

/** A constant scalar may be assigned by its name, once, and not through a pointer. */
function localDef(program: ProgramBuilder, func: Func, variable: Variable, layout: Layout): VarDef {
  const def = program.varDef(variable, layout, func.source);
  const isConstant = program.options.cRules === true && def.type.kind !== 'Tarray' && def.type.kind !== 'Tcomposite';
  return isConstant && variable.attrs.some(({ name }) => name === 'const') ? { ...def, constant: true } : def;
}

/** Visits the code operands first: no recursion, whatever the nesting. */
function translateBody(f: FunctionBuilder, code: Code): Statement {
  for (let n = 0 as Node; n < code.words.length; n = code.next(n)) {
    const op = code.op(n);
    if (rows[op].kind === 'expr') translateExpr(f, n, op);
    else translateStatement(f, n, op);
  }
  return f.statements.get(code.root) ?? { kind: 'S_skip' };
}

/** Parameters that are registers, and the first values of local variables. */
function entryStatements(f: FunctionBuilder, layout: Layout): Statement[] {
  const { func } = f;
  const statements: Statement[] = f.frameBlocks === undefined ? [] : [enterFrame(f.frameBlocks)];
  if (f.isRunTime) {
    for (const variable of func.locals.slice(func.params.length)) statements.push(...clear(layout, variable));
  }
  for (const param of func.params) {
    if (param.kind !== 'reg') continue;
    const t = f.program.types.prim(layout.primOf(param.type));
    const e: Expr = { kind: 'E_dread', t, v: { kind: 'Vlocal', id: `%${param.reg}` }, fi: 0 };
    statements.push({
      kind: 'S_regassign',
      t: f.pregType(f.preg(param.reg as never, t)),
      r: { kind: 'Preg', id: `%${param.reg}` },
      e: pure(e),
    });
  }
  for (const variable of func.locals)
    if (variable.init !== undefined && !isStatic(variable)) statements.push(initialise(f, layout, variable));
  return statements;
}

/** The run time of other engines counts on local variables that begin with 0. */
function clear(layout: Layout, variable: Variable): Statement[] {
  const t = layout.isAggregate(variable.type) ? undefined : primNamed(layout.primOf(variable.type));
  if (t === undefined) return [];
  const zero: Expr = {
    kind: 'E_constval',
    t,
    v: t.kind === 'Tfloat' ? { kind: 'Vdouble', f: 0 } : { kind: 'Vlong', i: 0n },
  };
  return [{ kind: 'S_dassign', v: { kind: 'Vlocal', id: variable.name }, fi: 0, ee: pure(zero) }];
}

/** A local variable gets its first value each time the function begins: copied from a global that holds it. */
function initialise(f: FunctionBuilder, layout: Layout, variable: Variable): Statement {
  const { program, func } = f;
  const id = `${func.name}.${variable.name}.init`;
  if (variable.init !== undefined)
    program.addImage(id, program.varDef(variable, layout), variable.type, variable.init, layout, func);
  const t = layout.isAggregate(variable.type) ? prim('agg') : program.types.prim(layout.primOf(variable.type));
  const span = { source: func.source, start: variable.start, end: variable.end };
  const ee: ExtExpr = pure({ kind: 'E_dread', t, v: { kind: 'Vglobal', id }, fi: 0, span });
  return { kind: 'S_dassign', v: { kind: 'Vlocal', id: variable.name }, fi: 0, ee, span };
}
