/**
 * The meaning of a module's code as plain text: every node of the trees with all slots by name and value, without places
 * in the text. Two modules mean the same if their dumps are equal. It reads the code through its own accessors and
 * prints nothing the way the printer does.
 */
import type { Code, Node } from '../../src/maple/code.ts';
import type { Func, Module } from '../../src/maple/module.ts';
import { slotSyntax, type SlotName } from '../../src/maple/opcodes.ts';
import type { TypeId } from '../../src/maple/types.ts';

export function dumpModule(module: Module): string {
  const lines: string[] = [];
  for (const item of module.items) {
    if (item.kind === 'comment' || item.kind === 'func') continue;
    if (item.kind === 'var') {
      const { name, type, storage, attrs, temp, init } = module.globals[item.global];
      lines.push(json({ name, type: dumpType(module, type), storage, attrs, temp, init }));
    } else if (item.kind === 'type')
      lines.push(json({ ...item.def, start: 0, end: 0, type: dumpType(module, item.def.type) }));
    else if (item.kind === 'class')
      lines.push(json({ ...item.decl, start: 0, end: 0, type: dumpType(module, item.decl.type) }));
    else if (item.kind === 'directive') lines.push(json({ ...item.directive, start: 0, end: 0 }));
    else lines.push(json(item));
  }
  for (const func of module.funcs) lines.push(dumpFunc(module, func));
  return lines.join('\n');
}

export function dumpFunc(module: Module, func: Func): string {
  const params = func.params.map((param) =>
    param.kind === 'var' ? func.locals[param.local].name : `reg ${param.reg} ${dumpType(module, param.type)}`,
  );
  const locals = func.locals
    .map(({ name, type, storage, attrs, init, declared }) =>
      json({ name, type: dumpType(module, type), storage, attrs, init, declared }),
    )
    .sort();
  const pregs = [...func.pregs.values()]
    .map(({ reg, type, explicit, counted }) => json({ reg, type: dumpType(module, type), explicit, counted }))
    .sort();
  const head = json({
    name: func.name,
    attrs: func.attrs,
    params,
    results: func.results.map((type) => dumpType(module, type)),
    variadic: func.variadic,
    signature: func.signature,
  });
  const body = func.code === undefined ? 'no body' : dumpNode(module, func, func.code, func.code.root);
  return [head, ...locals, ...pregs, body].join('\n');
}

function json(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) => (typeof item === 'bigint' ? `${item}n` : item));
}

/** Structure of a type, named types by name. */
export function dumpType(module: Module, id: TypeId): string {
  const type = module.types.get(id);
  return json(type.kind === 'prim' ? type.prim : { ...type })
    .replace(
      /"(to|of|type)":(\d+)/g,
      (_all, key: string, part: string) => `"${key}":${dumpType(module, Number(part) as TypeId)}`,
    )
    .replace(
      /"(parents|results)":\[([\d,]*)\]/g,
      (_all, key: string, list: string) =>
        `"${key}":[${
          list === ''
            ? ''
            : list
                .split(',')
                .map((part) => dumpType(module, Number(part) as TypeId))
                .join()
        }]`,
    )
    .replace(/"(start|end)":\d+/g, '"$1":0');
}

function dumpNode(module: Module, func: Func, code: Code, n: Node): string {
  const row = code.row(n);
  const slots: string[] = [];
  for (const part of row.form) {
    if (!(part in slotSyntax) || part === 'prim') continue;
    slots.push(`${part}=${dumpSlot(module, func, code, n, part as SlotName)}`);
  }
  const operands = code.operands(n).filter((operand) => code.op(operand) !== 'comment');
  return `${code.op(n)}:${code.prim(n)}[${slots.join(' ')}](${operands.map((operand) => dumpNode(module, func, code, operand)).join(' ')})`;
}

function dumpSlot(module: Module, func: Func, code: Code, n: Node, name: SlotName): string {
  const word = code.slot(n, name);
  const varName = (ref: number): string => (ref < 0 ? func.locals[~ref].name : module.globals[ref].name);
  const labelName = (id: number): string => (id < 0 ? '-' : func.labels[id].name);
  switch (slotSyntax[name].kind) {
    case 'prim':
      return code.from(n);
    case 'type':
      return dumpType(module, word as TypeId);
    case 'var':
      return varName(word);
    case 'counter': {
      const counter = code.counter(n);
      return counter.kind === 'var' ? varName(counter.var) : String(counter.reg);
    }
    case 'func':
      return module.funcs[word].name;
    case 'label':
      return labelName(word);
    case 'labels':
      return code.labels(n).map(labelName).join();
    case 'int':
    case 'reg':
      return String(word);
    case 'value':
      return code.bits(n).toString(16);
    case 'cases':
      return json(code.cases(n).map(({ value, label }) => [value, labelName(label)]));
    case 'results':
      return json(
        code.results(n).map((result) => (result.kind === 'var' ? { ...result, var: varName(result.var) } : result)),
      );
    case 'types':
      return code
        .types(n)
        .map((type) => dumpType(module, type))
        .join();
    case 'instant':
      return json(code.instant(n).map(({ param, type }) => [param, dumpType(module, type)]));
    case 'scope': {
      const scope = code.scope(n);
      return json(scope === undefined ? null : [scope.funcs.map((id) => module.funcs[id].name), scope.argIndex]);
    }
    default:
      return json(code.lists[word]);
  }
}
