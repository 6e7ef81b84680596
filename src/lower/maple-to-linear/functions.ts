/**
 * One function: homes for its variables, its statements, its end.
 *
 * The order matters: parameters are moved to their homes first, then locals with initial values are set, and only then do
 * statements run; the end of the code returns as `return ()` does.
 */
import { InternalError } from '../../base/errors.ts';
import type { Dest, Operand } from '../../linear/nodes.ts';
import type { Code } from '../../maple/code.ts';
import type { Func, Variable } from '../../maple/module.ts';
import { returnValues } from './calls.ts';
import { FuncContext, type Home, type Uses } from './context.ts';
import { type GlobalData, isStatic } from './globals.ts';
import { initialiseLocal } from './local-init.ts';
import { canonical } from './plain-conversions.ts';
import { plainName, type ModuleLowering } from './module-lowering.ts';
import { isNarrow, scalarRows } from './scalars.ts';
import { lowerStatements } from './statements.ts';

export function lowerFunction(program: ModuleLowering, data: GlobalData, func: Func, code: Code, uses: Uses): void {
  const b = program.b.define(program.funcIndex(func.id));
  const f = new FuncContext(program, data, func, code, b, uses);
  b.at({ source: func.source, start: func.start, end: func.end });
  for (let i = 0; i < func.labels.length; i++) b.newLabel();
  placeParameters(f);
  placeLocals(f);
  lowerStatements(f);
  // What comes to the end of the text leaves the function there.
  const { source, end } = code.span(code.root);
  if (end > 0) b.at({ source, start: end - 1, end });
  if (b.isOpen) returnValues(f, []);
  f.finishSlots();
  const lowered = b.finish();
  program.options.watch?.finished(lowered, b.module);
}

function placeParameters(f: FuncContext): void {
  const { b, func, shape } = f;
  let next = 0;
  for (const { kind } of shape.results) if (kind === 'agg') f.resultAddresses.push(b.param(next++));
  for (const param of func.params) {
    const type = param.kind === 'var' ? func.locals[param.local].type : param.type;
    if (f.layout.primOf(type) === 'void') continue;
    const dest = b.param(next++);
    if (param.kind === 'var') f.homes[param.local] = parameterHome(f, param.local, dest);
    else placeRegister(f, param.reg, dest, type);
  }
  if (shape.variadic) f.variableArgs = b.param(next);
}

function parameterHome(f: FuncContext, local: number, dest: Dest): Home {
  const variable = f.func.locals[local];
  const kind = f.kindOfType(variable.type, f.code.root);
  const volatile = isVolatile(variable);
  if (kind === 'agg') return { kind: 'memory', address: dest, type: variable.type, volatile };
  if (!volatile && !f.uses.inMemory.has(local)) {
    // Whoever calls through a pointer of another type may pass anything.
    if (isNarrow(kind) && f.program.addressTaken.has(f.func.id)) f.b.assign(dest, canonical(f.b, dest, kind));
    return { kind: 'register', dest, scalar: kind, type: variable.type };
  }
  const home = slotHome(f, variable);
  f.b.store(scalarRows[kind].mem, home.address, dest, 0, volatile);
  return home;
}

function placeRegister(f: FuncContext, reg: number, dest: Dest, type: Variable['type']): void {
  const kind = f.kindOfType(type, f.code.root);
  f.setRegister(reg, dest, kind === 'agg' ? f.addressScalar : kind);
}

function placeLocals(f: FuncContext): void {
  f.func.locals.forEach((variable, local) => {
    if (f.homes[local] !== undefined) return;
    const home = localHome(f, variable, local);
    f.homes[local] = home;
    if (variable.init !== undefined && !isStatic(variable)) initialiseLocal(f, variable, variable.init, home);
  });
}

function localHome(f: FuncContext, variable: Variable, local: number): Home {
  const { type } = variable;
  if (isStatic(variable)) {
    const index = f.data.statics.get(f.func)?.get(local);
    if (index === undefined) throw new InternalError(`no data for ${variable.name}`, `lowering ${f.func.name}`);
    return { kind: 'memory', address: { kind: 'g', index }, type, volatile: isVolatile(variable) };
  }
  const kind = f.kindOfType(type, f.code.root);
  if (kind === 'agg' || isVolatile(variable) || f.uses.inMemory.has(local)) return slotHome(f, variable);
  return { kind: 'register', dest: f.b.local(scalarRows[kind].value, plainName(variable.name)), scalar: kind, type };
}

function slotHome(f: FuncContext, variable: Variable): Extract<Home, { kind: 'memory' }> {
  const size = Math.max(1, f.layout.sizeOf(variable.type));
  const address = alignedSlot(f, size, f.layout.alignOfVariable(variable), plainName(variable.name));
  return { kind: 'memory', address, type: variable.type, volatile: isVolatile(variable) };
}

/** The stack is aligned to this; what has to be aligned more strictly lies somewhere in a larger slot. */
const stackAlign = 16;

function alignedSlot(f: FuncContext, size: number, align: number, name: string): Operand {
  if (align <= stackAlign) return f.b.slot(size, align, name);
  const slot = f.b.slot(size + align - stackAlign, stackAlign, name);
  const and = f.pointerSize === 8 ? 'BandL' : 'BandI';
  const aligned = f.b.local(f.b.addressType, `${name}_aligned`);
  f.b.assign(aligned, f.b.calc(and, f.offset(slot, align - 1), f.b.address(-align)));
  return aligned;
}

function isVolatile(variable: Variable): boolean {
  return variable.attrs.some(({ name }) => name === 'volatile');
}
