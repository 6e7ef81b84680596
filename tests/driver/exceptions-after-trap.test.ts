/** A call that a trap has ended leaves no handlers behind: the next throw of the same instance is uncaught again. */
import { expect, test } from 'vitest';
import { SourceFile } from '../../src/base/source.ts';
import { instantiate, parse, type Program } from '../../src/driver/index.ts';
import { Trap } from '../../src/vm/trap.ts';
import { fullEngines, namesOf } from '../engines.ts';

const text = `
func &fail (var %p <* i32>) i32 {
  if (eq u1 ptr (dread ptr %p, constval ptr 0)) { throw (constval i32 7) }
  return (iread i32 <* i32> 0 (dread ptr %p))
}
func &caught (var %p <* i32>) i32 {
  jstry @h 0
  callassigned &fail (dread ptr %p) { regassign i32 %1 }
  return (regread i32 %1)
@h jscatch
  return (add i32 (regread i32 %%thrownval, constval i32 100))
@end endtry
  return (constval i32 0)
}
func &uncaught () i32 {
  callassigned &fail (constval ptr 0) { regassign i32 %1 }
  return (regread i32 %1)
}
`;

/** The result of a call, or the kind of the trap that ends it. */
function outcome(program: Program, name: string, ...args: number[]): string {
  try {
    return program.call(name, args).join(' ');
  } catch (error) {
    if (error instanceof Trap) return error.kind;
    throw error;
  }
}

test.each(namesOf(fullEngines('maple')))('%s', async (engine) => {
  const { value: unit } = await parse(new SourceFile('trap.mpl', text), 'maple');
  if (unit === undefined) throw new Error('it does not parse');
  const { value: program } = await instantiate(unit, { engine });
  if (program === undefined) throw new Error('it does not compile');
  expect(outcome(program, 'uncaught')).toBe('uncaught-exception');
  expect(outcome(program, 'caught', 0)).toBe('107');
  // The trap happens in a call with a handler around it.
  expect(outcome(program, 'caught', 0x7ffffff0)).toBe('out-of-bounds');
  expect(outcome(program, 'uncaught')).toBe('uncaught-exception');
  expect(outcome(program, 'caught', 0)).toBe('107');
});
