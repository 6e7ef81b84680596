import { test } from 'vitest';
import { conformanceFiles, runFile } from './conformance/run.ts';
import { outputColumn } from './engines.ts';
test('all', async () => {
  const engine = outputColumn().find(({ name }) => name === 'built-c')!;
  let ok = 0, bad = 0;
  for (const file of conformanceFiles()) {
    if (process.env.ONLY && !process.env.ONLY.split(",").includes(file.name)) continue;
    try {
      const wrong = await runFile(file, engine);
      if (wrong.length === 0) ok++; else { bad++; console.log(wrong.slice(0,2).join('\n').slice(0, 300)); }
    } catch (error) { bad++; console.log(file.name, String((error as Error).message).slice(0, 400)); }
  }
  console.log({ ok, bad });
}, 600000);
