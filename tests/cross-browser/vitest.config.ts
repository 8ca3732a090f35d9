import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { environment: 'node', include: ['tests/cross-browser/*.spec.ts'], testTimeout: 60_000, maxWorkers: 1 },
});
