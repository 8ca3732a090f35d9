/** Which files `npm test` runs, and where: the settings of both runners and the list of proofs read it here. */

const rooms = '{src,tests,scripts,stories,bench,visual}';

// What proves itself by many runs, by killing whole processes, by a build or by servers of its own (SMTP, the front door): not a part of `npm run validate`.
const endurance = ['tests/{fuzz,faults}/**/*.test.ts', 'stories/histoire/*.test.ts', `${rooms}/**/*.endurance.test.ts`];

// What puts a stand-in in the place of a module needs modules of its own; everything else shares those that are loaded already, in half the time.
const apart = [
  'src/server-modules/**/*.test.tsx',
  'src/state/{consent-loads,purchase-event}.test.ts',
  'src/client/analytics/visit.test.ts',
  'src/backend/consumer/even-answers.test.ts',
];

/** Files of the three projects of vitest. */
export const vitestLanes = {
  unit: { include: [`${rooms}/**/*.test.{ts,tsx}`], exclude: [...endurance, ...apart] },
  apart: { include: apart },
  endurance: { include: endurance },
};

/** Files of the three projects of Playwright, below their folder. */
export const browserLanes = [
  { name: 'journeys', testDir: 'tests/journeys', testMatch: '**/*.spec.ts' },
  { name: 'accessibility', testDir: 'accessibility', testMatch: '**/*.spec.ts' },
  { name: 'visual', testDir: 'visual', testMatch: '**/*.spec.ts' },
] as const;
