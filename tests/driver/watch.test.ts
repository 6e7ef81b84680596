/** The report of memory through the library. */
import { expect, test } from 'vitest';
import { instantiate, parse, watchAllocations, SourceFile } from '../../src/index.ts';

test('between two calls', async () => {
  const source = new SourceFile(
    'keep.mpl',
    'var $p ptr\nfunc &keep (var %n u64) ptr {\n  dassign $p (malloc ptr (dread u64 %n))\n  return (dread ptr $p)\n}\nfunc &drop () void { free (dread ptr $p) return () }\n',
  );
  const { value: unit } = await parse(source, 'maple');
  const watch = await watchAllocations();
  const { value: program } = unit === undefined ? { value: undefined } : await instantiate(unit, { watch });
  program?.call('keep', [40n]);
  expect(watch.report()).toMatchObject({
    allocations: 1,
    frees: 0,
    leaks: [{ func: 'keep', blocks: 1, bytes: 40, span: { source } }],
  });
  program?.call('drop');
  expect(watch.report()).toMatchObject({ allocations: 1, frees: 1, leaks: [] });
});
