/**
 * The run time of managed objects (src/runtime/objects), parsed into a program that needs it and lowered with it, so that it
 * works on every engine and for every output (docs/decisions/0073-objects.md); and what lowering has to know of it.
 */
import { RuntimeLibrary } from '../../../runtime/library.ts';
import { objects } from '../../../runtime/texts.ts';

export const objectLibrary = new RuntimeLibrary(objects);

/** The number of the field of a class's variable that holds the data of the class, behind its header as an object. */
export const CLASS_DATA = 4;

/** `@name ptr, …`: the fields of the data of a class, but for the virtual methods behind them. */
export function classFields(): string {
  return /<struct \{(.*), @vtable /.exec(objectLibrary.textOf('$__class'))?.[1] ?? '';
}

/** The number of a field among them; `vtable` follows the last. */
export function classField(name: 'message' | 'vtable'): number {
  const names = classFields()
    .split(', ')
    .map((field) => field.split(' ')[0]);
  return name === 'vtable' ? names.length + 1 : names.indexOf(`@${name}`) + 1;
}
