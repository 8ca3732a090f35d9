import { defineConfig } from 'vitest/config';
import { vitestLanes } from './tests/lanes.ts';

const empty = new URL('./tests/empty.ts', import.meta.url).pathname;

export default defineConfig({
  // The walls between server and browser are the build's business; here both sides may be asked.
  resolve: { alias: { 'server-only': empty, 'client-only': empty } },
  test: {
    environment: 'node',
    // Tests that start processes of their own start them twice as fast.
    env: { NODE_COMPILE_CACHE: new URL('./node_modules/.cache/compile', import.meta.url).pathname },
    globalSetup: ['tests/support/postgres.ts'],
    reporters: ['default', './tests/support/count-reporter.ts'],
    maxWorkers: 2,
    setupFiles: ['tests/leave-clean.ts'],
    // Guards against what hangs, no promise of speed: at a load of twenty a test of one second takes a minute.
    testTimeout: 180_000,
    hookTimeout: 300_000,
    teardownTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false,
          ...vitestLanes.unit,
        },
      },
      { extends: true, test: { name: 'unit apart', ...vitestLanes.apart } },
      // Processes of their own are at the mercy of the machine: what passes only when it is asked again is told as FLAKY (`scripts/test/verdict.ts`).
      { extends: true, test: { name: 'endurance', retry: 1, ...vitestLanes.endurance } },
    ],
  },
});
