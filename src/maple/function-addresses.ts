/**
 * Older files take the address of a function by `addrof ptr $f`. When `$f` is no variable and a function has the name,
 * the node becomes `addroffunc ptr &f`, and so do initialisers. Functions may be declared after their use, so this is
 * done when the module is complete; code without such nodes is left alone.
 */
import { Code, HEADER, type FuncId, type Node } from './code.ts';
import type { Init, Module } from './module.ts';
import { rows } from './opcodes.ts';

const ADDROF = rows.addrof.code;
const ADDROFFUNC = rows.addroffunc.code;

export function replaceFunctionAddresses(module: Module): void {
  const functions = new Map<number, FuncId>();
  module.globals.forEach(({ name, declared }, index) => {
    const id = declared ? undefined : module.funcByName.get(`&${name.slice(1)}`);
    if (id !== undefined && module.func(id).declared) functions.set(index, id);
  });
  if (functions.size === 0) return;
  for (const func of module.funcs) {
    if (func.code !== undefined) func.code = replaceInCode(func.code, functions);
    for (const variable of func.locals)
      if (variable.init !== undefined) variable.init = replaceInInit(variable.init, functions);
  }
  for (const variable of module.globals)
    if (variable.init !== undefined) variable.init = replaceInInit(variable.init, functions);
}

function isReplaced(code: Code, n: Node, functions: ReadonlyMap<number, FuncId>): boolean {
  return (code.words[n] & 0xffff) === ADDROF && code.field(n) === 0 && functions.has(code.var(n));
}

/** The same code with other nodes in the place of some; their records are shorter, so all that follow move. */
function replaceInCode(code: Code, functions: ReadonlyMap<number, FuncId>): Code {
  if (![...code.nodes()].some((n) => isReplaced(code, n, functions))) return code;
  const words = new Int32Array(code.words.length);
  const moved = new Map<Node, number>();
  let top = 0;
  for (const n of code.nodes()) {
    const end = code.next(n);
    moved.set(n, top);
    if (isReplaced(code, n, functions)) {
      words.set(code.words.subarray(n, n + HEADER), top);
      words[top] = ADDROFFUNC | (words[top] & ~0xffff);
      words[top + HEADER] = functions.get(code.var(n)) ?? 0;
      top += HEADER + 1;
    } else {
      words.set(code.words.subarray(n, end), top);
      top += end - n;
      code.operands(n).forEach((operand, i, all) => (words[top - all.length + i] = moved.get(operand) ?? 0));
    }
  }
  return new Code(words.slice(0, top), code.lists, (moved.get(code.root) ?? 0) as Node, code.source);
}

/** Lists are changed with a stack of their own, innermost first. */
function replaceInInit(init: Init, functions: ReadonlyMap<number, FuncId>): Init {
  if (init.kind === 'addrof') return replaced(init, functions);
  if (init.kind !== 'list') return init;
  const stack: { items: readonly Init[]; out: Init[] }[] = [{ items: init.items, out: [] }];
  for (;;) {
    const frame = stack[stack.length - 1];
    if (frame.out.length === frame.items.length) {
      stack.pop();
      const list: Init = { kind: 'list', items: frame.out };
      const outer = stack[stack.length - 1];
      if (outer === undefined) return list;
      outer.out.push(withValue(outer.items[outer.out.length], list));
      continue;
    }
    const item = frame.items[frame.out.length];
    const value = item.kind === 'field' ? item.value : item;
    if (value.kind === 'list') stack.push({ items: value.items, out: [] });
    else frame.out.push(value.kind === 'addrof' ? withValue(item, replaced(value, functions)) : item);
  }
}

/** An item of a list with another value, for the same field. */
function withValue(item: Init, value: Init): Init {
  return item.kind === 'field' ? { ...item, value } : value;
}

function replaced(init: Extract<Init, { kind: 'addrof' }>, functions: ReadonlyMap<number, FuncId>): Init {
  const func = functions.get(init.var);
  return func === undefined || init.field !== 0 || init.offset !== 0
    ? init
    : { kind: 'addroffunc', prim: init.prim, func };
}
