/** How a MAPLE module declares its functions, for hosts that supply and for callers that call them. */
import { aliasOf } from '../lower/maple-levels/program-start.ts';
import { hasAttr } from '../maple/locality.ts';
import type { Module } from '../maple/module.ts';
import { plainName, type FuncDeclaration } from './program.ts';
import type { MapleUnit } from './unit.ts';

/** A function as the module declares it. */
export function mapleDeclaration({ module }: MapleUnit, name: string): FuncDeclaration | undefined {
  const named = module.findFunc(`&${plainName(name)}`);
  if (named === undefined) return undefined;
  const func = aliasOf(module, named) ?? named;
  const params = func.params.map((param) => (param.kind === 'var' ? func.locals[param.local].type : param.type));
  return {
    params: params.map((type) => module.valuePrim(type, func)),
    results: func.results.map((type) => module.valuePrim(type, func)).filter((prim) => prim !== 'void'),
    variadic: func.variadic,
    isDefined: func.code !== undefined,
  };
}

/** Functions that may be nowhere: whoever has them is not linked because of them. */
export function weakFunctions({ funcs }: Module): readonly string[] {
  return funcs.flatMap(({ name, code, attrs }) =>
    code === undefined && hasAttr(attrs, 'weak') ? [name.slice(1)] : [],
  );
}
