/**
 * Programs that come from a binary file do what their text does: conformance files, their expectations and their traps with
 * the places in the text, on engines in turn.
 */
import { expect, test } from 'vitest';
import { formatPlace } from '../../../src/base/source.ts';
import type { MapleUnit } from '../../../src/driver/index.ts';
import { decodeMaple, encodeMaple } from '../../../src/maple/binary/index.ts';
import { Trap } from '../../../src/vm/trap.ts';
import { conformanceFiles, engines, findingsOf, readUnit, skips } from '../../conformance/run.ts';
import { times } from '../../long.ts';
import type { RunnableUnit, TestEngine } from '../../engines.ts';

function fromBinary(unit: RunnableUnit): RunnableUnit {
  if (unit.ir !== 'maple') return unit;
  const module = decodeMaple(encodeMaple(unit.module), 'program.bpl').orThrow();
  return { ...unit, source: module.source, module };
}

const chosen = conformanceFiles().filter((_, i) => i % times(30, 1) === 0);
const columns = engines.filter(({ name }) => name === 'wasm' || name === 'vm');

test.each(chosen.map((file, i) => ({ ...file, file, i })))('$name', async ({ file, name, i }) => {
  const engine = columns[i % columns.length];
  if (skips.some((skip) => skip.engine === engine.name && skip.file === name)) return;
  const late: TestEngine = { ...engine, start: (unit, options) => engine.start(fromBinary(unit), options) };
  const found = await findingsOf(file, late);
  expect(found).toEqual(await findingsOf(file, engine));
});

test('a trap names the place in the text', async () => {
  const text = 'func &main () i32 {\n  return (div i32 (constval i32 1,\n    constval i32 0))\n}\n';
  const unit = await readUnit({ topic: 'x', name: 'x/zero', text });
  const places = [];
  for (const { start } of columns) {
    for (const one of [unit, fromBinary(unit) as MapleUnit]) {
      const program = await start(one);
      try {
        program.main();
      } catch (error) {
        if (!(error instanceof Trap)) throw error;
        places.push(...error.frames.flatMap(({ span }) => (span === undefined ? [] : formatPlace(span))).slice(0, 1));
      }
    }
  }
  expect(places).toEqual(columns.flatMap(() => ['x/zero.mpl:2:11', 'x/zero.mpl:2:11']));
});
