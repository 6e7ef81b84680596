/**
 * The memory that a module describes by directives, to ordinary variables (docs/decisions/0115-module-state.md):
 *
 *     globalmemsize, globalmemmap          var $.global; %%GP is its address
 *     framesize, upformalsize              var %.frame, the locals below %%FP and the formals above it
 *     ireadfpoff, iassignfpoff             dreadoff, dassignoff of that variable
 *     …refcounted, …typetagged             what a store keeps, what a return lets go (words.ts)
 *
 * Works on flat code. `module-state` comes before `call-results`, which hides what a call has just given;
 * `frame-release` comes behind `exceptions`, which adds ways out of functions, and before `objects`, which makes
 * counting into calls. A module with none of this stays as it is; the directives are gone afterwards.
 */
import { ownName, parseOwn } from '../own-names.ts';
import { globalVar, specialBit, specialRegs, type VarRef } from '../../../maple/code.ts';
import type { Func, Module } from '../../../maple/module.ts';
import { frameAreaOf, frameDirectives, globalAreaOf, hasFrame, type GlobalArea } from '../../../maple/module-state.ts';
import type { Opcode } from '../../../maple/opcodes.ts';
import { pointerSizeOf } from '../../../maple/pointer-size.ts';
import { transformFunc, type Transformation } from '../rewrite.ts';
import { FrameLowering, type StateOfModule } from './frame.ts';
import { releaseFrame } from './release.ts';

export const moduleState: Transformation = {
  name: 'module-state',
  doc: 'the global block and the frames that directives describe to variables',
  rules: {},
  module: lowerState,
};

export const frameRelease: Transformation = {
  name: 'frame-release',
  doc: 'functions let go what the counted words of their frames hold',
  rules: {},
  module: (module) => (module.funcs.some(hasCounted) ? module.mapFuncs((func) => releaseFunc(module, func)) : module),
};

const GLOBAL = '$__global';
const MODULE_DIRECTIVES = /^(globalmemsize|globalmemmap|globalwords(typetagged|refcounted))$/;

function lowerState(module: Module): Module {
  const uses = module.funcs.map(usesState);
  if (!uses.includes(true)) return module;
  const copy = module.mapFuncs((func) => func);
  const area = globalAreaOf(copy);
  const usesGlobals = copy.funcs.some((func) => readsRegister(func, '%%GP'));
  const global = usesGlobals ? addGlobal(copy, area) : undefined;
  const state: StateOfModule = { global, area, pointerSize: pointerSizeOf(copy) };
  copy.funcs.forEach((func, i) => {
    if (uses[i] && func.code !== undefined) copy.funcs[i] = lowerFunc(copy, func, state);
  });
  if (usesGlobals) dropDirectives(copy);
  return copy;
}

/** Does a module need this transformation, or `prototypes`? */
export function usesModuleState(module: Module): boolean {
  return module.funcs.some((func) => usesState(func) || (func.code !== undefined && !func.signature));
}

const stateOpcodes: readonly Opcode[] = ['ireadfpoff', 'iassignfpoff', 'iassignspoff'];
const stateRegisters = ['%%FP', '%%GP', '%%SP'] as const;

function usesState(func: Func): boolean {
  const { code } = func;
  if (code === undefined) return false;
  if (hasFrame(frameAreaOf(func)) || stateOpcodes.some((op) => code.mentions(op))) return true;
  return stateRegisters.some((reg) => readsRegister(func, reg));
}

function readsRegister({ code }: Func, reg: keyof typeof specialRegs): boolean {
  if (code !== undefined && (code.census.specials & specialBit(specialRegs[reg])) !== 0)
    for (const n of code.nodes()) if (code.op(n) === 'regread' && code.reg(n) === specialRegs[reg]) return true;
  return false;
}

function lowerFunc(module: Module, func: Func, state: StateOfModule): Func {
  const lowering = new FrameLowering(module, func, state);
  const lowered = transformFunc(module, func, lowering.transformation());
  return hasCounted(func) ? { ...lowered, directives: lowering.directives() } : withoutDirectives(lowered);
}

function releaseFunc(module: Module, func: Func): Func {
  if (!hasCounted(func)) return func;
  return withoutDirectives(transformFunc(module, func, releaseFrame(module, func)));
}

function hasCounted(func: Func): boolean {
  return func.code !== undefined && frameAreaOf(func).counted.size > 0;
}

function withoutDirectives(func: Func): Func {
  return { ...func, directives: func.directives.filter(({ name }) => !frameDirectives.has(name)) };
}

/** As words where it consists of such. */
function addGlobal(module: Module, { size, words }: GlobalArea): VarRef {
  const count = size % 4 === 0 ? size / 4 : size;
  const values =
    size % 4 === 0 ? words : words.flatMap((word) => [0, 8, 16, 24].map((shift) => (word >>> shift) & 0xff));
  const init = values.length === 0 ? '' : ` = [${values.slice(0, count).join(', ')}]`;
  const name = ownName(module, GLOBAL);
  const text = `var ${name} <[${Math.max(1, count)}] ${size % 4 === 0 ? 'u32' : 'u8'}> align(16)${init}\n`;
  parseOwn(module, 'module-state', text);
  return globalVar(module.globalByName.get(name) as number);
}

function dropDirectives(module: Module): void {
  module.replaceItems(
    module.items.filter((item) => item.kind !== 'directive' || !MODULE_DIRECTIVES.test(item.directive.name)),
  );
}
