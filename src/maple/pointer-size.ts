/** The width of a module's pointers, as far as the module itself tells. */
import { primByCode } from '../scalar/prim-types.ts';
import { addressWidth, type Code, type Node } from './code.ts';
import { paramTypes, type Directive, type Func, type Module } from './module.ts';
import { isStruct, type Type, type TypeId } from './types.ts';

/** What a module that says the width of its pointers has in `fileinfo`. */
export function pointerSizeWords(size: 4 | 8): string {
  return `@INFO_pointer_size ${size}`;
}

/** Is it a `fileinfo` that says this and nothing else? */
export function saysPointerSize({ raw }: Pick<Directive, 'raw'>): boolean {
  return raw === pointerSizeWords(4) || raw === pointerSizeWords(8);
}

/** The width that `fileinfo` says. */
function writtenPointerSize(module: Module): 4 | 8 | undefined {
  for (const { raw = '' } of module.directives('fileinfo')) {
    const found = /@INFO_pointer_size ([48])\b/.exec(raw)?.[1];
    if (found !== undefined) return found === '4' ? 4 : 8;
  }
  return undefined;
}

/** What `fileinfo` says; else 8 if the module uses a64, else 4 if it uses a32, else 8. */
export function pointerSizeOf(module: Module): 4 | 8 {
  const written = writtenPointerSize(module);
  if (written !== undefined) return written;
  const used = usedAddressTypes(module, true);
  return !used.a64 && used.a32 ? 4 : 8;
}

/** What `fileinfo` and the declarations of a module say, its bodies left aside; undefined if they say nothing. */
export function declaredPointerSize(module: Module): 4 | 8 | undefined {
  const written = writtenPointerSize(module);
  if (written !== undefined) return written;
  const used = usedAddressTypes(module, false);
  return used.a64 ? 8 : used.a32 ? 4 : undefined;
}

function usedAddressTypes(module: Module, withBodies: boolean): { a32: boolean; a64: boolean } {
  const a32 = module.types.prim('a32');
  const a64 = module.types.prim('a64');
  const used = { a32: false, a64: false };
  const note = (type: number): void => {
    if (type === a32) used.a32 = true;
    if (type === a64) used.a64 = true;
  };
  for (const variable of module.globals) note(variable.type);
  // Those in front are primitive types, which have no parts.
  for (let id = primByCode.length; id < module.types.size; id++) noteParts(module.types.get(id as TypeId), note);
  for (const func of module.funcs) {
    if (withBodies) noteTypes(func, note);
    else noteHead(func, note);
    if (withBodies && func.code !== undefined) noteCode(func.code, used);
    if (used.a64) return used;
  }
  return used;
}

function noteTypes({ results, locals, pregs }: Func, note: (type: number) => void): void {
  results.forEach(note);
  for (const local of locals) note(local.type);
  for (const preg of pregs.values()) note(preg.type);
}

/** Without what belongs to the body. */
function noteHead(func: Func, note: (type: number) => void): void {
  func.results.forEach(note);
  paramTypes(func).forEach(note);
}

/** The types of the nodes, as they were counted when the code was made, or counted now. */
function noteCode(code: Code, used: { a32: boolean; a64: boolean }): void {
  const { words } = code;
  let widths = code.addressWidths ?? 0;
  if (code.addressWidths === undefined)
    for (let n = 0; n < words.length; n = code.next(n as Node)) widths |= addressWidth[words[n] >>> 16];
  if ((widths & 1) !== 0) used.a32 = true;
  if ((widths & 2) !== 0) used.a64 = true;
}

function noteParts(type: Type, note: (part: TypeId) => void): void {
  if (type.kind === 'pointer') note(type.to);
  else if (type.kind === 'array') note(type.of);
  else if (type.kind === 'func') {
    for (const param of type.params) note(param.type);
    for (const result of type.results) note(result);
  } else if (isStruct(type)) for (const field of type.fields) note(field.type);
}
