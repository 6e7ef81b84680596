/** What a linear module hands to the resolution of names: each function and global as a symbol, and the places of its uses. */
import { isLoweringName } from '../../base/host-name.ts';
import type { Span } from '../../base/source.ts';
import type { LinkSymbol } from '../../base/symbol-resolution.ts';
import { forEachInstr, operandsOf } from '../instr.ts';
import { damageOf, type Func, type Global, type Instr, type LinearModule } from '../nodes.ts';

/** A function or a global of a module. */
export interface Entity {
  readonly kind: 'f' | 'g';
  readonly index: number;
}

/** All names of a module, globals first. */
export function symbolsOf({ globals, funcs }: LinearModule): LinkSymbol<Entity>[] {
  return [
    ...globals.map((global, index) => symbolOf(global, { kind: 'g', index }, globals)),
    ...funcs.map((func, index) => symbolOf(func, { kind: 'f', index }, funcs)),
  ];
}

/** A function that is not exported meets like any other and is not seen from outside of the program: it is hidden. */
function symbolOf(one: Func | Global, item: Entity, all: readonly (Func | Global)[]): LinkSymbol<Entity> {
  const { name, span, linkage, alias, extern = false } = one;
  const isOpen = isExported(one) || (extern && alias === undefined);
  const visibility = isStatic(one) ? 'local' : isOpen ? 'default' : 'hidden';
  const shared = { name, span, visibility, item, weak: linkage === 'weak' } as const;
  if (alias !== undefined) return { kind: 'alias', target: all[alias].name, ...shared };
  return { kind: extern ? 'reference' : 'definition', ...shared };
}

/** Definitions that lowering has named are static too: each file was lowered by itself. */
export function isStatic({ name, linkage, alias, extern = false }: Func | Global): boolean {
  return linkage === 'static' || (isLoweringName(name) && (!extern || alias !== undefined));
}

export function isExported(one: Func | Global): boolean {
  return 'exported' in one && one.exported;
}

type Visit = (kind: 'f' | 'g', index: number, span: Span | undefined) => void;

/** What an instruction uses of the module. */
export function visitUses(instr: Instr, visit: Visit): void {
  const { span } = instr;
  if (instr.op === 'Call') visit('f', instr.func, span);
  for (const operand of operandsOf(instr))
    if (operand.kind === 'f' || operand.kind === 'g') visit(operand.kind, operand.index, span);
  if ('dest' in instr && instr.dest.kind === 'g') visit('g', instr.dest.index, span);
  if ('dests' in instr) for (const dest of instr.dests) if (dest.kind === 'g') visit('g', dest.index, span);
}

/** What a function or global uses of its module, each use once; nothing is known of a damaged body. */
export function forEachUse(one: Func | Global, visit: Visit): void {
  if ('instrs' in one && damageOf(one).length > 0) return;
  if ('instrs' in one) forEachInstr(one, (instr) => visitUses(instr, visit));
  else if (one.storage === 'data') for (const { kind, index } of one.relocations) visit(kind, index, one.span);
}

/** The places where a module uses something; all of a module are found when the first is asked for. */
export class UsePlaces {
  readonly #module: LinearModule;
  #places: Map<string, (Span | undefined)[]> | undefined;

  constructor(module: LinearModule) {
    this.#module = module;
  }

  of({ kind, index }: Entity): readonly (Span | undefined)[] {
    this.#places ??= this.#find();
    return this.#places.get(`${kind}${index}`) ?? [];
  }

  #find(): Map<string, (Span | undefined)[]> {
    const found = new Map<string, (Span | undefined)[]>();
    const add: Visit = (kind, index, span) => {
      const places = found.get(`${kind}${index}`);
      if (places === undefined) found.set(`${kind}${index}`, [span]);
      else places.push(span);
    };
    for (const func of this.#module.funcs) forEachUse(func, add);
    for (const global of this.#module.globals) forEachUse(global, add);
    return found;
  }
}
