import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import packageJson from './package.json' with { type: 'json' };
import './scripts/runtime.mjs';
import { ToolsReporter } from './tests/tools-reporter.ts';

/** Where CI wants the outcome of each test, as JSON. */
const results = process.env.SAMARA_RESULTS;

export default defineConfig({
  // The examples in docs import the package and its parts by their names.
  resolve: {
    alias: Object.entries(packageJson.exports).flatMap(([path, target]) =>
      typeof target === 'string'
        ? []
        : [
            {
              find: new RegExp(`^samara-ir${path.slice(1)}$`),
              replacement: fileURLToPath(new URL(target.source, import.meta.url)),
            },
          ],
    ),
  },
  test: {
    include: ['tests/**/*.test.ts'],
    reporters: [
      'default',
      new ToolsReporter(),
      ...(results === undefined ? [] : [['json', { outputFile: results }] as const]),
    ],
    // Files share a process: on two cores that is eight times quicker, and no test may rely on a fresh one.
    isolate: false,
    // What the sources are transformed to is kept from one run to the next.
    experimental: { fsModuleCache: true },
    maxWorkers: 2,
    // Workers fill the cores already; threads that collect garbage beside them make every run dearer, as does a small nursery.
    execArgv: ['--single-threaded-gc', '--min-semi-space-size=16'],
    // Nothing is timed by tests: only what never ends is to be ended, on machines that others use too.
    // Commands that tests start keep nothing where the user's programs are kept.
    env: { SAMARA_CACHE: 'off' },
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
