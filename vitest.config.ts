import { defineConfig } from 'vitest/config';

const empty = new URL('./tests/empty.ts', import.meta.url).pathname;

export default defineConfig({
  // The walls between server and browser are the build's business; here both sides may be asked.
  resolve: { alias: { 'server-only': empty, 'client-only': empty } },
  test: {
    environment: 'node',
    // Tests that start processes of their own start them twice as fast.
    env: { NODE_COMPILE_CACHE: new URL('./node_modules/.cache/compile', import.meta.url).pathname },
    include: ['{src,tests,scripts,stories,bench,visual}/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/postgres.ts'],
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
