import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    reporters: ['default', './tests/support/count-reporter.ts'],
    environment: 'node',
    include: ['tests/cross-browser/*.spec.ts'],
    testTimeout: 60_000,
    maxWorkers: 1,
  },
});
