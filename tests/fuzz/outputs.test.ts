/** Random programs built and run: a few on each output, other kinds on the next one; `npm run fuzz -- --target` tries many. */
import { expect, test } from 'vitest';
import { missingTool, outputColumn } from '../engines.ts';
import { isLong, times } from '../long.ts';
import { has } from '../needs.ts';
import { kinds } from './kinds.ts';

const taking = Object.entries(kinds).filter(
  ([, { needs, onOutputs }]) => onOutputs !== undefined && (needs === undefined || has(needs)),
);

/** In a quick run two outputs have one kind each, those of which files are made without a compiler. */
const columns = outputColumn().map((output, place) => ({ output, ofKinds: kindsFor(place) }));
const chosen = isLong ? columns : columns.filter(({ output }) => /-(js|wasm)$/.test(output.name));

function kindsFor(place: number): typeof taking {
  return isLong ? taking.filter((_, i) => (i + place) % 12 === 0) : taking.filter(([name]) => name === 'linear');
}

test.for(chosen.map(({ output, ofKinds }) => [output.name, output, ofKinds] as const))(
  '%s',
  async ([name, output, ofKinds], { skip }) => {
    skip(missingTool({ name }) !== undefined, `needs ${missingTool({ name })}`);
    for (const [kind, { onOutputs }] of ofKinds) {
      const check = (await onOutputs?.())?.check([output]);
      for (let seed = 1n; seed <= BigInt(times(3, kind === 'linear' ? 12 : 1)); seed++) {
        const found = await check?.(seed);
        expect(typeof found === 'object' ? found.problem : found, `${kind}, seed ${seed}`).toBeUndefined();
      }
    }
  },
);
