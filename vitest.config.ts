import { defineConfig } from 'vitest/config';

const empty = new URL('./tests/empty.ts', import.meta.url).pathname;

const rooms = '{src,tests,scripts,stories,bench,visual}';
// What proves itself by many runs, by killing whole processes or by a build of its own: minutes, not a part of `npm run validate`.
const endurance = ['tests/{fuzz,faults}/**/*.test.ts', 'stories/histoire/*.test.ts', `${rooms}/**/*.endurance.test.ts`];

export default defineConfig({
  // The walls between server and browser are the build's business; here both sides may be asked.
  resolve: { alias: { 'server-only': empty, 'client-only': empty } },
  test: {
    environment: 'node',
    // Tests that start processes of their own start them twice as fast.
    env: { NODE_COMPILE_CACHE: new URL('./node_modules/.cache/compile', import.meta.url).pathname },
    globalSetup: ['tests/postgres.ts'],
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'unit', include: [`${rooms}/**/*.test.{ts,tsx}`], exclude: endurance } },
      { extends: true, test: { name: 'endurance', include: endurance } },
    ],
  },
});
