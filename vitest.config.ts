import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import './scripts/runtime.mjs';

export default defineConfig({
  // The examples in docs import the package by its name.
  resolve: { alias: { 'samara-ir': fileURLToPath(new URL('src/index.ts', import.meta.url)) } },
  test: {
    include: ['tests/**/*.test.ts'],
    reporters: ['default', './tests/tools-reporter.ts'],
    // Files share a process: on two cores that is eight times quicker, and no test may rely on a fresh one.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
