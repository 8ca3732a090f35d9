import { defineConfig } from 'vitest/config';

const empty = new URL('./tests/empty.ts', import.meta.url).pathname;

const rooms = '{src,tests,scripts,stories,bench,visual}';
// What proves itself by many runs, by killing whole processes, by a build or by servers of its own (SMTP, the front door): not a part of `npm run validate`.
const endurance = ['tests/{fuzz,faults}/**/*.test.ts', 'stories/histoire/*.test.ts', `${rooms}/**/*.endurance.test.ts`];

// What puts a stand-in in the place of a module needs modules of its own; everything else shares those that are loaded already, in half the time.
const apart = [
  'src/server-modules/**/*.test.tsx',
  'src/state/{consent-loads,purchase-event}.test.ts',
  'src/backend/consumer/even-answers.test.ts',
];

export default defineConfig({
  // The walls between server and browser are the build's business; here both sides may be asked.
  resolve: { alias: { 'server-only': empty, 'client-only': empty } },
  test: {
    environment: 'node',
    // Tests that start processes of their own start them twice as fast.
    env: { NODE_COMPILE_CACHE: new URL('./node_modules/.cache/compile', import.meta.url).pathname },
    globalSetup: ['tests/postgres.ts'],
    maxWorkers: 2,
    setupFiles: ['tests/leave-clean.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false,
          include: [`${rooms}/**/*.test.{ts,tsx}`],
          exclude: [...endurance, ...apart],
        },
      },
      { extends: true, test: { name: 'unit apart', include: apart } },
      { extends: true, test: { name: 'endurance', include: endurance } },
    ],
  },
});
